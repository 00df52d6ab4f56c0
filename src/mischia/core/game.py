"""What a game tells the rest of the house about itself."""

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from mischia.core.bags import Bag
from mischia.core.errors import BadPosition, listed
from mischia.core.phrases import Form, Forms, kind_of
from mischia.core.position import Doc, Key
from mischia.core.questions import Move, Moves
from mischia.core.state import Event, State

Names = Sequence[str]


def accepted_by(hint: Any) -> list[Any]:
    """What an option of this type accepts: a switch, the values of a Literal; nothing listed means any text."""
    if hint is bool:
        return [True, False]
    return list(get_args(hint)) if get_origin(hint) is Literal else []


@dataclass(frozen=True)
class Hints:
    """What a game tells the bots: how good a position is, and which moves look good."""

    evaluate: Callable[[Any], list[float]]  # each seat's chance to win, 0 to 1
    at_rest: Callable[[Any], bool]  # a good moment to evaluate: nothing is under way
    prior: Callable[[Any, int, Moves], list[float]]  # how often a sensible player makes each move


@dataclass(frozen=True)
class Game:
    """A game is a folder; this is its door."""

    name: str
    folder: Path
    version: str  # of the rules; a stored match keeps it
    players: range  # how many may sit down with the dummies' help
    options: type[Any]  # a frozen record; every field has a default
    keys: tuple[Key, ...]  # the position, key by key
    seats_key: str  # the key that names all seats, clockwise
    build: Callable[[dict[str, Any], Any], State]  # the state, from what the keys have read, and the options
    phase: Callable[[Any], str]  # which phase the open question belongs to
    clauses: Mapping[str, str]  # by phase: the clause that asks
    moves: Forms
    events: Forms
    guess: Callable[[Any, int, Random], Any]  # re-deal what the seat can't know
    imagine: Callable[[Doc], Doc]  # some position that fits what a seat sees
    things: Callable[[Any], Bag]  # all that there is, wherever it lies: transferred, never created nor lost
    fill_up: Callable[
        [list[str], list[str]], dict[str, Any]
    ]  # players and names for dummies -> what a table starts with
    dummies: Callable[[Any], list[bool]]  # which seats chance plays
    subject: Callable[[Move], str | None]  # the message that explains what a move is made with
    hints: Hints
    messages: Callable[[], Iterable[str]] = tuple  # the messages that name and explain what comes in the box
    may_be_lost: Callable[[Any], bool] = lambda s: False  # whether a game can end with nobody as the winner

    def word(self, kind: str, arg: Any, names: Names) -> str:
        """One argument of a move or an event, in words; a tuple is a list of such, and a text speaks for itself."""
        if isinstance(arg, tuple):
            return ", ".join(self.word(kind, one, names) for one in arg)
        return names[arg] if kind_of(kind) == "seat" and isinstance(arg, int) else str(arg)

    def phrase(self, move: Move, names: Names) -> str:
        """A move in words: `play 2`."""
        return self.moves[move[0]].fill(move[1:], lambda kind, arg: self.word(kind, arg, names))

    def tell(self, event: Event, names: Names) -> str:
        """An event in words: `Ann leads 5`."""
        return self.form(event).fill(event.args, lambda kind, arg: self.word(kind, arg, names))

    def form(self, event: Event) -> Form:
        return self.events[event.id]

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """The options of a table; what is not given is the default."""
        hints = get_type_hints(self.options)
        for key, value in given.items():
            if key not in hints:
                raise BadPosition(key, f"no option of {self.name}; there are: {listed(sorted(hints))}")
            accepted = accepted_by(hints[key])
            fits = any(value == one and type(value) is type(one) for one in accepted)
            if not fits and (accepted or not isinstance(value, str)):
                told = listed([str(one) for one in accepted], "any text")
                raise BadPosition(key, f"{value!r} can't be chosen; accepted: {told}")
        return self.options(**given)

    def show_options(self, options: Any) -> dict[str, Any]:
        """The options as a document."""
        return dataclasses.asdict(options)
