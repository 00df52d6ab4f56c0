"""Attack, defence and costs, as they are at this moment."""

from mischia.games.quarriors.content.ability import Hook
from mischia.games.quarriors.rules.hooks import (
    AGAINST,
    ATTACKED_BY,
    CAPTURE_COST,
    IMMUNE,
    SIZE,
    SPELLPROOF,
    STRENGTH,
    STRENGTH_OF_OTHERS,
    SUMMON_COST,
    UNFORMED,
    Check,
)
from mischia.games.quarriors.rules.state import LATE, ZEROED, Creature, State


def boosted(s: State, seat: int, what: str) -> int:  # QU-R49
    """What spells add to all creatures of a player this turn."""
    n = 0
    for player, kind, more in s.boosts:
        if player == seat and kind == what:
            n += more
    return n


def strength(s: State, seat: int, creature: Creature, what: str, attached: bool = True) -> int:  # QU-20
    """A creature's attack or defence; the attached spells may not count."""
    works, face = s.works(creature), s.shows(creature)
    n = face.attack if what == "attack" else face.defence
    if face.sized:
        for size, ability in SIZE.of(works):
            n = size(s, ability, seat)
    if not creature.copy:
        for unformed, ability in UNFORMED.of(works):
            n = unformed(s, ability, what)
    for own, ability in STRENGTH.of(works):
        n += own(s, ability, seat, creature, what)
    for other in s.ready[seat]:
        if other is not creature:
            for others, ability in STRENGTH_OF_OTHERS.of(s.works(other)):
                n += others(s, ability, what)
    if attached:
        for spell in creature.attached:
            for own, ability in STRENGTH.of(s.die_works(spell)):
                n += own(s, ability, seat, creature, what)
    return n + boosted(s, seat, what)


def attack_of(s: State, seat: int, creature: Creature) -> int:  # QU-65
    """What a creature adds to its owner's attack total, whoever the rival is."""
    return 0 if creature.marks & ZEROED else strength(s, seat, creature, "attack")  # QU-R36


def attack_on(s: State, seat: int, creature: Creature, rival: int) -> int:  # QU-R26
    """What a creature counts against one rival."""
    n = attack_of(s, seat, creature)
    if creature.marks & ZEROED:
        return 0
    for against, ability in AGAINST.of(s.works(creature)):
        n += against(s, ability, rival)
    if is_immune(s, creature):  # QU-R35
        return n
    for other in s.ready[rival]:  # QU-R37: the strictest holds
        for most, ability in ATTACKED_BY.of(s.works(other)):
            n = min(n, most(s, ability, creature))
    return n


def attackers(s: State) -> list[Creature]:
    """The current player's creatures that are part of the attack."""
    return [creature for creature in s.ready[s.current] if not creature.marks & LATE]


def attack_total(s: State, rival: int) -> int:  # QU-65
    """The attack total against one rival."""
    return sum([attack_on(s, s.current, creature, rival) for creature in attackers(s)])


def defence_of(s: State, seat: int, creature: Creature, attached: bool = True) -> int:
    """The damage that destroys a creature; the attached spells may not count."""
    return strength(s, seat, creature, "defence", attached)


def holds(s: State, creature: Creature, hook: Hook[Check]) -> bool:
    """Whether something is true of a creature by one of its abilities."""
    found = hook.of(s.works(creature))
    return bool(found) and any(check(s, ability) for check, ability in found)


def attack_has(s: State, hook: Hook[Check]) -> bool:
    """Whether an attacker in the Ready Area has such an ability (QU-R27)."""
    return any(holds(s, creature, hook) for creature in attackers(s))


def is_immune(s: State, creature: Creature) -> bool:  # QU-110
    return holds(s, creature, IMMUNE)


def can_be_target(s: State, caster: int, seat: int, creature: Creature) -> bool:  # QU-110, QU-112, QU-R35
    """Whether a spell of this caster may be aimed at a creature."""
    return caster == seat or not (is_immune(s, creature) or holds(s, creature, SPELLPROOF))


def summon_cost(s: State, level: int) -> int:  # QU-59, QU-R46
    """What the current player pays for a creature of this level."""
    for rival in s.rivals():
        for creature in s.ready[rival]:
            for more, ability in SUMMON_COST.of(s.works(creature)):
                level += more(s, ability)
    return level


def capture_cost(s: State, cls: int) -> int:  # QU-83
    """What the current player pays for a die of this class."""
    return max(0, s.card(cls).cost - discount(s))


def discount(s: State) -> int:  # QU-R44
    """What dice cost the current player less."""
    n = s.discount
    for creature in s.ready[s.current]:
        for less, ability in CAPTURE_COST.of(s.works(creature)):
            n += less(s, ability)
    return n
