"""Where in a vector each place of a view is written, and how."""

from itertools import compress
from marshal import dumps
from operator import ne
from typing import Any

WORDS = frozenset((int, str, bool, float, type(None)))  # what a list may hold that is counted
LARGE = 200  # features; of a larger map only what differs is written, and a larger list hardly ever comes up again
PLAIN = 2  # the version of bytes that are the same for the same value, whoever else holds it
BLANK = memoryview(bytes(4 << 20)).cast("f")  # zeros, more than there are features
KEPT = 1000  # rows of numbers that a place remembers
UNWRITTEN = object()


class Node:
    """A place in a view, and where in the vector it is written."""

    def __init__(self) -> None:
        self.below: dict[Any, Node] = {}  # by key, or by place in a list whose order counts
        self.value: dict[Any, int] = {}  # a feature for each value
        self.number = -1  # a feature for the number itself, or the length of a list
        self.items: dict[Any, int] = {}  # how often each thing is in a list
        self.start = -1  # all features of this place and below lie in a row
        self.stop = -1
        self.is_large = False
        self.kept: dict[bytes, Any] = {}  # by what stood here, in bytes: its row of numbers

    def span(self, at: int) -> None:
        """A feature at this place of the vector is of this node, or below."""
        self.start, self.stop = at if self.start < 0 else self.start, at + 1
        self.is_large = self.stop - self.start > LARGE


# `out` is the memory of a vector: single numbers, and rows of them, are written faster to it than to the vector itself


def write(node: Node, value: Any, out: Any) -> None:
    """Write what stands at a place of a view, on a blank; what the layout does not know is left out."""
    kind = type(value)
    if kind is dict:
        entries = value.items()
    elif kind is list or kind is tuple:
        write_list(node, value, out)
        if not node.below:
            return
        entries = enumerate(value)
    else:
        write_word(node, value, out)
        return
    below = node.below
    for key, one in entries:
        child = below.get(key)
        if child is None:
            continue
        kind = type(one)
        if kind is int:  # most of what there is to write, without a call
            if child.number >= 0:
                out[child.number] = one
            if one in child.value:
                out[child.value[one]] = 1.0
        elif kind is str:
            if one in child.value:
                out[child.value[one]] = 1.0
        elif kind is list and child.below and not child.is_large:
            write_again(child, one, out)
        else:
            write(child, one, out)


def write_again(node: Node, value: Any, out: Any) -> None:
    """Write a list of lists, of which the same come up again and again."""
    said = dumps(value, PLAIN)
    row = node.kept.get(said)
    if row is None:
        write(node, value, out)
        if len(node.kept) >= KEPT:
            node.kept.clear()
        node.kept[said] = row_at(node, out)
    else:
        out[node.start : node.stop] = row


def row_at(node: Node, out: Any) -> Any:
    """The numbers of a place and below, as they are now."""
    return memoryview(out[node.start : node.stop].tobytes()).cast("f")


def wipe(node: Node, out: Any) -> None:
    """Make a place blank."""
    out[node.start : node.stop] = BLANK[: node.stop - node.start]


def write_list(node: Node, value: Any, out: Any) -> None:
    """Write how long a list is, and how often each thing is in it."""
    if node.number >= 0:
        out[node.number] = len(value)
    items = node.items
    if items:
        for one in value:
            if type(one) in WORDS and one in items:
                out[items[one]] += 1.0


def write_word(node: Node, value: Any, out: Any) -> None:
    """Write a number or a word."""
    if node.number >= 0 and value is not None and type(value) is not str:
        out[node.number] = value
    at = node.value.get(value)
    if at is not None:
        out[at] = 1.0


def renew(node: Node, old: Any, value: Any, out: Any) -> None:
    """Write a value in the place of an old one; of a large map only the entries that differ."""
    if type(old) in WORDS:  # a word has one place, and perhaps one as a number
        if node.number >= 0:
            out[node.number] = 0.0
        if old in node.value:
            out[node.value[old]] = 0.0
    elif type(value) is dict and type(old) is dict and node.is_large:
        renew_map(node, old, value, out)
        return
    elif old is not UNWRITTEN:
        wipe(node, out)
    if type(value) in WORDS:
        write_word(node, value, out)
    else:
        write(node, value, out)


def renew_map(node: Node, old: Any, value: Any, out: Any) -> None:
    """Write those entries of a map that differ in the place of the old ones."""
    below = node.below
    words = list(value)
    if words == list(old):  # nearly always, and this is the quickest way to find the few that differ
        for word in compress(words, map(ne, value.values(), old.values())):
            if word in below:
                renew(below[word], old[word], value[word], out)
        return
    for word in old:
        if word not in value and word in below:
            wipe(below[word], out)
    for word, one in value.items():
        was = old.get(word, UNWRITTEN)
        if word in below and (was is UNWRITTEN or was != one):
            renew(below[word], was, one, out)
