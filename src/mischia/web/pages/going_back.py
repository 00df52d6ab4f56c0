"""Taking back: one's own turn anew; and to ask all for more, with what will have been seen by then."""

from dataclasses import dataclass

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.core.language import Strings
from mischia.core.page import Sure
from mischia.table.seen import TableSeen
from mischia.web.api.models import TableId
from mischia.web.pages import render, sure, table_log
from mischia.web.pages.forms import form_of, number_in, see_other
from mischia.web.pages.table import deed, seen_by

TOLD = 4  # lines of the log that are told again
MOST = 1_000_000
router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Point:
    """A choice that its player may ask to take back."""

    to: int
    move: str
    shown: bool
    lines: tuple[str, ...]  # what has happened since, the last of it
    more: int  # lines before those


def lines_since(seen: TableSeen, heard: int, say: Strings) -> list[str]:
    """What a viewer has been told after so many events."""
    return [line.text for line in table_log.own_lines(seen, say) if line.upto > heard and not line.heading]


def points(seen: TableSeen, say: Strings) -> list[Point]:
    """Where a viewer may ask to go back to, each with what has happened since; the choice itself is the first of it."""
    found, names = [], [seat.name for seat in seen.seats]
    for one in seen.points:
        lines, move = lines_since(seen, one.heard, say), say.move(one.chosen, names)
        found.append(Point(one.to, move, one.shown, tuple(lines[-TOLD:]), max(0, len(lines) - TOLD)))
    return found


def before_agreeing(seen: TableSeen, say: Strings) -> Sure | None:
    """Who agrees to take back what has shown something is told what that was."""
    if seen.back is None or not seen.back.shown or seen.you is None:
        return None
    lines = lines_since(seen, seen.back.heard, say)
    more = [say("web-back-more", count=len(lines) - TOLD)] if len(lines) > TOLD else []
    text = " ".join([say("web-back-since"), *more, *lines[-TOLD:]])
    return Sure(say("web-back-sure"), text, say("web-back-agree"), say("web-back-think"))


@router.post("/tables/{table_id}/restart")
async def restart(request: Request, table_id: TableId) -> Response:
    """Begin the turn anew."""
    form = await form_of(request)
    seen, _ = await seen_by(request, table_id)
    return await deed(request, table_id, "restart", form, number=number_in(form, "question", seen.number))


@router.get("/tables/{table_id}/go-back")
async def choose(request: Request, table_id: TableId) -> Response:
    """What one may ask to take back; who does not play just goes to the table."""
    seen, say = await seen_by(request, table_id)
    if seen.you is None or seen.status != "playing":
        return see_other(f"/tables/{table_id}")
    return HTMLResponse(render.draw("going_back.html", say, seen=seen, points=points(seen, say)))


@router.post("/tables/{table_id}/go-back")
async def ask(request: Request, table_id: TableId) -> Response:
    """Ask all to go back to a choice; without one, to the last."""
    form = await form_of(request)
    seen, _ = await seen_by(request, table_id)
    to = number_in(form, "to", most=MOST) if form.get("to", "").isdigit() else None
    number = number_in(form, "question", seen.number, MOST)
    return await deed(request, table_id, "go-back", form, number=number, to=to)


@router.post("/tables/{table_id}/agree-back")
async def answer(request: Request, table_id: TableId) -> Response:
    """Agree, or not; the button says to what."""
    form = await form_of(request)
    seen, say = await seen_by(request, table_id)
    said, _, asked = form.get("agree", "").partition("-")
    if said == "yes" and "sure" not in form and (grave := before_agreeing(seen, say)):
        return sure.asked(request, seen, form, grave, say)
    wish = number_in({"asked": asked}, "asked", most=MOST)
    return await deed(request, table_id, "agree-back", form, asked=wish, agree=said == "yes")
