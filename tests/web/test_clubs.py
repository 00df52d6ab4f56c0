"""The pages of clubs: members alone see them, and they tell nothing that is hidden."""

import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest
from fastapi import FastAPI
from sqlalchemy import Connection, update

from mischia.core.language import LANGUAGES, Words
from mischia.table.codes import new_code
from mischia.table.hall import Hall
from mischia.table.record import UNRATED
from mischia.table.store.clubhouse import Club
from mischia.table.store.finished import YES
from mischia.table.store.schema import MATCHES
from mischia.table.store.store import Person
from mischia.web.pages.drawing import RATED
from tests.table.halls import one_move
from tests.web.asking import Answer, ask
from tests.web.viewers import Viewer, badge, house

pytestmark = pytest.mark.anyio


class Evening:
    """A club of three with a game that is over and one that goes on, both with a guest; and a game of no club."""

    def __init__(self, app: FastAPI, hall: Hall) -> None:
        self.app, self.hall = app, hall

    async def begin(self) -> "Evening":
        people = [await self.hall.people.welcome(name) for name in ("Ann", "Bob", "Cid", "Dora", "Eve")]
        self.ann, self.bob, self.cid, self.guest, self.eve = people
        self.club = await self.hall.clubs.found(self.ann.id, "The Thursday Bruisers")
        for person in (self.bob, self.cid):
            await self.hall.clubs.join(person.id, self.club.code or "")
        self.over = await self.played([self.ann, self.bob, self.guest], self.club)
        self.private = await self.played([self.ann, self.bob, self.guest])
        self.running = await self.played([self.ann, self.bob, self.guest], self.club, over=False)
        self.path = f"/clubs/{self.club.id}"
        return self

    async def played(self, people: list[Person], club: Club | None = None, over: bool = True) -> str:
        table = await self.hall.openings.open(people[0], "quickshot", seats=len(people), club=club)
        for person in people[1:]:
            await self.hall.act(table, person.id, "sit", {"name": person.name})
        await self.hall.act(table, people[0].id, "start")
        rng = Random(1)
        while over and await one_move(self.hall, table, people, rng):
            pass
        return table

    async def gets(self, path: str, viewer: Viewer = None) -> Answer:
        return await ask(self.app, "GET", path, badge(self.app, viewer, path))

    async def reads(self, path: str, viewer: Viewer = None) -> str:
        got = await self.gets(path, viewer)
        assert got.status == 200, got.content
        return got.content.decode()

    async def sends(self, path: str, viewer: Viewer = None, **form: str) -> Answer:
        headers = {**badge(self.app, viewer, path), "content-type": "application/x-www-form-urlencoded"}
        return await ask(self.app, "POST", path, headers, urlencode(form).encode())

    async def evening(self, viewer: Person) -> str:
        """The address of the only evening."""
        (found,) = set(re.findall(rf'"({self.path}/evenings/[-0-9]+)"', await self.reads(self.path, viewer)))
        return str(found)


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Evening]:
    async with house(tmp_path) as (app, hall):
        yield await Evening(app, hall).begin()


def where(got: Answer) -> str:
    return dict(got.headers)[b"location"].decode()


async def test_members_alone_see_a_club(there: Evening) -> None:
    evening = await there.evening(there.cid)
    for path in (there.path, f"{there.path}?member=1", f"{there.path}/evenings", evening):
        for viewer in (there.ann, there.bob, there.cid):
            assert "The Thursday Bruisers" in await there.reads(path, viewer)
        for stranger in (there.eve, there.guest):
            got = await there.gets(path, stranger)
            assert got.status == 404
            nowhere = await there.gets(path.replace(there.club.id, "nowhere"), stranger)
            assert got.content == nowhere.content.replace(b"nowhere", there.club.id.encode()), (
                "not even that it is there"
            )
        assert (await there.gets(path)).status == 303


async def test_only_tables_opened_for_the_club_are_shown(there: Evening) -> None:
    evening = await there.evening(there.cid)
    for viewer in (there.ann, there.cid):
        texts = [await there.reads(path, viewer) for path in (there.path, f"{there.path}/evenings", evening)]
        assert not any(there.private in text for text in texts)
    page = await there.reads(there.path, there.cid)
    assert f'href="/tables/{there.running}"' in page
    assert f'href="/tables/{there.over}/replay"' in await there.reads(evening, there.cid)


async def test_nobodys_id_is_shown_nor_a_card(there: Evening) -> None:
    evening = await there.evening(there.cid)
    everybody = (there.ann, there.bob, there.cid, there.guest)
    hands = [(await there.hall.seen(there.running, one.id)) for one in everybody[:2]]
    for path in (there.path, f"{there.path}/evenings", evening, "/clubs"):
        text = await there.reads(path, there.cid)
        assert not any(one.id in text for one in everybody), path
    other = await there.reads(there.path, there.cid)
    for seen in hands:
        assert not any(phrase in other for phrase in seen.choices or ())


async def test_what_is_hidden_at_a_table_changes_nothing_in_a_club(there: Evening) -> None:
    """A choice that is put away changes no byte of what another member is shown."""
    table = there.running
    people = [there.ann, there.bob, there.guest]
    for _ in range(3):
        if (await there.hall.seen(table, None)).secret_choice:
            break
        await one_move(there.hall, table, people, Random(1))
    seen = await there.hall.seen(table, None)
    assert seen.secret_choice
    chooser = next(one for one in people if one.name in seen.turn)
    own = await there.hall.seen(table, chooser.id)
    first, second, *_ = own.choices or {}
    await there.hall.move(table, chooser.id, first, own.number)
    await there.gets(there.path, there.cid)  # what is new to them is not any more
    before = await there.reads(there.path, there.cid)
    await there.hall.move(table, chooser.id, second, own.number)
    assert await there.reads(there.path, there.cid) == before


async def test_a_shared_evening_tells_names_and_results_and_nothing_else(there: Evening) -> None:
    evening = await there.evening(there.bob)
    assert (await there.sends(f"{evening}/share", there.eve, do="make")).status == 404
    assert (await there.sends(f"{evening}/share", there.bob, do="make")).status == 303
    (link,) = re.findall(r"/evenings/([\w-]{22})", await there.reads(evening, there.ann))
    for viewer in (None, there.eve, there.ann):
        text = await there.reads(f"/evenings/{link}", viewer)
        assert all(name in text for name in ("Ann", "Bob", "Dora", "The Thursday Bruisers"))
        told = (there.over, there.running, there.club.id, there.club.code or "?", "Cid", "/replay")
        assert not any(secret in text for secret in told)
    assert (await there.sends(f"{evening}/share", there.ann, do="withdraw")).status == 303
    assert (await there.gets(f"/evenings/{link}")).status == 404
    assert (await there.sends(f"{evening}/share", there.ann, do="dance")).status == 400
    assert (await there.gets("/evenings/nothing")).status == 404


async def test_a_link_is_looked_at_without_joining(there: Evening) -> None:
    door = f"/clubs/in/{there.club.code}"
    for viewer in (None, there.eve):
        text = await there.reads(door, viewer)
        assert "The Thursday Bruisers" in text
        assert not any(secret in text for secret in ("Ann", "Bob", there.club.id))
    assert (await there.gets(there.path, there.eve)).status == 404
    assert where(await there.gets(door, there.bob)) == there.path
    got = await there.sends("/clubs/in", there.eve, code=there.club.code or "", sure="yes")
    assert where(got) == there.path
    assert "Eve" in await there.reads(there.path, there.ann)
    new = await there.sends("/clubs/in", None, code=(there.club.code or "").lower(), sure="yes", name="Fay")
    assert (new.status, where(new)) == (303, there.path)
    assert b"set-cookie" in dict(new.headers)


async def test_a_club_code_is_good_where_codes_are_typed(there: Evening) -> None:
    code = there.club.code or ""
    assert where(await there.sends("/join", there.eve, code=f"{code[:4]} {code[4:]}")) == f"/clubs/in/{code}"
    assert (await there.sends("/join", there.eve, code=new_code(8))).status == 404
    wrong = await there.sends("/clubs/in", there.eve, code=new_code(8))
    assert wrong.status == 404
    assert b"No club has this code" in wrong.content


async def test_whoever_tries_many_codes_waits(there: Evening) -> None:
    statuses = [(await there.gets(f"/clubs/in/{new_code(8)}", there.eve)).status for _ in range(25)]
    assert statuses[:20] == [404] * 20
    assert 429 in statuses[20:]


async def test_a_club_is_founded_and_left(there: Evening) -> None:
    got = await there.sends("/clubs", there.eve, club="Eve’s own")
    path = where(got).partition("#")[0]
    assert "Eve’s own" in await there.reads("/clubs", there.eve)
    assert "Two friends and one grudge" in await there.reads(path, there.eve)
    refused = await there.sends("/clubs", there.eve, club=" ")
    assert refused.status == 400
    assert b"1 to 32 letters" in refused.content
    asked = await there.sends(f"{path}/leave", there.eve)
    assert asked.status == 200
    assert b"You are the last one" in asked.content
    assert where(await there.sends(f"{path}/leave", there.eve, sure="yes")) == "/clubs"
    assert (await there.gets(path, there.eve)).status == 404


async def test_whoever_looks_after_a_club_removes_and_renews(there: Evening) -> None:
    for path, form in (
        ("invite", {"do": "new"}),
        ("invite", {"do": "stop"}),
        ("remove", {"member": "3", "sure": "yes"}),
    ):
        assert (await there.sends(f"{there.path}/{path}", there.bob, **form)).status == 403
        assert (await there.sends(f"{there.path}/{path}", there.eve, **form)).status == 404
    assert b"Remove Cid" in (await there.sends(f"{there.path}/remove", there.ann, member="3")).content
    assert (await there.sends(f"{there.path}/remove", there.ann, member="3", sure="yes")).status == 303
    assert (await there.gets(there.path, there.cid)).status == 404
    assert (await there.sends(f"{there.path}/remove", there.ann, member="99")).status == 400
    assert (await there.sends(f"{there.path}/invite", there.ann, do="stop")).status == 303
    assert "Nobody is invited" in await there.reads(there.path, there.ann)


async def test_the_next_evening_is_proposed_and_answered(there: Evening) -> None:
    next = f"{there.path}/next"
    assert (await there.sends(next, there.ann, do="propose", day="soon", time="late")).status == 400
    assert (await there.sends(next, there.ann, do="come")).status == 409
    day = "2026-11-19"
    there.hall.clubs.clock = lambda: 1_795_000_000.0  # 18 November 2026
    assert (await there.sends(next, there.ann, do="propose", day=day, time="20:30")).status == 303
    text = await there.reads(there.path, there.bob)
    assert "Thursday 19 November, 20:30" in text
    assert "One comes. 2 have not said." in text
    assert (await there.sends(next, there.bob, do="come")).status == 303
    assert (await there.sends(next, there.cid, do="stay")).status == 303
    assert "2 come. All have said." in await there.reads(there.path, there.bob)
    assert (await there.sends(next, there.cid, do="off")).status == 303
    assert "No date yet" in await there.reads(there.path, there.bob)
    assert (await there.sends(next, there.eve, do="come")).status == 404
    assert (await there.sends(next, there.bob, do="sing")).status == 400


async def test_what_waits_for_you_is_counted_since_you_looked(there: Evening) -> None:
    table, people = there.running, [there.ann, there.bob, there.guest]
    for person in people:
        await there.gets(f"/tables/{table}", person)
    for _ in range(2):
        await one_move(there.hall, table, people, Random(1))
    turn = (await there.hall.seen(table, None)).turn
    while not {"Ann", "Bob"} & set(turn):
        await one_move(there.hall, table, people, Random(1))
        turn = (await there.hall.seen(table, None)).turn
    waited = there.ann if "Ann" in turn else there.bob
    text = await there.reads(there.path, waited)
    assert "One table waits for you" in text
    assert re.search(r"<i>\+\d</i>new moves?", text)
    assert "Nobody waits for you" in await there.reads(there.path, there.cid)


async def test_new_evenings_are_new_until_they_are_seen(there: Evening) -> None:
    assert 'class="fresh"' in await there.reads(there.path, there.cid)
    assert 'class="fresh"' not in await there.reads(there.path, there.cid)
    assert 'class="fresh"' in await there.reads(there.path, there.bob)


async def test_a_table_is_set_up_for_ones_own_club_alone(there: Evening) -> None:
    setup = await there.reads(f"/new/quickshot?club={there.club.id}", there.ann)
    assert re.search(rf'value="{there.club.id}" selected', setup)
    assert there.club.id not in await there.reads("/new/quickshot", there.eve)
    form: dict[str, Any] = {"game": "quickshot", "seats": "3", "sit": "yes", "club": there.club.id}
    table = where(await there.sends("/tables", there.ann, **form))
    lobby = await there.reads(table, there.guest)
    assert "For the club The Thursday Bruisers" in lobby
    assert there.club.id not in lobby
    refused = await there.sends("/tables", there.eve, **form)
    assert refused.status == 409
    assert b"You are in no such club" in refused.content
    assert (await there.sends(f"{table}/club", there.bob, club=there.club.id)).status == 403
    assert (await there.sends(f"{table}/club", there.ann, club="")).status == 303
    assert "For the club" not in await there.reads(table, there.guest)
    assert (await there.sends(f"{table}/club", there.ann, club="other")).status == 409


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pages_are_drawn_in_every_language(there: Evening, language: str) -> None:
    ann = await there.hall.people.rename(there.ann, language=language)
    for path in ("/clubs", there.path, f"{there.path}/evenings", await there.evening(ann)):
        assert f'<html lang="{language}">' in await there.reads(path, ann)


def say_rated(table: str, reason: str, connection: Connection) -> None:
    connection.execute(update(MATCHES).where(MATCHES.c.table_id == table).values(rated=reason))


async def test_every_reason_why_a_match_is_not_rated_is_told(there: Evening) -> None:
    assert {*UNRATED, YES} == set(RATED)
    for reason, message in RATED.items():
        await there.hall.store.desk.write(partial(say_rated, there.over, reason))
        for path in ("/history", await there.evening(there.ann)):
            assert Words("en")(message) in await there.reads(path, there.ann)


async def test_what_is_typed_into_an_address_is_refused_and_breaks_nothing(there: Evening) -> None:
    for path in ("?member=x", "?member=99", "/evenings/yesterday", "/evenings/2026-99-99", "/evenings/2020-01-01"):
        assert (await there.gets(f"{there.path}{path}", there.ann)).status in (400, 404, 422), path
    assert (await there.gets("/clubs/%00", there.ann)).status in (404, 422)
