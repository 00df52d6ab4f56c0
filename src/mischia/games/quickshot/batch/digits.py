"""Words of 32 bits, read as eight digits to the base 16, one for each kind of card: a bag says how many there are.

Bags are added and subtracted like numbers; a bag with a single card stands for that card, and 0 for none. Everything
works on one word and on arrays of them alike, with neither a branch nor a look-up, so that a compiler can make one loop
of a whole step.
"""

from collections.abc import Sequence

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

ONES = np.uint32(0x11111111)
EVERY_OTHER = np.uint32(0x0F0F0F0F)
BYTES = np.uint32(0x01010101)
TOP = np.uint32(0x80808080)


def word(value: object) -> Array:
    """As a number of 32 bits without a sign: all numbers of a table are such."""
    return np.uint32(value) if isinstance(value, int) else jnp.asarray(value).astype(jnp.uint32)


def one(number: Array | int) -> Array:
    """The card of this number, from 1 to 8."""
    return word(1) << (word(number) * 4 - 4 & 31)


def number_of(card: Array) -> Array:
    """The number of a card; 0 if it is none."""
    return (35 - lax.clz(card)) >> 2


def count(held: Array, number: Array | int) -> Array:
    """How many cards of this number are in the bag."""
    return held >> (number * 4 - 4 & 31) & 15


def size(held: Array) -> Array:
    """How many cards are in the bag, 40 at most."""
    return ((held & EVERY_OTHER) + (held >> 4 & EVERY_OTHER)) * BYTES >> 24


def kinds(held: Array) -> Array:
    """The bag with one card of each kind that is there; no digit is above 7."""
    return (held | held >> 1 | held >> 2) & ONES


def lowest(held: Array) -> Array:
    """The card with the lowest number."""
    there = kinds(held)
    return there & (0 - there)


def nth(held: Array, place: Array) -> Array:
    """The card at this place (from 0) when all lie in some row; the bag has to have so many.

    The digits are added up, four at a time: the card is the first whose sum is above the place.
    """
    even, odd = held & EVERY_OTHER, held >> 4 & EVERY_OTHER
    evens = even * BYTES >> 24
    is_odd = place >= evens
    place = jnp.where(is_odd, place - evens, place)
    sums = jnp.where(is_odd, odd, even) * BYTES
    above = sums + (127 - place) * BYTES & TOP  # the top bit of each byte whose sum is above the place
    first = (above & ~(above << 8)) >> 7
    return jnp.where(is_odd, first << 4, first)


def below(chance: Array, many: Array | int) -> Array:
    """A number from 0 on, less than `many` (40 at most), out of 32 bits of chance; 24 of them count."""
    return (chance >> 8) * many >> 24


def pick(values: Sequence[Array], seat: Array) -> Array:
    """What this seat has."""
    found = values[0]
    for other in range(1, len(values)):
        found = jnp.where(seat == other, values[other], found)
    return found
