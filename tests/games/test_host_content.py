"""A host's own content that is wrong: every command says the file and the key, and nothing is played with it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.process
MISCHIA = Path(sys.executable).parent / "mischia"
COMMANDS = (
    ["serve", "--port", "1"],
    ["play", "quarriors", "--seats", "2"],
    ["play", "quickshot", "--seats", "3"],
    ["check"],
    ["backup", "tables.db"],
    ["replay", "nowhere.json"],
)
WRONG = {
    '[cards.goblin]\ncost = "much"\n': "house.toml: cards.goblin.cost: 'much' is no number from 0 to 99",
    "[cards.goblin\n": "house.toml: can't be read",
    "[cars.goblin]\n": "house.toml: cars: neither dice nor cards",
}


def said(folder: Path, content: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "MISCHIA_CONTENT": str(content)}
    return subprocess.run(
        [str(MISCHIA), *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


@pytest.fixture
def content(tmp_path: Path) -> Path:
    (tmp_path / "content" / "quarriors").mkdir(parents=True)
    return tmp_path / "content"


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_refuses_it_in_one_line(words: list[str], content: Path, tmp_path: Path) -> None:
    text, why = next(iter(WRONG.items()))
    (content / "quarriors" / "house.toml").write_text(text)
    told = said(tmp_path, content, *words)
    assert (told.returncode, told.stderr) == (2, f"mischia: {why}\n")


@pytest.mark.parametrize("text", WRONG)
def test_doctor_tells_it_among_the_rest(text: str, content: Path, tmp_path: Path) -> None:
    (content / "quarriors" / "house.toml").write_text(text)
    told = said(tmp_path, content, "doctor")
    assert told.returncode == 1
    assert f"BAD  {WRONG[text]}" in told.stdout
    assert not told.stderr


def test_a_folder_that_is_not_there_or_is_read_by_no_game(content: Path, tmp_path: Path) -> None:
    told = said(tmp_path, tmp_path / "contents", "check")
    assert told.returncode == 2
    assert "MISCHIA_CONTENT" in told.stderr
    assert str(tmp_path / "contents") in told.stderr
    (content / "swords").mkdir()
    (content / "swords" / "cards.toml").write_text("")
    told = said(tmp_path, content, "check")
    assert told.returncode == 2
    assert "only quarriors" in told.stderr
