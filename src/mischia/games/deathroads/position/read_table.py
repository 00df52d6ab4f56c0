"""Reading a Death Roads position, key by key: what it says, and every position that can't be."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mischia.core.bags import ONE, Bag, bag, count
from mischia.core.content import Fault
from mischia.core.errors import BadPosition, listed, number
from mischia.core.names import read_names
from mischia.core.position import Given, unless_left_out
from mischia.games.deathroads.content.box import Content, with_own
from mischia.games.deathroads.rules.state import LETTERS

MOST_PLAYERS: Final = 5
DRAFTS: Final = ("presets", "vehicles", "pilots", "weapons", "placing")
ROUNDS: Final = ("initiative", "prepare", "reveal", "race", "resolve", "over")
MOST_EVENTS: Final = 5


def read_content(given: Given) -> Content:
    try:
        return with_own(given.raw())
    except Fault as fault:
        raise BadPosition(".".join(fault.where), fault.what) from fault


def read_players(given: Given) -> list[str]:
    names = read_names(given, ("Ann", "Bob"))
    if len(names) > MOST_PLAYERS:
        raise given.wrong(f"{number(len(names))} players, there is room for {number(MOST_PLAYERS)}")
    if not names:
        raise given.wrong("nobody plays")
    return names


def read_phase(given: Given) -> str:
    return "race" if given.raw() is None else given.one_of((*DRAFTS, *ROUNDS))


def read_first(given: Given) -> str | None:
    if given.raw() is None:
        agenda = given.doc.get("agenda")
        return None if agenda is not None else given["players"][0]
    return given.one_of(given["players"])


# --- the road


def read_covers(given: Given) -> dict[str, int]:
    content: Content = given["content"]
    covers = {} if given.raw() is None else given.mapping()
    for side in covers:
        if side not in ("left", "right"):
            raise given.wrong(f"{side!r} is none of: left, right")
    read = {"left": 0, "right": 1 if len(given["players"]) <= 3 else 0}  # DR-12
    for side, many in covers.items():
        if many is not None:
            if not is_whole(many) or many < 0:
                raise given.wrong(f"{many!r} is no number of lanes", str(side))
            read[side] = many
    if len(content.board.columns) - 2 - read["left"] - read["right"] < 2:  # DR-R33
        raise given.wrong(f"{read['left']} and {read['right']} leave fewer than 2 asphalt lanes")
    return read


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def read_cell(given: Given, value: Any, *entry: str) -> str:
    """The name of a playable cell."""
    content: Content = given["content"]
    columns = content.board.columns
    playable = columns[given["covers"]["left"] : len(columns) - given["covers"]["right"]]
    rows = [str(row) for row in range(1, content.board.rows + 1)]
    if not isinstance(value, str) or len(value) != 2 or value[0] not in columns or value[1] not in rows:
        raise given.wrong(f"{value!r} is no cell like {columns[2]}4", *entry)
    if value[0] not in playable:
        raise given.wrong(f"{value} is not playable; the columns are {playable[0]} to {playable[-1]}", *entry)
    return value


def read_barriers(given: Given) -> list[str]:
    content: Content = given["content"]
    cells = [] if given.raw() is None else given.sequence()
    read = [read_cell(given, cell) for cell in cells]
    if len(read) > content.board.max_barriers:  # DR-17
        raise given.wrong(f"{number(len(read))} barrier tokens, there are {number(content.board.max_barriers)}")
    for cell in read:
        if read.count(cell) > 1:
            raise given.wrong(f"{cell} twice")
    return read


def lanes_of(given: Given) -> int:
    """How many asphalt lanes there are."""
    return len(given["content"].board.columns) - 2 - int(given["covers"]["left"]) - int(given["covers"]["right"])


def read_lanes(given: Given) -> Bag:
    if given.raw() is None:
        return bag(range(1, lanes_of(given) + 1))  # DR-34
    lanes = given.sequence()
    for lane in lanes:
        if not is_whole(lane) or not 1 <= lane <= len(given["content"].board.columns) - 2:
            raise given.wrong(f"{lane!r} is no lane card")
        if lanes.count(lane) > 1:
            raise given.wrong(f"lane card {lane} twice")
    return bag(lanes)


def read_event_lane(given: Given) -> int:
    if given.raw() is None:
        return 0
    if not is_whole(given.raw()) or not 1 <= given.raw() <= lanes_of(given):
        raise given.wrong(f"there is no asphalt lane {given.raw()!r}; there are 1 to {lanes_of(given)}")
    return int(given.raw())


def read_round(given: Given) -> int:
    return 1 if given.raw() is None else given.whole(1, 99)


def read_events_left(given: Given) -> int:
    if given.raw() is not None:
        return given.whole(0, MOST_EVENTS)
    board = given["content"].board
    if given["phase"] in DRAFTS:  # DR-32
        return int(board.events_of_five if len(given["players"]) == MOST_PLAYERS else board.events)
    return 4


def read_final_in(given: Given) -> int:
    """How many reveals until the Final Stretch; 0 is none. Whether coop has one is for `build` to know."""
    return 0 if given.raw() is None else given.whole(1, MOST_EVENTS)


def read_named(given: Given, names: Sequence[str]) -> str:
    return "" if given.raw() is None else given.one_of(names)


def read_event(given: Given) -> str:
    return read_named(given, given["content"].event_names)


def read_final(given: Given) -> str:
    return read_named(given, given["content"].final_names)


# --- decks without order


def read_pile(given: Given, called: Sequence[str], default: Bag) -> Bag:
    """A deck as a list of what can still be drawn."""
    if given.raw() is None:
        return default
    held = 0
    for name in given.sequence():
        if not isinstance(name, str) or name not in called:
            raise given.wrong(f"{name!r} is none of: {listed(list(called), most=40)}")
        held += ONE[called.index(name)]
    if held % 127 != len(given.sequence()):
        raise given.wrong(f"{len(given.sequence())} cards are too many")
    return held


def less(held: Bag, names: Sequence[str], called: Sequence[str]) -> Bag:
    """A pile without what the position names elsewhere."""
    for name in names:
        if name in called and count(held, called.index(name)):
            held -= ONE[called.index(name)]
    return held


def read_skid_deck(given: Given) -> Bag:
    content: Content = given["content"]
    return read_pile(given, content.skid_names, content.dealt.skids)


def read_event_deck(given: Given) -> Bag:
    content: Content = given["content"]
    return read_pile(given, content.event_names, less(content.dealt.events, [given["event"]], content.event_names))


def read_final_deck(given: Given) -> Bag:
    content: Content = given["content"]
    return read_pile(given, content.final_names, less(content.dealt.finals, [given["final"]], content.final_names))


def read_ai_discard(given: Given) -> Bag:
    return read_pile(given, given["content"].ai_names, 0)


def read_ai_deck(given: Given) -> Bag:
    content: Content = given["content"]
    named = unless_left_out(given.doc.get("ai_discard"), [])
    gone = [str(name) for name in named] if isinstance(named, list | tuple) else []
    return read_pile(given, content.ai_names, less(content.dealt.ai_cards, gone, content.ai_names))


# --- drafts


def read_pool(given: Given) -> dict[str, list[str]]:
    """What is on offer; what is left out is everything, or not drawn yet."""
    content: Content = given["content"]
    pool = {} if given.raw() is None else given.mapping()
    read: dict[str, list[str]] = {}
    accepted: dict[str, Mapping[str, Any]] = {"vehicles": content.vehicles, "pilots": content.pilots}
    for key, names in pool.items():
        if key not in accepted:
            raise given.wrong("none of: vehicles, pilots", str(key))
        if not isinstance(names, list | tuple):
            raise given.wrong(f"{names!r} is no list", str(key))
        for name in names:
            if not isinstance(name, str) or name not in accepted[key]:
                raise given.wrong(f"{name!r} is none of: {listed(list(accepted[key]), most=40)}", key)
            if list(names).count(name) > 1:
                raise given.wrong(f"{name} twice", key)
        read[key] = list(names)
    return read


def read_weapon_decks(given: Given) -> dict[str, tuple[str | None, tuple[str, ...] | None]]:
    """Who holds each weapon deck, and which codes are left in it."""
    content: Content = given["content"]
    decks = {} if given.raw() is None else given.mapping()
    read: dict[str, tuple[str | None, tuple[str, ...] | None]] = dict.fromkeys(LETTERS, (None, None))
    for letter, deck in decks.items():
        if letter not in read:
            raise given.wrong(f"none of: {', '.join(LETTERS)}", str(letter))
        if not isinstance(deck, Mapping):
            raise given.wrong(f"{deck!r} is no map", letter)
        for key in deck:
            if key not in ("holder", "left"):
                raise given.wrong("none of: holder, left", letter, str(key))
        holder = deck.get("holder")
        if holder is not None and holder not in given["players"]:
            raise given.wrong(f"{holder!r} is none of: {listed(given['players'])}", letter, "holder")
        left = deck.get("left")
        if left is not None:
            if not isinstance(left, list | tuple):
                raise given.wrong(f"{left!r} is no list of codes", letter, "left")
            for code in left:
                if not isinstance(code, str) or code not in content.pairs or code[0] != letter:
                    raise given.wrong(f"{code!r} is no code of this deck", letter, "left")
                if list(left).count(code) > 1:
                    raise given.wrong(f"{code} twice", letter, "left")
        read[letter] = (holder, None if left is None else tuple(left))
    return read


# --- coop


def read_in_order(given: Given) -> list[str] | None:
    """Drones or racers, none of them twice; whether they are there is seen later."""
    if given.raw() is None:
        return None
    names = given.sequence()
    for name in names:
        if names.count(name) > 1:
            raise given.wrong(f"{name} twice")
    return [str(name) for name in names]


def read_drone_armour(given: Given) -> int:
    return 0 if given.raw() is None else given.whole(0, 3)


def read_active(given: Given) -> str | None:
    if given.raw() is None:
        return None
    if not isinstance(given.raw(), str):
        raise given.wrong(f"{given.raw()!r} is no name")
    return str(given.raw())
