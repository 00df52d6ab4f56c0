"""What somebody says in the panel "Tell me", and the links of messages: they confirm an address, or end it all."""

import re
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import orjson
from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.core.errors import MischiaError
from mischia.core.language import Words
from mischia.table.errors import NoWay, Refused
from mischia.table.nudges import Fared
from mischia.table.store.nudges import Way, Wishes
from mischia.table.store.store import Person
from mischia.web.caps import address_of
from mischia.web.compression import as_json
from mischia.web.identity import badge_of, whole_person
from mischia.web.notices.mail import mail_address
from mischia.web.notices.sender import sender_of, trial
from mischia.web.pages import render
from mischia.web.pages.forms import form_of, language_of, see_other
from mischia.web.pages.tell_panel import REMINDERS, tell_of, zones
from mischia.web.pages.you import you_page
from mischia.web.tries import Rates

AT_ONCE, A_SECOND = 5, 1 / 600  # messages that somebody may have sent to try something, and more of them later
CLOCK = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")

router = APIRouter(include_in_schema=False)


class Tries(NamedTuple):
    """How often anybody may have something sent: by who asks, from where, and to whom."""

    people: Rates
    addresses: Rates
    to: Rates


def new_tries() -> Tries:
    return Tries(Rates(A_SECOND, AT_ONCE), Rates(A_SECOND, 4 * AT_ONCE), Rates(A_SECOND, AT_ONCE))


def refuse_many(request: Request, person: Person, to: str) -> None:
    """Nobody floods anybody."""
    tries: Tries = request.app.state.tell_tries
    asked = ((tries.people, person.id), (tries.addresses, address_of(request.scope)), (tries.to, to.casefold()))
    allowed = [rates.allows(who, 1.0) for rates, who in asked]
    if not all(allowed):
        raise Refused("That is enough for now; try again in ten minutes.", "too-many-mails")


Deed = Callable[[Request, Person, dict[str, str], Words], Awaitable[str]]


async def done(request: Request, deed: Deed) -> Response:
    """Do what a form of the panel asks for; the panel says what came of it, or why not."""
    person, form, say = whole_person(request), await form_of(request), render.words(language_of(request))
    try:
        note = await deed(request, person, form, say)
    except MischiaError as refused:
        if isinstance(refused, NoWay):
            raise
        typed = form.get("mail", "") or form.get("url", "")
        return await you_page(request, refused, tell=await tell_of(request, person, refused, typed=typed[:300]))
    if not note:
        return see_other("/you#tell")
    return await you_page(request, tell=await tell_of(request, person, note=note))


# --- when


@router.post("/you/tell")
async def wish(request: Request) -> Response:
    """When somebody wants to be told, and when not."""
    return await done(request, keep_wishes)


async def keep_wishes(request: Request, person: Person, form: dict[str, str], say: Words) -> str:
    book = sender_of(request).book
    if "off" in form:
        before = await book.wishes(person.id)
        await book.wish(Wishes(**{**before.__dict__, "off": form["off"] == "yes"}))
        return ""
    quiet = minutes_in(form.get("from", "")), minutes_in(form.get("to", ""))
    if None in quiet and quiet != (None, None):
        raise bad_hours()
    zone, remind = form.get("zone", "UTC"), form.get("remind", "0")
    if zone not in zones():
        raise MischiaError("There is no such place; accepted: UTC, Europe/Rome and the like.", "bad-zone")
    if remind not in map(str, REMINDERS):
        hours = ", ".join(str(one // 3600) for one in REMINDERS)
        raise MischiaError(f"A reminder comes after these hours: {hours}.", "bad-remind", hours=hours)
    off = (await book.wishes(person.id)).off
    await book.wish(Wishes(person.id, off, *quiet, zone, int(remind)))
    return say("tell-kept")


def minutes_in(text: str) -> int | None:
    """The minutes of the day that a clock says; None where nothing is."""
    if not text.strip():
        return None
    found = CLOCK.fullmatch(text.strip())
    if found is None:
        raise bad_hours()
    return 60 * int(found[1]) + int(found[2])


def bad_hours() -> MischiaError:
    return MischiaError(
        "Quiet hours go from one time to another, such as 22:00 to 08:00; or leave both empty.", "bad-hours"
    )


# --- how


@router.post("/you/tell/push")
async def add_push(request: Request) -> Response:
    """This browser wants to be told; it says how by itself."""
    person, badge = whole_person(request), badge_of(request)
    try:
        told = orjson.loads(await request.body())
    except orjson.JSONDecodeError as wrong:
        raise MischiaError("This is no subscription of a browser.", "bad-subscription") from wrong
    if badge is None or not badge.by_cookie:
        raise Refused("Only a browser can be told like this.", "bad-subscription")
    try:
        await sender_of(request).add_push(person, badge, told)
    except MischiaError as refused:
        say = render.words(language_of(request))
        return Response(as_json({"refusal": say.error(refused)}), 400, media_type="application/json")
    return Response(as_json({"go": "/you#tell"}), media_type="application/json")


@router.post("/you/tell/mail")
async def add_mail(request: Request) -> Response:
    """An address for mail, which has to be confirmed by a link."""
    return await done(request, new_mail)


async def new_mail(request: Request, person: Person, form: dict[str, str], say: Words) -> str:
    address = mail_address(form.get("mail", ""))
    if not sender_of(request).mails:
        raise Refused("This house sends no mail.", "no-mail")
    refuse_many(request, person, address)
    await sender_of(request).add_mail(person, address, say)
    return say("tell-mail-sent", address=address)


@router.post("/you/tell/webhook")
async def add_webhook(request: Request) -> Response:
    """An address of a program that is told."""
    return await done(request, new_webhook)


async def new_webhook(request: Request, person: Person, form: dict[str, str], say: Words) -> str:
    refuse_many(request, person, form.get("url", ""))
    await sender_of(request).add_webhook(person, form.get("url", ""))
    return say("tell-webhook-added")


@router.post("/you/tell/remove")
async def remove(request: Request) -> Response:
    """Tell nothing by this way any more."""
    return await done(request, drop)


async def drop(request: Request, person: Person, form: dict[str, str], say: Words) -> str:
    if not await sender_of(request).book.drop(form.get("way", ""), person.id):
        raise NoWay
    return ""


@router.post("/you/tell/try")
async def try_it(request: Request) -> Response:
    """See whether it arrives."""
    return await done(request, send_trial)


async def send_trial(request: Request, person: Person, form: dict[str, str], say: Words) -> str:
    sender = sender_of(request)
    way = next((one for one in await sender.book.ways(person.id) if one.id == form.get("way") and one.good), None)
    if way is None:
        raise NoWay
    refuse_many(request, person, way.address)
    fared = await sender.deliver(person, way, trial(say))
    if fared is Fared.GONE:
        await sender.book.drop(way.id)
        raise Refused("Nothing can be sent there any more: it is removed.", "way-gone")
    await sender.book.fared(way.id, fared is Fared.WELL)
    if fared is Fared.LATER:
        raise Refused("It did not arrive.", "not-arrived")
    return say("tell-tried")


# --- links of messages: whoever only looks at one does nothing by that


async def asked(request: Request, way: Way, what: str) -> Response:
    """The question of a link."""
    say = render.words(language_of(request))
    action = request.url.path
    return HTMLResponse(render.draw("tell_sure.html", say, way=way, what=what, action=action, done=False, path="/tell"))


async def answered(request: Request, way: Way, what: str) -> Response:
    say = render.words(language_of(request))
    return HTMLResponse(render.draw("tell_sure.html", say, way=way, what=what, action="", done=True, path="/tell"))


@router.get("/tell/mail/{token}")
async def ask_to_confirm(request: Request, token: str) -> Response:
    """Whether this address may be told of somebody's turn."""
    return await asked(request, await sender_of(request).to_confirm(token), "mail")


@router.post("/tell/mail/{token}")
async def confirm(request: Request, token: str) -> Response:
    way = await sender_of(request).to_confirm(token)
    await sender_of(request).book.confirm(way.id)
    return await answered(request, way, "mail")


@router.get("/tell/off/{token}")
async def ask_to_end(request: Request, token: str) -> Response:
    """Whether nothing shall be told by this way any more."""
    return await asked(request, await sender_of(request).to_end(token), "off")


@router.post("/tell/off/{token}")
async def end(request: Request, token: str) -> Response:
    """End it, at one click, by whoever has got the message; mail programs do so by themselves (RFC 8058)."""
    way = await sender_of(request).to_end(token)
    await sender_of(request).book.drop(way.id)
    return await answered(request, way, "off")
