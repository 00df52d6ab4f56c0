"""A finished match goes on from any of its positions: against bots at once, or with friends who take its seats."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mischia
from mischia.games import GAMES
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from mischia.table.store.archive import Archive, Wanted
from mischia.table.store.store import Person
from tests.table.halls import one_move, opened, seated

pytestmark = pytest.mark.anyio


async def played(hall: Hall, **options: Any) -> tuple[str, list[Person]]:
    table, people = await seated(hall, **options)
    rng = Random(1)
    while await one_move(hall, table, people, rng):
        pass
    return table, people


async def test_alone_it_begins_at_once_with_bots_by_the_old_names(url: str) -> None:
    async with opened(url) as hall:
        table, _ = await played(hall)
        eve = await hall.people.welcome("Eve")
        there = await hall.table(table)
        step = next(at for at in range(1, 99) if there.moment(at).state.sealed is None)
        again = await hall.play_on(table, eve, step, "Bob", friends=False)
        now = await hall.table(again)
        assert now.status == "playing"
        assert [(seat.name, seat.kind) for seat in now.seats] == [
            (seat.name, "person" if seat.name == "Bob" else "bot") for seat in there.seats
        ]
        assert now.opening.secret != there.opening.secret


async def test_choices_that_were_put_away_are_made_anew(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table, _ = await played(hall)
        there = await hall.table(table)
        step = next(at for at in range(1, 999) if there.moment(at).state.sealed is not None)
        before = there.moment(there.moment(step).asked_after)
        again = await hall.play_on(table, await hall.people.welcome("Eve"), step, "Bob", friends=False)
        match = (await hall.table(again)).match
        assert match is not None
        assert match.position == before.position
        assert match.state.sealed is None


async def test_friends_take_the_seats_under_their_own_names(url: str) -> None:
    async with opened(url) as hall:
        table, _ = await played(hall)
        there = await hall.table(table)
        step = next(at for at in range(1, 99) if there.moment(at).state.sealed is None and there.moment(at).turn)
        before = there.moment(step)
        eve, fay, gus, hal = [await hall.people.welcome(name) for name in ("Eve", "Fay", "Gus", "Hal")]
        again = await hall.play_on(table, eve, step, "Bob", friends=True)
        seen = await hall.seen(again, eve.id)
        assert (seen.status, seen.plays_on, seen.you) == ("lobby", True, "Bob")
        assert seen.obstacle is not None
        assert (seen.obstacle.id, seen.obstacle.args_by_name["more"]) == ("too-few", 3)
        for person in (fay, gus):
            await hall.act(again, person.id, "sit", {"name": person.name})
        with pytest.raises(Refused) as refused:
            await hall.act(again, eve.id, "start")
        assert refused.value.id == "too-few"
        await hall.act(again, hal.id, "sit", {"name": hal.name})
        await hall.act(again, eve.id, "start")
    async with opened(url) as hall:  # after a restart it is read again
        now = await hall.table(again)
        match = now.match
        assert match is not None
        assert [seat.person for seat in now.seats if seat.name == "Bob"] == [eve.id]
        assert sorted(match.names) == ["Bob", "Fay", "Gus", "Hal"]
        old = {name: match.names[at] for at, name in enumerate(before.names)}
        assert old["Bob"] == "Bob"
        for name, other in old.items():
            assert before.see(name)["hands"][name] == match.see(other)["hands"][other]
        assert match.turn == [old[name] for name in before.turn]
        rng = Random(3)
        while await one_move(hall, again, [eve, fay, gus, hal], rng):
            pass
        (row,) = (await Archive(hall.store).games_of(fay.id, Wanted(), 9)).matches
        assert row.plays_on
        assert not await Archive(hall.store).sums(fay.id)


async def test_what_the_position_says_can_not_be_changed(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table, _ = await played(hall, names="Ann Bob Cid", seats=4, dummies=1)
        eve = await hall.people.welcome("Eve")
        again = await hall.play_on(table, eve, 2, "Bob", friends=True)
        dummy = next(at for at, seat in enumerate((await hall.table(again)).seats) if seat.kind == "dummy")
        for kind, data in (
            ("change", {"seats": 5, "name": "Eve"}),
            ("change", {"options": {"edition": "fr"}, "name": "Eve"}),
            ("dummy", {}),
            ("remove", {"seat": dummy}),
        ):
            with pytest.raises(Refused) as refused:
                await hall.act(again, eve.id, kind, data)
            assert refused.value.id == "fixed", (kind, data)
        await hall.act(again, eve.id, "change", {"listed": True, "seats": 4, "name": "Eve"})
        assert (await hall.table(again)).opening.listed


async def test_what_can_not_be_played_on_is_refused(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        table, _ = await played(hall)
        eve, last = await hall.people.welcome("Eve"), (await hall.seen(table, None)).steps
        running, _ = await seated(hall)
        before = await hall.store.all_ids()
        for where, step, name, why in (
            (table, last, "Bob", "no-such-moment"),
            (table, 10**6, "Bob", "no-such-moment"),
            (table, 2, "Zoe", "nobody-there"),
            (running, 0, "Bob", "not-over"),
        ):
            with pytest.raises(Refused) as refused:
                await hall.play_on(where, eve, step, name, friends=False)
            assert refused.value.id == why
        assert await hall.store.all_ids() == before


async def test_where_no_bot_may_sit_friends_may(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        people = [await hall.people.welcome(name) for name in ("Ann", "Bob", "Cid")]
        table = await hall.openings.open(people[0], "swords", seats=3, options={"duels": "referee"})
        for person in people[1:]:
            await hall.act(table, person.id, "sit", {"name": person.name})
        await hall.act(table, people[0].id, "start")
        for person in people:
            await hall.act(table, person.id, "end", {"agree": True})
        with pytest.raises(Refused) as refused:
            await hall.play_on(table, people[0], 0, "Ann", friends=False)
        assert refused.value.id == "people-only"
        again = await hall.play_on(table, people[0], 0, "Ann", friends=True)
        seen = await hall.seen(again, None)
        assert seen.status == "lobby"
        assert seen.obstacle is not None
        assert seen.obstacle.id == "too-few-people"


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_goes_on_with_other_names(game: str, tmp_path: Path) -> None:
    match, rng = mischia.new(game, ["Ann", "Bob", "Cid"], seed=3), Random(3)
    while not match.over:
        name = rng.choice(match.awaited)
        match.play(name, rng.choice(match.onward(name)))
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        eve, fay, gus = [await hall.people.welcome(name) for name in ("Eve", "Fay", "Gus")]
        table = await hall.openings.bring(eve, json.loads(json.dumps(match.document())))
        there = await hall.table(table)
        for step in rng.sample(range(len(match.answers)), 4):
            again = await hall.play_on(table, eve, step, "Bob", friends=True)
            for person in (fay, gus):
                await hall.act(again, person.id, "sit", {"name": person.name})
            await hall.act(again, eve.id, "start")
            now = (await hall.table(again)).match
            assert now is not None
            before = there.moment(there.moment(step).asked_after)
            old = {name: now.names[at] for at, name in enumerate(before.names)}
            assert {"Bob", "Fay", "Gus"} <= set(old.values())
            assert not before.turn or [old[name] for name in before.turn] == now.turn


async def test_the_dummies_of_a_file_stay_dummies(tmp_path: Path) -> None:
    match, rng = mischia.new("quickshot", ["Ann", "Bob"], seed=3), Random(3)
    while not match.over:
        name = rng.choice(match.awaited)
        match.play(name, rng.choice(match.onward(name)))
    async with opened(f"sqlite:///{tmp_path}/db") as hall:
        eve = await hall.people.welcome("Eve")
        table = await hall.openings.bring(eve, json.loads(json.dumps(match.document())))
        again = await hall.play_on(table, eve, 1, "Bob", friends=True)
        kinds = [seat.kind for seat in (await hall.table(again)).seats]
        assert (kinds.count("person"), kinds.count("open")) == (1, 1)
        assert kinds.count("dummy") == len(match.names) - 2 > 0
