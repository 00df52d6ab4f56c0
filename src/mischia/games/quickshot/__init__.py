"""Quickshot: play one card, face down; the strongest takes the lead, and the leader after four rounds wins."""

from pathlib import Path
from typing import Any

from mischia.core.game import Game, Hints, Learnt
from mischia.games.quickshot.bot.beliefs import recall
from mischia.games.quickshot.bot.evaluate import at_rest, evaluate, prior
from mischia.games.quickshot.bot.inputs import action_of, inputs
from mischia.games.quickshot.options import Options
from mischia.games.quickshot.position.guess import guess, imagine, odds
from mischia.games.quickshot.position.keys import KEYS, build, phase, things
from mischia.games.quickshot.text.phrases import CLAUSES, EVENTS, MOVES, subject

DUMMIES = ("Zed", "Yun", "Xia", "Wim", "Val", "Uli")


def fill_up(players: list[str], dummies: list[str]) -> dict[str, Any]:
    """QS-78: one or two people sit down with dummies, so that there are five seats."""
    if not dummies and len(players) < 3:
        dummies = [name for name in DUMMIES if name not in players][: 5 - len(players)]
    return {"seats": players + dummies, "bots": dummies}


GAME = Game(
    name="quickshot",
    folder=Path(__file__).parent,
    package=__name__,
    version="1",
    players=range(1, 8),
    options=Options,
    keys=KEYS,
    seats_key="seats",
    build=build,
    phase=phase,
    clauses=CLAUSES,
    moves=MOVES,
    events=EVENTS,
    guess=guess,
    imagine=imagine,
    things=things,
    fill_up=fill_up,
    dummies=lambda s: s.dummies,
    subject=subject,
    hints=Hints(
        evaluate, at_rest, prior, learnt=Learnt(Path(__file__).parent / "bot" / "expert.npz", inputs, action_of)
    ),
    recall=recall,
    odds=odds,
    content=frozenset({"refused-bots"}),
    room_clause="QS-R32",
    joining_clause="QS-78",
)
