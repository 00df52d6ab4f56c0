"""A finished match, step by step: what everybody's chances were after each, and how good each choice was.

A chance is the mean of many continuations with all hands open, each played on by the game's quick policy to a resting
point and judged there by the game's own estimate, as the bots do. A choice is judged out of what its seat knew: what
was hidden is dealt anew, and the choice is compared with what the quick policy does in that seat.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from mischia.bots.advice import Deed
from mischia.bots.search import Search, weighted
from mischia.core.match import Match
from mischia.core.questions import AskAll, AskAny, Chance, Move, Question
from mischia.core.state import State

BUDGET = 100_000  # continuations of a match, as far as FEWEST and MOST allow
FEWEST, MOST = 60, 400  # continuations from one moment


class Step(NamedTuple):
    """What leads from one moment to the next: somebody's choice, choices made at once, or chance until it is done."""

    upto: int  # so many answers have been given after it
    choices: tuple[Deed, ...]  # none where chance spoke


class Gain(NamedTuple):
    """What a choice gained its seat over the quick policy in its place, and how uncertain that is."""

    seat: int
    mean: float
    variance: float  # of the mean


class Count(NamedTuple):
    """What was counted of a moment: everybody's chance, and what the choices that led there gained."""

    chances: tuple[float, ...]
    gains: tuple[Gain, ...]


@dataclass(frozen=True)
class Reckoning:
    """Counts a finished match; the same match gives the same counts, from whichever moment on."""

    match: Match
    budget: int = BUDGET
    fewest: int = FEWEST

    @cached_property
    def _played(self) -> tuple[list[State], list[Step]]:
        moments, steps = [], []
        for state, step in played(self.match):
            moments.append(state)
            if step is not None:
                steps.append(step)
        return moments, steps

    @property
    def moments(self) -> list[State]:
        """The table before the first step, and after each."""
        return self._played[0]

    @property
    def steps(self) -> list[Step]:
        return self._played[1]

    @cached_property
    def continuations(self) -> int:
        """How many are played from a moment, and after a choice: fewer in a long match."""
        steps = zip(self.moments, self.steps, strict=False)
        choices = sum(is_choice(s, deed) for s, step in steps for deed in step.choices)
        return max(self.fewest, min(MOST, self.budget // (len(self.moments) + 2 * choices)))

    @cached_property
    def _search(self) -> Search:
        game, hints = self.match.game, self.match.game.hints
        s = self.moments[0]
        return Search(s, 0, game.guess, hints.evaluate, hints.at_rest, hints.prior, None, 1, hints.explore, Random())

    def count(self, at: int) -> Count:
        """What there is to count of a moment."""
        chances = self.chances(self.moments[at])
        if not at:
            return Count(chances, ())
        before = self.moments[at - 1]
        gains = tuple(self.gain(before, deed) for deed in self.steps[at - 1].choices if is_choice(before, deed))
        return Count(chances, gains)

    def chances(self, s: State) -> tuple[float, ...]:
        """Everybody's chance with all hands open; where all win or lose together, each has the chance of all."""
        if s.question is None:
            return tuple(self.judged(s))
        total = [0.0] * s.seats
        for seed in range(self.continuations):
            self._search.rng.seed(seed)
            for seat, value in enumerate(self.played_on(s.clone())):
                total[seat] += value
        return tuple(value / self.continuations for value in total)

    def gain(self, s: State, deed: Deed) -> Gain:
        """What a choice gained over the quick policy's, as far as its seat could know: both meet the same guesses."""
        rng, many = self._search.rng, self.continuations
        total = squares = 0.0
        for seed in range(many):
            rng.seed(seed)
            guess = self.match.game.guess(s, deed.seat, rng)
            guess.sealed = None
            chosen = guess.clone()
            rng.seed(many + seed)  # what is guessed and what is played on have nothing to do with each other
            choose(chosen, deed.seat, deed.move)
            got = self.judged(chosen) if self.rests(chosen) else self.played_on(chosen)
            rng.seed(many + seed)
            usual = self.usual(guess, deed.seat)
            difference = got[deed.seat] - usual[deed.seat]
            total += difference
            squares += difference * difference
        mean = total / many
        return Gain(deed.seat, mean, max(0.0, squares / many - mean * mean) / (many - 1))

    def usual(self, s: State, seat: int) -> list[float]:
        """What comes of it if the quick policy chooses in this seat."""
        question, search = s.question, self._search
        if isinstance(question, AskAny):  # whoever acts first: this seat does, as it did
            moves = question.onward(seat)
            choose(s, seat, weighted(moves, [], search.rng))
            if self.rests(s):
                return self.judged(s)
        return self.played_on(s)

    def played_on(self, s: State) -> list[float]:
        self._search.play_on(s, None)
        return self.judged(s)

    def rests(self, s: State) -> bool:
        return s.question is None or self.match.game.hints.at_rest(s)

    def judged(self, s: State) -> list[float]:
        """What a table is worth to each seat: the fact when it is over, else the game's estimate. One win is shared."""
        game = self.match.game
        if game.may_be_lost(s):
            return [1.0 if s.winners else 0.0] * s.seats if s.question is None else game.hints.evaluate(s)
        if s.question is None:
            return [1.0 / len(s.winners) if seat in s.winners else 0.0 for seat in range(s.seats)]
        values = game.hints.evaluate(s)
        whole = sum(values)
        return [value / whole for value in values] if whole else [1.0 / s.seats] * s.seats


def choose(s: State, seat: int, move: Move) -> None:
    """A seat chooses; where several do so at once, the others still have to."""
    question = s.question
    if isinstance(question, AskAll):
        s.seal(seat, move)
    elif isinstance(question, AskAny):
        s.answer((seat, move))
    else:
        s.answer(move)


def is_choice(s: State, deed: Deed) -> bool:
    """Whether there was anything to choose."""
    question = s.question
    return question is not None and len(question.onward(deed.seat)) > 1


def played(match: Match) -> Iterator[tuple[State, Step | None]]:
    """The table before each step of a finished match, with the step, and at last the table where it ended."""
    options = match.game.show_options(match.options)
    again = Match(match.game, match.given, options, match.secret, scripted=True)
    before, choices = again.state.clone(), list[Deed]()
    answers = match.answers_by_seat()
    for at, (name, phrase) in enumerate(answers, 1):
        question = again.state.question
        if name in again.names:
            seat = again.names.index(name)
            choices.append(Deed(seat, again.choices(name)[phrase]))
        again.play(name, phrase)
        if goes_on(question, again.state.question):
            continue
        yield before, Step(at, tuple(choices))
        before, choices = again.state.clone(), []
    yield before, None


def goes_on(before: Question | None, now: Question | None) -> bool:
    """Whether a step is not over yet: others choose at the same time, or chance speaks on."""
    return now is before or (isinstance(before, Chance) and isinstance(now, Chance))
