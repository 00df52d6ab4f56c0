"""`mischia review`: what decided a match, in a terminal."""

from pathlib import Path

import pytest

import mischia
from mischia.cli import main
from tests.cli.files import file, finished, stored


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_it_tells_chances_turning_points_skill_and_luck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert main(["review", stored(tmp_path), "--budget", "1", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert all(out.count(name) >= 2 for name in finished().names)
    assert "█" in out  # somebody has won
    assert ("100%" if lang == "it" else "100\N{NO-BREAK SPACE}%") in out


def test_only_a_finished_match_can_be_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=5).save(path)
    assert main(["review", str(path)]) == 2
    assert "finished" in capsys.readouterr().err
    assert main(["review", file(tmp_path, "{}")]) == 2


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Ann’s seat"), ("it", "al posto di Ann"), ("fr", "à la place d’Ann")]
)
def test_it_tells_why_somebody_moved_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    match = finished()
    step = max(at for at, (name, _) in enumerate(match.answers_by_seat(), 1) if name == "Ann")
    assert main(["review", stored(tmp_path), "--why", str(step), "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert words in out
    assert out.count({"en": "Done", "it": "Fatto", "fr": "Joué"}[lang]) == 1


def test_of_chance_there_is_nothing_to_tell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", stored(tmp_path), "--why", "1"]) == 2
    assert "nothing to choose at move 1" in capsys.readouterr().err
    assert main(["review", stored(tmp_path), "--why", "1000"]) == 2
    assert "1 to" in capsys.readouterr().err
