"""Viewers of one table at a site that nobody serves, and everything that each of them can get."""

import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI

from mischia.bots.reckoning import Reckoning
from mischia.core.puzzle import puzzles
from mischia.games import GAMES
from mischia.table.hall import Hall
from mischia.table.reviewing import written
from mischia.table.store.looks import Looked
from mischia.table.store.store import Person
from mischia.web.app import create
from tests.table.halls import seated
from tests.web.asking import Answer, ask, routes_of
from tests.web.site import settings

NOT_OF_TABLES = (
    "/static/{path:path}",
    "/fonts/{version}/{name}",
    "/favicon.ico",
    "/go-on/{code}",
    "/clubs/in/{code}",
    "/metrics",
    "/healthz",
    "/worker.js",
    "/manifest.webmanifest",
    "/offline",
    "/api/openapi.json",
)
LANGUAGES = ("it", "en", "fr", "en")
STEPS = (0, 9, 10, 9999)  # of a replay: some in the middle of choosing
GZIP = (b"content-encoding", b"gzip")

Viewer = Person | None  # None is somebody who has not told a name
Told = dict[str, tuple[Any, ...]]


@asynccontextmanager
async def house(folder: Path, **more: Any) -> AsyncIterator[tuple[FastAPI, Hall]]:
    """A site that is asked without a network, and its hall."""
    app = create(settings(folder, **more))
    hall: Hall = app.state.hall
    await hall.store.migrate()
    try:
        yield app, hall
    finally:
        await hall.close()


async def at_table(hall: Hall, **options: Any) -> tuple[str, list[Person], list[Viewer]]:
    """A table that everybody can find, those who sit there, and all who look at it; it is opened for a club of them."""
    keeper = await hall.people.welcome("Zoe")
    club = await hall.clubs.found(keeper.id, "Bruisers")
    table, people = await seated(hall, listed=True, club=club, **options)
    for person in people[:2]:
        await hall.clubs.join(person.id, club.code or "")
    people = [await hall.people.rename(one, language=language) for one, language in zip(people, LANGUAGES, strict=True)]
    eve = await hall.people.welcome("Eve", "fr")
    for person in (*people, eve):
        hall.presence.arrive(table, person.id)  # that somebody looks is public, and is not what is compared
    return table, people, [*people, eve, None]


def urls(path: str, table: str, names: list[str], code: str, club: str = "") -> list[str]:
    """The addresses that a route has for a table."""
    url = path.replace("{table_id}", table).replace("{folder}", "quickshot").replace("{clause}", "QS-R2")
    url = url.replace("{code}", code).replace("{word}", "twin").replace("{number}", "3")
    url = url.replace("{dispute}", "0123456789ab").replace("{id}", puzzles(GAMES["quickshot"])[0].id)
    url = url.replace("{scenario_name:path}", "own/poison/two-cancel").replace("{token}", "x.y")
    url = url.replace("{club_id}", club or "no-club").replace("{day}", "2020-01-01")
    if "{step}" in path:
        return [
            f"{url.replace('{step}', str(step))}{seat}" for step in STEPS for seat in ("", f"?seat={quote(names[0])}")
        ]
    if path.endswith("/replay"):
        return [f"{url}?step={step}{seat}" for step in STEPS for seat in ("", f"&seat={quote(names[-1])}")]
    if path.endswith("/wrong"):
        return [url, *(f"{url}?line={line}" for line in (0, 3, 5, 99)), f"{url}?question=2&move=play+99"]
    if path.endswith("/still"):
        return [f"{url}?step={step}" for step in STEPS]
    if path.endswith("/stream"):
        return [url, f"{url}?since=1", f"{url}?since=8"]
    assert "{" not in url, f"{path}: say here what its parts may be"
    return [url]


def badge(app: FastAPI, viewer: Viewer, path: str) -> dict[str, str]:
    """Who asks: a program by token, a browser by cookie."""
    kind = {} if path.startswith("/api/") else {"accept": "text/html"}
    if viewer is None:
        return kind
    badges = app.state.badges
    if path.startswith("/api/"):
        return {"authorization": f"Bearer {badges.token(viewer, device='a program of ' + viewer.name)}"}
    return {**kind, "cookie": f"mischia={badges.cookie(viewer, 'a browser of ' + viewer.name)}"}


def unpacked(got: Answer) -> bytes:
    """What a reader makes of it; of a stream what has come of it."""
    return zlib.decompressobj(31).decompress(got.content) if GZIP in got.headers else got.content


async def count(app: FastAPI, table: str) -> None:
    """Have what decided a finished match counted before anybody looks: how far it is depends on the machine."""
    match = (await app.state.hall.table(table)).match
    if match is not None and match.over and table not in app.state.reviewing.jobs:
        reckoning = Reckoning(match, budget=1, fewest=2)
        counts = [reckoning.count(at) for at in range(len(reckoning.moments))]
        await app.state.hall.store.keep_review(table, written(counts), True)


async def looked_at_first(hall: Hall, table: str, viewer: Viewer) -> None:
    """Whoever looks has last looked before the first move: what is new since then is compared, not when they looked."""
    if viewer is not None:
        await hall.looks.write([viewer.id])
        await hall.looks.book.looked([Looked(viewer.id, table, 1, 0, hall.clock())])


async def everything(app: FastAPI, table: str, viewer: Viewer) -> Told:
    """Every answer that can be got of a table, first from each stream."""
    there = await app.state.hall.table(table)
    await looked_at_first(app.state.hall, table, viewer)
    await count(app, table)
    for seen_first in (f"/tables/{table}", f"/clubs/{there.opening.club}") if there.opening.club else ():
        await ask(app, "GET", seen_first, badge(app, viewer, seen_first))  # what is new to them is not the second time
    found: Told = {}
    for method, path in routes_of(app):
        if method == "GET" and path not in NOT_OF_TABLES:
            for url in urls(path, table, there.names, there.opening.code, there.opening.club):
                got = await ask(app, method, url, {**badge(app, viewer, path), "accept-encoding": "gzip"})
                found[f"GET {url}"] = (got.status, got.headers, got.content, unpacked(got))
    return found
