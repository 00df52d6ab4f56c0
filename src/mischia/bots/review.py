"""What decided a match: the curve of everybody's chances, its turning points, and what was skill and what was luck."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from mischia.bots.advice import SURE, wilson
from mischia.bots.reckoning import Count, Reckoning, Step

SHORTEST = 6  # steps; of a shorter match nothing can be said
TURNING_POINTS = 3


class Chances(NamedTuple):
    """A seat's chance at a moment, and between which bounds it lies; a fact has none."""

    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class TurningPoint:
    """The step after which somebody's chance was quite another."""

    step: int  # among the steps
    seat: int  # whose chance changed most
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before


@dataclass(frozen=True)
class Account:
    """Where a seat's result comes from: start + skill + luck, and of the luck, what chance itself gave."""

    start: float
    skill: float
    chance: float  # by deals, draws and dice
    result: float  # 1 for the winner, 0 for the others; what several share is shared
    reach: float  # skill lies within so much of its number, nineteen times of twenty; and so does luck

    @property
    def luck(self) -> float:
        """All that the seat's own choices did not do."""
        return self.result - self.start - self.skill

    @property
    def others(self) -> float:
        """The luck that chance did not give: what the others did, and what they hid."""
        return self.luck - self.chance

    @property
    def clear(self) -> bool:
        """Whether it is certain on which side of 0 the skill lies."""
        return abs(self.skill) > self.reach


@dataclass(frozen=True)
class Review:
    """A finished match, as far as it is counted."""

    steps: tuple[Step, ...]
    curve: tuple[tuple[Chances, ...], ...]  # by moment, then by seat
    continuations: int  # from each moment
    together: bool  # whether all win or lose as one
    turning_points: tuple[TurningPoint, ...] = ()  # in the order in which they happened
    accounts: tuple[Account, ...] = ()  # by seat; none until all is counted

    @property
    def counted(self) -> int:
        """How many steps are counted."""
        return max(0, len(self.curve) - 1)

    @property
    def whole(self) -> bool:
        return len(self.curve) == len(self.steps) + 1

    @property
    def too_short(self) -> bool:
        return len(self.steps) < SHORTEST


def review(reckoning: Reckoning, counts: Sequence[Count] | None = None) -> Review:
    """What decided a match, out of what was counted of it; without that, all is counted now."""
    if counts is None:
        counts = [reckoning.count(at) for at in range(len(reckoning.moments))]
    steps, many = tuple(reckoning.steps), reckoning.continuations
    together = reckoning.match.game.may_be_lost(reckoning.moments[0])
    curve = tuple(tuple(bounded(chance, many) for chance in count.chances) for count in counts)
    if len(counts) <= len(steps):
        return Review(steps, curve, many, together)
    return Review(steps, curve, many, together, turning_points(curve), accounts(steps, counts, together))


def bounded(chance: float, continuations: int) -> Chances:
    """A chance with its bounds; who won in all continuations or in none has won or is out."""
    if chance in (0.0, 1.0):
        return Chances(chance, chance, chance)
    return Chances(chance, *wilson(chance, continuations))


def turning_points(curve: Sequence[Sequence[Chances]]) -> tuple[TurningPoint, ...]:
    """The largest changes of one seat's chance, each at a step of its own; the bounds before and after are apart."""
    found = []
    for step, (before, after) in enumerate(pairwise(curve)):
        apart = [seat for seat in range(len(before)) if is_apart(before[seat], after[seat])]
        if apart:
            seat = max(apart, key=lambda seat: abs(after[seat].chance - before[seat].chance))
            found.append(TurningPoint(step, seat, before[seat].chance, after[seat].chance))
    largest = sorted(found, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: point.step))


def is_apart(before: Chances, after: Chances) -> bool:
    return before.high < after.low or after.high < before.low


def accounts(steps: Sequence[Step], counts: Sequence[Count], together: bool) -> tuple[Account, ...]:
    """What skill and luck did for each seat; before the match all have the same chance."""
    first, last = counts[0].chances, counts[-1].chances
    found = []
    for seat in range(len(first)):
        start = first[seat] if together else 1.0 / len(first)
        gains = [gain for count in counts for gain in count.gains if gain.seat == seat]
        skill, variance = sum(gain.mean for gain in gains), sum(gain.variance for gain in gains)
        chance = first[seat] - start
        for step, before, after in zip(steps, counts, counts[1:], strict=False):
            if not step.choices:
                chance += after.chances[seat] - before.chances[seat]
        found.append(Account(start, skill, chance, last[seat], SURE * sqrt(variance)))
    return tuple(found)
