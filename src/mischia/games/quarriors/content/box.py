"""The content: dice and cards as data, from the files of this folder and those that a host adds."""

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from mischia.core.errors import MischiaError, listed
from mischia.games.quarriors.content.ability import KINDS, NUMBER, TYPES
from mischia.games.quarriors.content.catalogue import FACES, Card, Catalogue
from mischia.games.quarriors.content.vocabulary import (
    CARD_FIELDS,
    DICE_FIELDS,
    SOURCES,
    Fault,
    accepted,
    read_ability,
    read_face,
)

HERE = Path(__file__).parent
HOST = "MISCHIA_CONTENT"  # a folder; its quarriors/*.toml are laid over ours
BASIC = ("assistant", "portal", "quiddity")  # QU-3
BLANK = read_face("-", ())

Data = dict[str, dict[str, dict[str, Any]]]  # dice and cards, by id: their fields


class BadContent(MischiaError):
    """A content file that can't be used; it says the file, the die or card, and the key."""


def read_files(*folders: Path) -> Data:
    """The data of all files of these folders, later ones laid over earlier ones."""
    data: Data = {"dice": {}, "cards": {}}
    for path in [path for folder in folders for path in sorted(folder.glob("*.toml"))]:
        try:
            data = laid_over(data, tomllib.loads(path.read_text(encoding="utf-8")), own=True)
        except Fault as fault:
            raise BadContent(f"{path.name}: {fault}", "bad-content") from fault
        except (OSError, ValueError) as broken:
            raise BadContent(f"{path.name}: can't be read: {broken}", "bad-content") from broken
        try:
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
            if not isinstance(fields, dict):
                raise Fault(where, f"{fields!r} is no map")
            known = DICE_FIELDS if part == "dice" else CARD_FIELDS
            for field in fields:
                if field not in known:
                    raise Fault((*where, str(field)), f"no field of {part}; there are: {listed(list(known), most=99)}")
            new[part][id] = {**new[part].get(id, {}), **fields}
            if own and new[part][id].get("source") not in SOURCES:
                raise Fault((*where, "source"), f"{new[part][id].get('source')!r} is none of: {listed(list(SOURCES))}")
    return new


def texts(given: dict[str, Any], fields: tuple[str, ...], where: tuple[str, ...]) -> None:
    """Fields that may be left out, but have words in them."""
    for field in fields:
        if field in given and not (isinstance(given[field], str) and given[field].strip()):
            raise Fault((*where, field), f"{given[field]!r} is no text")


def catalogue_of(data: Data) -> Catalogue:
    """The catalogue that the data describes; a Fault says where it can't be."""
    classes = sorted(data["dice"])
    ids = {name: cls for cls, name in enumerate(classes)}
    faces = []
    for name in classes:
        where = ("dice", name)
        codes = data["dice"][name].get("faces")
        if not isinstance(codes, list) or len(codes) != FACES:
            raise Fault((*where, "faces"), f"{codes!r}: a die has six faces")
        one_of(data["dice"][name], "type", TYPES, where)
        texts(data["dice"][name], ("name", "note"), where)
        faces.append([BLANK, *[read_face(code, (*where, "faces")) for code in codes]])
    cards: dict[str, Card] = {}
    for id, given in data["cards"].items():
        where = ("cards", id)
        if not isinstance(given.get("class"), str) or given["class"] not in ids:
            raise Fault((*where, "class"), f"{given.get('class')!r} is no class of dice; there are: {listed(classes)}")
        cls = ids[given["class"]]
        type: Any = given.get("type", data["dice"][given["class"]]["type"])
        one_of({"type": type}, "type", TYPES, where)
        if type == "basic" and id not in BASIC:
            raise Fault((*where, "type"), f"the basic cards are {listed(list(BASIC))}")
        kind = given.get("kind", "cast") if type == "spell" else ""
        if type == "spell":
            one_of({"kind": kind}, "kind", KINDS, where)
        for field in ("cost", "glory"):
            if not accepted(given.get(field, 0), NUMBER):
                raise Fault((*where, field), f"{given[field]!r} is no number from 0 to 99")
        texts(given, ("name", "set", "text", "note"), where)
        listing = given.get("abilities", [])
        if not isinstance(listing, list):
            raise Fault((*where, "abilities"), f"{listing!r} is no list")
        abilities = [read_ability(ability, type, kind, id, at) for at, ability in enumerate(listing)]
        cards[id] = Card(
            id,
            given.get("name", id),
            cls,
            type,
            given.get("set", "house"),
            given.get("cost", 0),
            given.get("glory", 0),
            kind,
            given.get("text", ""),
            abilities,
            faces[cls],
        )
    for id in BASIC:
        if id not in cards or id not in ids:
            raise Fault(("cards", id), "this basic card is missing")
    return Catalogue(classes, faces, cards)


def one_of(given: dict[str, Any], field: str, among: tuple[str, ...], where: tuple[str, ...]) -> None:
    if given.get(field) not in among:
        raise Fault((*where, field), f"{given.get(field)!r} is none of: {listed(list(among))}")


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
