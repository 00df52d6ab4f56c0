"""Dice as they are drawn: what a face shows, and what a creature counts just now."""

from collections.abc import Sequence
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.games.quarriors.content.box import HERE, read_files
from mischia.games.quarriors.content.catalogue import Face
from mischia.games.quarriors.page.changed_view import why_changed
from mischia.games.quarriors.page.scene import Book, Die, Scene
from mischia.games.quarriors.rules.state import SAFE, ZEROED
from mischia.games.quarriors.rules.strength import attack_of, defence_of
from mischia.games.quarriors.text.phrases import GLYPHS, class_name

PICTURES = frozenset(read_files(HERE)["dice"])  # the classes that have a picture and a colour of their own


MARKS = {"safe": "mark-safe", "zeroed": "mark-zeroed"}  # what holds for a creature this turn


class Shown(NamedTuple):
    """A die as it is drawn."""

    vt: str  # its name for motion; none where it can't move
    cls: str
    look: str  # picture and colours
    card: str  # what explains it
    label: str  # for those who can't see it
    kind: str  # "unrolled", "creature", "spell", "symbols" or "blank"
    quiddity: int = 0
    draw: int = 0
    reroll: bool = False
    both: bool = False
    bursts: int = 0
    level: int = 0
    attack: str = ""
    defence: str = ""
    grown: bool = False  # it counts something else than its face says
    attached: tuple["Shown", ...] = ()
    copied: str = ""  # the picture of what it copies
    mark: str = ""  # "safe", "zeroed" or "done"


def short(say: Strings, cls: str) -> str:
    """A class of dice in one word."""
    return say(f"short-{cls}") if say.has(f"short-{cls}") else class_name(say, cls)


def symbols(face: Face) -> str:
    """A face in a few signs, without what is drawn bigger elsewhere.

    >>> from mischia.games.quarriors.content.box import the_catalogue
    >>> cat = the_catalogue()
    >>> [symbols(face) for face in cat.faces[cat.ids["dragon"]][1:]]
    ['◆1', '◆2', '◆3|↻', '4/4', '6/6✶', '8/7✶✶']
    """
    if face.level:
        size = "?/?" if face.sized else f"{face.attack}/{face.defence}"
        return size + GLYPHS["*"] * face.bursts
    return "".join(GLYPHS.get(sign, sign) for sign in face.code)


def named(say: Strings, book: Book, phrase: str, brief: bool = False) -> str:
    """A die or a creature in words: `Scavenging Goblin 2/2✶ + Life ✦`."""
    parts = []
    for part in phrase.split(" + "):
        dice = []
        for die in part.split(" as "):
            cls, _, face = die.partition(" ")
            name = short(say, cls) if brief else class_name(say, cls)
            shown = "" if not face or brief else f" {symbols(book.cat.face(book.cat.die(die)))}"
            dice.append(name + shown)
        parts.append(f" {say('as-copy')} ".join(dice))
    return " + ".join(parts)


def symbolic(say: Strings, book: Book, phrase: str) -> str:
    """A die by its short name and its face: `Goblin 2/2✶`."""
    cls, _, face = phrase.partition(" ")
    return short(say, cls) + (f" {symbols(book.cat.face(book.cat.die(phrase)))}" if face else "")


def spoken(face: Face, say: Strings) -> str:
    """A face in words, for those who can't see it."""
    words: list[str] = []
    if face.level:
        words.append(say("face-level", number=face.level))
        words.append(say("face-sized") if face.sized else say("die-now", attack=face.attack, defence=face.defence))
    if face.spell:
        words.append(say("is-spell"))
    symbols = [say("is-worth", number=face.quiddity)] if face.quiddity else []
    symbols += [say("can-reroll")] if face.reroll else []
    symbols += [say("can-draw", number=face.draw)] if face.draw else []
    if symbols:
        words.append(
            say("face-or", one=symbols[0], other=symbols[1]) if symbols[1:] and not face.both else ", ".join(symbols)
        )
    if face.bursts:
        words.append(say("face-bursts", number=face.bursts))
    return ", ".join(words) or say("is-blank")


def called(say: Strings, phrase: str) -> str:
    """A die or a creature by its names, without its faces; what it copies and what is attached to it too."""
    return " + ".join(
        f" {say('as-copy')} ".join(class_name(say, die.split(" ")[0]) for die in part.split(" as "))
        for part in phrase.split(" + ")
    )


def look_of(cls: str) -> str:
    return cls if cls in PICTURES else "house"


def shown_die(phrase: str, book: Book, say: Strings, vt: str = "") -> Shown:
    """A die by itself, as its face is printed."""
    cls, _, face = phrase.partition(" ")
    name, card = class_name(say, cls), book.card(cls).id
    if not face:
        return Shown(vt, cls, look_of(cls), card, name, "unrolled")
    side = book.cat.face(book.cat.die(phrase))
    label = f"{name}: {spoken(side, say)}"
    kind = "creature" if side.level else "spell" if side.spell else "blank" if side.code == "-" else "symbols"
    return Shown(
        vt,
        cls,
        look_of(cls),
        card,
        label,
        kind,
        side.quiddity,
        side.draw,
        side.reroll,
        side.both,
        side.bursts,
        side.level,
        "?" if side.sized else str(side.attack),
        "?" if side.sized else str(side.defence),
    )


def shown(die: Die, book: Book, say: Strings, moves: bool = True) -> Shown:
    """A die of the Active Pool, or a spell."""
    made = shown_die(die.phrase, book, say, die.id if moves else "")
    return made._replace(mark="done", label=f"{made.label}, {say('zone-done')}") if die.done else made


def ready_dice(scene: Scene, seat: int, say: Strings) -> tuple[Shown, ...]:
    """A Ready Area: creatures with what they count now, then spells."""
    s, book = scene.state, scene.book
    creatures = iter(s.ready[seat])
    found = []
    for die in scene.spots[seat].ready:
        if not book.is_creature(die.phrase):
            found.append(shown(die, book, say))
            continue
        creature = next(creatures)
        base, *attached = die.phrase.split(" + ")
        own, _, copy = base.partition(" as ")
        plain = shown_die(copy or own, book, say, die.id)
        attack, defence = str(attack_of(s, seat, creature)), str(defence_of(s, seat, creature))
        why = why_changed(s, seat, creature, say).removesuffix(".")
        mark = "zeroed" if die.marks & ZEROED else "safe" if die.marks & SAFE else ""
        now = say("die-now", attack=attack, defence=defence)
        bursts = f", {say('face-bursts', number=plain.bursts)}" if plain.bursts else ""
        label = f"{called(say, die.phrase)}: {say('face-level', number=plain.level)}, {now}{bursts}"
        found.append(
            plain._replace(
                cls=die.cls,
                look=look_of(die.cls),
                card=book.card(die.cls).id,
                attack=attack,
                defence=defence,
                grown=(attack, defence) != (plain.attack, plain.defence),
                attached=tuple(shown_die(one, book, say) for one in attached),
                copied=look_of(copy.split(" ")[0]) if copy else "",
                mark=mark,
                label=". ".join(filter(None, (label + (f", {say(MARKS[mark])}" if mark else ""), why))),
            )
        )
    return tuple(found)


def together(names: Sequence[str], say: Strings) -> str:
    """A list as it is spoken."""
    return say("log-and", names=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)
