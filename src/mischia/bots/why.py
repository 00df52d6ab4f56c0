"""Why somebody moved so, in a match that is over: what the coach looks at in that seat, out of what it knew then.

It is the engine of the hints, and it gets what a hint would have got. What a bot has really thought is kept nowhere.
"""

from typing import NamedTuple

from mischia.bots.advice import Advice, Candidate, Coach
from mischia.core.errors import MischiaError
from mischia.core.match import CHANCE, Match


class Made(NamedTuple):
    """A move of a finished match, and the match as it was before it."""

    before: Match
    name: str
    phrase: str

    @property
    def chosen(self) -> bool:
        """Whether there was anything to choose."""
        return len(self.before.moves(self.name)) > 1


class Why(NamedTuple):
    """What the coach would have done in somebody's place, and what they did."""

    name: str
    phrase: str
    advice: Advice

    @property
    def made(self) -> Candidate | None:
        """The move that was made, if the coach looked at it; a word that binds nobody it does not look at."""
        return next((one for one in self.advice.candidates if one.phrase == self.phrase), None)


def why(match: Match, step: int, coach: Coach | None = None) -> Why:
    """Why the answer was given after which there were so many: for matches that are over."""
    made = made_at(match, step)
    if not made.chosen:
        raise no_choice(step)
    seen = made.before.see_as(made.name)
    return Why(made.name, made.phrase, (coach or Coach(seconds=1.0)).advise(seen, made.phrase))


def made_at(match: Match, step: int) -> Made:
    """The move that was the answer of this number; refused where chance spoke, or while hands are still hidden."""
    if not match.over:
        raise MischiaError("Only a finished match can be reviewed.", "review-not-over")
    if not 1 <= step <= len(match.answers):
        fault = f"There is no move {step}; there are 1 to {len(match.answers)}."
        raise MischiaError(fault, "why-no-such-move", move=step, last=len(match.answers))
    name, phrase = match.answers_by_seat()[step - 1]
    if name == CHANCE:
        raise no_choice(step)
    return Made(before(match, step), name, phrase)


def before(match: Match, step: int) -> Match:
    """The match before its answer of this number."""
    again = Match(match.game, match.given, match.game.show_options(match.options), match.secret, scripted=True)
    for name, phrase in match.answers_by_seat()[: step - 1]:
        again.play(name, phrase)
    return again


def no_choice(step: int) -> MischiaError:
    return MischiaError(f"There was nothing to choose at move {step}.", "why-no-choice", move=step)
