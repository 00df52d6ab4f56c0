"""The level that was learnt, and the games that have it."""

import time
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

import mischia
from mischia.bots import Expert, bot_named, check_level, learnt, levels_of
from mischia.core.errors import MischiaError
from mischia.core.game import Game
from mischia.games import GAMES
from tests import laws

LEARNT = [game for game in GAMES.values() if game.hints.learnt is not None]
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve"]


def policy_of(game: Game) -> Path:
    assert game.hints.learnt is not None
    return game.hints.learnt.file


@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.name)
def test_plain_python_says_what_numpy_says(game: Game) -> None:
    layers = learnt.layers_of(policy_of(game))
    inputs = [Random(1).random() for _ in layers[0][0][0]]
    told = np.array(inputs)
    with np.load(policy_of(game)) as arrays:
        for place in range(len(layers)):
            told = told @ arrays[f"weights_{place}"].astype(float) + arrays[f"added_{place}"].astype(float)
            if place < len(layers) - 1:
                told = np.maximum(told, 0)
    assert np.allclose(learnt.scores(layers, inputs), told)


@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.name)
def test_the_file_is_small(game: Game) -> None:
    assert policy_of(game).stat().st_size < 1_000_000


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", weights_0=np.zeros((2, 2)), added_0=np.zeros(2))
    with pytest.raises(ValueError, match="16 bits"):
        learnt.layers_of(tmp_path / "other.npz")


@pytest.mark.law
@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.name)
def test_it_is_told_nothing_that_its_seat_cant_see(game: Game) -> None:
    assert game.hints.learnt is not None
    asked = 0
    for number, table in enumerate(laws.tables(game)):
        rng = Random(number)
        s = laws.dealt(table, rng).s
        while s.question is not None:
            for seat in range(s.seats):
                if s.question.legal(seat):
                    other = game.guess(s, seat, rng)
                    assert game.hints.learnt.inputs(s, seat) == game.hints.learnt.inputs(other, seat)
                    asked += 1
            s.answer(s.question.pick(rng))
    assert asked > 100


def test_an_expert_mixes_and_is_repeatable() -> None:
    match = mischia.new("quickshot", NAMES, seed=5)
    seen = match.see_as(match.turn[0])
    chosen = [Expert(seed).choose(seen) for seed in range(40)]
    assert set(chosen) <= set(seen.moves)
    assert len(set(chosen)) > 1
    assert chosen == [Expert(seed).choose(seen) for seed in range(40)]


def test_an_expert_answers_within_fifty_milliseconds() -> None:
    match = mischia.new("quickshot", NAMES, seed=5)
    took = []
    while not match.over:
        for name in match.turn:
            seen = match.see_as(name)
            begin = time.process_time()
            move = Expert().choose(seen)
            took.append(time.process_time() - begin)
            match.play(name, move)
    assert sorted(took)[len(took) // 2] < 0.05


def test_an_expert_is_better_than_random() -> None:
    won: Counter[bool] = Counter()
    for number in range(120):
        match = mischia.new("quickshot", NAMES, seed=number)
        expert = NAMES[number % 5]
        while not match.over:
            for name in match.turn:
                bot = Expert(number) if name == expert else mischia.Random(f"{number}/{name}")
                match.play(name, bot.choose(match.see_as(name)))
        won[expert in match.winners] += 1
    assert won[True] > 33  # 24 are fair, and 44 are to be expected


def test_the_last_round_is_played_for_the_lead() -> None:
    given = {
        "round": 4,
        "phase": "reinforce",
        "hands": {"Ann": [1, 8], "Bob": [1], "Cid": [2]},
        "table": {"Ann": {"card": 4}, "Bob": {"card": 8}, "Cid": {"card": 7}},
    }
    seen = mischia.load("quickshot", given).see_as("Ann")
    assert Counter(Expert(seed).choose(seen) for seed in range(20))["add 8"] >= 19


def test_games_without_one_offer_what_they_have() -> None:
    for game in GAMES.values():
        assert levels_of(game)[:4] == ["random", "easy", "normal", "hard"]
        assert ("expert" in levels_of(game)) == (game in LEARNT)
    check_level("expert", GAMES["quickshot"])
    with pytest.raises(MischiaError, match="No bot 'expert'; there are: random, easy, normal, hard"):
        check_level("expert", GAMES["swords"])
    match = mischia.new("swords", NAMES[:3], seed=1)
    seen = match.see_as(match.turn[0])
    assert len(seen.moves) > 1
    with pytest.raises(MischiaError, match="No bot 'expert'"):
        bot_named("expert").choose(seen)
