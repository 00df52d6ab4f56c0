"""Onlookers and manners at every door of the site: nothing is shown to who may not look, nothing new to who is behind,
and nobody is told whom somebody does not hear."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from urllib.parse import urlencode

import orjson
import pytest
from fastapi import FastAPI

from mischia.core.language import Words
from mischia.table.hall import Hall
from mischia.table.store.pins import Pins
from mischia.table.store.reports import Reports
from mischia.table.store.store import Person
from mischia.web.caps import Caps, Doorkeeper
from mischia.web.compression import without_marks
from mischia.web.stream import SHUT, Pages, Programs, told
from tests.table.halls import Clock, one_move, seated
from tests.web.asking import Answer, ask, routes_of
from tests.web.viewers import Viewer, badge, everything, house

pytestmark = pytest.mark.anyio
SAY = Words("en")


class Cast:
    """A table where people play, and somebody who looks on."""

    def __init__(self, app: FastAPI, hall: Hall, table: str, people: list[Person], eve: Person) -> None:
        self.app, self.hall, self.table, self.people, self.eve = app, hall, table, people, eve

    async def get(self, viewer: Viewer, end: str = "") -> Answer:
        url = f"/tables/{self.table}{end}"
        return await ask(self.app, "GET", url, {**badge(self.app, viewer, url), "accept-language": "en"})

    async def does(self, viewer: Viewer, **form: str) -> Answer:
        url = f"/tables/{self.table}/manners"
        headers = {**badge(self.app, viewer, url), "accept-language": "en"}
        return await ask(self.app, "POST", url, headers, urlencode(form).encode())

    async def sets(self, **form: str) -> None:
        assert (await self.does(self.people[0], do="set", **form)).status == 303

    async def says(self, person: Person, text: str) -> int:
        url = f"/api/tables/{self.table}/chat"
        kind = {"content-type": "application/json"}
        got = await ask(self.app, "POST", url, {**badge(self.app, person, url), **kind}, orjson.dumps({"text": text}))
        return got.status


@pytest.fixture
async def cast(tmp_path: Path) -> AsyncIterator[Cast]:
    async with house(tmp_path) as (app, hall):
        table, people = await seated(hall, "Ann Bob Cid", listed=True)
        yield Cast(app, hall, table, people, await hall.people.welcome("Eve"))


async def test_every_door_of_a_table_is_shut_to_who_may_not_look(cast: Cast) -> None:
    await cast.sets(watch="seated")
    for viewer in (cast.eve, None):
        for asked, (status, _, _, text) in (await everything(cast.app, cast.table, viewer)).items():
            if cast.table in asked:
                assert status == 403, asked
            elif "/codes/" not in asked:  # who knows the code comes to its door
                assert cast.table.encode() not in text, asked
        for method, path in routes_of(cast.app):
            if method == "POST" and "{table_id}" in path:
                url = path.replace("{table_id}", cast.table)
                got = await ask(cast.app, method, url, badge(cast.app, viewer, path))
                assert got.status == 403, path
    assert SAY("error-not-shown").encode() in (await cast.get(cast.eve)).content
    for viewer in cast.people:
        assert (await cast.get(viewer)).status == 200
        assert (await cast.get(viewer, "/screen")).status == 200


async def test_an_open_stream_ends_when_its_viewer_may_not_look_any_more(cast: Cast) -> None:
    screen = Pages(cast.hall, cast.table, None, cast.app.state.render)
    screen.asker = cast.eve.id
    lookers = [Programs(cast.hall, cast.table, who) for who in (cast.eve, None, cast.people[1])]
    streams = [told(stream, None) for stream in (*lookers, screen)]
    for stream in streams:
        await anext(stream)
    await cast.sets(watch="seated")
    async with asyncio.timeout(20):
        last = [await anext(stream) for stream in streams]
    assert [one == SHUT for one in last] == [True, True, False, True]
    for stream in streams:
        await stream.aclose()


async def test_the_page_says_what_the_host_has_decided(cast: Cast) -> None:
    await cast.sets(watch="link", speak="seated", delay="180")
    page = (await cast.get(cast.eve)).content.decode()
    assert "data-hush" in page
    assert "3 minutes behind" in page
    assert "3 minutes behind" in (await cast.get(None, "/screen")).content.decode()
    for viewer in cast.people:
        page = (await cast.get(viewer)).content.decode()
        assert "data-hush" not in page
        assert "Onlookers are 3 minutes behind." in page
        assert 'data-part="behind"></p>' in (await cast.get(viewer, "/screen")).content.decode(), "it is in the room"
    assert await cast.says(cast.eve, "Hi") == 403
    assert await cast.says(cast.people[1], "Hi") == 200
    assert (await cast.does(cast.people[1], do="set", watch="seated")).status == 403
    got = await cast.does(cast.people[0], do="set", watch="everybody")
    assert (got.status, SAY("error-bad-manners").encode() in got.content) == (400, True)


async def test_nothing_newer_leaves_for_who_is_behind(tmp_path: Path) -> None:
    """While others play on, every answer of the site stays the same for an onlooker, byte by byte."""
    clock, rng = Clock(), Random(4)
    async with house(tmp_path) as (app, hall):
        hall.clock = hall.behind.clock = hall.openings.clock = hall.presence.clock = clock
        table, people = await seated(hall, "Ann Bob Cid", listed=True, delay=60)
        eve = await hall.people.welcome("Eve")
        clock.wait(90)
        for viewer in (eve, None):
            await one_move(hall, table, people, rng)
            clock.wait(61)
            before = await everything(app, table, viewer)
            own = await everything(app, table, people[0])
            for _ in range(4):
                await one_move(hall, table, people, rng)
            await hall.do(table, people[1], "chat", {"text": "Did you see that?"})
            after = await everything(app, table, viewer)
            for asked, answer in before.items():
                assert answer == after[asked], asked
            assert own != await everything(app, table, people[0])
            clock.wait(61)
            assert before != await everything(app, table, viewer)


async def test_the_end_is_told_late_too(tmp_path: Path) -> None:
    clock = Clock()
    async with house(tmp_path) as (app, hall):
        hall.clock = hall.behind.clock = hall.openings.clock = hall.presence.clock = clock
        table, people = await seated(hall, "Ann Bob Cid", delay=60, listed=True)
        eve = await hall.people.welcome("Eve")
        clock.wait(90)
        await one_move(hall, table, people, Random(1))
        clock.wait(61)
        for person in people[:2]:
            await hall.act(table, person.id, "end", {"agree": True})
        clock.wait(61)
        before = await everything(app, table, eve)
        await hall.act(table, people[2].id, "end", {"agree": True})
        after = await everything(app, table, eve)
        for asked, answer in before.items():
            assert answer == after[asked], asked
        late = [f"/tables/{table}{end}" for end in ("/file", "/replay", "/still", "/verify")]
        late += [f"/api/tables/{table}{end}" for end in ("/match", "/replay/0")]
        for viewer, status in ((eve, 409), (None, 409), (people[2], 200)):
            for url in late:
                assert (await ask(app, "GET", url, badge(app, viewer, url))).status == status, url
        clock.wait(61)
        for url in late:
            assert (await ask(app, "GET", url, badge(app, eve, url))).status == 200, url


async def test_a_name_in_the_chat_leads_to_what_can_be_done(cast: Cast) -> None:
    await cast.says(cast.people[1], "You cheat")
    page = (await cast.get(cast.people[0])).content.decode()
    link = f"/tables/{cast.table}/manners?who=line-1"
    assert f'<a href="{link}">Bob</a>' in page
    assert link not in (await cast.get(cast.people[1])).content.decode(), "your own line"
    asked = (await cast.get(cast.people[0], "/manners?who=line-1")).content.decode()
    assert "<details open>" in asked
    for person in (*cast.people, cast.eve):
        assert person.id not in asked


async def test_mute_and_forgive(cast: Cast) -> None:
    ann, bob, cid = cast.people
    await cast.says(bob, "You cheat")
    got = await cast.does(ann, do="mute", who="line-1", where="here")
    assert got.status == 303
    assert b"You cheat" not in (await cast.get(ann)).content
    assert b"You cheat" in (await cast.get(cid)).content
    for viewer in (bob, cid, cast.eve):
        for text in [text for _, _, _, text in (await everything(cast.app, cast.table, viewer)).values()]:
            assert b"muted" not in text
    url = "/manners"
    mine = (await ask(cast.app, "GET", url, {**badge(cast.app, ann, url), "accept-language": "en"})).content.decode()
    assert "muted, at one table" in mine
    key = mine.partition('name="forgive" value="')[2].partition('"')[0]
    wrong = await ask(cast.app, "POST", url, badge(cast.app, bob, url), urlencode({"forgive": key}).encode())
    assert wrong.status == 409
    right = await ask(cast.app, "POST", url, badge(cast.app, ann, url), urlencode({"forgive": key}).encode())
    assert right.status == 303
    assert b"You cheat" in (await cast.get(ann)).content


async def test_who_is_blocked_is_told_no_more_than_that(cast: Cast) -> None:
    await cast.says(cast.eve, "Boo")
    assert (await cast.does(cast.people[0], do="block", who="line-1")).status == 303
    got = await cast.get(cast.eve)
    assert got.status == 403
    assert SAY("error-not-let-in") in got.content.decode()
    assert "Ann" not in got.content.decode()
    tables = await ask(cast.app, "GET", "/api/tables", badge(cast.app, cast.eve, "/api/tables"))
    assert orjson.loads(tables.content) == []
    assert (await cast.get(cast.people[1])).status == 200


async def test_a_report_comes_to_the_host_of_the_house(cast: Cast) -> None:
    bob = cast.people[1]
    await cast.says(cast.eve, "<b>Boo</b>")
    assert (await cast.does(bob, do="report", who="line-1", text="")).status == 400
    assert (await cast.does(bob, do="report", who="line-1", text="She <i>boos</i>")).status == 303
    (report,) = await Reports(cast.hall.store).all()
    assert (report.person_id, report.other_id, list(report.lines)) == (bob.id, cast.eve.id, ["<b>Boo</b>"])
    link = await cast.app.state.hosts.link()
    entered = await ask(cast.app, "POST", "/host/enter", {"accept": "text/html"}, urlencode({"by": link}).encode())
    cookie = {"cookie": next(v.decode() for k, v in entered.headers if k == b"set-cookie").split(";")[0]}
    page = {**cookie, "accept": "text/html", "accept-language": "en"}
    desk = (await ask(cast.app, "GET", "/host", page)).content.decode()
    assert "Bob reports Eve:" in desk
    assert "&lt;b&gt;Boo&lt;/b&gt;" in desk
    ban = urlencode({"do": "ban", "who": cast.eve.id, "days": "1"}).encode()
    assert (await ask(cast.app, "POST", "/host", page, ban)).status == 303
    assert await cast.says(cast.eve, "Boo again") == 403
    gone = urlencode({"do": "forget", "report": report.id}).encode()
    assert (await ask(cast.app, "POST", "/host", page, gone)).status == 303
    assert await Reports(cast.hall.store).all() == []


@pytest.mark.parametrize("who", ["", "seat-9", "line-9", "line-x", "seat-0", "nobody", "line-1"])
async def test_nobody_can_be_meant_who_is_not_there(cast: Cast, who: str) -> None:
    await cast.says(cast.people[0], "Mine")
    for do in ("mute", "block", "report"):
        got = await cast.does(cast.people[0], do=do, who=who, text="Rude")
        assert got.status in (400, 409), got.content


async def reacted(stream: Programs) -> list[tuple[int, str]]:
    told = without_marks((await stream.reactions()).decode())
    frames = [orjson.loads(line.partition("data: ")[2]) for line in told.splitlines() if line.startswith("data: ")]
    return [(one["seat"], one["word"]) for one in frames]


async def test_a_reaction_is_told_to_all_who_look_but_not_of_whom_one_mutes(cast: Cast) -> None:
    ann, bob, cid = cast.people
    await cast.does(cid, do="mute", who="seat-1", where="here")
    streams = {who: Programs(cast.hall, cast.table, who) for who in (ann, bob, cid, cast.eve, None)}
    await cast.hall.do(cast.table, bob, "react", {"word": "ouch"})
    assert {who: await reacted(stream) for who, stream in streams.items()} == {
        ann: [(1, "ouch")],
        bob: [(1, "ouch")],
        cid: [],
        cast.eve: [(1, "ouch")],
        None: [(1, "ouch")],
    }
    for stream in streams.values():
        assert await reacted(stream) == [], "once"
    await cast.sets(delay="60")
    await cast.hall.do(cast.table, bob, "react", {"word": "ha"})
    assert await reacted(streams[cast.eve]) == []
    assert await reacted(streams[ann]) == [(1, "ha")]


async def test_nobody_reacts_all_the_time(cast: Cast) -> None:
    cast.app.state.doorkeeper = Doorkeeper(Caps())
    url = f"/tables/{cast.table}/react"
    headers, body = badge(cast.app, cast.people[1], url), urlencode({"word": "ha"}).encode()
    statuses = [(await ask(cast.app, "POST", url, headers, body)).status for _ in range(6)]
    assert statuses == [303, 303, 303, 303, 429, 429]
    assert (await ask(cast.app, "POST", url, badge(cast.app, cast.people[0], url), body)).status == 303


# --- who wins?


async def guesses(cast: Cast, viewer: Viewer, seat: int) -> int:
    url = f"/tables/{cast.table}/guess"
    return (await ask(cast.app, "POST", url, badge(cast.app, viewer, url), urlencode({"seat": seat}).encode())).status


async def test_a_guess_is_a_secret_until_it_is_over_and_told_then(cast: Cast) -> None:
    zoe, xenia = await cast.hall.people.welcome("Zoe"), await cast.hall.people.welcome("Xenia")
    assert b"/guess" in (await cast.get(xenia)).content
    assert b"/guess" not in (await cast.get(cast.people[0])).content, "who plays does not guess"
    assert await guesses(cast, cast.people[0], 1) == 403
    assert await guesses(cast, None, 1) == 401
    assert await guesses(cast, xenia, 7) == 400
    assert await guesses(cast, xenia, 1) == 303
    assert await guesses(cast, xenia, 0) == 303
    assert await guesses(cast, zoe, 1) == 303
    assert "You say: Ann." in (await cast.get(xenia, "/guess")).content.decode()
    for viewer in (zoe, *cast.people, None):
        for asked, (_, _, _, text) in (await everything(cast.app, cast.table, viewer)).items():
            assert b"Xenia" not in text, asked
    rng = Random(7)
    while (await cast.hall.seen(cast.table, None)).status == "playing":
        await one_move(cast.hall, cast.table, cast.people, rng)
        table = await cast.hall.table(cast.table)
        out = [seat for seat in table.seats if seat.name in (table.position.get("eliminated") or ())]
        for seat in out:
            person = next(one for one in cast.people if one.id == seat.person)
            if table.status == "playing":
                assert await guesses(cast, person, 0) == 303, "who is out may guess"
    winners = (await cast.hall.seen(cast.table, None)).winners
    told = (await cast.get(None, "/guess")).content.decode()
    assert "Xenia said Ann" in told
    assert "Zoe said Bob" in told
    assert told.count('class="right"') == sum(f"said {name}" in told and told.count(f"said {name}") for name in winners)
    assert await guesses(cast, xenia, 0) == 409


# --- notes on a finished match


async def notes(cast: Cast, viewer: Viewer, **form: str) -> Answer:
    url = f"/tables/{cast.table}/notes"
    headers = {**badge(cast.app, viewer, url), "accept-language": "en"}
    return await ask(cast.app, "POST" if form else "GET", url, headers, urlencode(form).encode())


async def ends(cast: Cast) -> None:
    await one_move(cast.hall, cast.table, cast.people, Random(7))
    for person in cast.people:
        await cast.hall.act(cast.table, person.id, "end", {"agree": True})


async def test_who_sat_there_writes_notes_and_whoever_looks_reads_them(cast: Cast) -> None:
    ann, bob, _ = cast.people
    await ends(cast)
    marks = orjson.dumps([["ring", "mug-1"], ["arrow", "mug-1", "card 3"]]).decode()
    got = await notes(cast, bob, do="pin", step="2", text="<b>Here</b> it turned", marks=marks, seat="Ann")
    assert got.status == 303, got.content
    assert (await notes(cast, cast.eve, do="pin", step="2", text="Me too")).status == 403
    page = (await notes(cast, None)).content.decode()
    assert "&lt;b&gt;Here&lt;/b&gt; it turned" in page
    assert f"/tables/{cast.table}/replay?step=2&amp;seat=Ann" in page
    (note,) = await Pins(cast.hall.store).on(cast.table)
    assert note.marks == (("ring", "mug-1"), ("arrow", "mug-1", "card 3"))
    for person in cast.people:
        assert person.id not in page
    assert (await notes(cast, cast.people[2], do="unpin", note=note.id)).status == 403
    assert (await notes(cast, cast.eve, do="report", note=note.id, text="Rude")).status == 303
    (report,) = await Reports(cast.hall.store).all()
    assert (report.other_id, list(report.lines)) == (bob.id, ["<b>Here</b> it turned"])
    assert (await notes(cast, ann, do="unpin", note=note.id)).status == 303, "the host may"
    assert await Pins(cast.hall.store).on(cast.table) == []
    assert (await notes(cast, ann, do="unpin", note=note.id)).status == 409


@pytest.mark.parametrize(
    "wrong",
    [
        {"text": ""},
        {"text": "x" * 501},
        {"step": "999"},
        {"step": "x"},
        {"marks": "x"},
        {"marks": "{}"},
        {"marks": '[["ring"]]'},
        {"marks": '[["ring", "<b>"]]'},
        {"marks": '[["box", "mug-1"]]'},
        {"marks": '[["ring", 1]]'},
        {"marks": orjson.dumps([["ring", "mug-1"]] * 13).decode()},
    ],
)
async def test_a_note_that_can_not_be_is_refused(cast: Cast, wrong: dict[str, str]) -> None:
    await ends(cast)
    got = await notes(cast, cast.people[0], **{"do": "pin", "step": "1", "text": "Hm", **wrong})
    assert got.status in (400, 409), got.content
    assert await Pins(cast.hall.store).on(cast.table) == []


async def test_nobody_writes_for_ever(cast: Cast) -> None:
    await ends(cast)
    for at in range(30):
        assert (await notes(cast, cast.people[0], do="pin", step="1", text=f"No. {at}")).status == 303
    assert (await notes(cast, cast.people[0], do="pin", step="1", text="one more")).status == 409
    assert (await notes(cast, cast.people[1], do="pin", step="1", text="mine")).status == 303
