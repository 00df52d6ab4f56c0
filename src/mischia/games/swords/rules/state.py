"""A table of swords between two questions."""

from typing import Final

from mischia.core.bags import Bag, size
from mischia.core.state import State as CoreState
from mischia.games.swords.options import Options
from mischia.games.swords.rules.terms import OPENING, START, TEMPO, Terms, terms_of

NOBODY: Final = -1
NOTHING: Final = -1
TIE: Final = -2  # in the place of a pile: the tie-break duel


class State(CoreState):
    """Cards are numbers, piles are 0, 1, 2 ... for A, B, C ...; in a duel the fighters are 0 and 1, in seat order."""

    options: Options
    boss: int
    round: int
    front: list[Bag]
    deck: Bag
    discard: Bag
    drawn: Bag
    piles: list[Bag]  # by letter; empty when its cards are gone
    fingers: list[bool]
    claims: list[int]
    pointing: list[int]
    statures: tuple[int, ...]  # 0 is not known
    tied: list[int]

    # the duel
    pile: int  # what it is fought for; NOTHING while there is none
    cards: Bag
    fighters: list[int]
    shorter: int  # 0, 1 or NOBODY
    judge: int  # a seat
    ready: list[bool]
    terms: Terms
    bout: int
    beat: int
    bout_beat: int
    tempo: int  # 0, 1 or NOBODY
    paces: list[int]
    strain: list[int]
    last: list[int]  # actions
    limits: int
    chosen: list[int]  # actions, once both have chosen
    arm: bool  # has blocked in this bout
    lines: list[int]
    pending: list[int]  # who still has to roll or to get a line
    rolls: list[int]
    contact: bool  # in the beat that is on

    def clear(self, seats: int) -> None:
        super().clear(seats)
        self.options = Options()
        self.boss = 0
        self.round = 1
        self.front = [0] * seats
        self.deck = 0
        self.discard = 0
        self.statures = (0,) * seats
        self.tied = []
        self.clear_round()

    def clear_round(self) -> None:
        """What belongs to one round alone."""
        self.drawn = 0
        self.piles = []
        self.fingers = [False] * self.seats
        self.claims = [NOTHING] * self.seats
        self.pointing = [NOTHING] * self.seats
        self.clear_duel()

    def clear_duel(self) -> None:
        """No duel is on."""
        self.pile = NOTHING
        self.cards = 0
        self.fighters = []
        self.shorter = NOBODY
        self.judge = NOBODY
        self.ready = [False, False]
        self.bout = 1
        self.beat = 0
        self.chosen = [NOTHING, NOTHING]
        self.lines = [NOTHING, NOTHING]
        self.pending = []
        self.rolls = [0, 0]
        self.contact = False
        self.start_values()

    def start_values(self) -> None:
        """SW-V4, SW-V32: what a bout starts with, cards included; while dice are rolled nobody holds the tempo."""
        self.terms = terms_of(self.cards, self.shorter != NOBODY)
        self.bout_beat = 0
        self.paces = [1, 1]
        self.strain = [0, 0]
        self.last = [NOTHING, NOTHING]
        self.limits = 0
        self.arm = False
        self.terms.act(START, self)
        self.tempo = NOBODY
        if self.options.duels == "virtual" and not self.terms.at[OPENING]:
            self.tempo = self.helped(TEMPO)

    def helped(self, moment: str) -> int:
        """The fighter of whom a card says yes at a moment: 0, 1 or NOBODY."""
        if self.terms.at[moment]:
            for fighter in (0, 1):
                if self.terms.clause(moment, self, fighter):
                    return fighter
        return NOBODY

    def clone(self) -> "State":
        new = State()
        self.copy_into(new)
        new.options = self.options
        new.boss = self.boss
        new.round = self.round
        new.front = self.front[:]
        new.deck = self.deck
        new.discard = self.discard
        new.drawn = self.drawn
        new.piles = self.piles[:]
        new.fingers = self.fingers[:]
        new.claims = self.claims[:]
        new.pointing = self.pointing[:]
        new.statures = self.statures
        new.tied = self.tied[:]
        new.pile = self.pile
        new.cards = self.cards
        new.fighters = self.fighters[:]
        new.shorter = self.shorter
        new.judge = self.judge
        new.ready = self.ready[:]
        new.terms = self.terms
        new.bout = self.bout
        new.beat = self.beat
        new.bout_beat = self.bout_beat
        new.tempo = self.tempo
        new.paces = self.paces[:]
        new.strain = self.strain[:]
        new.last = self.last[:]
        new.limits = self.limits
        new.chosen = self.chosen[:]
        new.arm = self.arm
        new.lines = self.lines[:]
        new.pending = self.pending[:]
        new.rolls = self.rolls[:]
        new.contact = self.contact
        return new

    def left_of(self, seat: int) -> int:
        """SW-R10: the next seat clockwise."""
        return (seat + 1) % self.seats

    def pointers(self, pile: int) -> list[int]:
        """Who points at a pile."""
        return [seat for seat in range(self.seats) if self.pointing[seat] == pile]

    def shorter_of(self, one: int, other: int) -> int:
        """SW-R18: which of two fighters counts as shorter, 0 or 1, or nobody."""
        tall, taller = self.statures[one], self.statures[other]
        if not tall or not taller or tall == taller:
            tall, taller = size(self.front[one]), size(self.front[other])
        return NOBODY if tall == taller else 0 if tall < taller else 1
