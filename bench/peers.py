"""OpenSpiel's side: its rules and its search are C++, driven from Python as its examples do."""

import importlib
import sys
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

from bench.clock import Measure, Rates, per_second, timed

GOOFSPIEL = "goofspiel(players=5)"
HEARTS = "hearts"
NO_PASS = 0  # the first thing that chance says in hearts; the C++ ISMCTS crashes while cards are passed
EXPLORE = 2.0
BATCH = 500  # games that are played over and over
SIMULATIONS = 3000  # for each choice

spiel: Any = importlib.import_module("pyspiel")


def play(game: Any, rng: Random, most: int = sys.maxsize) -> tuple[Any, int]:
    """Play one game at random, to its end or to so many decisions; the last state, and how many decisions it took."""
    s = game.new_initial_state()
    players = range(game.num_players())
    decisions = 0
    while decisions < most and not s.is_terminal():
        if s.is_chance_node():
            outcomes = s.chance_outcomes()  # all alike in these games
            s.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        elif s.is_simultaneous_node():
            chosen = []
            for player in players:
                actions = s.legal_actions(player)
                chosen.append(actions[int(rng.random() * len(actions))])
            s.apply_actions(chosen)
            decisions += len(chosen)
        else:
            actions = s.legal_actions()
            s.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return s, decisions


def random_play(name: str, seconds: float) -> Rates:
    """Random play from a loop in Python, the same games over and over."""
    game = spiel.load_game(name)

    def batch() -> int:
        rng = Random(1)
        return sum([play(game, rng)[1] for _ in range(BATCH)])

    def run(n: int) -> float:
        for _ in range(n):
            batch()
        return n * BATCH

    games = per_second(run, seconds)
    return {"games": games, "decisions": games * batch() / BATCH}


def midway(game: Any, seed: int) -> Any:
    """A game at half of its decisions."""
    length = play(game, Random(seed))[1]
    return play(game, Random(seed), length // 2)[0]


def clones(name: str, seconds: float) -> Rates:
    """Copies of games that are half over."""
    game = spiel.load_game(name)
    states = [midway(game, seed) for seed in range(20)]

    def run(n: int) -> float:
        for s in states:
            for _ in range(n):
                s.clone()
        return n * len(states)

    return {"clones": per_second(run, seconds)}


def simulations(seed: int) -> float:
    """One whole game of hearts in which every player is the C++ ISMCTS bot; how many simulations that took."""
    rng = Random(seed)
    bot = spiel.ISMCTSBot(
        seed,
        spiel.RandomRolloutEvaluator(1, seed),
        EXPLORE,
        SIMULATIONS,
        -1,  # as many worlds as simulations
        spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,  # by information state
        False,
    )
    s = spiel.load_game(HEARTS).new_initial_state()
    s.apply_action(NO_PASS)
    done = 0
    while not s.is_terminal():
        if s.is_chance_node():
            s.apply_action(rng.choice(s.chance_outcomes())[0])
        else:
            done += SIMULATIONS if len(s.legal_actions()) > 1 else 0
            s.apply_action(bot.step(s))
    return done


class Searches:
    """Whole games of hearts, another one in each round."""

    def __init__(self) -> None:
        self.round = 0

    def __call__(self, seconds: float) -> Rates:
        self.round += 1
        done, took = timed(lambda: simulations(self.round))
        return {"simulations to the end": done / took}


def about() -> str:
    return f"OpenSpiel {version('open_spiel')}"


def measures() -> dict[str, Measure]:
    return {
        "goofspiel: random play": partial(random_play, GOOFSPIEL),
        "goofspiel: clones": partial(clones, GOOFSPIEL),
        "hearts: random play": partial(random_play, HEARTS),
        "hearts: clones": partial(clones, HEARTS),
        "hearts: search": Searches(),
    }
