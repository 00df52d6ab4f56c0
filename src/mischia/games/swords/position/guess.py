"""What a seat can't know: only what others have chosen and nobody has seen yet."""

from math import log
from random import Random
from typing import Final

from mischia.core.game import Odds
from mischia.core.position import Doc
from mischia.core.questions import AskAll
from mischia.games.swords.bot.duel_strategy import Mix, sound
from mischia.games.swords.bot.pointing import NEED, drawn
from mischia.games.swords.bot.words import expected
from mischia.games.swords.bot.worth import piles_worth
from mischia.games.swords.rules.duel import actions_chosen
from mischia.games.swords.rules.state import State

STRANGE: Final = 0.2  # how often people choose as nobody would have thought


def guess(s: State, seat: int, rng: Random) -> State:
    """A table that looks the same from this seat; what others have put away is dealt by how likely it is."""
    new = s.clone()
    question = new.question
    if new.sealed is not None and isinstance(question, AskAll):
        for other in range(new.seats):
            if other != seat and new.sealed[other] is not None:
                new.sealed[other] = question.onward(other)[drawn(likely(s, other), rng)]
    return new


def likely(s: State, seat: int) -> Mix:
    """How likely each choice of a seat is: of an action as it is sound, of a pile by what it wants and has said."""
    question = s.question
    assert question is not None
    moves = question.onward(seat)
    if question.then == actions_chosen:
        mix = sound(s, s.fighters.index(seat), moves)
    else:
        mix = expected(s, piles_worth(s, s.piles), seat, NEED)
    whole = sum(mix)
    return [STRANGE / len(moves) + (1.0 - STRANGE) * one / whole for one in mix]


def odds(known: State, seat: int, truth: State) -> list[Odds]:
    """How likely the others have put away what they have."""
    question, found = known.question, []
    for other, move in enumerate(truth.sealed or ()):
        if other != seat and move is not None and question is not None and move in question.onward(other):
            moves = question.onward(other)
            what = "action" if question.then == actions_chosen else "pile"
            found.append(Odds(what, 1, -log(len(moves)), log(likely(known, other)[moves.index(move)])))
    return found


def imagine(seen: Doc) -> Doc:
    """Some position that looks like this to whoever sees it; the deck is whatever lies nowhere else."""
    doc = {key: value for key, value in seen.items() if key not in ("deck", "duels")}
    doc["pointing"] = {name: "A" if letter == "hidden" else letter for name, letter in seen["pointing"].items()}
    if seen["duel"] is not None:
        chosen = seen["duel"]["chosen"].items()
        doc["duel"] = {
            **seen["duel"],
            "chosen": {name: "feint" if action == "hidden" else action for name, action in chosen},
        }
    return doc
