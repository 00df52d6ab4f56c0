"""Results: a file with the experiment in its first line, then one line a match, in the order of their numbers."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mischia.core.errors import BadFile, MischiaError
from mischia.core.match import FORMAT, Match
from mischia.games import game_named
from mischia.lab.experiments.experiment import Experiment, mark, read_header

if TYPE_CHECKING:
    from pandas import DataFrame

    from mischia.lab.experiments.play_match import Line


class Results:
    """What an experiment has brought so far. The file is read line by line: memory does not grow with it."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.experiment, self.mark = self._head()

    def _head(self) -> tuple[Experiment, str]:
        try:
            with self.path.open(encoding="utf-8") as file:
                head = json.loads(file.readline())
        except OSError as error:
            raise BadFile(f"{self.path}: {error.strerror}", "bad-file") from error
        except ValueError as error:
            raise BadFile(f"{self.path}: this is no results file of the lab ({error}).", "bad-file") from error
        experiment = read_header(head, self.path)
        game_named(experiment.game)
        return experiment, str(head.get("mark"))

    def __iter__(self) -> Iterator["Line"]:
        """The matches, in order; a last line that was cut off is left out."""
        with self.path.open(encoding="utf-8") as file:
            file.readline()
            for number, text in enumerate(file):
                if not text.endswith("\n"):
                    return
                yield self._line(number, text)

    def _line(self, number: int, text: str) -> "Line":
        try:
            line: Line = json.loads(text)
            there = line["match"]
        except (ValueError, KeyError, TypeError) as broken:
            raise BadFile(f"{self.path}: line {number + 2} is no match: {broken}", "bad-file") from broken
        if there != number:
            raise BadFile(f"{self.path}: line {number + 2} is match {there}, expected {number}.", "bad-file")
        return line

    def __len__(self) -> int:
        return sum(1 for _ in self)

    @property
    def changed(self) -> bool:
        """Whether the game's rules or content are not those that the file was made with."""
        return self.mark != mark(self.experiment.game)

    def cut(self) -> int:
        """Cut off a last line that was not written whole; the number of matches that are there."""
        done = len(self)
        with self.path.open("rb+") as file:
            for _ in range(done + 1):
                file.readline()
            file.truncate()
        return done

    def match(self, number: int) -> Match:
        """A match as it was played, to look at or to replay."""
        for line in self:
            if line["match"] == number:
                return restore(self.experiment, line)
        raise MischiaError(f"{self.path} holds no match {number}; there are 0 to {len(self) - 1}.", "bad-lab")

    def frame(self) -> "DataFrame":
        """One row for each seat of each match: who sat there, whether it won, how much it decided."""
        from pandas import DataFrame

        rows = [row for line in self for row in seat_rows(line)]
        return DataFrame(rows)


def restore(experiment: Experiment, line: "Line") -> Match:
    """The match that a line tells of, all its answers given again."""
    doc = {
        "mischia": FORMAT,
        "game": experiment.game,
        "options": line["options"],
        "seed": line["seed"],
        "scripted": False,
        "given": experiment.match(line["match"]).given,
        "answers": line["answers"],
    }
    return Match.restore(game_named(experiment.game), doc)


def credit(line: "Line", seat: int) -> float:
    """A seat's part of the win: those who win together share it."""
    return 1 / len(line["won"]) if seat in line["won"] else 0.0


def seat_rows(line: "Line") -> Iterator[dict[str, Any]]:
    """What a line tells of each seat."""
    for seat, player in enumerate(line["players"]):
        yield {
            "match": line["match"],
            "seat": seat + 1,
            "player": player,
            "won": credit(line, seat),
            "decisions": line["facts"]["decisions"][seat],
            "forced": line["facts"]["forced"][seat],
        }
