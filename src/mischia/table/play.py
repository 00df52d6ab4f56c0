"""Moves, and what belongs to them: the dice are thrown, a move is taken back, a rematch is agreed on."""

from typing import TYPE_CHECKING

from mischia.table.absence import count_votes, next_question, note
from mischia.table.entry import HOUSE, Entry
from mischia.table.errors import NotYours, Passed, Refused
from mischia.table.rights import acting_seat, asked, own_seat
from mischia.table.seat import Seat

if TYPE_CHECKING:
    from mischia.table.table import Table


def move(table: "Table", entry: Entry) -> str | None:
    """A move, or another choice in the place of one that was put away: that nobody else can tell."""
    seat = acting_seat(table, entry)
    if table.recorded is not None and table.fallback is not None:
        table.recorded.note(entry.data["number"], table.seats.index(seat), seat.name, entry.data["move"])
    if table.fallback is not None:
        return None
    match = asked(table, entry)
    if entry.who != HOUSE and seat.resigned:
        raise Refused("You have resigned.", "resigned")
    if match.alternatives(seat.name):
        if entry.who == HOUSE:
            raise Passed
        match.change(seat.name, entry.data["move"])
        return None if returns(table, entry, seat) else entry.who
    match.play(seat.name, entry.data["move"])
    if table.opening.settles:
        match.settle()
    returns(table, entry, seat)
    next_question(table, entry.data["number"])
    return None


def throw(table: "Table", entry: Entry) -> None:
    """The dice have waited long enough for their owner's hand."""
    if entry.who != HOUSE:
        raise NotYours("Only the house throws somebody else's dice.", "not-host")
    if table.fallback is None:
        match = asked(table, entry)
        if match.thrower is None:
            raise Passed
        match.throw()
        if table.opening.settles:
            match.settle()


def returns(table: "Table", entry: Entry, seat: Seat) -> bool:
    """Whether a person has just taken the seat back, by a move."""
    if entry.who == HOUSE or not seat.stand_in:
        return False
    if seat.has_lapsed:
        note(table, "note-timeout-back", seat)
    seat.stand_in = seat.returns = False
    if table.status == "playing":
        count_votes(table)
    return True


def undo(table: "Table", entry: Entry) -> None:
    seat = own_seat(table, entry)
    if table.fallback is None:
        asked(table, entry).undo(seat.name)


def rematch(table: "Table", entry: Entry) -> None:
    own_seat(table, entry)
    if table.status != "over":
        raise Refused("The match is not over yet.", "not-over")
    if table.rematch is not None:
        raise Refused("There is a rematch already.", "rematch-there")
    table.rematch = entry.data["table"]
