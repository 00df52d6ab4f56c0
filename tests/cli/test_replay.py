"""`mischia replay`: the whole match, for whoever looks at it."""

import json
import re
from pathlib import Path

import pytest

import mischia
from mischia.cli import main
from tests.cli.files import file, finished, stored


@pytest.mark.parametrize("who", [["--as", "Ann"], ["--onlooker"], ["--all"], []])
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_a_replay_tells_the_whole_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, who: list[str], lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert main(["replay", stored(tmp_path), *who, "--lang", lang]) == 0
    out = capsys.readouterr().out
    match = finished()
    clauses = re.findall(r"  (QS-R?\d+)$", out, re.M)
    assert clauses == [event.clause for event in match.events]


def test_a_replay_shows_no_hand_but_the_viewers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    path = stored(tmp_path)
    main(["replay", path])
    assert "and of" not in capsys.readouterr().out  # neither "Hand of Ann" nor "Your hand"
    main(["replay", path, "--as", "Ann"])
    out = capsys.readouterr().out
    assert "Your hand" in out
    assert "Hand of" not in out
    main(["replay", path, "--all"])
    assert {"Ann", "Bob", "Cid"} == set(re.findall(r"Hand of (\w+)", capsys.readouterr().out))


def test_a_replay_goes_on_and_back_and_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["b", "", "", "b", "nonsense", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    assert main(["replay", stored(tmp_path), "--step", "--lang", "en"]) == 0
    at = re.findall(r"─ (\d+)/\d+ ─", capsys.readouterr().out)
    assert at == ["1", "1", "2", "3", "2", "3"]


def test_a_replay_of_other_rules_goes_as_far_as_it_can(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    doc = finished().document()
    doc["rules"] = "0"
    doc["answers"][20][1] = "dance"
    half = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=5)
    doc["position"] = half.position
    path = file(tmp_path, json.dumps(doc), "old.json")
    assert main(["replay", path, "--lang", "en"]) == 0
    assert "other rules" in capsys.readouterr().out
