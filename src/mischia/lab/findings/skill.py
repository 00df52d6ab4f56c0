"""How much skill and luck the bots of each level have, by what decided their matches."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from mischia.bots.reckoning import Reckoning
from mischia.bots.review import review
from mischia.core.match import Match
from mischia.lab.findings.shares import Estimate

SURE = 1.96


@dataclass
class Figures:
    """Numbers whose mean is wanted."""

    values: list[float] = field(default_factory=list)

    def mean(self) -> Estimate:
        """Their mean, and where the true one lies: each match is one observation."""
        many = len(self.values)
        mean = sum(self.values) / many
        spread = sum((value - mean) ** 2 for value in self.values) / max(1, many - 1)
        reach = SURE * sqrt(spread / many)
        return Estimate(mean, mean - reach, mean + reach)


@dataclass
class Level:
    """What the bots of one level owe to their choices and to the rest, match by match."""

    skill: Figures = field(default_factory=Figures)
    luck: Figures = field(default_factory=Figures)
    chance: Figures = field(default_factory=Figures)
    won: Figures = field(default_factory=Figures)


def by_level(matches: Iterable[tuple[Match, tuple[str, ...]]], budget: int) -> dict[str, Level]:
    """By level: skill and luck over some matches, each with who played in which seat."""
    found: dict[str, Level] = {}
    for match, players in matches:
        accounts = review(Reckoning(match, budget)).accounts
        for level, account in zip(players, accounts, strict=False):
            one = found.setdefault(level, Level())
            one.skill.values.append(account.skill)
            one.luck.values.append(account.luck)
            one.chance.values.append(account.chance)
            one.won.values.append(account.result)
    return found
