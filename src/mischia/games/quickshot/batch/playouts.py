"""Whole random games, nothing kept but who has won: how fast the rules go.

    python -m mischia.games.quickshot.batch.playouts --seats 5 --seconds 10

A table makes its own chance, and the whole of its game is one straight run of sums and comparisons, so a compiler makes
few loops of it.
"""

import argparse
from functools import partial
from time import perf_counter

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from mischia.games.quickshot.batch import env, rounds
from mischia.games.quickshot.batch.digits import below, kinds, nth, pick, size
from mischia.games.quickshot.batch.table import DRAW, REINFORCE, Table
from mischia.games.quickshot.batch.whole import play_round
from mischia.games.quickshot.rules.cards import HAND, ROUNDS, SET_ASIDE

AT_ONCE = 4  # runs that wait for each other


class Chance:
    """A stream of 32 bits for each table (O'Neill's PCG, RXS-M-XS): a product, and some of its bits stirred."""

    def __init__(self, state: Array) -> None:
        self.state = state

    def next(self) -> Array:
        self.state = self.state * np.uint32(747796405) + np.uint32(2891336453)
        stirred = (self.state >> (self.state >> 28) + 4 ^ self.state) * np.uint32(277803737)
        return stirred >> 22 ^ stirred


def seeded(number: Array, seed: Array) -> Chance:
    """A stream for a table of this number: its place in the one long row is stirred well (Wellons' lowbias32)."""
    mixed = number * np.uint32(0x9E3779B9) ^ seed
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        mixed = (mixed ^ mixed >> shift) * np.uint32(factor)
    return Chance(mixed ^ mixed >> 16)


def played(number: Array, seed: Array, seats: int) -> Table:
    """The tables of these numbers after a random game each."""
    chance = seeded(number, seed)
    t = dealt(chance, jnp.full_like(number, seats), seats)

    def one_round(_: int, carry: tuple[Table, Array]) -> tuple[Table, Array]:
        t, state = carry
        chance = Chance(state)
        t = play_round(
            t,
            lambda t, seat: any_card(t, pick(t.hands, seat), chance.next()),
            lambda t: [any_card(t, hand, chance.next()) for hand in t.hands],
            chance.next(),
        )
        return t, chance.state

    end: tuple[Table, Array] = lax.fori_loop(0, ROUNDS, one_round, (t, chance.state))
    return end[0]


def any_card(t: Table, hand: Array, chance: Array) -> Array:
    """A card, or none where a seat may decline, each kind as likely as the next."""
    held = kinds(hand)
    many = size(held)
    place = below(chance, many + (t.phase == REINFORCE))
    return jnp.where(place < many, nth(held, place), 0)


def dealt(chance: Chance, seats: Array, room: int) -> Table:
    """A table of people after setup and the leader's first draw; as `env.init`, one card after the other."""
    deck, hands = jnp.full_like(seats, env.WHOLE), []
    for seat in range(room):
        hand = jnp.zeros_like(seats)
        for number in range(HAND):
            card = nth(deck, below(chance.next(), env.CARDS - HAND * seat - number))
            deck, hand = deck - card, hand + card
        hands.append(hand)
    aside = jnp.zeros_like(seats)
    for number in range(SET_ASIDE):
        card = nth(deck, below(chance.next(), env.CARDS - HAND * room - number))
        deck, aside = deck - card, aside + card
    none = jnp.zeros_like(seats)
    leader = below(chance.next(), room)
    t = env.laid_out(seats, none, none, leader, tuple(hands), aside, deck)
    return rounds.draw(t, chance.next(), t.phase == DRAW)


def wins(seed: Array, tables: int, seats: int) -> Array:
    """How often each seat wins in so many random games."""
    winner = played(jnp.arange(tables, dtype=jnp.uint32), seed, seats).winner
    return jnp.stack([(winner == seat + 1).sum(dtype=jnp.uint32) for seat in range(seats)])


def games_a_second(seats: int, tables: int, seconds: float) -> float:
    """How many random games are played in a second, when nothing is kept but who won; to compile is not counted."""
    play = jax.jit(partial(wins, tables=tables, seats=seats))
    play(jnp.uint32(0)).block_until_ready()
    begin, times = perf_counter(), 0
    while perf_counter() - begin < seconds:
        jax.block_until_ready([play(jnp.uint32(1 + times + number)) for number in range(AT_ONCE)])
        times += AT_ONCE
    return tables * times / (perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description="Whole random games a second.")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", type=int, help="at once (default: what suits the device)")
    args = parser.parse_args()
    device = jax.devices()[0]
    tables = args.tables or (1 << 14 if device.platform == "cpu" else 1 << 24)
    speed = games_a_second(args.seats, tables, args.seconds)
    print(f"{device.device_kind}, {args.seats} seats, {tables:,} tables at once: {speed:,.0f} games a second")


if __name__ == "__main__":
    main()
