"""The ladder of the bots' levels: better bots win more, the report says so, and what was stopped goes on."""

import json
from itertools import pairwise
from math import inf, log10
from pathlib import Path

import pytest

from mischia.bots import LEVELS, levels_of
from mischia.core.errors import BadFile
from mischia.games import GAMES
from mischia.lab.findings.steps import Against, Together
from mischia.lab.reports import ladder, levels, plan
from mischia.lab.reports.ladder import FEWEST, Ladder, Rung, rung
from mischia.lab.reports.plan import Entry
from tests import laws

# --- what a step is


def against(won: int, played: int, seats: tuple[int, int] = (1, 1)) -> Against:
    step = Against()
    for number in range(played):
        step.add(*seats, float(number < won))
    return step


def test_with_even_sides_a_step_is_elos_own() -> None:
    elo = against(64, 100, (2, 2)).elo()
    assert elo.value == pytest.approx(400 * log10(64 / 36), abs=0.1)
    shares = [1 / (1 + 10 ** (-bound / 400)) for bound in (elo.low, elo.high)]
    assert shares == pytest.approx([0.5424, 0.7273], abs=0.001)  # Wilson's


def test_who_has_more_seats_must_win_more() -> None:
    """Of three seats two of the upper level are to win two matches of three, if it is no better."""
    assert against(200, 300, (2, 1)).elo().value == pytest.approx(0, abs=0.1)
    assert against(200, 300, (1, 2)).elo().value == pytest.approx(400 * log10(4), abs=0.1)
    both = against(200, 300, (2, 1))
    for number in range(300):
        both.add(1, 2, float(number < 100))
    assert both.elo().value == pytest.approx(0, abs=0.1)
    assert both.shares() == (0.5, 0.5)


def test_who_has_always_won_is_better_by_an_unknown_lot() -> None:
    elo = against(40, 40).elo()
    assert elo.value == elo.high == inf
    assert 370 < elo.low < 430
    assert levels.reach(elo) == f"over {elo.low:.0f}"
    assert levels.number(elo.value) == "all won"


def test_together_it_is_the_odds_against_the_same_bosses() -> None:
    step = Together()
    for number in range(200):
        step.add(0, number < 150)
        step.add(1, number < 100)
    elo = step.elo()
    assert step.matches == 400
    alone = Together()
    alone.add(0, True)
    assert levels.is_known(elo)
    assert not levels.is_known(alone.elo())
    assert step.shares() == (0.75, 0.5)
    assert elo.value == pytest.approx(400 * log10(3), abs=2)
    assert elo.low < elo.value - 50 < elo.value + 50 < elo.high


def test_a_step_is_shown_refuted_or_open() -> None:
    assert levels.verdict(against(90, 100).elo(), 100) == "shown"
    assert levels.verdict(against(50, 100).elo(), 100) == "refuted"
    assert levels.verdict(against(66, 100).elo(), 100) == "open"


# --- the file


@pytest.fixture
def toy_rungs(with_toy: None) -> dict[Rung, tuple[float, int]]:
    return {rung("toy", seats, {}, "easy", "random"): (2000.0, 6) for seats in (2, 3)}


def test_it_goes_on_where_it_was(tmp_path: Path, toy_rungs: dict[Rung, tuple[float, int]]) -> None:
    path = tmp_path / "levels.jsonl"
    begun = Ladder(toy_rungs, path)
    for _ in range(5):
        one = begun.next_rung()
        assert one is not None
        begun.take(one, ladder.play_one(one, begun.climbs[one].next_number([])))
    before = path.read_bytes()
    path.write_bytes(before + b'{"game":"toy","sea')  # it was killed while it wrote
    again = Ladder(toy_rungs, path)
    assert path.read_bytes() == before
    assert sorted(len(climb.done) for climb in again.climbs.values()) == [2, 3]
    done = list(again.play_on(workers=2))
    assert len(done) == 7
    assert [climb.done for climb in again.climbs.values()] == [set(range(6))] * 2
    assert list(Ladder(toy_rungs, path).play_on()) == []
    seeds = [json.loads(line)["seed"] for line in path.read_text().splitlines()]
    assert len(set(seeds)) == 6  # both numbers of seats meet the same


def test_matches_of_other_bots_do_not_count(tmp_path: Path, toy_rungs: dict[Rung, tuple[float, int]]) -> None:
    path = tmp_path / "levels.jsonl"
    one = next(iter(toy_rungs))
    line = ladder.play_one(one, 0)
    path.write_text(json.dumps({**line, "mark": "another"}) + "\n")
    assert not Ladder(toy_rungs, path).climbs[one].done
    path.write_text(json.dumps(line) + "\n")
    assert Ladder(toy_rungs, path).climbs[one].done == {0}
    path.write_text('{"match": 1}\n')
    with pytest.raises(BadFile, match="line 1 is no match of a ladder"):
        Ladder(toy_rungs, path)


def test_matches_go_where_least_is_known(tmp_path: Path, toy_rungs: dict[Rung, tuple[float, int]]) -> None:
    two, three = toy_rungs
    known = Ladder(dict.fromkeys(toy_rungs, (100.0, 400)), tmp_path / "levels.jsonl")
    line = {"seconds": 1.0, "players": ["easy", "random"], "won": [0]}
    for number in range(FEWEST):
        known.climbs[two].add(two, {**line, "number": number})
    assert known.climbs[two].settled  # it has always won
    assert known.next_rung() == three
    for number in range(FEWEST):
        known.climbs[three].add(three, {**line, "number": number, "won": [number % 2]})
    assert not known.climbs[three].settled
    assert known.next_rung() == three


def test_where_all_win_or_lose_together_both_meet_the_same() -> None:
    one = rung("deathroads", 2, {"coop": True, "bosses": 1}, "normal", "random")
    assert one.together
    (first, at), (second, there) = one.experiment(6), one.experiment(7)
    assert (first.line_up(at), second.line_up(there)) == (("normal",) * 2, ("random",) * 2)
    assert first.secret_of(at) == second.secret_of(there)
    assert not rung("deathroads", 2, {}, "normal", "random").together


def test_a_pause_lasts_as_long_as_its_file(
    tmp_path: Path, toy_rungs: dict[Rung, tuple[float, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    pause, waited = tmp_path / "pause", []
    known = Ladder(toy_rungs, tmp_path / "levels.jsonl")

    def wait(seconds: float) -> None:
        waited.append(sum(len(climb.done) for climb in known.climbs.values()))
        if len(waited) == 3:
            pause.unlink()

    monkeypatch.setattr("mischia.lab.reports.ladder.time.sleep", wait)
    playing = known.play_on(1, pause=pause)
    next(playing)
    pause.touch()
    assert len(list(playing)) == 11
    assert waited == [1, 1, 1]


# --- the page


def test_levels_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["random", "easy", "normal", "hard", "expert"]
    for name, game in GAMES.items():
        rungs = list(levels.rungs_of(name, [Entry("ladder", seats=(3,))]))
        assert [(one.above, one.below) for one in rungs] == list(pairwise(levels_of(game)[::-1]))


def test_the_page_is_made_by_one_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], with_toy: None
) -> None:
    for module in (levels, plan):
        monkeypatch.setattr(module, "GAMES", {"toy": GAMES["toy"]})
    (tmp_path / "plan.toml").write_text(
        '[[toy]]\nkind = "ladder"\nplayers = ["easy", "random"]\nseats = [2, 4]\nmatches = 6\nnote = "A toy."\n'
    )
    words = ["--plan", str(tmp_path / "plan.toml"), "--runs", str(tmp_path / "runs"), "--workers", "1"]
    levels.main([str(tmp_path / "levels.md"), *words, "--matches", "4"])
    page = (tmp_path / "levels.md").read_text()
    assert "## toy\n\nA toy.\n" in page
    assert "### toy, 2 seats" in page
    assert page.count("| easy | random | 4 |") == 2
    assert capsys.readouterr().out.strip().endswith(page.strip())
    levels.main([str(tmp_path / "again.md"), *words, "--as-is"])
    assert (tmp_path / "again.md").read_text() == page


# --- the levels themselves, on a small budget


@pytest.mark.process
@pytest.mark.parametrize("game", GAMES)
def test_normal_beats_random(game: str, tmp_path: Path) -> None:
    matches = 120 if laws.is_short(GAMES[game]) else 6
    seats = 4 if laws.is_short(GAMES[game]) else 3
    known = Ladder({rung(game, seats, {}, "normal", "random"): (2000.0, matches)}, tmp_path / "levels.jsonl")
    for _ in known.play_on(workers=2):
        pass
    (climb,) = known.climbs.values()
    assert climb.step.shares()[0] > 0.58
