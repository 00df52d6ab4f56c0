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
from mischia.lab.learners.layout import UNWRITTEN, Node, renew, renew_map

FOR_ALL = (by_all, as_size)  # what looks alike from every seat
Root = dict[str, Node]  # where each key is written, if it is
Changed = dict[int, Any]  # by the number of a field: what it was before
NOTHING: Doc = {}  # the words of an entry that is not there


class Plan:
    """How the keys of a position are written, and how it looks from each seat's side."""

    def __init__(self, keys: Sequence[Key], names: Names, root: Root, turned: list[Any]) -> None:
        self.names = names
        self.turned = turned  # by viewer and place in its vector: where seat 0 has the same
        fields = sorted({"question", "winners"}.union(*[(key.of or "").split() for key in keys]))  # two at least
        self.fields = attrgetter(*fields)
        self.numbers = range(len(fields))
        self.parts = [part for key in keys for part in parts_of(key, names, root, fields)]
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
    """The position at a table, and what its last viewer sees of it in numbers, from seat 0's side."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.fields: list[Any] = [UNWRITTEN] * len(plan.read_by)  # of the state, as they were
        words = [part for part in plan.parts if isinstance(part, Words)]
        self.doc: Doc = {part.name: {} for part in words}
        self.shown: dict[str, Any] = {}  # by key: what is written
        self.written: dict[Words, dict[str, tuple[Doc, Doc]]] = {part: {} for part in words}
        # by entry: its words, and what of them is written
        self.viewer: str | None = None  # whose own words are written
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
        """What a seat sees, in numbers: written as it sees it, and turned to its side."""
        name = self.plan.names[viewer]
        for part in self.plan.private:
            part.show(self, name)
        self.viewer = name
        return self.vector.take(self.plan.turned[viewer], mode="wrap")  # faster than the default


def copied(value: Any) -> Any:
    """A field of a state as it is now: a list may change, and so may lists in it, but nothing else."""
    if type(value) is not list:
        return value
    return [one[:] for one in value] if value and type(value[0]) is list else value[:]


class Part:
    """A key of the position, as it is written."""

    private = False  # whether seats see it each in their own way

    def __init__(self, key: Key, names: Names, root: Root) -> None:
        self.key = key
        self.name = key.name
        self.of = key.of
        self.names = names
        self.node = root.get(key.name)

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        """Bring the slate up to date."""
        raise NotImplementedError

    def show(self, slate: Slate, viewer: str) -> None:
        """Write what a seat sees in the place of what the last viewer saw."""


class Open(Part):
    """A key that all see alike."""

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        slate.doc[self.name] = self.key.dump(s, self.names)
        self.write(slate, None)

    def write(self, slate: Slate, viewer: str | None) -> None:
        if self.node is not None:
            value = self.key.seen(slate.doc[self.name], viewer, slate.doc)
            old = slate.shown.get(self.name, UNWRITTEN)
            if value != old:
                slate.shown[self.name] = value
                renew(self.node, old, value, slate.out)


class Private(Open):
    """A key that seats see each in their own way, perhaps by what stands elsewhere in the position."""

    private = True

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        slate.doc[self.name] = self.key.dump(s, self.names)

    def show(self, slate: Slate, viewer: str) -> None:
        self.write(slate, viewer)


class Words(Part):
    """An aspect of a map's entries, of which a seat may see more in its own."""

    def __init__(self, key: Key, names: Names, root: Root, fields: Sequence[str], aspect: Aspect) -> None:
        super().__init__(key, names, root)
        assert key.entries is not None
        self.entries: Entries = key.entries
        self.aspect = aspect
        self.of = f"{aspect.each} {aspect.all} {key.entries.named_by}"
        self.private = aspect.own is not aspect.shown
        self.below = {} if self.node is None else self.node.below
        self.each = [fields.index(field) for field in aspect.each.split()]
        self.all = {fields.index(field) for field in f"{aspect.all} {key.entries.named_by}".split()}

    def look(self, s: State, slate: Slate, changed: Changed) -> None:
        names = self.entries.names(s, self.names)
        written = slate.written[self]
        for at in self.stale(slate, changed, len(names)):
            self.write(slate, written, names[at], self.aspect.dump(s, at, self.names))
        if len(written) > len(names):
            for name in written.keys() - set(names):
                self.wipe(slate, name)

    def wipe(self, slate: Slate, name: str) -> None:
        """An entry is gone."""
        _, seen = slate.written[self].pop(name)
        slate.doc[self.name].pop(name, None)
        if name in self.below:
            renew_map(self.below[name], seen, NOTHING, slate.out)

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
        old = written[name][0] if name in written else NOTHING
        entry = slate.doc[self.name].setdefault(name, {})
        for word in old:
            if word not in words:
                entry.pop(word, None)
        entry.update(words)
        self.show_words(slate, name, words, slate.viewer)

    def show(self, slate: Slate, viewer: str) -> None:
        if viewer != slate.viewer:
            for name in (slate.viewer, viewer):  # what was one's own before is another's now
                if name in slate.written[self]:
                    self.show_words(slate, name, slate.written[self][name][0], viewer)

    def show_words(self, slate: Slate, name: str, words: Doc, viewer: str | None) -> None:
        """Write what a viewer sees of an entry's words."""
        seen = self.aspect.own(words) if name == viewer else self.aspect.shown(words)
        written = slate.written[self]
        old = written[name][1] if name in written else NOTHING
        written[name] = (words, seen)
        node = self.below.get(name)
        if node is not None and seen != old:
            renew_map(node, old, seen, slate.out)


def parts_of(key: Key, names: Names, root: Root, fields: Sequence[str]) -> list[Part]:
    if key.entries is not None:
        return [Words(key, names, root, fields, aspect) for aspect in key.entries.aspects]
    return [(Open if key.seen in FOR_ALL else Private)(key, names, root)]
