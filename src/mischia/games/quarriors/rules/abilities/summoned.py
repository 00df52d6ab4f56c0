"""What works on being summoned (QU-62)."""

from mischia.core.bags import ONE, count
from mischia.games.quarriors.content.ability import NUMBER, Ability, creature
from mischia.games.quarriors.content.catalogue import die_of
from mischia.games.quarriors.rules.destruction import destroy
from mischia.games.quarriors.rules.hooks import CAN_SUMMON, SUMMONED, step
from mischia.games.quarriors.rules.immediate import draw_and_roll, roll_then_use
from mischia.games.quarriors.rules.state import State
from mischia.games.quarriors.rules.strength import is_immune


@creature("quiddity_on_summon", on=SUMMONED, n=NUMBER)
def quiddity_on_summon(s: State, ability: Ability) -> None:
    s.quiddity += ability.n


@creature("extra_capture_on_summon", on=SUMMONED, worth=0.3, n=NUMBER)
def extra_capture_on_summon(s: State, ability: Ability) -> None:  # QU-87
    s.captures += ability.n


@creature("roll_on_summon", on=SUMMONED, worth=0.3, n=NUMBER)
def roll_on_summon(s: State, ability: Ability) -> None:  # QU-63
    s.then((draw_and_roll, ability.n))


@creature("assistant_on_summon", on=SUMMONED)
def assistant_on_summon(s: State, ability: Ability) -> None:  # QU-123: not optional; no capture (QU-R42)
    cls = s.cat.assistant
    if s.wilds[cls]:
        s.wilds[cls] -= 1
        s.used[s.current] += ONE[cls]
        s.say("gains", "QU-123", s.current, s.cat.classes[cls])


@creature("reroll_class_on_summon", on=SUMMONED)
def reroll_class_on_summon(s: State, ability: Ability) -> None:  # QU-125, QU-R56
    """All dice of the class in the Spent and Used Piles are rolled."""
    seat, cls = s.current, s.cat.cards[ability.card].cls
    for pile in (s.spent, s.used):
        n = count(pile[seat], cls)
        pile[seat] -= n * ONE[cls]
        s.active[seat] += [die_of(cls, 0)] * n
        s.rolling += n * ONE[cls]
    s.then(roll_then_use)


@creature("destroy_class_on_summon", on=SUMMONED, worth=0.1)
def destroy_class_on_summon(s: State, ability: Ability) -> None:
    """Every rival creature of the class is destroyed, rival by rival; QU-R35: but for immune ones."""
    s.then(*[(destroy_class, rival, s.cat.cards[ability.card].cls) for rival in s.rivals()])


@step("destroy_class")
def destroy_class(s: State, rival: int, cls: int) -> None:
    hit = [one for one in s.ready[rival] if s.form(one) == cls and not is_immune(s, one)]
    if hit:
        destroy(s, rival, hit, s.current, "QU-62")


@creature("one_summon_per_turn", on=CAN_SUMMON)
def one_summon_per_turn(s: State, ability: Ability, cls: int) -> bool:  # QU-R47
    return cls not in s.summoned
