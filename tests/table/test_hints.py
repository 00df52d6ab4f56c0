"""Hints: agreed like the clock, asked in public, answered to the asker alone."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from mischia.bots.advice import Advice
from mischia.table.coaching import MOST_WAITING, Coaching
from mischia.table.errors import NotYours, Refused
from mischia.table.table import Table
from mischia.table.view import look
from mischia.table.wire import wire_events
from tests.table.coach import Here, alone, bot_moves
from tests.table.halls import opened, seated, waiting
from tests.table.play import Script

pytestmark = pytest.mark.anyio
NOTE = "note-hint"


def script(*people: str, bots: int = 0, **agreed: Any) -> Script:
    """People and bots at a table; the match has begun."""
    seats: tuple[dict[str, Any], ...] = ({},) * (len(people) + bots)
    found = Script(people, secret="7" * 64, **{"seats": seats, **agreed})
    for _ in range(bots):
        found.do(people[0], "bot", level="random")
    return found.start()


def play_on(found: Script) -> None:
    """Bots answer, until a person is asked."""
    while found.table.bots_to_move():
        name, match = found.table.bots_to_move()[0].name, found.table.playing()
        found.do("", "move", name=name, number=match.number, move=match.onward(name)[0])


def refused(found: Script, who: str, number: int | None = None) -> str:
    """Why somebody may not ask the coach; nothing has changed."""
    before = len(found.log), found.table.seq, list(found.table.notes)
    with pytest.raises(Refused) as why:
        found.do(who, "hint", number=found.table.playing_number() if number is None else number)
    assert before == (len(found.log), found.table.seq, list(found.table.notes))
    return why.value.id


def asks(found: Script, who: str) -> None:
    found.do(who, "hint", number=found.table.playing_number())


def notes(table: Table, person: str | None) -> list[tuple[str, int]]:
    return [(note.id, note.seat) for note in look(table, person).notes]


# --- where it is allowed


async def test_alone_with_bots_the_coach_may_be_asked() -> None:
    found = script("ann", bots=3)
    assert look(found.table, "ann").hints
    play_on(found)
    asks(found, "ann")
    assert [id for id, _ in notes(found.table, "ann")] == [NOTE]


async def test_with_others_it_takes_an_agreement() -> None:
    found = script("ann", "bob", "cid", "dee")
    assert not look(found.table, "ann").hints
    asked = found.table.playing().awaited[0].lower()
    assert refused(found, asked) == "no-hints"
    found = script("ann", "bob", "cid", "dee", hints=True)
    assert look(found.table, "bob").hints
    asks(found, found.table.playing().awaited[0].lower())


async def test_where_no_bot_may_play_no_coach_is_asked() -> None:
    """What the referee of a duel sees no coach can."""
    found = script("ann", "bob", "cid", game="swords", options={"duels": "referee"}, hints=True)
    assert not found.table.hints
    assert refused(found, "ann") == "no-hints"


async def test_it_is_agreed_like_the_clock_and_told(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, bob) = await waiting(hall, "Ann", "Bob", seats=4)
        assert not (await hall.seen(table, None)).hints_agreed
        with pytest.raises(NotYours):
            await hall.change(table, bob, {"hints": True})
        await hall.change(table, ann, {"hints": True})
        seen = await hall.seen(table, bob.id)
        assert (seen.hints, seen.hints_agreed) == (True, True)
        assert (seen.chat[-1].notice, seen.chat[-1].about) == ("changed", ("hints",))
        again = await hall.openings.open(ann, "quickshot", hints=True)
        assert (await hall.seen(again, None)).hints_agreed


async def test_whoever_sits_down_ends_what_one_alone_may() -> None:
    found = Script(("ann",), seats=({},) * 4)
    assert found.table.hints
    found.do("bob", "sit", name="Bob")
    assert not found.table.hints


async def test_a_rematch_keeps_what_was_agreed(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall, hints=True)
        for person in people:
            await hall.act(table, person.id, "end", {"agree": True})
        again = await hall.rematch(table, people[0].id)
        assert (await hall.seen(again, None)).hints_agreed


# --- who may ask, and when


async def test_only_whoever_is_asked_may_ask() -> None:
    found = script("ann", "bob", "cid", "dee", hints=True)
    awaited = found.table.playing().awaited
    other = next(name for name in ("Ann", "Bob", "Cid", "Dee") if name not in awaited)
    assert refused(found, other.lower()) == "nothing-to-choose"
    assert refused(found, awaited[0].lower(), number=99) == "passed"
    assert refused(found, "eve") == "no-seat"


async def test_before_and_after_the_match_nobody_asks() -> None:
    found = Script(("ann", "bob", "cid", "dee"), hints=True)
    assert refused(found, "ann") == "not-begun"
    found.start()
    for person in ("ann", "bob", "cid", "dee"):
        found.do(person, "end", agree=True)
    assert refused(found, "ann") == "over"


async def test_that_somebody_asks_does_not_tell_whether_they_have_chosen() -> None:
    """A choice that was put away may be changed: whoever has made it may still ask."""
    found = script("ann", "bob", "cid", "dee", hints=True)
    match = found.table.playing()
    leader = match.awaited[0]
    found.do(leader.lower(), "move", number=match.number, move=match.moves(leader)[0])
    one = match.awaited[0]
    found.do(one.lower(), "move", number=match.number, move=match.moves(one)[0])
    assert one not in match.awaited
    asks(found, one.lower())
    assert notes(found.table, None)[-1] == (NOTE, match.names.index(one))


async def test_a_question_is_noted_once() -> None:
    found = script("ann", bots=3)
    play_on(found)
    asks(found, "ann")
    before = found.table.seq_for(None)
    asks(found, "ann")
    assert len(notes(found.table, None)) == 1
    assert found.table.seq_for(None) == before
    match = found.table.playing()
    found.do("ann", "move", number=match.number, move=match.onward("Ann")[0])
    play_on(found)
    asks(found, "ann")
    assert len(notes(found.table, None)) == 2


async def test_all_hear_the_same_of_it() -> None:
    found = script("ann", "bob", "cid", "dee", hints=True)
    name = found.table.playing().awaited[0]
    asks(found, name.lower())
    for person in ("ann", "bob", "cid", "dee", None):
        seen = look(found.table, person)
        assert [(note.id, found.table.seats[note.seat].name) for note in seen.notes] == [(NOTE, name)]
        assert f"{name} asks the coach".encode() in wire_events(seen, 0)


async def test_the_log_tells_of_it_after_a_restart() -> None:
    found = script("ann", bots=3)
    play_on(found)
    asks(found, "ann")
    again = Table.of("t", found.log)
    assert notes(again, "ann") == notes(found.table, "ann")
    assert again.coached == found.table.coached
    kept = found.table.kept()
    assert kept is not None
    older = {**kept, "match": {**kept["match"], "rules": "older"}}
    assert notes(Table.of("t", found.log, older), None) == notes(found.table, None)


async def test_a_table_that_was_opened_before_there_were_hints() -> None:
    found = script("ann", "bob", "cid", "dee")
    first = {key: value for key, value in found.log[0].data.items() if key != "hints"}
    table = Table.of("t", [replace(found.log[0], data=first), *found.log[1:]])
    assert not table.hints


# --- the coach


async def test_whoever_asks_is_answered_and_hears_the_same_again(url: str) -> None:
    async with opened(url) as hall:
        table, ann, number = await alone(hall)
        minds = Here()
        coaching = Coaching(hall, minds)
        advice, same = await asyncio.gather(*[coaching.advise(table, ann, number) for _ in range(2)])
        seen = await hall.seen(table, ann)
        assert advice == same == await coaching.advise(table, ann, number)
        assert minds.thoughts == 1
        assert {one.phrase for one in advice.candidates} <= set(seen.choices or ())
        assert [note.id for note in seen.notes] == [NOTE]


async def test_what_the_coach_says_is_nowhere_at_the_table(url: str) -> None:
    async with opened(url) as hall:
        table, ann, number = await alone(hall)
        before = (await hall.table(table)).seq
        await Coaching(hall, Here()).advise(table, ann, number)
        entries = await hall.store.entries(table, after=before)
        assert [(entry.kind, entry.data) for entry in entries] == [("hint", {"number": number})]
        hall.tables.lives.clear()  # as after a restart
        assert [note.id for note in (await hall.seen(table, None)).notes] == [NOTE]


async def test_a_refused_question_starts_no_thought(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall)
        number = (await hall.seen(table, None)).number
        minds = Here()
        asked = (await hall.seen(table, None)).turn[0]
        person = next(one for one in people if one.name == asked)
        with pytest.raises(Refused) as why:
            await Coaching(hall, minds).advise(table, person.id, number)
        assert why.value.id == "no-hints"
        assert minds.thoughts == 0


async def test_a_full_house_says_so_and_notes_nothing(url: str) -> None:
    async with opened(url) as hall:
        table, ann, number = await alone(hall)
        coaching = Coaching(hall, Here())
        coaching.waiting = MOST_WAITING
        with pytest.raises(Refused) as why:
            await coaching.advise(table, ann, number)
        assert why.value.id == "coach-busy"
        assert not (await hall.table(table)).notes


async def test_one_thinks_at_a_time_and_the_table_goes_on(url: str) -> None:
    """While the coach thinks, the asker plays: a thought about what has passed is of no use to anybody else."""
    async with opened(url) as hall:
        table, ann, number = await alone(hall)
        minds = Here()
        minds.free.clear()
        coaching = Coaching(hall, minds)
        asking = asyncio.create_task(coaching.advise(table, ann, number))
        while not minds.thoughts:
            await asyncio.sleep(0)
        seen = await hall.seen(table, ann)
        await hall.move(table, ann, next(iter(seen.choices or ())), number)
        while (now := await hall.seen(table, ann)).number == number and now.status == "playing":  # all choose at once
            await bot_moves(hall, table)
        with pytest.raises(Refused) as why:
            await coaching.advise(table, ann, number)
        assert why.value.id in ("passed", "over")  # a first round may be the last
        minds.free.set()
        assert (await asking).candidates


async def test_a_thought_that_failed_is_thought_again(url: str) -> None:
    async with opened(url) as hall:
        table, ann, number = await alone(hall)

        class Tired(Here):
            async def advise(self, sent: bytes, seconds: float) -> Advice:
                if not self.thoughts:
                    self.thoughts += 1
                    raise OSError("killed")
                return await super().advise(sent, seconds)

        coaching = Coaching(hall, Tired())
        with pytest.raises(OSError, match="killed"):
            await coaching.advise(table, ann, number)
        assert (await coaching.advise(table, ann, number)).candidates
        assert len((await hall.table(table)).notes) == 1
