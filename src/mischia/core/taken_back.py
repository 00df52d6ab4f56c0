"""What is taken back: how a match remembers its questions, and how a file keeps what all agreed to take back."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

MOST = 100  # times that a match is gone back in: each is played again from its beginning
Answers = tuple[tuple[str, str], ...]


class Asked(NamedTuple):
    """A question of a match, and how much had happened when it was asked; of several who act openly, asked anew."""

    number: int
    answers: int
    events: int
    open: bool  # whether an answer to it shows nothing hidden by itself


class Undone(NamedTuple):
    """So many of the last moves were taken back by whoever made them."""

    times: int


class WentBack(NamedTuple):
    """All agreed to go back to when there were so many answers."""

    answers: int


class Dropped(NamedTuple):
    """What all agreed to take back: who asked for it, how many answers stayed, and those that came after them."""

    by: str
    to: int
    answers: Answers

    def document(self) -> dict[str, Any]:
        return {"by": self.by, "to": self.to, "answers": [list(answer) for answer in self.answers]}


class PlayedLine(NamedTuple):
    """The answers that stood at one time, from the first one on, and how they were gone back from then."""

    answers: Answers
    back: Dropped | None


def dropped_in(doc: Mapping[str, Any]) -> list[Dropped]:
    """What a file says was taken back, in the order in which it was."""
    if len(doc.get("taken_back", ())) > MOST:
        raise ValueError(f"something is taken back more than {MOST} times")
    return [Dropped(str(one["by"]), int(one["to"]), pairs(one["answers"])) for one in doc.get("taken_back", ())]


def lines_in(doc: Mapping[str, Any]) -> list[PlayedLine]:
    """The match of a file as it was played, line by line, the one that stands last.

    A file has the answers that stand and, each time, those that were taken back: it is read from its end.

    >>> back = {"by": "Ann", "to": 1, "answers": [["Bob", "b"], ["Ann", "c"]]}
    >>> doc = {"answers": [["Ann", "a"], ["Bob", "d"]], "taken_back": [back]}
    >>> [(line.answers, line.back is None) for line in lines_in(doc)]
    [((('Ann', 'a'), ('Bob', 'b'), ('Ann', 'c')), False), ((('Ann', 'a'), ('Bob', 'd')), True)]
    """
    stands = pairs(doc["answers"])
    found = [PlayedLine(stands, None)]
    for back in reversed(dropped_in(doc)):
        if not 0 <= back.to <= len(stands):
            raise ValueError(f"it goes back to {back.to} answers, of {len(stands)}")
        stands = (*stands[: back.to], *back.answers)
        found.append(PlayedLine(stands, back))
    return found[::-1]


def pairs(answers: Sequence[Sequence[str]]) -> Answers:
    return tuple((name, phrase) for name, phrase in answers)
