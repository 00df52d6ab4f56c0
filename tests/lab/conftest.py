"""The lab's tests play every game of the house, and the toy."""

from collections.abc import Iterator

import pytest

from mischia.games import GAMES
from mischia.lab.experiments.experiment import mark
from tests import toy


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is listed like any other game."""
    monkeypatch.setitem(GAMES, "toy", toy.GAME)
    mark.cache_clear()
    yield
    mark.cache_clear()
