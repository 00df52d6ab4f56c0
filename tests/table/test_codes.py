"""Codes lead to tables, and to no two at once."""

import pytest

from mischia.table.codes import LENGTH, LETTERS
from mischia.table.errors import NoTable
from tests.table.halls import opened, waiting

pytestmark = pytest.mark.anyio


async def test_a_table_is_found_by_its_code(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, *_) = await waiting(hall, "Ann", "Bob", "Cid")
        code = (await hall.seen(table, None)).code
        assert len(code) == LENGTH
        assert set(code) <= set(LETTERS)
        for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:].lower()}"):
            assert await hall.openings.find(typed) == table
        for typed in (code[:-1], code + "2", "", "!!!!!!", table):
            with pytest.raises(NoTable):
                await hall.openings.find(typed)
        await hall.act(table, ann.id, "start")
        assert await hall.openings.find(code) == table, "whoever comes late may look on"
    async with opened(url) as hall:
        assert (await hall.seen(table, None)).code == code
        assert await hall.openings.find(code) == table
        for person in (await hall.table(table)).people():
            await hall.act(table, person, "end", {"agree": True})
        with pytest.raises(NoTable):
            await hall.openings.find(code)
        assert not (await hall.seen(table, None)).code, "a finished table has nobody to let in"
        again = await hall.rematch(table, ann.id)
        assert await hall.openings.find((await hall.seen(again, None)).code) == again


async def test_codes_of_open_tables_differ(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["222222", "222222", "333333"])
    monkeypatch.setattr("mischia.table.openings.new_code", lambda: next(drawn))
    async with opened(url) as hall:
        ann = await hall.people.welcome("Ann")
        tables = [await hall.openings.open(ann, "quickshot") for _ in range(2)]
        assert [(await hall.seen(table, None)).code for table in tables] == ["222222", "333333"]
