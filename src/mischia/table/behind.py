"""A table as it was a while ago, for onlookers whom the host has put behind: nothing newer leaves for them."""

import asyncio
from collections.abc import Callable

from mischia.core.errors import MischiaError
from mischia.table.errors import OtherRules
from mischia.table.live_tables import Live, Look
from mischia.table.manners import is_behind, shown_by
from mischia.table.store.store import Store
from mischia.table.table import Table
from mischia.table.view import alike, look
from mischia.table.watchers import Hub

A_LITTLE = 0.05  # seconds: an alarm may ring early


class Behind:
    """Plays logs once more, up to what is old enough, and wakes whoever watches when more of it is."""

    def __init__(self, store: Store, hub: Hub, clock: Callable[[], float]) -> None:
        self.store = store
        self.hub = hub
        self.clock = clock

    async def table(self, live: Live, table: Table, person: str | None) -> Table:
        """The table as somebody may know it, whoever holds its lock."""
        if not is_behind(table, person):
            return table
        now = self.clock()
        many = shown_by(table, now)
        if many >= table.seq:
            return table
        self._wake_at(live, table.times[many] + table.opening.delay - now)
        if live.behind is None or live.behind.seq > many:
            live.behind = None
            first, *rest = await self.store.entries(live.id, 0, many)
            shadow = Table(live.id, first)
        else:
            shadow = live.behind
            rest = list(await self.store.entries(live.id, shadow.seq, many)) if shadow.seq < many else []
        try:
            for entry in rest:
                shadow.apply(entry)
        except MischiaError as refusal:  # it began by other rules, and goes on by the match that was kept
            live.behind = None
            raise OtherRules from refusal
        live.behind = shadow
        return shadow

    async def look(self, live: Live, table: Table) -> Look:
        """What an onlooker sees who is behind; nobody is told who is here now."""
        then = await self.table(live, table, None)
        key = then.seq, table.opening
        if live.behind_look is None or live.behind_look[0] != key:
            seen = look(then, None, alike(then, then.people()))
            opening = table.opening
            seen = seen._replace(watch=opening.watch, speak=opening.speak, delay=opening.delay, behind=True)
            if seen.deadline is not None:
                seen = seen._replace(deadline=seen.deadline + opening.delay)
            live.behind_look = key, Look(seen, then.seq, then.open_moves, dict(then.speakers))
        return live.behind_look[1]

    def _wake_at(self, live: Live, seconds: float) -> None:
        """Let all who watch look again when the next entry is old enough."""
        if live.alarm is not None:
            live.alarm.cancel()
        live.alarm = asyncio.get_running_loop().call_later(max(seconds, 0) + A_LITTLE, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self.hub.publish(live.id)
