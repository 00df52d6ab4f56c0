"""Let's Hit Each Other With Fake Swords: point at a pile; who quarrels over it duels for it; three sets win."""

from pathlib import Path
from typing import Any

from mischia.core.errors import BadPosition
from mischia.core.game import FirstGame, Game, Hints, Trait, Way
from mischia.core.questions import Move
from mischia.games.swords.bot.evaluate import at_rest, evaluate, impulse, policy, prior
from mischia.games.swords.bot.words import recall
from mischia.games.swords.options import Options
from mischia.games.swords.position.guess import guess, imagine, odds
from mischia.games.swords.position.keys import KEYS, build, things
from mischia.games.swords.rules.cards import FEWEST, MOST
from mischia.games.swords.rules.duel import YIELD
from mischia.games.swords.rules.phases import phase
from mischia.games.swords.rules.state import State
from mischia.games.swords.text.phrases import CLAUSES, EVENTS, MOVES, WORDS, reworded, subject


def fill_up(players: list[str], dummies: list[str]) -> dict[str, Any]:
    """SW-1: the players alone; this game knows no dummies."""
    if dummies:
        raise BadPosition("players", "this game knows no dummies; a bot may take a seat")
    return {"players": players}


def gives_up(s: State, seat: int) -> Move | None:
    """SW-R23: a duellist who walks away, or lets the clock run out, has given up the duel."""
    open = s.question is not None and YIELD in s.question.legal(seat)
    sealed = s.sealed is not None and s.sealed[seat] is not None
    return YIELD if open and not sealed else None


STATURES = Trait("statures", "SW-R18", range(50, 251))  # in centimetres
GAME = Game(
    name="swords",
    folder=Path(__file__).parent,
    package=__name__,
    version="2",
    players=range(FEWEST, MOST + 1),
    first=FirstGame(seats=4),
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
    hints=Hints(evaluate, at_rest, prior, policy, impulse=impulse, ways={"easy": Way(2)}),
    recall=recall,
    odds=odds,
    words=WORDS,
    reworded=reworded,
    traits=(STATURES,),
    gives_up=gives_up,
    room_clause="SW-1",
    people_only=lambda options: bool(options.duels == "referee"),
)
