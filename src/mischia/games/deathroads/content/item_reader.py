"""One item of the content after the other: what each kind of thing says, in its closed vocabulary."""

import re
from typing import Any, Final, NamedTuple

from mischia.games.deathroads.content.effect_language import STATUSES, Effects, Fault, one_of, read_effects, whole

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
    vehicle: str
    colour: str
    copies: int
    rows: tuple[tuple[int, Effects], ...]
    code: str
    picks: int  # how many tracks are chosen
    tracks: tuple[tuple[str, Cells], ...]
    target: Effects
    if_hit: Effects


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


def read_keys(at: str, item: Any, known: tuple[str, ...], needed: tuple[str, ...]) -> dict[str, Any]:
    """An item with the keys it must have, and none that says nothing."""
    if not isinstance(item, dict):
        raise Fault(at, f"{item!r} is no map")
    for key in item:
        if key not in known and key not in needed and key not in ("source", "known"):
            raise Fault(f"{at}.{key}", f"unknown; accepted: {', '.join((*needed, *known))}")
    for key in needed:
        if key not in item:
            raise Fault(f"{at}.{key}", "missing")
    return item


def read_flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise Fault(where, f"{value!r}; accepted: true, false")
    return value


def read_text(value: Any, where: str) -> str:
    if not isinstance(value, str) or not value:
        raise Fault(where, f"{value!r} is no text")
    return value


def read_cost(value: Any, where: str) -> int:
    return COST_OF_WEAPON if value == "X" else whole(value, 1, 9, where)


def read_armour(at: str, item: Any) -> Effects:
    read_keys(at, item, ("tokens",), ("effects",))
    return read_effects(item["effects"], f"{at}.effects")


def read_sheet(name: str, at: str, item: Any) -> Sheet:
    bikes = isinstance(item, dict) and "bikes" in item
    own = ("bikes",) if bikes else ("condition", "bash")
    read_keys(at, item, ("colour", "maker"), ("handling", "skid_track", *own))
    cars = [item]
    names: tuple[str, ...] = ()
    if bikes:
        if not isinstance(item["bikes"], dict) or len(item["bikes"]) != 2:
            raise Fault(f"{at}.bikes", "a pair of bikes is two")
        names = tuple(item["bikes"])
        cars = [read_keys(f"{at}.bikes.{bike}", item["bikes"][bike], (), ("condition", "bash")) for bike in names]
    track = item["skid_track"]
    if not isinstance(track, list) or not track:
        raise Fault(f"{at}.skid_track", f"{track!r} is no list of status tokens")
    return Sheet(
        name,
        str(item.get("colour", "")),
        whole(item["handling"], 1, 20, f"{at}.handling"),
        tuple([one_of(status, STATUSES, f"{at}.skid_track") for status in track]),
        names,
        tuple([whole(car["condition"], 1, 99, f"{at}.condition") for car in cars]),
        tuple([whole(car["bash"], 0, 99, f"{at}.bash") for car in cars]),
    )


def read_pilot(name: str, at: str, item: Any) -> Pilot:
    read_keys(at, item, ("action", "passive"), ())
    passive = item.get("passive", {})
    known = ("ignore_skid", "no_setback", "bash", "trophy_bash", "barrier_damage", "far_behind_damage")
    read_keys(f"{at}.passive", passive, (*known, "hand_size", "immune", "skid_keeps_gear"), ())

    def number(key: str, low: int = 0, high: int = 9) -> int:
        return whole(passive.get(key, 0), low, high, f"{at}.passive.{key}")

    action = None
    if item.get("action") is not None:
        action = read_action(f"{at}.action", item["action"], of_ai=False)
    immune = passive.get("immune", "")
    return Pilot(
        name,
        action,
        number("ignore_skid"),
        read_flag(passive.get("no_setback", False), f"{at}.passive.no_setback"),
        number("bash"),
        number("trophy_bash"),
        number("barrier_damage", -99, 0),
        number("far_behind_damage", -99, 0),
        number("hand_size"),
        one_of(immune, STATUSES, f"{at}.passive.immune") if immune else "",
        read_flag(passive.get("skid_keeps_gear", False), f"{at}.passive.skid_keeps_gear"),
    )


def read_action(at: str, item: Any, of_ai: bool) -> Action:
    read_keys(at, item, (), ("cost", "effects"))
    cost = read_cost(item["cost"], f"{at}.cost") if of_ai else whole(item["cost"], 0, 9, f"{at}.cost")
    return Action(cost, read_effects(item["effects"], f"{at}.effects", of_ai))


def read_card(name: str, at: str, item: Any, section: str) -> Card:
    if section == "cards":
        read_keys(at, item, ("vehicle", "colour", "copies"), ("cost", "rows"))
        return Card(
            name,
            "vehicle",
            whole(item["cost"], 0, 9, f"{at}.cost"),
            read_text(item["vehicle"], f"{at}.vehicle") if "vehicle" in item else "",
            read_text(item["colour"], f"{at}.colour") if "colour" in item else "",
            whole(item.get("copies", 1), 1, 9, f"{at}.copies"),
            read_rows(f"{at}.rows", item["rows"]),
            "",
            0,
            (),
            (),
            (),
        )
    own = "code" if section == "weapons" else "vehicle"
    read_keys(at, item, ("if_hit", "copies"), ("cost", "pattern", "target", own))
    code = item.get("code", "")
    if own == "code" and not (isinstance(code, str) and CODE.fullmatch(code)):
        raise Fault(f"{at}.code", f"{code!r} is no code like F01")
    picks, tracks = read_pattern(f"{at}.pattern", item["pattern"])
    return Card(
        name,
        "weapon" if own == "code" else "signature",
        whole(item["cost"], 0, 9, f"{at}.cost"),
        read_text(item["vehicle"], f"{at}.vehicle") if own == "vehicle" else "",
        "",
        whole(item.get("copies", 2 if own == "code" else 1), 1, 9, f"{at}.copies"),
        (),
        code,
        picks,
        tracks,
        read_effects(item["target"], f"{at}.target"),
        read_effects(item.get("if_hit", []), f"{at}.if_hit"),
    )


def read_rows(at: str, rows: Any) -> tuple[tuple[int, Effects], ...]:
    if not isinstance(rows, dict):
        raise Fault(at, f"{rows!r} is no map of rows by gear")
    read = []
    for key, effects in rows.items():
        gear = int(key) if isinstance(key, str) and key.isdigit() else key
        read.append((whole(gear, 1, 5, at), read_effects(effects, f"{at}.{key}")))
    return tuple(sorted(read))


def read_pattern(at: str, pattern: Any) -> tuple[int, tuple[tuple[str, Cells], ...]]:
    read_keys(at, pattern, ("choose",), ("tracks",))
    tracks = pattern["tracks"]
    if not isinstance(tracks, list) or not tracks:
        raise Fault(f"{at}.tracks", f"{tracks!r} is no list of tracks")
    read = []
    for track in tracks:
        read_keys(f"{at}.tracks", track, (), ("mode", "cells"))
        cells = track["cells"]
        if not isinstance(cells, list) or not cells:
            raise Fault(f"{at}.tracks.cells", f"{cells!r} is no list of cells")
        for cell in cells:
            if not isinstance(cell, list | tuple) or len(cell) != 2:
                raise Fault(f"{at}.tracks.cells", f"{cell!r} is no cell [x, y]")
        steps = tuple([(whole(x, -9, 9, at), whole(y, -9, 9, at)) for x, y in cells])
        read.append((one_of(track["mode"], ("all", "line"), f"{at}.tracks.mode"), steps))
    return whole(pattern.get("choose", len(read)), 1, len(read), f"{at}.choose"), tuple(read)


def read_skid(name: str, at: str, item: Any) -> Skid:
    read_keys(at, item, ("copies",), ("effects",))
    copies = whole(item.get("copies", 1), 1, 9, f"{at}.copies")
    return Skid(name, copies, read_effects(item["effects"], f"{at}.effects"))


def read_event(name: str, at: str, item: Any) -> Event:
    read_keys(at, item, ("lane", "colour", "not_last", "on_reveal"), ("resolve",))
    lane = read_flag(item.get("lane", False), f"{at}.lane")
    colour = item.get("colour", "")
    return Event(
        name,
        lane,
        one_of(colour, ("red", "green"), f"{at}.colour") if colour else "",
        read_flag(item.get("not_last", False), f"{at}.not_last"),
        read_blocks(f"{at}.on_reveal", item.get("on_reveal", [])),
        read_blocks(f"{at}.resolve", item["resolve"]),
    )


def read_blocks(at: str, blocks: Any) -> Blocks:
    if not isinstance(blocks, list):
        raise Fault(at, f"{blocks!r} is no list of blocks")
    return tuple([read_block(at, block) for block in blocks])


def read_block(at: str, block: Any) -> tuple[Any, ...]:
    if not isinstance(block, dict):
        raise Fault(at, f"{block!r} is no block")
    keys = set(block)
    if keys == {"who", "do"}:
        return ("who", one_of(block["who"], WHO, at), read_effects(block["do"], at))
    if keys == {"cover"}:
        return ("cover", one_of(block["cover"], ("left", "right"), at))
    if keys == {"barrier"} and isinstance(block["barrier"], list):
        return ("barrier", tuple([whole(row, 1, 99, at) for row in block["barrier"]]))
    if keys == {"clear_barriers"} and block["clear_barriers"] is True:
        return ("clear_barriers",)
    raise Fault(at, f"{block!r} is no block; accepted: who and do, cover, barrier, clear_barriers")


def read_type(name: str, at: str, item: Any) -> AiType:
    read_keys(at, item, (), ("traits", "default", "signature"))
    traits = item["traits"]
    if not isinstance(traits, list):
        raise Fault(f"{at}.traits", f"{traits!r} is no list of traits")
    for trait in traits:
        one_of(trait, TRAITS, f"{at}.traits")
    default = read_action(f"{at}.default", item["default"], of_ai=True)
    signature = read_action(f"{at}.signature", item["signature"], of_ai=True)
    if any(effect[0] == "signature" for effect in (*default.effects, *signature.effects)):
        raise Fault(f"{at}.signature", "only a card can call for the signature move")
    return AiType(name, "aggressive" in traits, "friendly_fire" in traits, "reckless" in traits, default, signature)


def read_ai_card(name: str, at: str, item: Any) -> AiCard:
    read_keys(at, item, ("boss", "boss_cost", "boss_effects", "drone"), ("cost", "effects"))
    special = Action(
        read_cost(item.get("boss_cost", 1), f"{at}.boss_cost"),
        read_effects(item.get("boss_effects", []), f"{at}.boss_effects", of_ai=True),
    )
    action = Action(read_cost(item["cost"], f"{at}.cost"), read_effects(item["effects"], f"{at}.effects", of_ai=True))
    boss = "none" if item.get("boss") is None else item["boss"]
    return AiCard(
        name,
        "" if boss == "none" else read_text(boss, f"{at}.boss"),
        special,
        action,
        read_flag(item.get("drone", False), f"{at}.drone"),
    )


def read_preset(name: str, at: str, item: Any) -> Preset:
    read_keys(at, item, (), ("vehicle", "pilot", "weapons", "start", "initiative"))
    if not isinstance(item["weapons"], list):
        raise Fault(f"{at}.weapons", f"{item['weapons']!r} is no list of codes")
    return Preset(
        name,
        read_text(item["vehicle"], f"{at}.vehicle"),
        read_text(item["pilot"], f"{at}.pilot"),
        tuple([read_text(code, f"{at}.weapons") for code in item["weapons"]]),
        read_text(item["start"], f"{at}.start"),
        whole(item["initiative"], 1, 9, f"{at}.initiative"),
    )


def read_board(item: Any) -> Board:
    numbers = ("far_behind", "coop_start_row", "boss_start_row", "hand", "max_barriers")
    gears = ("start_gear", "boss_gear", "drone_gear")
    maps = ("barrier", "events", "final_above")
    read_keys("board", item, (), ("rows", "columns", "start_rows", *numbers, *gears, *maps))
    rows = whole(item["rows"], 2, 9, "board.rows")
    columns = item["columns"]
    letters = isinstance(columns, list) and all(isinstance(c, str) and len(c) == 1 for c in columns)
    if not letters or len(set(columns)) != len(columns) or not 4 <= len(columns) <= 26:
        raise Fault("board.columns", f"{columns!r} is no list of 4 to 26 different letters")
    for key in maps:
        parts = ("condition", "handling") if key == "barrier" else ("standard", "five_players")
        read_keys(f"board.{key}", item[key], (), parts)
        for part in parts:
            whole(item[key][part], 0, 9, f"board.{key}.{part}")
    for key in numbers:
        whole(item[key], 0 if key == "far_behind" else 1, 9, f"board.{key}")
    for key in gears:
        whole(item[key], 1, 5, f"board.{key}")
    if not isinstance(item["start_rows"], list):
        raise Fault("board.start_rows", f"{item['start_rows']!r} is no list of rows")
    starts = [whole(row, 1, rows, "board.start_rows") for row in item["start_rows"]]
    return Board(
        rows,
        "".join(columns),
        item["far_behind"],
        item["barrier"]["condition"],
        item["barrier"]["handling"],
        tuple(starts),
        whole(item["coop_start_row"], 1, rows, "board.coop_start_row"),
        whole(item["boss_start_row"], 1, rows, "board.boss_start_row"),
        item["hand"],
        item["start_gear"],
        item["boss_gear"],
        item["drone_gear"],
        item["events"]["standard"],
        item["events"]["five_players"],
        item["final_above"]["standard"],
        item["final_above"]["five_players"],
        item["max_barriers"],
    )
