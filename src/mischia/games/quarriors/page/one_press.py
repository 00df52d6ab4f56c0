"""Which presses act at once: what can be taken back, and what gives nothing up; anything else is confirmed."""

from random import Random

from mischia.core.page import SEVERAL
from mischia.core.questions import THROW, Ask, Chance, Move
from mischia.games.quarriors.page import forecast
from mischia.games.quarriors.rules.immediate import gives_quiddity, takes_along
from mischia.games.quarriors.rules.rolling import throws
from mischia.games.quarriors.rules.state import State

BY_PRESS = (
    "roll",
    "spend all",
    "attack",
    "pass",
    "end",
    "spend",
    "summon",
    "capture",
)  # each has a button that says all


def acts_at_once(s: State, move: Move) -> bool:
    """Whether a press does it."""
    if move[0] in BY_PRESS:
        return True
    if move[0] == "use":
        return gives_nothing_up(s, s.cat.die(move[1]))
    return can_be_taken_back(s, move)


def gives_nothing_up(s: State, die: int) -> bool:
    """Whether a face is good for nothing but its immediate effect, and that has no other way."""
    face = s.cat.face(die)
    return not face.level and not takes_along(s, die) and (not face.quiddity or gives_quiddity(s, die))


def can_be_taken_back(s: State, move: Move) -> bool:
    """Whether the same player is asked next, and chance has not spoken."""
    before, after = s.question, forecast.after(s, move).question
    return isinstance(before, Ask) and isinstance(after, Ask) and before.seat == after.seat


def then_roll(s: State, move: Move, said: str) -> str:
    """What a press says for a move after which nothing but the roll is left: it is the press that rolls too."""
    after, rng = forecast.after(s, move), Random(0)
    while isinstance(after.question, Chance):
        if throws(after) is not None:
            return f"{said}{SEVERAL}{THROW}"
        after.answer(after.question.pick(rng))
    return said
