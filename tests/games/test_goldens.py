"""Whole games, word for word; `make goldens` writes them anew."""

from pathlib import Path

import pytest

from mischia.core.game import Game
from mischia.games import GAMES
from tests import golden


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_goldens(game: Game) -> None:
    for path, text in golden.goldens(game).items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} differs; `make goldens` writes it anew"


@pytest.mark.slow
def test_no_golden_is_left_over() -> None:
    wanted = {path for game in GAMES.values() for path in golden.goldens(game)}
    assert set(golden.HERE.iterdir()) == wanted


@pytest.mark.slow
def test_writing_them_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "HERE", tmp_path)
    (tmp_path / "old.txt").write_text("left over")
    golden.main(["--write"])
    assert {path.name for path in tmp_path.iterdir()} == {
        path.name for game in GAMES.values() for path in golden.goldens(game)
    }
    with pytest.raises(SystemExit, match="--write"):
        golden.main([])
