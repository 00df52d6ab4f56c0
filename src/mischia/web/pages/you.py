"""Your own page: your name, your devices, what makes the next one yours, and the way out."""

from typing import Any, NamedTuple
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from markupsafe import Markup
from starlette.responses import HTMLResponse

from mischia.core.errors import MischiaError
from mischia.core.language import Words
from mischia.core.page import Sure
from mischia.table.devices import Badge, new_device
from mischia.table.errors import Refused
from mischia.table.passes import shown_pass
from mischia.table.store.register import Device
from mischia.table.store.store import Person
from mischia.web.browsers import PICTURES, about, is_browser, title_of
from mischia.web.codes import find_holder
from mischia.web.errors import status_of
from mischia.web.identity import badge_of, give_cookie, hall_of, person_of, take_cookie, whole_person
from mischia.web.pages import render
from mischia.web.pages.drawing import when
from mischia.web.pages.forms import form_of, language_of, see_other
from mischia.web.pages.table import qr
from mischia.web.pages.tell_panel import Tell, tell_of
from mischia.web.reach import own_host, site_for

OTHERS = "others"  # in the place of a device: all but this one
MINUTE, HOUR, DAY = 60, 3600, 86400
MOMENT = 10 * MINUTE  # it is not known more exactly when a device was seen

router = APIRouter(include_in_schema=False)


class Row(NamedTuple):
    """A device as it is listed."""

    id: str
    title: str
    picture: str
    own: bool  # whether it is the one that asks
    seen: str
    since: str
    table: str | None  # the only one that it opens


class Link(NamedTuple):
    """What makes the next device yours."""

    url: str
    qr: Markup | None  # nothing where no phone would find the site
    site: str  # without what need not be typed
    code: str


# --- looking


@router.get("/you")
async def you(request: Request) -> Response:
    """Your own page; of somebody who is not known, the way to be known again."""
    answer = await you_page(request)
    person, badge = person_of(request), badge_of(request)
    if person is not None and badge is not None and badge.by_cookie:
        give_cookie(answer, request, person)  # for another year
    elif request.state.signed_out:
        take_cookie(answer)  # it is told once
    return answer


async def you_page(
    request: Request,
    refused: MischiaError | None = None,
    typed: str = "",
    link: Link | None = None,
    recovery: str = "",
    tell: Tell | None = None,
) -> Response:
    """Your own page; with what was just made, or with why a code that was typed leads nowhere."""
    person, say = person_of(request), render.words(language_of(request))
    given: dict[str, Any] = {"person": person, "typed": typed, "link": link, "recovery": recovery}
    given["refusal"] = "" if refused is None else say.error(refused)
    status = 200 if refused is None else status_of(refused)
    if person is None:
        signed_out = request.state.signed_out
        return HTMLResponse(render.draw("you_stranger.html", say, signed_out=signed_out, **given), status)
    hall, badge = hall_of(request), own_badge(request)
    rows = [row_of(one, badge.device, hall.clock(), say) for one in await hall.devices.of(person)]
    rows.sort(key=lambda row: not row.own)
    given["devices"] = [row for row in rows if row.picture != "robot"]
    given["programs"] = [row for row in rows if row.picture == "robot"]
    given["made"] = await hall.devices.recovery_made(person)
    given["tell"] = tell or await tell_of(request, person)
    return HTMLResponse(render.draw("you.html", say, **given), status)


def own_badge(request: Request) -> Badge:
    """By which somebody is known who is."""
    badge = badge_of(request)
    assert badge is not None
    return badge


def row_of(device: Device, own: str, now: float, say: Words) -> Row:
    picture = "robot" if not is_browser(device) else PICTURES.get(device.about.partition("/")[2], "laptop")
    since = say("you-since", at=when(device.came))
    seen = ago(now - device.seen, device.seen, say)
    return Row(device.id, title_of(device, say), picture, device.id == own, seen, since, device.table_id)


def ago(seconds: float, at: float, say: Words) -> str:
    """When it was seen, by no clock of any place."""
    if seconds < MOMENT:
        return say("you-seen-now")
    if seconds < HOUR:
        return say("you-seen-minutes", count=int(seconds // MINUTE))
    return say("you-seen-hours", count=int(seconds // HOUR)) if seconds < DAY else say("you-seen-on", at=when(at))


# --- the next device


@router.post("/you/link")
async def make_link(request: Request) -> Response:
    """A code that makes another device yours, once."""
    person = whole_person(request)
    code = shown_pass(await hall_of(request).devices.new_pass(person, "link"))
    site = site_for(request)
    url = f"{site or f'{request.url.scheme}://{own_host(request)}'}/go-on/{code}"
    link = Link(url, None if site is None else qr(url), urlsplit(url).netloc, code)
    return await you_page(request, link=link)


@router.post("/you/recovery")
async def make_recovery(request: Request) -> Response:
    """A recovery code, in the place of the one before."""
    person = whole_person(request)
    return await you_page(request, recovery=shown_pass(await hall_of(request).devices.new_pass(person, "recovery")))


@router.get("/go-on/{code}")
async def ask_to_go_on(request: Request, code: str) -> Response:
    """Whether this device shall be somebody's too; whoever only looks at the link does not use it up."""
    return await asked_to_go_on(request, code)


async def asked_to_go_on(request: Request, typed: str) -> Response:
    """The question before a device becomes somebody's; or why the code leads nowhere."""
    try:
        holder = await find_holder(request, typed, hall_of(request).devices.holder)
    except Refused as refused:
        return await you_page(request, refused, typed[:40])
    person, say = person_of(request), render.words(language_of(request))
    if person is not None and person.id == holder.id:
        return see_other("/you")
    warnings = []
    if person is not None:
        warnings = [say("you-go-on-leaves", name=person.name), *await lost(request, person, say)]
    sure = Sure(say("you-go-on-as", name=holder.name), say("you-go-on-why", name=holder.name), "")
    yes, fields = say("you-go-on-yes", name=holder.name), [("code", typed)]
    return question(say, sure._replace(yes=yes), "/you/enter", fields, warnings, "go", "/")


@router.post("/you/enter")
async def enter(request: Request) -> Response:
    """Become whoever a code belongs to, on this device; what is asked first is asked once."""
    form = await form_of(request)
    typed, devices = form.get("code", "").strip(), hall_of(request).devices
    if "sure" not in form:
        return await asked_to_go_on(request, typed)
    person, badge = person_of(request), badge_of(request)
    try:
        if person is not None and (await find_holder(request, typed, devices.holder)).id == person.id:
            return see_other("/you")
        holder = await find_holder(request, typed, devices.enter)
    except Refused as refused:
        return await you_page(request, refused, typed[:40])
    if badge is not None and badge.by_cookie:
        await devices.leave(badge)
    await devices.move_out(holder)
    new = request.state.badge = Badge(holder.id, new_device(), holder.epoch, by_cookie=True)
    devices.saw(new, about(request.headers.get("user-agent", ""), browser=True))
    answer = see_other("/tables")  # where the seats are
    give_cookie(answer, request, holder)
    return answer


# --- the way out


@router.post("/you/sign-out")
async def sign_out(request: Request) -> Response:
    """Let a device be nobody's: this one, another, or all others; it is asked once."""
    form = await form_of(request)
    person, badge, devices = whole_person(request), own_badge(request), hall_of(request).devices
    id = form.get("device", "")
    if "sure" not in form:
        return await asked_to_sign_out(request, person, badge, id)
    if id == badge.device:
        await devices.leave(badge)
        answer = see_other("/")
        take_cookie(answer)
        return answer
    if id == OTHERS:
        await devices.sign_out_others(badge)
    else:
        await devices.sign_out(person, id)
    return see_other("/you")


async def asked_to_sign_out(request: Request, person: Person, badge: Badge, id: str) -> Response:
    """The question before a device is signed out."""
    say, warnings = render.words(language_of(request)), list[str]()
    if id == badge.device:
        warnings = await lost(request, person, say)
        text = "" if warnings else say("you-out-this-text")
        sure = Sure(say("you-out-this"), text, say("you-sign-out"))
    elif id == OTHERS:
        sure = Sure(say("you-out-others"), say("you-out-others-text"), say("you-sign-out-others"))
    else:
        device = await hall_of(request).devices.device(person, id)
        sure = Sure(say("you-out-title", device=title_of(device, say)), say("you-out-text"), say("you-sign-out"))
    return question(say, sure, "/you/sign-out", [("device", id)], warnings, "hot", "/you")


async def lost(request: Request, person: Person, say: Words) -> list[str]:
    """What is lost for ever if this device is signed out: everything, if there is no other way back."""
    hall = hall_of(request)
    others = [one for one in await hall.devices.of(person) if one.id != own_badge(request).device]
    if any(one.kind != "seat" for one in others) or await hall.devices.recovery_made(person) is not None:
        return []
    return [say("you-out-lost", name=person.name, count=await hall.store.seats_of(person.id))]


def question(
    say: Words, sure: Sure, action: str, fields: list[tuple[str, str]], warnings: list[str], how: str, back: str
) -> Response:
    """A page that asks before something is done."""
    given: dict[str, Any] = {
        "sure": sure,
        "action": action,
        "fields": fields,
        "warnings": warnings,
        "how": how,
        "back": back,
    }
    return HTMLResponse(render.draw("you_sure.html", say, **given))
