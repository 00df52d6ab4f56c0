"""Abilities: the words for them are those that the functions of the rules are registered under, and nothing else.

A function is registered with `creature` or `spell` for a hook: a place where the rules ask what abilities do.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

NUMBER: Final = range(100)
LEVEL: Final = range(1, 10)
SWITCH: Final = (False, True)
TYPES: Final = ("basic", "creature", "spell")
KINDS: Final = ("cast", "attach", "reaction", "immediate")

Function = TypeVar("Function", bound=Callable[..., Any])


class Word:
    """A word for an ability: who can have it, the numbers that go with it, and what it does at which hook."""

    def __init__(self) -> None:
        self.kinds: list[str] = []  # of spells
        self.numbers: dict[str, Any] = {}  # by name: what is accepted
        self.worth = 0.0  # what bots take it for: glory, each time that it is summoned or cast
        self.every_face = False  # whether a burst on a quiddity face switches it on too
        self.does: dict[str, Any] = {}  # by hook: its function


CREATURES: Final[dict[str, Word]] = {}  # what a creature, or another die that is no spell, can do
SPELLS: Final[dict[str, Word]] = {}


class Ability:
    """One ability of a card: what it does, on which bursts, and its numbers."""

    def __init__(
        self, word: Word, do: str, card: str, at: int, bursts: tuple[int, ...] | None, given: dict[str, Any]
    ) -> None:
        self.word = word
        self.do = do
        self.card = card  # whose ability it is, and the place there
        self.at = at
        self.bursts = bursts
        self.given = given
        self.n: int = given.get("n", 0)

    def number(self, name: str, default: int = 0) -> int:
        """A number of this name, as the card has it."""
        value: int = self.given.get(name, default)
        return value

    def says(self, name: str, default: str = "") -> str:
        """A word of this name, as the card has it."""
        value: str = self.given.get(name, default)
        return value


Works = dict[str, list[tuple[Callable[..., Any], Ability]]]  # by hook: what works there
NOTHING: Final[list[Any]] = []


class Hook(Generic[Function]):
    """A place where the rules ask abilities: the functions for it are called with the state, the ability and more."""

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, works: Works) -> list[tuple[Function, Ability]]:
        """Those of some abilities that work here, each with its function."""
        found: list[tuple[Function, Ability]] = works.get(self.name, NOTHING)
        return found

    def find(self, ability: Ability) -> Function | None:
        """What one ability does here."""
        found: Function | None = ability.word.does.get(self.name)
        return found


def creature(
    do: str, on: Hook[Function], worth: float | None = None, every_face: bool = False, **numbers: Any
) -> Callable[[Function], Function]:
    """The function below is what this ability of a creature does here; `numbers` are what content may say with it."""
    word = CREATURES.setdefault(do, Word())
    word.every_face = word.every_face or every_face
    return registered(word, on, worth, numbers)


def spell(
    do: str, kind: str, on: Hook[Function], worth: float | None = None, **numbers: Any
) -> Callable[[Function], Function]:
    """The function below is what this ability does here, of a spell of this kind."""
    word = SPELLS.setdefault(do, Word())
    if kind not in word.kinds:
        word.kinds.append(kind)
    return registered(word, on, worth, numbers)


def registered(
    word: Word, on: Hook[Function], worth: float | None, numbers: dict[str, Any]
) -> Callable[[Function], Function]:
    if worth is not None:  # mypyc can't compile a default of 0.0 beside **numbers
        word.worth = worth
    word.numbers.update(numbers)

    if on.name in word.does:
        raise ValueError(f"two functions of one ability for {on.name!r}")

    def register(function: Function) -> Function:
        word.does[on.name] = function
        return function

    return register
