"""Time banks: beside the clock of each question, a reserve of time for the whole match; nobody else's runs."""

from typing import TYPE_CHECKING, NamedTuple

from mischia.table.seat import Seat

if TYPE_CHECKING:
    from mischia.table.table import Table


class Overtime(NamedTuple):
    """Who uses their reserve now, since when, and at which question."""

    seats: list[Seat]
    since: float
    number: int


def left(table: "Table", seat: Seat) -> float | None:
    """How many seconds of a seat's reserve are left; none where there is no such thing."""
    reserve = table.opening.reserve
    return max(0.0, reserve - seat.bank_used) if reserve and seat.is_guest else None


def overtime(table: "Table", at: float) -> Overtime | None:
    """Who uses their reserve at a moment: the time of the question has run out for them."""
    opening = table.opening
    if not opening.reserve or table.fallback is not None or table.status != "playing":
        return None
    if at <= table.opened.get(table.playing_number(), at) + (opening.allowed or 0.0):
        return None  # the clock starts then at the earliest
    due = table.question_due
    return None if due is None or at <= due else Overtime(table.late(), due, table.playing_number())


def charge(table: "Table", spent: Overtime | None, at: float) -> None:
    """Take off what was used by those whom the table does not wait for any more."""
    if spent is None:
        return
    waited = table.late() if table.playing_number() == spent.number else []
    for seat in spent.seats:
        if seat not in waited:
            seat.bank_used = min(table.opening.reserve, seat.bank_used + at - spent.since)
