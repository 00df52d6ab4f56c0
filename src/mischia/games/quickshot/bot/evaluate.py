"""What a sensible player knows about Quickshot: hints for the bots.

The worth of the lead and of each card was fitted, as a logit, to who won some thousand matches between bots, from how
the table lay between two rounds.
"""

from math import exp
from typing import Final

from mischia.core.bags import Bag, items
from mischia.core.questions import Chance, Moves
from mischia.games.quickshot.rules.cards import ASSAULT, CAMOUFLAGE, REINFORCEMENTS, ROUNDS
from mischia.games.quickshot.rules.rounds import leader_drew, reinforced, victim_discarded
from mischia.games.quickshot.rules.state import NOBODY, State

# by the round that is about to begin
LEAD: Final = (0.0, 0.5, 0.47, 0.38, 0.57)
CARDS: Final = (
    (),
    (0.0, 0.3, 0.3, 0.4, 0.2, 0.15, 0.05, 0.1, 0.3),
    (0.0, 0.35, 0.35, 0.47, 0.2, 0.12, 0.03, 0.11, 0.32),
    (0.0, 0.37, 0.44, 0.77, 0.29, 0.05, 0.07, 0.16, 0.39),
    (0.0, 0.22, 0.55, 1.06, 0.37, 0.05, 0.08, 0.14, 0.37),
)

_worth: Final[list[dict[Bag, float]]] = [{} for _ in CARDS]


def at_rest(s: State) -> bool:
    """Between two rounds nothing is under way."""
    question = s.question
    return isinstance(question, Chance) and question.then is leader_drew


def evaluate(s: State) -> list[float]:
    """Each seat's chance to win."""
    values = [0.0] * s.seats
    if s.question is None:
        for seat in s.winners:
            values[seat] = 1.0
        return values
    total = 0.0
    for seat in s.players:
        value = worth(s.hands[seat], s.round)
        if seat == s.leader:
            value *= exp(LEAD[s.round])
        values[seat] = value
        total += value
    for seat in s.players:
        values[seat] /= total
    return values


def worth(hand: Bag, turn: int) -> float:
    """What a hand is worth in the race for the win before this round, beside 1 for none."""
    found = _worth[turn].get(hand, 0.0)
    if found == 0.0:
        score = 0.0
        for card in items(hand):
            score += CARDS[turn][card]
        found = exp(score)
        _worth[turn][hand] = found
    return found


def prior(s: State, seat: int, moves: Moves) -> list[float]:
    """How often a sensible player makes each move; nothing means that all look alike."""
    question = s.question
    assert question is not None
    if question.then is reinforced:
        return reinforcing(s, seat, moves)
    if question.then is victim_discarded:  # the card that is worth least goes first
        return [exp(-4.0 * CARDS[s.round][move[1]]) for move in moves]
    return []


def reinforcing(s: State, seat: int, moves: Moves) -> list[float]:
    """Grow when it takes the lead, and by the card that is worth least; in the last round the lead is all."""
    top = 0
    for number in range(CAMOUFLAGE, ASSAULT + 1):
        if s.up[number] != NOBODY and s.up[number] != seat and s.strength[number] > top:
            top = s.strength[number]
    weights = []
    for move in moves:
        grown = REINFORCEMENTS + (move[1] if len(move) > 1 else 0)
        cost = CARDS[s.round][move[1]] if len(move) > 1 and s.round < ROUNDS else 0.0
        leads = grown >= top and not s.reversed
        weights.append(exp((2.0 if leads else 0.0) - 3.0 * cost - (1.0 if len(move) > 1 else 0.0)))
    return weights
