"""What was done is taken back: one's own turn by oneself, more of it when all agree; nobody waits for who is gone."""

import json
from random import Random
from typing import Any

import pytest

from mischia.core import verify
from mischia.core.errors import IllegalMove
from mischia.core.language import Strings
from mischia.core.match import Match
from mischia.table import going_back
from mischia.table.bot_timing import AT_ONCE
from mischia.table.caretaker import House
from mischia.table.entry import HOUSE
from mischia.table.erasing import without
from mischia.table.errors import NotYours, Passed, Refused
from mischia.table.record import record_of
from mischia.table.seat import DAY
from mischia.table.table import Table
from mischia.table.view import look, look_back
from mischia.table.wire import wire, wire_events
from tests.drawn import lines
from tests.table.halls import Clock, come, comes_true, one_move, opened, seated, waiting
from tests.table.play import Script

PEOPLE = ("ann", "bob", "cid")


def after(moves: int, game: str = "quickshot", rng: int = 1, **opening: Any) -> Script:
    script, chance = Script(PEOPLE, "back", game, **opening).start(), Random(rng)
    for _ in range(moves):
        script.step(chance)
    return script


def ask(script: Script, who: str, to: int | None = None, absent: tuple[str, ...] = ()) -> None:
    script.do(who, "go-back", number=script.table.playing().number, to=to, absent=list(absent))


def answer(script: Script, who: str, agree: bool = True, absent: tuple[str, ...] = ()) -> None:
    wish = script.table.asked_back
    assert wish is not None
    script.do(who, "agree-back", asked=wish.id, agree=agree, absent=list(absent))


def refusal(script: Script, who: str, kind: str, **data: Any) -> str:
    before = len(script.log), script.table.seq
    with pytest.raises(Refused) as refused:
        script.do(who, kind, **data)
    assert (len(script.log), script.table.seq) == before
    return refused.value.id


def refused_ask(script: Script, who: str, **data: Any) -> str:
    return refusal(script, who, "go-back", **{"number": script.table.playing().number, "absent": [], **data})


def texts(table: Table, person: str | None = None) -> list[str]:
    return [event["text"] for event in json.loads(wire_events(look(table, person), 0))]


def same_when_read_again(script: Script) -> None:
    again = Table.of("t", script.log)
    for viewer in (*PEOPLE, None):
        assert wire(look(again, viewer)) == wire(look(script.table, viewer))
        assert texts(again, viewer) == texts(script.table, viewer)


# --- all agree


@pytest.mark.parametrize("game", ["quickshot", "swords", "quarriors", "deathroads"])
def test_all_agree_and_the_table_stands_as_it_did(game: str) -> None:
    script = after(9, game)
    match = script.table.playing()
    who = next(person for person in PEOPLE if look(script.table, person).points)
    point = look(script.table, who).points[0]
    answers, number = match.answers[: point.to], match.number
    ask(script, who)
    assert match.answers[: point.to] == answers
    for other in PEOPLE:
        if other != who:
            assert look(script.table, other).back.waits_for  # type: ignore[union-attr]
            answer(script, other)
    assert (match.answers, script.table.asked_back) == (answers, None)
    assert match.number > number, "what was meant for the old question does not answer the new one"
    told = texts(script.table)
    assert told[-2:] == [f"all go back to where {who.title()} chose", "Agreed: Ann, Bob, Cid."]
    assert lines(look(script.table, None), Strings(script.table.game, "en"))[-1].id == "gone-back"
    same_when_read_again(script)
    script.play(Random(3))
    doc = json.loads(json.dumps(script.table.document()))
    assert doc["taken_back"][0]["by"] == who.title()
    assert (doc["taken_back"][0]["agreed"], doc["taken_back"][0]["away"]) == (["Ann", "Bob", "Cid"], [])
    assert verify.verify(match.game, doc) == match.draws
    assert Match.restore(match.game, doc).position == match.position
    steps = len(match.answers)
    for step in (0, point.to, steps):
        assert look_back(script.table, step, None).step == step
    notes = {note.id for note in look_back(script.table, steps, None).notes}
    assert {"note-back-asked", "note-back-agreed"} <= notes
    assert not look_back(script.table, point.to - 1, None).notes or point.to == 0
    same_when_read_again(script)
    record = record_of(script.table)
    assert record is not None
    assert json.loads(record.document)["taken_back"] == doc["taken_back"]


def test_one_who_declines_is_enough_and_it_is_not_asked_again_at_once() -> None:
    script = after(8)
    before = script.table.playing().position
    ask(script, "ann")
    assert look(script.table, None).back.by == "Ann"  # type: ignore[union-attr]
    assert refused_ask(script, "bob") == "back-asked"
    answer(script, "bob", agree=False)
    assert script.table.asked_back is None
    assert texts(script.table)[-1] == "Bob would rather play on. Nothing is taken back."
    assert refused_ask(script, "ann") == "back-turned-down"
    assert script.table.playing().position == before
    number = script.table.playing().number
    while script.table.playing().number == number:
        script.step(Random(4))
    ask(script, "ann")
    answer(script, "ann", agree=False)
    assert texts(script.table)[-1] == "Ann plays on after all. Nothing is taken back."
    same_when_read_again(script)


def test_who_plays_on_has_answered() -> None:
    script = after(8)
    ask(script, "ann")
    number = script.table.playing().number
    while script.table.playing().number == number:
        script.step(Random(4))
    assert script.table.asked_back is None
    assert "The game went on. Nothing is taken back." in texts(script.table)
    same_when_read_again(script)


def test_a_late_or_strange_answer_changes_nothing() -> None:
    script = after(8)
    ask(script, "ann")
    wish = script.table.asked_back
    assert wish is not None
    for asked in (0, wish.id + 1):
        with pytest.raises(Passed):
            script.do("bob", "agree-back", asked=asked, agree=True, absent=[])
    with pytest.raises(NotYours):
        script.do("eve", "agree-back", asked=wish.id, agree=True, absent=[])
    with pytest.raises(NotYours):
        script.do("bob", "lapse-back", asked=wish.id)
    assert refusal(script, "ann", "agree-back", asked=wish.id, agree=True, absent=[]) == "said-already"
    script.do(HOUSE, "lapse-back", asked=wish.id)
    assert texts(script.table)[-1] == "Not all agreed in time. Nothing is taken back."
    with pytest.raises(Passed):
        script.do("bob", "agree-back", asked=wish.id, agree=True, absent=[])
    with pytest.raises(Passed):
        script.do(HOUSE, "lapse-back", asked=wish.id)


def test_what_can_not_be_asked() -> None:
    script = after(0)
    assert refused_ask(script, "ann") == "nothing-to-take-back"
    script = after(8)
    assert refused_ask(script, "ann", to=10_000) == "nothing-to-take-back"
    with pytest.raises(Passed):
        script.do("ann", "go-back", number=script.table.playing().number - 1, absent=[])
    with pytest.raises(NotYours):
        script.do("eve", "go-back", number=script.table.playing().number, absent=[])
    script.do("ann", "stand")
    assert refused_ask(script, "ann") == "bot-plays"
    script.do("bob", "resign")
    assert refused_ask(script, "bob") == "resigned"


def test_an_earlier_choice_and_all_after_it() -> None:
    script = after(14, "quarriors")
    points = look(script.table, "ann").points
    assert len(points) > 1
    assert [point.to for point in points] == sorted((point.to for point in points), reverse=True)
    ask(script, "ann", to=points[1].to)
    assert look(script.table, "bob").back.choices == 2  # type: ignore[union-attr]
    answer(script, "bob")
    answer(script, "cid")
    assert len(script.table.playing().answers) == points[1].to


def test_bots_agree_and_wait_meanwhile() -> None:
    script = Script(("ann", "bob"), "bots", "quickshot", seats=({}, {}, {}, {}))
    script.do("ann", "bot", level="easy")
    script.start()
    rng = Random(5)
    while not look(script.table, "ann").points or not script.table.bots_to_move():
        script.step(rng)
    bot, match = script.table.bots_to_move()[0], script.table.playing()
    ask(script, "ann")
    assert look(script.table, None).back.waits_for == ("Bob",)  # type: ignore[union-attr]
    assert script.table.bots_to_move() == []
    with pytest.raises(Passed):
        script.do(HOUSE, "move", name=bot.name, move=match.moves(bot.name)[0], number=match.number)
    assert script.table.due(100.0) == script.table.asked_back.until  # type: ignore[union-attr]
    answer(script, "bob", agree=False)
    assert script.table.bots_to_move() == [bot]
    alone = Script(("ann",), "alone", "quarriors", seats=({}, {}, {}))
    for _ in range(2):
        alone.do("ann", "bot", level="easy")
    alone.start()
    while not look(alone.table, "ann").points:
        alone.step(rng)
    to = look(alone.table, "ann").points[0].to
    ask(alone, "ann")
    assert len(alone.table.playing().answers) == to, "with bots alone it is done at once"


def test_it_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(going_back, "MOST", 1)
    script = after(8)
    ask(script, "ann")
    answer(script, "bob")
    answer(script, "cid")
    number = script.table.playing().number
    while script.table.playing().number == number or not look(script.table, "ann").points:
        script.step(Random(4))
    assert refused_ask(script, "ann") == "back-too-often"


# --- what was shown, and who is away


def test_where_something_hidden_was_shown_nobody_agrees_by_being_away() -> None:
    script = after(8)
    assert look(script.table, "ann").points[0].shown
    assert refused_ask(script, "ann", absent=["Cid"]) == "back-needs-all"
    ask(script, "ann")
    answer(script, "bob", absent=("Cid",))
    assert script.table.asked_back is not None, "Cid went away meanwhile, and has not agreed"
    answer(script, "cid")
    assert script.table.asked_back is None


def open_only() -> Script:
    """A game in which the last choices showed nothing hidden."""
    script, rng = Script(PEOPLE, "open", "quarriors", settles=True).start(), Random(2)
    while not any(
        look(script.table, person).points and not look(script.table, person).points[0].shown for person in PEOPLE
    ):
        script.step(rng)
    return script


def test_where_nothing_was_shown_nobody_waits_for_who_is_gone() -> None:
    script = open_only()
    who = next(one for one in PEOPLE if (seen := look(script.table, one)).points and not seen.points[0].shown)
    bob, cid = (one.title() for one in PEOPLE if one != who)
    to = look(script.table, who).points[0].to
    ask(script, who, absent=(cid,))
    assert look(script.table, None).back is not None
    answer(script, bob.lower(), absent=(cid,))
    assert len(script.table.playing().answers) == to
    agreed = ", ".join(sorted([who.title(), bob]))
    assert texts(script.table)[-1] == f"Agreed: {agreed}. Away: {cid}."
    assert script.table.consents == [{"agreed": sorted([who.title(), bob]), "away": [cid]}]
    same_when_read_again(script)


def test_where_days_count_everybody_is_waited_for_for_a_day() -> None:
    script, rng = Script(PEOPLE, "open", "quarriors", settles=True, clock="days", limit=3).start(), Random(2)
    while not (points := look(script.table, "ann").points) or points[0].shown:
        script.step(rng)
    ask(script, "ann", absent=("Bob", "Cid"))
    wish = script.table.asked_back
    assert wish is not None
    assert wish.until == script.log[-1].at + DAY
    answer(script, "bob", absent=("Cid",))
    assert script.table.asked_back is not None
    answer(script, "cid")
    assert script.table.asked_back is None


def test_what_is_put_away_is_told_to_nobody_by_going_back() -> None:
    script = after(6, "swords").until_secret_choice(Random(3))
    assert len(script.table.playing().answers) > 3
    match = script.table.playing()
    sealing = [seat for seat in script.table.seats if seat.name in match.turn]
    script.do(sealing[0].person or "", "move", move=match.moves(sealing[0].name)[0], number=match.number)
    sealed = match.sealed_by(sealing[0].name)
    assert sealed is not None
    asker, many = sealing[0].person or "", len(match.answers)
    for to in [point.to for point in look(script.table, asker).points[:2]]:  # this very choice, then one before it
        ask(script, asker, to=to)
        for other in PEOPLE:
            if other != asker:
                answer(script, other)
        assert match.sealed_by(sealing[0].name) is None
    assert len(match.answers) < many - 1
    script.play(Random(1))
    (taken,) = script.table.document()["taken_back"]
    assert [sealing[0].name, sealed] not in taken["answers"]
    assert verify.verify(match.game, json.loads(json.dumps(script.table.document())))


def test_a_secret_choice_may_be_changed_and_is_no_reason_to_ask() -> None:
    script = after(0).until_secret_choice(Random(3))
    match = script.table.playing()
    seat = next(one for one in script.table.seats if one.name in match.turn and len(match.moves(one.name)) > 1)
    before = look(script.table, seat.person).points
    script.do(seat.person or "", "move", move=match.moves(seat.name)[0], number=match.number)
    assert look(script.table, seat.person).points == before


def test_who_was_erased_is_not_waited_for_and_not_named() -> None:
    script = after(8)
    ask(script, "ann")
    answer(script, "bob")
    answer(script, "cid")
    script.play(Random(3))
    new, entries = without("t", script.log, "bob")
    assert new is not None
    told = json.dumps([entry.data for entry in entries]) + json.dumps(new.document()) + json.dumps(texts(new))
    assert "Bob" not in told
    assert sorted(new.document()["taken_back"][0]["agreed"]) == ["Ann", "Cid", "Guest"]
    verify.verify(new.game, json.loads(json.dumps(new.document())))


def test_a_table_that_goes_on_from_what_was_kept() -> None:
    """Rules that have changed refuse the log: the match goes on from its position, with draws that it never made."""
    script = after(8)
    ask(script, "ann")
    answer(script, "bob")
    answer(script, "cid")
    kept = json.loads(json.dumps(script.table.kept()))
    kept["match"]["rules"] = "0"
    broken = [*script.log[:6], script.log[6].__class__("move", "ann", {"move": "xyzzy", "number": 0}, 6.0)]
    table = Table.of("t", [*broken, *script.log[6:]], kept)
    assert table.playing().position == script.table.playing().position
    assert table.playing().draws == script.table.playing().draws
    assert table.playing().number == script.table.playing().number
    assert look(table, "ann").points == ()


# --- one's own turn anew


def test_the_turn_begins_anew_in_one_deed() -> None:
    script, rng = Script(PEOPLE, "anew", "quarriors", settles=True).start(), Random(2)
    found = 0
    while script.table.status == "playing" and found < 3:
        script.step(rng)
        for person in PEOPLE:
            if script.table.status == "playing" and look(script.table, person).can_restart:
                match = script.table.playing()
                many, events = match.undoable(person.title()), len(match.events)
                assert many > 1
                script.do(person, "restart", move_id=f"again-{found}", number=match.number)
                assert match.undoable(person.title()) == 0
                assert len(match.events) <= events + 1
                assert not look(script.table, person).can_restart
                found += 1
    assert found == 3
    same_when_read_again(script)


def test_nobody_begins_anew_what_others_have_seen() -> None:
    script = after(5)
    for person in PEOPLE:
        assert refusal_of_restart(script, person) == "no-undo"
    with pytest.raises(NotYours):
        script.do("eve", "restart", number=script.table.playing().number)


def refusal_of_restart(script: Script, person: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        script.do(person, "restart", number=script.table.playing().number)
    return refused.value.id


# --- in a house


class NoMinds:
    """There is no bot to think."""

    async def close(self) -> None:
        pass


@pytest.mark.anyio
async def test_agreement_counts_those_who_are_here(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, people = await waiting(hall, "Ann", "Bob", "Cid", game="quarriors", seats=3)
        await hall.act(table, people[0].id, "start")
        await come(hall, table, *people)
        rng, asker = Random(4), None
        while asker is None:
            seen = [await hall.seen(table, person.id) for person in people]
            ready = [one for one, at in zip(people, seen, strict=True) if at.points and not at.points[0].shown]
            asker = next(iter(ready), None)
            if asker is None:
                mover = next(at for at in seen if at.choices and at.you in at.turn)
                one = people[seen.index(mover)]
                await hall.move(table, one.id, rng.choice(list(mover.choices or ())), mover.number)
        here, gone = [person for person in people if person is not asker]
        hall.presence.leave(table, gone.id)
        clock.wait(59)
        number = (await hall.seen(table, None)).number
        await hall.do(table, asker, "go-back", {"number": number, "to": None}, "wish")
        await hall.do(table, asker, "go-back", {"number": number, "to": None}, "wish")  # the same twice is done once
        back = (await hall.seen(table, None)).back
        assert back is not None
        assert set(back.waits_for) == {here.name, gone.name}
        clock.wait(1)
        await hall.do(table, here, "agree-back", {"asked": back.id, "agree": True})
        seen_now = await hall.seen(table, None)
        assert seen_now.back is None
        assert (seen_now.notes[-1].id, seen_now.notes[-1].away) == (
            "note-back-agreed",
            (next(at for at, seat in enumerate(seen_now.seats) if seat.name == gone.name),),
        )
    async with opened(url) as hall:
        again = await hall.seen(table, None)
        assert (again.view, again.number) == (seen_now.view, seen_now.number)


@pytest.mark.anyio
async def test_a_wish_lapses_by_itself_also_after_a_restart(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(going_back, "LASTS", 1.5)
    async with opened(url) as hall:
        table, people = await seated(hall)
        rng = Random(2)
        while not (await hall.seen(table, people[0].id)).points:
            await one_move(hall, table, people, rng)
        number = (await hall.seen(table, None)).number
        await come(hall, table, *people)
        await hall.do(table, people[0], "go-back", {"number": number, "to": None})
        assert (await hall.seen(table, None)).back is not None
    async with opened(url) as hall:
        house = House(hall, NoMinds(), AT_ONCE)  # type: ignore[arg-type]
        house.start()
        try:

            async def is_over() -> bool:
                return (await hall.seen(table, None)).back is None

            await comes_true(is_over)
            assert (await hall.seen(table, None)).notes[-1].id == "note-back-lapsed"
        finally:
            await house.stop()
