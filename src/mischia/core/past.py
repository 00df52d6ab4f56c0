"""What has happened in a match: the table after each event, and what each viewer has heard and seen of it."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from mischia.core.position import Doc, view_of, whole
from mischia.core.state import Event, State

if TYPE_CHECKING:
    from mischia.core.match import Match

KEPT = 256  # so many of the last tables are kept; older ones come from playing the match again


class Stills:
    """The table after each event of a match, by the number of the event.

    Nothing is kept until somebody watches, and then only the last ones: a long match takes no more memory than a
    short one.
    """

    def __init__(self, match: "Match", most: int | None = KEPT) -> None:
        self.match = match
        self.most = most  # None: all
        self.watched = most is None
        self._states: dict[int, State] = {}
        self._positions: dict[int, Doc] = {}

    def add(self, first: int, states: Sequence[State]) -> None:
        """Keep the tables after the events from the number `first` on."""
        self._states.update(enumerate(states, first))
        if self.most is not None:
            oldest = first + len(states) - self.most
            for kept in (self._states, self._positions):
                for number in [number for number in kept if number < oldest]:
                    del kept[number]

    def since(self, first: int) -> dict[int, State]:
        """The tables after the events from the number `first` on; the older ones are played again."""
        self.watched = True
        events = len(self.match.events)
        if all(number in self._states for number in range(first, events)):
            return self._states
        found = self.match.played_again()._states
        assert len(found) == events
        self.add(0, list(found.values()))
        return found

    def position(self, number: int, state: State) -> Doc:
        """All that can be told of the table after an event, written down once for all who watch."""
        found = self._positions.get(number)
        if found is None:
            found = self._positions[number] = whole(self.match.game, state, self.match.names)
        return found


class Past:
    """What one viewer has heard of a match: the events, and the table after each of them as the viewer saw it."""

    def __init__(self, match: "Match", viewer: str | None) -> None:
        self.match = match
        self.viewer = viewer
        self.stories: dict[Any, Any] = {}  # by language: the log as it was told so far
        self._numbers: list[int] = []  # of the events heard, among all
        self._events: tuple[Event, ...] = ()
        self._upto = 0  # how many events there were when it was last listened

    @property
    def events(self) -> tuple[Event, ...]:
        """All that the viewer has heard; only what is new is gone through."""
        match = self.match
        if self._upto < len(match.events):
            new = [at for at in range(self._upto, len(match.events)) if match.hears(self.viewer, match.events[at])]
            self._numbers += new
            self._events += tuple([match.events[at] for at in new])
            self._upto = len(match.events)
        return self._events

    def standing(self, upto: int | None = None) -> tuple[Event, ...]:
        """What of the first so many events heard is still so: without what all agreed to take back."""
        events = self.events[:upto]
        if not self.match.dropped:
            return events
        return tuple(event for number, event in zip(self._numbers, events, strict=False) if self.match.stands(number))

    def heard_of(self, events: int) -> int:
        """How many of the first so many events of all the viewer has heard."""
        return bisect_left(self._numbers, events) if self.events else 0

    def number(self, at: int) -> int:
        """Which of all events one that the viewer has heard is."""
        return self._numbers[at]

    def views(self, since: int) -> Callable[[int], Doc]:
        """The table as the viewer saw it after each event heard, from the `since`-th on."""
        events, stills = self.events, self.match.stills
        tables = stills.since(self._numbers[since]) if since < len(events) else {}

        def view(at: int) -> Doc:
            number = self._numbers[at]
            return view_of(self.match.game, stills.position(number, tables[number]), self.viewer)

        return view
