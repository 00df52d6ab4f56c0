"""Every route of the site, found from the site itself, and requests to it without a network."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.routing import BaseRoute, Route

STREAM = b"text/event-stream"


def routes_of(app: FastAPI) -> list[tuple[str, str]]:
    """Everything that can be asked: method and path. A route that can't be listed is an error, not a gap."""
    return sorted(
        {(method, route.path) for route in _all(app.routes) for method in (route.methods or ()) if method != "HEAD"}
    )


def _all(there: Iterable[BaseRoute]) -> Iterator[Route]:
    for route in there:
        included = getattr(route, "original_router", None)
        if included is not None:
            yield from _all(included.routes)
        else:
            assert isinstance(route, Route), f"{route} is served, and no test knows how to ask for it"
            yield route


@dataclass(frozen=True)
class Answer:
    """What came back; of a stream the first that it tells."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    content: bytes


async def ask(
    app: FastAPI,
    method: str,
    url: str,
    headers: Mapping[str, str] | None = None,
    body: bytes = b"",
    address: str = "127.0.0.1",
) -> Answer:
    """Ask the site; a stream is left when it has told something."""
    parts = urlsplit(url)
    sent = {"host": "site", "origin": "http://site", "content-length": str(len(body)), **(headers or {})}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in sent.items()],
        "client": (address, 1),
        "server": ("site", 80),
    }
    asked = [{"type": "http.request", "body": body, "more_body": False}]
    gone, content = asyncio.Event(), bytearray()
    got: list[Any] = []

    async def receive() -> Any:
        if asked:
            return asked.pop()
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            got.append(message)
            return
        content.extend(message.get("body", b""))
        if content and dict(got[0]["headers"])[b"content-type"].startswith(STREAM):
            gone.set()

    async with asyncio.timeout(20):
        await app(scope, receive, send)
    return Answer(got[0]["status"], tuple(sorted(got[0]["headers"])), bytes(content))
