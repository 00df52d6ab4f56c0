"""Why somebody moved so, in a game that is over: what the coach would have done in that seat, and what was done."""

from collections.abc import Sequence
from typing import NamedTuple

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.bots import advice_text
from mischia.bots.why import Why
from mischia.core.errors import MischiaError
from mischia.core.language import Strings
from mischia.core.match import CHANCE, Match
from mischia.table.explaining import Explaining
from mischia.table.reviewing import reviewable
from mischia.table.seen import TableSeen
from mischia.web.api.models import TableId
from mischia.web.compression import public
from mischia.web.identity import hall_of, table_of
from mischia.web.pages import render
from mischia.web.pages.forms import language_of
from mischia.web.pages.hints import Plate, plate

router = APIRouter(include_in_schema=False)


class Line(NamedTuple):
    """A move that the coach looked at."""

    plate: Plate
    done: bool  # whether it is the one that was made


class Explained(NamedTuple):
    """A move of a finished game as the page shows it."""

    step: int
    steps: int
    name: str
    title: str
    text: str
    lines: tuple[Line, ...]
    guess: str
    before: int | None  # the move before it that somebody made
    after: int | None


def explaining_of(request: Request) -> Explaining:
    house: Explaining = request.app.state.explaining
    return house


@router.get("/tables/{table_id}/why")
async def page(request: Request, table_id: TableId, step: int = 1) -> Response:
    """Why the move was made after which so many answers had been given."""
    hall, language = hall_of(request), language_of(request)
    match = reviewable(await table_of(request, table_id))
    seen = await hall.seen(table_id, None, language)
    say = render.strings(seen.game, language)
    try:
        found = await explaining_of(request).why(table_id, step)
        explained = explain(found, step, moves_of(match), match.names, say)
    except MischiaError as refusal:
        if refusal.id != "why-no-choice":
            raise
        explained = nothing(step, moves_of(match), say)
    return HTMLResponse(public(whole_page(explained, seen, say)))


def whole_page(explained: Explained, seen: TableSeen, say: Strings) -> str:
    return render.draw("why.html", say, m=explained, seen=seen, title=render.short_title(say))


def moves_of(match: Match) -> list[bool]:
    """By answer: whether it was somebody's move, and not chance's."""
    return [name != CHANCE for name, _ in match.answers_by_seat()]


def explain(found: Why, step: int, moves: Sequence[bool], names: Sequence[str], say: Strings) -> Explained:
    """What the coach thinks of a move, in the reader's words."""
    lines = []
    for one in found.advice.candidates:
        pick = one is found.advice.pick
        lines.append(Line(plate(one, pick, found.advice, list(names), say), one.phrase == found.phrase))
    made = found.made
    told = found.phrase if made is None else say.move(made.move, names)
    return Explained(
        step,
        len(moves),
        names[found.advice.seat],
        say("why-title", move=told),
        advice_text.judged(found, say, names),
        tuple(lines),
        advice_text.guess(found.advice, say),
        *beside(moves, step),
    )


def nothing(step: int, moves: Sequence[bool], say: Strings) -> Explained:
    """A move that was none: chance spoke, or there was nothing else to do."""
    title = say("review-move", number=step) if moves[step - 1] else say("review-by-chance")
    text = say("error-why-no-choice", move=step)
    return Explained(step, len(moves), "", title, text, (), "", *beside(moves, step))


def beside(moves: Sequence[bool], step: int) -> tuple[int | None, int | None]:
    """The moves before and after one that were somebody's."""
    made = [at for at, somebodys in enumerate(moves, 1) if somebodys]
    before = [at for at in made if at < step]
    after = [at for at in made if at > step]
    return before[-1] if before else None, after[0] if after else None
