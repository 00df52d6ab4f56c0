"""Whose page is open at which table, whichever process it is open at.

Somebody who has told no name is here too, under a mark that begins with `~` and says nothing of who they are.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Set
from time import time

from mischia.table.store.store import Store

log = logging.getLogger("mischia.presence")
PULSE = 10.0  # seconds after which it is written down again whose pages are open
LEASE = 25.0  # seconds after which somebody who was not written down again is gone
AWAY = 60.0  # seconds after which nobody has to wait for somebody who is gone
KEPT = 900.0  # seconds for which it is known when somebody was last here
STRANGER = "~"


class Presence:
    """Who is here; a page that is gone for a moment, as when it is loaded anew, does not count as gone.

    Each process writes down when it last saw the pages that are open there, and reads what the others wrote: so it
    does not matter where a page is open, nor that its process was killed before it comes back elsewhere.
    """

    def __init__(
        self,
        store: Store,
        changed: Callable[[str], None],
        absent: Callable[[str], Set[str]] = lambda table_id: frozenset(),
        clock: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.changed = changed
        self.absent = absent  # by table: for whom nobody waits any more
        self.clock = clock
        self.opened = clock()
        self.pages: dict[str, Counter[str]] = {}  # by table and person: how many are open here
        self.seen: dict[str, dict[str, float]] = {}  # by table and person: when last, here or elsewhere
        self.names: dict[str, str] = {}  # by person, of those who are here
        self._told: dict[str, tuple[Set[str], Set[str]]] = {}  # by table: who was here and absent when last told
        self._new: set[tuple[str, str]] = set()  # pages that the others have not heard of
        self._gone: set[tuple[str, str]] = set()  # strangers whose page was closed
        self._asked: set[str] = set()  # tables where the others saw somebody new
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def here(self, table_id: str) -> Set[str]:
        """Who is here, or was a moment ago."""
        limit = self.clock() - LEASE
        recent = {person for person, at in self.seen.get(table_id, {}).items() if at > limit}
        return recent.union(self.pages.get(table_id, ()))

    def away(self, table_id: str, person: str, since: float) -> float:
        """For how many seconds somebody has been away, since then at most; nobody was while this house was closed."""
        if person in self.pages.get(table_id, ()):
            return 0.0
        last = self.seen.get(table_id, {}).get(person, since)
        return self.clock() - max(last, since, self.opened)

    def has_left(self, table_id: str, person: str) -> bool:
        """Whether somebody was here lately and is not any more."""
        return person in self.seen.get(table_id, {}) and self.away(table_id, person, 0.0) >= LEASE

    def door(self, table_id: str, seated: Collection[str]) -> tuple[str | None, ...]:
        """The names of those who are here without a seat; None has told no name."""
        strangers = [person for person in self.here(table_id) if person not in seated]
        names = [self.names.get(person) for person in strangers]
        return (*sorted(name for name in names if name is not None), *[None] * names.count(None))

    def arrive(self, table_id: str, person: str, name: str | None = None) -> None:
        if name is not None:
            self.names[person] = name
        pages = self.pages.setdefault(table_id, Counter())
        pages[person] += 1
        if pages[person] == 1:
            self._new.add((table_id, person))
            self._gone.discard((table_id, person))
            self._bell.set()
            self._tell(table_id)

    def leave(self, table_id: str, person: str) -> None:
        pages = self.pages[table_id]
        pages[person] -= 1
        if not pages[person]:
            del pages[person]
            if not person.startswith(STRANGER):  # who tells a name is not the same any more, and does not linger
                self.seen.setdefault(table_id, {})[person] = self.clock()
        if not pages:
            del self.pages[table_id]
        if person.startswith(STRANGER) and person not in pages:
            self._new.discard((table_id, person))
            self._gone.add((table_id, person))
            self._bell.set()
            self._tell(table_id)

    def glimpse(self, table_id: str, person: str, name: str) -> None:
        """Somebody looks at a table without a page that stays open, as a program may, or a browser without script."""
        now = self.clock()
        seen = self.seen.setdefault(table_id, {})
        if person in self.pages.get(table_id, ()) or seen.get(person, 0.0) > now - PULSE:
            return
        seen[person] = now
        self.names[person] = name
        self._new.add((table_id, person))
        self._bell.set()
        self._tell(table_id)

    def heard(self, table_id: str) -> None:
        """Another process has seen somebody new at a table."""
        self._asked.add(table_id)
        self._bell.set()

    # --- the pulse

    async def start(self) -> None:
        """Begin to write and to read; whoever was here before a restart still is."""
        self._take(await self.store.seen_since(self.clock() - LEASE))
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
        new, gone = self._news_of()
        every = [(table_id, person) for table_id, pages in self.pages.items() for person in pages]
        await self.store.sight(every, self.clock(), {table_id for table_id, _ in new | gone}, sorted(gone))
        if self.store.shared:
            rows = await self.store.seen_since(self.clock() - LEASE)
            self._forget_strangers(self.seen)
            self._take(rows)
        limit = self.clock() - max(KEPT, LEASE)
        for table_id, people in list(self.seen.items()):
            self.seen[table_id] = {person: at for person, at in people.items() if at > limit}
            if not self.seen[table_id]:
                del self.seen[table_id]
        here = {person for pages in self.pages.values() for person in pages}
        here |= {person for people in self.seen.values() for person in people}
        self.names = {person: name for person, name in self.names.items() if person in here}
        for table_id in list(self._told):
            self._tell(table_id)

    async def _news(self) -> None:
        """Write down who is new here, and read who is new elsewhere."""
        new, gone = self._news_of()
        asked, self._asked = self._asked, set()
        if new or gone:
            await self.store.sight(list(new), self.clock(), {table_id for table_id, _ in new | gone}, sorted(gone))
        if asked:
            rows = await self.store.seen_since(self.clock() - LEASE, asked)
            self._forget_strangers(asked)
            self._take(rows)
            for table_id in asked:
                self._tell(table_id)

    def _news_of(self) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
        """Who has come, and which strangers have gone, since it was last written down."""
        (new, self._new), (gone, self._gone) = (self._new, set()), (self._gone, set())
        return new, gone

    def _forget_strangers(self, tables: Iterable[str]) -> None:
        """Strangers elsewhere are those who are written down, and no others."""
        for table_id in tables:
            people = self.seen.get(table_id, {})
            for person in [one for one in people if one.startswith(STRANGER)]:
                del people[person]

    def _take(self, rows: Iterable[tuple[str, str, float, str | None]]) -> None:
        """Take over what is written."""
        tables = set()
        for table_id, person, at, name in rows:
            if person.startswith(STRANGER) and not self.store.shared:
                continue  # nobody else could have seen them: they are here or gone
            if name is not None:
                self.names[person] = name
            known = self.seen.setdefault(table_id, {})
            known[person] = max(at, known.get(person, at))
            tables.add(table_id)
        for table_id in tables:
            self._tell(table_id)

    def _tell(self, table_id: str) -> None:
        """Tell that somebody has come or gone, or has been gone for long, if so."""
        now = self.here(table_id), self.absent(table_id)
        if now != self._told.get(table_id, (set(), set())):
            self._told[table_id] = now
            if not now[0]:
                del self._told[table_id]
            self.changed(table_id)
