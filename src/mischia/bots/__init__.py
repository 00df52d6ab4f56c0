"""Bots: players that choose a move from a seat's knowledge, never from the state."""

import json
import random
from dataclasses import dataclass, replace
from hashlib import sha256
from math import inf
from time import perf_counter
from typing import Any, Protocol

from mischia.bots import learnt
from mischia.bots.search import Search, weighted
from mischia.core.errors import IllegalMove, MischiaError, listed
from mischia.core.game import Game, Learnt
from mischia.core.guess import Seen
from mischia.core.position import view
from mischia.core.questions import Moves
from mischia.core.state import State

ENOUGH = 1000  # simulations, if nothing is said
BATCH = 16  # simulations between two looks at the clock


class Bot(Protocol):
    """Whoever can choose a move."""

    def choose(self, seen: Seen) -> str:
        """One of `seen.moves`."""


@dataclass(frozen=True)
class Random:
    """Any legal move, each as likely as the next; the same knowledge and seed give the same move."""

    seed: object = 0

    def choose(self, seen: Seen) -> str:
        check_choice(seen)
        if len(seen.moves) == 1:
            return seen.moves[0]
        known = seen.imagine()
        moves = sensible(known, seen.seat)
        return seen.phrase(random_of(self.seed, seen, known).choice(moves))


@dataclass(frozen=True)
class IsMcts:
    """Information-set Monte Carlo tree search, by a number of simulations or by seconds.

    With a number of simulations, the same knowledge and seed give the same move.
    """

    iterations: int | None = None
    seconds: float | None = None
    seed: object = 0
    hints: bool = True  # whether to judge and to play on as the game's own hints say
    horizon: int = 1  # how many resting points ahead to look; 0 to the end of the game
    explore: float | None = None  # how much to try what has looked worse so far; None: as the game's hints say
    level: str = ""  # for which a game may have a way of its own

    def __post_init__(self) -> None:
        if self.iterations is not None and (not is_whole(self.iterations) or self.iterations < 1):
            raise bad_bot("iterations", self.iterations, "a whole number from 1 on")
        if self.seconds is not None and not (is_number(self.seconds) and 0 < self.seconds < inf):
            raise bad_bot("seconds", self.seconds, "a number above 0")
        if not is_whole(self.horizon) or self.horizon < 0:
            raise bad_bot("horizon", self.horizon, "a whole number from 0 on")

    def choose(self, seen: Seen) -> str:
        check_choice(seen)
        if len(seen.moves) == 1:
            return seen.moves[0]
        return self.in_game(seen.game).think(seen)

    def in_game(self, game: Game) -> "IsMcts":
        """The same bot as this game has it for its level."""
        way = game.hints.ways.get(self.level)
        if way is None:
            return self
        return replace(self, iterations=way.simulations, hints=way.hints, horizon=way.horizon)

    def think(self, seen: Seen) -> str:
        search = self.search(seen)
        if seen.speaks:
            move = seen.game.hints.impulse(search.known, search.seat, self.effort, search.rng)
            if move is not None:
                return seen.phrase(move)
        moves = sensible(search.known, search.seat)
        if len(moves) > 1:
            mix = self.mix(seen, search, moves)
            if mix:
                return seen.phrase(weighted(moves, mix, search.rng))
            self.run(search)
        return seen.phrase(search.best(moves))

    def mix(self, seen: Seen, search: Search, moves: Moves) -> list[float]:
        """The game's own mixed strategy for what is asked, if it has one: a search finds only a best move."""
        if not self.hints:
            return []
        return seen.game.hints.policy(search.known, search.seat, moves, self.effort, search.rng)

    @property
    def effort(self) -> int:
        return ENOUGH if self.iterations is None else self.iterations

    def search(self, seen: Seen) -> Search:
        """The search that is about to begin."""
        known = seen.imagine()
        rng = random_of(self.seed, seen, known)
        hints = seen.game.hints
        return Search(
            known,
            seen.seat,
            seen.game.guess,
            hints.evaluate,
            hints.at_rest,
            hints.prior if self.hints else None,
            hints.considered if self.hints else None,
            self.horizon if self.hints else 0,
            hints.explore if self.explore is None else self.explore,
            rng,
        )

    def run(self, search: Search) -> None:
        if self.seconds is None:
            search.simulate(self.effort)
            return
        end = perf_counter() + self.seconds
        while perf_counter() < end:
            search.simulate(BATCH)


@dataclass(frozen=True)
class Expert:
    """The game's learnt policy: it mixes its moves as it has learnt to, and looks no further; or the game's best way.

    The same knowledge and seed give the same move.
    """

    seed: object = 0

    def choose(self, seen: Seen) -> str:
        check_choice(seen)
        if len(seen.moves) == 1:
            return seen.moves[0]
        policy = seen.game.hints.learnt
        if policy is None and "expert" in seen.game.hints.ways:
            return IsMcts(seed=self.seed, level="expert").choose(seen)
        if policy is None:
            raise unknown_bot("expert", levels_of(seen.game))
        known = seen.imagine()
        moves = sensible(known, seen.seat)
        mix = learnt_mix(policy, known, seen.seat, moves)
        return seen.phrase(weighted(moves, mix, random_of(self.seed, seen, known)))


def learnt_mix(policy: Learnt[Any], known: State, seat: int, moves: Moves) -> list[float]:
    """How likely each move is by what was learnt."""
    found = learnt.scores(learnt.layers_of(policy.file), policy.inputs(known, seat))
    return learnt.weights([found[policy.action(move)] for move in moves])


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def bad_bot(key: str, value: object, accepted: str) -> MischiaError:
    return MischiaError(f"{key}: {value!r} can't be; accepted: {accepted}.", "bad-bot")


def check_choice(seen: Seen) -> None:
    if not seen.moves:
        raise IllegalMove(f"{seen.name} has nothing to choose.")


def sensible(known: State, seat: int) -> Moves:
    """The moves that a bot chooses from: those that take the game on, if there are any."""
    assert known.question is not None
    return known.question.onward(seat) or known.question.legal(seat)


def random_of(seed: object, seen: Seen, known: State) -> random.Random:
    """A source of chance that depends on the seed, the seat and what it knows, but not on who has chosen first.

    Two seats may see the very same: without the seat they would think the same thoughts.
    """
    doc = seen.view  # what is imagined looks the same from there
    if known.sealed is not None:
        known.sealed = None
        doc = view(seen.game, known, seen.view[seen.game.seats_key], seen.name)
    said = json.dumps([str(seed), seen.seat, doc], sort_keys=True)
    return random.Random(int.from_bytes(sha256(said.encode()).digest(), "big"))


LEVELS: dict[str, Random | IsMcts | Expert] = {
    "random": Random(),
    "easy": IsMcts(iterations=2, hints=False, level="easy"),
    "normal": IsMcts(iterations=6, level="normal"),
    "hard": IsMcts(iterations=3000, level="hard"),
    "expert": Expert(),
}


def levels_of(game: Game) -> list[str]:
    """The levels that there are in a game, from weak to strong: an expert only where the game has one."""
    has_expert = game.hints.learnt is not None or "expert" in game.hints.ways
    return [level for level in LEVELS if level != "expert" or has_expert]


def bot_named(level: str, seed: object = 0) -> Bot:
    """A bot by its level: random, easy, normal, hard; in games that have one, expert."""
    if not isinstance(level, str) or level not in LEVELS:
        raise unknown_bot(level, list(LEVELS))
    return replace(LEVELS[level], seed=seed)


def check_level(level: object, game: Game) -> None:
    """Refuse a bot that this game does not have."""
    if level not in levels_of(game):
        raise unknown_bot(level, levels_of(game))


def unknown_bot(level: object, levels: list[str]) -> MischiaError:
    return MischiaError(f"No bot {level!r}; there are: {listed(levels)}.", "unknown-bot", name=str(level))
