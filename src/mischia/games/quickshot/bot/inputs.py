"""What a learnt policy is told of a Quickshot table: numbers that the seat can see, and nothing else.

`written` has only sums and comparisons in it, so that it serves a table of the rules, number by number, and the arrays
of `batch` alike: what was learnt there is used here.
"""

from typing import Any, Final, NamedTuple

from mischia.core.bags import count, size
from mischia.core.questions import Move
from mischia.games.quickshot.rules.cards import DECLINE, HAND, MOST_SEATS, NUMBERS, REINFORCEMENTS, ROUNDS, TRAP
from mischia.games.quickshot.rules.rounds import leader_played, others_played, reinforced, victim_discarded
from mischia.games.quickshot.rules.state import NOBODY, State

QUESTIONS: Final = (leader_played, others_played, reinforced, victim_discarded)
ACTIONS: Final = len(NUMBERS) + 1  # a card, or to decline
INPUTS: Final = 68


class Seen(NamedTuple):
    """A seat's side of the table; each of them a number, or an array of as many tables."""

    hand: Any  # how many of each card
    discard: Any
    up: Any  # 1 for each card that is visible
    down: Any  # how many cards lie face down
    sprung: Any  # whether Trap has strength 9
    added: Any  # the card added to Reinforcements
    reversed: Any
    round: Any
    asked: Any  # the place in QUESTIONS
    leads: Any
    leader_holds: Any  # how many cards
    leader_is_dummy: Any
    people: Any  # how many others hold no card, one, ... five or more
    dummies: Any
    deck: Any  # how many cards
    french: Any
    players: Any  # how many are in


def written(seen: Seen) -> list[Any]:
    """As numbers of about the same size, always in this order."""
    return [
        *[many / 2 for many in seen.hand],
        *[many > 0 for many in seen.hand],
        *[many / 5 for many in seen.discard],
        *seen.up,
        seen.down / 4,
        seen.sprung,
        seen.added / 8,
        seen.reversed,
        *[seen.round == number for number in range(1, ROUNDS + 1)],
        *[seen.asked == place for place in range(len(QUESTIONS))],
        seen.leads,
        seen.leader_holds / HAND,
        seen.leader_is_dummy,
        *[many / 3 for many in seen.people],
        *[many / 3 for many in seen.dummies],
        seen.deck / 16,
        seen.french,
        *[seen.players == number for number in range(2, MOST_SEATS + 1)],
        sum(seen.hand) / HAND,
    ]


def inputs(s: State, seat: int) -> list[float]:
    """What a policy is told by this seat."""
    return [float(number) for number in written(seen_by(s, seat))]


def action_of(move: Move) -> int:
    """The place of a move among a policy's answers: card k is at k - 1, to decline is last."""
    return ACTIONS - 1 if move == DECLINE else int(move[1]) - 1


def seen_by(s: State, seat: int) -> Seen:
    """What this seat sees of what it is asked."""
    question = s.question
    assert question is not None
    asked = QUESTIONS.index(question.then)
    people, dummies = [0] * (HAND + 1), [0] * (HAND + 1)
    for other in s.players:
        if other != seat:
            whose = dummies if s.dummies[other] else people
            whose[min(size(s.hands[other]), HAND)] += 1
    up = [int(s.up[card] != NOBODY) for card in NUMBERS]
    return Seen(
        hand=[count(s.hands[seat], card) for card in NUMBERS],
        discard=[count(s.discard, card) for card in NUMBERS],
        up=up,
        down=len(s.players) - sum(up) if asked > 1 else 0,
        sprung=s.strength[TRAP] == 9,
        added=s.strength[REINFORCEMENTS] - REINFORCEMENTS,
        reversed=s.reversed,
        round=s.round,
        asked=asked,
        leads=seat == s.leader,
        leader_holds=size(s.hands[s.leader]),
        leader_is_dummy=s.dummies[s.leader],
        people=people,
        dummies=dummies,
        deck=size(s.deck),
        french=s.options.edition == "fr",
        players=len(s.players),
    )
