"""Bags are multisets, and draws from them are counted by physical thing."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mischia.core import bags

things = st.lists(st.integers(0, bags.KINDS - 1), max_size=60)


@given(things, things)
def test_bags_are_multisets(some: list[int], more: list[int]) -> None:
    held = bags.bag(some)
    assert bags.items(held) == sorted(some)
    assert bags.size(held) == len(some)
    assert bags.kinds(held) == tuple(sorted(set(some)))
    assert all(bags.count(held, kind) == some.count(kind) for kind in range(bags.KINDS))
    assert [bags.nth(held, place) for place in range(len(some))] == sorted(some)
    assert bags.items(held + bags.bag(more)) == sorted(some + more)
    assert held + bags.bag(more) - bags.bag(some) == bags.bag(more)
    assert bags.holds(held, bags.bag(more)) == (Counter(more) <= Counter(some))


def test_a_bag_has_an_end() -> None:
    with pytest.raises(IndexError, match="fewer"):
        bags.nth(bags.bag([1, 2]), 2)
    full = bags.bag([3] * bags.MOST)
    assert bags.size(full) == bags.MOST
    assert bags.count(full, 3) == bags.MOST


@given(st.lists(st.integers(0, 4), max_size=8), st.integers(0, 4))
def test_draws_are_counted_by_physical_thing(some: list[int], n: int) -> None:
    counted = Counter(tuple(sorted(drawn)) for drawn in combinations(some, n))
    found = list(bags.draws(bags.bag(some), n))
    assert dict(found) == dict(counted)
    assert len(found) == len(counted)
    assert sum(ways for _, ways in found) == comb(len(some), n)
