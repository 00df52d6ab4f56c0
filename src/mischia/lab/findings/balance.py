"""Balance: what wins. Per card, die, vehicle, move, event, seat, option: how often it comes up, how often it wins.

What a seat chose to play came up because it looked good there, so its win rate is not what the thing is worth. What
chance dealt came up for no reason at all: there the difference from the fair share is what it is worth.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import TYPE_CHECKING

from statsmodels.stats.multitest import multipletests

from mischia.core.errors import MischiaError
from mischia.lab.experiments.play_match import Line
from mischia.lab.experiments.results import Results, credit
from mischia.lab.findings.shares import Pair, Share
from mischia.lab.findings.tournament import verdict
from mischia.lab.reports.plots import dots
from mischia.lab.reports.report import Sheet, between, percent

if TYPE_CHECKING:
    from pandas import DataFrame

MOST_LABELS = 20_000  # of a group; what comes up first after that is not counted, and the report says so
LEAST = 30  # matches in which something came up, to be shown

TITLES = {  # by group: what it is, and how to read it
    "taken": (
        "Taken",
        "What a seat took for itself at least once, out of what was on offer: how often it did, and what it won then.",
    ),
    "dealt": (
        "Dealt",
        "What chance dealt to a seat at least once. Chance has no reasons, so this is what a thing is worth.",
    ),
    "thing": (
        "Used",
        "What a seat used in a move at least once. Good players use what fits, and who stays longer uses more: "
        "compare these with each other, and with what was dealt.",
    ),
    "move": ("Moves", "Moves that a seat made at least once; to be read like what was used."),
    "event": ("Events", "What happened to a seat (…) at least once."),
    "start": ("Starting", "Who had to choose first, and who sat how far to the left of that seat."),
    "seat": ("Seats", "Where somebody sat."),
    "option": ("Options", "How the table was set. It matters where all win together or nobody does."),
    "seat and option": ("Seats by option", "Where somebody sat, at tables that were set so."),
}

KINDS = {"taken": " ", "thing": " ", "dealt": " ", "move": ": "}  # what stands behind the kind of a label, by group

Label = tuple[str, str]  # group and name


@dataclass
class Balance:
    """What came up and what won, added up match by match."""

    varied: Sequence[str] = ()  # the options that are not the same at all tables
    matches: int = 0
    all: Share = field(default_factory=Share)
    rows: dict[Label, Share] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)  # of labels by group
    crowded: bool = False  # whether a group had more labels than are counted

    def add(self, line: Line) -> None:
        """A match."""
        self.matches += 1
        parts = [credit(line, seat) for seat in range(len(line["players"]))]
        self.all.add(len(parts), sum(parts))
        for label, seats in labels(line, self.varied):
            share = self.rows.get(label)
            if share is None:
                if self.counts[label[0]] >= MOST_LABELS:
                    self.crowded = True
                    continue
                self.counts[label[0]] += 1
                share = self.rows[label] = Share()
            share.add(len(seats), sum(parts[seat] for seat in seats))

    @property
    def fair(self) -> float:
        return self.all.value

    def group(self, name: str) -> list[tuple[str, Share]]:
        """What came up often enough, the best first."""
        found = [(label, share) for (group, label), share in self.rows.items() if group == name]
        shown = [(label, share) for label, share in found if share.matches >= min(LEAST, self.matches // 2)]
        return sorted(shown, key=lambda row: (-row[1].value, row[0]))

    def sheets(self) -> list[Sheet]:
        """The report, group by group."""
        return [
            self.sheet(group, kind, rows)
            for group in TITLES
            for kind, rows in by_kind(group, self.group(group)).items()
        ]

    def rate(self, group: str, label: str) -> float:
        """How often something came up: of all seats, or of those to whom it was on offer."""
        offered = self.rows.get(("offered", label)) if group == "taken" else None
        return self.rows[group, label].seats / (offered or self.all).seats

    def sheet(self, group: str, kind: str, found: list[tuple[str, Share]]) -> Sheet:
        title, note = TITLES[group]
        title += f": {kind}" if kind else ""
        rows = [
            (
                label,
                percent(self.rate(group, label)),
                percent(share.value),
                between(share.estimate()),
                verdict(share, self.fair),
            )
            for label, share in found
        ]
        note += f" The fair share is {percent(self.fair)}."
        if self.crowded:
            note += f" There is more: only the first {MOST_LABELS} of each kind are counted."
        plot = dots(
            [(label, share.estimate()) for label, share in found], "share of the win, where it came up", self.fair
        )
        return Sheet(title, note, ("what", "came up", "won", "interval", ""), tuple(rows), plot)

    def frame(self) -> "DataFrame":
        """One row for each thing that came up."""
        from pandas import DataFrame

        rows = []
        for (group, label), share in self.rows.items():
            found = share.estimate()
            rows.append(
                {
                    "group": group,
                    "what": label,
                    "rate": self.rate(group, label),
                    "won": found.value,
                    "low": found.low,
                    "high": found.high,
                    "matches": share.matches,
                }
            )
        return DataFrame(rows).set_index(["group", "what"]).sort_index()


def by_kind(group: str, rows: list[tuple[str, Share]]) -> dict[str, list[tuple[str, Share]]]:
    """A group kind by kind, each as long as it is; what is of one kind only needs no name for it."""
    found: dict[str, list[tuple[str, Share]]] = {}
    for label, share in rows:
        found.setdefault(label.partition(KINDS[group])[0] if group in KINDS else "", []).append((label, share))
    return dict(sorted(found.items())) if len(found) > 1 else {"": rows} if rows else {}


def labels(line: Line, varied: Sequence[str]) -> Iterator[tuple[Label, list[int]]]:
    """All that came up in a match, each with the seats that it came up for."""
    everybody = list(range(len(line["players"])))
    for group, found in line["used"].items():
        for label, seats in found.items():
            mine = [seat for seat in seats if seat < len(everybody)]  # the rulebook's own players are no seats here
            if mine:
                yield (group, label), mine
    settings = [f"{name}={line['options'][name]}" for name in varied]
    for seat in everybody:
        yield ("seat", f"seat {seat + 1}"), [seat]
        for setting in settings:
            yield ("seat and option", f"seat {seat + 1}, {setting}"), [seat]
    for setting in settings:
        yield ("option", setting), everybody
    first = line["facts"]["first"]
    for seat in everybody if 0 <= first < len(everybody) else ():
        after = (seat - first) % len(everybody)
        yield ("start", f"{after} to the left" if after else "starts"), [seat]


def measure(results: Results) -> Balance:
    """What came up and what won in these matches."""
    found = Balance(results.experiment.varied)
    for line in results:
        found.add(line)
    return found


# --- two runs on the same seeds


@dataclass
class Comparison:
    """What changed between two runs of the same matches, in pairs."""

    matches: int = 0
    rows: dict[Label, Pair] = field(default_factory=dict)

    def sheets(self) -> list[Sheet]:
        """What changed most, with the chance that it is chance, corrected for the number in its group (Holm)."""
        shown = [
            (label, pair)
            for label, pair in self.rows.items()
            if min(came_up(pair.ours), came_up(pair.theirs)) >= min(LEAST, self.matches // 2) and label[0] in TITLES
        ]
        if not shown:
            return []
        found = [(label, pair, *pair.difference()) for label, pair in shown]
        adjusted: dict[Label, float] = {}
        for group in TITLES:
            mine = [(label, chance) for label, _, _, chance in found if label[0] == group]
            if mine:
                corrected = multipletests([chance for _, chance in mine], method="holm")[1]
                adjusted |= dict(zip([label for label, _ in mine], corrected, strict=True))
        ranked = sorted([(row, adjusted[row[0]]) for row in found], key=lambda row: (row[0][3], row[0][0]))
        rows = [
            (
                f"{label[1]} ({label[0]})",
                percent(pair.theirs.value),
                percent(pair.ours.value),
                f"{change.value:+.1%}",
                between(change, "+.1%"),
                f"{chance:.3f}",
                f"{corrected:.3f}",
            )
            for (label, pair, change, chance), corrected in ranked
        ]
        note = (
            f"{self.matches} pairs of matches with the same seed. p is how likely chance alone makes such a change; "
            "p (group) corrects it for everything of the same group in this table."
        )
        plot = dots(
            [(f"{label[1]} ({label[0]})", change) for (label, _, change, _), _ in ranked],
            "change of the win share",
            0.0,
        )
        columns = ("what", "before", "now", "change", "interval", "p", "p (group)")
        return [Sheet("What changed", note, columns, tuple(rows), plot)]


def came_up(share: Share) -> float:
    """In about how many matches something came up; a pair counts those without it too."""
    return share.seats**2 / share.seats_seats if share.seats_seats else 0.0


def compare(ours: Results, theirs: Results) -> Comparison:
    """Match by match against another run with the same seeds, seats and players."""
    mine, other = ours.experiment, theirs.experiment
    for what in ("game", "seats", "seed", "tables"):
        if getattr(mine, what) != getattr(other, what):
            raise MischiaError(
                f"{theirs.path} can't be compared: its {what} is {getattr(other, what)}, here {getattr(mine, what)}.",
                "bad-lab",
            )
    found = Comparison()
    varied = [name for name in mine.varied if name in other.varied]
    for left, right in zip_longest(ours, theirs):
        if left is None or right is None:
            break
        found.matches += 1
        add_pair(found, by_label(left, varied), by_label(right, varied))
    return found


def by_label(line: Line, varied: Sequence[str]) -> dict[Label, tuple[float, float]]:
    """How many seats each thing came up for, and what they won."""
    return {label: (len(seats), sum(credit(line, seat) for seat in seats)) for label, seats in labels(line, varied)}


def add_pair(
    found: Comparison, left: dict[Label, tuple[float, float]], right: dict[Label, tuple[float, float]]
) -> None:
    """Add a pair of matches; what came up in neither adds nothing."""
    nothing = (0.0, 0.0)
    for label in left.keys() | right.keys():
        pair = found.rows.setdefault(label, Pair())
        pair.add(left.get(label, nothing), right.get(label, nothing))
