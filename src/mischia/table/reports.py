"""Somebody reports somebody else to the host of the house, with what they have said last at a table."""

from collections.abc import Sequence
from hashlib import sha256

from mischia.table.disputes import words_of
from mischia.table.hall import Hall
from mischia.table.store.reports import Report, Reports
from mischia.table.store.store import Person
from mischia.table.table import Table

LAST = 10  # lines


def lines_of(table: Table, other: str) -> list[str]:
    """What somebody has said last, as it was said; what onlookers say among themselves too."""
    return [line.text for line in table.chat if table.speakers.get(line.number) == other][-LAST:]


async def send(hall: Hall, table: Table, person: Person, other: str, name: str, text: str) -> Report:
    """Report what somebody says at a table."""
    return await report(hall, table.id, person, other, name, lines_of(table, other), text)


async def report(
    hall: Hall, table_id: str, person: Person, other: str, name: str, lines: Sequence[str], text: str
) -> Report:
    """Put a report into the inbox of the house; whoever reports the same once more changes what was said."""
    id = sha256(f"{table_id} {person.id} {other}".encode()).hexdigest()[:12]
    made = Report(id, table_id, person.id, other, person.name, name, hall.clock(), lines, words_of(text))
    await Reports(hall.store).put(made)
    return made
