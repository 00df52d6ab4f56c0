"""The deck as data: read from content/, checked word by word against what the effects of the rules take."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from mischia.core.content import SOURCES, Fault, Maybe, Where, of_file, read_table, read_toml, read_value
from mischia.core.content import BadContent as BadContent
from mischia.core.errors import listed

FOLDER: Final = Path(__file__).parent
COLOURS: Final = ("purple", "green", "yellow", "black")
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
    found = read_toml(path)
    with of_file(path.name):
        entries = found.pop("card", [])
        if found or not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise Fault((), "a file of cards is a list of [[card]]")
        designs = [design(entry, (f"card {entry.get('id', at)}",)) for at, entry in enumerate(entries, 1)]
        for one in designs:
            if sum(one.id == other.id for other in designs) > 1:
                raise Fault((f"card {one.id}", "id"), "twice")
    return tuple(sorted(designs))


def design(entry: dict[str, Any], where: Where) -> Design:
    card = read_table(entry, CARD, where, unknown=UNKNOWN)
    colour, said = card["colour"], card.pop("effect")
    effect = EFFECTS[said["kind"]]
    if colour != effect.colour:
        raise Fault((*where, "colour"), f"{colour}, but {effect.name} is for {effect.colour} cards")
    card["clause"] = card["clause"] or COLOUR_CLAUSES[colour]
    return Design(**card, **said)


def read_id(value: Any, where: Where) -> str:
    if not isinstance(value, str) or not value.replace("-", "").isalpha() or not value.islower():
        raise Fault(where, f"{value!r} is no word of small letters and hyphens")
    return value


def read_effect(value: Any, where: Where) -> dict[str, Any]:
    """The name of an effect, and what it takes."""
    if not isinstance(value, dict):
        raise Fault(where, f"{value!r} is no table")
    name = read_value(value.get("kind"), tuple(EFFECTS), (*where, "kind"))
    keys = {"kind": tuple(EFFECTS), **EFFECTS[name].takes}
    for word in value:
        if word not in keys:
            raise Fault(where, f"{word}: " + UNKNOWN.format(listed(list(keys))))
    return read_table(value, keys, where)


UNKNOWN: Final = "no such key; there are: {}"
CARD: Final[dict[str, Any]] = {
    "id": read_id,
    "colour": COLOURS,
    "copies": NUMBER,
    "source": SOURCES,
    "effect": read_effect,
    "clause": Maybe(str),
}


@cache
def designs() -> tuple[Design, ...]:
    """The deck; it is read once all that its cards may say is known (rules/effects)."""
    return read(FOLDER / "cards.toml")
