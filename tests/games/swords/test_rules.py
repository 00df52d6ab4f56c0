"""Fake Swords: splits, fingers, and who may sit at its table."""

import pytest

import mischia
from mischia import MischiaError
from mischia.core.bags import bag
from mischia.games import GAMES
from mischia.games.swords.rules.cards import splits
from tests.games.swords.tables import sorting


@pytest.mark.parametrize(("cards", "piles", "many"), [(5, 3, 25), (6, 3, 90), (7, 4, 350), (8, 5, 1050), (2, 2, 1)])
def test_every_split_is_named_once(cards: int, piles: int, many: int) -> None:
    found = splits(bag(range(cards)), piles)
    assert len(found) == len(set(found)) == many
    assert all(list(move[1:]) == sorted(tuple(sorted(pile)) for pile in move[1:]) for move in found)


def test_no_dummies_and_no_bots_with_real_swords() -> None:
    with pytest.raises(MischiaError, match="no dummies"):
        mischia.new("swords", ["Ann", "Bob"], dummies=["Zed"])
    game = GAMES["swords"]
    assert [game.people_only(game.read_options({"duels": way})) for way in ("virtual", "referee")] == [False, True]


def test_the_table_waits_for_whose_finger_is_down() -> None:
    match = sorting()
    assert (match.turn, match.awaited) == (["Ann", "Bob", "Cid"], ["Ann"])
    match.play("Ann", "ready")
    assert match.awaited == ["Bob", "Cid"]
    assert match.onward("Bob") == ["ready"]


def test_fingers_for_the_same_piles_answer_the_same_question() -> None:
    """Two may raise their fingers at once; a finger for piles that lie no more comes too late."""
    match = sorting()
    number = match.number
    match.play("Ann", "ready")
    match.play("Bob", "claim A")
    assert match.number == number
    match.play("Ann", "piles flamingo | statue | deep-bow free-arm whirligig")
    assert match.number == number + 1


def test_pointing_is_final() -> None:
    match = mischia.load("swords", {**sorting().position, "phase": "point"})
    match.play("Bob", "point A")
    assert not match.can_undo("Bob")
    assert match.alternatives("Bob") == {}
