"""What the host of the house does at a table; all who sit there are told."""

from typing import TYPE_CHECKING

from mischia.table.absence import leave, note
from mischia.table.entry import HOUSE, Entry
from mischia.table.errors import NotYours, Refused
from mischia.table.lobby import empty
from mischia.table.rights import seat_at
from mischia.table.seat import Seat

if TYPE_CHECKING:
    from mischia.table.table import Table


def shut(table: "Table", entry: Entry) -> None:
    """Close a table, whether its match has begun or not."""
    as_house(entry)
    if table.status == "lobby":
        table.closed = True
        return
    table.playing()
    note(table, "note-shut", table.seats[0])
    table.abandoned = True


def relieve(table: "Table", entry: Entry) -> None:
    """Free the seat of somebody who will not come back; while the match is on, a bot plays there."""
    as_house(entry)
    seat = seat_of_person(table, entry)
    if table.status == "lobby":
        empty(table, seat)
        return
    table.playing()
    if not seat.stand_in:
        leave(table, seat)
    seat.relieved = True
    note(table, "note-relieved", seat)


def hand(table: "Table", entry: Entry) -> None:
    """Give a seat to somebody else, who plays on with what lies there."""
    as_house(entry)
    seat, person = seat_of_person(table, entry), entry.data["person"]
    table.playing()
    if table.seat_of(person):
        raise Refused("They have a seat at this table already.", "seated")
    seat.person, seat.resigned, seat.lapses, seat.shared = person, False, 0, False
    seat.take_again()
    if seat.name in table.ending:
        table.ending.remove(seat.name)
    note(table, "note-handed", seat)


def as_house(entry: Entry) -> None:
    if entry.who != HOUSE:
        raise NotYours("Only the host may do that.", "not-host")


def seat_of_person(table: "Table", entry: Entry) -> Seat:
    seat = seat_at(table, entry.data["seat"])
    if seat.kind != "person":
        raise Refused("No person sits there.", "nobody-there")
    return seat
