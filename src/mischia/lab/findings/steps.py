"""How far one level is above another, on Elo's scale.

At a table that two levels share, a seat wins with a chance proportional to its player's strength, as Bradley and Terry
would have it: who has `a` seats at r times the strength of the others' `b` wins a·r / (a·r + b) of the matches. With as
many seats on either side, and with two, that is Elo's own formula. Where all win or lose together, each level plays the
same bosses, and a step is by how much its odds against them are better.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import exp, inf, log, sqrt
from typing import Protocol

from scipy.stats import norm

from mischia.lab.findings.shares import CONFIDENCE, Estimate

ELO = 400 / log(10)
FURTHEST = 15.0  # logarithms of strengths are looked for up to here; beyond it is as good as always
CLOSE = 1e-6


class Step(Protocol):
    """Matches of one level and the next below, added up."""

    @property
    def matches(self) -> int: ...

    def elo(self, confidence: float = CONFIDENCE) -> Estimate:
        """By how much the first is stronger; a bound may be infinite."""

    def shares(self) -> tuple[float, float]:
        """What part of its matches each of them has won."""


@dataclass
class Against:
    """Matches in which two levels sat at the same table."""

    matches: int = 0
    played: Counter[tuple[int, int]] = field(default_factory=Counter)  # by seats of the first and of the second
    won: float = 0.0  # by the first

    def add(self, first: int, second: int, won: float) -> None:
        """A match: the seats of each, and the first's part of the win."""
        self.matches += 1
        self.played[first, second] += 1
        self.won += won

    def shares(self) -> tuple[float, float]:
        share = self.won / self.matches if self.matches else 0.5
        return share, 1.0 - share

    def elo(self, confidence: float = CONFIDENCE) -> Estimate:
        """The likeliest difference; its bounds are those that a score test does not refuse, as Wilson's are."""
        if not self.matches:
            return Estimate(0.0, -inf, inf)
        z = float(norm.ppf(0.5 + confidence / 2))

        def beyond(by: float) -> Callable[[float], float]:
            def score(strength: float) -> float:
                expected, variance = self.expected(strength)
                return self.won - expected - by * sqrt(variance)

            return score

        value, low, high = (ELO * root(beyond(by)) for by in (0.0, z, -z))
        return Estimate(value, low, high)

    def expected(self, strength: float) -> tuple[float, float]:
        """How many matches the first wins with e to the power of this strength, and how much that varies."""
        mean = variance = 0.0
        for (first, second), times in self.played.items():
            chance = 1.0 / (1.0 + second / first * exp(-strength))
            mean += times * chance
            variance += times * chance * (1.0 - chance)
        return mean, variance


def root(falls: Callable[[float], float]) -> float:
    """Where a falling function crosses zero; infinite if it does not."""
    low, high = -FURTHEST, FURTHEST
    if falls(low) <= 0.0:
        return -inf
    if falls(high) >= 0.0:
        return inf
    while high - low > CLOSE:
        middle = (low + high) / 2
        low, high = (middle, high) if falls(middle) > 0.0 else (low, middle)
    return (low + high) / 2


@dataclass
class Together:
    """Matches that each of two levels played alone against the same bosses."""

    played: list[int] = field(default_factory=lambda: [0, 0])
    won: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, which: int, won: bool) -> None:
        self.played[which] += 1
        self.won[which] += won

    @property
    def matches(self) -> int:
        return sum(self.played)

    def shares(self) -> tuple[float, float]:
        first, second = (won / played if played else 0.0 for won, played in zip(self.won, self.played, strict=True))
        return first, second

    def elo(self, confidence: float = CONFIDENCE) -> Estimate:
        """The logarithm of the ratio of their odds, half a match added to each side (Haldane, Anscombe; Woolf)."""
        if not all(self.played):
            return Estimate(0.0, -inf, inf)
        won, lost = self.won, [self.played[0] - self.won[0], self.played[1] - self.won[1]]
        ratio = log((won[0] + 0.5) / (lost[0] + 0.5)) - log((won[1] + 0.5) / (lost[1] + 0.5))
        error = sqrt(sum(1 / (count + 0.5) for count in (*won, *lost)))
        reach = float(norm.ppf(0.5 + confidence / 2)) * error
        return Estimate(ELO * ratio, ELO * (ratio - reach), ELO * (ratio + reach))
