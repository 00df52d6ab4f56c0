"""Whom people do not want to hear, and whom they do not let in: known to nobody but themselves."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from mischia.table.errors import Refused
from mischia.table.store.schema import AVERSIONS
from mischia.table.store.store import Store

MOST = 500  # of one person
EVERYWHERE = ""  # in the place of a table


@dataclass(frozen=True)
class Aversion:
    """Somebody mutes or blocks somebody else, at one table or everywhere."""

    person_id: str
    kind: str  # "mute" or "block"
    other_id: str
    table_id: str  # or EVERYWHERE
    name: str  # by which the other was known then
    at: float


FIELDS = tuple(one.name for one in fields(Aversion))
KEY = (AVERSIONS.c.person_id, AVERSIONS.c.kind, AVERSIONS.c.other_id, AVERSIONS.c.table_id)


class AversionStore:
    """Keeps them; other processes hear whose have changed, and who is concerned."""

    def __init__(self, store: Store) -> None:
        self.store = store
        insert: Any = postgresql.insert if store.shared else sqlite.insert
        self._put = insert(AVERSIONS).on_conflict_do_nothing(index_elements=list(KEY))

    async def of(self, person: str) -> list[Aversion]:
        """Somebody's own, the newest first."""
        asked = select(AVERSIONS).where(AVERSIONS.c.person_id == person).order_by(AVERSIONS.c.at.desc(), *KEY)
        rows = await self.store.desk.read(lambda connection: connection.execute(asked).mappings().all())
        return [Aversion(**{name: row[name] for name in FIELDS}) for row in rows]

    async def put(self, one: Aversion) -> None:
        await self._change(one, partial(self._add, one))

    def _add(self, one: Aversion, connection: Connection) -> None:
        counted = select(func.count()).select_from(AVERSIONS).where(AVERSIONS.c.person_id == one.person_id)
        if (connection.execute(counted).scalar() or 0) >= MOST:
            raise Refused(f"{MOST} are enough: forgive somebody first.", "too-many-aversions", most=MOST)
        connection.execute(self._put, asdict(one))

    async def drop(self, one: Aversion) -> None:
        gone = delete(AVERSIONS).where(*[column == getattr(one, column.name) for column in KEY])
        await self._change(one, lambda connection: connection.execute(gone))

    async def _change(self, one: Aversion, work: Callable[[Connection], Any]) -> None:
        def whole(connection: Connection) -> None:
            work(connection)
            self.store.tell_of_people([one.person_id, one.other_id], connection)

        await self.store.desk.write(whole)
