"""What is no choice is made at once, and is in the match as if it had been chosen."""

from random import Random

import pytest

from mischia.core import verify
from mischia.table.table import Table
from mischia.table.view import look
from tests.table.play import Script

PEOPLE = ("ann", "bob", "cid")


def settling(secret: str = "no choice", **opening: object) -> Script:
    return Script(PEOPLE, secret, "quarriors", settles=True, **opening).start()


def test_nobody_is_asked_who_defends_when_only_one_can() -> None:
    script, rng = settling("only one"), Random(4)
    while script.table.status == "playing":
        match = script.table.playing()
        assert not (match.phase == "defend" and len(match.moves(match.turn[0])) == 1)
        script.step(rng)
    table, doc = script.table, script.table.document()
    chosen = sum(entry.data.get("move", "").startswith("defend") for entry in script.log)
    made = sum(said.startswith("defend") for _, said in doc["answers"])
    assert made > chosen + 5
    assert verify.verify(table.game, doc) > 100
    assert Table.of("t", script.log).document() == doc


def test_what_was_made_at_once_is_not_taken_back() -> None:
    script, rng = settling(), Random(3)
    before = 0
    while script.table.status == "playing":
        script.step(rng)
        answers = script.table.playing().answers if script.table.status == "playing" else []
        if len(answers) > before + 1 and answers[-1][1].startswith("defend"):
            assert not [person for person in PEOPLE if look(script.table, person).can_undo]
            return
        before = len(answers)
    pytest.fail("nobody had to defend alone")


def test_what_led_to_no_choice_can_still_be_taken_back() -> None:
    """A summons after which there is nothing but to go on: taken back, all is as before, also when it is read again."""
    script, rng, found = settling("go on"), Random(8), 0
    while script.table.status == "playing" and found < 4:
        match = script.table.playing()
        before, number, answers = match.position, match.number, len(match.answers)
        mover = match.turn[0]
        script.step(rng)
        if script.table.status != "playing" or len(match.answers) < answers + 2:
            continue
        person = mover.lower()
        if match.answers[-1] == (mover, "attack") and look(script.table, person).can_undo:
            script.do(person, "undo", number=match.number)
            assert match.position == before
            assert (match.number, len(match.answers)) == (number, answers)
            assert len(match.played_again().since(0)) == len(match.events)
            found += 1
    assert found == 4
    assert Table.of("t", script.log).playing().position == script.table.playing().position


def test_a_table_that_was_opened_before_asks() -> None:
    script, rng = Script(PEOPLE, "no choice", "quarriors"), Random(3)
    del script.log[0].data["settles"]
    script.start()
    while not (
        script.table.playing().phase == "defend"
        and len(script.table.playing().moves(script.table.playing().turn[0])) == 1
    ):
        script.step(rng)
    assert Table.of("t", script.log).playing().turn == script.table.playing().turn


def test_who_has_no_card_passes() -> None:
    """DR-87: that is the only choice, and everybody sees it."""
    script, rng = Script(PEOPLE, "no cards", "deathroads", settles=True).start(), Random(5)
    while script.table.status == "playing":
        match = script.table.playing()
        assert not (match.phase == "act" and match.moves(match.turn[0]) == ["pass"])
        script.step(rng)
    chosen = sum(entry.data.get("move") == "pass" for entry in script.log)
    assert sum(said == "pass" for _, said in script.table.document()["answers"]) > chosen
