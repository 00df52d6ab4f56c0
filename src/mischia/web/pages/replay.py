"""A finished match, move by move, as a seat saw it; and a table to play on from there."""

from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.core.match import CHANCE, Match
from mischia.core.page import Line
from mischia.table.seen import TableSeen
from mischia.web.api.models import TableId
from mischia.web.compression import public
from mischia.web.identity import give_cookie, hall_of, known_person, person_of, table_of
from mischia.web.pages import render
from mischia.web.pages.forms import form_of, language_of, number_in, see_other, wants_message

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
    match = (await table_of(request, seen.id)).match
    told = () if match is None else heard(seen.id, match, name)

    def link(line: Line) -> str:
        given = {"step": bisect_left(told, line.upto), **({"seat": name} if name else {})}
        return f"/tables/{seen.id}/replay?{urlencode(given)}"

    return link


async def may_ask_why(request: Request, seen: TableSeen) -> bool:
    """Whether it was somebody's move that led to this moment of a match that was played to its end."""
    match = (await table_of(request, seen.id)).match
    if match is None or not match.over or not seen.step:
        return False
    return match.answers_by_seat()[seen.step - 1][0] != CHANCE


@router.get("/tables/{table_id}/replay")
async def replay(request: Request, table_id: TableId, step: int = 0, seat: str = "", lines: str = "") -> Response:
    """A moment of the match; for the page that plays it, what is new since so many lines."""
    person, language = person_of(request), language_of(request)
    who = None if person is None else person.id
    seen = await hall_of(request).moment(table_id, max(0, min(step, MOST_STEPS)), seat or None, language, who)
    seen = seen._replace(seats=tuple(each._replace(here=True) for each in seen.seats))  # as they were
    say, link = render.strings(seen.game, language), await links(request, seen, seat or None)
    asks = await may_ask_why(request, seen)
    if wants_message(request):
        told = render.message(seen, say, number_in({"lines": lines}, "lines"), 0, link)
        body = public(render.message_text({**told, "step": seen.step, "all": seen.steps, "why": asks}))
        return Response(body, media_type="application/json", headers={"Vary": "Accept", "Cache-Control": "no-store"})
    if person is not None:
        await hall_of(request).shown(table_id, person.id)
    may_note = (await table_of(request, table_id)).viewer(who) is not None
    drawn = render.render_replay(seen, say, seat, link, may_note, asks)
    return HTMLResponse(public(drawn), headers={"Vary": "Accept"})


@router.post("/tables/{table_id}/play-on")
async def play_on(request: Request, table_id: TableId) -> Response:
    """A new table, where whoever asks plays on from this moment in somebody's seat; without a name, by that seat's."""
    hall, form = hall_of(request), await form_of(request)
    step, name = number_in(form, "step", most=MOST_STEPS), form.get("seat", "")[:100]
    asker = person_of(request)
    names = (await hall.moment(table_id, 0, None, person=None if asker is None else asker.id)).seats
    new = person_of(request) is None and name in [seat.name for seat in names if seat.kind != "dummy"]
    person = await hall.people.welcome(name, language_of(request)) if new else known_person(request)
    answer = see_other(f"/tables/{await hall.play_on(table_id, person, step, name, form.get('others') == 'friends')}")
    if new:
        give_cookie(answer, request, person)
    return answer
