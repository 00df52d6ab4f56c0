"""The tables in memory, each up to date with its log, which other processes may write as well."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from mischia.core.errors import MischiaError
from mischia.table.errors import NoTable
from mischia.table.seen import TableSeen
from mischia.table.store.store import Store
from mischia.table.table import Table
from mischia.table.wire import wire, written


class Look:
    """What one viewer sees, drawn once for all who see the same."""

    def __init__(self, seen: TableSeen, entries: int, moves: int, speakers: Mapping[int, str] | None = None) -> None:
        self.seen = seen
        self.entries, self.moves = entries, moves  # so far: of the log, and those that everybody can tell of
        self.speakers = speakers or {}  # by line of the chat: who has said it; nobody is told

    def without(self, people: Collection[str]) -> "Look":
        """The same for somebody who does not want to hear these people."""
        lines = [line for line in self.seen.chat if self.speakers.get(line.number) not in people]
        if len(lines) == len(self.seen.chat):
            return self
        return Look(self.seen._replace(chat=tuple(lines)), self.entries, self.moves, self.speakers)

    @cached_property
    def sent(self) -> bytes:
        """What a program gets of it; a page needs no such bytes."""
        return wire(self.seen)


@dataclass(eq=False)
class Live:
    """A table in memory."""

    id: str
    table: Table | None = None  # None until it is read from the log
    head: int = 0  # how long the log is known to be; a notice may come in the middle of anything
    edition: int = 0  # which log it was read from
    users: int = 0  # how many read it or act at it now
    doubt: bool = False  # whether a notice may have been missed
    kept: bytes | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    looks: dict[str | None, "Look"] = field(default_factory=dict)
    about: dict[str, Any] | None = None  # what all see alike
    behind: Table | None = None  # as onlookers see it who are behind
    behind_look: tuple[Any, "Look"] | None = None  # what they see; and of which moment
    alarm: asyncio.TimerHandle | None = None  # rings when they see more

    def changed(self) -> None:
        """What was drawn is not how it looks any more."""
        self.looks.clear()
        self.about = None

    def forget(self) -> None:
        self.table = None
        self.changed()


class LiveTables:
    """Finds tables in memory, reads them from the log, and forgets those that were used longest ago."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self.lives: OrderedDict[str, Live] = OrderedDict()

    def add(self, table: Table) -> None:
        """A table that was just opened here."""
        if table.id not in self.lives:
            self.lives[table.id] = Live(table.id, table, head=1, doubt=self.store.shared)
            self.make_room()

    @asynccontextmanager
    async def using(self, table_id: str, fresh: bool = False) -> AsyncIterator[tuple[Live, Table]]:
        """A table for one who reads or acts, up to date; nobody sees what is not yet on disk."""
        live = self.lives.get(table_id)
        if live is None:
            live = self.lives[table_id] = Live(table_id)
        self.lives.move_to_end(table_id)
        live.users += 1
        self.make_room()
        try:
            async with live.lock:
                if (fresh or live.doubt) and self.store.shared and live.table is not None:
                    await self._ask_the_log(live, live.table)
                if live.table is not None and live.head > live.table.seq:
                    await self._catch_up(live, live.table)
                if live.table is None:
                    await self._read(live)
                assert live.table is not None
                yield live, live.table
        finally:
            live.users -= 1

    async def _ask_the_log(self, live: Live, table: Table) -> None:
        """How long it is, and after something may have been missed, whether it is the same."""
        another = live.doubt and await self.store.edition(live.id) != live.edition
        live.doubt, head = False, await self.store.head(live.id)
        if another or head < table.seq:
            live.forget()
            live.head = 0
        live.head = max(live.head, head)

    def make_room(self) -> None:
        """Forget the tables that were used longest ago, but none in use: there must not be two of it."""
        while len(self.lives) > self.most:
            oldest = next((id for id, live in self.lives.items() if not live.users), None)
            if oldest is None:
                return
            del self.lives[oldest]

    async def _read(self, live: Live) -> None:
        """Read what the log says."""
        live.behind = live.behind_look = None
        try:
            live.edition = await self.store.edition(live.id)  # first: what is written anew meanwhile is another
            head, kept = await self.store.kept(live.id)
            if not head:
                raise NoTable
            live.table = Table.of(live.id, await self.store.entries(live.id, 0, head), kept)
        except BaseException:
            if live.users == 1:
                self.lives.pop(live.id, None)
            raise
        live.kept = None if kept is None else written(kept)
        live.head = max(live.head, head)
        live.changed()

    async def _catch_up(self, live: Live, table: Table) -> None:
        """Read what other processes have written since."""
        live.forget()
        for entry in await self.store.entries(live.id, table.seq, live.head):
            try:
                table.apply(entry)
            except MischiaError:  # the other process has newer rules: the match that it kept tells
                return
        live.table = table
        live.kept = paper_of(table)

    def heard(self, table_id: str, seq: int) -> None:
        """Another process has written to a log, which is that long now."""
        live = self.lives.get(table_id)
        if live is not None:
            live.head = max(live.head, seq)

    def anew(self, table_id: str) -> None:
        """A log was written anew, or is gone."""
        live = self.lives.get(table_id)
        if live is not None:
            live.forget()
            live.head = 0

    def doubt(self) -> None:
        """Something may have been missed: ask the log again, for every table."""
        for live in self.lives.values():
            live.doubt = True

    def changed(self, table_id: str) -> None:
        """Something beside the log is not how it was drawn any more."""
        live = self.lives.get(table_id)
        if live is not None:
            live.changed()


def paper_of(table: Table) -> bytes | None:
    """The match of a table, as it is kept beside the log."""
    kept = table.kept()
    return None if kept is None else written(kept)
