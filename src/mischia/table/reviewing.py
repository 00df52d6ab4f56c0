"""What decided finished matches is counted in the background: one match at a time, a little at once, kept for good."""

import asyncio
import json
import logging
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

import orjson

from mischia.bots.reckoning import Count, Gain, Reckoning
from mischia.core.errors import MischiaError
from mischia.core.match import Match
from mischia.core.position import dump
from mischia.table.bot_pool import Minds
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from mischia.table.store.store import Person
from mischia.table.table import Table

log = logging.getLogger("mischia.reviews")
METHOD = 1  # by which it is counted; what was counted by another is counted anew
A_WHILE = 0.25  # seconds that are counted at once: no player waits longer
KEEP_EVERY = 2.0  # seconds between two times that it is kept
MOST_WAITING = 200  # matches
REMEMBERED = 50  # reviews


@dataclass
class Job:
    """A finished match, and what was counted of it so far."""

    reckoning: Reckoning
    counts: list[Count]
    began: tuple[float, int] | None = None  # when it was taken up, and how much was counted then

    @property
    def whole(self) -> bool:
        return len(self.counts) == len(self.reckoning.moments)

    @property
    def left(self) -> float | None:
        """How many seconds it will take, once that is known."""
        if self.began is None or len(self.counts) <= self.began[1]:
            return None
        each = (monotonic() - self.began[0]) / (len(self.counts) - self.began[1])
        return each * (len(self.reckoning.moments) - len(self.counts))


class Reviewing:
    """Counts the matches that somebody wants to see reviewed, one after the other."""

    def __init__(self, hall: Hall, minds: Minds) -> None:
        self.hall = hall
        self.minds = minds
        self.jobs: OrderedDict[str, Job] = OrderedDict()  # by table, the last looked at last
        self.waiting: OrderedDict[str, Job] = OrderedDict()  # by table, the one that is being counted first
        self._worker: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with what was not at its end when the house closed."""
        for table_id in await self.hall.store.unfinished_reviews():
            try:
                await self.count(table_id)
            except MischiaError as refusal:
                log.debug("a match can't be reviewed any more", extra={"refusal": refusal.id})

    async def stop(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def count(self, table_id: str) -> Job:
        """How far a finished match is counted; it is counted on, if that is not all."""
        job = await self._job(table_id)
        if not job.whole and table_id not in self.waiting:
            if len(self.waiting) >= MOST_WAITING:
                raise Refused("Too many matches wait to be reviewed; try again later.", "reviews-busy")
            self.waiting[table_id] = job
            if self._worker is None or self._worker.done():
                self._worker = asyncio.create_task(self._work())
        return job

    async def what_if(self, table_id: str, person: Person, moment: int, name: str) -> str:
        """A new table where somebody plays on from a moment of a finished match, in the seat of that name."""
        table = await self.hall.table_for(table_id, person.id)
        reviewable(table)
        job = await self._job(table_id)
        moments, match = job.reckoning.moments, job.reckoning.match
        if not 0 <= moment < len(moments) - 1:
            fault = f"There is nothing to play on from at move {moment}; there is at 0 to {len(moments) - 2}."
            raise Refused(fault, "no-such-moment", move=moment, last=len(moments) - 2)
        position = json.loads(json.dumps(dump(match.game, moments[moment], match.names)))
        opened = await self.hall.openings.play_on(person, table, position, name)
        await self.hall.act(opened, person.id, "start")
        return opened

    async def _job(self, table_id: str) -> Job:
        match = reviewable(await self.hall.table(table_id))
        if table_id not in self.jobs:
            kept, reckoning = await self.hall.store.review(table_id), Reckoning(match)
            await asyncio.to_thread(lambda: reckoning.moments)  # nobody waits while it is played again
            self.jobs.setdefault(table_id, Job(reckoning, [] if kept is None else read(kept)))
        self.jobs.move_to_end(table_id)
        for old in [one for one in self.jobs if one not in self.waiting and one != table_id][:-REMEMBERED]:
            del self.jobs[old]
        return self.jobs[table_id]

    async def _work(self) -> None:
        while self.waiting:
            table_id, job = next(iter(self.waiting.items()))
            try:
                await self._finish(table_id, job)
            except Exception:  # whoever looks again has it counted on
                log.exception("a match could not be counted")
            finally:
                self.waiting.pop(table_id, None)

    async def _finish(self, table_id: str, job: Job) -> None:
        """Count a match to its end; what was counted is kept every now and then."""
        sent = json.dumps(job.reckoning.match.document()).encode()
        job.began, kept = (monotonic(), len(job.counts)), monotonic()
        await self.hall.store.keep_review(table_id, written(job.counts), job.whole)
        while not job.whole:
            job.counts += await self.minds.count(sent, len(job.counts), A_WHILE)
            if job.whole or monotonic() - kept > KEEP_EVERY:
                await self.hall.store.keep_review(table_id, written(job.counts), job.whole)
                kept = monotonic()


def reviewable(table: Table) -> Match:
    """The finished match of a table; refused where there is none that was played to its end by today's rules."""
    if table.match is None or not table.match.over:
        raise Refused("Only a finished match can be reviewed.", "review-not-over")
    return table.match


def written(counts: list[Count]) -> str:
    return json.dumps({"method": METHOD, "counts": counts})


def read(kept: str) -> list[Count]:
    """What was kept; nothing of what was counted by another method."""
    doc = orjson.loads(kept)
    if doc["method"] != METHOD:
        return []
    return [Count(tuple(chances), tuple(Gain(*gain) for gain in gains)) for chances, gains in doc["counts"]]
