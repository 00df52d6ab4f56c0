"""Clubs: who belongs to them, how somebody comes in, the next evening, what was played there, and evenings shared."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from mischia.table.errors import NoClub, Refused
from mischia.table.store.archive import Page, Played
from mischia.table.store.finished import Player
from mischia.table.store.schema import CLUBS, MATCHES, MEMBERS, PEOPLE, PLAYERS, SHARES, TABLES
from mischia.table.store.store import Store, T

MOST_MEMBERS = 24
MOST_CLUBS = 10  # of one person
MOST_GAMES = 1000  # the last of a club, which its page tells of
MOST_OPEN = 20  # tables of a club that are shown
OF_A_GAME = ("table_id", "game", "listed", "began", "ended", "moves", "abandoned", "plays_on", "rated")
OF_A_SEAT = ("name", "kind", "level", "person_id", "won", "hinted", "stood_in")  # in the order of a Player


@dataclass(frozen=True)
class Club:
    """A group of people with a name."""

    id: str
    name: str
    created: float
    code: str | None = None  # that lets somebody in
    next: str | None = None  # the next evening, as the clock on their wall tells it


@dataclass(frozen=True)
class Member:
    """Somebody who belongs to a club, by the name that they have now."""

    person: str
    name: str
    since: float
    number: int  # of their face, and of their card
    seen: float = 0.0  # when they last looked at the club's page
    comes: bool | None = None  # to the next evening; None: has not said


@dataclass(frozen=True)
class Share:
    """An evening that whoever has the link may read."""

    token: str
    club: str
    at: float  # when its first game ended
    by: str  # a person


class Clubhouse:
    """The clubs of a house."""

    def __init__(self, store: Store) -> None:
        self.store, self.desk = store, store.desk
        insert: Any = postgresql.insert if store.shared else sqlite.insert
        self._share = insert(SHARES).on_conflict_do_nothing()

    # --- who belongs to it

    async def found(self, club: Club, person: str) -> None:
        """A new club with its first member."""

        def work(connection: Connection) -> None:
            refuse_many(connection, person)
            row = {"id": club.id, "name": club.name, "created": club.created, "code": club.code}
            connection.execute(CLUBS.insert(), row)
            enter(connection, club.id, person, club.created)

        await self._change(work)

    async def join(self, code: str, person: str, at: float) -> str | None:
        """Let somebody in by a code: the club's id; who is in it already stays there."""
        return await self._change(partial(let_in, code, person, at))

    async def leave(self, club: str, person: str) -> None:
        """Let somebody go; the last one closes the club."""

        def work(connection: Connection) -> None:
            lock(connection, club)
            gone = delete(MEMBERS).where(MEMBERS.c.club_id == club, MEMBERS.c.person_id == person)
            connection.execute(gone)
            close_empty(connection)

        await self._change(work)

    async def of(self, person: str) -> list[tuple[Club, int]]:
        """The clubs that somebody belongs to, each with the number of its members."""
        others = MEMBERS.alias("others")
        many = select(func.count()).where(others.c.club_id == CLUBS.c.id).scalar_subquery()
        asked = (
            select(CLUBS, many.label("many"))
            .join(MEMBERS, MEMBERS.c.club_id == CLUBS.c.id)
            .where(MEMBERS.c.person_id == person)
            .order_by(MEMBERS.c.since, CLUBS.c.id)
        )
        rows = await self.desk.read(lambda connection: connection.execute(asked).all())
        return [(club_of(row), int(row.many)) for row in rows]

    async def club(self, id: str, person: str) -> tuple[Club, list[Member]]:
        """A club as a member knows it, with all members, the first first; nobody else knows of it."""
        club, members = await self.desk.read(partial(read, id))
        if club is None or all(one.person != person for one in members):
            raise NoClub
        return club, members

    async def whole(self, id: str) -> tuple[Club, list[Member]]:
        """A club for the house itself."""
        club, members = await self.desk.read(partial(read, id))
        if club is None:
            raise NoClub
        return club, members

    async def by_code(self, code: str) -> Club | None:
        """The club that a code lets into."""
        asked = select(CLUBS).where(CLUBS.c.code == code)
        row = await self.desk.read(lambda connection: connection.execute(asked).first())
        return None if row is None else club_of(row)

    async def invite(self, club: str, code: str | None) -> None:
        """Another code in the place of the one before, or none."""
        change = update(CLUBS).where(CLUBS.c.id == club).values(code=code)
        await self._change(lambda connection: connection.execute(change))

    async def saw(self, club: str, person: str, at: float) -> None:
        """Somebody has looked at the club's page."""
        await self._note(club, person, seen=at)

    # --- the next evening

    async def propose(self, club: str, next: str | None, person: str) -> None:
        """Another next evening in the place of the one before, or none; whoever proposes it comes."""

        def work(connection: Connection) -> None:
            lock(connection, club)
            connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(next=next))
            connection.execute(update(MEMBERS).where(MEMBERS.c.club_id == club).values(comes=None))
            if next is not None:
                mine = MEMBERS.c.club_id == club, MEMBERS.c.person_id == person
                connection.execute(update(MEMBERS).where(*mine).values(comes=True))

        await self._change(work)

    async def answer(self, club: str, person: str, comes: bool | None) -> None:
        """Whether somebody comes."""
        await self._note(club, person, comes=comes)

    # --- what was played

    async def games(self, club: str, many: int = MOST_GAMES) -> Page:
        """The club's finished matches, the newest first."""
        return await self.desk.read(partial(games_of, club, many))

    async def open_tables(self, club: str) -> list[str]:
        """The tables of a club that are open or where a match goes on, the last used first."""
        asked = (
            select(TABLES.c.id)
            .where(TABLES.c.club == club, TABLES.c.status.in_(["lobby", "playing"]))
            .order_by(TABLES.c.updated.desc())
            .limit(MOST_OPEN)
        )
        return [str(id) for id in await self.desk.read(lambda connection: connection.execute(asked).scalars().all())]

    # --- evenings that are shared

    async def share(self, share: Share) -> Share:
        """Share an evening; if it is shared already, as it is."""
        row = {"token": share.token, "club_id": share.club, "at": share.at, "person_id": share.by}
        await self._change(lambda connection: connection.execute(self._share, row))
        return await self.shared(share.club, share.at) or share

    async def shared(self, club: str, at: float) -> Share | None:
        """How an evening is shared, if it is."""
        return await self._shared(select(SHARES).where(SHARES.c.club_id == club, SHARES.c.at == at))

    async def shared_as(self, token: str) -> Share | None:
        """The evening that a link leads to."""
        return await self._shared(select(SHARES).where(SHARES.c.token == token))

    async def withdraw(self, club: str, at: float) -> None:
        """Let the link lead nowhere any more."""
        gone = delete(SHARES).where(SHARES.c.club_id == club, SHARES.c.at == at)
        await self._change(lambda connection: connection.execute(gone))

    # --- inside

    async def _shared(self, asked: Select[Any]) -> Share | None:
        row = await self.desk.read(lambda connection: connection.execute(asked).first())
        return None if row is None else Share(row.token, row.club_id, row.at, row.person_id)

    async def _change(self, work: Callable[[Connection], T]) -> T:
        """Do it in one transaction that nobody writes between what it reads and writes."""

        def whole(connection: Connection) -> T:
            if not self.store.shared:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)

        return await self.desk.write(whole)

    async def _note(self, club: str, person: str, **values: Any) -> None:
        mine = MEMBERS.c.club_id == club, MEMBERS.c.person_id == person
        change = update(MEMBERS).where(*mine).values(**values)
        await self._change(lambda connection: connection.execute(change))


def club_of(row: Any) -> Club:
    return Club(row.id, row.name, row.created, row.code, row.next)


def read(id: str, connection: Connection) -> tuple[Club | None, list[Member]]:
    row = connection.execute(select(CLUBS).where(CLUBS.c.id == id)).first()
    asked = (
        select(MEMBERS, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == MEMBERS.c.person_id)
        .where(MEMBERS.c.club_id == id)
        .order_by(MEMBERS.c.since, MEMBERS.c.number)
    )
    members = [
        Member(one.person_id, one.name, one.since, one.number, one.seen, one.comes) for one in connection.execute(asked)
    ]
    return None if row is None else club_of(row), members


def games_of(club: str, many: int, connection: Connection) -> Page:
    """The finished matches of the tables that were opened for a club, while these are there, without their options."""
    theirs = TABLES.c.club == club, TABLES.c.status == "over"
    asked = select(*[MATCHES.c[name] for name in OF_A_GAME]).join(TABLES, TABLES.c.id == MATCHES.c.table_id)
    newest = asked.where(*theirs).order_by(MATCHES.c.ended.desc(), MATCHES.c.table_id.desc()).limit(many + 1)
    rows = connection.execute(newest).all()
    older, rows = len(rows) > many, rows[:many]
    players: dict[str, list[Player]] = {row[0]: [] for row in rows}
    if rows:
        seats = select(PLAYERS.c.table_id, *[PLAYERS.c[name] for name in OF_A_SEAT])
        seats = seats.join(TABLES, TABLES.c.id == PLAYERS.c.table_id).where(*theirs, PLAYERS.c.ended >= rows[-1].ended)
        for id, *seat in connection.execute(seats.order_by(PLAYERS.c.seat)):
            if id in players:
                players[id].append(Player(*seat))
    found = tuple(
        Played(id, game, {}, listed, began, ended, moves, abandoned, plays_on, tuple(players[id]), rated)
        for id, game, listed, began, ended, moves, abandoned, plays_on, rated in rows
    )
    return Page(found, older=older)


def lock(connection: Connection, club: str) -> None:
    """Let nobody else come or go meanwhile."""
    connection.execute(select(CLUBS.c.id).where(CLUBS.c.id == club).with_for_update())


def let_in(code: str, person: str, at: float, connection: Connection) -> str | None:
    club = connection.execute(select(CLUBS.c.id).where(CLUBS.c.code == code).with_for_update()).scalar()
    if club is None:
        return None
    there = select(MEMBERS.c.person_id).where(MEMBERS.c.club_id == club)
    if person not in connection.execute(there).scalars().all():
        refuse_many(connection, person)
        enter(connection, club, person, at)
    return str(club)


def refuse_many(connection: Connection, person: str) -> None:
    """Refuse somebody who belongs to many clubs."""
    many = connection.execute(select(func.count()).where(MEMBERS.c.person_id == person)).scalar() or 0
    if many >= MOST_CLUBS:
        raise Refused(f"Nobody can be in more than {MOST_CLUBS} clubs: leave one.", "many-clubs", most=MOST_CLUBS)


def enter(connection: Connection, club: str, person: str, at: float) -> None:
    """Somebody takes the first face that is free."""
    taken = connection.execute(select(MEMBERS.c.number).where(MEMBERS.c.club_id == club)).scalars().all()
    if len(taken) >= MOST_MEMBERS:
        raise Refused(f"This club is full: {MOST_MEMBERS} are in it.", "club-full", most=MOST_MEMBERS)
    number = next(one for one in range(1, MOST_MEMBERS + 1) if one not in taken)
    row = {"club_id": club, "person_id": person, "since": at, "number": number, "seen": at}
    connection.execute(MEMBERS.insert(), row)


def close_empty(connection: Connection) -> None:
    """Clubs without members are closed, and what was shared of them is not any more."""
    there = select(MEMBERS.c.club_id)
    connection.execute(delete(SHARES).where(SHARES.c.club_id.not_in(there)))
    connection.execute(delete(CLUBS).where(CLUBS.c.id.not_in(there)))
