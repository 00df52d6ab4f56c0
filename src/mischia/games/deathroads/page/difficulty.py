"""How hard a table against bosses is: the shares of games that were won, as far as the lab has measured them."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from mischia.core.errors import MischiaError
from mischia.core.language import Strings
from mischia.core.page import Variant
from mischia.games.deathroads.content.box import HERE

MEASURED = HERE / "estimates.yaml"  # `make lab` writes it
USUAL = {"bosses": None, "drones": 0, "drone_armour": 0, "signature": False}
ONE_BOSS = {**USUAL, "bosses": 1}  # what drones and signature weapons were measured beside
BESIDE = {
    "bosses": USUAL,
    "drones": ONE_BOSS,
    "drone_armour": {**ONE_BOSS, "drones": 2},
    "signature": ONE_BOSS,
}


class Estimate(NamedTuple):
    """One kind of table, and how often its players won."""

    players: int
    options: dict[str, Any]
    won: float


@cache
def measured(file: Path = MEASURED) -> tuple[Estimate, ...]:
    """All tables that were measured; none without the file."""
    if not file.is_file():
        return ()
    rows = yaml.safe_load(file.read_text(encoding="utf-8"))["estimates"]
    return tuple(read(row, file.name) for row in rows)


def read(row: dict[str, Any], file: str) -> Estimate:
    players, won, options = row.get("seats"), row.get("won"), row.get("options")
    if not isinstance(players, int):
        raise MischiaError(f"{file}: {row}: seats: {players!r} is no number", "bad-content")
    if not isinstance(won, int | float) or not 0 <= won <= 1:
        raise MischiaError(f"{file}: {row}: won: {won!r} is no share from 0 to 1", "bad-content")
    if not isinstance(options, dict) or set(options) - set(USUAL):
        raise MischiaError(f"{file}: {row}: options: accepted are {', '.join(USUAL)}", "bad-content")
    return Estimate(players, {**USUAL, **options}, float(won))


VARIANTS = {  # the harder ones are won less often by any number of players
    "first": Variant({"first_game": True}, "variant-first", "variant-first-why"),
    "race": Variant({}, "variant-race", "variant-race-why"),
    "team": Variant({"coop": True, "ready_sets": True, "bosses": 1}, "variant-team", "variant-team-why"),
    "easy": Variant({"coop": True, "bosses": 1}, "variant-easy", "variant-easy-why"),
    "normal": Variant({"coop": True, "bosses": 1, "drones": 2}, "variant-normal", "variant-normal-why"),
    "hard": Variant({"coop": True, "bosses": 2}, "variant-hard", "variant-hard-why"),
}


def variant_note(variant: str, say: Strings) -> str:
    """How hard a way to play is; nothing if it is a race."""
    options = VARIANTS[variant].options
    if not options.get("coop"):
        return ""
    wanted = {**USUAL, **{name: value for name, value in options.items() if name != "coop"}}
    told = shares(wanted, say, measured())
    return say("estimate", shares=told) if told else ""


def shares(wanted: dict[str, Any], say: Strings, known: tuple[Estimate, ...]) -> str:
    """By number of players: how often such a table was won; nothing if that was not measured."""
    told = [
        say("estimate-players", players=one.players, share=round(100 * one.won))
        for one in sorted(known, key=lambda one: one.players)
        if one.options == wanted
    ]
    return say.all_of(told) if told else ""


def note(option: str, value: Any, say: Strings, known: tuple[Estimate, ...]) -> str:
    """How hard it gets by one choice; nothing if that was not measured."""
    if option not in BESIDE:
        return ""
    told = shares({**BESIDE[option], option: value}, say, known)
    message = "estimate" if option == "bosses" else "estimate-one-boss"
    return say(message, shares=told) if told else ""
