"""What a host uses: doctor and backup, on both databases."""

import asyncio
import subprocess
import sys
import zipfile
from pathlib import Path
from random import Random

import pytest

from mischia.cli import main
from mischia.table import disputes
from mischia.table.store.store import Store, database_url
from mischia.web.settings import Settings
from tests import databases
from tests.table.halls import one_move, opened, seated


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


@pytest.mark.process
def test_the_doctor(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["doctor", "--data", str(tmp_path), "--database-url", url]
    assert main(words) == 1
    assert "BAD" in capsys.readouterr().out
    played(url)
    assert main(words) == 1
    assert "key" in capsys.readouterr().out, "without it nobody is known"
    Settings(tmp_path).key()
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


def test_the_inbox(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is the same on both databases, and a backup brings it along."""

    async def dispute() -> str:
        async with opened(url) as hall:
            table, people = await seated(hall)
            for said in ("Never.", "Never, ever."):
                sent = await disputes.send(hall, table, people[1], disputes.LineDisputed(0, 1), "Dealt", said)
            return sent.id

    id = asyncio.run(dispute())
    again, copy = databases.sqlite(tmp_path), tmp_path / "copy"
    assert main(["backup", str(copy), "--data", str(tmp_path), "--database-url", url]) == 0
    assert main(["backup", str(copy), "--restore", "--data", str(tmp_path), "--database-url", again]) == 0
    for house in (url, again):
        words = ["--data", str(tmp_path), "--database-url", house]
        capsys.readouterr()
        assert main(["inbox", "show", id, *words]) == 0
        assert "Never, ever." in capsys.readouterr().out
        assert main(["inbox", "drop", id, *words]) == 0
        assert main(["inbox", *words]) == 0
        assert "empty" in capsys.readouterr().out


def test_backup(url: str, tmp_path: Path, postgres: databases.Postgres) -> None:
    """From either database into either."""
    table = played(url)
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--data", str(tmp_path), "--database-url", url]) == 0
    assert main(["backup", str(copy), "--data", str(tmp_path), "--database-url", url]) == 2
    for again in (postgres.fresh(), databases.sqlite(tmp_path)):
        restore = ["backup", str(copy), "--restore", "--data", str(tmp_path), "--database-url", again]
        assert main(restore) == 0
        assert main(restore) == 2, "it is not empty"
        asyncio.run(same(url, again, table))


async def same(url: str, again: str, table: str) -> None:
    one, two = Store(database_url(url, Path())), Store(database_url(again, Path()))
    assert await one.entries(table) == await two.entries(table)
    assert await one.all_ids() == await two.all_ids()
    await one.close()
    await two.close()


def test_a_backup_that_is_not_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is filled from it: rows are counted and their checksum is compared."""
    url = databases.sqlite(tmp_path)
    played(url)
    copy, less = tmp_path / "copy", tmp_path / "less"
    assert main(["backup", str(copy), "--data", str(tmp_path), "--database-url", url]) == 0
    restore = ["backup", str(less), "--restore", "--data", str(tmp_path), "--database-url"]
    with zipfile.ZipFile(copy) as whole:
        lines, about = whole.read("rows.jsonl").splitlines(keepends=True), whole.read("about.json")
    changed = [line.replace(b'"seq":2', b'"seq":2000', 1) for line in lines]
    for rows, wrong in ((lines[1:], about), (changed, about), (lines, about.replace(b'"schema": "', b'"schema": "9'))):
        with zipfile.ZipFile(less, "w") as archive:
            archive.writestr("rows.jsonl", b"".join(rows))
            archive.writestr("about.json", wrong)
        target = databases.sqlite(tmp_path)
        assert main([*restore, target]) == 2
        assert "mischia: " in capsys.readouterr().err
        assert asyncio.run(count(target)) == 0, "nothing was left there"
    less.write_text("nonsense")
    assert main([*restore, databases.sqlite(tmp_path)]) == 2


async def count(url: str) -> int:
    """How many tables a database has; one that was never made has none."""
    store = Store(database_url(url, Path()))
    await store.migrate()
    found = len(await store.all_ids())
    await store.close()
    return found


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
        "import asyncio, sys; from pathlib import Path; from mischia.table.store.store import Store, database_url\n"
        "asyncio.run(Store(database_url(sys.argv[1], Path())).migrate())"
    )
    words = [sys.executable, "-c", migrate, url]
    starting = [subprocess.Popen(words, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    told = [process.communicate()[1] for process in starting]
    assert [process.returncode for process in starting] == [0] * 4, told
    assert asyncio.run(Store(database_url(url, Path())).ready())
