"""Quarriors: what is taken back, saved and loaded."""

from typing import Any

import pytest

import mischia
from mischia import BadPosition


def test_a_long_turn_is_taken_back_to_the_last_roll() -> None:
    given: dict[str, Any] = {
        "players": ["Ann", "Bob"],
        "phase": "ready",
        "wilds": {"goblin": 3, "hag": 5},
        "zones": {"Ann": {"bag": ["quiddity"], "active": ["quiddity 6 x2", "goblin 3", "goblin 5"]}},
    }
    match = mischia.load("quarriors", given)
    start = match.position
    for phrase in ("spend all", "summon goblin 3", "summon goblin 5", "attack", "capture goblin"):
        match.play("Ann", phrase)
    for _ in range(5):
        match.undo("Ann")
    assert match.position == start
    assert not match.can_undo("Ann")


def test_what_happens_on_loading_is_told_again_when_restored() -> None:
    given = {
        "players": ["Ann", "Bob"],
        "wilds": {"hag": 4},
        "zones": {"Ann": {"bag": ["quiddity"], "ready": ["hag 4"]}},
    }
    match = mischia.load("quarriors", given, seed=1)
    assert match.log[:2] == ["score Ann hag 4 3", "glory Ann 3"]
    assert mischia.restore(match.document()).log == match.log


def test_a_stack_belongs_to_its_position() -> None:
    given = {
        "players": ["Ann", "Bob"],
        "phase": "ready",
        "wilds": {"hag": 4, "goblin": 4},
        "zones": {
            "Ann": {"bag": ["quiddity"], "ready": ["hag 4"]},
            "Bob": {"bag": ["quiddity"], "ready": ["goblin 3"]},
        },
    }
    match = mischia.load("quarriors", given)
    match.play("Ann", "attack")
    saved = match.position
    assert mischia.load("quarriors", saved).moves("Bob") == ["defend goblin 3"]
    with pytest.raises(BadPosition, match="stack: it was saved with another position"):
        mischia.load("quarriors", {**saved, "quiddity": 7})
    with pytest.raises(BadPosition, match="step: 'defend' can't be given"):
        mischia.load("quarriors", {**saved, "stack": {}})
