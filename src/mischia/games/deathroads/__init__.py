"""Death Roads: All Stars: race and fight at once; the last one alive wins, or else the one who is furthest ahead."""

from pathlib import Path
from typing import Any

from mischia.core.errors import BadPosition
from mischia.core.game import FirstGame, Game, Hints, Way
from mischia.core.language import message_of
from mischia.games.deathroads.bot.beliefs import odds, recall
from mischia.games.deathroads.bot.drafting import policy
from mischia.games.deathroads.bot.evaluate import at_rest, considered, evaluate, prior
from mischia.games.deathroads.options import Options
from mischia.games.deathroads.position.guess import guess, imagine
from mischia.games.deathroads.position.keys import BEGIN, KEYS, asked, build, things
from mischia.games.deathroads.position.read_table import MOST_PLAYERS
from mischia.games.deathroads.position.settled import forced
from mischia.games.deathroads.text import card_text
from mischia.games.deathroads.text.phrases import (
    CLAUSES,
    EVENTS,
    MOVES,
    in_the_box,
    messages,
    subject,
    takes,
    way_in_words,
)


def fill_up(players: list[str], dummies: list[str]) -> dict[str, Any]:
    """Nobody sits down but players; AI drivers come with the option coop."""
    if dummies:
        raise BadPosition("players", "there are no dummies in this game; AI drivers come with the option coop")
    return {"players": players, "phase": "vehicles", "agenda": BEGIN}


GAME = Game(
    name="deathroads",
    folder=Path(__file__).parent,
    package=__name__,
    version="3",
    players=range(1, MOST_PLAYERS + 1),
    forced=forced,
    first=FirstGame(seats=3, options={"first_game": True}),
    options=Options,
    keys=KEYS,
    seats_key="players",
    build=build,
    phase=asked,
    clauses=CLAUSES,
    moves=MOVES,
    events=EVENTS,
    guess=guess,
    imagine=imagine,
    things=things,
    fill_up=fill_up,
    dummies=lambda s: [False] * s.seats,
    subject=subject,
    hints=Hints(
        evaluate,
        at_rest,
        prior,
        policy,
        considered,
        ways={"easy": Way(1), "normal": Way(60), "hard": Way(400)},
        explore=0.04,
    ),
    wording={"way": way_in_words},
    made={message_of("effect", name): card_text.in_the_box(name) for name in in_the_box()},
    content=frozenset(messages()),
    takes=takes,
    recall=recall,
    odds=odds,
    may_be_lost=lambda s: s.options.coop,
    room=lambda options: range(1 if options.coop else 2, MOST_PLAYERS + 1),
    room_clause="DR-3",  # alone one drives against bosses
)
