"""Two kinds of bots at one table, many times over, the seats rotated fairly."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import combinations, pairwise

from scipy.stats import binomtest

from mischia.bots import bot_named
from mischia.core import match as matches
from mischia.games import game_named


@dataclass(frozen=True)
class Duel:
    """How often the first level won against the second, each with half of the seats."""

    levels: tuple[str, str]
    played: int
    won: int

    @property
    def share(self) -> float:
        return self.won / self.played

    def interval(self, confidence: float = 0.95) -> tuple[float, float]:
        """Where the true share lies, by Wilson's score."""
        found = binomtest(self.won, self.played).proportion_ci(confidence, method="wilson")
        return float(found.low), float(found.high)

    @property
    def clear(self) -> bool:
        """Whether the first is better beyond chance."""
        return self.interval()[0] > 0.5


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Every way for the first level to take half of an even number of seats."""
    return list(combinations(range(seats), seats // 2))


def play_one(game: str, levels: tuple[str, str], seats: int, seed: object, number: int) -> bool:
    """Play one match of a duel; whether the first level won. It depends on the seed and the number alone."""
    first = seatings(seats)[number % len(seatings(seats))]
    names = [f"P{seat}" for seat in range(seats)]
    bots = {
        name: bot_named(levels[0] if seat in first else levels[1], f"{seed}/{number}/{seat}")
        for seat, name in enumerate(names)
    }
    match = matches.new(game_named(game), names, [], {}, f"{seed}/{number}")
    while not match.over:
        for name in match.awaited:
            match.play(name, bots[name].choose(match.see_as(name)))
    return any(names.index(name) in first for name in match.winners)


def duel(
    game: str, levels: tuple[str, str], played: int, seats: int = 4, seed: object = 0, workers: int | None = None
) -> Duel:
    """So many matches between two levels; the number of workers changes nothing but the time."""
    one = partial(play_one, game, levels, seats, seed)
    if workers == 1:
        return Duel(levels, played, sum(map(one, range(played))))
    with ProcessPoolExecutor(workers) as pool:
        return Duel(levels, played, sum(pool.map(one, range(played), chunksize=5)))


def ladder(game: str, levels: Sequence[str], played: int, seed: object = 0) -> list[Duel]:
    """Each level against the next one below."""
    return [duel(game, (upper, lower), played, seed=seed) for upper, lower in pairwise(levels)]
