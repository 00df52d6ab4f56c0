"""The 40 Strategy cards, and the moves that are made with them."""

from typing import Any, Final

from mischia.core.bags import ONE, Bag, bag, kinds
from mischia.core.questions import Move, Moves

CAMOUFLAGE: Final = 1
TRAP: Final = 2
CONSPIRACY: Final = 3
REINFORCEMENTS: Final = 4
EXPLOSION: Final = 5
SNIPE: Final = 6
POISON: Final = 7
ASSAULT: Final = 8
NUMBERS: Final[tuple[int, ...]] = tuple(range(CAMOUFLAGE, ASSAULT + 1))
COPIES: Final = 5
ALL: Final[Bag] = bag(list(NUMBERS) * COPIES)  # QS-1

CARD: Final[tuple[Bag, ...]] = (0, *ONE[1:9])  # the bag that holds one card; 0 is no card

HAND: Final = 5  # QS-6
SET_ASIDE: Final = 4  # QS-7
ROUNDS: Final = 4  # QS-10
MOST_SEATS: Final = 7  # QS-4

DECLINE: Final[Move] = ("decline",)

_plays: Final[dict[Bag, Moves]] = {}
_adds: Final[dict[Bag, Moves]] = {}
_discards: Final[dict[Bag, Moves]] = {}


def plays(hand: Any) -> Moves:
    """One move per kind of card, however many copies are in hand."""
    moves = _plays.get(hand)
    if moves is None:
        moves = _plays[hand] = tuple(("play", card) for card in kinds(hand))
    return moves


def adds(hand: Bag) -> Moves:
    """QS-50, QS-51: any card may be added to Reinforcements, and none has to."""
    moves = _adds.get(hand)
    if moves is None:
        moves = _adds[hand] = (*[("add", card) for card in kinds(hand)], DECLINE)
    return moves


def discards(hand: Bag) -> Moves:
    """QS-62: the poisoned player chooses among the cards in hand."""
    moves = _discards.get(hand)
    if moves is None:
        moves = _discards[hand] = tuple(("discard", card) for card in kinds(hand))
    return moves
