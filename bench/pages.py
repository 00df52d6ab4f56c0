"""Open pages at human pace: how long it takes until every page of a table has the bytes that a move brings."""

import asyncio
import re
from contextlib import aclosing
from html import unescape
from random import Random
from time import perf_counter

import orjson

from bench.http import Line, Page, cookie_in
from bench.players import GAME, Arrivals, Count, Run
from bench.process import Server

PAGES = 5
PACE = 3.0  # seconds between the moves of a table
LEGAL = re.compile(r'name="move" value="([^"]+)"')  # a button


class Shown:
    """What a page shows: the parts as they were told last."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}
        self.asked = False
        self.number = 0

    def hear(self, sent: bytes) -> int:
        """Take a message in; its `seq`."""
        told = orjson.loads(sent)
        self.parts |= told["parts"]
        self.asked, self.number = told.get("yours", False), told.get("number", 0)
        return int(told["seq"])

    def moves(self) -> list[str]:
        return [unescape(move) for part in self.parts.values() for move in LEGAL.findall(part)]


async def pages(server: Server, tables: int, seconds: float) -> Count:
    """Five open pages at each table; somebody who is asked presses a button every three seconds."""
    run, rng = Run(server, seconds), Random(1)

    async def table() -> None:
        people, programs = [], []
        for name in range(PAGES):
            line = Line(server.port)
            _, told = await line.post("/api/people", {"name": f"P{name}"})
            people.append(Page(server.port, cookie_in(line.head)))
            programs.append(Line(server.port, orjson.loads(told)["token"]))
        _, told = await programs[0].post("/api/tables", {"game": GAME, "seats": PAGES})
        id = orjson.loads(told)["table"]
        for program in programs[1:]:
            await program.post(f"/api/tables/{id}/sit", {})
        await programs[0].post(f"/api/tables/{id}/start", {})
        shown = [Shown() for _ in range(PAGES)]
        arrivals, opened = run.watched(PAGES), asyncio.Semaphore(0)
        open_pages = [
            asyncio.create_task(show(people[at], f"/tables/{id}/stream", at, shown, arrivals, opened))
            for at in range(PAGES)
        ]
        for _ in range(PAGES):
            await opened.acquire()
        try:
            await run.begin()
            await asyncio.sleep(PACE * rng.random())
            while not run.is_over:
                asked = [at for at in range(PAGES) if shown[at].asked]
                if asked:
                    await press(people, rng.choice(asked), f"/tables/{id}/moves", shown, arrivals)
                await asyncio.sleep(PACE)
            await asyncio.sleep(60)
        finally:
            for page in open_pages:
                page.cancel()

    async def show(
        page: Page, path: str, at: int, shown: list[Shown], arrivals: Arrivals, opened: asyncio.Semaphore
    ) -> None:
        async with aclosing(page.views(path)) as views:
            async for sent in views:
                if not sent:
                    continue
                if not shown[at].parts:
                    opened.release()
                arrivals.saw(at, shown[at].hear(sent))

    async def press(people: list[Page], at: int, path: str, shown: list[Shown], arrivals: Arrivals) -> None:
        move = {"move": rng.choice(shown[at].moves()), "question": shown[at].number}
        begun = perf_counter()
        status, told = await people[at].post(path, move)
        if status == 200:
            run.count.moves += not run.is_over
            arrivals.posted(orjson.loads(told)["seq"], begun)

    return await run.of(table, tables)
