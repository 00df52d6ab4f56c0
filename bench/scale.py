"""How much faster two local workers play a tournament than one: by the clock on the wall, and by what processors did.

On a machine that has other things to do the clock tells little. Whoever works longest decides how long it would take if
the machine were free: one of the two workers, or all processes together on two cores.
"""

from multiprocessing import active_children
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from bench.process import processor_of
from mischia.games import GAMES
from mischia.lab.experiments.experiment import Experiment, usual_seats
from mischia.lab.experiments.runs import run

PLAYERS = ("normal", "easy")
SECONDS = 8.0  # that one worker should be busy in each round
WANTED = 1.7


class Took(NamedTuple):
    """How long a tournament took: on the wall, and on two cores that have nothing else to do."""

    wall: float
    free: float


class Scale(NamedTuple):
    """Matches per second of a processor by one worker, and how many times that by two."""

    rate: float
    by_wall: float
    by_processor: float


def worked() -> dict[int, float]:
    """Seconds of a processor that each worker has used so far."""
    pids = [child.pid for child in active_children() if child.pid is not None]
    return {pid: processor_of(pid) for pid in pids}


def tournament(game: str, matches: int, workers: int) -> Took:
    """Play so many matches; the workers are there already."""
    experiment = Experiment("tournament", game, (PLAYERS,), usual_seats(GAMES[game]), matches)
    before = worked() if workers > 1 else {}
    with TemporaryDirectory() as folder:
        start, mine = perf_counter(), process_time()
        run(experiment, Path(folder) / "bench.jsonl", workers)
        wall, mine = perf_counter() - start, process_time() - mine
    after = worked() if workers > 1 else {}
    theirs = [used - before.get(pid, 0.0) for pid, used in after.items()]
    return Took(wall, max([*theirs, (mine + sum(theirs)) / workers]))


def scale(game: str, rounds: int, long: float = SECONDS) -> Scale:
    """The median of the rounds, in turns."""
    tournament(game, 40, 2)  # the processes start, and import
    each = tournament(game, 16, 1).free / 16
    matches = max(20, round(long / each))
    found = []
    for _ in range(rounds):
        alone, both = tournament(game, matches, 1), tournament(game, matches, 2)
        found.append(Scale(matches / alone.free, alone.wall / both.wall, alone.free / both.free))
    return Scale(*(median(column) for column in zip(*found, strict=True)))
