"""How people want to be told that it is their turn, and the queue of those who are to be told.

A nudge is claimed by putting off when it is due: of several processes one gets it, and if that one dies another does.
"""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from typing import Any

import orjson
from sqlalchemy import Connection, delete, func, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from mischia.table.errors import Refused
from mischia.table.store.looks import there
from mischia.table.store.schema import LOOKS, NUDGES, PEOPLE, TABLES, WAYS, WISHES
from mischia.table.store.store import Store

CLAIMED_FOR = 120.0  # seconds after which another process takes over
AT_ONCE = 20  # claimed together
MOST_WAYS = 20  # of one person
PLACE = tuple_(NUDGES.c.person_id, NUDGES.c.table_id)


@dataclass(frozen=True)
class Wishes:
    """When somebody wants to be told, and when not."""

    person_id: str
    off: bool = False
    quiet_from: int | None = None  # minutes of the day
    quiet_to: int | None = None
    zone: str = "UTC"
    remind: int = 0  # seconds


@dataclass(frozen=True)
class Way:
    """By what somebody is told."""

    id: str
    person_id: str
    kind: str  # push, mail or webhook
    address: str
    secret: str  # JSON
    made: float
    device: str | None = None
    epoch: int | None = None
    good: bool = True
    faults: int = 0

    @property
    def keys(self) -> dict[str, str]:
        found: dict[str, str] = orjson.loads(self.secret)
        return found


@dataclass(frozen=True)
class Nudge:
    """Somebody is to be told that a table waits for them, or was."""

    person_id: str
    table_id: str
    seq: int
    made: float
    due: float | None
    tries: int = 0
    told: str = "[]"  # JSON: the ways by which they were, this time
    times: int = 0

    @property
    def told_by(self) -> list[str]:
        found: list[str] = orjson.loads(self.told)
        return found


WAY = tuple(WAYS.c[one.name] for one in fields(Way))
NUDGE = tuple(NUDGES.c[one.name] for one in fields(Nudge))


class NudgeBook:
    """Wishes, ways and nudges in the database."""

    def __init__(self, store: Store) -> None:
        self.desk, self.shared = store.desk, store.shared
        insert: Any = postgresql.insert if store.shared else sqlite.insert
        self._nudge = insert(NUDGES).on_conflict_do_nothing()
        new = insert(WISHES)
        wished = {one.name: new.excluded[one.name] for one in fields(Wishes) if one.name != "person_id"}
        self._wish = new.on_conflict_do_update(index_elements=[WISHES.c.person_id], set_=wished)

    # --- wishes and ways

    async def wishes(self, person: str) -> Wishes:
        asked = select(*[WISHES.c[one.name] for one in fields(Wishes)]).where(WISHES.c.person_id == person)
        row = await self.desk.read(lambda connection: connection.execute(asked).first())
        return Wishes(person) if row is None else Wishes(*row)

    async def wish(self, wishes: Wishes) -> None:
        await self.desk.write(partial(self._put_wish, wishes))

    def _put_wish(self, wishes: Wishes, connection: Connection) -> None:
        if connection.execute(there(PEOPLE.c.id, [wishes.person_id])).first() is not None:
            connection.execute(self._wish, asdict(wishes))

    async def ways(self, person: str) -> list[Way]:
        """The ways by which somebody is told, the oldest first; those too that are not confirmed."""
        asked = select(*WAY).where(WAYS.c.person_id == person).order_by(WAYS.c.made, WAYS.c.id)
        return [Way(*row) for row in await self.desk.read(lambda connection: connection.execute(asked).all())]

    async def way(self, id: str) -> Way | None:
        asked = select(*WAY).where(WAYS.c.id == id)
        row = await self.desk.read(lambda connection: connection.execute(asked).first())
        return None if row is None else Way(*row)

    async def add(self, way: Way) -> None:
        """A new way, in the place of the same one."""
        await self.desk.write(partial(add_way, way))

    async def drop(self, id: str, person: str | None = None) -> bool:
        """Tell nobody by this way any more; whether it was there, and that person's."""
        gone = delete(WAYS).where(WAYS.c.id == id)
        if person is not None:
            gone = gone.where(WAYS.c.person_id == person)
        return bool(await self.desk.write(lambda connection: connection.execute(gone).rowcount))

    async def confirm(self, id: str) -> None:
        good = update(WAYS).where(WAYS.c.id == id).values(good=True)
        await self.desk.write(lambda connection: connection.execute(good))

    async def fared(self, id: str, well: bool) -> None:
        """Whether something arrived by a way."""
        faults = 0 if well else WAYS.c.faults + 1
        noted = update(WAYS).where(WAYS.c.id == id).values(faults=faults)
        await self.desk.write(lambda connection: connection.execute(noted))

    # --- the queue

    async def wanting(self, people: Collection[str] | None = None) -> set[str]:
        """Who of these has a way by which they are told; or all who have."""
        asked = select(WAYS.c.person_id).where(WAYS.c.good).distinct()
        if people is not None:
            asked = asked.where(WAYS.c.person_id.in_(sorted(people)))
        return set(await self.desk.read(lambda connection: connection.execute(asked).scalars().all()))

    async def ask(self, nudges: Sequence[tuple[Nudge, float]], over: Collection[str] = ()) -> None:
        """Put nudges into the queue, each with when that person last did anything at the table.

        Whoever was told before and has neither looked nor done anything since is not told again. Of tables that are
        over nobody is told anything.
        """
        left = select(NUDGES.c.table_id).where(NUDGES.c.table_id.in_(sorted(over))).limit(1)
        if nudges or (over and await self.desk.read(lambda connection: connection.execute(left).first()) is not None):
            await self.desk.write(partial(self._ask, nudges, over))

    def _ask(self, nudges: Sequence[tuple[Nudge, float]], over: Collection[str], connection: Connection) -> None:
        if over:
            connection.execute(delete(NUDGES).where(NUDGES.c.table_id.in_(sorted(over))))
        if not nudges:
            return
        known = set(connection.execute(there(TABLES.c.id, {one.table_id for one, _ in nudges})).scalars())
        known |= set(connection.execute(there(PEOPLE.c.id, {one.person_id for one, _ in nudges})).scalars())
        since = select(LOOKS.c.at).where(LOOKS.c.person_id == NUDGES.c.person_id, LOOKS.c.table_id == NUDGES.c.table_id)
        for nudge, acted in sorted(nudges, key=lambda one: (one[0].person_id, one[0].table_id)):
            if {nudge.person_id, nudge.table_id} <= known:
                old = or_(NUDGES.c.made < acted, since.where(LOOKS.c.at > NUDGES.c.made).exists())
                connection.execute(delete(NUDGES).where(same(nudge), old))
                connection.execute(self._nudge, asdict(nudge))

    async def next_due(self) -> float | None:
        asked = select(func.min(NUDGES.c.due))
        return await self.desk.read(lambda connection: connection.execute(asked).scalar())

    async def claim(self, now: float) -> list[Nudge]:
        """What is to be seen to now, by nobody else."""
        due = select(NUDGES.c.person_id, NUDGES.c.table_id).where(NUDGES.c.due <= now).order_by(NUDGES.c.due)
        taken = (
            update(NUDGES)
            .where(PLACE.in_(due.limit(AT_ONCE).with_for_update(skip_locked=True)), NUDGES.c.due <= now)
            .values(due=now + CLAIMED_FOR)
            .returning(*NUDGE)
        )
        return [Nudge(*row) for row in await self.desk.write(lambda connection: connection.execute(taken).all())]

    async def put_off(self, nudge: Nudge, **changed: Any) -> None:
        """See to it later, or not until they have looked; what was put into the queue anew meanwhile stays."""
        later = update(NUDGES).where(same(nudge), NUDGES.c.made == nudge.made).values(changed)
        await self.desk.write(lambda connection: connection.execute(later))

    async def forget(self, nudge: Nudge) -> None:
        gone = delete(NUDGES).where(same(nudge), NUDGES.c.made == nudge.made)
        await self.desk.write(lambda connection: connection.execute(gone))

    async def looked_at(self, person: str, table: str) -> float:
        """When somebody last looked at a table; 0 if never."""
        asked = select(LOOKS.c.at).where(LOOKS.c.person_id == person, LOOKS.c.table_id == table)
        found = await self.desk.read(lambda connection: connection.execute(asked).scalar())
        return 0.0 if found is None else float(found)


def same(nudge: Nudge) -> Any:
    return (NUDGES.c.person_id == nudge.person_id) & (NUDGES.c.table_id == nudge.table_id)


def add_way(way: Way, connection: Connection) -> None:
    if connection.execute(there(PEOPLE.c.id, [way.person_id])).first() is None:
        return
    own = WAYS.c.person_id == way.person_id
    connection.execute(delete(WAYS).where(own, WAYS.c.kind == way.kind, WAYS.c.address == way.address))
    if way.device is not None:  # a browser has one
        connection.execute(delete(WAYS).where(own, WAYS.c.device == way.device))
    if (connection.execute(select(func.count()).select_from(WAYS).where(own)).scalar() or 0) >= MOST_WAYS:
        raise Refused(f"There are {MOST_WAYS} ways already: remove one first.", "too-many-ways", most=MOST_WAYS)
    connection.execute(WAYS.insert(), asdict(way))
