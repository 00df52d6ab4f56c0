"""Where tables are kept: an append-only log in SQLite or PostgreSQL, the same code for both.

What several people do at the same time is committed together: one transaction, one wait for the disk.
"""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import time
from typing import Any, TypeVar

import orjson
from sqlalchemy import (
    URL,
    Connection,
    Select,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    make_url,
    or_,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mischia.core.errors import MischiaError
from mischia.table.entry import Entry
from mischia.table.seat import LONGEST_DELAY
from mischia.table.store import migrations
from mischia.table.store.finished import Finished, Scribe
from mischia.table.store.reckoning import reckon
from mischia.table.store.schema import (
    DEVICES,
    ENTRIES,
    FACTS,
    MATCHES,
    NOTICES,
    PEOPLE,
    PLAYERS,
    PRESENCE,
    REVIEWS,
    SITTERS,
    TABLES,
)

T = TypeVar("T")
TOGETHER = 500  # entries in one transaction at most
CHANNEL = "mischia"
CHANGING = ("status", "listed", "updated", "head_seq", "due", "kept", "club", "moves")  # in the index, after an entry
KEPT_SEEN = 86400.0  # seconds for which it is kept when somebody was last here
PLACE = tuple_(ENTRIES.c.table_id, ENTRIES.c.seq)
PRESENT = tuple_(PRESENCE.c.table_id, PRESENCE.c.person_id)
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :told)")
ANEW = -1  # instead of the length of a log: it was written anew, or is gone
OF_A_PERSON = -2  # and then the id is a person's, who is not as before
REACTION = -3  # and then the rest is a reaction: see table/reactions.py
KEPT_NOTICES = 3600.0  # seconds for which a notice is kept on SQLite
EDITIONS = (
    select(TABLES.c.id, TABLES.c.edition)
    .where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.id)
    .with_for_update()
)


@dataclass(frozen=True)
class Person:
    """Somebody who has told their name."""

    id: str
    name: str
    language: str
    epoch: int = 0  # badges that were made before it are void
    spared: str | None = None  # the device whose badge is good all the same
    signed_out: frozenset[str] = frozenset()  # devices

    def knows(self, device: str, epoch: int) -> bool:
        """Whether the badge of a device, made in that epoch, is good."""
        return (epoch >= self.epoch or device == self.spared) and device not in self.signed_out


@dataclass(frozen=True, eq=False)
class Line:
    """An entry on its way to the log, with what the index of tables says afterwards."""

    table_id: str
    seq: int
    entry: Entry
    data: str  # of the entry, as JSON
    game: str
    status: str
    listed: bool
    due: float | None
    kept: bytes | None
    people: frozenset[str] | None = None  # when it has changed
    stirred: float | None = None  # when the last thing happened that everybody can tell of; None: this is it
    code: str | None = None  # of a table that is being opened
    edition: int = 0  # of the log that it belongs to
    finished: Finished | None = None  # the match, if this has ended it
    club: str | None = None  # that the table is opened for
    moves: int = 0  # so far, that everybody can tell of


@dataclass(frozen=True)
class Newcomer:
    """A person on the way to the database."""

    person: Person
    at: float
    known: bool  # whether other processes may know them by another name


@dataclass(frozen=True)
class Sighting:
    """The pages that a process knows to be open, on their way to the database."""

    pages: Sequence[tuple[str, str]]  # table and person
    at: float
    tell: Collection[str]  # the tables where other processes have to look
    gone: Sequence[tuple[str, str]] = ()  # table and stranger: who has left no name to remember


@dataclass(frozen=True)
class Counted:
    """What was counted of a finished match so far, on its way to the database."""

    table_id: str
    counted: str  # JSON
    whole: bool


News = Line | Newcomer | Sighting | Counted | Finished


def database_url(given: str | None, data: Path) -> URL:
    """The URL of the database, with the driver that is used; without one, a file in the data folder."""
    try:
        url = make_url(given or f"sqlite:///{data / 'mischia.db'}")
    except Exception as wrong:
        raise MischiaError("That is no database URL.", "bad-database") from wrong
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    kind = url.get_backend_name() if url.drivername in drivers or "+" in url.drivername else url.drivername
    if kind not in drivers:
        raise MischiaError("The database must be sqlite or postgresql.", "bad-database")
    return url.set(drivername=drivers[kind])


class Desk:
    """Where the database is read and written: PostgreSQL over the network, SQLite right here.

    SQLite's own statements take microseconds, so they are not handed to a thread, which would wait for its turn at
    every row; only the wait for the disk is. An error never tells what was to be written: it ends in a log.
    """

    def __init__(self, url: URL) -> None:
        self._far: AsyncEngine | None = None
        if url.get_backend_name() == "postgresql":
            self._far = create_async_engine(url, pool_size=5, max_overflow=5, hide_parameters=True)
            return
        self._near = create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True)
        event.listen(self._near, "connect", careful)
        self._writer: Connection | None = None
        self._turn = asyncio.Lock()  # what is written while another waits for the disk would be in nobody's transaction
        self._disk = ThreadPoolExecutor(1, "mischia-disk")

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self._far is not None:
            async with self._far.connect() as connection:
                return await connection.run_sync(work)
        with self._near.connect() as here:
            return work(here)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do it all in one transaction, one at a time; it is on disk when this returns."""
        if self._far is not None:
            async with self._far.begin() as connection:
                return await connection.run_sync(work)
        async with self._turn:
            if self._writer is None:
                self._writer = self._near.connect()
            try:
                done = work(self._writer)
                await asyncio.get_running_loop().run_in_executor(self._disk, self._writer.commit)
            except BaseException:
                self._writer.invalidate()
                self._writer.close()
                self._writer = None
                raise
            return done

    async def close(self) -> None:
        if self._far is not None:
            await self._far.dispose()
            return
        self._disk.shutdown()
        if self._writer is not None:
            self._writer.close()
        self._near.dispose()


class Store:
    """The database; from outside, a server may have it open, which is told what is written."""

    def __init__(self, url: URL, outside: bool = False) -> None:
        self.url = url
        self.outside = outside
        self.shared = url.get_backend_name() == "postgresql"  # other processes may write too
        insert: Any = postgresql.insert if self.shared else sqlite.insert
        self.desk = Desk(url)
        self._append, self._open = insert(ENTRIES).on_conflict_do_nothing(), insert(TABLES)
        self._stir = (
            update(TABLES)
            .where(TABLES.c.id == bindparam("table"))
            .values({name: bindparam(f"new_{name}") for name in CHANGING})
        )
        self._unseat = delete(SITTERS).where(SITTERS.c.table_id == bindparam("table"))
        self._sitters = insert(SITTERS).on_conflict_do_nothing()
        new_person = insert(PEOPLE)
        told = {name: new_person.excluded[name] for name in ("name", "language")}
        self._person = new_person.on_conflict_do_update(index_elements=[PEOPLE.c.id], set_=told)
        sighted = insert(PRESENCE)
        self._sight = sighted.on_conflict_do_update(
            index_elements=[PRESENCE.c.table_id, PRESENCE.c.person_id], set_={"seen": sighted.excluded.seen}
        )
        counted = insert(REVIEWS)
        newer = {name: counted.excluded[name] for name in ("counted", "whole")}
        self._count = counted.on_conflict_do_update(index_elements=[REVIEWS.c.table_id], set_=newer)
        self._learn = insert(FACTS).on_conflict_do_nothing()
        self._matches = Scribe(self.shared)
        self._waiting: list[tuple[News, asyncio.Future[bool]]] = []
        self._scribe: asyncio.Task[None] | None = None

    async def migrate(self) -> None:
        """Bring the database up to date."""
        await self.desk.write(migrations.upgrade)

    async def close(self) -> None:
        if self._scribe is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._scribe
        await self.desk.close()

    # --- the log

    async def append(self, line: Line) -> bool:
        """Write an entry; when this returns it is on disk. False if that place of the log is taken."""
        return await self._queue(line)

    async def keep_person(self, person: Person, at: float, known: bool = False) -> None:
        """Write somebody's name; of one who was known before, other processes hear."""
        await self._queue(Newcomer(person, at, known))

    async def _queue(self, news: News) -> bool:
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((news, written))
        if self._scribe is None or self._scribe.done():
            self._scribe = asyncio.create_task(self._write_all())
        return await written

    async def _write_all(self) -> None:
        """Write what waits, all that came meanwhile together."""
        while self._waiting:
            batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            lines = sorted((one for one, _ in batch if isinstance(one, Line)), key=lambda line: line.table_id)
            people = sorted((one for one, _ in batch if isinstance(one, Newcomer)), key=lambda one: one.person.id)
            try:
                sightings = [one for one, _ in batch if isinstance(one, Sighting)]
                reviews = [one for one, _ in batch if isinstance(one, Counted)]
                older = [one for one, _ in batch if isinstance(one, Finished)]
                placed = set(await self.desk.write(partial(self._write, lines, people, sightings, reviews, older)))
            except Exception as error:
                for _, written in batch:
                    if not written.done():
                        written.set_exception(error)
            else:
                for one, written in batch:
                    if not written.done():
                        written.set_result(not isinstance(one, Line) or one in placed)

    def _write(
        self,
        lines: Sequence[Line],
        people: Sequence[Newcomer],
        sightings: Sequence[Sighting],
        reviews: Sequence[Counted],
        older: Sequence[Finished],
        connection: Connection,
    ) -> Collection[Line]:
        """Write entries, people, who is here, what was counted, and matches that were over before they were recorded;
        the entries that found their place in the log.

        They come in the order of their tables' ids, so that two workers never wait for each other.
        """
        if people:
            connection.execute(self._person, [person_row(one) for one in people])
            self.tell_of_people([one.person.id for one in people if one.known], connection)
        placed = self._write_lines(lines, connection) if lines else ()
        for sighting in sightings:
            self._write_sighting(sighting, connection)
        if reviews:
            there = {id for id, _ in connection.execute(EDITIONS, {"ids": [one.table_id for one in reviews]})}
            reviews = sorted((one for one in reviews if one.table_id in there), key=lambda one: one.table_id)
        if reviews:
            connection.execute(self._count, [asdict(one) for one in reviews])
        self._matches.write(older, connection)
        reckon([*(line.finished for line in placed if line.finished is not None), *older], connection)
        return placed

    async def tell_others(self, told: str) -> None:
        """Let all processes hear something that is kept nowhere."""
        await self.desk.write(lambda connection: connection.execute(NOTIFY, {"told": told}))

    def tell_of_people(self, ids: Collection[str], connection: Connection) -> None:
        """Let other processes hear that these people are not as before."""
        if self.shared and ids:
            connection.execute(NOTIFY, [{"told": f"{id}:{OF_A_PERSON}"} for id in ids])

    def _write_lines(self, lines: Sequence[Line], connection: Connection) -> Collection[Line]:
        new = self._still_there(self._placed(lines, connection), connection)
        if new:
            self._write_index(new, connection)
            self._seat(connection, [line for line in new if line.people is not None])
            self._matches.write([line.finished for line in new if line.finished is not None], connection)
            if self.shared or self.outside:
                self.tell(connection, [f"{line.table_id}:{line.seq}" for line in new])
        return new

    def _still_there(self, lines: Sequence[Line], connection: Connection) -> Sequence[Line]:
        """The entries whose table is there, as it was read; those of one that was deleted or written anew are undone.

        They are in their place by now, so no other transaction comes between: it waits, or this one waits for it.
        """
        ids = [line.table_id for line in lines if line.seq > 1]
        editions = {row.id: row.edition for row in connection.execute(EDITIONS, {"ids": ids})} if ids else {}
        lost = [line for line in lines if line.seq > 1 and editions.get(line.table_id) != line.edition]
        if lost:
            places = [(line.table_id, line.seq) for line in lost]
            connection.execute(delete(ENTRIES).where(PLACE.in_(places)))
        return [line for line in lines if line not in lost] if lost else lines

    def tell(self, connection: Connection, notices: Sequence[str]) -> None:
        """Let servers know: `table:seq` where a log has grown, `table:-1` where it is another, `:0` of the house."""
        if self.shared:
            connection.execute(NOTIFY, [{"told": told} for told in notices])
            return
        now = time()
        connection.execute(delete(NOTICES).where(NOTICES.c.at < now - KEPT_NOTICES))
        connection.execute(NOTICES.insert(), [{"told": told, "at": now} for told in notices])

    async def notices(self, after: int) -> list[tuple[int, str]]:
        """What was done from outside since then, on SQLite."""
        asked = select(NOTICES.c.id, NOTICES.c.told).where(NOTICES.c.id > after).order_by(NOTICES.c.id)
        rows = await self.desk.read(lambda connection: connection.execute(asked).all())
        return [(int(id), str(told)) for id, told in rows]

    def _placed(self, lines: Sequence[Line], connection: Connection) -> Sequence[Line]:
        """The entries that stand in their place of the log now; seldom was one taken."""
        rows = [row_of(line) for line in lines]
        if connection.execute(self._append, rows).rowcount == len(lines):
            return lines
        places = [(line.table_id, line.seq) for line in lines]
        found = connection.execute(select(ENTRIES).where(PLACE.in_(places))).mappings()
        there = {(row["table_id"], row["seq"]): dict(row) for row in found}
        return [line for line, place, row in zip(lines, places, rows, strict=True) if there[place] == row]

    def _write_index(self, lines: Sequence[Line], connection: Connection) -> None:
        """Say how the tables stand after these entries."""
        opened = [opened_row(line) for line in lines if line.seq == 1]
        stirred = [stirred_row(line) for line in lines if line.seq > 1]
        if opened:
            connection.execute(self._open, opened)
        if stirred:
            connection.execute(self._stir, stirred)

    def _write_sighting(self, sighting: Sighting, connection: Connection) -> None:
        """Write down who is here, and forget who was here long ago."""
        connection.execute(delete(PRESENCE).where(PRESENCE.c.seen < sighting.at - KEPT_SEEN))
        if sighting.pages:
            rows = [{"table_id": one, "person_id": who, "seen": sighting.at} for one, who in sorted(sighting.pages)]
            connection.execute(self._sight, rows)
        if sighting.gone:
            connection.execute(delete(PRESENCE).where(PRESENT.in_(sighting.gone)))
        if self.shared and sighting.tell:
            connection.execute(NOTIFY, [{"told": f"{table_id}:0"} for table_id in sorted(sighting.tell)])

    def _seat(self, connection: Connection, lines: Sequence[Line]) -> None:
        """Keep who belongs to a table."""
        if not lines:
            return
        connection.execute(self._unseat, [{"table": line.table_id} for line in lines])
        rows = [{"person_id": who, "table_id": line.table_id} for line in lines for who in sorted(line.people or ())]
        if rows:
            connection.execute(self._sitters, rows)

    async def entries(self, table_id: str, after: int = 0, until: int = 2**31 - 1) -> list[Entry]:
        """The log of a table, or what stands between two places of it."""
        asked = (
            select(ENTRIES.c.kind, ENTRIES.c.who, ENTRIES.c.data, ENTRIES.c.at, ENTRIES.c.move_id)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after, ENTRIES.c.seq <= until)
            .order_by(ENTRIES.c.seq)
        )
        rows = await self.desk.read(lambda connection: connection.execute(asked).all())
        return [Entry(row.kind, row.who, orjson.loads(row.data), row.at, row.move_id) for row in rows]

    async def kept(self, table_id: str) -> tuple[int, Any]:
        """How many entries a table has, and the match that was kept when it had so many."""
        asked = select(TABLES.c.head_seq, TABLES.c.kept).where(TABLES.c.id == table_id)
        row = await self.desk.read(lambda connection: connection.execute(asked).first())
        if row is None:
            return 0, None
        return int(row.head_seq), None if row.kept is None else orjson.loads(row.kept)

    async def edition(self, table_id: str) -> int:
        """How often the log of a table was written anew."""
        asked = select(TABLES.c.edition).where(TABLES.c.id == table_id)
        return int(await self.desk.read(lambda connection: connection.execute(asked).scalar()) or 0)

    async def head(self, table_id: str) -> int:
        """How many entries a table has."""
        asked = select(TABLES.c.head_seq).where(TABLES.c.id == table_id)
        return int(await self.desk.read(lambda connection: connection.execute(asked).scalar()) or 0)

    # --- the index

    async def listed(self, most: int = 50, now: float | None = None) -> list[str]:
        """The open tables that everybody may see, the newest first; with a time, those too that are over since, but not
        yet for onlookers who are behind."""
        newest = select(TABLES.c.id, TABLES.c.updated).order_by(TABLES.c.updated.desc()).limit(most)
        asked = [newest.where(TABLES.c.listed, TABLES.c.status.in_(["lobby", "playing"]))]
        if now is not None:
            lately = (MATCHES.c.listed, MATCHES.c.ended > now - LONGEST_DELAY, MATCHES.c.shown > now)
            asked.append(newest.join(MATCHES, MATCHES.c.table_id == TABLES.c.id).where(*lately))

        def read(connection: Connection) -> list[str]:
            rows = [row for one in asked for row in connection.execute(one)]
            return [row.id for row in sorted(rows, key=lambda row: -row.updated)][:most]

        return await self.desk.read(read)

    async def tables_of(self, person: str, most: int = 50) -> list[str]:
        """A person's tables, the last used first."""
        return await self._ids(tables_of(person, most))

    async def tables_apart(self, person: str, most: int = 50) -> list[str]:
        """A person's tables that are not among the games that they have played, the last used first."""
        played = select(PLAYERS.c.table_id).where(PLAYERS.c.table_id == TABLES.c.id, PLAYERS.c.person_id == person)
        return await self._ids(tables_of(person, most).where(~played.exists()))

    async def seats_of(self, person: str) -> int:
        """At how many tables somebody sits whose match is not over."""
        asked = (
            select(func.count())
            .select_from(TABLES)
            .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
            .where(SITTERS.c.person_id == person, TABLES.c.status.in_(["lobby", "playing"]))
        )
        return await self.desk.read(lambda connection: connection.execute(asked).scalar()) or 0

    async def has_finished(self, person: str, game: str) -> bool:
        """Whether somebody has seen a game of this kind to its end."""
        asked = (
            select(TABLES.c.id)
            .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
            .where(SITTERS.c.person_id == person, TABLES.c.game == game, TABLES.c.status == "over")
            .limit(1)
        )
        return bool(await self._ids(asked))

    async def table_with_code(self, code: str, now: float) -> str | None:
        """The table that has this code and is open, if only for onlookers who have not seen its end."""
        is_open = or_(TABLES.c.status.in_(["lobby", "playing"]), MATCHES.c.shown > now)
        asked = (
            select(TABLES.c.id)
            .join(MATCHES, MATCHES.c.table_id == TABLES.c.id, isouter=True)
            .where(TABLES.c.code == code, is_open)
            .order_by(TABLES.c.created.desc())
            .limit(1)
        )
        found = await self._ids(asked)
        return found[0] if found else None

    async def due(self, until: float, most: int = 200) -> list[str]:
        """The tables where the house should have acted by now."""
        return await self._ids(select(TABLES.c.id).where(TABLES.c.due <= until).order_by(TABLES.c.due).limit(most))

    async def _ids(self, asked: Any) -> list[str]:
        return [str(id) for id in await self.desk.read(lambda connection: connection.execute(asked).scalars().all())]

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        asked = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
        rows = await self.desk.read(lambda connection: connection.execute(asked).all())
        return {str(status): int(many) for status, many in rows}

    async def all_ids(self) -> list[str]:
        return await self._ids(select(TABLES.c.id).order_by(TABLES.c.created))

    # --- what decided a match

    async def review(self, table_id: str) -> str | None:
        """What was counted of a finished match."""
        asked = select(REVIEWS.c.counted).where(REVIEWS.c.table_id == table_id)
        return await self.desk.read(lambda connection: connection.execute(asked).scalar())

    async def keep_review(self, table_id: str, counted: str, whole: bool) -> None:
        """Keep what was counted so far in the place of what was kept before."""
        await self._queue(Counted(table_id, counted, whole))

    async def keep_finished(self, match: Finished) -> None:
        """Keep a match that was over before such matches were kept."""
        await self._queue(match)

    async def unfinished_reviews(self) -> list[str]:
        """The tables whose count has begun and is not at its end."""
        return await self._ids(select(REVIEWS.c.table_id).where(~REVIEWS.c.whole))

    # --- people

    async def person(self, id: str) -> Person | None:
        return await self.desk.read(partial(person_in, id))

    async def sight(
        self,
        pages: Sequence[tuple[str, str]],
        at: float,
        tell: Collection[str] = (),
        gone: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Write down whose pages are open and who is gone, and let other processes look at some of the tables."""
        if pages or tell or gone:
            await self._queue(Sighting(pages, at, tell, gone))

    async def seen_since(
        self, since: float, tables: Collection[str] | None = None
    ) -> list[tuple[str, str, float, str | None]]:
        """Whose pages were open since then: table, person, when last, and the name if they have told it."""
        asked = (
            select(PRESENCE.c.table_id, PRESENCE.c.person_id, PRESENCE.c.seen, PEOPLE.c.name)
            .join(PEOPLE, PEOPLE.c.id == PRESENCE.c.person_id, isouter=True)
            .where(PRESENCE.c.seen > since)
        )
        if tables is not None:
            asked = asked.where(PRESENCE.c.table_id.in_(sorted(tables)))
        rows = await self.desk.read(lambda connection: connection.execute(asked).all())
        return [(str(table_id), str(person), float(at), name) for table_id, person, at, name in rows]

    async def others(self) -> int:
        """How many other programs are connected to a PostgreSQL."""
        if not self.shared:
            return 0
        asked = text(
            "SELECT count(*) FROM pg_stat_activity "
            "WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )
        return int(await self.desk.read(lambda connection: connection.execute(asked).scalar()) or 0)

    async def fact(self, name: str) -> str | None:
        """What is known of the house."""
        asked = select(FACTS.c.value).where(FACTS.c.name == name)
        return await self.desk.read(lambda connection: connection.execute(asked).scalar())

    async def learn(self, name: str, value: str | None) -> None:
        """Keep a fact of the house, if nothing is known of it; None forgets it."""
        if value is None:
            await self.desk.write(lambda connection: connection.execute(delete(FACTS).where(FACTS.c.name == name)))
        else:
            fact = {"name": name, "value": value}
            await self.desk.write(lambda connection: connection.execute(self._learn, fact))

    async def ready(self) -> bool:
        """Whether the database answers and is up to date."""
        try:
            now, newest = await self.desk.read(migrations.state)
        except (DBAPIError, OSError):
            return False
        return now == newest


def tables_of(person: str, most: int) -> Select[tuple[str]]:
    return (
        select(TABLES.c.id)
        .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
        .where(SITTERS.c.person_id == person, TABLES.c.status != "closed")
        .order_by(TABLES.c.updated.desc())
        .limit(most)
    )


def careful(connection: Any, _: Any) -> None:
    """SQLite: readers never wait for the writer, and what is committed is on disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def row_of(line: Line) -> dict[str, Any]:
    entry = line.entry
    return {
        "table_id": line.table_id,
        "seq": line.seq,
        "kind": entry.kind,
        "who": entry.who,
        "data": line.data,
        "move_id": entry.move_id,
        "at": entry.at,
    }


def person_in(id: str, connection: Connection) -> Person | None:
    """Somebody, with what tells which of their badges are good."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == id)).first()
    if row is None:
        return None
    out = connection.execute(select(DEVICES.c.id).where(DEVICES.c.person_id == id, DEVICES.c.signed_out)).scalars()
    return Person(row.id, row.name, row.language, row.epoch, row.spared, frozenset(out))


def person_row(one: Newcomer) -> dict[str, Any]:
    return {"id": one.person.id, "name": one.person.name, "language": one.person.language, "created": one.at}


def stirred_row(line: Line) -> dict[str, Any]:
    return {
        "table": line.table_id,
        "new_status": line.status,
        "new_listed": line.listed,
        "new_updated": line.entry.at if line.stirred is None else line.stirred,
        "new_head_seq": line.seq,
        "new_due": line.due,
        "new_kept": None if line.kept is None else line.kept.decode(),
        "new_club": line.club or None,
        "new_moves": line.moves,
    }


def opened_row(line: Line) -> dict[str, Any]:
    changing = {key.removeprefix("new_"): value for key, value in stirred_row(line).items() if key != "table"}
    return {"id": line.table_id, "game": line.game, "created": line.entry.at, "code": line.code, **changing}
