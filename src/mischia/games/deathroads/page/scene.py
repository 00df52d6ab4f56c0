"""What lies on a table of Death Roads, as everybody sees it: plain frozen records, made from a view."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from mischia.core.position import Doc
from mischia.core.state import Event
from mischia.games.deathroads.content.box import Content, with_own
from mischia.games.deathroads.position.agenda import plain
from mischia.games.deathroads.rules.resolution import draw_card
from mischia.games.deathroads.rules.state import LETTERS, NOBODY

Names = tuple[str, ...]
Who = int | str  # as an event names it: a seat, an AI, or a bike
Place = tuple[int, int]  # a car: which racer's, and which of its cars


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

    content: Content
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
    # stage directions
    ai_card: str = ""  # the AI card drawn last, of the AI whose turn it is or was
    ai_drew: str = ""  # who drew it
    called: str = ""  # the boss whom its symbol has called
    winners: Names = ()
    struck: Place | None = None  # the car at which a sound word is heard

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def players(self) -> Names:
        """By seat."""
        return tuple(racer.name for racer in self.racers if not racer.ai)

    def racer(self, name: str) -> Racer:
        """The racer of this name."""
        return next(racer for racer in self.racers if racer.name == name)

    def owner(self, car: str) -> Racer:
        """Whose car it is, by the car's name."""
        return next(racer for racer in self.racers if any(own.name == car for own in racer.cars))

    def at(self, cell: str) -> tuple[Car, ...]:
        """The cars on a cell."""
        return tuple(car for racer in self.racers for car in racer.cars if car.cell == cell)

    def place(self, who: Who) -> Place:
        """Which car an event means; a rider stands for the first bike."""
        if isinstance(who, int):
            return (who, 0)
        for number, racer in enumerate(self.racers):
            if racer.ai and racer.name == who:
                return (number, 0)
            bikes = [car.name for car in racer.cars] if len(racer.cars) > 1 else []
            if who in bikes:
                return (number, bikes.index(who))
        raise LookupError(who)

    def racer_meant(self, who: Who) -> Racer:
        """The racer whom an event means; a bike stands for its rider."""
        return self.racers[self.place(who)[0]]

    def car_meant(self, who: Who) -> Car:
        """The car that an event means."""
        number, at = self.place(who)
        return self.racers[number].cars[at]

    def mark(self, place: Place) -> str:
        """What a car is called on the page: "car-0" is seat 0's, "car-0-0" and "car-0-1" are its bikes."""
        number, at = place
        return f"car-{number}" if len(self.racers[number].cars) < 2 else f"car-{number}-{at}"


# --- the position as it is seen


def scene(view: Doc, events: Sequence[Event], before: Scene | None) -> Scene:
    """The table as a view shows it, with what is known from what happened."""
    pool, decks, agenda = view["pool"] or {}, view["weapon_decks"] or {}, view["agenda"]
    turn: Doc = agenda["turn"] if agenda else {}
    todo: list[Any] = agenda["todo"] if agenda else []
    drawing = [todo.count(plain((draw_card, seat))) for seat in range(len(view["players"]))]
    now = Scene(
        with_own(view["content"]),
        tuple(racer_of(name, racer, view["players"], drawing) for name, racer in view["racers"].items()),
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
    )
    if before is not None:
        now = replace(now, ai_card=before.ai_card, ai_drew=before.ai_drew, called=before.called, winners=before.winners)
    for event in events:
        now = directed(now, event)
    return now


def directed(now: Scene, event: Event) -> Scene:
    """The table with the stage directions of an event."""
    args = event.args
    match event.id:
        case "turn":
            return replace(now, called="")
        case "ai-draws":
            return replace(now, ai_drew=args[0], ai_card=args[1], called="")
        case "draws-down":
            return replace(now, ai_drew=args[0], ai_card="")
        case "boss-action":
            return replace(now, called=args[0])
        case "game-over":
            winners = args[0] if isinstance(args[0], tuple) else ()
            return replace(now, winners=tuple(now.racers[seat].name for seat in winners))
        case "fires":
            return replace(now, struck=now.place(args[1][-1] if isinstance(args[1], tuple) else args[0]))
        case "bashes":
            return replace(now, struck=now.place(args[1]))
        case "hits-barrier" | "takes" | "far-ahead":
            return replace(now, struck=now.place(args[0]))
        case _:
            return now


def racer_of(name: str, doc: Doc, players: Sequence[str], drawing: Sequence[int]) -> Racer:
    """A racer; cards that are being drawn are in the hand already."""
    seat = players.index(name) if name in players else NOBODY
    drawn = drawing[seat] if seat != NOBODY else 0
    return Racer(
        name,
        seat,
        doc.get("ai", ""),
        doc.get("type") or "",
        doc["vehicle"] or "",
        doc.get("pilot") or "",
        cars_of(name, doc),
        doc.get("handling") or 0 if not doc["done"] else 0,
        doc["done"],
        doc["eliminated"],
        size(doc.get("hand", 0)) + drawn,
        size(doc.get("deck", 0)) - drawn,
        tuple(sorted(doc.get("discard", ()))),
        tuple(sorted(doc.get("trophies", ()))),
        doc.get("signature") or "",
        tuple(sorted(doc.get("sets", ()))),
        tuple(doc.get("weapons", ())),
    )


def cars_of(name: str, doc: Doc) -> tuple[Car, ...]:
    """The cars of a racer: one, or two bikes; none before a vehicle is taken."""
    return tuple(car_of(car, part) for car, part in doc.get("bikes", {name: doc} if "cell" in doc else {}).items())


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
