"""The only list of games: those of this house, and those that other packages bring by an entry point."""

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from mischia.core.errors import MischiaError, listed
from mischia.core.game import Game
from mischia.core.page import Page
from mischia.core.plain import PLAIN
from mischia.games import deathroads, quarriors, quickshot, swords
from mischia.games.quarriors.content.box import fault_of_the_host

GAMES: dict[str, Game] = {game.name: game for game in (quickshot.GAME, swords.GAME, quarriors.GAME, deathroads.GAME)}


def brought() -> dict[str, Game]:
    """The games of other packages, by the entry point `mischia.games`; a faulty one is left out with a warning."""
    found: dict[str, Game] = {}
    for point in entry_points(group="mischia.games"):
        try:
            game = point.load()
            if not isinstance(game, Game):
                raise TypeError(f"{game!r} is no Game")
            if game.name in {**GAMES, **found}:
                raise ValueError(f"there is a game {game.name!r} already")
        except Exception as error:  # whatever another package may do wrong
            warnings.warn(f"The game {point.name} ({point.value}) is left out: {error}.", stacklevel=2)
        else:
            found[game.name] = game
    return found


GAMES.update(brought())


def refuse_bad_content() -> None:
    """Refuse to play with files of the host that are wrong; importing the games does not."""
    fault = fault_of_the_host()
    if fault is not None:
        raise fault


def game_named(name: str, among: dict[str, Game] = GAMES) -> Game:
    """The game of this name."""
    refuse_bad_content()
    if not isinstance(name, str) or name not in among:
        games = list(among)
        raise MischiaError(
            f"There is no game {name!r}; there are: {listed(games)}.", "unknown-game", name=str(name), games=games
        )
    return among[name]


def page_of(game: Game) -> Page[Any]:
    """How a game draws its table: `PAGE` of its `page`, which nobody loads who only plays; or plainly."""
    return _page(game.package) if game.package else PLAIN


@cache
def _page(package: str) -> Page[Any]:
    name = f"{package}.page"
    return import_module(name).PAGE if find_spec(name) else PLAIN
