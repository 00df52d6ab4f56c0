"""A table in numbers, kept from look to look: only what may have changed since is written anew.

A key of a position says from which fields of the state it is written, and a map what each of its entries is written
from. Where that is the same as before, so are the numbers.
"""

from collections.abc import Iterable, Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import Any

import numpy as np

from mischia.core.position import Aspect, Doc, Entries, Key, Names, as_size, by_all
from mischia.core.state import State
from mischia.lab.writing import UNWRITTEN, Node, renew, renew_map, row_at, write

FOR_ALL = (by_all, as_size)  # what looks alike from every seat
Roots = list[dict[str, Node]]  # by viewer: where each key is written, if it is
Changed = dict[int, Any]  # by the number of a field: what it was before
NOTHING: tuple[Doc, Doc] = ({}, {})  # the words of an entry that is not there, and what others see of them


class Plan:
    """How the keys of a position are written, for each viewer."""

    def __init__(self, keys: Sequence[Key], names: Names, roots: Roots, turned: list[Any]) -> None:
        self.names = names
        self.turned = turned  # by viewer and place in its vector: where an onlooker has the same
        fields = sorted({"question", "winners"}.union(*[(key.of or "").split() for key in keys]))  # two at least
        self.fields = attrgetter(*fields)
        self.numbers = range(len(fields))
        self.parts = [part for key in keys for part in parts_of(key, names, roots, fields)]
        self.private = [part for part in self.parts if part.private]
        self.read_by = [bits([field in (part.of or "").split() for part in self.parts]) for field in fields]
        self.always = bits([part.of is None for part in self.parts])
        self.all = bits([True] * len(self.parts))
        self._chosen: dict[int, list[Part]] = {}

    def chosen(self, some: int) -> list["Part"]:
        """Some of the parts, given as bits."""
        found = self._chosen.get(some)
        if found is None:
            found = self._chosen[some] = [part for at, part in enumerate(self.parts) if some >> at & 1]
        return found


def bits(holds: list[bool]) -> int:
    """The places at which something holds."""
    return sum(1 << at for at, it_does in enumerate(holds) if it_does)


class Slate:
    """The position at a table, and what an onlooker sees of it in numbers, from seat 0's side."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.fields: list[Any] = [UNWRITTEN] * len(plan.read_by)  # of the state, as they were
        words = [part for part in plan.parts if isinstance(part, Words)]
        self.doc: Doc = {part.name: {} for part in words}
        self.shown: dict[str, Any] = {}  # by key: what an onlooker sees
        self.written: dict[Words, dict[str, tuple[Doc, Doc]]] = {part: {} for part in words}
        # by entry: its words, and what others see of them
        self.own: list[dict[Words, tuple[Doc, list[tuple[Node, Any]]]]] = [{} for _ in plan.turned]
        # by viewer: its own words, and the rows of numbers for what it alone sees of them
        vector: Any = np.zeros(len(plan.turned[0]), np.float32)
        self.vector = vector
        self.out = memoryview(vector)  # to write to

    def look(self, s: State) -> None:
        """See how the table stands now."""
        plan, fields = self.plan, self.fields
        stale = plan.always if self.shown else plan.all
        changed: Changed = {}
        now = plan.fields(s)
        for at in compress(plan.numbers, map(ne, now, fields)):
            changed[at] = fields[at]
            fields[at] = copied(now[at])
            stale |= plan.read_by[at]
        for part in plan.chosen(stale):
            part.look(s, self, changed)

    def seen_by(self, viewer: int) -> Any:
        """What a seat sees, in numbers: what an onlooker sees, turned to its side, and what it sees for itself."""
        vector = self.vector.take(self.plan.turned[viewer], mode="wrap")  # faster than the default
        out = memoryview(vector)
        for part in self.plan.private:
            part.own(self, viewer, out)
        return vector


def copied(value: Any) -> Any:
    """A field of a state as it is now: a list may change, and so may lists in it, but nothing else."""
    if type(value) is not list:
        return value
    return [one[:] for one in value] if value and type(value[0]) is list else value[:]


class Part:
    """A key of the position, as it is written."""

    private = False  # whether seats see it each in their own way

    def __init__(self, key: Key, names: Names, roots: Roots) -> None:
        self.key = key
        self.name = key.name
        self.of = key.of
        self.names = names
        self.nodes = [root.get(key.name) for root in roots]

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        """Bring the slate up to date."""
        raise NotImplementedError

    def own(self, slate: Slate, viewer: int, out: Any) -> None:
        """Write what a seat sees here for itself."""


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
                renew(node, old, shown, slate.out)


class Private(Part):
    """A key that seats see each in their own way, perhaps by what stands elsewhere in the position."""

    private = True

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        slate.doc[self.name] = self.key.dump(s, self.names)

    def own(self, slate: Slate, viewer: int, out: Any) -> None:
        node = self.nodes[viewer]
        if node is not None:
            write(node, self.key.seen(slate.doc[self.name], self.names[viewer], slate.doc), out)


class Words(Part):
    """An aspect of a map's entries, of which a seat may see more in its own."""

    def __init__(self, key: Key, names: Names, roots: Roots, fields: Sequence[str], aspect: Aspect) -> None:
        super().__init__(key, names, roots)
        assert key.entries is not None
        self.entries: Entries = key.entries
        self.aspect = aspect
        self.of = f"{aspect.each} {aspect.all} {key.entries.named_by}"
        self.private = aspect.own is not aspect.shown
        self.below = [node.below if node is not None else {} for node in self.nodes]
        self.each = [fields.index(field) for field in aspect.each.split()]
        self.all = {fields.index(field) for field in f"{aspect.all} {key.entries.named_by}".split()}

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        names = self.entries.names(s, self.names)
        written = slate.written[self]
        for at in self.stale(slate, changed, len(names)):
            self.write(slate, written, names[at], self.aspect.dump(s, at, self.names))
        if len(written) > len(names):
            for name in written.keys() - set(names):
                self.write(slate, written, name, {})
                del written[name]
                slate.doc[self.name].pop(name, None)

    def stale(self, slate: Slate, changed: Changed, entries: int) -> Iterable[int]:
        """The entries whose part of some list is another one, or all of them."""
        if not self.all.isdisjoint(changed):
            return range(entries)
        found = set()
        for field in self.each:
            if field in changed:
                old, now = changed[field], slate.fields[field]
                if old is UNWRITTEN or len(old) != len(now):
                    return range(entries)
                part = len(now) // entries
                found.update([at // part for at, one in enumerate(now) if one != old[at]])
        return found

    def write(self, slate: Slate, written: dict[str, tuple[Doc, Doc]], name: str, words: Doc) -> None:
        """Write the words of an entry in the place of those that stood there."""
        old, old_shown = written.get(name, NOTHING)
        entry = slate.doc[self.name].setdefault(name, {})
        for word in old:
            if word not in words:
                entry.pop(word, None)
        entry.update(words)
        shown = self.aspect.shown(words) if words else words
        written[name] = (words, shown)
        node = self.below[0].get(name)
        if node is not None and shown != old_shown:
            renew_map(node, old_shown, shown, slate.out)

    def own(self, slate: Slate, viewer: int, out: Any) -> None:
        name = self.names[viewer]
        node, found = self.below[viewer].get(name), slate.written[self].get(name)
        if node is None or found is None:
            return
        words, shown = found
        kept = slate.own[viewer].get(self)
        if kept is None or kept[0] is not words:
            own = self.aspect.own(words)
            renew_map(node, shown, own, out)
            differ = [word for word in {**shown, **own} if own.get(word, UNWRITTEN) != shown.get(word, UNWRITTEN)]
            places = [node.below[word] for word in differ if word in node.below]
            slate.own[viewer][self] = (words, [(place, row_at(place, out)) for place in places])
        else:
            for place, row in kept[1]:
                out[place.start : place.stop] = row


def parts_of(key: Key, names: Names, roots: Roots, fields: Sequence[str]) -> list[Part]:
    if key.entries is not None:
        return [Words(key, names, roots, fields, aspect) for aspect in key.entries.aspects]
    return [(Open if key.seen in FOR_ALL else Private)(key, names, roots)]
