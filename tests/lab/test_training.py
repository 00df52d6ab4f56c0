"""Policies that learn by playing themselves."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

jax = pytest.importorskip("jax", reason="needs the extra `batch`")

from mischia.cli import main  # noqa: E402
from mischia.core.errors import MischiaError  # noqa: E402
from mischia.games import GAMES, game_named  # noqa: E402
from mischia.games.quickshot.batch import learning  # noqa: E402
from mischia.lab.training import network  # noqa: E402
from mischia.lab.training import train as training  # noqa: E402
from mischia.lab.training.train import check_plan, train  # noqa: E402


@pytest.fixture(autouse=True, scope="module")
def few_points() -> Iterator[None]:
    """To try what was learnt takes longer than to learn it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(training, "POINTS", 4)
        yield


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A policy of some thousand games at tables of three."""
    path = tmp_path_factory.mktemp("learnt") / "some.npz"
    train(game_named("quickshot"), 10_240, path, seed=3, tables=256, seats=3)
    return path


@pytest.mark.slow
def test_it_learns(learnt: Path) -> None:
    head, *points = [json.loads(line) for line in learnt.with_suffix(".jsonl").read_text().splitlines()]
    assert head["seed"] == 3
    assert [point["games"] for point in points][-1] == head["games"] == 10_240
    assert points[-1]["share"] > 0.4  # a third is fair: alone against two who play at random


@pytest.mark.slow
def test_the_same_seed_learns_the_same(learnt: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.npz"
    argv = ["lab", "train", "quickshot", "--games", "10240", "--tables", "256", "--seats", "3", "--seed", "3"]
    assert main([*argv, "--out", str(again)]) == 0
    assert again.read_bytes() == learnt.read_bytes()


def test_a_policy_is_read_as_it_was_written(tmp_path: Path) -> None:
    layers = network.fresh(jax.random.key(1), (4, 3, 2))
    network.write(layers, tmp_path / "some.npz")
    read = network.read(tmp_path / "some.npz")
    assert jax.tree.all(jax.tree.map(lambda old, new: abs(old - new).max() < 1e-3, layers, read))


def test_one_seat_learns_that_is_no_dummy() -> None:
    t = learning.deal(jax.random.key(1), 64)
    bits = learning.one_seat(t, jax.random.key(2))
    people = ((1 << t.seats) - 1) & ~t.dummies
    assert ((bits & people) == bits).all()
    assert ((bits & (bits - 1)) == 0).all()
    assert ((bits > 0) == (people > 0)).all()


def test_what_cant_be_learnt_is_refused() -> None:
    for games, tables, seats in ((10, 20, None), (10, 0, None), (10, 5, 8)):
        with pytest.raises(MischiaError, match="accepted"):
            check_plan(GAMES["quickshot"], games, tables, seats)
    with pytest.raises(MischiaError, match="no batch"):
        check_plan(GAMES["swords"], 10, 5, None)
