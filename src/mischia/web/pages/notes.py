"""Notes on a finished match, each pinned to a moment of its replay: for whoever may look, by who sat there."""

from typing import Any
from urllib.parse import urlencode

import orjson
from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.core.errors import MischiaError
from mischia.core.language import Strings
from mischia.table.errors import OtherRules, Refused
from mischia.table.pins import pin, report_pin, unpin
from mischia.table.store.inbox import InboxFull
from mischia.table.store.pins import Pin, Pins
from mischia.table.table import Table
from mischia.web.api.models import TableId
from mischia.web.compression import as_json
from mischia.web.errors import status_of
from mischia.web.identity import hall_of, known_person, person_of, table_of
from mischia.web.pages import render
from mischia.web.pages.forms import form_of, language_of, number_in, see_other, wants_message

router = APIRouter(include_in_schema=False)


async def finished(request: Request, table_id: str) -> Table:
    """A table whose match is over, as far as whoever asks can tell."""
    table = await table_of(request, table_id)
    if table.recorded is not None:
        raise OtherRules
    if table.match is None or table.status != "over":
        raise Refused("A match can be looked through when it is over.", "not-over")
    return table


def link_to(table: Table, one: Pin) -> str:
    """The moment that a note is pinned to, as whoever wrote it looked at it."""
    seat = {} if one.seat is None or one.seat >= len(table.seats) else {"seat": table.seats[one.seat].name}
    return f"/tables/{table.id}/replay?{urlencode({'step': one.step, **seat})}"


def shown(table: Table, one: Pin, me: str | None) -> dict[str, Any]:
    """A note as a page gets it."""
    mine = me is not None and me in (one.person_id, table.host)
    return {
        "id": one.id,
        "step": one.step,
        "name": one.name,
        "text": one.text,
        "marks": one.marks,
        "link": link_to(table, one),
        "mine": mine,
        "own": me == one.person_id,
    }


@router.get("/tables/{table_id}/notes")
async def notes(request: Request, table_id: TableId) -> Response:
    """All notes on a match; for the page of its replay, as data."""
    return await drawn(request, await finished(request, table_id))


async def drawn(request: Request, table: Table, refused: MischiaError | None = None, text: str = "") -> Response:
    person, language = person_of(request), language_of(request)
    me = None if person is None else person.id
    found = [shown(table, one, me) for one in await Pins(hall_of(request).store).on(table.id)]
    say: Strings = render.strings(table.game, language)
    status = 200 if refused is None else status_of(refused)
    why = "" if refused is None else say.error(refused)
    if wants_message(request):
        told = {"notes": found, "refusal": why}
        return Response(as_json(told), status, media_type="application/json", headers={"Vary": "Accept"})
    html = render.draw(
        "notes.html",
        say,
        table=table.id,
        person=person,
        notes=found,
        may=table.viewer(me) is not None,
        last=0 if table.match is None else len(table.match.answers),
        refusal=why,
        text=text,
    )
    return HTMLResponse(html, status, headers={"Vary": "Accept"})


@router.post("/tables/{table_id}/notes")
async def write(request: Request, table_id: TableId) -> Response:
    """Pin a note, take one away, or report one."""
    person, form, hall = known_person(request), await form_of(request), hall_of(request)
    table = await finished(request, table_id)
    what, id, text = form.get("do", ""), form.get("note", "")[:20], form.get("text", "")[:2000]
    try:
        if what == "pin":
            seat = next((at for at, one in enumerate(table.seats) if one.name == form.get("seat")), None)
            await pin(hall, table, person, number_in(form, "step", -1), text, seat, marks_in(form))
        elif what == "unpin":
            await unpin(hall, table, person, id)
        elif what == "report":
            await report_pin(hall, table, person, id, text)
        else:
            raise MischiaError("Nobody can do that here.", "bad-request")
    except (Refused, InboxFull) as refused:
        if status_of(refused) in (403, 404):
            raise
        return await drawn(request, table, refused, text)
    return await drawn(request, table) if wants_message(request) else see_other(f"/tables/{table_id}/notes")


def marks_in(form: dict[str, str]) -> Any:
    """Rings and arrows of a form; what is no list is found out later."""
    try:
        return orjson.loads(form.get("marks") or "[]")
    except orjson.JSONDecodeError:
        return None
