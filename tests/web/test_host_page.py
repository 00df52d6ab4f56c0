"""The host's own page: who comes in and for how long, what it does, and that it shows nothing hidden."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from time import time
from urllib.parse import urlencode

import pytest
from fastapi import FastAPI

from mischia.cli import main
from mischia.table.hall import Hall
from mischia.table.store.inbox import Dispute, Inbox
from mischia.table.store.office import Office
from mischia.web import hosts
from mischia.web.hosts import COOKIE, Hosts
from mischia.web.stream import CLOSING, Programs, told
from tests.table.halls import one_move, seated, waiting
from tests.web.asking import Answer, ask
from tests.web.viewers import house

pytestmark = pytest.mark.anyio
PAGE = {"accept": "text/html", "accept-language": "en"}


class Desk:
    """Somebody who may be the host."""

    def __init__(self, app: FastAPI, hall: Hall, data: Path) -> None:
        self.app, self.hall, self.data = app, hall, data
        self.hosts: Hosts = app.state.hosts
        self.office = Office(hall.store)
        self.cookie = ""

    async def asks(self, method: str, url: str, address: str = "127.0.0.1", **form: str) -> Answer:
        headers = {**PAGE, **({"cookie": self.cookie} if self.cookie else {})}
        return await ask(self.app, method, url, headers, urlencode(form).encode(), address)

    async def enters(self) -> None:
        got = await self.asks("POST", "/host/enter", by=await self.hosts.link())
        assert got.status == 303
        self.cookie = header(got, b"set-cookie").split(";")[0]

    async def does(self, what: str, **form: str) -> Answer:
        return await self.asks("POST", "/host", do=what, **form)

    async def page(self, query: str = "") -> str:
        got = await self.asks("GET", f"/host{query}")
        assert got.status == 200
        return got.content.decode()


def header(got: Answer, name: bytes) -> str:
    return next((value.decode() for key, value in got.headers if key == name), "")


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with house(tmp_path) as (app, hall):
        yield Desk(app, hall, tmp_path)


async def test_a_link_opens_the_page_once(desk: Desk) -> None:
    link = await desk.hosts.link()
    assert (await desk.asks("GET", "/host")).status == 403
    shown = await desk.asks("GET", f"/host/enter?by={link}")
    assert shown.status == 200
    assert not header(shown, b"set-cookie"), "what shows a preview of it does not use it up"
    got = await desk.asks("POST", "/host/enter", by=link)
    cookie = header(got, b"set-cookie")
    assert cookie.startswith(f"{COOKIE}=")
    for word in ("HttpOnly", "SameSite=strict", "Path=/host", f"Max-Age={hosts.OPEN_FOR}"):
        assert word in cookie
    assert (await desk.asks("POST", "/host/enter", by=link)).status == 403
    desk.cookie = cookie.split(";")[0]
    assert (await desk.asks("GET", "/host")).status == 200


async def test_a_link_is_not_good_for_long_and_can_not_be_made_up(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = Hosts("0" * 64, desk.office)  # whoever has the database and not the data folder
    for link in ("", "x", await other.link()):
        assert (await desk.asks("POST", "/host/enter", by=link)).status == 403
    link, now = await desk.hosts.link(), time()
    monkeypatch.setattr(hosts, "time", lambda: now + hosts.LINK_FOR + 1)
    assert (await desk.asks("POST", "/host/enter", by=link)).status == 403
    assert (tmp_path / "host").stat().st_mode & 0o077 == 0
    assert (tmp_path / "host").read_text() != (tmp_path / "key").read_text()


async def test_who_tries_many_links_has_to_wait(desk: Desk) -> None:
    got = [(await desk.asks("POST", "/host/enter", "192.0.2.7", by="x")).status for _ in range(12)]
    assert got[0] == 403
    assert got[-1] == 429
    assert (await desk.asks("POST", "/host/enter", "192.0.2.8", by=await desk.hosts.link())).status == 303


async def test_the_cookie_ends_and_nobody_else_signs_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    await desk.enters()
    good, now = desk.cookie, time()
    for bad in (good[:-2] + "xx", f"{COOKIE}=", good.replace(COOKIE, "mischia")):
        desk.cookie = bad
        assert (await desk.asks("GET", "/host")).status == 403
    desk.cookie = good
    signed_out = await desk.does("leave")
    assert 'mischia_host=""' in header(signed_out, b"set-cookie")
    monkeypatch.setattr(hosts, "time", lambda: now + hosts.OPEN_FOR + 1)
    assert (await desk.asks("GET", "/host")).status == 403


async def test_a_form_of_another_page_does_nothing(desk: Desk) -> None:
    await desk.enters()
    body = urlencode({"do": "announce", "text": "Evil"}).encode()
    for said in ({"origin": "http://evil.example"}, {"origin": "null"}):
        got = await ask(desk.app, "POST", "/host", {**PAGE, "cookie": desk.cookie, **said}, body)
        assert got.status == 403
    assert await desk.office.announcement() is None


async def test_tables_are_closed_and_deleted_after_a_question(desk: Desk) -> None:
    await desk.enters()
    playing, _ = await seated(desk.hall)
    lobby, _ = await waiting(desk.hall, "Eve")
    assert f"/tables/{lobby}" in await desk.page()
    assert f"/tables/{lobby}" not in await desk.page("?status=playing")
    for what in ("close", "delete"):
        asked = await desk.does(what, table=playing)
        assert (asked.status, b"undone" in asked.content) == (200, True)
    assert (await desk.hall.seen(playing, None)).status == "playing"
    assert (await desk.does("close", table=playing, sure="yes")).status == 303
    assert (await desk.hall.seen(playing, None)).notes[0].id == "note-shut"
    refused = await desk.does("close", table=playing, sure="yes")
    assert (refused.status, b"The match is over" in refused.content) == (409, True)
    assert (await desk.does("delete", table=lobby, sure="yes")).status == 303
    assert await desk.hall.store.head(lobby) == 0
    assert (await desk.asks("GET", f"/tables/{lobby}")).status == 404
    assert (await desk.does("delete", table="nowhere")).status == 404
    assert (await desk.does("dance")).status == 400


async def test_the_stream_of_a_deleted_table_ends(desk: Desk) -> None:
    await desk.enters()
    table, people = await seated(desk.hall)
    stream = told(Programs(desk.hall, table, people[0]), None)
    assert b"event: view" in await anext(stream)
    await desk.does("delete", table=table, sure="yes")
    assert [news async for news in stream] == [CLOSING]


async def test_somebody_is_sent_away_and_let_in_again(desk: Desk) -> None:
    await desk.enters()
    table, (eve,) = await waiting(desk.hall, "Eve")
    assert eve.id in await desk.page("?named=ev")
    assert eve.id not in await desk.page("?named=zzz")
    await desk.does("ban", who=eve.id, days="7")
    own = {**PAGE, "cookie": f"mischia={desk.app.state.badges.cookie(eve)}"}
    said = await ask(desk.app, "POST", f"/tables/{table}/say", own, b"text=Hi")
    assert (said.status, b"sent you away" in said.content) == (403, True)
    assert (await ask(desk.app, "GET", f"/tables/{table}", own)).status == 200
    assert eve.id in (await desk.page()).split('id="bans"')[1]
    await desk.does("unban", who=eve.id)
    assert (await ask(desk.app, "POST", f"/tables/{table}/say", own, b"text=Hi")).status == 303
    assert (await desk.does("ban", who="nobody")).status == 409


async def test_the_inbox_tells_what_was_said_and_no_more_while_the_match_goes_on(desk: Desk) -> None:
    await desk.enters()
    table, people = await seated(desk.hall)
    letter = Dispute("0123", table, people[0].id, "quickshot", 1.0, "Bob turned up 7", "It was 8", "heard", "whole")
    await Inbox(desk.hall.store).put(letter)
    page = await desk.page()
    assert "It was 8" in page
    assert "Bob turned up 7" not in page
    await desk.does("close", table=table, sure="yes")
    page = await desk.page()
    assert "Bob turned up 7" in page
    assert "mischia inbox file 0123" in page
    await desk.does("drop", letter="0123")
    assert "It was 8" not in await desk.page()


async def test_the_page_shows_nothing_hidden(desk: Desk) -> None:
    """No secret, no name but those of the list of people, and whatever is played leaves its bytes as they are."""
    await desk.enters()
    table, people = await seated(desk.hall)
    before = without_times(await desk.page())
    seen = await desk.hall.table(table)
    assert seen.match is not None
    assert seen.opening.secret not in before
    await one_move(desk.hall, table, people, Random(1))
    assert without_times(await desk.page()) == before, "a move leaves no trace but the time"


def without_times(page: str) -> str:
    return re.sub(r"<time.*?</time>", "", page)


async def test_the_command_prints_a_link(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["admin", "link", "--data", str(desk.data)]
    assert await asyncio.to_thread(main, [*words, "--public-url", "https://mischia.example"]) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("https://mischia.example/host/enter?by=")
    assert (await desk.asks("POST", "/host/enter", by=link.split("=", 1)[1])).status == 303
    assert await asyncio.to_thread(main, [*words, "--public-url", "nowhere"]) == 2


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_it_is_in_three_languages(desk: Desk, language: str) -> None:
    await desk.enters()
    await waiting(desk.hall, "Eve")
    await desk.does("announce", text="Ciao")
    got = await ask(desk.app, "GET", "/host", {"accept-language": language, "cookie": desk.cookie})
    assert {"en": "The host’s desk", "it": "Il banco", "fr": "Le bureau"}[language] in got.content.decode()
