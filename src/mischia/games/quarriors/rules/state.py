"""A Quarriors table between two questions."""

from collections.abc import Mapping
from typing import Any, Final

from mischia.core.bags import Bag
from mischia.core.state import State as CoreState
from mischia.games.quarriors.content.ability import Ability, Works
from mischia.games.quarriors.content.box import the_catalogue
from mischia.games.quarriors.content.catalogue import Card, Catalogue, Face, cls_of, die_of, face_of
from mischia.games.quarriors.options import Options

NOBODY: Final = -1

SAFE: Final = 1  # can take no damage this turn (QU-R30)
ZEROED: Final = 2  # has attack 0 this turn (QU-R36)
CHANGED: Final = 4  # a Strong Ooze that has changed its copy this turn (QU-R51)
LATE: Final = 8  # is no part of the running attack (QU-R55, QU-R62)


class Creature:
    """A summoned creature with the spells attached to it; it is never changed, only put in another's place."""

    def __init__(
        self, cat: Catalogue, cls: int, face: int, attached: tuple[int, ...] = (), copy: int = 0, marks: int = 0
    ) -> None:
        self.cls = cls
        self.face = face
        self.attached = attached  # dice, ascending
        self.copy = copy  # the die whose form it has taken; 0 is none
        self.marks = marks
        words = cat.words[die_of(cls, face)]
        if copy:
            words += " as " + cat.words[copy]
        for spell in attached:
            words += " + " + cat.words[spell]
        self.phrase = words


class State(CoreState):
    """Zones are lists by seat. Piles hold classes; Active Pool and Ready Area hold dice with their faces."""

    options: Options
    cat: Catalogue
    content: Mapping[str, Any]  # further dice and cards, as they were given
    cards: tuple[Card | None, ...]  # by class: its card in the Wilds
    wilds: list[int]  # by class: the dice on it
    box: Bag
    boxed: list[str]
    phase: str
    current: int
    target: int
    glory: list[int]
    bags: list[Bag]
    active: list[list[int]]
    ready: list[list[Creature]]
    spells: list[list[int]]  # in the Ready Area, unattached
    spent: list[Bag]
    used: list[Bag]
    aside: list[Bag]
    # this turn
    quiddity: int
    captures: int
    discount: int
    scored: list[str]
    summoned: list[int]
    victims: list[int]
    boosts: list[tuple[int, str, int]]
    to_active: list[int]
    # in this attack
    winded: list[int]
    attack: list[int]  # by seat: the attack left; -1 for who need not defend any more
    defender: int
    # under way
    culls: int
    to_draw: int
    rolling: Bag
    fallen: list[tuple[int, int, int]]  # seat, die, what it copied
    scoring: list[str]  # creatures that score together, by their phrases
    claimed: list[str]
    rewards: list[tuple[Ability, int]]  # when-scores abilities still to be used, each with the class of its die
    unattached: Bag  # spells that were attached to what scores

    def clear(self, seats: int) -> None:
        super().clear(seats)
        self.options = Options()
        self.cat = the_catalogue()
        self.content = {}
        self.cards = (None,) * len(self.cat.classes)
        self.wilds = [0] * len(self.cat.classes)
        self.box = 0
        self.boxed = []
        self.phase = "setup"
        self.current = NOBODY
        self.target = 0
        self.glory = [0] * seats
        self.bags = [0] * seats
        self.active = [[] for _ in range(seats)]
        self.ready = [[] for _ in range(seats)]
        self.spells = [[] for _ in range(seats)]
        self.spent = [0] * seats
        self.used = [0] * seats
        self.aside = [0] * seats
        self.quiddity = 0
        self.captures = 0
        self.discount = 0
        self.scored = []
        self.summoned = []
        self.victims = []
        self.boosts = []
        self.to_active = []
        self.winded = []
        self.attack = [NOBODY] * seats
        self.defender = NOBODY
        self.culls = 0
        self.to_draw = 0
        self.rolling = 0
        self.fallen = []
        self.scoring = []
        self.claimed = []
        self.rewards = []
        self.unattached = 0

    def clone(self) -> "State":
        new = State()
        self.copy_into(new)
        new.options = self.options
        new.cat = self.cat
        new.content = self.content
        new.cards = self.cards
        new.wilds = self.wilds[:]
        new.box = self.box
        new.boxed = self.boxed[:]
        new.phase = self.phase
        new.current = self.current
        new.target = self.target
        new.glory = self.glory[:]
        new.bags = self.bags[:]
        new.active = [pool[:] for pool in self.active]
        new.ready = [area[:] for area in self.ready]
        new.spells = [area[:] for area in self.spells]
        new.spent = self.spent[:]
        new.used = self.used[:]
        new.aside = self.aside[:]
        new.quiddity = self.quiddity
        new.captures = self.captures
        new.discount = self.discount
        new.scored = self.scored[:]
        new.summoned = self.summoned[:]
        new.victims = self.victims[:]
        new.boosts = self.boosts[:]
        new.to_active = self.to_active[:]
        new.winded = self.winded[:]
        new.attack = self.attack[:]
        new.defender = self.defender
        new.culls = self.culls
        new.to_draw = self.to_draw
        new.rolling = self.rolling
        new.fallen = self.fallen[:]
        new.scoring = self.scoring[:]
        new.claimed = self.claimed[:]
        new.rewards = self.rewards[:]
        new.unattached = self.unattached
        return new

    # --- looking things up

    def card(self, cls: int) -> Card:
        """The card of a class of dice that is in the game."""
        card = self.cards[cls]
        assert card is not None
        return card

    def works(self, creature: Creature) -> Works:
        """The abilities that work for a creature; a copy has those of what it copies (QU-R51)."""
        if creature.copy:
            return self.die_works(creature.copy)
        return self.card(creature.cls).works[creature.face]

    def shows(self, creature: Creature) -> Face:
        """The face that counts: a copy shows what it copies."""
        return self.cat.face(creature.copy or die_of(creature.cls, creature.face))

    def form(self, creature: Creature) -> int:
        """The class that a creature counts as."""
        return cls_of(creature.copy) if creature.copy else creature.cls

    def die_works(self, die: int) -> Works:
        """The abilities of a die's card that work on the face that it shows."""
        return self.card(cls_of(die)).works[face_of(die)]

    def clockwise(self, seat: int) -> list[int]:
        """The other seats, from the left of this one (QU-81)."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def rivals(self) -> list[int]:
        """The current player's rivals, clockwise."""
        return self.clockwise(self.current)

    def find(self, seat: int, phrase: str, but: int = 0) -> Creature | None:
        """A creature of this phrase, one without these marks if there is any."""
        found: Creature | None = None
        for creature in self.ready[seat]:
            if creature.phrase == phrase and (found is None or found.marks & but):
                found = creature
        return found

    def put(self, seat: int, old: Creature, new: Creature) -> None:
        """Put a creature in another's place."""
        area = self.ready[seat]
        for at in range(len(area)):
            if area[at] is old:
                area[at] = new
                return

    def mark(self, seat: int, creature: Creature, marks: int) -> Creature:
        """The same creature with some marks more."""
        new = changed(self.cat, creature, creature.attached, creature.copy, creature.marks | marks)
        self.put(seat, creature, new)
        return new


def changed(cat: Catalogue, creature: Creature, attached: tuple[int, ...], copy: int, marks: int) -> Creature:
    """A creature as it is after a change."""
    return Creature(cat, creature.cls, creature.face, attached, copy, marks)


def distinct(creatures: list[Creature]) -> list[Creature]:
    """One creature for each phrase, in their order."""
    seen: list[str] = []
    found: list[Creature] = []
    for creature in creatures:
        if creature.phrase not in seen:
            seen.append(creature.phrase)
            found.append(creature)
    return found
