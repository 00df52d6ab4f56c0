"""An entry of a table's log: all that ever changes a table."""

from dataclasses import dataclass
from typing import Any

HOUSE = ""  # who acts when no person does: a bot, a clock


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that was done at a table; its number is its place in the log."""

    kind: str
    who: str  # a person, or the house
    data: dict[str, Any]
    at: float  # seconds since 1970
    move_id: str | None = None  # chosen by whoever acts: the same twice is done once
