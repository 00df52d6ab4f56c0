"""What a store has acknowledged is on disk, whoever else writes at the same time."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from mischia.table.store.store import Store, database_url

pytestmark = pytest.mark.anyio


async def test_writes_that_meet_are_all_on_disk(tmp_path: Path) -> None:
    store, rng, lost = Store(database_url(None, tmp_path)), Random(1), list[str]()
    await store.migrate()

    async def learn(name: str, after: float) -> None:
        await asyncio.sleep(after)
        await store.learn(name, "so")
        with closing(sqlite3.connect(tmp_path / "mischia.db")) as other:
            if not other.execute("SELECT 1 FROM facts WHERE name = ?", (name,)).fetchone():
                lost.append(name)

    await asyncio.gather(*(learn(f"fact {at}", rng.random() / 2) for at in range(500)))
    await store.close()
    assert lost == []
