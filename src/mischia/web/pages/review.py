"""What decided a finished match: the curve, its turning points, skill and luck; and a table to play on from there."""

import asyncio
from bisect import bisect_left
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

import orjson
from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.bots import review_text
from mischia.bots.review import Review, TurningPoint, review
from mischia.core.language import Strings
from mischia.core.page import Line
from mischia.table.reviewing import Job, Reviewing, reviewable
from mischia.table.seen import TableSeen
from mischia.web.api.models import TableId
from mischia.web.compression import public
from mischia.web.identity import give_cookie, hall_of, known_person, person_of, table_of
from mischia.web.pages import render, table_log
from mischia.web.pages.forms import form_of, language_of, number_in, see_other, wants_message
from mischia.web.pages.replay import MOST_STEPS, heard
from mischia.web.pages.review_chart import NARROW, WIDE, Seats, bars, chart
from mischia.web.reach import own_host, site_for

TOLD = 2  # lines of the log that a turning point tells at most

router = APIRouter(include_in_schema=False)


class Point(NamedTuple):
    """A turning point as it is shown."""

    number: int
    title: str
    where: str
    told: tuple[Line, ...]
    before: int  # the moment before it, among the moments
    step: int  # so many answers had been given before it
    after: int  # and after it
    seat: str  # whose place is taken to try something else
    why: int | None  # the answer that can be asked about


class MomentRow(NamedTuple):
    """A moment in the table behind the curve."""

    number: int
    what: str
    asks: tuple[tuple[str, int], ...]  # whose choices led there, and which answers these were
    cells: tuple[tuple[str, str], ...]  # by seat: the chance, and its bounds


def reviewing_of(request: Request) -> Reviewing:
    house: Reviewing = request.app.state.reviewing
    return house


@router.get("/tables/{table_id}/review")
async def page(request: Request, table_id: TableId) -> Response:
    """What decided it, as far as it is counted; for a page that waits, what is new."""
    house = reviewing_of(request)
    reviewable(await table_of(request, table_id))
    job = await house.count(table_id)
    person, language = person_of(request), language_of(request)
    hall = hall_of(request)
    seen = await hall.seen(table_id, None if person is None else person.id, language)
    say = render.strings(seen.game, language)
    end = await hall.moment(table_id, MOST_STEPS, None, language, None if person is None else person.id)
    site = site_for(request) or f"{request.url.scheme}://{own_host(request)}"
    link = f"{site}/tables/{table_id}/review"
    text = await asyncio.to_thread(drawn, job, seen, end, say, link)
    if wants_message(request):
        told = {"review": text, "whole": job.whole}
        return Response(orjson.dumps(told), media_type="application/json", headers={"Vary": "Accept"})
    if person is not None:
        await hall.shown(table_id, person.id)
    return HTMLResponse(public(whole_page(text, job.whole, seen, say)), headers={"Vary": "Accept"})


def whole_page(inside: str, whole: bool, seen: TableSeen, say: Strings) -> str:
    return render.draw("review.html", say, inside=inside, whole=whole, seen=seen, title=render.short_title(say))


def drawn(job: Job, seen: TableSeen, end: TableSeen, say: Strings, link: str) -> str:
    """All of the page below its bar."""
    found = review(job.reckoning, tuple(job.counts))
    match = job.reckoning.match
    names = tuple(match.names)
    winners = tuple(names.index(name) for name in match.winners)
    you = names.index(seen.you) if seen.you in names else None
    seats = Seats(names, winners, you)
    lines, told = table_log.own_lines(end, say), heard(seen.id, match, None)
    rounds = rounds_of(found, lines, told)
    wide = [(at, say("web-round", round=number)) for at, number in rounds]
    short = [(at, say("web-review-round", round=number)) for at, number in rounds]
    left = job.left
    return render.draw(
        "review_inside.html",
        say,
        seen=seen,
        folder=seen.game.folder.name,
        review=found,
        names=names,
        shown=(say("review-team"),) if found.together else names,
        winners=winners,
        you=you,
        in_short=review_text.in_short(found, match.winners, say, names),
        charts=(chart(found, seats, wide, WIDE), chart(found, seats, short, NARROW)),
        points=[
            point_shown(found, number, point, lines, told, rounds, say, names)
            for number, point in enumerate(found.turning_points, 1)
        ],
        bars=bars(found.accounts, names) if found.accounts else None,
        rows=rows_of(found, say, names),
        accounts=[account_row(found, seat, say) for seat in range(len(found.accounts))],
        seconds=None if left is None else max(1, ceil(left)),
        even=review_text.chance(1 / len(names), say),
        link=link,
        may_try=not seen.game.people_only(match.options),
        clause=match.clause,
    )


def rounds_of(found: Review, lines: Sequence[Line], told: Sequence[int]) -> list[tuple[int, int]]:
    """At which moment each round begins, by the headings of the log."""
    upto = [0, *[step.upto for step in found.steps]]
    begins = [bisect_left(upto, bisect_left(told, line.upto)) for line in lines if line.heading]
    places = sorted({at for at in begins if at < len(found.steps)})
    if not places:
        return []
    places[0] = 0
    return [(at, number) for number, at in enumerate(places, 1)]


def point_shown(
    found: Review,
    number: int,
    point: TurningPoint,
    lines: Sequence[Line],
    told: Sequence[int],
    rounds: Sequence[tuple[int, int]],
    say: Strings,
    names: Sequence[str],
) -> Point:
    step = found.steps[point.step]
    before = found.steps[point.step - 1].upto if point.step else 0
    happened = [line for line in lines if told[before] < line.upto <= told[step.upto] and not line.heading]
    title = say.labelled(review_text.what(step, say, names), review_text.change(point, found, say, names))
    current = [number for at, number in rounds if at <= point.step]
    where = [say("web-round", round=current[-1])] if current else []
    where.append(say("review-move", number=point.step + 1))
    seats = [deed.seat for deed in step.choices]
    seat = point.seat if point.seat in seats or not seats else seats[0]
    told_last, made = tuple(happened[-TOLD:]), dict(asks_of(found, point.step, names))
    place = " · ".join(where)
    return Point(number, title, place, told_last, point.step, before, step.upto, names[seat], made.get(names[seat]))


def asks_of(found: Review, step: int, names: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Who chose at a step, and which answer that was: those who choose at once do so seat by seat, before chance."""
    before = found.steps[step - 1].upto if step else 0
    choices = found.steps[step].choices
    return tuple((names[deed.seat], before + at) for at, deed in enumerate(choices, 1))


def rows_of(found: Review, say: Strings, names: Sequence[str]) -> list[MomentRow]:
    """Every moment that is counted, with what led to it."""
    rows = []
    for at, moment in enumerate(found.curve):
        what = review_text.what(found.steps[at - 1], say, names) if at else ""
        asks = asks_of(found, at - 1, names) if at else ()
        cells = tuple(
            (
                review_text.chance(one.chance, say),
                "" if one.low == one.high else f"{round(100 * one.low)}–{round(100 * one.high)}",
            )
            for one in (moment[:1] if found.together else moment)
        )
        rows.append(MomentRow(at, what, asks, cells))
    return rows


def account_row(found: Review, seat: int, say: Strings) -> tuple[str, ...]:
    one = found.accounts[seat]
    parts = [review_text.points(part) for part in (one.luck, one.chance, one.others)]
    start, result = (review_text.chance(share, say) for share in (one.start, one.result))
    return (start, review_text.skill(one, say), *parts, result)


@router.post("/tables/{table_id}/what-if")
async def what_if(request: Request, table_id: TableId) -> Response:
    """A new table, where whoever asks plays on from a moment in somebody's seat; without a name, by that seat's."""
    hall, form = hall_of(request), await form_of(request)
    name, names = form.get("seat", "")[:100], reviewable(await table_of(request, table_id)).names
    new = person_of(request) is None and name in names
    person = await hall.people.welcome(name, language_of(request)) if new else known_person(request)
    opened = await reviewing_of(request).what_if(table_id, person, number_in(form, "moment"), name)
    answer = see_other(f"/tables/{opened}")
    if new:
        give_cookie(answer, request, person)
    return answer


@router.get("/tables/{table_id}/still")
async def still(request: Request, table_id: TableId, step: int = 0) -> Response:
    """The stage alone after so many answers, for a small picture of it."""
    person, language = person_of(request), language_of(request)
    who = None if person is None else person.id
    seen = await hall_of(request).moment(table_id, max(0, min(step, MOST_STEPS)), None, language, who)
    say = render.strings(seen.game, language)
    seen = seen._replace(seats=tuple(each._replace(here=True) for each in seen.seats))
    return HTMLResponse(public(render.draw("still.html", say, **render.table_given(seen, say))))
