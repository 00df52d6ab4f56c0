"""Somebody's data is erased: nothing of them is left, and every match plays as before under a neutral name."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, select

from mischia.core.verify import verify
from mischia.games import GAMES
from mischia.table.entry import ERASED, HOUSE
from mischia.table.erasing import can_not_stay, erase
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from mischia.table.store.archive import Archive, Wanted
from mischia.table.store.inbox import Dispute, Inbox
from mischia.table.store.office import Office
from mischia.table.store.schema import METADATA
from mischia.table.store.store import Person
from tests.table.halls import beside, one_move, opened, waiting

pytestmark = pytest.mark.anyio
NAME = "Zebulon"


async def whole(hall: Hall) -> str:
    """All that the database holds."""

    def read(connection: Connection) -> str:
        return repr([[tuple(row) for row in connection.execute(select(one))] for one in METADATA.sorted_tables])

    return await hall.store.desk.read(read)


async def played(hall: Hall, game: str, names: list[str], moves: int) -> tuple[str, list[Person]]:
    seats = min(max(GAMES[game].players), 3)
    table, people = await waiting(hall, *names[:seats], game=game, seats=seats)
    await hall.act(table, people[0].id, "start")
    rng = Random(5)
    for _ in range(moves):
        if not await one_move(hall, table, people, rng):
            break
    return table, people


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_plays_as_before_under_a_neutral_name(tmp_path: Path, game: str) -> None:
    """Moves that name somebody among them."""
    async with opened(f"sqlite:///{tmp_path / 'house.db'}") as hall:
        table, people = await played(hall, game, ["Ann", NAME, "Cid"], 60)
        gone = people[1]
        before = await hall.table(table)
        assert before.match is not None
        log = before.match.log
        await erase(hall, Office(hall.store), gone.id)
        assert NAME not in await whole(hall)
        assert gone.id not in await whole(hall)
        hall.tables.anew(table)
        after = await hall.table(table)
        assert after.match is not None
        at = before.names.index(NAME)
        assert after.names == [*before.names[:at], "Guest", *before.names[at + 1 :]]
        assert after.match.log[: len(log)] == [line.replace(NAME, "Guest") for line in log]
        assert after.status == "over" or after.seats[at].stand_in


async def test_a_finished_match_can_still_be_verified(url: str) -> None:
    async with opened(url) as hall, beside(url) as (outside, office):
        table, people = await played(hall, "quickshot", [NAME, "Bob", "Cid"], 10_000)
        await erase(outside, office, people[0].id)
        hall.tables.anew(table)
        after = await hall.table(table)
        assert after.status == "over"
        assert verify(after.game, after.document()) > 0
        assert await hall.store.tables_of(people[1].id) == [table]
        assert NAME not in await whole(hall)
        (game,) = (await Archive(hall.store).games_of(people[1].id, Wanted(), 5)).matches
        assert [player.name for player in game.players] == ["Guest", "Bob", "Cid"]


async def test_words_devices_and_disputes_go_and_those_of_others_stay(url: str) -> None:
    async with opened(url) as hall, beside(url) as (outside, office):
        table, people = await waiting(hall, "Ann", NAME, "Ada")
        gone = people[1]
        other, _ = await waiting(hall, "Eve")
        await hall.chat(table, people[0], "First")
        await hall.chat(table, gone, "Something private")
        await hall.chat(table, people[2], "Last")
        await hall.chat(other, gone, "Only passing by")
        await hall.act(table, people[0].id, "bot", {"level": "easy"})
        for person in (gone, people[0]):
            letter = Dispute(person.id[:16], table, person.id, "quickshot", 1.0, "told", "said", "heard", "whole")
            await Inbox(hall.store).put(letter)
        traces = await office.traces(gone.id)
        assert [line["text"] for line in traces.said] == ["Something private", "Only passing by"]
        assert len(traces.disputes) == 1
        before = await hall.table(table)
        await erase(outside, office, gone.id)
        text = await whole(hall)
        for word in (NAME, gone.id, "private", "passing by"):
            assert word not in text
        for one in (table, other):
            hall.tables.anew(one)
        after = await hall.table(table)
        assert [(line.number, line.text) for line in after.chat] == [(1, "First"), (3, "Last")]
        assert after.names == [name for name in before.names if name != NAME], "a bot keeps its name, too"
        assert [letter.dispute.person_id for letter in await Inbox(hall.store).letters()] == [people[0].id]
        hall.people.known.clear()
        assert await hall.people.person(gone.id) is None
        with pytest.raises(Refused, match="nobody"):
            await office.person(gone.id)


async def test_whoever_is_called_like_others_changes_nothing_of_them(url: str) -> None:
    """A bot or another guest would have had another name, had they come first."""
    async with opened(url) as hall, beside(url) as (outside, office):
        table, people = await waiting(hall, "Ada", "Eve", "ada", "Guest", seats=5)
        await hall.act(table, people[0].id, "bot", {"level": "easy"})
        await hall.act(table, people[0].id, "start")
        names = (await hall.table(table)).names
        assert {"ada 2", "Boris", "Guest"} <= set(names)
        await erase(outside, office, people[0].id)
        hall.tables.anew(table)
        after = await hall.table(table)
        assert after.names == ["Guest 2" if name == "Ada" else name for name in names]
        assert after.host.startswith(ERASED)
        await hall.act(table, people[1].id, "stand")  # writes down anew who belongs to it
        assert sorted(await hall.store.tables_of(people[1].id)) == [table]


async def test_a_seat_that_was_handed_on_stays_with_whoever_has_it(url: str) -> None:
    async with opened(url) as hall, beside(url) as (outside, office):
        table, people = await played(hall, "swords", ["Ann", NAME, "Cid"], 5)
        eve = await hall.people.welcome("Eve")
        at = (await hall.table(table)).names.index(NAME)
        await hall.act(table, HOUSE, "hand", {"seat": at, "person": eve.id})
        await erase(outside, office, people[1].id)
        hall.tables.anew(table)
        assert (await hall.seen(table, eve.id)).you == "Guest"
        assert NAME not in await whole(hall)
        await erase(outside, office, eve.id)
        hall.tables.anew(table)
        assert (await hall.table(table)).seats[at].stand_in
        assert eve.id not in await whole(hall)


async def test_a_server_that_has_not_heard_of_it_writes_no_old_name(url: str) -> None:
    async with opened(url) as hall, beside(url) as (outside, office):
        table, people = await played(hall, "swords", ["Ann", NAME, "Cid"], 3)
        await erase(outside, office, people[1].id)
        rng = Random(2)
        for _ in range(30):
            try:
                if not await one_move(hall, table, [people[0], people[2]], rng):
                    break
            except ValueError:  # a move that was chosen under the old names
                continue
        assert NAME not in await whole(hall)
        hall.tables.anew(table)
        assert "Guest" in (await hall.table(table)).names


async def test_what_can_not_be_played_again_goes_whole_and_is_told_before(url: str) -> None:
    async with opened(url) as hall, beside(url) as (outside, office):
        table, people = await played(hall, "quickshot", ["Ann", NAME, "Cid"], 10_000)
        match = (await hall.table(table)).match
        assert match is not None
        again = await hall.openings.play_on(people[1], await hall.table(table), match.given, NAME)
        assert await can_not_stay(outside, office, people[1].id) == [again]
        await erase(outside, office, people[1].id)
        assert await hall.store.head(again) == 0
        assert NAME not in await whole(hall)


async def test_a_lobby_of_one_is_closed_and_a_file_stays(url: str) -> None:
    async with opened(url) as hall, beside(url) as (outside, office):
        table, _ = await played(hall, "quickshot", ["Ann", "Bob", "Cid"], 10_000)
        gone = await hall.people.welcome(NAME)
        brought = await hall.openings.bring(gone, (await hall.table(table)).document())
        lobby = await hall.openings.open(gone, "quickshot")
        await erase(outside, office, gone.id)
        for one in (brought, lobby):
            hall.tables.anew(one)
        assert (await hall.table(lobby)).status == "closed"
        assert (await hall.table(brought)).names == (await hall.table(table)).names
        assert gone.id not in await whole(hall)
