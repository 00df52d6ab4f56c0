"""Those who have told their name; the last of them are kept in memory."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from secrets import token_urlsafe

from mischia.table.names import person_name
from mischia.table.store.store import Person, Store


class People:
    """Everybody who was here, by id."""

    def __init__(
        self, store: Store, clock: Callable[[], float], most: int, hears: Callable[[], bool] = lambda: True
    ) -> None:
        self.store = store
        self.clock = clock
        self.most = most  # in memory
        self.hears = hears  # whether it is heard what other processes write: only then memory is to be trusted
        self.known: OrderedDict[str, Person] = OrderedDict()
        self._forgotten = 0  # how often somebody was

    async def person(self, id: str) -> Person | None:
        """Somebody who has told their name before."""
        found = self.known.get(id) if self.hears() else None
        while found is None:
            before = self._forgotten
            found = await self.store.person(id)
            if found is None:
                return None
            if before != self._forgotten:  # what was read may be of before
                found = None
        self._know(found)
        return found

    async def welcome(self, name: str, language: str = "en") -> Person:
        """Somebody new."""
        person = Person(token_urlsafe(12), person_name(name), language)
        await self.store.keep_person(person, self.clock())
        self._know(person)
        return person

    async def rename(self, person: Person, name: str | None = None, language: str | None = None) -> Person:
        """Somebody with another name or language; a seat keeps the name that it was taken with."""
        name = person.name if name is None else person_name(name)
        renamed = replace(person, name=name, language=language or person.language)
        await self.store.keep_person(renamed, self.clock(), known=True)
        self.forget(person.id)  # not: know it so. A device may have been signed out meanwhile
        return renamed

    def forget(self, id: str) -> None:
        """Somebody is not as before: read them again when they come."""
        self._forgotten += 1
        self.known.pop(id, None)

    def forget_all(self) -> None:
        self._forgotten += 1
        self.known.clear()

    def _know(self, person: Person) -> None:
        self.known[person.id] = person
        self.known.move_to_end(person.id)
        while len(self.known) > self.most:
            self.known.popitem(last=False)
