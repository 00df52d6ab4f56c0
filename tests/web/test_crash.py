"""An acknowledged move survives `kill -9` at any instant: none is lost, none is doubled, and all games end."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from mischia.table.store.store import database_url
from tests import databases
from tests.web.process import Server
from tests.web.scripted import Crowd, check
from tests.web.site import Guest

pytestmark = pytest.mark.anyio
TOO_LONG = 900  # seconds, for a machine that is busy with much else


async def test_thirty_tables_and_five_kills(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        crowd, tables = await killing([server], tables=30, kills=5, moves=(20, 50))
    await check(crowd, tables, database_url(None, tmp_path / "data"))


async def test_kills_on_postgresql(tmp_path: Path, postgres: databases.Postgres) -> None:
    """Two servers on one database: while either is killed, its players go on at the other."""
    url = postgres.fresh()
    more = ("--database-url", url)
    with Server(tmp_path / "data", *more) as one, Server(tmp_path / "data", *more) as two:
        crowd, tables = await killing([one, two], tables=8, kills=3, moves=(10, 20))
    await check(crowd, tables, database_url(url, tmp_path))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are found by /proc")
@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.database)])
async def test_nothing_survives_the_server(tmp_path: Path, workers: int, request: pytest.FixtureRequest) -> None:
    """Bots think in processes of their own, and workers serve in theirs: kill -9 of the first ends all of them."""
    more = ["--bots", "2", "--workers", str(workers)]
    if workers > 1:
        more += ["--database-url", request.getfixturevalue("postgres").fresh()]
    with Server(tmp_path / "data", *more) as server:
        await server.ready()
        assert server.process is not None
        pid = server.process.pid
        ann = await asyncio.to_thread(Guest, server.site, "Ann")
        table = await asyncio.to_thread(lambda: ann.opens(seats=4, bots=["hard"] * 3))
        started = await asyncio.to_thread(ann.post, f"/api/tables/{table}/start")
        assert started.status_code == 200, started.text
        async with asyncio.timeout(TOO_LONG):
            while not any(is_bot(one) for one in descendants(pid)):
                await asyncio.to_thread(ann.moves, table, Random(1))  # bots wait while she leads the round
                await asyncio.sleep(0.05)
            found = descendants(pid)
            server.kill()
            while alive := [one for one in found if Path(f"/proc/{one}").exists() and not is_zombie(one)]:
                await asyncio.sleep(0.05)
        assert not alive


def descendants(pid: int) -> list[int]:
    """All processes that a process has started, and those that they have."""
    found = [int(child) for task in Path(f"/proc/{pid}/task").glob("*/children") for child in task.read_text().split()]
    return [*found, *(one for child in found for one in descendants(child))]


def is_bot(pid: int) -> bool:
    """Whether it is started by multiprocessing, and has read what it is to do."""
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


async def killing(servers: list[Server], tables: int, kills: int, moves: tuple[int, int]) -> tuple[Crowd, list[str]]:
    """So many games at once while servers are killed after every so many moves; those who played, and the tables."""
    for server in servers:
        await server.ready()
    crowd, rng = Crowd([server.site for server in servers], Random(7)), Random(8)
    found: list[str] = []
    left = kills

    async def play_on() -> None:
        found.append(await crowd.play())
        while left:
            found.append(await crowd.play())

    async with asyncio.timeout(TOO_LONG):
        playing = asyncio.gather(*(play_on() for _ in range(tables)))
        while left:
            goal = len(crowd.heard) + rng.randint(*moves)
            while len(crowd.heard) < goal and not playing.done():
                await asyncio.sleep(0.002)
            await asyncio.sleep(rng.random() * 0.02)
            server = rng.choice(servers)
            await asyncio.to_thread(server.kill)
            server.start()
            await server.ready()
            left -= 1
        await playing
    assert [server.stop() for server in servers] == [0] * len(servers)
    return crowd, found


async def test_a_restart_under_load_tells_the_streams(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        await server.ready()
        crowd = Crowd([server.site], Random(3))
        async with asyncio.timeout(TOO_LONG):
            playing = asyncio.gather(*(crowd.play() for _ in range(15)))
            while len(crowd.heard) < 10 and not playing.done():
                await asyncio.sleep(0.01)
            path = f"/api/tables/{crowd.heard[0].table}/stream"
            async with crowd.client.stream("GET", server.site + path) as stream:
                lines = stream.aiter_lines()
                assert await anext(lines) != ""
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                assert "event: closing" in [line async for line in lines]
            assert await stopping == 0
            server.start()
            tables = await playing
        assert server.stop() == 0
    await check(crowd, tables, database_url(None, tmp_path / "data"))
