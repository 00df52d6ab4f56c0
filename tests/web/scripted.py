"""Scripted players on many tables, who lose their connection and try again with the same move id."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import count
from random import Random
from typing import Any

import httpx

from mischia.table.store.store import Store
from mischia.table.table import Table
from tests.web.site import GAME

SEATS = 3


@dataclass
class Acknowledged:
    """A move that the server has said yes to."""

    table: str
    move_id: str
    move: str


@dataclass
class Crowd:
    """Everybody who plays; `sites` are the addresses among which each request is spread."""

    sites: list[str]
    rng: Random
    heard: list[Acknowledged] = field(default_factory=list)
    late: int = 0  # moves that were written though the first answer was lost
    numbers: Any = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        limits = httpx.Limits(max_connections=60)
        self.client = httpx.AsyncClient(timeout=10, limits=limits, cookies=no_cookies)

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> httpx.Response:
        """Ask until there is an answer; a lost one may have been heard, so the very same is asked again."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        tries = 0
        while True:
            try:
                site = self.rng.choice(self.sites)
                answer = await self.client.request(method, site + path, headers=headers, json=body)
            except httpx.TransportError:
                tries += 1
                await asyncio.sleep(0.02 + 0.1 * self.rng.random())
            else:
                self.late += bool(tries)
                return answer

    async def play(self) -> str:
        """A table from its opening to its end."""
        names = [f"P{next(self.numbers)}" for _ in range(SEATS)]
        told = [await self.ask("POST", "/api/people", body={"name": name}) for name in names]
        tokens = [one.json()["token"] for one in told]
        opened = await self.ask("POST", "/api/tables", tokens[0], {"game": GAME, "seats": SEATS})
        table = str(opened.json()["table"])
        path = f"/api/tables/{table}"
        for token in tokens[1:]:
            await self.ask("POST", f"{path}/sit", token, {"move_id": "sit"})
        await self.ask("POST", f"{path}/start", tokens[0], {"move_id": "start"})
        while True:
            for token in tokens:
                view = (await self.ask("GET", path, token)).json()
                if view["status"] == "over":
                    return table
                if view["you"] in view["turn"]:
                    await self.move(table, token, view)

    async def move(self, table: str, token: str, view: Any) -> None:
        id = f"m{next(self.numbers)}"
        body = {"move": self.rng.choice(view["moves"]), "number": view["number"], "move_id": id}
        answer = await self.ask("POST", f"/api/tables/{table}/move", token, body)
        assert answer.status_code == 200, answer.text
        self.heard.append(Acknowledged(table, id, body["move"]))


async def check(crowd: Crowd, tables: list[str], url: object) -> None:
    """What the log says is what was acknowledged."""
    store = Store(url)  # type: ignore[arg-type]
    written: Counter[tuple[str, str | None]] = Counter()
    for table in tables:
        entries = await store.entries(table)
        assert Table.of(table, entries).status == "over"
        written.update((table, entry.move_id) for entry in entries if entry.kind == "move")
    await store.close()
    assert written == Counter((one.table, one.move_id) for one in crowd.heard)
    assert set(written.values()) == {1}
