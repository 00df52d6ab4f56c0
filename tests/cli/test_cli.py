"""The `mischia` command: help, and what can't be done."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from mischia.cli import main
from tests.cli.files import file, finished, stored


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
