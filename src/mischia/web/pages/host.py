"""The page of the host of the house: tables and people in numbers, what is announced, the inbox, who is kept out.

It shows nothing of a match that an onlooker would not see, and less: no hand, no log, no secret.
"""

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from time import time
from typing import Any

from fastapi import APIRouter, Request, Response

from mischia.core.errors import MischiaError
from mischia.games import GAMES
from mischia.table.entry import HOUSE
from mischia.table.store.inbox import Inbox
from mischia.table.store.office import Office, TableRow, Wish
from mischia.table.store.reports import Reports
from mischia.web.caps import DAY
from mischia.web.errors import status_of
from mischia.web.hosts import ENTER, PATH, hosts_of
from mischia.web.house_rules import rules_of
from mischia.web.identity import hall_of
from mischia.web.pages import render
from mischia.web.pages.forms import form_of, language_of, number_in, see_other
from mischia.web.pages.site_page import page

STATUSES = ("playing", "lobby", "over", "closed")
SHOWN = 30  # tables or people at once
LONGEST_BAN = 3650  # days

router = APIRouter(include_in_schema=False)
Form = dict[str, str]


@router.get(ENTER)
async def door(request: Request, by: str = "") -> Response:
    """The link that the host has: a button, because whatever shows a preview of links opens them too."""
    return page(request, "host_enter.html", secrets=True, by=by[:500])


@router.post(ENTER)
async def enter(request: Request) -> Response:
    """Sign in, once for each link."""
    hosts = hosts_of(request)
    await hosts.enter(request, (await form_of(request)).get("by", ""))
    answer = see_other(PATH)
    hosts.sign_in(answer, request)
    return answer


@router.get(PATH)
async def desk(request: Request, status: str = "", named: str = "") -> Response:
    """All that the host looks after."""
    hosts_of(request).check(request)
    return await desk_page(request, status, named)


async def desk_page(request: Request, status: str, named: str, refused: MischiaError | None = None) -> Response:
    """The desk; where something was refused, with why."""
    office, rules, language = office_of(request), rules_of(request), language_of(request)
    wanted = status if status in STATUSES else None
    tables = await office.tables(Wish(status=wanted), SHOWN)
    say = render.words(language)
    caps = rules.settings.caps if rules.settings.rate > 0 else None
    return page(
        request,
        "host.html",
        200 if refused is None else status_of(refused),
        secrets=True,
        refusal="" if refused is None else say.error(refused),
        counts=await office.counts(),
        statuses=STATUSES,
        wanted=wanted or "",
        tables=[(row, title_of(row, language)) for row in tables],
        people=await office.people(named[:40], SHOWN),
        named=named[:40],
        bans=await office.bans(),
        told=await office.announcement(),
        reports=await Reports(office.store).all(SHOWN),
        letters=(await Inbox(office.store).letters())[:SHOWN],
        caps=None if caps is None else asdict(caps),
        days={name: getattr(rules.settings, name) for name in ("lobby_days", "match_days", "kept_days")},
        door=rules.door,
    )


@router.post(PATH)
async def do(request: Request) -> Response:
    """What the host does; what can't be undone is asked once more."""
    hosts_of(request).check(request)
    form = await form_of(request)
    what = form.get("do", "")
    if what in ASKED and form.get("sure") != "yes":
        row = await office_of(request).table(form.get("table", ""))
        title = title_of(row, language_of(request))
        return page(request, "host_sure.html", secrets=True, row=row, title=title, what=what)
    deed = DEEDS.get(what)
    if deed is None:
        raise MischiaError("That can't be done here.", "bad-request")
    try:
        answer = await deed(request, form)
    except MischiaError as refused:
        return await desk_page(request, "", "", refused)
    hall_of(request).look_around()
    return answer or see_other(f"{PATH}#{form.get('back', 'main')}" if form.get("back", "").isalpha() else PATH)


def title_of(row: TableRow, language: str) -> str:
    return render.strings(GAMES[row.game], language)("title") if row.game in GAMES else row.game


def office_of(request: Request) -> Office:
    return rules_of(request).office


# --- what can be done


async def announce(request: Request, form: Form) -> None:
    await office_of(request).announce(form.get("text", ""))


async def clear(request: Request, form: Form) -> None:
    await office_of(request).announce(None)


async def close(request: Request, form: Form) -> None:
    row = await office_of(request).table(form.get("table", ""))
    await hall_of(request).act(row.id, HOUSE, "shut")


async def delete(request: Request, form: Form) -> None:
    office, hall = office_of(request), hall_of(request)
    row = await office.table(form.get("table", ""))
    await office.delete([row.id])
    hall.tables.anew(row.id)
    hall.hub.publish(row.id)


async def ban(request: Request, form: Form) -> None:
    office, days = office_of(request), number_in(form, "days", 0, LONGEST_BAN)
    person = await office.person(form.get("who", ""))
    await office.ban(person.id, time() + days * DAY if days else None)


async def unban(request: Request, form: Form) -> None:
    await office_of(request).unban(form.get("who", ""))


async def drop(request: Request, form: Form) -> None:
    await Inbox(hall_of(request).store).drop(form.get("letter", ""))


async def forget(request: Request, form: Form) -> None:
    await Reports(hall_of(request).store).drop(form.get("report", ""))


async def leave(request: Request, form: Form) -> Response:
    answer = see_other("/")
    hosts_of(request).sign_out(answer)
    return answer


DEEDS: dict[str, Callable[[Request, Form], Awaitable[Any]]] = {
    "announce": announce,
    "clear": clear,
    "close": close,
    "delete": delete,
    "ban": ban,
    "unban": unban,
    "drop": drop,
    "forget": forget,
    "leave": leave,
}
ASKED = ("close", "delete")
