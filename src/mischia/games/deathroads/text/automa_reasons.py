"""Why an AI chose as it did: what it weighed, told by its events, and what decided (DR-R47)."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from mischia.core.state import Event

LISTED: Final = ("weighs", "rules-out")
WAYS: Final = (*LISTED, "settles")  # events that tell a way to act


class Weights(NamedTuple):
    """What a way to act would bring."""

    harm: int
    rows: int
    distance: int
    dirt: int
    middle: float
    own: int
    cost: int
    used: int


BETTER: Final[dict[str, Callable[[Weights], float]]] = {  # by what is looked at: the less, the better
    "harm": lambda one: -one.harm,
    "distance": lambda one: 0 if one.harm else one.distance,
    "dirt": lambda one: one.dirt,
    "rows": lambda one: -one.rows,
    "middle": lambda one: one.middle,
    "own": lambda one: one.own,
    "cost": lambda one: one.cost,
    "used": lambda one: one.used,
}
TIES: Final = ("middle", "own", "cost", "used")
AGGRESSIVE: Final = ("harm", "distance", "dirt", "rows", *TIES)  # DR-176
RUNNER: Final = ("dirt", "rows", "harm", *TIES)  # DR-177


def weights(event: Event) -> Weights:
    """What an AI has weighed, from the event that tells it."""
    way, harm, rows, distance, dirt, middle, own, cost = event.args[1:]
    return Weights(harm, rows, distance, dirt, float(middle.replace("½", ".5")), own, cost, way.count("use"))


def decided_by(chosen: Event, ways: Sequence[Event], aggressive: bool) -> str:
    """What decided for a way: the last thing looked at that ruled others out."""
    order = AGGRESSIVE if aggressive else RUNNER
    mine = [BETTER[key](weights(chosen)) for key in order]
    others = [[BETTER[key](weights(way)) for key in order] for way in ways if way.args[1] != chosen.args[1]]
    others = [other for other in others if other >= mine]  # what would be better was too dear (DR-R53)
    if not others:
        return "only"
    decided = "first"
    for at, key in enumerate(order):
        left = [other for other in others if other[at] == mine[at]]
        if len(left) < len(others):
            decided = key
        if not left:
            return decided
        others = left
    return "first"
