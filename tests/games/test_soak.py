"""A short soak; `python -m tests.soak 100000` is the long one."""

from random import Random

import pytest

from mischia.core.game import Game
from mischia.games import GAMES
from tests import laws, soak

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nothing_is_lost(game: Game) -> None:
    times = 3000 if laws.share(game) == 1 else 200
    answers, winners = soak.soak(game, times, Random(1))
    assert answers > times
    assert winners.total() == times
    assert game.name != "quickshot" or set(winners) == {1}  # QS-R19


def test_quickshot_ends_as_often_as_the_law_says() -> None:
    for tally in soak.quickshot_figures(600, Random(1)):
        assert tally.far_off() == []
