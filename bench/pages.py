"""Open pages at human pace: how long it takes until every page of a table has the bytes that a move brings."""

import asyncio
import re
from contextlib import aclosing
from random import Random
from time import perf_counter

import orjson

from bench.http import Line, Page, cookie_in
from bench.players import GAME, Arrivals, Count, Run
from bench.process import Server

PAGES = 5
PACE = 3.0  # seconds between the moves of a table
LEGAL = re.compile(rb'name=\\"move\\" value=\\"([^"\\]+)\\"')  # a button, as it stands in the JSON of a message
ASKED = b'"yours":true'
SEQ = re.compile(rb'"seq":(\d+)')
NUMBER = re.compile(rb'"number":(\d+)')


def number_in(sent: bytes, where: re.Pattern[bytes]) -> int:
    found = where.search(sent)
    return 0 if found is None else int(found[1])


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
        shown = [b""] * PAGES
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
                asked = [at for at in range(PAGES) if ASKED in shown[at]]
                if asked:
                    await press(people, rng.choice(asked), f"/tables/{id}/moves", shown, arrivals)
                await asyncio.sleep(PACE)
            await asyncio.sleep(60)
        finally:
            for page in open_pages:
                page.cancel()

    async def show(
        page: Page, path: str, at: int, shown: list[bytes], arrivals: Arrivals, opened: asyncio.Semaphore
    ) -> None:
        async with aclosing(page.views(path)) as views:
            async for sent in views:
                if not shown[at] and sent:
                    opened.release()
                if sent:
                    shown[at] = sent
                    arrivals.saw(at, number_in(sent, SEQ))

    async def press(people: list[Page], at: int, path: str, shown: list[bytes], arrivals: Arrivals) -> None:
        move = {"move": rng.choice(LEGAL.findall(shown[at])).decode(), "question": number_in(shown[at], NUMBER)}
        begun = perf_counter()
        status, told = await people[at].post(path, move)
        if status == 200:
            run.count.moves += not run.is_over
            arrivals.posted(number_in(told, SEQ), begun)

    return await run.of(table, tables)
