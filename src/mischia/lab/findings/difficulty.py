"""Difficulty: how often a table wins at all, by its number of seats and how it was set; for games that can be lost."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from mischia.lab.experiments.results import Results
from mischia.lab.findings.shares import Estimate, Share
from mischia.lab.reports.plots import lines
from mischia.lab.reports.report import Sheet

if TYPE_CHECKING:
    from pandas import DataFrame

Setting = tuple[tuple[str, Any], ...]  # the options that were varied, with their values

HEAD = """# How often bots of a level win together, at each number of players and each setting of the table.
# Measured by the lab; `low` and `high` are where the true share lies, at 95 %.
"""


@dataclass
class Difficulty:
    """How many matches were won, by players, number of seats and setting."""

    players: set[str] = field(default_factory=set)
    won: dict[tuple[int, Setting], Share] = field(default_factory=dict)

    def add(self, results: Results) -> None:
        """The matches of a results file."""
        varied = results.experiment.varied
        for line in results:
            self.players.update(line["players"])
            setting = tuple((name, line["options"][name]) for name in varied)
            self.won.setdefault((len(line["players"]), setting), Share()).add(1, float(bool(line["won"])))

    def settings(self) -> list[Setting]:
        """All settings, the easiest first."""
        found: dict[Setting, Share] = {}
        for (_, setting), share in self.won.items():
            found.setdefault(setting, Share()).add(share.seats, share.won)
        return sorted(found, key=lambda setting: (-found[setting].value, str(setting)))

    def estimates(self) -> list[tuple[int, Setting, int, Estimate]]:
        """Seats, setting, matches and how many of them were won; the easiest setting first."""
        order = self.settings()
        ranked = sorted(self.won, key=lambda at: (order.index(at[1]), at[0]))
        return [(at[0], at[1], self.won[at].matches, self.won[at].estimate()) for at in ranked]

    def sheets(self) -> list[Sheet]:
        """The report."""
        found = self.estimates()
        curves = [
            (in_words(setting), [(seats, won) for seats, other, _, won in found if other == setting])
            for setting in self.settings()
        ]
        at_all = sorted({seats for seats, *_ in found})
        rows = [
            (name, *[next((shown(won) for seats, won in points if seats == many), "") for many in at_all])
            for name, points in curves
        ]
        few, many = (pick((matches for _, _, matches, _ in found), default=0) for pick in (min, max))
        each = f"{few}" if few == many else f"{few} to {many}"
        note = (
            f"How many matches were won by all together, with intervals at 95 %, by the number of seats; {each} "
            f"matches each. Players: {', '.join(sorted(self.players))}."
        )
        plot = lines(curves, "seats", "matches won")
        return [Sheet("How hard it is", note, ("setting", *map(str, at_all)), tuple(rows), plot)]

    def frame(self) -> "DataFrame":
        """One row for each setting and number of seats."""
        from pandas import DataFrame

        return DataFrame(
            [
                {
                    **dict(setting),
                    "seats": seats,
                    "matches": matches,
                    "won": won.value,
                    "low": won.low,
                    "high": won.high,
                }
                for seats, setting, matches, won in self.estimates()
            ]
        )

    def write(self, path: Path) -> None:
        """The estimates as a data file, for whoever chooses how hard it is to be."""
        found = [
            {
                "seats": seats,
                "options": dict(setting),
                "matches": matches,
                "won": round(won.value, 3),
                "low": round(won.low, 3),
                "high": round(won.high, 3),
            }
            for seats, setting, matches, won in self.estimates()
        ]
        doc = {"players": sorted(self.players), "estimates": found}
        path.write_text(HEAD + yaml.safe_dump(doc, sort_keys=False, default_flow_style=None, width=120), "utf-8")


def shown(won: Estimate) -> str:
    """A share with its interval, in little room."""
    return f"{won.value:.0%} ({won.low:.0%} to {won.high:.0%})"


def in_words(setting: Setting) -> str:
    """How a table was set; what is switched off goes without saying.

    >>> in_words((("bosses", 2), ("drone_armour", 0), ("drones", None), ("signature", True)))
    'bosses 2, drones as usual, signature'
    """
    words = [(name.replace("_", " "), value) for name, value in setting]
    said = [
        name if value is True else f"{name} {'as usual' if value is None else value}"
        for name, value in words
        if value or value is None
    ]
    return ", ".join(said) or "as it comes"


def measure(*all_results: Results) -> Difficulty:
    """How hard the game was in these matches."""
    found = Difficulty()
    for results in all_results:
        found.add(results)
    return found
