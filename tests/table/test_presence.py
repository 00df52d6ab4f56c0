"""Who is here: the same at every process, after a kill and after a restart."""

import asyncio
from collections.abc import Callable

import pytest

from mischia.table import presence
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from tests import databases
from tests.table.test_hall import opened, seated

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "PULSE", 0.2)
    monkeypatch.setattr(presence, "LEASE", 0.8)


async def here(hall: Hall, table: str) -> set[str]:
    """Whose page is open, as everybody sees it."""
    return {seat.name for seat in (await hall.look(table, None)).seen.seats if seat.here}


async def until(holds: Callable[[], object], seconds: float = 5.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


def killed(hall: Hall) -> None:
    """The end of a process as `kill -9` makes it: nothing more is written, nobody says good-bye."""
    assert hall.presence._task is not None
    hall.presence._task.cancel()


async def test_a_page_at_one_process_is_seen_at_the_other(postgres: databases.Postgres) -> None:
    url = postgres.fresh()
    async with opened(url) as one, opened(url) as two:
        table, (ann, bob, *_) = await seated(one)
        watch = two.hub.enter(table)
        await two.look(table, None)
        one.presence.arrive(table, ann.id)
        assert await here(one, table) == {"Ann"}
        assert await watch.wait(5), "whoever watches at the other process is told"
        await until(lambda: ann.id in two.presence.here(table))
        assert await here(two, table) == {"Ann"}
        two.presence.arrive(table, bob.id)
        await until(lambda: bob.id in one.presence.here(table))
        assert await here(one, table) == await here(two, table) == {"Ann", "Bob"}
        with pytest.raises(Refused, match="a moment ago"):
            await two.stand_in(table, ann.id, "Ann")
        one.presence.leave(table, ann.id)
        assert await here(one, table) == {"Ann", "Bob"}, "a page that is loaded anew is not gone"
        await until(lambda: ann.id not in one.presence.here(table) and ann.id not in two.presence.here(table))
        await asyncio.sleep(0.5)
        assert await here(one, table) == await here(two, table) == {"Bob"}


async def test_a_killed_process_takes_nobody_along(postgres: databases.Postgres) -> None:
    """Pages of the killed one come back elsewhere within a moment, and are never gone; others are gone in time."""
    url = postgres.fresh()
    async with opened(url) as one, opened(url) as two:
        table, (ann, bob, *_) = await seated(one)
        watch = two.hub.enter(table)
        for person in (ann, bob):
            one.presence.arrive(table, person.id)
        await until(lambda: two.presence.here(table) == {ann.id, bob.id})
        killed(one)
        assert await here(two, table) == {"Ann", "Bob"}
        two.presence.arrive(table, ann.id)
        while await watch.wait(0.01):
            pass
        for _ in range(100):
            assert "Ann" in await here(two, table)
            if await here(two, table) == {"Ann"}:
                break
            await asyncio.sleep(0.02)
        assert await here(two, table) == {"Ann"}
        assert await watch.wait(1), "whoever watches is told that somebody is gone"


async def test_a_restart_makes_nobody_absent(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as hall:
        table, (ann, bob, cid, _) = await seated(hall)
        hall.presence.arrive(table, ann.id)
        hall.presence.arrive(table, bob.id)
        await asyncio.sleep(0.1)
        killed(hall)
    async with opened(url) as hall:
        assert await here(hall, table) == {"Ann", "Bob"}
        hall.presence.arrive(table, bob.id)
        await until(lambda: hall.presence.here(table) == {bob.id})
        with pytest.raises(Refused, match="a moment ago"):
            await hall.stand_in(table, ann.id, "Ann")
        assert await hall.presence.absent(table, cid.id) == float("inf"), "who was never here has not just gone"
    monkeypatch.setattr(presence, "LEASE", 0.0)  # the house was away for longer than anybody's lease
    async with opened(url) as hall:
        assert await here(hall, table) == set()
        assert await hall.presence.absent(table, bob.id) < 5, "nobody was away while the house was"


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
        await asyncio.sleep(0.5)
        assert sum(many >= 500 for many in wrote) == len(wrote) <= 5
        for number in range(500):
            hall.presence.leave(f"t{number % 50}", f"p{number}")
        await until(lambda: not hall.presence.seen)
        assert not hall.presence.pages
        await hall.store.sight([("t2", "p2")], 2e12)
        assert await hall.store.last_seen("t1", "p1") is None
