"""Onlookers and manners: what the host of a table decides, whom somebody mutes, blocks or reports, and forgives."""

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.core.errors import MischiaError
from mischia.table.aversions import KINDS, key_of
from mischia.table.errors import Refused
from mischia.table.reports import send
from mischia.table.store.aversions import EVERYWHERE
from mischia.table.store.inbox import InboxFull
from mischia.table.table import Table
from mischia.web.api.models import TableId
from mischia.web.errors import status_of
from mischia.web.identity import hall_of, known_person, person_of, table_of
from mischia.web.pages import render
from mischia.web.pages.forms import form_of, language_of, number_in, see_other
from mischia.web.pages.manners_told import delays, manners_told
from mischia.web.pages.site_page import page

DONE = {
    "mute": "manners-done-mute",
    "block": "manners-done-block",
    "report": "manners-done-report",
    "set": "manners-done-set",
}

router = APIRouter(include_in_schema=False)
Form = Mapping[str, str]


class Met(NamedTuple):
    """Somebody at a table: by which a form names them, their name, and their look, 0 without a seat."""

    key: str
    name: str
    look: int
    person: str  # is shown to nobody


def met_at(table: Table, me: str | None) -> list[Met]:
    """The others at a table: who sits there, and who has spoken without a seat."""
    found = {
        seat.person: Met(f"seat-{at}", seat.name, at % 7 + 1, seat.person)
        for at, seat in enumerate(table.seats)
        if seat.kind in ("person", "program") and seat.person
    }
    seated = table.viewer(me) is not None
    for line in reversed(table.chat):
        person = table.speakers.get(line.number)
        if person is not None and not (seated and line.apart):
            found.setdefault(person, Met(f"line-{line.number}", line.name, 0, person))
    return [one for one in found.values() if one.person != me]


def meant(table: Table, me: str, key: str) -> Met:
    """Whom a form or an address means: whoever sits there, or has said that line."""
    kind, _, number = key.partition("-")
    if kind == "line":
        said = table.speakers.get(number_in({"line": number}, "line", -1))
        found = next((one for one in met_at(table, None) if one.person == said), None)
    else:
        found = next((one for one in met_at(table, None) if one.key == key), None)
    if found is None:
        raise Refused("Nobody of that name sits there.", "nobody-there")
    if found.person == me:
        raise Refused("That is you.", "yourself")
    return found


def manners_in(form: Form) -> dict[str, Any]:
    """What a form says of who may look and speak."""
    return {
        **{key: form[key][:20] for key in ("watch", "speak") if key in form},
        **({"delay": number_in(form, "delay")} if "delay" in form else {}),
    }


@router.get("/tables/{table_id}/manners")
async def at_table(request: Request, table_id: TableId, who: str = "", done: str = "", name: str = "") -> Response:
    """What the host has decided, and who is here, to be muted, blocked or reported; one of them may be meant."""
    return await drawn(request, table_id, who, done=done if done in DONE else "", name=name[:40])


async def drawn(
    request: Request,
    table_id: str,
    who: str = "",
    refused: MischiaError | None = None,
    done: str = "",
    name: str = "",
    text: str = "",
) -> Response:
    person, language = person_of(request), language_of(request)
    me = None if person is None else person.id
    seen = await hall_of(request).seen(table_id, me, language)
    table, say = await table_of(request, table_id), render.strings(seen.game, language)
    others = met_at(table, me)
    try:
        wanted = meant(table, me or "", who).key if who else ""
    except Refused:
        wanted = ""
    unheard = {one.other_id for one in (await hall_of(request).aversions.of(me) if me else ())}
    html = render.draw(
        "manners.html",
        say,
        seen=seen,
        person=person,
        others=[(one, one.person in unheard) for one in others],
        wanted=wanted,
        told=manners_told(seen, say),
        delays=delays(seen.delay, say),
        may_set=seen.host and seen.status in ("lobby", "playing"),
        done=say(DONE[done], name=name) if done else "",
        refusal="" if refused is None else say.error(refused),
        text=text,
    )
    return HTMLResponse(html, 200 if refused is None else status_of(refused))


@router.post("/tables/{table_id}/manners")
async def at_table_do(request: Request, table_id: TableId) -> Response:
    """The host decides; or somebody mutes, blocks or reports somebody else."""
    person, form, hall = known_person(request), await form_of(request), hall_of(request)
    what, who = form.get("do", ""), form.get("who", "")[:20]
    here = f"/tables/{table_id}/manners"
    try:
        if what == "set":
            await hall.do(table_id, person, "manners", manners_in(form))
            return see_other(f"{here}?done=set")
        table = await table_of(request, table_id)
        other = meant(table, person.id, who)
        if what == "report":
            await send(hall, table, person, other.person, other.name, form.get("text", "")[:4000])
        elif what in KINDS:
            where = EVERYWHERE if form.get("where") == "everywhere" else table_id
            await hall.aversions.add(person.id, what, other.person, other.name, where)
        else:
            raise MischiaError("Nobody can do that here.", "bad-request")
    except (Refused, InboxFull) as refused:
        if status_of(refused) in (403, 404):
            raise
        return await drawn(request, table_id, who, refused, text=form.get("text", "")[:4000])
    return see_other(f"{here}?{urlencode({'done': what, 'name': other.name})}")


@router.get("/manners")
async def yours(request: Request) -> Response:
    """Whom somebody does not hear."""
    person = known_person(request)
    rows = [(key_of(one), one) for one in await hall_of(request).aversions.of(person.id)]
    return page(request, "manners_yours.html", secrets=True, rows=rows)


@router.post("/manners")
async def forgive(request: Request) -> Response:
    person, form = known_person(request), await form_of(request)
    await hall_of(request).aversions.forgive(person.id, form.get("forgive", ""))
    return see_other("/manners")
