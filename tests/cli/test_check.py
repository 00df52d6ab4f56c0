"""`mischia check`: scenarios that hold, that fail, and files that are none."""

import re
from pathlib import Path

import pytest

from mischia.cli import main
from tests.cli.files import file

GOOD = """
- id: quickshot/leads
  clauses: [QS-12, QS-999]
  game: quickshot
  given: {hands: {Ann: [2, 8], Bob: [4, 1], Cid: [8, 3]}}
  when:
    - Ann: play 2
  then: {turn: [Bob, Cid]}
"""
BAD = """
- id: quickshot/wrong
  title: Ann leads twice
  game: quickshot
  given: {hands: {Ann: [2, 8], Bob: [4, 1], Cid: [8, 3]}}
  when:
    - Ann: play 2
  then: {turn: [Ann]}
"""


def test_scenarios_that_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", file(tmp_path, GOOD)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_scenario_that_fails_says_where_and_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = file(tmp_path, GOOD + BAD)
    assert main(["check", path]) == 1
    out = capsys.readouterr().out
    assert "quickshot/wrong" in out
    assert "Ann leads twice" in out
    assert f"{path}:16" in out
    assert "expected  turn: ['Ann']" in out
    assert "there was ['Bob', 'Cid']" in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("- id: [", "line 1"),
        ("\n- id: a\n  game: quickshot\n  wen: []\n", "line 4"),
        ("hello", "line 1"),
        ("- id: a\n  game: quickshot\n  when:\n    - Ann\n", "line 4"),
        ("- id: a\n  game: quickshot\n", "line 1"),
    ],
)
def test_a_broken_file_gives_its_line_and_the_others_still_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, line: str
) -> None:
    assert main(["check", file(tmp_path, text, "broken.yaml"), file(tmp_path, GOOD)]) == 1
    out = capsys.readouterr().out
    assert "broken.yaml" in out
    assert line in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"


def test_files_that_are_not_there_or_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "noise.yaml").write_bytes(b"\xff\xfe\x00\x81")
    assert main(["check", str(tmp_path / "none.yaml"), str(tmp_path), str(tmp_path / "noise.yaml")]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 3 failed"


@pytest.mark.parametrize(
    "check",
    ["{moves: [play 1]}", "{sees: {Zoe: {}}}", "{can: {Ann: 3}}", "{wind: 3}", "{events: 3}", "{sees: 1}", "{over: 1}"],
)
def test_a_check_that_makes_no_sense_fails_kindly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], check: str
) -> None:
    assert main(["check", file(tmp_path, GOOD.replace("{turn: [Bob, Cid]}", check))]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 1 failed"


def test_clauses_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--clauses", file(tmp_path, GOOD)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "QS-12      1" in lines
    assert "QS-13      0  not shown" in lines
    assert "QS-R42     0  not shown" in lines
    assert "QS-999     1  no clause of quickshot" in lines
    assert lines[-1] == "1 passed, 0 failed"


@pytest.mark.slow
def test_the_games_own_scenarios_are_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert re.fullmatch(r"[1-9]\d* passed, 0 failed", capsys.readouterr().out.splitlines()[-1])
