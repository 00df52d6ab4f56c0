"""Nobody hangs a table by vanishing."""

from random import Random

import pytest

from mischia.table.errors import NotYours, Refused
from tests.table.halls import Clock, come, opened, seated, waiting
from tests.table.play import Script

pytestmark = pytest.mark.anyio


MINUTE = 60.0


async def test_a_stand_in_after_a_minute_and_not_before(url: str) -> None:
    """Whoever never had a page open is missed from the start of the match on, and not at once."""
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        clock.wait(1000)
        table, (ann, bob, _cid, _dee) = await seated(hall)
        eve = await hall.people.welcome("Eve")
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


async def test_a_stand_in_has_the_level_that_was_asked_for_and_goes_when_its_person_acts(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, (_ann, bob, cid, _dee) = await seated(hall)
        await come(hall, table, bob)
        clock.wait(MINUTE)
        with pytest.raises(Refused) as refused:
            await hall.do(table, bob, "away", {"name": "Cid", "level": "godlike"})
        assert refused.value.id == "unknown-bot"
        await hall.do(table, bob, "away", {"name": "Cid", "level": "hard"})
        seat = next(seat for seat in (await hall.table(table)).seats if seat.name == "Cid")
        assert (seat.stand_in, seat.bot_level, seat.stood_in) == (True, "hard", True)
        seen = await hall.seen(table, None)
        assert [(one.level, one.stand_in) for one in seen.seats if one.name == "Cid"] == [("hard", True)]
        assert seen.notes[-1].id == "note-stand-in"
        await hall.chat(table, cid, "Here I am")
        seat = next(seat for seat in (await hall.table(table)).seats if seat.name == "Cid")
        assert not seat.stand_in or seat.returns
        assert (await hall.seen(table, None)).notes[-1].id == "note-timeout-back"
    async with opened(url) as hall:
        again = next(seat for seat in (await hall.table(table)).seats if seat.name == "Cid")
        assert again == seat


async def test_who_leaves_the_seat_to_a_bot_may_talk_and_stay_away(url: str) -> None:
    async with opened(url) as hall:
        table, (_ann, bob, *_) = await seated(hall)
        await hall.act(table, bob.id, "stand")
        await hall.chat(table, bob, "I only look on")
        assert [seat.name for seat in (await hall.seen(table, None)).seats if seat.stand_in] == ["Bob"]


async def test_a_rematch_is_looked_after_by_somebody_who_is_there(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, (ann, bob, cid, dee) = await seated(hall)
        for person in (ann, bob, cid, dee):
            await hall.end(table, person.id, True)
        seen = await hall.seen(table, None)
        assert (seen.abandoned, seen.notes[-1].id, seen.notes[-1].agreed, seen.notes[-1].away) == (
            True,
            "note-ended",
            (0, 1, 2, 3),
            (),
        )
        clock.wait(MINUTE)
        await come(hall, table, bob)
        again = await hall.rematch(table, bob.id)
        assert (await hall.seen(again, bob.id)).host
        assert (await hall.table(again)).seat_of(ann.id) is not None


async def test_whoever_acts_or_looks_is_there(url: str) -> None:
    """A program, or a browser without script, has no page that stays open."""
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, (ann, bob, cid, _) = await seated(hall)
        clock.wait(50)
        await hall.chat(table, bob, "Hi")
        hall.presence.glimpse(table, cid.id, "Cid")
        await hall.presence._news()  # written down before the clock goes on
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
        last = (await hall.seen(table, None)).notes[-1]
        assert (last.id, last.agreed, last.away) == ("note-ended", (0, 1, 2), (3,))


async def test_a_lobby_whose_host_is_gone_is_taken_over(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, (ann, bob, cid) = await waiting(hall, "Ann", "Bob", "Cid")
        eve = await hall.people.welcome("Eve")
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
        eve = await hall.people.welcome("Eve")
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
