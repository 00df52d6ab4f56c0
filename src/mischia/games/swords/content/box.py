"""The deck as data: read from content/, checked word by word against a closed vocabulary."""

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from mischia.core.errors import MischiaError, listed

FOLDER: Final = Path(__file__).parent
COLOURS: Final = ("purple", "green", "yellow", "black")
SOURCES: Final = ("rulebook", "public", "house")
TRIGGERS: Final = ("cut", "parry", "feint", "step back", "even beat", "repeat")
LIMITS: Final = ("no-cut", "no-parry", "no-back", "no-high")
EFFECTS: Final[dict[str, dict[str, Any]]] = {  # by kind: what it takes, a number from 1 to 9 or one of these words
    "strain": {"trigger": TRIGGERS, "amount": int},
    "first-beat-line": {},
    "opening-roll": {},
    "start-paces": {"amount": int},
    "first-beat-limit": {"limit": LIMITS},
    "contact-strain": {"amount": int},
    "contact-limit": {"limit": LIMITS},
    "contact-no-tempo": {},
    "contact-swap": {},
    "block-once": {},
    "start-tempo": {},
    "step-takes-tempo": {},
    "double-wins": {},
    "free-step": {},
    "wrong-parry-holds": {},
}
COLOUR_OF: Final = {  # by kind of effect: the colour of the cards that have it
    "strain": "purple",
    **dict.fromkeys(("first-beat-line", "opening-roll", "start-paces", "first-beat-limit"), "green"),
    **dict.fromkeys(("contact-strain", "contact-limit", "contact-no-tempo", "contact-swap"), "yellow"),
    **dict.fromkeys(
        ("block-once", "start-tempo", "step-takes-tempo", "double-wins", "free-step", "wrong-parry-holds"), "black"
    ),
}


class BadContent(MischiaError):
    """A file of content that says something which the rules don't know."""


class Design(NamedTuple):
    """A card as it is printed, however many copies there are."""

    id: str
    colour: str
    copies: int
    source: str
    kind: str  # of its effect
    trigger: str = ""
    limit: str = ""
    amount: int = 0


def read(path: Path) -> tuple[Design, ...]:
    """The designs of a file, in the order of their ids."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadContent(f"{path.name}: can't be read: {error}", "bad-content") from error
    entries = found.pop("card", [])
    if found or not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadContent(f"{path.name}: a file of cards is a list of [[card]]", "bad-content")
    designs = [_design(path.name, at, entry) for at, entry in enumerate(entries, 1)]
    for design in designs:
        if sum(design.id == other.id for other in designs) > 1:
            raise BadContent(f"{path.name}: card {design.id}: id: twice", "bad-content")
    return tuple(sorted(designs))


def _design(file: str, at: int, entry: dict[str, Any]) -> Design:
    id = entry.get("id")
    item = f"{file}: card {id if isinstance(id, str) else at}"
    _only(item, entry, ("id", "colour", "copies", "source", "effect"))
    if not isinstance(id, str) or not id.replace("-", "").isalpha() or not id.islower():
        raise BadContent(f"{item}: id: {id!r} is no word of small letters and hyphens", "bad-content")
    effect = entry["effect"]
    if not isinstance(effect, dict):
        raise BadContent(f"{item}: effect: {effect!r} is no table", "bad-content")
    kind = _word(f"{item}: effect.kind", effect.get("kind"), tuple(EFFECTS))
    takes = EFFECTS[kind]
    _only(f"{item}: effect", effect, ("kind", *takes))
    colour = _word(f"{item}: colour", entry["colour"], COLOURS)
    if colour != COLOUR_OF[kind]:
        raise BadContent(f"{item}: colour: {colour}, but {kind} is for {COLOUR_OF[kind]} cards", "bad-content")
    return Design(
        id,
        colour,
        _number(f"{item}: copies", entry["copies"]),
        _word(f"{item}: source", entry["source"], SOURCES),
        kind,
        _word(f"{item}: effect.trigger", effect["trigger"], TRIGGERS) if "trigger" in takes else "",
        _word(f"{item}: effect.limit", effect["limit"], LIMITS) if "limit" in takes else "",
        _number(f"{item}: effect.amount", effect["amount"]) if "amount" in takes else 0,
    )


def _only(item: str, entry: dict[str, Any], keys: tuple[str, ...]) -> None:
    """These keys, all of them and no others."""
    for key in entry:
        if key not in keys:
            raise BadContent(f"{item}: {key}: no such key; there are: {listed(list(keys))}", "bad-content")
    for key in keys:
        if key not in entry:
            raise BadContent(f"{item}: {key}: missing", "bad-content")


def _word(place: str, value: Any, accepted: tuple[str, ...]) -> str:
    if value not in accepted:
        raise BadContent(f"{place}: {value!r} is none of: {listed(list(accepted), most=99)}", "bad-content")
    return str(value)


def _number(place: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 9:
        raise BadContent(f"{place}: {value!r} is no number from 1 to 9", "bad-content")
    return value


DESIGNS: Final = read(FOLDER / "cards.toml")
