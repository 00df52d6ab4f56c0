"""Choices that are none: the table makes them by itself, where everybody sees that nothing is decided."""

from typing import Any, Final

from mischia.core.questions import Ask, AskAll, Move
from mischia.games.deathroads.position.keys import KEYS
from mischia.games.deathroads.rules import bikes, rounds, skid
from mischia.games.deathroads.rules.state import State
from mischia.games.deathroads.rules.turn import PASS

RESOLVE: Final[Move] = ("resolve",)


def forced(s: State) -> Move | None:
    """What the one who is asked may just as well be spared; nothing if it is a choice."""
    question = s.question
    if isinstance(question, AskAll) and question.then is rounds.prepared:
        return rounds.KEEP if anybody_empty(s, question) else None
    if not isinstance(question, Ask):
        return None
    if question.moves == (PASS,):  # DR-87: no card to play or throw away
        return PASS
    if question.then is skid.skid_answered and does_nothing(s, *question.args):
        return RESOLVE
    if question.then is bikes.ordered and all_the_same(s, question):
        return question.moves[0]
    return None


def anybody_empty(s: State, question: AskAll) -> bool:
    """DR-57: somebody who has still to choose has no card to throw away; how many one has is no secret."""
    sealed = s.sealed or [None] * s.seats
    return any(question.legal(seat) == (rounds.KEEP,) and sealed[seat] is None for seat in range(s.seats))


def does_nothing(s: State, racer: int, car: int, card: str, *_: Any) -> bool:
    """DR-98: to ignore a skid card without effect would only waste the pilot's ability."""
    return not skid.effects_of(s, racer, card)


def all_the_same(s: State, question: Ask) -> bool:
    """DR-154: in whichever order the bikes are dealt with, the same is asked next and the table looks the same."""
    first, *others = [table_after(s, move) for move in question.moves]
    return all(other == first for other in others)


def table_after(s: State, move: Move) -> list[Any]:
    new = s.clone()
    new.answer(move)
    names = [str(seat) for seat in range(s.seats)]
    return [key.dump(new, names) for key in KEYS]
