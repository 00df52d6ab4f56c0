"""A position is a plain document that says all about a game in progress: the game's own FEN.

Each game declares its keys once: how a key is written, how it is read, who sees it, whether order counts.
`dump`, `load`, `view` and the checks of scenarios all come from that one declaration.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from mischia.core.errors import BadPosition, listed

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from mischia.core.game import Game
    from mischia.core.state import State

    S = TypeVar("S", bound=State, default=Any)  # a game's own state; `Game` alone is a game of whatever state
else:
    from typing import TypeVar

    S = TypeVar("S")

Doc = dict[str, Any]
Names = Sequence[str]
Dump = Callable[[S, Names], Any]
Read = Callable[["Given"], Any]
Seen = Callable[[Any, str | None, Doc], Any]  # value, who looks (None: an onlooker), the whole position


@dataclass(frozen=True)
class Key(Generic[S]):
    """One key of a position. `seen` has no default: forgetting it is an error, not a leak."""

    name: str
    dump: Dump[S]
    read: Read
    seen: Seen
    ordered: bool
    view_only: bool = False  # follows from the rest: shown to whoever looks, never stored nor read
    spelt_out: Callable[[Any], Any] = lambda value: value  # what a check says in short, as the position has it
    stored: Callable[[Any, Doc], Any] = lambda value, doc: value  # as it is stored, marked with the whole position


def by_all(value: Any, viewer: str | None, doc: Doc) -> Any:
    """Seen by everybody."""
    return value


def as_size(value: Any, viewer: str | None, doc: Doc) -> int:
    """Nobody sees more than how many there are."""
    return sum(value.values()) if isinstance(value, dict) else len(value)


class Given:
    """A position being read, key by key: what the document says, and what was read before."""

    def __init__(self, doc: Mapping[str, Any]) -> None:
        self.doc = doc
        self.values: dict[str, Any] = {}
        self.key = ""

    def __getitem__(self, key: str) -> Any:
        return self.values[key]

    def has(self, key: str) -> bool:
        return self.doc.get(key) is not None

    def raw(self) -> Any:
        """What the document says under the key that is being read."""
        return self.doc.get(self.key)

    def wrong(self, fault: str, *entry: str) -> BadPosition:
        """The error that names the key being read, or one entry of it."""
        return BadPosition(".".join((self.key, *entry)), fault)

    def sequence(self) -> list[Any]:
        value = self.raw()
        if not isinstance(value, list | tuple):
            raise self.wrong(f"{value!r} is no list")
        return list(value)

    def mapping(self, *entry: str) -> dict[Any, Any]:
        value = self.raw()
        for name in entry:
            value = value[name]
        if not isinstance(value, Mapping):
            raise self.wrong(f"{value!r} is no map", *entry)
        return dict(value)

    def whole(self, low: int, high: int) -> int:
        value = self.raw()
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(f"{value!r} is no number from {low} to {high}")
        return value

    def one_of(self, accepted: Sequence[str]) -> str:
        value = self.raw()
        if value not in accepted:
            raise self.wrong(f"{value!r} is none of: {listed(list(accepted))}")
        return str(value)


def unless_left_out(value: Any, default: Any) -> Any:
    """What a document says, or what is meant where it says nothing; what looks empty, such as 0 or "", is something."""
    return default if value is None else value


def same(value: Any, follows: Any) -> bool:
    """Whether a document says what follows from the rest, true and 1 told apart."""
    if isinstance(value, Mapping) and isinstance(follows, Mapping):
        return value.keys() == follows.keys() and all(same(value[key], follows[key]) for key in follows)
    return type(value) is type(follows) and bool(value == follows)


def whole(game: "Game[S]", s: S, names: Sequence[str]) -> Doc:
    """All that can be told of a position, nothing hidden, with what follows from the rest."""
    return {key.name: key.dump(s, names) for key in game.keys}


def dump(game: "Game[S]", s: S, names: Sequence[str]) -> Doc:
    """The position, nothing hidden, as it is stored and read."""
    return stored(game, whole(game, s, names))


def stored(game: "Game", doc: Doc) -> Doc:
    """What is stored of all that can be told of a position."""
    return {key.name: key.stored(doc[key.name], doc) for key in game.keys if not key.view_only}


def view(game: "Game[S]", s: S, names: Sequence[str], viewer: str | None) -> Doc:
    """What one seat sees of the position; None is an onlooker."""
    return view_of(game, whole(game, s, names), viewer)


def view_of(game: "Game", doc: Doc, viewer: str | None) -> Doc:
    """What one seat sees of all that can be told of a position; it shares what all see."""
    return {key.name: key.seen(doc[key.name], viewer, doc) for key in game.keys}


def load(game: "Game", doc: Mapping[str, Any], options: Any, watched: bool = False) -> tuple["State", list[str]]:
    """The state that a position describes, and the names at the table; what happens by itself is in its log."""
    if not isinstance(doc, Mapping):
        raise BadPosition("position", f"{doc!r} is no map")
    keys = [key for key in game.keys if not key.view_only]
    known = [key.name for key in keys]
    for name in doc:
        if name not in known:
            raise BadPosition(str(name), f"no key of {game.name}; there are: {listed(known, most=99)}")
    given = Given(doc)
    for key in keys:
        given.key = key.name
        given.values[key.name] = key.read(given)
    s = game.build(given.values, options)
    s.log, s.stills = [], [] if watched else None
    s.proceed()
    s.log = s.log or None
    return s, list(given[game.seats_key])


def matches(expected: Any, actual: Any, ordered: bool) -> bool:
    """Whether a check holds: maps key by key, an empty one with an empty one only, lists as the key's order says."""
    if isinstance(expected, Mapping):
        return (
            isinstance(actual, Mapping)
            and bool(expected or not actual)
            and all(
                any(str(key) == str(there) and matches(value, actual[there], ordered) for there in actual)
                for key, value in expected.items()
            )
        )
    if isinstance(expected, list):
        if not isinstance(actual, list) or len(expected) != len(actual):
            return False
        if ordered:
            return all(matches(one, other, True) for one, other in zip(expected, actual, strict=True))
        left = list(actual)
        for one in expected:
            found = next((at for at, other in enumerate(left) if matches(one, other, False)), None)
            if found is None:
                return False
            del left[found]
        return True
    return bool(expected == actual and isinstance(expected, bool) == isinstance(actual, bool))
