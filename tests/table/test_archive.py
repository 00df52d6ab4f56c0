"""Lists of finished games: who sees which, in which order, page by page, and what they add up to."""

from collections.abc import Sequence

import pytest
from sqlalchemy import delete, insert, update

from mischia.table.hall import Hall
from mischia.table.store.archive import Archive, Page, Rival, Streak, Sum, Wanted
from mischia.table.store.finished import Finished, Player
from mischia.table.store.schema import TABLES
from tests.table.halls import opened

pytestmark = pytest.mark.anyio


def player(name: str, won: bool = False) -> Player:
    """A person by their name, or a bot if it is in capital letters."""
    person = None if name.isupper() else name.lower()
    return Player(name, "person" if person else "bot", None if person else "easy", person, won, False, False)


async def kept(hall: Hall, number: int, names: str, winner: str = "", **other: object) -> str:
    """A finished match: number, who sat there, who won."""
    given = {"game": "quickshot", "listed": True, "moves": 10 * number, "abandoned": False, "plays_on": False, **other}
    players = tuple(player(name, name == winner) for name in names.split())
    id, at = f"t{number:03}", 1000.0 * number
    match = Finished(id, options={}, began=at - 60, ended=at, players=players, document="{}", **given)  # type: ignore[arg-type]
    row = {"id": id, "game": match.game, "status": "over", "listed": match.listed, "created": at, "updated": at}
    opened_row = insert(TABLES).values(head_seq=1, **row)
    await hall.store.desk.write(lambda connection: connection.execute(opened_row))
    await hall.store.keep_finished(match)
    return id


def ids(page: Page) -> list[str]:
    return [one.table_id for one in page.matches]


async def test_unlisted_games_are_seen_by_those_alone_who_sat_there(url: str) -> None:
    async with opened(url) as hall:
        hidden = await kept(hall, 1, "Ann Bob", listed=False)
        shown = await kept(hall, 2, "Cid Bob")
        archive = Archive(hall.store)
        assert ids(await archive.listed(Wanted(), 9)) == [shown]
        assert ids(await archive.games_of("ann", Wanted(), 9)) == [hidden]
        assert ids(await archive.games_of("bob", Wanted(), 9)) == [shown, hidden]
        assert ids(await archive.games_of("eve", Wanted(), 9)) == []


async def test_what_takes_a_table_away_takes_its_game_from_every_list(url: str) -> None:
    async with opened(url) as hall:
        for number in (1, 2):
            await kept(hall, number, "Ann Bob", "Ann")
        archive = Archive(hall.store)
        closed = update(TABLES).where(TABLES.c.id == "t001").values(status="closed")
        await hall.store.desk.write(lambda connection: connection.execute(closed))
        gone = delete(TABLES).where(TABLES.c.id == "t002")
        await hall.store.desk.write(lambda connection: connection.execute(gone))
        assert ids(await archive.listed(Wanted(), 9)) == ids(await archive.games_of("ann", Wanted(), 9)) == []
        assert not await archive.sums("ann")
        assert not await archive.rivals("ann")


async def test_games_are_found_by_what_they_are(url: str) -> None:
    async with opened(url) as hall:
        await kept(hall, 1, "Ann Bob", "Ann")
        await kept(hall, 2, "Ann ADA", "ADA", game="swords")
        await kept(hall, 3, "Bob Große", "Bob")
        await kept(hall, 4, "Ann Bob", abandoned=True)
        archive = Archive(hall.store)
        for wanted, found in (
            (Wanted(game="swords"), ["t002"]),
            (Wanted(player="ann"), ["t004", "t002", "t001"]),
            (Wanted(player=" GROSSE "), ["t003"]),
            (Wanted(player="An"), []),
            (Wanted(player="ADA"), []),  # bots are nobody's name
            (Wanted(since=2000.0, until=4000.0), ["t003", "t002"]),
            (Wanted(fewest=20, most=30), ["t003", "t002"]),
            (Wanted(player="Ann", game="quickshot", most=39), ["t001"]),
        ):
            assert ids(await archive.listed(wanted, 9)) == found, wanted
        for wanted, found in (
            (Wanted(result="won"), ["t001"]),
            (Wanted(result="lost"), ["t002"]),
            (Wanted(result="abandoned"), ["t004"]),
            (Wanted(game="quickshot"), ["t004", "t001"]),
        ):
            assert ids(await archive.games_of("ann", wanted, 9)) == found, wanted


@pytest.mark.parametrize("player", [None, "Bob"])
async def test_pages_lead_on_and_back_and_leave_nothing_out(url: str, player: str | None) -> None:
    async with opened(url) as hall:
        every = [await kept(hall, number, "Ann Bob") for number in range(1, 8)][::-1]
        archive, wanted = Archive(hall.store), Wanted(player=player)
        first = await archive.listed(wanted, 3)
        second = await archive.listed(wanted, 3, before=first.matches[-1].place)
        third = await archive.listed(wanted, 3, before=second.matches[-1].place)
        assert ids(first) + ids(second) + ids(third) == every
        assert [(one.newer, one.older) for one in (first, second, third)] == [
            (False, True),
            (True, True),
            (True, False),
        ]
        back = await archive.listed(wanted, 3, after=third.matches[0].place)
        assert (ids(back), back.newer, back.older) == (ids(second), True, True)
        top = await archive.listed(wanted, 3, after=second.matches[0].place)
        assert (ids(top), top.newer) == (ids(first), False)
        assert await archive.next_place(wanted, 3) == first.matches[-1].place
        assert await archive.next_place(wanted, 7) is None


async def test_sums_streaks_and_rivals_count_whole_games_alone(url: str) -> None:
    async with opened(url) as hall:
        results: Sequence[tuple[str, str]] = [
            ("Ann Bob", "Ann"),
            ("Ann Bob Cid", "Ann"),
            ("Ann Bob", "Bob"),
            ("Ann ADA Cid", "ADA"),
            ("Ann Bob", "Ann"),
        ]
        for number, (names, winner) in enumerate(results, 1):
            await kept(hall, number, names, winner, listed=False)
        await kept(hall, 6, "Ann Bob", abandoned=True)
        await kept(hall, 7, "Ann Bob", "Bob", plays_on=True)
        await kept(hall, 8, "Ann Bob", "Ann", game="swords")
        archive = Archive(hall.store)
        assert await archive.sums("ann") == [Sum("quickshot", 5, 3), Sum("swords", 1, 1)]
        assert await archive.streak("ann") == Streak(2, True, 2)
        assert await archive.streak("bob") == Streak(2, False, 1)
        assert await archive.streak("eve") == Streak()
        assert await archive.rivals("ann") == [Rival("Bob", 5, 4, 1), Rival("Cid", 2, 1, 0)]


async def test_a_rival_has_the_name_of_the_last_game(url: str) -> None:
    async with opened(url) as hall:
        await kept(hall, 1, "Ann Bob")
        await kept(hall, 2, "Ann BOB")
        other = Player("Roberto", "person", None, "bob", True, False, False)
        match = Finished("t003", "quickshot", {}, True, 1.0, 3000.0, 4, False, False, (player("Ann"), other), "{}")
        row = insert(TABLES).values(
            id="t003", game="quickshot", status="over", listed=True, created=1.0, updated=1.0, head_seq=1
        )
        await hall.store.desk.write(lambda connection: connection.execute(row))
        await hall.store.keep_finished(match)
        assert await Archive(hall.store).rivals("ann") == [Rival("Roberto", 2, 0, 1)]
