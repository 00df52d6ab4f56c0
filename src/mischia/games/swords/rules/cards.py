"""The 72 cards, and the piles that they can be sorted into."""

from typing import Final

from mischia.core.bags import ONE, Bag, bag, count, items, kinds
from mischia.core.questions import Move, Moves
from mischia.games.swords.content.box import COLOURS, Design, designs
from mischia.games.swords.rules import effects  # noqa: F401 they enter themselves: a card may say what they take

DESIGNS: Final[tuple[Design, ...]] = designs()
CARDS: Final[range] = range(len(DESIGNS))  # a card is the place of its id in the alphabet
IDS: Final[tuple[str, ...]] = tuple([design.id for design in DESIGNS])
COPIES: Final[tuple[int, ...]] = tuple([design.copies for design in DESIGNS])
COLOUR: Final[tuple[int, ...]] = tuple([COLOURS.index(design.colour) for design in DESIGNS])
BLACK: Final[int] = COLOURS.index("black")
ALL: Final[Bag] = bag([card for card in CARDS for _ in range(COPIES[card])])  # SW-2
CARD: Final[tuple[Bag, ...]] = ONE[: len(DESIGNS)]  # the bag that holds one card

LETTERS: Final[str] = "ABCDE"
FEWEST: Final = 3  # SW-1
MOST: Final = 6
PILES: Final[tuple[int, ...]] = (0, 0, 0, 3, 3, 4, 5)  # SW-13: by the number of players
MORE: Final = 2  # SW-12: so many cards more than players
SET: Final = 3  # SW-4
SETS: Final = 3

_sets: Final[dict[Bag, int]] = {}
_splits: Final[dict[tuple[Bag, int], Moves]] = {}
_ways: Final[dict[tuple[int, int], list[tuple[int, ...]]]] = {}


def colours(cards: Bag) -> list[int]:
    """How many cards there are of each colour."""
    found = [0, 0, 0, 0]
    for card in kinds(cards):
        found[COLOUR[card]] += count(cards, card)
    return found


def sets(cards: Bag) -> int:
    """SW-57, SW-R9: three of a colour are a set, whatever their names."""
    found = _sets.get(cards, -1)
    if found < 0:
        found = 0
        for number in colours(cards):
            found += number // SET
        if len(_sets) > 50_000:
            _sets.clear()
        _sets[cards] = found
    return found


# --- sorting


def pile_count(seats: int, cards: int) -> int:
    """SW-13, SW-R27: how many piles there are to be."""
    return min(PILES[seats], cards)


def splits(cards: Bag, piles: int) -> Moves:
    """SW-14, SW-15: every way to sort the cards into so many piles, each once, all in the order of the alphabet."""
    key = (cards, piles)
    found = _splits.get(key)
    if found is None:
        there = items(cards)
        parts = [tuple([there[at] for at in range(len(there)) if mask >> at & 1]) for mask in range(1 << len(there))]
        moves: list[Move] = [("piles", *[parts[mask] for mask in way]) for way in ways(len(there), piles)]
        if len(kinds(cards)) < len(there):  # equal cards: one split may come in several ways
            moves = list(dict.fromkeys([("piles", *sorted(move[1:])) for move in moves]))
        found = tuple(moves)
        if len(_splits) > 30:
            _splits.clear()
        _splits[key] = found
    return found


def ways(things: int, piles: int) -> list[tuple[int, ...]]:
    """Every way to part so many different things into so many piles, each a set of bits, by the first thing in it."""
    found = _ways.get((things, piles))
    if found is None:
        found = []
        last = 1 << (things - 1) if things else 0
        if things == piles == 0:
            found.append(())
        elif 0 < piles <= things:
            for way in ways(things - 1, piles):
                for pile in range(piles):
                    found.append((*way[:pile], way[pile] | last, *way[pile + 1 :]))
            for way in ways(things - 1, piles - 1):
                found.append((*way, last))
        _ways[(things, piles)] = found
    return found
