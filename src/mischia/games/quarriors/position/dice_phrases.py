"""Dice and creatures as phrases: `quiddity x8`, `portal 4 done`, `goblin 5 + death 4`, `ooze 4 as hag 6`."""

import re
from typing import Any

from mischia.core.bags import ONE, Bag
from mischia.games.quarriors.content.catalogue import DONE, Card, Catalogue, cls_of, die_of, face_of
from mischia.games.quarriors.rules.hooks import UNFORMED
from mischia.games.quarriors.rules.state import Creature

TIMES = re.compile(r"(.+) x(\d+)")
MOST = 60  # of one phrase in a list


def spelt_out(value: Any) -> Any:
    """`quiddity x2` in a list stands for two of them.

    >>> spelt_out({"Ann": ["quiddity x2", "goblin 5"]})
    {'Ann': ['quiddity', 'quiddity', 'goblin 5']}
    """
    if isinstance(value, dict):
        return {key: spelt_out(one) for key, one in value.items()}
    if not isinstance(value, list | tuple):
        return value
    found: list[Any] = []
    for one in value:
        times = TIMES.fullmatch(one.strip()) if isinstance(one, str) else None
        found += [spelt_out(one)] if times is None else [times[1]] * min(int(times[2]), MOST)
    return found


class Reader:
    """Reads phrases at a table with these cards in the Wilds; a phrase that can't be raises a ValueError."""

    def __init__(self, cat: Catalogue, cards: tuple[Card | None, ...]) -> None:
        self.cat = cat
        self.cards = cards

    def phrases(self, value: Any) -> list[str]:
        """A list of phrases, spelt out."""
        if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
            raise ValueError(f"{value!r} is no list of dice")
        return [str(one) for one in spelt_out(value)]

    def cls(self, name: str) -> int:
        """A class of dice with a card in the Wilds."""
        if name not in self.cat.ids:
            raise ValueError(f"{name!r} is no die")
        if self.cards[self.cat.ids[name]] is None:
            raise ValueError(f"{name!r} has no card in the Wilds")
        return self.cat.ids[name]

    def die(self, phrase: str) -> int:
        """A die, rolled or not."""
        words = phrase.split(" ")
        cls = self.cls(words[0])
        if len(words) == 1:
            return die_of(cls, 0)
        if len(words) > 2 or words[1] not in ("1", "2", "3", "4", "5", "6"):
            raise ValueError(f"{phrase!r} is no die; dice are like goblin or goblin 5")
        return die_of(cls, int(words[1]))

    def pile(self, value: Any) -> Bag:
        """Dice without faces."""
        held = 0
        for phrase in self.phrases(value):
            die = self.die(phrase)
            if face_of(die):
                raise ValueError(f"{phrase!r}: dice have no face here")
            held += ONE[cls_of(die)]
        return held

    def pool(self, value: Any) -> list[int]:
        """An Active Pool."""
        dice = []
        for phrase in self.phrases(value):
            plain = phrase.removesuffix(" done")
            die = self.die(plain)
            if plain != phrase and not face_of(die):
                raise ValueError(f"{phrase!r}: only a rolled die can be done")
            dice.append(die if plain == phrase else die | DONE)
        return dice

    def area(self, value: Any) -> tuple[list[Creature], list[int]]:
        """A Ready Area: creatures, and spells that are not attached."""
        creatures, spells = [], []
        for phrase in self.phrases(value):
            base, *attached = phrase.split(" + ")
            shown, _, form = base.partition(" as ")
            die = self.die(shown)
            if self.cat.face(die).level:
                dice = sorted(self.attached(one) for one in attached)
                copy = self.form(die, form) if form else 0
                creatures.append(Creature(self.cat, cls_of(die), face_of(die), tuple(dice), copy))
            elif self.cat.face(die).spell and not attached and not form and self.kind(die) != "immediate":
                spells.append(die)
            else:
                raise ValueError(f"{phrase!r}: only creatures and spells that can be kept lie in a Ready Area")
        return creatures, spells

    def attached(self, phrase: str) -> int:
        die = self.die(phrase)
        if not self.cat.face(die).spell or self.kind(die) != "attach":
            raise ValueError(f"{phrase!r} is no spell that can be attached, on its icon")
        return die

    def kind(self, die: int) -> str:
        card = self.cards[cls_of(die)]
        return "" if card is None else card.kind

    def form(self, die: int, phrase: str) -> int:
        """What a Strong Ooze copies."""
        copy = self.die(phrase)
        own, other = self.cards[cls_of(die)], self.cards[cls_of(copy)]
        assert own is not None
        assert other is not None
        if UNFORMED.name not in own.works[face_of(die)]:
            raise ValueError(f"{self.cat.words[die]!r} copies nothing")
        if not self.cat.face(copy).level or UNFORMED.name in other.works[face_of(copy)]:
            raise ValueError(f"{phrase!r} is no creature that can be copied")
        return copy
