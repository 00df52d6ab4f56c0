"""Games made up so that what is skill and what is luck in them is known: two players, few answers, one winner."""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Literal

from mischia.core.bags import bag
from mischia.core.game import Game, Hints
from mischia.core.match import Match
from mischia.core.phrases import Form
from mischia.core.position import Doc, Given, Key, by_all
from mischia.core.questions import Ask, AskAll, Chance, Move, Moves, Question
from mischia.core.state import State as CoreState

WAYS: Moves = (("go", 1), ("go", 2))


@dataclass(frozen=True)
class Options:
    """Which of the games it is."""

    kind: Literal["coin", "choice", "pennies", "hidden", "seen", "odds"] = "coin"


class State(CoreState):
    """One of these games between two questions."""

    options: Options
    coin: int  # how it fell; 0 before
    way: int  # where the first player goes; 0 before

    def clone(self) -> "State":
        new = State()
        self.copy_into(new)
        new.options, new.coin, new.way = self.options, self.coin, self.way
        return new


# --- the rules


def toss(s: State) -> Question:
    """Even, or after a choice of odds three to one for or against the first player."""
    held = {0: [1, 2], 1: [1, 1, 1, 2], 2: [1, 2, 2, 2]}[s.way]
    return Chance(("fall",), bag(held), 1, fell)


def fell(s: State, outcome: Move) -> None:
    s.coin = outcome[1]


def go(s: State) -> Question:
    return Ask(0, WAYS, gone)


def gone(s: State, move: Move) -> None:
    s.way = move[1]


def match_pennies(s: State) -> Question:
    return AskAll([WAYS, WAYS], matched)


def matched(s: State, chosen: list[Move]) -> None:
    s.way, s.coin = chosen[0][1], chosen[1][1]


def end_by_coin(s: State) -> None:
    s.finish((s.coin - 1,))


def end_by_way(s: State) -> None:
    s.finish((s.way - 1,))


def end_by_both(s: State) -> None:
    s.finish((0 if s.way == s.coin else 1,))


STEPS: dict[str, tuple[Any, ...]] = {
    "coin": (toss, end_by_coin),
    "choice": (go, end_by_way),
    "pennies": (match_pennies, end_by_both),
    "hidden": (toss, go, end_by_both),
    "seen": (toss, go, end_by_both),
    "odds": (go, toss, end_by_coin),
}


# --- the door


def build(read: dict[str, Any], options: Options) -> State:
    s = State()
    s.clear(2)
    s.options, s.coin, s.way = options, read["coin"], 0
    s.then(*STEPS[options.kind])
    return s


def read_seats(given: Given) -> list[str]:
    return [str(name) for name in given.sequence()]


def guess(s: State, seat: int, rng: Random) -> State:
    new = s.clone()
    if s.options.kind == "hidden" and s.coin:
        new.coin = rng.choice((1, 2))
    return new


def imagine(seen: Doc) -> Doc:
    return seen


def evaluate(s: State) -> list[float]:
    return [0.5, 0.5]


KEYS: tuple[Key[State], ...] = (
    Key("seats", lambda s, names: list(names), read_seats, seen=by_all, ordered=True),
    Key("phase", lambda s, names: phase(s), lambda given: None, seen=by_all, ordered=True),
    Key("coin", lambda s, names: s.coin, lambda given: 0, seen=by_all, ordered=True),
)


def phase(s: State) -> str:
    return "over" if s.question is None else "on"


GAME = Game(
    name="made-up",
    folder=Path(__file__).parent,
    version="1",
    players=range(2, 3),
    options=Options,
    keys=KEYS,
    seats_key="seats",
    build=build,
    phase=phase,
    clauses={"on": "MU-1", "over": "MU-2"},
    moves={"go": Form("go {}", ("number",)), "fall": Form("fall {}", ("number",))},
    events={},
    guess=guess,
    imagine=imagine,
    things=lambda s: 0,
    fill_up=lambda players, dummies: {"seats": players},
    dummies=lambda s: [False, False],
    subject=lambda move: None,
    hints=Hints(evaluate, at_rest=lambda s: False, prior=lambda s, seat, moves: []),
)


def played(kind: str, *answers: str) -> Match:
    """A game of some kind, with what was answered: chance, or the player who is asked first."""
    match = Match(GAME, {"seats": ["Ann", "Bob"]}, {"kind": kind}, seed=1, scripted=True)
    for phrase in answers:
        match.play((match.turn or ["chance"])[0], phrase)
    assert match.over
    return match
