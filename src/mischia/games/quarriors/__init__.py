"""Quarriors! Quarmageddon: capture dice, summon creatures, and keep them alive until they score."""

from pathlib import Path
from typing import Any

from mischia.core.errors import BadPosition
from mischia.core.game import FirstGame, Game, Hints, Way
from mischia.games.quarriors.bot.evaluate import at_rest, evaluate, prior
from mischia.games.quarriors.content.box import HERE, read_files
from mischia.games.quarriors.options import Options
from mischia.games.quarriors.position.guess import guess, imagine
from mischia.games.quarriors.position.keys import KEYS, build, phase, things
from mischia.games.quarriors.rules.forced import forced
from mischia.games.quarriors.rules.rolling import throws
from mischia.games.quarriors.text.phrases import CLAUSES, EVENTS, MOVES, WORDING, subject, takes


def fill_up(players: list[str], dummies: list[str]) -> dict[str, Any]:
    """QU-1: two to four people; there are no dummies."""
    if dummies:
        raise BadPosition("dummies", "Quarriors is played without dummies")
    return {"players": players}


def messages() -> frozenset[str]:
    """The messages that name and explain the dice and cards of the two boxes, and what can't be chosen of them."""
    data = read_files(HERE)
    cards = [f"{kind}-{id}" for kind in ("card", "effect") for id in data["cards"]]
    return frozenset(
        [*cards, *[f"{kind}-{name}" for kind in ("die", "short") for name in data["dice"]], "refused-wilds"]
    )


GAME = Game(
    name="quarriors",
    folder=Path(__file__).parent,
    package=__name__,
    version="2",
    players=range(2, 5),
    first=FirstGame(seats=2, options={"sets": "base"}),
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
    hints=Hints(evaluate, at_rest, prior, ways={"hard": Way(2000)}),
    wording=WORDING,
    room_clause="QU-1",
    takes=takes,
    throws=throws,
    forced=forced,
    content=messages(),
)
