"""One device for all: guests sit on it, a curtain is between them, and nothing of anybody lies behind it."""

import json
import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI

from mischia.core import fate
from mischia.core.language import Words
from mischia.table.hall import Hall
from mischia.table.live_tables import Live
from mischia.table.sharing import sitting, to_choose
from mischia.table.store.store import Person
from mischia.table.table import Table
from mischia.web.caps import Caps
from mischia.web.company import COMPANY, FRONT
from tests.web.asking import routes_of
from tests.web.shared_device import Tablet
from tests.web.viewers import house, urls

pytestmark = pytest.mark.anyio
SAY = Words("en")


@pytest.fixture(autouse=True)
def the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance says the same in every run: a match must be long enough to be looked at."""
    monkeypatch.setattr(fate, "new_secret", lambda: "3" * 64)


async def answers(tablet: Tablet, hall: Hall, table: str, rng: Random) -> None:
    """Whoever has the device makes any move."""
    front = tablet.cookies[FRONT, f"/tables/{table}"].partition(".")[0]
    seen = await hall.seen(table, front)
    assert seen.you in seen.turn
    move = rng.choice(list(seen.choices or ()))
    await tablet.post(f"/tables/{table}/moves", move=move, question=str(seen.number), sure="yes")


async def people_of(hall: Hall, table: str) -> dict[str, str]:
    return {seat.name: seat.person or "" for seat in (await hall.table(table)).seats}


async def test_three_play_a_whole_match_on_one_device(tmp_path: Path, url: str) -> None:
    """Whoever is asked is asked after a tap of their own; who goes on needs none, and nobody else is ever shown."""
    rng, taps = Random(1), 0
    async with house(tmp_path, database=url) as (app, hall):
        tablet = Tablet(app)
        table = await tablet.opens("Ann", "Bob", "Cid")
        assert len(set((await people_of(hall, table)).values())) == 3, "a person each"
        assert SAY("share-here") in await tablet.get(f"/tables/{table}")
        await tablet.begins(table)
        while (there := await hall.table(table)).status == "playing":
            got = await tablet.asks("GET", f"/tables/{table}")
            if got.status == 303:
                seat = await tablet.passed_to(table)
                assert seat is not None
                there = await hall.table(table)
                assert there.seats[seat] is to_choose(there, there.seats)[0], "by the order of the table"
                page = await tablet.takes(table, seat)
                assert f"Your move, {there.seats[seat].name}" in page
                taps += 1
            await answers(tablet, hall, table, rng)
        assert taps > 3
        page = await tablet.get(f"/tables/{table}")
        assert 'form="rematch"' in page
        for name, person in (await people_of(hall, table)).items():
            assert (await hall.seen(table, person)).you == name


async def test_a_mixed_table_two_here_one_on_a_phone_and_a_bot(tmp_path: Path, url: str) -> None:
    rng = Random(2)
    async with house(tmp_path, database=url) as (app, hall):
        tablet, phone = Tablet(app), Tablet(app, "192.0.2.9")
        table = await tablet.opens("Ann", "Bob", seats=4, seat3="open", seat4="easy")
        await phone.post("/name", name="Cid")
        await phone.post(f"/tables/{table}/seats", do="sit 2")
        await tablet.begins(table)
        curtains = 0
        while (await hall.table(table)).status == "playing":
            here = to_choose(await hall.table(table), sitting(await hall.table(table), await here_of(hall, table)))
            there = await hall.table(table)
            if here:
                if (await tablet.asks("GET", f"/tables/{table}")).status == 303:
                    seat = await tablet.passed_to(table)
                    assert there.seats[seat or 0] is here[0]
                    await tablet.takes(table, seat or 0)
                    curtains += 1
                await answers(tablet, hall, table, rng)
            elif there.seats[[seat.name for seat in there.seats].index("Cid")] in there.late():
                person = (await people_of(hall, table))["Cid"]
                seen = await hall.seen(table, person)
                assert "curtain" not in await phone.get(f"/tables/{table}")
                said = rng.choice(list(seen.choices or ()))
                await phone.post(f"/tables/{table}/moves", move=said, question=str(seen.number), sure="yes")
            else:
                bot = there.bots_to_move()[0]
                match = there.playing()
                move = {"name": bot.name, "number": match.number, "move": rng.choice(match.onward(bot.name))}
                await hall.act(table, "", "move", move)
        assert curtains > 1


async def here_of(hall: Hall, table: str) -> list[str]:
    people = await people_of(hall, table)
    return [people["Ann"], people["Bob"]]


async def test_at_the_curtain_nobody_can_do_anything(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        tablet = Tablet(app)
        table = await tablet.opens("Ann", "Bob")
        await tablet.begins(table)
        before = await hall.store.entries(table)
        form = {"move": "play 1", "question": "1", "text": "Hi", "do": "resign", "agree": "yes"}
        form |= {"name": "Bob", "sure": "yes"}
        deeds = ("moves", "say", "undo", "hint", "end", "rematch", "stand-in", "seats", "phone", "wrong", "company")
        for path in deeds:
            got = await tablet.asks("POST", f"/tables/{table}/{path}", form)
            assert got.status == 409, (path, got.status, got.content)
        for path in ("move", "chat", "undo"):
            got = await tablet.asks("POST", f"/api/tables/{table}/{path}", {}, **{"content-type": "application/json"})
            assert got.status in (409, 422), (path, got.status)
        assert await hall.store.entries(table) == before
        told = (await tablet.asks("GET", f"/api/tables/{table}")).content
        assert json.loads(told)["you"] is None, "nor does a program on the device see anybody's view"
        assert await tablet.goes(f"/tables/{table}/leave") == "/tables"
        page = await tablet.get(f"/tables/{table}/curtain")
        assert "say-form" not in page, "nobody is there who could speak"


async def test_who_acts_is_who_has_the_device(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        tablet = Tablet(app)
        table = await tablet.opens("Ann", "Bob", "Cid")
        await tablet.begins(table)
        for seat, name in enumerate([one.name for one in (await hall.table(table)).seats]):
            await tablet.takes(table, seat)
            await tablet.post(f"/tables/{table}/say", text="'I was here")
            assert (await hall.seen(table, None)).chat[-1].name == name
            assert SAY("share-leave", name=name) in await tablet.get(f"/tables/{table}/leave")
        await tablet.post(f"/tables/{table}/seats", do="stand", sure="yes")
        assert [one.name for one in (await hall.table(table)).seats if one.stand_in] == [name]


async def test_a_device_takes_no_seat_of_anybody_elses(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        tablet, other = Tablet(app), Tablet(app, "192.0.2.9")
        table = await tablet.opens("Ann", "Bob", seats=4)
        await other.post("/name", name="Eve")
        await other.post(f"/tables/{table}/company", name="Fay")
        await tablet.begins(table)
        seats = [one.name for one in (await hall.table(table)).seats]
        for device, own, foreign in ((tablet, ("Ann", "Bob"), "Fay"), (other, ("Fay",), "Bob")):
            await device.post(f"/tables/{table}/curtain", 403, who=str(seats.index(foreign)))
            await device.post(f"/tables/{table}/curtain", 403, who="77")
            for name in own:
                await device.post(f"/tables/{table}/curtain", who=str(seats.index(name)))
        stolen = tablet.cookies[COMPANY, "/"]
        other.cookies[COMPANY, "/"] = stolen
        await other.post(f"/tables/{table}/curtain", 403, who=str(seats.index("Bob")))
        other.cookies[FRONT, f"/tables/{table}"] = tablet.cookies[FRONT, f"/tables/{table}"]
        assert "onlooker" in await other.get(f"/tables/{table}"), "nobody's guests but one's own"
        other.cookies[COMPANY, "/"] = "made.up"
        assert "onlooker" in await other.get(f"/tables/{table}")


# --- secrecy


def dealt_anew(table_id: str, entries: list[Any], name: str | None, seed: float) -> Table:
    """The same table with all dealt anew that a seat can't know, or an onlooker."""
    twin = Table.of(table_id, entries)
    match = twin.playing()
    match.state = match.game.guess(match.state, -1 if name is None else match.names.index(name), Random(seed))
    match.state.log = []
    match.answers = [(who, phrase if who == name else "unknown") for who, phrase in match.answers]
    match.secret = "unknown"
    return twin


async def everything(app: FastAPI, table: str, tablet: Tablet, shown: int) -> dict[str, Any]:
    """Every answer that the device can get of a table, with all its headers; it is left as it was."""
    there, kept, found = await app.state.hall.table(table), dict(tablet.cookies), {}
    for method, path in routes_of(app):
        if method == "GET" and path.startswith("/tables/{table_id}"):
            for url in urls(path, table, there.names, there.opening.code):
                if path.endswith("}/stream"):
                    url += f"{'&' if '?' in url else '?'}front={shown}"
                got = await tablet.asks("GET", url)
                found[url] = (got.status, got.headers, got.content)
                tablet.cookies = dict(kept)
    return found


@pytest.mark.parametrize("seed", range(3))
async def test_the_device_gets_what_is_in_front_of_it_and_at_the_curtain_what_everybody_may_know(
    tmp_path: Path, seed: int
) -> None:
    rng, compared = Random(seed), [0, 0]
    async with house(tmp_path) as (app, hall):
        tablet = Tablet(app)
        table = await tablet.opens("Ann", "Bob", "Cid")
        for person in (await people_of(hall, table)).values():
            hall.presence.arrive(table, person)
        await tablet.begins(table)
        while (there := await hall.table(table)).status == "playing":
            covered = (await tablet.asks("GET", f"/tables/{table}")).status == 303
            if covered:
                await tablet.get(f"/tables/{table}/curtain")
            front = tablet.cookies.get((FRONT, f"/tables/{table}"), "").partition(".")[0]
            seat = next((at for at, one in enumerate(there.seats) if one.person == front), -1)
            assert covered == (seat == -1)
            if rng.random() < 0.6:
                entries = await hall.store.entries(table)
                before = await everything(app, table, tablet, seat)
                twin = dealt_anew(table, entries, None if covered else there.seats[seat].name, rng.random())
                hall.tables.lives[table] = Live(table, twin, twin.seq)
                after = await everything(app, table, tablet, seat)
                assert before.keys() == after.keys()
                for asked, told in before.items():
                    assert told == after[asked], asked
                hall.tables.lives[table] = Live(table, Table.of(table, entries), len(entries))
                compared[covered] += 1
            if covered:
                await tablet.takes(table, await tablet.passed_to(table) or 0)
            else:
                await answers(tablet, hall, table, rng)
        assert all(compared)


async def test_the_stream_of_whoever_had_the_device_tells_nothing_more(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        tablet = Tablet(app)
        table = await tablet.opens("Ann", "Bob", "Cid")
        await tablet.begins(table)
        seat = await tablet.passed_to(table) or 0
        await tablet.takes(table, seat)
        stream = partial(tablet.asks, "GET")
        first = await stream(f"/tables/{table}/stream?since=0&front={seat}")
        assert b"event: view" in first.content
        await answers(tablet, hall, table, Random(1))
        for shown in (seat, (seat + 1) % 3, (seat + 2) % 3):
            told = await stream(f"/tables/{table}/stream?since=3&front={shown}")
            assert re.fullmatch(rb'event: pass\ndata: \{"go":"/tables/[\w-]+/curtain\?since=\d+"\}\n\n', told.content)
        told = await stream(f"/tables/{table}/stream?since=3&front=-1")
        assert b"event: view" in told.content


async def test_the_curtain_tells_step_by_step_what_happened_since(tmp_path: Path) -> None:
    """The page is drawn as it was, and its stream tells the rest as everybody may know it."""
    async with house(tmp_path) as (app, hall):
        tablet = Tablet(app)
        table = await tablet.opens("Ann", "Bob", "Cid")
        await tablet.begins(table)
        whole = await tablet.get(f"/tables/{table}/curtain")
        then = await tablet.get(f"/tables/{table}/curtain?since=4")
        lines = int(re.search(r'data-lines="(\d+)"', whole)[1])  # type: ignore[index]
        assert lines > 0
        assert f'data-lines="{lines}"' in then, "there was nothing before"
        await tablet.takes(table, await tablet.passed_to(table) or 0)
        seen = (await hall.table(table)).seq_for(None)
        await answers(tablet, hall, table, Random(1))
        whole = await tablet.get(f"/tables/{table}/curtain")
        then = await tablet.get(f"/tables/{table}/curtain?since={seen}")
        assert f'data-seq="{seen}"' in then
        assert f'data-lines="{lines}"' in then
        assert f'data-lines="{lines}"' not in whole
        told = await tablet.asks("GET", f"/tables/{table}/stream?since={seen}&front=-1")
        assert b'"steps":[{' in told.content


# --- without secrets


async def test_where_nothing_is_hidden_the_next_one_is_simply_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        tablet, rng = Tablet(app), Random(4)
        table = await tablet.opens("Ann", "Bob", game="quarriors")
        await tablet.begins(table)
        asked = set()
        for _ in range(30):
            (name,) = (await hall.seen(table, None)).turn
            assert f"Your move, {name}" in await tablet.get(f"/tables/{table}")
            assert await tablet.goes(f"/tables/{table}/curtain") == f"/tables/{table}"
            await answers(tablet, hall, table, rng)
            asked.add(name)
        assert asked == {"Ann", "Bob"}


# --- who they are


async def test_who_has_played_on_the_device_before_is_the_same_person_next_time(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        tablet = Tablet(app)
        first = await people_of(hall, await tablet.opens("Ann", "Bob"))
        table = await tablet.opens("Ann", seats=4)
        assert '<option value="Bob">' in await tablet.get(f"/tables/{table}")
        for name in (" bob ", "Bob", "Cid"):
            await tablet.post(f"/tables/{table}/company", name=name)
        second = await people_of(hall, table)
        assert second["Bob"] == first["Bob"]
        assert second["Bob 2"] != first["Bob"], "who is here already is somebody else"


async def test_a_guest_goes_on_with_a_phone_and_is_asked_there_alone(tmp_path: Path, url: str) -> None:
    async with house(tmp_path, database=url) as (app, hall):
        tablet, phone = Tablet(app), Tablet(app, "192.0.2.9")
        table = await tablet.opens("Ann", "Bob", "Cid")
        await tablet.begins(table)
        seats = [one.name for one in (await hall.table(table)).seats]
        await tablet.takes(table, seats.index("Ann"))
        got = await tablet.asks("POST", f"/tables/{table}/phone")
        assert dict(got.headers)[b"location"] == b"/you", "whose device it is has a page for that"
        await tablet.takes(table, seats.index("Bob"))
        page = await tablet.post(f"/tables/{table}/phone", 200)
        code = re.search(r"/go-on/([\w-]+)", page)[1]  # type: ignore[index]
        assert SAY("you-go-on-yes", name="Bob") in await phone.get(f"/go-on/{code}")
        await phone.post("/you/enter", code=code, sure="yes")
        assert "onlooker" not in await phone.get(f"/tables/{table}")
        assert (await hall.seen(table, (await people_of(hall, table))["Bob"])).you == "Bob"
        told = await tablet.asks("GET", f"/tables/{table}/stream?front={seats.index('Bob')}")
        assert b"event: pass" in told.content
        curtain = await tablet.get(f"/tables/{table}/curtain")
        assert f'name="who" value="{seats.index("Bob")}"' not in curtain
        await tablet.post(f"/tables/{table}/curtain", 403, who=str(seats.index("Bob")))


async def test_a_device_that_is_signed_out_forgets_its_guests(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        tablet = Tablet(app)
        table = await tablet.opens("Ann", "Bob")
        await tablet.begins(table)
        kept = dict(tablet.cookies)
        device = re.search(r'name="device" value="([\w-]+)"', await tablet.get("/you"))[1]  # type: ignore[index]
        await tablet.post("/you/sign-out", device=device, sure="yes")
        assert not [name for name, _ in tablet.cookies if name in ("mischia", COMPANY)]
        tablet.cookies = kept
        assert "onlooker" in await tablet.get(f"/tables/{table}"), "its cookies are void too"
        assert hall is app.state.hall


async def test_what_can_not_be_is_refused_with_why(tmp_path: Path) -> None:
    async with house(tmp_path, rate=50.0, caps=Caps(new_people_per_address=3)) as (app, _):
        tablet, stranger = Tablet(app), Tablet(app, "192.0.2.9")
        table = await tablet.opens("Ann", "Bob", seats=4)
        assert SAY("error-bad-name", most=24) in await tablet.post(f"/tables/{table}/company", 400, name="  ")
        assert "chance" in await tablet.post(f"/tables/{table}/company", 400, name="chance")
        await stranger.post(f"/tables/{table}/company", 401, name="Eve")
        await tablet.post(f"/tables/{table}/company", name="Cid")
        await tablet.post(f"/tables/{table}/company", 429, name="Dee")
        await tablet.post(f"/tables/{table}/curtain", 409, who="0")


async def test_guests_leave_before_the_match_and_tell_of_themselves(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        tablet, other = Tablet(app), Tablet(app, "192.0.2.9")
        table = await tablet.opens("Ann", game="swords", seats=4)
        await other.post("/name", name="Eve")
        await other.post(f"/tables/{table}/seats", do="sit 1")
        await other.post(f"/tables/{table}/company", name="Fay")
        page = await other.get(f"/tables/{table}")
        assert 'id="tell-statures-2"' in page
        await other.post(f"/tables/{table}/seats", do="tell statures", seat="2", value="171")
        seats = (await hall.table(table)).seats
        assert [seat.told for seat in seats[:3]] == [{}, {}, {"statures": 171}]
        await other.post(f"/tables/{table}/seats", 403, do="stand", seat="0")
        await other.post(f"/tables/{table}/seats", do="stand", seat="2")
        assert [seat.kind for seat in (await hall.table(table)).seats] == ["person", "person", "open", "open"]


async def test_the_clock_starts_at_the_tap(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        tablet = Tablet(app)
        table = await tablet.opens("Ann", "Bob", clock="seconds", limit="30")
        await tablet.begins(table)
        seat = await tablet.passed_to(table) or 0
        there, turn = await hall.table(table), (await hall.seen(table, None)).turn
        for other in [at for at, one in enumerate(there.seats) if one.kind == "person" and one.name not in turn]:
            await tablet.takes(table, other)
        await tablet.takes(table, seat)
        assert await tablet.passed_to(table) == seat
        taken = [entry for entry in await hall.store.entries(table) if entry.kind == "take"]
        assert [entry.who for entry in taken] == [there.seats[seat].person], "who only looks has no clock"
        assert isinstance(await hall.people.person(taken[0].who), Person)
