"""The log of a match as one viewer has heard it, line by line, each with the table after it.

One machine for all games: a page says which events make a line, how it is told and how the table is drawn, and the
table at a line is drawn from the view after it by the function that draws the table as it is now.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mischia.core.game import GONE_BACK
from mischia.core.language import Strings
from mischia.core.page import Line, Me, Moment, Page, Part, Seen
from mischia.core.past import Past
from mischia.core.position import Doc
from mischia.core.state import Event

S = TypeVar("S")
GOING_BACK = 1200  # milliseconds for which it stands that all went back
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
            end = self._end(at, events)
            run = heard[at:end]
            self._run = at, len(self.lines), before
            if run[0].id == GONE_BACK:
                now = page.scene(view(at), (), self._scene_before(at))
                told: Sequence[tuple[Line, S]] = [(self._gone_back(run[0], end), now)]
            else:
                now = page.scene(view(end - 1), run, before)
                told = page.tell(Moment(run, end, now if before is None else before, now), self.say)
            for line, scene in told:
                self.scenes[len(self.lines)] = scene
                self.lines.append(line)
            at, before = end, now
        self._heard, self.last = events, before
        for old in list(self.scenes)[:-SHOWN]:
            del self.scenes[old]
        return self

    def _end(self, at: int, events: int) -> int:
        """Where the line ends that begins with an event, of so many."""
        heard, end = self.past.events, at + 1
        while end < events and GONE_BACK not in (heard[end - 1].id, heard[end].id):
            if not self.page.joins(heard[end - 1], heard[end]):
                break
            end += 1
        return end

    def _gone_back(self, event: Event, upto: int) -> Line:
        """All agreed to take something back: told alike in every game."""
        text = self.say.event(event, self.past.match.names)
        return Line(event.id, "glyphs.svg#undo", text, "", upto, ms=GOING_BACK)

    def _scene_before(self, at: int) -> S | None:
        """The table as it was drawn at the moment to which all went back; what older lines left is drawn again."""
        upto = self.past.heard_of(self.past.number(at) - self.past.events[at].args[1])
        place = next((n for n in reversed(range(len(self.lines))) if self.lines[n].upto <= upto), None)
        if place is not None and place in self.scenes and self.lines[place].upto == upto:
            return self.scenes[place]
        return Story(self.page, self.past, self.say).hear(upto).last if upto else None

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
