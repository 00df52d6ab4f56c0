"""Disputes: a moment of any match, written as a scenario that runs as it stands."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from mischia import Match
from mischia.core import dispute
from mischia.core.dispute import About
from mischia.core.errors import IllegalMove
from mischia.core.game import TAKEN_BACK, Game
from mischia.core.scenario import Failed, Scenario, parse, read, run
from mischia.games import GAMES
from tests import laws, toy
from tests.cases import slow_but

ALL_GAMES = {**GAMES, "toy": toy.GAME}
each_game = pytest.mark.parametrize("game", slow_but([toy.GAME], ALL_GAMES.values()), ids=list(ALL_GAMES))
ABOUT = About("dispute/1", "This: is #wrong", ("XX-1",), "Nothing.\nAt \x00all\u2028!", "Ann")


def some_matches(game: Game, rng: Random, many: int = 2) -> list[Match]:
    tables = [table for table in laws.tables(game) if len(table.players) > 1]
    return [laws.play_match(table.match(rng.random()), rng) for table in rng.sample(tables, many)]


def the_scenario(text: str, game: Game) -> Scenario:
    (scenario,) = parse(text, "x.yaml")
    run(scenario, {game.name: game})
    return scenario


def doubted(text: str) -> dict[str, Any]:
    """The scenario as a document, in which something else is expected."""
    (doc,) = yaml.safe_load(text)
    doc["then"]["events"] = [*doc["then"]["events"], "pigs fly"]
    return dict(doc)


@each_game
@pytest.mark.law
def test_every_line_can_be_disputed(game: Game) -> None:
    """What is written holds; it tells of the event; and what is changed in it does not hold."""
    rng = Random(3)
    for match in some_matches(game, rng):
        for last in rng.sample(range(len(match.events)), min(4, len(match.events))):
            text = dispute.of_events(match, last, ABOUT)
            scenario = the_scenario(text, game)
            assert match.game.tell(match.events[last], match.names) in scenario.lines[-1].check["events"]
            changed = parse(yaml.safe_dump([doubted(text)], sort_keys=False), "y.yaml")[0]
            with pytest.raises(Failed, match="pigs fly"):
                run(changed, {game.name: game})


@each_game
@pytest.mark.law
def test_every_refusal_can_be_disputed(game: Game) -> None:
    """The file of a seat runs too, in a position that looks the same; hidden things dealt anew give the same bytes."""
    rng = Random(4)
    for table in rng.sample([table for table in laws.tables(game) if len(table.players) > 1], 2):
        for at in laws.moments(table, rng, laws.share(game) / 40):
            options = game.show_options(at.options)
            match = Match(game, at.dump(), options, seed=1, scripted=True)
            for seat, name in enumerate(match.names):
                other = Match(game, at.dump(game.guess(at.s, seat, rng)), options, seed=2, scripted=True)
                for phrase in ("xyzzy", "play 99"):
                    the_scenario(dispute.of_refusal(match, match.number, name, phrase, ABOUT), game)
                    text = dispute.as_refused(match, match.number, name, phrase, ABOUT)
                    the_scenario(text, game)
                    assert dispute.as_refused(other, other.number, name, phrase, ABOUT) == text


def test_what_is_heard_is_all_remarks(tmp_path: Path) -> None:
    """While a match goes on there is nothing to run yet, and nothing that the seat has not heard or seen."""
    match = GAMES["quickshot"]
    again = Match(match, {"players": ["Ann", "Bob", "Cid"], "hands": {"Ann": [2, 8], "Bob": [4, 1], "Cid": [8, 3]}})
    for name, phrase in (("Ann", "play 2"), ("Bob", "play 4"), ("Cid", "play 8")):
        again.play(name, phrase)
    text = dispute.as_heard(again, "Bob", 1, len(again.past("Bob").events), ABOUT)
    (tmp_path / "heard.yaml").write_text(text, encoding="utf-8")
    assert read(tmp_path / "heard.yaml") == []
    assert "Bob eliminated by 2" in text
    assert "Nothing." in text
    assert text.isprintable() or all(line.isprintable() for line in text.split("\n"))
    assert "hands: {Ann: 2, Cid: 1}" in text  # how many, not which


def test_words_stay_remarks() -> None:
    """Whatever somebody writes, nothing of it is read."""
    match = GAMES["quickshot"]
    again = Match(match, {"players": ["Ann", "Bob", "Cid"]}, seed=1)
    said = About("d", "x", (), "a\r- id: evil\x85- id: worse\u2028- game: none\n- id: q", "Ann\n- id: z")
    scenario = the_scenario(dispute.of_refusal(again, again.number, "Ann", "play 99", said), match)
    assert scenario.id == "d"


def test_what_was_taken_back_can_be_disputed_too() -> None:
    game = GAMES["quarriors"]
    rng = Random(1)
    match = Match(game, {"players": ["Ann", "Bob"]}, seed=3)
    while not any(match.can_undo(name) for name in match.names):
        laws.play_one(match, rng)
    name = next(name for name in match.names if match.can_undo(name))
    match.undo(name)
    laws.play_one(match, rng)
    assert TAKEN_BACK in [event.id for event in match.events]
    for last in range(len(match.events)):
        the_scenario(dispute.of_events(match, last, ABOUT), game)


def test_no_such_moment() -> None:
    match = Match(GAMES["quickshot"], {"players": ["Ann", "Bob", "Cid"]}, seed=1)
    with pytest.raises(dispute.NotWritten):
        dispute.of_events(match, 10_000, ABOUT)
    with pytest.raises(dispute.NotWritten):
        dispute.of_refusal(match, 10_000, "Ann", "play 99", ABOUT)
    legal = match.moves(match.turn[0])[0]
    with pytest.raises(dispute.NotWritten):  # it is none
        dispute.of_refusal(match, match.number, match.turn[0], legal, ABOUT)
    with pytest.raises(IllegalMove):
        match.play("Ann", "play 99")
