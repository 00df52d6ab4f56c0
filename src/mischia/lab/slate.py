"""A table in numbers, kept from look to look: only what may have changed since is written anew.

A key of a position says from which fields of the state it is written, and a map what each of its entries is written
from. Where that is the same as before, so are the numbers.
"""

from collections.abc import Iterable, Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import Any

import numpy as np

from mischia.core.position import Doc, Entries, Key, Names, as_size, by_all
from mischia.core.state import State
from mischia.lab.writing import UNWRITTEN, Node, renew, write

FOR_ALL = (by_all, as_size)  # what looks alike from every seat
Roots = list[dict[str, Node]]  # by viewer: where each key is written, if it is
Changed = dict[int, Any]  # by the number of a field: what it was before


class Plan:
    """How the keys of a position are written, for each viewer."""

    def __init__(self, keys: Sequence[Key], names: Names, roots: Roots, turned: list[Any]) -> None:
        self.names = names
        self.turned = turned  # by viewer and place in its vector: where an onlooker has the same
        read = [(key.of or "").split() for key in keys]
        fields = sorted({"question", "winners"}.union(*read))  # of one field alone the value would come without a row
        self.parts = [part_of(key, names, roots, fields) for key in keys]
        self.private = [part for part in self.parts if part.private]
        self.fields = attrgetter(*fields)
        self.numbers = range(len(fields))
        self.read_by = [sum(1 << at for at, own in enumerate(read) if field in own) for field in fields]
        self.always = sum(1 << at for at, key in enumerate(keys) if key.of is None)
        self.all = (1 << len(keys)) - 1
        self._parts: dict[int, list[Part]] = {}

    def parts_of(self, bits: int) -> list["Part"]:
        """The parts of these keys, given as bits."""
        found = self._parts.get(bits)
        if found is None:
            found = self._parts[bits] = [part for at, part in enumerate(self.parts) if bits >> at & 1]
        return found


class Slate:
    """The position at a table, and what an onlooker sees of it in numbers, from seat 0's side."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.fields: list[Any] = [UNWRITTEN] * len(plan.read_by)  # of the state, as they were
        self.doc: Doc = {}
        self.shown: dict[str, Any] = {}  # by key: what an onlooker sees
        self.own: list[dict[str, tuple[Any, Any]]] = [{} for _ in plan.turned]
        # by viewer and key: its own entry, and the numbers for what it alone sees there
        vector: Any = np.zeros(len(plan.turned[0]), np.float32)
        self.vector = vector
        self.numbers = memoryview(vector)  # the same, to be written one by one

    def look(self, s: State) -> None:
        """See how the table stands now."""
        plan, fields = self.plan, self.fields
        stale = plan.always if self.doc else plan.all
        changed: Changed = {}
        now = plan.fields(s)
        for at in compress(plan.numbers, map(ne, now, fields)):
            changed[at] = fields[at]
            fields[at] = copied(now[at])
            stale |= plan.read_by[at]
        for part in plan.parts_of(stale):
            part.look(s, self, changed)

    def seen_by(self, viewer: int) -> Any:
        """What a seat sees, in numbers: what an onlooker sees, turned to its side, and what it sees for itself."""
        out = self.vector.take(self.plan.turned[viewer])
        numbers = memoryview(out)
        for part in self.plan.private:
            part.own(self, viewer, out, numbers)
        return out


def copied(value: Any) -> Any:
    """A field of a state as it is now: a list may change, and so may lists in it, but nothing else."""
    if type(value) is not list:
        return value
    return [one[:] for one in value] if value and type(value[0]) is list else value[:]


class Part:
    """A key of the position, as it is written."""

    private = False  # whether seats see it each in their own way

    def __init__(self, key: Key, names: Names, roots: Roots, fields: Sequence[str]) -> None:
        self.key = key
        self.name = key.name
        self.names = names
        self.nodes = [root.get(key.name) for root in roots]

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        """Bring the slate up to date."""
        raise NotImplementedError

    def own(self, slate: Slate, viewer: int, out: Any, numbers: Any) -> None:
        """Write what a seat sees here for itself; `numbers` are those of the vector `out`, one by one."""


class Open(Part):
    """A key that all see alike."""

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        value = slate.doc[self.name] = self.key.dump(s, self.names)
        node = self.nodes[0]
        if node is not None:
            shown = self.key.seen(value, None, slate.doc)
            old = slate.shown.get(self.name, UNWRITTEN)
            if shown != old:
                slate.shown[self.name] = shown
                renew(node, old, shown, slate.vector, slate.numbers)


class Private(Part):
    """A key that seats see each in their own way, perhaps by what stands elsewhere in the position."""

    private = True

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        slate.doc[self.name] = self.key.dump(s, self.names)

    def own(self, slate: Slate, viewer: int, out: Any, numbers: Any) -> None:
        node = self.nodes[viewer]
        if node is not None:
            write(node, self.key.seen(slate.doc[self.name], self.names[viewer], slate.doc), numbers)


class Map(Part):
    """A key that is written entry by entry, of which a seat may see more in its own."""

    def __init__(self, key: Key, names: Names, roots: Roots, fields: Sequence[str]) -> None:
        super().__init__(key, names, roots, fields)
        assert key.entries is not None
        self.entries: Entries = key.entries
        self.private = key.entries.own is not key.entries.shown
        self.below = [node.below if node is not None else {} for node in self.nodes]
        self.each = frozenset([fields.index(field) for field in self.entries.each.split()])
        self.all = frozenset([fields.index(field) for field in self.entries.all.split()])

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        names = self.entries.names(s, self.names)
        docs = slate.doc.setdefault(self.name, {})
        for at in self.stale(slate, changed, len(names)):
            docs[names[at]] = self.entries.one(s, at, self.names)
            self.write(slate, names[at])
        if len(docs) > len(names):
            for name in docs.keys() - set(names):
                self.wipe(slate, name)

    def stale(self, slate: Slate, changed: Changed, entries: int) -> Iterable[int]:
        """The entries whose share of some list is another one, or all of them."""
        found = set()
        for field, old in changed.items():
            if field in self.each:
                now = slate.fields[field]
                if old is UNWRITTEN or len(old) != len(now):
                    return range(entries)
                share = len(now) // entries
                found.update([at // share for at, one in enumerate(now) if one != old[at]])
            elif field in self.all:
                return range(entries)
        return found

    def write(self, slate: Slate, name: str) -> None:
        """Write an entry in the place of what stood there."""
        node = self.below[0].get(name)
        if node is not None:
            all_shown = slate.shown.setdefault(self.name, {})
            shown, old = self.entries.shown(slate.doc[self.name][name]), all_shown.get(name, UNWRITTEN)
            if shown != old:
                all_shown[name] = shown
                renew(node, old, shown, slate.vector, slate.numbers)

    def wipe(self, slate: Slate, name: str) -> None:
        """An entry is gone."""
        del slate.doc[self.name][name]
        node = self.below[0].get(name)
        if node is not None:
            del slate.shown[self.name][name]
            slate.vector[node.start : node.stop] = 0.0

    def own(self, slate: Slate, viewer: int, out: Any, numbers: Any) -> None:
        name = self.names[viewer]
        node, entry = self.below[viewer].get(name), slate.doc[self.name].get(name)
        if node is not None and entry is not None:
            kept = slate.own[viewer].get(self.name)
            if kept is None or kept[0] is not entry:
                shown = slate.shown[self.name][name]  # that stands there already
                renew(node, shown, self.entries.own(entry), out, numbers)
                slate.own[viewer][self.name] = (entry, out[node.start : node.stop].copy())
            else:
                out[node.start : node.stop] = kept[1]


def part_of(key: Key, names: Names, roots: Roots, fields: Sequence[str]) -> Part:
    if key.entries is not None:
        return Map(key, names, roots, fields)
    return (Open if key.seen in FOR_ALL else Private)(key, names, roots, fields)
