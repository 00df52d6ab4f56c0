"""Notes on a finished match: who sat there pins them to a moment, and may draw rings and arrows on what lies there."""

import re
from secrets import token_hex
from typing import Any

from mischia.table.errors import NotYours, OtherRules, Refused
from mischia.table.hall import Hall
from mischia.table.names import line_of
from mischia.table.reports import report
from mischia.table.store.pins import Mark, Pin, Pins
from mischia.table.store.store import Person
from mischia.table.table import Table

MOST_MARKS = 12  # of a note
ENDS = {"ring": 1, "arrow": 2}  # how many things a mark needs
is_thing = re.compile(r"[\w.:|,+ -]{1,60}").fullmatch  # a name that a page gives to something on the table


def marks_of(doc: Any) -> list[Mark]:
    """Rings and arrows as a page sends them; the things are named as on the page, and nothing else is taken."""
    if not isinstance(doc, list) or len(doc) > MOST_MARKS:
        raise Refused(f"A note has at most {MOST_MARKS} rings and arrows.", "bad-marks", most=MOST_MARKS)
    found: list[Mark] = []
    for mark in doc:
        right = isinstance(mark, list) and mark and all(isinstance(one, str) for one in mark)
        if not right or ENDS.get(mark[0]) != len(mark) - 1 or not all(map(is_thing, mark[1:])):
            raise Refused(
                "A mark is a ring around a thing, or an arrow from one to another.", "bad-marks", most=MOST_MARKS
            )
        found.append(tuple(mark))
    return found


def must_write(table: Table, person: str) -> None:
    """Refuse whoever did not sit there, and whatever is no finished match."""
    if table.recorded is not None:
        raise OtherRules
    if table.match is None or table.status != "over":
        raise Refused("A match can be looked through when it is over.", "not-over")
    if table.viewer(person) is None:
        raise NotYours("You have no seat at this table.", "no-seat")


async def pin(hall: Hall, table: Table, person: Person, step: int, text: str, seat: int | None, marks: Any) -> Pin:
    """Pin a note to the moment after so many answers."""
    must_write(table, person.id)
    assert table.match is not None
    last = len(table.match.answers)
    if not 0 <= step <= last:
        raise Refused(f"There is no such moment; there are 0 to {last}.", "no-such-moment", move=step, last=last)
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refused("There is no such seat.", "no-such-seat")
    own = table.seat_of(person.id)
    name = person.name if own is None else own.name
    made = Pin(token_hex(6), table.id, person.id, name, step, line_of(text), seat, marks_of(marks), hall.clock())
    await Pins(hall.store).put(made)
    return made


async def found(hall: Hall, table: Table, id: str) -> Pin:
    pinned = next((one for one in await Pins(hall.store).on(table.id) if one.id == id), None)
    if pinned is None:
        raise Refused("There is no such note.", "no-such-note")
    return pinned


async def unpin(hall: Hall, table: Table, person: Person, id: str) -> None:
    """Take a note away: one's own, or as the host of the table anybody's."""
    pinned = await found(hall, table, id)
    if person.id not in (pinned.person_id, table.host):
        raise NotYours("That is somebody else's note.", "not-yours")
    await Pins(hall.store).drop(table.id, id)


async def report_pin(hall: Hall, table: Table, person: Person, id: str, text: str) -> None:
    """Report a note to the host of the house."""
    pinned = await found(hall, table, id)
    if person.id == pinned.person_id:
        raise Refused("That is you.", "yourself")
    await report(hall, table.id, person, pinned.person_id, pinned.name, [pinned.text], text)
