"""Chance of a match follows from its secret."""

from mischia.core import bags, fate
from mischia.core.questions import Chance
from tests.core.steps import nothing


def test_chance_of_a_match_can_be_checked() -> None:
    chance = Chance(("draw",), bags.bag(range(50)), 3, nothing)
    drawn = [fate.outcome("secret", number, chance) for number in range(30)]
    assert drawn == [fate.outcome("secret", number, chance) for number in range(30)]
    assert len(set(drawn)) > 25
    assert fate.outcome("another", 0, chance) != drawn[0]
    assert fate.new_secret() != fate.new_secret()
