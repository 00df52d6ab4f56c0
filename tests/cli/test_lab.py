"""`mischia lab` as it is typed: tables, files, pages, and refusals in one line."""

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from mischia.cli import main
from mischia.games import GAMES
from mischia.lab.experiments.experiment import Experiment
from mischia.lab.experiments.results import Results
from mischia.lab.experiments.runs import run
from tests import laws


@pytest.fixture(autouse=True)
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")


KINDS = ("tournament", "balance", "metrics", "difficulty")
LONG_KINDS = {"quarriors": ("tournament", "metrics"), "deathroads": ("balance", "difficulty")}


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in GAMES for kind in LONG_KINDS.get(game, KINDS)])
def test_every_kind_for_every_game(game: str, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A short game at its usual table; a long one with few seats, and bots that think only where two are compared."""
    short, seats = laws.is_short(GAMES[game]), min(5, GAMES[game].players[-1])
    bots = "easy,random" if short or kind == "tournament" else "random"
    who = ["--better", bots.split(",")[0]] if kind == "metrics" else ["--players", bots]
    matches = "6" if short else "2"
    if not short:
        seats = max(2, GAMES[game].players[0])
        who += ["--seats", str(seats)]
    assert main(["lab", kind, game, "--matches", matches, "--workers", "1", *who]) == 0
    out = capsys.readouterr().out
    assert f"{matches} matches at {seats} seats, seed 1." in out
    assert f"Results: {game}-{kind}.jsonl" in out
    page = Path(f"{game}-{kind}.html").read_text()
    assert "<svg" in page
    assert not re.search(r'(src|href)="(?!#)', page)  # nothing is fetched
    assert "url(http" not in page
    assert "@import" not in page
    wanted = {
        "tournament": "Ratings",
        "balance": "Used",
        "metrics": "What it feels like",
        "difficulty": "How hard it is",
    }
    assert f"<h2>{wanted[kind]}" in page
    assert main(["lab", "report", f"{game}-{kind}.jsonl"]) == 0
    assert Path(f"{game}-{kind}.html").read_text() == page


@pytest.mark.parametrize("game", GAMES)
def test_two_runs_of_every_game_are_compared(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    matches = "8" if laws.is_short(GAMES[game]) else "2"
    seats = str(min(5, GAMES[game].players[-1]) if laws.is_short(GAMES[game]) else max(2, GAMES[game].players[0]))
    run(Experiment("balance", game, (("random",),), int(seats), int(matches), "1"), Path("before.jsonl"), workers=1)
    head, *lines = Path("before.jsonl").read_text().splitlines(keepends=True)
    other = json.loads(lines[0])
    other["won"] = [(other["won"][0] + 1) % int(seats)]  # as if a match had gone otherwise
    Path("now.jsonl").write_text("".join([head, json.dumps(other) + "\n", *lines[1:]]))
    assert main(["lab", "report", "now.jsonl", "--against", "before.jsonl"]) == 0
    assert f"{matches} pairs of matches with the same seed." in capsys.readouterr().out
    changed = re.findall(r"<tr><td>seat \d \(seat\).*", Path("now.html").read_text())
    assert sum("<td>+0.0%</td>" not in line for line in changed) == 2


def test_a_designer_compares_two_runs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "balance", "quickshot", "--matches", "20", "--players", "random", "--workers", "1"]
    assert main([*words, "--out", "before.jsonl"]) == 0
    assert main([*words, "--out", "now.jsonl", "--option", "edition=fr", "--against", "before.jsonl"]) == 0
    out = capsys.readouterr().out
    assert "20 pairs of matches with the same seed." in out
    assert "p (group)" in out
    assert main([*words, "--out", "other.jsonl", "--seed", "2", "--against", "before.jsonl"]) == 2
    assert "before.jsonl can't be compared: its seed is 1, here 2." in capsys.readouterr().err


def test_nothing_has_changed_between_a_run_and_itself(capsys: pytest.CaptureFixture[str]) -> None:
    run(Experiment("balance", "quickshot", (("random",),), 5, 30, "1"), Path("a.jsonl"), workers=1)
    assert main(["lab", "report", "a.jsonl", "--against", "a.jsonl"]) == 0
    changes = [line.split() for line in capsys.readouterr().out.splitlines() if "(dealt)" in line]
    assert changes
    assert all("+0.0%" in words and words[-1] == "1.000" for words in changes)


def test_a_match_of_a_results_file_is_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "tournament", "quickshot", "--matches", "2", "--players", "random", "--workers", "1"]) == 0
    capsys.readouterr()
    assert main(["replay", "quickshot-tournament.jsonl", "--match", "1", "--lang", "en"]) == 0
    assert "P1" in capsys.readouterr().out
    assert main(["replay", "quickshot-tournament.jsonl", "--match", "1", "--verify"]) == 0
    assert "outcomes of chance follow from the secret quickshot/1/1" in capsys.readouterr().out
    assert main(["replay", "quickshot-tournament.jsonl"]) == 2
    assert "holds many matches: say which one with --match N." in capsys.readouterr().err
    assert main(["replay", "quickshot-tournament.jsonl", "--match", "9"]) == 2
    assert "holds no match 9; there are 0 to 1." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tournament"], "Which game? There are: quickshot"),
        (["tournament", "chess"], "There is no game “chess”"),
        (["tournament", "quickshot", "--players", "best"], "No bot 'best'"),
        (["tournament", "quickshot", "--seats", "40"], "40 can't play quickshot; accepted: 1 to 7."),
        (["tournament", "quickshot", "--matches", "0"], "0 matches can't be played"),
        (["tournament", "quickshot", "--workers", "0"], "0 workers can't do anything; accepted: 1 and more."),
        (["tournament", "quickshot", "--option", "edition=de"], "accepted: edition=it, edition=fr."),
        (["tournament", "quickshot", "--on", "spark://x:1"], "'spark://x:1' is no cluster"),
        (["tournament", "quickshot", "--out", "nowhere/x.jsonl"], "nowhere/x.jsonl can't be written: No such file"),
        (["balance", "quickshot", "--vary", "flavour"], "'flavour' is no option of quickshot; there are: edition."),
        (["balance", "quickshot", "--against", "nowhere.jsonl"], "nowhere.jsonl: No such file or directory"),
        (["metrics", "--resume", "nowhere.jsonl"], "nowhere.jsonl: No such file or directory"),
        (["report", "nowhere.jsonl"], "nowhere.jsonl: No such file or directory"),
    ],
)
def test_refusals_in_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", *words]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert not list(Path().glob("*.jsonl"))


def test_resume_refuses_another_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "tournament", "quickshot", "--matches", "2", "--players", "random", "--workers", "1"]) == 0
    assert main(["lab", "balance", "--resume", "quickshot-tournament.jsonl"]) == 2
    assert "quickshot-tournament.jsonl is a tournament of quickshot." in capsys.readouterr().err


def test_ctrl_c_keeps_what_is_done() -> None:
    """Two workers, a real signal, and a run that goes on from there."""
    words = ["lab", "tournament", "quickshot", "--players", "easy,random", "--workers", "2"]
    command = [
        sys.executable,
        "-c",
        "from mischia.cli import main; raise SystemExit(main())",
        *words,
        "--matches",
        "100000",
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    path = Path("quickshot-tournament.jsonl")
    try:
        end = monotonic() + 60
        while not path.exists() or path.read_bytes().count(b"\n") < 20:
            assert monotonic() < end
            sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to all
        out, error = process.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert b"Go on with: mischia lab tournament --resume quickshot-tournament.jsonl" in error
    assert b"Traceback" not in error
    assert b"Win shares" in out
    done = len(Results(path))
    assert 19 <= done < 100000
    assert main(["lab", "tournament", "--resume", str(path), "--matches", str(done + 3), "--workers", "1"]) == 0
    assert len(Results(path)) == done + 3


WITHOUT = """
import sys
for name in ("joblib", "numpy", "scipy", "statsmodels", "matplotlib", "pandas", "pettingzoo", "gymnasium", "pyspiel"):
    sys.modules[name] = None
from mischia.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.process
def test_without_the_lab_s_libraries_the_rest_works() -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-c", WITHOUT, *words], capture_output=True, text=True, check=False)

    assert run("check").returncode == 0
    refused = run("lab", "tournament", "quickshot")
    assert refused.returncode == 2
    assert refused.stderr == "mischia: joblib is not here: pip install 'mischia[lab]'.\n"
