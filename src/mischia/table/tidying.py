"""The house puts away what is left lying: tables where nobody comes to play, and after a while those that are over."""

import asyncio
import contextlib
import logging

from mischia.core.errors import MischiaError
from mischia.table.entry import HOUSE
from mischia.table.hall import Hall
from mischia.table.store.office import Office, Wish

log = logging.getLogger("mischia.house")
DAY = 86400.0
EVERY = 3600.0  # seconds
AT_ONCE = 100  # tables


class Tidying:
    """Closes lobbies and matches that nobody goes on with, and deletes what is over; 0 days: never."""

    def __init__(self, hall: Hall, lobby_days: int, match_days: int, kept_days: int) -> None:
        self.hall = hall
        self.office = Office(hall.store)
        self.closed_after = {"lobby": lobby_days, "playing": match_days}
        self.deleted_after = {"over": kept_days, "closed": kept_days}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def tidy(self) -> None:
        """Put away what has lain for long enough; of several processes each may come first."""
        for status, days in self.closed_after.items():
            for table_id in await self._left(status, days):
                try:
                    await self.hall.act(table_id, HOUSE, "shut")
                except MischiaError as refusal:
                    log.debug("a table was not put away", extra={"refusal": refusal.id})
        for status, days in self.deleted_after.items():
            while ids := await self._left(status, days):
                await self.office.delete(ids)

    async def _left(self, status: str, days: int) -> list[str]:
        since = self.hall.clock() - days * DAY
        found = await self.office.tables(Wish(status, unused_since=since), AT_ONCE) if days else []
        return [row.id for row in found]

    async def _work(self) -> None:
        while True:
            try:
                await self.tidy()
            except Exception:
                log.exception("the house could not be tidied")
            await asyncio.sleep(EVERY)
