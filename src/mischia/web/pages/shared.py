"""One device for several: guests sit down on it, and it goes from hand to hand with a curtain between them."""

from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.core.errors import MischiaError
from mischia.table.errors import NotYours, Refused
from mischia.table.names import person_name
from mischia.table.passes import shown_pass
from mischia.table.sharing import LOOKS
from mischia.table.store.store import Person
from mischia.web.api.models import Since, TableId
from mischia.web.browsers import about
from mischia.web.caps import TooMuch, address_of
from mischia.web.company import (
    Company,
    Sharing,
    badge_of_guest,
    front_of,
    give_company,
    give_front,
    sharing_at,
    sharing_of,
    whole_company,
)
from mischia.web.identity import hall_of, known_person
from mischia.web.pages import render
from mischia.web.pages.forms import form_of, language_of, number_in, see_other
from mischia.web.pages.table import done, draw, qr, seen_by
from mischia.web.pages.you import Link
from mischia.web.reach import own_host, site_for

router = APIRouter(include_in_schema=False)


@router.post("/tables/{table_id}/company")
async def add(request: Request, table_id: TableId) -> Response:
    """Somebody else sits down who plays on this device, by name; whoever has done so before is the same person."""
    form = await form_of(request)
    own, hall = known_person(request), hall_of(request)
    company = whole_company(request) or Company(own)
    table = await hall.table(table_id)
    try:
        if table.status != "lobby":
            raise Refused("The match has begun.", "begun")
        if all(seat.kind != "open" for seat in table.seats):
            raise Refused("All seats are taken.", "taken")
        name = person_name(form.get("name", ""))
        guest, company = await welcomed(request, company, name, [seat.person for seat in table.seats])
        await hall.act(table_id, guest.id, "sit", {"name": guest.name, "shared": True})
    except TooMuch:
        raise
    except MischiaError as refused:
        return await done(request, table_id, refused, form)
    answer = see_other(f"/tables/{table_id}")
    give_company(answer, request, company)
    return answer


async def welcomed(request: Request, company: Company, name: str, sitting: list[str | None]) -> tuple[Person, Company]:
    """A guest of this device by name: one of before who does not sit at the table, or somebody new."""
    hall = hall_of(request)
    for guest, badge in company.guests:
        if guest.name.casefold() == name.casefold() and guest.id not in sitting:
            rest = tuple(one for one in company.guests if one[1] != badge)
            return guest, Company(company.own, ((guest, badge), *rest))
    people, address = request.app.state.doorkeeper.people, address_of(request.scope)
    people.refuse(address=address)
    guest = await hall.people.welcome(name, company.own.language)
    people.note(address=address)
    badge = badge_of_guest(guest)
    hall.devices.saw(badge, about(request.headers.get("user-agent", ""), browser=True))
    return guest, Company(company.own, ((guest, badge), *company.guests))


def shared(request: Request) -> Sharing:
    """Who of those at a table play on this device."""
    found = sharing_of(request)
    if found is None:
        known_person(request)
        raise NotYours("Nobody else plays on this device.", "not-shared")
    return found


@router.get("/tables/{table_id}/curtain")
async def curtain(request: Request, table_id: TableId, since: Since = None) -> Response:
    """The table as everybody may see it, and to whom the device is passed; from now on nobody has it."""
    hall, sharing = hall_of(request), sharing_of(request)
    table = await hall.table(table_id)
    covered = None if sharing is None else sharing_at(table, sharing.company, None)
    if covered is None or covered.viewer is not None:  # nobody shares, or nothing is hidden
        return see_other(f"/tables/{table_id}")
    request.state.sharing, request.state.person, request.state.badge = covered, None, None
    for id in covered.people:
        if person := covered.company.person(id):
            hall.presence.glimpse(table_id, person.id, person.name)
    seen, say = await seen_by(request, table_id)
    answer = HTMLResponse(await draw(request, seen, say, since=since))
    give_front(answer, request, table_id, None)
    return answer


@router.post("/tables/{table_id}/curtain")
async def pass_on(request: Request, table_id: TableId) -> Response:
    """Take the device, by the number of a seat; without one, let nobody have it."""
    form = await form_of(request)
    hall, sharing = hall_of(request), shared(request)
    table = await hall.table(table_id)
    table.playing()
    if "who" not in form:
        answer = see_other(f"/tables/{table_id}/curtain")
        give_front(answer, request, table_id, None)
        return answer
    at = number_in(form, "who", 99, 99)
    person = sharing.member(at)
    front = front_of(table, sharing.company, table.seats[at])
    if table.opening.clock == "seconds" and front.how != LOOKS:
        await hall.act(table_id, person.id, "take", {"number": front.number})
    answer = see_other(f"/tables/{table_id}")
    give_front(answer, request, table_id, front)
    return answer


@router.post("/tables/{table_id}/phone")
async def to_phone(request: Request, table_id: TableId) -> Response:
    """A code by which a guest goes on with a device of their own, and not on this one any more."""
    sharing, person = shared(request), known_person(request)
    if person.id == sharing.company.own.id:
        return see_other("/you")
    code = shown_pass(await hall_of(request).devices.new_pass(person, "link"))
    site = site_for(request)
    url = f"{site or f'{request.url.scheme}://{own_host(request)}'}/go-on/{code}"
    link = Link(url, None if site is None else qr(url), urlsplit(url).netloc, code)
    say = render.words(language_of(request))
    return HTMLResponse(render.draw("share_phone.html", say, table=table_id, name=person.name, link=link))
