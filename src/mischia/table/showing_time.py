"""When somebody who watches at the usual pace has been shown what happened: the clock of a question starts then."""

from collections.abc import Iterable
from functools import cache
from itertools import accumulate

from mischia.core.language import Strings
from mischia.core.match import Match
from mischia.core.page import AFTER, BEFORE, Line
from mischia.core.story import story
from mischia.games import GAMES, page_of
from mischia.table.seen import seen_in_match

DRAWN = 380  # milliseconds in which the page draws the table anew at each step
MARGIN = 2.0  # seconds: the way to the page, and the moment after the last step in which its hand is still
MOST = 120.0  # seconds that the clock of a question waits at most, however much there is to show


def start_of_clock(match: Match, opened: float, entries: Iterable[tuple[float, int]]) -> float:
    """When the clock of the open question starts.

    `entries`: of all that was done, when, and how many events there were then. Only what everybody hears counts: a
    clock must not tell that somebody was told something. Who has looked at what does not count: nobody can stall.
    """
    if match.game.name not in GAMES:
        return opened
    return max(opened, min(shown_at(match, entries) + MARGIN, opened + MOST))


def shown_at(match: Match, entries: Iterable[tuple[float, int]]) -> float:
    """When all that happened has been shown, one step after the other, to somebody who was there all the time."""
    told = story(page_of(match.game), seen_in_match(match, None), _words(match.game.name))
    assert told is not None
    lines = told.lines
    public = list(accumulate((event.hearers is None for event in match.events), initial=0))
    shown, line = 0.0, 0
    for at, events in entries:
        while line < len(lines) and lines[line].upto <= public[min(events, len(match.events))]:
            shown = max(shown, at) + milliseconds(lines[line]) / 1000
            line += 1
    return shown


def milliseconds(line: Line) -> int:
    """How long a step takes at pace 1, with all that moves before and after it.

    >>> from mischia.core.page import Motion
    >>> turn, land = Motion("turn", ("a", "b"), ms=100, apart=10), Motion("land", ("a",), ms=40, when=AFTER)
    >>> milliseconds(Line("id", "", "", "", 0, ms=500, motions=(turn, turn._replace(along=True), turn, land)))
    1140
    """
    total = line.ms + DRAWN
    for when in (BEFORE, AFTER):
        longest = 0
        for motion in [motion for motion in line.motions if motion.when == when]:
            if not motion.along:
                total += longest
                longest = 0
            longest = max(longest, motion.ms + motion.apart * (len(motion.what) - 1))
        total += longest
    return total


@cache
def _words(game: str) -> Strings:
    return Strings(GAMES[game], "en")  # a step takes as long in any language
