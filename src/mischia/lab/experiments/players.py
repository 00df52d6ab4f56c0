"""Who can take a seat in the lab: the bots of the house by their level, and anybody's by `module:name`."""

from collections.abc import Callable, Mapping

from mischia.bots import Bot, bot_named, levels_of
from mischia.bots.own import maker, own_bot
from mischia.core.errors import MischiaError, listed
from mischia.core.game import Game

Bots = Mapping[str, Callable[[object], Bot]]  # by name: makes a bot from a seed


def player_named(name: str, seed: object, own: Bots | None = None) -> Bot:
    """The bot that plays under this name, for one seat of one match."""
    if own and name in own:
        return own[name](seed)
    if ":" in name:
        return own_bot(name, seed)
    return bot_named(name, seed)


def check_player(name: str, game: Game, own: Bots | None = None) -> None:
    """Refuse a name under which nobody plays."""
    if own and name in own:
        return
    if ":" in name:
        maker(name)
    elif name not in levels_of(game):
        levels = listed(levels_of(game))
        raise MischiaError(
            f"No bot {name!r}; there are: {levels}, and your own as module:name.", "unknown-bot", name=name
        )
