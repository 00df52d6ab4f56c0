"""Reading the racers of a position: players and AIs, their cars and their cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from mischia.core.bags import ONE, Bag, count
from mischia.core.errors import BadPosition, listed, number
from mischia.core.position import Given, unless_left_out
from mischia.games.deathroads.content.box import Content
from mischia.games.deathroads.content.effect_language import STATUSES
from mischia.games.deathroads.content.item_reader import Sheet
from mischia.games.deathroads.position.read_table import DRAFTS, is_whole, read_cell
from mischia.games.deathroads.rules.state import ARMOUR, BOSS, DRONE, NO_SIGNATURE, PLAYER, READY, TAKEN, car_of

AI_KINDS: Final = {"boss": BOSS, "drone": DRONE}
SIGNATURES: Final = {"ready": READY, "taken": TAKEN}
CAR_KEYS: Final = ("cell", "gear", "condition", "armour", "statuses")
PILES: Final = ("hand", "deck", "discard")
RACER_KEYS: Final = (
    *("vehicle", "pilot", "handling", "done", *PILES, "trophies", "eliminated", "signature", "sets"),
    *("ai", "type", "weapons", "bikes", *CAR_KEYS),
)
MOST_TOKENS: Final = 30
MOST_IN_PILE: Final = 60


@dataclass
class Car:
    """A car as a position tells it."""

    cell: str | None = None
    gear: int = 0
    condition: int = 0
    armour: tuple[str, ...] = ()
    statuses: dict[str, int] = field(default_factory=dict)
    wrecked: bool = False


@dataclass
class Racer:
    """A racer as a position tells it."""

    name: str
    ai: int = PLAYER
    vehicle: str = ""
    pilot: str = ""
    handling: int = 0
    done: bool = False
    out: bool = False
    piles: dict[str, Bag] = field(default_factory=dict)
    trophies: list[str] = field(default_factory=list)
    signature: int = NO_SIGNATURE
    sets: tuple[str, ...] = ()
    kind: str = ""
    weapons: tuple[str, ...] = ()
    cars: list[Car] = field(default_factory=list)


class Desk:
    """Where the racers of one position are read, with what has been counted so far."""

    def __init__(self, given: Given) -> None:
        self.given = given
        self.content: Content = given["content"]
        self.phase: str = given["phase"]
        self.resumed = given.doc.get("agenda") is not None
        self.used: dict[str, int] = {}  # copies of cards
        self.taken: list[str] = []  # vehicles and pilots
        self.codes: list[str] = []
        self.places: list[tuple[str, Racer, bool]] = []  # cells, whose, whether a drone's

    def wrong(self, fault: str, *entry: str) -> BadPosition:
        return self.given.wrong(fault, *entry)

    def named(self, value: Any, accepted: Mapping[str, Any] | tuple[str, ...], *entry: str) -> str:
        """One of some names."""
        if not isinstance(value, str) or value not in accepted:
            raise self.wrong(f"{value!r} is none of: {listed(list(accepted), most=40)}", *entry)
        return value

    def flag(self, value: Any, *entry: str) -> bool:
        if value is not None and not isinstance(value, bool):
            raise self.wrong(f"{value!r} is neither true nor false", *entry)
        return bool(value)

    def items(self, value: Any, *entry: str) -> list[Any]:
        if value is None:
            return []
        if not isinstance(value, list | tuple):
            raise self.wrong(f"{value!r} is no list", *entry)
        return list(value)

    # --- a racer

    def read(self, name: str, raw: Any, player: bool) -> Racer:
        if raw is None:
            raw = {}
        if not isinstance(raw, Mapping):
            raise self.wrong(f"{raw!r} is no map", name)
        for key in raw:
            if key not in RACER_KEYS:
                raise self.wrong(f"unknown; accepted: {', '.join(RACER_KEYS)}", name, str(key))
        racer = Racer(name)
        self.read_ai(racer, raw, player)
        self.read_vehicle(racer, raw)
        racer.out = self.flag(raw.get("eliminated"), name, "eliminated")
        racer.done = self.flag(raw.get("done"), name, "done")
        self.read_sets(racer, raw)
        self.read_cards(racer, raw)
        racer.trophies = [str(one) for one in self.items(raw.get("trophies"), name, "trophies")]
        if racer.vehicle:
            self.read_sheet(racer, raw)
        elif any(raw.get(key) is not None for key in ("bikes", *CAR_KEYS)):
            key = next(key for key in ("bikes", *CAR_KEYS) if raw.get(key) is not None)
            raise self.wrong("no vehicle is chosen yet", name, key)
        return racer

    def read_ai(self, racer: Racer, raw: Mapping[str, Any], player: bool) -> None:
        name = racer.name
        if player:
            for key in ("ai", "type"):
                if raw.get(key) is not None:
                    raise self.wrong(f"{name} is a player", name, key)
            if self.items(raw.get("weapons"), name, "weapons"):
                raise self.wrong(f"{name} is a player, whose weapons are cards", name, "weapons")
            return
        if not isinstance(raw.get("ai"), str) or raw["ai"] not in AI_KINDS:
            raise self.wrong(f"{raw.get('ai')!r}; {name} is no player: accepted: boss, drone", name, "ai")
        racer.ai = AI_KINDS[raw["ai"]]
        if raw.get("type") is not None or not self.resumed:  # in the middle of the setup it is not drawn yet
            racer.kind = self.named(raw.get("type"), self.content.ai_types, name, "type")
        for key in ("pilot", "signature"):
            if raw.get(key) is not None:
                raise self.wrong("an AI has none", name, key)
        for key in (*PILES, "trophies", "sets"):
            if self.items(raw.get(key), name, key):
                raise self.wrong("an AI has none", name, key)

    def read_vehicle(self, racer: Racer, raw: Mapping[str, Any]) -> None:
        name, content = racer.name, self.content
        value = raw.get("vehicle")
        if racer.ai:
            racer.vehicle = self.named(
                name if value is None else value,
                content.drones if racer.ai == DRONE else content.vehicles,
                *(name, "vehicle"),
            )
            if content.sheet(racer.vehicle).bikes:  # DR-162
                raise self.wrong("no AI drives the bikes", name, "vehicle")
        elif value is not None:
            racer.vehicle = self.named(value, content.vehicles, name, "vehicle")
        elif self.phase not in ("presets", "vehicles"):
            racer.vehicle = "Plain Car"
        dealt = racer.vehicle in content.dealt.vehicles or racer.vehicle in content.dealt.drones
        if dealt and not self.own(racer.vehicle):
            if racer.vehicle in self.taken:
                raise self.wrong(f"{racer.vehicle} is taken already", name, "vehicle")
            self.taken.append(racer.vehicle)
        if not racer.ai:
            if raw.get("pilot") is not None:
                racer.pilot = self.named(raw["pilot"], content.pilots, name, "pilot")
            elif self.phase not in ("presets", "vehicles", "pilots"):
                racer.pilot = "Plain Pilot"
            if racer.pilot in content.dealt.pilots and not self.own(racer.pilot):
                if racer.pilot in self.taken:
                    raise self.wrong(f"{racer.pilot} is taken already", name, "pilot")
                self.taken.append(racer.pilot)

    def own(self, name: str) -> bool:
        """Whether a thing is a position's own, and so without limit."""
        return any(name in self.content.over.get(section, {}) for section in ("vehicles", "pilots", "drones"))

    def read_sets(self, racer: Racer, raw: Mapping[str, Any]) -> None:
        for code in self.items(raw.get("sets"), racer.name, "sets"):
            self.named(code, self.content.pairs, racer.name, "sets")
            limited = self.content.pairs[code] in self.content.limited
            if code in racer.sets or (limited and code in self.codes):
                raise self.wrong(f"{code} twice", racer.name, "sets")
            racer.sets += (code,)
            self.codes.append(code)

    # --- cards

    def read_cards(self, racer: Racer, raw: Mapping[str, Any]) -> None:
        name, content = racer.name, self.content
        said = raw.get("signature")
        if said is not None:
            racer.signature = SIGNATURES[self.named(said, tuple(SIGNATURES), name, "signature")]
            if racer.vehicle not in content.signature_of:
                raise self.wrong(f"{racer.vehicle or 'no vehicle'} has no signature weapon", name, "signature")
            if racer.signature == READY:
                self.count_card(content.signature_of[racer.vehicle], name, "signature")
        piles = {pile: self.items(raw.get(pile), name, pile) for pile in PILES}
        if self.phase in DRAFTS and not any(piles.values()):
            for code in racer.sets:
                for _ in range(2):
                    self.count_card(content.pairs[code], name, "sets")
        for pile in PILES:
            racer.piles[pile] = self.read_pile(piles[pile], name, pile)
        if raw.get("sets") is None and not racer.ai and self.phase not in DRAFTS:  # DR-157
            held = sum(racer.piles.values())
            racer.sets = tuple([code for code, card in content.pairs.items() if count(held, content.number[card]) > 1])
        racer.weapons = tuple([str(one) for one in self.items(raw.get("weapons"), name, "weapons")])
        for weapon in racer.weapons:
            if weapon not in content.number or not content.cards[content.number[weapon]].tracks:
                raise self.wrong(f"{weapon!r} is no weapon", name, "weapons")
            self.count_card(weapon, name, "weapons")

    def read_pile(self, cards: list[Any], *entry: str) -> Bag:
        held = 0
        if len(cards) > MOST_IN_PILE:
            raise self.wrong(f"{len(cards)} cards are too many", *entry)
        for card in cards:
            if not isinstance(card, str) or card not in self.content.number:
                raise self.wrong(f"{card!r} is no card", *entry)
            self.count_card(card, *entry)
            held += ONE[self.content.number[card]]
        return held

    def count_card(self, card: str, *entry: str) -> None:  # DR-124
        self.used[card] = self.used.get(card, 0) + 1
        limit = self.content.limited.get(card)
        if limit is not None and self.used[card] > limit:
            raise self.wrong(f"{card} {number(self.used[card])} times, there are {number(limit)}", *entry)

    # --- cars

    def read_sheet(self, racer: Racer, raw: Mapping[str, Any]) -> None:
        name = racer.name
        sheet = self.content.sheet(racer.vehicle)
        bikes = raw.get("bikes")
        if sheet.bikes:
            for key in CAR_KEYS:
                if raw.get(key) is not None:
                    raise self.wrong("bikes have this each for itself, under `bikes`", name, key)
            self.read_bikes(racer, sheet, {} if bikes is None else bikes)
        else:
            if bikes is not None:
                raise self.wrong(f"{racer.vehicle} is no pair of bikes", name, "bikes")
            racer.cars = [self.read_car(racer, sheet, 0, raw, name)]
        lowest = 1 - len(sheet.skid_track)
        value = raw.get("handling")
        if value is None:
            racer.handling = sheet.handling
        elif not is_whole(value) or not lowest <= value <= sheet.handling:
            raise self.wrong(f"{value!r} is no handling from {lowest} to {sheet.handling}", name, "handling")
        else:
            racer.handling = value

    def read_bikes(self, racer: Racer, sheet: Sheet, bikes: Any) -> None:
        if not isinstance(bikes, Mapping):
            raise self.wrong(f"{bikes!r} is no map", racer.name, "bikes")
        for bike in bikes:
            if bike not in sheet.bikes:
                raise self.wrong(f"none of: {', '.join(sheet.bikes)}", racer.name, "bikes", str(bike))
        for number_, bike in enumerate(sheet.bikes):
            entry = (racer.name, "bikes", bike)
            raw = bikes.get(bike)
            if raw is None:
                raw = {}
            if not isinstance(raw, Mapping):
                raise self.wrong(f"{raw!r} is no map", *entry)
            for key in raw:
                if key not in CAR_KEYS and key != "eliminated":
                    raise self.wrong(f"unknown; accepted: {', '.join((*CAR_KEYS, 'eliminated'))}", *entry, str(key))
            wrecked = self.flag(raw.get("eliminated"), *entry, "eliminated") or racer.out
            racer.cars.append(self.read_car(racer, sheet, number_, raw, *entry, wrecked=wrecked))
        racer.out = all(car.wrecked for car in racer.cars)

    def read_car(
        self, racer: Racer, sheet: Sheet, at: int, raw: Mapping[str, Any], *entry: str, wrecked: bool = False
    ) -> Car:
        car = Car(wrecked=wrecked or racer.out)
        self.read_gear(car, racer, raw, *entry)
        most = sheet.condition[at]
        condition = unless_left_out(raw.get("condition"), most)
        if not is_whole(condition) or not (0 if car.wrecked else 1) <= condition <= most:
            raise self.wrong(f"{condition!r} is no condition from 1 to {most}", *entry, "condition")
        car.condition = condition
        if raw.get("armour") is None:
            car.armour = () if racer.ai == DRONE else ARMOUR
        else:
            for colour in self.items(raw["armour"], *entry, "armour"):
                self.named(colour, ARMOUR, *entry, "armour")
                if colour in car.armour:
                    raise self.wrong(f"{colour} twice", *entry, "armour")
                car.armour += (colour,)
        statuses = unless_left_out(raw.get("statuses"), {})
        if not isinstance(statuses, Mapping):
            raise self.wrong(f"{statuses!r} is no map", *entry, "statuses")
        for status, many in statuses.items():
            self.named(status, STATUSES, *entry, "statuses")
            if not is_whole(many) or not 0 <= many <= MOST_TOKENS:
                raise self.wrong(f"{many!r} is no number from 0 to {MOST_TOKENS}", *entry, "statuses", status)
        car.statuses = {} if car.wrecked else dict(statuses)
        self.read_place(car, racer, raw.get("cell"), *entry)
        return car

    def read_gear(self, car: Car, racer: Racer, raw: Mapping[str, Any], *entry: str) -> None:
        board = self.content.board
        own = (board.start_gear, board.boss_gear, board.drone_gear)[racer.ai]
        gear = unless_left_out(raw.get("gear"), own)
        if not is_whole(gear) or not 1 <= gear <= 5:
            raise self.wrong(f"{gear!r} is no gear from 1 to 5", *entry, "gear")
        if racer.ai and gear != own:  # DR-197
            raise self.wrong(f"a {'boss' if racer.ai == BOSS else 'drone'} is always in gear {own}", *entry, "gear")
        car.gear = gear

    def read_place(self, car: Car, racer: Racer, cell: Any, *entry: str) -> None:
        if car.wrecked and cell is not None:
            read_cell(self.given, cell, *entry, "cell")
        if car.wrecked or cell is None:
            needed = self.phase not in DRAFTS and self.phase != "over" and not self.resumed
            if needed and not car.wrecked:
                raise self.wrong("missing", *entry, "cell")
            return
        if self.phase in DRAFTS and self.phase != "placing" and not self.resumed:
            raise self.wrong("cars are placed later", *entry, "cell")
        car.cell = read_cell(self.given, cell, *entry, "cell")
        if car.cell in self.given["barriers"]:
            raise self.wrong(f"a barrier token lies on {cell}", *entry, "cell")
        for taken, whose, drone in self.places:
            if taken == cell and whose is not racer and not (drone and racer.ai == DRONE):  # DR-18
                raise self.wrong(f"{cell} is taken by {whose.name}", *entry, "cell")
        self.places.append((car.cell, racer, racer.ai == DRONE))


def read_racers(given: Given) -> list[Racer]:
    """All racers: players in seat order, then AIs as listed."""
    raw = {} if given.raw() is None else given.mapping()
    for name in raw:
        if not isinstance(name, str):
            raise given.wrong(f"{name!r} is no name", str(name))
    desk = Desk(given)
    names = [*given["players"], *[name for name in raw if name not in given["players"]]]
    racers = [desk.read(name, raw.get(name), name in given["players"]) for name in names]
    check_trophies(given, racers, desk)
    return racers


def car_names(racers: list[Racer], content: Content) -> dict[str, int]:
    """Every car by its name; the first of a name counts."""
    found: dict[str, int] = {}
    for at, racer in enumerate(racers):
        bikes = content.sheet(racer.vehicle).bikes if racer.vehicle else ()
        for number_, name in enumerate(bikes or (racer.name,)):
            found.setdefault(name, car_of(at, number_))
    return found


def check_trophies(given: Given, racers: list[Racer], desk: Desk) -> None:
    known = car_names(racers, desk.content)
    for racer in racers:
        for trophy in racer.trophies:
            car, _, what = trophy.rpartition(" ")
            if car not in known or (what not in ARMOUR and what != "initiative"):
                raise given.wrong(f"{trophy!r} is no trophy like 'Bob green'", racer.name, "trophies")
            if racer.trophies.count(trophy) > 1:
                raise given.wrong(f"{trophy} twice", racer.name, "trophies")
