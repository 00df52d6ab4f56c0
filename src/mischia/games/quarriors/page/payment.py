"""Paying in one go: which dice to spend before something that costs quiddity; the rules say whether that will do."""

from collections.abc import Iterator
from typing import NamedTuple

from mischia.core.page import SEVERAL
from mischia.core.questions import Ask, Move, Moves
from mischia.games.quarriors import GAME
from mischia.games.quarriors.content.catalogue import undone
from mischia.games.quarriors.rules.state import State
from mischia.games.quarriors.rules.strength import summon_cost
from mischia.games.quarriors.rules.turn import quiddity_shown

MOST = 14  # moves that one press makes


class Payment(NamedTuple):
    """Dice are spent, and then something is done."""

    moves: str
    dice: int  # so many are spent
    left: int  # quiddity afterwards


def way_to(s: State, move: Move, cost: int) -> Payment | None:
    """What leads to a move that costs more than there is: spending as little as will do, then the move."""
    return paid(s, (move,), cost) if cost > s.quiddity else None


def way_to_all(s: State) -> Payment | None:
    """What summons every creature that the dice show, where there are several and all can be paid."""
    dice = [undone(die) for die in s.active[s.current] if s.cat.face(die).level]
    cost = sum(summon_cost(s, s.cat.face(die).level) for die in dice)
    return paid(s, tuple(("summon", s.cat.words[die]) for die in dice), cost) if len(dice) > 1 else None


def paid(s: State, moves: Moves, cost: int) -> Payment | None:
    """Spending as little as will do, and then these moves; the rules say whether nothing comes between."""
    dice = cheapest(s, cost - s.quiddity)
    if not dice and cost > s.quiddity:
        return None
    then = s.clone()
    steps = (*[("spend", s.cat.words[undone(die)]) for die in dice], *moves)
    for one in steps:
        question = then.question
        if not isinstance(question, Ask) or one not in question.moves or len(steps) > MOST:
            return None
        then.answer(one)
    said = SEVERAL.join(GAME.phrase(one, []) for one in steps)
    return Payment(said, len(dice), then.quiddity)


def cheapest(s: State, need: int) -> tuple[int, ...]:
    """The dice of the Active Pool whose quiddity is enough and the least that is; few rather than many."""
    if need <= 0:
        return ()
    enough = [dice for dice in payments(s) if worth(s, dice) >= need]
    return min(enough, key=lambda dice: (worth(s, dice), len(dice)), default=())


def payments(s: State) -> Iterator[tuple[int, ...]]:
    """For each sum that can be spent, one way to do so."""
    found: dict[int, tuple[int, ...]] = {0: ()}
    for die in quiddity_shown(s):
        for dice in list(found.values()):
            more = (*dice, die)
            if len(more) < len(found.get(worth(s, more), (*more, die))):
                found[worth(s, more)] = more
    return iter(found.values())


def worth(s: State, dice: tuple[int, ...]) -> int:
    return sum(s.cat.face(die).quiddity for die in dice)
