"""Casting spells in one's own turn; each effect stands under the name that the data has for it."""

from collections.abc import Callable
from typing import Final

from mischia.core.bags import kinds
from mischia.core.questions import Ask, Move, Moves, Question
from mischia.games.quarriors.content.catalogue import Ability, die_of
from mischia.games.quarriors.rules.destruction import destroy, spend_spell, starve
from mischia.games.quarriors.rules.glory import gain_glory
from mischia.games.quarriors.rules.immediate import draw_and_roll
from mischia.games.quarriors.rules.rolling import can_draw
from mischia.games.quarriors.rules.scoring import cull
from mischia.games.quarriors.rules.state import Creature, State, changed, distinct
from mischia.games.quarriors.rules.strength import can_be_target, defence_of

# --- what may be cast


def casts(s: State) -> Moves:  # QU-100, QU-105, QU-R19
    """Every way for the current player to cast a readied spell that does something."""
    moves: list[Move] = []
    for die in sorted(set(s.spells[s.current])):
        card = s.card(die >> 3)
        if card.kind == "attach":
            moves += attachments(s, die)
        elif card.kind == "cast":
            aimed = [ability for works in s.die_works(die).values() for ability in works if is_aimed(ability)]
            if aimed:
                moves += aims(s, die, aimed[0])
            elif any(does_something(s, ability) for works in s.die_works(die).values() for ability in works):
                moves.append(("cast", s.cat.words[die]))
    return tuple(moves)


def attachments(s: State, die: int) -> list[Move]:  # QU-106, QU-108
    """One's own creatures to which a spell may be attached."""
    if not s.die_works(die):
        return []
    return [("cast on", s.cat.words[die], s.current, one.phrase) for one in distinct(s.ready[s.current])]


def is_aimed(ability: Ability) -> bool:
    """Whether the caster names a target with the spell."""
    return ability.do in ("destroy_spell", "sacrifice") or (ability.do == "destroy" and not ability.each_rival)


def aims(s: State, die: int, ability: Ability) -> list[Move]:
    """Every target of a spell."""
    phrase = s.cat.words[die]
    if ability.do == "destroy_spell":
        return spell_targets(s, die)
    moves: list[Move] = []
    for seat in [s.current] if ability.do == "sacrifice" else [s.current, *s.rivals()]:
        for creature in distinct(s.ready[seat]):
            if ability.do == "sacrifice" or is_target(s, seat, creature, ability):
                moves.append(("cast on", phrase, seat, creature.phrase))
    return moves


def is_target(s: State, seat: int, creature: Creature, ability: Ability) -> bool:
    """Whether a creature may be destroyed by a spell, within its bounds."""
    return (
        can_be_target(s, s.current, seat, creature)
        and s.shows(creature).level <= ability.max_level
        and defence_of(s, seat, creature) <= ability.max_defence
    )


def spell_targets(s: State, die: int) -> list[Move]:
    """Every spell in a Ready Area but the one that is cast; QU-R35: immunity does not cover attached spells."""
    phrase, words = s.cat.words[die], s.cat.words
    moves: list[Move] = []
    for seat in [s.current, *s.rivals()]:
        others = s.spells[seat][:]
        if seat == s.current:
            others.remove(die)
        for other in sorted(set(others)):
            moves.append(("cast on", phrase, seat, words[other]))
        for creature in distinct(s.ready[seat]):
            for other in sorted(set(creature.attached)):
                moves.append(("cast of", phrase, seat, words[other], creature.phrase))
    return moves


def does_something(s: State, ability: Ability) -> bool:  # QU-R19
    """Whether an effect without a target would change anything."""
    seat, do = s.current, ability.do
    if do == "draw":
        return can_draw(s, seat)
    if do == "team_attack":  # QU-R19: only before the attack
        return s.phase == "ready" and len(s.ready[seat]) > 0
    if do == "team_defence":
        return len(s.ready[seat]) > 0
    if do == "destroy":
        return any(victims(s, rival, ability) for rival in s.rivals())
    if do == "level_up":
        return any(higher_faces(s, creature) for creature in s.ready[seat])
    if do == "cull_used":
        return s.used[seat] != 0
    if do == "rivals_cull_dearest":
        return any(s.used[rival] for rival in s.rivals())
    if do == "glory_per_scored":
        return len(s.scored) >= max(1, ability.least)
    if do == "glory_again":
        return again(s, ability) > 0
    if do == "glory_per_victim":
        return s.phase == "capture" and len(s.victims) > 0
    return True  # quiddity, glory, extra_capture


# --- casting


def cast(s: State, move: Move) -> None:
    """The current player casts a spell; it resolves completely (QU-R20)."""
    seat, die = s.current, s.cat.die(move[1])
    attaches = s.card(die >> 3).kind == "attach"
    if attaches:
        attach(s, seat, die, move[3])
    else:
        spend_spell(s, seat, die)
    s.say(move[0].replace(" ", "-"), "QU-99", seat, *move[1:])
    if attaches:
        return
    effects: list[Ability] = []
    for works in s.die_works(die).values():
        effects += works
    s.then(*[(take_effect, ability.card, ability.at) for ability in effects if not is_aimed(ability)])
    for ability in effects:
        if ability.do == "destroy_spell":
            destroy_spell(s, move)
        elif is_aimed(ability):
            target = s.find(move[2], move[3])
            assert target is not None
            if ability.do == "sacrifice":  # QU-R57
                s.quiddity += ability.per_level * s.shows(target).level
            destroy(s, move[2], [target], seat, "QU-105")


def attach(s: State, seat: int, die: int, phrase: str) -> None:  # QU-106
    """A spell is laid beside a creature of one's own."""
    creature = s.find(seat, phrase)
    assert creature is not None
    s.spells[seat].remove(die)
    attached = tuple(sorted([*creature.attached, die]))
    s.put(seat, creature, changed(s.cat, creature, attached, creature.copy, creature.marks))


def destroy_spell(s: State, move: Move) -> None:
    """A spell in a Ready Area goes to its owner's Used Pile."""
    seat, die = move[2], s.cat.die(move[3])
    if len(move) == 4:
        s.spells[seat].remove(die)
    else:
        creature = s.find(seat, move[4])
        assert creature is not None
        attached = list(creature.attached)
        attached.remove(die)
        s.put(seat, creature, changed(s.cat, creature, tuple(attached), creature.copy, creature.marks))
    s.used[seat] += 1 << 7 * (die >> 3)
    s.say("destroy", "QU-105", seat, move[3])


def take_effect(s: State, card: str, at: int) -> None:
    """One effect of a spell takes place."""
    ability = s.cat.cards[card].abilities[at]
    EFFECTS[ability.do](s, ability)


def quiddity(s: State, ability: Ability) -> None:  # QU-40
    s.quiddity += ability.n


def glory(s: State, ability: Ability) -> None:
    gain_glory(s, s.current, ability.n, "QU-R41")


def extra_capture(s: State, ability: Ability) -> None:  # QU-87
    s.captures += ability.n


def draw(s: State, ability: Ability) -> None:
    s.then((draw_and_roll, ability.n))


def team_attack(s: State, ability: Ability) -> None:  # QU-66, QU-R49
    s.boosts.append((s.current, "attack", ability.n))


def team_defence(s: State, ability: Ability) -> None:  # QU-R49
    s.boosts.append((s.current, "defence", ability.n))


# --- destroying one creature of each rival


def destroy_each(s: State, ability: Ability) -> None:
    """One creature of each rival who has one within the bounds."""
    s.then(*[(destroy_one, rival, ability.card, ability.at) for rival in s.rivals()])


def victims(s: State, rival: int, ability: Ability) -> list[Creature]:
    return distinct([one for one in s.ready[rival] if is_target(s, rival, one, ability)])


def destroy_one(s: State, rival: int, card: str, at: int) -> Question | None:
    """The caster chooses, if there is a choice."""
    can = victims(s, rival, s.cat.cards[card].abilities[at])
    if len(can) > 1:
        return Ask(s.current, tuple([("choose", rival, one.phrase) for one in can]), chose_victim, open=True)
    if can:
        destroy(s, rival, can, s.current, "QU-105")
    return None


def chose_victim(s: State, rival: int, card: str, at: int, move: Move) -> None:
    target = s.find(rival, move[2])
    assert target is not None
    s.then(starve)
    destroy(s, rival, [target], s.current, "QU-105")


# --- turning creatures up a level


def higher_faces(s: State, creature: Creature) -> list[int]:  # QU-R48
    """The faces one level up that differ, the lowest number of equal ones; none for a copy."""
    if creature.copy:
        return []
    faces = s.cat.faces[creature.cls]
    level = faces[creature.face].level + 1
    found: list[int] = []
    for at in range(1, len(faces)):
        if faces[at].level == level and not any(faces[at].code == faces[other].code for other in found):
            found.append(at)
    return found


def level_up(s: State, ability: Ability) -> None:
    """Each creature with such a face is turned to it, in the order of their phrases."""
    s.then(*[(lift, phrase) for phrase in sorted([one.phrase for one in s.ready[s.current] if higher_faces(s, one)])])


def lift(s: State, phrase: str) -> Question | None:
    """The owner chooses among faces that differ."""
    creature = s.find(s.current, phrase)
    if creature is None:  # it has starved since
        return None
    faces = higher_faces(s, creature)
    if len(faces) > 1:
        words = [s.cat.words[die_of(creature.cls, face)] for face in faces]
        return Ask(s.current, tuple([("choose face", word) for word in words]), lifted, open=True)
    turn_to(s, creature, faces[0])
    return None


def lifted(s: State, phrase: str, move: Move) -> None:
    creature = s.find(s.current, phrase)
    assert creature is not None
    turn_to(s, creature, s.cat.die(move[1]) & 7)
    s.then(starve)


def turn_to(s: State, creature: Creature, face: int) -> None:  # QU-119: an effect may turn a die
    s.put(s.current, creature, Creature(s.cat, creature.cls, face, creature.attached, 0, creature.marks))


# --- culling


def cull_used(s: State, ability: Ability) -> None:
    s.then(*[cull_own] * ability.n)


def cull_own(s: State) -> Question | None:
    """The caster culls a die of the own Used Pile, as long as there is one."""
    classes = kinds(s.used[s.current])
    if len(classes) > 1:
        return Ask(s.current, tuple([("choose class", s.cat.classes[cls]) for cls in classes]), culled_own, open=True)
    if classes:
        cull(s, s.current, classes[0], "QU-51")
    return None


def culled_own(s: State, move: Move) -> None:
    cull(s, s.current, s.cat.ids[move[1]], "QU-51")
    s.then(starve)


def rivals_cull_dearest(s: State, ability: Ability) -> None:
    s.then(*[(cull_dearest, rival) for rival in s.rivals()])


def cull_dearest(s: State, rival: int) -> Question | None:  # QU-R56
    """A rival culls the costliest die; among equals the rival chooses."""
    classes = kinds(s.used[rival])
    top = max([s.card(cls).cost for cls in classes], default=0)
    dearest = [cls for cls in classes if s.card(cls).cost == top]
    if len(dearest) > 1:
        return Ask(rival, tuple([("choose class", s.cat.classes[cls]) for cls in dearest]), culled_dearest, open=True)
    if dearest:
        cull(s, rival, dearest[0], "QU-R56")
    return None


def culled_dearest(s: State, rival: int, move: Move) -> None:
    cull(s, rival, s.cat.ids[move[1]], "QU-R56")
    s.then(starve)


# --- glory


def glory_per_scored(s: State, ability: Ability) -> None:
    if len(s.scored) >= ability.least:
        gain_glory(s, s.current, ability.n * len(s.scored), "QU-R41")


def again(s: State, ability: Ability) -> int:
    """The printed glory of the cheap creatures that scored this turn."""
    cards = [s.cat.cards[name] for name in s.scored]
    return sum([card.glory for card in cards if card.cost <= ability.max_cost])


def glory_again(s: State, ability: Ability) -> None:
    gain_glory(s, s.current, again(s, ability), "QU-R41")


def glory_per_victim(s: State, ability: Ability) -> None:
    if s.phase == "capture":
        gain_glory(s, s.current, ability.n * len(s.victims), "QU-R41")


Effect = Callable[[State, Ability], None]
EFFECTS: Final[dict[str, Effect]] = {
    "quiddity": quiddity,
    "glory": glory,
    "extra_capture": extra_capture,
    "draw": draw,
    "team_attack": team_attack,
    "team_defence": team_defence,
    "destroy": destroy_each,
    "level_up": level_up,
    "cull_used": cull_used,
    "rivals_cull_dearest": rivals_cull_dearest,
    "glory_per_scored": glory_per_scored,
    "glory_again": glory_again,
    "glory_per_victim": glory_per_victim,
}
