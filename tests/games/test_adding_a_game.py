"""The code on the page about adding a game is the code of the toy."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PIECES = [code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if ">>>" not in code]


@pytest.mark.parametrize("code", PIECES)
def test_the_page_shows_the_toy(code: str) -> None:
    """Or, where it is about a page, that of the package which a test makes of it."""
    assert any(
        code in (ROOT / "tests" / name).read_text(encoding="utf-8") for name in ("toy.py", "games/test_outside_game.py")
    )


def test_the_page_shows_something() -> None:
    assert len(PIECES) >= 6
