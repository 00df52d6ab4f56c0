"""Scenarios that can be shown: the rules play themselves, clause by clause."""

from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mischia.core.game import Game
from mischia.core.match import CHANCE
from mischia.core.scenario import Scenario, read

ROUND = "one-round"  # the name of the scenario that plays a whole round, for whoever wants to watch one


class Shown(NamedTuple):
    """The scenarios of a game in which something happens."""

    by_name: dict[str, Scenario]  # its id without the game's
    by_clause: dict[str, tuple[Scenario, ...]]  # the simplest first


def shown(game: Game) -> Shown:
    """What a game can show; its scenarios are read once, which takes a while."""
    return _shown(game.folder)


@cache
def _shown(folder: Path) -> Shown:
    every = [one for path in sorted((folder / "scenarios").glob("*.yaml")) for one in read(path)]
    found = sorted((one for one in every if happens(one)), key=length)
    by_clause = defaultdict[str, list[Scenario]](list)
    for one in found:
        for clause in dict.fromkeys(one.clauses):
            by_clause[clause].append(one)
    return Shown({name(one): one for one in found}, {clause: tuple(some) for clause, some in by_clause.items()})


def name(scenario: Scenario) -> str:
    """How a scenario is called within its game.

    >>> name(Scenario("chess/own/castling", (), "", "chess", {}, {}, (), None, "", 1))
    'own/castling'
    """
    return scenario.id.removeprefix(f"{scenario.game}/")


def happens(scenario: Scenario) -> bool:
    """Whether somebody makes a move in it, or chance does."""
    return any(line.kind == "move" for line in scenario.lines)


def length(scenario: Scenario) -> int:
    """How many moves are made or tried."""
    return sum(line.kind != "then" for line in scenario.lines)


def viewer(scenario: Scenario) -> str | None:
    """Through whose eyes it is shown: the first who acts; an onlooker's, if chance alone does."""
    return next((line.actor for line in scenario.lines if line.kind == "move" and line.actor != CHANCE), None)
