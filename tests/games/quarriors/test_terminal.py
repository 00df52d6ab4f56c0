"""Quarriors in the terminal."""

from itertools import cycle, islice
from pathlib import Path

import pytest
from rich.cells import cell_len

from mischia.cli import main
from mischia.core.language import LANGUAGES, Strings
from mischia.games import GAMES

ANYTHING = ["spend all", "1", "2", "? goblin", "? QU-50", "?", "? nonsense", "1", "3", "attack"]


@pytest.mark.parametrize(("lang", "width"), list(zip(LANGUAGES, (150, 80, 36), strict=True)))
def test_a_game_in_the_terminal_fits_any_window(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, width: int
) -> None:
    words = islice(cycle(ANYTHING), 60)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setattr("builtins.input", lambda prompt: next(words, "quit"))
    assert main(["play", "quarriors", "--seed", "7", "--bots", "random", "--seats", "4", "--lang", lang]) == 0
    out = capsys.readouterr().out
    say = Strings(GAMES["quarriors"], lang)
    assert say("table-wilds") in out
    assert say("effect-goblin").split()[0] in out
    told = out.split(say("term-goodbye"))[0]
    assert max(cell_len(line) for line in told.splitlines()) <= width
