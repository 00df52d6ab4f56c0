"""What works in an attack, of attackers and of defenders."""

from mischia.core.questions import Ask, Move, Question
from mischia.games.quarriors.content.ability import LEVEL, Ability, creature
from mischia.games.quarriors.content.catalogue import ANY
from mischia.games.quarriors.rules.destruction import destroy, starve
from mischia.games.quarriors.rules.hooks import BREATH, DEFENDS, FIRST_LOSS, POISON, step
from mischia.games.quarriors.rules.state import LATE, Creature, State, distinct
from mischia.games.quarriors.rules.strength import attack_on, attackers, is_immune


@creature("breath", on=BREATH, worth=0.8, max_level=LEVEL)
def breath(s: State, ability: Ability, target: Creature) -> bool:  # QU-R23
    return s.shows(target).level <= ability.number("max_level", ANY)


@creature("poison", on=POISON, worth=0.5)
def poison(s: State, ability: Ability, target: Creature) -> bool:  # QU-R38
    return not is_immune(s, target)


@creature("second_wind", on=FIRST_LOSS, worth=0.5)
def second_wind(s: State, ability: Ability, attacker: Creature, rival: int) -> int:  # QU-R39
    return attack_on(s, s.current, attacker, rival)


@creature("kill_attacker_on_defend", on=DEFENDS, worth=0.5)
def kill_attacker_on_defend(s: State, ability: Ability, seat: int) -> None:
    s.then((kill_attacker, seat))


@step("kill_attacker")
def kill_attacker(s: State, seat: int) -> Question | None:  # QU-74, QU-124, QU-R40
    """An attacker is destroyed; the defender's owner chooses, if there is a choice."""
    can = distinct([one for one in attackers(s) if not is_immune(s, one)])
    if len(can) > 1:
        return Ask(seat, tuple([("choose", s.current, one.phrase) for one in can]), chose_attacker, open=True)
    if can:
        destroy(s, s.current, can, seat, "QU-124")
    return None


def chose_attacker(s: State, seat: int, move: Move) -> None:
    target = s.find(s.current, move[2], LATE)
    assert target is not None
    s.then(starve)
    destroy(s, s.current, [target], seat, "QU-124")
