"""What the host of a house sees and does: its tables and people in numbers, who is not let in, what is announced.

Whatever it changes is one transaction, and every server that has the database open is told.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import time
from typing import Any

import orjson
from sqlalchemy import Connection, Select, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from mischia.table.entry import Entry
from mischia.table.errors import NoTable, Refused
from mischia.table.names import line_of
from mischia.table.store.finished import Finished, Scribe
from mischia.table.store.schema import (
    BANS,
    DEVICES,
    DISPUTES,
    ENTRIES,
    FACTS,
    MATCH_FILES,
    MATCHES,
    PASSES,
    PEOPLE,
    PLAYERS,
    PRESENCE,
    REVIEWS,
    SITTERS,
    TABLES,
)
from mischia.table.store.store import ANEW, Store, T

ANNOUNCEMENT = "announcement"  # the fact
LINK = "link:"  # how the facts begin that tell of links to the host's page
OF_THE_HOUSE = ":0"  # the notice
Rows = list[dict[str, Any]]
OF_A_TABLE = (
    ENTRIES.c.table_id,
    SITTERS.c.table_id,
    PRESENCE.c.table_id,
    REVIEWS.c.table_id,
    DISPUTES.c.table_id,
    DEVICES.c.table_id,  # the badge of a seat there
    MATCHES.c.table_id,
    PLAYERS.c.table_id,
    MATCH_FILES.c.table_id,
)
OF_A_PERSON = (
    SITTERS.c.person_id,
    PRESENCE.c.person_id,
    PLAYERS.c.person_id,
    DEVICES.c.person_id,
    PASSES.c.person_id,
    DISPUTES.c.person_id,
    BANS.c.who,
    PEOPLE.c.id,
)


@dataclass(frozen=True)
class TableRow:
    """A table as the index has it: nothing of its match."""

    id: str
    game: str
    status: str
    listed: bool
    created: float
    updated: float
    entries: int
    code: str | None
    people: int  # who belong to it


@dataclass(frozen=True)
class PersonRow:
    """Somebody who has told their name."""

    id: str
    name: str
    language: str
    created: float
    tables: int
    seen: float | None  # when their page was last open, in the last day


@dataclass(frozen=True)
class Ban:
    """Somebody who is not let in: a person, or all who come from an address."""

    who: str
    at: float
    until: float | None

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


@dataclass(frozen=True)
class Announcement:
    """What the host tells everybody."""

    text: str
    at: float


@dataclass(frozen=True)
class Wish:
    """Which tables are meant."""

    status: str | None = None
    game: str | None = None
    person: str | None = None
    unused_since: float | None = None  # nothing has happened there since


@dataclass(frozen=True)
class Rewritten:
    """The log of a table without somebody; None where it can't be had, and the table goes."""

    table_id: str
    head: int  # how long the log was that it was made of
    edition: int
    entries: Sequence[Entry] | None
    kept: bytes | None = None
    finished: Finished | None = None  # the match, if it is over


@dataclass(frozen=True)
class Traces:
    """All that is kept of a person."""

    person: PersonRow
    tables: Sequence[TableRow]
    said: Sequence[dict[str, Any]] = field(default_factory=list)  # in the chat of tables
    disputes: Sequence[dict[str, Any]] = field(default_factory=list)
    devices: Sequence[dict[str, Any]] = field(default_factory=list)
    banned: Ban | None = None


class Office:
    """The host's desk, beside the server or within it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._insert: Any = postgresql.insert if store.shared else sqlite.insert
        self._scribe = Scribe(store.shared)

    async def _change(self, work: Callable[[Connection], T], *notices: str) -> T:
        """Do it in one transaction that nobody writes between, and tell the servers."""

        def whole(connection: Connection) -> T:
            if not self.store.shared:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            done = work(connection)
            if notices:
                self.store.tell(connection, notices)
            return done

        return await self.store.desk.write(whole)

    async def _rows(self, asked: Select[Any]) -> Sequence[Any]:
        return await self.store.desk.read(lambda connection: connection.execute(asked).all())

    # --- tables

    async def tables(self, wish: Wish, most: int | None = None) -> list[TableRow]:
        """Tables, the last used first."""
        asked = table_rows().order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)
        for wanted, column in ((wish.status, TABLES.c.status), (wish.game, TABLES.c.game)):
            if wanted is not None:
                asked = asked.where(column == wanted)
        if wish.person is not None:
            asked = asked.where(TABLES.c.id.in_(select(SITTERS.c.table_id).where(SITTERS.c.person_id == wish.person)))
        if wish.unused_since is not None:
            asked = asked.where(TABLES.c.updated < wish.unused_since)
        return [TableRow(*row) for row in await self._rows(asked)]

    async def table(self, meant: str) -> TableRow:
        """The table that the host means: by its id, the beginning of it, or its code."""
        name = meant.strip()
        if name:
            by = or_(TABLES.c.id == name, TABLES.c.code == name.upper().replace(" ", ""))
            begins = TABLES.c.id.startswith(name, autoescape=True)
            for where in (by, begins):
                rows = await self._rows(table_rows().where(where).limit(2))
                if len(rows) == 1:
                    return TableRow(*rows[0])
                if rows:
                    raise Refused(f"Several tables are meant by {meant!r}: type more of the id.", "several-tables")
        raise NoTable

    async def delete(self, ids: Sequence[str]) -> int:
        """Take tables away for ever, with all that belongs to them; how many there were."""
        return await self._change(partial(delete_tables, ids), *[f"{id}:{ANEW}" for id in ids])

    async def counts(self) -> dict[str, int]:
        """The house in numbers: tables by status, people, disputes, bans."""
        found = await self.store.counts()
        for name, table in (("people", PEOPLE), ("disputes", DISPUTES), ("bans", BANS)):
            ((many,),) = await self._rows(select(func.count()).select_from(table))
            found[name] = int(many)
        return found

    # --- people

    async def people(self, named: str = "", most: int | None = None) -> list[PersonRow]:
        """People, the newest first; with some letters, those in whose name they are."""
        asked = person_rows().order_by(PEOPLE.c.created.desc(), PEOPLE.c.id).limit(most)
        if named:
            asked = asked.where(PEOPLE.c.name.icontains(named, autoescape=True))
        return [PersonRow(*row) for row in await self._rows(asked)]

    async def person(self, id: str) -> PersonRow:
        asked = person_rows().where(PEOPLE.c.id == id)
        rows = await self._rows(asked)
        if not rows:
            raise Refused(f"There is nobody with the id {id!r}: mischia admin people lists them.", "no-person")
        return PersonRow(*rows[0])

    async def traces(self, id: str) -> Traces:
        """All that is kept of somebody."""
        person, tables = await self.person(id), await self.tables(Wish(person=id))
        banned = next((ban for ban in await self.bans() if ban.who == id), None)
        return Traces(person, tables, *await self.store.desk.read(partial(words_of, id)), banned)

    async def tables_with(self, person: str) -> list[str]:
        """Every table whose log tells of somebody, whether they belong to it or only spoke there."""
        told = or_(ENTRIES.c.who == person, ENTRIES.c.data.contains(person, autoescape=True))
        logs, seats = select(ENTRIES.c.table_id).where(told), select(SITTERS.c.table_id)
        asked = logs.union(seats.where(SITTERS.c.person_id == person))
        rows = await self.store.desk.read(lambda connection: connection.execute(asked).scalars().all())
        return sorted(str(id) for id in rows)

    async def erase(self, person: str, logs: Sequence[Rewritten]) -> bool:
        """Forget somebody, and write the logs anew that told of them; False if one of them has grown meanwhile."""
        notices = [f"{log.table_id}:{ANEW}" for log in logs]
        try:
            await self._change(partial(self._erase, person, logs), *notices, OF_THE_HOUSE)
        except Grown:
            return False
        return True

    def _erase(self, person: str, logs: Sequence[Rewritten], connection: Connection) -> None:
        for log in logs:
            where = TABLES.c.id == log.table_id
            row = connection.execute(select(TABLES.c.head_seq, TABLES.c.edition).where(where).with_for_update()).first()
            if row is None or (row.head_seq, row.edition) != (log.head, log.edition):
                raise Grown
            if log.entries is None:
                delete_tables([log.table_id], connection)
                continue
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == log.table_id))
            connection.execute(ENTRIES.insert(), [row_of(log.table_id, *one) for one in enumerate(log.entries, 1)])
            kept = None if log.kept is None else log.kept.decode()
            connection.execute(update(TABLES).where(where).values(edition=log.edition + 1, kept=kept))
            for column in (MATCHES.c.table_id, PLAYERS.c.table_id, MATCH_FILES.c.table_id):
                connection.execute(delete(column.table).where(column == log.table_id))
            self._scribe.write([log.finished] if log.finished is not None else [], connection)
        for column in OF_A_PERSON:
            connection.execute(delete(column.table).where(column == person))

    # --- who is not let in

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._rows(select(BANS).order_by(BANS.c.at))]

    async def ban(self, who: str, until: float | None) -> None:
        row = {"who": who, "at": time(), "until": until}
        put = self._insert(BANS).values(row)
        put = put.on_conflict_do_update(index_elements=[BANS.c.who], set_={"at": row["at"], "until": until})
        await self._change(lambda connection: connection.execute(put), OF_THE_HOUSE)

    async def unban(self, who: str) -> bool:
        """Let somebody in again; whether they were banned."""
        gone = delete(BANS).where(BANS.c.who == who)
        return bool(await self._change(lambda connection: connection.execute(gone).rowcount, OF_THE_HOUSE))

    # --- what is announced

    async def announcement(self) -> Announcement | None:
        told = await self.store.fact(ANNOUNCEMENT)
        return None if told is None else Announcement(**orjson.loads(told))

    async def announce(self, text: str | None) -> None:
        """Tell everybody something in the place of what was told before, or nothing any more."""
        value = None if text is None else orjson.dumps({"text": line_of(text), "at": time()}).decode()

        def tell(connection: Connection) -> None:
            connection.execute(delete(FACTS).where(FACTS.c.name == ANNOUNCEMENT))
            if value is not None:
                connection.execute(FACTS.insert(), {"name": ANNOUNCEMENT, "value": value})

        await self._change(tell, OF_THE_HOUSE)

    # --- the way to the host's own page

    async def keep_link(self, digest: str, until: float) -> None:
        """Keep a link that opens it once, and forget those that are too old."""

        def keep(connection: Connection) -> None:
            rows = connection.execute(select(FACTS).where(FACTS.c.name.startswith(LINK))).all()
            old = [row.name for row in rows if float(row.value) < time()]
            connection.execute(delete(FACTS).where(FACTS.c.name.in_(old)))
            connection.execute(FACTS.insert(), {"name": LINK + digest, "value": str(until)})

        await self._change(keep)

    async def use_link(self, digest: str, now: float) -> bool:
        """Whether a link is good, which it is not any more then."""
        used = delete(FACTS).where(FACTS.c.name == LINK + digest).returning(FACTS.c.value)
        until = await self._change(lambda connection: connection.execute(used).scalar())
        return until is not None and now < float(until)


class Grown(Exception):
    """Something has happened at a table since its log was read."""


def table_rows() -> Select[Any]:
    people = select(func.count()).where(SITTERS.c.table_id == TABLES.c.id).scalar_subquery()
    names = ("id", "game", "status", "listed", "created", "updated", "head_seq", "code")
    return select(*[TABLES.c[name] for name in names], people)


def person_rows() -> Select[Any]:
    tables = select(func.count()).where(SITTERS.c.person_id == PEOPLE.c.id).scalar_subquery()
    seen = select(func.max(PRESENCE.c.seen)).where(PRESENCE.c.person_id == PEOPLE.c.id).scalar_subquery()
    return select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language, PEOPLE.c.created, tables, seen)


def delete_tables(ids: Sequence[str], connection: Connection) -> int:
    """The index comes first: who writes to a log looks there, and waits."""
    gone = connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids))).rowcount
    for column in OF_A_TABLE:
        connection.execute(delete(column.table).where(column.in_(ids)))
    return gone


def words_of(person: str, connection: Connection) -> tuple[Rows, Rows, Rows]:
    """What somebody said at tables, what they told the host, and by what they are known."""
    chat = select(ENTRIES.c.table_id, ENTRIES.c.at, ENTRIES.c.data).where(
        ENTRIES.c.who == person, ENTRIES.c.kind == "chat"
    )
    lines = [
        {"table": row.table_id, "at": row.at, "text": orjson.loads(row.data)["text"]}
        for row in connection.execute(chat.order_by(ENTRIES.c.at))
    ]
    told = select(DISPUTES).where(DISPUTES.c.person_id == person).order_by(DISPUTES.c.at)
    disputes = [
        {"id": row.id, "table": row.table_id, "at": row.at, "told": row.told, "said": row.said}
        for row in connection.execute(told)
    ]
    known = select(DEVICES).where(DEVICES.c.person_id == person).order_by(DEVICES.c.came)
    devices = [
        {"kind": row.kind, "about": row.about, "came": row.came, "seen": row.seen, "signed_out": row.signed_out}
        for row in connection.execute(known)
    ]
    return lines, disputes, devices


def row_of(table_id: str, seq: int, entry: Entry) -> dict[str, Any]:
    data = orjson.dumps(entry.data, option=orjson.OPT_NON_STR_KEYS).decode()
    written = {"kind": entry.kind, "who": entry.who, "data": data, "move_id": entry.move_id, "at": entry.at}
    return {"table_id": table_id, "seq": seq, **written}
