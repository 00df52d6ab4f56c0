"""A lobby: what may be opened and started, and what was agreed can be changed."""

from typing import Any

import pytest

from mischia.core.errors import MischiaError
from mischia.table.errors import NoTable, NotYours, Refused
from mischia.table.lobby import outset
from tests.table.halls import opened, seated, waiting
from tests.table.play import Script

pytestmark = pytest.mark.anyio


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
        ann = await hall.people.welcome("Ann")
        with pytest.raises(Refused) as refused:
            await hall.openings.open(ann, game, options=options, seats=few)
        assert refused.value.id == "bad-seats"
        assert refused.value.clause == clause or few > 6
        assert not await hall.store.tables_of(ann.id)


async def test_alone_against_bosses(url: str) -> None:
    async with opened(url) as hall:
        ann = await hall.people.welcome("Ann")
        table = await hall.openings.open(ann, "deathroads", options={"coop": True}, seats=1)
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


def test_an_expert_sits_where_there_is_one() -> None:
    Script(("ann",), game="quickshot", seats=({},) * 3).do("ann", "bot", level="expert")
    with pytest.raises(Refused, match="there are: random, easy, normal, hard") as refused:
        Script(("ann",), game="swords", seats=({},) * 3).do("ann", "bot", level="expert")
    assert refused.value.id == "unknown-bot"


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
            await hall.openings.find(code)
        begun, _ = await seated(hall)
        with pytest.raises(Refused, match="begun"):
            await hall.act(begun, (await hall.table(begun)).host, "close")
