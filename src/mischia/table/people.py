"""Those who have told their name; the last of them are kept in memory."""

from collections import OrderedDict
from collections.abc import Callable
from secrets import token_urlsafe

from mischia.table.names import person_name
from mischia.table.store.store import Person, Store


class People:
    """Everybody who was here, by id."""

    def __init__(self, store: Store, clock: Callable[[], float], most: int) -> None:
        self.store = store
        self.clock = clock
        self.most = most  # in memory
        self.known: OrderedDict[str, Person] = OrderedDict()

    async def person(self, id: str) -> Person | None:
        """Somebody who has told their name before."""
        found = self.known.get(id) or await self.store.person(id)
        if found is not None:
            self._know(found)
        return found

    async def welcome(self, name: str, language: str = "en") -> Person:
        """Somebody new."""
        return await self._keep(Person(token_urlsafe(12), person_name(name), language))

    async def rename(self, person: Person, name: str | None = None, language: str | None = None) -> Person:
        """Somebody with another name or language; a seat keeps the name that it was taken with."""
        name = person.name if name is None else person_name(name)
        return await self._keep(Person(person.id, name, language or person.language))

    async def _keep(self, person: Person) -> Person:
        await self.store.keep_person(person, self.clock())
        self._know(person)
        return person

    def _know(self, person: Person) -> None:
        self.known[person.id] = person
        self.known.move_to_end(person.id)
        while len(self.known) > self.most:
            self.known.popitem(last=False)
