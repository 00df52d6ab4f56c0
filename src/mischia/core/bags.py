"""A bag says how many of each kind there are, in one int: kind k is its k-th digit to the base 128.

Bags are added and subtracted like numbers, so a whole hand moves in one step and a copy costs nothing.

>>> hand = bag([2, 5, 5, 8])
>>> hand += ONE[3]
>>> items(hand), size(hand), count(hand, 5), kinds(hand)
([2, 3, 5, 5, 8], 5, 2, (2, 3, 5, 8))
>>> items(hand - bag([5, 8]))
[2, 3, 5]
"""

from collections.abc import Iterable, Iterator
from math import comb
from random import Random
from typing import Any, Final

Bag = int

KINDS: Final = 256  # as many kinds have their bag ready
MOST: Final = 126  # as many things as a bag may hold
KEPT: Final = 10_000  # as many bags are remembered with what lies in them
ONE: Final[tuple[Bag, ...]] = tuple(1 << 7 * kind for kind in range(KINDS))

_items: Final[dict[Any, list[int]]] = {}


def bag(things: Iterable[int]) -> Bag:
    """The bag that holds these things."""
    held = 0
    for kind in things:
        held += ONE[kind]
    return held


def one_of(kind: int) -> Bag:
    """The bag that holds one thing of this kind; `ONE` has it ready for most."""
    return 1 << 7 * kind


def numbered_from(first: int, held: Bag) -> Bag:
    """The same things, their kinds counted from another number on."""
    return held << 7 * first


def size(held: Bag) -> int:
    """How many things are in the bag: 128 leaves 1 when divided by 127, so the rest is the sum of the digits."""
    return held % 127


def count(held: Bag, kind: int) -> int:
    """How many of this kind are in the bag."""
    return held >> 7 * kind & 127


def kinds(held: Bag) -> tuple[int, ...]:
    """The kinds that are in the bag at least once, ascending."""
    found = []
    kind = 0
    while held > 0:
        if held & 127:
            found.append(kind)
            held >>= 7
            kind += 1
        else:
            skipped = gap(held)
            held >>= 7 * skipped
            kind += skipped
    return tuple(found)


def gap(held: Bag) -> int:
    """How many kinds are missing before the first that is there."""
    return ((held & -held).bit_length() - 1) // 7


def items(held: Any) -> list[int]:
    """Everything in the bag, ascending; the same bags come up again and again, so they are looked up."""
    there = _items.get(held)
    if there is None:
        there = _laid_out(held)
        if len(_items) >= KEPT:
            _items.clear()
        _items[held] = there
    return there[:]


def _laid_out(held: Bag) -> list[int]:
    found: list[int] = []
    kind = 0
    while held > 0:
        many = held & 127
        if many == 0:
            skipped = gap(held)
            held >>= 7 * skipped
            kind += skipped
            continue
        if many == 1:
            found.append(kind)
        else:
            found.extend([kind] * many)
        held >>= 7
        kind += 1
    return found


def nth(held: Bag, place: int) -> int:
    """The kind of the thing at this place (from 0) when all lie in a row, ascending."""
    kind = 0
    place -= held & 127
    while place >= 0:
        held >>= 7
        if held <= 0:
            raise IndexError("the bag has fewer things")
        kind += 1
        if not held & 127:  # pass over all kinds that are not there at once
            skipped = ((held & -held).bit_length() - 1) // 7
            held >>= 7 * skipped
            kind += skipped
        place -= held & 127
    return kind


def handful(held: Bag, n: int, rng: Random) -> list[int]:
    """The kinds of n things drawn at once, ascending; every thing is as likely as the next."""
    there = held % 127
    random = rng.random
    places: list[int] = []
    while len(places) < n:
        place = int(random() * there)
        if place not in places:  # at most 126
            places.append(place)
    places.sort()
    drawn = []
    kind = -1
    passed = 0
    for place in places:
        while passed <= place:
            passed += held & 127
            held >>= 7
            kind += 1
        drawn.append(kind)
    return drawn


def holds(held: Bag, part: Bag) -> bool:
    """Whether all of this part is in the bag."""
    return all(count(part, kind) <= count(held, kind) for kind in kinds(part))


def draws(held: Bag, n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to draw n things at once, each with the number of physical draws that make it."""
    return _draws(kinds(held), held, n)


def _draws(left: tuple[int, ...], held: Bag, n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    if n == 0:
        yield (), 1
        return
    if not left:
        return
    kind, there = left[0], count(held, left[0])
    for some in range(min(n, there), -1, -1):
        for rest, ways in _draws(left[1:], held, n - some):
            yield (kind,) * some + rest, ways * comb(there, some)
