"""Everything in the box, each with what it does, its clause, its drawing and where it comes from."""

from functools import lru_cache
from typing import Any, NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Thing
from mischia.games.deathroads.content.box import HERE, SECTIONS, box, read_file
from mischia.games.deathroads.content.effect_language import STATUSES
from mischia.games.deathroads.page.card_view import ai_face, event_face, face, slug, titled
from mischia.games.deathroads.page.draft_view import pilot_sheet, sheet
from mischia.games.deathroads.rules.state import ARMOUR
from mischia.games.deathroads.text.card_text import printed

CLAUSES = {  # by section: what its things are about
    "vehicles": "DR-36",
    "pilots": "DR-97",
    "cards": "DR-93",
    "weapons": "DR-126",
    "signatures": "DR-155",
    "skids": "DR-82",
    "events": "DR-60",
    "finals": "DR-64",
    "armour": "DR-104",
    "ai_types": "DR-176",
    "ai_cards": "DR-182",
    "drones": "DR-169",
}
KINDS = {"vehicle": "cards", "weapon": "weapons", "signature": "signatures"}  # of cards: the section that they are in
PLATES = {"green": "thing-armour-green", "yellow": "thing-armour-yellow", "red": "thing-armour-red"}
TOKENS = {  # by status token: its name, what it does, its clause
    "stun": ("thing-token-stun", "effect-token-stun", "DR-72"),
    "burn": ("thing-token-burn", "effect-token-burn", "DR-76"),
    "veer": ("thing-token-veer", "effect-token-veer", "DR-77"),
}


class Picture(NamedTuple):
    """What a thing is drawn from."""

    kind: str  # the section of the content, "status" or "armour"
    slug: str
    model: Any = None
    source: str = ""  # "rulebook", "public" or "house"
    known: str = ""  # what of it is printed


@lru_cache(maxsize=8)
def everything(say: Strings) -> list[Thing]:
    """All things of the box."""
    found = []
    for section in SECTIONS:
        if section in CLAUSES and section != "armour":
            raw = read_file(HERE, section)
            for name in raw:
                found.append(thing(section, name, raw[name], say))
    raw = read_file(HERE, "armour")
    for colour in ARMOUR:
        picture = Picture("armour", colour, None, raw[colour]["source"], known(raw[colour]))
        text = say("text-armour-token", effects=printed(box(), colour, say))
        found.append(Thing(f"armour-{colour}", say(PLATES[colour]), text, text, "DR-104", picture))
    for status in STATUSES:
        name, effect, clause = TOKENS[status]
        picture = Picture("status", status, None, "rulebook")
        found.append(Thing(f"status-{status}", say(name), say(effect), say(effect), clause, picture))
    return found


def thing_of(card: str) -> str:
    """The id of a card that is held."""
    known = box().number.get(card)
    kind = "vehicle" if known is None else box().cards[known].kind
    return f"{KINDS[kind]}-{slug(card)}"


def known(item: dict[str, Any]) -> str:
    return ", ".join(item.get("known", ()))


def thing(section: str, name: str, item: dict[str, Any], say: Strings) -> Thing:
    """One item of the content."""
    picture = Picture(section, slug(name), model(section, name, say), item["source"], known(item))
    text = printed(box(), name, say)
    return Thing(f"{section}-{slug(name)}", titled(name, say), text, text, CLAUSES[section], picture)


def model(section: str, name: str, say: Strings) -> Any:
    """What a thing is drawn from."""
    content = box()
    match section:
        case "vehicles":
            return sheet(name, content, True, say)
        case "pilots":
            return pilot_sheet(name, content, say)
        case "cards" | "weapons" | "signatures":
            return face(content.cards[content.number[name]], say)
        case "events" | "finals":
            return event_face(name, content, say)
        case "ai_cards":
            return ai_face(content.ai_by_name[name], say)
        case "skids":
            return next(skid for skid in content.skids if skid.name == name)
        case _:
            return None
