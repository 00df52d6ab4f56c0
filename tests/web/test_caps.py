"""Nobody takes the whole house: caps by person, by address and for all, each with a refusal that says why."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from fastapi import FastAPI

from mischia.core.language import LANGUAGES, Words
from mischia.web import caps
from mischia.web.caps import MESSAGES, NO_CAPS, Caps, Doorkeeper, TooMuch, address_of
from mischia.web.settings import Settings
from tests.web.asking import Answer, ask
from tests.web.site import GAME, Guest, serving, settings
from tests.web.viewers import house

pytestmark = pytest.mark.anyio
CLUB = 30


@asynccontextmanager
async def capped(folder: Path, **most: int) -> AsyncIterator[FastAPI]:
    async with house(folder, rate=1000.0, caps=replace(NO_CAPS, **most)) as (app, _):
        yield app


async def comes(app: FastAPI, name: str, address: str = "192.0.2.1", **headers: str) -> Answer:
    body = orjson.dumps({"name": name, "language": "fr"})
    return await ask(app, "POST", "/api/people", {"content-type": "application/json", **headers}, body, address)


async def opens(app: FastAPI, token: str, address: str = "192.0.2.1", path: str = "/api/tables") -> Answer:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    return await ask(app, "POST", path, headers, orjson.dumps({"game": GAME, "seats": 3}), address)


def token_of(answer: Answer) -> str:
    return str(orjson.loads(answer.content)["token"])


def refused(answer: Answer, status: int, id: str, language: str) -> None:
    told = orjson.loads(answer.content)
    assert (answer.status, told["error"]["id"]) == (status, id)
    assert told["refusal"] == Words(language)(f"error-{id}")
    assert int(dict(answer.headers)[b"retry-after"]) > 0


async def test_new_people(tmp_path: Path) -> None:
    async with capped(tmp_path, new_people_per_address=3, new_people=5) as app:
        for name in ("Ann", "Bob", "Cid"):
            assert (await comes(app, name)).status == 201
        refused(await comes(app, "Dan", **{"accept-language": "it"}), 429, "too-many-people", "it")
        page = await ask(
            app, "POST", "/name", {"accept": "text/html", "accept-language": "fr"}, b"name=Dan", "192.0.2.1"
        )
        assert page.status == 429
        assert Words("fr")("error-too-many-people").encode() in page.content
        assert b"retry-after" in dict(page.headers)
        for name in ("Eve", "Fay"):
            assert (await comes(app, name, "192.0.2.2")).status == 201, "elsewhere people are let in"
        refused(await comes(app, "Gil", "192.0.2.3", **{"accept-language": "en"}), 503, "house-full", "en")
        assert (await ask(app, "GET", "/", {"accept": "text/html"}, address="192.0.2.1")).status == 200


async def test_who_is_known_may_act_from_anywhere(tmp_path: Path) -> None:
    async with capped(tmp_path, new_people_per_address=1) as app:
        ann = token_of(await comes(app, "Ann"))
        assert (await comes(app, "Bob")).status == 429
        assert (await opens(app, ann)).status == 201


async def test_new_tables(tmp_path: Path) -> None:
    most = {"new_tables_per_person": 2, "new_tables_per_address": 4, "new_tables": 5}
    async with capped(tmp_path, **most) as app:
        ann, bob, cid = [token_of(await comes(app, name)) for name in ("Ann", "Bob", "Cid")]
        assert (await opens(app, ann, path="/api/tables/none/rematch")).status >= 400
        for _ in range(2):
            assert (await opens(app, ann)).status == 201, "what was refused did not count"
        refused(await opens(app, ann), 429, "too-many-tables", "fr")
        refused(await opens(app, ann, "192.0.2.9"), 429, "too-many-tables", "fr")
        for _ in range(2):
            assert (await opens(app, bob)).status == 201
        refused(await opens(app, cid), 429, "too-many-tables", "fr")
        assert (await opens(app, cid, "192.0.2.2")).status == 201
        refused(await opens(app, cid, "192.0.2.2"), 503, "house-full", "fr")


async def test_a_day_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(caps, "monotonic", lambda: now[0])
    async with capped(tmp_path, new_people_per_address=2) as app:
        for name in ("Ann", "Bob"):
            assert (await comes(app, name)).status == 201
            now[0] += 3600
        full = await comes(app, "Cid")
        assert int(dict(full.headers)[b"retry-after"]) == 22 * 3600
        now[0] += 22 * 3600
        assert (await comes(app, "Cid")).status == 201
        assert (await comes(app, "Dan")).status == 429, "the second was an hour later"


def test_streams(tmp_path: Path) -> None:
    """Open ones count, closed ones do not."""
    most = replace(NO_CAPS, streams_per_person=2, streams_per_address=3)
    with serving(settings(tmp_path, rate=1000.0, caps=most)) as (site, app):
        ann, bob = Guest(site, "Ann"), Guest(site, "Bob")
        table = ann.opens(seats=3)
        path = f"/api/tables/{table}/stream"
        with ann.http.stream("GET", path) as one, ann.http.stream("GET", path) as two:
            opened = [stream.iter_lines() for stream in (one, two)]
            assert all(next(lines) for lines in opened)
            told = ann.get(path)
            assert (told.status_code, told.json()["error"]["id"]) == (429, "too-many-streams")
            assert int(told.headers["retry-after"]) > 0
            assert ann.http.head(path).status_code == 429
            with bob.http.stream("GET", path) as three:
                opened.append(three.iter_lines())
                assert next(opened[-1])
                assert bob.http.head(path).status_code == 429, "the address has three"
        for _ in range(1000):
            if not app.state.doorkeeper.streams:
                break
            ann.get("/healthz")
        assert not app.state.doorkeeper.streams
        assert ann.http.head(path).status_code == 200


def test_behind_a_trusted_proxy(tmp_path: Path) -> None:
    """The address is the one that the proxy forwards; who is no proxy can't tell another."""
    most = replace(NO_CAPS, new_people_per_address=1)
    with serving(settings(tmp_path, rate=1000.0, caps=most)) as (site, _):
        for address, status in (("198.51.100.1", 201), ("198.51.100.2", 201), ("198.51.100.1", 429)):
            told = httpx.post(f"{site}/api/people", json={"name": "Ann"}, headers={"x-forwarded-for": address})
            assert told.status_code == status, address


def test_all_streams() -> None:
    keeper = Doorkeeper(replace(NO_CAPS, streams=2))
    for address in ("a", "b"):
        keeper.refuse_stream(None, address)
        keeper.opened(None, address)
    with pytest.raises(TooMuch) as full:
        keeper.refuse_stream(None, "c")
    assert (full.value.status, full.value.id) == (503, "house-full")
    keeper.opened(None, "a", -1)
    keeper.refuse_stream(None, "c")


def test_a_club_behind_one_address_never_meets_a_cap() -> None:
    """Thirty people, each with the table, the television and a few tabs open, who open a table every half hour."""
    usual = Caps()
    assert usual.streams_per_person >= 10
    assert usual.streams_per_address >= CLUB * 10
    assert usual.new_tables_per_person >= 48
    assert usual.new_tables_per_address >= CLUB * 48
    assert usual.new_people_per_address >= CLUB * 10
    assert all(
        getattr(usual, name) > getattr(usual, f"{name}_per_address") for name in ("streams", "new_tables", "new_people")
    )


def test_addresses() -> None:
    def of(host: Any) -> str:
        return address_of({"type": "http", "client": host and (host, 1)})

    assert of("192.0.2.1") == "192.0.2.1" == of("::ffff:192.0.2.1")
    assert of("2001:db8:1:2:3::4") == of("2001:db8:1:2::9") != of("2001:db8:1:3::9")
    assert of(None) == "?"


def test_messages_in_all_languages() -> None:
    for id in MESSAGES:
        assert len({Words(language)(f"error-{id}") for language in LANGUAGES}) == len(LANGUAGES)
    assert all(Words("en").has(f"error-{id}") for id in MESSAGES)


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for at, name in enumerate(asdict(Caps())):
        monkeypatch.setenv(f"MISCHIA_{name.upper()}", str(at + 1))
    assert asdict(Settings.from_environment().caps) == {name: at + 1 for at, name in enumerate(asdict(Caps()))}
    assert Settings.from_environment().environment()["MISCHIA_STREAMS"] == "1"
