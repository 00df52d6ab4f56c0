"""A training from the first game to the file: in steps that are told, with a curve, and the same for the same seed."""

import json
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from mischia.core.errors import MischiaError
from mischia.core.game import Game
from mischia.lab.training.gradient import Learner, Plan, improve, newcomer, share_of
from mischia.lab.training.network import Layers, read, write

POINTS = 40  # of the curve
TRIED = 65_536  # games for a point of the curve
USUAL = 5  # seats at which a policy is tried alone against others


def batch_of(game: Game) -> Any:
    """The batch of tables of a game, if it has one."""
    try:
        return import_module(f"{game.package}.batch.learning")
    except ModuleNotFoundError as missing:
        raise MischiaError(f"{game.name} has no batch of tables to learn at.", "bad-lab") from missing


def check_plan(game: Game, games: int, tables: int, seats: int | None) -> None:
    """Refuse what can't be learnt."""
    learning = batch_of(game)
    if tables < 1 or games < tables:
        raise MischiaError(f"{games} games at {tables} tables can't be; accepted: a game at each table.", "bad-lab")
    if seats is not None and seats not in learning.SEATS:
        raise MischiaError(f"{seats} seats can't be; accepted: {learning.SEATS[0]} to {learning.SEATS[-1]}.", "bad-lab")


@cache
def compiled(learning: Any, plan: Plan) -> tuple[Any, Any]:
    """To learn for some steps, and to try a policy alone against others who stay the same."""

    def learn(learner: Learner, frozen: Layers, keys: Any) -> Any:
        return lax.scan(lambda now, key: improve(learning, plan, frozen, now, key), learner, keys)

    def test(policy: Layers, frozen: Layers, key: Any) -> Any:
        return share_of(learning, min(TRIED, 16 * plan.tables), plan.seats or USUAL, policy, frozen, key)

    return jax.jit(learn), jax.jit(test)


def train(
    game: Game,
    games: int,
    out: Path,
    seed: int = 1,
    tables: int = 4096,
    seats: int | None = None,
    against: str | None = None,
    start: Path | None = None,
    told: Callable[[dict[str, Any]], None] = lambda point: None,
) -> Layers:
    """Learn in so many games, by playing oneself or against somebody who stays the same; write weights and curve."""
    learning = batch_of(game)
    updates = games // tables
    plan = Plan(tables, updates, seats=seats, against=against is not None)
    to_begin, to_learn, to_try = jax.random.split(jax.random.key(seed), 3)
    learner = newcomer(to_begin, learning, read(start) if start else None)
    uniform: Layers = jax.tree.map(jnp.zeros_like, learner.policy)
    frozen = read(Path(against)) if against not in (None, "random") else uniform
    most = max(1, updates // POINTS)

    learn, test = compiled(learning, plan)
    begin, done = perf_counter(), 0
    curve = []
    while done < updates:
        many = min(most, updates - done)
        keys = jax.random.split(jax.random.fold_in(to_learn, done), many)
        learner, figures = learn(learner, frozen, keys)
        done += many
        share = float(test(learner.average, frozen, jax.random.fold_in(to_try, done)))
        won, mixed, off = (round(float(one), 4) for one in figures.mean(0))
        point = {"games": done * tables, "seconds": round(perf_counter() - begin, 1), "share": round(share, 4)}
        point |= {"won": won, "mixed": mixed, "judge_off": off}
        curve.append(point)
        told(point)
    write(learner.average, out)
    head = {"game": game.name, "seed": seed, "tables": tables, "games": done * tables, "seats": seats}
    head |= {"against": against, "start": str(start) if start else None, "device": jax.devices()[0].device_kind}
    lines = [json.dumps(head), *[json.dumps(point) for point in curve]]
    out.with_suffix(".jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return learner.average
