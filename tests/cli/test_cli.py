"""The `mischia` command: check, replay, and what can't be done."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import mischia
from mischia.bots import Random
from mischia.cli import main
from mischia.core.match import Match

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


def file(folder: Path, text: str, name: str = "some.yaml") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def finished(seed: int = 5) -> Match:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=seed)
    while not match.over:
        name = match.turn[0]
        match.play(name, Random().choose(match.see_as(name)))
    return match


def stored(folder: Path) -> str:
    path = folder / "match.json"
    finished().save(path)
    return str(path)


# --- check


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


def test_the_games_own_scenarios_are_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert re.fullmatch(r"[1-9]\d* passed, 0 failed", capsys.readouterr().out.splitlines()[-1])


# --- replay


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


# --- what can't be done


@pytest.mark.parametrize(
    "words",
    [
        ["play", "chess"],
        ["play", "quickshot", "--seats", "8"],
        ["play", "quickshot", "--players", "Ann,Ann"],
        ["play", "quickshot", "--players", "Ann,,Bob"],
        ["play", "quickshot", "--players", "Ann,\x1b[2J"],
        ["play", "quickshot", "--players", "chance"],
        ["play", "quickshot", "--players", "Ann,Bob,Cid", "--seats", "2"],
        ["play", "quickshot", "--dummies", "6"],
        ["play", "quickshot", "--seats", "7", "--dummies", "1"],
        ["play", "--resume", "nowhere.json"],
        ["play", "--resume", "junk.json"],
        ["play", "--resume", "match.json", "--players", "Zoe"],
        ["play", "swords", "--resume", "match.json"],
        ["play", "swords", "--duels", "referee"],
        ["play", "swords", "--statures", "Ann=tall"],
        ["play", "swords", "--statures", "Ann=1.78"],
        ["play", "swords", "--statures", "Zed=178"],
        ["play", "swords", "--statures", "178"],
        ["play", "quickshot", "--statures", "Ann=178"],
        ["replay", "nowhere.json"],
        ["replay", "junk.json"],
        ["replay", "match.json", "--as", "Zoe"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_what_cant_be_done_is_said_in_one_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    lang: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    stored(tmp_path)
    file(tmp_path, "junk", "junk.json")
    assert main([*words, "--lang", lang]) == 2
    err = capsys.readouterr().err
    assert err.startswith("mischia: ")
    assert len(err.splitlines()) == 1
    assert "\x1b" not in err


@pytest.mark.parametrize(
    "words", [[], ["dance"], ["play", "--seats", "many"], ["play", "--seats", "-1"], ["play", "--bots", "god"]]
)
def test_words_that_are_no_command(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(words)
    assert "mischia" in capsys.readouterr().err


@pytest.mark.parametrize("spoilt", ["options", "given", "answers", "seed", "position"])
@pytest.mark.parametrize("value", [None, 3, "x", [1], {"a": 1}, [[1, 2]], [["Ann", 3]]])
def test_a_spoilt_match_file_never_crashes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoilt: str, value: object
) -> None:
    doc = finished().document()
    doc[spoilt] = value
    assert main(["replay", file(tmp_path, json.dumps(doc), "spoilt.json")]) in (0, 2)
    assert "Traceback" not in capsys.readouterr().err


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for words, told in ((["--help"], "play a game"), (["--version"], "mischia 0"), (["play", "--help"], "--edition")):
        with pytest.raises(SystemExit, match="0"):
            main(words)
        assert told in capsys.readouterr().out


def test_a_reader_who_goes_away_is_no_crash(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-c", "import sys; from mischia.cli import main; sys.exit(main())"]
    done = subprocess.run([*command, "replay", stored(tmp_path)], stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert b"Traceback" not in done.stderr
    assert b"Error" not in done.stderr


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--host", "127.0.0.1", "--port", str(port), "--data", "unused"]) == 2
    told = capsys.readouterr()
    assert f"127.0.0.1:{port}" in told.err
    assert "another --port" in told.err.lower()
    assert not Path("unused").exists()
