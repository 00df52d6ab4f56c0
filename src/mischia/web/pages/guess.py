"""Who wins? A guess for whoever looks on or is out; told when it is over, with a tally of the evening."""

from typing import NamedTuple

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.core.language import Strings
from mischia.table.errors import NotYours, Refused
from mischia.table.seen import TableSeen
from mischia.table.store.guesses import Guess, Guesses, Tally
from mischia.web.api.models import TableId
from mischia.web.identity import hall_of, known_person, person_of, table_of
from mischia.web.pages import drawing, render
from mischia.web.pages.forms import form_of, language_of, number_in, see_other

router = APIRouter(include_in_schema=False)


class GuessTold(NamedTuple):
    """A guess as it is told at the end."""

    name: str
    seat: int
    right: bool
    minutes: int  # before the end
    tally: Tally | None  # of the evening


async def seen_there(request: Request, table_id: str) -> tuple[TableSeen, Strings]:
    """A table whose match has begun, as far as whoever asks can tell."""
    person, language = person_of(request), language_of(request)
    seen = await hall_of(request).seen(table_id, None if person is None else person.id, language)
    if seen.view is None or seen.recorded is not None:
        raise Refused("The match has not begun.", "not-begun")
    return seen, render.strings(seen.game, language)


def must_guess(seen: TableSeen, say: Strings, seat: int) -> None:
    """Refuse a guess of somebody who still plays, or of nobody, or when it is over."""
    if seen.status != "playing":
        raise Refused("The match is over.", "over")
    if not drawing.may_guess(seen, say):
        raise NotYours("Who still plays does not guess.", "still-in")
    if not 0 <= seat < len(seen.seats):
        raise Refused("There is no such seat.", "no-such-seat")


@router.get("/tables/{table_id}/guess")
async def guess(request: Request, table_id: TableId) -> Response:
    """Who wins? While it goes on, one's own guess alone; when it is over, everybody's."""
    seen, say = await seen_there(request, table_id)
    person, guesses = person_of(request), Guesses(hall_of(request).store)
    every = await guesses.at(table_id)
    own = next((one.seat for one in every if person is not None and one.person_id == person.id), None)
    told: list[GuessTold] = []
    if seen.status == "over":
        table, tallies = await table_of(request, table_id), await guesses.tonight(table_id)
        ended = 0.0 if table.ended is None else table.ended.at
        told = [
            GuessTold(
                one.name,
                one.seat,
                seen.seats[one.seat].name in seen.winners,
                max(0, int(ended - one.at) // 60),
                tallies.get(one.person_id),
            )
            for one in every
        ]
    html = render.draw(
        "guess.html",
        say,
        seen=seen,
        person=person,
        own=own,
        may=seen.status == "playing" and drawing.may_guess(seen, say),
        told=told,
        winners=say.all_of(seen.winners, "nobody"),
    )
    return HTMLResponse(html)


@router.post("/tables/{table_id}/guess")
async def guessed(request: Request, table_id: TableId) -> Response:
    """Guess, or think better of it."""
    person, form = known_person(request), await form_of(request)
    seen, say = await seen_there(request, table_id)
    seat = number_in(form, "seat", -1)
    must_guess(seen, say, seat)
    hall = hall_of(request)
    await Guesses(hall.store).put(table_id, Guess(person.id, seen.you or person.name, seat, hall.clock()))
    return see_other(f"/tables/{table_id}/guess")
