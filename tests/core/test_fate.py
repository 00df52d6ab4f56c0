"""Chance of a match follows from its secret."""

from mischia.core import bags, fate
from mischia.core.questions import Chance
from tests.core.steps import nothing

NEW_SECRET = fate.new_secret  # as it is outside of tests


def test_chance_of_a_match_can_be_checked() -> None:
    chance = Chance(("draw",), bags.bag(range(50)), 3, nothing)
    drawn = [fate.outcome("secret", number, chance) for number in range(30)]
    assert drawn == [fate.outcome("secret", number, chance) for number in range(30)]
    assert len(set(drawn)) > 25
    assert fate.outcome("another", 0, chance) != drawn[0]


def test_no_two_matches_share_a_secret() -> None:
    assert NEW_SECRET() != NEW_SECRET()
