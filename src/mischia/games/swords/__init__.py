"""Let's Hit Each Other With Fake Swords: point at a pile; who quarrels over it duels for it; three sets win."""

from pathlib import Path
from typing import Any

from mischia.core.errors import BadPosition
from mischia.core.game import Game, Hints
from mischia.games.swords.bot import at_rest, evaluate, policy, prior
from mischia.games.swords.cards import FEWEST, MOST
from mischia.games.swords.guess import guess, imagine
from mischia.games.swords.options import Options
from mischia.games.swords.phases import phase
from mischia.games.swords.position import KEYS, build, things
from mischia.games.swords.words import CLAUSES, EVENTS, MOVES, WORDS, reworded, subject


def fill_up(players: list[str], dummies: list[str]) -> dict[str, Any]:
    """SW-1: the players alone; this game knows no dummies."""
    if dummies:
        raise BadPosition("players", "this game knows no dummies; a bot may take a seat")
    return {"players": players}


GAME = Game(
    name="swords",
    folder=Path(__file__).parent,
    version="1",
    players=range(FEWEST, MOST + 1),
    options=Options,
    keys=KEYS,
    seats_key="players",
    build=build,
    phase=phase,
    clauses=CLAUSES,
    moves=MOVES,
    events=EVENTS,
    guess=guess,
    imagine=imagine,
    things=things,
    fill_up=fill_up,
    dummies=lambda s: [False] * s.seats,
    subject=subject,
    hints=Hints(evaluate, at_rest, prior, policy),
    words=WORDS,
    reworded=reworded,
    people_only=lambda options: bool(options.duels == "referee"),
)
