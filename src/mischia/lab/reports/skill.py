"""Skill and luck of the bots, one of each level at a table: python -m mischia.lab.reports.skill GAME --matches 200"""

import argparse
from collections.abc import Iterator, Sequence

from mischia.core.match import Match
from mischia.lab.experiments.experiment import Experiment
from mischia.lab.experiments.play_match import play
from mischia.lab.experiments.results import restore
from mischia.lab.findings.shares import Estimate
from mischia.lab.findings.skill import Level, by_level

LEVELS = ("hard", "normal", "easy", "random")
BUDGET = 10_000  # continuations of a match: over many matches they need not be many


def table(found: dict[str, Level]) -> str:
    """One game's levels as a table, in points of chance."""
    lines = ["| level | matches | won | skill | 95 % | luck | by chance |", "|---|---|---|---|---|---|---|"]
    for level in LEVELS:
        one = found[level]
        skill = one.skill.mean()
        cells = [level, f"{len(one.skill.values)}", f"{100 * one.won.mean().value:.0f} %", points(skill)]
        cells += [f"{100 * skill.low:+.1f} to {100 * skill.high:+.1f}"]
        cells += [points(one.luck.mean()), points(one.chance.mean())]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines).replace("-", "−").replace("|−−−", "|---")


def points(estimate: Estimate) -> str:
    return f"{100 * estimate.value:+.1f}"


def matches(experiment: Experiment) -> Iterator[tuple[Match, tuple[str, ...]]]:
    """The matches of an experiment, one after the other."""
    for number in range(experiment.matches):
        yield restore(experiment, play(experiment, number)), experiment.line_up(number)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m mischia.lab.reports.skill", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=200, metavar="N")
    parser.add_argument("--budget", type=int, default=BUDGET, metavar="N", help="continuations of a match")
    args = parser.parse_args(words)
    experiment = Experiment("skill", args.game, (LEVELS,), len(LEVELS), args.matches).check()
    print(table(by_level(matches(experiment), args.budget)))


if __name__ == "__main__":
    main()
