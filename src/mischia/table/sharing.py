"""Several who play on one device: whose view it shows, and when a curtain hides the table from all of them.

Each of them is a person with a seat of their own; only the device is the same. So nothing here decides what anybody may
do or see: it says who is in front of the device, and everything else follows from that.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from mischia.core.position import view_of
from mischia.table.entry import Entry
from mischia.table.rights import asked, own_seat
from mischia.table.seat import Seat

if TYPE_CHECKING:
    from mischia.table.table import Table


ASKED, LOOKS, SECRET = "asked", "look", "secret"


class Front(NamedTuple):
    """Who has taken the device, which question was open then, and how: asked, to look, or to choose in secret."""

    person: str
    number: int
    how: str = ASKED


def sitting(table: "Table", people: Collection[str]) -> list[Seat]:
    """The seats of those who play on a device, in the order of the table."""
    return [seat for seat in table.seats if seat.kind == "person" and seat.person in people]


def to_choose(table: "Table", seats: Sequence[Seat]) -> list[Seat]:
    """Those of them whom the table waits for, in the order of the table: it tells nothing."""
    if table.status != "playing":
        return []
    match = table.playing()
    turn = match.awaited if match.thrower is None else [match.thrower]
    return [seat for seat in seats if seat.name in turn and not seat.stand_in]


def in_front(table: "Table", seats: Sequence[Seat], front: Front | None) -> Seat | None:
    """Whose view the device shows while a match is on; None is the curtain.

    Whoever has the device keeps it until somebody else on it is asked. What several choose in secret each chooses after
    a tap of their own, and what comes of it is told when nobody's hand lies open.
    """
    if len(seats) == 1:
        return seats[0]
    match, waiting = table.playing(), to_choose(table, seats)
    holder = None if front is None else next((seat for seat in seats if seat.person == front.person), None)
    if holder is not None and front is not None:
        same = front.number == match.number
        if same and (front.how == LOOKS or holder in waiting or not waiting):
            return holder
        goes_on = front.how != SECRET and not match.secret_choice
        if goes_on and (holder in waiting or not waiting):
            return holder
    if not nothing_hidden(table, seats):
        return None
    return next(iter(waiting), holder or seats[0])


def nothing_hidden(table: "Table", seats: Sequence[Seat]) -> bool:
    """Whether none of them knows more than everybody, nor is asked for a secret: then no curtain is needed."""
    match = table.playing()
    if match.secret_choice or any(event.hearers is not None for event in match.events):
        return False
    shown = view_of(table.game, table.position, None)
    return all(view_of(table.game, table.position, seat.name) == shown for seat in seats)


def take(table: "Table", entry: Entry) -> None:
    """Somebody who is asked has taken the device: the clock of the question starts now, once for each of them."""
    seat = own_seat(table, entry)
    match = asked(table, entry)
    if any(one.shared for one in table.seats) and (match.number, seat.name) not in table.taken:
        table.taken.add((match.number, seat.name))
        table.handed = match.number, entry.at


def hand_on(table: "Table", at: float) -> None:
    """One of several has answered: where a device is shared, the next of them has the whole time to take it."""
    if table.match is not None and any(seat.shared for seat in table.seats):
        table.handed = table.match.number, at
