"""An entry of a table's log: all that ever changes a table."""

from dataclasses import dataclass
from typing import Any

import orjson

from mischia.table.errors import Refused

HOUSE = ""  # who acts when no person does: a bot, a clock, the host of the house
ERASED = "!"  # how the ids begin of those whose data was erased


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that was done at a table; its number is its place in the log."""

    kind: str
    who: str  # a person, or the house
    data: dict[str, Any]
    at: float  # seconds since 1970
    move_id: str | None = None  # chosen by whoever acts: the same twice is done once


def apart_from_presence(entry: Entry) -> dict[str, Any]:
    """What whoever acts has said; who was away then is the house's word."""
    return {key: value for key, value in entry.data.items() if key != "absent"}


def on_paper(entry: Entry) -> str:
    """What an entry says, as it is written; what can't be written is refused before anything happens."""
    try:
        return orjson.dumps(entry.data, option=orjson.OPT_NON_STR_KEYS).decode()
    except TypeError as wrong:
        raise Refused("That can't be written down.", "bad-text") from wrong
