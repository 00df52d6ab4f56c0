"""One device for several: the guests who play on somebody's browser, and who of them is in front of it.

A guest is a person like any other, known by a badge; only that badge is kept by the browser of somebody else, in a
cookie beside theirs. While a match is on at which several of them sit, a second cookie, of that table alone, says who
has the device. Everybody else's rights stay as they are: whoever is in front is who asks, and at the curtain nobody is.
"""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fastapi import Request, Response

from mischia.core.errors import MischiaError
from mischia.table.devices import Badge, new_device
from mischia.table.errors import NotYours, Refused
from mischia.table.seat import Seat
from mischia.table.seen import Company as Names
from mischia.table.sharing import ASKED, LOOKS, SECRET, Front, in_front, nothing_hidden, sitting, to_choose
from mischia.table.store.store import Person
from mischia.table.table import Table

if TYPE_CHECKING:
    from mischia.table.hall import Hall
    from mischia.web.identity import Badges

COMPANY, FRONT = "mischia-company", "mischia-front"  # cookies
MOST = 12  # guests whom a browser remembers
CURTAIN = -1  # in the place of a seat
YEAR = 365 * 86400
OF_A_TABLE = re.compile(r"(?:/api)?/tables/([^/]+)(?:/|$)")  # a program on such a device finds the curtain


class Covered(Refused):
    """Something that somebody has to do, while nobody is in front of a shared device."""

    def __init__(self) -> None:
        super().__init__("Several play on this device: whoever wants to do that takes it first.", "covered")


@dataclass(frozen=True)
class Company:
    """Whose browser it is, and the guests who are known on it, with their badges."""

    own: Person
    guests: tuple[tuple[Person, Badge], ...] = ()

    def person(self, id: str | None) -> Person | None:
        return next((one for one in (self.own, *(guest for guest, _ in self.guests)) if one.id == id), None)

    def badge(self, id: str) -> Badge | None:
        return next((badge for guest, badge in self.guests if guest.id == id), None)

    @property
    def ids(self) -> tuple[str, ...]:
        return self.own.id, *(guest.id for guest, _ in self.guests)


@dataclass(frozen=True)
class Sharing:
    """A table at which guests sit on the device that asks, and who of them is in front of it."""

    company: Company
    table: str
    names: Names
    people: tuple[str, ...]  # who sit here, by the seats of the table
    seats: tuple[int, ...]
    front: Front | None  # what the browser says
    viewer: Person | None  # who asks; None is the curtain
    playing: bool

    @property
    def shown(self) -> int | None:
        """The seat whose view the device shows, or CURTAIN; before and after the match it shows that of whose it is."""
        if not self.playing:
            return None
        return CURTAIN if self.viewer is None else self.seats[self.people.index(self.viewer.id)]

    def member(self, seat: int) -> Person:
        """Who of this device sits there."""
        found = self.company.person(dict(zip(self.seats, self.people, strict=True)).get(seat))
        if found is None:
            raise NotYours("Nobody on this device sits there.", "no-seat")
        return found


async def company_of(hall: "Hall", badges: "Badges", own: Person, cookie: str | None) -> Company:
    """The guests on somebody's browser whose badges are good."""
    told = None if cookie is None else badges.read_company(cookie)
    if told is None or told[0] != own.id:
        return Company(own)
    known = [(await hall.devices.knows(badge), badge) for badge in told[1]]
    return Company(own, tuple((person, badge) for person, badge in known if person is not None))


def sharing_at(table: Table, company: Company, front: Front | None) -> Sharing | None:
    """Who is in front of a device at a table; None where no guest of it sits."""
    seats = sitting(table, company.ids)
    if all(seat.person == company.own.id for seat in seats):
        return None
    playing = table.status == "playing"
    shown = in_front(table, seats, front) if playing else None
    own = next((seat.name for seat in seats if seat.person == company.own.id), "")
    return Sharing(
        company,
        table.id,
        Names(tuple(seat.name for seat in seats), own, playing and not nothing_hidden(table, seats)),
        tuple(seat.person or "" for seat in seats),
        tuple(table.seats.index(seat) for seat in seats),
        front,
        company.person(None if shown is None else shown.person) if playing else company.own,
        playing,
    )


async def sharing_on(hall: "Hall", path: str, company: Company, cookie: str | None) -> Sharing | None:
    """The same for the table of a path, if it is one's."""
    found = OF_A_TABLE.match(path)
    if found is None or not company.guests:
        return None
    try:
        return sharing_at(await hall.table(found[1]), company, read_front(cookie))
    except MischiaError:  # it is not there, or can't be read: whoever answers says so
        return None


def read_front(cookie: str | None) -> Front | None:
    """Who has the device, as the browser says.

    >>> read_front("a-b.12.look"), read_front("a-b.3.now"), read_front("a-b")
    (Front(person='a-b', number=12, how='look'), None, None)
    """
    person, _, rest = (cookie or "").partition(".")
    number, _, how = rest.partition(".")
    good = how in (ASKED, LOOKS, SECRET) and number.isascii() and number.isdigit() and len(number) < 8
    return Front(person, int(number), how) if good else None


def front_of(table: Table, company: Company, seat: Seat) -> Front:
    """What the browser is to say when somebody takes the device."""
    asked = seat in to_choose(table, sitting(table, company.ids))
    how = LOOKS if not asked else SECRET if table.playing().secret_choice else ASKED
    return Front(seat.person or "", table.playing_number(), how)


def sharing_of(request: Request) -> Sharing | None:
    """Who is in front, where several play on the device that asks."""
    found: Sharing | None = getattr(request.state, "sharing", None)
    return found


def whole_company(request: Request) -> Company | None:
    """All who are known on the device that asks."""
    found: Company | None = getattr(request.state, "company", None)
    return found


def give_front(response: Response, request: Request, table_id: str, front: Front | None) -> None:
    """Let the browser remember who has the device at a table; nobody lowers the curtain."""
    value = "" if front is None else f"{front.person}.{front.number}.{front.how}"
    age, path, secure = 0 if front is None else YEAR, f"/tables/{table_id}", request.url.scheme == "https"
    response.set_cookie(FRONT, value, max_age=age, httponly=True, samesite="lax", secure=secure, path=path)


def give_company(response: Response, request: Request, company: Company) -> None:
    """Let the browser remember its guests, the last ones first."""
    value = request.app.state.badges.company(company.own.id, [badge for _, badge in company.guests[:MOST]])
    secure = request.url.scheme == "https"
    response.set_cookie(COMPANY, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def badge_of_guest(person: Person) -> Badge:
    return Badge(person.id, new_device(), person.epoch, by_cookie=True, shared=True)
