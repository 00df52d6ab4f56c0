"""What a sensible driver knows about Death Roads: hints for the bots."""

from math import exp
from typing import Final

from mischia.core.bags import size
from mischia.core.questions import Ask, Moves
from mischia.games.deathroads.road import foremost, is_dirt
from mischia.games.deathroads.state import BOSS, OFF, State
from mischia.games.deathroads.turn import acted

DRAFTS: Final = ("presets", "vehicles", "pilots", "weapons", "placing")

# what things are worth in the race for the win, as a logit
ROW: Final = (1.5, 0.62, 0.42, 0.33, 0.28, 0.25)  # a row further ahead, by the events still to come
GEAR: Final = 0.12
ARMOUR: Final = 0.55  # a token, or full condition
LAST_ARMOUR: Final = 0.9  # more for what keeps one alive
HANDLING: Final = 0.10  # a point that can still be spent this round
CARD: Final = 0.06
TOKEN: Final = -0.12
DIRT: Final = -0.25
SKID: Final = -0.3  # below 1 handling, and for each gear
SHARPNESS: Final = 2.5  # how far a small lead is told from none


def at_rest(s: State) -> bool:
    """Between two turns nothing is under way; and after each choice of a draft."""
    question = s.question
    if s.phase in DRAFTS:
        return True
    return isinstance(question, Ask) and question.then is acted and s.acted == 0


def evaluate(s: State) -> list[float]:
    """Each seat's chance to win; in coop all have the same."""
    values = [0.0] * s.seats
    if s.question is None:
        for seat in s.winners:
            values[seat] = 1.0
        return values
    if s.phase in DRAFTS:
        return [1.0 / s.seats] * s.seats
    if s.options.coop:
        return [together(s)] * s.seats
    total = 0.0
    for seat in range(s.seats):
        if not s.out[seat]:
            values[seat] = exp(SHARPNESS * standing(s, seat))
            total += values[seat]
    for seat in range(s.seats):
        values[seat] /= total
    return values


def standing(s: State, racer: int) -> float:
    """How well a racer stands: how far ahead, how whole, how able to act."""
    row, _ = foremost(s, racer)
    score = ROW[min(s.events_left, len(ROW) - 1)] * row
    gear = 1
    health = 0.0
    for car in s.cars(racer):
        gear = max(gear, s.gear[car])
        whole = s.condition[car] / s.most_condition(car)
        health += len(s.armour[car]) + whole
        score += TOKEN * (s.stun[car] + s.burn[car] + s.veer[car])
        if s.cell[car] != OFF and is_dirt(s, s.cell[car]):
            score += DIRT
    score += GEAR * gear + ARMOUR * health + LAST_ARMOUR * min(health, 1.0)
    if not s.done[racer]:
        score += HANDLING * max(s.handling[racer], 0) + CARD * min(size(s.hand[racer]), 5)
        if s.handling[racer] < 1:
            score += SKID * gear
    return score


def together(s: State) -> float:
    """The players' chance against the bosses: what is left of them, of us, and of the road."""
    threat = 0.0
    for racer in s.initiative:
        if s.ai[racer] == BOSS:
            car = 2 * racer
            threat += len(s.armour[car]) + s.condition[car] / s.most_condition(car)
    strength = 9.0
    handling = 0.0
    for seat in range(s.seats):
        for car in s.cars(seat):
            strength = min(strength, len(s.armour[car]) + s.condition[car] / s.most_condition(car))
        if not s.done[seat] and s.handling[seat] > 0:
            handling += 0.05 * s.handling[seat]
    score = 0.9 * strength - 1.4 * threat / s.seats + 0.35 * s.events_left + handling / s.seats
    return 1.0 / (1.0 + exp(-score))


def prior(s: State, seat: int, moves: Moves) -> list[float]:
    """How often a sensible player makes each move; nothing means that all look alike."""
    question = s.question
    assert question is not None
    if question.then is not acted:
        return []
    return [weight(s, seat, str(move[0])) for move in moves]


def weight(s: State, seat: int, verb: str) -> float:
    """Play while there is handling to spend; with the last point rather pass than skid."""
    spare = s.handling[seat] > 1
    if verb[:4] == "play":
        return 4.0 if spare else 1.0
    if verb[:5] == "pilot":
        return 1.5 if spare else 0.4
    if verb == "focus":
        return 0.2
    return 0.3 if spare else 4.0
