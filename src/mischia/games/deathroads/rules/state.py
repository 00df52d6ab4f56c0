"""A Death Roads table between two questions.

A racer is a player (by seat) or, after them, an AI. Racer r has the cars 2r and, if it drives bikes, 2r+1.
A cell is 100 times its column plus its row; columns count from 0, rows from 1.
"""

from typing import Any, Final

from mischia.core.bags import ONE, Bag, count, kinds
from mischia.core.questions import Move
from mischia.core.state import State as CoreState
from mischia.games.deathroads.content.box import Content, box
from mischia.games.deathroads.content.item_reader import Pilot, Sheet
from mischia.games.deathroads.options import Options

NOBODY: Final = -1
OFF: Final = -1  # the cell of a car that is not on the board
NO_CARD: Final = -1

PLAYER: Final = 0
BOSS: Final = 1
DRONE: Final = 2

NO_SIGNATURE: Final = 0
READY: Final = 1
TAKEN: Final = 2

COLUMN: Final = 100
ARMOUR: Final = ("green", "yellow", "red")  # DR-41, DR-R17: the first is lost first
LETTERS: Final = "FMB"
CARD: Final = 1  # what a turn has seen already: an action card, the pilot's action
PILOT: Final = 2


def owner(car: int) -> int:
    """The racer whose car it is."""
    return car >> 1


def bike_of(car: int) -> int:
    """Which of its racer's bikes it is, 0 or 1; a car is 0."""
    return car & 1


def car_of(racer: int, bike: int = 0) -> int:
    """A racer's car, or one of its bikes."""
    return 2 * racer + bike


def among(racers: int, racer: int) -> bool:
    """Whether a racer is one of these, which are given as bits."""
    return bool(racers >> racer & 1)


def with_racer(racers: int, racer: int) -> int:
    """These racers, as bits, and one more."""
    return racers | 1 << racer


class Trial:
    """What comes of an action that an AI tries in its head, as far as the table at its end does not tell."""

    lost: list[int]  # by car: condition, be it repaired later or not
    hit: list[bool]  # by car: whether a shot hits it
    ahead: list[int]  # by car: how often it goes far ahead
    behind: list[bool]  # by car: whether it falls far behind

    def __init__(self, cars: int) -> None:
        self.lost = [0] * cars
        self.hit = [False] * cars
        self.ahead = [0] * cars
        self.behind = [False] * cars

    def clone(self) -> "Trial":
        new = Trial(0)
        new.lost = self.lost[:]
        new.hit = self.hit[:]
        new.ahead = self.ahead[:]
        new.behind = self.behind[:]
        return new


class State(CoreState):
    """Everything about a race; bags hold cards by their number in the content."""

    options: Options
    content: Content
    phase: str
    round: int
    active: int  # the racer whose turn it is
    place: int  # where on the initiative track the turn is
    first: int  # the first chooser
    initiative: list[int]
    events_left: int
    event: str
    event_lane: int  # 0: none
    final: str
    final_in: int  # 0: none
    cover_left: int
    cover_right: int
    barriers: list[int]
    lanes: Bag
    skid_deck: Bag
    skid_out: Bag  # turned up in the skid that is on
    event_deck: Bag
    final_deck: Bag
    ai_deck: Bag
    ai_discard: Bag
    box: Bag  # cards that nobody has
    drones: list[int]  # DR-R64: that took part from the start
    drone_armour: int
    # racers
    ai: list[int]
    ai_name: list[str]
    vehicle: list[str]
    pilot: list[str]
    handling: list[int]
    done: list[bool]
    out: list[bool]
    hand: list[Bag]
    deck: list[Bag]
    discard: list[Bag]
    trophies: list[tuple[tuple[int, str], ...]]  # whose car's, and what
    signature: list[int]
    sets: list[tuple[str, ...]]  # the codes of the weapon pairs
    kind: list[str]  # an AI's character type
    weapons: list[tuple[str, ...]]  # an AI's
    # cars
    cell: list[int]
    gear: list[int]
    condition: list[int]
    armour: list[tuple[str, ...]]
    stun: list[int]
    burn: list[int]
    veer: list[int]
    wrecked: list[bool]  # destroyed, or not there at all
    # drafts
    pool_vehicles: tuple[str, ...]
    pool_pilots: tuple[str, ...]
    holder: list[int]  # by weapon deck
    left: list[tuple[str, ...]]
    # the turn that is on
    idle: bool  # DR-72: no actions were declared
    acted: int
    playing: int  # the card that is being played
    spared: int  # drones that have lost handling in this action, as bits (DR-201)
    marked: int  # drones that have got a token in this action (DR-200)
    plan: tuple[Move, ...]  # what an AI has decided to choose in its action
    trial: Trial | None  # None: it is played in earnest

    def clear(self, seats: int) -> None:
        super().clear(seats)
        self.options = Options()
        self.content = box()
        self.phase = "race"
        self.round = 1
        self.active = NOBODY
        self.place = NOBODY
        self.first = NOBODY
        self.initiative = []
        self.events_left = 0
        self.event = ""
        self.event_lane = 0
        self.final = ""
        self.final_in = 0
        self.cover_left = 0
        self.cover_right = 0
        self.barriers = []
        self.lanes = 0
        self.skid_deck = 0
        self.skid_out = 0
        self.event_deck = 0
        self.final_deck = 0
        self.ai_deck = 0
        self.ai_discard = 0
        self.box = 0
        self.drones = []
        self.drone_armour = 0
        self.ai = []
        self.ai_name = []
        self.vehicle = []
        self.pilot = []
        self.handling = []
        self.done = []
        self.out = []
        self.hand = []
        self.deck = []
        self.discard = []
        self.trophies = []
        self.signature = []
        self.sets = []
        self.kind = []
        self.weapons = []
        self.cell = []
        self.gear = []
        self.condition = []
        self.armour = []
        self.stun = []
        self.burn = []
        self.veer = []
        self.wrecked = []
        self.pool_vehicles = ()
        self.pool_pilots = ()
        self.holder = [NOBODY] * len(LETTERS)
        self.left = [()] * len(LETTERS)
        self.idle = False
        self.acted = 0
        self.playing = NO_CARD
        self.spared = 0
        self.marked = 0
        self.plan = ()
        self.trial = None

    def clone(self) -> "State":
        new = State()
        self.copy_into(new)
        new.options = self.options
        new.content = self.content
        new.phase = self.phase
        new.round = self.round
        new.active = self.active
        new.place = self.place
        new.first = self.first
        new.initiative = self.initiative[:]
        new.events_left = self.events_left
        new.event = self.event
        new.event_lane = self.event_lane
        new.final = self.final
        new.final_in = self.final_in
        new.cover_left = self.cover_left
        new.cover_right = self.cover_right
        new.barriers = self.barriers[:]
        new.lanes = self.lanes
        new.skid_deck = self.skid_deck
        new.skid_out = self.skid_out
        new.event_deck = self.event_deck
        new.final_deck = self.final_deck
        new.ai_deck = self.ai_deck
        new.ai_discard = self.ai_discard
        new.box = self.box
        new.drones = self.drones[:]
        new.drone_armour = self.drone_armour
        new.ai = self.ai[:]
        new.ai_name = self.ai_name[:]
        new.vehicle = self.vehicle[:]
        new.pilot = self.pilot[:]
        new.handling = self.handling[:]
        new.done = self.done[:]
        new.out = self.out[:]
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.trophies = self.trophies[:]
        new.signature = self.signature[:]
        new.sets = self.sets[:]
        new.kind = self.kind[:]
        new.weapons = self.weapons[:]
        new.cell = self.cell[:]
        new.gear = self.gear[:]
        new.condition = self.condition[:]
        new.armour = self.armour[:]
        new.stun = self.stun[:]
        new.burn = self.burn[:]
        new.veer = self.veer[:]
        new.wrecked = self.wrecked[:]
        new.pool_vehicles = self.pool_vehicles
        new.pool_pilots = self.pool_pilots
        new.holder = self.holder[:]
        new.left = self.left[:]
        new.idle = self.idle
        new.acted = self.acted
        new.playing = self.playing
        new.spared = self.spared
        new.marked = self.marked
        new.plan = self.plan
        new.trial = None if self.trial is None else self.trial.clone()
        return new

    # --- racers

    def add_racer(self, ai: int = PLAYER, name: str = "") -> int:
        """One more racer, with no car yet."""
        self.ai.append(ai)
        self.ai_name.append(name)
        self.vehicle.append("")
        self.pilot.append("")
        self.handling.append(0)
        self.done.append(False)
        self.out.append(False)
        self.hand.append(0)
        self.deck.append(0)
        self.discard.append(0)
        self.trophies.append(())
        self.signature.append(NO_SIGNATURE)
        self.sets.append(())
        self.kind.append("")
        self.weapons.append(())
        for _ in range(2):
            self.cell.append(OFF)
            self.gear.append(0)
            self.condition.append(0)
            self.armour.append(())
            self.stun.append(0)
            self.burn.append(0)
            self.veer.append(0)
            self.wrecked.append(True)
        return len(self.ai) - 1

    def sheet(self, racer: int) -> Sheet:
        """The sheet of a racer's vehicle."""
        return self.content.sheet(self.vehicle[racer])

    def pilot_of(self, racer: int) -> Pilot | None:
        """A player's pilot; an AI has none."""
        name = self.pilot[racer]
        return self.content.pilots[name] if name else None

    def cars(self, racer: int) -> list[int]:
        """The cars of a racer that are in play."""
        first, second = 2 * racer, 2 * racer + 1
        if self.wrecked[second]:
            return [] if self.wrecked[first] else [first]
        return [second] if self.wrecked[first] else [first, second]

    def all_cars(self) -> list[int]:
        """Every car in play, in the order of initiative."""
        return [car for racer in self.initiative for car in self.cars(racer)]

    def is_drone(self, car: int) -> bool:
        return self.ai[owner(car)] == DRONE

    def car_name(self, car: int) -> int | str:
        """What the log calls a car: the racer, or the bike."""
        bikes = self.sheet(owner(car)).bikes
        return bikes[bike_of(car)] if bikes else self.racer_name(owner(car))

    def racer_name(self, racer: int) -> int | str:
        """A seat, or the name of an AI, which has none."""
        return self.ai_name[racer] if self.ai[racer] else racer

    def most_condition(self, car: int) -> int:
        return self.sheet(owner(car)).condition[bike_of(car)]

    def players(self) -> list[int]:
        """The players who are not eliminated, in seat order."""
        return [seat for seat in range(self.seats) if not self.out[seat]]

    def clockwise(self) -> list[int]:
        """DR-36: all players from the first chooser on."""
        return [(self.first + turn) % self.seats for turn in range(self.seats)]

    def out_of_box(self, cards: Bag) -> None:
        """Take cards out of the box, as far as they are there: a scenario's own come from nowhere."""
        for card in kinds(cards):
            self.box -= min(count(self.box, card), count(cards, card)) * ONE[card]

    def say_car(self, id: str, clause: str, car: int, two: Any = None, three: Any = None) -> None:
        """Tell what happened to a car."""
        if self.log is not None:
            self.say(id, clause, self.car_name(car), two, three)
