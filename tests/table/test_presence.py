"""Who is here: the same at every process, after a kill and after a restart."""

import asyncio
from time import time

import pytest

from mischia.table import presence
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from tests import databases
from tests.table.halls import comes_true, opened, seated

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are written down often, and nobody's lease ends before the test says so."""
    monkeypatch.setattr(presence, "PULSE", 0.2)
    monkeypatch.setattr(presence, "LEASE", 600.0)


def leases_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LEASE", 2.0)
    monkeypatch.setattr(presence, "KEPT", 2.0)


async def here(hall: Hall, table: str) -> set[str]:
    """Whose page is open, as everybody sees it."""
    return {seat.name for seat in (await hall.look(table, None)).seen.seats if seat.here}


async def are_here(table: str, names: set[str], *halls: Hall) -> None:
    """Wait until that is what everybody sees at each of these processes."""

    async def so() -> bool:
        return all([await here(hall, table) == names for hall in halls])

    await comes_true(so)


def killed(hall: Hall) -> None:
    """The end of a process as `kill -9` makes it: nothing more is written, nobody says good-bye."""
    assert hall.presence._task is not None
    hall.presence._task.cancel()


async def test_a_page_at_one_process_is_seen_at_the_other(
    postgres: databases.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.fresh()
    async with opened(url) as one, opened(url) as two:
        table, (ann, bob, *_) = await seated(one)
        watch = two.hub.enter(table)
        one.presence.arrive(table, ann.id)
        assert await here(one, table) == {"Ann"}
        assert await watch.wait(60), "whoever watches at the other process is told"
        await are_here(table, {"Ann"}, two)
        two.presence.arrive(table, bob.id)
        await are_here(table, {"Ann", "Bob"}, one, two)
        with pytest.raises(Refused, match="a moment ago"):
            await two.stand_in(table, ann.id, "Ann")
        one.presence.leave(table, ann.id)
        assert await here(one, table) == {"Ann", "Bob"}, "a page that is loaded anew is not gone"
        leases_end(monkeypatch)
        await are_here(table, {"Bob"}, one, two)


async def test_a_killed_process_takes_nobody_along(
    postgres: databases.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages of the killed one come back elsewhere within a moment, and are never gone; others are gone in time."""
    url = postgres.fresh()
    async with opened(url) as one, opened(url) as two:
        table, (ann, bob, *_) = await seated(one)
        for person in (ann, bob):
            one.presence.arrive(table, person.id)
        await are_here(table, {"Ann", "Bob"}, two)
        killed(one)
        assert await here(two, table) == {"Ann", "Bob"}
        two.presence.arrive(table, ann.id)
        watch = two.hub.enter(table)
        leases_end(monkeypatch)

        async def bob_is_gone() -> bool:
            now = await here(two, table)
            assert "Ann" in now
            return now == {"Ann"}

        await comes_true(bob_is_gone)
        assert await watch.wait(60), "whoever watches is told that somebody is gone"


async def test_a_restart_makes_nobody_absent(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as hall:
        table, (ann, bob, *_) = await seated(hall)
        hall.presence.arrive(table, ann.id)
        hall.presence.arrive(table, bob.id)

        async def written() -> bool:
            return len(await hall.store.seen_since(0.0)) == 2

        await comes_true(written)
        killed(hall)
    async with opened(url) as hall:
        assert await here(hall, table) == {"Ann", "Bob"}
        hall.presence.arrive(table, bob.id)
        leases_end(monkeypatch)
        await are_here(table, {"Bob"}, hall)
        with pytest.raises(Refused, match="a moment ago"):
            await hall.stand_in(table, ann.id, "Ann")
        with pytest.raises(Refused, match="a moment ago"):
            await hall.stand_in(table, bob.id, "Cid")  # who was never here is missed since the house opened
        killed(hall)
    monkeypatch.setattr(presence, "LEASE", 0.0)  # the house was away for longer than anybody's lease
    before = time()
    async with opened(url) as hall:
        assert await here(hall, table) == set()
        absent = hall.away(await hall.table(table), bob.id)
        assert absent <= time() - before, "nobody was away while the house was"


async def test_the_cost_is_flat(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many pages are open, a pulse writes once and reads at most once; what is old is forgotten."""
    async with opened(url) as hall:
        wrote: list[int] = []
        sight = hall.store.sight

        async def counted(open_pages: list[tuple[str, str]], *rest: object) -> None:
            wrote.append(len(open_pages))
            await sight(open_pages, *rest)  # type: ignore[arg-type]

        monkeypatch.setattr(hall.store, "sight", counted)
        for number in range(500):
            hall.presence.arrive(f"t{number % 50}", f"p{number}")
        began = time()
        await asyncio.sleep(0.5)
        assert wrote
        assert set(wrote) == {500}
        assert len(wrote) <= 2 + (time() - began) / presence.PULSE
        for number in range(500):
            hall.presence.leave(f"t{number % 50}", f"p{number}")
        leases_end(monkeypatch)

        async def forgotten() -> bool:
            return not hall.presence.seen and not hall.presence.pages

        await comes_true(forgotten)
        await hall.store.sight([("t2", "p2")], 2e12)
        assert [row[:2] for row in await hall.store.seen_since(0.0)] == [("t2", "p2")]
