"""The log of a match as one viewer has heard it, line by line, each with the table after it.

One machine for all games: a page says which events make a line, how it is told and how the table is drawn, and the
table at a line is drawn from the view after it by the function that draws the table as it is now.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mischia.core.language import Strings
from mischia.core.page import Line, Me, Moment, Page, Part, Seen
from mischia.core.past import Past
from mischia.core.position import Doc

S = TypeVar("S")
SHOWN = 256  # so many of the last lines can be shown as steps; whoever has missed more is shown the table as it is


class Story(Generic[S]):
    """A log in one language, which grows with the match."""

    def __init__(self, page: Page[S], past: Past, say: Strings) -> None:
        self.page, self.past, self.say = page, past, say
        self.lines: list[Line] = []
        self.scenes: dict[int, S] = {}  # the table after the last lines, by the place of the line
        self.last: S | None = None  # after the last event
        self._now: tuple[Doc, S] | None = None
        self._heard = 0  # so many events are told
        self._run: tuple[int, int, S | None] = (
            0,
            0,
            None,
        )  # where the last line begins: event, place, table before

    def hear(self, events: int) -> "Story[S]":
        """Go on until so many events are told; the last line may become another, if it goes on."""
        if events <= self._heard:
            return self
        page, heard = self.page, self.past.events
        at, place, before = self._run
        del self.lines[place:]
        view = self.past.views(at)
        while at < events:
            end = at + 1
            while end < events and page.joins(heard[end - 1], heard[end]):
                end += 1
            run = heard[at:end]
            now = page.scene(view(end - 1), run, before)
            self._run = at, len(self.lines), before
            for line, scene in page.tell(Moment(run, end, now if before is None else before, now), self.say):
                self.scenes[len(self.lines)] = scene
                self.lines.append(line)
            at, before = end, now
        self._heard, self.last = events, before
        for old in list(self.scenes)[:-SHOWN]:
            del self.scenes[old]
        return self

    def now(self, view: Doc) -> S:
        """The table that a view shows, after all that was told; several parts of a page ask for the same."""
        if self._now is None or self._now[0] is not view:
            self._now = view, self.page.scene(view, (), self.last)
        return self._now[1]


def story(page: Page[S], seen: Seen, say: Strings) -> Story[S] | None:
    """What a viewer has heard so far; none of a table whose past is not known."""
    past = seen.past
    if past is None:
        return None
    found: Story[S] = past.stories.get(say) or past.stories.setdefault(say, Story(page, past, say))
    return found.hear(len(seen.events))


def lines(page: Page[Any], seen: Seen, say: Strings) -> Sequence[Line]:
    """The whole log."""
    told = story(page, seen, say)
    if told is None:
        return ()
    if told.lines and told.lines[-1].upto > len(seen.events):  # it has been told further to others
        return [line for line in told.lines if line.upto <= len(seen.events)]
    return told.lines


def steps(page: Page[Any], seen: Seen, say: Strings, since: int) -> list[tuple[Line, dict[str, Part | Me]]]:
    """The lines after the first `since`, each with the parts of the table that it changes."""
    told = story(page, seen, say)
    if told is None:
        return []
    found = []
    shown: dict[str, Part | Me] = {}
    if since - 1 in told.scenes:
        shown = page.stage(seen, told.scenes[since - 1], say, "")
    for at, line in enumerate(lines(page, seen, say)[since:], since):
        changed: dict[str, Part | Me] = {}
        if at in told.scenes:
            now = page.stage(seen, told.scenes[at], say, line.call)
            changed = {key: part for key, part in now.items() if shown.get(key) != part}
            shown = now
        found.append((line, changed))
    return found


def now(page: Page[S], seen: Seen, say: Strings) -> S:
    """The table as it is."""
    assert seen.view is not None
    told = story(page, seen, say)
    return page.scene(seen.view, (), None) if told is None else told.now(seen.view)
