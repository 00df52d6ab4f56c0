"""A table in numbers, kept from look to look: only what differs from the last look is written anew."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import Any

import numpy as np

from mischia.core.position import Doc, Key, Names, by_all
from mischia.core.state import State
from mischia.lab.learners.layout import UNWRITTEN, Node, renew
from mischia.lab.learners.written_from import FOR_ALL, Entries, Source

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
        self.places = [Place(key, root.get(key.name), sources.get(key.name)) for key in keys]
        self.private = [(place, place.node) for place in self.places if place.node is not None and not place.is_open]
        self.fields = sorted({"seats", "over"}.union(*[place.fields for place in self.places]))
        self.values = attrgetter(*self.fields)  # a tuple, for there are two at least
        self.numbers = range(len(self.fields))
        self.read_by = [bits([field in place.fields for place in self.places]) for field in self.fields]
        self.always = bits([place.source is None for place in self.places])
        self._chosen: dict[int, list[Place]] = {}

    def chosen(self, some: int) -> list["Place"]:
        """Some of the places, given as bits."""
        found = self._chosen.get(some)
        if found is None:
            found = self._chosen[some] = [place for at, place in enumerate(self.places) if some >> at & 1]
        return found


def bits(holds: list[bool]) -> int:
    """The places at which something holds."""
    return sum(1 << at for at, it_does in enumerate(holds) if it_does)


class Place:
    """A key: what it is written from, where, and who sees what of it."""

    def __init__(self, key: Key, node: Node | None, source: Source | None) -> None:
        self.name = key.name
        self.dump = key.dump
        self.seen = key.seen
        self.is_open = key.seen in FOR_ALL
        self.node = node
        self.source = source
        self.entries = source if isinstance(source, Entries) else None
        self.all = [] if source is None else source.fields.split()
        self.each = [] if self.entries is None else self.entries.each.split()
        self.fields = self.all + self.each

    def told(self, s: State, names: Names, doc: Doc, changed: Changed) -> Any:
        """What the key says now; of a map only the entries for which something has changed are told anew."""
        entries = self.entries
        if entries is None or not changed.keys().isdisjoint(self.all):
            return self.dump(s, names)
        called = entries.names(s, names)
        fresh = {called[at]: entries.dump(s, at, names) for at in self.stale(changed, len(called))}
        return {**doc[self.name], **fresh}

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
        plan, doc, fields = self.plan, self.doc, self.fields
        names, stale = plan.names, plan.always
        changed: Changed = {}
        values = plan.values(s)
        for at in compress(plan.numbers, map(ne, values, fields)):
            now = copied(values[at])
            changed[plan.fields[at]] = (fields[at], now)
            fields[at] = now
            stale |= plan.read_by[at]
        for place in plan.chosen(stale):
            told = place.dump(s, names) if place.entries is None else place.told(s, names, doc, changed)
            doc[place.name] = told
            if place.is_open and place.node is not None:
                self.write(place, place.node, told if place.seen is by_all else place.seen(told, None, doc))

    def seen_by(self, viewer: int) -> Any:
        """What a seat sees, in numbers: written as it sees it, and turned to its side."""
        name = self.plan.names[viewer]
        for place, node in self.plan.private:
            self.write(place, node, place.seen(self.doc[place.name], name, self.doc))
        return self.vector.take(self.plan.turned[viewer], mode="wrap")  # faster than the default

    def write(self, place: Place, node: Node, value: Any) -> None:
        """Write what is seen of a key in the place of what the last viewer saw, where it is something else."""
        old = self.shown.get(place.name, UNWRITTEN)
        if value != old:
            self.shown[place.name] = value
            renew(node, old, value, self.out)


def copied(value: Any) -> Any:
    """A field of a state as it is now: a list may change, and so may lists in it, but nothing else."""
    if type(value) is not list:
        return value
    return [one[:] for one in value] if value and type(value[0]) is list else value[:]
