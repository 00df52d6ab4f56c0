"""The laws of what a seat believes: whatever it remembers, its guesses fit what it sees, and may hold what is so."""

from collections.abc import Callable, Iterator
from math import isfinite
from random import Random

from mischia.core.bags import size
from mischia.core.match import Match
from mischia.core.position import dump, view
from tests.laws.game import play_one
from tests.laws.setting import LONGEST, Table, share

GUESSES = 3
OFTEN_BACK = 0.2  # of the moves that may be taken back


def guesses_fit_what_is_remembered(table: Table, rng: Random) -> None:
    """With all that it has heard, a seat guesses tables that look the same to it, ask it the same, and can be."""
    for match, name in asked_in(table, rng):
        seen = match.see_as(name)
        known, question = seen.imagine(), match.state.question
        assert known.memory == seen.memory
        assert question is not None
        for _ in range(GUESSES):
            guess = match.game.guess(known, seen.seat, rng)
            assert view(match.game, guess, match.names, name) == seen.view
            assert size(match.game.things(guess)) == size(match.game.things(match.state))
            assert guess.question is not None
            assert guess.question.legal(seen.seat) == question.legal(seen.seat)
        one, other = (match.game.guess(known, seen.seat, Random(5)) for _ in range(2))
        assert dump(match.game, one, match.names) == dump(match.game, other, match.names), "the same chance, the same"


def the_truth_is_never_refuted(table: Table, rng: Random) -> None:
    """What is really so may surprise a seat, but it is never held for impossible."""
    for match, name in asked_in(table, rng):
        seen = match.see_as(name)
        for one in match.game.odds(seen.imagine(), seen.seat, match.state):
            assert one.things > 0
            assert all(isfinite(odds) and odds < 1e-9 for odds in (one.before, one.after))


def asked_in(table: Table, rng: Random) -> Iterator[tuple[Match, str]]:
    """A random match, and at some of its questions somebody who is asked; now and then a move is taken back."""
    match = table.match(rng.random())
    for _ in range(LONGEST):
        if match.over:
            return
        if rng.random() < share(table.game):
            yield match, rng.choice(match.awaited)
        play_one(match, rng)
        for name in match.names:
            if rng.random() < OFTEN_BACK and match.can_undo(name):
                match.undo(name)


BELIEF_LAWS: dict[Callable[[Table, Random], None], int] = {  # with the number of matches at each table
    guesses_fit_what_is_remembered: 1,
    the_truth_is_never_refuted: 1,
}
