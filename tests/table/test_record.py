"""A row for each match that is over, written with what ends it; older ones are read from their logs."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, Table, delete, select

from mischia.core.match import Match
from mischia.games import GAMES
from mischia.table.backfill import backfill
from mischia.table.hall import Hall
from mischia.table.record import record_of
from mischia.table.store.archive import Archive, Played, Wanted
from mischia.table.store.schema import MATCH_FILES, MATCHES, PLAYERS
from mischia.table.store.store import Person
from tests.cli.files import finished
from tests.table.coach import alone
from tests.table.halls import one_move, opened, seated
from tests.table.play import GAME

pytestmark = pytest.mark.anyio


async def played(hall: Hall, seed: int = 1, **options: Any) -> tuple[str, list[Person]]:
    """A match to its end."""
    table, people = await seated(hall, **options)
    rng = Random(seed)
    while await one_move(hall, table, people, rng):
        pass
    return table, people


async def games(hall: Hall, person: Person) -> Sequence[Played]:
    return (await Archive(hall.store).games_of(person.id, Wanted(), 50)).matches


def emptied(table: Table, connection: Connection) -> None:
    connection.execute(delete(table))


async def test_a_match_is_recorded_by_what_ends_it(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall, listed=False)
        rng = Random(2)
        while (await hall.seen(table, None)).status == "playing":
            assert not await games(hall, people[0])
            await one_move(hall, table, people, rng)
        there = await hall.table(table)
        match = there.match
        assert match is not None
        (row,) = await games(hall, people[0])
        assert (row.table_id, row.game, row.listed, row.abandoned, row.plays_on) == (table, GAME, False, False, False)
        assert row.options == there.options
        assert (row.began, row.ended) == (there.began, (await hall.store.entries(table))[-1].at)
        assert row.moves == sum(name != "chance" for name, _ in match.answers) > 0
        assert [player.name for player in row.players] == match.names
        assert row.winners == match.winners
        assert {player.person for player in row.players if player.kind == "person"} == {one.id for one in people}
        (kept,) = await Archive(hall.store).documents([row])
        assert json.loads(kept) == json.loads(json.dumps(there.document()))
        assert Match.restore(GAMES[GAME], json.loads(kept)).winners == match.winners


async def test_what_is_refused_a_place_in_the_log_is_not_recorded(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry that ends it and the row are one transaction: if that fails, neither is there."""
    async with opened(url) as hall:
        table, people = await seated(hall)
        for person in people[1:]:
            await hall.act(table, person.id, "end", {"agree": True})
        before = await hall.store.head(table)

        def fails(*_: object) -> None:
            raise RuntimeError("no room")

        with monkeypatch.context() as patched:
            patched.setattr(hall.store, "_write_index", fails)
            with pytest.raises(RuntimeError):
                await hall.act(table, people[0].id, "end", {"agree": True})
        assert await hall.store.head(table) == before
        assert not await games(hall, people[0])
        await hall.act(table, people[0].id, "end", {"agree": True})
        (row,) = await games(hall, people[0])
        assert row.abandoned
        assert not row.winners


async def test_hints_and_bots_are_noted(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table, ann, number = await alone(hall)
        await hall.act(table, ann, "hint", {"number": number})
        await hall.act(table, ann, "end", {"agree": True})
        (row,) = (await Archive(hall.store).games_of(ann, Wanted(), 50)).matches
        noted = {one.name: (one.kind, one.level, one.hinted, one.stood_in) for one in row.players}
        assert noted.pop("Ann") == ("person", None, True, False)
        assert set(noted.values()) == {("bot", "random", False, False)}


async def test_stand_ins_are_noted_though_the_person_came_back(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table, people = await seated(hall, "Ann Bob Cid", seats=4, dummies=1)
        await hall.act(table, people[1].id, "stand")
        await hall.act(table, people[1].id, "back")
        for person in people:
            await hall.act(table, person.id, "end", {"agree": True})
        (row,) = await games(hall, people[0])
        assert [one.name for one in row.players if one.stood_in] == ["Bob"]
        assert [one.kind for one in row.players].count("dummy") == 1


async def test_whoever_has_resigned_has_not_won(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table, _ = await played(hall)
        there = await hall.table(table)
        record = record_of(there)
        assert record is not None
        at = next(at for at, one in enumerate(record.players) if one.won)
        there.seats[at].resigned = True
        again = record_of(there)
        assert again is not None
        assert again.players[at] == replace(record.players[at], won=False)


async def test_older_matches_are_read_from_their_logs_once(url: str) -> None:
    async with opened(url) as hall:
        _, people = await played(hall, listed=True)
        second, others = await seated(hall)
        for person in others:
            await hall.act(second, person.id, "end", {"agree": True})
        await hall.openings.bring(people[0], json.loads(json.dumps(finished().document())))
        await seated(hall)
        before = [*await games(hall, people[0]), *await games(hall, others[0])]
        files = await Archive(hall.store).documents(before)
        for table in (MATCHES, PLAYERS, MATCH_FILES):
            await hall.store.desk.write(partial(emptied, table))
        assert await backfill(hall.store) == 2
        assert [*await games(hall, people[0]), *await games(hall, others[0])] == before
        assert await Archive(hall.store).documents(before) == files
        assert await backfill(hall.store) == 0


async def test_what_was_brought_is_nobodys_game(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        ann = await hall.people.welcome("Ann")
        brought = await hall.openings.bring(ann, json.loads(json.dumps(finished().document())))
        assert not await hall.store.desk.read(lambda connection: connection.execute(select(MATCHES)).all())
        assert await hall.store.tables_apart(ann.id) == [brought]


async def test_a_finished_game_is_in_one_list_alone(url: str) -> None:
    async with opened(url) as hall:
        table, people = await played(hall)
        running = await hall.openings.open(people[0], GAME)
        assert await hall.store.tables_apart(people[0].id) == [running]
        assert [one.table_id for one in await games(hall, people[0])] == [table]
