"""Duels between bots: fair seats, the same result whoever works on them, and better bots that win more."""

import pytest

from mischia.bots import LEVELS
from mischia.games import GAMES
from mischia.lab import levels
from mischia.lab.tournament import Duel, duel, seatings
from tests import laws


def test_each_side_sits_everywhere_equally_often() -> None:
    taken = [seat for seating in seatings(4) for seat in seating]
    assert {seat: taken.count(seat) for seat in range(4)} == dict.fromkeys(range(4), 3)


def test_the_number_of_workers_changes_nothing() -> None:
    one = duel("quickshot", ("normal", "random"), 12, seed="w", workers=1)
    assert one == duel("quickshot", ("normal", "random"), 12, seed="w", workers=2)


def test_the_interval_shrinks_with_the_number_of_matches() -> None:
    few, many = Duel(("a", "b"), 100, 60), Duel(("a", "b"), 1000, 600)
    assert few.interval()[0] < many.interval()[0] < 0.6 < many.interval()[1] < few.interval()[1]
    assert many.clear
    assert not Duel(("a", "b"), 100, 52).clear


@pytest.mark.parametrize("game", GAMES)
def test_normal_beats_random(game: str) -> None:
    assert duel(game, ("normal", "random"), max(12, laws.some(GAMES[game], 120)), seed="test").share > 0.58


def test_the_report_says_who_is_clear_of_chance() -> None:
    report = levels.table("quickshot", [Duel(("hard", "normal"), 900, 520), Duel(("normal", "easy"), 900, 455)])
    assert "| hard | normal | 57.8% | 54.5% to 61.0% | yes |" in report
    assert "| normal | easy | 50.6% | 47.3% to 53.8% | no |" in report


def test_levels_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["random", "easy", "normal", "hard"]
