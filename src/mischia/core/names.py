"""What somebody at a table can be called, so that nobody is mistaken for another: in a file, a log, a move."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from mischia.core.errors import listed
from mischia.core.phrases import QUOTE
from mischia.core.position import Given

RESERVED = ("chance", "then", "refused")  # words of scenarios and files
UNSEEN = ("C", "Zl", "Zp")  # controls, marks of direction, halves of characters, breaks of lines


def shown(text: str) -> str:
    """Text without what can't be seen, its blanks put in order.

    >>> shown("  Ann\\x00 \\u202e  B. ")
    'Ann B.'
    """
    kept = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or not unicodedata.category(letter).startswith(UNSEEN)
    )
    return " ".join(kept.split())


def read_names(given: Given, default: Sequence[str] = ()) -> list[str]:
    """The names under the key that is being read, or others if it says nothing."""
    return check_names(given, default if given.raw() is None else given.sequence())


def check_names(given: Given, names: Sequence[Any]) -> list[str]:
    """Names each of which looks like what it is, and no two of which are the same."""
    for at, name in enumerate(names):
        if not isinstance(name, str) or not shown(name):
            raise given.wrong(f"{name!r} is no name")
        if name != shown(name):
            raise given.wrong(f"{name!r} is no name; accepted: {shown(name)!r}")
        if name in RESERVED:
            raise given.wrong(f"nobody can be called {name}")
        if name in names[:at]:
            raise given.wrong(f"{name} twice")
    return [str(name) for name in names]


def read_some(given: Given, seated: Sequence[str], stranger: str) -> list[str]:
    """Some of those who sit here, nobody twice; `stranger` is told of a `{name}` that is not among the `{seated}`."""
    some = [] if given.raw() is None else given.sequence()
    for name in some:
        if name not in seated:
            raise given.wrong(stranger.format(name=name, seated=listed(list(seated))))
        if some.count(name) > 1:
            raise given.wrong(f"{name} twice")
    return some


@lru_cache(maxsize=1000)
def in_moves(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names as moves have them: in quotes if one begins like another's or has quotes itself, so that no move can be
    read as another.

    >>> in_moves(("Ann", "Bob Cid", "Ann Bob", "Cid"))
    ('Ann', 'Bob Cid', '"Ann Bob"', 'Cid')
    >>> in_moves(('Al "Ace" Hill', "Bob"))
    ('"Al ""Ace"" Hill"', 'Bob')
    """
    return tuple([quoted(name) if must_be_quoted(name, names) else name for name in names])


def must_be_quoted(name: str, names: tuple[str, ...]) -> bool:
    return QUOTE in name or any(name.startswith(f"{other} ") for other in names)


def quoted(name: str) -> str:
    return QUOTE + name.replace(QUOTE, 2 * QUOTE) + QUOTE
