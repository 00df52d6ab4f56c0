"""High Card, a whole game in one file: it tests the core apart from the real games, and shows how to add one."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from mischia.core.bags import ONE, Bag, bag, count, items, kinds, nth, size
from mischia.core.errors import BadPosition
from mischia.core.game import Game, Hints
from mischia.core.phrases import Form
from mischia.core.position import Doc, Given, Key, as_size, by_all
from mischia.core.questions import Ask, AskAll, Chance, Move, Moves, Question
from mischia.core.state import State as CoreState

NUMBERS = range(1, 5)
ALL = bag([*NUMBERS] * 3)
HAND = 2
STAKES: Moves = (("stake", 1), ("stake", 2))

# --- the state


@dataclass(frozen=True)
class Options:
    """What a table may choose before the game."""

    double: bool = False


class State(CoreState):
    """A table of High Card between two questions."""

    options: Options
    hands: list[Bag]
    deck: Bag
    discard: Bag
    starter: int
    stake: int
    points: list[int]
    shown: list[int]  # what each seat played last, for all to see

    def clone(self) -> "State":
        new = State()
        self.copy_into(new)
        new.options = self.options
        new.hands = self.hands[:]
        new.deck = self.deck
        new.discard = self.discard
        new.starter = self.starter
        new.stake = self.stake
        new.points = self.points[:]
        new.shown = self.shown[:]
        return new


# --- the rules


def set_up(s: State) -> None:
    s.then(*[(deal_hand, seat) for seat in range(s.seats) if not s.hands[seat]], play_round)


def deal_hand(s: State, seat: int) -> Question:  # TOY-1
    return Chance(("deal", seat), s.deck, HAND, hand_dealt)


def hand_dealt(s: State, seat: int, outcome: Move) -> None:
    s.hands[seat] = bag(outcome[2:])
    s.deck -= s.hands[seat]
    s.say("dealt", "TOY-1", seat, HAND)
    s.whisper((seat,), "holds", "TOY-1", seat, *outcome[2:])


def play_round(s: State) -> None:
    s.then(starter_stakes, all_play, next_round)


def starter_stakes(s: State) -> Question:  # TOY-2
    return Ask(s.starter, STAKES, staked, open=True)


def staked(s: State, move: Move) -> None:
    s.stake = move[1]
    s.say("stakes", "TOY-2", s.starter, s.stake)


def all_play(s: State) -> Question:  # TOY-3
    return AskAll([plays(hand) for hand in s.hands], all_played, sealed=has_chosen)


def plays(hand: Bag) -> Moves:
    return tuple(("play", card) for card in kinds(hand))


def has_chosen(s: State, seat: int) -> None:
    s.say("chooses", "TOY-3", seat)


def all_played(s: State, chosen: list[Move]) -> None:
    s.shown = [move[1] for move in chosen]
    for seat, card in enumerate(s.shown):
        s.hands[seat] -= ONE[card]
        s.discard += ONE[card]
        s.say("shows", "TOY-3", seat, card)
    highest = max(s.shown)
    if s.shown.count(highest) == 1:
        s.then((take, s.shown.index(highest)))


def take(s: State, seat: int) -> None:  # TOY-4
    points = s.stake * (2 if s.options.double and not s.hands[seat] else 1)
    s.points[seat] += points
    s.say("takes", "TOY-4", seat, points)


def next_round(s: State) -> None:  # TOY-5
    s.stake = 0
    if s.hands[s.starter]:
        s.starter = (s.starter + 1) % s.seats
        s.then(play_round)
    else:
        best = max(s.points)
        s.finish(tuple(seat for seat in range(s.seats) if s.points[seat] == best))


# --- the position


def read_seats(given: Given) -> list[str]:
    names = given.sequence()
    if not 2 <= len(names) <= 4 or len(set(names)) < len(names):
        raise given.wrong("two to four different names")
    return [str(name) for name in names]


def read_phase(given: Given) -> str:
    default = "stake" if given.has("hands") else "deal"
    return given.one_of(("deal", "stake", "play")) if given.has("phase") else default


def read_starter(given: Given) -> int:
    return int(given["seats"].index(given.one_of(given["seats"]))) if given.has("starter") else 0


def read_cards(given: Given, cards: Any, *entry: str) -> Bag:
    """Some cards, counted with all that was read before; none may be there more often than it exists."""
    if not isinstance(cards, list) or not all(card in NUMBERS for card in cards):
        raise given.wrong(f"{cards!r} is no list of cards 1 to 4", *entry)
    given.values["counted"] = given.values.get("counted", 0) + bag(cards)
    for card in NUMBERS:
        if count(given["counted"], card) > count(ALL, card):
            raise given.wrong(f"card {card} too often", *entry)
    return bag(cards)


def read_hands(given: Given) -> list[Bag]:
    hands = given.mapping() if given.has("hands") else {}
    return [read_cards(given, hands.get(name, []), name) for name in given["seats"]]


def read_chosen(given: Given) -> list[Move | None]:
    chosen = given.mapping() if given.has("chosen") else {}
    for name, card in chosen.items():
        read_cards(given, [card], name)
    return [("play", chosen[name]) if name in chosen else None for name in given["seats"]]


def read_numbers(given: Given) -> list[int]:
    numbers = given.mapping() if given.raw() else {}
    return [int(numbers.get(name, 0)) for name in given["seats"]]


def build(read: dict[str, Any], options: Options) -> State:
    """The state in which the question of the phase is the next thing to be done."""
    s = State()
    s.clear(len(read["seats"]))
    s.options = options
    s.hands, s.discard, s.points = read["hands"], read["discard"], read["points"]
    s.starter, s.stake, s.shown = read["starter"], read["stake"], read["shown"]
    s.deck = ALL - read["counted"]
    if read["phase"] == "deal":
        set_up(s)
    elif read["phase"] == "stake":
        play_round(s)
    else:
        s.then(all_play, next_round)
    if any(read["chosen"]):
        s.sealed = read["chosen"]
        for seat, move in enumerate(read["chosen"]):
            s.hands[seat] += ONE[move[1]] if move else 0
    return s


def phase(s: State) -> str:
    """Which phase the open question belongs to."""
    return "over" if s.question is None else PHASES[s.question.then]


PHASES = {hand_dealt: "deal", staked: "stake", all_played: "play"}


def chosen(s: State, seat: int) -> int:
    """The card that a seat has put away, or 0."""
    move = s.sealed[seat] if s.sealed else None
    return int(move[1]) if move else 0


def dump_hands(s: State, names: Sequence[str]) -> dict[str, list[int]]:
    return {name: items(s.hands[i] - (ONE[chosen(s, i)] if chosen(s, i) else 0)) for i, name in enumerate(names)}


def dump_chosen(s: State, names: Sequence[str]) -> dict[str, int]:
    return {name: chosen(s, seat) for seat, name in enumerate(names) if chosen(s, seat)}


def own_hand(hands: dict[str, list[int]], viewer: str | None, doc: Doc) -> dict[str, Any]:
    return {name: hand if name == viewer else len(hand) for name, hand in hands.items()}


def own_choice(cards: dict[str, int], viewer: str | None, doc: Doc) -> dict[str, Any]:
    return {name: card if name == viewer else None for name, card in cards.items()}


KEYS: tuple[Key[State], ...] = (
    Key("seats", lambda s, names: list(names), read_seats, seen=by_all, ordered=True),
    Key("phase", lambda s, names: phase(s), read_phase, seen=by_all, ordered=True),
    Key("starter", lambda s, names: names[s.starter], read_starter, seen=by_all, ordered=True),
    Key("stake", lambda s, names: s.stake, lambda g: g.whole(0, 2) if g.has("stake") else 0, seen=by_all, ordered=True),
    Key("hands", dump_hands, read_hands, seen=own_hand, ordered=False),
    Key("chosen", dump_chosen, read_chosen, seen=own_choice, ordered=False),
    Key("discard", lambda s, names: items(s.discard), lambda g: read_cards(g, g.raw() or []), by_all, ordered=False),
    Key("deck", lambda s, names: items(s.deck), lambda g: None, seen=as_size, ordered=False),
    Key("shown", lambda s, names: dict(zip(names, s.shown, strict=True)), read_numbers, seen=by_all, ordered=True),
    Key("points", lambda s, names: dict(zip(names, s.points, strict=True)), read_numbers, seen=by_all, ordered=True),
)

# --- what can't be known


def guess(s: State, seat: int, rng: Random) -> State:
    """A table that looks the same from this seat, its hidden cards dealt anew; -1 is an onlooker."""
    new = s.clone()
    unseen = ALL - s.discard - (s.hands[seat] if seat >= 0 else 0)
    for other in range(s.seats):
        if other != seat:
            new.hands[other] = bag(rng.sample(items(unseen), size(s.hands[other])))
            unseen -= new.hands[other]
            if new.sealed is not None and new.sealed[other] is not None:
                hand = new.hands[other]
                new.sealed[other] = ("play", nth(hand, rng.randrange(size(hand))))
    new.deck = unseen
    new.ask_again()
    return new


def imagine(seen: Doc) -> Doc:
    """Some position that looks like this to whoever sees it."""
    known = seen["discard"] + [card for card in seen["chosen"].values() if card]
    known += [card for hand in seen["hands"].values() if isinstance(hand, list) for card in hand]
    left = items(ALL - bag(known))
    hands = {
        name: hand if isinstance(hand, list) else [left.pop() for _ in range(hand)]
        for name, hand in seen["hands"].items()
    }
    return {**seen, "hands": hands, "chosen": {name: card or left.pop() for name, card in seen["chosen"].items()}}


def things(s: State) -> Bag:
    """Every card, wherever it lies."""
    return s.deck + s.discard + sum(s.hands)


# --- the door


def fill_up(players: list[str], dummies: list[str]) -> dict[str, Any]:
    """High Card has no dummies."""
    if dummies:
        raise BadPosition("seats", "there are no dummies in this game")
    return {"seats": players}


def evaluate(s: State) -> list[float]:
    """Who has most points has the best chance."""
    return [1.0 if s.points[seat] == max(s.points) else 0.0 for seat in range(s.seats)]


GAME = Game(
    name="toy",
    folder=Path(__file__).parent / "toy_game",
    version="1",
    players=range(2, 5),
    options=Options,
    keys=KEYS,
    seats_key="seats",
    build=build,
    phase=phase,
    clauses={"deal": "TOY-1", "stake": "TOY-2", "play": "TOY-3", "over": "TOY-5"},
    moves={
        "deal": Form("deal {} {}", ("seat", "card")),
        "stake": Form("stake {}", ("number",)),
        "play": Form("play {}", ("card",)),
    },
    events={
        "dealt": Form("{} is dealt {}", ("seat", "number")),
        "holds": Form("{} holds {}", ("seat", "card")),
        "stakes": Form("{} stakes {}", ("seat", "number")),
        "chooses": Form("{} chooses", ("seat",)),
        "shows": Form("{} shows {}", ("seat", "card")),
        "takes": Form("{} takes {}", ("seat", "number")),
    },
    guess=guess,
    imagine=imagine,
    things=things,
    fill_up=fill_up,
    dummies=lambda s: [False] * s.seats,
    subject=lambda move: f"card-{move[1]}" if move[0] == "play" else None,
    hints=Hints(evaluate, at_rest=lambda s: phase(s) == "stake", prior=lambda s, seat, moves: [1.0] * len(moves)),
)
