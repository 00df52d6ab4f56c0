"""Reactions (QU-109): before a defender is chosen, and when a creature has just been destroyed."""

from mischia.games.quarriors.content.ability import LEVEL, NUMBER, Ability, spell
from mischia.games.quarriors.content.catalogue import ANY
from mischia.games.quarriors.rules.destruction import come_back, destroy
from mischia.games.quarriors.rules.hooks import (
    AFTER_STRIKE,
    AGAINST,
    BRINGS_BACK,
    CAN_REACT,
    CAN_STRIKE,
    GLORY_FOR_FALLEN,
    PROTECTS,
    RESCUES,
    STRIKES,
)
from mischia.games.quarriors.rules.state import ZEROED, Creature, State
from mischia.games.quarriors.rules.strength import attack_of

# --- protection


@spell("team_defence", "reaction", on=PROTECTS, worth=0.9, n=NUMBER)
def team_defence(s: State, ability: Ability, seat: int) -> None:  # QU-R49
    s.boosts.append((seat, "defence", ability.n))


@spell("zero_attack", "reaction", on=CAN_STRIKE, worth=0.9)
def is_strong(s: State, ability: Ability, attacker: Creature) -> bool:
    """Whether there is any attack to be taken away."""
    more = AGAINST.of(s.works(attacker))
    return not attacker.marks & ZEROED and (attack_of(s, s.current, attacker) > 0 or len(more) > 0)


@spell("zero_attack", "reaction", on=STRIKES)
def zero_attack(s: State, ability: Ability, attacker: Creature) -> Creature:  # QU-R36
    return s.mark(s.current, attacker, ZEROED)


@spell("destroy_attacker", "reaction", on=CAN_STRIKE, worth=0.8, max_level=LEVEL)
def is_small(s: State, ability: Ability, attacker: Creature) -> bool:
    return s.shows(attacker).level <= ability.number("max_level", ANY)


@spell("destroy_attacker", "reaction", on=AFTER_STRIKE)
def destroy_attacker(s: State, ability: Ability, seat: int, attacker: Creature) -> None:  # QU-70
    destroy(s, s.current, [attacker], seat, "QU-70")


# --- rescue


@spell("return_fallen", "reaction", on=BRINGS_BACK, worth=1.2)
def return_fallen(s: State, ability: Ability, by: int) -> None:
    come_back(s, by)


@spell("glory_for_fallen", "reaction", on=GLORY_FOR_FALLEN, worth=0.8, n=NUMBER)
def glory_for_fallen(s: State, ability: Ability) -> int:
    return ability.n


# --- both


@spell("fallen_to_active", "reaction", on=CAN_REACT, worth=0.7)
def can_redirect(s: State, ability: Ability, seat: int) -> bool:
    return seat not in s.to_active


@spell("fallen_to_active", "reaction", on=PROTECTS)
@spell("fallen_to_active", "reaction", on=RESCUES)
def fallen_to_active(s: State, ability: Ability, seat: int) -> None:
    if seat not in s.to_active:
        s.to_active.append(seat)
