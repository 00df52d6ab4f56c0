"""Puzzles: positions in which one move is clearly best. Each is a scenario that makes this move, and says why."""

from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mischia.core.game import Game
from mischia.core.match import Match
from mischia.core.phrases import tidy
from mischia.core.scenario import Scenario, named, read

HARDEST = 5


class Chance(NamedTuple):
    """How often a move wins, as far as was looked, and within which bounds."""

    mean: float
    low: float
    high: float


class Puzzle(NamedTuple):
    """Somebody's choice, the answer, and the proof."""

    id: str  # within its game
    scenario: Scenario
    hard: int  # 1 to HARDEST
    looked: int  # continuations
    chances: dict[str, Chance]  # by move: those that were looked at most, the answer first

    @property
    def seat(self) -> str:
        return self.scenario.lines[0].actor

    @property
    def answer(self) -> str:
        return self.scenario.lines[0].phrase

    def match(self, game: Game) -> Match:
        """The table at which it is asked."""
        scenario = self.scenario
        return Match(game, scenario.given, scenario.options, seed=scenario.id, scripted=True, watched=True)

    def is_solved(self, match: Match, phrase: str) -> bool:
        """Whether a phrase names the answer, be it in other words."""
        legal = match.moves(self.seat)
        said, answer = (named(match, [tidy(one)], legal) for one in (phrase, self.answer))
        return said == answer != []


def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, by their ids; none, if nobody has made any."""
    return _puzzles(game.folder)


@cache
def _puzzles(folder: Path) -> tuple[Puzzle, ...]:
    return tuple(puzzle_of(one) for path in sorted((folder / "puzzles").glob("*.yaml")) for one in read(path))


def puzzle_of(scenario: Scenario) -> Puzzle:
    proof = scenario.proof
    chances = {str(move): Chance(*bounds) for move, bounds in proof["chances"].items()}
    return Puzzle(scenario.id.rpartition("/")[2], scenario, int(proof["hard"]), int(proof["looked"]), chances)


def of_the_day(day: date, every: list[tuple[str, Puzzle]]) -> tuple[str, Puzzle] | None:
    """The puzzle of a day, the same for everybody: the games take turns, and all come before one comes again."""
    if not every:
        return None
    games = sorted({game for game, _ in every})
    number = day.toordinal()
    game = games[number % len(games)]
    own = [puzzle for name, puzzle in every if name == game]
    return game, own[number // len(games) % len(own)]
