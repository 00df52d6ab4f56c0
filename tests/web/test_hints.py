"""Hints at the site: who asks gets plates and a sentence, and nobody else anything but that they ask."""

from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import orjson
import pytest
from fastapi import FastAPI

from mischia.core.language import LANGUAGES, Words
from mischia.table.coaching import Coaching
from mischia.table.hall import Hall
from mischia.table.store.store import Person
from tests.table.coach import Here, alone
from tests.table.halls import seated
from tests.web.asking import Answer, ask
from tests.web.viewers import house

pytestmark = pytest.mark.anyio
JSON = {"accept": "application/json"}
ORIGIN = {"sec-fetch-site": "same-origin"}
BY_THE_COACH = (b'class="odds', b"continuations", b"seguiti", b"suites")


def coached(app: FastAPI) -> Here:
    """Let the site's coach think at once."""
    minds = Here()
    app.state.coaching = Coaching(app.state.hall, minds)
    return minds


async def posts(app: FastAPI, path: str, person: Person, form: dict[str, Any], accept: str) -> Answer:
    badge = {"cookie": f"mischia={app.state.badges.cookie(person)}", "accept": accept, **ORIGIN}
    return await ask(app, "POST", f"/tables/{path}", badge, urlencode(form).encode())


async def asks(app: FastAPI, table: str, person: Person, number: int, accept: str = "application/json") -> Answer:
    return await posts(app, f"{table}/hint", person, {"question": number}, accept)


async def page(app: FastAPI, table: str, person: Person | None) -> bytes:
    cookie = {} if person is None else {"cookie": f"mischia={app.state.badges.cookie(person)}"}
    return (await ask(app, "GET", f"/tables/{table}", {"accept": "text/html", **cookie})).content


async def agreed(hall: Hall) -> tuple[str, Person, list[Person], int]:
    """A table where all may ask: the one who is asked, the others, the number of the question."""
    table, people = await seated(hall, hints=True)
    seen = await hall.seen(table, None)
    asked = next(one for one in people if one.name == seen.turn[0])
    return table, asked, [one for one in people if one is not asked], seen.number


@pytest.mark.parametrize("language", LANGUAGES)
async def test_plates_for_the_moves_and_a_sentence_in_the_readers_language(tmp_path: Path, language: str) -> None:
    async with house(tmp_path) as (app, hall):
        coached(app)
        table, asked, _, number = await agreed(hall)
        asked = await hall.people.rename(asked, language=language)
        seen, say = await hall.seen(table, asked.id), Words(language)
        told = orjson.loads((await asks(app, table, asked, number)).content)["hint"]
        assert told["question"] == str(number)
        assert {plate["move"] for plate in told["plates"]} <= set(seen.choices or ())
        assert told["title"].startswith(say("web-hint-pick"))
        first, *others = [plate["html"] for plate in told["plates"]]
        assert say("web-hint-pick") in first
        assert others
        assert not any(say("web-hint-pick") in other for other in others)
        assert say("web-hint-a-guess") in told["why"]
        assert 'popovertarget="coach"' in told["why"]


async def test_others_hear_that_somebody_asks_and_nothing_of_the_answer(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        coached(app)
        table, asked, others, number = await agreed(hall)
        assert (await asks(app, table, asked, number)).status == 200
        for viewer in (*others, asked, None):  # the asker too, who loads the page again
            html = await page(app, table, viewer)
            assert f"{asked.name} asks the coach.".encode() in html
            assert not any(word in html for word in BY_THE_COACH)


async def test_without_script_the_page_itself_tells_it(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        coached(app)
        table, asked, _, number = await agreed(hall)
        answer = await asks(app, table, asked, number, "text/html")
        assert answer.status == 200
        assert b'class="hinted"' in answer.content
        assert b"imagined continuations" in answer.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_that_did_not_agree_refuses_in_words(tmp_path: Path, language: str) -> None:
    async with house(tmp_path) as (app, hall):
        minds = coached(app)
        table, people = await seated(hall)
        seen = await hall.seen(table, None)
        asked = next(one for one in people if one.name == seen.turn[0])
        asked = await hall.people.rename(asked, language=language)
        answer = await asks(app, table, asked, seen.number)
        assert answer.status == 409
        assert orjson.loads(answer.content)["refusal"] == Words(language)("error-no-hints")
        assert minds.thoughts == 0
        assert b'class="btn ask-coach"' not in await page(app, table, asked)


async def test_the_button_is_there_for_whoever_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        table, asked, others, _ = await agreed(hall)
        assert b'class="btn ask-coach"' in await page(app, table, asked)
        for viewer in (*others, None):
            assert b'class="btn ask-coach"' not in await page(app, table, viewer)


async def program(app: FastAPI, path: str, person: Person, body: dict[str, Any]) -> Answer:
    badge = {"authorization": f"Bearer {app.state.badges.token(person)}", "content-type": "application/json"}
    return await ask(app, "POST", f"/api/tables/{path}", badge, orjson.dumps(body))


async def test_a_program_asks_too(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        minds = coached(app)
        table, ann, number = await alone(hall)
        person = await hall.people.person(ann)
        assert person is not None
        answer = await program(app, f"{table}/hint", person, {"number": number})
        told = orjson.loads(answer.content)
        assert answer.status == 200
        assert {one["move"] for one in told["moves"]} <= set((await hall.seen(table, ann)).choices or ())
        assert all(0 <= one["low"] <= one["chance"] <= one["high"] <= 1 for one in told["moves"])
        assert told["even"] == 0.25
        assert minds.thoughts == 1
        assert (await program(app, f"{table}/hint", person, {"number": number + 7})).status == 409
        assert (await program(app, f"{table}/hint", person, {})).status == 422


async def test_what_is_agreed_is_seen_and_chosen_before_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        ann, bob = [await hall.people.welcome(name) for name in ("Ann", "Bob")]
        table = await hall.openings.open(ann, "quickshot", seats=4)
        say = Words("en")
        assert say("web-hints-alone").encode() in await page(app, table, ann)
        await hall.act(table, bob.id, "sit", {"name": "Bob"})
        assert f"<li>{say('web-hints-no')}</li>".encode() in await page(app, table, bob)
        answer = await posts(app, f"{table}/change", ann, {"seats": 4, "hints": "yes"}, "application/json")
        assert answer.status == 200
        assert f"<li>{say('web-hints-yes')}</li>".encode() in await page(app, table, bob)
        assert b"has changed: Hints." in await page(app, table, bob)
