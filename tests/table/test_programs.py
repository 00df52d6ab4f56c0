"""Programs at a table: they sit down as guests do, and everybody sees what they are."""

from random import Random
from typing import Any

import orjson
import pytest

from mischia.core.errors import MischiaError
from mischia.table.entry import HOUSE
from mischia.table.people import People
from mischia.table.table import Table
from mischia.table.view import look, look_back
from mischia.table.wire import knowledge, wire
from tests.table.halls import opened
from tests.table.play import Script

SEATS: tuple[dict[str, Any], ...] = ({},) * 4


def with_program(**opening: Any) -> Script:
    """Ann, Bob, and a program of somebody's."""
    script = Script(("ann", "bob"), seats=SEATS, **opening)
    script.do("eve", "sit", name="Highest", bot=True)
    return script


def refusal(script: Script, who: str, kind: str, **data: Any) -> str:
    with pytest.raises(MischiaError) as refused:
        script.do(who, kind, **data)
    return refused.value.id


def test_everybody_sees_that_it_is_a_bot() -> None:
    script = with_program()
    for viewer in (None, "ann", "eve"):
        seen = look(script.table, viewer)
        seat = seen.seats[2]
        assert (seat.name, seat.kind, seat.level) == ("Highest (bot)", "program", None)
        assert [(line.name, line.notice) for line in seen.chat] == [("Highest (bot)", "bot")]
    script.do("dee", "sit", name="Highest", bot=True)
    assert script.table.names[2:] == ["Highest (bot)", "Highest 2 (bot)"]


def test_it_gets_what_its_seat_sees() -> None:
    table = with_program().start().table
    assert table.match is not None
    seen = knowledge(orjson.loads(wire(look(table, "eve"))))
    assert seen.name == "Highest (bot)"
    hands = seen.view["hands"]
    assert isinstance(hands.pop("Highest (bot)"), list)
    assert all(isinstance(hand, int) for hand in hands.values())


def test_nobody_else_bears_the_mark() -> None:
    script = with_program()
    assert refusal(script, "cid", "sit", name="Cid (BOT)") == "bot-name"
    script.do("cid", "sit", name="Ada")
    assert script.table.seats[3].kind == "person"  # a name of the house's bots makes nobody one
    assert script.table.seats[3].level is None


@pytest.mark.anyio
async def test_nobody_is_called_so(url: str) -> None:
    async with opened(url) as hall:
        people: People = hall.people
        ann = await people.welcome("Ann")
        for tell in (people.welcome("Ann (bot)"), people.rename(ann, "Ann (bot)")):
            with pytest.raises(MischiaError) as refused:
                await tell
            assert refused.value.id == "bot-name"


def test_the_host_may_clear_its_seat_and_it_never_becomes_the_host() -> None:
    script = with_program()
    script.do("ann", "stand")
    assert script.table.host == "bob"
    script.do("bob", "stand")
    assert script.table.host == "bob"  # the next one is no person
    script.do("bob", "remove", seat=2)
    assert script.table.seat_of("eve") is None


def test_it_keeps_off_tables_of_people_only() -> None:
    referee: dict[str, Any] = {"game": "swords", "options": {"duels": "referee"}}
    script = Script(("ann", "bob"), seats=SEATS, **referee)
    assert refusal(script, "eve", "sit", name="Highest", bot=True) == "people-only"
    other = with_program(game="swords")
    assert refusal(other, "ann", "change", name="Ann", options=referee["options"]) == "bots-sit-there"


def test_it_is_waited_for_as_a_person_is_and_votes_as_a_bot_does() -> None:
    script = with_program(clock="seconds", limit=10).start()
    table = script.table
    rng = Random(2)
    while table.match is None or "Highest (bot)" not in table.match.awaited:
        script.step(rng)
    assert "eve" in {seat.person for seat in table.late()}
    assert table.seats[2] not in table.bots_to_move()  # none of the house plays for it
    script.do(HOUSE, "away", name="Highest (bot)", number=table.playing_number(), once=True)
    assert table.seats[2].stand_in
    for person in ("ann", "bob"):
        assert not table.abandoned
        script.do(person, "end", agree=True)
    assert table.abandoned


def test_among_programs_alone_they_decide() -> None:
    script = Script(("ann",), seats=SEATS)
    for name in ("Rob", "Robin", "Robo"):
        script.do(name, "sit", name=name, bot=True)
    script.do("ann", "stand")
    script.start()
    script.do("Rob", "resign")
    assert script.table.status == "playing"
    script.do("Robin", "end", agree=True)
    assert script.table.status == "playing"
    script.do("Robo", "end", agree=True)
    assert script.table.abandoned


def test_the_record_keeps_the_mark() -> None:
    script = with_program().start().play(Random(3))
    seats = [(seat["name"], seat["kind"]) for seat in script.table.document()["seats"]]
    assert seats[:3] == [("Ann", "person"), ("Bob", "person"), ("Highest (bot)", "program")]
    assert Table.of("t", script.log).seats[2].kind == "program"
    assert look_back(script.table, 1, None).seats[2].kind == "program"
