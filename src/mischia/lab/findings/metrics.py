"""Metrics: the figures that tell what a game feels like. Each is defined in docs/lab.md in a sentence."""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from statsmodels.stats.weightstats import DescrStatsW

from mischia.lab.experiments.play_match import Line
from mischia.lab.experiments.results import Results, credit
from mischia.lab.findings.shares import CONFIDENCE, Estimate, Share
from mischia.lab.reports.plots import bars
from mischia.lab.reports.report import Sheet

if TYPE_CHECKING:
    from pandas import DataFrame

EVEN, SKILL = 0, 1  # the two tables: all play alike; one plays better than the rest
BETTER, WORSE = "normal", "random"

FIGURES = {  # by name: how it is written
    "answers": ".1f",
    "draws": ".1f",
    "decisions": ".1f",
    "branching": ".2f",
    "forced": ".1%",
    "tree": ".1f",
    "lead changes": ".2f",
    "comeback": ".1%",
    "settled": ".1%",
    "skill": ".1%",
}


def tables(seats: int, better: str = BETTER, worse: str = WORSE) -> tuple[tuple[str, ...], ...]:
    """All seats alike, and one better player among worse ones."""
    return (better,), (better, *[worse] * max(1, seats - 1))


@dataclass
class Metrics:
    """What the matches were like, added up one by one."""

    figures: dict[str, Counter[float]] = field(default_factory=dict)  # by name: how often each value came up
    lengths: Counter[int] = field(default_factory=Counter)
    skilled: str = BETTER  # who plays better than the rest
    better: Share = field(default_factory=Share)
    all: Share = field(default_factory=Share)

    def add(self, line: Line) -> None:
        """A match."""
        if line["table"] == SKILL:
            self.add_skill(line)
            return
        facts, seats = line["facts"], len(line["players"])
        decisions, forced = sum(facts["decisions"]), sum(facts["forced"])
        self.lengths[facts["answers"] - facts["draws"]] += 1
        self.note("answers", facts["answers"])
        self.note("draws", facts["draws"])
        self.note("decisions", decisions / seats)
        self.note("tree", facts["tree"])
        if decisions:
            self.note("branching", facts["moves"] / decisions)
            self.note("forced", forced / decisions)
        if facts["rests"] and line["won"]:
            fair = 1 / seats if len(line["won"]) < seats else 1.0
            self.note("lead changes", facts["changes"])
            self.note("comeback", float(facts["low"] < fair / 2))
            self.note("settled", facts["settled"])

    def note(self, figure: str, value: float) -> None:
        """Keep a value to three figures behind the point, so that memory does not grow with the matches."""
        self.figures.setdefault(figure, Counter())[round(value, 3)] += 1

    def add_skill(self, line: Line) -> None:
        """A match with one better player."""
        players = line["players"]
        for seat, player in enumerate(players):
            if player == self.skilled:
                self.better.add(1, credit(line, seat))
        self.all.add(len(players), sum(credit(line, seat) for seat in range(len(players))))

    def estimates(self) -> dict[str, Estimate]:
        """Every figure with its interval."""
        found = {}
        for name in FIGURES:
            if name == "skill" and self.better.matches:
                fair = self.all.value
                found[name] = Estimate(*((part - fair) / (1 - fair) for part in self.better.estimate()))
            elif name in self.figures:
                values = DescrStatsW(list(self.figures[name].keys()), list(self.figures[name].values()))
                low, high = values.tconfint_mean(1 - CONFIDENCE) if values.nobs > 1 else (values.mean, values.mean)
                found[name] = Estimate(float(values.mean), float(low), float(high))
        return found

    def sheets(self) -> list[Sheet]:
        """The report."""
        rows = [
            (name, f"{found.value:{FIGURES[name]}}", f"{found.low:{FIGURES[name]}} to {found.high:{FIGURES[name]}}")
            for name, found in self.estimates().items()
        ]
        note = "Means over the matches with their intervals at 95 %; docs/lab.md says in a sentence what each is."
        plot = bars(binned(self.lengths), "length of a match: moves made by all seats together")
        return [Sheet("What it feels like", note, ("figure", "mean", "interval"), tuple(rows), plot)]

    def frame(self) -> "DataFrame":
        """One row for each figure."""
        from pandas import DataFrame

        rows = [{"figure": name, **found._asdict()} for name, found in self.estimates().items()]
        return DataFrame(rows).set_index("figure")


def binned(lengths: Counter[int], most: int = 40) -> list[tuple[float, int]]:
    """At most so many bars."""
    if not lengths:
        return []
    low, high = min(lengths), max(lengths)
    width = (high - low) // most + 1
    bins: Counter[int] = Counter()
    for length, times in lengths.items():
        bins[(length - low) // width] += times
    return [(low + at * width + (width - 1) / 2, bins[at]) for at in range((high - low) // width + 1)]


def measure(results: Results) -> Metrics:
    """What these matches were like."""
    found = Metrics(skilled=results.experiment.tables[-1][0])
    for line in results:
        found.add(line)
    return found
