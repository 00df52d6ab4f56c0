"""What each seat sees, as numbers: those of `bot.inputs`, from arrays."""

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from mischia.games.quickshot.batch.digits import count, kinds, pick, size
from mischia.games.quickshot.batch.table import PLAY, POISON, REINFORCE, Table
from mischia.games.quickshot.bot.inputs import Seen, written
from mischia.games.quickshot.rules.cards import HAND, NUMBERS


def observe(t: Table) -> Array:
    """By seat: the inputs of a policy. Of a seat that is not asked they mean nothing."""
    room = len(t.hands)
    return seen_from(t, jnp.broadcast_to(np.arange(room, dtype=np.uint32), (*t.seats.shape, room)))


def seen_from(t: Table, seats: Array) -> Array:
    """The inputs of some seats of each table, which are the last axis of `seats`."""
    hands = jnp.stack(t.hands, -1)
    hand = jnp.take_along_axis(hands, seats.astype(jnp.int32), -1)
    everybody = np.arange(len(t.hands), dtype=np.uint32)
    people, dummies = t.players & ~t.dummies, t.players & t.dummies
    all_ = Table(*[field if isinstance(field, tuple) else field[..., None] for field in t])
    asked = jnp.select([all_.phase == PLAY, all_.phase == REINFORCE, all_.phase == POISON], [1, 2, 3], 0)
    up, many = kinds(all_.up), lax.population_count(all_.players)
    seen = Seen(
        hand=counts(hand),
        discard=counts(all_.discard),
        up=counts(up),
        down=jnp.where(asked > 1, many - size(up), 0),
        sprung=all_.sprung,
        added=all_.added,
        reversed=all_.reversed,
        round=all_.round,
        asked=asked,
        leads=all_.leader == seats,
        leader_holds=size(pick(t.hands, t.leader))[..., None],
        leader_is_dummy=all_.dummies >> all_.leader & 1,
        people=holding(hands, people[..., None] >> everybody & 1, hand, people[..., None] >> seats & 1),
        dummies=holding(hands, dummies[..., None] >> everybody & 1, hand, dummies[..., None] >> seats & 1),
        deck=size(all_.deck),
        french=all_.french,
        players=many,
    )
    return jnp.stack([jnp.broadcast_to(jnp.asarray(one, jnp.float32), seats.shape) for one in written(seen)], -1)


def counts(held: Array) -> list[Array]:
    """How many of each card are in the bag."""
    return [count(held, card) for card in NUMBERS]


def holding(hands: Array, whose: Array, own: Array, counted: Array) -> list[Array]:
    """How many of some seats hold no card, one, ... five or more, and how many of them are others."""
    found = []
    for number in range(HAND + 1):
        fits = [jnp.minimum(size(some), HAND) == number for some in (hands, own)]
        found.append((whose * fits[0]).sum(-1, keepdims=True) - counted * fits[1])
    return found
