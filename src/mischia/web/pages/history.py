"""Games that are over: somebody's own, and the archive of listed tables, to look through and to take along."""

from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime, timedelta
from math import isfinite
from typing import Any, TypeVar
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse, StreamingResponse

from mischia.core.errors import MischiaError
from mischia.games import GAMES
from mischia.table.rating import Rating
from mischia.table.store.archive import RESULTS, Archive, Page, Place, Played, Wanted, line
from mischia.table.store.ratings import Ratings
from mischia.web.compression import public
from mischia.web.identity import hall_of, is_head, known_person
from mischia.web.pages import render
from mischia.web.pages.forms import language_of
from mischia.web.stream import nothing

T = TypeVar("T")
A_PAGE = 20  # games
AT_ONCE = 50  # files that are read together
MOST_FILES = 10_000  # in one download
MOST_MOVES = 1_000_000
LONGEST_NAME = 64
FILTERS = ("game", "player", "since", "until", "fewest", "most", "result")
LINES = "application/x-ndjson"

router = APIRouter(include_in_schema=False)


def archive_of(request: Request) -> Archive:
    return Archive(hall_of(request).store, hall_of(request).clock)


# --- what is asked for


def given(request: Request, name: str, read: Callable[[str], T], accepted: str) -> T | None:
    """One thing that an address asks for; what it can't be is refused, with what it can."""
    text = request.query_params.get(name, "").strip()
    if not text:
        return None
    try:
        return read(text)
    except (ValueError, LookupError, OverflowError) as wrong:
        fault = f"{name}: {text[:40]!r} can't be looked for; what can is: {accepted}."
        raise MischiaError(fault, "bad-filter", value=text[:40], accepted=accepted) from wrong


def wanted_in(request: Request) -> Wanted:
    """Which games an address asks for."""
    folders = {game.folder.name: game.name for game in GAMES.values()}
    until = given(request, "until", day, "2026-11-18")
    return Wanted(
        game=given(request, "game", folders.__getitem__, ", ".join(folders)),
        player=given(request, "player", a_name, "Ann"),
        since=given(request, "since", day, "2026-11-18"),
        until=None if until is None else until + timedelta(days=1).total_seconds(),
        fewest=given(request, "fewest", number, f"0–{MOST_MOVES}"),
        most=given(request, "most", number, f"0–{MOST_MOVES}"),
        result=given(request, "result", {one: one for one in RESULTS}.__getitem__, ", ".join(RESULTS)),
    )


def day(text: str) -> float:
    """When a day begins, everywhere by the same clock."""
    return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text[:9]) > MOST_MOVES:
        raise ValueError(text)
    return int(text[:9])


def a_name(text: str) -> str:
    if len(text) > LONGEST_NAME or "\0" in text:
        raise ValueError(text)
    return text


def place(text: str) -> Place:
    """Where a page begins, as `link` writes it."""
    ended, _, table_id = text.partition("~")
    if not isfinite(float(ended)) or not table_id or len(table_id) > 40 or not table_id.isascii() or "\0" in table_id:
        raise ValueError(text)
    return Place(float(ended), table_id)


def places_in(request: Request) -> dict[str, Place | None]:
    return {name: given(request, name, place, "1763456789.5~id") for name in ("before", "after")}


def link(request: Request, path: str, **more: str) -> str:
    """The same list elsewhere."""
    kept = {name: value for name in FILTERS if (value := request.query_params.get(name, "").strip())}
    asked = urlencode({**kept, **more})
    return f"{path}?{asked}" if asked else path


def ways(request: Request, found: Page) -> dict[str, str]:
    """Where newer and older games are."""
    path, here = request.url.path, found.matches
    to: Mapping[str, tuple[bool, str, int]] = {
        "newer": (found.newer, "after", 0),
        "older": (found.older, "before", -1),
    }
    return {
        way: link(request, path, **{name: f"{here[at].ended!r}~{here[at].table_id}"})
        for way, (there, name, at) in to.items()
        if there and here
    }


# --- pages


def listing(request: Request, found: Page, person: str | None = None) -> dict[str, Any]:
    """What the pages of games have in common."""
    titles = {name: render.short_title(render.strings(game, language_of(request))) for name, game in GAMES.items()}
    return {
        "games": [(game.folder.name, titles[game.name]) for game in GAMES.values()],
        "titles": titles,
        "rows": [(match, seat_of(match, person)) for match in found.matches],
        "said": {name: request.query_params.get(name, "").strip()[:LONGEST_NAME] for name in FILTERS},
        "ways": ways(request, found),
        "narrowed": bool(link(request, "")),
    }


def drawn(request: Request, template: str, **given: Any) -> str:
    return render.draw(template, render.words(language_of(request)), marked=True, path=request.url.path, **given)


def seat_of(match: Played, person: str | None) -> int | None:
    """Where somebody sat."""
    return next((at for at, one in enumerate(match.players) if person and one.person == person), None)


def titled(rated: Mapping[str, Rating], language: str) -> list[tuple[str, Rating]]:
    """Ratings, each with the name of its game."""
    return [
        (render.short_title(render.strings(GAMES[name], language)), one) for name, one in rated.items() if name in GAMES
    ]


@router.get("/history")
async def own_games(request: Request) -> Response:
    """Your games, how they went, and with whom."""
    person, archive = known_person(request), archive_of(request)
    rated = await Ratings(hall_of(request).store).of(person.id)
    found = await archive.games_of(person.id, wanted_in(request), A_PAGE, **places_in(request))
    text = drawn(
        request,
        "history.html",
        results=RESULTS,
        sums=await archive.sums(person.id),
        streak=await archive.streak(person.id),
        rivals=await archive.rivals(person.id),
        news=await hall_of(request).looks.unseen(person.id, [match.table_id for match in found.matches]),
        rated=titled(rated, language_of(request)),
        **listing(request, found, person.id),
    )
    return HTMLResponse(text)


@router.get("/archive")
async def all_games(request: Request) -> Response:
    """The finished games of listed tables."""
    found = await archive_of(request).listed(wanted_in(request), A_PAGE, **places_in(request))
    download = link(request, "/archive/matches.jsonl")
    text = drawn(request, "archive.html", download=download, most=MOST_FILES, **listing(request, found))
    return HTMLResponse(public(text))


@router.get("/archive/matches.jsonl")
async def files(request: Request) -> Response:
    """The files of the games that the archive lists, a line each, the newest first; the header `Link` says where the
    next ones are."""
    archive, wanted, before = archive_of(request), wanted_in(request), places_in(request)["before"]
    following = await archive.next_place(wanted, MOST_FILES, before)
    headers = {"Content-Disposition": 'attachment; filename="mischia-matches.jsonl"', "Cache-Control": "no-store"}
    if following is not None:
        there = link(request, request.url.path, before=f"{following.ended!r}~{following.table_id}")
        headers["Link"] = f'<{there}>; rel="next"'
    body = nothing() if is_head(request) else lines(archive, wanted, before)
    return StreamingResponse(body, media_type=LINES, headers=headers)


async def lines(archive: Archive, wanted: Wanted, before: Place | None) -> AsyncIterator[bytes]:
    """The files, some at a time."""
    for _ in range(MOST_FILES // AT_ONCE):
        found = await archive.listed(wanted, AT_ONCE, before)
        files = await archive.documents(found.matches)
        yield b"".join(map(line, found.matches, files))
        if not found.older:
            return
        before = found.matches[-1].place
