"""The only list of games."""

from importlib import import_module
from typing import Any

from mischia.core.errors import MischiaError, listed
from mischia.core.game import Game
from mischia.core.page import Page
from mischia.games import deathroads, quarriors, quickshot, swords
from mischia.games.quarriors.content.box import fault_of_the_host

GAMES: dict[str, Game] = {game.name: game for game in (quickshot.GAME, swords.GAME, quarriors.GAME, deathroads.GAME)}
WITH_PAGES = {name: game for name, game in GAMES.items() if (game.folder / "page").is_dir()}  # what a site offers


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
    """How a game draws its table: `PAGE` of the folder `page`, which nobody loads who only plays."""
    page: Page[Any] = import_module(f"mischia.games.{game.folder.name}.page").PAGE
    return page
