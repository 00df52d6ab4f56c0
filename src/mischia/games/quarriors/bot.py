"""What a sensible player knows about Quarriors: hints for the bots."""

from mischia.core.questions import Chance, Moves
from mischia.games.quarriors.rolling import drew
from mischia.games.quarriors.state import State


def at_rest(s: State) -> bool:
    question = s.question
    return isinstance(question, Chance) and question.then is drew and s.to_draw == 6


def evaluate(s: State) -> list[float]:
    values = [0.0] * s.seats
    if s.question is None:
        for seat in s.winners:
            values[seat] = 1.0 / len(s.winners)
        return values
    total = sum(s.glory) + s.seats
    return [(glory + 1) / total for glory in s.glory]


def prior(s: State, seat: int, moves: Moves) -> list[float]:
    return []
