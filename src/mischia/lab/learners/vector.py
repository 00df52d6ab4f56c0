"""A table in numbers, kept from look to look: only what differs from the last look is written anew."""

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any

import numpy as np

from mischia.core.position import Doc, Key, Names, Seen, as_size, by_all
from mischia.core.state import State
from mischia.lab.learners.layout import UNWRITTEN, Node, renew
from mischia.lab.learners.written_from import Entries, Source

FOR_ALL = (by_all, as_size)  # what looks alike from every seat
Places = list[tuple[str, Seen, Node]]  # keys, who sees what of each, and where it is written
Changed = dict[str, tuple[Any, Any]]  # by field of the state: what it was before, and what it is


class Plan:
    """Where the keys of a position are written, what from, and how it looks from each seat's side."""

    def __init__(
        self,
        keys: Sequence[Key],
        names: Names,
        root: Mapping[str, Node],
        turned: list[Any],
        sources: Mapping[str, Source],
    ) -> None:
        self.names = names
        self.turned = turned  # by viewer and place in its vector: where seat 0 has the same
        written = [(key.name, key.seen, root[key.name]) for key in keys if key.name in root]
        self.open: Places = [place for place in written if place[1] in FOR_ALL]
        self.private: Places = [place for place in written if place[1] not in FOR_ALL]
        self.always = [(key.name, key.dump) for key in keys if key.name not in sources]
        self.sourced = [Sourced(key, sources[key.name]) for key in keys if key.name in sources]
        self.fields = sorted({field for one in self.sourced for field in one.all + one.each})
        self.values = attrgetter("seats", "seats", *self.fields)  # of several it makes a tuple


class Sourced:
    """A key whose source is known."""

    def __init__(self, key: Key, source: Source) -> None:
        self.key = key
        self.all = source.fields.split()
        self.entries = source if isinstance(source, Entries) else None
        self.each = [] if self.entries is None else self.entries.each.split()

    def look(self, s: State, names: Names, doc: Doc, changed: Changed) -> None:
        """Write the key anew as far as what it is written from has changed."""
        name, entries = self.key.name, self.entries
        if name not in doc or not changed.keys().isdisjoint(self.all):
            doc[name] = self.key.dump(s, names)
        elif entries is not None:
            called = entries.names(s, names)
            stale = self.stale(changed, len(called))
            if stale:
                doc[name] = {**doc[name], **{called[at]: entries.dump(s, at, names) for at in stale}}

    def stale(self, changed: Changed, entries: int) -> Iterable[int]:
        """The entries whose part of some list is another one."""
        found = set()
        for field in self.each:
            if field in changed:
                old, now = changed[field]
                part = len(now) // entries
                found.update([at // part for at, one in enumerate(now) if one != old[at]])
        return found


class Slate:
    """The position at a table, and what its last viewer sees of it in numbers, from seat 0's side."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.doc: Doc = {}
        self.fields: list[Any] = [UNWRITTEN] * len(plan.fields)  # as they were at the last look
        self.shown: dict[str, Any] = {}  # by key: what is written
        vector: Any = np.zeros(len(plan.turned[0]), np.float32)
        self.vector = vector
        self.out = memoryview(vector)  # to write to

    def look(self, s: State) -> None:
        """See how the table stands now."""
        plan, doc = self.plan, self.doc
        names = plan.names
        for name, dump in plan.always:
            doc[name] = dump(s, names)
        changed = self.changed(s)
        for sourced in plan.sourced:
            sourced.look(s, names, doc, changed)
        self.write(plan.open, None)

    def changed(self, s: State) -> Changed:
        """The fields that are others than at the last look."""
        found: Changed = {}
        if self.fields:
            for at, now in enumerate(self.plan.values(s)[2:]):
                old = self.fields[at]
                if now != old:
                    self.fields[at] = now = copied(now)
                    found[self.plan.fields[at]] = (old, now)
        return found

    def seen_by(self, viewer: int) -> Any:
        """What a seat sees, in numbers: written as it sees it, and turned to its side."""
        self.write(self.plan.private, self.plan.names[viewer])
        return self.vector.take(self.plan.turned[viewer], mode="wrap")  # faster than the default

    def write(self, places: Places, viewer: str | None) -> None:
        """Write what a viewer sees in the place of what the last one saw, where it is something else."""
        doc, shown = self.doc, self.shown
        for name, seen, node in places:
            value = doc[name]
            if seen is not by_all:
                value = seen(value, viewer, doc)
            old = shown.get(name, UNWRITTEN)
            if value is not old and value != old:
                shown[name] = value
                renew(node, old, value, self.out)


def copied(value: Any) -> Any:
    """A field of a state as it is now: a list may change, and so may lists in it, but nothing else."""
    if type(value) is not list:
        return value
    return [one[:] for one in value] if value and type(value[0]) is list else value[:]
