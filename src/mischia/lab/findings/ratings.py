"""Ratings: how much likelier one player wins than another, as Bradley and Terry would have it, for any number of seats.

In a match each seat wins with a chance proportional to its player's strength. Counted by line-up, that is a log-linear
model, which statsmodels fits; each match is one observation, so the intervals respect that its seats share the win.
"""

import warnings
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import log

import numpy as np
import statsmodels.api as sm
from scipy.sparse import lil_matrix
from scipy.sparse.csgraph import connected_components

from mischia.lab.findings.shares import CONFIDENCE, Estimate

MEAN = 1500.0
ELO = 400 / log(10)

LineUp = tuple[tuple[str, int], ...]  # how many seats each player had


class Ratings:
    """Wins by line-up and player, added up match by match."""

    def __init__(self) -> None:
        self.won: dict[LineUp, Counter[str]] = defaultdict(Counter)
        self.matches: Counter[LineUp] = Counter()

    def add(self, players: Sequence[str], won: Sequence[int]) -> None:
        """A match; when all win together, or nobody does, it tells nothing."""
        counts = Counter(players)
        if len(counts) < 2 or not 0 < len(won) < len(players):
            return
        line_up = tuple(sorted(counts.items()))
        self.matches[line_up] += 1
        for seat in won:
            self.won[line_up][players[seat]] += 1 / len(won)  # type: ignore[assignment]

    def elo(self, confidence: float = CONFIDENCE) -> dict[str, Estimate]:
        """Each player's rating; the mean of the field is 1500. Empty when the matches can't tell."""
        players = sorted({player for line_up in self.matches for player, _ in line_up})
        if not players or not self._all_met(players):
            return {}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a player that hardly ever wins has a wide interval, and that says it
            fitted = self._fit(players)
        against_mean = np.eye(len(players)) - 1 / len(players)
        contrasts = np.hstack([np.zeros((len(players), len(self.matches))), against_mean[:, 1:]])
        test = fitted.t_test(contrasts)
        bounds = test.conf_int(1 - confidence)
        return {
            player: Estimate(*(MEAN + ELO * float(x) for x in (test.effect[at], bounds[at][0], bounds[at][1])))
            for at, player in enumerate(players)
        }

    def _fit(self, players: list[str]) -> sm.regression.linear_model.RegressionResults:
        """Poisson regression: one constant for each line-up, one for each player but the first."""
        cells = [(at, line_up, player, seats) for at, line_up in enumerate(self.matches) for player, seats in line_up]
        design = np.zeros((len(cells), len(self.matches) + len(players) - 1))
        wins, offset = np.zeros(len(cells)), np.zeros(len(cells))
        draw = self._draw(players)
        for row, (at, line_up, player, seats) in enumerate(cells):
            design[row, at] = 1.0
            if player != players[0]:
                design[row, len(self.matches) + players.index(player) - 1] = 1.0
            wins[row] = self.won[line_up][player] + draw * seats / sum(count for _, count in line_up)
            offset[row] = log(seats)
        return sm.GLM(wins, design, family=sm.families.Poisson(), offset=offset).fit()

    def _draw(self, players: list[str]) -> float:
        """One more match in each line-up, with the win shared by all, where somebody has never won at all."""
        totals: Counter[str] = Counter()
        for won in self.won.values():
            totals.update(won)
        return 0.0 if all(totals[player] for player in players) else 1.0

    def _all_met(self, players: list[str]) -> bool:
        """Whether everybody is linked to everybody by matches."""
        met = lil_matrix((len(players), len(players)))
        for line_up in self.matches:
            for player, _ in line_up:
                met[players.index(line_up[0][0]), players.index(player)] = 1
        return bool(connected_components(met, directed=False)[0] == 1)
