"""Shares with intervals. The seats of one match share its win, so a match counts as one observation, not its seats."""

from dataclasses import dataclass, field
from typing import NamedTuple

from scipy.stats import norm
from statsmodels.stats.proportion import proportion_confint

CONFIDENCE = 0.95


class Estimate(NamedTuple):
    """A figure, and where the true one lies."""

    value: float
    low: float
    high: float


@dataclass
class Share:
    """Parts of the win per seat, added up match by match in a few sums.

    In each match `seats` of the seats are concerned and get `won` of the win between them.
    """

    matches: int = 0
    seats: float = 0.0
    won: float = 0.0
    seats_seats: float = 0.0
    seats_won: float = 0.0
    won_won: float = 0.0

    def add(self, seats: float, won: float) -> None:
        """A match."""
        self.matches += 1
        self.seats += seats
        self.won += won
        self.seats_seats += seats * seats
        self.seats_won += seats * won
        self.won_won += won * won

    @property
    def value(self) -> float:
        return self.won / self.seats if self.seats else 0.0

    @property
    def variance(self) -> float:
        """Of the share, with each match as a cluster (the linearised variance of a ratio)."""
        if self.matches < 2 or not self.seats:
            return 0.0
        rest = self.won_won - 2 * self.value * self.seats_won + self.value**2 * self.seats_seats
        return max(0.0, rest) * self.matches / (self.matches - 1) / self.seats**2

    def estimate(self, confidence: float = CONFIDENCE) -> Estimate:
        """Wilson's interval for as many independent trials as the matches are worth."""
        share = min(1.0, self.value)
        variance = self.variance
        trials = share * (1 - share) / variance if variance > 1e-15 else float(self.matches)
        if not trials:
            return Estimate(share, 0.0, 1.0)
        low, high = proportion_confint(share * trials, trials, 1 - confidence, "wilson")
        return Estimate(share, float(low) if share else 0.0, float(high) if share < 1 else 1.0)


@dataclass
class Pair:
    """Two shares in matches that had the same chance, and how they go together."""

    matches: int = 0
    ours: Share = field(default_factory=Share)
    theirs: Share = field(default_factory=Share)
    seats_seats: float = 0.0
    seats_won: float = 0.0  # our seats, their win
    won_seats: float = 0.0
    won_won: float = 0.0

    def add(self, ours: tuple[float, float], theirs: tuple[float, float]) -> None:
        """A pair of matches: seats and part of the win, in each."""
        self.matches += 1
        self.ours.add(*ours)
        self.theirs.add(*theirs)
        self.seats_seats += ours[0] * theirs[0]
        self.seats_won += ours[0] * theirs[1]
        self.won_seats += ours[1] * theirs[0]
        self.won_won += ours[1] * theirs[1]

    def difference(self, confidence: float = CONFIDENCE) -> tuple[Estimate, float]:
        """Our share less theirs, and how likely chance alone makes such a difference (a paired z test)."""
        mine, other = self.ours.value, self.theirs.value
        shared = self.won_won - other * self.won_seats - mine * self.seats_won + mine * other * self.seats_seats
        both = self.ours.seats * self.theirs.seats
        covariance = shared * self.matches / (self.matches - 1) / both if self.matches > 1 and both else 0.0
        error = max(0.0, self.ours.variance + self.theirs.variance - 2 * covariance) ** 0.5
        difference = mine - other
        reach = float(norm.ppf(0.5 + confidence / 2)) * error
        chance = float(2 * norm.sf(abs(difference) / error)) if error > 1e-12 else float(abs(difference) < 1e-12)
        return Estimate(difference, difference - reach, difference + reach), chance
