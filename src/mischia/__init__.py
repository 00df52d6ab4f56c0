"""Four tabletop brawls, played exactly by the book."""

from typing import Any

from mischia.api import check, hint, load, new, open, restore, why
from mischia.bots import IsMcts, Random, bot_named
from mischia.core import picture
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
    "hint",
    "load",
    "new",
    "open",
    "restore",
    "why",
]


def _draw(thing: Any) -> str | None:
    """The page's own drawing; the web is needed for nothing else here, so it is loaded when something is drawn."""
    from mischia.web.pages.notebook import drawn

    return drawn(thing)


picture.drawn_by(_draw)
