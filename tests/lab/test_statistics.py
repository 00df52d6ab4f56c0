"""Shares and ratings: right on average, intervals that hold what they promise, and the match as the unit."""

import numpy as np
import pytest

from mischia.lab.findings.ratings import Ratings
from mischia.lab.findings.shares import Pair, Share

STRENGTH = {"a": 2.0, "b": 1.0, "c": 0.5}
LINE_UPS = (["a", "a", "b", "c", "c"], ["a", "b", "b", "c", "a"])


def winner(players: list[str], rng: np.random.Generator) -> int:
    weights = np.array([STRENGTH[player] for player in players])
    return int(rng.choice(len(players), p=weights / weights.sum()))


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(1)
    truth = np.mean([4.0 / sum(STRENGTH[player] for player in players) for players in LINE_UPS]) / 2
    held = 0
    for _ in range(300):
        share = Share()
        for number in range(100):
            players = LINE_UPS[number % 2]
            share.add(2, float(players[winner(players, rng)] == "a"))
        estimate = share.estimate()
        held += int(estimate.low <= truth <= estimate.high)
    assert 0.92 <= held / 300 <= 0.98


def test_the_seats_of_a_match_are_one_observation() -> None:
    """Seats that win and lose together tell less than seats apart; seats of which one must win tell more."""
    together, apart, rivals = Share(), Share(), Share()
    rng = np.random.default_rng(2)
    for _ in range(400):
        together.add(4, 4 * float(rng.random() < 0.5))
        rivals.add(2, 1.0 + float(rng.random() < 0.05))
        for _ in range(4):
            apart.add(1, float(rng.random() < 0.5))
    width = [share.estimate().high - share.estimate().low for share in (together, apart, rivals)]
    assert width[0] > 1.8 * width[1] > 1.8 * width[2]


def test_nothing_and_all() -> None:
    never, always, nobody = Share(), Share(), Share()
    for _ in range(50):
        never.add(1, 0.0)
        always.add(1, 1.0)
    assert never.estimate().low == 0.0 < never.estimate().high < 0.1
    assert 0.9 < always.estimate().low < always.estimate().high == 1.0
    assert nobody.estimate() == (0.0, 0.0, 1.0)


def test_ratings_find_the_strengths() -> None:
    rng = np.random.default_rng(3)
    ratings = Ratings()
    for number in range(4000):
        players = LINE_UPS[number % 2]
        ratings.add(players, [winner(players, rng)])
    elo = ratings.elo()
    assert [round(elo[player].value) for player in "abc"] == pytest.approx([1620, 1500, 1380], abs=20)
    assert all(found.low < found.value < found.high for found in elo.values())


def test_two_players_have_the_elo_that_everybody_knows() -> None:
    ratings = Ratings()
    for number in range(400):
        ratings.add(["a", "b"], [int(number % 4 == 0)])
    elo = ratings.elo()
    assert elo["a"].value - elo["b"].value == pytest.approx(400 * np.log10(3), abs=0.1)


def test_ratings_when_somebody_never_wins() -> None:
    ratings = Ratings()
    for _ in range(20):
        ratings.add(["a", "b"], [0])
    elo = ratings.elo()
    assert 1500 < elo["a"].value < 2500
    assert elo["b"].high < 1500


def test_who_never_met_has_no_rating() -> None:
    ratings = Ratings()
    ratings.add(["a", "b"], [0])
    ratings.add(["c", "d"], [0])
    assert ratings.elo() == {}
    ratings.add(["a", "c"], [1])
    assert set(ratings.elo()) == {"a", "b", "c", "d"}


def test_winning_together_tells_nothing_about_strength() -> None:
    ratings = Ratings()
    ratings.add(["a", "b"], [0, 1])
    ratings.add(["a", "b"], [])
    assert ratings.elo() == {}


def test_pairs_find_a_small_change_that_two_runs_apart_would_not() -> None:
    rng = np.random.default_rng(4)
    pair, apart = Pair(), Pair()
    for _ in range(1000):
        luck, other_luck = rng.random(2)
        pair.add((1, float(luck < 0.52)), (1, float(luck < 0.5)))
        apart.add((1, float(luck < 0.52)), (1, float(other_luck < 0.5)))
    change, chance = pair.difference()
    assert chance < 0.001 < 0.05 < apart.difference()[1]
    assert change.low > 0.005
    same = Pair()
    for _ in range(10):
        same.add((1, 1.0), (1, 1.0))
    assert same.difference() == ((0.0, 0.0, 0.0), 1.0)
