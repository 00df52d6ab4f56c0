"""The matches that are over, as lists show them: somebody's own, and those of listed tables.

A match is shown while its table is there and over: what takes the table away takes it from every list. Lists are read
page by page from a place on, by an index, so that the last page comes as quickly as the first.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import takewhile
from time import time
from typing import Any, NamedTuple

import orjson
from sqlalchemy import ColumnElement, Connection, Integer, Select, Table, cast, func, literal_column, select, tuple_

from mischia.table.store.finished import Player, folded
from mischia.table.store.schema import MATCH_FILES, MATCHES, PLAYERS, TABLES
from mischia.table.store.store import Store

RESULTS = ("won", "lost", "abandoned")
MOST_RESULTS = 5000  # of a person, in which a streak is looked for
MOST_RIVALS = 30
A_PERSON: ColumnElement[str] = literal_column("'person'")  # as the index has it: a bound value would not find it


class Place(NamedTuple):
    """Where a page of a list begins or ends."""

    ended: float
    table_id: str


@dataclass(frozen=True)
class Wanted:
    """Which matches are asked for; what is None is not asked."""

    game: str | None = None
    player: str | None = None  # a person's whole name, capital letters or not
    since: float | None = None  # it ended then or later
    until: float | None = None  # it ended before
    fewest: int | None = None  # moves
    most: int | None = None
    result: str | None = None  # for the person whose games they are: one of RESULTS


@dataclass(frozen=True)
class Played:
    """A match that is over, with who sat there; of persons the ids too, which are shown to nobody."""

    table_id: str
    game: str
    options: dict[str, Any]
    listed: bool
    began: float
    ended: float
    moves: int
    abandoned: bool
    plays_on: bool
    players: tuple[Player, ...]
    rated: str | None = None  # "yes", or why not; None: nobody wanted it
    shown: float = 0.0  # from when on it is for everybody

    @property
    def place(self) -> Place:
        return Place(self.ended, self.table_id)

    @property
    def winners(self) -> list[str]:
        return [player.name for player in self.players if player.won]


@dataclass(frozen=True)
class Page:
    """Some matches, the newest first, and whether there are newer and older ones."""

    matches: tuple[Played, ...] = ()
    newer: bool = False
    older: bool = False


@dataclass(frozen=True)
class Sum:
    """How often somebody has played a game to its end, and won."""

    game: str
    played: int
    won: int


@dataclass(frozen=True)
class Streak:
    """How many games in a row somebody has won (or lost) up to now, and the most that they have ever won in a row."""

    now: int = 0
    won: bool = False
    best: int = 0


@dataclass(frozen=True)
class Rival:
    """Somebody else at the same tables: how often both played to the end, and who won where only one of them did."""

    name: str  # by which they played last
    played: int
    won: int
    lost: int


class Archive:
    """Finds matches that are over."""

    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self.desk = store.desk
        self.clock = clock

    async def games_of(
        self, person: str, wanted: Wanted, many: int, before: Place | None = None, after: Place | None = None
    ) -> Page:
        """A page of somebody's own games: those older than a place, or newer."""
        return await self.desk.read(partial(page, own(person, wanted), PLAYERS, many, before, after))

    async def listed(self, wanted: Wanted, many: int, before: Place | None = None, after: Place | None = None) -> Page:
        """A page of the matches of listed tables, but those that onlookers have not seen the end of."""
        found = await self.desk.read(partial(page, of_listed(wanted), by(wanted), many, before, after))
        now = self.clock()
        return replace(found, matches=tuple(match for match in found.matches if match.shown <= now))

    async def next_place(self, wanted: Wanted, many: int, before: Place | None = None) -> Place | None:
        """Where one goes on after so many of the listed matches; None if there are no more."""
        asked = ordered(of_listed(wanted), by(wanted), before, None).offset(many - 1).limit(2)
        rows = await self.desk.read(lambda connection: connection.execute(asked).all())
        return Place(rows[0].ended, rows[0].table_id) if len(rows) > 1 else None

    async def documents(self, matches: Sequence[Played]) -> list[str]:
        """The files of some matches, in their order."""
        asked = select(MATCH_FILES).where(MATCH_FILES.c.table_id.in_([one.table_id for one in matches]))
        rows = await self.desk.read(lambda connection: connection.execute(asked).all())
        found = {row.table_id: row.document for row in rows}
        return [found[one.table_id] for one in matches]

    async def sums(self, person: str) -> list[Sum]:
        """How often somebody has played and won, game by game, the most played first."""
        won = func.sum(cast(PLAYERS.c.won, Integer))
        asked = counted(select(MATCHES.c.game, func.count(), won), person).group_by(MATCHES.c.game)
        rows = await self.desk.read(lambda connection: connection.execute(asked).all())
        return sorted((Sum(game, played, won) for game, played, won in rows), key=lambda one: (-one.played, one.game))

    async def streak(self, person: str) -> Streak:
        """How somebody's last games went."""
        newest = counted(select(PLAYERS.c.won), person).order_by(PLAYERS.c.ended.desc(), PLAYERS.c.table_id.desc())
        asked = newest.limit(MOST_RESULTS)
        return streak_in(await self.desk.read(lambda connection: connection.execute(asked).scalars().all()))

    async def rivals(self, person: str) -> list[Rival]:
        """Those whom somebody has played with, the most often first."""
        return await self.desk.read(partial(rivals, person))

    async def unrecorded(self, after: str, many: int) -> list[str]:
        """Tables whose match is over and was not kept when it ended, by their ids."""
        kept = select(MATCHES.c.table_id).where(MATCHES.c.table_id == TABLES.c.id)
        over = (TABLES.c.status == "over", TABLES.c.kept.is_not(None), TABLES.c.id > after)
        asked = select(TABLES.c.id).where(*over, ~kept.exists()).order_by(TABLES.c.id).limit(many)
        return list(await self.desk.read(lambda connection: connection.execute(asked).scalars().all()))


def own(person: str, wanted: Wanted) -> Select[Any]:
    """Somebody's own games."""
    asked = there(select(MATCHES).join(PLAYERS, PLAYERS.c.table_id == MATCHES.c.table_id), wanted)
    asked = asked.where(PLAYERS.c.person_id == person)
    if wanted.result == "abandoned":
        return asked.where(MATCHES.c.abandoned)
    if wanted.result is not None:
        asked = asked.where(~MATCHES.c.abandoned, PLAYERS.c.won if wanted.result == "won" else ~PLAYERS.c.won)
    return asked


def of_listed(wanted: Wanted) -> Select[Any]:
    """The matches of listed tables."""
    asked = there(select(MATCHES), wanted).where(MATCHES.c.listed)
    if wanted.player is None:
        return asked
    named = PLAYERS.c.kind == A_PERSON, PLAYERS.c.folded == folded(wanted.player)
    return asked.join(PLAYERS, PLAYERS.c.table_id == MATCHES.c.table_id).where(*named)


def by(wanted: Wanted) -> Table:
    """The table by whose index the listed matches are found in their order."""
    return MATCHES if wanted.player is None else PLAYERS


def there(asked: Select[Any], wanted: Wanted) -> Select[Any]:
    """Those of some matches that are wanted and whose tables are there."""
    asked = asked.join(TABLES, TABLES.c.id == MATCHES.c.table_id).where(TABLES.c.status == "over")
    bounds = (
        (MATCHES.c.game, "=", wanted.game),
        (MATCHES.c.ended, ">=", wanted.since),
        (MATCHES.c.ended, "<", wanted.until),
        (MATCHES.c.moves, ">=", wanted.fewest),
        (MATCHES.c.moves, "<=", wanted.most),
    )
    return asked.where(*[column.bool_op(how)(bound) for column, how, bound in bounds if bound is not None])


def ordered(asked: Select[Any], table: Table, before: Place | None, after: Place | None) -> Select[Any]:
    """The newest first from a place on; or those after a place, the oldest first."""
    here = tuple_(table.c.ended, table.c.table_id)
    if after is not None:
        return asked.where(here > tuple(after)).order_by(table.c.ended, table.c.table_id)
    if before is not None:
        asked = asked.where(here < tuple(before))
    return asked.order_by(table.c.ended.desc(), table.c.table_id.desc())


def page(
    asked: Select[Any], table: Table, many: int, before: Place | None, after: Place | None, connection: Connection
) -> Page:
    rows = connection.execute(ordered(asked, table, before, after).limit(many + 1)).mappings().all()
    more, rows = len(rows) > many, rows[:many]
    if after is not None:
        rows = rows[::-1]
    ids = [row["table_id"] for row in rows]
    seats = select(PLAYERS).where(PLAYERS.c.table_id.in_(ids)).order_by(PLAYERS.c.table_id, PLAYERS.c.seat)
    players: dict[str, list[Player]] = {id: [] for id in ids}
    for seat in connection.execute(seats).mappings() if ids else ():
        named = {name: seat[name] for name in ("name", "kind", "level", "won", "hinted", "stood_in")}
        players[seat["table_id"]].append(Player(person=seat["person_id"], **named))
    found = tuple(
        Played(**{**row, "options": orjson.loads(row["options"]), "players": tuple(players[row["table_id"]])})
        for row in rows
    )
    return Page(found, *((more, True) if after is not None else (before is not None, more)))


def counted(asked: Select[Any], person: str) -> Select[Any]:
    """Of somebody's games those that count: from the usual beginning to the end."""
    asked = asked.select_from(PLAYERS).join(MATCHES, MATCHES.c.table_id == PLAYERS.c.table_id)
    asked = asked.join(TABLES, TABLES.c.id == MATCHES.c.table_id).where(TABLES.c.status == "over")
    return asked.where(PLAYERS.c.person_id == person, ~MATCHES.c.abandoned, ~MATCHES.c.plays_on)


def streak_in(results: Sequence[bool]) -> Streak:
    """What the newest results, and those before them, say.

    >>> streak_in([True, True, False, True, True, True]), streak_in([False, True])
    (Streak(now=2, won=True, best=3), Streak(now=1, won=False, best=1))
    """
    if not results:
        return Streak()
    now = len(list(takewhile(lambda won: won == results[0], results)))
    best = running = 0
    for won in results:
        running = running + 1 if won else 0
        best = max(best, running)
    return Streak(now, results[0], best)


def rivals(person: str, connection: Connection) -> list[Rival]:
    other = PLAYERS.alias("other")
    ahead, behind = (cast(PLAYERS.c.won & ~other.c.won, Integer), cast(~PLAYERS.c.won & other.c.won, Integer))
    sums = func.count().label("played"), func.sum(ahead).label("won"), func.sum(behind).label("lost")
    asked = (
        counted(select(other.c.person_id, *sums, func.max(other.c.ended).label("last")), person)
        .join(other, other.c.table_id == PLAYERS.c.table_id)
        .where(other.c.person_id.is_not(None), other.c.person_id != person)
        .group_by(other.c.person_id)
    )
    most = asked.order_by(func.count().desc(), other.c.person_id).limit(MOST_RIVALS).subquery()
    last = (most.c.person_id == PLAYERS.c.person_id) & (most.c.last == PLAYERS.c.ended)
    rows = connection.execute(select(most, PLAYERS.c.name).join(PLAYERS, last)).all()
    found = {row.person_id: Rival(row.name, row.played, row.won, row.lost) for row in rows}
    return sorted(found.values(), key=lambda one: (-one.played, one.name))


def line(match: Played, document: str) -> bytes:
    """A match file in one line, with what is known of its table besides, under `played`."""
    about = {name: value for name, value in asdict(match).items() if name not in ("game", "options", "listed", "shown")}
    about["table"] = about.pop("table_id")
    for player in about["players"]:
        del player["person"]
    return b'{"played":%b,%b\n' % (orjson.dumps(about), document[1:].encode())
