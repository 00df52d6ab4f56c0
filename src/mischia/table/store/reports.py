"""What people report to the host of the house: who said what, and what is wrong with it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import orjson
from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from mischia.table.store.inbox import A_DAY, DAY, ROOM, InboxFull
from mischia.table.store.schema import REPORTS
from mischia.table.store.store import Store


@dataclass(frozen=True)
class Report:
    """Somebody reports somebody else."""

    id: str
    table_id: str
    person_id: str  # who reports
    other_id: str  # whom
    by: str  # their names
    name: str
    at: float
    lines: Sequence[str]  # what was said
    said: str  # what is wrong with it


class Reports:
    """The reports of a house."""

    def __init__(self, store: Store) -> None:
        self.desk = store.desk
        insert: Any = postgresql.insert if store.shared else sqlite.insert
        new = insert(REPORTS)
        changed = {name: new.excluded[name] for name in ("at", "lines", "said")}
        self._put = new.on_conflict_do_update(index_elements=[REPORTS.c.id], set_=changed)

    async def put(self, report: Report) -> None:
        """Keep it, unless that is too much; who reports the same once more changes what was said."""
        await self.desk.write(partial(self._write, report))

    def _write(self, report: Report, connection: Connection) -> None:
        counted = select(func.count()).select_from(REPORTS)
        lately = counted.where(REPORTS.c.person_id == report.person_id, REPORTS.c.at > report.at - DAY)
        if (connection.execute(lately).scalar() or 0) >= A_DAY:
            raise InboxFull("too-many-disputes")
        if (connection.execute(counted).scalar() or 0) >= ROOM:
            raise InboxFull("inbox-full")
        connection.execute(self._put, row_of(report))

    async def all(self, most: int | None = None) -> list[Report]:
        """Those that there are, the newest first."""
        asked = select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id).limit(most)
        rows = await self.desk.read(lambda connection: connection.execute(asked).mappings().all())
        return [Report(**{**row, "lines": orjson.loads(row["lines"])}) for row in rows]

    async def drop(self, id: str) -> bool:
        """Throw one away; whether it was there."""
        gone = delete(REPORTS).where(REPORTS.c.id == id)
        return bool(await self.desk.write(lambda connection: connection.execute(gone).rowcount))


def row_of(report: Report) -> dict[str, Any]:
    return {**vars(report), "lines": orjson.dumps(list(report.lines)).decode()}
