"""The ladder of the levels, match by match: one file, one line a match, which can be stopped and gone on with at will.

A rung is one level against the next below, at one number of seats, with one setting of the options. The next match is
of the rung that knows least; a rung that has shown what it should, or can't any more, gets none. A line counts while
the game and its bots are those of today.
"""

import hashlib
import json
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mischia import bots
from mischia.core.errors import BadFile
from mischia.games import GAMES
from mischia.lab.experiments.experiment import Experiment, folder_files
from mischia.lab.experiments.play_match import play
from mischia.lab.experiments.results import credit
from mischia.lab.experiments.runs import written
from mischia.lab.findings.steps import Against, Step, Together

SEED = "levels"
FEWEST = 20  # matches before a rung may be done
STOP = 0.99  # so sure it has to be: it is looked at again and again, and each time chance may deceive
BOTS = ("__init__.py", "search.py", "learnt.py")  # what decides how a level plays, beside the game
LOOK = 1.0  # seconds between two looks whether a pause is over

Line = dict[str, Any]


class Rung(NamedTuple):
    """One level against another."""

    game: str
    seats: int
    options: str  # as JSON, so that it can be a key
    above: str
    below: str

    @property
    def together(self) -> bool:
        """Whether all at a table win or lose together, so that each level plays alone."""
        return lost_by_all(self.game, self.seats, self.options)

    def experiment(self, number: int) -> tuple[Experiment, int]:
        """The match of this number: as an experiment, and which of its matches it is."""
        options = (json.loads(self.options),)
        if self.together:  # both levels meet the same chance
            level = (self.above, self.below)[number % 2]
            return Experiment("tournament", self.game, ((level,),), self.seats, number + 1, SEED, options), number // 2
        seed = f"{SEED}/{self.above}/{self.below}"
        levels = ((self.above, self.below),)
        return Experiment("tournament", self.game, levels, self.seats, number + 1, seed, options), number


@cache
def lost_by_all(game: str, seats: int, options: str) -> bool:
    """Whether a table can be lost by all who sit there."""
    any_players = (("random",),)
    match = Experiment("tournament", game, any_players, seats, 1, SEED, (json.loads(options),)).check().match(0)
    return bool(GAMES[game].may_be_lost(match.state))


def rung(game: str, seats: int, options: Mapping[str, Any], above: str, below: str) -> Rung:
    return Rung(game, seats, json.dumps(dict(options), sort_keys=True), above, below)


@dataclass
class Climb:
    """What is known of a rung so far."""

    goal: float  # Elo that it should show
    most: int  # matches
    step: Step
    done: set[int] = field(default_factory=set)  # the numbers of its matches
    seconds: float = 0.0  # that they took

    def add(self, rung: Rung, line: Line) -> None:
        """A match."""
        self.done.add(line["number"])
        self.seconds += line["seconds"]
        if isinstance(self.step, Together):
            self.step.add(line["number"] % 2, bool(line["won"]))
        elif isinstance(self.step, Against):
            players = line["players"]
            won = sum(credit(line, seat) for seat in line["won"] if players[seat] == rung.above)
            self.step.add(players.count(rung.above), players.count(rung.below), won)

    @property
    def settled(self) -> bool:
        """Whether more matches would tell nothing that is asked."""
        if len(self.done) >= self.most:
            return True
        if len(self.done) < FEWEST:
            return False
        elo = self.step.elo(STOP)
        return elo.low >= self.goal or elo.high < self.goal

    def next_number(self, pending: Iterable[int]) -> int:
        taken = {*self.done, *pending}
        return next(number for number in range(len(taken) + 1) if number not in taken)


class Ladder:
    """All rungs that are asked for, and the file of their matches."""

    def __init__(self, rungs: Mapping[Rung, tuple[float, int]], path: Path) -> None:
        self.path = path
        self.climbs = {
            one: Climb(goal, most, Together() if one.together else Against()) for one, (goal, most) in rungs.items()
        }
        for line in lines_of(path):
            one = rung(line["game"], line["seats"], line["options"], line["above"], line["below"])
            known = self.climbs.get(one)
            if known is not None and line["mark"] == mark(one.game) and line["number"] not in known.done:
                known.add(one, line)

    def next_rung(self, pending: Sequence[tuple[Rung, int]] = ()) -> Rung | None:
        """Of whom too few matches were played, then on whom the least time was spent; None when all is settled."""
        open_ones = [one for one, climb in self.climbs.items() if not climb.settled]
        counts = {one: len(self.climbs[one].done) + sum(other == one for other, _ in pending) for one in open_ones}
        open_ones = [one for one in open_ones if counts[one] < self.climbs[one].most]
        if not open_ones:
            return None
        fewest = min(open_ones, key=lambda one: counts[one])
        if counts[fewest] < FEWEST:
            return fewest
        return min(open_ones, key=lambda one: self.climbs[one].seconds / len(self.climbs[one].done) * counts[one])

    def take(self, one: Rung, line: Line) -> None:
        """A match that was played: on disk, then counted."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(written(line))
        self.climbs[one].add(one, line)

    def play_on(self, workers: int = 1, seconds: float = float("inf"), pause: Path | None = None) -> Iterator[Rung]:
        """Play what is missing till the time is over, the rung of each match; begin nothing while the file is there."""
        end = time.monotonic() + seconds
        pending: dict[Future[Line], tuple[Rung, int]] = {}
        with ProcessPoolExecutor(workers) as pool:
            while True:
                paused = pause is not None and pause.exists()
                if paused and not pending and time.monotonic() < end:
                    time.sleep(LOOK)
                    continue
                while not paused and len(pending) < workers and time.monotonic() < end:
                    one = self.next_rung(list(pending.values()))
                    if one is None:
                        break
                    number = self.climbs[one].next_number(at for other, at in pending.values() if other == one)
                    pending[pool.submit(play_one, one, number)] = one, number
                if not pending:
                    return
                for future in wait(pending, return_when=FIRST_COMPLETED).done:
                    one, _ = pending.pop(future)
                    self.take(one, future.result())
                    yield one


def play_one(one: Rung, number: int) -> Line:
    """A match of a rung, as the file has it."""
    experiment, at = one.experiment(number)
    begin = time.process_time()
    played = play(experiment, at)
    return {
        "game": one.game,
        "seats": one.seats,
        "options": json.loads(one.options),
        "above": one.above,
        "below": one.below,
        "number": number,
        "seed": played["seed"],
        "players": played["players"],
        "won": played["won"],
        "seconds": round(time.process_time() - begin, 3),
        "mark": mark(one.game),
    }


def lines_of(path: Path) -> Iterator[Line]:
    """The matches in the file; a last line that was cut off is cut out."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        return
    whole = 0
    with path.open("rb") as file:
        for number, text in enumerate(file, 1):
            if not text.endswith(b"\n"):
                break
            whole += len(text)
            try:
                line: Line = json.loads(text)
                line["number"], line["mark"]
            except (ValueError, KeyError, TypeError) as broken:
                raise BadFile(f"{path}: line {number} is no match of a ladder: {broken}", "bad-file") from broken
            yield line
    if whole < path.stat().st_size:
        with path.open("rb+") as file:
            file.truncate(whole)


@cache
def mark(game: str) -> str:
    """A mark of a game and of how levels play it, which changes when they do; a coach may change without it."""
    found = hashlib.sha256()
    folder = Path(bots.__file__).parent
    for name, path in [*folder_files(game), *((name, folder / name) for name in BOTS)]:
        found.update(name.encode() + path.read_bytes())
    return found.hexdigest()[:16]
