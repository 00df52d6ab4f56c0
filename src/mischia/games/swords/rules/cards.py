"""The 72 cards, what they make of a duel, and the piles that they can be sorted into."""

from typing import Final

from mischia.core.bags import ONE, Bag, bag, count, items, kinds
from mischia.core.questions import Move, Moves
from mischia.games.swords.content.box import COLOURS, DESIGNS, LIMITS

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


# --- what a pile makes of a duel

NO_CUT: Final = 1 << LIMITS.index("no-cut")
NO_PARRY: Final = 1 << LIMITS.index("no-parry")
NO_BACK: Final = 1 << LIMITS.index("no-back")
NO_HIGH: Final = 1 << LIMITS.index("no-high")


class Terms:
    """The rules of a duel: what the different cards of its pile say (SW-34, SW-42, SW-V31)."""

    def __init__(self) -> None:
        self.strain: dict[str, int] = {}  # purple, by what brings it
        self.line_by_chance = False  # green
        self.opening_roll = False
        self.paces = 1  # SW-V4
        self.first_limits = 0
        self.contact_strain = 0  # yellow
        self.contact_limits = 0
        self.contact_ends_tempo = False
        self.contact_swaps = False
        self.blocks_once = False  # black, for the shorter alone
        self.starts_with_tempo = False
        self.step_takes_tempo = False
        self.double_wins = False
        self.free_step = False
        self.wrong_parry_holds = False

    def add(self, card: int) -> None:
        """One more rule."""
        design = DESIGNS[card]
        kind = design.kind
        limit = 1 << LIMITS.index(design.limit) if design.limit else 0
        if kind == "strain":
            self.strain[design.trigger] = self.strain.get(design.trigger, 0) + design.amount
        elif kind == "first-beat-line":
            self.line_by_chance = True
        elif kind == "opening-roll":
            self.opening_roll = True
        elif kind == "start-paces":
            self.paces += design.amount
        elif kind == "first-beat-limit":
            self.first_limits |= limit
        elif kind == "contact-strain":
            self.contact_strain += design.amount
        elif kind == "contact-limit":
            self.contact_limits |= limit
        elif kind == "contact-no-tempo":
            self.contact_ends_tempo = True
        elif kind == "contact-swap":
            self.contact_swaps = True
        elif kind == "block-once":
            self.blocks_once = True
        elif kind == "start-tempo":
            self.starts_with_tempo = True
        elif kind == "step-takes-tempo":
            self.step_takes_tempo = True
        elif kind == "double-wins":
            self.double_wins = True
        elif kind == "free-step":
            self.free_step = True
        elif kind == "wrong-parry-holds":
            self.wrong_parry_holds = True


_terms: Final[dict[tuple[Bag, bool], Terms]] = {}


def terms_of(cards: Bag, with_black: bool) -> Terms:
    """The rules in force in a duel for these cards; the black ones only if one of the two is shorter."""
    key = (cards, with_black)
    found = _terms.get(key)
    if found is None:
        found = Terms()
        for card in kinds(cards):
            if with_black or COLOUR[card] != BLACK:
                found.add(card)
        if len(_terms) > 5000:
            _terms.clear()
        _terms[key] = found
    return found
