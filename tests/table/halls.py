"""Halls on a database of their own, and people at their tables."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import time

from mischia.table.hall import Hall
from mischia.table.store.office import Office
from mischia.table.store.store import Person, Store, database_url
from tests.table.play import GAME


@asynccontextmanager
async def opened(url: str, tables: int = 100, clock: Callable[[], float] = time) -> AsyncIterator[Hall]:
    store = Store(database_url(url, Path()))
    await store.migrate()
    hall = Hall(store, tables, clock)
    await hall.open_doors()
    try:
        yield hall
    finally:
        await hall.close()


@asynccontextmanager
async def beside(url: str) -> AsyncIterator[tuple[Hall, Office]]:
    """What `mischia admin` opens while a server runs."""
    store = Store(database_url(url, Path()), outside=True)
    try:
        yield Hall(store), Office(store)
    finally:
        await store.close()


async def seated(hall: Hall, names: str = "Ann Bob Cid Dee", **options: object) -> tuple[str, list[Person]]:
    """A table where people sit and the match has begun."""
    people = [await hall.people.welcome(name) for name in names.split()]
    table = await hall.openings.open(people[0], GAME, **{"seats": len(people), **options})  # type: ignore[arg-type]
    for person in people[1:]:
        await hall.act(table, person.id, "sit", {"name": person.name})
    await hall.act(table, people[0].id, "start")
    return table, people


async def one_move(hall: Hall, table: str, people: list[Person], rng: Random, move_id: str | None = None) -> bool:
    """Somebody whose turn it is makes any move; False when the match is over."""
    for person in people:
        seen = await hall.seen(table, person.id)
        if seen.status == "over":
            return False
        if seen.you in seen.turn:
            await hall.move(table, person.id, rng.choice(list(seen.choices or ())), seen.number, move_id)
            return True
    return True


class Clock:
    """A clock that stands still until the test turns it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += seconds


async def come(hall: Hall, table: str, *people: Person) -> None:
    for person in people:
        hall.presence.arrive(table, person.id, person.name)


async def waiting(hall: Hall, *names: str, game: str = "quickshot", **chosen: object) -> tuple[str, list[Person]]:
    """A table whose match has not begun, with these people in its seats."""
    people = [await hall.people.welcome(name) for name in names]
    table = await hall.openings.open(people[0], game, **chosen)  # type: ignore[arg-type]
    for person in people[1:]:
        await hall.act(table, person.id, "sit", {"name": person.name})
    return table, people


async def comes_true(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await holds():
            await asyncio.sleep(0.02)
