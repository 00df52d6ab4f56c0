"""Who is told when something happens at a table: in one process by memory, in several by PostgreSQL."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import asyncpg
from sqlalchemy import URL

from mischia.table.store.store import CHANNEL, Store

GLANCE = 0.5  # seconds between two looks at what was done from outside
log = logging.getLogger("mischia.house")


class Watch:
    """One watcher of a table: woken when something happens; what happens meanwhile is told once."""

    def __init__(self) -> None:
        self._rung = False
        self._asleep: asyncio.Future[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None  # outlasts what happens meanwhile: setting it anew costs more
        self.closed = False
        self.doubt = True  # whether the badge of whoever watches may not be good any more

    def ring(self) -> None:
        self._rung = True
        self._wake()

    def close(self) -> None:
        self.closed = True
        self.ring()

    async def wait(self, seconds: float) -> bool:
        """True when something has happened; False if nothing has, after so many seconds at most."""
        if not self._rung:
            loop = asyncio.get_running_loop()
            self._asleep = loop.create_future()
            if self._alarm is None:
                self._alarm = loop.call_later(seconds, self._remind)
            await self._asleep
        rung, self._rung = self._rung, False
        return rung

    def leave(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _remind(self) -> None:
        self._alarm = None
        self._wake()

    def _wake(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)


class Hub:
    """The watchers of all tables in this process."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[Watch]] = {}
        self.people: dict[str, set[Watch]] = {}  # by person, of those who have told a name
        self.closing = False

    def publish(self, table_id: str) -> None:
        """Wake all who watch this table."""
        for watch in self.watchers.get(table_id, ()):
            watch.ring()

    def enter(self, table_id: str, *people: str | None) -> Watch:
        watch = Watch()
        if self.closing:
            watch.close()
        self.watchers.setdefault(table_id, set()).add(watch)
        for person in people:
            if person is not None:
                self.people.setdefault(person, set()).add(watch)
        return watch

    def leave(self, table_id: str, watch: Watch, *people: str | None) -> None:
        watch.leave()
        for all_of, id in ((self.watchers, table_id), *((self.people, person) for person in people)):
            here = None if id is None else all_of.get(id)
            if id is not None and here is not None:
                here.discard(watch)
                if not here:
                    del all_of[id]

    def doubt(self, person: str) -> None:
        """Let whoever watches for this person look at their badge again."""
        for watch in self.people.get(person, ()):
            watch.doubt = True
            watch.ring()

    def close(self) -> None:
        """Tell all watchers that the house closes."""
        self.closing = True
        for here in self.watchers.values():
            for watch in here:
                watch.close()


class Ear:
    """Hears from PostgreSQL what other processes have written: `table:seq` and nothing else.

    Where it is 0, somebody has come or gone; ANEW tells of a log that is another now, OF_A_PERSON of somebody who is
    not as before, and no table of the house.
    """

    def __init__(self, url: URL, heard: Callable[[str, int], None], deaf: Callable[[], None]) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.deaf = deaf  # called when something may have been missed
        self.hears = False
        self._task: asyncio.Task[None] | None = None
        self._began = asyncio.Event()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen())
        await self._began.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        while True:
            try:
                async for _ in self._connected():
                    self._began.set()
                    self.deaf()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(1)

    async def _connected(self) -> AsyncIterator[None]:
        """Once a connection listens; ends when it is lost."""
        connection = await asyncpg.connect(self.url)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._on_notice)
            self.hears = True
            yield
            await lost.wait()
        finally:
            self.hears = False
            await connection.close(timeout=1)

    def _on_notice(self, connection: Any, pid: int, channel: str, told: Any) -> None:
        self.heard(*read(str(told)))


class Eye:
    """Sees in SQLite what the host does to tables from outside, such as by `mischia admin`."""

    hears = True  # nobody else writes of people

    def __init__(self, store: Store, heard: Callable[[str, int], None]) -> None:
        self.store = store
        self.heard = heard
        self._task: asyncio.Task[None] | None = None
        self._last = 0

    async def start(self) -> None:
        for id, _ in await self.store.notices(0):
            self._last = id
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(GLANCE)
            try:
                for id, told in await self.store.notices(self._last):
                    self._last = id
                    self.heard(*read(told))
            except Exception:
                log.exception("what was done from outside can't be seen")


def read(told: str) -> tuple[str, int]:
    """A notice: which table, and how long its log is."""
    table_id, _, seq = told.rpartition(":")
    return table_id, int(seq)
