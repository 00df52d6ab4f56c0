"""What holds as long as a creature is in the Ready Area, or a spell is attached to it."""

from mischia.core.bags import count
from mischia.games.quarriors.content.ability import LEVEL, NUMBER, Ability, creature, spell
from mischia.games.quarriors.content.catalogue import ANY, cls_of
from mischia.games.quarriors.rules.destruction import has_quiddity
from mischia.games.quarriors.rules.hooks import (
    AGAINST,
    ATTACKED_BY,
    CAPTURE_COST,
    GLORY,
    IGNORES_ATTACHED,
    IMMUNE,
    SIZE,
    SPELLPROOF,
    STARVES,
    STRENGTH,
    STRENGTH_OF_OTHERS,
    SUMMON_COST,
    UNFORMED,
)
from mischia.games.quarriors.rules.state import Creature, State

# --- strength


@creature("attack", on=STRENGTH, n=NUMBER)
def attack(s: State, ability: Ability, seat: int, one: Creature, what: str) -> int:
    return ability.n if what == "attack" else 0


@creature("defence", on=STRENGTH, n=NUMBER)
def defence(s: State, ability: Ability, seat: int, one: Creature, what: str) -> int:
    return ability.n if what == "defence" else 0


@creature("defence_per_other", on=STRENGTH, n=NUMBER)
def defence_per_other(s: State, ability: Ability, seat: int, one: Creature, what: str) -> int:
    return ability.n * (len(s.ready[seat]) - 1) if what == "defence" else 0


@creature("aura", on=STRENGTH_OF_OTHERS, worth=0.5, attack=NUMBER, defence=NUMBER)
def aura(s: State, ability: Ability, what: str) -> int:
    return ability.number(what)


@spell("boost", "attach", on=STRENGTH, attack=NUMBER, defence=NUMBER, glory=NUMBER)
def boost(s: State, ability: Ability, seat: int, one: Creature, what: str) -> int:
    return ability.number(what)


@spell("boost", "attach", on=GLORY)
def boost_glory(s: State, ability: Ability, others: int) -> int:
    return ability.number("glory")


@creature("size", on=SIZE, count=("quiddity_dice", "all_creatures"))
def size(s: State, ability: Ability, seat: int) -> int:  # QU-R51
    if ability.says("count") == "all_creatures":
        return sum([len(area) for area in s.ready])
    cls = s.cat.quiddity
    return count(s.used[seat], cls) + sum([cls_of(die) == cls for die in s.active[seat]])


@creature("size", on=STARVES)
def starves(s: State, ability: Ability, seat: int) -> bool:  # QU-R51: it lives on Basic Quiddity dice
    return ability.says("count") == "quiddity_dice" and not has_quiddity(s, seat)


@creature("copy", on=UNFORMED, attack=NUMBER, defence=NUMBER)
def copy(s: State, ability: Ability, what: str) -> int:  # QU-R51; what copies is in copying.py
    return ability.number(what)


# --- against rivals


@creature("lone_rival_attack", on=AGAINST, n=NUMBER)
def lone_rival_attack(s: State, ability: Ability, rival: int) -> int:
    return ability.n if len(s.ready[rival]) == 1 else 0


@creature("cap_attackers", on=ATTACKED_BY, worth=0.5, n=NUMBER)
def cap_attackers(s: State, ability: Ability, attacker: Creature) -> int:
    return ability.n


@creature("ward", on=ATTACKED_BY, worth=0.8, max_level=LEVEL)
def ward(s: State, ability: Ability, attacker: Creature) -> int:
    return 0 if s.shows(attacker).level <= ability.number("max_level", ANY) else ANY


@creature("immune", on=IMMUNE, worth=0.3)
def immune(s: State, ability: Ability) -> bool:  # QU-110
    return True


@creature("spellproof", on=SPELLPROOF)
def spellproof(s: State, ability: Ability) -> bool:
    return True


@creature("ignore_attached", on=IGNORES_ATTACHED)
def ignore_attached(s: State, ability: Ability) -> bool:
    return True


# --- costs


@creature("tax", on=SUMMON_COST, worth=0.3, n=NUMBER)
def tax(s: State, ability: Ability) -> int:  # QU-R46
    return ability.n


@creature("discount", on=CAPTURE_COST, worth=0.3, n=NUMBER)
def discount(s: State, ability: Ability) -> int:  # QU-R44
    return ability.n
