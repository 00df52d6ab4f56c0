"""Summoning, and what works on being summoned."""

from mischia.core.questions import Move
from mischia.games.quarriors.content.catalogue import DONE, cls_of, face_of
from mischia.games.quarriors.rules.copying import enter
from mischia.games.quarriors.rules.hooks import CAN_SUMMON, SUMMONED
from mischia.games.quarriors.rules.state import Creature, State
from mischia.games.quarriors.rules.strength import summon_cost


def can_summon(s: State, die: int) -> bool:  # QU-59, QU-61
    """Whether a die shows a creature that the current player can pay."""
    level = s.cat.face(die).level
    if not level or summon_cost(s, level) > s.quiddity:
        return False
    cls = cls_of(die)
    checks = CAN_SUMMON.of(s.card(cls).works[face_of(die)])
    return not checks or all(check(s, ability, cls) for check, ability in checks)


def summon(s: State, move: Move) -> None:  # QU-60, QU-R60
    """Pay for a creature; it moves to the Ready Area and its abilities on being summoned work (QU-62)."""
    seat, die = s.current, s.cat.die(move[1])
    s.quiddity -= summon_cost(s, s.cat.face(die).level)
    s.active[seat].remove(die if die in s.active[seat] else die | DONE)
    cls = cls_of(die)
    s.summoned.append(cls)
    s.then(*[(works_when_summoned, ability.card, ability.at) for _, ability in SUMMONED.of(s.die_works(die))])
    enter(s, seat, Creature(s.cat, cls, face_of(die)))
    s.say("summon", "QU-60", seat, move[1])


def works_when_summoned(s: State, card: str, at: int) -> None:
    ability = s.cat.cards[card].abilities[at]
    effect = SUMMONED.find(ability)
    assert effect is not None
    effect(s, ability)
