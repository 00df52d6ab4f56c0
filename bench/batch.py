"""Quickshot as arrays, beside its rules and beside pgx, on one core: python -m bench.batch

Whole games at random, five seats; each side in a process of its own, in turns. On an accelerator the arrays are
measured alone, by `python -m mischia.games.quickshot.batch.playouts`.
"""

import argparse
import importlib
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from bench.clock import Measure, Rates, per_second
from bench.sides import ROOT, Side
from mischia.games.quickshot import batch
from mischia.games.quickshot.batch import playouts

SEATS = 5
TABLES = 4096
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
RULES, WHOLE, STEPS = "quickshot: random play", "quickshot: whole games", "quickshot: step by step"
PEER = "pgx leduc_holdem: step by step"


def whole_games(seed: Any) -> Any:
    """Nothing is kept but who won."""
    return playouts.wins(seed, TABLES, SEATS)


def stepped_games(seed: Any) -> Any:
    """By the public functions, until all tables are over."""
    key = jax.random.key(seed)

    def go_on(at: Any) -> Any:
        t, key = at
        key, acting, chance = jax.random.split(key, 3)
        return batch.step(t, batch.random_actions(t, acting), chance), key

    first = batch.init(key, jnp.full(TABLES, SEATS), room=SEATS), key
    return batch.rewards(lax.while_loop(lambda at: ~batch.terminated(at[0]).all(), go_on, first)[0]).sum(0)


def leduc_games(pgx: Any, seed: Any) -> Any:
    """The same with a table of pgx."""
    env = pgx.make("leduc_holdem")
    key = jax.random.key(seed)

    def go_on(at: Any) -> Any:
        t, key = at
        key, acting = jax.random.split(key)
        actions = jax.random.categorical(acting, jnp.where(t.legal_action_mask, 0.0, -1e9))
        return jax.vmap(env.step)(t, actions), key

    first = jax.vmap(env.init)(jax.random.split(key, TABLES)), key
    return lax.while_loop(lambda at: ~at[0].terminated.all(), go_on, first)[0].rewards.sum(0)


def games(play: Callable[[Any], Any], seconds: float) -> Rates:
    """Games a second; to compile is not counted."""
    jax.block_until_ready(play(0))

    def run(n: int) -> float:
        for seed in range(n):
            jax.block_until_ready(play(seed + 1))
        return n * TABLES

    return {"games": per_second(run, seconds)}


def about() -> str:
    return f"JAX {jax.__version__}, {jax.devices()[0].device_kind}, {TABLES} tables at once"


def measures() -> dict[str, Measure]:
    found: dict[str, Measure] = {
        WHOLE: partial(games, jax.jit(whole_games)),
        STEPS: partial(games, jax.jit(stepped_games)),
    }
    try:
        found[PEER] = partial(games, jax.jit(partial(leduc_games, importlib.import_module("pgx"))))
    except ImportError:
        print("pgx is not here: pip install pgx", file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.batch", description=__doc__)
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="the interpreter of the compiled build")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    args = parser.parse_args()
    sides = {"source": Side(sys.executable, "bench.ours"), "arrays": Side(sys.executable, "bench.batch")}
    if args.compiled.exists():
        sides["compiled"] = Side(str(args.compiled), "bench.ours")
    rows = [(name, what) for name, side in sides.items() for what in side.measures if name == "arrays" or what == RULES]
    for _ in range(args.rounds + 1):
        for name, what in rows:
            sides[name].measure(what, args.seconds)
    for name, side in sides.items():
        print(f"{name}: {side.about}")
    rates = {(name, what): [one["games"] for one in sides[name].rounds[what][1:]] for name, what in rows}
    for row, found in rates.items():
        times = median(here / there for here, there in zip(found, rates["source", RULES], strict=True))
        print(f"{' '.join(row):45} {median(found):>14,.0f} games a second, {times:8.1f} times the source")
    for side in sides.values():
        side.close()


if __name__ == "__main__":
    main()
