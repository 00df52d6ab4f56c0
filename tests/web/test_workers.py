"""Two workers on one PostgreSQL serve the same tables, and streams at one hear what happens at the other."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from mischia.table.store.store import database_url
from tests import databases
from tests.web.process import Server
from tests.web.scripted import Crowd, check
from tests.web.site import Guest

pytestmark = pytest.mark.anyio


async def test_workers_share_tables(tmp_path: Path, postgres: databases.Postgres) -> None:
    url = postgres.fresh()
    with Server(tmp_path / "data", "--database-url", url, "--workers", "2") as server:
        await server.ready()
        crowd = Crowd([server.site], Random(5))
        async with asyncio.timeout(60):
            tables = await asyncio.gather(*(crowd.play() for _ in range(12)))
        assert server.stop() == 0
    await check(crowd, tables, database_url(url, tmp_path))


async def test_a_stream_hears_the_other_server(tmp_path: Path, postgres: databases.Postgres) -> None:
    """Two servers with the same key and database are two workers that can be told apart."""
    url = postgres.fresh()
    with Server(tmp_path / "data", "--database-url", url) as one:
        await one.ready()
        with Server(tmp_path / "data", "--database-url", url) as two:
            await two.ready()
            host = await asyncio.to_thread(Guest, one.site, "Ann")
            table = await asyncio.to_thread(host.opens, seats=3, bots=["random", "random"])
            crowd = Crowd([one.site, two.site], Random(1))
            heard = 0
            path = f"{two.site}/api/tables/{table}/stream"
            async with asyncio.timeout(30), crowd.client.stream("GET", path) as stream:
                await asyncio.to_thread(host.post, f"/api/tables/{table}/start")
                async for line in stream.aiter_lines():
                    if not line.startswith("data: "):
                        continue
                    heard += 1
                    view = json.loads(line.removeprefix("data: "))
                    if isinstance(view, list):
                        continue
                    if view["status"] == "over":
                        break
                    if "Ann" in view["turn"]:
                        mine = await asyncio.to_thread(host.sees, table)
                        if "Ann" in mine["turn"]:
                            await crowd.move(table, host.token, mine)
            assert heard > 5
