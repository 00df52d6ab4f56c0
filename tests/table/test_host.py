"""What a host uses: doctor and backup, on both databases."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from mischia.cli import main
from mischia.table.store import Store, database_url
from tests import databases
from tests.table.test_hall import one_move, opened, seated


def played(url: str) -> str:
    """A database with a finished table and one that is played."""

    async def play() -> str:
        async with opened(url) as hall:
            table, people = await seated(hall)
            while await one_move(hall, table, people, Random(1)):
                pass
            running, _ = await seated(hall)
            await one_move(hall, running, people, Random(2))
            return table

    return asyncio.run(play())


def test_the_doctor(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["doctor", "--data", str(tmp_path), "--database-url", url]
    assert main(words) == 1
    assert "BAD" in capsys.readouterr().out
    played(url)
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "2 of 2 tables replayed" in told
    assert "BAD" not in told

    async def tamper() -> None:
        store = Store(database_url(url, tmp_path))
        from sqlalchemy import text

        await store.desk.write(
            lambda connection: connection.execute(text("DELETE FROM entries WHERE kind = 'sit' AND seq = 3"))
        )
        await store.close()

    asyncio.run(tamper())
    assert main(words) == 1


def test_backup(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest) -> None:
    table = played(url)
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--data", str(tmp_path), "--database-url", url]) == 0
    assert main(["backup", str(copy), "--data", str(tmp_path), "--database-url", url]) == 2
    again = f"sqlite:///{copy}"
    if url.startswith("postgresql"):
        running: databases.Postgres = request.getfixturevalue("postgres")
        again = running.fresh()
        assert main(["backup", str(copy), "--restore", "--data", str(tmp_path), "--database-url", again]) == 0
    capsys.readouterr()

    async def same() -> None:
        one, two = Store(database_url(url, tmp_path)), Store(database_url(again, tmp_path))
        assert await one.entries(table) == await two.entries(table)
        assert await one.all_ids() == await two.all_ids()
        await one.close()
        await two.close()

    asyncio.run(same())


def test_serve_refuses_what_can_not_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["--workers", "2"],
        ["--port", "0"],
        ["--database-url", "mysql://x/y"],
        ["--database-url", "nonsense"],
        ["--database-url", "postgresql://nobody@127.0.0.1:1/none"],
    ):
        assert main(["serve", "--data", str(tmp_path), *words]) == 2, words
    assert "PostgreSQL" in capsys.readouterr().err


def test_servers_that_start_at_once_find_one_database(postgres: databases.Postgres) -> None:
    url = postgres.fresh()
    migrate = (
        "import asyncio, sys; from pathlib import Path; from mischia.table.store import Store, database_url\n"
        "asyncio.run(Store(database_url(sys.argv[1], Path())).migrate())"
    )
    words = [sys.executable, "-c", migrate, url]
    starting = [subprocess.Popen(words, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    told = [process.communicate()[1] for process in starting]
    assert [process.returncode for process in starting] == [0] * 4, told
    assert asyncio.run(Store(database_url(url, Path())).ready())
