"""Reviews in the background: one match at a time, kept for good, gone on with after a restart; players come first."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

import mischia
from mischia.bots.reckoning import Count, Reckoning
from mischia.core.match import Match
from mischia.core.position import dump
from mischia.games import GAMES
from mischia.table import reviewing
from mischia.table.bot_pool import Minds, count
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from mischia.table.reviewing import Reviewing
from tests.table.halls import comes_true, one_move, opened, seated

pytestmark = pytest.mark.anyio
NOTHING = '{"method": 0}'


class Here(Minds):
    """Counts one moment at a time, in this very process, as long as it may."""

    def __init__(self, most: int = 1000) -> None:
        super().__init__()
        self.left = most
        self.began: list[int] = []

    async def count(self, match: bytes, start: int, seconds: float) -> list[Count]:
        if not self.left:
            await asyncio.Event().wait()  # for ever
        self.left -= 1
        self.began.append(start)
        await asyncio.sleep(0)
        return count(match, start, 0.0, "")


async def played(hall: Hall) -> str:
    table, people = await seated(hall)
    rng = Random(1)
    while await one_move(hall, table, people, rng):
        pass
    return table


async def test_a_match_is_counted_to_its_end_and_kept(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table = await played(hall)
        house = Reviewing(hall, Here())
        assert not (await house.count(table)).whole
        await comes_true(lambda: is_whole(house, table))
        later = Reviewing(hall, Here(0))
        job = await later.count(table)
        assert job.whole
        assert not later.waiting
        assert job.counts == (await house.count(table)).counts
        assert await hall.store.unfinished_reviews() == []


async def is_whole(house: Reviewing, table: str) -> bool:
    return (await house.count(table)).whole and table not in house.waiting


async def test_after_a_restart_it_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "KEEP_EVERY", -1.0)
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table = await played(hall)
        before, minds = Reviewing(hall, Here(3)), Here()
        await before.count(table)
        await comes_true(lambda: has_kept(hall, table, 3))
        await before.stop()
        after = Reviewing(hall, minds)
        await after.start()
        await comes_true(lambda: is_whole(after, table))
        assert minds.began[0] == 3
        await after.stop()


async def has_kept(hall: Hall, table: str, moments: int) -> bool:
    return len(reviewing.read(await hall.store.review(table) or NOTHING)) == moments


async def test_one_match_is_counted_after_the_other(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        tables = [await played(hall) for _ in range(2)]
        minds = Here()
        house = Reviewing(hall, minds)
        for table in tables:
            await house.count(table)
        await comes_true(lambda: is_whole(house, tables[1]))
        assert minds.began.count(0) == 2
        second = minds.began.index(0, 1)
        assert minds.began[:second] == list(range(second))


async def test_only_a_finished_match_is_counted(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table, _ = await seated(hall)
        with pytest.raises(Refused) as why:
            await Reviewing(hall, Here()).count(table)
        assert why.value.id == "review-not-over"


async def test_what_another_method_counted_is_counted_anew(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table = await played(hall)
        await hall.store.keep_review(table, '{"method": 0, "counts": [[[1.0], []]]}', True)
        assert (await Reviewing(hall, Here(0)).count(table)).counts == []


async def test_players_come_first() -> None:
    minds = Busy()
    thought = asyncio.create_task(minds.choose(b"", "easy"))
    await asyncio.sleep(0)
    counting = asyncio.create_task(minds.count(b"", 0, 0.0))
    await asyncio.sleep(0.1)
    assert minds.done == ["choose"]
    minds.free.set()
    await asyncio.gather(thought, counting)
    assert minds.done == ["choose", "count"]


class Busy(Minds):
    """A mind whose first thought takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()
        self.done: list[str] = []

    async def _think(self, thought, *about):  # type: ignore[no-untyped-def]
        self.done.append(thought.__name__)
        await self.free.wait()
        return []


# --- what if


async def test_a_match_goes_on_from_a_moment_of_it_with_bots_in_the_other_seats(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/db"
    async with opened(url) as hall:
        table = await played(hall)
        house, eve = Reviewing(hall, Here(0)), await hall.people.welcome("Eve")
        moments = (await house.count(table)).reckoning.moments
        at = len(moments) // 2
        opened_table = await house.what_if(table, eve, at, "Bob")
        before = await hall.table(opened_table)
        assert [(seat.kind, seat.name) for seat in before.seats if seat.person] == [("person", "Bob")]
        assert {seat.kind for seat in before.seats if seat.name != "Bob"} <= {"bot", "dummy"}
        assert before.match is not None
        assert before.match.given == dump(before.game, moments[at], before.match.names)
        assert before.opening.secret != (await hall.table(table)).opening.secret
    async with opened(url) as hall:  # after a restart it is read again
        after = await hall.table(opened_table)
        assert after.match is not None
        assert after.position == before.position


async def test_there_must_be_something_to_play_on_from(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table = await played(hall)
        house, eve = Reviewing(hall, Here(0)), await hall.people.welcome("Eve")
        last = len((await house.count(table)).reckoning.moments) - 1
        for moment, name, why in [
            (last, "Bob", "no-such-moment"),
            (-1, "Bob", "no-such-moment"),
            (0, "Zoe", "nobody-there"),
        ]:
            with pytest.raises(Refused) as refused:
                await house.what_if(table, eve, moment, name)
            assert refused.value.id == why


@pytest.mark.parametrize("game", GAMES)
async def test_every_moment_of_every_game_can_be_played_on_from(game: str) -> None:
    match, rng = mischia.new(game, ["Ann", "Bob", "Cid"], seed=3), Random(3)
    while not match.over:
        name = rng.choice(match.awaited)
        match.play(name, rng.choice(match.onward(name)))
    options = match.game.show_options(match.options)
    moments = Reckoning(match).moments[:-1]
    for s in rng.sample(moments, min(len(moments), 20)):
        position = json.loads(json.dumps(dump(match.game, s, match.names)))
        again = Match(match.game, position, options, seed=1)
        assert again.over or again.turn
