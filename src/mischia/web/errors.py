"""How a refusal is told: what, by which clause, and with which status."""

import logging
from typing import Any

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from mischia.core.errors import MischiaError
from mischia.table.errors import NoClub, NoDevice, NoTable, NotYours, NoWay, Passed, Refused, WrongPass
from mischia.table.wire import fault
from mischia.web.caps import TooMuch
from mischia.web.hosts import NotHost
from mischia.web.house_rules import Banned, NotLetIn
from mischia.web.identity import NotKnown
from mischia.web.pages.forms import language_of
from mischia.web.pages.render import words

log = logging.getLogger("mischia.web")

STATUS: tuple[tuple[type[MischiaError], int], ...] = (
    (NotKnown, 401),
    (NotHost, 403),
    (NotLetIn, 403),
    (Banned, 403),
    (NotYours, 403),
    (NoTable, 404),
    (NoClub, 404),
    (NoDevice, 404),
    (WrongPass, 404),
    (NoWay, 404),
    (Passed, 409),
    (Refused, 409),
    (MischiaError, 400),
)
BAD = {
    "bad-name",
    "bad-text",
    "reserved-name",
    "bad-line",
    "bad-seats",
    "bad-clock",
    "bad-manners",
    "bad-reaction",
    "bad-marks",
    "yourself",
    "unknown-bot",
    "bad-file",
    "no-such-seat",
    "bad-trait",
    "unknown-trait",
    "bad-filter",
    "bad-until",
    "bad-club-name",
    "bad-evening",
    "no-member",
}


def status_of(error: MischiaError) -> int:
    """The status that tells a program what kind of refusal it is."""
    if error.id in BAD:
        return 400
    if error.id in ("too-many-codes", "too-many-guesses", "too-many-passwords", "too-many-links", "too-many-mails"):
        return 429
    return next(status for kind, status in STATUS if isinstance(error, kind))


def refusal(error: MischiaError, **more: Any) -> bytes:
    """A refusal as JSON."""
    return orjson.dumps({"error": fault(error), **more}, default=str, option=orjson.OPT_NON_STR_KEYS)


def plain(status: int, id: str, message: str, headers: Any = None) -> Response:
    body = orjson.dumps({"error": {"id": id, "message": message, "clause": None, "args": {}}})
    return Response(body, status, headers=headers, media_type="application/json")


def refuse(request: Request, error: MischiaError, status: int) -> Response:
    """The answer to whatever was refused: a page for a browser, JSON for a program."""
    draw = getattr(request.app.state, "render_error", None)
    if (
        draw is not None
        and not request.url.path.startswith("/api/")
        and "text/html" in request.headers.get("accept", "")
    ):
        page: Response = draw(request, error, status)
        page.headers.update(getattr(error, "headers", {}))
        return page
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else getattr(error, "headers", None)
    if isinstance(error, TooMuch):  # whoever is refused has to know why, a page's script too
        text = words(language_of(request)).error(error)
        return Response(refusal(error, refusal=text), status, headers=headers, media_type="application/json")
    return Response(refusal(error), status, headers=headers, media_type="application/json")


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, MischiaError)
    return refuse(request, error, error.status if isinstance(error, TooMuch) else status_of(error))


async def on_bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = [
        (".".join(str(part) for part in fault["loc"]).encode(errors="replace").decode(), fault["msg"])
        for fault in error.errors()[:5]
    ]
    message = "; ".join(f"{where}: {what}" for where, what in faults).encode(errors="replace").decode()
    return refuse(request, MischiaError(message[:500], "bad-request"), 422)


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = refuse(request, MischiaError(str(error.detail), f"http-{error.status_code}"), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def on_fault(request: Request, error: Exception) -> Response:
    """A fault of ours: told in the log, not to whoever asked."""
    return plain(500, "fault", "Something went wrong here; it has been noted.")


def add_to(app: FastAPI) -> None:
    app.add_exception_handler(MischiaError, on_refusal)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_fault)
