"""Which scenarios can be shown, for which clauses, and through whose eyes."""

from dataclasses import replace
from pathlib import Path

import pytest

from mischia.core.game import Game
from mischia.core.scenario import Scenario, played, read
from mischia.core.shown import happens, length, name, shown, viewer
from mischia.games import GAMES
from tests import toy

SCENARIOS = """
- id: toy/three
  clauses: [TOY-3, TOY-2]
  game: toy
  given: &given {seats: [Ann, Bob], hands: {Ann: [1, 2], Bob: [3, 4]}}
  when: [{Ann: stake 2}, {Bob: play 4}, {Ann: play 1}]
  then: {over: false}
- {id: toy/one, clauses: [TOY-2], game: toy, given: *given, when: [refused: {Bob: stake 1}, Ann: stake 2]}
- {id: toy/dealt, clauses: [TOY-1], game: toy, given: {seats: [Ann, Bob]}, when: [chance: deal Ann 1 2]}
- {id: toy/nothing, clauses: [TOY-2, TOY-4], game: toy, given: *given, then: {turn: [Ann]}}
- {id: toy/refused, clauses: [TOY-4], game: toy, given: *given, when: [refused: {Bob: stake 1}]}
- {id: toy/wrong, clauses: [TOY-4], game: toy, given: {seats: [Ann, Bob], hands: {Ann: [7, 7]}}, invalid: hands.Ann}
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game with scenarios of its own."""
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "some.yaml").write_text(SCENARIOS, encoding="utf-8")
    return replace(toy.GAME, folder=tmp_path)


def test_only_what_happens_is_shown_and_the_simplest_first(game: Game) -> None:
    found = shown(game)
    assert set(found.by_name) == {"one", "three", "dealt"}
    assert {clause: [name(one) for one in some] for clause, some in found.by_clause.items()} == {
        "TOY-1": ["dealt"],
        "TOY-2": ["one", "three"],
        "TOY-3": ["three"],
    }


def test_it_is_seen_by_whoever_acts_first(game: Game) -> None:
    assert {name: viewer(one) for name, one in shown(game).by_name.items()} == {
        "one": "Ann",
        "three": "Ann",
        "dealt": None,
    }


def test_it_is_played_line_by_line_and_a_refusal_is_told(game: Game) -> None:
    first, refused, moved = [
        (len(moment.match.answers), moment.refusal) for moment in played(shown(game).by_name["one"], game)
    ]
    assert first == (0, None)
    assert moved == (1, None)
    assert refused[0] == 0
    assert refused[1] is not None
    assert refused[1].id == "not-asked"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_scenario_with_a_move_is_found_by_each_of_its_clauses(game: Game) -> None:
    every: list[Scenario] = [one for path in (game.folder / "scenarios").glob("*.yaml") for one in read(path)]
    found = shown(game)
    assert {one.id for one in found.by_name.values()} == {one.id for one in every if happens(one)}
    for one in every:
        for clause in one.clauses:
            assert (one.id in [some.id for some in found.by_clause.get(clause, ())]) == happens(one)
    for some in found.by_clause.values():
        assert [length(one) for one in some] == sorted(length(one) for one in some)


def test_a_game_without_scenarios_shows_nothing() -> None:
    assert shown(toy.GAME) == ({}, {})
