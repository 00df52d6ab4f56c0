"""Questions: who may answer what, and what chance may say."""

from fractions import Fraction
from random import Random

from mischia.core import bags
from mischia.core.questions import Ask, AskAll, Chance
from tests.core.steps import nothing


def test_ask() -> None:
    ask = Ask(1, (("go", 1), ("stay",)), nothing)
    assert ask.legal(1) == (("go", 1), ("stay",))
    assert ask.legal(0) == ()
    assert not ask.open
    assert {ask.pick(Random(seed)) for seed in range(20)} == set(ask.moves)


def test_chance() -> None:
    chance = Chance(("draw", 0), bags.bag([1, 1, 2]), 2, nothing)
    assert dict(chance.outcomes()) == {("draw", 0, 1, 1): Fraction(1, 3), ("draw", 0, 1, 2): Fraction(2, 3)}
    assert chance.legal(0) == ()
    assert chance.kinds() == (1, 2)
    assert [chance.weight(kind) for kind in (1, 2, 3)] == [2, 1, 0]
    assert chance.possible(("draw", 0, 1, 2))
    for wrong in [("draw", 0, 2, 1), ("draw", 0, 1), ("draw", 0, 2, 2), ("draw", 1, 1, 2), ("deal", 0, 1, 2), ()]:
        assert not chance.possible(wrong)
    assert {chance.pick(Random(seed)) for seed in range(20)} == {("draw", 0, 1, 1), ("draw", 0, 1, 2)}


def test_ask_all() -> None:
    toss = Chance(("plays", 2), bags.bag([7]), 1, nothing)
    ask = AskAll([(("a",), ("b",)), (), ()], nothing, [None, None, toss])
    assert ask.asked() == [0, 2]
    assert ask.chance(2) is toss
    assert ask.chance(0) is None
    assert ask.legal(2) == ()
    assert ask.pick(Random(1)) in ([("a",), None, ("plays", 2, 7)], [("b",), None, ("plays", 2, 7)])
