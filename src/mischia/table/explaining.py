"""Whoever looks back at a finished match may ask why somebody moved so: the coach thinks over one move at a time."""

import asyncio
from collections import OrderedDict

from mischia.bots.advice import Advice
from mischia.bots.why import Made, Why, made_at, no_choice
from mischia.table.bot_pool import Minds
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from mischia.table.reviewing import reviewable
from mischia.table.seen import seen_in_match
from mischia.table.wire import wire

SECONDS = 1.2  # that the coach thinks
MOST_WAITING = 20  # who comes then is to try again
REMEMBERED = 1000  # moves: whoever asks again hears the same


class Explaining:
    """Thinks over the moves of finished matches that somebody asks about."""

    def __init__(self, hall: Hall, minds: Minds, seconds: float = SECONDS) -> None:
        self.hall = hall
        self.minds = minds
        self.seconds = seconds
        self.thoughts: OrderedDict[tuple[str, int], asyncio.Task[Advice]] = OrderedDict()  # by table and step
        self.waiting = 0
        self._room = asyncio.Semaphore(1)

    async def why(self, table_id: str, step: int) -> Why:
        """What the coach would have done, and what it thinks of what was done; refused while the match is on."""
        match = reviewable(await self.hall.table(table_id))
        made = await asyncio.to_thread(made_at, match, step)
        if not made.chosen:
            raise no_choice(step)
        asked = (table_id, step)
        thought = self.thoughts.get(asked)
        if thought is None or (thought.done() and (thought.cancelled() or thought.exception() is not None)):
            if self.waiting >= MOST_WAITING:
                raise Refused("Too many ask the coach at once; try again in a moment.", "coach-busy")
            thought = self.thoughts[asked] = asyncio.create_task(self._think(made))
        self.thoughts.move_to_end(asked)
        while len(self.thoughts) > REMEMBERED:
            self.thoughts.popitem(last=False)
        return Why(made.name, made.phrase, await asyncio.shield(thought))

    async def _think(self, made: Made) -> Advice:
        sent = wire(seen_in_match(made.before, made.name))
        self.waiting += 1
        try:
            async with self._room:
                return await self.minds.explain(sent, made.phrase, self.seconds)
        finally:
            self.waiting -= 1
