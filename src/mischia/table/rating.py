"""Ratings: how strong somebody is at a game, and how sure that is, by the model of Weng and Lin for many players.

The model is Plackett and Luce's: it speaks of who comes first, which is all that our games say of a result. A bot of a
level has a rating that is measured and never changes by games: it holds the scale in its place. `openskill` reckons.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from pathlib import Path

import yaml
from openskill.models import PlackettLuce

MODEL = PlackettLuce()
MIDDLE = 1500  # what somebody of the mean of a newcomer, or of a normal bot, is told
SCALE = 30  # points to one unit of the model: then 100 points between two players are about what they are in chess
SURE = 2.0  # deviations in which the truth lies nineteen times of twenty
FEW = 10  # games up to which a rating is provisional
ROUNDED = 10  # points; more would be a lie
ANCHOR_DOUBT = 1.0  # of a bot: it was measured, in a finite number of games
DUMMY = "random"  # the level that a dummy plays at: its cards are drawn by chance
ANCHORS = Path(__file__).parent / "anchors.yaml"


@dataclass(frozen=True)
class Rating:
    """How strong a player is, as far as is known."""

    mean: float = MODEL.mu
    doubt: float = MODEL.sigma
    games: int = 0

    @property
    def points(self) -> int:
        """What is told: on a scale that people know, rounded."""
        return max(0, rounded(MIDDLE + SCALE * (self.mean - MODEL.mu)))

    @property
    def give_or_take(self) -> int:
        return max(ROUNDED, rounded(SCALE * SURE * self.doubt))

    @property
    def provisional(self) -> bool:
        return self.games < FEW


def rounded(points: float) -> int:
    return ROUNDED * round(points / ROUNDED)


def rate(before: Sequence[Rating], won: Sequence[bool]) -> list[Rating]:
    """Everybody's rating after a match in which these have won, and the others have not."""
    teams = [[MODEL.rating(mu=one.mean, sigma=one.doubt)] for one in before]
    after = MODEL.rate(teams, ranks=[1.0 if one else 2.0 for one in won])
    return [Rating(team[0].mu, team[0].sigma, one.games + 1) for one, team in zip(before, after, strict=True)]


@cache
def anchors() -> dict[tuple[str, str], Rating]:
    """By game and level: what a bot is worth, reckoned from how often each level beats the one below."""
    found: dict[tuple[str, str], Rating] = {}
    for game, measured in yaml.safe_load(ANCHORS.read_text(encoding="utf-8")).items():
        spread = MODEL.beta * sqrt(measured["seats"])  # the model's own, among so many who are well known
        means = {"normal": MODEL.mu}
        steps = measured["steps"]
        for upper, lower, matches, share in [*steps, *reversed(steps)]:  # from normal upwards, and downwards
            step = spread * log_odds(share, matches)
            if lower in means:
                means.setdefault(upper, means[lower] + step)
            elif upper in means:
                means[lower] = means[upper] - step
        found |= {(game, level): Rating(mean, ANCHOR_DOUBT) for level, mean in means.items()}
    return found


def log_odds(share: float, matches: int) -> float:
    """The odds of a share; one that was never seen to lose has lost half a match.

    >>> round(log_odds(0.5, 100), 3), round(log_odds(1.0, 100), 1)
    (0.0, 5.3)
    """
    won = (share * matches + 0.5) / (matches + 1)
    return log(won / (1 - won))


def anchor(game: str, kind: str, level: str | None) -> Rating | None:
    """What is known of a bot or a dummy; nothing of a level that was not measured."""
    return anchors().get((game, DUMMY if kind == "dummy" else level or ""))
