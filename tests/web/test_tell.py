"""The panel "Tell me" and the links of messages: what is yours alone, confirmed first, and ended at one click."""

import email
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import policy
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest
from fastapi import FastAPI

from mischia.core.language import LANGUAGES, Words
from mischia.table.hall import Hall
from mischia.table.nudges import PAUSE, Nudger
from mischia.table.store.nudges import Way, Wishes
from mischia.table.store.store import Person
from tests.table.halls import Clock, one_move, seated
from tests.web.asking import Answer, ask
from tests.web.places import Letters, Receiver, mailbox, place
from tests.web.site import free_port
from tests.web.viewers import badge, house

pytestmark = pytest.mark.anyio
SITE = "https://mischia.example"
FORM = {"content-type": "application/x-www-form-urlencoded"}


class Telling:
    """A site that tells people of their turn, on this machine."""

    def __init__(self, app: FastAPI, hall: Hall, letters: Letters) -> None:
        self.app, self.hall, self.letters = app, hall, letters
        self.nudger: Nudger = app.state.nudger

    async def sends(self, path: str, person: Person | None, **form: str) -> Answer:
        headers = {**badge(self.app, person, path), **FORM, "origin": "http://testserver", "host": "testserver"}
        return await ask(self.app, "POST", path, headers, urlencode(form).encode())

    async def gets(self, path: str, person: Person | None = None) -> Answer:
        return await ask(self.app, "GET", path, badge(self.app, person, path))

    async def subscribes(self, person: Person, told: Any) -> Answer:
        headers = {**badge(self.app, person, "/you/tell/push"), "content-type": "application/json"}
        headers |= {"origin": "http://testserver", "host": "testserver"}
        return await ask(self.app, "POST", "/you/tell/push", headers, json.dumps(told).encode())

    async def ways(self, person: Person) -> list[Way]:
        return await self.nudger.book.ways(person.id)

    def letter(self, at: int = -1) -> tuple[Any, str]:
        """A mail as it came, and its text."""
        letter = email.message_from_bytes(self.letters.got[at].original_content, policy=policy.default)
        return letter, letter.get_content().replace("\r\n", "\n")

    async def mails_to(self, person: Person, address: str) -> None:
        """Somebody's address, confirmed."""
        got = await self.sends("/you/tell/mail", person, mail=address)
        assert got.status == 200, got.content
        await self.sends(path_in(self.letter()[1], "/tell/mail/"), None)

    async def turn(self, table: str, clock: Clock) -> None:
        await self.nudger.note()
        clock.wait(PAUSE + 200)
        await self.nudger.see_to_it()


def path_in(text: str, begins: str) -> str:
    (found,) = re.findall(rf"{re.escape(SITE)}({begins}\S+)", text)
    return str(found)


@asynccontextmanager
async def opened(folder: Path, **more: Any) -> AsyncIterator[Telling]:
    async with mailbox(free_port) as (letters, smtp):
        given = {"smtp": smtp, "mail_from": "house@mischia.example", "public_url": SITE, "local_notices": True}
        async with house(folder, **{**given, **more}) as (app, hall):
            yield Telling(app, hall, letters)


@pytest.fixture
async def telling(tmp_path: Path) -> AsyncIterator[Telling]:
    async with opened(tmp_path) as there:
        yield there


# --- mail


async def test_an_address_is_told_nothing_before_it_is_confirmed(telling: Telling) -> None:
    ann = await telling.hall.people.welcome("Ann")
    got = await telling.sends("/you/tell/mail", ann, mail="ann@mail.example")
    assert (got.status, "ann@mail.example" in got.content.decode()) == (200, True)
    letter, text = telling.letter()
    assert (letter["To"], letter["From"]) == ("ann@mail.example", "Mischia <house@mischia.example>")
    assert letter["Auto-Submitted"] == "auto-generated"
    assert [way.good for way in await telling.ways(ann)] == [False]
    link = path_in(text, "/tell/mail/")
    (way,) = await telling.ways(ann)
    assert (await telling.sends("/you/tell/try", ann, way=way.id)).status == 404, "it is told nothing yet"
    looked = await telling.gets(link)
    assert looked.status == 200
    assert [way.good for way in await telling.ways(ann)] == [False], "who only looks confirms nothing"
    assert (await telling.sends(link, None)).status == 200, "the mail is read on any device"
    assert [way.good for way in await telling.ways(ann)] == [True]
    assert (await telling.sends("/you/tell/try", ann, way=way.id)).status == 200
    assert len(telling.letters.got) == 2
    assert (await telling.gets("/tell/mail/x.y.z")).status == 404


async def test_a_mail_is_ended_at_one_click_by_whoever_has_it(telling: Telling) -> None:
    ann = await telling.hall.people.welcome("Ann")
    await telling.mails_to(ann, "ann@mail.example")
    (way,) = await telling.ways(ann)
    await telling.sends("/you/tell/try", ann, way=way.id)
    letter, text = telling.letter()
    off = path_in(text, "/tell/off/")
    assert letter["List-Unsubscribe"] == f"<{SITE}{off}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert (await telling.gets(off)).status == 200
    assert await telling.ways(ann) == [way], "who fetches the link for a preview ends nothing"
    body = b"List-Unsubscribe=One-Click"
    got = await ask(telling.app, "POST", off, FORM, body)  # as a mail program does: no cookie, no page
    assert got.status == 200
    assert await telling.ways(ann) == []
    assert (await telling.gets(off)).status == 404


async def test_a_closed_door_does_not_stop_whoever_has_a_mail(tmp_path: Path) -> None:
    async with opened(tmp_path, house_password="sesame") as telling:
        ann = await telling.hall.people.welcome("Ann")
        await telling.mails_to(ann, "ann@mail.example")
        (way,) = await telling.ways(ann)
        assert way.good
        await telling.sends("/you/tell/try", ann, way=way.id)
        assert (await telling.sends(path_in(telling.letter()[1], "/tell/off/"), None)).status == 200
        assert await telling.ways(ann) == []


async def test_what_is_no_mail_address_is_refused(telling: Telling) -> None:
    ann = await telling.hall.people.welcome("Ann")
    for wrong in (
        "",
        "ann",
        "ann@",
        "@x.example",
        "a b@x.example",
        "ann@x",
        "a@x.example\r\nBcc: b@x.example",
        "é@x.example",
    ):
        assert (await telling.sends("/you/tell/mail", ann, mail=wrong)).status == 400, wrong
    assert telling.letters.got == []
    assert await telling.ways(ann) == []


async def test_nobody_is_flooded(telling: Telling) -> None:
    ann = await telling.hall.people.welcome("Ann")
    statuses = [(await telling.sends("/you/tell/mail", ann, mail=f"a{at}@x.example")).status for at in range(7)]
    assert statuses == [200] * 5 + [429] * 2
    assert len(telling.letters.got) == 5
    others = [await telling.hall.people.welcome(f"B{at}") for at in range(7)]
    statuses = [(await telling.sends("/you/tell/mail", one, mail="poor@x.example")).status for one in others]
    assert statuses == [200] * 5 + [429] * 2


async def test_a_mail_server_that_refuses_is_told_plainly(telling: Telling) -> None:
    ann = await telling.hall.people.welcome("Ann")
    telling.letters.refuse = "550 nobody of that name"
    assert (await telling.sends("/you/tell/mail", ann, mail="ann@mail.example")).status == 409
    assert await telling.ways(ann) == []


async def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    async with opened(tmp_path, smtp=None) as telling:
        ann = await telling.hall.people.welcome("Ann")
        assert (await telling.sends("/you/tell/mail", ann, mail="ann@mail.example")).status == 409
        assert b"tell-mail" not in (await telling.gets("/you", ann)).content
    async with opened(tmp_path, public_url=None) as telling:
        ann = await telling.hall.people.welcome("Ann")
        got = await telling.sends("/you/tell/mail", ann, mail="ann@mail.example")
        assert (got.status, telling.letters.got) == (409, []), "a link must not lead where a request says"


# --- webhooks and browsers


async def test_a_webhook_is_added_tried_and_removed(telling: Telling) -> None:
    ann, bob = await telling.hall.people.welcome("Ann"), await telling.hall.people.welcome("Bob")
    async with place() as there:
        got = await telling.sends("/you/tell/webhook", ann, url=there.url("/hook"))
        (way,) = await telling.ways(ann)
        assert way.keys["key"] in got.content.decode().replace("<wbr>", "")
        assert way.keys["key"] not in (await telling.gets("/you", bob)).content.decode().replace("<wbr>", "")
        assert (await telling.sends("/you/tell/try", ann, way=way.id)).status == 200
        assert json.loads(there.got[0].body)["what"] == "test"
        there.answer = b"HTTP/1.1 500 X\r\n\r\n"
        assert (await telling.sends("/you/tell/try", ann, way=way.id)).status == 409
        for deed in ("try", "remove"):
            assert (await telling.sends(f"/you/tell/{deed}", bob, way=way.id)).status == 404, "it is not his"
        assert (await telling.sends("/you/tell/remove", ann, way=way.id)).status == 303
        assert await telling.ways(ann) == []


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:8080/", "http://localhost/", "http://169.254.169.254/", "x", "http://h:22/"]
)
async def test_a_hostile_webhook_is_refused_with_why(tmp_path: Path, url: str) -> None:
    async with opened(tmp_path, local_notices=False) as telling:
        ann = await telling.hall.people.welcome("Ann")
        got = await telling.sends("/you/tell/webhook", ann, url=url)
        assert got.status == 400
        assert f'value="{url}"' in got.content.decode(), "what was typed is there still"
        assert await telling.ways(ann) == []


async def test_a_browser_is_told_while_it_is_signed_in(telling: Telling) -> None:
    ann, browser = await telling.hall.people.welcome("Ann"), Receiver()
    async with place() as service:
        assert (await telling.subscribes(ann, browser.subscription(service.url("/a")))).status == 200
        assert (await telling.subscribes(ann, browser.subscription(service.url("/b")))).status == 200
        (way,) = await telling.ways(ann)
        assert way.address == service.url("/b"), "a browser has one address"
        assert (await telling.sends("/you/tell/try", ann, way=way.id)).status == 200
        told = json.loads(browser.read(service.got[0].body))
        assert told["path"] == "/you"
        got = await ask(telling.app, "POST", told["off"], {}, b"")
        assert (got.status, await telling.ways(ann)) == (200, [])
    hostile: list[Any] = [{}, [], {"endpoint": "http://169.254.169.254/", "keys": browser.subscription("x")["keys"]}]
    for wrong in hostile:
        got = await telling.subscribes(ann, wrong)
        assert (got.status, "refusal" in json.loads(got.content)) == (400, True)


# --- hours


async def test_hours_are_kept_or_refused(telling: Telling) -> None:
    ann = await telling.hall.people.welcome("Ann")
    given = {"from": "22:30", "to": "08:00", "zone": "Europe/Rome", "remind": "21600"}
    assert (await telling.sends("/you/tell", ann, **given)).status == 200
    kept = Wishes(ann.id, False, 1350, 480, "Europe/Rome", 21600)
    assert await telling.nudger.book.wishes(ann.id) == kept
    for name, wrong in (("from", ""), ("from", "25:00"), ("to", "8"), ("zone", "../etc/passwd"), ("remind", "7")):
        assert (await telling.sends("/you/tell", ann, **{**given, name: wrong})).status == 400, name
    assert await telling.nudger.book.wishes(ann.id) == kept
    assert (await telling.sends("/you/tell", ann, off="yes")).status == 303
    assert (await telling.nudger.book.wishes(ann.id)).off
    assert (await telling.sends("/you/tell", ann, **{**given, "from": "", "to": ""})).status == 200
    assert await telling.nudger.book.wishes(ann.id) == Wishes(ann.id, True, None, None, "Europe/Rome", 21600)


# --- the turn itself


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_turn_is_told_in_your_language_and_nothing_hidden(telling: Telling, language: str) -> None:
    clock = Clock()
    telling.hall.clock = telling.hall.presence.clock = telling.hall.looks.clock = clock
    table, people = await seated(telling.hall)
    people = [await telling.hall.people.rename(one, language=language) for one in people]
    for person in people:
        await telling.mails_to(person, f"{person.name}@mail.example")
    before, rng = len(telling.letters.got), Random(1)
    for _ in range(2):
        await one_move(telling.hall, table, people, rng)
    await telling.turn(table, clock)
    turn = (await telling.hall.seen(table, None)).turn
    letters = [telling.letter(at) for at in range(before, len(telling.letters.got))]
    assert sorted(letter["To"].split("@")[0] for letter, _ in letters) == sorted(turn)
    say = Words(language)
    for letter, text in letters:
        name = letter["To"].split("@")[0]
        others = ", ".join(one.name for one in people if one.name != name)
        off = f"{SITE}{path_in(text, '/tell/off/')}"
        plain = say("tell-mail-text", text=say("tell-with", names=others), link=f"{SITE}/tables/{table}", off=off)
        assert text.strip() == plain.strip(), "all that it says is known before anything is dealt"
        assert letter["Subject"] == say("tell-yours", game="Quickshot")


# --- the site as an app


async def test_the_app_keeps_nothing_of_anybody(telling: Telling) -> None:
    ann = await telling.hall.people.welcome("Ann")
    worker = (await telling.gets("/worker.js", ann)).content.decode()
    assert worker.startswith("// ")
    assert "$" not in worker
    (kept,) = re.findall(r"const KEPT = (\[.*?\]);", worker)
    for path in [*json.loads(kept), "/offline"]:
        answers = [await telling.gets(path, viewer) for viewer in (ann, None)]
        assert {one.status for one in answers} == {200}, path
        assert answers[0].content == answers[1].content, "the same for everybody"
    told = json.loads((await telling.gets("/manifest.webmanifest")).content)
    for icon in told["icons"]:
        got = await telling.gets(icon["src"])
        assert got.content.startswith(b"\x89PNG"), icon
        assert icon["sizes"] == "{0}x{0}".format(int.from_bytes(got.content[16:20])), icon
