"""The clock of a question: it starts when its steps have been shown; what it does is told; the seat comes back."""

import json
from random import Random
from typing import Any

import pytest

from mischia.core.language import Strings
from mischia.core.match import Match
from mischia.games import GAMES, game_named
from mischia.table.entry import HOUSE
from mischia.table.seat import DAY, Seat
from mischia.table.seen import seen_in_match
from mischia.table.showing_time import MARGIN, MOST, milliseconds, shown_at, start_of_clock
from mischia.table.table import Table
from mischia.table.view import look, look_back
from mischia.table.wire import wire_events
from tests.drawn import lines
from tests.table.play import GAME, PEOPLE, Script

LIMIT = 30


def clocked(**opening: Any) -> Script:
    return Script(secret="s", **{"clock": "seconds", "limit": LIMIT, **opening}).start()


def run_out(script: Script, seat: Seat, once: bool = True) -> None:
    script.do(HOUSE, "away", name=seat.name, number=script.table.playing().number, once=once)


def late(script: Script) -> Seat:
    return script.table.late()[0]


def texts(table: Table, person: str | None = None) -> list[str]:
    return [event["text"] for event in json.loads(wire_events(look(table, person), 0))]


# --- when it starts


@pytest.mark.parametrize("game", GAMES)
def test_the_clock_starts_when_the_steps_have_been_shown(game: str) -> None:
    """Each round takes its time on the page; somebody who is shown everything at once waits for the rest of it."""
    names = PEOPLE[: max(2, min(len(PEOPLE), game_named(game).players[-1]))]
    match = Match(game_named(game), game_named(game).fill_up([name.title() for name in names], []), {}, "s")
    rng = Random(1)
    for _ in range(12):
        name = match.awaited[0]
        match.play(name, rng.choice(match.onward(name)))
    every = lines(seen_in_match(match, None), Strings(match.game, "en"))
    total = sum(milliseconds(line) for line in every) / 1000
    assert total > 5
    told = [(100.0, len(match.events))]
    assert shown_at(match, told) == pytest.approx(100 + total)
    assert start_of_clock(match, 100.0, told) == pytest.approx(100 + min(total + MARGIN, MOST))
    assert start_of_clock(match, 100.0 + 2 * MOST, told) == 100.0 + 2 * MOST, "all was shown long ago"


def test_steps_that_pile_up_are_waited_for_but_nobody_waits_for_ever() -> None:
    script = clocked()
    rng = Random(3)
    for _ in range(6):
        script.step(rng)
    table = script.table
    shown = table.deadline - LIMIT - MARGIN  # type: ignore[operator]
    assert shown > script.log[-1].at + 5, "six moves in six seconds take longer to be shown"
    told = [(entry.at, events) for entry, events in zip(script.log, table.heard, strict=True)]
    assert shown == pytest.approx(shown_at(table.playing(), told))
    assert table.deadline - script.log[-1].at <= LIMIT + MOST  # type: ignore[operator]
    assert Table.of("t", script.log).deadline == table.deadline


def test_what_only_one_player_hears_does_not_move_the_clock() -> None:
    match = Match(game_named(GAME), game_named(GAME).fill_up(["Ann", "Bob", "Cid"], []), {}, "s")
    told = [(1.0, len(match.events))]
    before = shown_at(match, told)
    match.events.append(match.events[-1]._replace(hearers=(0,)))
    assert shown_at(match, [*told, (2.0, len(match.events))]) == before


def test_a_clock_of_days_takes_no_notice_of_steps() -> None:
    script = clocked(clock="days", limit=2)
    script.step(Random(1))
    assert script.table.deadline == script.log[-1].at + 2 * DAY


# --- what it does


def test_a_bot_answers_once_and_the_seat_is_its_persons_again() -> None:
    script = clocked()
    match, seat = script.table.playing(), late(script)
    run_out(script, seat)
    assert script.table.bots_to_move() == [seat]
    assert script.table.deadline is None
    script.do(HOUSE, "move", name=seat.name, move=match.moves(seat.name)[0], number=match.number)
    assert not seat.stand_in
    assert script.table.deadline is not None
    assert Table.of("t", script.log).seats == script.table.seats


def test_who_lets_it_run_out_twice_is_played_for_until_they_act() -> None:
    script = clocked()
    rng, table = Random(1), script.table
    seat = late(script)
    run_out(script, seat)
    while not (seat.name in table.playing().awaited and not seat.stand_in):
        script.step(rng)
    assert seat.lapses == 1
    run_out(script, seat, once=False)
    number = table.playing().number
    while table.playing().number < number + 2:
        script.step(rng)
    assert seat.has_lapsed
    script.do(seat.person or "", "chat", text="here I am")
    assert (seat.stand_in and not seat.returns, seat.lapses) == (False, 0)
    assert [note.id for note in look(table, None).notes] == ["note-timeout", "note-timeout-stays", "note-timeout-back"]
    assert Table.of("t", script.log).seats == table.seats


def test_a_move_that_comes_before_the_bots_counts() -> None:
    script = clocked()
    match, seat = script.table.playing(), late(script)
    run_out(script, seat, once=False)
    script.do(seat.person or "", "move", move=match.moves(seat.name)[0], number=match.number)
    assert not seat.stand_in
    assert [note.id for note in look(script.table, None).notes] == ["note-timeout-stays", "note-timeout-back"]


def test_what_a_bot_has_sealed_for_somebody_may_be_changed() -> None:
    script = clocked().until_secret_choice(Random(3))
    match = script.table.playing()
    name = next(name for name in match.turn if len(match.moves(name)) > 1)
    seat = next(seat for seat in script.table.seats if seat.name == name)
    moves, number = match.moves(name), match.number
    run_out(script, seat)
    script.do(HOUSE, "move", name=name, move=moves[0], number=number)
    script.do(seat.person or "", "move", move=moves[1], number=number)
    assert (match.sealed_by(name), seat.stand_in) == (moves[1], False)


def test_a_log_of_old_is_read_as_it_was_written() -> None:
    """A time-out that does not say `once` is of an older house: a bot played on until the person came back."""
    script = clocked()
    match, seat = script.table.playing(), late(script)
    script.do(HOUSE, "away", name=seat.name, number=match.number)
    script.do(HOUSE, "move", name=seat.name, move=match.moves(seat.name)[0], number=match.number)
    script.do(seat.person or "", "chat", text="hello")
    assert (seat.stand_in, look(script.table, None).notes) == (True, ())


# --- how it is told


def test_a_time_out_is_told_where_it_happened() -> None:
    script = clocked()
    rng, table = Random(1), script.table
    for _ in range(3):
        script.step(rng)
    before, seq = texts(table), table.seq_for(None)
    seat = late(script)
    run_out(script, seat)
    line = f"{seat.name} ran out of time: a bot makes this choice."
    assert texts(table) == [*before, line]
    assert table.told(None, seq, None) == len(before), "a stream that comes back then brings it"
    assert table.told(None, table.seq_for(None), None) == len(before) + 1
    script.play(rng)
    for viewer in (*PEOPLE, None):
        told = texts(table, viewer)
        assert told.count(line) == 1
        assert len(told) == look(table, viewer).told
    assert texts(table)[len(before)] == line
    steps = look(table, None).steps
    assert [len(look_back(table, step, None).notes) for step in (0, steps)] == [0, 1]
    assert [texts(Table.of("t", script.log), viewer) for viewer in (*PEOPLE, None)] == [
        texts(table, viewer) for viewer in (*PEOPLE, None)
    ]


@pytest.mark.parametrize(("duels", "phase"), [("referee", "guard"), ("virtual", "beat")])
def test_who_gives_up_by_the_clock_plays_on_after_the_duel(duels: str, phase: str) -> None:
    """SW-R23"""
    script = Script(("ann", "bob", "cid"), "s", "swords", options={"duels": duels}, clock="seconds", limit=60)
    script.start().until(phase, Random(2))
    match = script.table.playing()
    seat = next(seat for seat in script.table.seats if seat.name == match.position["duel"]["fighters"][0])
    run_out(script, seat)
    assert not seat.stand_in
    told = texts(script.table)
    at = told.index(f"{seat.name} ran out of time, and so gives up.")
    assert told[at + 1] == f"{seat.name} yields"
