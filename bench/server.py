"""How fast the server is: scripted players at many tables over the JSON API, beside the floor in the same run."""

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import orjson

from bench.http import Line
from mischia.games import GAMES

GAME = next(iter(GAMES))
SEATS = 4


@dataclass
class Count:
    """What was done and how long it took."""

    moves: int = 0
    waits: list[float] = field(default_factory=list)  # from a POST to the view at every other seat

    def at(self, share: float) -> float:
        waits = sorted(self.waits) or [0.0]
        return 1000 * waits[min(int(share * len(waits)), len(waits) - 1)]


class Arrivals:
    """When each seat has seen how much of a table."""

    def __init__(self) -> None:
        self.open: list[tuple[int, float, int]] = []  # seq, begun, seats still to see it
        self.seen = [0] * SEATS

    def posted(self, seq: int, begun: float, count: Count) -> None:
        left = sum(seen < seq for seen in self.seen)
        if left:
            self.open.append((seq, begun, left))
        else:
            count.waits.append(perf_counter() - begun)

    def saw(self, seat: int, seq: int, count: Count) -> None:
        before, self.seen[seat] = self.seen[seat], seq
        now, still = perf_counter(), []
        for wanted, begun, left in self.open:
            left -= before < wanted <= seq
            if left:
                still.append((wanted, begun, left))
            else:
                count.waits.append(now - begun)
        self.open = still


def games_each(tables: int) -> int:
    """How many games wait at each table, with their streams open, so that only play is measured."""
    return max(2, 600 // tables)


async def ours(port: int, tables: int, seconds: float) -> Count:
    """Players who answer as soon as they are asked, table after table."""
    count, rng, end = Count(), Random(1), [0.0]
    ready = asyncio.Semaphore(0)
    go = asyncio.Event()

    async def table() -> None:
        seats = []
        for name in range(SEATS):
            _, told = await Line(port).post("/api/people", {"name": f"P{name}"})
            seats.append(Line(port, orjson.loads(told)["token"]))
        games = []
        for _ in range(games_each(tables)):
            _, told = await seats[0].post("/api/tables", {"game": GAME, "seats": SEATS})
            path = f"/api/tables/{orjson.loads(told)['table']}"
            for seat in seats[1:]:
                await seat.post(f"{path}/sit", {})
            arrivals, opened = Arrivals(), asyncio.Semaphore(0)
            players = [asyncio.create_task(play(seats[at], path, at, arrivals, opened)) for at in range(SEATS)]
            games.append((path, players))
            for _ in range(SEATS):
                await opened.acquire()
        ready.release()
        await go.wait()
        for path, players in games:
            if perf_counter() > end[0]:
                break
            await seats[0].post(f"{path}/start", {})
            await asyncio.wait(players, timeout=end[0] - perf_counter())
        for _, players in games:
            for player in players:
                player.cancel()

    async def play(line: Line, path: str, at: int, arrivals: Arrivals, opened: asyncio.Semaphore) -> None:
        async with aclosing(line.views(f"{path}/stream")) as views:
            async for sent in views:
                if not sent:
                    opened.release()
                    continue
                view = orjson.loads(sent)
                arrivals.saw(at, view["seq"], count)
                if view["status"] == "over":
                    return
                if view["you"] in view["turn"]:
                    begun, number = perf_counter(), view["number"]
                    move = {"move": rng.choice(view["moves"]), "number": number, "move_id": f"q{number}"}
                    status, answer = await line.post(f"{path}/move", move)
                    if status == 200 and perf_counter() < end[0]:
                        count.moves += 1
                        arrivals.posted(orjson.loads(answer)["seq"], begun, count)

    await run(table, tables, seconds, ready, go, end)
    return count


async def floor(port: int, tables: int, seconds: float) -> Count:
    """One POST at a time at each table, the next when all streams have brought the last."""
    count, end = Count(), [0.0]
    ready = asyncio.Semaphore(0)
    go = asyncio.Event()
    numbers = iter(range(1 << 30))

    async def table() -> None:
        path = f"/t{next(numbers)}"
        arrivals, heard, line = Arrivals(), asyncio.Event(), Line(port)

        async def listen(at: int) -> None:
            async with aclosing(Line(port).views(f"{path}/stream")) as views:
                async for sent in views:
                    if not sent:
                        opened.release()
                        continue
                    arrivals.saw(at, orjson.loads(sent)["seq"], count)
                    heard.set()

        opened = asyncio.Semaphore(0)
        listeners = [asyncio.create_task(listen(at)) for at in range(SEATS)]
        for _ in range(SEATS):
            await opened.acquire()
        ready.release()
        await go.wait()
        seq = 0
        while perf_counter() < end[0]:
            seq += 1
            begun = perf_counter()
            await line.post(f"{path}/move", {"seq": seq, "move": "play 4", "number": 3, "pad": "x" * 60})
            count.moves += 1
            arrivals.posted(seq, begun, count)
            while min(arrivals.seen) < seq and perf_counter() < end[0]:
                heard.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(heard.wait(), 1)
        for listener in listeners:
            listener.cancel()

    await run(table, tables, seconds, ready, go, end)
    return count


async def run(table: Any, tables: int, seconds: float, ready: Any, go: asyncio.Event, end: list[float]) -> None:
    """Begin when all have sat down."""
    tasks = [asyncio.create_task(table()) for _ in range(tables)]
    for _ in range(tables):
        await ready.acquire()
    end[0] = perf_counter() + seconds
    go.set()
    await asyncio.wait(tasks, timeout=seconds + 5)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


async def measure(side: str, tables: int, seconds: float, synchronous: str) -> tuple[Count, float]:
    """One side in a fresh process."""
    port = 20000 + os.getpid() % 20000 + tables % 97 + (side == "floor")
    with tempfile.TemporaryDirectory() as folder:
        if side == "floor":
            words = [sys.executable, "-m", "bench.floor", f"{folder}/floor.db", str(port), synchronous]
        else:
            program = str(Path(sys.executable).parent / "mischia")
            words = [program, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder, "--rate", "0"]
        server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            await reached(port)
            before = memory(server.pid)
            count = await (floor if side == "floor" else ours)(port, tables, seconds)
            opened = tables * (1 if side == "floor" else games_each(tables))
            return count, 1024 * (memory(server.pid) - before) / opened
        finally:
            server.terminate()
            server.wait()


async def reached(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.05)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, nargs="+", default=[50, 200, 1000])
    words.add_argument("--seconds", type=float, default=6.0)
    args = words.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    print(f"{'tables':>6}  {'side':<16}{'moves/s':>8}{'p50 ms':>9}{'p95 ms':>9}{'KB/table':>10}")
    for tables in args.tables:
        speeds = {}
        for side, synchronous in (("floor", "FULL"), ("floor", "NORMAL"), ("mischia", "FULL")):
            count, kilobytes = asyncio.run(measure(side, tables, args.seconds, synchronous))
            name = f"{side} {synchronous}"
            speeds[name] = count.moves / args.seconds
            line = f"{tables:>6}  {name:<16}{speeds[name]:>8.0f}{count.at(0.5):>9.1f}{count.at(0.95):>9.1f}"
            print(f"{line}{kilobytes:>10.0f}", flush=True)
        ours_now = speeds["mischia FULL"]
        for name in ("floor FULL", "floor NORMAL"):
            print(f"{tables:>6}  mischia / {name}: {ours_now / speeds[name]:.2f}", flush=True)


if __name__ == "__main__":
    main()
