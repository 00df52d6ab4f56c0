"""All that the box holds, read from the data in `content/`; a position may lay its own things over it."""

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from mischia.core.bags import ONE, Bag, count
from mischia.core.content import SOURCES, Fault, bad, read_toml
from mischia.games.deathroads.content import item_reader
from mischia.games.deathroads.content.effect_language import Effects
from mischia.games.deathroads.content.item_reader import (
    AiCard,
    AiType,
    Board,
    Card,
    Event,
    Pilot,
    Preset,
    Sheet,
    Skid,
)

HERE: Final = Path(__file__).parent
SECTIONS: Final = (
    "armour",
    "vehicles",
    "cards",
    "weapons",
    "signatures",
    "skids",
    "pilots",
    "presets",
    "events",
    "finals",
    "ai_types",
    "ai_cards",
    "drones",
)
MOST_CARDS: Final = 190  # kinds of cards; the kinds of other things come after them when all things are counted

Raw = dict[str, dict[str, Any]]  # by section, by item


class Dealt(NamedTuple):
    """What is dealt, drafted and drawn at random: everything but the plain things for scenarios."""

    vehicles: tuple[str, ...]
    pilots: tuple[str, ...]
    drones: tuple[str, ...]
    types: tuple[str, ...]
    skids: Bag
    events: Bag
    finals: Bag
    ai_cards: Bag
    cards: Bag  # vehicle cards, weapons and signature weapons: all that may be in a deck


class Content:
    """The things of one game by name, and those that are drawn by number."""

    def __init__(self, raw: Raw, test: Raw, over: Raw) -> None:
        self.over = over
        self.limited: dict[str, int] = {}  # copies of each card; one of a scenario's own has no limit
        self.board: Board = item_reader.read_board(raw["board"])
        self.armour: dict[str, Effects] = every(raw, test, "armour", item_reader.read_armour)
        self.vehicles: dict[str, Sheet] = every(raw, test, "vehicles", item_reader.read_sheet)
        self.drones: dict[str, Sheet] = every(raw, test, "drones", item_reader.read_sheet)
        self.pilots: dict[str, Pilot] = every(raw, test, "pilots", item_reader.read_pilot)
        self.cards: list[Card] = []
        for section in ("cards", "weapons", "signatures"):
            self.cards += every(raw, test, section, item_reader.read_card).values()
        self.skids: list[Skid] = list(every(raw, test, "skids", item_reader.read_skid).values())
        self.events: list[Event] = list(every(raw, test, "events", item_reader.read_event).values())
        self.finals: list[Event] = list(every(raw, test, "finals", item_reader.read_event).values())
        self.ai_types: dict[str, AiType] = every(raw, test, "ai_types", item_reader.read_type)
        self.ai_cards: list[AiCard] = list(every(raw, test, "ai_cards", item_reader.read_ai_card).values())
        self.presets: dict[str, Preset] = every(raw, test, "presets", item_reader.read_preset)
        self.card_names = tuple([card.name for card in self.cards])
        self.skid_names = tuple([skid.name for skid in self.skids])
        self.event_names = tuple([event.name for event in self.events])
        self.final_names = tuple([final.name for final in self.finals])
        self.ai_names = tuple([card.name for card in self.ai_cards])
        self.number: dict[str, int] = {}
        for number, name in enumerate(self.card_names):
            if name in self.number:
                raise Fault(("cards", name), "two cards have this name")
            self.number[name] = number
        if len(self.cards) > MOST_CARDS:
            raise Fault(("cards",), f"{len(self.cards)} kinds of cards; there is room for {MOST_CARDS}")
        self.event_by_name = {event.name: event for event in (*self.events, *self.finals)}
        self.skid_by_name = {skid.name: skid for skid in self.skids}
        self.ai_by_name = {card.name: card for card in self.ai_cards}
        self.pairs = {card.code: card.name for card in self.cards if card.code}  # DR-124
        self.dealt = self.deal(test)
        self.decks = {name: self.deck_of(name) for name in self.vehicles}
        self.signature_of = {card.vehicle: card.name for card in self.cards if card.kind == "signature"}
        self.check_names(test)
        for card in self.cards:
            section = {"vehicle": "cards", "weapon": "weapons", "signature": "signatures"}[card.kind]
            if card.name not in test.get(section, {}) and card.name not in over.get(section, {}):
                self.limited[card.name] = card.copies

    def deal(self, test: Raw) -> Dealt:
        """Sort out what is never dealt."""

        def bag_of(section: str, names: tuple[str, ...], copies: list[int]) -> Bag:
            held = 0
            for number in range(len(names)):
                if names[number] not in test.get(section, {}):
                    held += copies[number] * ONE[number]
            return held

        def names_of(section: str, names: Mapping[str, Any]) -> tuple[str, ...]:
            return tuple([name for name in names if name not in test.get(section, {})])

        plain = {**test.get("cards", {}), **test.get("weapons", {}), **test.get("signatures", {})}
        return Dealt(
            names_of("vehicles", self.vehicles),
            names_of("pilots", self.pilots),
            names_of("drones", self.drones),
            names_of("ai_types", self.ai_types),
            bag_of("skids", self.skid_names, [skid.copies for skid in self.skids]),
            bag_of("events", self.event_names, [1] * len(self.events)),
            bag_of("finals", self.final_names, [1] * len(self.finals)),
            bag_of("ai_cards", self.ai_names, [1] * len(self.ai_cards)),
            sum(card.copies * ONE[n] for n, card in enumerate(self.cards) if card.name not in plain),
        )

    def deck_of(self, vehicle: str) -> Bag:
        """DR-26: all cards of a vehicle."""
        return sum(
            card.copies * ONE[number]
            for number, card in enumerate(self.cards)
            if card.kind == "vehicle" and card.vehicle == vehicle
        )

    def pair(self, code: str) -> Bag:
        """DR-124: the two equal cards of a code."""
        return 2 * ONE[self.number[self.pairs[code]]]

    def letter(self, letter: str) -> tuple[str, ...]:
        """DR-30: the codes of one weapon deck."""
        dealt = self.dealt.cards
        codes = [c.code for n, c in enumerate(self.cards) if c.code[:1] == letter and count(dealt, n)]
        return tuple(sorted(codes))

    def sheet(self, name: str) -> Sheet:
        """The sheet of a vehicle or of a drone."""
        return self.vehicles[name] if name in self.vehicles else self.drones[name]

    def check_names(self, test: Raw) -> None:
        """What one item says of another must be there."""
        for card in self.cards:
            if card.vehicle and card.vehicle not in self.vehicles:
                section = "signatures" if card.kind == "signature" else "cards"
                raise Fault((section, card.name, "vehicle"), f"there is no vehicle {card.vehicle!r}")
        codes = [card.code for card in self.cards if card.code]
        for card in self.cards:
            if card.code and codes.count(card.code) > 1:
                raise Fault(("weapons", card.name, "code"), f"{card.code} twice")
        for name, preset in self.presets.items():
            if preset.vehicle not in self.vehicles:
                raise Fault(("presets", name, "vehicle"), f"there is no vehicle {preset.vehicle!r}")
            if preset.pilot not in self.pilots:
                raise Fault(("presets", name, "pilot"), f"there is no pilot {preset.pilot!r}")
            for code in preset.weapons:
                if code not in self.pairs:
                    raise Fault(("presets", name, "weapons"), f"there is no weapon {code!r}")
        for colour in ("green", "yellow", "red"):
            if colour not in self.armour:
                raise Fault(("armour", colour), "missing")


def every(raw: Raw, test: Raw, section: str, read: Callable[..., Any]) -> dict[str, Any]:
    """The items of a section by name, the plain ones last."""
    items = {**raw.get(section, {}), **test.get(section, {})}
    return {name: read(name, item, (section, str(name))) for name, item in items.items()}


# --- files and positions


def read_file(folder: Path, name: str) -> dict[str, Any]:
    """A file of the box; each item tells its source."""
    return read_toml(folder / f"{name}.toml")


def check_sources(file: str, section: str, items: Any) -> None:
    if section not in SECTIONS:
        raise bad(file, (section,), f"none of: {', '.join(SECTIONS)}")
    if not isinstance(items, dict):
        raise bad(file, (section,), f"{items!r} is no map")
    for name, item in items.items():
        if not isinstance(item, dict):
            raise bad(file, (name,), f"{item!r} is no item")
        if item.get("source") not in SOURCES:
            raise bad(file, (name, "source"), f"{item.get('source')!r} is none of: {', '.join(SOURCES)}")


def read_box(folder: Path) -> Content:
    """The whole box; what is wrong in it is told with file, item and key."""
    raw: Raw = {section: read_file(folder, section) for section in SECTIONS}
    test: Raw = read_file(folder, "test")
    for section, items in raw.items():
        check_sources(f"{section}.toml", section, items)
    for section, items in test.items():
        check_sources("test.toml", section, items)
    raw["board"] = without_sources(read_file(folder, "board"))
    try:
        return Content(raw, test, {})
    except Fault as fault:
        section, *where = fault.where
        file = "test" if where and where[0] in test.get(section, {}) else section
        raise bad(f"{file}.toml", tuple(where), fault.what) from fault


def without_sources(board: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in board.items() if key != "sources"}


@cache
def boxed(name: str) -> dict[str, Any]:
    """A file of the box, read once: every position with things of its own is laid over it."""
    return read_file(HERE, name)


@cache
def box() -> Content:
    """What comes in the box."""
    return read_box(HERE)


def with_own(over: Any) -> Content:
    """The box with a position's own things laid over it, section by section and item by item."""
    if over is None or over == {}:
        return box()
    if not isinstance(over, Mapping):
        raise Fault(("content",), f"{over!r} is no map")
    for section, items in over.items():
        if section not in SECTIONS and section != "board":
            raise Fault(("content", section), f"none of: {', '.join(SECTIONS)}, board")
        if not isinstance(items, Mapping):
            raise Fault(("content", section), f"{items!r} is no map")
    try:
        return _with_own(json.dumps(over))
    except Fault as fault:
        raise Fault(("content", *fault.where), fault.what) from fault
    except (TypeError, ValueError) as error:
        raise Fault(("content",), f"no plain document: {error}") from error


@lru_cache(maxsize=64)
def _with_own(text: str) -> Content:
    over: Raw = json.loads(text)
    raw: Raw = {section: dict(boxed(section)) for section in SECTIONS}
    raw["board"] = without_sources(boxed("board"))
    test: Raw = {section: dict(items) for section, items in boxed("test").items()}
    for section, items in over.items():
        for name, item in items.items():
            raw[section][name] = item
            test.get(section, {}).pop(name, None)
    return Content(raw, test, over)
