"""The puzzles of every game: each can be asked, has its answer among the moves, and a proof that is one."""

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from math import ceil
from pathlib import Path

import pytest

from mischia.bots.advice import Coach
from mischia.cli import main
from mischia.core.game import Game
from mischia.core.match import Match
from mischia.core.puzzle import HARDEST, of_the_day, puzzle_of, puzzles
from mischia.core.scenario import read, run
from mischia.games import GAMES
from mischia.lab import puzzles as lab

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@each_game
def test_every_puzzle_is_one(game: Game) -> None:
    found = puzzles(game)
    assert len({one.id for one in found}) == len(found)
    for one in found:
        run(one.scenario, GAMES)
        match = one.match(game)
        assert len(match.onward(one.seat)) >= lab.FEWEST
        assert next(iter(one.chances)) == one.answer
        best, *others = one.chances.values()
        assert all(best.low > other.high for other in others)
        assert 1 <= one.hard <= HARDEST
        assert one.is_solved(match, f"  {one.answer} ")
        assert not any(one.is_solved(match, phrase) for phrase in (*list(one.chances)[1:], "xyzzy", ""))
        assert lab.decides(one, game)


@each_game
def test_there_are_enough_and_none_can_be_guessed(game: Game) -> None:
    answers = Counter(one.answer for one in puzzles(game))
    assert answers.total() >= 30
    assert max(answers.values()) <= ceil(answers.total() / lab.ALIKE)


def test_what_leaves_no_choice_is_no_puzzle() -> None:
    """A search may come back with one move alone."""
    game = GAMES["quickshot"]
    one = puzzles(game)[0]
    advice = Coach(64).advise(one.match(game).see_as(one.seat))
    assert not lab.is_clear(replace(advice, candidates=advice.candidates[:1]))


def test_the_day_has_one_and_all_have_their_day() -> None:
    every = [(name, one) for name, game in GAMES.items() for one in puzzles(game)]
    days = [
        date(2026, 1, 1) + timedelta(days=at) for at in range(4 * max(len(puzzles(game)) for game in GAMES.values()))
    ]
    found = [of_the_day(day, every) for day in days]
    assert {one[1].scenario.id for one in found if one} == {one.scenario.id for _, one in every}
    assert of_the_day(days[0], []) is None


@each_game
def test_nothing_hidden_is_asked(game: Game) -> None:
    """What is in a puzzle is what the seat could see: to imagine it anew changes nothing."""
    for one in puzzles(game):
        match = one.match(game)
        again = Match(game, game.imagine(match.see(one.seat)), one.scenario.options, scripted=True)
        assert again.position == match.position


def test_the_lab_makes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes on with what is there; what it writes holds, and the same seed finds the same."""
    monkeypatch.setattr(lab, "SCREENED", 64)
    words = ["lab", "puzzles", "quickshot", "--effort", "200", "--out", str(tmp_path)]
    assert main([*words, "--many", "1"]) == 0
    assert main([*words, "--many", "2"]) == 0
    assert main([*words, "--many", "2"]) == 0
    paths = sorted(tmp_path.glob("*.yaml"))
    assert len(paths) == 2
    assert main(["check", *map(str, paths)]) == 0
    assert all(puzzle_of(one).answer for path in paths for one in read(path))
    assert main(["lab", "puzzles", "quickshot", "--many", "0"]) == 2
    again = next(lab.mine(GAMES["quickshot"], "1 0", lab.Effort(200)))
    assert again["id"].rpartition("/")[2] in [path.stem for path in paths]
