"""What can't be known is dealt as evenly as real cards are: exact odds in a case small enough to count."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from scipy.stats import chisquare

from mischia import Match
from mischia.core.bags import bag, items
from mischia.core.game import Game
from mischia.core.position import Doc
from mischia.games import GAMES
from mischia.games.quickshot.rules.cards import ALL
from tests import toy

HIDDEN = [2, 2, 3, 4]  # Ann does not know: Bob has one, Cid has one, two are in the deck
SMALL: list[tuple[Game, Doc]] = [
    (
        GAMES["quickshot"],
        {
            "hands": {"Ann": [1], "Bob": [2], "Cid": [2]},
            "deck": {3: 1, 4: 1},
            "discard": items(ALL - bag([1, *HIDDEN])),
        },
    ),
    (
        toy.GAME,
        {
            "seats": ["Ann", "Bob", "Cid"],
            "hands": {"Ann": [1], "Bob": [2], "Cid": [2]},
            "discard": items(toy.ALL - bag([1, *HIDDEN])),
        },
    ),
]


@pytest.mark.parametrize(("game", "given"), SMALL, ids=["quickshot", "toy"])
def test_every_deal_comes_as_often_as_it_should(game: Game, given: Doc) -> None:
    match, rng, times = Match(game, given, seed=1, scripted=True), Random(1), 6000
    deals = Counter((bob, cid) for bob, cid, *_ in permutations(HIDDEN))
    dealt: Counter[tuple[int, int]] = Counter()
    for _ in range(times):
        hands = game.guess(match.state, 0, rng).hands
        dealt[items(hands[1])[0], items(hands[2])[0]] += 1
    assert set(dealt) == set(deals)
    expected = [deals[deal] * times / deals.total() for deal in deals]
    assert chisquare([dealt[deal] for deal in deals], expected).pvalue > 0.001


@pytest.mark.parametrize(("game", "given"), SMALL, ids=["quickshot", "toy"])
def test_an_onlooker_knows_no_hand(game: Game, given: Doc) -> None:
    match, rng = Match(game, given, seed=1, scripted=True), Random(1)
    hands = {tuple(items(hand)[0] for hand in game.guess(match.state, -1, rng).hands) for _ in range(300)}
    assert {hand[0] for hand in hands} == {1, 2, 3, 4}
