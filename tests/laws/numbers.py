"""The laws of large numbers: what is guessed is as likely as what is dealt, and bots agree no more than by chance."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

from mischia.bots import Bot
from mischia.core.questions import AskAll, Chance
from tests.laws.setting import Moment, Table, moments

ROLLS = 8  # at each moment


def dealt(table: Table, rng: Random) -> Moment:
    """The table when the first player is asked; only chance has spoken."""
    at = table.sit_down()
    while isinstance(at.s.question, Chance):
        at.s.answer(at.s.question.pick(rng))
    return at


def fairness_of_guess(table: Table, rng: Random, times: int) -> tuple[Counter[str], Counter[str]]:
    """How often others may make each move after a real deal, and after what one seat can't know was dealt anew.

    Dealing anew what a seat can't know must not make anything more likely than the real deal makes it.
    """
    real: Counter[str] = Counter()
    guessed: Counter[str] = Counter()
    for _ in range(times):
        at = dealt(table, rng)
        while not isinstance(at.s.question, AskAll):
            at.s.answer(at.question.pick(rng))
        if all(len(moves) < 2 for moves in at.s.question.moves):  # nobody has a choice: look at what is asked then
            at.s.answer(at.question.pick(rng))
            while isinstance(at.s.question, Chance):
                at.s.answer(at.question.pick(rng))
        if at.s.question is None:
            continue
        seat = rng.randrange(at.s.seats)
        again = at.game.guess(at.s, seat, rng)
        for other in range(at.s.seats):
            if other != seat:
                real.update(map(at.phrase, at.question.legal(other)))
                guessed.update(map(at.phrase, again.question.legal(other)))
    return real, guessed


def agreements(table: Table, bot: Callable[[int], Bot], rng: Random, times: int) -> tuple[int, int, int]:
    """How often two seats that choose at once choose alike: with one seed, with two, and of how many times.

    Of two bots that roll their own dice, one seed or two make no difference.
    """
    one = two = cases = 0
    for at in moments(table, rng):
        for seats in like_choosers(at):
            mine, theirs = (at.seen(at.s, seat) for seat in seats)
            for _ in range(ROLLS):
                seed, other = rng.sample(range(1_000_000), 2)
                chosen = mine.moves.index(bot(seed).choose(mine))
                one += chosen == theirs.moves.index(bot(seed).choose(theirs))
                two += chosen == theirs.moves.index(bot(other).choose(theirs))
                cases += 1
            if cases >= times:
                return one, two, cases
    return one, two, cases


def like_choosers(at: Moment) -> list[tuple[int, int]]:
    """Pairs of seats that are to choose at once from the same moves, or from as many."""
    if not isinstance(at.s.question, AskAll) or at.s.sealed is not None:
        return []
    moves = at.s.question.moves
    pairs = combinations(at.s.waits_for(), 2)
    return [(one, other) for one, other in pairs if 1 < len(moves[one]) == len(moves[other])]
