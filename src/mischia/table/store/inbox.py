"""The host's inbox: what players say is wrong. What is hidden at a table stays so until its match is over."""

from dataclasses import asdict, dataclass, fields
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from mischia.core.errors import MischiaError
from mischia.table.store.schema import DISPUTES, TABLES
from mischia.table.store.store import Store

DAY = 86400.0
A_DAY = 20  # of one person
ROOM = 2000  # of all


class InboxFull(MischiaError):
    """No more is taken, from one person today or from anybody until the host has looked."""

    def __init__(self, id: str) -> None:
        messages = {
            "too-many-disputes": "That is enough for today; tell the rest tomorrow.",
            "inbox-full": "The host's inbox is full.",
        }
        super().__init__(messages[id], id)


@dataclass(frozen=True)
class Dispute:
    """What somebody says is wrong."""

    id: str
    table_id: str
    person_id: str
    game: str
    at: float
    told: str  # what happened
    said: str  # what should have happened
    heard: str  # a file with what that person may know
    whole: str  # the scenario


@dataclass(frozen=True)
class Letter:
    """A dispute as it may be read now."""

    dispute: Dispute
    open: bool  # whether the match is over: until then nobody reads it but whoever sent it

    @property
    def own_file(self) -> str:
        """The file that whoever sent it may have."""
        return self.dispute.whole if self.open else self.dispute.heard


FIELDS = tuple(one.name for one in fields(Dispute))


class Inbox:
    """The disputes of a house."""

    def __init__(self, store: Store) -> None:
        self.store, self.desk = store, store.desk
        insert: Any = postgresql.insert if store.shared else sqlite.insert
        new = insert(DISPUTES)
        changed = {name: new.excluded[name] for name in ("at", "told", "said", "heard", "whole")}
        self._put = new.on_conflict_do_update(index_elements=[DISPUTES.c.id], set_=changed)

    async def refuse_more(self, person: str, at: float) -> None:
        """Refuse one more, if that is too much."""
        await self.desk.read(partial(refuse_more, person, at))

    async def put(self, dispute: Dispute) -> None:
        """Keep it; who tells of the same once more changes what was said."""
        await self.desk.write(lambda connection: connection.execute(self._put, asdict(dispute)))

    async def letters(self) -> list[Letter]:
        """All that there are, the newest first."""
        return await self.desk.read(partial(letters, None))

    async def letter(self, id: str) -> Letter | None:
        found = await self.desk.read(partial(letters, id))
        return found[0] if found else None

    async def drop(self, id: str) -> bool:
        """Throw one away; whether it was there."""
        gone = delete(DISPUTES).where(DISPUTES.c.id == id)
        return bool(await self.desk.write(lambda connection: connection.execute(gone).rowcount))


def refuse_more(person: str, at: float, connection: Connection) -> None:
    counted = select(func.count()).select_from(DISPUTES)
    lately = counted.where(DISPUTES.c.person_id == person, DISPUTES.c.at > at - DAY)
    if (connection.execute(lately).scalar() or 0) >= A_DAY:
        raise InboxFull("too-many-disputes")
    if (connection.execute(counted).scalar() or 0) >= ROOM:
        raise InboxFull("inbox-full")


def letters(id: str | None, connection: Connection) -> list[Letter]:
    asked = select(DISPUTES, TABLES.c.status).join(TABLES, TABLES.c.id == DISPUTES.c.table_id, isouter=True)
    if id is not None:
        asked = asked.where(DISPUTES.c.id == id)
    rows = connection.execute(asked.order_by(DISPUTES.c.at.desc(), DISPUTES.c.id)).mappings()
    return [Letter(Dispute(**{name: row[name] for name in FIELDS}), bool(row["status"] == "over")) for row in rows]
