"""A reserve of time beside the clock of each question: it runs when that has run out, for whom the table waits."""

import json
from random import Random
from typing import Any

import pytest

from mischia.table import banks
from mischia.table.bot_timing import AT_ONCE
from mischia.table.caretaker import House
from mischia.table.entry import HOUSE, Entry
from mischia.table.errors import Refused
from mischia.table.seat import DAY, Seat
from mischia.table.table import Table
from mischia.table.view import look
from mischia.table.wire import wire
from tests.table.halls import comes_true, opened, waiting
from tests.table.play import Script

LIMIT, BANK = 30, 120


def banked(**opening: Any) -> Script:
    return Script(secret="s", **{"clock": "seconds", "limit": LIMIT, "bank": BANK, **opening}).start()


def late(script: Script) -> Seat:
    return script.table.late()[0]


def at(script: Script, when: float, who: str, kind: str, **data: Any) -> None:
    entry = Entry(kind, who, data, when)
    script.table.apply(entry)
    script.log.append(entry)


def answers(script: Script, seat: Seat, when: float) -> None:
    match = script.table.playing()
    at(script, when, seat.person or "", "move", move=match.onward(seat.name)[0], number=match.number)


def shown(script: Script, seat: Seat) -> int | None:
    return look(script.table, None).seats[script.table.seats.index(seat)].bank


def test_who_answers_in_time_keeps_the_reserve() -> None:
    script = banked()
    seat, due = late(script), script.table.question_due
    assert due is not None
    assert script.table.deadline == due + BANK
    answers(script, seat, due)
    assert (seat.bank_used, shown(script, seat)) == (0.0, BANK)


def test_what_is_used_is_gone_for_the_match() -> None:
    script = banked()
    seat, due = late(script), script.table.question_due or 0.0
    at(script, due + 20, "bob" if seat.person == "ann" else "ann", "chat", text="slow", name="x")
    assert seat.bank_used == 0.0, "it is still running"
    answers(script, seat, due + 50)
    assert (seat.bank_used, shown(script, seat)) == (50.0, BANK - 50)
    others = [one for one in script.table.seats if one is not seat]
    assert [shown(script, one) for one in others] == [BANK] * 3
    again = Table.of("t", script.log)
    assert [one.bank_used for one in again.seats] == [one.bank_used for one in script.table.seats]
    assert wire(look(again, None)) == wire(look(script.table, None))


def test_each_has_a_reserve_of_their_own_where_several_choose() -> None:
    script = banked().until_secret_choice(Random(3))
    first, second, *_ = script.table.late()
    due = script.table.question_due or 0.0
    first.bank_used = 100.0
    assert (script.table.due_for(first), script.table.due_for(second)) == (due + 20, due + 120)
    assert script.table.deadline == due + 20
    answers(script, first, due + 10)
    assert first.bank_used == pytest.approx(110.0)
    assert second.bank_used == 0.0
    match = script.table.playing()
    choices = list(match.alternatives(first.name))
    at(script, due + 15, first.person or "", "move", move=choices[-1], number=match.number)
    assert first.bank_used == pytest.approx(110.0), "who changes a choice has made one"


def test_when_it_is_empty_the_clock_does_what_it_does() -> None:
    script = banked()
    seat, end = late(script), script.table.deadline or 0.0
    at(script, end + 3, HOUSE, "away", name=seat.name, number=script.table.playing().number, once=True)
    assert (seat.stand_in, seat.bank_used, shown(script, seat)) == (True, float(BANK), 0)
    match = script.table.playing()
    at(script, end + 4, HOUSE, "move", name=seat.name, move=match.onward(seat.name)[0], number=match.number)
    assert not seat.stand_in
    rng = Random(1)
    while seat not in script.table.late():
        script.step(rng)
    assert script.table.due_for(seat) == script.table.question_due, "the next question has its own time and no more"


def test_bots_and_tables_without_have_none() -> None:
    script = Script(("ann", "bob"), "s", clock="seconds", limit=LIMIT, bank=BANK, seats=({}, {}, {}))
    script.do("ann", "bot", level="easy")
    script.start()
    assert [seat.bank for seat in look(script.table, None).seats if seat.kind == "bot"] == [None]
    for plain in (banked(bank=0), banked(clock="none", limit=0)):
        assert {seat.bank for seat in look(plain.table, None).seats} == {None}
        assert plain.table.deadline == plain.table.question_due
        assert banks.overtime(plain.table, 1e9) is None


def test_where_days_count_so_does_the_reserve() -> None:
    script = banked(clock="days", limit=2, bank=3)
    seat = late(script)
    assert script.table.deadline == script.log[-1].at + 5 * DAY
    assert shown(script, seat) == 3 * DAY
    answers(script, seat, script.log[-1].at + 4 * DAY)
    assert shown(script, seat) == DAY


def test_it_is_agreed_before_the_match_and_told() -> None:
    script = Script(secret="s")
    script.do("ann", "change", clock="seconds", limit=60, bank=300, settles=True, name="Ann")
    assert (script.table.opening.bank, script.table.opening.settles) == (300, True)
    assert script.table.chat[-1].about == ("clock", "settles")
    with pytest.raises(Refused) as refused:
        script.do("ann", "change", bank=-1, name="Ann")
    assert refused.value.id == "bad-clock"


def test_a_match_that_goes_on_from_what_was_kept_has_what_was_left() -> None:
    script = banked()
    seat, due = late(script), script.table.question_due or 0.0
    answers(script, seat, due + 50)
    kept = json.loads(json.dumps(script.table.kept()))
    kept["match"]["rules"] = "0"
    wrong = Entry("move", "ann", {"move": "xyzzy", "number": 0}, 6.0)
    table = Table.of("t", [*script.log[:-1], wrong, script.log[-1]], kept)
    assert [one.bank_used for one in table.seats] == [one.bank_used for one in script.table.seats]


class NoMinds:
    """Bots that never come to an end with thinking."""

    async def choose(self, sent: bytes, level: str) -> str:
        raise Refused("They do not think here.", "no-bots")

    async def close(self) -> None:
        pass


@pytest.mark.anyio
async def test_the_house_lets_the_reserve_run_out_and_not_before(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mischia.table.table.start_of_clock", lambda match, opened, entries: opened)
    async with opened(url) as hall:
        house = House(hall, NoMinds(), AT_ONCE, grace=0.0)  # type: ignore[arg-type]
        house.start()
        try:
            table, people = await waiting(hall, "Ann", "Bob", "Cid", clock="seconds", limit=1, bank=2)
            await hall.act(table, people[0].id, "start")
            began = (await hall.table(table)).began

            async def has_run_out() -> bool:
                return any(seat.stand_in for seat in (await hall.table(table)).seats)

            await comes_true(has_run_out)
            now = await hall.table(table)
            assert now.stirred - began >= 3.0
            assert [seat.bank_used for seat in now.seats if seat.stand_in] == [2.0]
        finally:
            await house.stop()
