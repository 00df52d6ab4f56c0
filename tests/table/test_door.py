"""The door: who looks on without a seat."""

from collections.abc import Awaitable, Callable

import pytest

from tests import databases
from tests.table.halls import come, comes_true, opened, waiting

pytestmark = pytest.mark.anyio


async def test_who_looks_on_without_a_seat_is_at_the_door(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, bob) = await waiting(hall, "Ann", "Bob")
        eve = await hall.people.welcome("Eve")
        watch = hall.hub.enter(table)
        await come(hall, table, ann, bob, eve)
        hall.presence.arrive(table, "~phone")
        assert await watch.wait(60)
        assert (await hall.seen(table, ann.id)).door == ("Eve", None)
        hall.presence.leave(table, "~phone")
        assert await watch.wait(60), "that a stranger has gone is told at once"
        assert (await hall.seen(table, ann.id)).door == ("Eve",)
        await hall.act(table, eve.id, "sit", {"name": "Eve"})
        assert not (await hall.seen(table, ann.id)).door
        fay = await hall.people.welcome("Fay")
        await come(hall, table, fay)
        await hall.act(table, ann.id, "start")
        assert not (await hall.seen(table, ann.id)).door, "who looks on at a match is nobody's business"


async def test_the_door_is_the_same_at_every_process(postgres: databases.Postgres) -> None:
    url = postgres.fresh()
    async with opened(url) as one, opened(url) as two:
        table, (ann,) = await waiting(one, "Ann")
        eve = await one.people.welcome("Eve")
        await come(two, table, eve)
        two.presence.arrive(table, "~phone")

        def door(*names: str | None) -> Callable[[], Awaitable[bool]]:
            async def so() -> bool:
                return all([(await hall.seen(table, ann.id)).door == names for hall in (one, two)])

            return so

        await comes_true(door("Eve", None))
        two.presence.leave(table, "~phone")
        await comes_true(door("Eve"))


# --- nobody hangs a table by vanishing
