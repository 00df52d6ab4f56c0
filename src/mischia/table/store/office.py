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
from mischia.table.store.clubhouse import close_empty
from mischia.table.store.finished import Finished, Scribe
from mischia.table.store.schema import (
    AVERSIONS,
    BANS,
    CLUBS,
    DEVICES,
    DISPUTES,
    ENTRIES,
    FACTS,
    GUESSES,
    LOOKS,
    MATCH_FILES,
    MATCHES,
    MEMBERS,
    NUDGES,
    PASSES,
    PEOPLE,
    PINS,
    PLAYERS,
    PRESENCE,
    RATED,
    REPORTS,
    REVIEWS,
    SHARES,
    SITTERS,
    TABLES,
    WAYS,
    WISHES,
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
    LOOKS.c.table_id,
    NUDGES.c.table_id,
    AVERSIONS.c.table_id,
    REPORTS.c.table_id,
    GUESSES.c.table_id,
    PINS.c.table_id,
)
OF_A_PERSON = (
    SITTERS.c.person_id,
    PRESENCE.c.person_id,
    PLAYERS.c.person_id,
    DEVICES.c.person_id,
    PASSES.c.person_id,
    DISPUTES.c.person_id,
    LOOKS.c.person_id,
    NUDGES.c.person_id,
    WAYS.c.person_id,
    WISHES.c.person_id,
    AVERSIONS.c.person_id,
    AVERSIONS.c.other_id,
    REPORTS.c.person_id,
    REPORTS.c.other_id,
    GUESSES.c.person_id,
    PINS.c.person_id,
    MEMBERS.c.person_id,
    SHARES.c.person_id,
    RATED.c.person_id,
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
    looks: Sequence[dict[str, Any]] = field(default_factory=list)  # when they last looked at which table
    told_by: Sequence[dict[str, Any]] = field(default_factory=list)  # the ways by which they are told of their turn
    nudges: Sequence[dict[str, Any]] = field(default_factory=list)  # what they are to be told, or were lately
    wishes: Sequence[dict[str, Any]] = field(default_factory=list)  # when they want to be told, and when not
    manners: Sequence[dict[str, Any]] = field(default_factory=list)  # whom they mute, block and report
    written: Sequence[dict[str, Any]] = field(default_factory=list)  # guesses, and notes on finished matches
    banned: Ban | None = None
    clubs: Sequence[dict[str, Any]] = field(default_factory=list)  # that they belong to
    rated: Sequence[dict[str, Any]] = field(default_factory=list)  # matches, and what they were worth after each


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
        for name, table in (("people", PEOPLE), ("disputes", DISPUTES), ("reports", REPORTS), ("bans", BANS)):
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
        words, clubs = [await self.store.desk.read(partial(asked, id)) for asked in (words_of, clubs_of)]
        return Traces(person, tables, banned=banned, **words, **clubs)

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
        connection.execute(update(RATED).where(RATED.c.person_id == person).values(person_id=None))  # others need it
        for column in OF_A_PERSON:
            connection.execute(delete(column.table).where(column == person))
        close_empty(connection)

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


def words_of(person: str, connection: Connection) -> dict[str, Rows]:
    """What somebody said at tables, what they told the host, by what they are known, what they looked at, how they are
    told of their turn, and their manners."""
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
    looked = select(LOOKS.c.table_id, LOOKS.c.at).where(LOOKS.c.person_id == person).order_by(LOOKS.c.at)
    looks = [{"table": row.table_id, "at": row.at} for row in connection.execute(looked)]
    ways = select(WAYS.c.kind, WAYS.c.address, WAYS.c.good, WAYS.c.made).where(WAYS.c.person_id == person)
    nudges = select(NUDGES.c.table_id.label("table"), NUDGES.c.made, NUDGES.c.times).where(NUDGES.c.person_id == person)
    wishes = select(*[one for one in WISHES.c if one.name != "person_id"]).where(WISHES.c.person_id == person)
    tellings = {"told_by": ways, "nudges": nudges, "wishes": wishes}
    manners = [
        {"what": row.kind, "whom": row.name, "table": row.table_id, "at": row.at}
        for row in connection.execute(select(AVERSIONS).where(AVERSIONS.c.person_id == person))
    ] + [
        {"what": "report", "whom": row.name, "table": row.table_id, "at": row.at, "said": row.said}
        for row in connection.execute(select(REPORTS).where(REPORTS.c.person_id == person))
    ]
    written = [
        {"what": "guess", "table": row.table_id, "at": row.at, "seat": row.seat}
        for row in connection.execute(select(GUESSES).where(GUESSES.c.person_id == person))
    ] + [
        {"what": "note", "table": row.table_id, "at": row.at, "step": row.step, "text": row.text}
        for row in connection.execute(select(PINS).where(PINS.c.person_id == person))
    ]
    return {
        "said": lines,
        "disputes": disputes,
        "devices": devices,
        "looks": looks,
        "manners": manners,
        "written": written,
        **{name: [dict(row) for row in connection.execute(asked).mappings()] for name, asked in tellings.items()},
    }


def clubs_of(person: str, connection: Connection) -> dict[str, Rows]:
    """The clubs that somebody belongs to, and their rated matches."""
    members = select(MEMBERS, CLUBS.c.name).join(CLUBS, CLUBS.c.id == MEMBERS.c.club_id)
    shares = select(SHARES.c.club_id, SHARES.c.at).where(SHARES.c.person_id == person)
    shared = [(row.club_id, row.at) for row in connection.execute(shares)]
    clubs = [
        {
            "club": row.name,
            "since": row.since,
            "seen": row.seen,
            "comes": row.comes,
            "shared": [at for club, at in shared if club == row.club_id],
        }
        for row in connection.execute(members.where(MEMBERS.c.person_id == person).order_by(MEMBERS.c.since))
    ]
    rated = select(RATED).where(RATED.c.person_id == person).order_by(RATED.c.at)
    worth = [
        {"match": row.match_id, "game": row.game, "at": row.at, "won": row.won, "mean": row.mean, "doubt": row.doubt}
        for row in connection.execute(rated)
    ]
    return {"clubs": clubs, "rated": worth}


def row_of(table_id: str, seq: int, entry: Entry) -> dict[str, Any]:
    data = orjson.dumps(entry.data, option=orjson.OPT_NON_STR_KEYS).decode()
    written = {"kind": entry.kind, "who": entry.who, "data": data, "move_id": entry.move_id, "at": entry.at}
    return {"table_id": table_id, "seq": seq, **written}
