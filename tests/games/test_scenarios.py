"""The scenarios of every game hold, and they show every clause."""

from pathlib import Path

import pytest

from mischia.core import scenario
from mischia.core.clauses import clauses
from mischia.core.game import Game
from mischia.core.scenario import Scenario
from mischia.games import GAMES

SHARED = Path(__file__).parents[3] / "shared" / "scenarios"


def files(game: Game) -> list[Path]:
    """A game's own scenario files, and the shared one if its folder lies beside this checkout."""
    shared = SHARED / f"{game.name}.yaml"
    return [*sorted((game.folder / "scenarios").glob("*.yaml")), *([shared] if shared.exists() else [])]


ALL = [one for game in GAMES.values() for path in files(game) for one in scenario.read(path)]


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_scenario(one: Scenario) -> None:
    scenario.run(one, GAMES)


def test_ids_are_unique() -> None:
    ids = [one.id for one in ALL]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_is_shown(game: Game) -> None:
    """By the game's own scenarios: the shared ones may not be there."""
    own = [one for path in (game.folder / "scenarios").glob("*.yaml") for one in scenario.read(path)]
    assert {clause for one in own for clause in one.clauses} == set(clauses(game))


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_scenario_names_its_clauses(one: Scenario) -> None:
    assert one.clauses
    assert set(one.clauses) <= set(clauses(GAMES[one.game]))
