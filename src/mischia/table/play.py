"""Moves, and what belongs to them: the dice are thrown, the coach is asked, a rematch is agreed on."""

from typing import TYPE_CHECKING

from mischia.table.absence import count_votes, next_question, note
from mischia.table.entry import HOUSE, Entry
from mischia.table.errors import NotYours, Passed, Refused
from mischia.table.rights import acting_seat, asked, own_seat
from mischia.table.seat import Seat
from mischia.table.sharing import hand_on

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
    if entry.who == HOUSE and table.asked_back is not None:
        raise Passed  # bots wait until that is answered
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
    hand_on(table, entry.at)
    returns(table, entry, seat)
    next_question(table, entry.data["number"])
    return None


def throw(table: "Table", entry: Entry) -> None:
    """The dice have waited long enough for their owner's hand."""
    if entry.who != HOUSE:
        raise NotYours("Only the house throws somebody else's dice.", "not-host")
    if table.fallback is None:
        match = asked(table, entry)
        if match.thrower is None or table.asked_back is not None:
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
    seat.take_again()
    if table.status == "playing":
        count_votes(table)
    return True


def ask_coach(table: "Table", entry: Entry) -> str | None:
    """Somebody asks what the coach would do: all hear that, once for each question, and only they what it says."""
    seat = own_seat(table, entry)
    if table.fallback is None:
        may_ask_coach(table, entry, seat)
    if table.coached.get(seat.name) == entry.data["number"]:
        return entry.who
    table.coached[seat.name] = entry.data["number"]
    seat.hinted = True
    note(table, "note-hint", seat)
    return None


def may_ask_coach(table: "Table", entry: Entry, seat: Seat) -> None:
    """Refuse what the coach does not answer."""
    table.playing()
    if not table.hints:
        raise Refused("The coach is not asked at this table.", "no-hints")
    match = asked(table, entry)
    if seat.resigned or not (seat.name in match.awaited or match.alternatives(seat.name)):
        raise Refused("You have nothing to choose now.", "nothing-to-choose")


def rematch(table: "Table", entry: Entry) -> None:
    own_seat(table, entry)
    if table.status != "over":
        raise Refused("The match is not over yet.", "not-over")
    if table.rematch is not None:
        raise Refused("There is a rematch already.", "rematch-there")
    table.rematch = entry.data["table"]
