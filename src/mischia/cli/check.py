"""`mischia check`: run scenario files."""

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from mischia.api import check_all
from mischia.core.clauses import clauses
from mischia.core.errors import BadScenario
from mischia.core.scenario import Failed, Scenario
from mischia.games import GAMES


def add_to(commands: Any) -> None:
    """The words that follow `mischia check`."""
    command = commands.add_parser(
        "check",
        help="run scenario files and lessons",
        description="Run scenario files and lessons, and tell which scenarios do not hold, where and why.",
    )
    command.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help="by default the games' own scenarios and lessons"
    )
    command.add_argument("--clauses", action="store_true", help="list every clause and how many scenarios show it")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run all the files; 1 if anything fails."""
    passed: list[Scenario] = []
    failed: list[Scenario] = []
    broken = 0
    for path in args.files or own_scenarios():
        try:
            for scenario, fault in check_all(path):
                (failed if fault else passed).append(scenario)
                if fault:
                    report(scenario, fault)
        except BadScenario as error:
            broken += 1
            print(f"BROKEN {error}")
    if args.clauses:
        list_clauses(passed + failed)
    print(f"{len(passed)} passed, {len(failed) + broken} failed")
    return 1 if failed or broken else 0


def own_scenarios() -> list[Path]:
    """The scenario files of all games, and their lessons."""
    folders = [game.folder / kind for game in GAMES.values() for kind in ("scenarios", "lessons")]
    return [path for folder in folders for path in sorted(folder.glob("*.yaml"))]


def report(scenario: Scenario, fault: Failed) -> None:
    """A scenario that does not hold: which, where, what was expected and what was there."""
    print(f"FAILED {scenario.id}")
    if scenario.title:
        print(f"  {scenario.title}")
    print(f"  {scenario.file}:{fault.line}")
    print(f"  expected  {fault.expected}")
    print(f"  there was {fault.there}")


def list_clauses(scenarios: list[Scenario]) -> None:
    """Every clause of the games concerned, with the number of scenarios that show it."""
    for name, game in GAMES.items():
        shown = Counter(clause for one in scenarios if one.game == name for clause in set(one.clauses))
        if not any(one.game == name for one in scenarios):
            continue
        known = clauses(game)
        for clause in known:
            print(f"{clause:<8}{shown[clause]:>4}{'' if shown[clause] else '  not shown'}")
        for clause in sorted(set(shown) - set(known)):
            print(f"{clause:<8}{shown[clause]:>4}  no clause of {name}")
