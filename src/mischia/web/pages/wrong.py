"""\"That's wrong!\": a line of the log or a refusal becomes a scenario, for whoever disputes it and for the host."""

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse

from mischia.core.clauses import clauses, rules_page
from mischia.core.errors import IllegalMove, MischiaError, UnknownMove
from mischia.core.game import Game
from mischia.core.language import Strings
from mischia.core.names import shown
from mischia.core.page import Line
from mischia.table import disputes
from mischia.table.disputes import Disputed, LineDisputed, MoveDisputed
from mischia.table.errors import NotYours, Refused
from mischia.table.seen import TableSeen
from mischia.table.store.inbox import Inbox, InboxFull
from mischia.web.api.models import TableId
from mischia.web.compression import as_json
from mischia.web.errors import status_of
from mischia.web.identity import hall_of, known_person, person_of, table_of
from mischia.web.pages import render, show, table_log
from mischia.web.pages.forms import form_of, language_of, number_in, see_other, wants_message

MOST_LINES = 60  # that can be chosen from
MOST_SAID = 400  # letters of a move

router = APIRouter(include_in_schema=False)


class Cited(NamedTuple):
    """A clause, what it says, and where it can be seen."""

    id: str
    text: str
    spoken: str  # in which language
    show: str


class Moment(NamedTuple):
    """What is disputed: what happened, by which clauses, and the fields of a form that name it."""

    what: Disputed
    told: str
    clauses: tuple[str, ...]
    fields: dict[str, str]


def link_to(table_id: str, refused: MischiaError, move: str, number: int) -> str:
    """Where a refusal can be disputed; only what the game itself refuses can."""
    if not isinstance(refused, IllegalMove | UnknownMove):
        return ""
    return f"/tables/{table_id}/wrong?{urlencode({'question': number, 'move': move[:MOST_SAID]})}"


def moment_of(seen: TableSeen, given: dict[str, str], say: Strings) -> Moment | None:
    """What a form or an address names; nothing, if it names nothing."""
    if given.get("line"):
        return line_of(seen, number_in(given, "line", -1), say)
    move = shown(given.get("move", "")[:MOST_SAID])
    if not move:
        return None
    if seen.you is None:
        raise NotYours("You have no seat at this table.", "no-seat")
    number = number_in(given, "question")
    asks = (seen.clause,) if number == seen.number and seen.clause else ()
    told = say("web-wrong-refused", name=seen.you, move=move)
    return Moment(MoveDisputed(number, move), told, asks, {"question": str(number), "move": move})


def line_of(seen: TableSeen, at: int, say: Strings) -> Moment:
    """A line of the viewer's log, with the events that it tells of."""
    told = table_log.story(seen, say)
    if not 0 <= at < len(told) or not told[at].own:
        raise Refused("There is no such line.", "no-such-line")
    line: Line = told[at].line
    since = max((one.line.upto for one in told[:at] if one.own and one.line.upto < line.upto), default=0)
    cited = [line.clause, *(event.clause for event in seen.events[since : line.upto])]
    return Moment(
        LineDisputed(since, line.upto), line.text, tuple(dict.fromkeys(filter(None, cited))), {"line": str(at)}
    )


def cited(game: Game, ids: tuple[str, ...], shows: Mapping[str, tuple[str, int]], say: Strings) -> list[Cited]:
    """Clauses as a reader gets them."""
    _, spoken = rules_page(game, say.language)
    texts = clauses(game, spoken)
    return [Cited(id, texts[id], spoken, shows.get(id, ("", 0))[0]) for id in ids if id in texts]


async def drawn(
    request: Request, seen: TableSeen, moment: Moment, say: Strings, refused: MischiaError | None = None, text: str = ""
) -> Response:
    """The box that asks what should have happened, on the page or on one of its own."""
    given: dict[str, Any] = {
        "seen": seen,
        "moment": moment,
        "cited": cited(seen.game, moment.clauses, await show.simplest(seen.game), say),
        "named": person_of(request) is not None,
        "refusal": "" if refused is None else say.error(refused),
        "text": text,
        "most": disputes.LONGEST,
    }
    return answered(request, "wrong.html", say, 200 if refused is None else status_of(refused), **given)


def answered(request: Request, template: str, say: Strings, status: int = 200, **given: Any) -> Response:
    """A page, or the box alone for the page that asks."""
    if wants_message(request):
        box = render.draw(template.replace(".html", "_box.html"), say, **given)
        return Response(as_json({"box": box}), status, media_type="application/json", headers={"Vary": "Accept"})
    return HTMLResponse(render.draw(template, say, **given), status, headers={"Vary": "Accept"})


async def seen_there(request: Request, table_id: str) -> tuple[TableSeen, Strings]:
    """A table whose match has begun, as whoever asks sees it, and their words."""
    person, language = person_of(request), language_of(request)
    seen = await hall_of(request).seen(table_id, None if person is None else person.id, language)
    if seen.past is None:
        raise Refused("The match has not begun.", "not-begun")
    return seen, render.strings(seen.game, language)


@router.get("/tables/{table_id}/wrong")
async def wrong(request: Request, table_id: TableId, line: str = "", question: str = "", move: str = "") -> Response:
    """What happened, by which clauses, and the question what should have happened; or which line it is about."""
    seen, say = await seen_there(request, table_id)
    moment = moment_of(seen, {"line": line, "question": question, "move": move}, say)
    if moment is not None:
        return await drawn(request, seen, moment, say)
    told = [
        (at, one.line.text) for at, one in enumerate(table_log.story(seen, say)) if one.own and not one.line.heading
    ]
    return answered(request, "wrong_which.html", say, seen=seen, lines=told[::-1][:MOST_LINES])


@router.post("/tables/{table_id}/wrong")
async def say_so(request: Request, table_id: TableId) -> Response:
    """Send it to the host."""
    person, form = known_person(request), await form_of(request)
    seen, say = await seen_there(request, table_id)
    moment = moment_of(seen, form, say)
    if moment is None:
        raise Refused("There is no such line.", "no-such-line")
    text = form.get("text", "")[: 4 * disputes.LONGEST]
    try:
        sent = await disputes.send(hall_of(request), table_id, person, moment.what, moment.told, text)
    except (Refused, InboxFull) as refused:
        return await drawn(request, seen, moment, say, refused, text)
    if not wants_message(request):
        return see_other(f"/tables/{table_id}/wrong/{sent.id}")
    return answered(request, "wrong_sent.html", say, seen=seen, dispute=sent, whole=seen.status == "over")


@router.get("/tables/{table_id}/wrong/{dispute}")
async def sent(request: Request, table_id: TableId, dispute: str, file: str = "") -> Response:
    """What somebody has sent, and its file: whole, once the match is over."""
    person = known_person(request)
    letter = await Inbox(hall_of(request).store).letter(dispute)
    if letter is None or (letter.dispute.table_id, letter.dispute.person_id) != (table_id, person.id):
        raise HTTPException(404, "There is no such dispute.")
    over = (await table_of(request, table_id)).status == "over"  # for whoever is behind it may not be yet
    if file:
        name = {"Content-Disposition": f'attachment; filename="{letter.dispute.game}-dispute-{dispute}.yaml"'}
        return Response(letter.own_file if over else letter.dispute.heard, media_type="application/yaml", headers=name)
    seen, say = await seen_there(request, table_id)
    return answered(request, "wrong_sent.html", say, seen=seen, dispute=letter.dispute, whole=letter.open and over)
