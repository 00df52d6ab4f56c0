"""Whoever may ask the coach is answered: one thought at a time, for the asker alone."""

import asyncio
from collections import OrderedDict

import orjson

from mischia.bots.advice import Advice
from mischia.table.bot_pool import Minds
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from mischia.table.wire import written

SECONDS = 1.2  # that the coach thinks
MOST_WAITING = 20  # askers; whoever comes then is to try again
REMEMBERED = 1000  # advices: whoever asks again about the same hears the same

Thought = tuple[bytes, asyncio.Task[Advice]]  # what the seat knew, and what comes of it


class Coaching:
    """The coach of a house: it thinks where the bots think, and leaves them room."""

    def __init__(self, hall: Hall, minds: Minds, seconds: float = SECONDS) -> None:
        self.hall = hall
        self.minds = minds
        self.seconds = seconds
        self.thoughts: OrderedDict[tuple[str, str], Thought] = OrderedDict()  # by table and person
        self.waiting = 0
        self._room = asyncio.Semaphore(max(1, minds.processes // 2))

    async def advise(self, table_id: str, person: str, number: int, move_id: str | None = None) -> Advice:
        """What the coach would do in somebody's place; that they ask is told to all."""
        if self.waiting >= MOST_WAITING:
            raise Refused("Too many ask the coach at once; try again in a moment.", "coach-busy")
        table = await self.hall.table(table_id)
        seat = table.seat_of(person)
        if seat is None or table.coached.get(seat.name) != number:
            await self.hall.act(table_id, person, "hint", {"number": number}, move_id)
        sent = await self.hall.wire_for_person(table_id, person, number)
        known, asker = knowledge(sent), (table_id, person)
        before = self.thoughts.get(asker)
        if before is None or before[0] != known or (before[1].done() and failed(before[1])):
            before = self.thoughts[asker] = known, asyncio.create_task(self._think(sent))
        self.thoughts.move_to_end(asker)
        while len(self.thoughts) > REMEMBERED:
            self.thoughts.popitem(last=False)
        return await asyncio.shield(before[1])  # whoever goes away does not take it from who asks again

    async def _think(self, sent: bytes) -> Advice:
        self.waiting += 1
        try:
            async with self._room:
                return await self.minds.advise(sent, self.seconds)
        finally:
            self.waiting -= 1


def knowledge(sent: bytes) -> bytes:
    """What there is to think about, of all that a seat gets."""
    doc = orjson.loads(sent)
    return written([doc["you"], doc["view"], doc["moves"], doc["memory"]])


def failed(thought: asyncio.Task[Advice]) -> bool:
    return thought.cancelled() or thought.exception() is not None
