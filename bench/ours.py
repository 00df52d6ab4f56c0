"""Mischia's side: every game of GAMES, through the public API, from a loop in Python."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

from bench.clock import Measure, Rates, per_second, timed
from mischia.bots import LEVELS, IsMcts, sensible
from mischia.core import match as matches
from mischia.core.game import Game
from mischia.core.guess import Seen
from mischia.core.position import load
from mischia.core.questions import Ask, AskAll, AskAny, Moves, Question
from mischia.core.state import State, play_out
from mischia.games import GAMES

SEATS = {name: min(5, game.players[-1]) for name, game in GAMES.items()}  # at how many seats each is measured
BATCH, DECISIONS = 500, 8000  # games that are played over and over: fewer of a long game, about so many decisions

CHOICES = 16  # of a searching bot in each round
TO_THE_END, CHOICES_TO_THE_END = 300, 4  # where each simulation is a whole game: simulations for a choice, and choices


def names(seats: int) -> list[str]:
    return [f"P{seat}" for seat in range(seats)]


def start(game: Game, seats: int) -> State:
    """A table before its first question is answered, nobody played by chance."""
    return load(game, game.fill_up(names(seats), []), game.options())[0]


def play(first: State, rng: Random) -> None:
    """Play one game at random."""
    s = first.clone()
    question = s.question
    while question is not None:
        question = s.answer(question.pick(rng))


def asked(question: Question) -> int:
    """How many seats decide now; chance is no seat."""
    if isinstance(question, AskAll):
        return sum(bool(moves) for moves in question.moves)
    return int(isinstance(question, Ask | AskAny))


def counted(first: State, rng: Random) -> Iterator[tuple[State, int]]:
    """The same game as `play` with the same rng: the state at each question, and how many seats decide."""
    s = first.clone()
    question = s.question
    while question is not None:
        yield s, asked(question)
        question = s.answer(question.pick(rng))


def batch(first: State) -> int:
    """How many games are played over and over."""
    length = sum(decided for _, decided in counted(first, Random(1)))
    return min(BATCH, max(10, DECISIONS // length))


def decisions_per_game(first: State) -> float:
    """In the very games that are played on the clock, counted outside of it."""
    rng, games = Random(1), batch(first)
    return sum(decided for _ in range(games) for _, decided in counted(first, rng)) / games


def play_batches(first: State, games: int, n: int) -> float:
    """Play the same games n times over; how many that were."""
    for _ in range(n):
        rng = Random(1)
        for _ in range(games):
            play(first, rng)
    return n * games


def midway(first: State, seed: int) -> State:
    """A game at half of its questions."""
    length = sum(1 for _ in counted(first, Random(seed)))
    return next(s for at, (s, _) in enumerate(counted(first, Random(seed))) if at == length // 2)


def random_play(game: Game, seats: int, seconds: float) -> Rates:
    """Random play from a loop in Python, and by the core's own loop, which is compiled with it."""
    first = start(game, seats)
    many = batch(first)

    def by_core(n: int) -> float:
        for _ in range(n):
            rng = Random(1)
            for _ in range(many):
                play_out(first.clone(), rng)
        return n * many

    per_game = decisions_per_game(first)
    games = per_second(partial(play_batches, first, many), seconds)
    return {
        "games": games,
        "decisions": games * per_game,
        "decisions in the core's loop": per_second(by_core, seconds) * per_game,
    }


def clones(game: Game, seats: int, seconds: float) -> Rates:
    """Copies of games that are half over."""
    states = [midway(start(game, seats), seed) for seed in range(20)]

    def run(n: int) -> float:
        for s in states:
            for _ in range(n):
                s.clone()
        return n * len(states)

    return {"clones": per_second(run, seconds)}


def hard() -> IsMcts:
    """The strongest bot of the house, by its number of simulations."""
    bot = LEVELS["hard"]
    assert isinstance(bot, IsMcts)
    return bot


def simulations(game: Game, bot: IsMcts, choices: int, seed: int) -> float:
    """How many simulations a second the bot makes, over so many of its choices in a game where it plays every seat.

    What it does without a search, by a game's own mixed strategy or as there is no choice, is off the clock.
    """
    match = matches.new(game, names(SEATS[game.name]), [], {}, seed)
    assert bot.iterations is not None
    done, took = 0, 0.0
    while not match.over and done < choices * bot.iterations:
        name = match.awaited[0]
        seen = match.see_as(name)
        search = bot.search(seen)
        moves = sensible(search.known, search.seat)
        if len(moves) == 1 or bot.mix(seen, search, moves):
            match.play(name, bot.choose(seen))
            continue
        move, seconds = timed(partial(thought, bot, seen, moves))
        done, took = done + bot.iterations, took + seconds
        match.play(name, move)
    return done / took if took else 0.0


def thought(bot: IsMcts, seen: Seen, moves: Moves) -> str:
    """The move that a search finds."""
    search = bot.search(seen)
    bot.run(search)
    return seen.phrase(search.best(moves))


class Searches:
    """Games of the hard bot: another one in each round, the same ones in every build."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.round = 0

    def __call__(self, seconds: float) -> Rates:
        """With the game's hints, as `hard` plays; and without, on to the end of the game each time, as peers do."""
        self.round += 1
        to_the_end = replace(hard(), iterations=TO_THE_END, hints=False)
        return {
            "simulations": simulations(self.game, hard(), CHOICES, self.round),
            "simulations to the end": simulations(self.game, to_the_end, CHOICES_TO_THE_END, self.round),
        }


def about() -> str:
    """Whether this is the source or the compiled build, and from how many modules."""
    files = [str(module.__file__) for name, module in sys.modules.items() if name.startswith("mischia.")]
    compiled = sum(not file.endswith(".py") for file in files)
    return f"compiled, {compiled} of {len(files)} modules" if compiled else f"source, {len(files)} modules"


def measures() -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    for name, game in GAMES.items():
        found[f"{name}: random play"] = partial(random_play, game, SEATS[name])
        found[f"{name}: clones"] = partial(clones, game, SEATS[name])
        found[f"{name}: search"] = Searches(game)
    return found
