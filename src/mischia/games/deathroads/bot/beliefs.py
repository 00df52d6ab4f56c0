"""Which cards a driver holds for sure, by what was seen: cards are counted.

When somebody shuffles the discards anew, the deck was empty, so all that did not lie there was in the hand; what has
not left it since is there still. So is a signature weapon that was taken and not used yet. Road events that were seen
do not come again, and AI cards not before they are shuffled.
"""

from collections.abc import Sequence
from math import comb, log
from random import Random
from typing import Any, Final

from mischia.core.bags import ONE, Bag, bag, count, handful, holds, kinds, size
from mischia.core.game import TAKEN_BACK, Odds
from mischia.core.state import Event
from mischia.games.deathroads.content.box import Content
from mischia.games.deathroads.rules.state import NO_CARD, State

KEPT: Final = 1000  # rows of acts that are remembered with what was counted of them

# how an act begins, before the name of a card
BEGAN: Final = "^"  # all cards are in the deck
ANEW: Final = "~"  # the discards are shuffled
TOOK: Final = "+"  # a signature weapon comes into the hand
GONE: Final = "-"  # a card leaves the hand
LATE: Final = "."  # a card that had left it before the shuffle comes to the discards after it
APART: Final = "\n"

_sure: Final[dict[Any, Bag]] = {}


# --- what is remembered


def recall(events: Sequence[Event], seats: int) -> dict[str, Any]:
    """By seat, what became of its cards, in order; the road events that were seen, and the AI cards since a shuffle."""
    heard: list[Event] = []
    for event in events:
        if event.id == TAKEN_BACK:
            del heard[max(0, len(heard) - event.args[1]) :]
        else:
            heard.append(event)
    memory = Memory(seats)
    for event in heard:
        memory.note(event)
    return {"acts": [APART.join(acts) for acts in memory.acts], "events": memory.events, "ai": memory.ai}


class Memory:
    """What a seat remembers, event by event."""

    def __init__(self, seats: int) -> None:
        self.acts: list[list[str]] = [[] for _ in range(seats)]
        self.playing = [""] * seats
        self.events: list[str] = []
        self.ai: list[str] = []

    def note(self, event: Event) -> None:
        told = event.id
        if told in ("event", "event-replaced"):
            self.events.append(event.args[0])
        elif told == "ai-draws":
            self.ai.append(event.args[1])
        elif told == "ai-reshuffled":
            self.ai = []
        elif told == "decks-formed":
            self.acts = [[BEGAN] for _ in self.acts]
        elif event.args and isinstance(event.args[0], int) and event.args[0] < len(self.acts):
            self.note_of(event.args[0], told, event.args[1:])

    def note_of(self, seat: int, told: str, about: tuple[Any, ...]) -> None:
        acts = self.acts[seat]
        if told == "reshuffles":
            acts.append(ANEW)
            if self.playing[seat]:
                acts.append(LATE + self.playing[seat])
        elif told == "takes-item" and acts:  # before decks are formed it is a vehicle or a pilot
            acts.append(TOOK + about[0])
        elif told in ("plays", "burns"):
            acts.append(GONE + about[0])
            self.playing[seat] = about[0] if told == "plays" else ""
        elif told == "put-away":
            self.playing[seat] = ""
        elif told == "discards":
            acts.extend([GONE + name for name in about[0]])
        elif told in ("scraps", "eliminated"):  # DR-157: other cards than before
            acts.clear()


# --- cards are counted


def certain(content: Content, acts: str, cards: Bag) -> Bag:
    """What somebody holds for sure who owns these cards, wherever they lie, of whom that was seen."""
    row = acts.split(APART)
    since = last_shuffle(row)
    held = at_shuffle(content, row, since, cards) if since > 0 else 0
    for act in row[since + 1 :]:
        kind = content.number.get(act[1:], -1)
        if kind >= 0 and act[:1] == TOOK:
            held += ONE[kind]
        elif kind >= 0 and act[:1] == GONE and count(held, kind):
            held -= ONE[kind]
    return held


def last_shuffle(row: Sequence[str]) -> int:
    """Where the deck was made last; -1 if that was not seen."""
    return max([at for at, act in enumerate(row) if act in (BEGAN, ANEW)], default=-1)


def at_shuffle(content: Content, row: Sequence[str], at: int, cards: Bag) -> Bag:
    """The hand when the deck had run out: all cards but the discards; nothing, if not all of these were seen."""
    before = last_shuffle(row[:at])
    if before < 0:
        return 0
    elsewhere = [act for act in row[at + 1 :] if act[:1] == TOOK]
    elsewhere += [act for act in row[before + 1 : at] if act[:1] in (GONE, LATE)]
    for act in elsewhere:
        kind = content.number.get(act[1:], -1)
        if kind < 0 or not count(cards, kind):
            return 0
        cards -= ONE[kind]
    return cards


# --- hands, dealt anew


def dealt(s: State, seat: int, rng: Random) -> Bag:
    """A hand for somebody, out of what lies in their hand and deck: what they hold for sure, and any of the rest."""
    cards, n = s.hand[seat] + s.deck[seat], size(s.hand[seat])
    sure = known_hand(s, seat)
    return sure + bag(handful(cards - sure, n - size(sure), rng))


def known_hand(s: State, seat: int) -> Bag:
    """What somebody holds for sure, as far as the seat remembers that looks ahead from here."""
    acts: str = s.memory["acts"][seat] if s.memory else ""
    if not acts:
        return 0
    key = (acts, owned(s, seat))
    sure = _sure.get(key, -1)
    if sure < 0:
        if len(_sure) >= KEPT:
            _sure.clear()
        sure = _sure[key] = certain(s.content, acts, owned(s, seat))
    there = s.hand[seat] + s.deck[seat]
    return sure if size(sure) <= size(s.hand[seat]) and holds(there, sure) else 0


def owned(s: State, seat: int) -> Bag:
    """All cards of a seat, wherever they lie."""
    return s.hand[seat] + s.deck[seat] + s.discard[seat] + (ONE[s.playing] if plays(s, seat) else 0)


def plays(s: State, seat: int) -> bool:
    return s.playing != NO_CARD and s.active == seat


def odds(known: State, seat: int, truth: State) -> list[Odds]:
    """How likely each hand is dealt that the others really hold."""
    found = []
    for other in range(truth.seats):
        hand = truth.hand[other]
        if other != seat and hand and known.deck[other]:
            cards, sure = known.hand[other] + known.deck[other], known_hand(known, other)
            before, after = chance_of(hand, cards), chance_of(hand - sure, cards - sure)
            found.append(Odds("hand", size(hand), log(before), log(after)))
    return found


def chance_of(hand: Bag, cards: Bag) -> float:
    """How likely just these are drawn out of those."""
    ways = 1
    for kind in kinds(hand):
        ways *= comb(count(cards, kind), count(hand, kind))
    return ways / comb(size(cards), size(hand))
