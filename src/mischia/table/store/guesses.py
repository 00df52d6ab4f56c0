"""Who somebody thinks will win a match: one guess for each who looks on or is out, a secret until it is over."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, Integer, cast, func, select
from sqlalchemy.dialects import postgresql, sqlite

from mischia.table.store.schema import GUESSES, MATCHES, PLAYERS
from mischia.table.store.store import Store

EVENING = 6 * 3600.0  # seconds: games that end within them are of one evening


@dataclass(frozen=True)
class Guess:
    """What somebody has guessed."""

    person_id: str  # is shown to nobody
    name: str
    seat: int
    at: float


@dataclass(frozen=True)
class Tally:
    """How often somebody was right, of how many guesses."""

    right: int
    of: int


class Guesses:
    """The guesses of a house."""

    def __init__(self, store: Store) -> None:
        self.desk = store.desk
        insert: Any = postgresql.insert if store.shared else sqlite.insert
        new = insert(GUESSES)
        changed = {name: new.excluded[name] for name in ("name", "seat", "at")}
        self._put = new.on_conflict_do_update(index_elements=[GUESSES.c.table_id, GUESSES.c.person_id], set_=changed)

    async def put(self, table_id: str, guess: Guess) -> None:
        """Keep a guess in the place of the one before."""
        row = {"table_id": table_id, **vars(guess)}
        await self.desk.write(lambda connection: connection.execute(self._put, row))

    async def at(self, table_id: str) -> list[Guess]:
        """All guesses at a table, the earliest first."""
        asked = select(GUESSES).where(GUESSES.c.table_id == table_id).order_by(GUESSES.c.at, GUESSES.c.name)
        rows = await self.desk.read(lambda connection: connection.execute(asked).all())
        return [Guess(row.person_id, row.name, row.seat, row.at) for row in rows]

    async def tonight(self, table_id: str) -> dict[str, Tally]:
        """By person, of those who have guessed at a table whose match is over: how often they were right tonight."""
        return await self.desk.read(partial(tonight, table_id))


def tonight(table_id: str, connection: Connection) -> dict[str, Tally]:
    """The evening: this match and those before it where somebody sat who sat here, within some hours."""
    ended = connection.execute(select(MATCHES.c.ended).where(MATCHES.c.table_id == table_id)).scalar()
    if ended is None:
        return {}
    sat = select(PLAYERS.c.person_id).where(PLAYERS.c.table_id == table_id, PLAYERS.c.person_id.is_not(None))
    tables = select(PLAYERS.c.table_id).where(
        PLAYERS.c.person_id.in_(sat), PLAYERS.c.ended > ended - EVENING, PLAYERS.c.ended <= ended
    )
    here = select(GUESSES.c.person_id).where(GUESSES.c.table_id == table_id)
    won = (PLAYERS.c.table_id == GUESSES.c.table_id) & (PLAYERS.c.seat == GUESSES.c.seat)
    asked = (
        select(GUESSES.c.person_id, func.sum(cast(PLAYERS.c.won, Integer)), func.count())
        .join(PLAYERS, won)
        .join(MATCHES, MATCHES.c.table_id == GUESSES.c.table_id)
        .where(GUESSES.c.table_id.in_(tables), GUESSES.c.person_id.in_(here), ~MATCHES.c.abandoned)
        .group_by(GUESSES.c.person_id)
    )
    return {person: Tally(int(right), int(of)) for person, right, of in connection.execute(asked)}
