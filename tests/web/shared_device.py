"""A browser on which several people play: it keeps every cookie with its path, and follows no script."""

import re
from html import unescape
from http.cookies import SimpleCookie
from urllib.parse import urlencode

from fastapi import FastAPI

from tests.web.asking import Answer, ask
from tests.web.reader import tags

TO = re.compile(r'raise" form="curtain" name="who" value="(\d+)"')


class Tablet:
    """One device, and whoever holds it."""

    def __init__(self, app: FastAPI, address: str = "192.0.2.1") -> None:
        self.app, self.address = app, address
        self.cookies: dict[tuple[str, str], str] = {}  # by name and path

    def cookie_for(self, path: str) -> str:
        there = [(name, value) for (name, of), value in self.cookies.items() if path.startswith(of)]
        return "; ".join(f"{name}={value}" for name, value in there)

    async def asks(self, method: str, path: str, form: dict[str, str] | None = None, **headers: str) -> Answer:
        sent = {"accept": "text/html", "cookie": self.cookie_for(path), **headers}
        got = await ask(self.app, method, path, sent, urlencode(form or {}).encode(), self.address)
        for name, value in got.headers:
            if name == b"set-cookie":
                for one in SimpleCookie(value.decode()).values():
                    self.cookies.pop((one.key, one["path"]), None)
                    if one["max-age"] != "0":
                        self.cookies[one.key, one["path"]] = one.value
        return got

    async def get(self, path: str, status: int = 200) -> str:
        got = await self.asks("GET", path)
        assert got.status == status, (path, got.status)
        text = got.content.decode()
        if status == 200:
            tags(text)
        return unescape(text)

    async def post(self, path: str, status: int = 303, **form: str) -> str:
        got = await self.asks("POST", path, form)
        assert got.status == status, (path, got.status)
        return unescape(got.content.decode())

    async def goes(self, path: str) -> str:
        """Where a page leads instead of showing anything."""
        got = await self.asks("GET", path)
        assert got.status == 303, got.content
        return dict(got.headers)[b"location"].decode()

    async def opens(self, host: str, *guests: str, game: str = "quickshot", seats: int = 0, **more: str) -> str:
        """A table where a host sits, and guests on the same device; it has not begun."""
        wished = {"name": host, "game": game, "seats": str(seats or len(guests) + 1), "sit": "yes", **more}
        got = await self.asks("POST", "/tables", wished)
        assert got.status == 303, got.content
        table = dict(got.headers)[b"location"].decode().rpartition("/")[2]
        for guest in guests:
            await self.post(f"/tables/{table}/company", name=guest)
        return table

    async def begins(self, table: str) -> None:
        await self.post(f"/tables/{table}/seats", do="start")

    async def passed_to(self, table: str) -> int | None:
        """The seat to which the curtain passes the device."""
        found = TO.search(await self.get(f"/tables/{table}/curtain"))
        return None if found is None else int(found[1])

    async def takes(self, table: str, seat: int) -> str:
        """Somebody takes the device: their page."""
        await self.post(f"/tables/{table}/curtain", who=str(seat))
        return await self.get(f"/tables/{table}")
