"""The host's desk on both databases, beside a server that has the house open: nothing half done, nothing unnoticed."""

import asyncio
from random import Random
from time import time

import pytest
from sqlalchemy import Connection, func, select

from mischia.table.entry import HOUSE
from mischia.table.errors import NoTable, NotYours, Refused
from mischia.table.hall import Hall
from mischia.table.store.office import OF_A_PERSON, Office, Wish
from mischia.table.store.schema import (
    AVERSIONS,
    DEVICES,
    DISPUTES,
    ENTRIES,
    GUESSES,
    LOOKS,
    MATCH_FILES,
    MATCHES,
    METADATA,
    NUDGES,
    PINS,
    PLAYERS,
    PRESENCE,
    REPORTS,
    REVIEWS,
    SITTERS,
    TABLES,
)
from mischia.table.store.store import Store
from tests.table.halls import beside, comes_true, one_move, opened, seated, waiting

pytestmark = pytest.mark.anyio
OF_TABLES = {
    one.name: one.c.table_id
    for one in (
        *(ENTRIES, SITTERS, PRESENCE, REVIEWS, DISPUTES, DEVICES, MATCHES, PLAYERS, MATCH_FILES),
        *(LOOKS, NUDGES, AVERSIONS, REPORTS, GUESSES, PINS),
    )
} | {"tables": TABLES.c.id}


async def rows_of(store: Store, table: str) -> dict[str, int]:
    """How many rows of each kind tell of a table."""
    counted = {name: select(func.count()).where(column == table) for name, column in OF_TABLES.items()}

    def count(connection: Connection) -> dict[str, int]:
        return {name: connection.execute(asked).scalar() or 0 for name, asked in counted.items()}

    return await store.desk.read(count)


async def is_gone(hall: Hall, table: str) -> bool:
    try:
        await hall.seen(table, None)
    except NoTable:
        return True
    return False


def test_whatever_belongs_to_a_table_is_known_here() -> None:
    assert {one.name for one in METADATA.tables.values() if "table_id" in one.c} | {"tables"} == set(OF_TABLES)


def test_whatever_is_kept_of_a_person_is_erased_with_them() -> None:
    known = {column.table.name for column in OF_A_PERSON}
    assert {one.name for one in METADATA.tables.values() if "person_id" in one.c} <= known


async def test_tables_are_found_by_what_they_are(url: str) -> None:
    async with opened(url) as hall:
        playing, people = await seated(hall)
        lobby, _ = await waiting(hall, "Eve")
        office = Office(hall.store)
        assert [row.id for row in await office.tables(Wish())] == [lobby, playing]
        assert [row.id for row in await office.tables(Wish(status="playing"))] == [playing]
        assert [row.id for row in await office.tables(Wish(game="quickshot"), most=1)] == [lobby]
        assert [row.id for row in await office.tables(Wish(person=people[1].id))] == [playing]
        assert await office.tables(Wish(unused_since=time() - 60)) == []
        assert len(await office.tables(Wish(unused_since=time() + 60))) == 2
        code = (await hall.table(lobby)).opening.code
        for meant in (lobby, lobby[:8], code, f" {code[:3].lower()} {code[3:]} "):
            assert (await office.table(meant)).people == 1
        for meant in ("", "nowhere", "%"):
            with pytest.raises(NoTable):
                await office.table(meant)
        found = await office.people("AN")
        assert [(row.name, row.tables) for row in found] == [("Ann", 1)]
        assert (await office.counts())["people"] == 5


async def test_a_table_that_is_closed_from_outside_is_closed_for_all(url: str) -> None:
    async with opened(url) as hall, beside(url) as (outside, _):
        playing, people = await seated(hall)
        lobby, (eve,) = await waiting(hall, "Eve")
        for table in (playing, lobby):
            await hall.look(table, None)
            await outside.act(table, HOUSE, "shut")
        with pytest.raises(Refused):
            await hall.act(lobby, people[0].id, "sit", {"name": "Ann"})
        await comes_true(lambda: is_over(hall, playing))
        assert [note.id for note in (await hall.seen(playing, people[2].id)).notes] == ["note-shut"]
        assert (await hall.seen(playing, None)).abandoned
        with pytest.raises(Refused, match="over"):
            await outside.act(playing, HOUSE, "shut")
        assert (await hall.table(lobby)).status == "closed"
        assert eve.id in (await hall.table(lobby)).people()


async def is_over(hall: Hall, table: str) -> bool:
    return (await hall.seen(table, None)).status == "over"


async def test_who_watches_a_table_hears_that_it_is_closed(url: str) -> None:
    async with opened(url) as hall, beside(url) as (outside, _):
        table, _ = await seated(hall)
        watched = hall.watch(table)
        first = await anext(watched)
        await outside.act(table, HOUSE, "shut")
        async with asyncio.timeout(20):
            assert await anext(watched) == first + 1


async def test_only_the_house_does_what_the_host_of_the_house_may(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall)
        for kind, data in (("shut", {}), ("relieve", {"seat": 1}), ("hand", {"seat": 1, "person": people[0].id})):
            with pytest.raises(NotYours):
                await hall.act(table, people[0].id, kind, data)


async def test_a_deleted_table_leaves_nothing_and_nobody_writes_there_any_more(url: str) -> None:
    rng = Random(3)
    async with opened(url) as hall, beside(url) as (_, office):
        table, people = await seated(hall)
        stays, _ = await seated(hall)
        before = await rows_of(hall.store, stays)
        await hall.store.keep_review(table, "{}", False)
        await hall.store.sight([(table, people[0].id)], time())
        assert await office.delete([table]) == 1
        with pytest.raises(NoTable):  # the server has not heard of it yet
            await one_move(hall, table, people, rng)
        await hall.store.keep_review(table, "{}", True)
        assert set((await rows_of(hall.store, table)).values()) == {0}
        assert await rows_of(hall.store, stays) == before
        await comes_true(lambda: is_gone(hall, table))
        assert await hall.store.tables_of(people[0].id) == []
        assert await office.delete([table, "nowhere"]) == 0


async def test_while_a_table_is_played_at_it_is_deleted_whole(url: str) -> None:
    async with opened(url) as hall, beside(url) as (_, office):
        table, people = await seated(hall)

        async def talk() -> None:
            while True:
                await hall.chat(table, people[0], "Still here")

        async def take_away() -> None:
            await asyncio.sleep(0.05)
            await office.delete([table])

        done = await asyncio.gather(talk(), take_away(), return_exceptions=True)
        assert isinstance(done[0], NoTable)
        assert set((await rows_of(hall.store, table)).values()) == {0}


async def test_a_bot_takes_the_place_of_somebody_who_has_vanished(url: str) -> None:
    async with opened(url) as hall, beside(url) as (outside, _):
        table, people = await seated(hall)
        at = next(at for at, seat in enumerate((await hall.table(table)).seats) if seat.person == people[1].id)
        await outside.act(table, HOUSE, "relieve", {"seat": at})
        await comes_true(lambda: plays_bot(hall, table, at))
        assert (await hall.seen(table, None)).notes[0].id == "note-relieved"
        with pytest.raises(Refused, match="seat"):
            await outside.act(table, HOUSE, "relieve", {"seat": 9})


async def plays_bot(hall: Hall, table: str, at: int) -> bool:
    return (await hall.table(table)).seats[at].stand_in


async def test_a_seat_is_handed_to_another_person(url: str) -> None:
    async with opened(url) as hall, beside(url) as (outside, _):
        table, people = await seated(hall)
        eve = await hall.people.welcome("Eve")
        hand = (await hall.seen(table, people[1].id)).view
        at = next(at for at, seat in enumerate((await hall.table(table)).seats) if seat.person == people[1].id)
        await outside.act(table, HOUSE, "hand", {"seat": at, "person": eve.id})
        assert (await outside.seen(table, eve.id)).view == hand
        seen = await outside.seen(table, people[1].id)
        assert (seen.you, seen.notes[0].id) == (None, "note-handed")
        assert table in await hall.store.tables_of(eve.id)
        assert table not in await hall.store.tables_of(people[1].id)
        with pytest.raises(Refused, match="already"):
            await outside.act(table, HOUSE, "hand", {"seat": at, "person": people[0].id})


async def test_bans_and_announcements_are_kept_and_told(url: str) -> None:
    async with opened(url) as hall, beside(url) as (_, office):
        told: list[int] = []
        hall.house_changed.append(lambda: told.append(1))
        await office.ban("192.0.2.7", None)
        await office.ban("192.0.2.7", time() + 60)
        (ban,) = await office.bans()
        assert ban.holds(time())
        assert not ban.holds(time() + 61)
        assert await office.unban("192.0.2.7")
        assert not await office.unban("192.0.2.7")
        await office.announce("  Closed on\nSunday ")
        await office.announce("Open again")
        announced = await office.announcement()
        assert announced is not None
        assert announced.text == "Open again"
        with pytest.raises(Refused, match="letters"):
            await office.announce("")
        await office.announce(None)
        assert await office.announcement() is None
        await comes_true(lambda: all_told(told))


async def all_told(told: list[int]) -> bool:
    return len(told) >= 5
