"""How much one person, one address and all together may have open or begin in a day."""

from collections import Counter, OrderedDict, deque
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

from fastapi import Request
from starlette.types import Scope

from mischia.core.errors import MischiaError
from mischia.table.store.store import Person
from mischia.web.tries import Rates

DAY = 86400.0
AGAIN = 10  # seconds after which it is worth asking again, where nobody knows better
REMEMBERED = 50_000  # people and addresses
REACTIONS, REACTIONS_AT_ONCE = 0.5, 4  # of one person: so many a second, and a handful


@dataclass(frozen=True)
class Caps:
    """The most of everything, for each worker; 0 is no limit. A day's count begins anew when the server does."""

    streams: int = 3000
    streams_per_person: int = 30
    streams_per_address: int = 600
    new_tables: int = 20_000
    new_tables_per_person: int = 200
    new_tables_per_address: int = 2000
    new_people: int = 20_000
    new_people_per_address: int = 500


NO_CAPS = Caps(*[0] * 8)


class TooMuch(MischiaError):
    """A cap is reached: of one person or address, or of the whole house."""

    def __init__(self, id: str, message: str, again: int = AGAIN, of_all: bool = False) -> None:
        super().__init__(message, id)
        self.status = 503 if of_all else 429
        self.headers = {"Retry-After": str(again)}


MESSAGES = {
    "too-often": "Not so fast; try again in a moment.",
    "too-many-streams": "Too many pages are open here; close some of them.",
    "too-many-tables": "Too many tables were opened today; play at one of those.",
    "too-many-people": "Too many people have come from your network today; try again later.",
    "house-full": "The house is full; try again later.",
}


def too_much(id: str, again: int = AGAIN, of_all: bool = False) -> TooMuch:
    id = "house-full" if of_all else id
    return TooMuch(id, MESSAGES[id], again, of_all)


def address_of(scope: Scope) -> str:
    """Where a request comes from, behind a trusted proxy too; of IPv6 the network, which is what somebody is given."""
    client = scope.get("client")
    found = str(client[0]) if client else "?"
    try:
        address = ip_address(found)
    except ValueError:
        return found
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return found


class Begun:
    """How many of something were begun in the last day, by who and where, and by all."""

    def __init__(self, id: str, of_all: int, caps: Mapping[str, int]) -> None:
        self.id, self.of_all, self.caps = id, of_all, caps
        self.times: OrderedDict[str, deque[float]] = OrderedDict()
        self.all: deque[float] = deque()

    def refuse(self, **who: str | None) -> None:
        """Refuse one more, if that is too much."""
        now = monotonic()
        for kind, name in who.items():
            times = self.times.get(f"{kind} {name}")
            if name is not None and times is not None and self.caps[kind] and full(times, self.caps[kind], now):
                raise too_much(self.id, ceil(times[0] + DAY - now))
        if self.of_all and full(self.all, self.of_all, now):
            raise too_much(self.id, ceil(self.all[0] + DAY - now), of_all=True)

    def note(self, **who: str | None) -> None:
        """One more was begun."""
        now = monotonic()
        for kind, name in who.items():
            if name is not None and self.caps[kind]:
                self.times.setdefault(f"{kind} {name}", deque()).append(now)
                self.times.move_to_end(f"{kind} {name}")
        if self.of_all:
            self.all.append(now)
        while len(self.times) > REMEMBERED:
            self.times.popitem(last=False)


def full(times: deque[float], most: int, now: float) -> bool:
    """Whether so many happened in the last day; what is older is forgotten."""
    while times and times[0] <= now - DAY:
        times.popleft()
    return len(times) >= most


class Doorkeeper:
    """Counts what is open and what was begun, and refuses what is too much."""

    def __init__(self, caps: Caps) -> None:
        self.caps = caps
        self.streams: Counter[str] = Counter()  # by person, by address, and "" for all
        by_address = {"address": caps.new_people_per_address}
        self.people = Begun("too-many-people", caps.new_people, by_address)
        by_both = {"person": caps.new_tables_per_person, "address": caps.new_tables_per_address}
        self.tables = Begun("too-many-tables", caps.new_tables, by_both)
        self.reactions = Rates(0.0 if caps == NO_CAPS else REACTIONS, REACTIONS_AT_ONCE)

    def refuse_stream(self, person: str | None, address: str) -> None:
        """Refuse one more open stream, if that is too much."""
        caps = self.caps
        for name, most in ((person, caps.streams_per_person), (address, caps.streams_per_address)):
            if name is not None and most and self.streams[name] >= most:
                raise too_much("too-many-streams")
        if caps.streams and self.streams[""] >= caps.streams:
            raise too_much("too-many-streams", of_all=True)

    def opened(self, person: str | None, address: str, many: int = 1) -> None:
        """A stream is open; or it is not any more."""
        for name in (person, address, ""):
            if name is not None:
                self.streams[name] += many
                if not self.streams[name]:
                    del self.streams[name]


def refuse_flood(request: Request, person: Person) -> None:
    """Refuse somebody who reacts all the time."""
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    if not doorkeeper.reactions.allows(person.id, 1.0):
        raise too_much("too-often", again=2)
