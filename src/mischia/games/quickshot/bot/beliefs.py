"""Which cards somebody holds, by what they have done: a card led, played, added or thrown away tells of those kept.

Whoever plays a card has preferred it to all others in hand. How often people prefer which is said by `habits`, as
seen in matches between bots; so a hand is the likelier, the sooner its holder would have done what was seen. A card
that was drawn since may be any of the hand: all are reckoned with.
"""

from collections.abc import Sequence
from math import comb, log
from random import Random
from typing import Any, Final

from mischia.core.bags import Bag, bag, count, draws, handful, kinds, size
from mischia.core.game import TAKEN_BACK, Odds
from mischia.core.state import Event
from mischia.games.quickshot.bot.habits import DECLINED, STYLES, Style
from mischia.games.quickshot.rules.cards import CARD, ROUNDS
from mischia.games.quickshot.rules.state import State

STRANGE: Final = 0.1  # how often somebody chooses as nobody would have thought
TRIES: Final = 4  # hands that are dealt, of which one is kept
KEPT: Final = 500  # rows of acts that are remembered with what was reckoned of them

DRAW: Final = "d"
DEEDS: Final = {"leads": "l", "reveals": "p", "adds": "a", "discards": "t"}  # by event: what a seat does with a card

_likely: Final[dict[str, dict[Bag, float]]] = {}


def recall(events: Sequence[Event], seats: int) -> dict[str, Any]:
    """By seat, what it has done, in order, four signs for each act.

    They are what, with which card, in which round, and after which card was led; 0 where there is none.
    """
    heard: list[Event] = []
    for event in events:
        if event.id == TAKEN_BACK:
            del heard[max(0, len(heard) - event.args[1]) :]
        else:
            heard.append(event)
    acts, turn, led = [""] * seats, 0, 0
    for event in heard:
        if event.id == "round":
            turn, led = min(event.args[0], ROUNDS), 0
        elif event.id == "draws":
            acts[event.args[0]] += f"{DRAW}000"
        elif event.id == "declines":
            acts[event.args[0]] += f"a{DECLINED}{turn}{led}"
        elif event.id in DEEDS:
            seat, card = event.args
            acts[seat] += f"{DEEDS[event.id]}{card}{turn}{led}"
            if event.id == "leads":
                led = card
    return {"acts": acts}


def dealt(s: State, seat: int, unseen: Bag, rng: Random) -> Bag:
    """A hand for somebody, out of these cards: of a few, one, the sooner the better it fits what they have done."""
    n = size(s.hands[seat])
    acts: str = s.memory["acts"][seat] if s.memory and not s.dummies[seat] else ""
    first = bag(handful(unseen, n, rng))
    if not acts or n == 0:
        return first
    hands, weights = [first], [likelihood(acts, first)]
    for _ in range(TRIES - 1):
        hand = bag(handful(unseen, n, rng))
        hands.append(hand)
        weights.append(likelihood(acts, hand))
    left = rng.random() * sum(weights)
    for at in range(TRIES):
        left -= weights[at]
        if left < 0.0:
            return hands[at]
    return hands[-1]


def likelihood(acts: str, hand: Any) -> float:
    """How likely somebody who holds this hand now has done all that, of whatever style they are.

    Who has played as one style does, and hardly as another, is reckoned by the first.
    """
    found = 0.0
    for style in range(len(STYLES)):
        found += by_style(style, acts, hand)
    return found


def by_style(style: int, acts: str, hand: Any) -> float:
    """How likely it is of one style; reckoned once."""
    done = f"{style}{acts}"
    known = _likely.get(done)
    if known is None:
        if len(_likely) >= KEPT:
            _likely.clear()
        known = _likely[done] = {}
    found = known.get(hand)
    if found is None:
        found = known[hand] = reckoned(style, acts, hand)
    return found


def reckoned(style: int, acts: str, hand: Bag) -> float:
    """From the last act back to the first, each with the hand out of which it was done."""
    if not acts:
        return 1.0
    before, act = acts[:-4], acts[-4:]
    if act[0] == DRAW:  # any card of the hand may be the one that was drawn
        ways = [(count(hand, card), by_style(style, before, hand - CARD[card])) for card in kinds(hand)]
        return sum([many * odds for many, odds in ways]) / size(hand) if hand else 1.0
    held = hand + CARD[int(act[1])]  # nothing, if the act was to decline
    return preferred(STYLES[style], act, held) * by_style(style, before, held)


def preferred(style: Style, act: str, held: Bag) -> float:
    """How likely a seat with this hand makes this choice: as is the habit, and now and then any.

    A hand that holds a card twice is dealt in as many more ways as there are ways to play one of the two: so it counts
    how likely just this one of them is played.
    """
    sign, chosen, rest = act[0], int(act[1]), act[2:]
    mine, whole, many = 0.0, 0.0, 0
    for card in kinds(held):
        weight = style[f"{sign}{card}{rest}"]
        if count(held, card) > 1:
            weight *= style[sign]
        if card == chosen:
            mine = weight
        whole += weight
        many += 1
    if sign == "a":
        weight = style[f"{sign}{DECLINED}{rest}"]
        if not chosen:
            mine = weight
        whole += weight
        many += 1
    copies = count(held, chosen) if chosen else 1
    return ((1.0 - STRANGE) * mine / whole + STRANGE / many) / copies


def odds(known: State, unseen: Bag, seat: int, truth: State) -> list[Odds]:
    """How likely each hand is dealt that the others really hold, if it is the first to be dealt."""
    found = []
    for other in truth.players:
        hand = truth.hands[other]
        acts = known.memory["acts"][other] if known.memory and not known.dummies[other] else ""
        if other == seat or not hand:
            continue
        ways = 1
        for card in kinds(hand):
            ways *= comb(count(unseen, card), count(hand, card))
        n = size(hand)
        before = after = ways / comb(size(unseen), n)
        if acts:
            every = sum([many * likelihood(acts, bag(cards)) for cards, many in draws(unseen, n)])
            after = ways * likelihood(acts, hand) / every
        found.append(Odds("hand", n, log(before), log(after)))
    return found
