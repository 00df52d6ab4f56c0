"""What every measurement shares: one core, and the time that the processor spent."""

import gc
import os
from collections.abc import Callable
from time import process_time
from typing import TypeVar

T = TypeVar("T")
Rates = dict[str, float]
Measure = Callable[[float], Rates]  # for about so many seconds -> what was measured, most of it per second


def pin() -> int:
    """Stay on one core, where the system allows it; its number, or -1."""
    if not hasattr(os, "sched_setaffinity"):
        return -1
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def timed(run: Callable[[], T]) -> tuple[T, float]:
    """What a run returns, and the seconds it took."""
    gc.collect()
    start = process_time()
    done = run()
    return done, process_time() - start


def per_second(run: Callable[[int], float], seconds: float) -> float:
    """How much a run of n times does in a second; n grows until it takes this long."""
    n = 1
    while True:
        done, took = timed(lambda: run(n))
        if took >= seconds:
            return done / took
        n *= max(2, min(100, int(1.1 * seconds / max(took, 1e-6))))
