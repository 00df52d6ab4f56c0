"""What a table weighs in the server's memory, from its opening to the end of its match, and when there are too many."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import orjson

from bench.http import Line
from bench.players import GAME, SEATS
from bench.process import Server

AT_ONCE = 20


class Crowd:
    """Four people who sit at many tables, and look at each only when they act there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: list[str] = []
        self.rng = Random(1)

    async def come(self) -> "Crowd":
        self.lines = []
        for name in range(SEATS):
            _, told = await Line(self.server.port).post("/api/people", {"name": f"P{name}"})
            self.lines.append([Line(self.server.port, orjson.loads(told)["token"]) for _ in range(AT_ONCE)])
        return self

    async def open(self, many: int) -> None:
        await self._each([""] * many, self._open)

    async def start(self) -> None:
        await self._each(self.tables, lambda table, at: self.lines[0][at].post(f"{table}/start", {}))

    async def play(self, moves: int) -> None:
        """So many moves at every table; less where the match ends before."""
        await self._each(self.tables, lambda table, at: self._play(table, at, moves))

    async def _each(self, tables: list[str], do: Callable[[str, int], Awaitable[object]]) -> None:
        left = iter(list(tables))

        async def one(at: int) -> None:
            for table in left:
                await do(table, at)

        await asyncio.gather(*(one(at) for at in range(AT_ONCE)))

    async def _open(self, nothing: str, at: int) -> None:
        _, told = await self.lines[0][at].post("/api/tables", {"game": GAME, "seats": SEATS})
        table = f"/api/tables/{orjson.loads(told)['table']}"
        for line in self.lines[1:]:
            await line[at].post(f"{table}/sit", {})
        self.tables.append(table)

    async def _play(self, table: str, at: int, moves: int) -> None:
        for _ in range(moves):
            views = [orjson.loads((await line[at].get(table))[1]) for line in self.lines]
            asked = [seat for seat, view in enumerate(views) if view["you"] in view["turn"]]
            if not asked:
                return
            seat = self.rng.choice(asked)
            move = {"move": self.rng.choice(views[seat]["moves"]), "number": views[seat]["number"]}
            await self.lines[seat][at].post(f"{table}/move", move)


async def life(tables: int) -> list[tuple[str, float]]:
    """Kilobytes for each table, from its opening to the end of its match, all four seats looked at."""
    told = []
    async with Server("mischia", tables=tables) as server:
        crowd = await Crowd(server).come()
        await crowd.open(20)
        crowd.tables.clear()
        empty = server.memory()

        def note(what: str) -> None:
            told.append((what, (server.memory() - empty) / tables))

        await crowd.open(tables)
        note("all seated")
        await crowd.start()
        note("begun")
        for moves in (4, 4):
            await crowd.play(moves)
            note(f"{moves} moves later")
        await crowd.play(100)
        note("over")
    return told


async def most(kept: int, times: int) -> list[tuple[int, float]]:
    """Megabytes of a server that keeps so many tables in memory, while several times as many are played."""
    told = []
    async with Server("mischia", tables=kept) as server:
        crowd = await Crowd(server).come()
        for turn in range(times):
            crowd.tables.clear()
            await crowd.open(kept)
            await crowd.start()
            await crowd.play(4)
            told.append(((turn + 1) * kept, server.memory() / 1024))
    return told
