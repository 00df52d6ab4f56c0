"""The house plays its part: bots answer, clocks run out, and after a restart nothing is left waiting."""

import asyncio
import logging
from time import time

from mischia.core.errors import MischiaError
from mischia.table.bot_pool import Minds
from mischia.table.bot_timing import Pace
from mischia.table.entry import HOUSE
from mischia.table.hall import Hall
from mischia.table.table import PATIENCE, Table

log = logging.getLogger("mischia.house")
GRACE = 30.0  # seconds after a start before any clock may run out: the house itself may have been away
OVERDUE = 5.0  # seconds after which any process looks after a table

Question = tuple[str, str, int]  # table, seat, number of the question


class House:
    """Looks after the tables where this process saw something happen, and after those that nobody looks after."""

    def __init__(self, hall: Hall, minds: Minds, pace: Pace, grace: float = GRACE) -> None:
        self.hall = hall
        self.minds = minds
        self.pace = pace
        self.open_since = time() + grace
        self.thinking: dict[Question, asyncio.Task[None]] = {}
        self.clocks: dict[str, tuple[tuple[int, float], asyncio.Task[None]]] = {}  # by table: question and deadline
        self.wishes: dict[str, tuple[int, asyncio.Task[None]]] = {}  # by table: what is to be taken back, if all agree
        self._sweeper: asyncio.Task[None] | None = None
        hall.acted.append(self.look)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self.thinking.values(), *(task for _, task in (*self.clocks.values(), *self.wishes.values()))]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.minds.close()

    def look(self, table: Table) -> None:
        """See to it that a bot answers if one is asked, and that the clock runs."""
        number = table.playing_number()
        for seat in table.bots_to_move():
            question = (table.id, seat.name, number)
            if question not in self.thinking:
                task = asyncio.create_task(self._answer(question, seat.bot_level))
                self.thinking[question] = task
                task.add_done_callback(lambda _, question=question: self.thinking.pop(question, None))  # type: ignore[misc]
        self._wind(table, number)
        self._wait_for_answers(table)

    def _wait_for_answers(self, table: Table) -> None:
        """See to it that nobody waits for ever for an answer to what somebody wants to take back."""
        wish, running = table.asked_back, self.wishes.get(table.id)
        if running is not None and (wish is None or running[0] != wish.id):
            if running[1] is not asyncio.current_task():
                running[1].cancel()
            del self.wishes[table.id]
            running = None
        if wish is not None and running is None:
            self.wishes[table.id] = wish.id, asyncio.create_task(self._lapse(table.id, wish.id, wish.until))

    async def _lapse(self, table_id: str, wish: int, until: float) -> None:
        await asyncio.sleep(until - time())
        try:
            await self.hall.act(table_id, HOUSE, "lapse-back", {"asked": wish})
        except MischiaError as refusal:
            log.debug("it was answered before", extra={"refusal": refusal.id})
        except Exception:
            log.exception("a wish could not lapse")

    def _wind(self, table: Table, number: int) -> None:
        running = self.clocks.get(table.id)
        deadline, throws = table.deadline, table.throws_by
        if throws is not None:
            deadline = throws[1]
        if running is not None and (deadline is None or running[0] != (number, deadline)):
            if running[1] is not asyncio.current_task():
                running[1].cancel()
            del self.clocks[table.id]
            running = None
        if deadline is not None and running is None:
            if throws is None:
                runs_out = self._run_out(table.id, number, deadline)
            else:
                runs_out = self._throw(table.id, number, throws[0].person or "", deadline)
            self.clocks[table.id] = (number, deadline), asyncio.create_task(runs_out)

    async def _answer(self, question: Question, level: str) -> None:
        """A bot's answer, at a moment that tells nothing."""
        table_id, name, number = question
        drawn, clock = self.pace.draw(), asyncio.get_running_loop().time
        began = clock()
        try:
            sent = await self.hall.wire_for_bot(table_id, name, number)
            if sent is None:
                return
            move = await self.minds.choose(sent, level)
            await asyncio.sleep(self.pace.rest(drawn, clock() - began))
            await self.hall.act(table_id, HOUSE, "move", {"name": name, "number": number, "move": move})
        except MischiaError as refusal:
            log.debug("a bot's move came too late", extra={"refusal": refusal.id})
        except Exception:
            log.exception("a bot could not move")

    async def _run_out(self, table_id: str, number: int, deadline: float) -> None:
        """The clock of a question: for whoever has not chosen by then a bot does."""
        await asyncio.sleep(max(deadline, self.open_since) - time())
        try:
            table = await self.hall.table(table_id)
            late = table.late() if table.playing_number() == number else []
            for seat in [seat for seat in late if table.due_for(seat) <= deadline]:
                away = {"name": seat.name, "number": number, "once": seat.lapses + 1 < PATIENCE}
                await self.hall.act(table_id, HOUSE, "away", away)
        except MischiaError as refusal:
            log.debug("a clock ran out too late", extra={"refusal": refusal.id})
        except Exception:
            log.exception("a clock could not run out")

    async def _throw(self, table_id: str, number: int, person: str, latest: float) -> None:
        """Dice wait for their owner's hand; whoever is not there has them thrown."""
        try:
            if not self.hall.presence.has_left(table_id, person):  # a program opens no page
                await asyncio.sleep(latest - time())
            await self.hall.act(table_id, HOUSE, "throw", {"number": number})
        except MischiaError as refusal:
            log.debug("the dice were thrown before", extra={"refusal": refusal.id})
        except Exception:
            log.exception("dice could not be thrown")

    async def _sweep(self) -> None:
        """Look after tables that wait for the house: after a restart all of them."""
        late = 0.0
        while True:
            try:
                waiting = await self.hall.store.due(time() - late)
            except Exception:
                waiting = []
                log.exception("the tables that wait can't be found")
            for table_id in waiting:
                try:
                    self.look(await self.hall.table(table_id))
                except Exception:
                    log.exception("a table can't be looked after")
            late = OVERDUE
            await asyncio.sleep(OVERDUE)
