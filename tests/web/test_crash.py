"""An acknowledged move survives `kill -9` at any instant: none is lost, none is doubled, and all games end."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from mischia.table.store import Store, database_url
from mischia.table.table import Table
from tests.web.process import Server
from tests.web.scripted import Crowd

pytestmark = pytest.mark.anyio
TABLES = 50
KILLS = 10


async def test_fifty_tables_and_ten_kills(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        await server.ready()
        crowd, rng, kills = Crowd([server.site], Random(7)), Random(8), 0
        async with asyncio.timeout(90):
            playing = asyncio.gather(*(crowd.play() for _ in range(TABLES)))
            while not playing.done() and kills < KILLS:
                goal = len(crowd.heard) + rng.randint(20, 50)
                while len(crowd.heard) < goal and not playing.done():
                    await asyncio.sleep(0.002)
                await asyncio.sleep(rng.random() * 0.02)
                await asyncio.to_thread(server.kill)
                kills += 1
                server.start()
                await server.ready()
            tables = await playing
        assert kills == KILLS, "the games were too short"
        assert server.stop() == 0
    await check(crowd, tables, database_url(None, tmp_path / "data"))


async def test_a_restart_under_load_tells_the_streams(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        await server.ready()
        crowd = Crowd([server.site], Random(3))
        async with asyncio.timeout(60):
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


async def check(crowd: Crowd, tables: list[str], url: object) -> None:
    """What the log says is what was acknowledged."""
    store = Store(url)  # type: ignore[arg-type]
    written: Counter[tuple[str, str | None]] = Counter()
    for table in tables:
        entries = await store.entries(table)
        assert Table.of(table, entries).status == "over"
        written.update((table, entry.move_id) for entry in entries if entry.kind == "move")
    await store.close()
    assert written == Counter((one.table, one.move_id) for one in crowd.heard)
    assert set(written.values()) == {1}
