"""Measure the levels of the bots, and write docs/levels.md: python -m mischia.lab.levels FILE"""

import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from mischia.bots import LEVELS
from mischia.core.game import Game
from mischia.games import GAMES
from mischia.lab.experiment import Experiment
from mischia.lab.report import between, percent
from mischia.lab.results import credit
from mischia.lab.runs import run
from mischia.lab.shares import Share
from mischia.lab.watch import Line

PLAYED = 1200
SEED = "levels"
SEATS = 4

HEAD = f"""# How strong the bots are

Each level against the next one below: {PLAYED} matches at four seats (or two), half of them each, rotated fairly.
Even strength would win 50 %. The interval is Wilson's, at 95 %. `make levels` measures anew.
"""


@dataclass
class Duel:
    """How often the first level won against the second, each with half of the seats."""

    levels: tuple[str, str]
    share: Share = field(default_factory=Share)

    def add(self, line: Line) -> None:
        """A match; with nobody winning, nobody has won."""
        self.share.add(1, sum(credit(line, seat) for seat in line["won"] if line["players"][seat] == self.levels[0]))

    @property
    def clear(self) -> bool:
        """Whether the first is better beyond chance."""
        return self.share.estimate().low > 0.5


def ladder(game: Game, levels: Sequence[str], played: int, seed: object = SEED) -> Experiment:
    """Each level against the next one below, at tables of their own."""
    seats = SEATS if SEATS in game.players else 2
    tables = tuple(pairwise(levels))
    return Experiment("tournament", game.name, tables, seats, played * len(tables), str(seed))


def duels(experiment: Experiment, lines: Iterable[Line]) -> list[Duel]:
    """What came of each table of a ladder."""
    found = [Duel((upper, lower)) for upper, lower in experiment.tables]
    for line in lines:
        found[line["table"]].add(line)
    return found


def table(game: str, found: list[Duel]) -> str:
    """One game's ladder as a table."""
    lines = [f"\n## {game}\n", "| level | against | won | interval | clear of chance |", "|---|---|---|---|---|"]
    for one in found:
        estimate = one.share.estimate()
        better, worse = one.levels
        clear = "yes" if one.clear else "no"
        lines.append(f"| {better} | {worse} | {percent(estimate.value)} | {between(estimate)} | {clear} |")
    return "\n".join(lines) + "\n"


def measure(game: Game, levels: Sequence[str], played: int, workers: int) -> list[Duel]:
    """Play a ladder."""
    with TemporaryDirectory() as folder:
        results = run(ladder(game, levels, played), Path(folder) / "ladder.jsonl", workers)
        return duels(results.experiment, results)


def main() -> None:
    levels = list(LEVELS)[::-1]
    report = HEAD
    for name, game in GAMES.items():
        report += table(name, measure(game, levels, PLAYED, os.cpu_count() or 1))
    Path(sys.argv[1]).write_text(report, encoding="utf-8")
    print(report)


if __name__ == "__main__":
    main()
