"""Who comes and goes: codes, the door, a lobby that can be changed, and nobody who hangs a table by vanishing."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from mischia.core.errors import MischiaError
from mischia.table.codes import LENGTH, LETTERS
from mischia.table.errors import NoTable, NotYours, Refused
from mischia.table.hall import Hall
from mischia.table.lobby import outset
from mischia.table.store.store import Person
from tests import databases
from tests.table.play import Script
from tests.table.test_hall import opened, seated
from tests.table.test_presence import comes_true

pytestmark = pytest.mark.anyio
MINUTE = 60.0


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
    people = [await hall.welcome(name) for name in names]
    table = await hall.open(people[0], game, **chosen)  # type: ignore[arg-type]
    for person in people[1:]:
        await hall.act(table, person.id, "sit", {"name": person.name})
    return table, people


# --- codes


async def test_a_table_is_found_by_its_code(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, *_) = await waiting(hall, "Ann", "Bob", "Cid")
        code = (await hall.seen(table, None)).code
        assert len(code) == LENGTH
        assert set(code) <= set(LETTERS)
        for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:].lower()}"):
            assert await hall.find(typed) == table
        for typed in (code[:-1], code + "2", "", "!!!!!!", table):
            with pytest.raises(NoTable):
                await hall.find(typed)
        await hall.act(table, ann.id, "start")
        assert await hall.find(code) == table, "whoever comes late may look on"
    async with opened(url) as hall:
        assert (await hall.seen(table, None)).code == code
        assert await hall.find(code) == table
        for person in (await hall.table(table)).people():
            await hall.act(table, person, "end", {"agree": True})
        with pytest.raises(NoTable):
            await hall.find(code)
        assert not (await hall.seen(table, None)).code, "a finished table has nobody to let in"
        again = await hall.rematch(table, ann.id)
        assert await hall.find((await hall.seen(again, None)).code) == again


async def test_codes_of_open_tables_differ(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["222222", "222222", "333333"])
    monkeypatch.setattr("mischia.table.hall.new_code", lambda: next(drawn))
    async with opened(url) as hall:
        ann = await hall.welcome("Ann")
        tables = [await hall.open(ann, "quickshot") for _ in range(2)]
        assert [(await hall.seen(table, None)).code for table in tables] == ["222222", "333333"]


# --- what may be opened, and what may start


@pytest.mark.parametrize(
    ("game", "options", "few", "clause"),
    [
        ("swords", {}, 2, "SW-1"),
        ("quarriors", {}, 1, "QU-1"),
        ("deathroads", {}, 1, "DR-3"),
        ("swords", {}, 7, "SW-1"),
    ],
)
async def test_seats_with_which_nothing_could_start_are_refused(
    url: str, game: str, options: dict[str, object], few: int, clause: str
) -> None:
    async with opened(url) as hall:
        ann = await hall.welcome("Ann")
        with pytest.raises(Refused) as refused:
            await hall.open(ann, game, options=options, seats=few)
        assert refused.value.id == "bad-seats"
        assert refused.value.clause == clause or few > 6
        assert not await hall.store.tables_of(ann.id)


async def test_alone_against_bosses(url: str) -> None:
    async with opened(url) as hall:
        ann = await hall.welcome("Ann")
        table = await hall.open(ann, "deathroads", options={"coop": True}, seats=1)
        assert (await hall.seen(table, None)).obstacle is None
        with pytest.raises(Refused) as refused:
            await hall.change(table, ann, {"options": {"coop": False}})
        assert refused.value.id == "bad-seats"
        await hall.change(table, ann, {"options": {"coop": False}, "seats": 2})
        obstacle = (await hall.seen(table, None)).obstacle
        assert obstacle is not None
        assert (obstacle.id, obstacle.clause, obstacle.args_by_name["more"]) == ("too-few", "DR-3", 1)
        with pytest.raises(Refused, match="too few"):
            await hall.act(table, ann.id, "start")


def test_the_obstacle_is_why_start_is_refused() -> None:
    """Whatever is said before Start is what Start says, and where nothing is said it starts."""
    for dummies in range(3):
        for people in (("ann",), ("ann", "bob"), ("ann", "bob", "cid")):
            script = Script(people, seats=({},) * 5)
            for _ in range(dummies):
                script.do("ann", "dummy")
            obstacle, joining = outset(script.table)
            if obstacle is None:
                before = len(script.table.names)
                script.start()
                assert [seat.name for seat in script.table.seats][before:] == list(joining)
                assert len(joining) == (0 if dummies or len(people) > 2 else 5 - len(people))
            else:
                with pytest.raises(MischiaError) as refused:
                    script.start()
                assert str(refused.value) == str(obstacle)
                assert len(people) < 3
                assert dummies


# --- what was agreed can be changed


def test_the_host_changes_what_was_agreed() -> None:
    script = Script(("ann", "bob"), seats=({},) * 5)
    before = script.table.commitment
    script.do("ann", "bot", level="easy", seat=4)
    script.do("ann", "change", name="Ann", options={"edition": "fr"}, seats=4, clock="seconds", limit=30, listed=True)
    table = script.table
    assert table.options["edition"] == "fr"
    assert [seat.kind for seat in table.seats] == ["person", "person", "open", "bot"], "whoever sits stays"
    assert (table.opening.clock, table.opening.limit, table.opening.listed) == ("seconds", 30, True)
    assert table.commitment == before
    line = table.chat[-1]
    assert (line.name, line.notice, line.about) == ("Ann", "changed", ("edition", "seats", "clock", "listed"))
    script.do("ann", "change", name="Ann", seats=6)
    assert [seat.kind for seat in table.seats][4:] == ["open", "open"]
    said = len(table.chat)
    script.do("ann", "change", name="Ann", seats=6)
    assert len(table.chat) == said, "what stays as it was is not told"
    again = type(table).of("t", script.log)
    assert (again.options, again.seats, again.chat) == (table.options, table.seats, table.chat)
    script.start()
    assert table.playing().options.edition == "fr"
    assert table.opening.allowed == 30.0
    with pytest.raises(Refused, match="begun"):
        script.do("ann", "change", name="Ann", seats=5)


@pytest.mark.parametrize(
    ("wished", "id"),
    [
        ({"seats": 1}, "seats-taken"),
        ({"seats": 8}, "bad-seats"),
        ({"seats": 0}, "bad-seats"),
        ({"clock": "sand"}, "bad-clock"),
        ({"clock": "days", "limit": 0}, "bad-clock"),
        ({"options": {"edition": "de"}}, "bad-position"),
        ({"options": {"colour": "red"}}, "bad-position"),
    ],
)
def test_a_refused_change_changes_nothing(wished: dict[str, Any], id: str) -> None:
    script = Script(("ann", "bob"), seats=({},) * 5)
    before = repr((script.table.opening, script.table.options, script.table.seats, script.table.chat))
    for who, refusal in (("ann", id), ("bob", "not-host")):
        with pytest.raises(MischiaError) as refused:
            script.do(who, "change", name="Ann", **wished)
        assert refused.value.id == refusal
    assert repr((script.table.opening, script.table.options, script.table.seats, script.table.chat)) == before


def test_bots_leave_before_a_table_is_for_people_alone() -> None:
    script = Script(("ann",), game="swords", seats=({},) * 3)
    script.do("ann", "bot", level="easy")
    with pytest.raises(Refused) as refused:
        script.do("ann", "change", name="Ann", options={"duels": "referee"})
    assert refused.value.id == "bots-sit-there"
    script.do("ann", "remove", seat=1)
    script.do("ann", "change", name="Ann", options={"duels": "referee"})
    assert script.table.people_only


async def test_a_change_is_there_after_a_restart(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, *_) = await waiting(hall, "Ann", "Bob", seats=5)
        assert not await hall.store.listed()
        await hall.change(table, ann, {"seats": 3, "clock": "days", "limit": 2, "listed": True})
        assert await hall.store.listed() == [table]
    async with opened(url) as hall:
        seen = await hall.seen(table, None)
        assert (len(seen.seats), seen.clock, seen.limit, seen.listed) == (3, "days", 2, True)
        await hall.change(table, ann, {"listed": False})
        assert not await hall.store.listed()


async def test_a_host_closes_a_table_that_nobody_wants(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, bob) = await waiting(hall, "Ann", "Bob", listed=True)
        code = (await hall.seen(table, None)).code
        with pytest.raises(NotYours):
            await hall.act(table, bob.id, "close")
        await hall.act(table, ann.id, "close")
        assert (await hall.seen(table, None)).status == "closed"
        for kind in ("start", "close"):
            with pytest.raises(Refused, match="closed"):
                await hall.act(table, ann.id, kind)
    async with opened(url) as hall:
        assert not await hall.store.listed()
        assert not await hall.store.tables_of(ann.id)
        with pytest.raises(NoTable):
            await hall.find(code)
        begun, _ = await seated(hall)
        with pytest.raises(Refused, match="begun"):
            await hall.act(begun, (await hall.table(begun)).host, "close")


# --- the door


async def test_who_looks_on_without_a_seat_is_at_the_door(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, bob) = await waiting(hall, "Ann", "Bob")
        eve = await hall.welcome("Eve")
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
        fay = await hall.welcome("Fay")
        await come(hall, table, fay)
        await hall.act(table, ann.id, "start")
        assert not (await hall.seen(table, ann.id)).door, "who looks on at a match is nobody's business"


async def test_the_door_is_the_same_at_every_process(postgres: databases.Postgres) -> None:
    url = postgres.fresh()
    async with opened(url) as one, opened(url) as two:
        table, (ann,) = await waiting(one, "Ann")
        eve = await one.welcome("Eve")
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


async def test_a_stand_in_after_a_minute_and_not_before(url: str) -> None:
    """Whoever never had a page open is missed from the start of the match on, and not at once."""
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        clock.wait(1000)
        table, (ann, bob, _cid, _dee) = await seated(hall)
        eve = await hall.welcome("Eve")
        await come(hall, table, bob)
        with pytest.raises(Refused) as refused:
            await hall.stand_in(table, bob.id, "Cid")
        assert (refused.value.id, refused.value.args_by_name["left"]) == ("not-absent", 60)
        clock.wait(MINUTE - 1)
        with pytest.raises(Refused, match="in 1 seconds"):
            await hall.stand_in(table, bob.id, "Cid")
        assert not any(seat.absent for seat in (await hall.seen(table, bob.id)).seats)
        clock.wait(1)
        await hall.presence._pulse()
        assert {seat.name for seat in (await hall.seen(table, bob.id)).seats if seat.absent} == {"Ann", "Cid", "Dee"}
        with pytest.raises(NotYours):
            await hall.stand_in(table, eve.id, "Cid")
        await hall.stand_in(table, bob.id, "Cid")  # he is not the host
        assert [seat.name for seat in (await hall.seen(table, None)).seats if seat.stand_in] == ["Cid"]
        with pytest.raises(Refused, match="moment ago"):
            await hall.stand_in(table, ann.id, "Bob")


async def test_whoever_acts_or_looks_is_there(url: str) -> None:
    """A program, or a browser without script, has no page that stays open."""
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, (ann, bob, cid, _) = await seated(hall)
        clock.wait(50)
        await hall.chat(table, bob, "Hi")
        hall.presence.glimpse(table, cid.id, "Cid")
        clock.wait(20)
        for name in ("Bob", "Cid"):
            with pytest.raises(Refused, match="moment ago"):
                await hall.stand_in(table, ann.id, name)
        clock.wait(50)
        for name in ("Bob", "Cid"):
            await hall.stand_in(table, ann.id, name)


def test_who_changes_a_secret_choice_does_not_show_by_it() -> None:
    """That a choice which was put away was changed is known to nobody, so it does not count as being there."""
    script = Script().start().until_secret_choice(Random(1))
    seat = next(one for one in script.table.seats if one.name in script.table.playing().turn)
    person, match = seat.person or "", script.table.playing()
    moves = match.moves(seat.name)
    script.do(person, "move", move=moves[0], number=match.number)
    acted = script.table.acted[person]
    script.do(person, "move", move=moves[-1], number=match.number)
    assert script.table.acted[person] == acted


@pytest.mark.parametrize("duels", ["referee", "virtual"])
async def test_those_who_are_there_end_a_match_without_the_absent(url: str, duels: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, (ann, bob, cid) = await waiting(
            hall, "Ann", "Bob", "Cid", game="swords", seats=3, options={"duels": duels}
        )
        await hall.act(table, ann.id, "start")
        await come(hall, table, ann, bob, cid)
        hall.presence.leave(table, cid.id)
        await hall.end(table, ann.id, True)
        clock.wait(MINUTE - 1)
        await hall.end(table, bob.id, True)
        assert not (await hall.table(table)).abandoned, "Cid was here a moment ago"
        with pytest.raises(Refused, match="already"):
            await hall.end(table, bob.id, True)
        clock.wait(1)
        await hall.end(table, bob.id, True)  # asked again, now without Cid
        assert (await hall.table(table)).abandoned
    async with opened(url) as hall:
        assert (await hall.table(table)).abandoned


async def test_a_vote_of_somebody_who_is_there_counts(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, (ann, bob, cid, _dee) = await seated(hall)
        await come(hall, table, ann, bob, cid)
        clock.wait(MINUTE)
        await hall.end(table, ann.id, True)
        await hall.end(table, bob.id, True)
        assert not (await hall.table(table)).abandoned, "Cid is there, and has not agreed"
        await hall.end(table, cid.id, True)
        assert (await hall.table(table)).abandoned, "Dee was never seen"


async def test_a_lobby_whose_host_is_gone_is_taken_over(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, (ann, bob, cid) = await waiting(hall, "Ann", "Bob", "Cid")
        eve = await hall.welcome("Eve")
        await come(hall, table, ann, bob, cid, eve)
        hall.presence.leave(table, ann.id)
        clock.wait(MINUTE - 1)
        await hall.presence._pulse()
        assert not (await hall.seen(table, bob.id)).host_absent
        with pytest.raises(Refused, match="Ann was here a moment ago"):
            await hall.take_over(table, bob)
        clock.wait(1)
        watch = hall.hub.enter(table)
        await hall.presence._pulse()
        assert await watch.wait(60), "that the minute is over is told"
        assert (await hall.seen(table, bob.id)).host_absent
        with pytest.raises(NotYours):
            await hall.take_over(table, eve)  # those who sit there come first
        await hall.take_over(table, bob)
        seen = await hall.seen(table, bob.id)
        assert seen.host
        assert (seen.chat[-1].name, seen.chat[-1].notice) == ("Bob", "host")
        with pytest.raises(Refused, match="moment ago"):
            await hall.take_over(table, cid)
        await hall.act(table, bob.id, "start")
        assert (await hall.seen(table, None)).status == "playing"
    async with opened(url) as hall:
        assert (await hall.seen(table, bob.id)).host


async def test_a_lobby_with_nobody_else_is_taken_over_by_who_looks_on(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, (_ann, _bob) = await waiting(hall, "Ann", "Bob")
        eve = await hall.welcome("Eve")
        await come(hall, table, eve)
        clock.wait(MINUTE)
        await hall.take_over(table, eve)
        assert (await hall.seen(table, eve.id)).host
        assert table in await hall.store.tables_of(eve.id)
        with pytest.raises(Refused) as refused:
            await hall.take_over(table, eve)
        assert refused.value.id == "host-already"


async def test_two_who_take_over_at_once(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, bob, cid) = await waiting(hall, "Ann", "Bob", "Cid")
        await hall.act(table, bob.id, "host", {"host": ann.id, "name": "Bob"})
        with pytest.raises(Refused) as refused:
            await hall.act(table, cid.id, "host", {"host": ann.id, "name": "Cid"})
        assert refused.value.id == "other-host"
