"""A house that is backed up, lost and brought back, and one that moves into another database while games are on."""

import asyncio
import os
import shutil
import signal
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from mischia.cli import doctor, main
from mischia.table.store.store import Store, database_url
from tests import databases
from tests.web.process import Server
from tests.web.site import Guest

pytestmark = pytest.mark.anyio


def healthy(data: Path, *more: str) -> bool:
    return main(["doctor", "--data", str(data), *more]) == 0


async def lived_in(server: Server) -> tuple[Guest, Guest, str, str]:
    """A house with two guests by cookie, a finished table, and one that is on."""
    await server.ready()

    def live() -> tuple[Guest, Guest, str, str]:
        ann, bob = Guest(server.site, "Ann", by_token=False), Guest(server.site, "Bob", by_token=False)
        done, on = ann.opens(seats=2), ann.opens(game="quarriors", seats=2)
        for table in (done, on):
            bob.sits(table)
            assert ann.post(f"/api/tables/{table}/start").status_code == 200
        go_on(done, [ann, bob], 200)
        go_on(on, [ann, bob], 3)
        return ann, bob, done, on

    return await asyncio.to_thread(live)


def go_on(table: str, guests: list[Guest], moves: int) -> None:
    """So many more moves, or to the end."""
    rng = Random(3)
    while moves and guests[0].sees(table)["status"] == "playing":
        for guest in guests:
            answer = guest.moves(table, rng)
            assert answer is None or answer.status_code == 200, answer.text
            moves -= moves > 0 and answer is not None


async def back_at(server: Server, guests: tuple[Guest, Guest], on: str) -> None:
    """The same people, by their cookies, play on at the same table."""
    await server.ready()

    def play() -> None:
        for guest in guests:
            guest.http.base_url = server.site
            guest.http.headers["origin"] = server.site
        ann, _ = guests
        assert ann.sees(on)["you"] == "Ann", "the cookie is still hers"
        before = ann.sees(on)
        assert before["status"] == "playing"
        go_on(on, list(guests), 6)
        assert ann.sees(on)["seq"] > before["seq"]

    await asyncio.to_thread(play)


async def test_a_house_comes_back_from_its_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy = tmp_path / "data", tmp_path / "house.zip"
    with Server(data) as server:
        ann, bob, _, on = await lived_in(server)
        assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(data)]) == 0
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds the key"
        assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(data)]) == 2
        restore = ["backup", str(copy), "--restore", "--data", str(data)]
        assert await asyncio.to_thread(main, restore) == 2, "the server is running"
        assert "stop it first" in capsys.readouterr().err
    shutil.rmtree(data)
    fresh = tmp_path / "fresh"
    restore = ["backup", str(copy), "--restore", "--data", str(fresh)]
    assert await asyncio.to_thread(main, restore) == 0
    assert await asyncio.to_thread(healthy, fresh), capsys.readouterr().out
    told = capsys.readouterr().out
    assert "2 tables are whole" in told
    assert "key of cookies" in told
    assert await asyncio.to_thread(main, restore) == 2, "it is not empty any more"
    with Server(fresh) as again:
        await back_at(again, (ann, bob), on)


async def test_doctor_names_whatever_is_taken_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    with Server(data) as server:
        await lived_in(server)
        server.stop()
    assert await asyncio.to_thread(healthy, data), capsys.readouterr().out

    def sql(words: str) -> Callable[[Path], None]:
        def do(folder: Path) -> None:
            async def work() -> None:
                store = Store(database_url(None, folder))
                await store.desk.write(lambda connection: connection.execute(text(words)))
                await store.close()

            asyncio.run(work())

        return do

    async def said_of(take: Callable[[Path], object]) -> str:
        folder = tmp_path / "less"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(data, folder)
        await asyncio.to_thread(take, folder)
        capsys.readouterr()
        assert not await asyncio.to_thread(healthy, folder)
        return "".join(line for line in capsys.readouterr().out.splitlines() if line.startswith("BAD"))

    taken: dict[str, Callable[[Path], object]] = {
        "key": lambda folder: (folder / "key").unlink(),
        "is not the key of this database": lambda folder: (folder / "key").write_text("0" * 64),
        "holds no key": lambda folder: (folder / "key").write_text(""),
        "chmod 600": lambda folder: (folder / "key").chmod(0o644),
        "which opens the host's page": lambda folder: (folder / "host").chmod(0o644),
        "mischia.db is not there": lambda folder: (folder / "mischia.db").unlink(),
        "data folder": shutil.rmtree,
        "are not in the list of people": sql("DELETE FROM people"),
        "logs of 1 of 2 tables are not whole": sql(
            "DELETE FROM entries WHERE seq > 3 AND table_id = (SELECT min(id) FROM tables)"
        ),
        "in no list": sql("DELETE FROM tables WHERE status = 'over'"),
        "schema 0001": sql("UPDATE alembic_version SET version_num = '0001'"),
        "database": lambda folder: damage(folder / "mischia.db"),
    }
    for what, take in taken.items():
        assert what in await said_of(take), what
    monkeypatch.setenv("MISCHIA_METRIC_TOKEN", "x")
    assert "MISCHIA_METRIC_TOKEN is no setting" in await said_of(lambda folder: None)
    monkeypatch.delenv("MISCHIA_METRIC_TOKEN")
    monkeypatch.setenv("MISCHIA_RATE", "fast")
    assert "MISCHIA_RATE=fast" in await said_of(lambda folder: None)
    monkeypatch.delenv("MISCHIA_RATE")
    monkeypatch.setenv("MISCHIA_PUBLIC_URL", "nowhere")
    assert "nowhere" in await said_of(lambda folder: None)
    monkeypatch.delenv("MISCHIA_PUBLIC_URL")
    monkeypatch.setattr(doctor, "LEAST_ROOM", 10**18)
    assert "too little" in await said_of(lambda folder: None)
    monkeypatch.undo()
    monkeypatch.setattr("mischia.web.pages.fonts.FACES", {"Roboto-Regular.woff2": "nowhere"})
    assert "Roboto-Regular.woff2 not found" in await said_of(lambda folder: None)
    monkeypatch.setattr("mischia.table.bot_pool.get_context", lambda _: os.nothing)  # type: ignore[attr-defined]
    assert "bots can't be started" in await said_of(lambda folder: None)


def damage(path: Path) -> None:
    """Overwrite the middle of a database file."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2 // 4096 * 4096)
        file.write(b"\xff" * 8192)


async def test_a_new_key_on_purpose(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data) as server:
        await lived_in(server)
        server.stop()
    (data / "key").write_text("1" * 64)
    assert not await asyncio.to_thread(healthy, data)
    with Server(data) as server:
        await server.ready()
        assert "is not the key of this database" in server.log.read_text()
        server.stop()
    assert not await asyncio.to_thread(healthy, data), "a start does not make it right"
    assert await asyncio.to_thread(healthy, data, "--new-key")
    with Server(data) as server:
        await server.ready()
        server.stop()
    assert await asyncio.to_thread(healthy, data)


async def test_sqlite_moves_to_postgresql_and_play_goes_on(
    tmp_path: Path, postgres: databases.Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    data, url = tmp_path / "data", postgres.fresh()
    move = ["move", url, "--data", str(data)]
    with Server(data) as server:
        ann, bob, done, on = await lived_in(server)
        assert await asyncio.to_thread(main, move) == 2
        assert "stop it first" in capsys.readouterr().err
        server.kill()
    assert await asyncio.to_thread(main, move) == 0
    told = capsys.readouterr().out
    assert "2 tables and 2 people" in told
    assert "postgresql" in told
    one, other = Store(database_url(None, data)), Store(database_url(url, data))
    for table in (done, on):
        assert await one.entries(table) == await other.entries(table)
        assert await one.kept(table) == await other.kept(table)
    await one.close()
    await other.close()
    assert await asyncio.to_thread(healthy, data, "--database-url", url), capsys.readouterr().out
    with Server(data, "--database-url", url, "--workers", "2") as there:
        await back_at(there, (ann, bob), on)
        os.kill(there.process.pid, signal.SIGTERM)  # type: ignore[union-attr]
        there.process.wait(20)  # type: ignore[union-attr]
    capsys.readouterr()
    assert await asyncio.to_thread(main, move) == 2
    assert "not empty" in capsys.readouterr().err
    home = f"sqlite:///{tmp_path / 'home.db'}"
    assert await asyncio.to_thread(main, ["move", home, "--data", str(data), "--database-url", url]) == 0, "and back"
    assert await asyncio.to_thread(healthy, data, "--database-url", home)


async def test_a_move_to_nowhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    assert await asyncio.to_thread(main, ["move", "postgresql://x@127.0.0.1:1/y", "--data", str(data)]) == 2
    assert "mischia.db is not there" in capsys.readouterr().err
    with Server(data) as server:
        await lived_in(server)
        server.stop()
    for url in ("postgresql://x@127.0.0.1:1/y", "mysql://x/y", f"sqlite:///{data / 'mischia.db'}"):
        assert await asyncio.to_thread(main, ["move", url, "--data", str(data)]) == 2, url
    assert await asyncio.to_thread(healthy, data), "nothing has changed"
