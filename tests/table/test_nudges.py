"""Whoever is asked and is not there is told, once until they look: on both databases, and by one process alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from mischia.core import fate
from mischia.table import nudges
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from mischia.table.nudges import BACKOFF, LINGER, PAUSE, Call, Fared, Nudger
from mischia.table.store.nudges import CLAIMED_FOR, MOST_WAYS, Way, Wishes
from mischia.table.store.office import Office
from mischia.table.store.register import Device
from mischia.table.store.store import Person
from tests import databases
from tests.table.halls import Clock, come, one_move, opened, seated

pytestmark = pytest.mark.anyio
HOUR = 3600.0
SHOWN = 200.0  # seconds in which all is shown that leads to a question


def id_of(person: Person, way: str = "") -> str:
    return f"{way}-{person.id[:12]}"


class Postman:
    """Delivers nothing, and remembers it."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str, Call]] = []
        self.fares: dict[str, list[Fared]] = {}  # by way: how it goes next

    async def __call__(self, person: Person, way: Way, call: Call) -> Fared:
        await asyncio.sleep(0)
        self.told.append((person.name, way.id, call))
        left = self.fares.get(way.id)
        return left.pop(0) if left else Fared.WELL

    @property
    def names(self) -> list[str]:
        return [name for name, _, _ in self.told]


class Club:
    """A hall whose nudges are seen to when the test says so."""

    def __init__(self, hall: Hall, clock: Clock) -> None:
        self.hall, self.clock, self.post = hall, clock, Postman()
        self.nudger = Nudger(hall, self.post)

    async def wants(self, *people: Person, way: str = "", **more: Any) -> None:
        for one in people:
            given: dict[str, Any] = {"kind": "mail", "address": f"{way}{one.name}@example.org", "secret": "{}", **more}
            await self.nudger.book.add(Way(id_of(one, way), one.id, made=self.clock(), **given))

    async def wait(self, seconds: float) -> list[str]:
        """Who was told meanwhile."""
        before = len(self.post.told)
        await self.nudger.note()
        self.clock.wait(seconds)
        await self.nudger.see_to_it()
        return sorted(self.post.names[before:])

    async def asked(self, table: str) -> str:
        """The one whom a table waits for."""
        (name,) = (await self.hall.seen(table, None)).turn
        return name

    async def sees(self, table: str, *people: Person) -> None:
        for person in people:
            await self.hall.shown(table, person.id)


@asynccontextmanager
async def club(url: str, clock: Clock | None = None) -> AsyncIterator[Club]:
    clock = clock or Clock()
    async with opened(url, clock=clock) as hall:
        yield Club(hall, clock)


async def one_asked(there: Club, **options: Any) -> tuple[str, list[Person], Person]:
    """A table that waits for one person, who alone wants to be told."""
    table, people = await seated(there.hall, **options)
    rng = Random(1)
    while len((await there.hall.seen(table, None)).turn) != 1:
        await one_move(there.hall, table, people, rng)
    name = await there.asked(table)
    person = next(one for one in people if one.name == name)
    await there.wants(person)
    return table, people, person


async def test_who_is_asked_and_not_there_is_told_once_until_they_look(url: str) -> None:
    async with club(url) as there:
        table, people = await seated(there.hall)
        await there.wants(*people)
        (first,) = (await there.hall.seen(table, None)).turn
        assert await there.wait(PAUSE / 2) == [], "they may come by themselves"
        assert await there.wait(SHOWN) == [first]
        assert await there.wait(100 * HOUR) == []
        _, _, call = there.post.told[0]
        assert call == Call(table, "quickshot", tuple(one.name for one in people if one.name != first))
        rng = Random(1)
        await one_move(there.hall, table, people, rng)  # without a page, as a program does
        others = sorted((await there.hall.seen(table, None)).turn)
        assert await there.wait(SHOWN) == others
        for _ in others:
            await one_move(there.hall, table, people, rng)
        turn = sorted((await there.hall.seen(table, None)).turn)
        assert await there.wait(SHOWN) == turn, "who has done something since is told again"


async def test_who_has_not_looked_is_not_told_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fate, "new_secret", lambda: "5" * 64)  # a game in which she is asked again
    async with club(url) as there:
        table, people, ann = await one_asked(there, clock="days", limit=1)
        assert await there.wait(SHOWN) == [ann.name]
        number = (await there.hall.table(table)).playing_number()
        await there.hall.act(table, "", "away", {"name": ann.name, "number": number, "once": True})
        seat = (await there.hall.table(table)).seat_of(ann.id)
        assert seat is not None
        rng = Random(2)
        for _ in range(40):
            await bots_play(there.hall, table, rng)
            await one_move(there.hall, table, [one for one in people if one.id != ann.id], rng)
            if ann.name in (await there.hall.seen(table, None)).turn:
                break
        assert ann.name in (await there.hall.seen(table, None)).turn
        assert await there.wait(SHOWN) == []
        await there.sees(table, ann)
        await there.hall.looks.stop()
        there.nudger.look(await there.hall.table(table))
        assert await there.wait(SHOWN) == [], "she has seen this question"


async def bots_play(hall: Hall, table: str, rng: Random) -> None:
    there = await hall.table(table)
    for seat in there.bots_to_move():
        match = there.playing()
        move = rng.choice(list(match.choices(seat.name)))
        await hall.act(table, "", "move", {"name": seat.name, "number": match.number, "move": move})


async def test_who_is_there_or_has_seen_the_question_is_not_told(url: str) -> None:
    async with club(url) as there:
        table, _, ann = await one_asked(there)
        await come(there.hall, table, ann)
        assert await there.wait(SHOWN) == []
        assert await there.wait(LINGER) == []
        there.hall.presence.leave(table, ann.id)  # it was held to be open and never showed anything
        assert await there.wait(LINGER + 30) == [ann.name]
        other, _, bob = await one_asked(there)
        await there.sees(other, bob)
        assert await there.wait(100 * HOUR) == []


async def test_a_reminder_comes_once_to_whoever_has_seen_it_too(url: str) -> None:
    async with club(url) as there:
        table, _, ann = await one_asked(there)
        await there.nudger.book.wish(Wishes(ann.id, remind=int(4 * HOUR)))
        assert await there.wait(SHOWN) == [ann.name]
        assert await there.wait(3 * HOUR) == []
        assert await there.wait(HOUR) == [ann.name]
        assert [call.again for _, _, call in there.post.told] == [False, True]
        assert await there.wait(100 * HOUR) == []
        seen, _, bob = await one_asked(there)
        await there.nudger.book.wish(Wishes(bob.id, remind=int(4 * HOUR)))
        await there.sees(seen, bob)
        assert await there.wait(SHOWN) == []
        assert await there.wait(5 * HOUR) == [bob.name]
        assert await there.hall.seen(table, None)


async def test_quiet_hours_hold_a_nudge_back(url: str) -> None:
    async with club(url) as there:
        _, _, ann = await one_asked(there)
        minute = int(there.clock() % 86400 // 60)  # by UTC
        wishes = Wishes(ann.id, quiet_from=minute, quiet_to=(minute + 120) % 1440)
        await there.nudger.book.wish(wishes)
        assert await there.wait(SHOWN) == []
        assert await there.wait(HOUR) == []
        assert await there.wait(HOUR) == [ann.name]


async def test_who_skips_is_told_afterwards_and_all_see_until_when(url: str) -> None:
    async with club(url) as there:
        table, people, ann = await one_asked(there)
        until = there.clock() + 5 * HOUR
        await there.hall.act(table, ann.id, "skip", {"until": until})
        seats = (await there.hall.seen(table, None)).seats
        assert {seat.name: seat.skips for seat in seats if seat.skips} == {ann.name: until}
        assert await there.wait(4 * HOUR) == []
        assert await there.wait(HOUR + 1) == [ann.name]
        for wrong in (0.0, there.clock() - 1, there.clock() + 40 * 24 * HOUR, "soon", True):
            with pytest.raises(Refused) as refusal:
                await there.hall.act(table, ann.id, "skip", {"until": wrong})
            assert refusal.value.id == "bad-until"
        await there.hall.act(table, ann.id, "skip", {})
        with pytest.raises(Refused):
            await there.hall.act(table, ann.id, "skip", {})
        assert not any(seat.skips for seat in (await there.hall.seen(table, people[0].id)).seats)
        await there.hall.act(table, ann.id, "skip", {"until": there.clock() + HOUR})
        await there.hall.chat(table, ann, "Here I am")
        assert not any(seat.skips for seat in (await there.hall.seen(table, None)).seats), "who does something is back"


async def test_what_fails_is_tried_again_and_given_up_in_the_end(url: str) -> None:
    async with club(url) as there:
        _, _, ann = await one_asked(there)
        await there.wants(ann, way="2")
        slow, book = id_of(ann, "2"), there.nudger.book
        there.post.fares[slow] = [Fared.LATER] * 10
        await there.wait(SHOWN)
        assert [way for _, way, _ in there.post.told] == [id_of(ann), slow]
        for pause in BACKOFF:
            assert await there.wait(pause) == [ann.name]
        assert {way for _, way, _ in there.post.told[2:]} == {slow}, "nobody is told twice by what has worked"
        assert await there.wait(100 * HOUR) == []
        assert [way.faults for way in await book.ways(ann.id)] == [0, len(BACKOFF) + 1]


async def test_a_way_that_is_gone_is_forgotten(url: str) -> None:
    async with club(url) as there:
        _, _, ann = await one_asked(there)
        await there.wants(ann, way="2", kind="push", device="phone", epoch=0)
        there.post.fares[id_of(ann)] = [Fared.GONE]
        await there.hall.devices.register.sign_out(device(ann, "phone"))
        there.hall.people.forget(ann.id)
        assert await there.wait(SHOWN) == [ann.name], "a browser that is signed out is told nothing"
        assert await there.nudger.book.ways(ann.id) == []
        assert await there.wait(100 * HOUR) == []


def device(person: Person, id: str) -> Device:
    return Device(id, person.id, "browser", None, "", 0, 0.0, 0.0)


async def test_one_process_alone_tells(postgres: databases.Postgres) -> None:
    url, clock = postgres.fresh(), Clock()
    async with club(url, clock) as here, club(url, clock) as elsewhere:
        tables = [await one_asked(here) for _ in range(6)]
        await here.nudger.note()
        clock.wait(SHOWN)
        await asyncio.gather(*(one.nudger.see_to_it() for one in (here, elsewhere) * 4))
        told = here.post.told + elsewhere.post.told
        assert sorted(call.table_id for _, _, call in told) == sorted(table for table, _, _ in tables)


async def test_what_a_process_took_and_never_did_another_does(url: str) -> None:
    async with club(url) as there:
        _, _, ann = await one_asked(there)
        await there.nudger.note()
        there.clock.wait(SHOWN)
        assert len(await there.nudger.book.claim(there.clock())) == 1
        assert await there.wait(1) == []
        assert await there.wait(CLAIMED_FOR) == [ann.name]


async def test_who_answers_in_time_or_wants_nothing_is_told_nothing(url: str) -> None:
    async with club(url) as there:
        table, people, ann = await one_asked(there)
        await there.nudger.note()
        await one_move(there.hall, table, people, Random(1))
        assert await there.wait(SHOWN) == []
        _, _, bob = await one_asked(there)
        await there.nudger.book.wish(Wishes(bob.id, off=True))
        _, _, cid = await one_asked(there)
        (way,) = await there.nudger.book.ways(cid.id)
        await there.nudger.note()
        assert not await there.nudger.book.drop(way.id, ann.id), "it is not hers"
        assert await there.nudger.book.drop(way.id, cid.id)
        assert await there.wait(100 * HOUR) == []


async def test_what_is_not_confirmed_is_told_nothing(url: str) -> None:
    async with club(url) as there:
        _, _, ann = await one_asked(there)
        await there.wants(ann, good=False)
        assert await there.wait(SHOWN) == []
        await there.nudger.book.confirm(id_of(ann))
        await there.nudger._catch_up()
        assert await there.wait(SHOWN) == [ann.name]


async def test_after_a_restart_they_are_told_all_the_same(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    async with club(url, clock) as there:
        _, _, ann = await one_asked(there)
    async with club(url, clock) as there:
        await there.nudger._catch_up()
        assert await there.wait(SHOWN) == [ann.name]
    async with club(url, clock) as there:
        await there.nudger._catch_up()
        assert await there.wait(SHOWN) == [], "and not once more"
    monkeypatch.setattr(nudges, "TICK", 0.01)
    async with club(url, clock) as there:
        there.nudger.start()
        await asyncio.sleep(0.1)
        await there.nudger.stop()
        assert there.post.told == []


async def test_nothing_is_left_of_whom_is_erased_and_of_what_is_over(url: str) -> None:
    async with club(url) as there:
        table, people, ann = await one_asked(there)
        book, office = there.nudger.book, Office(there.hall.store)
        assert await there.wait(SHOWN) == [ann.name]
        await book.wish(Wishes(ann.id, quiet_from=60, quiet_to=120))
        traces = await office.traces(ann.id)
        assert [one["address"] for one in traces.told_by] == [f"{ann.name}@example.org"]
        assert [(one["table"], one["times"]) for one in traces.nudges] == [(table, 1)]
        assert [one["quiet_to"] for one in traces.wishes] == [120]
        for person in people:
            await there.hall.act(table, person.id, "end", {"agree": True})
        await there.nudger.note()
        assert (await office.traces(ann.id)).nudges == []
        assert await office.erase(ann.id, [])
        await there.wants(ann)
        await book.wish(Wishes(ann.id, remind=9))
        assert (await book.ways(ann.id), await book.wishes(ann.id)) == ([], Wishes(ann.id))


async def test_nobody_has_very_many_ways(url: str) -> None:
    async with club(url) as there:
        ann = await there.hall.people.welcome("Ann")
        for at in range(MOST_WAYS):
            await there.wants(ann, way=str(at))
        with pytest.raises(Refused) as refusal:
            await there.wants(ann, way="more")
        assert refusal.value.id == "too-many-ways"
        await there.nudger.book.drop(id_of(ann, "3"), ann.id)
        await there.wants(ann, way="again", kind="push", device="phone", epoch=0)
        await there.wants(ann, way="anew", kind="push", device="phone", epoch=0)
        assert len(await there.nudger.book.ways(ann.id)) == MOST_WAYS, "a browser has one"
