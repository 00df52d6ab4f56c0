"""What every visitor of a house may read or has to pass: the door, privacy, imprint, and what is announced."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from markupsafe import Markup
from starlette.exceptions import HTTPException

from mischia.core.errors import MischiaError
from mischia.table.errors import NoTable
from mischia.web.errors import status_of
from mischia.web.house_rules import rules_of
from mischia.web.identity import YEAR
from mischia.web.pages import announced, render
from mischia.web.pages.forms import form_of, language_of, own_path, see_other
from mischia.web.pages.rules_text import as_html
from mischia.web.pages.site_page import page

LONGEST = 100_000  # letters of a page that the host has written

router = APIRouter(include_in_schema=False)


# --- the door


@router.get("/door")
async def door(request: Request) -> Response:
    """Where newcomers tell the password of the house."""
    return door_page(request, "/") if rules_of(request).door == "password" else see_other("/")


@router.post("/door")
async def knock(request: Request) -> Response:
    form, rules = await form_of(request), rules_of(request)
    back = own_path(form.get("back", "/"))
    answer = see_other(back)
    if rules.door != "password":
        return answer
    try:
        rules.check_password(request, form.get("password", ""))
    except MischiaError as refused:
        return door_page(request, back, refused)
    rules.let_in(answer, request)
    return answer


def door_page(request: Request, back: str, refused: MischiaError | None = None) -> Response:
    say = render.words(language_of(request))
    status = 200 if refused is None else status_of(refused)
    refusal = "" if refused is None else say.error(refused)
    return page(request, "house_door.html", status, secrets=True, back=back, refusal=refusal)


def came_from(request: Request) -> str:
    """The page of ours that somebody came from."""
    parts = urlsplit(request.headers.get("referer", ""))
    return own_path(parts.path) if parts.netloc == request.headers.get("host") and parts.path else "/"


@router.get("/invited/{token}")
async def invited(request: Request, token: str) -> Response:
    """Come in by a link of the host."""
    rules = rules_of(request)
    try:
        rules.check_invitation(token)
    except MischiaError as wrong:
        raise NoTable("bad-invitation") from wrong
    answer = see_other("/")
    rules.let_in(answer, request)
    return answer


# --- what is announced


@router.post("/announcement")
async def put_away(request: Request) -> Response:
    """Somebody has read what is announced."""
    form = await form_of(request)
    answer = see_other(own_path(form.get("back", "/")))
    mark = form.get("mark", "")
    if re.fullmatch(r"[0-9.]{1,20}", mark):
        answer.set_cookie(announced.COOKIE, mark, max_age=YEAR, samesite="lax", httponly=True)
    return answer


# --- privacy and imprint


@router.get("/privacy")
async def privacy(request: Request) -> Response:
    """What is kept of whoever plays here: in the host's words, or in ours."""
    settings = rules_of(request).settings
    own = written(settings.data, "privacy", language_of(request))
    return page(request, "privacy.html", own=own, kept=settings.kept_days, imprint=has_imprint(request))


@router.get("/imprint")
async def imprint(request: Request) -> Response:
    """Who the host is, in the host's words."""
    own = written(rules_of(request).settings.data, "imprint", language_of(request))
    if own is None:
        raise HTTPException(404, "The host has written no imprint.")
    return page(request, "imprint.html", own=own)


def has_imprint(request: Request) -> bool:
    return written(rules_of(request).settings.data, "imprint", language_of(request)) is not None


def written(data: Path, name: str, language: str) -> Markup | None:
    """A page of the host's own in the data folder: in the reader's language, or for all."""
    for path in (data / f"{name}.{language}.md", data / f"{name}.md"):
        try:
            return as_page(path.read_text(encoding="utf-8")[:LONGEST])
        except (OSError, UnicodeDecodeError):
            continue
    return None


def as_page(text: str) -> Markup:
    """Paragraphs and headings, with a little emphasis; anything else is text.

    >>> as_page("# Who\\n\\nAnn, *here*.\\nRome <3")
    Markup('<h2>Who</h2><p>Ann, <i>here</i>.<br>Rome &lt;3</p>')
    """
    blocks = [block.strip() for block in re.split(r"\n\s*\n", text.replace("\r", "")) if block.strip()]
    return Markup("").join(
        Markup("<h2>{}</h2>").format(as_html(block.lstrip("# ")))
        if re.match(r"#{1,6} [^\n]+$", block)
        else Markup("<p>{}</p>").format(Markup("<br>").join(map(as_html, block.splitlines())))
        for block in blocks
    )
