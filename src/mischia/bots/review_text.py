"""What decided a match, in words and numbers of the reader's language."""

from collections.abc import Sequence

from mischia.bots.advice_text import percent
from mischia.bots.reckoning import Step
from mischia.bots.review import Account, Review, TurningPoint
from mischia.core.language import Strings
from mischia.core.typed import button


def chance(share: float, say: Strings) -> str:
    """A chance: `41 %`."""
    return say("review-percent", number=percent(share))


def points(share: float) -> str:
    """Points of chance with their sign.

    >>> points(0.142), points(-0.41), points(0.001)
    ('+14', '−41', '0')
    """
    number = round(100 * share)
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}") if number else "0"


def whose(seat: int, review: Review, say: Strings, names: Sequence[str]) -> str:
    """Whose chance it is."""
    return say("review-team") if review.together else names[seat]


def what(step: Step, say: Strings, names: Sequence[str]) -> str:
    """What led from one moment to the next."""
    if not step.choices:
        return say("review-by-chance")
    if len(step.choices) > 1:
        return say("review-by-all")
    deed = step.choices[0]
    return say.labelled(names[deed.seat], button(deed.move, say, names))


def change(point: TurningPoint, review: Review, say: Strings, names: Sequence[str]) -> str:
    """How much a turning point changed, and for whom."""
    return say("review-change", change=points(point.change), name=whose(point.seat, review, say, names))


def in_short(review: Review, winners: Sequence[str], say: Strings, names: Sequence[str]) -> str:
    """Who won, and who of the others stood best on the way."""
    told = say("review-won", count=len(winners), names=say.all_of(winners))
    if not review.whole or review.together:
        return told
    best = high_point(review, [seat for seat, name in enumerate(names) if name not in winners])
    if best is None:
        return told
    seat, share = best
    return f"{told} {say('review-high', name=names[seat], percent=chance(share, say))}"


def high_point(review: Review, seats: Sequence[int]) -> tuple[int, float] | None:
    """Who of these stood best, and how well, if that was better than everybody's share."""
    found = [(seat, max(moment[seat].chance for moment in review.curve)) for seat in seats]
    best = max(found, key=lambda one: one[1], default=None)
    return best if best is not None and best[1] > 1.0 / len(review.curve[0]) else None


def skill(account: Account, say: Strings) -> str:
    """The skill in points, and how sure that is."""
    told = f"{points(account.skill)} ({say('review-give-or-take', reach=round(100 * account.reach))})"
    return told if account.clear else f"{told}, {say('review-unclear')}"
