"""The hall on both databases: nothing lost, nothing doubled, whoever serves the table."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from mischia.table import table as table_module
from mischia.table.bot_pool import Minds
from mischia.table.bot_timing import AT_ONCE
from mischia.table.caretaker import House
from mischia.table.entry import on_paper
from mischia.table.errors import NoTable, Passed, Refused
from mischia.table.store.store import Line
from tests import databases
from tests.table.halls import one_move, opened, seated
from tests.table.play import GAME

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was(url: str) -> None:
    rng = Random(1)
    async with opened(url) as hall:
        table, people = await seated(hall)
        for _ in range(4):
            await one_move(hall, table, people, rng)
        await hall.chat(table, people[1], "Ciao \x00\ud83c")
        before = [(await hall.look(table, one.id)).sent for one in people]
    async with opened(url) as hall:
        assert before == [(await hall.look(table, one.id)).sent for one in people]
        assert await hall.people.person(people[0].id) == people[0]
        assert await hall.store.tables_of(people[3].id) == [table]
        while await one_move(hall, table, people, rng):
            pass
        assert (await hall.seen(table, None)).winners


async def test_a_doubled_post_is_done_once(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall)
        seen = [await hall.seen(table, one.id) for one in people]
        leader = next(at for at, one in enumerate(seen) if one.you in one.turn)
        move, number = next(iter(seen[leader].choices or ())), seen[leader].number
        before = (await hall.table(table)).seq
        same = [hall.move(table, people[leader].id, move, number, "m1") for _ in range(5)]
        await asyncio.gather(*same)
        assert (await hall.table(table)).seq == before + 1
        with pytest.raises(Passed):
            await hall.move(table, people[leader].id, move, number, "m2")


async def test_all_seal_at_once(url: str) -> None:
    rng = Random(5)
    async with opened(url) as hall:
        table, people = await seated(hall)
        while not (await hall.seen(table, None)).secret_choice:
            await one_move(hall, table, people, rng)
        seen = [await hall.seen(table, one.id) for one in people]
        moves = [
            hall.move(table, one.id, next(iter(mine.choices or ())), mine.number, "seal")
            for one, mine in zip(people, seen, strict=True)
            if mine.choices
        ]
        await asyncio.gather(*moves)
        assert (await hall.seen(table, None)).number > seen[0].number


async def test_a_refusal_writes_nothing(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall)
        before = await hall.store.entries(table)
        for who in (people[0].id, "nobody", people[1].id):
            with pytest.raises(ValueError, match=r"."):
                await hall.move(table, who, "fly", 0)
        assert await hall.store.entries(table) == before
        with pytest.raises(Refused, match="written"):
            await hall.act(table, people[0].id, "chat", {"text": "\ud83c", "name": "Ann"})
        with pytest.raises(NoTable):
            await hall.seen("nothing", None)
        assert "nothing" not in hall.tables.lives


async def test_memory_holds_few_tables(url: str) -> None:
    async with opened(url, tables=3) as hall:
        ann = await hall.people.welcome("Ann")
        tables = [await hall.openings.open(ann, GAME) for _ in range(8)]
        for table in tables:
            assert (await hall.seen(table, ann.id)).you == "Ann"
        assert len(hall.tables.lives) == 3


async def test_nobody_sees_what_is_on_its_way_to_the_disk(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url, tables=1) as hall:
        table, people = await seated(hall)
        other = await hall.openings.open(people[0], GAME)
        before = (await hall.look(table, people[0].id, fresh=False)).sent
        append, reached, on_disk = hall.store.append, asyncio.Event(), asyncio.Event()

        async def slowly(line: Line) -> bool:
            reached.set()
            await on_disk.wait()
            return await append(line)

        monkeypatch.setattr(hall.store, "append", slowly)
        writing = asyncio.create_task(one_move(hall, table, people, Random(1)))
        await reached.wait()
        assert (await hall.look(table, people[0].id, fresh=False)).sent == before
        await hall.look(other, None)  # there is room for one table, and yet the one that is in use stays
        looking = asyncio.create_task(hall.look(table, None))
        await asyncio.sleep(0.01)
        assert not looking.done()
        on_disk.set()
        await writing
        after = (await hall.look(table, people[0].id)).seen
        assert (await looking).seen.seq == after.seq == await hall.store.head(table)


async def test_two_halls_serve_one_table(url: str) -> None:
    """Two processes would do the same: each has its own memory, and only the database in common."""
    rng = Random(2)
    async with opened(url) as one, opened(url) as two:
        table, people = await seated(one)
        one.store.shared = two.store.shared = True  # SQLite too is asked for the head of the log
        if one.store.url.get_backend_name() == "sqlite":
            one.store.shared = two.store.shared = False
            for _ in range(3):
                await one_move(one, table, people, rng)
            assert (await two.look(table, None)).sent == (await one.look(table, None)).sent
            return
        woken: list[int] = []

        async def listen() -> None:
            async for seq in two.watch(table):
                woken.append(seq)

        listening = asyncio.create_task(listen())
        turn = 0
        while await one_move((one, two)[turn % 2], table, people, rng, f"m{turn}"):
            turn += 1
        await asyncio.sleep(0.2)
        listening.cancel()
        assert (await two.look(table, None)).sent == (await one.look(table, None)).sent
        assert woken[-1] == (await one.table(table)).seq
        entries = await one.store.entries(table)
        assert sum(entry.kind == "move" for entry in entries) == turn


async def test_a_notice_in_the_middle_of_reading_is_not_lost(
    postgres: databases.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one process reads the log, another writes on: whoever asks next sees both."""
    url, rng = postgres.fresh(), Random(4)
    async with opened(url) as one, opened(url) as two:
        table, people = await seated(one)
        await two.look(table, None)
        entries = two.store.entries

        async def entries_and_then(*asked: Any) -> Any:
            monkeypatch.setattr(two.store, "entries", entries)
            found = await entries(*asked)
            await one_move(one, table, people, rng)
            two._heard(table, one.tables.lives[table].head)
            return found

        for slow in (True, False):
            if slow:
                monkeypatch.setattr(two.store, "entries", entries_and_then)
            await one_move(one, table, people, rng)
            two._heard(table, one.tables.lives[table].head)
            await two.look(table, None, fresh=False)
            look = await two.look(table, None, fresh=False)
            assert look.sent == (await one.look(table, None)).sent


async def test_one_place_of_the_log_is_taken_once(url: str) -> None:
    async with opened(url) as hall:
        ann = await hall.people.welcome("Ann")
        table = await hall.openings.open(ann, GAME)
        entry = (await hall.store.entries(table))[0]
        line = Line(table, 1, entry, "{}", GAME, "lobby", False, None, None)
        assert not await hall.store.append(line)
        assert len(await hall.store.entries(table)) == 1


async def test_of_two_who_come_at_once_one_is_written_and_both_are_told_which(url: str) -> None:
    async with opened(url) as hall:
        ann = await hall.people.welcome("Ann")
        opening = (await hall.store.entries(await hall.openings.open(ann, GAME)))[0]
        entries = [replace(opening, data={**opening.data, "secret": secret}) for secret in ("one", "two")]
        lines = [Line("new", 1, entry, on_paper(entry), GAME, "lobby", False, None, None) for entry in entries]
        told = await asyncio.gather(*[hall.store.append(line) for line in lines])
        (written,) = await hall.store.entries("new")
        assert told == [written.data == entry.data for entry in entries]
        assert sum(told) == 1


async def test_bots_and_clocks_play_a_match_to_its_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "start_of_clock", lambda match, opened, entries: opened)  # nobody watches
    async with opened(url) as hall:
        house = House(hall, Minds(1), AT_ONCE, grace=0.0)
        house.start()
        table, _ = await seated(hall, "Ann Bob", seats=4, bots=["random", "easy"], clock="seconds", limit=1)
        async with asyncio.timeout(30):
            async for _ in hall.watch(table):
                if (await hall.seen(table, None)).status == "over":
                    break
        seen = await hall.seen(table, None)
        assert seen.winners
        for seat in (at for at, seat in enumerate(seen.seats) if seat.kind == "person"):
            assert [note.id for note in seen.notes if note.seat == seat][:1] == ["note-timeout"]
        await house.stop()


async def test_after_a_restart_bots_go_on(url: str) -> None:
    async with opened(url) as hall:
        host = await hall.people.welcome("Host")
        table = await hall.openings.open(host, GAME, seats=4, bots=["random"] * 4, sit=False)
        await hall.act(table, host.id, "start")  # and no bot is there to answer
        assert await hall.store.due(1e12) == [table]
    async with opened(url) as hall:
        house = House(hall, Minds(1), AT_ONCE)
        house.start()
        async with asyncio.timeout(30):
            async for _ in hall.watch(table):
                if (await hall.seen(table, None)).status == "over":
                    break
        assert await hall.store.due(1e12) == []
        await house.stop()


async def test_rematch_import_and_replay(url: str) -> None:
    rng = Random(3)
    async with opened(url) as hall:
        table, people = await seated(hall)
        with pytest.raises(Refused):
            await hall.rematch(table, people[0].id)
        while await one_move(hall, table, people, rng):
            pass
        again, same = await asyncio.gather(*(hall.rematch(table, one.id) for one in people[:2]))
        assert again == same == (await hall.seen(table, None)).rematch
        with pytest.raises(Refused):
            await hall.rematch(table, "stranger")
        assert (await hall.seen(again, people[2].id)).you == "Cid"
        doc = (await hall.table(table)).document()
        brought = await hall.openings.bring(people[0], doc)
        first, last = await hall.moment(brought, 0, "Ann"), await hall.moment(brought, 9999, None)
        assert first.steps == last.step
        assert last.winners
        for broken in ({}, {**doc, "answers": 3}, {**doc, "game": "chess"}, {**doc, "given": {"seats": [1]}}):
            with pytest.raises(ValueError, match=r"."):
                await hall.openings.bring(people[0], broken)


async def test_a_game_is_known_to_whoever_has_finished_one(url: str) -> None:
    """For a newcomer's table: only a finished game of the same kind counts, and only one's own."""
    async with opened(url) as hall:
        table, people = await seated(hall)
        ann, stranger = people[0], await hall.people.welcome("Zoé")
        assert not await hall.store.has_finished(ann.id, GAME)
        for person in people:
            await hall.end(table, person.id, True)
        assert await hall.store.has_finished(ann.id, GAME)
        assert not await hall.store.has_finished(ann.id, "swords")
        assert not await hall.store.has_finished(stranger.id, GAME)


async def test_a_rematch_against_bots_begins_at_once(url: str) -> None:
    """Nobody else is waited for; with a second person there is a lobby."""
    async with opened(url) as hall:
        ann, bob = [await hall.people.welcome(name) for name in ("Ann", "Bob")]
        for seats, guests, status in ((3, [], "playing"), (4, [bob], "lobby")):
            table = await hall.openings.open(ann, GAME, seats=seats, bots=["random"] * 2)
            for guest in guests:
                await hall.act(table, guest.id, "sit", {"name": guest.name})
            await hall.act(table, ann.id, "start")
            for person in (ann, *guests):
                await hall.end(table, person.id, True)
            again = await hall.rematch(table, ann.id)
            assert await hall.rematch(table, ann.id) == again
            seen = await hall.seen(again, ann.id)
            assert (seen.status, seen.you) == (status, "Ann")


async def test_what_players_told_is_kept_for_the_rematch_and_by_the_log(url: str) -> None:
    """SW-R18, SW-R23: a height is told once; a duel given up by walking away is there after a restart."""
    async with opened(url) as hall:
        people = [await hall.people.welcome(name) for name in ("Ann", "Bob", "Cid")]
        table = await hall.openings.open(people[0], "swords", seats=3)
        for person in people[1:]:
            await hall.act(table, person.id, "sit", {"name": person.name})
        await hall.act(table, people[1].id, "tell", {"trait": "statures", "value": 165})
        await hall.act(table, people[0].id, "start")
        rng = Random(4)
        while (await hall.seen(table, None)).phase != "beat":
            playing = (await hall.table(table)).playing()
            name = playing.awaited[0]
            move = "point A" if playing.phase == "point" else rng.choice(playing.onward(name))
            await hall.move(table, people[playing.names.index(name)].id, move, playing.number)
        loser = playing.names.index((await hall.seen(table, None)).turn[0])
        await hall.act(table, people[loser].id, "stand")
        log = (await hall.table(table)).playing().log
        assert f"{people[loser].name} yields" in log
    async with opened(url) as hall:
        assert (await hall.table(table)).playing().log == log
        for person in people[:loser] + people[loser + 1 :]:
            await hall.act(table, person.id, "end", {"agree": True})
        again = await hall.rematch(table, people[0].id)
        assert [dict(seat.told) for seat in (await hall.seen(again, None)).seats] == [{}, {"statures": 165}, {}]


async def test_migrations_lead_to_the_schema(url: str) -> None:
    async with opened(url) as hall:
        assert await hall.store.ready()
        await hall.store.migrate()
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        from mischia.table.store.schema import METADATA

        missing = await hall.store.desk.read(
            lambda connection: compare_metadata(MigrationContext.configure(connection), METADATA)
        )
        assert missing == []
