"""How much faster two local workers play a tournament than one, by the clock on the wall."""

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from mischia.games import GAMES
from mischia.lab.experiment import Experiment, usual_seats
from mischia.lab.runs import run

PLAYERS = ("normal", "easy")
SECONDS = 8.0  # that one worker should be busy in each round
WANTED = 1.7


def seconds(game: str, matches: int, workers: int) -> float:
    """How long so many matches take; the workers are there already."""
    experiment = Experiment("tournament", game, (PLAYERS,), usual_seats(GAMES[game]), matches)
    with TemporaryDirectory() as folder:
        start = perf_counter()
        run(experiment, Path(folder) / "bench.jsonl", workers)
        return perf_counter() - start


def ratios(game: str, rounds: int, long: float = SECONDS) -> tuple[float, float]:
    """Matches per second by one worker, and how many times that by two: the median of the rounds, in turns."""
    seconds(game, 8, 2)  # the processes start
    each = seconds(game, 16, 1) / 16
    matches = max(20, round(long / each))
    found = []
    for _ in range(rounds):
        alone = seconds(game, matches, 1)
        found.append((matches / alone, alone / seconds(game, matches, 2)))
    return median(rate for rate, _ in found), median(ratio for _, ratio in found)
