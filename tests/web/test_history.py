"""The pages of finished games: your own, the archive, its files; and the way from a replay to a new table."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import orjson
import pytest
from fastapi import FastAPI

from mischia.core.match import Match
from mischia.games import GAMES
from mischia.table.hall import Hall
from mischia.table.store.store import Person
from mischia.web.pages import history
from tests.table.halls import one_move, seated
from tests.web.asking import Answer, ask
from tests.web.viewers import Viewer, badge, house

pytestmark = pytest.mark.anyio


class Club:
    """A site with two finished games: one that everybody may find, one that nobody else may; and one that goes on."""

    def __init__(self, app: FastAPI, hall: Hall) -> None:
        self.app, self.hall = app, hall

    async def fill(self) -> "Club":
        self.listed, self.people = await self.played(listed=True)
        self.hidden, self.others = await self.played("Dora Emil Fritz Gina")
        self.running, _ = await seated(self.hall, "Hugo Ines Jan Kim", listed=True)
        return self

    async def played(self, names: str = "Ann Bob Cid Dee", **options: Any) -> tuple[str, list[Person]]:
        table, people = await seated(self.hall, names, **options)
        rng = Random(1)
        while await one_move(self.hall, table, people, rng):
            pass
        return table, people

    async def gets(self, path: str, viewer: Viewer = None, **asked: str) -> Answer:
        url = f"{path}?{urlencode(asked)}" if asked else path
        return await ask(self.app, "GET", url, badge(self.app, viewer, path))

    async def reads(self, path: str, viewer: Viewer = None, **asked: str) -> str:
        got = await self.gets(path, viewer, **asked)
        assert got.status == 200, got.content
        return got.content.decode()

    async def sends(self, path: str, viewer: Viewer = None, **form: str) -> Answer:
        headers = {**badge(self.app, viewer, path), "content-type": "application/x-www-form-urlencoded"}
        return await ask(self.app, "POST", path, headers, urlencode(form).encode())


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with house(tmp_path) as (app, hall):
        yield await Club(app, hall).fill()


async def test_your_games_are_yours_alone(club: Club) -> None:
    mine = await club.reads("/history", club.others[0])
    assert f'href="/tables/{club.hidden}/replay"' in mine
    assert f'href="/tables/{club.hidden}/review"' in mine
    assert f'href="/tables/{club.hidden}/file"' in mine
    assert club.listed not in mine
    assert club.hidden not in await club.reads("/history", club.people[0])
    for name in ("Emil", "Fritz", "Gina"):
        assert f'<th scope="row">{name}</th>' in mine


async def test_the_archive_has_listed_and_finished_games_alone(club: Club) -> None:
    for viewer in (None, club.people[0], club.others[0]):
        text = await club.reads("/archive", viewer)
        assert f'href="/tables/{club.listed}/replay"' in text
        for other in (club.hidden, club.running, "Dora", "Hugo"):
            assert other not in text
        told = await club.reads("/archive/matches.jsonl", viewer)
        for other in (club.hidden, club.running, "Dora", "Hugo"):
            assert other not in told


async def test_nobodys_id_is_shown(club: Club) -> None:
    for viewer in (None, *club.people, *club.others):
        for path in ("/archive", "/archive/matches.jsonl", *([] if viewer is None else ["/history", "/tables"])):
            text = await club.reads(path, viewer)
            assert not any(one.id in text for one in (*club.people, *club.others)), path


async def test_tables_lists_no_game_that_is_in_the_history(club: Club) -> None:
    assert club.listed not in await club.reads("/tables", club.people[0])
    assert club.listed in await club.reads("/history", club.people[0])


@pytest.mark.parametrize(("name", "value"), [("game", "quickshot"), ("result", "won"), ("result", "lost")])
async def test_your_games_are_sifted(club: Club, name: str, value: str) -> None:
    there = (await club.hall.table(club.listed)).match
    assert there is not None
    for person in club.people:
        won = person.name in there.winners
        text = await club.reads("/history", person, **{name: value})
        assert (club.listed in text) == (name == "game" or won == (value == "won"))


async def test_the_archive_is_searched(club: Club) -> None:
    searches: list[tuple[dict[str, str], bool]] = [
        ({"player": "ann"}, True),
        ({"player": "zoe"}, False),
        ({"game": "swords"}, False),
        ({"game": "quickshot", "since": "2020-01-01", "until": "9999-12-30"}, True),
        ({"until": "2020-01-01"}, False),
        ({"fewest": "1"}, True),
        ({"most": "0"}, False),
    ]
    for asked, found in searches:
        for path in ("/archive", "/archive/matches.jsonl"):
            assert (club.listed in await club.reads(path, None, **asked)) == found, (path, asked)


@pytest.mark.parametrize("path", ["/archive", "/archive/matches.jsonl", "/history"])
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", "chess"),
        ("since", "yesterday"),
        ("until", "2026-13-40"),
        ("fewest", "-1"),
        ("most", "٣"),
        ("most", "9" * 5000),
        ("result", "drawn"),
        ("player", "x" * 100),
        ("player", "a\0"),
        ("before", "nan~x"),
        ("before", "1.0"),
        ("after", "1e999~x"),
        ("after", "1~\0"),
    ],
)
async def test_what_can_not_be_looked_for_is_refused_in_ones_language(
    club: Club, path: str, name: str, value: str
) -> None:
    emma = await club.hall.people.rename(club.people[0], language="it")
    got = await club.gets(path, emma, **{name: value})
    assert got.status == 400
    assert "non si può cercare" in got.content.decode()


async def test_pages_lead_on(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "A_PAGE", 1)
    second, _ = await club.played(listed=True)
    first = await club.reads("/archive", game="quickshot")
    assert second in first
    assert club.listed not in first
    (older,) = re.findall(r'rel="next" href="([^"]+)"', first)
    text = await club.reads(older.replace("&amp;", "&"))
    assert club.listed in text
    assert second not in text
    (newer,) = re.findall(r'rel="prev" href="([^"]+)"', text)
    assert await club.reads(newer.replace("&amp;", "&")) == first


async def test_each_line_is_a_match_file(club: Club) -> None:
    got = await club.gets("/archive/matches.jsonl")
    (line,) = got.content.splitlines()
    doc = orjson.loads(line)
    played = doc.pop("played")
    file = orjson.loads(await club.reads(f"/tables/{club.listed}/file"))
    assert doc == file
    assert played["table"] == club.listed
    assert [player["name"] for player in played["players"]] == (await club.hall.table(club.listed)).names
    assert set(played["players"][0]) == {"name", "kind", "level", "won", "hinted", "stood_in"}
    match = Match.restore(GAMES[doc["game"]], orjson.loads(line))
    assert match.winners == [player["name"] for player in played["players"] if player["won"]]
    assert b"link" not in dict(got.headers)


async def test_a_download_has_an_end_and_says_where_it_goes_on(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_FILES", 2)
    monkeypatch.setattr(history, "AT_ONCE", 1)
    newer = [(await club.played(listed=True))[0] for _ in range(2)]
    got = await club.gets("/archive/matches.jsonl", game="quickshot")
    assert [orjson.loads(line)["played"]["table"] for line in got.content.splitlines()] == newer[::-1]
    (there,) = re.findall(r'<([^>]+)>; rel="next"', dict(got.headers)[b"link"].decode())
    assert "game=quickshot" in there
    rest = await club.gets(there)
    assert [orjson.loads(line)["played"]["table"] for line in rest.content.splitlines()] == [club.listed]
    assert b"link" not in dict(rest.headers)


async def test_play_on_opens_a_table_in_that_seat(club: Club) -> None:
    path, ann = f"/tables/{club.listed}/play-on", club.people[0]
    assert f'action="{path}"' in await club.reads(f"/tables/{club.listed}/replay", ann)
    got = await club.sends(path, ann, step="1", seat="Bob", others="bots")
    assert got.status == 303
    seen = await club.hall.seen(dict(got.headers)[b"location"].decode().rpartition("/")[2], ann.id)
    assert (seen.status, seen.you) == ("playing", "Bob")
    got = await club.sends(path, ann, step="1", seat="Bob", others="friends")
    where = dict(got.headers)[b"location"].decode()
    seen = await club.hall.seen(where.rpartition("/")[2], ann.id)
    assert (seen.status, seen.you) == ("lobby", "Bob")
    assert "position of a finished game" in await club.reads(where, ann)
    changed = await club.sends(f"{where}/change", ann, listed="yes", clock="none")
    assert changed.status == 303
    assert (await club.hall.seen(where.rpartition("/")[2], ann.id)).listed
    for wrong in ({"step": "99999", "seat": "Bob"}, {"step": "1", "seat": "Zoe"}, {}):
        assert (await club.sends(path, ann, **wrong)).status == 409


async def test_whoever_has_no_name_plays_on_by_that_of_the_seat(club: Club) -> None:
    path = f"/tables/{club.listed}/play-on"
    assert (await club.sends(path, None, step="1", seat="Zoe")).status == 401
    got = await club.sends(path, None, step="1", seat="Cid")
    assert got.status == 303
    assert b"mischia=" in dict(got.headers)[b"set-cookie"]
