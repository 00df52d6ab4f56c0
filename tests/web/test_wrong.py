"""\"That's wrong!\": what somebody disputes comes to the host as a scenario, and no secret of others before the end."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import orjson
import pytest
from fastapi import FastAPI

from mischia.cli import main
from mischia.core import fate
from mischia.core.language import LANGUAGES, Words
from mischia.core.scenario import parse, run
from mischia.games import GAMES
from mischia.table import disputes
from mischia.table.hall import Hall
from mischia.table.store import inbox
from mischia.table.store.inbox import Inbox
from mischia.table.store.store import Person
from tests.table.halls import one_move, opened, seated
from tests.web.asking import Answer, ask
from tests.web.viewers import house

pytestmark = pytest.mark.anyio
JSON, HTML = "application/json", "text/html"
NASTY = "Ann <script>alert(1)</script>\r\n- id: evil\x1b[2J\n  game: chess"


@pytest.fixture(autouse=True)
def the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance says the same in every run: a match must be long enough to be disputed."""
    monkeypatch.setattr(fate, "new_secret", lambda: "3" * 64)


async def asks(app: FastAPI, person: Person | None, url: str, form: Any = None, accept: str = JSON) -> Answer:
    badge = {"accept": accept, "sec-fetch-site": "same-origin"}
    if person is not None:
        badge["cookie"] = f"mischia={app.state.badges.cookie(person)}"
    if form is None:
        return await ask(app, "GET", url, badge)
    return await ask(app, "POST", url, badge, urlencode(form).encode())


async def says(app: FastAPI, person: Person, table: str, text: str = "Not so.", **what: Any) -> Answer:
    return await asks(app, person, f"/tables/{table}/wrong", {"text": text, **what})


async def some_moves(hall: Hall, table: str, people: list[Person], many: int) -> None:
    rng = Random(5)
    for _ in range(many):
        if not await one_move(hall, table, people, rng):
            return


def scenarios_hold(text: str) -> int:
    found = parse(text, "inbox.yaml")
    for scenario in found:
        run(scenario, GAMES)
    return len(found)


async def test_a_line_comes_to_the_inbox_and_is_whole_when_the_match_is_over(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        table, people = await seated(hall)
        ann, bob = people[:2]
        await some_moves(hall, table, people, 12)
        box = orjson.loads((await asks(app, ann, f"/tables/{table}/wrong?line=4")).content)["box"]
        assert "QS-" in box
        assert 'name="line" value="4"' in box
        got = await says(app, ann, table, line=4)
        assert got.status == 200
        (letter,) = await Inbox(hall.store).letters()
        id = letter.dispute.id
        assert not letter.open
        assert letter.dispute.said == "Not so."
        assert scenarios_hold(letter.own_file) == 0  # remarks
        assert scenarios_hold(letter.dispute.whole) == 1
        url = f"/tables/{table}/wrong/{id}?file=1"
        assert (await asks(app, ann, url)).content.decode() == letter.dispute.heard
        assert (await asks(app, bob, url)).status == 404
        await some_moves(hall, table, people, 1000)
        assert (await asks(app, ann, url)).content.decode() == letter.dispute.whole
        (letter,) = await Inbox(hall.store).letters()
        assert letter.open
        assert letter.own_file == letter.dispute.whole


async def test_every_line_of_every_viewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks on may dispute too; a line that is not there can't be."""
    monkeypatch.setattr(inbox, "A_DAY", 100)
    async with house(tmp_path) as (app, hall):
        table, people = await seated(hall)
        eve = await hall.people.welcome("Eve")
        await some_moves(hall, table, people, 9)
        page = await asks(app, eve, f"/tables/{table}/wrong", accept=HTML)
        lines = [int(at) for at in re.findall(rb"line=(\d+)", page.content)]
        assert lines == sorted(lines, reverse=True)
        for line in lines:
            got = await says(app, eve, table, line=line, text=f"no {line}")
            assert got.status == 200, line
        found = await Inbox(hall.store).letters()
        assert len(found) == len(lines)
        assert all(scenarios_hold(letter.dispute.whole) == 1 for letter in found)
        assert (await says(app, eve, table, line=10_000)).status == 409


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_refusal_can_be_disputed_at_once(tmp_path: Path, language: str) -> None:
    async with house(tmp_path) as (app, hall):
        table, people = await seated(hall)
        ann = await hall.people.rename(people[0], language=language)
        number = (await hall.seen(table, ann.id)).number
        form: dict[str, Any] = {"move": "play 99", "question": number}
        told = orjson.loads((await asks(app, ann, f"/tables/{table}/moves", form)).content)
        assert told["dispute"].startswith(f"/tables/{table}/wrong?")
        page = await asks(app, ann, f"/tables/{table}/moves", form, HTML)
        assert Words(language)("web-wrong").encode() in page.content
        box = orjson.loads((await asks(app, ann, told["dispute"])).content)["box"]
        assert "play 99" in box
        assert (await says(app, ann, table, **form)).status == 200
        (letter,) = await Inbox(hall.store).letters()
        assert scenarios_hold(letter.own_file) == 1  # it looks the same to her
        assert scenarios_hold(letter.dispute.whole) == 1
        eve = await hall.people.welcome("Eve")
        assert (await says(app, eve, table, **form)).status == 403
        legal = next(iter((await hall.seen(table, ann.id)).choices or ["play 98"]))
        assert (await says(app, ann, table, move=legal, question=number)).status in (200, 400)


async def test_whatever_is_written_stays_words(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        table, people = await seated(hall)
        await some_moves(hall, table, people, 8)
        got = orjson.loads((await says(app, people[0], table, NASTY, line=2)).content)
        assert "<script>" not in got["box"]
        (letter,) = await Inbox(hall.store).letters()
        assert scenarios_hold(letter.dispute.whole) == 1
        assert "\x1b" not in letter.own_file + letter.dispute.said
        for text in ("", " \x00 ", "x" * (disputes.LONGEST + 1)):
            assert (await says(app, people[0], table, text, line=2)).status == 400
        assert (await says(app, people[0], table, "x")).status == 409  # about nothing


async def test_there_is_an_end_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many a day of one person, so many of all; the same once more changes what was said."""
    monkeypatch.setattr(inbox, "A_DAY", 2)
    monkeypatch.setattr(inbox, "ROOM", 3)
    async with house(tmp_path) as (app, hall):
        table, people = await seated(hall)
        await some_moves(hall, table, people, 9)
        for line in (1, 1, 2):
            assert (await says(app, people[0], table, f"line {line}", line=line)).status == 200
        got = await says(app, people[0], table, line=3)
        assert got.status == 400
        assert Words("en")("error-too-many-disputes") in orjson.loads(got.content)["box"]
        assert (await says(app, people[1], table, line=3)).status == 200
        got = await says(app, people[2], table, line=3)
        assert Words("en")("error-inbox-full") in orjson.loads(got.content)["box"]
        assert len(await Inbox(hall.store).letters()) == 3


async def test_without_script_a_page_does_it(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        table, people = await seated(hall)
        await some_moves(hall, table, people, 8)
        page = await asks(app, people[0], f"/tables/{table}/wrong?line=3", accept=HTML)
        assert b"<textarea" in page.content
        got = await asks(app, people[0], f"/tables/{table}/wrong", {"line": 3, "text": "No."}, HTML)
        assert got.status == 303
        where = dict(got.headers)[b"location"].decode()
        assert b"?file=1" in (await asks(app, people[0], where, accept=HTML)).content
        page = await asks(app, None, f"/tables/{table}/wrong?line=3", accept=HTML)
        assert b"<textarea" not in page.content


async def test_the_host_reads_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`mischia inbox`, and `mischia check` runs what it gives."""
    async with opened(f"sqlite:///{tmp_path / 'mischia.db'}") as hall:
        table, people = await seated(hall)
        await some_moves(hall, table, people, 8)
        what = disputes.LineDisputed(1, 3)
        sent = await disputes.send(hall, table, people[0], what, "All turn up", "Nobody should.\nEver.")
        assert "(goes on)" in (await run_inbox(tmp_path, capsys, "list"))[1]
        assert "All turn up" not in (await run_inbox(tmp_path, capsys, "show", sent.id))[1]  # the host may play too
        assert (await run_inbox(tmp_path, capsys, "file", sent.id))[0] == 2
        await some_moves(hall, table, people, 1000)
    code, told = await run_inbox(tmp_path, capsys, "show", sent.id)
    assert code == 0
    assert "Nobody should." in told
    path = tmp_path / "dispute.yaml"
    assert (await run_inbox(tmp_path, capsys, "file", sent.id, "--to", str(path)))[0] == 0
    assert await asyncio.to_thread(main, ["check", str(path)]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out
    path.write_text(path.read_text(encoding="utf-8").replace("events: [", "events: [pigs fly, "), encoding="utf-8")
    assert await asyncio.to_thread(main, ["check", str(path)]) == 1
    capsys.readouterr()
    assert (await run_inbox(tmp_path, capsys, "file", sent.id, "--to", str(path)))[0] == 2  # it is there
    for words in (["show"], ["show", "nothing"], ["drop", "nothing"]):
        assert (await run_inbox(tmp_path, capsys, *words))[0] == 2
    assert (await run_inbox(tmp_path, capsys, "drop", sent.id))[0] == 0
    assert (await run_inbox(tmp_path, capsys))[1] == "The inbox is empty.\n"
    assert (await run_inbox(tmp_path / "nowhere", capsys))[0] == 2


async def run_inbox(data: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = await asyncio.to_thread(main, ["inbox", *words, "--data", str(data)])
    return code, capsys.readouterr().out
