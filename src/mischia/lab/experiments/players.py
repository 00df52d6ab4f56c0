"""Who can take a seat in the lab: the bots of the house by their level, and anybody's by `module:name`."""

from collections.abc import Callable, Mapping
from importlib import import_module

from mischia.bots import Bot, bot_named, levels_of
from mischia.core.errors import MischiaError, listed
from mischia.core.game import Game

Bots = Mapping[str, Callable[[object], Bot]]  # by name: makes a bot from a seed


def player_named(name: str, seed: object, own: Bots | None = None) -> Bot:
    """The bot that plays under this name, for one seat of one match."""
    if own and name in own:
        return own[name](seed)
    if ":" in name:
        return maker(name)(seed)
    return bot_named(name, seed)


def maker(name: str) -> Callable[[object], Bot]:
    """What `module:name` makes bots with."""
    module, _, attribute = name.partition(":")
    try:
        found: Callable[[object], Bot] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as missing:
        raise MischiaError(f"No bot {name!r}: {missing}.", "unknown-bot", name=name) from missing
    if not callable(found):
        raise MischiaError(f"No bot {name!r}: it must make a bot when it is called with a seed.", "unknown-bot")
    return found


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
