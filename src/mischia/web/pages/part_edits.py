"""A part of the table that one message tells several times: whole at first, then as an edit of what it was before.

An edit is `[head, tail, text]`: so many letters stay at the beginning and at the end, and this is between them. Letters
are counted as JavaScript does, in units of UTF-16. `motion.js` has the other side: `whole`.
"""

from collections.abc import Callable

Told = str | list[int | str]


class PartEdits:
    """The parts that a message has told so far, and which of them everybody is shown."""

    def __init__(self) -> None:
        self.last: dict[str, tuple[str, bool]] = {}

    def tell(self, key: str, part: str, shown: bool = True) -> tuple[Told, bool]:
        """How a part is told, and whether everybody may know it: an edit tells of both of its drawings."""
        before, was_shown = self.last.get(key, ("", True))
        self.last[key] = part, shown
        return (edit(before, part), shown and was_shown) if before else (part, shown)


def edit(before: str, after: str) -> Told:
    """The shorter of an edit and the text itself."""
    before, after = str(before), str(after)  # to cut markup takes four times as long
    shorter = min(len(before), len(after))
    head = longest(shorter, lambda many: before[:many] == after[:many])
    tail = longest(shorter - head, lambda many: before[len(before) - many :] == after[len(after) - many :])
    between = after[head : len(after) - tail]
    if len(between) * 2 > len(after):
        return after
    return [units(after[:head]), units(after[len(after) - tail :]), between]


def longest(most: int, same: Callable[[int], bool]) -> int:
    """How many letters are the same; where so many are, fewer are too."""
    least = 0
    while least < most:
        middle = (least + most + 1) // 2
        if same(middle):
            least = middle
        else:
            most = middle - 1
    return least


def units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
