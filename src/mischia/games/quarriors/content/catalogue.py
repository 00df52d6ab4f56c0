"""Dice and Power Cards as the rules look at them.

A class of dice is a number, and so is a die with the face it shows: `die_of(cls, face)`; face 0 is a die not rolled.
The lowest three bits of a die are its face, those above its class; `DONE` is one more.
"""

from typing import Final

from mischia.core.bags import Bag, one_of
from mischia.games.quarriors.content.ability import Ability, Works

FACES: Final = 6
DONE: Final = 1 << 16  # marks a die whose immediate effect was declined (QU-R6)
ANY: Final = 999  # no bound


def die_of(cls: int, face: int) -> int:
    """The die of this class that shows this face."""
    return (cls << 3) + face


def cls_of(die: int) -> int:
    """The class of a die, done or not."""
    return (die & ~DONE) >> 3


def face_of(die: int) -> int:
    """The number of the face that a die shows; 0 if it is not rolled."""
    return die & 7


def is_done(die: int) -> bool:
    """Whether its immediate effect was declined."""
    return die & DONE != 0


def undone(die: int) -> int:
    """The same die, its effect not declined."""
    return die & ~DONE


class Face:
    """One face of a die: what it offers (QU-16 to QU-23)."""

    def __init__(
        self,
        code: str,
        quiddity: int,
        draw: int,
        reroll: bool,
        spell: bool,
        level: int,
        attack: int,
        defence: int,
        sized: bool,
        both: bool,
        bursts: int,
    ) -> None:
        self.code = code
        self.quiddity = quiddity
        self.draw = draw
        self.reroll = reroll
        self.spell = spell
        self.level = level  # of a creature face; 0 is none
        self.attack = attack
        self.defence = defence
        self.sized = sized  # attack and defence are a question mark
        self.both = both  # QU-23; else one or the other, QU-22
        self.bursts = bursts

    def switches_on(self, ability: Ability) -> bool:
        """QU-38, QU-96: the face decides."""
        shows = self.level > 0 or self.spell
        if ability.bursts is None:
            return shows
        return self.bursts in ability.bursts and (shows or ability.word.every_face)


class Card:
    """A Power Card (QU-36)."""

    def __init__(
        self,
        id: str,
        name: str,
        cls: int,
        type: str,
        box: str,
        cost: int,
        glory: int,
        kind: str,
        text: str,
        abilities: list[Ability],
        faces: list[Face],
    ) -> None:
        self.id = id
        self.name = name
        self.cls = cls
        self.type = type
        self.box = box  # the set that it belongs to
        self.cost = cost
        self.glory = glory
        self.kind = kind
        self.text = text
        self.abilities = abilities
        self.works: list[Works] = [{}]  # by face: what works on it
        for face in faces[1:]:
            works: Works = {}
            for ability in abilities:
                if face.switches_on(ability):
                    for hook, function in ability.word.does.items():
                        works.setdefault(hook, []).append((function, ability))
            self.works.append(works)


class Catalogue:
    """All dice and cards that a table can have."""

    def __init__(self, classes: list[str], faces: list[list[Face]], cards: dict[str, Card]) -> None:
        self.classes = tuple(classes)  # in alphabetical order, so that dice sort like their phrases
        self.ids = {name: cls for cls, name in enumerate(classes)}
        self.faces = faces  # by class; face 0 offers nothing
        self.cards = cards
        self.quiddity = self.ids["quiddity"]
        self.assistant = self.ids["assistant"]
        words: list[str] = []
        rolls: list[Bag] = []
        for cls, name in enumerate(classes):
            words += [name, *[f"{name} {face}" for face in range(1, FACES + 1)], name]
            rolls.append(sum([one_of(die_of(cls, face)) for face in range(1, FACES + 1)]))
        self.words = tuple(words)  # by die: its phrase
        self.rolls = rolls  # by class: every face once
        self.dealt = tuple(sorted(cards))  # the names in the setup's decks
        self.creature_die = [any(face.level > 0 for face in sides) for sides in faces]  # QU-R15

    def face(self, die: int) -> Face:
        """The face that a die shows."""
        return self.faces[(die & ~DONE) >> 3][die & 7]

    def die(self, phrase: str) -> int:
        """The die of a phrase that is known to be one."""
        words = phrase.split(" ")
        return die_of(self.ids[words[0]], int(words[1]) if len(words) > 1 else 0)
