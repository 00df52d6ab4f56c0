"""The only list of games."""

from mischia.core.errors import MischiaError, listed
from mischia.core.game import Game
from mischia.games import deathroads, quickshot

GAMES: dict[str, Game] = {game.name: game for game in (quickshot.GAME, deathroads.GAME)}


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        games = list(GAMES)
        raise MischiaError(
            f"There is no game {name!r}; there are: {listed(games)}.", "unknown-game", name=name, games=games
        )
    return GAMES[name]
