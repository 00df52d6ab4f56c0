"""What can be refused. Every error says what, where, and what would be accepted.

An error carries a message id and its arguments too, so that a page can tell it in the reader's language.
"""

from typing import Any


class MischiaError(ValueError):
    """Something that was asked for can't be done."""

    def __init__(self, message: str, id: str = "error", clause: str | None = None, **args: Any) -> None:
        super().__init__(message)
        self.id = id
        self.clause = clause
        self.args_by_name = args

    def __eq__(self, other: object) -> bool:
        """Two refusals are the same if they say the same: what a viewer is shown has not changed then."""
        return type(other) is type(self) and str(other) == str(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash((type(self), str(self)))


class IllegalMove(MischiaError):
    """A move of this game that may not be made now."""


class UnknownMove(MischiaError):
    """Words that are no move of this game."""


class BadPosition(MischiaError):
    """A position that can't be; `key` is where the fault lies."""

    def __init__(self, key: str, fault: str) -> None:
        super().__init__(f"{key}: {fault}", "bad-position", key=key, fault=fault)
        self.key = key
        self.fault = fault

    def __reduce__(self) -> tuple[type["BadPosition"], tuple[str, str]]:
        return BadPosition, (self.key, self.fault)


class BadScenario(MischiaError):
    """A scenario file that can't be read; it says the line."""


class BadFile(MischiaError):
    """A match file that can't be read."""


def listed(words: list[str], none: str = "nothing", most: int = 12) -> str:
    """A list for a sentence, cut short when it is very long.

    >>> listed(["play 4", "play 7"]), listed([])
    ('play 4, play 7', 'nothing')
    """
    if len(words) > most:
        return ", ".join(words[:most]) + f" and {len(words) - most} more"
    return ", ".join(words) or none


_SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def number(n: int) -> str:
    """A small number in words.

    >>> number(6), number(40)
    ('six', '40')
    """
    return _SMALL[n] if 0 <= n < len(_SMALL) else str(n)
