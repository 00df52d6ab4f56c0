"""Difficulty: how often a table wins at all, by its number of seats and how it was set; for games that can be lost."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from mischia.lab.plots import lines
from mischia.lab.report import Sheet, between, percent
from mischia.lab.results import Results
from mischia.lab.shares import Estimate, Share

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
        rows = [
            (in_words(setting), f"{seats}", f"{matches}", percent(won.value), between(won))
            for seats, setting, matches, won in found
        ]
        curves = [
            (in_words(setting), [(seats, won) for seats, other, _, won in found if other == setting])
            for setting in self.settings()
        ]
        note = f"How many matches were won by all together. Players: {', '.join(sorted(self.players))}."
        plot = lines(curves, "seats", "matches won")
        return [Sheet("How hard it is", note, ("setting", "seats", "matches", "won", "interval"), tuple(rows), plot)]

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


def in_words(setting: Setting) -> str:
    """How a table was set.

    >>> in_words((("bosses", 2), ("drone_armour", 0), ("signature", True)))
    'bosses 2, drone armour 0, signature'
    """
    said = [
        f"{name.replace('_', ' ')}" if value is True else f"{name.replace('_', ' ')} {value}" for name, value in setting
    ]
    return ", ".join(word for word in said if not word.endswith(" False")) or "as it comes"


def measure(*all_results: Results) -> Difficulty:
    """How hard the game was in these matches."""
    found = Difficulty()
    for results in all_results:
        found.add(results)
    return found
