"""Skip me until …: somebody says until when they are away. Nobody bothers them before; clock and stand-ins stay as they
are."""

from typing import TYPE_CHECKING

from mischia.table.entry import Entry
from mischia.table.errors import Refused
from mischia.table.rights import own_seat

if TYPE_CHECKING:
    from mischia.table.table import Table

LONGEST = 31 * 86400.0  # seconds


def skip(table: "Table", entry: Entry) -> None:
    """Be away until then; at no time, be back."""
    seat, until = own_seat(table, entry), entry.data.get("until")
    table.playing()
    if until is None:
        if not seat.skips:
            raise Refused("You are not away.", "not-away")
        seat.skips = 0.0
        return
    if isinstance(until, bool) or not isinstance(until, int | float) or not entry.at < until <= entry.at + LONGEST:
        raise Refused("Say a time within the next 31 days.", "bad-until", days=31)
    seat.skips = float(until)
