"""Summoning, and what works on being summoned; each ability stands under the name that the data has for it."""

from collections.abc import Callable
from typing import Final

from mischia.core.bags import ONE, count
from mischia.core.questions import Move
from mischia.games.quarriors.content.catalogue import DONE, Ability
from mischia.games.quarriors.rules.copying import enter
from mischia.games.quarriors.rules.destruction import destroy
from mischia.games.quarriors.rules.immediate import draw_and_roll, roll_then_use
from mischia.games.quarriors.rules.state import Creature, State
from mischia.games.quarriors.rules.strength import is_immune, summon_cost


def can_summon(s: State, die: int) -> bool:  # QU-59, QU-61
    """Whether a die shows a creature that the current player can pay."""
    level = s.cat.face(die).level
    if not level or summon_cost(s, level) > s.quiddity:
        return False
    cls = (die & ~DONE) >> 3  # QU-R47
    return cls not in s.summoned or "one_summon_per_turn" not in s.card(cls).works[die & 7]


def summon(s: State, move: Move) -> None:  # QU-60, QU-R60
    """Pay for a creature; it moves to the Ready Area and its abilities on being summoned work (QU-62)."""
    seat, die = s.current, s.cat.die(move[1])
    s.quiddity -= summon_cost(s, s.cat.face(die).level)
    s.active[seat].remove(die if die in s.active[seat] else die | DONE)
    cls = die >> 3
    s.summoned.append(cls)
    s.then(
        *[
            (works_when_summoned, ability.card, ability.at)
            for ability in s.card(cls).abilities
            if ability.do in WHEN_SUMMONED and ability.works_on(s.cat.face(die))
        ]
    )
    enter(s, seat, Creature(s.cat, cls, die & 7))
    s.say("summon", "QU-60", seat, move[1])


def works_when_summoned(s: State, card: str, at: int) -> None:
    ability = s.cat.cards[card].abilities[at]
    WHEN_SUMMONED[ability.do](s, ability)


def quiddity_on_summon(s: State, ability: Ability) -> None:
    s.quiddity += ability.n


def extra_capture_on_summon(s: State, ability: Ability) -> None:  # QU-87
    s.captures += ability.n


def roll_on_summon(s: State, ability: Ability) -> None:  # QU-63
    s.then((draw_and_roll, ability.n))


def assistant_on_summon(s: State, ability: Ability) -> None:  # QU-123: not optional; no capture (QU-R42)
    cls = s.cat.assistant
    if s.wilds[cls]:
        s.wilds[cls] -= 1
        s.used[s.current] += ONE[cls]
        s.say("gains", "QU-123", s.current, s.cat.classes[cls])


def reroll_class_on_summon(s: State, ability: Ability) -> None:  # QU-125, QU-R56
    """All dice of the class in the Spent and Used Piles are rolled."""
    seat, cls = s.current, s.cat.cards[ability.card].cls
    for pile in (s.spent, s.used):
        n = count(pile[seat], cls)
        pile[seat] -= n * ONE[cls]
        s.active[seat] += [cls * 8] * n
        s.rolling += n * ONE[cls]
    s.then(roll_then_use)


def destroy_class_on_summon(s: State, ability: Ability) -> None:
    """Every rival creature of the class is destroyed, rival by rival; QU-R35: but for immune ones."""
    s.then(*[(destroy_class, rival, s.cat.cards[ability.card].cls) for rival in s.rivals()])


def destroy_class(s: State, rival: int, cls: int) -> None:
    hit = [one for one in s.ready[rival] if s.form(one) == cls and not is_immune(s, one)]
    if hit:
        destroy(s, rival, hit, s.current, "QU-62")


Effect = Callable[[State, Ability], None]
WHEN_SUMMONED: Final[dict[str, Effect]] = {
    "quiddity_on_summon": quiddity_on_summon,
    "extra_capture_on_summon": extra_capture_on_summon,
    "roll_on_summon": roll_on_summon,
    "assistant_on_summon": assistant_on_summon,
    "reroll_class_on_summon": reroll_class_on_summon,
    "destroy_class_on_summon": destroy_class_on_summon,
}
