"""The rules of a house: its door, who is sent away, what is announced, privacy and imprint, and what is put away."""

import asyncio
from pathlib import Path
from time import time
from urllib.parse import urlencode

import pytest
from fastapi import FastAPI

from mischia.cli import main
from mischia.table.store.office import Office
from mischia.table.tidying import DAY, Tidying
from tests.table.halls import Clock, opened, seated, waiting
from tests.web.asking import Answer, ask
from tests.web.viewers import house

pytestmark = pytest.mark.anyio
PAGE = {"accept": "text/html", "accept-language": "en"}


def cookie_in(got: Answer) -> str:
    return next((value.decode().split(";")[0] for key, value in got.headers if key == b"set-cookie"), "")


async def posts(app: FastAPI, url: str, cookie: str = "", address: str = "127.0.0.1", **form: str) -> Answer:
    headers = {**PAGE, **({"cookie": cookie} if cookie else {})}
    return await ask(app, "POST", url, headers, urlencode(form).encode(), address)


async def test_newcomers_need_the_password_and_others_do_not(tmp_path: Path) -> None:
    async with house(tmp_path, house_password="öffne dich") as (app, hall):
        asked = await posts(app, "/name", name="Eve")
        assert (asked.status, b"has a password" in asked.content, b'action="/door"' in asked.content) == (
            403,
            True,
            True,
        )
        assert (
            await ask(app, "POST", "/api/people", {"content-type": "application/json"}, b'{"name": "E"}')
        ).status == 403
        assert (await ask(app, "GET", "/", PAGE)).status == 200
        assert (await ask(app, "GET", "/door", PAGE)).status == 200
        wrong = await posts(app, "/door", password="open", back="/tables")
        assert (wrong.status, cookie_in(wrong)) == (403, "")
        right = await posts(app, "/door", password="öffne dich", back="/tables")
        inside = cookie_in(right)
        assert right.status == 303
        assert "dich" not in inside
        assert (await posts(app, "/name", inside, name="Eve")).status == 303
        assert (await posts(app, "/name", inside[:-2] + "xx", name="Eve")).status == 403
        ann = await hall.people.welcome("Ann")
        assert (await posts(app, "/play", f"mischia={app.state.badges.cookie(ann)}", game="quickshot")).status == 303
    async with house(tmp_path, house_password="another") as (app, _):
        assert (await posts(app, "/name", inside, name="Eve")).status == 403, "the door was changed"


async def test_who_guesses_the_password_has_to_wait(tmp_path: Path) -> None:
    async with house(tmp_path, house_password="x") as (app, _):
        got = [(await posts(app, "/door", password=str(one), address="192.0.2.7")).status for one in range(12)]
        assert (got[0], got[-1]) == (403, 429)
        assert (await posts(app, "/door", password="x", address="192.0.2.8")).status == 303


async def test_newcomers_need_an_invitation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with house(tmp_path, invitation_only=True) as (app, _):
        asked = await posts(app, "/name", name="Eve")
        assert (asked.status, b"are invited" in asked.content) == (403, True)
        assert await asyncio.to_thread(main, ["admin", "invite", "--data", str(tmp_path)]) == 0
        path = capsys.readouterr().out.split()[0].removeprefix("http://localhost:8000")
        came = await ask(app, "GET", path, PAGE)
        assert came.status == 303
        assert (await posts(app, "/name", cookie_in(came), name="Eve")).status == 303
        for bad in (f"{path}x", "/invited/", f"/invited/{app.state.house_rules.invitation(time() - 1)}"):
            got = await ask(app, "GET", bad, PAGE)
            assert (got.status, cookie_in(got)) == (404, "")


async def test_an_address_is_sent_away_for_a_while(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        office = Office(hall.store)
        await office.ban("192.0.2.7", None)
        assert (await posts(app, "/name", address="192.0.2.7", name="Eve")).status == 403
        assert (await posts(app, "/language", address="192.0.2.7", language="it")).status == 303
        assert (await posts(app, "/name", address="192.0.2.8", name="Eve")).status == 303
        await office.ban("192.0.2.7", time() - 1)
        hall.look_around()
        assert (await posts(app, "/name", address="192.0.2.7", name="Eve")).status == 303


async def test_what_is_announced_is_shown_until_it_is_put_away(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        office = Office(hall.store)
        lobby, _ = await waiting(hall, "Eve")
        playing, _ = await seated(hall)
        places = ("/", "/tables", "/rules/quickshot", f"/tables/{lobby}", f"/tables/{playing}")
        for place in places:
            assert b"announced" not in (await ask(app, "GET", place, PAGE)).content
        await office.announce("Closed <b>on</b> Sunday")
        hall.look_around()
        for place in places:
            page = (await ask(app, "GET", place, PAGE)).content.decode()
            assert page.count("Closed &lt;b&gt;on&lt;/b&gt; Sunday") == 1, place
        mark = page.split('name="mark" value="')[1].split('"')[0]
        heard = cookie_in(await posts(app, "/announcement", mark=mark, back=f"/tables/{lobby}"))
        for place in places:
            assert b"on Sunday" not in (await ask(app, "GET", place, {**PAGE, "cookie": heard})).content
        await office.announce("Open again")
        hall.look_around()
        assert b"Open again" in (await ask(app, "GET", "/", {**PAGE, "cookie": heard})).content
        assert not cookie_in(await posts(app, "/announcement", mark="x; y"))


async def test_privacy_and_imprint(tmp_path: Path) -> None:
    async with house(tmp_path, kept_days=90) as (app, _):
        for language, word in (("en", "after 90 days"), ("it", "dopo 90 giorni"), ("fr", "après 90 jours")):
            page = (await ask(app, "GET", "/privacy", {"accept-language": language})).content.decode()
            assert word in page
        assert 'href="/imprint"' not in page
        assert (await ask(app, "GET", "/imprint", PAGE)).status == 404
        (tmp_path / "imprint.md").write_text("# Who\n\nAnn <script>\nRome")
        (tmp_path / "privacy.it.md").write_text("*Niente.*")
        page = (await ask(app, "GET", "/imprint", PAGE)).content.decode()
        assert "<h2>Who</h2><p>Ann &lt;script&gt;<br>Rome</p>" in page
        assert 'href="/imprint"' in (await ask(app, "GET", "/privacy", PAGE)).content.decode()
        assert "<i>Niente.</i>" in (await ask(app, "GET", "/privacy", {"accept-language": "it"})).content.decode()
        (tmp_path / "imprint.md").write_bytes(b"\xff\xfe")
        assert (await ask(app, "GET", "/imprint", PAGE)).status == 404


async def test_what_is_left_lying_is_put_away(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        lobby, _ = await waiting(hall, "Eve")
        playing, people = await seated(hall)
        tidying = Tidying(hall, lobby_days=14, match_days=90, kept_days=30)
        clock.wait(13 * DAY)
        fresh, _ = await waiting(hall, "Fay")
        await tidying.tidy()
        assert (await hall.table(lobby)).status == "lobby"
        clock.wait(2 * DAY)
        await tidying.tidy()
        assert (await hall.table(lobby)).status == "closed"
        assert [(await hall.table(one)).status for one in (fresh, playing)] == ["lobby", "playing"]
        clock.wait(31 * DAY)
        await tidying.tidy()
        assert await hall.store.head(lobby) == 0
        assert await hall.store.head(playing) > 0
        clock.wait(60 * DAY)
        await tidying.tidy()
        assert (await hall.seen(playing, people[0].id)).notes[0].id == "note-shut"
        clock.wait(1000 * DAY)
        await Tidying(hall, 0, 0, 0).tidy()
        assert await hall.store.head(playing) > 0
        await tidying.tidy()
        assert await hall.store.head(playing) == 0
