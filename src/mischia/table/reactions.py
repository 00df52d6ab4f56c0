"""Reactions: a word at somebody's face for a moment. They are in no log: who looks sees them, and they are gone."""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import NamedTuple

from mischia.table.errors import NotYours, Refused
from mischia.table.store.store import REACTION, Store
from mischia.table.table import Table
from mischia.table.talk import must_speak
from mischia.table.watchers import Hub

WORDS = ("ouch", "ha", "well-hit", "hurry", "oops", "thanks", "hm", "revenge")
FRESH = 10.0  # seconds: whoever is told later is not told at all
KEPT = 20  # of a table
TABLES = 1000
BETWEEN = "~"  # no id has it


class Reaction(NamedTuple):
    """What somebody has shown, and its number among all."""

    number: int
    person: str  # is told to nobody
    word: str
    at: float


class Reactions:
    """The last ones of each table, in memory; other processes hear of them and keep them nowhere either."""

    def __init__(self, store: Store, hub: Hub, clock: Callable[[], float], hears: Callable[[], bool]) -> None:
        self.store = store
        self.hub = hub
        self.clock = clock
        self.hears = hears  # whether what this process tells comes back to it
        self.number = 0
        self._recent: OrderedDict[str, deque[Reaction]] = OrderedDict()

    async def show(self, table: Table, person: str, word: str) -> None:
        """Somebody who sits there reacts."""
        if word not in WORDS:
            raise Refused(f"There is no such reaction; there are: {', '.join(WORDS)}.", "bad-reaction")
        if table.seat_of(person) is None:
            raise NotYours("You have no seat at this table.", "no-seat")
        must_speak(table, person)
        if table.status not in ("playing", "over"):
            raise Refused("The match has not begun.", "not-begun")
        if self.store.shared:
            await self.store.tell_others(f"{BETWEEN.join((table.id, person, word))}:{REACTION}")
        if not self.store.shared or not self.hears():
            self._add(table.id, person, word)

    def heard(self, told: str) -> None:
        """A process, perhaps this one, has told of a reaction."""
        table_id, person, word = told.split(BETWEEN)
        self._add(table_id, person, word)

    def since(self, table_id: str, number: int) -> list[Reaction]:
        """What is new at a table after a number, and still fresh."""
        limit = self.clock() - FRESH
        return [one for one in self._recent.get(table_id, ()) if one.number > number and one.at > limit]

    def _add(self, table_id: str, person: str, word: str) -> None:
        self.number += 1
        recent = self._recent.setdefault(table_id, deque(maxlen=KEPT))
        recent.append(Reaction(self.number, person, word, self.clock()))
        self._recent.move_to_end(table_id)
        while len(self._recent) > TABLES:
            self._recent.popitem(last=False)
        self.hub.publish(table_id)
