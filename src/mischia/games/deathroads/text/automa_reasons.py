"""Why an AI chose as it did: what it weighed, told by its events, and what decided (DR-R47)."""

from collections.abc import Sequence
from typing import Final

from mischia.core.state import Event
from mischia.games.deathroads.rules.automa_weighing import Outcome, order, weights

LISTED: Final = ("weighs", "rules-out")
WAYS: Final = (*LISTED, "settles")  # events that tell a way to act


def outcome(event: Event) -> Outcome:
    """What an AI has weighed, from the event that tells it."""
    way, harm, rows, distance, dirt, middle, own, cost = event.args[1:]
    lanes = 2 * int(middle.rstrip("½") or 0) + middle.count("½")
    used = way.count("use")
    return Outcome((), harm, False, False, distance, bool(dirt), rows, lanes, own, False, cost, used)


def decided_by(chosen: Event, ways: Sequence[Event], aggressive: bool) -> str:
    """What decided for a way: the last thing looked at that ruled others out."""
    mine = weights(outcome(chosen), aggressive)
    others = [weights(outcome(way), aggressive) for way in ways if way.args[1] != chosen.args[1]]
    others = [other for other in others if other >= mine]  # what would be better was too dear (DR-R53)
    if not others:
        return "only"
    decided = "first"
    for at, look in enumerate(order(aggressive)):
        left = [other for other in others if other[at] == mine[at]]
        if len(left) < len(others):
            decided = look
        if not left:
            return decided
        others = left
    return "first"
