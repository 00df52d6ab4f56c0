"""Secrecy at the wire: tables equal in what a viewer may know give that viewer equal bytes, everywhere."""

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from fastapi import FastAPI
from starlette.routing import BaseRoute, Route

from mischia.table.hall import Hall, Live
from mischia.table.store import Person
from mischia.table.table import Table
from mischia.web.app import create
from mischia.web.stream import Pages, Programs, told
from tests.table.test_hall import one_move, seated
from tests.web.site import settings

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[FastAPI, Hall]]:
    app = create(settings(folder))
    hall: Hall = app.state.hall
    await hall.store.migrate()
    try:
        yield app, hall
    finally:
        await hall.close()


def routes(app: FastAPI) -> list[str]:
    """Everything about a table that can be got, but for streams, which never end."""
    found = [path for path in all_routes(app.routes) if "{table_id}" in path and not path.endswith("/stream")]
    assert "/api/tables/{table_id}" in found
    assert "/api/tables/{table_id}/events" in found
    return found


def all_routes(there: Iterable[BaseRoute]) -> Iterator[str]:
    """The paths that can be got, those of routers that were included too."""
    for route in there:
        included = getattr(route, "original_router", None)
        if included is not None:
            yield from all_routes(included.routes)
        elif isinstance(route, Route) and "GET" in (route.methods or ()):
            yield route.path


async def everything(app: FastAPI, table: str, person: Person | None) -> list[bytes]:
    """All bytes that a viewer can get of a table: every route, both streams, and every refusal."""
    hall: Hall = app.state.hall
    headers = {} if person is None else {"authorization": f"Bearer {app.state.badges.token(person.id)}"}
    found: list[bytes] = []
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://t", headers=headers) as client:
        for path in routes(app):
            got = await client.get(path.replace("{table_id}", table).replace("{step}", "0"))
            found += [
                path.encode(),
                str(got.status_code).encode(),
                str(sorted(got.headers.items())).encode(),
                got.content,
            ]
        number = (await hall.seen(table, None)).number
        for sent in (
            {"move": "fly", "number": number},
            {"move": "play 99", "number": number},
            {"move": "x", "number": 0},
        ):
            refused = await client.post(f"/api/tables/{table}/move", json=sent)
            assert refused.status_code >= 400
            found.append(refused.content)
    id = None if person is None else person.id
    streams: list[Programs] = [Programs(hall, table, id)]
    if hasattr(app.state, "render"):
        streams.append(Pages(hall, table, person, app.state.render))
    for stream in streams:
        async with aclosing(told(stream, 1)) as pieces:
            found.append(await anext(pieces))
    return found


def put(hall: Hall, table: Table) -> None:
    """Let the hall believe that the table is this one."""
    hall.lives[table.id] = Live(table.id, table, table.seq)


@pytest.mark.parametrize("seed", range(6))
async def test_equal_knowledge_gives_equal_bytes(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    async with house(tmp_path) as (app, hall):
        table_id, people = await seated(hall, dummies=seed % 2, seats=4 + seed % 2)
        compared = 0
        while True:
            table = await hall.table(table_id)
            if rng.random() < 0.4:
                for viewer in (*people, None):
                    before = await everything(app, table_id, viewer)
                    twin = Table.of(table_id, await hall.store.entries(table_id))
                    match = twin.playing()
                    own = None if viewer is None else twin.seat_of(viewer.id)
                    seat = -1 if own is None else match.names.index(own.name)
                    match.state = match.game.guess(match.state, seat, rng)
                    match.state.log = []
                    put(hall, twin)
                    assert before == await everything(app, table_id, viewer)
                    put(hall, Table.of(table_id, await hall.store.entries(table_id)))
                    compared += 1
            if not await one_move(hall, table_id, people, rng) or table.status != "playing":
                break
            if (await hall.seen(table_id, None)).status == "over":
                break
        assert compared or seed


@pytest.mark.parametrize("duels", ["virtual", "referee"])
async def test_a_pile_or_an_action_chosen_in_secret_is_seen_by_nobody_else(tmp_path: Path, duels: str) -> None:
    """Fake Swords: what others point at, or do in a beat, is not in a byte before all have chosen."""
    rng = Random(5)
    async with house(tmp_path) as (app, hall):
        people = [await hall.welcome(name) for name in ("Ann", "Bob", "Cid")]
        table_id = await hall.open(people[0], "swords", seats=3, options={"duels": duels})
        for person in people[1:]:
            await hall.act(table_id, person.id, "sit", {"name": person.name})
        await hall.act(table_id, people[0].id, "start")
        changed: set[str] = set()
        for _ in range(60):
            match = (await hall.table(table_id)).playing()
            if match.state.sealed is not None and rng.random() < 0.5:
                for viewer in (*people, None):
                    before = await everything(app, table_id, viewer)
                    twin = Table.of(table_id, await hall.store.entries(table_id))
                    other = twin.playing()
                    seat = -1 if viewer is None else other.names.index(viewer.name)
                    other.state = other.game.guess(other.state, seat, rng)
                    other.state.log = []
                    if other.state.sealed != match.state.sealed:
                        changed.add(match.phase)
                    put(hall, twin)
                    assert before == await everything(app, table_id, viewer)
                    put(hall, Table.of(table_id, await hall.store.entries(table_id)))
            if match.over or changed == ({"point", "beat"} if duels == "virtual" else {"point"}):
                break
            name = rng.choice(match.awaited)
            person = next(one for one in people if one.name == name)
            await hall.move(table_id, person.id, rng.choice(match.onward(name)), match.number)
        assert "point" in changed
        assert duels == "referee" or "beat" in changed


async def test_a_change_of_mind_is_not_heard(tmp_path: Path) -> None:
    rng = Random(1)
    async with house(tmp_path) as (app, hall):
        table, people = await seated(hall)
        while not (await hall.seen(table, None)).secret_choice:
            await one_move(hall, table, people, rng)
        for person in people:
            mine = await hall.seen(table, person.id)
            if mine.you not in mine.turn or len(mine.choices or ()) < 2 or len(mine.turn) < 2:
                continue
            first, second, *_ = list(mine.choices or ())
            await hall.move(table, person.id, first, mine.number)
            others = [other for other in (*people, None) if other is not person]
            before = [await everything(app, table, other) for other in others]
            await hall.move(table, person.id, second, mine.number)
            assert before == [await everything(app, table, other) for other in others]
            return
        pytest.fail("nobody could choose")


async def test_the_order_of_sealing_by_others_ends_with_the_question(tmp_path: Path) -> None:
    """What was chosen is told in the order of the rules, whoever chose first."""
    found = []
    for turn in (1, -1):
        async with house(tmp_path / str(turn)) as (_, hall):
            table, people = await seated(hall)
            live = await hall.table(table)
            entries = await hall.store.entries(table)
            entries[0].data["secret"] = "the same"
            put(hall, Table.of(table, entries))
            assert live.id == table
            rng = Random(2)
            while not (await hall.seen(table, None)).secret_choice:
                await one_move(hall, table, people, rng)
            number = (await hall.seen(table, None)).number
            for person in people[::turn]:
                mine = await hall.seen(table, person.id)
                if mine.number == number and mine.you in mine.turn:
                    await hall.move(table, person.id, sorted(mine.choices or ())[0], number)
            seen = await hall.seen(table, people[0].id)
            found.append(seen.view)
    assert found[0] == found[1]
