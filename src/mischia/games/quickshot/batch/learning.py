"""Games between policies, and what was seen, done and won in them: what a trainer learns from."""

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from mischia.games.quickshot.batch import env, rounds
from mischia.games.quickshot.batch.digits import below, kinds, one, word
from mischia.games.quickshot.batch.observation import seen_from
from mischia.games.quickshot.batch.table import REINFORCE, Table
from mischia.games.quickshot.batch.whole import play_round
from mischia.games.quickshot.bot.inputs import ACTIONS, INPUTS
from mischia.games.quickshot.rules.cards import MOST_SEATS, NUMBERS, ROUNDS

__all__ = [
    "ACTIONS",
    "HIDDEN",
    "INPUTS",
    "SEATS",
    "Decisions",
    "deal",
    "masked",
    "one_seat",
    "play",
]  # what a trainer needs

SEATS = range(3, MOST_SEATS + 1)
HIDDEN = INPUTS + 2 * len(NUMBERS)  # what a judge is told, who may see the others' hands
Policy = Callable[[Array], Array]  # inputs to a score for each action


class Decisions(NamedTuple):
    """What seats saw and did; the leading axes are rounds, tables and the questions of a round."""

    inputs: Array
    hidden: Array  # beside the inputs: the cards of all others together, and of the leader
    legal: Array  # by action
    action: Array
    seat: Array
    counts: Array  # whether the seat was asked, has a choice, and is one that learns


def deal(key: Array, many: int, seats: int | None = None) -> Table:
    """Tables of all sizes, both editions, a third of them with dummies; or of one size, without, in Italian."""
    setting, dealing = jax.random.split(key)
    if seats is None:
        return env.init(dealing, *settings(setting, many))
    return env.init(dealing, jnp.full(many, seats), room=seats)


def settings(key: Array, many: int) -> tuple[Array, Array, Array]:
    """Seats, dummies and editions of as many tables."""
    sizes, some, whose, edition = jax.random.split(key, 4)
    seats = jax.random.randint(sizes, (many,), SEATS[0], SEATS[-1] + 1)
    dummies = jax.random.randint(whose, (many,), 0, 1 << seats) * jax.random.bernoulli(some, 1 / 3, (many,))
    return seats, dummies, jax.random.bernoulli(edition, 0.5, (many,))


def one_seat(t: Table, key: Array) -> Array:
    """The bit of a seat at each table, of those that are no dummies if there are such."""
    people = (word(1) << t.seats) - 1 & ~t.dummies
    place = below(jax.random.bits(key, t.seats.shape, jnp.uint32), lax.population_count(people))
    found = word(0)
    for seat in range(len(t.hands)):
        is_it = rounds.is_in(people, seat) & (place == 0)
        found = found | jnp.where(is_it, 1 << seat, 0)
        place = place - rounds.is_in(people, seat)
    return found


def play(t: Table, policy: Policy, others: Policy, learners: Array, key: Array) -> tuple[Decisions, Array]:
    """Play on to the end; `learners` has a bit for each seat that plays the policy, the others play the other.

    The decisions of the learners, and the part of the win of each seat.
    """

    def play_one(t: Table, key: Array) -> tuple[Table, Decisions]:
        to_choose, to_draw = jax.random.split(key)
        keys = iter(jax.random.split(to_choose, 4))
        decisions: list[Decisions] = []

        def ask(t: Table, seats: Array) -> Array:
            made, card = choose(t, seats, policy, others, learners, next(keys))
            decisions.append(made)
            return card

        def ask_one(t: Table, seat: Array) -> Array:
            return ask(t, jnp.minimum(seat, len(t.hands) - 1)[..., None])[..., 0]

        def ask_all(t: Table) -> list[Array]:
            everybody = np.arange(len(t.hands), dtype=np.uint32)
            cards = ask(t, jnp.broadcast_to(everybody, (*t.seats.shape, len(t.hands))))
            return [cards[..., seat] for seat in range(len(t.hands))]

        drawn = jax.random.bits(to_draw, t.seats.shape, jnp.uint32)
        t = play_round(t, ask_one, ask_all, drawn, rounds.where_any)
        return t, Decisions(*[jnp.concatenate(parts, 1) for parts in zip(*decisions, strict=True)])

    t, made = lax.scan(play_one, t, jax.random.split(key, ROUNDS))
    return made, env.rewards(t)


def choose(
    t: Table, seats: Array, policy: Policy, others: Policy, learners: Array, key: Array
) -> tuple[Decisions, Array]:
    """What some seats of each table do where they are asked, and the card that this means; dummies draw theirs."""
    hands = jnp.stack(t.hands, -1)
    hand = jnp.take_along_axis(hands, seats.astype(jnp.int32), -1)
    inputs = seen_from(t, seats)
    held = (kinds(hand)[..., None] >> np.arange(0, 4 * len(NUMBERS), 4, dtype=np.uint32) & 1) > 0
    declines = jnp.broadcast_to((t.phase == REINFORCE)[..., None], seats.shape)
    legal = jnp.concatenate([held, declines[..., None]], -1)
    mine = rounds.is_in(learners[..., None], seats)
    scores = jnp.where(mine[..., None], policy(inputs), others(inputs))
    to_choose, to_draw = jax.random.split(key)
    action = sample(masked(scores, legal), jax.random.uniform(to_choose, seats.shape))
    is_dummy = rounds.is_in(t.dummies[..., None], seats)
    drawn = env.drawn_from(hand, jax.random.bits(to_draw, seats.shape, jnp.uint32))
    own = jnp.where(action == env.DECLINE, 0, one(action + 1))
    asked = rounds.is_in(env.awaited(t)[..., None], seats) & ~is_dummy
    counted = asked & mine & (legal.sum(-1) > 1)
    all_hands = sum(t.hands)[..., None] - hand
    leader = jnp.take_along_axis(hands, t.leader[..., None].astype(jnp.int32), -1)
    hidden = jnp.concatenate([digits(all_hands) / 5, jnp.broadcast_to(digits(leader), digits(hand).shape)], -1)
    made = Decisions(inputs, hidden, legal, action, seats, counted)
    return made, jnp.where(is_dummy, drawn, own)


def digits(held: Array) -> Array:
    return (held[..., None] >> np.arange(0, 4 * len(NUMBERS), 4, dtype=np.uint32) & 15).astype(jnp.float32)


def masked(scores: Array, legal: Array) -> Array:
    """No chance for what is not legal."""
    return jnp.where(legal, scores, -1e9)


def sample(scores: Array, chance: Array) -> Array:
    """An action, each as likely as its score says."""
    sums = jnp.cumsum(jax.nn.softmax(scores), -1)
    short = chance[..., None] * sums[..., -1:] * (1 - 1e-6)  # rounded up, it must not pass the last that is legal
    return word((sums <= short).sum(-1))
