"""Notes that people pin to moments of finished matches, with rings and arrows."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import orjson
from sqlalchemy import Connection, delete, func, select

from mischia.table.errors import Refused
from mischia.table.store.schema import PINS
from mischia.table.store.store import Store

MOST, MOST_OF_ONE = 100, 30  # notes on a match, and of one person
Mark = tuple[str, ...]  # ("ring", thing) or ("arrow", from, to)


@dataclass(frozen=True)
class Pin:
    """A note on a moment."""

    id: str
    table_id: str
    person_id: str  # is shown to nobody
    name: str
    step: int
    text: str
    seat: int | None  # from which it was looked at, None as an onlooker
    marks: Sequence[Mark]
    at: float


class Pins:
    """The notes of a house."""

    def __init__(self, store: Store) -> None:
        self.desk = store.desk

    async def put(self, pin: Pin) -> None:
        """Keep one more, unless that is too much."""
        await self.desk.write(partial(put, pin))

    async def on(self, table_id: str) -> list[Pin]:
        """All notes on a match, by moment."""
        asked = select(PINS).where(PINS.c.table_id == table_id).order_by(PINS.c.step, PINS.c.at, PINS.c.id)
        rows = await self.desk.read(lambda connection: connection.execute(asked).mappings().all())
        found = []
        for row in rows:
            drawn = orjson.loads(row["marks"])
            marks = tuple(tuple(mark) for mark in drawn["marks"])
            found.append(Pin(**{**row, "marks": marks, "seat": drawn["seat"]}))
        return found

    async def drop(self, table_id: str, id: str) -> None:
        gone = delete(PINS).where(PINS.c.table_id == table_id, PINS.c.id == id)
        await self.desk.write(lambda connection: connection.execute(gone))


def put(pin: Pin, connection: Connection) -> None:
    counted = select(func.count()).select_from(PINS).where(PINS.c.table_id == pin.table_id)
    own = counted.where(PINS.c.person_id == pin.person_id)
    for asked, most in ((counted, MOST), (own, MOST_OF_ONE)):
        if (connection.execute(asked).scalar() or 0) >= most:
            raise Refused(f"{most} notes are enough: take one away first.", "too-many-notes", most=most)
    drawn = orjson.dumps({"seat": pin.seat, "marks": list(pin.marks)}).decode()
    row = {name: value for name, value in vars(pin).items() if name != "seat"}
    connection.execute(PINS.insert(), {**row, "marks": drawn})
