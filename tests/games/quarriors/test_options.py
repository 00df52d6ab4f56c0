"""Quarriors: which cards may lie in the Wilds."""

import pytest

import mischia
from mischia import BadPosition
from mischia.games.quarriors.content.box import the_catalogue


def test_chosen_wilds() -> None:
    match = mischia.new("quarriors", ["Ann", "Bob"], seed=1, wilds="goblin strong_hag life_spell")
    assert {"goblin", "strong_hag", "life_spell"} < set(match.position["wilds"])
    assert len(match.position["wilds"]) == 13
    again = mischia.new("quarriors", ["Ann", "Bob"], seed=1, wilds=["goblin", "strong_hag", "life_spell"])
    assert again.position == match.position


@pytest.mark.parametrize(
    "wilds", ["unicorn", "goblin strong_goblin", "portal", "life_spell death_spell growth_spell victory_spell"]
)
def test_wilds_that_cannot_be_chosen(wilds: str) -> None:
    with pytest.raises(BadPosition, match=r"wilds: .* can't be chosen; accepted: "):
        mischia.new("quarriors", ["Ann", "Bob"], wilds=wilds)


def test_the_base_game_alone() -> None:
    for seed in range(4):
        match = mischia.new("quarriors", ["Ann", "Bob", "Cid"], seed=seed, sets=["base"])
        assert {the_catalogue().cards[card].box for card in match.position["wilds"]} == {"base"}


def test_there_are_no_dummies() -> None:
    with pytest.raises(BadPosition, match="without dummies"):
        mischia.new("quarriors", ["Ann", "Bob"], dummies=["Zed"])
