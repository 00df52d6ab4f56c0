"""Phase 3: the attack, step by step (QU-R23)."""

from mischia.core.questions import Ask, Move, Moves, Question
from mischia.games.quarriors.rules.copying import copied, copy_moves
from mischia.games.quarriors.rules.destruction import destroy, reactions, spend_spell, starve
from mischia.games.quarriors.rules.scoring import PASS
from mischia.games.quarriors.rules.state import LATE, NOBODY, SAFE, ZEROED, Creature, State, changed, distinct
from mischia.games.quarriors.rules.strength import (
    attack_has,
    attack_of,
    attack_on,
    attack_total,
    attackers,
    can_be_target,
    defence_of,
    is_immune,
    total,
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
    reach = 0
    for creature in attackers(s):
        for ability in s.works(creature).get("breath", []):
            reach = max(reach, ability.max_level)
    hit = [one for one in s.ready[rival] if s.shows(one).level <= reach and not is_immune(s, one)]
    if hit:
        suffer(s, rival)
        destroy(s, rival, hit, s.current, "QU-R23")


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
        if "zero_attack" in works or "destroy_attacker" in works:
            for target in distinct(targets(s, seat, die)):
                moves.append(("react on", phrase, s.current, target.phrase))
        elif s.ready[seat] and ("team_defence" in works or ("fallen_to_active" in works and seat not in s.to_active)):
            moves.append(("react", phrase))
    return (*moves, *copy_moves(s, seat))


def targets(s: State, seat: int, die: int) -> list[Creature]:
    """The attackers at which a reaction may be aimed, with some effect (QU-R19)."""
    works = s.die_works(die)
    found = []
    for creature in attackers(s):
        if can_be_target(s, seat, s.current, creature):
            small = any(s.shows(creature).level <= one.max_level for one in works.get("destroy_attacker", []))
            strong = "zero_attack" in works and is_strong(s, creature)
            if small or strong:
                found.append(creature)
    return found


def is_strong(s: State, creature: Creature) -> bool:
    """Whether there is any attack to be taken away."""
    return not creature.marks & ZEROED and (
        attack_of(s, s.current, creature) > 0 or total(s.works(creature).get("lone_rival_attack")) > 0
    )


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
        if "team_defence" in works:
            s.boosts.append((seat, "defence", total(works.get("team_defence"))))
        if "fallen_to_active" in works and seat not in s.to_active:
            s.to_active.append(seat)
        s.say("react", "QU-109", seat, move[1])
        return
    target = s.find(s.current, move[3], ZEROED | LATE)
    assert target is not None
    if "destroy_attacker" not in works:  # QU-R36
        s.mark(s.current, target, ZEROED)
    s.say("react-on", "QU-109", seat, move[1], move[2], move[3])
    if "destroy_attacker" in works:  # QU-70
        destroy(s, s.current, [target], seat, "QU-70")


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
    if creature is not None and s.has(creature, "kill_attacker_on_defend"):
        s.then((kill_attacker, rival))


def kill_attacker(s: State, rival: int) -> Question | None:  # QU-74, QU-124, QU-R40
    """The Strong Gnome destroys an attacker; its owner chooses, if there is a choice."""
    can = distinct([creature for creature in attackers(s) if not is_immune(s, creature)])
    if len(can) > 1:
        return Ask(rival, tuple([("choose", s.current, one.phrase) for one in can]), chose_attacker, open=True)
    if can:
        destroy(s, s.current, can, rival, "QU-124")
    return None


def chose_attacker(s: State, rival: int, move: Move) -> None:
    target = s.find(s.current, move[2], LATE)
    assert target is not None
    s.then(starve)
    destroy(s, s.current, [target], rival, "QU-124")


def take_damage(s: State, rival: int, phrase: str) -> None:  # QU-72, QU-73
    """The chosen defender takes the attack that is left."""
    creature = s.find(rival, phrase, SAFE)
    if creature is None or creature.marks & SAFE:
        return
    left = s.attack[rival]
    defence = defence_of(s, rival, creature, not attack_has(s, "ignore_attached"))
    if left >= defence:
        left -= defence
    elif left > 0 and attack_has(s, "poison") and not is_immune(s, creature):  # QU-R38
        left = 0
    else:
        s.attack[rival] = 0
        s.say("survive", "QU-72", rival, phrase)
        return
    if rival not in s.winded:  # QU-R39
        s.winded.append(rival)
        for attacker in attackers(s):
            if s.has(attacker, "second_wind"):
                left += attack_on(s, s.current, attacker, rival)
    s.attack[rival] = left
    suffer(s, rival)
    destroy(s, rival, [creature], s.current, "QU-73")


def attack_is_over(s: State) -> None:
    """Creatures that came too late for this attack are like the others again."""
    s.winded = []
    for creature in s.ready[s.current]:
        if creature.marks & LATE:
            plain = creature.marks & ~LATE
            s.put(s.current, creature, changed(s.cat, creature, creature.attached, creature.copy, plain))
