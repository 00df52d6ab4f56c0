"""What cards are worth in the race for three sets."""

from math import exp
from typing import Final

from mischia.core.bags import Bag
from mischia.games.swords.rules.cards import SET, SETS, colours
from mischia.games.swords.rules.state import State

HASTE: Final = 0.55  # how much nearer to winning a card takes that is needed
WON: Final = 40.0  # what three sets are worth beside the worth of a table without a card

_worth: Final[dict[Bag, float]] = {}


def worth(cards: Bag) -> float:
    """What the cards before a player are worth in the race for three sets."""
    found = _worth.get(cards, -1.0)
    if found < 0.0:
        missing = needed(cards)
        found = WON if missing == 0 else exp(-HASTE * missing)
        if len(_worth) > 50_000:
            _worth.clear()
        _worth[cards] = found
    return found


def needed(cards: Bag) -> float:
    """How many cards are missing to three sets, the nearest sets first; a second way to a set counts a little."""
    there = colours(cards)
    sets = sum([number // SET for number in there])
    if sets >= SETS:
        return 0
    steps = sorted([SET - number % SET for number in there] + [SET] * SETS)
    spare = steps[SETS - sets]  # the set that would be next
    return sum(steps[: SETS - sets]) + 0.15 * spare


def piles_worth(s: State, piles: list[Bag]) -> list[list[float]]:
    """For each seat the worth of what it would have before it with each pile, and at the end with none."""
    return [[worth(cards + pile) for pile in [*piles, 0]] for cards in s.front]
