"""The only list of games."""

from mischia.core.errors import MischiaError, listed
from mischia.core.game import Game
from mischia.games import quickshot

GAMES: dict[str, Game] = {game.name: game for game in (quickshot.GAME,)}


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise MischiaError(f"There is no game {name!r}; there are: {listed(list(GAMES))}.", "unknown-game", name=name)
    return GAMES[name]
