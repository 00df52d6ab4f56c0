"""Lists say how much is new since you looked: to you alone, and nothing that is hidden."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from fastapi import FastAPI

from mischia.core.language import LANGUAGES, Words
from mischia.table.hall import Hall
from mischia.table.store.store import Person
from tests.table.halls import one_move, seated
from tests.web.asking import ask
from tests.web.viewers import Viewer, badge, house

pytestmark = pytest.mark.anyio
NEWS = re.compile(r'<em class="news">(.*?)</em>')


class Lists:
    """A site with a listed table in play."""

    def __init__(self, app: FastAPI, hall: Hall) -> None:
        self.app, self.hall = app, hall

    async def reads(self, path: str, viewer: Viewer) -> str:
        got = await ask(self.app, "GET", path, badge(self.app, viewer, path))
        assert got.status == 200, got.content
        return got.content.decode()

    async def news(self, viewer: Viewer, *paths: str) -> list[list[str]]:
        return [NEWS.findall(await self.reads(path, viewer)) for path in paths or ("/", "/tables")]

    async def moves(self, table: str, people: list[Person], many: int) -> None:
        for _ in range(many):
            await one_move(self.hall, table, people, Random(1))


@pytest.fixture
async def lists(tmp_path: Path) -> AsyncIterator[Lists]:
    async with house(tmp_path) as (app, hall):
        yield Lists(app, hall)


async def test_every_list_says_how_many_moves_are_new(lists: Lists) -> None:
    table, people = await seated(lists.hall, listed=True)
    eve = await lists.hall.people.welcome("Eve")
    ann, bob = people[0], people[1]
    for viewer in (ann, eve):
        await lists.reads(f"/tables/{table}", viewer)
    await lists.moves(table, people, 2)
    assert await lists.news(ann) == [["2 new moves"] * 2, ["2 new moves"] * 2], "mine, and the open ones"
    assert await lists.news(eve) == [["2 new moves"], ["2 new moves"]]
    assert [await lists.news(one) for one in (bob, None)] == [[[], []]] * 2
    await lists.reads(f"/tables/{table}", ann)
    assert await lists.news(ann) == [[], []]
    await lists.moves(table, people, 1)
    for language in LANGUAGES:
        ann = await lists.hall.people.rename(ann, language=language)
        assert (await lists.news(ann))[1] == [Words(language)("web-new-moves", count=1)] * 2


async def test_what_ended_while_you_were_away_is_new_until_you_look_back(lists: Lists) -> None:
    table, people = await seated(lists.hall)
    ann = people[0]
    await lists.reads(f"/tables/{table}", ann)
    while await one_move(lists.hall, table, people, Random(1)):
        pass
    moves = (await lists.hall.table(table)).open_moves
    assert await lists.news(ann, "/history") == [[f"{moves} new moves"]]
    await lists.reads(f"/tables/{table}/replay", ann)
    assert await lists.news(ann, "/history") == [[]]
