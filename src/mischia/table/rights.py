"""Who may do what at a table, and when: what is not allowed is refused."""

from typing import TYPE_CHECKING

from mischia.bots import levels_of
from mischia.core.match import Match
from mischia.table.entry import HOUSE, Entry
from mischia.table.errors import NotYours, Passed, Refused
from mischia.table.seat import Seat

if TYPE_CHECKING:
    from mischia.table.table import Table


def in_lobby(table: "Table") -> None:
    if table.closed:
        raise Refused("The host has closed this table.", "closed")
    if table.status != "lobby":
        raise Refused("The match has begun.", "begun")


def as_host(table: "Table", entry: Entry) -> None:
    if entry.who != table.host:
        raise NotYours("Only the host may do that.", "not-host")


def own_seat(table: "Table", entry: Entry) -> Seat:
    seat = table.seat_of(entry.who)
    if seat is None:
        raise NotYours("You have no seat at this table.", "no-seat")
    return seat


def acting_seat(table: "Table", entry: Entry) -> Seat:
    if entry.who != HOUSE:
        return own_seat(table, entry)
    seat = next((seat for seat in table.seats if seat.name == entry.data["name"]), None)
    if seat is None or not (seat.is_played_by_bot or table.fallback is not None):
        raise Passed
    return seat


def asked(table: "Table", entry: Entry) -> Match:
    match = table.playing()
    if entry.data["number"] != match.number:
        raise Passed
    return match


def check_level(table: "Table", level: str) -> None:
    """Refuse a bot that there is not."""
    levels = levels_of(table.game)
    if level not in levels:
        raise Refused(f"There is no bot {level!r}; there are: {', '.join(levels)}.", "unknown-bot", name=level)


def seat_at(table: "Table", index: object) -> Seat:
    if not isinstance(index, int) or not 0 <= index < len(table.seats):
        raise Refused("There is no such seat.", "no-such-seat")
    return table.seats[index]


def open_seat(table: "Table", index: object) -> Seat:
    seats = table.seats if index is None else [seat_at(table, index)]
    found = next((seat for seat in seats if seat.kind == "open"), None)
    if found is None:
        raise Refused("That seat is taken." if index is not None else "All seats are taken.", "taken")
    return found
