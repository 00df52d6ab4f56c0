"""A page of the house, for whoever asks."""

from typing import Any

from fastapi import Request
from starlette.responses import HTMLResponse

from mischia.web.compression import public
from mischia.web.identity import person_of
from mischia.web.pages import render
from mischia.web.pages.forms import language_of


def page(request: Request, template: str, status: int = 200, secrets: bool = False, **given: Any) -> HTMLResponse:
    """A page of the house in the reader's language; one with secrets in it has marks in its template."""
    say = render.words(language_of(request))
    person = person_of(request)
    text = render.draw(template, say, marked=secrets, person=person, path=request.url.path, **given)
    return HTMLResponse(text if secrets else public(text), status)
