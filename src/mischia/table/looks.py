"""What somebody has seen of their tables. It is written down when a page is shown and left, and seldom in between."""

import asyncio
import logging
from collections.abc import Callable, Collection

from mischia.table.live_tables import Look
from mischia.table.store.looks import LookBook, Looked
from mischia.table.store.store import Store

log = logging.getLogger("mischia.looks")
SOON = 3.0  # seconds in which what is to be written down is gathered
LATER = 60.0  # seconds after which it is written down what a page shows that stays open


class Looks:
    """Remembers what was shown to whom until it is written down."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.book, self.clock = LookBook(store), clock
        self._seen: dict[str, dict[str, Looked]] = {}  # by person and table: to be written down
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()  # that write
        self._pen = asyncio.Lock()

    def looked(self, person: str, look: Look, stays: bool = False) -> None:
        """Somebody was shown a table, on a page that stays open or not."""
        table_id = look.seen.id
        seen = Looked(person, table_id, look.entries, look.moves, self.clock())
        self._seen.setdefault(person, {})[table_id] = seen
        loop = asyncio.get_running_loop()
        when = loop.time() + (LATER if stays else SOON)
        if self._alarm is None or when < self._alarm.when():
            self._hush()
            self._alarm = loop.call_at(when, self._ring)

    async def unseen(self, person: str, tables: Collection[str]) -> dict[str, int]:
        """By table: how many moves were made since somebody looked."""
        if not tables:
            return {}
        await self.write([person])
        return await self.book.unseen(person, tables)

    def _ring(self) -> None:
        self._alarm = None
        task = asyncio.create_task(self.write(list(self._seen)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hush(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def write(self, people: Collection[str]) -> None:
        """Write down at once what these have seen."""
        async with self._pen:
            seen = [one for person in people for one in self._seen.pop(person, {}).values()]
            try:
                await self.book.looked(seen)
            except Exception:  # the database is away: they will look again
                log.exception("what was seen can't be written down")

    async def stop(self) -> None:
        self._hush()
        await asyncio.gather(*self._tasks)
        await self.write(list(self._seen))
