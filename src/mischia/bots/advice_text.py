"""What a coach advises, in words: facts of the advice, in the reader's language."""

from collections.abc import Sequence

from mischia.bots.advice import Advice, Candidate
from mischia.bots.why import Why
from mischia.core.language import Strings
from mischia.core.typed import button


def pick(advice: Advice, say: Strings, names: Sequence[str]) -> str:
    """The move that the coach would make."""
    return say.labelled(say("web-hint-pick"), button(advice.pick.move, say, names))


def why(advice: Advice, say: Strings, names: Sequence[str]) -> str:
    """Why this one: how it compares with the second best, or why that can't be said."""
    best, *others = advice.candidates
    if not others:
        return say("web-hint-why-alone")
    if best.share is not None:
        return say("web-hint-why-mixed", share=percent(best.share))
    if best.chance is None or others[0].chance is None:
        return say("web-hint-why-early")
    more, other = round(100 * (best.chance - others[0].chance)), say.move(others[0].move, names)
    return say("web-hint-why-more", more=more, move=other) if more > 0 else say("web-hint-why-close", move=other)


def judged(found: Why, say: Strings, names: Sequence[str]) -> str:
    """What the coach thinks of a move that was made."""
    best, made = found.advice.pick, found.made
    if made is None:
        return say("why-unseen")
    if made.share is not None:
        return say("why-mixed", share=percent(made.share))
    if made is best:
        return say("why-same")
    if made.chance is None or best.chance is None:
        return say("web-hint-why-early")
    less, other = round(100 * (best.chance - made.chance)), say.move(best.move, names)
    return say("why-less", less=less, move=other) if less > 0 else say("web-hint-why-close", move=other)


def guess(advice: Advice, say: Strings) -> str:
    """That it is a guess, and out of how much."""
    return say("web-hint-guess", count=advice.looked)


def chance(one: Candidate, say: Strings) -> str:
    """How likely one wins with a move; nothing if that can't be told."""
    return "" if one.chance is None else say("web-hint-chance", percent=percent(one.chance))


def chance_in_full(one: Candidate, say: Strings) -> str:
    """The same, and how unsure it is."""
    if one.chance is None:
        return ""
    return say("web-hint-chance-why", percent=percent(one.chance), spread=max(1, round(50 * (one.high - one.low))))


def follows(one: Candidate, say: Strings, names: Sequence[str]) -> str:
    """What the coach expects after a move; nothing if it did not look so far."""
    if not one.line:
        return ""
    deeds = [say.labelled(names[deed.seat], button(deed.move, say, names)) for deed in one.line]
    return say("web-hint-then", moves=say.all_of(deeds))


def percent(share: float) -> int:
    """A share of a hundred; what is not certain is never told as if it were.

    >>> percent(0.0), percent(0.001), percent(0.344), percent(0.999), percent(1.0)
    (0, 1, 34, 99, 100)
    """
    return round(100 * share) if share in (0.0, 1.0) else min(99, max(1, round(100 * share)))
