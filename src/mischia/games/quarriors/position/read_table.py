"""How each key of a Quarriors position is read; and every position that can't be."""

from collections.abc import Callable
from typing import Any

from mischia.core.bags import ONE, Bag, bag, count, kinds
from mischia.core.content import Fault
from mischia.core.errors import BadPosition, listed, number
from mischia.core.names import read_names, read_some
from mischia.core.position import Given, unless_left_out
from mischia.games.quarriors.content.box import BASIC, with_content
from mischia.games.quarriors.content.catalogue import Card, Catalogue, cls_of, die_of
from mischia.games.quarriors.options import CREATURES, SPELLS
from mischia.games.quarriors.position.agenda import check_stack
from mischia.games.quarriors.position.dice_phrases import Reader
from mischia.games.quarriors.rules.turn import DICE, HAND

TARGETS = {2: 20, 3: 15, 4: 12}  # QU-R1
QUIDDITY, ASSISTANTS, SPARE = 8, 4, 2  # QU-4, QU-12
ZONES = ("bag", "active", "ready", "spent", "used")
STEPS: dict[str, tuple[str | None, ...]] = {  # by phase: what may be given, the default first
    "setup": (None, "reveal", "start"),
    "score": ("start",),
    "ready": ("main", "draw", "immediate"),
    "attack": (None,),
    "capture": ("main",),
    "end": ("keep",),
    "over": (None,),
}
REFERENCE = (  # the Wilds of a position that says nothing about them
    *("goblin", "devotee", "strong_spirit", "warrior", "strong_hag", "strong_deathdealer", "mighty_dragon"),
    *("life_cantrip", "growth_cantrip", "death_cantrip"),
)


def trusting(act: Callable[..., None], *args: Any) -> None:
    """Do something with data that may be faulty; a fault is told as one of the position."""
    try:
        act(*args)
    except Fault as fault:
        raise BadPosition(".".join(fault.where), fault.what) from fault


def is_saved(given: Given) -> bool:
    """Whether the position was saved in the middle of something, and is whole."""
    stack = given.doc.get("stack")
    if stack is None or stack == {}:
        return False
    if "checked" not in given.values:
        trusting(check_stack, stack, dict(given.doc))
        given.values["checked"] = True
    return True


def is_under_way(given: Given) -> bool:
    """Whether things may be in the air: in a saved game, or when it is over."""
    return is_saved(given) or given["phase"] == "over"


# --- who, and when


def read_players(given: Given) -> list[str]:  # QU-1
    names = read_names(given)
    if len(names) not in TARGETS:
        raise given.wrong(f"{number(len(names))} players; there must be two to four")
    return names


def read_content(given: Given) -> dict[str, Any]:
    content = given.mapping() if given.raw() is not None else {}
    try:
        return {"given": content, "catalogue": with_content(content)}
    except Fault as fault:
        raise given.wrong(fault.what, *fault.where) from fault


def catalogue(given: Given) -> Catalogue:
    cat: Catalogue = given["content"]["catalogue"]
    return cat


def read_phase(given: Given) -> str:
    if given.raw() is None:
        said = {key for key in given.doc if given.has(key)}
        return "setup" if said <= {"players", "content"} else "score"
    return given.one_of(tuple(STEPS))


def read_step(given: Given) -> str | None:
    if is_saved(given):
        return str(given.raw())
    accepted = STEPS[given["phase"]]
    if given.raw() is None:
        return accepted[0]
    if given.raw() not in accepted:
        said = listed([name for name in accepted if name], "none")
        raise given.wrong(f"{given.raw()!r} can't be given in phase {given['phase']}; accepted: {said}")
    return str(given.raw())


def one_player(given: Given, name: Any, *entry: str) -> str:
    if name not in given["players"]:
        raise given.wrong(f"{name!r} is nobody here; there are: {listed(given['players'])}", *entry)
    return str(name)


def read_current(given: Given) -> str | None:
    if given.raw() is not None:
        one_player(given, given.raw())
    if given["phase"] == "setup":
        return None
    return given["players"][0] if given.raw() is None else str(given.raw())


def read_number(given: Given) -> int:
    return 0 if given.raw() is None else at_least(given, given.raw(), 0)


def at_least(given: Given, value: Any, least: int, *entry: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise given.wrong(f"{value!r} is no number from {least} up", *entry)
    return value


def read_target(given: Given) -> int:
    return TARGETS[len(given["players"])] if given.raw() is None else at_least(given, given.raw(), 1)


def by_player(given: Given) -> dict[str, Any]:
    """A map by player, as it is given."""
    found = {} if given.raw() is None else given.mapping()
    for name in found:
        one_player(given, name, str(name))
    return found


def read_glory(given: Given) -> dict[str, int]:
    glory = by_player(given)
    for name, many in glory.items():
        at_least(given, many, 0, name)
        if many >= given["target"] and given["phase"] != "over":
            raise given.wrong(f"{many}, but {given['target']} win the game", name)
    return {name: glory.get(name, 0) for name in given["players"]}


# --- where the dice are


def stock(cat: Catalogue, players: int) -> Bag:
    """All dice that there are (QU-4, QU-10, QU-12)."""
    held = sum(DICE * ONE[cls] for cls in range(len(cat.classes)) if cls not in (cat.quiddity, cat.assistant))
    return held + QUIDDITY * players * ONE[cat.quiddity] + (ASSISTANTS * players + SPARE) * ONE[cat.assistant]


def starting_bag(cat: Catalogue) -> Bag:  # QU-12
    return QUIDDITY * ONE[cat.quiddity] + ASSISTANTS * ONE[cat.assistant]


def read_wilds(given: Given) -> dict[str, Any]:
    """The cards in the Wilds; a number that is not given follows from the zones, when these are read."""
    cat = catalogue(given)
    said = {} if given.raw() is None else given.mapping()
    cards: list[Card | None] = [None] * len(cat.classes)
    for name in BASIC:  # QU-3
        cards[cat.cards[name].cls] = cat.cards[name]
    named = said if given.raw() is not None or given["phase"] == "setup" else dict.fromkeys(REFERENCE)
    for name in named:
        if name not in cat.cards:
            raise given.wrong("no such card", str(name))
        card = cat.cards[name]
        if cards[card.cls] not in (None, card):  # QU-6
            raise given.wrong(f"a second card of class {cat.classes[card.cls]}", name)
        cards[card.cls] = card
    for name, many in said.items():
        at_least(given, many, 0, name)
    return {"cards": tuple(cards), "dice": [0] * len(cat.classes), "said": said}


def read_zones(given: Given) -> dict[str, dict[str, Any]]:
    said = by_player(given)
    reader = Reader(catalogue(given), given["wilds"]["cards"])
    read: dict[str, dict[str, Any]] = {}
    for name in given["players"]:
        places = given.mapping(name) if name in said else {}
        for zone in places:
            if zone not in ZONES:
                raise given.wrong(f"no zone; there are: {listed(list(ZONES))}", name, str(zone))
        read[name] = {}
        for zone in ZONES:
            take = {"active": reader.pool, "ready": reader.area}.get(zone, reader.pile)
            read[name][zone] = reading(given, take, unless_left_out(places.get(zone), []), name, zone)
        if name not in said:
            read[name]["bag"] = starting_bag(catalogue(given))
    return read


def reading(given: Given, take: Callable[[Any], Any], value: Any, *entry: str) -> Any:
    """What a reader makes of a value; a fault names the key."""
    try:
        return take(value)
    except ValueError as wrong:
        raise given.wrong(str(wrong), *entry) from wrong


def read_aside(given: Given) -> dict[str, Bag]:
    said = by_player(given)
    reader = Reader(catalogue(given), given["wilds"]["cards"])
    names = given["players"]
    return {name: reading(given, reader.pile, unless_left_out(said.get(name), []), name) for name in names}


def read_fallen(given: Given) -> list[tuple[str, int, int]]:
    """The creatures that have just been destroyed; with them all dice are known and can be counted."""
    reader = Reader(catalogue(given), given["wilds"]["cards"])
    found = []
    for one in given.sequence() if given.raw() is not None else []:
        if not isinstance(one, dict) or set(one) != {"player", "die"} or not isinstance(one["die"], str):
            raise given.wrong(f"{one!r} is not like {{player: Ann, die: goblin 5}}")
        creatures, _ = reading(given, reader.area, [one["die"]])
        if len(creatures) != 1 or creatures[0].attached:
            raise given.wrong(f"{one['die']!r} is no creature without spells")
        found.append((one_player(given, one["player"]), die_of(creatures[0].cls, creatures[0].face), creatures[0].copy))
    if found and not is_under_way(given):
        raise given.wrong("nothing has just been destroyed in this step")
    count_dice(given, found)
    return found


def places(given: Given) -> list[tuple[str, Bag]]:
    """Every place of the players' dice with its key, in the order in which they are counted."""
    found = []
    for name in given["players"]:
        zones = given["zones"][name]
        creatures, spells = zones["ready"]
        ready = bag([cls_of(die) for die in spells])
        for creature in creatures:
            ready += ONE[creature.cls] + bag([cls_of(die) for die in creature.attached])
        active = bag([cls_of(die) for die in zones["active"]])
        for zone, held in zip(ZONES, (zones["bag"], active, ready, zones["spent"], zones["used"]), strict=True):
            found.append((f"zones.{name}.{zone}", held))
        found.append((f"aside.{name}", given["aside"][name]))
    return found


def count_dice(given: Given, fallen: list[tuple[str, int, int]]) -> None:
    """Fill the Wilds where no number was given; then no class may have more dice than there are."""
    cat, wilds = catalogue(given), given["wilds"]
    there = stock(cat, len(given["players"]))
    counted = [*places(given), ("fallen", bag([cls_of(die) for _, die, _ in fallen]))]
    for cls, card in enumerate(wilds["cards"]):
        if card is None:
            continue
        if card.id in wilds["said"]:
            wilds["dice"][cls] = wilds["said"][card.id]
        elif cls in (cat.assistant, cat.quiddity):  # QU-4
            wilds["dice"][cls] = SPARE if cls == cat.assistant else 0
        else:
            wilds["dice"][cls] = max(0, DICE - sum(count(held, cls) for _, held in counted))
        if wilds["dice"][cls] > count(there, cls):
            raise BadPosition(f"wilds.{card.id}", f"{wilds['dice'][cls]} dice, there are {count(there, cls)}")
    total = [*wilds["dice"]]
    for key, held in counted:
        for cls in kinds(held):
            total[cls] += count(held, cls)
            if total[cls] > count(there, cls):
                raise BadPosition(key, f"{cat.classes[cls]} {total[cls]} times, there are {count(there, cls)}")


# --- this turn


def read_captures(given: Given) -> int | None:
    return None if given.raw() is None else at_least(given, given.raw(), 0)


def read_culls(given: Given) -> int:
    culls = read_number(given)
    if culls and not is_under_way(given):
        raise given.wrong("nothing is culled in this step")
    return culls


def read_to_draw(given: Given) -> int:
    drawing = (given["phase"], given["step"]) == ("ready", "draw")
    to_draw = HAND if given.raw() is None and drawing else read_number(given)
    if to_draw and not drawing and not is_under_way(given):
        raise given.wrong("nothing is drawn in this step")
    return to_draw


def names_of(given: Given, known: Any, what: str) -> list[str]:
    found = [] if given.raw() is None else given.sequence()
    for name in found:
        if not isinstance(name, str) or name not in known:
            raise given.wrong(f"{name!r} is no {what}")
    return found


def read_scored(given: Given) -> list[str]:
    return names_of(given, catalogue(given).cards, "card")


def read_summoned(given: Given) -> list[str]:
    return names_of(given, catalogue(given).ids, "class of dice")


def read_some_players(given: Given) -> list[str]:
    return read_some(given, given["players"], "{name!r} is nobody here; there are: {seated}")


def read_boosts(given: Given) -> list[dict[str, Any]]:
    found = [] if given.raw() is None else given.sequence()
    for one in found:
        if not isinstance(one, dict) or set(one) != {"player", "what", "n"} or one["what"] not in ("attack", "defence"):
            raise given.wrong(f"{one!r} is not like {{player: Ann, what: attack, n: 2}}")
        one_player(given, one["player"])
        at_least(given, one["n"], 0)
    return found


def read_marked(given: Given) -> dict[str, list[str]]:
    """Creatures of which something holds; each must be there."""
    said = by_player(given)
    reader = Reader(catalogue(given), given["wilds"]["cards"])
    found: dict[str, list[str]] = {}
    for name in given["players"]:
        there = [creature.phrase for creature in given["zones"][name]["ready"][0]]
        found[name] = []
        for phrase in reading(given, reader.phrases, unless_left_out(said.get(name), []), name):
            creatures, _ = reading(given, reader.area, [phrase], name)
            if not creatures or creatures[0].phrase not in there:
                raise given.wrong(f"{phrase!r} is no creature in that Ready Area", name)
            there.remove(creatures[0].phrase)
            found[name].append(creatures[0].phrase)
    return found


# --- this attack


def read_attack(given: Given) -> dict[str, int]:
    attack = by_player(given)
    for name, left in attack.items():
        at_least(given, left, 0, name)
    if attack and not is_under_way(given):
        raise given.wrong("nobody has to defend in this step")
    return attack


def read_defender(given: Given) -> str | None:
    if given.raw() is None:
        return None
    if not is_under_way(given):
        raise given.wrong("nobody defends in this step")
    return one_player(given, given.raw())


# --- setup


def read_boxed(given: Given) -> list[str]:
    boxed = names_of(given, catalogue(given).cards, "card")
    if given["phase"] == "setup":
        laid = [card for card in given["wilds"]["cards"] if card is not None]
        for type, most in (("creature", CREATURES), ("spell", SPELLS)):
            left = {
                card.cls
                for card in catalogue(given).cards.values()
                if card.type == type and card.box == "base" and card.id not in boxed
            }
            if len(left | {card.cls for card in laid if card.type == type}) < most:
                raise given.wrong(f"not enough {type} cards are left to turn up")
    return boxed


def read_stack(given: Given) -> dict[str, Any]:
    return given.mapping() if is_saved(given) else {}
