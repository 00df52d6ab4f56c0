"""Measure the levels of the bots, as the plan says, for docs/levels.md: python -m mischia.lab.reports.levels FILE"""

import argparse
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from mischia.core.game import Game
from mischia.games import GAMES
from mischia.lab.experiments.experiment import Experiment
from mischia.lab.experiments.play_match import Line
from mischia.lab.experiments.results import Results, credit
from mischia.lab.experiments.results_cache import file_of, played
from mischia.lab.findings.shares import Share
from mischia.lab.reports.plan import Entry, read_plan
from mischia.lab.reports.report import between, percent

SEATS = 4
USUAL = 1200  # matches of each step

HEAD = """# How strong the bots are

Each level against the next one below, each with half of the seats, rotated fairly. Even strength would win 50 %. The
interval is Wilson's, at 95 %. `make levels` measures anew.
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


def ladder(game: Game, levels: Sequence[str] = (), matches: int = USUAL) -> Entry:
    """Each level against the next one below, so many times."""
    return Entry("ladder", players=tuple(levels), seats=(SEATS if SEATS in game.players else 2,), matches=matches)


def duels(experiment: Experiment, lines: Iterable[Line]) -> list[Duel]:
    """What came of each table of a ladder."""
    found = [Duel((upper, lower)) for upper, lower in experiment.tables]
    for line in lines:
        found[line["table"]].add(line)
    return found


def table(game: str, seats: int, found: list[Duel]) -> str:
    """One game's ladder as a table."""
    head = ["| level | against | matches | won | interval | clear of chance |", "|---|---|---|---|---|---|"]
    lines = [f"\n## {game}, {seats} seats\n", *head]
    for one in found:
        estimate = one.share.estimate()
        better, worse = one.levels
        clear = "yes" if one.clear else "no"
        cells = [better, worse, f"{one.share.matches}", percent(estimate.value), between(estimate), clear]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def measured(game: Game, entries: Sequence[Entry], args: argparse.Namespace) -> list[Results]:
    """The ladders of a game that the plan asks for, or the usual one."""
    wanted = [entry for entry in entries if entry.kind == "ladder"] or [ladder(game)]
    all_of_them = [one for entry in wanted for one in entry.experiments(game, args.matches)]
    found = [played(one, args.runs / file_of(one), args.workers, args.as_is) for one in all_of_them]
    return [results for results in found if results is not None]


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m mischia.lab.reports.levels", description=__doc__)
    parser.add_argument("file", type=Path, help="the page to write")
    parser.add_argument("--plan", type=Path, default=Path("docs/lab/plan.toml"), help="default: docs/lab/plan.toml")
    parser.add_argument("--runs", type=Path, default=Path(".lab"), help="where the matches are kept (default: .lab)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="local processes")
    parser.add_argument("--matches", type=int, metavar="N", help="play no more than N of each step, to try it out")
    parser.add_argument("--as-is", action="store_true", help="play nothing, report what is there")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    args = arguments(words)
    args.runs.mkdir(parents=True, exist_ok=True)
    report = HEAD
    for name, entries in read_plan(args.plan).items():
        for results in measured(GAMES[name], entries, args):
            report += table(name, results.experiment.seats, duels(results.experiment, results))
    args.file.write_text(report, encoding="utf-8")
    print(report)


if __name__ == "__main__":
    main()
