"""Your seat is yours, on any device: links, recovery codes, and signing out; and whoever tries to take a seat."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from random import Random
from time import time
from typing import Any
from urllib.parse import urlencode

import pytest
from fastapi import FastAPI
from itsdangerous import URLSafeSerializer
from sqlalchemy import event

from mischia.table.hall import Hall
from mischia.web.codes import AT_ONCE
from tests.table.halls import one_move, seated
from tests.web.asking import Answer, ask
from tests.web.reader import tags
from tests.web.viewers import house

pytestmark = pytest.mark.anyio

LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1"


class Browser:
    """A browser that keeps its cookie and follows no script."""

    def __init__(self, app: FastAPI, agent: str = LAPTOP, address: str = "192.0.2.1", language: str = "en") -> None:
        self.app, self.address, self.cookie = app, address, ""
        self.headers = {"accept": "text/html", "user-agent": agent, "accept-language": language}

    async def asks(self, method: str, path: str, form: dict[str, str] | None = None, **headers: str) -> Answer:
        sent = {**self.headers, **({"cookie": f"mischia={self.cookie}"} if self.cookie else {}), **headers}
        got = await ask(self.app, method, path, sent, urlencode(form or {}).encode(), self.address)
        for name, value in got.headers:
            if name == b"set-cookie" and value.startswith(b"mischia="):
                self.cookie = value.decode().partition("=")[2].partition(";")[0].strip('"')
        return got

    async def get(self, path: str, status: int = 200) -> str:
        got = await self.asks("GET", path)
        assert got.status == status, got.content
        text = got.content.decode()
        if status != 303:
            tags(text)
        return text

    async def post(self, path: str, status: int = 303, **form: str) -> str:
        got = await self.asks("POST", path, form)
        assert got.status == status, got.content
        return unescape(got.content.decode())

    async def named(self, name: str) -> "Browser":
        await self.post("/name", name=name)
        return self

    async def link(self) -> str:
        """The path of a fresh link for the next device."""
        return re.search(r'value="http://site(/go-on/[\w-]+)"', await self.post("/you/link", 200))[1]  # type: ignore[index]

    async def recovery(self) -> str:
        return re.search(r'class="pass">([\w-]+)<', await self.post("/you/recovery", 200))[1]  # type: ignore[index]

    async def goes_on(self, path: str) -> "Browser":
        """Follow a link, and confirm."""
        code = re.search(r'name="code" value="([^"]+)"', await self.get(path))[1]  # type: ignore[index]
        await self.post("/you/enter", code=code, sure="yes")
        return self

    async def devices(self) -> list[str]:
        return re.findall(r'name="device" value="([^"]+)" aria-label', await self.get("/you"))

    async def name(self) -> str | None:
        """Who the house takes this browser for."""
        found = re.search(r'name="name" value="([^"]*)"', await self.get("/"))
        return found[1] or None if found else None


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[FastAPI]:
    async with house(tmp_path) as (app, _):
        yield app


# --- the next device


async def test_a_link_makes_another_device_the_same_person(app: FastAPI) -> None:
    ann = await Browser(app).named("Ann")
    path = await ann.link()
    phone = Browser(app, PHONE)
    page = await phone.get(path)
    assert "Go on as Ann here?" in page
    await phone.goes_on(path)
    assert await phone.name() == "Ann"
    assert phone.cookie != ann.cookie
    page = await ann.get("/you")
    assert "Firefox on Linux" in page
    assert "Safari on iPhone" in page
    assert page.count("this one") == 1
    assert len(await ann.devices()) == 2


async def test_whoever_only_looks_at_a_link_does_not_use_it_up(app: FastAPI) -> None:
    """A messenger that draws a preview asks for the page, and sends no form."""
    ann = await Browser(app).named("Ann")
    path = await ann.link()
    preview = Browser(app)
    for method in ("HEAD", "GET", "GET"):
        assert (await preview.asks(method, path)).status == 200
    assert preview.cookie == ""
    phone = await Browser(app).goes_on(path)
    assert await phone.name() == "Ann"
    for late in (Browser(app), phone, ann):
        await late.get(path, 404)
        text = await late.post("/you/enter", 404, code=path.rpartition("/")[2], sure="yes")
        assert "used up or too old" in text
    assert await ann.name() == "Ann"


async def test_an_old_link_opens_nothing(app: FastAPI) -> None:
    ann = await Browser(app).named("Ann")
    path = await ann.link()
    app.state.hall.devices.clock = lambda: time() + 601
    await Browser(app).get(path, 404)
    await Browser(app).post("/you/enter", 404, code=path.rpartition("/")[2], sure="yes")


async def test_a_link_has_an_address_that_phones_can_reach(tmp_path: Path) -> None:
    async with house(tmp_path, network="http://192.0.2.7:8000") as (app, _):
        ann = await Browser(app).named("Ann")
        got = await ann.asks("POST", "/you/link", host="localhost:8000", origin="http://localhost:8000")
        assert b'value="http://192.0.2.7:8000/go-on/' in got.content
        assert b"qrbox" in got.content
    async with house(tmp_path / "alone") as (app, _):
        ann = await Browser(app).named("Ann")
        got = await ann.asks("POST", "/you/link", host="localhost:8000", origin="http://localhost:8000")
        assert b'value="http://localhost:8000/go-on/' in got.content
        assert b"qrbox" not in got.content
        assert "Phones can’t come in" in got.content.decode()


async def test_somebody_with_a_seat_is_warned_before_becoming_somebody_else(app: FastAPI) -> None:
    ann, bob = await Browser(app).named("Ann"), await Browser(app).named("Bob")
    before, path = bob.cookie, await ann.link()
    page = await bob.get(path)
    assert "Bob will be signed out here" in page
    assert "Bob has no other device and no recovery code" in page
    await bob.goes_on(path)
    assert await bob.name() == "Ann"
    bob.cookie = before
    assert await bob.name() is None
    await ann.get(path := await ann.link(), 303)
    assert await Browser(app).goes_on(path), "who has it already has not used it up"


# --- the recovery code


async def test_a_recovery_code_is_shown_once(app: FastAPI) -> None:
    ann = await Browser(app).named("Ann")
    code = await ann.recovery()
    assert len(code.replace("-", "")) == 16
    page = await ann.get("/you")
    assert code not in page
    assert "Yours was made on" in page
    new = Browser(app)
    page = await new.post("/you/enter", 200, code=code.lower().replace("-", " "))
    assert "Go on as Ann here?" in page
    assert new.cookie == ""
    await new.post("/you/enter", code=code.lower().replace("-", " "), sure="yes")
    assert await new.name() == "Ann"
    other = await new.recovery()
    await Browser(app).post("/you/enter", 404, code=code, sure="yes")
    home = Browser(app)
    assert "Go on as Ann here?" in await home.post("/join", 200, code=other)


@pytest.mark.parametrize(("language", "words"), [("en", "Wait a"), ("it", "Aspetta un"), ("fr", "Attendez")])
async def test_codes_can_not_be_guessed(app: FastAPI, language: str, words: str) -> None:
    ann = await Browser(app, address="192.0.2.9").named("Ann")
    code = await ann.recovery()
    eve = Browser(app, language=language)
    for at in range(AT_ONCE // 2):
        await eve.get(f"/go-on/BCDF-GHJK-LM{at:02}".replace("0", "X").replace("1", "Y"), 404)
        await eve.post("/you/enter", 404, code="BCDF-GHJK-LMNP-QRST", sure="yes")
    for guess in (code, "BCDF-GHJK-LMNP-QRST"):
        assert words in await eve.post("/you/enter", 429, code=guess, sure="yes")
    assert eve.cookie == ""
    elsewhere = Browser(app, address="192.0.2.2")
    await elsewhere.post("/you/enter", code=code, sure="yes")
    assert await elsewhere.name() == "Ann"


@pytest.mark.parametrize("code", ["", "x" * 5000, "\x00", "BCDF", "../../you", "BCDF-GHJK-LMNP-QRST-VWXZ", "ＢＣＤＦ"])
async def test_a_strange_code_is_refused(app: FastAPI, code: str) -> None:
    for person in (Browser(app), await Browser(app).named("Ann")):
        for more in ({}, {"sure": "yes"}):
            assert "This code is wrong" in await person.post("/you/enter", 404, code=code, **more)


# --- badges of before


def of_before(app: FastAPI, kind: str, told: Any) -> str:
    """A cookie or a token as it was before there were devices."""
    return str(URLSafeSerializer(app.state.badges._key.decode(), salt=kind).dumps(told))


async def test_cookies_and_tokens_of_before_are_good_until_they_are_signed_out(app: FastAPI) -> None:
    hall: Hall = app.state.hall
    table, (ann, *_) = await seated(hall)
    old = Browser(app)
    old.cookie = before = of_before(app, "cookie", ann.id)
    whole, seat = of_before(app, "token", [ann.id, None]), of_before(app, "token", [ann.id, table])

    async def statuses() -> list[int]:
        return [
            (await ask(app, "GET", f"/api/tables/{table}", {"authorization": f"Bearer {token}"})).status
            for token in (whole, seat)
        ]

    assert await old.name() == "Ann"
    assert await statuses() == [200, 200]
    assert len(await old.devices()) == 3
    assert old.cookie != before, "it is given again, for another year and in today's form"
    by_kind = {one.kind: one.id for one in await hall.devices.of(ann)}
    await old.post("/you/sign-out", device=by_kind["seat"], sure="yes")
    assert await statuses() == [200, 401]
    await old.post("/you/sign-out", device="others", sure="yes")
    assert await statuses() == [401, 401]
    old.cookie = before
    assert await old.name() == "Ann", "the device that asks is spared, whichever of its cookies it shows"
    await old.post("/you/sign-out", device=by_kind["browser"], sure="yes")
    old.cookie = before
    assert await old.name() is None


# --- signing out


async def test_who_is_signed_out_is_out_at_once(app: FastAPI) -> None:
    ann = await Browser(app).named("Ann")
    phone = await Browser(app, PHONE).goes_on(await ann.link())
    [away] = set(await phone.devices()) - {own_id(await ann.get("/you"))}
    question = await ann.post("/you/sign-out", 200, device=away)
    assert "Safari on iPhone" in question
    assert await phone.name() == "Ann", "it is asked first"
    await ann.post("/you/sign-out", device=away, sure="yes")
    assert await phone.name() is None
    table, _ = await seated(app.state.hall)
    stream = f"/tables/{table}/stream"
    assert (await phone.asks("GET", stream)).content == b"event: out\ndata: {}\n\n", "a page that slept meanwhile"
    assert "This device is signed out." in await phone.get("/you")
    assert phone.cookie == ""
    assert b"event: view" in (await phone.asks("GET", stream)).content, "whoever is told may look on"
    assert (await phone.asks("POST", "/you/recovery")).status == 401
    assert await ann.devices() == [own_id(await ann.get("/you"))]
    await ann.post("/you/sign-out", 404, device=away, sure="yes")


def own_id(page: str) -> str:
    """The device that is marked as the one that asks."""
    return re.search(r'this one.*?name="device" value="([^"]+)"', page, re.DOTALL)[1]  # type: ignore[index]


async def test_nobody_signs_out_somebody_elses_device(app: FastAPI) -> None:
    ann, eve = await Browser(app).named("Ann"), await Browser(app).named("Eve")
    [device] = await ann.devices()
    for more in ({}, {"sure": "yes"}):
        await eve.post("/you/sign-out", 404, device=device, **more)
        got = await Browser(app).asks("POST", "/you/sign-out", {"device": device, **more})
        assert got.status == 401
    assert await ann.name() == "Ann"


async def test_another_sites_page_makes_nobody_somebody_else(app: FastAPI) -> None:
    """Whoever could make a browser go on as Eve would hear all that is typed there."""
    eve, ann = await Browser(app).named("Eve"), await Browser(app).named("Ann")
    form = {"code": (await eve.link()).rpartition("/")[2], "sure": "yes"}
    for victim in (ann, Browser(app)):
        before = victim.cookie
        for origin in ("http://evil.example", "null"):
            assert (await victim.asks("POST", "/you/enter", form, origin=origin)).status == 403
        assert victim.cookie == before


async def test_who_would_lose_all_is_told(app: FastAPI) -> None:
    hall: Hall = app.state.hall
    _, (person, *_) = await seated(hall)
    ann = Browser(app)
    ann.cookie = app.state.badges.cookie(person)
    [own] = await ann.devices()
    page = await ann.post("/you/sign-out", 200, device=own)
    assert "no other device and no recovery code: nobody can ever come back to that seat" in page
    phone = await Browser(app).goes_on(await ann.link())
    assert "no recovery code" not in await ann.post("/you/sign-out", 200, device=own)
    await ann.post("/you/sign-out", device="others", sure="yes")
    assert await phone.name() is None
    code = await ann.recovery()
    assert "Your seats stay yours" in await ann.post("/you/sign-out", 200, device=own)
    before = ann.cookie
    await ann.post("/you/sign-out", device=own, sure="yes")
    assert ann.cookie == ""
    ann.cookie = before
    assert await ann.name() is None, "a copy of the cookie is void as well"
    assert await (await Browser(app).goes_on(f"/go-on/{code}")).name() == "Ann"


async def test_a_token_makes_no_other_that_outlives_it(app: FastAPI) -> None:
    hall: Hall = app.state.hall
    table, (ann, *_) = await seated(hall)
    badges = app.state.badges

    async def api(token: str, method: str, path: str, body: bytes = b"{}") -> Answer:
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        return await ask(app, method, path, headers, body if method == "POST" else b"")

    for token, path in ((badges.token(ann), "/api/people"), (badges.token(ann, table), f"/api/tables/{table}/token")):
        body = b'{"name": "Ann"}' if path == "/api/people" else b"{}"
        got = await api(token, "POST", path, body)
        child = re.search(rb'"token":"([^"]+)"', got.content)[1].decode()  # type: ignore[index]
        browser = Browser(app)
        browser.cookie = dict(got.headers).get(b"set-cookie", b"").decode().partition("=")[2].partition(";")[0]
        device = badges.read(None, f"Bearer {token}").badge.device
        await api(token, "GET", f"/api/tables/{table}")
        await hall.devices.sign_out(ann, device)
        assert [(await api(one, "GET", f"/api/tables/{table}")).status for one in (token, child)] == [401, 401]
        assert await browser.name() is None


# --- streams


class Held:
    """A stream that stays open."""

    def __init__(self, app: FastAPI, path: str, headers: dict[str, str]) -> None:
        self.content, self.gone = bytearray(), asyncio.Event()
        sent = [(name.encode(), value.encode()) for name, value in {"host": "site", **headers}.items()]
        scope: dict[str, Any] = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET"}
        scope |= {"path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": sent}
        scope |= {"scheme": "http", "client": ("192.0.2.1", 1), "server": ("site", 80)}
        self.task = asyncio.ensure_future(app(scope, self.receive, self.send))

    async def receive(self) -> Any:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        self.content.extend(message.get("body", b""))

    async def tells(self, text: bytes) -> None:
        async with asyncio.timeout(10):
            while text not in self.content:
                await asyncio.sleep(0.01)


async def test_the_streams_of_a_device_that_is_signed_out_end(app: FastAPI) -> None:
    hall: Hall = app.state.hall
    table, (ann, *_) = await seated(hall)
    cookies = [app.state.badges.cookie(ann, name) for name in ("laptop", "phone")]
    laptop, phone = (Held(app, f"/tables/{table}/stream", {"cookie": f"mischia={one}"}) for one in cookies)
    program = Held(app, f"/api/tables/{table}/stream", {"authorization": f"Bearer {app.state.badges.token(ann)}"})
    for stream in (laptop, phone, program):
        await stream.tells(b"event: view")
    await hall.devices.sign_out(ann, "phone")
    await phone.tells(b"event: out")
    async with asyncio.timeout(10):
        await phone.task
    assert b"event: out" not in laptop.content + program.content
    browser = Browser(app)
    browser.cookie = cookies[0]
    await browser.post("/you/sign-out", device="others", sure="yes")
    await program.tells(b"event: out")
    assert b"event: out" not in laptop.content
    assert not laptop.task.done()
    laptop.gone.set()
    await asyncio.gather(laptop.task, program.task)
    assert hall.hub.people == {}
    assert hall.hub.watchers == {}


# --- what it costs, and what is told


async def test_a_move_asks_nothing_of_people_and_devices(app: FastAPI) -> None:
    hall: Hall = app.state.hall
    table, people = await seated(hall)
    tokens = {one.name: app.state.badges.token(one) for one in people}

    async def look(name: str) -> None:
        got = await ask(app, "GET", f"/api/tables/{table}", {"authorization": f"Bearer {tokens[name]}"})
        assert got.status == 200

    for name in tokens:
        await look(name)
    asked: list[str] = []
    event.listen(hall.store.desk._near, "before_cursor_execute", lambda *told: asked.append(told[2]))
    seen = await hall.seen(table, None)
    body = b'{"move": "fly", "number": %d}' % seen.number
    headers = {"authorization": f"Bearer {tokens[seen.turn[0]]}", "content-type": "application/json"}
    assert (await ask(app, "POST", f"/api/tables/{table}/move", headers, body)).status in (400, 409)
    await one_move(hall, table, people, Random(1))
    await look("Ann")
    assert asked, "a move is written"
    assert [one for one in asked if "people" in one or "devices" in one or "passes" in one] == []


async def test_no_secret_is_told_again(app: FastAPI, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ann = await Browser(app).named("Ann")
    recovery, path = await ann.recovery(), await ann.link()
    code = path.rpartition("/")[2]
    phone = Browser(app, PHONE)
    got = await phone.asks("GET", path)
    headers = dict(got.headers)
    assert headers[b"referrer-policy"] == b"strict-origin", "the next request says no more than the site"
    assert headers[b"cache-control"] == b"no-store"
    await phone.goes_on(path)
    moved = await ann.asks("POST", "/you/sign-out", {"device": "others", "sure": "yes"})
    assert dict(moved.headers)[b"location"] == b"/you"
    secrets = [recovery, code, code.replace("-", ""), recovery.replace("-", ""), ann.cookie, phone.cookie]
    for who in (ann, phone, Browser(app)):
        for page in ("/", "/you", "/tables"):
            got = await who.asks("GET", page, None, **{"accept-encoding": "gzip"})
            for secret in secrets:
                assert secret.encode() not in got.content
                assert page != "/you" or b"content-encoding" not in dict(got.headers)
    assert not any(secret in caplog.text for secret in secrets)
