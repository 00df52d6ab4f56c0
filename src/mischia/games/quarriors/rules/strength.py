"""Attack, defence and costs, as they are at this moment."""

from mischia.core.bags import count
from mischia.games.quarriors.content.catalogue import ANY, DONE, Ability
from mischia.games.quarriors.rules.state import LATE, ZEROED, Creature, State


def total(abilities: list[Ability] | None) -> int:
    """What abilities of one kind add up to."""
    return 0 if abilities is None else sum([ability.n for ability in abilities])


def sized(s: State, seat: int, creature: Creature) -> int:  # QU-R51
    """What the question mark of an Ooze stands for."""
    for ability in s.works(creature).get("size", []):
        if ability.count == "all_creatures":
            return sum([len(area) for area in s.ready])
        return count(s.used[seat], s.cat.quiddity) + quiddity_dice(s, seat)
    return 0


def quiddity_dice(s: State, seat: int) -> int:
    """The Basic Quiddity dice in an Active Pool."""
    return sum([(die & ~DONE) >> 3 == s.cat.quiddity for die in s.active[seat]])


def boosted(s: State, seat: int, what: str) -> int:  # QU-R49
    """What spells add to all creatures of a player this turn."""
    n = 0
    for player, kind, more in s.boosts:
        if player == seat and kind == what:
            n += more
    return n


def attack_of(s: State, seat: int, creature: Creature) -> int:  # QU-20, QU-65
    """What a creature adds to its owner's attack total, whoever the rival is."""
    if creature.marks & ZEROED:  # QU-R36
        return 0
    works, face = s.works(creature), s.shows(creature)
    n = sized(s, seat, creature) if face.sized else face.attack
    if not creature.copy:
        for ability in works.get("copy", []):
            n = ability.attack
    n += total(works.get("attack"))
    for other in s.ready[seat]:
        if other is not creature:
            for ability in s.works(other).get("aura", []):
                n += ability.attack
    for spell in creature.attached:
        for ability in s.die_works(spell).get("boost", []):
            n += ability.attack
    return n + boosted(s, seat, "attack")


def attack_on(s: State, seat: int, creature: Creature, rival: int) -> int:  # QU-R26
    """What a creature counts against one rival."""
    n = attack_of(s, seat, creature)
    if creature.marks & ZEROED:
        return 0
    if len(s.ready[rival]) == 1:
        n += total(s.works(creature).get("lone_rival_attack"))
    if is_immune(s, creature):  # QU-R35
        return n
    level = s.shows(creature).level
    cap = ANY
    for other in s.ready[rival]:  # QU-R37: the strictest holds
        works = s.works(other)
        for ability in works.get("ward", []):
            if level <= ability.max_level:
                return 0
        for ability in works.get("cap_attackers", []):
            cap = min(cap, ability.n)
    return min(n, cap)


def attackers(s: State) -> list[Creature]:
    """The current player's creatures that are part of the attack."""
    return [creature for creature in s.ready[s.current] if not creature.marks & LATE]


def attack_total(s: State, rival: int) -> int:  # QU-65
    """The attack total against one rival."""
    return sum([attack_on(s, s.current, creature, rival) for creature in attackers(s)])


def defence_of(s: State, seat: int, creature: Creature, attached: bool = True) -> int:  # QU-20
    """The damage that destroys a creature; the attached spells may not count."""
    works, face = s.works(creature), s.shows(creature)
    n = sized(s, seat, creature) if face.sized else face.defence
    if not creature.copy:
        for ability in works.get("copy", []):
            n = ability.defence
    n += total(works.get("defence")) + total(works.get("defence_per_other")) * (len(s.ready[seat]) - 1)
    for other in s.ready[seat]:
        if other is not creature:
            for ability in s.works(other).get("aura", []):
                n += ability.defence
    if attached:
        for spell in creature.attached:
            for ability in s.die_works(spell).get("boost", []):
                n += ability.defence
    return n + boosted(s, seat, "defence")


def attack_has(s: State, ability: str) -> bool:
    """Whether an attacker in the Ready Area has this ability (QU-R27)."""
    return any(s.has(creature, ability) for creature in attackers(s))


def is_immune(s: State, creature: Creature) -> bool:  # QU-110
    return s.has(creature, "immune")


def can_be_target(s: State, caster: int, seat: int, creature: Creature) -> bool:  # QU-110, QU-112, QU-R35
    """Whether a spell of this caster may be aimed at a creature."""
    return caster == seat or not (is_immune(s, creature) or s.has(creature, "spellproof"))


def summon_cost(s: State, level: int) -> int:  # QU-59, QU-R46
    """What the current player pays for a creature of this level."""
    tax = 0
    for rival in s.rivals():
        for creature in s.ready[rival]:
            tax += total(s.works(creature).get("tax"))
    return level + tax


def capture_cost(s: State, cls: int) -> int:  # QU-83, QU-R44
    """What the current player pays for a die of this class."""
    less = s.discount
    for creature in s.ready[s.current]:
        less += total(s.works(creature).get("discount"))
    return max(0, s.card(cls).cost - less)
