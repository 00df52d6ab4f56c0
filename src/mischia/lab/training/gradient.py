"""Plain policy gradient with a learnt baseline: what was done before a win becomes likelier, before a loss less so.

The judge that makes the baseline may see the others' cards: it is used in training alone, and the better it foretells
who wins, the less is left to luck. The weights are averaged, since policies that chase each other go round in circles.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from mischia.lab.training.network import Adam, Layers, adam, begin, fresh, scores

WIDTH = 128
LATE = 6  # how much more late weights count in the average: as the 6th power of their number


class Plan(NamedTuple):
    """What stays the same in a training."""

    tables: int  # played for each step
    updates: int  # steps in all
    rate: float = 1e-3  # falls to a twentieth
    mixing: float = 0.01  # how much a mixed policy is worth, at first; falls to a tenth
    seats: int | None = None  # of each table; None mixes all tables
    against: bool = False  # whether one seat of each table learns, against others who don't


class Learner(NamedTuple):
    """What changes."""

    policy: Layers
    judge: Layers
    memory: Adam
    average: Layers
    done: Array


def newcomer(key: Array, game: Any, policy: Layers | None = None) -> Learner:
    """Knows nothing yet, or goes on from a policy."""
    to_play, to_judge = jax.random.split(key)
    if policy is None:
        policy = fresh(to_play, (game.INPUTS, WIDTH, WIDTH, game.ACTIONS))
    judge = fresh(to_judge, (game.HIDDEN, WIDTH, WIDTH, 1))
    return Learner(policy, judge, begin((policy, judge)), policy, jnp.zeros(()))


def improve(game: Any, plan: Plan, frozen: Layers, learner: Learner, key: Array) -> tuple[Learner, Array]:
    """Play some games and learn from them; the share of wins, how mixed the policy is, and how far off the judge."""
    deal, seat, play = jax.random.split(key, 3)
    t = game.deal(deal, plan.tables, plan.seats)
    learners = game.one_seat(t, seat) if plan.against else jnp.full_like(t.seats, (1 << 31) - 1)
    others = frozen if plan.against else learner.policy
    made, won = game.play(t, lambda x: scores(learner.policy, x), lambda x: scores(others, x), learners, play)
    reward = jnp.take_along_axis(won[None], made.seat.astype(jnp.int32), -1)
    left = 1 - learner.done / plan.updates
    rate, mixing = plan.rate * (0.05 + 0.95 * left), plan.mixing * (0.1 + 0.9 * left)
    counts = made.counts / made.counts.sum()

    def loss(params: tuple[Layers, Layers]) -> tuple[Array, Array]:
        policy, judge = params
        chances = jax.nn.log_softmax(game.masked(scores(policy, made.inputs), made.legal))
        done = jnp.take_along_axis(chances, made.action[..., None].astype(jnp.int32), -1)[..., 0]
        entropy = -(jnp.exp(chances) * jnp.where(made.legal, chances, 0)).sum(-1)
        foretold = scores(judge, jnp.concatenate([made.inputs, made.hidden], -1))[..., 0]
        off = (reward - foretold) ** 2
        gain = lax.stop_gradient(reward - foretold) * done + mixing * entropy
        told = jnp.stack([(counts * entropy).sum(), (counts * off).sum()])
        return (counts * (off - gain)).sum(), told

    gradient, told = jax.grad(loss, has_aux=True)((learner.policy, learner.judge))
    (policy, judge), memory = adam((learner.policy, learner.judge), gradient, learner.memory, rate)
    done = learner.done + 1
    share = (LATE + 1) / (done + LATE)
    average = jax.tree.map(lambda old, new: old + share * (new - old), learner.average, policy)
    mine = (learners[..., None] >> jnp.arange(won.shape[-1], dtype=jnp.uint32) & 1) * won
    return Learner(policy, judge, memory, average, done), jnp.concatenate([mine.sum(-1).mean()[None], told])


def share_of(game: Any, tables: int, seats: int | None, policy: Layers, others: Layers, key: Array) -> Array:
    """The share of wins of one seat that plays the policy, where the others play the other."""
    deal, seat, play = jax.random.split(key, 3)
    t = game.deal(deal, tables, seats)
    mine = game.one_seat(t, seat)
    _, won = game.play(t, lambda x: scores(policy, x), lambda x: scores(others, x), mine, play)
    return ((mine[..., None] >> jnp.arange(won.shape[-1], dtype=jnp.uint32) & 1) * won).sum(-1).mean()
