"""Phase 3: the attack, step by step (QU-R23)."""

from mischia.core.questions import Ask, Move, Moves, Question
from mischia.games.quarriors.content.ability import Works
from mischia.games.quarriors.rules.copying import copied, copy_moves
from mischia.games.quarriors.rules.destruction import destroy, may_react, reactions, spend_spell, starve
from mischia.games.quarriors.rules.hooks import (
    AFTER_STRIKE,
    BREATH,
    CAN_STRIKE,
    DEFENDS,
    FIRST_LOSS,
    IGNORES_ATTACHED,
    POISON,
    PROTECTS,
    STRIKES,
)
from mischia.games.quarriors.rules.scoring import PASS
from mischia.games.quarriors.rules.state import LATE, NOBODY, SAFE, ZEROED, Creature, State, changed, distinct
from mischia.games.quarriors.rules.strength import (
    attack_has,
    attack_total,
    attackers,
    can_be_target,
    defence_of,
    is_immune,
)


def begin_attack(s: State) -> None:  # QU-64
    """All creatures attack all rivals; without attackers or rivals' creatures nothing happens."""
    s.phase = "attack"
    if s.ready[s.current] and any(s.ready[rival] for rival in s.rivals()):
        s.then(
            *[(breathe, rival) for rival in s.rivals()],
            count_attack,
            protect,
            fix_attack,
            *[(defend, rival) for rival in s.rivals()],
            attack_is_over,
        )


# --- (1) breath


def breathe(s: State, rival: int) -> None:  # QU-R23
    """Breath destroys small creatures of a rival before anybody defends."""
    hit = [one for one in s.ready[rival] if is_breathed_on(s, one) and not is_immune(s, one)]
    if hit:
        suffer(s, rival)
        destroy(s, rival, hit, s.current, "QU-R23")


def is_breathed_on(s: State, target: Creature) -> bool:
    for creature in attackers(s):
        for breath, ability in BREATH.of(s.works(creature)):
            if breath(s, ability, target):
                return True
    return False


def suffer(s: State, rival: int) -> None:
    """A rival loses a creature in the attack, for the Victory Spell."""
    if rival not in s.victims:
        s.victims.append(rival)


# --- (2) the total


def count_attack(s: State) -> None:  # QU-65, QU-R26
    """The attack against each rival who has creatures."""
    s.attack = [NOBODY] * s.seats
    for rival in s.rivals():
        if s.ready[rival]:
            s.attack[rival] = attack_total(s, rival)


# --- (3) protection


def protect(s: State) -> None:  # QU-68, QU-R22: nobody is asked when no rival has a creature
    if any(s.ready[rival] for rival in s.rivals()):
        s.then(*[(protect_oneself, rival) for rival in s.rivals()])


def protect_oneself(s: State, seat: int) -> Question | None:
    """A rival with something to do may use reactions before a defender is chosen."""
    moves = protections(s, seat)
    return Ask(seat, (*moves, PASS), protected, open=True) if moves else None


def protections(s: State, seat: int) -> Moves:
    moves: list[Move] = []
    for die in reactions(s, seat):
        works, phrase = s.die_works(die), s.cat.words[die]
        if CAN_STRIKE.of(works):
            for target in distinct(targets(s, seat, works)):
                moves.append(("react on", phrase, s.current, target.phrase))
        elif s.ready[seat] and may_react(s, seat, [ability for _, ability in PROTECTS.of(works)]):
            moves.append(("react", phrase))
    return (*moves, *copy_moves(s, seat))


def targets(s: State, seat: int, works: Works) -> list[Creature]:
    """The attackers at which a reaction may be aimed, with some effect (QU-R19)."""
    found = []
    for creature in attackers(s):
        if can_be_target(s, seat, s.current, creature):
            if any(can(s, ability, creature) for can, ability in CAN_STRIKE.of(works)):
                found.append(creature)
    return found


def protected(s: State, seat: int, move: Move) -> None:
    if move == PASS:
        s.then(starve, count_attack)
        return
    s.then(starve, count_attack, (protect_oneself, seat))
    if move[0] == "copy":
        copied(s, seat, move)
        return
    die = s.cat.die(move[1])
    works = s.die_works(die)
    spend_spell(s, seat, die)
    if move[0] == "react":
        for protects, ability in PROTECTS.of(works):
            protects(s, ability, seat)
        s.say("react", "QU-109", seat, move[1])
        return
    target = s.find(s.current, move[3], ZEROED | LATE)
    assert target is not None
    for strikes, ability in STRIKES.of(works):
        target = strikes(s, ability, target)
    s.say("react-on", "QU-109", seat, move[1], move[2], move[3])
    for follows, ability in AFTER_STRIKE.of(works):
        follows(s, ability, seat, target)


# --- (4) the totals are fixed


def fix_attack(s: State) -> None:
    for rival in s.rivals():
        if s.attack[rival] != NOBODY:
            s.say("attack", "QU-67", s.current, rival, s.attack[rival])


# --- (5) defence


def defend(s: State, rival: int) -> Question | None:  # QU-67, QU-71, QU-75
    """While attack is left, a rival must choose a creature; QU-R24: against 0 nobody need defend."""
    can = [creature for creature in distinct(s.ready[rival]) if has_fresh(s, rival, creature.phrase)]
    if s.attack[rival] > 0 and can:
        if s.defender != rival:
            s.defender = rival
            s.then((defend, rival))
            return None
        return Ask(rival, tuple([("defend", creature.phrase) for creature in can]), defended, open=True)
    s.attack[rival] = NOBODY  # QU-76, QU-80
    s.defender = NOBODY
    return None


def has_fresh(s: State, seat: int, phrase: str) -> bool:  # QU-79
    """Whether there is a creature of this phrase that can still take damage."""
    creature = s.find(seat, phrase, SAFE)
    return creature is not None and not creature.marks & SAFE


def defended(s: State, rival: int, move: Move) -> None:
    s.say("defend", "QU-71", rival, move[1])
    s.then((take_damage, rival, move[1]), starve, (defend, rival))
    creature = s.find(rival, move[1], SAFE)
    if creature is not None:
        for defends, ability in DEFENDS.of(s.works(creature)):
            defends(s, ability, rival)


def take_damage(s: State, rival: int, phrase: str) -> None:  # QU-72, QU-73
    """The chosen defender takes the attack that is left."""
    creature = s.find(rival, phrase, SAFE)
    if creature is None or creature.marks & SAFE:
        return
    left = s.attack[rival]
    defence = defence_of(s, rival, creature, not attack_has(s, IGNORES_ATTACHED))
    if left >= defence:
        left -= defence
    elif left > 0 and is_poisoned(s, creature):  # QU-R38
        left = 0
    else:
        s.attack[rival] = 0
        s.say("survive", "QU-72", rival, phrase)
        return
    if rival not in s.winded:  # QU-R39
        s.winded.append(rival)
        for attacker in attackers(s):
            for more, ability in FIRST_LOSS.of(s.works(attacker)):
                left += more(s, ability, attacker, rival)
    s.attack[rival] = left
    suffer(s, rival)
    destroy(s, rival, [creature], s.current, "QU-73")


def is_poisoned(s: State, creature: Creature) -> bool:
    """Whether an attacker destroys what it only damages."""
    for attacker in attackers(s):
        for poison, ability in POISON.of(s.works(attacker)):
            if poison(s, ability, creature):
                return True
    return False


def attack_is_over(s: State) -> None:
    """Creatures that came too late for this attack are like the others again."""
    s.winded = []
    for creature in s.ready[s.current]:
        if creature.marks & LATE:
            plain = creature.marks & ~LATE
            s.put(s.current, creature, changed(s.cat, creature, creature.attached, creature.copy, plain))
