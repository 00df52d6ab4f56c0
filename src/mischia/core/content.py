"""Content as data: tables read by what each of their keys accepts; what is wrong is told with its file, item and key.

What is accepted is said with plain things: `range(1, 10)` for numbers, a tuple for one of these words, `bool`, `str`,
a dict for a table with these keys, `Many` for a list; or a function of the value and its place that reads it or raises
a Fault.

>>> card = {"id": str, "copies": Maybe(range(1, 10), 1), "effect": {"kind": ("strain", "swap")}}
>>> read_value({"id": "statue", "effect": {"kind": "swap"}}, card, ("card",))
{'id': 'statue', 'copies': 1, 'effect': {'kind': 'swap'}}
>>> read_value({"id": "statue", "effect": {"kind": "swop"}}, card, ("card",))
Traceback (most recent call last):
mischia.core.content.Fault: card.effect.kind: 'swop' is none of: strain, swap

Records are filled from the result. Their annotations don't say what is accepted: a compiled record forgets them.
"""

import tomllib
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mischia.core.errors import MischiaError, listed

SOURCES = ("rulebook", "public", "house")  # of what an item says
UNKNOWN = "unknown; accepted: {}"

Where = tuple[str, ...]
Accepted = Any


class BadContent(MischiaError):
    """A content file that can't be used; it says the file, the item and the key."""


class Fault(ValueError):
    """Data that can't be: where, and what is wrong with it."""

    def __init__(self, where: Where, what: str) -> None:
        super().__init__(f"{'.'.join(where)}: {what}")
        self.where = where
        self.what = what


@dataclass(frozen=True)
class Maybe:
    """A key that may be left out."""

    accepted: Accepted
    default: Any = None


@dataclass(frozen=True)
class Many:
    """A list; it becomes a tuple."""

    accepted: Accepted
    of: str  # what it is a list of, in the plural
    least: int = 0


def read_value(value: Any, accepted: Accepted, where: Where) -> Any:
    """A value that is accepted at its place."""
    if isinstance(accepted, range):
        if not isinstance(value, int) or isinstance(value, bool) or value not in accepted:
            raise Fault(where, f"{value!r} is no number from {accepted.start} to {accepted.stop - 1}")
        return value
    if isinstance(accepted, tuple):
        if not isinstance(value, str) or value not in accepted:
            raise Fault(where, f"{value!r} is none of: {listed(list(accepted), most=99)}")
        return value
    if accepted is bool:
        if not isinstance(value, bool):
            raise Fault(where, f"{value!r}; accepted: true, false")
        return value
    if accepted is str:
        if not isinstance(value, str) or not value.strip():
            raise Fault(where, f"{value!r} is no text")
        return value
    if isinstance(accepted, Many):
        if not isinstance(value, list | tuple) or len(value) < accepted.least:
            raise Fault(where, f"{value!r} is no list of {accepted.of}")
        return tuple([read_value(one, accepted.accepted, where) for one in value])
    if isinstance(accepted, Mapping):
        return read_table(value, accepted, where)
    return accepted(value, where)


def read_table(
    value: Any,
    keys: Mapping[str, Accepted],
    where: Where,
    notes: tuple[str, ...] = (),
    unknown: str = UNKNOWN,
) -> dict[str, Any]:
    """A table with these keys and no others; `notes` are for people alone, and left out of what is read."""
    check_keys(value, keys, where, unknown, notes)
    found = {}
    for key, accepted in keys.items():
        if isinstance(accepted, Maybe):
            said = value.get(key)
            found[key] = accepted.default if said is None else read_value(said, accepted.accepted, (*where, key))
        elif key in value:
            found[key] = read_value(value[key], accepted, (*where, key))
        else:
            raise Fault((*where, key), "missing")
    return found


def check_keys(value: Any, keys: Collection[str], where: Where, unknown: str, notes: tuple[str, ...] = ()) -> None:
    """A table that has no other keys."""
    if not isinstance(value, Mapping):
        raise Fault(where, f"{value!r} is no map")
    for key in value:
        if key not in keys and key not in notes:
            raise Fault((*where, str(key)), unknown.format(listed(list(keys), most=99)))


def read_toml(path: Path) -> dict[str, Any]:
    """A content file, not looked into yet."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadContent(f"{path.name}: can't be read: {error}", "bad-content") from error


@contextmanager
def of_file(name: str) -> Iterator[None]:
    """Tell what is wrong with the name of its file."""
    try:
        yield
    except Fault as fault:
        raise bad(name, fault.where, fault.what) from fault


def bad(file: str, where: Where, what: str) -> BadContent:
    """What is wrong in a file, in an item of it, under a key."""
    return BadContent(": ".join([file, *where[:1], *([".".join(where[1:])] if where[1:] else []), what]), "bad-content")
