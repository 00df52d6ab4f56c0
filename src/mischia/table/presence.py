"""Whose page is open at which table, whichever process it is open at."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Set
from time import time

from mischia.table.store import Store

log = logging.getLogger("mischia.presence")
PULSE = 10.0  # seconds after which it is written down again whose pages are open
LEASE = 25.0  # seconds after which somebody who was not written down again is gone


class Presence:
    """Who is here; a page that is gone for a moment, as when it is loaded anew, does not count as gone.

    Each process writes down when it last saw the pages that are open there, and reads what the others wrote: so it
    does not matter where a page is open, nor that its process was killed before it comes back elsewhere.
    """

    def __init__(self, store: Store, changed: Callable[[str], None]) -> None:
        self.store = store
        self.changed = changed
        self.opened = time()
        self.pages: dict[str, Counter[str]] = {}  # by table and person: how many are open here
        self.seen: dict[str, dict[str, float]] = {}  # by table and person: when last, here or elsewhere
        self._told: dict[str, Set[str]] = {}  # by table: who was here when a change was last told
        self._new: set[tuple[str, str]] = set()  # pages that the others have not heard of
        self._asked: set[str] = set()  # tables where the others saw somebody new
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def here(self, table_id: str) -> Set[str]:
        """Who is here, or was a moment ago."""
        limit = time() - LEASE
        recent = {person for person, at in self.seen.get(table_id, {}).items() if at > limit}
        return recent.union(self.pages.get(table_id, ()))

    async def absent(self, table_id: str, person: str) -> float:
        """For how many seconds somebody has been away; nobody was away while this house was closed."""
        if person in self.pages.get(table_id, ()):
            return 0.0
        known = self.seen.get(table_id, {}).get(person), await self.store.last_seen(table_id, person)
        last = max((at for at in known if at is not None), default=None)
        return float("inf") if last is None else time() - max(last, self.opened)

    def arrive(self, table_id: str, person: str) -> None:
        pages = self.pages.setdefault(table_id, Counter())
        pages[person] += 1
        if pages[person] == 1:
            self._new.add((table_id, person))
            self._bell.set()
            self._tell(table_id)

    def leave(self, table_id: str, person: str) -> None:
        pages = self.pages[table_id]
        pages[person] -= 1
        if not pages[person]:
            del pages[person]
            self.seen.setdefault(table_id, {})[person] = time()
        if not pages:
            del self.pages[table_id]

    def heard(self, table_id: str) -> None:
        """Another process has seen somebody new at a table."""
        self._asked.add(table_id)
        self._bell.set()

    # --- the pulse

    async def start(self) -> None:
        """Begin to write and to read; whoever was here before a restart still is."""
        self._take(await self.store.seen_since(time() - LEASE))
        self._task = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _beat(self) -> None:
        due = time() + PULSE
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(due - time()):
                    await self._bell.wait()
            self._bell.clear()
            try:
                if time() >= due:
                    due = time() + PULSE
                    await self._pulse()
                else:
                    await self._news()
            except Exception:  # the database is away; the next pulse tries again
                log.exception("presence can't be written or read")

    async def _pulse(self) -> None:
        """Write down all whose pages are open, read whom others see, and tell who is gone."""
        new, self._new = self._new, set()
        every = [(table_id, person) for table_id, pages in self.pages.items() for person in pages]
        await self.store.sight(every, time(), {table_id for table_id, _ in new})
        if self.store.shared:
            self._take(await self.store.seen_since(time() - LEASE))
        limit = time() - LEASE
        for table_id, people in list(self.seen.items()):
            self.seen[table_id] = {person: at for person, at in people.items() if at > limit}
            if not self.seen[table_id]:
                del self.seen[table_id]
        for table_id in list(self._told):
            self._tell(table_id)

    async def _news(self) -> None:
        """Write down who is new here, and read who is new elsewhere."""
        new, self._new = self._new, set()
        asked, self._asked = self._asked, set()
        if new:
            await self.store.sight(list(new), time(), {table_id for table_id, _ in new})
        if asked:
            self._take(await self.store.seen_since(time() - LEASE, asked))

    def _take(self, rows: Iterable[tuple[str, str, float]]) -> None:
        """Take over what is written."""
        tables = set()
        for table_id, person, at in rows:
            known = self.seen.setdefault(table_id, {})
            known[person] = max(at, known.get(person, at))
            tables.add(table_id)
        for table_id in tables:
            self._tell(table_id)

    def _tell(self, table_id: str) -> None:
        """Tell that somebody has come or gone, if so."""
        here = self.here(table_id)
        if here != self._told.get(table_id, set()):
            self._told[table_id] = here
            if not here:
                del self._told[table_id]
            self.changed(table_id)
