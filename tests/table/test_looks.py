"""What somebody has seen of a table, on both databases: moves count that everybody can tell of, and nothing else."""

from random import Random

import pytest
from sqlalchemy import select

from mischia.table.hall import Hall
from mischia.table.store.looks import Looked
from mischia.table.store.office import Office
from mischia.table.store.schema import LOOKS
from mischia.table.store.store import Person
from tests import databases
from tests.table.halls import Clock, beside, one_move, opened, seated

pytestmark = pytest.mark.anyio


async def looks_at(hall: Hall, table: str, *people: Person, stays: bool = False) -> None:
    for person in people:
        hall.looks.looked(person.id, await hall.look(table, person.id), stays)


async def rows(hall: Hall) -> list[tuple[str, str]]:
    asked = select(LOOKS.c.person_id, LOOKS.c.table_id)
    return [(one, table) for one, table in await hall.store.desk.read(lambda there: there.execute(asked).all())]


async def test_what_was_moved_since_you_looked_is_counted(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall)
        other, _ = await seated(hall)
        ann, bob, cid, _ = people
        await looks_at(hall, table, ann, bob)
        assert await hall.looks.unseen(ann.id, [table, other]) == {}
        rng = Random(1)
        for _ in range(3):
            await one_move(hall, table, people, rng)
        await hall.chat(table, ann, "Your turn!")
        assert await hall.looks.unseen(ann.id, [table, other]) == {table: 3}, "what is said is no move"
        await looks_at(hall, table, ann)
        await one_move(hall, table, people, rng)
        assert [await hall.looks.unseen(one.id, [table]) for one in (ann, bob, cid)] == [{table: 1}, {table: 4}, {}]
        assert await hall.looks.unseen(ann.id, []) == {}
        assert await hall.looks.unseen("nobody", [table]) == {}
    async with opened(url) as hall:
        await looks_at(hall, table, bob, stays=True)
    async with opened(url) as hall:
        assert await hall.looks.unseen(bob.id, [table]) == {}, "it is written down when the house closes"
        await one_move(hall, table, people, rng)
        assert await hall.looks.unseen(bob.id, [table]) == {table: 1}


async def test_a_choice_that_is_changed_in_secret_counts_for_nobody(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall)
        ann, bob = people[0], people[1]
        seen = await hall.seen(table, ann.id)
        while not (seen.secret_choice and len(seen.choices or ()) > 1):
            await one_move(hall, table, people, Random(3))
            seen = await hall.seen(table, ann.id)
        await looks_at(hall, table, bob)
        first, second, *_ = seen.choices or {}
        await hall.move(table, ann.id, first, seen.number)
        entries = (await hall.table(table)).seq
        assert await hall.looks.unseen(bob.id, [table]) == {table: 1}
        for again in (second, first, second):
            await hall.move(table, ann.id, again, seen.number)
        assert (await hall.table(table)).seq == entries + 3
        assert await hall.looks.unseen(bob.id, [table]) == {table: 1}


async def test_an_older_look_does_not_take_the_place_of_a_newer_one(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, people = await seated(hall)
        ann = people[0]
        for _ in range(3):
            await one_move(hall, table, people, Random(2))
        for seq, moves, at in ((5, 2, 20.0), (4, 1, 10.0)):
            await hall.looks.book.looked([Looked(ann.id, table, seq, moves, at)])
        assert await hall.looks.unseen(ann.id, [table]) == {table: 1}


async def test_another_process_knows_what_was_seen(postgres: databases.Postgres) -> None:
    url = postgres.fresh()
    async with opened(url) as hall, opened(url) as elsewhere:
        table, people = await seated(hall)
        await looks_at(hall, table, people[0])
        await hall.looks.write([people[0].id])
        await one_move(elsewhere, table, people, Random(1))
        assert await elsewhere.looks.unseen(people[0].id, [table]) == {table: 1}
        assert await hall.looks.unseen(people[0].id, [table]) == {table: 1}


async def test_nothing_is_kept_of_whom_and_what_is_gone(url: str) -> None:
    async with opened(url) as hall, beside(url) as (_, office):
        table, people = await seated(hall)
        stays, _ = await seated(hall)
        ann, bob = people[0], people[1]
        await looks_at(hall, table, ann, bob)
        await looks_at(hall, stays, ann, bob)
        await hall.looks.unseen(ann.id, [table])
        assert sorted(await rows(hall)) == sorted([(ann.id, table), (ann.id, stays)])
        assert [one["table"] for one in (await office.traces(ann.id)).looks] == [table, stays]
        await Office(hall.store).delete([table])
        assert await office.erase(bob.id, [])
        await hall.looks.stop()
        assert await rows(hall) == [(ann.id, stays)]
