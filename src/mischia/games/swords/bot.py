"""What a sensible player knows about swords: hints for the bots."""

from mischia.core.questions import Chance, Moves
from mischia.games.swords.cards import sets
from mischia.games.swords.rules import boss_drew
from mischia.games.swords.state import State


def at_rest(s: State) -> bool:
    """Between two rounds nothing is under way."""
    question = s.question
    return isinstance(question, Chance) and question.then is boss_drew and not s.drawn


def evaluate(s: State) -> list[float]:
    """Each seat's chance to win."""
    values = [0.0] * s.seats
    if s.question is None:
        for seat in s.winners:
            values[seat] = 1.0
        return values
    worths = [4.0 ** sets(cards) for cards in s.front]
    return [worth / sum(worths) for worth in worths]


def prior(s: State, seat: int, moves: Moves) -> list[float]:
    """How often a sensible player makes each move; nothing means that all look alike."""
    return []
