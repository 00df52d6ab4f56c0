"""Immediate effects: what may be used right after a roll (QU-54 to QU-57)."""

from mischia.core.bags import ONE
from mischia.core.questions import Ask, Move, Moves, Question
from mischia.games.quarriors.content.ability import Ability
from mischia.games.quarriors.content.catalogue import DONE, cls_of, face_of, is_done, undone
from mischia.games.quarriors.rules.destruction import starve
from mischia.games.quarriors.rules.hooks import AFTER_USE, CAN_CAST, IMMEDIATE, TAKES_ALONG, USED
from mischia.games.quarriors.rules.rolling import can_draw, draw_dice, roll_anew, roll_dice
from mischia.games.quarriors.rules.scoring import PASS
from mischia.games.quarriors.rules.state import State


def draw_and_roll(s: State, n: int) -> None:  # QU-17
    """Draw so many dice and roll them; then their immediate effects, and spells are readied (QU-63)."""
    s.to_draw = n
    s.then(draw_dice, roll_then_use)


def roll_then_use(s: State) -> None:
    """Roll what is to be rolled now; without dice there is no window."""
    if s.rolling:
        s.then(roll_dice, use_immediate, ready_spells)


def is_immediate_spell(s: State, die: int) -> bool:
    """Whether a die shows the icon of an immediate spell (QU-102)."""
    card = s.card(cls_of(die))
    return card.kind == "immediate" and s.cat.face(die).spell


def draws(s: State, die: int) -> int:
    """How many dice the immediate effect of a die draws."""
    n = s.cat.face(die).draw
    for effect, ability in IMMEDIATE.of(s.die_works(die)):
        n += effect(s, ability)[0]
    return n


def rerolls(s: State, die: int) -> bool:
    """Whether the immediate effect of a die rolls the die itself again."""
    if s.cat.face(die).reroll:
        return True
    found = IMMEDIATE.of(s.die_works(die))
    return bool(found) and any(effect(s, ability)[1] for effect, ability in found)


def has_effect(s: State, die: int) -> bool:
    """Whether a die shows an immediate effect that was not declined (QU-R6)."""
    if is_done(die) or not face_of(die):
        return False
    if is_immediate_spell(s, die):
        return bool(s.die_works(die))
    return draws(s, die) > 0 or rerolls(s, die)


def can_use(s: State, die: int) -> bool:  # QU-R4
    """Whether a die has an immediate effect that does something now."""
    if not has_effect(s, die):
        return False
    if can_draw(s, s.current):
        return True
    if is_immediate_spell(s, die):
        return any(does_something(s, ability) for works in s.die_works(die).values() for _, ability in works)
    return rerolls(s, die) or gives_quiddity(s, die)


def does_something(s: State, ability: Ability) -> bool:  # QU-R19
    """Whether an effect without a target would change anything."""
    can = CAN_CAST.find(ability)
    return can is None or can(s, ability)


def gives_quiddity(s: State, die: int) -> bool:  # QU-23, QU-R9
    face = s.cat.face(die)
    return face.both and face.quiddity > 0 and not rerolls(s, die)


def takes_along(s: State, die: int) -> int:  # QU-R8, QU-R54
    """How many other dice may be rolled again with this one."""
    n, face = 0, s.cat.face(die)
    for along, ability in TAKES_ALONG.of(s.die_works(die)):
        n += along(s, ability, face)
    return n


def uses(s: State) -> Moves:
    """Every way to use an immediate effect (QU-55)."""
    words, pool = s.cat.words, s.active[s.current]
    moves: list[Move] = []
    for die in sorted(set(pool)):
        if not can_use(s, die):
            continue
        moves.append(("use", words[die]))
        most = takes_along(s, die)
        if not most:
            continue
        others = [undone(other) for other in pool if face_of(other)]
        others.remove(die)
        others.sort()
        for one in sorted(set(others)):
            moves.append(("use with", words[die], words[one]))
        if most > 1:
            pairs = {(one, two) for at, one in enumerate(others) for two in others[at + 1 :]}
            for one, two in sorted(pairs):
                moves.append(("use two", words[die], words[one], words[two]))
    return tuple(moves)


def use_immediate(s: State) -> Question | None:  # QU-54, QU-56, QU-R6
    moves = uses(s)
    return Ask(s.current, (*moves, PASS), used, open=True) if moves else None


def used(s: State, move: Move) -> None:
    seat = s.current
    if move == PASS:
        s.active[seat] = [die | DONE if can_use(s, die) else die for die in s.active[seat]]  # QU-R4
        s.then(starve)
        return
    die = s.cat.die(move[1])
    others = [s.cat.die(phrase) for phrase in move[2:]]
    works = s.die_works(die)
    spell = is_immediate_spell(s, die)
    if rerolls(s, die) and not spell:
        s.to_draw = draws(s, die)  # QU-R10: first the new die is drawn, then both are rolled
        roll_anew(s, die)
    else:  # QU-57, QU-R5: it is spent before anything is drawn
        s.to_draw = 0 if spell else draws(s, die)
        s.quiddity += s.cat.face(die).quiddity if gives_quiddity(s, die) else 0
        s.active[seat].remove(die)
        s.spent[seat] += ONE[cls_of(die)]
    for other in others:
        roll_anew(s, other | DONE if other | DONE in s.active[seat] else other)
    s.then(draw_dice, roll_dice, starve, use_immediate)
    for effect, ability in USED.of(works):
        effect(s, ability)
    s.say(move[0].replace(" ", "-"), "QU-54", seat, *move[1:])
    for effect, ability in AFTER_USE.of(works):
        effect(s, ability)


def ready_spells(s: State) -> None:  # QU-58, QU-R13; QU-57: an immediate spell is never readied
    seat = s.current
    for die in sorted(s.active[seat]):
        if not is_done(die) and s.cat.face(die).spell and s.card(cls_of(die)).kind != "immediate":
            s.active[seat].remove(die)
            s.spells[seat].append(die)
            s.say("ready", "QU-58", seat, s.cat.words[die])
