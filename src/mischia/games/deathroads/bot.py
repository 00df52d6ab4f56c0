"""What a sensible driver knows: hints for the bots."""

from mischia.core.questions import Moves
from mischia.games.deathroads.state import State


def at_rest(s: State) -> bool:
    return s.phase == "prepare"


def evaluate(s: State) -> list[float]:
    values = [0.0] * s.seats
    for seat in s.winners:
        values[seat] = 1.0
    return values


def prior(s: State, seat: int, moves: Moves) -> list[float]:
    return []
