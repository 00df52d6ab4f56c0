"""A site for tests: a real server on a port of its own, and people who talk to it."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from mischia.games import GAMES
from mischia.table.bot_timing import AT_ONCE
from mischia.web.app import create
from mischia.web.pages.table import Invitation, qr
from mischia.web.settings import Settings

GAME = next(iter(GAMES))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings(folder: Path, **more: Any) -> Settings:
    return replace(Settings(folder, rate=0.0, pace=AT_ONCE), **more)


@contextmanager
def serving(chosen: Settings) -> Iterator[tuple[str, FastAPI]]:
    """The site, served by a thread."""
    app, port = create(chosen), free_port()
    server = uvicorn.Server(
        uvicorn.Config(app, "127.0.0.1", port, log_config=None, access_log=False, timeout_graceful_shutdown=2)
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}", app
    finally:
        app.state.hall.hub.close()
        server.should_exit = True
        thread.join(10)


class Guest:
    """Somebody at a site, by cookie or by token."""

    def __init__(self, site: str, name: str | None = None, by_token: bool = True) -> None:
        self.site, self.name = site, name
        self.http = httpx.Client(base_url=site, timeout=20)
        if name is not None:
            told = self.http.post("/api/people", json={"name": name})
            assert told.status_code == 201, told.text
            self.token = told.json()["token"]
            if by_token:
                self.http.cookies.clear()
                self.http.headers["authorization"] = f"Bearer {self.token}"
            else:
                self.http.headers["origin"] = site

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body)

    def opens(self, **chosen: Any) -> str:
        told = self.post("/api/tables", {"game": GAME, "seats": 4, **chosen})
        assert told.status_code == 201, told.text
        return str(told.json()["table"])

    def sits(self, table: str) -> "Guest":
        assert self.post(f"/api/tables/{table}/sit").status_code == 200
        return self

    def sees(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}").json()

    def moves(self, table: str, rng: Random, move_id: str | None = None) -> httpx.Response | None:
        """Any move, if it is this guest's turn."""
        view = self.sees(table)
        if view["status"] != "playing" or view["you"] not in view["turn"]:
            return None
        sent = {"move": rng.choice(view["moves"]), "number": view["number"]}
        return self.post(f"/api/tables/{table}/move", sent | ({"move_id": move_id} if move_id else {}))


def play_out(table: str, guests: list[Guest], seed: int = 1) -> None:
    """A match to its end."""
    rng = Random(seed)
    while guests[0].sees(table)["status"] == "playing":
        for guest in guests:
            answer = guest.moves(table, rng)
            assert answer is None or answer.status_code == 200, answer.text


def events_of(lines: Iterator[str]) -> Iterator[tuple[str, str | None, Any]]:
    """The events of a stream: name, id, data."""
    event, id, data = "", None, ""
    for line in lines:
        key, _, value = line.partition(": ")
        if key == "event":
            event = value
        elif key == "id":
            id = value
        elif key == "data":
            data += value
        elif not line and event:
            yield event, id, json.loads(data)
            event, id, data = "", None, ""


def an_invitation() -> Invitation:
    """What a television shows of the way in, where no site is asked."""
    link = "http://192.168.178.123:8123/tables/preview"
    return Invitation(link, qr(link), "192.168.178.123:8123", "K7M 2QX")


INVITATION = an_invitation()
