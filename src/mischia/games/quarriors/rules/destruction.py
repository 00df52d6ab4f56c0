"""What happens when a creature is destroyed (QU-R28), and how it may be saved."""

from mischia.core.bags import ONE, count
from mischia.core.questions import Ask, Chance, Move, Moves, Question
from mischia.games.quarriors.content.ability import Ability, Works
from mischia.games.quarriors.content.catalogue import cls_of, die_of, face_of
from mischia.games.quarriors.rules import scoring
from mischia.games.quarriors.rules.copying import enter
from mischia.games.quarriors.rules.glory import gain_glory
from mischia.games.quarriors.rules.hooks import (
    BRINGS_BACK,
    CAN_REACT,
    CAN_RETURN,
    DRAWS_WHEN_DESTROYED,
    GLORY_FOR_FALLEN,
    GLORY_WHEN_DESTROYED,
    KILLED,
    RESCUES,
    RESTS,
    RETURNS,
    SCORES_ON_KILL,
    STARVES,
)
from mischia.games.quarriors.rules.rolling import start_drawing
from mischia.games.quarriors.rules.state import LATE, NOBODY, SAFE, Creature, State
from mischia.games.quarriors.rules.strength import holds


def destroy(s: State, seat: int, creatures: list[Creature], by: int, clause: str) -> None:  # QU-R28, QU-R29
    """Creatures of a player are destroyed at once: they leave together and are then handled one by one."""
    tasks, before = [], s.fallen
    fallen: list[tuple[int, int, int]] = []
    for creature in sorted(creatures, key=phrase_of):
        s.ready[seat].remove(creature)
        fallen.append((seat, die_of(creature.cls, creature.face), creature.copy))
        s.fallen = fallen + before
        for spell in creature.attached:  # QU-107
            s.used[seat] += ONE[cls_of(spell)]
        s.say("destroy", clause, seat, creature.phrase)
        glory = 0
        for spell in creature.attached:
            for gain, ability in GLORY_WHEN_DESTROYED.of(s.die_works(spell)):
                glory += gain(s, ability)
        tasks.append((fall, by if by != seat else NOBODY, glory))  # QU-R31: one's own do not count
    s.then(*tasks)


def phrase_of(creature: Creature) -> str:
    return creature.phrase


def fall(s: State, by: int, glory: int) -> None:
    """The first of the fallen is handled: its spells, then its owner's rescue."""
    s.then((rescue, by, 0))
    gain_glory(s, s.fallen[0][0], glory, "QU-R28")


def fallen_works(s: State) -> Works:
    """The abilities of the creature that has just fallen."""
    _, die, copy = s.fallen[0]
    return s.die_works(copy or die)


def fallen_phrase(s: State) -> str:
    _, die, copy = s.fallen[0]
    return s.cat.words[die] + (" as " + s.cat.words[copy] if copy else "")


# --- rescue


def rescue(s: State, by: int, rewarded: int) -> Question | None:  # QU-R21: whoever has something to do is asked
    moves = rescues(s, rewarded > 0)
    if moves:
        return Ask(s.fallen[0][0], (*moves, scoring.PASS), rescued, open=True)
    s.then((bury, by))
    return None


def rescues(s: State, rewarded: bool) -> Moves:
    """What the owner of a fallen creature may do."""
    seat = s.fallen[0][0]
    moves: list[Move] = []
    for die in reactions(s, seat):
        works = s.die_works(die)
        useful = [ability for _, ability in [*BRINGS_BACK.of(works), *RESCUES.of(works)]]
        if not rewarded:
            useful += [ability for _, ability in GLORY_FOR_FALLEN.of(works)]
        if may_react(s, seat, useful):
            moves.append(("react", s.cat.words[die]))
    for can, ability in CAN_RETURN.of(fallen_works(s)):
        if can(s, ability, seat):
            moves.append(("return", fallen_phrase(s)))
            break
    return tuple(moves)


def may_react(s: State, seat: int, abilities: list[Ability]) -> bool:
    """Whether a reaction with these abilities does something now (QU-R19)."""
    for ability in abilities:
        can = CAN_REACT.find(ability)
        if can is None or can(s, ability, seat):
            return True
    return False


def reactions(s: State, seat: int) -> list[int]:  # QU-101, QU-109, QU-R18, QU-R32
    """The reactions that a player may cast now: none in one's own turn, nor while creatures score."""
    if seat == s.current or s.phase == "score":
        return []
    return [die for die in sorted(set(s.spells[seat])) if s.card(cls_of(die)).kind == "reaction"]


def spend_spell(s: State, seat: int, die: int) -> None:  # QU-99, QU-R34
    """A spell that is cast goes to the Spent Pile."""
    s.spells[seat].remove(die)
    s.spent[seat] += ONE[cls_of(die)]


def rescued(s: State, by: int, rewarded: int, move: Move) -> None:
    seat = s.fallen[0][0]
    s.then(starve)
    if move == scoring.PASS:
        s.then((bury, by))
        return
    if move[0] == "return":
        returns, ability = RETURNS.of(fallen_works(s))[0]
        returns(s, ability, seat, by)
        return
    die = s.cat.die(move[1])
    works = s.die_works(die)
    spend_spell(s, seat, die)
    for rescues, ability in RESCUES.of(works):
        rescues(s, ability, seat)
    s.say("react", "QU-109", seat, move[1])
    glory = 0
    for gain, ability in GLORY_FOR_FALLEN.of(works):
        glory += 0 if rewarded else gain(s, ability)
    back = BRINGS_BACK.of(works)
    if back:
        brings_back, ability = back[0]
        brings_back(s, ability, by)
    else:
        s.then((rescue, by, 1 if glory else rewarded))
    gain_glory(s, seat, glory, "QU-109")


def come_back(s: State, by: int) -> None:  # QU-113, QU-114, QU-R30
    """A fallen creature is back on the face it had, without its spells, and safe for this turn."""
    seat, die, _ = s.fallen[0]
    after(s, by)
    s.fallen = s.fallen[1:]
    back = Creature(s.cat, cls_of(die), face_of(die), (), 0, newcomer(s, seat))
    enter(s, seat, back)
    s.say("return", "QU-113", seat, back.phrase)


def newcomer(s: State, seat: int) -> int:
    """The marks of a creature that enters in the middle of things (QU-R30, QU-R55, QU-R62)."""
    return SAFE | LATE if s.phase == "attack" and seat == s.current else SAFE


def after(s: State, by: int) -> None:
    """What follows a destruction, saved or not: the owner's draws, then the destroyer's abilities."""
    draws = sum([n(s, ability) for n, ability in DRAWS_WHEN_DESTROYED.of(fallen_works(s))])
    s.then((start_drawing, s.fallen[0][0], draws), (killed, by))


def bury(s: State, by: int) -> None:
    """A fallen die goes where it goes."""
    seat, die, _ = s.fallen[0]
    place = resting_place(s, seat, fallen_works(s))
    if place == "active":
        s.active[seat].append(die & ~7)
    elif place == "aside":
        s.aside[seat] += ONE[cls_of(die)]
    else:
        s.used[seat] += ONE[cls_of(die)]
    after(s, by)
    s.fallen = s.fallen[1:]


def resting_place(s: State, seat: int, works: Works) -> str:
    """The zone of a destroyed creature's die, if nobody saves it."""
    places = [zone(s, ability) for zone, ability in RESTS.of(works)]
    if seat in s.to_active or "active" in places:  # QU-R63
        return "active"
    return places[0] if places else "used"  # QU-73


# --- the destroyer's abilities


def killed(s: State, by: int) -> None:  # QU-R31
    """A player has destroyed a rival's creature."""
    if by == NOBODY:
        return
    for creature in s.ready[by]:
        for effect, ability in KILLED.of(s.works(creature)):
            effect(s, ability, by)
    s.then((roll_aside, by), starve)
    scoring.score(s, by, [creature for creature in s.ready[by] if holds(s, creature, SCORES_ON_KILL)])  # QU-R16


def roll_aside(s: State, seat: int) -> Question | None:  # QU-R55
    """Dice set aside are rolled, one after the other."""
    faces = 0
    for cls in range(len(s.cat.classes)):
        faces += count(s.aside[seat], cls) * s.cat.rolls[cls]
    return Chance(("roll",), faces, 1, rolled_aside, s.cat.words) if faces else None


def rolled_aside(s: State, seat: int, outcome: Move) -> None:
    die = s.cat.die(outcome[1])
    s.then((roll_aside, seat))
    level = s.cat.face(die).level
    if not level:
        s.aside[seat] -= ONE[cls_of(die)]
        s.used[seat] += ONE[cls_of(die)]
    s.say("roll", "QU-R55", seat, outcome[1])
    if level:
        s.aside[seat] -= ONE[cls_of(die)]
        back = Creature(s.cat, cls_of(die), face_of(die), (), 0, newcomer(s, seat))
        enter(s, seat, back)
        s.say("return", "QU-R55", seat, back.phrase)


# --- hunger


def starve(s: State) -> None:  # QU-R51: after every move, whoever made it
    """Creatures that can't live any more are destroyed, by nobody."""
    for seat, ready in enumerate(s.ready):
        if ready:  # mostly not, and this is asked all the time
            hungry = [creature for creature in ready if is_starving(s, seat, creature)]
            if hungry:
                destroy(s, seat, hungry, NOBODY, "QU-R51")


def is_starving(s: State, seat: int, creature: Creature) -> bool:
    found = STARVES.of(s.works(creature))
    return bool(found) and any(starves(s, ability, seat) for starves, ability in found)


def has_quiddity(s: State, seat: int) -> bool:
    """Whether a Basic Quiddity die is in the Used Pile, the Spent Pile or the Active Pool."""
    cls = s.cat.quiddity
    piles = count(s.used[seat] + s.spent[seat], cls)
    return piles > 0 or any(cls_of(die) == cls for die in s.active[seat])
