"""One item of the content after the other: what each kind of thing says, in its closed vocabulary."""

import re
from typing import Any, Final, NamedTuple

from mischia.core.content import Fault, Many, Maybe, Where, read_table, read_value
from mischia.games.deathroads.content.effect_language import STATUSES, Effects, read_ai_effects, read_effects

WHO: Final = (
    "all",
    "lane",
    "not_lane",
    "beside_lane",
    "dirt",
    "asphalt",
    "leaders",
    "last",
    "fast",
    "slow",
    "front_rows",
    "back_rows",
)
TRAITS: Final = ("aggressive", "runner", "friendly_fire", "reckless")
COST_OF_WEAPON: Final = -1  # a cost X (DR-181)
CODE: Final = re.compile(r"[A-Z]\d\d")

Cells = tuple[tuple[int, int], ...]
Blocks = tuple[tuple[Any, ...], ...]


class Action(NamedTuple):
    """What is done, and what it costs."""

    cost: int
    effects: Effects


class Card(NamedTuple):
    """A card of a player's deck: a vehicle card, a weapon or a signature weapon."""

    name: str
    kind: str
    cost: int
    copies: int
    vehicle: str = ""
    colour: str = ""
    rows: tuple[tuple[int, Effects], ...] = ()
    code: str = ""
    picks: int = 0  # how many tracks are chosen
    tracks: tuple[tuple[str, Cells], ...] = ()
    target: Effects = ()
    if_hit: Effects = ()


class Sheet(NamedTuple):
    """A vehicle or a drone: one car, or the two bikes; numbers by car."""

    name: str
    colour: str
    handling: int
    skid_track: tuple[str, ...]
    bikes: tuple[str, ...]
    condition: tuple[int, ...]
    bash: tuple[int, ...]


class Pilot(NamedTuple):
    """A pilot's passive ability and action; a pilot without action has none to use."""

    name: str
    action: Action | None
    ignore_skid: int
    no_setback: bool
    bash: int
    trophy_bash: int
    barrier_damage: int
    far_behind_damage: int
    hand_size: int
    immune: str
    skid_keeps_gear: bool


class Skid(NamedTuple):
    """A skid card."""

    name: str
    copies: int
    effects: Effects


class Event(NamedTuple):
    """A road event or a Final Stretch card."""

    name: str
    lane: bool
    colour: str
    not_last: bool
    on_reveal: Blocks
    resolve: Blocks


class AiType(NamedTuple):
    """The character of an AI driver."""

    name: str
    aggressive: bool
    friendly_fire: bool
    reckless: bool
    default: Action
    signature: Action


class AiCard(NamedTuple):
    """An AI action card."""

    name: str
    boss: str
    special: Action
    action: Action
    drone: bool


class Preset(NamedTuple):
    """A ready set of the first game."""

    name: str
    vehicle: str
    pilot: str
    weapons: tuple[str, ...]
    start: str
    initiative: int


class Board(NamedTuple):
    """The road, and the numbers of the game."""

    rows: int
    columns: str
    far_behind: int
    barrier_condition: int
    barrier_handling: int
    start_rows: tuple[int, ...]
    coop_start_row: int
    boss_start_row: int
    hand: int
    start_gear: int
    boss_gear: int
    drone_gear: int
    events: int
    events_of_five: int
    final_above: int
    final_above_of_five: int
    max_barriers: int


# --- what one key says


def read_cost(value: Any, where: Where) -> int:
    return COST_OF_WEAPON if value == "X" else read_value(value, DIGIT, where)


def read_code(value: Any, where: Where) -> str:
    if not isinstance(value, str) or not CODE.fullmatch(value):
        raise Fault(where, f"{value!r} is no code like F01")
    return value


def read_rows(value: Any, where: Where) -> tuple[tuple[int, Effects], ...]:
    if not isinstance(value, dict):
        raise Fault(where, f"{value!r} is no map of rows by gear")
    read = []
    for key, effects in value.items():
        gear = int(key) if isinstance(key, str) and key.isdigit() else key
        read.append((read_value(gear, GEAR, where), read_effects(effects, (*where, str(key)))))
    return tuple(sorted(read))


def read_cell(value: Any, where: Where) -> tuple[int, int]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise Fault(where, f"{value!r} is no cell [x, y]")
    return read_value(value[0], range(-9, 10), where), read_value(value[1], range(-9, 10), where)


def read_pattern(value: Any, where: Where) -> dict[str, Any]:
    """The tracks, and how many of them are chosen."""
    tracks = value.get("tracks") if isinstance(value, dict) else None
    most = len(tracks) if isinstance(tracks, list) else 1
    said = read_table(value, {"tracks": TRACKS, "choose": Maybe(range(1, most + 1), most)}, where)
    return {"picks": said["choose"], "tracks": tuple([(track["mode"], track["cells"]) for track in said["tracks"]])}


def read_block(value: Any, where: Where) -> tuple[Any, ...]:
    if not isinstance(value, dict):
        raise Fault(where, f"{value!r} is no block")
    keys = set(value)
    if keys == {"who", "do"}:
        return ("who", read_value(value["who"], WHO, where), read_effects(value["do"], where))
    if keys == {"cover"}:
        return ("cover", read_value(value["cover"], ("left", "right"), where))
    if keys == {"barrier"} and isinstance(value["barrier"], list):
        return ("barrier", read_value(value["barrier"], Many(range(1, 100), "rows"), where))
    if keys == {"clear_barriers"} and value["clear_barriers"] is True:
        return ("clear_barriers",)
    raise Fault(where, f"{value!r} is no block; accepted: who and do, cover, barrier, clear_barriers")


def read_bikes(value: Any, where: Where) -> dict[str, dict[str, int]]:
    if not isinstance(value, dict) or len(value) != 2:
        raise Fault(where, "a pair of bikes is two")
    return {str(bike): read_table(one, CAR, (*where, str(bike))) for bike, one in value.items()}


def read_columns(value: Any, where: Where) -> str:
    letters = isinstance(value, list) and all(isinstance(one, str) and len(one) == 1 for one in value)
    if not letters or len(set(value)) != len(value) or not 4 <= len(value) <= 26:
        raise Fault(where, f"{value!r} is no list of 4 to 26 different letters")
    return "".join(value)


# --- what the keys of a thing accept

NOTES: Final = ("source", "known")
DIGIT: Final = range(1, 10)
GEAR: Final = range(1, 6)
LESS: Final = Maybe(range(-99, 1), 0)
MORE: Final = Maybe(range(10), 0)
COPIES: Final = Maybe(DIGIT, 1)
NO: Final = Maybe(bool, False)
NO_TEXT: Final = Maybe(str, "")
BLOCKS: Final = Many(read_block, "blocks")

ARMOUR: Final[dict[str, Any]] = {"effects": read_effects, "tokens": Maybe(range(1, 100))}
CAR: Final = {"condition": range(1, 100), "bash": range(100)}
BIKES: Final = {"bikes": read_bikes}
SHEET: Final[dict[str, Any]] = {"handling": range(1, 21), "skid_track": Many(STATUSES, "status tokens", 1)}
PAINT: Final = {"colour": NO_TEXT, "maker": NO_TEXT}
ACTION: Final[dict[str, Any]] = {"cost": range(10), "effects": read_effects}
AI_ACTION: Final[dict[str, Any]] = {"cost": read_cost, "effects": read_ai_effects}
PASSIVE: Final[dict[str, Any]] = {
    "ignore_skid": MORE,
    "no_setback": NO,
    "bash": MORE,
    "trophy_bash": MORE,
    "barrier_damage": LESS,
    "far_behind_damage": LESS,
    "hand_size": MORE,
    "immune": Maybe(STATUSES, ""),
    "skid_keeps_gear": NO,
}
PILOT: Final[dict[str, Any]] = {"action": Maybe(ACTION), "passive": Maybe(PASSIVE)}
TRACKS: Final = Many({"mode": ("all", "line"), "cells": Many(read_cell, "cells", 1)}, "tracks", 1)
WEAPON: Final[dict[str, Any]] = {"cost": range(10), "pattern": read_pattern, "target": read_effects}
IF_HIT: Final = Maybe(read_effects, ())
CARDS: Final[dict[str, dict[str, Any]]] = {  # by section
    "cards": {"cost": range(10), "rows": read_rows, "vehicle": NO_TEXT, "colour": NO_TEXT, "copies": COPIES},
    "weapons": {**WEAPON, "code": read_code, "if_hit": IF_HIT, "copies": Maybe(DIGIT, 2)},
    "signatures": {**WEAPON, "vehicle": str, "if_hit": IF_HIT, "copies": COPIES},
}
KINDS: Final = {"cards": "vehicle", "weapons": "weapon", "signatures": "signature"}  # of a card, by section
SKID: Final[dict[str, Any]] = {"effects": read_effects, "copies": COPIES}
EVENT: Final[dict[str, Any]] = {
    "resolve": BLOCKS,
    "lane": NO,
    "colour": Maybe(("red", "green"), ""),
    "not_last": NO,
    "on_reveal": Maybe(BLOCKS, ()),
}
AI_TYPE: Final[dict[str, Any]] = {"traits": Many(TRAITS, "traits"), "default": AI_ACTION, "signature": AI_ACTION}
AI_CARD: Final[dict[str, Any]] = {
    **AI_ACTION,
    "boss": NO_TEXT,
    "boss_cost": Maybe(read_cost, 1),
    "boss_effects": Maybe(read_ai_effects, ()),
    "drone": NO,
}
PRESET: Final[dict[str, Any]] = {
    "vehicle": str,
    "pilot": str,
    "weapons": Many(str, "codes"),
    "start": str,
    "initiative": DIGIT,
}
BY_PLAYERS: Final = {"standard": range(10), "five_players": range(10)}
BOARD: Final[dict[str, Any]] = {
    "rows": range(2, 10),
    "columns": read_columns,
    "start_rows": Many(DIGIT, "rows"),
    "far_behind": range(10),
    "coop_start_row": DIGIT,
    "boss_start_row": DIGIT,
    "hand": DIGIT,
    "max_barriers": DIGIT,
    "start_gear": GEAR,
    "boss_gear": GEAR,
    "drone_gear": GEAR,
    "barrier": {"condition": range(10), "handling": range(10)},
    "events": BY_PLAYERS,
    "final_above": BY_PLAYERS,
}

# --- things


def read_item(item: Any, keys: dict[str, Any], where: Where) -> dict[str, Any]:
    return read_table(item, keys, where, NOTES)


def read_armour(name: str, item: Any, where: Where) -> Effects:
    effects: Effects = read_item(item, ARMOUR, where)["effects"]
    return effects


def read_sheet(name: str, item: Any, where: Where) -> Sheet:
    bikes = isinstance(item, dict) and "bikes" in item
    said = read_item(item, {**SHEET, **(BIKES if bikes else CAR), **PAINT}, where)
    cars: list[dict[str, int]] = list(said["bikes"].values()) if bikes else [said]
    return Sheet(
        name,
        said["colour"],
        said["handling"],
        said["skid_track"],
        tuple(said["bikes"]) if bikes else (),
        tuple([car["condition"] for car in cars]),
        tuple([car["bash"] for car in cars]),
    )


def read_pilot(name: str, item: Any, where: Where) -> Pilot:
    said = read_item(item, PILOT, where)
    passive = said["passive"] or read_table({}, PASSIVE, where)
    return Pilot(name, Action(**said["action"]) if said["action"] else None, **passive)


def read_card(name: str, item: Any, where: Where) -> Card:
    section = where[0]
    said = read_item(item, CARDS[section], where)
    pattern = said.pop("pattern", {})
    return Card(name, KINDS[section], **said, **pattern)


def read_skid(name: str, item: Any, where: Where) -> Skid:
    return Skid(name, **read_item(item, SKID, where))


def read_event(name: str, item: Any, where: Where) -> Event:
    return Event(name, **read_item(item, EVENT, where))


def read_type(name: str, item: Any, where: Where) -> AiType:
    said = read_item(item, AI_TYPE, where)
    traits, default, signature = said["traits"], Action(**said["default"]), Action(**said["signature"])
    if any(effect[0] == "signature" for effect in (*default.effects, *signature.effects)):
        raise Fault((*where, "signature"), "only a card can call for the signature move")
    return AiType(name, "aggressive" in traits, "friendly_fire" in traits, "reckless" in traits, default, signature)


def read_ai_card(name: str, item: Any, where: Where) -> AiCard:
    said = read_item(item, AI_CARD, where)
    boss = "" if said["boss"] == "none" else said["boss"]
    special = Action(said["boss_cost"], said["boss_effects"])
    return AiCard(name, boss, special, Action(said["cost"], said["effects"]), said["drone"])


def read_preset(name: str, item: Any, where: Where) -> Preset:
    return Preset(name, **read_item(item, PRESET, where))


def read_board(item: Any) -> Board:
    where = ("board",)
    said = read_item(item, BOARD, where)
    there = range(1, said["rows"] + 1)
    for key in ("coop_start_row", "boss_start_row"):
        read_value(said[key], there, (*where, key))
    read_value(said["start_rows"], Many(there, "rows"), (*where, "start_rows"))
    barrier, events, final = said.pop("barrier"), said.pop("events"), said.pop("final_above")
    return Board(
        **said,
        barrier_condition=barrier["condition"],
        barrier_handling=barrier["handling"],
        events=events["standard"],
        events_of_five=events["five_players"],
        final_above=final["standard"],
        final_above_of_five=final["five_players"],
    )
