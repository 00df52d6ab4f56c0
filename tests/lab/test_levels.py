"""The ladder of the bots' levels: better bots win more, and the report says so."""

from pathlib import Path

import pytest

from mischia.bots import LEVELS
from mischia.games import GAMES
from mischia.lab.experiments.runs import run
from mischia.lab.findings.shares import Share
from mischia.lab.reports import levels, plan
from mischia.lab.reports.levels import Duel, duels, ladder
from mischia.lab.reports.plan import Entry
from tests import laws


@pytest.mark.process
@pytest.mark.parametrize("game", GAMES)
def test_normal_beats_random(game: str, tmp_path: Path) -> None:
    matches = 120 if laws.is_short(GAMES[game]) else 6
    (experiment,) = ladder(GAMES[game], ["normal", "random"], matches).experiments(GAMES[game])
    results = run(experiment, tmp_path / "ladder.jsonl", workers=2)
    (duel,) = duels(results.experiment, results)
    assert duel.share.value > 0.58


def duel(upper: str, lower: str, won: int, played: int) -> Duel:
    share = Share()
    for number in range(played):
        share.add(1, float(number < won))
    return Duel((upper, lower), share)


def test_the_report_says_who_is_clear_of_chance() -> None:
    report = levels.table("quickshot", 4, [duel("hard", "normal", 520, 900), duel("normal", "easy", 455, 900)])
    assert "| hard | normal | 900 | 57.8% | 54.5% to 61.0% | yes |" in report
    assert "| normal | easy | 900 | 50.6% | 47.3% to 53.8% | no |" in report


def test_levels_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["random", "easy", "normal", "hard", "expert"]
    (quickshot,) = Entry("ladder").experiments(GAMES["quickshot"])
    assert quickshot.tables[0] == ("expert", "hard")
    (swords,) = Entry("ladder").experiments(GAMES["swords"])
    assert swords.tables[0] == ("hard", "normal")


def test_the_page_is_made_by_one_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], with_toy: None
) -> None:
    for module in (levels, plan):
        monkeypatch.setattr(module, "GAMES", {"toy": GAMES["toy"]})
    (tmp_path / "plan.toml").write_text(
        '[[toy]]\nkind = "ladder"\nplayers = ["easy", "random"]\nseats = [2, 4]\nmatches = 6\n'
    )
    words = ["--plan", str(tmp_path / "plan.toml"), "--runs", str(tmp_path / "runs"), "--workers", "1"]
    levels.main([str(tmp_path / "levels.md"), *words])
    page = (tmp_path / "levels.md").read_text()
    assert "## toy, 2 seats" in page
    assert page.count("| easy | random | 6 |") == 2
    assert page.strip() == capsys.readouterr().out.strip()
