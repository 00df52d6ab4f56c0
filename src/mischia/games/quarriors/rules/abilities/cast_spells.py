"""What spells do that are cast in one's own turn."""

from mischia.core.bags import ONE, kinds
from mischia.core.questions import Ask, Move, Question
from mischia.games.quarriors.content.ability import LEVEL, NUMBER, SWITCH, Ability, spell
from mischia.games.quarriors.content.catalogue import ANY, cls_of, die_of, face_of
from mischia.games.quarriors.rules.destruction import destroy, starve
from mischia.games.quarriors.rules.glory import gain_glory
from mischia.games.quarriors.rules.hooks import AIMED, AIMS, CAN_CAST, CAST, USED, step
from mischia.games.quarriors.rules.immediate import draw_and_roll
from mischia.games.quarriors.rules.rolling import can_draw
from mischia.games.quarriors.rules.scoring import cull
from mischia.games.quarriors.rules.state import Creature, State, changed, distinct
from mischia.games.quarriors.rules.strength import can_be_target, defence_of


@spell("quiddity", "cast", on=CAST, n=NUMBER)
@spell("quiddity", "immediate", on=USED, n=NUMBER)
def quiddity(s: State, ability: Ability) -> None:  # QU-40
    s.quiddity += ability.n


@spell("extra_capture", "cast", on=CAST, worth=0.4, n=NUMBER)
@spell("extra_capture", "immediate", on=USED, n=NUMBER)
def extra_capture(s: State, ability: Ability) -> None:  # QU-87
    s.captures += ability.n


@spell("draw", "cast", on=CAST, n=NUMBER)
def draw(s: State, ability: Ability) -> None:
    s.then((draw_and_roll, ability.n))


@spell("draw", "cast", on=CAN_CAST)
def has_dice_to_draw(s: State, ability: Ability) -> bool:
    return can_draw(s, s.current)


# --- raising strength


@spell("team_attack", "cast", on=CAST, n=NUMBER)
def team_attack(s: State, ability: Ability) -> None:  # QU-66, QU-R49
    s.boosts.append((s.current, "attack", ability.n))


@spell("team_attack", "cast", on=CAN_CAST)
def can_still_attack(s: State, ability: Ability) -> bool:  # QU-R19: only before the attack
    return s.phase == "ready" and len(s.ready[s.current]) > 0


@spell("team_defence", "cast", on=CAST, n=NUMBER)
def team_defence(s: State, ability: Ability) -> None:  # QU-R49
    s.boosts.append((s.current, "defence", ability.n))


@spell("team_defence", "cast", on=CAN_CAST)
def has_creatures(s: State, ability: Ability) -> bool:
    return len(s.ready[s.current]) > 0


# --- destroying a creature, or one of each rival


def is_target(s: State, seat: int, creature: Creature, ability: Ability) -> bool:
    """Whether a creature may be destroyed by a spell, within its bounds."""
    return (
        can_be_target(s, s.current, seat, creature)
        and s.shows(creature).level <= ability.number("max_level", ANY)
        and defence_of(s, seat, creature) <= ability.number("max_defence", ANY)
    )


@spell("destroy", "cast", on=AIMS, worth=1.6, max_level=LEVEL, max_defence=NUMBER, each_rival=SWITCH)
def can_destroy(s: State, ability: Ability, die: int) -> list[Move]:
    moves: list[Move] = []
    for seat in [s.current, *s.rivals()]:
        for one in victims(s, seat, ability):
            moves.append(("cast on", s.cat.words[die], seat, one.phrase))
    return moves


@spell("destroy", "cast", on=AIMED)
def destroy_target(s: State, ability: Ability, move: Move) -> None:
    target = s.find(move[2], move[3])
    assert target is not None
    destroy(s, move[2], [target], s.current, "QU-105")


@spell("destroy", "cast", on=CAST)
def destroy_each(s: State, ability: Ability) -> None:
    """One creature of each rival who has one within the bounds."""
    s.then(*[(destroy_one, rival, ability.card, ability.at) for rival in s.rivals()])


@spell("destroy", "cast", on=CAN_CAST)
def has_victims(s: State, ability: Ability) -> bool:
    return any(victims(s, rival, ability) for rival in s.rivals())


def victims(s: State, seat: int, ability: Ability) -> list[Creature]:
    return distinct([one for one in s.ready[seat] if is_target(s, seat, one, ability)])


@step("destroy_one")
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


# --- destroying a spell, or a creature of one's own


@spell("destroy_spell", "cast", on=AIMS, worth=0.2)
def spell_targets(s: State, ability: Ability, die: int) -> list[Move]:
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


@spell("destroy_spell", "cast", on=AIMED)
def destroy_spell(s: State, ability: Ability, move: Move) -> None:
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
    s.used[seat] += ONE[cls_of(die)]
    s.say("destroy", "QU-105", seat, move[3])


@spell("sacrifice", "cast", on=AIMS, worth=0.3, quiddity_per_level=NUMBER)
def can_sacrifice(s: State, ability: Ability, die: int) -> list[Move]:
    return [("cast on", s.cat.words[die], s.current, one.phrase) for one in distinct(s.ready[s.current])]


@spell("sacrifice", "cast", on=AIMED)
def sacrifice(s: State, ability: Ability, move: Move) -> None:  # QU-R57
    target = s.find(s.current, move[3])
    assert target is not None
    s.quiddity += ability.number("quiddity_per_level") * s.shows(target).level
    destroy(s, s.current, [target], s.current, "QU-105")


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


@spell("level_up", "cast", on=CAN_CAST)
def has_higher_faces(s: State, ability: Ability) -> bool:
    return any(higher_faces(s, creature) for creature in s.ready[s.current])


@spell("level_up", "cast", on=CAST, worth=0.5)
def level_up(s: State, ability: Ability) -> None:
    """Each creature with such a face is turned to it, in the order of their phrases."""
    s.then(*[(lift, phrase) for phrase in sorted([one.phrase for one in s.ready[s.current] if higher_faces(s, one)])])


@step("lift")
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
    turn_to(s, creature, face_of(s.cat.die(move[1])))
    s.then(starve)


def turn_to(s: State, creature: Creature, face: int) -> None:  # QU-119: an effect may turn a die
    s.put(s.current, creature, Creature(s.cat, creature.cls, face, creature.attached, 0, creature.marks))


# --- culling


@spell("cull_used", "cast", on=CAST, worth=0.5, n=NUMBER)
def cull_used(s: State, ability: Ability) -> None:
    s.then(*[cull_own] * ability.n)


@spell("cull_used", "cast", on=CAN_CAST)
def has_used_dice(s: State, ability: Ability) -> bool:
    return s.used[s.current] != 0


@step("cull_own")
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


@spell("rivals_cull_dearest", "cast", on=CAST, worth=0.7)
def rivals_cull_dearest(s: State, ability: Ability) -> None:
    s.then(*[(cull_dearest, rival) for rival in s.rivals()])


@spell("rivals_cull_dearest", "cast", on=CAN_CAST)
def rivals_have_used_dice(s: State, ability: Ability) -> bool:
    return any(s.used[rival] for rival in s.rivals())


@step("cull_dearest")
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


@spell("glory", "cast", on=CAST, n=NUMBER)
def glory(s: State, ability: Ability) -> None:
    gain_glory(s, s.current, ability.n, "QU-R41")


@spell("glory_per_scored", "cast", on=CAN_CAST, worth=1.0, n=NUMBER, min=NUMBER)
def have_enough_scored(s: State, ability: Ability) -> bool:
    return len(s.scored) >= max(1, ability.number("min", 1))


@spell("glory_per_scored", "cast", on=CAST)
def glory_per_scored(s: State, ability: Ability) -> None:
    if len(s.scored) >= ability.number("min", 1):
        gain_glory(s, s.current, ability.n * len(s.scored), "QU-R41")


def again(s: State, ability: Ability) -> int:
    """The printed glory of the cheap creatures that scored this turn."""
    cards = [s.cat.cards[name] for name in s.scored]
    return sum([card.glory for card in cards if card.cost <= ability.number("max_cost", ANY)])


@spell("glory_again", "cast", on=CAN_CAST, worth=0.8, max_cost=NUMBER)
def have_cheap_scored(s: State, ability: Ability) -> bool:
    return again(s, ability) > 0


@spell("glory_again", "cast", on=CAST)
def glory_again(s: State, ability: Ability) -> None:
    gain_glory(s, s.current, again(s, ability), "QU-R41")


@spell("glory_per_victim", "cast", on=CAN_CAST, worth=0.7, n=NUMBER)
def have_victims(s: State, ability: Ability) -> bool:
    return s.phase == "capture" and len(s.victims) > 0


@spell("glory_per_victim", "cast", on=CAST)
def glory_per_victim(s: State, ability: Ability) -> None:
    if s.phase == "capture":
        gain_glory(s, s.current, ability.n * len(s.victims), "QU-R41")
