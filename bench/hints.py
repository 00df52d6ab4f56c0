"""The coach in figures: how long it thinks, how often it would do what `hard` does, and whether its chances come true.

python -m bench.hints [--questions 40] [--games quickshot,swords] [--matches 40]
"""

import argparse
from itertools import pairwise
from random import Random
from statistics import mean, quantiles
from time import perf_counter
from typing import NamedTuple

import mischia
from mischia.bots import IsMcts, bot_named
from mischia.bots.advice import Coach
from mischia.core.match import Match
from mischia.games import GAMES
from mischia.table.coaching import SECONDS

SEATS = {"quickshot": 5, "quarriors": 3, "swords": 4, "deathroads": 3}
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
QUICK = Coach(continuations=400)  # for chances: many questions, each looked at less closely
BANDS = (0.0, 0.15, 0.3, 0.5, 1.01)
OFTEN = 0.15  # of a match's questions are looked at for chances


class Asked(NamedTuple):
    """A question, and what the coach said."""

    seconds: float
    same: bool  # as `hard`


def opened(game: str, seed: int) -> Match:
    return mischia.new(game, NAMES[: SEATS.get(game, 3)], seed=seed)


def goes_on(match: Match) -> str | None:
    """Whoever is asked next and has something to choose; None when it is over."""
    while not match.over:
        name = match.awaited[0]
        if len(match.onward(name)) > 1:
            return name
        match.play(name, match.onward(name)[0])
    return None


def questions(game: str, many: int) -> list[Asked]:
    """So many questions, far from each other, in matches between bots."""
    found: list[Asked] = []
    rng, seed = Random(game), 0
    match = opened(game, seed)
    while len(found) < many:
        name = goes_on(match)
        if name is None:
            seed += 1
            match = opened(game, seed)
            continue
        seen = match.see_as(name)
        if rng.random() < OFTEN:
            began = perf_counter()
            advice = Coach(seconds=SECONDS).advise(seen)
            took = perf_counter() - began
            found.append(Asked(took, advice.pick.phrase == IsMcts(iterations=3000, level="hard").choose(seen)))
        match.play(name, bot_named("normal", seed).choose(seen))
    return found


def chances(game: str, matches: int) -> list[tuple[float, bool]]:
    """Of questions in matches between `normal` bots: the best chance that was told, and whether the asker won."""
    found: list[tuple[float, bool]] = []
    for seed in range(matches):
        match, rng, told = opened(game, 1000 + seed), Random(seed), list[tuple[str, float]]()
        while (name := goes_on(match)) is not None:
            seen = match.see_as(name)
            if rng.random() < OFTEN:
                best = [one.chance for one in QUICK.advise(seen).candidates if one.chance is not None]
                told += [(name, max(best))] if best else []
            match.play(name, bot_named("normal", seed).choose(seen))
        found += [(chance, name in match.winners) for name, chance in told]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.hints", description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--questions", type=int, default=40)
    parser.add_argument("--matches", type=int, default=40, help="for the chances")
    given = parser.parse_args()
    for game in given.games.split(","):
        if given.questions:
            asked = questions(game, given.questions)
            times = quantiles([one.seconds for one in asked], n=100, method="inclusive")
            same = mean(one.same for one in asked)
            print(f"{game}: {len(asked)} questions, p50 {times[49]:.2f} s, p99 {times[98]:.2f} s, as hard {same:.0%}")
        told = chances(game, given.matches) if given.matches else []
        for low, high in pairwise(BANDS):
            here = [one for one in told if low <= one[0] < high]
            if here:
                said, won = mean(chance for chance, _ in here), mean(won for _, won in here)
                print(
                    f"{game}: told {low:.0%} to {min(high, 1):.0%}: {len(here)} times, mean {said:.0%}, won {won:.0%}"
                )


if __name__ == "__main__":
    main()
