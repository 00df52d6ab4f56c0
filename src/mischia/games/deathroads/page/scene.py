"""What lies on a table of Death Roads, as everybody sees it: plain frozen records, made from a view."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from mischia.core.position import Doc
from mischia.games.deathroads.rules.state import LETTERS, NOBODY

Names = tuple[str, ...]


@dataclass(frozen=True)
class Car:
    """One car on the road; a racer has one, or two bikes."""

    name: str  # as the log tells it: the racer's name, or the bike's
    cell: str = ""  # "c4"; empty off the board: not placed yet, far behind, or wrecked
    gear: int = 2
    condition: int = 0
    armour: Names = ()  # the next to be lost first
    stun: int = 0
    burn: int = 0
    veer: int = 0
    wrecked: bool = False


@dataclass(frozen=True)
class Racer:
    """A player, or an AI driver, and what everybody knows of it."""

    name: str
    seat: int = NOBODY  # an AI has none
    ai: str = ""  # "boss" or "drone"
    kind: str = ""  # an AI's character type
    vehicle: str = ""
    pilot: str = ""
    cars: tuple[Car, ...] = ()
    handling: int = 0
    done: bool = False  # out of this round
    out: bool = False  # eliminated
    hand: int = 0
    deck: int = 0
    discard: Names = ()  # in the order of names
    trophies: Names = ()  # "<car> green", in the order of names
    signature: str = ""  # "ready", "taken"
    sets: Names = ()  # codes of the weapon pairs, in the order of names
    weapons: Names = ()  # an AI's


@dataclass(frozen=True)
class WeaponDeck:
    """One of the three weapon decks of a draft."""

    letter: str
    holder: str = ""
    left: Names = ()  # codes


@dataclass(frozen=True)
class Scene:
    """The table at one moment."""

    racers: tuple[Racer, ...]  # players by seat, then AIs
    phase: str = "vehicles"
    round: int = 1
    first: str = ""  # the first chooser
    active: str = ""  # whose turn it is
    initiative: Names = ()  # first to last
    cover_left: int = 0
    cover_right: int = 0
    barriers: Names = ()  # cells, in the order of names
    events_left: int = 0
    event: str = ""
    event_lane: int = 0  # 0: none
    final: str = ""  # the Final Stretch card, turned up
    final_in: int = 0  # reveals until it is turned up; 0: none to come
    vehicles: Names = ()  # on offer
    pilots: Names = ()  # on offer
    decks: tuple[WeaponDeck, ...] = ()  # of the weapon draft
    playing: str = ""  # the card that is being played
    skids: Names = ()  # skid cards turned up in the skid that is on, in the order of names
    ai_card: str = ""  # the AI card drawn last, of the AI whose turn it is or was; known from the log alone
    ai_drew: str = ""  # who drew it
    winners: Names = ()  # known from the log alone

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def racer(self, name: str) -> Racer:
        """The racer of this name."""
        return next(racer for racer in self.racers if racer.name == name)

    def owner(self, car: str) -> Racer:
        """Whose car it is, by the car's name."""
        return next(racer for racer in self.racers if any(own.name == car for own in racer.cars))

    def car(self, name: str) -> Car:
        """The car of this name."""
        return next(car for racer in self.racers for car in racer.cars if car.name == name)

    def mark(self, car: str) -> str:
        """What a car is called on the page: "car-0" is seat 0's, "car-0-0" and "car-0-1" are its bikes."""
        racer = self.owner(car)
        number = self.racers.index(racer)
        if len(racer.cars) == 1:
            return f"car-{number}"
        return f"car-{number}-{[own.name for own in racer.cars].index(car)}"

    def at(self, cell: str) -> tuple[Car, ...]:
        """The cars on a cell."""
        return tuple(car for racer in self.racers for car in racer.cars if car.cell == cell)

    def with_racer(self, name: str, **changes: Any) -> "Scene":
        """The same table with one racer changed."""
        racers = tuple(replace(racer, **changes) if racer.name == name else racer for racer in self.racers)
        return replace(self, racers=racers)

    def with_car(self, name: str, **changes: Any) -> "Scene":
        """The same table with one car changed."""
        racer = self.owner(name)
        cars = tuple(replace(car, **changes) if car.name == name else car for car in racer.cars)
        return self.with_racer(racer.name, cars=cars)


# --- the position as it is seen


def scene_of(view: Doc, told: Scene | None = None) -> Scene:
    """The table as a view says it is; which AI card was drawn last, and who has won, is known from the log."""
    pool, decks, agenda = view["pool"] or {}, view["weapon_decks"] or {}, view["agenda"]
    turn = agenda["turn"] if isinstance(agenda, Mapping) else {}
    return Scene(
        tuple(racer_of(name, racer, view["players"]) for name, racer in view["racers"].items()),
        view["phase"],
        view["round"],
        view["first"] or "",
        view["active"] or "",
        tuple(view["initiative"]),
        view["covers"]["left"],
        view["covers"]["right"],
        tuple(sorted(view["barriers"])),
        view["events_left"],
        view["event"] or "",
        view["event_lane"] or 0,
        view["final"] or "",
        view["final_in"] or 0,
        tuple(pool.get("vehicles", ())),
        tuple(pool.get("pilots", ())),
        tuple(
            WeaponDeck(letter, decks[letter]["holder"] or "", tuple(decks[letter]["left"]))
            for letter in LETTERS
            if letter in decks
        ),
        turn.get("playing") or "",
        tuple(sorted(turn.get("skids", ()))),
        told.ai_card if told is not None else "",
        told.ai_drew if told is not None else "",
        told.winners if told is not None else (),
    )


def racer_of(name: str, doc: Doc, players: list[str]) -> Racer:
    cars = doc.get("bikes", {name: doc} if "cell" in doc else {})
    return Racer(
        name,
        players.index(name) if name in players else NOBODY,
        doc.get("ai", ""),
        doc.get("type") or "",
        doc["vehicle"] or "",
        doc.get("pilot") or "",
        tuple(car_of(car, part) for car, part in cars.items()),
        doc.get("handling") or 0 if not doc["done"] else 0,
        doc["done"],
        doc["eliminated"],
        size(doc.get("hand", 0)),
        size(doc.get("deck", 0)),
        tuple(sorted(doc.get("discard", ()))),
        tuple(sorted(doc.get("trophies", ()))),
        doc.get("signature") or "",
        tuple(sorted(doc.get("sets", ()))),
        tuple(doc.get("weapons", ())),
    )


def car_of(name: str, doc: Doc) -> Car:
    statuses = doc["statuses"]
    return Car(
        name,
        doc["cell"] or "",
        doc["gear"],
        doc["condition"],
        tuple(doc["armour"]),
        statuses["stun"],
        statuses["burn"],
        statuses["veer"],
        doc["eliminated"],
    )


def size(pile: Any) -> int:
    """How many cards there are in a pile that may be shown as its size."""
    return pile if isinstance(pile, int) else len(pile)
