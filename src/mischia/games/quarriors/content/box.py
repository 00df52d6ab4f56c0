"""The content: dice and cards as data, from the files of this folder and those that a host adds."""

import os
from functools import cache
from pathlib import Path
from typing import Any

from mischia.core.content import (
    SOURCES,
    Fault,
    Maybe,
    Where,
    check_keys,
    read_table,
    read_toml,
    read_value,
)
from mischia.core.content import BadContent as BadContent
from mischia.core.errors import listed
from mischia.games.quarriors.content.ability import KINDS, NUMBER, TYPES
from mischia.games.quarriors.content.catalogue import FACES, Card, Catalogue, Face
from mischia.games.quarriors.content.vocabulary import read_ability, read_face

HERE = Path(__file__).parent
HOST = "MISCHIA_CONTENT"  # a folder; its quarriors/*.toml are laid over ours
BASIC = ("assistant", "portal", "quiddity")  # QU-3
BLANK = read_face("-", ())

Data = dict[str, dict[str, dict[str, Any]]]  # dice and cards, by id: their fields


def read_faces(value: Any, where: Where) -> list[Face]:
    if not isinstance(value, list) or len(value) != FACES:
        raise Fault(where, f"{value!r}: a die has six faces")
    return [BLANK, *[read_face(code, where) for code in value]]


def read_abilities(value: Any, where: Where) -> list[Any]:
    """A list; what an ability may say depends on the rest of its card."""
    if not isinstance(value, list):
        raise Fault(where, f"{value!r} is no list")
    return value


NOTES = ("source", "sure")
KEYS: dict[str, dict[str, Any]] = {
    "dice": {"name": Maybe(str), "type": TYPES, "faces": read_faces, "note": Maybe(str)},
    "cards": {
        "name": Maybe(str),
        "class": str,
        "type": Maybe(TYPES),
        "set": Maybe(str, "house"),
        "cost": Maybe(NUMBER, 0),
        "glory": Maybe(NUMBER, 0),
        "kind": Maybe(KINDS, "cast"),
        "abilities": Maybe(read_abilities, ()),
        "text": Maybe(str, ""),
        "note": Maybe(str),
    },
}


def read_files(*folders: Path) -> Data:
    """The data of all files of these folders, later ones laid over earlier ones."""
    data: Data = {"dice": {}, "cards": {}}
    for path in [path for folder in folders for path in sorted(folder.glob("*.toml"))]:
        given = read_toml(path)
        try:
            data = laid_over(data, given, own=True)
            catalogue_of(data)
        except Fault as fault:
            raise BadContent(f"{path.name}: {fault}", "bad-content") from fault
    return data


def laid_over(data: Data, given: Any, own: bool = False) -> Data:
    """The same data with entries added and changed, field by field; `own` asks for the source of each new entry."""
    if not isinstance(given, dict):
        raise Fault((), f"{given!r} is no map")
    new: Data = {"dice": dict(data["dice"]), "cards": dict(data["cards"])}
    for part, entries in given.items():
        if part not in new:
            raise Fault((str(part),), "neither dice nor cards")
        if not isinstance(entries, dict):
            raise Fault((part,), f"{entries!r} is no map")
        for id, fields in entries.items():
            where = (part, str(id))
            if not isinstance(id, str) or not id.replace("_", "").isalpha() or not id.islower():
                raise Fault(where, "an id is made of small letters and underscores")
            check_keys(fields, (*KEYS[part], *NOTES), where, f"no field of {part}; there are: {{}}")
            new[part][id] = {**new[part].get(id, {}), **fields}
            if own:
                read_value(new[part][id].get("source"), SOURCES, (*where, "source"))
    return new


def catalogue_of(data: Data) -> Catalogue:
    """The catalogue that the data describes; a Fault says where it can't be."""
    classes = sorted(data["dice"])
    ids = {name: cls for cls, name in enumerate(classes)}
    unsaid = {"type": None, "faces": None}  # so that what is accepted is told
    dice = [read_table({**unsaid, **data["dice"][name]}, KEYS["dice"], ("dice", name), NOTES) for name in classes]
    cards: dict[str, Card] = {}
    for id, entry in data["cards"].items():
        where = ("cards", id)
        if not isinstance(entry.get("class"), str) or entry["class"] not in ids:
            raise Fault((*where, "class"), f"{entry.get('class')!r} is no class of dice; there are: {listed(classes)}")
        cls = ids[entry["class"]]
        card = read_table(entry, KEYS["cards"], where, NOTES)
        type = card["type"] or dice[cls]["type"]
        if type == "basic" and id not in BASIC:
            raise Fault((*where, "type"), f"the basic cards are {listed(list(BASIC))}")
        kind = card["kind"] if type == "spell" else ""
        cards[id] = Card(
            id,
            card["name"] or id,
            cls,
            type,
            card["set"],
            card["cost"],
            card["glory"],
            kind,
            card["text"],
            [read_ability(ability, type, kind, id, at) for at, ability in enumerate(card["abilities"])],
            dice[cls]["faces"],
        )
    for id in BASIC:
        if id not in cards or id not in ids:
            raise Fault(("cards", id), "this basic card is missing")
    return Catalogue(classes, [die["faces"] for die in dice], cards)


def host_folders() -> list[Path]:
    """Where a host keeps cards of the house."""
    if not os.environ.get(HOST):
        return []
    above = Path(os.environ[HOST])
    folder = above / HERE.parent.name
    if not folder.is_dir():
        raise BadContent(f"{HOST}: {folder} is no folder; cards of the house are files there", "bad-content")
    others = sorted(path.parent.name for path in above.glob("*/*.toml") if path.parent != folder)
    if others:
        raise BadContent(f"{HOST}: {above / others[0]}: only {folder.name} takes cards of the house", "bad-content")
    return [folder]


@cache
def read_house() -> tuple[Data, BadContent | None]:
    """The data of this house; if what the host has added is wrong, ours alone, and what is wrong."""
    try:
        return read_files(HERE, *host_folders()), None
    except BadContent as wrong:
        return read_files(HERE), wrong


def the_data() -> Data:
    """The data of this house."""
    return read_house()[0]


def fault_of_the_host() -> BadContent | None:
    """What is wrong with the host's files: whoever plays is told before anything is played."""
    return read_house()[1]


@cache
def the_catalogue() -> Catalogue:
    """The catalogue of this house; read when it is first asked for, because the rules bring the words for abilities."""
    return catalogue_of(the_data())


def with_content(content: Any) -> Catalogue:
    """The catalogue with further or changed dice and cards; a Fault says where they can't be."""
    return catalogue_of(laid_over(the_data(), content)) if content else the_catalogue()
