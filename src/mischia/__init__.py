"""Four tabletop brawls, played exactly by the book."""

from mischia.api import check, load, new, open, restore
from mischia.bots import IsMcts, Random, bot_named
from mischia.core.errors import BadFile, BadPosition, BadScenario, IllegalMove, MischiaError, UnknownMove
from mischia.core.guess import Seen
from mischia.core.match import Match
from mischia.games import GAMES

__all__ = [
    "GAMES",
    "BadFile",
    "BadPosition",
    "BadScenario",
    "IllegalMove",
    "IsMcts",
    "Match",
    "MischiaError",
    "Random",
    "Seen",
    "UnknownMove",
    "bot_named",
    "check",
    "load",
    "new",
    "open",
    "restore",
]
