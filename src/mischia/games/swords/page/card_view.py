"""How cards and sets look on the page: plain records for the templates."""

from collections.abc import Iterable
from typing import NamedTuple

from mischia.core.bags import bag
from mischia.core.language import Strings
from mischia.games.swords.content.box import COLOURS
from mischia.games.swords.page.scene import Cards
from mischia.games.swords.rules.cards import DESIGNS, SET, colours

COLOUR_WORDS = {
    "purple": "colour-purple",
    "green": "colour-green",
    "yellow": "colour-yellow",
    "black": "colour-black",
}
WHEN = {"purple": "when-purple", "green": "when-green", "yellow": "when-yellow", "black": "when-black"}
BITES = {"purple": "bites-purple", "green": "bites-green", "yellow": "bites-yellow", "black": "bites-black"}
LONGEST = 13  # letters that fit on one line of the banner


class Face(NamedTuple):
    """A card: its picture, its colour, its name in one or two lines, and its name for motion."""

    id: str
    colour: str
    lines: tuple[str, ...]
    when: str  # it bites
    bites: str  # its colour, and what that means
    label: str  # all of that in words
    vt: str = ""


class Medal(NamedTuple):
    """A set of a colour, or the start of one: three places, so many of them filled."""

    colour: str
    many: int
    label: str


def face(card: int, say: Strings, vt: str = "") -> Face:
    design = DESIGNS[card]
    name, colour = say(f"card-{design.id}"), design.colour
    bites = say(BITES[colour])
    label = say("card-label", card=name, colour=colour_name(colour, say), bites=bites)
    about = say.labelled(say(COLOUR_WORDS[colour]), bites)
    return Face(design.id, colour, broken(name), say(WHEN[colour]), about, label, vt)


def colour_name(colour: str, say: Strings) -> str:
    """A colour in the middle of a sentence."""
    return say(COLOUR_WORDS[colour]).lower()


def faces(cards: Iterable[int], say: Strings) -> tuple[Face, ...]:
    return tuple(face(card, say) for card in cards)


def broken(name: str) -> tuple[str, ...]:
    """A name in as few lines as the banner has room for, the longer one as short as can be.

    >>> broken("Hot Potato"), broken("Where Did I Put My Sword?")
    (('Hot Potato',), ('Where Did I', 'Put My Sword?'))
    """
    words = name.split(" ")
    if len(name) <= LONGEST or len(words) == 1:
        return (name,)
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(halves, key=lambda two: max(len(two[0]), len(two[1])))


def medals(front: Cards, say: Strings) -> tuple[Medal, ...]:
    """SW-57, SW-59: whole sets first, then the started ones, those with more cards before."""
    many = colours(bag(front))
    whole, begun = [], []
    for at, colour in enumerate(COLOURS):
        name, left = colour_name(colour, say), many[at] % SET
        whole += [Medal(colour, SET, say("medal-set", colour=name))] * (many[at] // SET)
        if left:
            begun.append(Medal(colour, left, say("medal-begun", colour=name, number=left)))
    return (*whole, *sorted(begun, key=lambda medal: -medal.many))
