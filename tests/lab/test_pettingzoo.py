"""PettingZoo: its own tests pass for every game, seats see no more than their view, and actions keep their meaning."""

import warnings
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from mischia import IllegalMove, MischiaError
from mischia.core.position import dump, load, view
from mischia.core.state import State
from mischia.games import GAMES
from mischia.lab.experiments.experiment import usual_seats
from mischia.lab.learners.observation import Layout, layout_of
from mischia.lab.learners.table import Seats
from mischia.lab.pettingzoo import TableEnv, env, parallel_env
from tests import laws, toy

games = pytest.mark.parametrize("game", [*GAMES, "toy"])
pytestmark = [
    pytest.mark.usefixtures("with_toy"),
    pytest.mark.filterwarnings("ignore:Observation"),  # of the tests themselves: observations are dicts, as for masks
]


@games
def test_pettingzoo_s_own_tests(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game), num_cycles=100)
        seed_test(lambda: env(game), num_cycles=50)
        parallel_api_test(parallel_env(game), num_cycles=100)


def sample(mask: Any, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def play(table: TableEnv, seed: int) -> tuple[list[str], dict[str, float]]:
    """A random match: who chose what, and what came of it."""
    rng = Random(seed)
    table.reset(seed=seed)
    told, rewards = [], {}
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        assert seen is not None
        rewards[agent] = reward
        if not over:
            action = sample(seen["action_mask"], rng)
            told.append(f"{agent} {table.layout.meaning(action)}")
        table.step(None if over else action)
    return told, rewards


@games
def test_whole_matches_by_the_mask(game: str) -> None:
    table = env(game)
    for seed in range(5 if laws.is_short(GAMES[game]) else 1):
        told, rewards = play(table, seed)
        assert told
        assert sum(rewards.values()) == pytest.approx(1.0) or not any(rewards.values())
        assert play(table, seed) == (told, rewards)


def in_numbers(layout: Layout, s: State, seat: int) -> Any:
    """What a seat sees, feature by feature, straight from the view and from what a feature means."""
    found: Counter[Any] = Counter()

    def note(value: Any, path: tuple[Any, ...], ordered: bool) -> None:
        if isinstance(value, dict):
            for key, one in value.items():
                note(one, (*path, layout._word(key, seat)), ordered)
        elif isinstance(value, list | tuple):
            found[*path, "#"] = len(value)
            for at, one in enumerate(value):
                if ordered or isinstance(one, dict | list | tuple):
                    note(one, (*path, at), ordered)
                else:
                    found[*path, "has", layout._word(one, seat)] += 1
        else:
            found[*path, "#"] = value if isinstance(value, int) else 0
            found[*path, "=", layout._word(value, seat)] = 1

    seen = view(layout.game, s, layout.names, layout.names[seat])
    for key in layout.game.keys:
        note(seen[key.name], (key.name,), key.ordered)
    return np.array([found[feature] for feature in layout.features], np.float32)


def some_layouts(game: str) -> list[Layout]:
    """The usual table of a game, and one with few seats and other options."""
    other = laws.tables(GAMES[game])[-1]
    return [layout_of(game, usual_seats(GAMES[game]), {}), layout_of(game, len(other.players), dict(other.options))]


@games
def test_a_table_is_seen_as_it_is_however_long_nobody_looked(game: str) -> None:
    """A slate is written anew where something has changed; what a seat sees on it is its view, each time."""
    rng = Random(5)
    for layout in some_layouts(game):
        slate = layout.slate()
        for _ in range(3):
            table = Seats(layout, rng, slate)
            looked = 0
            while looked < 150:
                for seat in range(layout.people):
                    looked += 1
                    assert np.array_equal(table.vector(seat), in_numbers(layout, table.s, seat))
                if table.over:
                    break
                for _ in range(rng.randrange(1, 5)):  # now and then nobody looks
                    for seat in table.asked:
                        table.choose(seat, rng.choice(list(table.legal(seat).moves)))


@games
def test_an_observation_stays_as_it_was(game: str) -> None:
    table = env(game)
    rng = Random(2)
    table.reset(seed=2)
    kept = []
    for _ in range(40):
        seen, _, over, _, _ = table.last()
        assert seen is not None
        kept.append((seen, {key: numbers.copy() for key, numbers in seen.items()}))
        table.step(None if over else sample(seen["action_mask"], rng))
        if not table.agents:
            table.reset(seed=3)
    for seen, was in kept:
        assert all(np.array_equal(seen[key], was[key]) for key in was)


@games
def test_a_seat_observes_its_view_and_nothing_else(game: str) -> None:
    """Whatever a seat can't know may be dealt anew: it observes the same."""
    layout = layout_of(game, usual_seats(GAMES[game]), {})
    rng = Random(3)
    s, slate = layout.first.clone(), layout.slate()
    differ = 0
    while s.question is not None:
        for seat in range(layout.people) if rng.random() < laws.share(layout.game) else ():
            other = layout.game.guess(s, seat, rng)
            slate.look(other)
            guessed = slate.seen_by(seat)
            slate.look(s)
            assert np.array_equal(guessed, slate.seen_by(seat))
            differ += dump(layout.game, other, layout.names) != dump(layout.game, s, layout.names)
        s.answer(s.question.pick(rng))
    assert differ or not laws.is_short(layout.game)  # what is looked at of a long game need not hide anything


@games
def test_the_features_tell_the_view(game: str) -> None:
    """Two positions that look different to a seat are different in numbers, nearly always."""
    layout = layout_of(game, usual_seats(GAMES[game]), {})
    views: dict[bytes, set[str]] = {}
    rng = Random(4)
    for _ in range(5):
        s = layout.first.clone()
        while s.question is not None:
            views.setdefault(layout.see(s, 0).tobytes(), set()).add(str(layout._seen(layout.doc(s), 0)))
            s.answer(s.question.pick(rng))
    alike = sum(len(found) - 1 for found in views.values())
    assert alike <= 0.02 * sum(map(len, views.values()))


def test_all_seats_observe_from_their_own_side() -> None:
    """A table turned by one seat looks the same to the next one."""
    layout = layout_of("toy", 3, {})
    given = {"seats": ["P1", "P2", "P3"], "hands": {"P1": [1, 4], "P2": [2, 2], "P3": [3, 4]}, "starter": "P1"}
    turned = {"seats": ["P1", "P2", "P3"], "hands": {"P2": [1, 4], "P3": [2, 2], "P1": [3, 4]}, "starter": "P2"}
    mine, its = (toy.GAME, given), (toy.GAME, turned)
    first, second = (load(game, doc, layout.options)[0] for game, doc in (mine, its))
    drop = [at for at, feature in enumerate(layout.features) if feature[0] == "seats"]  # who sits where differs
    assert np.array_equal(np.delete(layout.see(first, 0), drop), np.delete(layout.see(second, 1), drop))
    assert not np.array_equal(np.delete(layout.see(first, 0), drop), np.delete(layout.see(second, 0), drop))


def test_who_chooses_at_once_does_not_see_the_others_choice() -> None:
    table = Seats(layout_of("toy", 3, {}), Random(1))
    table.choose(0, next(iter(table.legal(0).moves)))
    assert list(table.asked) == [0, 1, 2]
    before = table.vector(2)
    table.choose(0, next(iter(table.legal(0).moves)))
    assert np.array_equal(table.vector(2), before)
    assert table.legal(0).moves == {}


def test_actions_mean_the_same_in_every_position() -> None:
    layout = layout_of("quickshot", 5, {})
    meanings = [layout.meaning(action) for action in range(layout.actions)]
    assert meanings[:3] == ["add 1", "add 2", "add 3"]
    assert meanings[-1].startswith("spare")
    assert len(set(meanings)) == len(meanings)
    moves = (("play", 3), ("play", 8))
    assert [layout.meaning(action) for action in layout.legal(moves, 2).moves] == ["play 3", "play 8"]


def test_a_move_that_never_came_up_takes_a_spare_action() -> None:
    layout = layout_of("toy", 2, {})
    found = layout.legal((("play", 1), ("play", 77), ("play", 78)), 0).moves
    assert [layout.meaning(action) for action in found] == ["play 1", "spare 1", "spare 2"]
    assert list(found.values()) == [("play", 1), ("play", 77), ("play", 78)]


def test_the_layout_is_the_same_each_time() -> None:
    one, two = (Layout(toy.GAME, 3, {}) for _ in range(2))
    assert one.features == two.features
    assert one.known == two.known


def test_refusals() -> None:
    table = env("toy", seats=2)
    table.reset(seed=1)
    with pytest.raises(
        IllegalMove, match=r"seat_0 may not choose action 0 now. seat_0 may: 4 \(stake 1\), 5 \(stake 2\)"
    ):
        table.step(0)
    both = parallel_env("toy", seats=2)
    both.reset(seed=1)
    with pytest.raises(IllegalMove, match="seat_0 may not choose action None"):
        both.step({})
    with pytest.raises(MischiaError, match="9 can't play quickshot; accepted: 1 to 7"):
        env("quickshot", seats=9)
    with pytest.raises(MischiaError, match="no option of quickshot"):
        env("quickshot", flavour="mint")
