"""Whose page is open at which table."""

from collections import Counter
from collections.abc import Callable, Set
from time import monotonic


class Presence:
    """Who is here; a page that is gone for a moment, as when it is loaded anew, does not count as gone."""

    def __init__(self, changed: Callable[[str], None]) -> None:
        self.changed = changed
        self.pages: dict[str, Counter[str]] = {}
        self.left: dict[tuple[str, str], float] = {}  # by table and person: since when

    def here(self, table_id: str) -> Set[str]:
        pages = self.pages.get(table_id)
        return frozenset() if pages is None else pages.keys()

    def arrive(self, table_id: str, person: str) -> None:
        pages = self.pages.setdefault(table_id, Counter())
        pages[person] += 1
        self.left.pop((table_id, person), None)
        if pages[person] == 1:
            self.changed(table_id)

    def leave(self, table_id: str, person: str) -> None:
        pages = self.pages.get(table_id)
        if pages is None or person not in pages:
            return
        pages[person] -= 1
        if pages[person] <= 0:
            del pages[person]
            self.left[table_id, person] = monotonic()
            if not pages:
                del self.pages[table_id]
                for gone in [key for key in self.left if key[0] == table_id]:
                    del self.left[gone]
            self.changed(table_id)

    def absent(self, table_id: str, person: str) -> float:
        """For how many seconds somebody has been away while others were here, as far as is known."""
        if person in self.here(table_id):
            return 0.0
        since = self.left.get((table_id, person))
        return float("inf") if since is None else monotonic() - since
