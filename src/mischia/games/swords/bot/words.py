"""What a word is worth: where somebody will point, by what they want, what they say, and how they have kept their word.

An announcement binds nobody (SW-19). Whoever makes one is taken to have made up their mind, and then to tell it; or,
now and then, to name another pile, the sooner the more the others want it. So what they want, what they say and how
often they lie give the odds of where they will point, by Bayes. A bot of the level `normal` does just what is supposed
here: it may forget what it had made up its mind to, because its own word gives it back the same odds.
"""

from collections.abc import Sequence
from typing import Any, Final

from mischia.core.state import Event
from mischia.games.swords.bot.duel_strategy import Mix
from mischia.games.swords.rules.state import NOTHING, State

LIES: Final = 0.25  # the part of the announcements that are lies, of somebody who has not been heard yet
HEARD: Final = 4.0  # so many announcements that one has heard count as much as that


def recall(events: Sequence[Event], seats: int) -> dict[str, Any]:
    """By seat, how often somebody had announced a pile when all pointed, and how often they pointed at another."""
    told, broken, claims = [0] * seats, [0] * seats, [NOTHING] * seats
    for event in events:
        if event.id in ("boss", "sorts"):  # SW-R12: other piles, and nothing is said of them yet
            claims = [NOTHING] * seats
        elif event.id == "claims":
            claims[event.args[0]] = event.args[1]
        elif event.id == "points" and claims[event.args[0]] != NOTHING:
            seat, pile = event.args
            told[seat] += 1
            broken[seat] += pile != claims[seat]
    return {"told": told, "broken": broken}


def lies(s: State, seat: int) -> float:
    """How likely the next announcement of a seat is a lie."""
    told, broken = 0, 0
    if s.memory:
        told, broken = s.memory["told"][seat], s.memory["broken"][seat]
    return (LIES * HEARD + broken) / (HEARD + told)


def greedy(gains: list[float], greed: float) -> Mix:
    """Towards what one would gain oneself; the last entry is to get nothing."""
    mix = [(gain / gains[-1]) ** greed for gain in gains[:-1]]
    return [one / sum(mix) for one in mix]


def decoys(gains: list[list[float]], seat: int, pile: int) -> Mix:
    """What a liar says who will point at a pile: another one, by how much the others want it."""
    mix = [0.0] * (len(gains[seat]) - 1)
    for at in range(len(mix)):
        if at != pile:
            mix[at] = sum([one[at] / one[-1] for other, one in enumerate(gains) if other != seat])
    return [one / sum(mix) for one in mix]


def believed(s: State, gains: list[list[float]], seat: int, mix: Mix, liar: float) -> Mix:
    """Where somebody will point who would point so, and has said what they have said; `liar`: how often they lie."""
    said = s.claims[seat]
    if said == NOTHING or len(mix) == 1:
        return mix
    odds = [1.0 - liar if pile == said else liar * decoys(gains, seat, pile)[said] for pile in range(len(mix))]
    found = [one * likely for one, likely in zip(mix, odds, strict=True)]
    return [one / sum(found) for one in found]


def wanted(s: State, gains: list[list[float]], seat: int, greed: float) -> Mix:
    """Where somebody would point by greed who keeps away from what others have announced, as far as they believe it."""
    none = gains[seat][-1]
    worths = gains[seat][:]
    for other in range(s.seats):
        if other != seat and s.claims[other] != NOTHING:
            before = greedy(gains[other], greed)
            after = believed(s, gains, other, before, lies(s, other))
            for pile in range(len(before)):
                worths[pile] = none + (worths[pile] - none) * (1.0 + before[pile]) / (1.0 + after[pile])
    return greedy(worths, greed)


def expected(s: State, gains: list[list[float]], seat: int, greed: float) -> Mix:
    """Where somebody will point, as others see it who know what was said."""
    return believed(s, gains, seat, wanted(s, gains, seat, greed), lies(s, seat))
