"""What a sensible player knows about Quickshot: hints for the bots."""

from mischia.core.questions import Chance, Moves
from mischia.games.quickshot.rules import leader_drew
from mischia.games.quickshot.state import State


def at_rest(s: State) -> bool:
    """Between two rounds nothing is under way."""
    question = s.question
    return isinstance(question, Chance) and question.then is leader_drew


def evaluate(s: State) -> list[float]:
    """Each seat's chance to win."""
    values = [0.0] * s.seats
    if s.question is None:
        for seat in s.winners:
            values[seat] = 1.0
        return values
    share = 1.0 / len(s.players)
    for seat in s.players:
        values[seat] = share
    return values


def prior(s: State, seat: int, moves: Moves) -> list[float]:
    """How often a sensible player makes each move."""
    return [1.0] * len(moves)
