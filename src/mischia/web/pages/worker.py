"""The site as an app: its manifest, the worker that hears of your turn while no page is open, and a page for when there
is no line. The worker keeps that page and what it is drawn with, and nothing else."""

from functools import cache

import orjson
from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from mischia.web.compression import public
from mischia.web.pages import fonts, render
from mischia.web.pages.forms import language_of

ICONS = (192, 512)
SHORTLY = "public, max-age=300"
WORKER = "worker.js"  # in the folder of static files, with marks for what is known when it is served
KEPT = ("app.css", "mark.svg")  # what the page without a line is drawn with

router = APIRouter(include_in_schema=False)


@cache
def worker_text() -> str:
    """The worker: another one as soon as any static file is."""
    kept = [*map(render.asset, KEPT), fonts.address(fonts.STYLE.name), *map(fonts.address, fonts.PRELOADED)]
    text = (render.STATIC / WORKER).read_text(encoding="utf-8")
    return text.replace("$VERSION", render.mark()).replace("$KEPT", orjson.dumps(kept).decode())


@router.get("/worker.js")
async def worker(request: Request) -> Response:
    """It lies at the root, for it is of all pages."""
    return Response(worker_text(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What a device has to know to put the site among its apps."""
    say = render.words(language_of(request))
    icons = [
        {
            "src": render.asset(f"icon{kind}-{size}.png"),
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }
        for size in ICONS
        for kind, purpose in (("", "any"), ("-maskable", "maskable"))
    ]
    told = {
        "id": "/",
        "name": "Mischia",
        "short_name": "Mischia",
        "description": say("web-tagline", count=4),
        "lang": say.language,
        "start_url": "/tables",
        "scope": "/",
        "display": "standalone",
        "background_color": "#241d63",
        "theme_color": "#1b1420",
        "icons": icons,
    }
    headers = {"Cache-Control": SHORTLY, "Vary": "Accept-Language, Cookie"}
    return Response(orjson.dumps(told), media_type="application/manifest+json", headers=headers)


@router.get("/offline")
async def offline(request: Request) -> Response:
    """What an app shows when there is no line: the same for everybody who reads this language."""
    say = render.words(language_of(request))
    return HTMLResponse(public(render.draw("offline.html", say, path="/offline")))
