"""Mute and block: whom somebody does not hear, and whom a host does not let in. Nobody else is told."""

from collections import OrderedDict
from collections.abc import Callable, Collection
from hashlib import sha256

from mischia.table.errors import Refused
from mischia.table.people import People
from mischia.table.store.aversions import EVERYWHERE, Aversion, AversionStore
from mischia.table.store.store import Store
from mischia.table.watchers import Hub

KINDS = ("mute", "block")


class Aversions:
    """Everybody's, the last used in memory; whoever blocks somebody does not hear them either."""

    def __init__(self, store: Store, people: People, hub: Hub, clock: Callable[[], float]) -> None:
        self.store = AversionStore(store)
        self.people = people
        self.hub = hub
        self.clock = clock
        self._known: OrderedDict[str, list[Aversion]] = OrderedDict()
        self._forgotten = 0  # how often somebody's were

    async def of(self, person: str) -> list[Aversion]:
        """Somebody's own, the newest first."""
        found = self._known.get(person) if self.people.hears() else None
        while found is None:
            before = self._forgotten
            found = await self.store.of(person)
            if before != self._forgotten:  # what was read may be of before
                found = None
        self._known[person] = found
        self._known.move_to_end(person)
        while len(self._known) > self.people.most:
            self._known.popitem(last=False)
        return found

    async def muted_by(self, person: str, table_id: str) -> Collection[str]:
        """Whom somebody does not hear at a table."""
        known = self._known.get(person) if self.people.hears() else None
        every = await self.of(person) if known is None else known
        return {one.other_id for one in every if one.table_id in (EVERYWHERE, table_id)} if every else ()

    async def blocked_by(self, person: str) -> Collection[str]:
        """Whom somebody does not let in."""
        return {one.other_id for one in await self.of(person) if one.kind == "block"}

    async def blocks(self, host: str, person: str) -> bool:
        return person in await self.blocked_by(host)

    async def add(self, person: str, kind: str, other: str, name: str, table_id: str = EVERYWHERE) -> None:
        """Mute somebody at a table or everywhere, or block them, which is everywhere."""
        if kind not in KINDS:
            raise Refused("That can't be done to anybody.", "bad-manners")
        if person == other:
            raise Refused("That is you.", "yourself")
        where = EVERYWHERE if kind == "block" else table_id
        await self.store.put(Aversion(person, kind, other, where, name, self.clock()))
        self._changed(person, other)

    async def forgive(self, person: str, key: str) -> None:
        """Take one of somebody's own back."""
        found = next((one for one in await self.of(person) if key_of(one) == key), None)
        if found is None:
            raise Refused("That is forgiven already.", "nothing-to-forgive")
        await self.store.drop(found)
        self._changed(person, found.other_id)

    def _changed(self, *people: str) -> None:
        for person in people:
            self.forget(person)
            self.hub.doubt(person)

    def forget(self, person: str) -> None:
        """Somebody's are not as before: read them again when they are needed."""
        self._forgotten += 1
        self._known.pop(person, None)

    def forget_all(self) -> None:
        self._forgotten += 1
        self._known.clear()


def key_of(one: Aversion) -> str:
    """By which a page names one of somebody's own, without telling who that is."""
    told = " ".join((one.person_id, one.kind, one.other_id, one.table_id))
    return sha256(told.encode()).hexdigest()[:16]
