"""How the cost grows: with the seats, with the moves of a game, with the answers of a match."""

import gc
import tracemalloc
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from random import Random

from bench.clock import Measure, Rates, per_second
from bench.ours import about, batch, clones, decisions_per_game, names, play_batches, start
from mischia.core import match as matches
from mischia.core.errors import BadPosition
from mischia.core.game import Game
from mischia.core.match import Match
from mischia.games import GAMES

__all__ = ["about", "measures"]

ANSWERS = 1500  # after so many no longer match is looked for


def seat_counts(game: Game) -> list[int]:
    """How many may sit down without help, and without an option for so few."""
    found = []
    for seats in game.players:
        with suppress(BadPosition):
            if not any(game.dummies(start(game, seats))):
                found.append(seats)
    return found


def by_seats(game: Game, seats: int, seconds: float) -> Rates:
    """How long a game is at so many seats, and how many microseconds a decision and a copy take."""
    first = start(game, seats)
    decisions = decisions_per_game(first)
    microseconds = 1e6 / per_second(partial(play_batches, first, batch(first)), seconds)
    return {
        "decisions": decisions,
        "decision": microseconds / decisions,
        "clone": 1e6 / clones(game, seats, seconds)["clones"],
    }


def random_match(game: Game, seed: int) -> Iterator[Match]:
    """A match played at random, after each answer."""
    rng = Random(seed)
    match = matches.new(game, names(seat_counts(game)[-1]), [], {}, seed)
    yield match
    while not match.over:
        name = match.awaited[0]
        match.play(name, rng.choice(match.moves(name)))
        yield match


def memory(game: Game, seconds: float) -> Rates:
    """How many bytes a long match takes at each fifth of its answers; what is made once was made before."""
    lengths: dict[int, int] = {}
    for seed in range(40):
        if sum(lengths.values()) < ANSWERS:
            lengths[seed] = sum(1 for _ in random_match(game, seed))
    longest = max(lengths, key=lambda seed: lengths[seed])
    stops = [fifth * (lengths[longest] - 1) // 5 for fifth in range(6)]
    found: Rates = {}
    gc.collect()
    tracemalloc.start()
    for at, match in enumerate(random_match(game, longest)):
        if at in stops:
            gc.collect()
            found[str(len(match.answers))] = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return found


def measures() -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    for name, game in GAMES.items():
        for seats in seat_counts(game):
            found[f"{name}: {seats} seats"] = partial(by_seats, game, seats)
        found[f"{name}: memory"] = partial(memory, game)
    return found
