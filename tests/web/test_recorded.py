"""A finished table that newer rules refuse is still there: every route answers, and none with a fault."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from mischia.table.live_tables import Live
from mischia.table.table import Table
from tests.table.halls import one_move
from tests.web.asking import ask, routes_of
from tests.web.viewers import at_table, badge, everything, house

pytestmark = pytest.mark.anyio
SENTENCE = {"en": "played by older rules", "it": "con regole più vecchie", "fr": "avec d’anciennes règles"}


async def test_a_table_of_older_rules(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, hall):
        table, people, viewers = await at_table(hall)
        while await one_move(hall, table, people, Random(1)):
            pass
        entries, (head, kept) = await hall.store.entries(table), await hall.store.kept(table)
        move = next(at for at, entry in enumerate(entries) if entry.kind == "move")
        entries[move] = replace(entries[move], data={**entries[move].data, "move": "play <b>of old</b>"})
        kept["match"]["rules"] = "of old"
        hall.tables.lives[table] = Live(table, Table.of(table, entries, kept), head)
        for viewer in viewers:
            told = await everything(app, table, viewer)
            code = (await hall.table(table)).opening.code
            others = (
                code,
                "/host",
                "/imprint",
                "/invited",
                "/wrong/",
                "/clubs/",
                "/evenings/",
                "/tell/",
            )  # or not there
            found = {status for url, (status, *_) in told.items() if not any(other in url for other in others)}
            assert found <= {200, 303, 401, 409}
            language = "en" if viewer is None else viewer.language
            for path in ("", "/screen"):
                status, *_, page = told[f"GET /tables/{table}{path}"]
                assert status == 200
                assert SENTENCE[language] in page.decode()
                assert "play &lt;b&gt;of old&lt;/b&gt;" in page.decode()
            for path in ("/file", "/replay?step=0", "/verify"):
                status, *_, page = told[f"GET /tables/{table}{path}"]
                assert status == 409
                assert SENTENCE[language] in page.decode()
            assert b'"play <b>of old</b>"' in told[f"GET /api/tables/{table}"][-1]
            assert table.encode() in told["GET /history"][-1] or viewer not in people
            for method, path in routes_of(app):
                if method == "POST" and "{table_id}" in path and not path.endswith("rematch"):
                    got = await ask(app, method, path.replace("{table_id}", table), badge(app, viewer, path))
                    assert got.status < 500
        assert await hall.rematch(table, people[0].id)
