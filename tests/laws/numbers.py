"""The laws of large numbers: what is guessed is as likely as what is dealt."""

from collections import Counter
from random import Random

from mischia.core.questions import AskAll, Chance
from tests.laws.setting import Moment, Table


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
