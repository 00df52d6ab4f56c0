"""Tournaments: who wins how often, and how strong that makes them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mischia.lab.experiments.play_match import Line
from mischia.lab.experiments.results import credit
from mischia.lab.findings.ratings import MEAN, Ratings
from mischia.lab.findings.shares import Estimate, Share
from mischia.lab.reports.plots import dots
from mischia.lab.reports.report import Sheet, between, percent

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass
class Tournament:
    """The standings, added up match by match."""

    matches: int = 0
    shares: dict[str, Share] = field(default_factory=dict)  # by player
    seats: dict[int, Share] = field(default_factory=dict)
    all: Share = field(default_factory=Share)
    ratings: Ratings = field(default_factory=Ratings)

    def add(self, line: Line) -> None:
        """A match."""
        self.matches += 1
        players: list[str] = line["players"]
        parts = [credit(line, seat) for seat in range(len(players))]
        for player, seats in Counter(players).items():
            won = sum(part for part, other in zip(parts, players, strict=True) if other == player)
            self.shares.setdefault(player, Share()).add(seats, won)
        for seat, part in enumerate(parts):
            self.seats.setdefault(seat, Share()).add(1, part)
        self.all.add(len(players), sum(parts))
        self.ratings.add(players, line["won"])

    @property
    def fair(self) -> float:
        """What a seat would win if nothing mattered."""
        return self.all.value

    def sheets(self) -> list[Sheet]:
        """The report."""
        return [self.players_sheet(), *self.ratings_sheet(), self.seats_sheet()]

    def players_sheet(self) -> Sheet:
        found = sorted(((name, share) for name, share in self.shares.items()), key=lambda row: -row[1].value)
        rows = [
            (name, f"{share.seats:.0f}", percent(share.value), between(share.estimate()), verdict(share, self.fair))
            for name, share in found
        ]
        note = (
            f"A seat's part of the win, over {self.matches} matches; the fair share is {percent(self.fair)}. "
            "Intervals are at 95 %, with each match as one observation."
        )
        plot = dots([(name, share.estimate()) for name, share in found], "share of the win for each seat", self.fair)
        return Sheet("Win shares", note, ("player", "seats", "won", "interval", ""), tuple(rows), plot)

    def ratings_sheet(self) -> list[Sheet]:
        found = sorted(self.ratings.elo().items(), key=lambda row: -row[1].value)
        if not found:
            return []
        rows = [(name, f"{elo.value:.0f}", between(elo, ".0f")) for name, elo in found]
        note = (
            "Bradley-Terry strengths on Elo's scale: the mean of the field is 1500, and 400 more make a seat ten times "
            "likelier to win than another."
        )
        plot = dots(found, "Elo", MEAN, percent=False)
        return [Sheet("Ratings", note, ("player", "Elo", "interval"), tuple(rows), plot)]

    def seats_sheet(self) -> Sheet:
        rows = [
            (f"seat {seat + 1}", percent(share.value), between(share.estimate()), verdict(share, self.fair))
            for seat, share in sorted(self.seats.items())
        ]
        note = "Whoever sits there: every player sits on each seat equally often."
        return Sheet("Seats", note, ("seat", "won", "interval", ""), tuple(rows))

    def frame(self) -> "DataFrame":
        """One row for each player: share and rating with their intervals."""
        from pandas import DataFrame

        elo = self.ratings.elo()
        return DataFrame(
            [
                {"player": name, "seats": share.seats, **columns("won", share.estimate())}
                | (columns("elo", elo[name]) if name in elo else {})
                for name, share in self.shares.items()
            ]
        ).set_index("player")


def columns(name: str, estimate: Estimate) -> dict[str, float]:
    return {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def verdict(share: Share, fair: float) -> str:
    """Whether a share is clear of the fair one."""
    estimate = share.estimate()
    return "more than fair" if estimate.low > fair else "less than fair" if estimate.high < fair else ""


def standings(lines: Iterable[Line]) -> Tournament:
    """The standings after these matches."""
    found = Tournament()
    for line in lines:
        found.add(line)
    return found
