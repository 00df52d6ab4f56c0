"""The loop that PettingZoo's documentation shows, with any legal action: steps per second of any environment."""

from random import Random
from typing import Any

from bench.clock import Rates, per_second


def play(env: Any, seed: int, rng: Random) -> int:
    """One episode; how many steps that took, those of agents who are done too."""
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        legal = () if over or cut else seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]) if len(legal) else None)
        steps += 1
    return steps


def steps(env: Any, seconds: float) -> Rates:
    """Steps per second."""

    def run(n: int) -> float:
        rng = Random(1)
        return sum(play(env, seed, rng) for seed in range(n))

    return {"steps": per_second(run, seconds)}
