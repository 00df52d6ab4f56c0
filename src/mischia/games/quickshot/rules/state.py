"""A Quickshot table between two questions."""

from typing import Final

from mischia.core.bags import Bag
from mischia.core.state import State as CoreState
from mischia.games.quickshot.options import Options

NOBODY: Final = -1
NOBODY_UP: Final[list[int]] = [NOBODY] * 9
PRINTED: Final[list[int]] = list(range(9))  # a card's strength is its number


class State(CoreState):
    """Cards are numbers; 0 on the table is no card."""

    options: Options
    players: list[int]  # still in, in seat order
    dummies: tuple[bool, ...]
    with_dummies: bool
    leader: int
    round: int
    hands: list[Bag]
    table: list[int]  # the card in front of each seat
    up: list[int]  # by number: whose card is visible while abilities are carried out
    strength: list[int]  # by number: the strength of that visible card
    reversed: bool
    deck: Bag
    aside: Bag
    discard: Bag

    def clear(self, seats: int) -> None:
        super().clear(seats)
        self.options = Options()
        self.players = list(range(seats))
        self.dummies = (False,) * seats
        self.with_dummies = False
        self.leader = NOBODY
        self.round = 1
        self.hands = [0] * seats
        self.table = [0] * seats
        self.up = NOBODY_UP[:]
        self.strength = PRINTED[:]
        self.reversed = False
        self.deck = 0
        self.aside = 0
        self.discard = 0

    def clone(self) -> "State":
        new = State()
        self.copy_into(new)
        new.options = self.options
        new.players = self.players[:]
        new.dummies = self.dummies
        new.with_dummies = self.with_dummies
        new.leader = self.leader
        new.round = self.round
        new.hands = self.hands[:]
        new.table = self.table[:]
        new.up = self.up[:]
        new.strength = self.strength[:]
        new.reversed = self.reversed
        new.deck = self.deck
        new.aside = self.aside
        new.discard = self.discard
        return new

    def left_of(self, seat: int) -> int:
        """QS-R21: the nearest seat clockwise whose player is still in."""
        for other in self.players:
            if other > seat:
                return other
        return self.players[0]
