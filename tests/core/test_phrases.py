"""Phrases are filled in and matched, never parsed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mischia.core import bags
from mischia.core.phrases import Form, move_of, outcome_of, tidy
from mischia.core.questions import Chance, Move
from tests import toy
from tests.core.steps import nothing


def phrase(move: Move) -> str:
    return toy.GAME.phrase(move, ["Ann", "Ann Lee"])


@pytest.mark.parametrize(
    ("template", "kinds", "args", "told"),
    [
        ("go", (), (), "go"),
        ("play {}", ("card",), (3,), "play 3"),
        ("play {}", ("card",), (), "play"),
        ("{} plays {}", ("seat", "card"), (0, 3), "0 plays 3"),
        ("{} plays {}", ("seat", "card"), (0,), "0 plays"),
        ("{} holds {}", ("seat", "card"), (0, 3, 4), "0 holds 3 4"),
        ("set aside {}", ("card",), (1, 2, 3), "set aside 1 2 3"),
    ],
)
def test_forms(template: str, kinds: tuple[str, ...], args: tuple[int, ...], told: str) -> None:
    assert Form(template, kinds).fill(args, lambda kind, arg: str(arg)) == told


def test_a_phrase_is_matched_and_never_parsed() -> None:
    moves = (("play", 1), ("play", 12))
    assert move_of("  play\t1 ", moves, phrase) == ("play", 1)
    for wrong in ("play", "play 2", "play 1 2", "Play 1", "", "1"):
        assert move_of(wrong, moves, phrase) is None


def test_an_outcome_is_matched_without_listing_them_all() -> None:
    chance = Chance(("deal", 1), bags.bag([1, 2, 2, 3]), 2, nothing)
    assert outcome_of("deal Ann Lee  2 2", chance, phrase) == ("deal", 1, 2, 2)
    for wrong in ("deal Ann 2 2", "deal Ann Lee 2", "deal Ann Lee 2 1", "deal Ann Lee 1 1", "deal Ann Lee 2 x", "deal"):
        assert outcome_of(wrong, chance, phrase) is None


@given(st.text())
def test_tidy_is_tidy(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text) == tidy(f"  {text}\n")
