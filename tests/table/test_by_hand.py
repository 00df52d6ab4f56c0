"""Dice that their owner's hand throws: nobody, not even the table, knows what they show before."""

import asyncio
from random import Random

import pytest

from mischia.core import verify
from mischia.table import table as table_module
from mischia.table.bot_pool import Minds
from mischia.table.bot_timing import AT_ONCE
from mischia.table.caretaker import House
from mischia.table.entry import HOUSE
from mischia.table.errors import NotYours, Passed
from mischia.table.hall import Hall
from mischia.table.seat import Seat
from mischia.table.showing_time import MOST
from mischia.table.table import Table
from mischia.table.view import look
from tests.table.halls import opened
from tests.table.play import Script

PEOPLE = ("ann", "bob", "cid")


def by_hand(secret: str = "by hand", **opening: object) -> Script:
    return Script(PEOPLE, secret, "quarriors", by_hand=True, **opening).start()


def thrower(table: Table) -> Seat:
    waiting = table.throws_by
    assert waiting is not None
    return waiting[0]


def faces(table: Table, person: str | None) -> list[str]:
    """The dice in the tray of whoever has the turn, as a viewer sees them."""
    view = look(table, person).view
    assert view is not None
    return list(view["zones"][view["current"]]["active"])


def test_nobody_sees_a_face_before_the_hand_throws() -> None:
    script = by_hand()
    table, match = script.table, script.table.playing()
    seat = thrower(table)
    drawn = match.draws
    for person in (*PEOPLE, None):
        seen = look(table, person)
        assert [die for die in faces(table, person) if " " in die] == []
        assert len(faces(table, person)) == 6
        assert not [event for event in seen.events if event.id == "roll"]
        assert seen.turn == (seat.name,)
        assert list(seen.choices or ()) == (["roll"] if person == seat.person else [])
    script.do(seat.person or "", "move", move="roll", number=match.number)
    assert match.draws == drawn + 6
    assert all(" " in die for die in faces(table, None))
    assert table.throws_by is None
    assert ("chance", "roll") not in match.answers
    assert not any(said == "roll" for _, said in match.answers)


def test_others_can_not_throw_and_nothing_else_can_be_done() -> None:
    script = by_hand()
    match, seat = script.table.playing(), thrower(script.table)
    other = next(person for person in PEOPLE if person != seat.person)
    for person, move in ((other, "roll"), (seat.person or "", "spend all"), (seat.person or "", "roll goblin 1")):
        with pytest.raises(Exception, match="may not"):
            script.do(person, "move", move=move, number=match.number)
    with pytest.raises(Passed):
        script.do(seat.person or "", "move", move="roll", number=match.number + 1)
    with pytest.raises(NotYours):
        script.do(other, "throw", number=match.number)
    script.do(HOUSE, "throw", number=match.number)
    with pytest.raises(Passed):
        script.do(HOUSE, "throw", number=match.number)


def test_the_hand_changes_nothing_that_chance_says() -> None:
    """The same secret tells the same game, by hand or at once; the finished match can be verified and replayed."""
    hand = by_hand().play(Random(5))
    assert hand.table.playing_number() > 100
    doc = hand.table.document()
    assert verify.verify(hand.table.game, doc) > 100
    again = Table.of("t", hand.log)
    assert again.document() == doc
    assert hand.table.moment(10).position == again.moment(10).position
    rolls = [entry for entry in hand.log if entry.data.get("move") == "roll"]
    assert len(rolls) > 10
    at_once = Script(PEOPLE, "by hand", "quarriors").start()
    for entry in hand.log[len(at_once.log) :]:
        if entry.data.get("move") != "roll":
            number = at_once.table.playing_number()
            at_once.do(entry.who, entry.kind, **{**entry.data, "number": number})
    assert at_once.table.document() == doc


def test_a_table_that_was_opened_before_rolls_at_once() -> None:
    script = Script(PEOPLE, "before", "quarriors")
    del script.log[0].data["by_hand"]
    script.start()
    assert script.table.throws_by is None
    assert Table.of("t", script.log).playing().turn


def test_a_table_whose_rules_have_changed_goes_on_from_where_it_waited() -> None:
    script, kept = by_hand(), by_hand("another").table.kept()  # the log would tell something else
    assert kept is not None
    kept["match"]["rules"] = "older"
    table = Table.of("t", script.log, kept)
    assert table.throws_by is None
    assert table.position["wilds"] == kept["match"]["position"]["wilds"] != script.table.position["wilds"]
    one = next(seat for seat in table.seats if seat.name in table.playing().turn)
    for _ in range(200):
        if table.throws_by is not None:
            break
        match = table.playing()
        one = next(seat for seat in table.seats if seat.name in match.awaited)
        match.play(one.name, Random(1).choice(match.onward(one.name)))
    assert thrower(table) is not one


def test_whoever_leaves_has_the_dice_thrown_and_bots_throw_at_once() -> None:
    script = by_hand()
    seat = thrower(script.table)
    script.do(seat.person or "", "stand")
    assert script.table.throws_by is None
    assert [one.name for one in script.table.bots_to_move()] == [seat.name]


def test_the_clock_of_a_question_begins_after_the_roll() -> None:
    script = by_hand(clock="seconds", limit=5)
    table, seat = script.table, thrower(script.table)
    assert table.deadline is None
    script.do(seat.person or "", "move", move="roll", number=table.playing_number())
    rolled = script.log[-1].at
    assert table.deadline is not None
    assert rolled + 5 < table.deadline < rolled + 5 + MOST, "when the roll has been shown"


def test_the_dice_wait_until_it_was_shown_that_they_do() -> None:
    """Rivals who play fast take long to be shown: the house must not throw before the owner can know of the turn."""
    script = by_hand()
    table, rng = script.table, Random(1)
    first = thrower(table)
    script.step(rng)
    while table.throws_by is None:
        script.step(rng)
    assert thrower(table) is not first
    now = script.log[-1].at
    assert now + table_module.THROW_WITHIN + 5 < table.throws_by[1] <= now + table_module.THROW_WITHIN + MOST


@pytest.mark.anyio
@pytest.mark.parametrize("away", [False, True])
async def test_the_house_throws_in_the_end(url: str, away: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while, or at once for somebody who went away; a program that opens no page has the whole while."""
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await real(0)

    async with opened(url) as hall:
        table = await two_at(hall)
        if away:
            for person in table.people():
                monkeypatch.setattr(hall.presence, "opened", 0.0)
                hall.presence.seen.setdefault(table.id, {})[person] = 1.0
        monkeypatch.setattr("mischia.table.caretaker.asyncio.sleep", sleep)
        house = House(hall, Minds(1), AT_ONCE)
        number = table.playing_number()
        house.look(table)
        await house.clocks[table.id][1]
        assert table.playing_number() > number
        assert table.throws_by is None
        assert len(slept) == (0 if away else 1)
        assert all(0 < one - table_module.THROW_WITHIN < MOST for one in slept)
        await house.stop()


async def two_at(hall: Hall) -> Table:
    """Two people at a table that waits for one of them to roll."""
    ann, bob = await hall.people.welcome("Ann"), await hall.people.welcome("Bob")
    id = await hall.openings.open(ann, "quarriors", seats=2)
    await hall.act(id, bob.id, "sit", {"name": "Bob"})
    await hall.act(id, ann.id, "start")
    table = await hall.table(id)
    assert table.throws_by is not None
    return table
