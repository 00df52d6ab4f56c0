"""Quickshot as arrays, beside its rules."""

from typing import Any

import numpy as np
import pytest

jax = pytest.importorskip("jax", reason="needs the extra `batch`")

from mischia.games.quickshot import batch  # noqa: E402
from mischia.games.quickshot.batch import check, digits, playouts  # noqa: E402
from mischia.games.quickshot.batch.table import LEAD, OVER, PLAY  # noqa: E402
from tests.soak import LAW  # noqa: E402

GAMES = 512


@pytest.mark.law
def test_the_arrays_play_as_the_rules_do() -> None:
    assert check.check(GAMES) > 8 * GAMES


def test_the_check_sees_a_single_card_in_the_wrong_place() -> None:
    t = check.dealt(jax.random.key(1), *check.settings(jax.random.key(2), GAMES))
    states = [check.begun(row) for row in check.rows(t)]
    mask = np.asarray(check.allowed(t))
    check.same(states, check.rows(t), mask)
    deck = t.deck.at[7].set(t.aside[7])
    with pytest.raises(AssertionError, match="'deck'"):
        check.same(states, check.rows(t._replace(deck=deck)), mask)
    mask = mask.copy()
    mask[9, int(t.leader[9]), 3] ^= True
    with pytest.raises(AssertionError, match="legal"):
        check.same(states, check.rows(t), mask)


def test_every_deal_is_as_likely_as_the_next() -> None:
    setting = check.settings(jax.random.key(2), GAMES)
    seats = np.asarray(setting[0])
    first, led, expected = np.zeros(8), np.zeros(7), np.zeros(7)
    for seed in range(40):
        t = check.dealt(jax.random.key(seed), *setting)
        first += [((np.asarray(t.aside) >> 4 * kind) & 15).sum() for kind in range(8)]
        led += np.bincount(np.asarray(t.leader), minlength=7)
        expected += [(1 / seats[seats > seat]).sum() for seat in range(7)]
    many = first.sum() / 8
    assert np.abs(first - many).max() < 5 * many**0.5
    assert (np.abs(led - expected) < 5 * expected**0.5).all()


def test_the_cards_of_a_bag_come_one_by_one() -> None:
    held = jax.numpy.asarray(0x50100312, jax.numpy.uint32)
    assert int(digits.size(held)) == 12
    places = np.arange(12, dtype=np.uint32)
    found = np.asarray(digits.number_of(digits.nth(held, places))).tolist()
    assert sorted(found) == [1, 1, 2, 3, 3, 3, 6, 8, 8, 8, 8, 8]
    assert int(digits.number_of(digits.lowest(held))) == 1
    assert int(digits.number_of(held * 0)) == 0


def test_a_number_is_drawn_evenly_and_below_its_bound() -> None:
    chance = np.arange(0, 1 << 32, 1 << 16, dtype=np.uint64).astype(np.uint32)
    found = np.bincount(np.asarray(digits.below(chance, 7)))
    assert len(found) == 7
    assert found.max() - found.min() <= 1


def test_random_games_end_as_the_law_says() -> None:
    tables = 20_000
    t = jax.jit(lambda: playouts.played(jax.numpy.arange(tables, dtype=np.uint32), np.uint32(1), 3))()
    assert (np.asarray(t.winner) > 0).all()
    rounds, ends, survivor, _ = LAW[3]
    assert abs(np.asarray(t.round).mean() - rounds) < 0.03
    for number, share in enumerate(ends, start=1):
        assert abs((np.asarray(t.round) == number).mean() - share) < 0.02
    alone = (t.players & (t.players - 1)) == 0
    assert abs(np.asarray(alone).mean() - survivor) < 0.02
    won = np.bincount(np.asarray(t.winner), minlength=4)[1:]
    assert np.abs(won - tables / 3).max() < 5 * (tables / 3) ** 0.5


@pytest.fixture(scope="module")
def small() -> Any:
    """Eight tables of three, each with a key of its own, as pgx has it."""
    init = jax.jit(jax.vmap(lambda key: batch.init(key, 3, room=3)))
    step = jax.jit(jax.vmap(batch.step))
    return init(jax.random.split(jax.random.key(5), 8)), step


def test_tables_may_be_mapped_one_by_one(small: Any) -> None:
    t, step = small
    assert (t.phase == LEAD).all()
    for number in range(16):
        keys = jax.random.split(jax.random.key(number), 8)
        t = step(t, jax.vmap(batch.random_actions)(t, keys), keys)
    assert (t.phase == OVER).all()
    assert batch.terminated(t).all()
    assert np.asarray(batch.rewards(t)).sum(-1).tolist() == [1.0] * 8
    assert not batch.legal_action_mask(t).any()
    after = step(t, np.zeros((8, 3), np.uint32), keys)
    assert jax.tree.all(jax.tree.map(lambda old, new: (old == new).all(), t, after))


def test_what_is_not_legal_is_the_lowest_card(small: Any) -> None:
    t, step = small
    leader, lowest = np.asarray(t.leader), []
    for table, seat in enumerate(leader):
        hand = int(t.hands[seat][table])
        lowest.append(min(card for card in range(8) if hand >> 4 * card & 15))
    for action in (batch.DECLINE, 99):
        after = step(t, np.full((8, 3), action, np.uint32), jax.random.split(jax.random.key(0), 8))
        assert (after.phase == PLAY).all()
        led = [int(after.table[seat][table]) for table, seat in enumerate(leader)]
        assert led == [1 << 4 * card for card in lowest]
