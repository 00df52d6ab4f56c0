"""A finished match, move by move, as a seat saw it."""

from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.core.match import Match
from mischia.core.page import Line
from mischia.table.seen import TableSeen
from mischia.web.api.models import TableId
from mischia.web.compression import public
from mischia.web.identity import hall_of
from mischia.web.pages import render
from mischia.web.pages.forms import language_of, number_in, wants_message

MOST_STEPS = 100_000

router = APIRouter(include_in_schema=False)


@lru_cache(maxsize=64)
def heard(table_id: str, match: Match, name: str | None) -> tuple[int, ...]:
    """How many events a seat had heard after so many answers of a finished match."""
    again = Match(match.game, match.given, match.game.show_options(match.options), match.secret, scripted=True)
    found = [len(again.events_for(name))]
    for who, phrase in match.answers:
        again.play(who, phrase)
        found.append(len(again.events_for(name)))
    return tuple(found)


async def links(request: Request, seen: TableSeen, name: str | None) -> Callable[[Line], str]:
    """Where each line of the log leads: to the answer after which it was told."""
    match = (await hall_of(request).table(seen.id)).match
    told = () if match is None else heard(seen.id, match, name)

    def link(line: Line) -> str:
        given = {"step": bisect_left(told, line.upto), **({"seat": name} if name else {})}
        return f"/tables/{seen.id}/replay?{urlencode(given)}"

    return link


@router.get("/tables/{table_id}/replay")
async def replay(request: Request, table_id: TableId, step: int = 0, seat: str = "", lines: str = "") -> Response:
    """A moment of the match; for the page that plays it, what is new since so many lines."""
    language = language_of(request)
    seen = await hall_of(request).moment(table_id, max(0, min(step, MOST_STEPS)), seat or None, language)
    seen = seen._replace(seats=tuple(each._replace(here=True) for each in seen.seats))  # as they were
    say, link = render.strings(seen.game, language), await links(request, seen, seat or None)
    if wants_message(request):
        told = render.message(seen, say, number_in({"lines": lines}, "lines"), 0, link)
        body = public(render.message_text({**told, "step": seen.step, "all": seen.steps}))
        return Response(body, media_type="application/json", headers={"Vary": "Accept", "Cache-Control": "no-store"})
    return HTMLResponse(public(render.render_replay(seen, say, seat, link)), headers={"Vary": "Accept"})
