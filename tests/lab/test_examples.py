"""The examples do what they say."""

import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_is_card_six_too_strong(capsys: pytest.CaptureFixture[str]) -> None:
    """It is not, and the example says so."""
    assert example("card_six")["main"](300).startswith(("card 6: weaker", "card 6: no stronger"))
    assert capsys.readouterr().out.count("card ") == 8


def test_a_trained_policy_beats_easy() -> None:
    assert example("train_policy")["main"](3000, 500)
