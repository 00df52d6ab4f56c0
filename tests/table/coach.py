"""A coach for tests, and somebody alone with bots who may ask it."""

import asyncio

from mischia.bots.advice import Advice, Coach
from mischia.table.bot_pool import Minds
from mischia.table.hall import Hall
from mischia.table.wire import unwire


class Here(Minds):
    """A coach that thinks at once, in this very process, and counts how often."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts = 0
        self.free = asyncio.Event()
        self.free.set()

    async def advise(self, sent: bytes, seconds: float) -> Advice:
        self.thoughts += 1
        await self.free.wait()
        return Coach(continuations=64).advise(unwire(sent))


async def alone(hall: Hall) -> tuple[str, str, int]:
    """Somebody alone with bots, who is asked: the table, the person, the number of the question."""
    ann = await hall.people.welcome("Ann")
    table = await hall.openings.open(ann, "quickshot", seats=4, bots=["random"] * 3)
    await hall.act(table, ann.id, "start")
    while not (await hall.seen(table, ann.id)).choices:
        await bot_moves(hall, table)
    return table, ann.id, (await hall.seen(table, ann.id)).number


async def bot_moves(hall: Hall, table: str) -> None:
    match = (await hall.table(table)).playing()
    name = next(name for name in match.awaited if name != "Ann")
    await hall.act(table, "", "move", {"name": name, "number": match.number, "move": match.onward(name)[0]})
