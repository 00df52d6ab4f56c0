"""Mischia's side of the comparison with PettingZoo: every game of GAMES as its environment."""

from functools import partial

from bench.clock import Measure
from bench.ours import about
from bench.steps import steps
from mischia.games import GAMES
from mischia.lab.pettingzoo import env

__all__ = ["about", "measures"]


def measures() -> dict[str, Measure]:
    return {f"{name}: PettingZoo": partial(steps, env(name)) for name in GAMES}
