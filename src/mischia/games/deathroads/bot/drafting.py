"""What a bot does in a draft."""

from random import Random

from mischia.core.questions import Moves
from mischia.games.deathroads.bot.evaluate import DRAFTS
from mischia.games.deathroads.rules.state import State


def policy(s: State, seat: int, moves: Moves, effort: int, rng: Random) -> list[float]:
    """Nothing is known to be better than the rest, so take any; a race is left to the search."""
    return [1.0] * len(moves) if s.phase in DRAFTS else []
