"""Nudges: whoever is asked and is not there is told that it is their turn, once until they look.

They are told when what led to the question has been shown, as a clock would start: neither when nor whether depends on
anything that is hidden. What they are told names the game and the others at the table, and nothing of the match.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from zoneinfo import ZoneInfo

import orjson

from mischia.core.errors import MischiaError
from mischia.table.hall import Hall
from mischia.table.showing_time import start_of_clock
from mischia.table.store.nudges import Nudge, NudgeBook, Way, Wishes
from mischia.table.store.store import Person
from mischia.table.table import Table

log = logging.getLogger("mischia.nudges")
TICK = 1.0  # seconds in which what is asked is gathered
PAUSE = 20.0  # seconds that somebody has to come by themselves: a page that is loaded anew is back by then
LINGER = 20.0  # seconds after which it is looked again whether somebody who is held to be here has gone
BACKOFF = (30.0, 120.0, 600.0, 3600.0)  # seconds after which what has failed is tried again; then it is given up


class Fared(Enum):
    """What became of a message."""

    WELL = "well"
    LATER = "later"  # it may arrive if it is sent again
    GONE = "gone"  # nothing will ever arrive there


@dataclass(frozen=True)
class Call:
    """What somebody is told."""

    table_id: str
    game: str
    others: tuple[str, ...]  # at the table, by name
    again: bool = False  # whether they were told before


Post = Callable[[Person, Way, Call], Awaitable[Fared]]


class Nudger:
    """Notes who is asked, and sees to it that they hear of it."""

    def __init__(self, hall: Hall, post: Post) -> None:
        self.hall, self.post, self.book = hall, post, NudgeBook(hall.store)
        self._asked: dict[tuple[str, str], tuple[int, float]] = {}  # by person and table: since which entry, last deed
        self._over: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        hall.acted.append(self.look)

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.note()

    # --- who is asked

    def look(self, table: Table) -> None:
        """Note whom a table waits for; it costs nothing until somebody wants to be told."""
        awaited = {seat.person for seat in table.late() if seat.kind == "person" and seat.person}
        if table.ended is not None:
            self._over.add(table.id)
        for person in table.people():
            if person in awaited:
                self._asked[person, table.id] = table.seq, table.acted.get(person, 0.0)
            else:
                self._asked.pop((person, table.id), None)

    async def note(self) -> None:
        """Put into the queue who was asked and wants to be told."""
        asked, self._asked = self._asked, {}
        over, self._over = self._over, set()
        wanting = await self.book.wanting({person for person, _ in asked}) if asked else set()
        await self.hall.looks.write(wanting)
        now, nudges = self.hall.clock(), []
        for (person, table_id), (seq, acted) in asked.items():
            if person in wanting:
                due = max(now, await self._shown(table_id)) + PAUSE
                nudges.append((Nudge(person, table_id, seq, now, due), acted))
        await self.book.ask(nudges, over)

    async def _shown(self, table_id: str) -> float:
        """When what led to the open question has been shown."""
        try:
            table = await self.hall.table(table_id)
            match = table.playing()
        except MischiaError:
            return 0.0
        opened = table.opened.get(match.number, 0.0)
        return start_of_clock(match, opened, zip(table.times, table.heard, strict=True))

    # --- telling them

    async def _work(self) -> None:
        await self._catch_up()
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.note()
                await self.see_to_it()
            except Exception:
                log.exception("nobody could be told")

    async def _catch_up(self) -> None:
        """Whom tables wait for that were left when the house closed; who has seen the question is not told."""
        try:
            for person in await self.book.wanting():
                for table_id in await self.hall.store.tables_of(person):
                    with contextlib.suppress(MischiaError):
                        self.look(await self.hall.table(table_id))
        except Exception:
            log.exception("nobody knows who waits to be told")

    async def see_to_it(self) -> None:
        """Tell all who are to be told by now, and whom no other process tells."""
        now = self.hall.clock()
        due = await self.book.next_due()
        if due is not None and due <= now:
            await asyncio.gather(*(self._see_to(nudge) for nudge in await self.book.claim(now)))

    async def _see_to(self, nudge: Nudge) -> None:
        try:
            await self._tell(nudge)
        except Exception:  # it is due again when the claim ends
            log.exception("somebody could not be told")

    async def _tell(self, nudge: Nudge) -> None:
        person, table = await self.hall.people.person(nudge.person_id), await self._table(nudge.table_id)
        if person is None or table is None or nudge.person_id not in {seat.person for seat in table.late()}:
            await self.book.forget(nudge)
            return
        now, wishes = self.hall.clock(), await self.book.wishes(person.id)
        put_off = await self._not_now(nudge, table, wishes, now)
        if put_off is not None:
            await self.book.put_off(nudge, **put_off)
            return
        ways = [way for way in await self.book.ways(person.id) if way.good]
        if wishes.off or not ways:
            await self.book.forget(nudge)
            return
        await self._tell_by(ways, person, nudge, call_of(table, nudge), wishes)

    async def _not_now(self, nudge: Nudge, table: Table, wishes: Wishes, now: float) -> dict[str, object] | None:
        """What to put off, and until when: somebody is here, has seen the question, or sleeps."""
        here = nudge.person_id in self.hall.presence.here(table.id)
        await self.hall.looks.write([nudge.person_id])
        looked = await self.book.looked_at(nudge.person_id, table.id)
        if not nudge.times and looked >= table.opened.get(table.playing_number(), 0.0):
            return {"due": looked + wishes.remind if wishes.remind else None, "times": 1}
        if here:
            return {"due": now + (max(wishes.remind, LINGER) if nudge.times else LINGER)}
        until = max(quiet_until(wishes, now) or 0.0, skips_until(table, nudge.person_id))
        return {"due": until} if until > now else None

    async def _table(self, table_id: str) -> Table | None:
        try:
            return await self.hall.table(table_id)
        except MischiaError:
            return None

    async def _tell_by(self, ways: list[Way], person: Person, nudge: Nudge, call: Call, wishes: Wishes) -> None:
        told = nudge.told_by
        left = [way for way in ways if way.id not in told]
        fared = await asyncio.gather(*(self.tell(person, way, call) for way in left))
        told += [way.id for way, how in zip(left, fared, strict=True) if how is Fared.WELL]
        now = self.hall.clock()
        if Fared.LATER in fared and nudge.tries < len(BACKOFF):
            due = now + BACKOFF[nudge.tries]
            await self.book.put_off(nudge, due=due, tries=nudge.tries + 1, told=orjson.dumps(told).decode())
            return
        remind = now + wishes.remind if wishes.remind and not nudge.times else None
        await self.book.put_off(nudge, due=remind, tries=0, told="[]", times=nudge.times + 1)

    async def tell(self, person: Person, way: Way, call: Call) -> Fared:
        """Tell somebody by one way; one that leads nowhere is forgotten."""
        if way.device is not None and not person.knows(way.device, way.epoch or 0):
            fared = Fared.GONE  # that browser is signed out
        else:
            fared = await self.post(person, way, call)
        if fared is Fared.GONE:
            await self.book.drop(way.id)
        elif fared is Fared.LATER or way.faults:
            await self.book.fared(way.id, fared is Fared.WELL)
        return fared


def call_of(table: Table, nudge: Nudge) -> Call:
    """What is told of a table: everybody who has its link may know it."""
    others = tuple(seat.name for seat in table.seats if seat.kind != "open" and seat.person != nudge.person_id)
    return Call(table.id, table.game.name, others, again=nudge.times > 0)


def skips_until(table: Table, person: str) -> float:
    """Until when somebody wants to hear nothing of a table."""
    seat = table.seat_of(person)
    return 0.0 if seat is None else seat.skips


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours end, if they are now.

    >>> night = Wishes("ann", quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Rome")
    >>> quiet_until(night, 1_795_000_000) is None  # 12:06 in Rome
    True
    >>> quiet_until(night, 1_795_045_000) - 1_795_045_000  # 00:36:40
    26600.0
    """
    start, end = wishes.quiet_from, wishes.quiet_to
    if start is None or end is None or start == end:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    minute = 60 * local.hour + local.minute
    if not (start <= minute < end if start < end else minute >= start or minute < end):
        return None
    over = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if over <= local:
        over += timedelta(days=1)
    return max(over.timestamp(), now + 60.0)
