"""Tables where only people may play, players who walk away from a duel, and what players tell of themselves."""

from random import Random
from typing import Any

import pytest

from mischia.core.errors import MischiaError
from mischia.table.entry import HOUSE
from mischia.table.table import Table
from mischia.table.view import look
from mischia.table.wire import wire
from tests.table.play import Script

THREE = ("ann", "bob", "cid")
REAL = {"duels": "referee"}


def swords(secret: str = "s", **opening: Any) -> Script:
    return Script(THREE, secret, "swords", **opening)


def refused(script: Script, who: str, kind: str, **data: Any) -> str:
    before = [wire(look(script.table, viewer)) for viewer in (*THREE, None)]
    with pytest.raises(MischiaError) as refusal:
        script.do(who, kind, **data)
    assert before == [wire(look(script.table, viewer)) for viewer in (*THREE, None)]
    return refusal.value.id


# --- nobody but people


def test_no_bot_sits_or_stands_in_where_only_people_play() -> None:
    """SW-R17: a bot can neither fight nor judge, so none sits there and none plays for somebody absent."""
    script = swords(options=REAL, seats=({},) * 4)
    assert refused(script, "ann", "bot", level="normal") == "people-only"
    script.start()
    number = script.table.playing().number
    assert refused(script, "ann", "away", name="Bob") == "nobody-else-plays"
    assert refused(script, HOUSE, "away", name="Ann", number=number) == "nobody-else-plays"
    assert refused(script, "bob", "stand") == "nobody-else-plays"
    assert script.table.bots_to_move() == []


def test_who_leaves_a_table_of_people_ends_its_match() -> None:
    script = swords(options=REAL).start().until("sort", Random(1))
    script.do("bob", "resign")
    assert (script.table.status, script.table.abandoned) == ("over", True)
    assert Table.of("t", script.log).status == "over"


# --- walking away from a duel


@pytest.mark.parametrize(("duels", "phase"), [("referee", "guard"), ("referee", "verdict"), ("virtual", "beat")])
@pytest.mark.parametrize("way", ["clock", "host", "stand"])
def test_who_walks_away_from_a_duel_has_given_up(duels: str, phase: str, way: str) -> None:
    """SW-R23: the clock runs out, the host finds somebody gone, or somebody stands up."""
    script = swords(options={"duels": duels}, clock="seconds", limit=60).start().until(phase, Random(2))
    table = script.table
    match = table.playing()
    loser, winner = match.position["duel"]["fighters"]
    if way == "stand":
        script.do(loser.lower(), "stand")
    else:
        script.do(HOUSE if way == "clock" else table.host, "away", name=loser, number=match.number)
    told = match.log[match.log.index(f"{loser} yields") :]
    assert told[1] == f"{winner} wins the duel"
    assert match.position["duel"] is None
    assert [seat.name for seat in table.seats if seat.stand_in] == ([] if duels == "referee" else [loser])
    again = Table.of("t", script.log)
    assert again.seats == table.seats
    assert again.playing().position == match.position


def test_a_judge_who_takes_his_time_is_waited_for() -> None:
    script = swords(options=REAL, clock="seconds", limit=60).start().until("verdict", Random(2))
    match = script.table.playing()
    judge = match.position["duel"]["judge"]
    assert refused(script, HOUSE, "away", name=judge, number=match.number) == "nobody-else-plays"


# --- what players tell of themselves


def test_statures_are_told_in_the_lobby() -> None:
    """SW-R18: each tells their own, all see it, nobody has to, and the game begins with it."""
    script = swords()
    script.do("ann", "tell", trait="statures", value=178)
    script.do("bob", "tell", trait="statures", value=165)
    script.do("cid", "tell", trait="statures", value=190)
    script.do("cid", "tell", trait="statures", value=None)
    assert [dict(seat.told) for seat in look(script.table, None).seats] == [{"statures": 178}, {"statures": 165}, {}]
    script.start()
    assert script.table.playing().position["statures"] == {"Ann": 178, "Bob": 165}
    assert refused(script, "ann", "tell", trait="statures", value=180) == "begun"
    assert Table.of("t", script.log).playing().position["statures"] == {"Ann": 178, "Bob": 165}


@pytest.mark.parametrize("value", [0, 1.78, 49, 251, "tall", True, [], -170])
def test_a_stature_that_cannot_be_is_refused(value: object) -> None:
    assert refused(swords(), "ann", "tell", trait="statures", value=value) == "bad-trait"


def test_who_may_tell_what() -> None:
    script = swords(seats=({},) * 4)
    assert refused(script, "ann", "tell", trait="shoes", value=42) == "unknown-trait"
    assert refused(script, "eve", "tell", trait="statures", value=170) == "no-seat"
    script.do("cid", "tell", trait="statures", value=170)
    script.do("cid", "stand")
    script.do("cid", "sit", name="Cid")
    assert not script.table.seats[2].told
    other = Script(THREE)
    assert refused(other, "ann", "tell", trait="statures", value=170) == "unknown-trait"
