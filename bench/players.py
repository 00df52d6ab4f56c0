"""Scripted players, who answer as soon as they are asked; and what the floor gets instead of them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from math import ceil
from random import Random
from time import perf_counter

import orjson

from bench.http import Line
from bench.process import Server
from mischia.games import GAMES

GAME = next(iter(GAMES))
SEATS = 4
FASTEST = 1500  # moves a second: so many games are prepared that not even this would use them up
MOVES = 10  # in a short game


@dataclass
class Count:
    """What was done and how long it took."""

    seconds: float
    moves: int = 0
    waits: list[float] = field(default_factory=list)  # from a POST to the bytes at every seat
    acknowledged: list[tuple[str, str]] = field(default_factory=list)  # table and move id
    processor: float = 0.0  # seconds
    unseen: int = 0  # acknowledged moves that some seat was not told of

    @property
    def speed(self) -> float:
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor for a move."""
        return 1e6 * self.processor / max(self.moves, 1)

    def at(self, share: float) -> float:
        """The milliseconds that this share of the moves did not exceed."""
        waits = sorted(self.waits) or [float("nan")]
        return 1000 * waits[min(int(share * len(waits)), len(waits) - 1)]


class Arrivals:
    """When each seat has seen how much of a table."""

    def __init__(self, count: Count, seats: int = SEATS) -> None:
        self.count = count
        self.open: list[tuple[int, float, int]] = []  # seq, begun, seats still to see it
        self.seen = [0] * seats

    def posted(self, seq: int, begun: float) -> None:
        left = sum(seen < seq for seen in self.seen)
        if left:
            self.open.append((seq, begun, left))
        else:
            self.count.waits.append(perf_counter() - begun)

    def saw(self, seat: int, seq: int) -> None:
        before, self.seen[seat] = self.seen[seat], seq
        now, still = perf_counter(), []
        for wanted, begun, left in self.open:
            left -= before < wanted <= seq
            if left:
                still.append((wanted, begun, left))
            else:
                self.count.waits.append(now - begun)
        self.open = still


class Run:
    """A stretch of time that begins when everybody is ready."""

    def __init__(self, server: Server, seconds: float) -> None:
        self.server = server
        self.count = Count(seconds)
        self.end = float("inf")
        self.arrivals: list[Arrivals] = []
        self._ready = asyncio.Semaphore(0)
        self.go = asyncio.Event()

    @property
    def is_over(self) -> bool:
        return perf_counter() > self.end

    async def begin(self) -> None:
        """Say that one is ready, and wait for the others."""
        self._ready.release()
        await self.go.wait()

    def watched(self, seats: int = SEATS) -> Arrivals:
        self.arrivals.append(Arrivals(self.count, seats))
        return self.arrivals[-1]

    async def of(self, table: Callable[[], Awaitable[None]], tables: int) -> Count:
        """What so many tables do in that time; what is on the way at its end has a minute to arrive."""
        tasks = [asyncio.ensure_future(table()) for _ in range(tables)]
        for _ in range(tables):
            await self._ready.acquire()
        before = self.server.processor()
        self.end = perf_counter() + self.count.seconds
        self.go.set()
        await asyncio.sleep(self.count.seconds)
        self.count.processor = self.server.processor() - before
        for _ in range(600):
            await asyncio.sleep(0.1)
            self.count.unseen = sum(len(each.open) for each in self.arrivals)
            if not self.count.unseen:
                break
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return self.count


async def ours(server: Server, tables: int, seconds: float) -> Count:
    """Games at every table, one after the other; the first has begun and all streams are open before it counts."""
    run, rng = Run(server, seconds), Random(1)
    games = ceil(FASTEST * seconds / (tables * MOVES))

    async def table() -> None:
        seats = []
        for name in range(SEATS):
            _, told = await Line(server.port).post("/api/people", {"name": f"P{name}"})
            seats.append(Line(server.port, orjson.loads(told)["token"]))
        waiting = [await seated(seats) for _ in range(games)]
        try:
            for path, _, over in waiting:
                await seats[0].post(f"{path}/start", {})
                if not run.go.is_set():
                    await run.begin()
                for _ in range(SEATS):
                    await over.acquire()
        finally:
            for _, players, _ in waiting:
                for player in players:
                    player.cancel()

    async def seated(seats: list[Line]) -> tuple[str, list[asyncio.Task[None]], asyncio.Semaphore]:
        _, told = await seats[0].post("/api/tables", {"game": GAME, "seats": SEATS})
        id = orjson.loads(told)["table"]
        for seat in seats[1:]:
            await seat.post(f"/api/tables/{id}/sit", {})
        arrivals, opened, over = run.watched(), asyncio.Semaphore(0), asyncio.Semaphore(0)
        players = [asyncio.create_task(play(seats[at], id, at, arrivals, opened, over)) for at in range(SEATS)]
        for _ in range(SEATS):
            await opened.acquire()
        return f"/api/tables/{id}", players, over

    async def play(
        line: Line, id: str, at: int, arrivals: Arrivals, opened: asyncio.Semaphore, over: asyncio.Semaphore
    ) -> None:
        answered = -1
        async with aclosing(line.views(f"/api/tables/{id}/stream")) as views:
            async for sent in views:
                if not sent:
                    opened.release()
                    continue
                view = orjson.loads(sent)
                arrivals.saw(at, view["seq"])
                if view["status"] == "over":
                    over.release()
                elif view["you"] in view["turn"] and view["number"] != answered and not run.is_over:
                    answered = view["number"]
                    await answer(line, id, view, f"{at}.{view['number']}", arrivals)

    async def answer(line: Line, id: str, view: dict[str, object], move_id: str, arrivals: Arrivals) -> None:
        await run.go.wait()
        begun = perf_counter()
        moves = view["moves"]
        assert isinstance(moves, list)
        move = {"move": rng.choice(moves), "number": view["number"], "move_id": move_id}
        status, told = await line.post(f"/api/tables/{id}/move", move)
        if status == 200:
            run.count.acknowledged.append((id, move_id))
            if not run.is_over:
                run.count.moves += 1
            arrivals.posted(orjson.loads(told)["seq"], begun)

    return await run.of(table, tables)


async def floor(server: Server, tables: int, seconds: float) -> Count:
    """One POST at a time at each table, the next when all streams have brought the last."""
    run = Run(server, seconds)
    numbers = iter(range(1 << 30))

    async def table() -> None:
        path = f"/t{next(numbers)}"
        arrivals, opened, heard = run.watched(), asyncio.Semaphore(0), asyncio.Event()

        async def listen(at: int) -> None:
            async with aclosing(Line(server.port).views(f"{path}/stream")) as views:
                async for sent in views:
                    if not sent:
                        opened.release()
                        continue
                    arrivals.saw(at, orjson.loads(sent)["seq"])
                    heard.set()

        listeners = [asyncio.create_task(listen(at)) for at in range(SEATS)]
        for _ in range(SEATS):
            await opened.acquire()
        line, seq = Line(server.port), 0
        try:
            await run.begin()
            while not run.is_over:
                seq += 1
                begun = perf_counter()
                await line.post(f"{path}/move", {"seq": seq, "move": "play 4", "number": 3, "pad": "x" * 60})
                if not run.is_over:
                    run.count.moves += 1
                arrivals.posted(seq, begun)
                while min(arrivals.seen) < seq and not run.is_over:
                    heard.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(heard.wait(), 1)
            await asyncio.sleep(60)
        finally:
            for listener in listeners:
                listener.cancel()

    return await run.of(table, tables)
