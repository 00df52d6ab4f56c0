"""The deck as data: read from content/, checked word by word against what the effects of the rules take."""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from mischia.core.errors import MischiaError, listed

FOLDER: Final = Path(__file__).parent
COLOURS: Final = ("purple", "green", "yellow", "black")
SOURCES: Final = ("rulebook", "public", "house")
COLOUR_CLAUSES: Final = {"purple": "SW-36", "green": "SW-37", "yellow": "SW-39", "black": "SW-40"}
NUMBER: Final = range(1, 10)


class Effect(NamedTuple):
    """What cards can do: the function of their sentence, and what a file of cards says with it."""

    name: str
    colour: str  # of the cards that have it
    moment: str  # at which the function is called
    takes: dict[str, Any]  # by word of a design: the words, or the numbers, that are accepted
    function: Callable[..., Any]


EFFECTS: Final[dict[str, Effect]] = {}  # by name; the functions of rules/effects enter themselves


class BadContent(MischiaError):
    """A file of content that says something which the rules don't know."""


class Design(NamedTuple):
    """A card as it is printed, however many copies there are."""

    id: str
    colour: str
    copies: int
    source: str
    clause: str  # that says what it does in the virtual duel
    kind: str  # the name of its effect
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
    _only(item, entry, ("id", "colour", "copies", "source", "effect"), ("clause",))
    if not isinstance(id, str) or not id.replace("-", "").isalpha() or not id.islower():
        raise BadContent(f"{item}: id: {id!r} is no word of small letters and hyphens", "bad-content")
    effect = entry["effect"]
    if not isinstance(effect, dict):
        raise BadContent(f"{item}: effect: {effect!r} is no table", "bad-content")
    kind = _word(f"{item}: effect.kind", effect.get("kind"), tuple(EFFECTS))
    takes = EFFECTS[kind].takes
    _only(f"{item}: effect", effect, ("kind", *takes))
    colour = _word(f"{item}: colour", entry["colour"], COLOURS)
    if colour != EFFECTS[kind].colour:
        raise BadContent(f"{item}: colour: {colour}, but {kind} is for {EFFECTS[kind].colour} cards", "bad-content")
    said: dict[str, Any] = {}
    for word, accepted in takes.items():
        place = f"{item}: effect.{word}"
        said[word] = _number(place, effect[word]) if accepted is NUMBER else _word(place, effect[word], accepted)
    clause = entry.get("clause", COLOUR_CLAUSES[colour])
    if not isinstance(clause, str):
        raise BadContent(f"{item}: clause: {clause!r} is no clause", "bad-content")
    copies, source = _number(f"{item}: copies", entry["copies"]), _word(f"{item}: source", entry["source"], SOURCES)
    return Design(id, colour, copies, source, clause, kind, **said)


def _only(item: str, entry: dict[str, Any], keys: tuple[str, ...], more: tuple[str, ...] = ()) -> None:
    """These keys, all of them, perhaps some more, and no others."""
    for key in entry:
        if key not in keys and key not in more:
            raise BadContent(f"{item}: {key}: no such key; there are: {listed([*keys, *more])}", "bad-content")
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


@cache
def designs() -> tuple[Design, ...]:
    """The deck; it is read once all that its cards may say is known (rules/effects)."""
    return read(FOLDER / "cards.toml")
