"""How hard a table against bosses is: the shares of games that were won, as far as they have been measured."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mischia.core.errors import MischiaError
from mischia.core.language import Strings
from mischia.games.deathroads.content import HERE

MEASURED = HERE / "estimates.toml"  # a list `table`: players, bosses, drones, drone_armour, won (0 to 1), games
KEYS = ("players", "bosses", "drones", "drone_armour", "games")


class Estimate(NamedTuple):
    """One kind of table, and how often its players won."""

    players: int
    bosses: int
    drones: int
    drone_armour: int
    games: int
    won: float


@cache
def measured(file: Path = MEASURED) -> tuple[Estimate, ...]:
    """All tables that were measured; none without the file."""
    if not file.is_file():
        return ()
    return tuple(read(row, file.name) for row in tomllib.loads(file.read_text(encoding="utf-8")).get("table", ()))


def read(row: dict[str, Any], file: str) -> Estimate:
    won = row.get("won")
    for key in KEYS:
        if not isinstance(row.get(key), int):
            raise MischiaError(f"{file}: {row}: {key}: {row.get(key)!r} is no number", "bad-content")
    if not isinstance(won, int | float) or not 0 <= won <= 1:
        raise MischiaError(f"{file}: {row}: won: {won!r} is no share from 0 to 1", "bad-content")
    return Estimate(**{key: row[key] for key in KEYS}, won=float(won))


def note(option: str, value: Any, say: Strings, known: tuple[Estimate, ...]) -> str:
    """How hard it gets by one choice, all others left as they are; nothing if that was not measured."""
    told = []
    for one in known:
        wanted = {"bosses": one.players, "drones": 0, "drone_armour": 0}
        if option == "drone_armour" and value:
            wanted["drones"] = 1
        wanted[option] = one.players if value is None else value
        if all(getattr(one, key) == wish for key, wish in wanted.items()):
            told.append(say("estimate-players", players=one.players, share=round(100 * one.won)))
    return say("estimate", shares=say.all_of(told)) if told else ""
