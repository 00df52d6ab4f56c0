"""What a game tells the rest of the house about itself."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal, NamedTuple, get_args, get_origin, get_type_hints

from mischia.core.bags import Bag
from mischia.core.errors import BadPosition, MischiaError, listed
from mischia.core.names import in_moves
from mischia.core.phrases import Form, Forms, kind_of
from mischia.core.position import Doc, Key, S
from mischia.core.questions import Move, Moves
from mischia.core.state import Event

Names = Sequence[str]
Wording = Callable[[Any, str, Any], str]  # the words of a language, a kind, an argument of that kind
KEPT = 20_000  # as many phrases are kept
TAKEN_BACK = "taken-back"  # by whom, and how many events before it are no longer so
GONE_BACK = "gone-back"  # the same, because all agreed to go back further
EVERYWHERE: Forms = {  # events of the house
    TAKEN_BACK: Form("{} takes it back", ("seat", "number")),
    GONE_BACK: Form("all go back to where {} chose", ("seat", "number")),
}


class Odds(NamedTuple):
    """How likely a guess holds what is really so of something hidden, as logarithms."""

    what: str
    things: int  # how many cards or choices it is about
    before: float  # by what is possible alone
    after: float  # by what the seat has seen others do


@dataclass(frozen=True)
class Learnt(Generic[S]):
    """A mixed strategy that was learnt by playing: the file of its numbers, what it is told, what its answers mean."""

    file: Path
    inputs: Callable[[S, int], list[float]]  # what a seat sees of the open question, and nothing else
    action: Callable[[Move], int]  # the place of a move among its answers


@dataclass(frozen=True)
class Way:
    """How a level thinks in a game, where it does so otherwise than in the house."""

    simulations: int
    hints: bool = True  # whether it judges by the game's hints, or plays on at random to the end
    horizon: int = 1  # how many resting points ahead it looks


@dataclass(frozen=True)
class Hints(Generic[S]):
    """What a game tells the bots: how good a position is, and which moves look good."""

    evaluate: Callable[[S], list[float]]  # each seat's chance to win, 0 to 1
    at_rest: Callable[[S], bool]  # a good moment to evaluate: nothing is under way
    prior: Callable[[S, int, Moves], list[float]]  # how often a sensible player makes each move
    policy: Callable[[S, int, Moves, int, Random], list[float]] = lambda s, seat, moves, effort, rng: []
    # a mixed strategy for the open question, found with so much effort; nothing if it is to be searched
    considered: Callable[[S, int, Moves], Moves] = lambda s, seat, moves: moves
    # the moves that are worth a thought; a search tries no others
    learnt: Learnt[S] | None = None  # for the level `expert`, before any way to search
    ways: Mapping[str, Way] = field(default_factory=dict)  # by level: other than the house's; an expert, if it has one
    explore: float = 0.6  # how much to try what has looked worse so far: little, where good and bad lie close together
    impulse: Callable[[S, int, int, Random], Move | None] = lambda s, seat, effort, rng: None
    # what a bot does of its own accord, with so much effort, before it thinks of what it is asked; mostly nothing


@dataclass(frozen=True)
class Trait:
    """Something of the players themselves that the rules ask for; each may tell it before the game, nobody has to."""

    key: str  # of the position: a map of players to whole numbers
    clause: str
    numbers: range  # what may be told

    def read(self, value: Any) -> int:
        """What somebody tells of themselves."""
        if not isinstance(value, int) or isinstance(value, bool) or value not in self.numbers:
            least, most = self.numbers[0], self.numbers[-1]
            fault = f"{value!r} can't be told ({self.key}); accepted: a whole number from {least} to {most}."
            raise MischiaError(fault, "bad-trait", self.clause, value=str(value), least=least, most=most)
        return value


@dataclass(frozen=True)
class FirstGame:
    """What somebody plays who wants to play at once and knows nothing of it yet."""

    seats: int = 5
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game is a folder; this is its door."""

    name: str
    folder: Path
    version: str  # of the rules; a stored match keeps it
    players: range  # how many may sit down with the dummies' help
    options: type[Any]  # a frozen record; every field has a default
    keys: tuple[Key[S], ...]  # the position, key by key
    seats_key: str  # the key that names all seats, clockwise
    build: Callable[[dict[str, Any], Any], S]  # the state, from what the keys have read, and the options
    phase: Callable[[S], str]  # which phase the open question belongs to
    clauses: Mapping[str, str]  # by phase: the clause that asks
    moves: Forms
    events: Forms
    guess: Callable[[S, int, Random], S]  # re-deal what the seat can't know
    imagine: Callable[[Doc], Doc]  # some position that fits what a seat sees
    things: Callable[[S], Bag]  # all that there is, wherever it lies: transferred, never created nor lost
    fill_up: Callable[
        [list[str], list[str]], dict[str, Any]
    ]  # players and names for dummies -> what a table starts with
    dummies: Callable[[S], Sequence[bool]]  # which seats chance plays
    subject: Callable[[Move], str | None]  # the message that explains what a move is made with
    hints: Hints[S]
    wording: Mapping[str, Wording] = field(default_factory=dict)  # by kind: how its arguments are put in a language
    made: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)  # messages put together from the game's data
    content: frozenset[str] = frozenset()  # the messages that name and explain what the game is played with
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by kind of argument: the word for each number
    reworded: Callable[[str], tuple[Move, Move] | None] = lambda phrase: None
    # a move said in other words than the list of moves has it: the move itself, and the listed one that it equals
    people_only: Callable[[Any], bool] = lambda options: False  # whether no bot may sit at a table with these options
    traits: tuple[Trait, ...] = ()  # what the rules ask of the players themselves
    gives_up: Callable[[S, int], Move | None] = lambda s, seat: None
    # the move of a player who walks away from the open question, or lets the clock run out; nothing if a bot plays on
    takes: Callable[[S, Move], Sequence[tuple[str, str]]] = lambda s, move: ()
    # what a seat takes for itself by a move, or chance puts on offer, before it is made: kinds and names, for the lab
    throws: Callable[[S], int | None] = lambda s: None
    # the seat whose own hand throws the dice that chance is about to speak of, where that is worth waiting for
    forced: Callable[[S], Move | None] = lambda s: None
    # the answer to the open question where there is no other, or none that comes to anything else, as everybody sees;
    # where several are asked at once, it is the only one that one of them has
    may_be_lost: Callable[[S], bool] = lambda s: False  # whether a game can end with nobody as the winner
    recall: Callable[[Sequence[Event], int], Doc] | None = None
    # what is worth remembering of what a seat has heard, beside what it sees: plain data
    odds: Callable[[S, int, S], Sequence[Odds]] = lambda known, seat, truth: ()
    # of what is hidden from a seat, how likely `guess` deals the truth, given what the seat knows: for the lab
    room: Callable[[Any], range] | None = None  # how many may sit down with these options, where they matter
    room_clause: str = ""  # the clause that says how many play
    joining_clause: str = ""  # the clause by which dummies join those who sit down
    first: FirstGame = FirstGame()
    package: str = ""  # whose `page` and `terminal` draw it; without them it is drawn plainly
    phrases: dict[Move, str] = field(default_factory=dict, compare=False, repr=False)  # of moves that name nobody

    def word(self, kind: str, arg: Any, names: Names) -> str:
        """One argument of a move or an event, in words; a text speaks for itself."""
        kind = kind_of(kind)
        if kind == "seat" and isinstance(arg, int):
            return str(names[arg])
        words: Sequence[str] | None = self.words.get(kind)
        return str(arg) if words is None else words[arg]

    def phrase(self, move: Move, names: Names) -> str:
        """A move in words: `play 2`; what names nobody is put in words once."""
        said = self.phrases.get(move)
        if said is None:
            form = self.moves[move[0]]
            if any(kind.startswith("seat") for kind in form.kinds):
                called = in_moves(tuple(names))
                return form.fill(move[1:], lambda kind, arg: self.word(kind, arg, called))
            said = form.fill(move[1:], lambda kind, arg: self.word(kind, arg, names))
            if len(self.phrases) < KEPT:
                self.phrases[move] = said
        return said

    def tell(self, event: Event, names: Names) -> str:
        """An event in words: `Ann leads 5`."""
        return self.form(event).fill(event.args, lambda kind, arg: self.word(kind, arg, names))

    def form(self, event: Event) -> Form:
        return EVERYWHERE.get(event.id) or self.events[event.id]

    @cached_property
    def accepted(self) -> dict[str, tuple[Any, ...]]:
        """By option: what may be chosen."""
        return {name: accepted_by(hint) for name, hint in get_type_hints(self.options).items()}

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """The options of a table; what is not given is the default."""
        chosen: dict[str, Any] = {}
        if not isinstance(given, Mapping):
            raise BadPosition("options", f"{given!r} is no map")
        for key, value in given.items():
            if key not in self.accepted:
                raise BadPosition(key, f"no option of {self.name}; there are: {listed(sorted(self.accepted))}")
            chosen[key] = read_option(key, value, self.accepted[key])
        return self.options(**chosen)

    def room_for(self, options: Any) -> range:
        """How many may sit down with these options."""
        return self.players if self.room is None else self.room(options)

    def trait(self, key: object) -> Trait:
        """What the rules ask of the players themselves, by its key."""
        for trait in self.traits:
            if trait.key == key:
                return trait
        asked = listed([trait.key for trait in self.traits])
        fault = f"{key!r} is nothing that {self.name} asks of its players; it asks: {asked}."
        raise MischiaError(fault, "unknown-trait", name=str(key), traits=asked)

    def show_options(self, options: Any) -> dict[str, Any]:
        """The options as a document."""
        return {option.name: getattr(options, option.name) for option in dataclasses.fields(options)}


def accepted_by(hint: Any) -> tuple[Any, ...]:
    """What an option of this type accepts; nothing means any words, which the game's record checks itself.

    >>> accepted_by(bool), accepted_by(str)
    ((False, True), ())
    """
    return (False, True) if hint is bool else get_args(hint) if get_origin(hint) is Literal else ()


def read_option(key: str, value: Any, accepted: tuple[Any, ...]) -> Any:
    """One option as its record has it. A list of words is the same as the words in a row, in any order."""
    if isinstance(value, list | tuple) and all(isinstance(word, str) for word in value):
        same = [one for one in accepted if isinstance(one, str) and sorted(one.split()) == sorted(value)]
        value = same[0] if same else " ".join(value)
    fits = any(value == one and type(value) is type(one) for one in accepted)
    if not fits and (accepted or not isinstance(value, str)):
        said = listed([str(one) for one in accepted], "words")
        raise BadPosition(key, f"{value!r} can't be chosen; accepted: {said}")
    return value
