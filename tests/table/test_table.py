"""A table by its entries: who may do what, and that the log tells it all."""

import json
import tracemalloc
from random import Random

import pytest

import mischia
from mischia.core.errors import MischiaError
from mischia.games import GAMES
from mischia.table.entry import HOUSE, Entry
from mischia.table.table import Table
from mischia.table.view import look, look_back
from mischia.table.wire import unwire, wire, wire_events
from tests import laws
from tests.table.play import GAME, PEOPLE, Script

VIEWERS = (*PEOPLE, None)


def bytes_for(table: Table, person: str | None) -> bytes:
    seen = look(table, person)
    return wire(seen) + wire_events(seen, 0)


def refused(script: Script, who: str, kind: str, **data: object) -> str:
    before = [bytes_for(script.table, viewer) for viewer in VIEWERS]
    with pytest.raises(MischiaError) as refusal:
        script.do(who, kind, **data)  # type: ignore[arg-type]
    assert before == [bytes_for(script.table, viewer) for viewer in VIEWERS]
    return refusal.value.id


@pytest.mark.parametrize("seed", range(5))
def test_the_log_tells_it_all(seed: int) -> None:
    script = Script().start().play(Random(seed))
    again = Table.of("t", script.log)
    assert again.status == "over"
    for viewer in VIEWERS:
        assert bytes_for(again, viewer) == bytes_for(script.table, viewer)


def test_who_may_do_what_in_the_lobby() -> None:
    script = Script(("ann", "bob"), seats=({},) * 4)
    assert refused(script, "bob", "bot", level="easy") == "not-host"
    assert refused(script, "ann", "bot", level="god") == "unknown-bot"
    assert refused(script, "bob", "start") == "not-host"
    assert refused(script, "ann", "sit", name="Ann") == "seated"
    assert refused(script, "cid", "sit", name="Cid", seat=0) == "taken"
    assert refused(script, "cid", "sit", name="Cid", seat=9) == "no-such-seat"
    assert refused(script, "cid", "sit", name="\u202e \x00") == "bad-name"
    assert refused(script, "cid", "sit", name="Chance") == "reserved-name"
    assert refused(script, "ann", "move", move="play 1", number=0) == "not-begun"
    assert refused(script, "cid", "stand") == "no-seat"
    assert refused(script, "cid", "dance") == "unknown-deed"
    script.do("cid", "sit", name="ann")
    script.do("ann", "dummy")
    assert [seat.name for seat in script.table.seats] == ["Ann", "Bob", "ann 2", "Uno"]
    assert refused(script, "dee", "sit", name="Dee") == "taken"
    script.do("ann", "remove", seat=3)
    script.do("ann", "stand")
    assert script.table.host == "bob"


def test_moves_are_made_once_and_in_time() -> None:
    script = Script().start()
    match = script.table.playing()
    (name,) = match.turn
    person, number, move = name.lower(), match.number, match.moves(name)[0]
    assert refused(script, person, "move", move=move, number=number + 1) == "passed"
    assert refused(script, person, "move", move="fly away", number=number) == "unknown-move"
    other = next(one for one in PEOPLE if one != person)
    assert refused(script, other, "move", move=move, number=number) == "not-asked"
    assert refused(script, "eve", "move", move=move, number=number) == "no-seat"
    script.do(person, "move", "m1", move=move, number=number)
    again = script.log[-1]
    assert script.table.has_done(again)
    with pytest.raises(MischiaError, match="something else"):
        script.table.has_done(Entry("move", person, {"move": "other", "number": number}, 9.0, "m1"))


def test_a_choice_is_changed_and_nobody_else_can_tell() -> None:
    script = Script(secret="s").start().until_secret_choice(Random(3))
    match = script.table.playing()
    name = next(name for name in match.turn if len(match.moves(name)) > 1)
    person, number, moves = name.lower(), match.number, match.moves(name)
    script.do(person, "move", move=moves[0], number=number)
    others = [viewer for viewer in VIEWERS if viewer != person]
    before = {viewer: bytes_for(script.table, viewer) for viewer in others}
    assert list(look(script.table, person).choices or ()) == moves
    script.do(person, "move", move=moves[1], number=number)
    assert look(script.table, person).sealed == moves[1]
    assert before == {viewer: bytes_for(script.table, viewer) for viewer in others}
    assert refused(script, person, "move", move="play 99", number=number) == "illegal-move"
    assert not look(script.table, person).can_undo
    assert refused(script, person, "undo", number=number) == "no-undo"
    assert look(script.table, person).sealed == moves[1]


def test_a_stand_in_plays_until_the_next_question() -> None:
    script = Script().start()
    table = script.table
    match = table.playing()
    (name,) = match.turn
    person = name.lower()
    script.do(person, "stand")
    assert [seat.name for seat in table.bots_to_move()] == [name]
    script.do(person, "back")
    assert table.seat_of(person).stand_in  # type: ignore[union-attr]
    script.do(HOUSE, "move", name=name, move=match.moves(name)[0], number=match.number)
    assert not table.seat_of(person).stand_in  # type: ignore[union-attr]
    assert refused(script, HOUSE, "move", name=name, move="play 1", number=table.playing().number) == "passed"
    assert Table.of("t", script.log).seats == table.seats


def test_who_acts_has_the_seat_back() -> None:
    script = Script().start()
    match = script.table.playing()
    (name,) = match.turn
    person, number = name.lower(), match.number
    script.do(person, "stand")
    assert refused(script, person, "move", move="fly away", number=number) == "unknown-move"
    assert script.table.seat_of(person).stand_in  # type: ignore[union-attr]
    script.do(person, "move", move=match.moves(name)[0], number=number)
    assert not script.table.seat_of(person).stand_in  # type: ignore[union-attr]
    assert refused(script, HOUSE, "move", name=name, move="play 1", number=number) == "passed"
    script.do(person, "resign")
    assert refused(script, person, "move", move="play 1", number=script.table.playing().number) == "resigned"
    assert Table.of("t", script.log).seats == script.table.seats


def test_leaving_resigning_and_abandoning() -> None:
    script = Script().start()
    script.do("ann", "end", agree=True)
    assert refused(script, "ann", "end", agree=True) == "said-already"
    script.do("ann", "end", agree=False)
    script.do("bob", "stand")
    script.do("cid", "resign")
    assert refused(script, "cid", "back") == "no-stand-in"
    script.do("ann", "end", agree=True)
    assert script.table.status == "playing"
    script.do("dee", "end", agree=True)
    assert script.table.status == "over"
    seen = look(script.table, "ann")
    assert seen.abandoned
    assert seen.secret
    assert not seen.choices
    assert refused(script, "ann", "move", move="play 1", number=0) == "over"


def test_bots_get_the_bytes_of_their_seat() -> None:
    script = Script().start()
    (name,) = script.table.playing().turn
    seen = unwire(wire(look(script.table, name.lower())))
    assert seen == script.table.playing().see_as(name)


def test_a_rule_fix_does_not_kill_a_running_table() -> None:
    script = Script().start().until_secret_choice(Random(1))
    script.do("ann", "chat", text="Hi")
    kept = script.table.kept()
    assert kept is not None
    script.log[-2].data["move"] = "a move of old"
    kept["match"]["rules"] = "of old"
    table = Table.of("t", script.log, kept)
    assert table.playing().position == script.table.playing().position
    assert table.playing().number == script.table.playing().number
    assert table.seq == script.table.seq
    assert table.chat == script.table.chat
    script.table = table
    script.play(Random(2))
    assert table.status == "over"
    steps = look(table, "ann").steps
    assert look_back(table, steps, "Ann").winners == look(table, "ann").winners


def test_what_is_kept_of_a_match_does_not_grow_with_it() -> None:
    script = Script().start()
    sizes, rng = [], Random(4)
    while script.table.status == "playing":
        sizes.append(len(json.dumps(script.table.kept())))
        script.step(rng)
    assert max(sizes) < 1.5 * sizes[0]


def test_a_view_holds_no_more_memory_than_it_needs() -> None:
    seen = look(Script().start().table, "ann")
    tracemalloc.start()
    try:
        sent = [wire(seen) for _ in range(100)]
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < 1.5 * sum(len(one) for one in sent)


def test_everybody_hears_that_a_move_is_taken_back() -> None:
    script = Script(("ann", "bob"), secret="s", game="quarriors").start()
    match, rng, taken = script.table.playing(), Random(1), 0
    for _ in range(120):
        (name,) = match.turn
        script.do(name.lower(), "move", move=rng.choice(match.moves(name)), number=match.number)
        told = [look(script.table, person).events for person in ("ann", "bob", None)]
        assert told == [tuple(match.events_for(viewer)) for viewer in ("Ann", "Bob", None)]
        may = look(script.table, name.lower()).can_undo
        if may:
            script.do(name.lower(), "undo", number=match.number)
            heard = [look(script.table, person).events for person in ("ann", "bob", None)]
            assert all(now[: len(then)] == then for now, then in zip(heard, told, strict=True))
            taken += any(now != then for now, then in zip(heard, told, strict=True))
        else:
            assert refused(script, name.lower(), "undo", number=match.number) == "no-undo"
        script.step(rng)
    assert taken > 5
    again = Table.of("t", script.log)
    assert [look(again, person).events for person in ("ann", None)] == [
        look(script.table, person).events for person in ("ann", None)
    ]


def test_a_rule_fix_does_not_hide_a_finished_table() -> None:
    """What newer rules refuse, or play to another end, is shown as it was written down."""
    for broken in (True, False):
        script = Script(secret="s").start().play(Random(6))
        script.do("ann", "rematch", table="again")
        kept = script.table.kept()
        assert kept is not None
        before = script.table.playing_number(), look(script.table, "ann")
        kept["match"]["rules"] = "of old"
        moves = [at for at, entry in enumerate(script.log) if entry.kind == "move"]
        if broken:
            script.log[moves[0]].data["move"] = "a move of old"
        else:
            kept["match"]["position"] = {**kept["match"]["position"], "leader": "Zoe"}
        table = Table.of("t", script.log, kept)
        seen = look(table, "ann")
        assert seen.status == "over"
        assert seen.view == kept["match"]["position"]
        assert seen.recorded is not None
        assert len(seen.recorded) == len(moves)
        assert any(phrase == "a move of old" for _, phrase in seen.recorded) == broken
        assert [seat.name for seat in seen.seats] == [seat.name for seat in before[1].seats]
        assert (seen.you, seen.rematch, seen.secret, seen.choices) == ("Ann", "again", "s", None)
        for ask in (table.document, lambda: table.moment(0)):
            with pytest.raises(MischiaError, match="older rules"):
                ask()
        script.table = table
        assert refused(script, "ann", "move", move="play 1", number=0) == "over"
        assert refused(script, "eve", "sit", name="Eve") == "begun"
        script.do("bob", "chat", text="Good old days")


def test_a_match_from_elsewhere_by_older_rules() -> None:
    doc = json.loads(json.dumps(Script().start().play(Random(4)).table.document()))
    doc["answers"][-1][1] = "a move of old"
    opening = {**Script().log[0].data, "match": doc, "seats": ({},)}
    with pytest.raises(MischiaError):
        Table("b", Entry("opened", "eve", opening, 0.0))
    table = Table.of(
        "b", [Entry("opened", "eve", opening, 0.0), Entry("chat", "eve", {"text": "Hm", "name": "Eve"}, 1.0)]
    )
    assert table.recorded is not None
    assert [list(move) for move in table.recorded.moves] == doc["answers"]
    assert table.names == [one.title() for one in PEOPLE]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_brought_match_that_todays_rules_refuse(game: str) -> None:
    """Those who played it sit there, whatever the game calls its seats, and it is shown as it was written down."""
    match = laws.play_match(mischia.new(game, ["Ann", "Bob", "Cid"], seed=1), Random(1))
    doc = match.document()
    doc["answers"][0] = [doc["answers"][0][0], "a move of old"]
    opening = {**Script(("eve",), game=game).log[0].data, "match": doc, "seats": ({},)}
    table = Table.of("b", [Entry("opened", "eve", opening, 0.0)])
    assert (table.status, table.names) == ("over", ["Ann", "Bob", "Cid"])
    assert look(table, None).view == doc["position"]


def test_a_finished_match_is_looked_through_taken_along_and_brought_back() -> None:
    script = Script()
    script.start()
    with pytest.raises(MischiaError):
        script.table.document()
    script.play(Random(4))
    doc = script.table.document()
    assert doc["commitment"] == look(script.table, None).commitment
    steps = look(script.table, "ann").steps
    for step in (0, 1, steps // 2, steps, steps + 5):
        for name in ("Ann", None):
            seen = look_back(script.table, step, name)
            assert seen.step == min(step, steps)
            assert not seen.choices
    opening = {**script.log[0].data, "match": doc, "seats": ({},)}
    brought = Table("b", Entry("opened", "eve", opening, 0.0))
    assert brought.status == "over"
    assert brought.document()["answers"] == doc["answers"]
    opening["match"] = {**doc, "answers": doc["answers"][:-1]}
    with pytest.raises(MischiaError):
        Table("b", Entry("opened", "eve", opening, 0.0))
    assert doc["game"] == GAME
