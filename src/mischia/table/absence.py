"""Those who are not there: clocks run out, bots stand in, people come back, resign, or agree to stop."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from mischia.table.entry import HOUSE, Entry
from mischia.table.errors import Passed, Refused
from mischia.table.rights import check_level, own_seat
from mischia.table.seat import Seat
from mischia.table.seen import Note

if TYPE_CHECKING:
    from mischia.table.table import Table


def next_question(table: "Table", number: int) -> None:
    """Whoever wanted to come back does so when a new question is open."""
    if table.playing_number() != number:
        for seat in table.seats:
            if seat.returns:
                seat.take_again()


def give_up(table: "Table", seat: Seat) -> bool:
    """Whether somebody who walks away gives something up by the rules."""
    number = table.playing_number()
    if table.fallback is not None or not table.playing().give_up(seat.name):
        return False
    next_question(table, number)
    return True


def away(table: "Table", entry: Entry) -> None:
    """Somebody is absent: the clock has run out, or one of the others asks for a bot in their place."""
    if entry.who not in (HOUSE, table.host):
        own_seat(table, entry)
    match = table.playing()
    seat = next((seat for seat in table.seats if seat.name == entry.data["name"]), None)
    if seat is None or not seat.is_guest or seat.stand_in:
        raise Refused("Nobody is absent there.", "nobody-there")
    if entry.who == HOUSE and table.fallback is None and entry.data["number"] != match.number:
        raise Passed
    if "once" in entry.data:
        lapse(table, seat, entry.data["once"])
        return
    level = entry.data.get("level")  # older tables had one level only, and did not tell
    if level is not None:
        check_level(table, level)
    leave(table, seat, level)
    if level is not None and seat.stand_in:
        note(table, "note-stand-in", seat)


def lapse(table: "Table", seat: Seat, once: bool) -> None:
    """The clock has run out: a bot answers this question, or plays on until the person does anything."""
    events = 0 if table.match is None else len(table.match.events)
    gave_up = give_up(table, seat)
    if not gave_up and table.people_only and table.fallback is None:
        raise Refused("No bot can play for anybody at this table: it waits.", "nobody-else-plays")
    seat.lapses += 1
    if table.status == "playing" and not table.people_only and not (gave_up and once):
        seat.hand_over(returns=once)
    note(table, "note-timeout-gives-up" if gave_up else "note-timeout" if once else "note-timeout-stays", seat, events)


def note(
    table: "Table",
    id: str,
    seat: Seat,
    events: int | None = None,
    agreed: Collection[str] = (),
    away: Collection[str] = (),
) -> None:
    """Note down what the house does; where it has done it already, at the place before that."""
    if table.match is not None:
        events = len(table.match.events) if events is None else events
        both = [tuple(at for at, one in enumerate(table.seats) if one.name in names) for names in (agreed, away)]
        told = Note(id, table.seats.index(seat), events, *both)
        table.notes.append((table.seq + 1, told, len(table.match.answers)))


def come_back(table: "Table", entry: Entry) -> None:
    """A person plays again: from the next question on, or at once if nothing is asked of them."""
    seat = own_seat(table, entry)
    match = table.playing()
    if not seat.stand_in or seat.resigned:
        raise Refused("No bot plays for you.", "no-stand-in")
    if seat.has_lapsed:
        note(table, "note-timeout-back", seat)
    seat.returns = True
    count_votes(table)
    if seat.name not in match.turn:
        seat.take_again()


def resign(table: "Table", entry: Entry) -> None:
    seat = own_seat(table, entry)
    table.playing()
    if seat.resigned:
        raise Refused("You have resigned.", "resigned")
    seat.resigned = True
    if table.people_only:
        give_up(table, seat)
        table.abandoned = table.status == "playing"
        return
    leave(table, seat)
    if all(other.resigned for other in table.seats if other.is_guest):
        table.abandoned = True


def ask_to_end(table: "Table", entry: Entry) -> None:
    """Ask to abandon the match, or think better of it; it ends when all who are not absent ask for it."""
    seat = own_seat(table, entry)
    table.playing()
    if seat.resigned:
        raise Refused("You have resigned.", "resigned")
    wanted, absent = bool(entry.data["agree"]), entry.data.get("absent", ())
    if wanted == (seat.name in table.ending) and not (wanted and all_agree(table, absent)):
        raise Refused("You have said so already.", "said-already")
    if not wanted:
        table.ending.remove(seat.name)
    elif seat.name not in table.ending:
        table.ending.append(seat.name)
    count_votes(table, absent)


def leave(table: "Table", seat: Seat, level: str | None = None) -> None:
    """Somebody walks away: a bot plays on, except where only people may; others may choose its level."""
    gave_up = give_up(table, seat)
    if table.people_only or table.status != "playing":
        if not gave_up and table.fallback is None:
            raise Refused("No bot can play for anybody at this table: it waits.", "nobody-else-plays")
        return
    throws = table.fallback is None and table.playing().thrower == seat.name
    seat.hand_over(returns=False, level=level)
    seat.lapses = 0
    if seat.name in table.ending:
        table.ending.remove(seat.name)
    count_votes(table)
    if throws:
        table.playing().throw()


def count_votes(table: "Table", absent: Collection[str] = ()) -> None:
    """End the match if all agree; it is told who did, and who was away."""
    table.abandoned = bool(table.ending) and all_agree(table, absent)
    if table.abandoned:
        agreed = [seat for seat in table.seats if seat.name in table.ending]
        away = [seat.name for seat in table.seats if seat.kind == "person" and seat not in agreed and not seat.resigned]
        note(table, "note-ended", agreed[0], agreed=table.ending, away=away)


def all_agree(table: "Table", absent: Collection[str]) -> bool:
    """Whether all who are there and play want to abandon the match; programs are asked where nobody else is."""
    people = [seat for seat in table.seats if seat.kind == "person"] or [seat for seat in table.seats if seat.is_guest]
    voters = [seat.name for seat in people if (seat.returns or not seat.stand_in) and seat.name not in absent]
    return all(name in table.ending for name in voters)
