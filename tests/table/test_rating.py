"""Ratings: what they say, what they are reckoned from, that each match counts once, and what is never rated."""

import asyncio
from random import Random

import pytest
import yaml
from sqlalchemy import func, insert, select, update

from mischia.bots import LEVELS, levels_of
from mischia.games import GAMES
from mischia.table import erasing
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from mischia.table.rating import ANCHORS, MIDDLE, Rating, anchor, anchors, rate
from mischia.table.store.finished import Finished, Player
from mischia.table.store.office import Office
from mischia.table.store.ratings import Ratings
from mischia.table.store.schema import MATCHES, RATED, TABLES
from mischia.table.store.store import Person
from tests.table.halls import one_move, opened

# --- the numbers


def test_the_anchors_stand_on_enough_matches() -> None:
    """Each step from one level to the next was measured by a hundred matches at least, and none is left out."""
    told = yaml.safe_load(ANCHORS.read_text(encoding="utf-8"))
    assert list(told) == list(GAMES)
    for game, measured in told.items():
        upper, lower, many, _ = zip(*measured["steps"], strict=True)
        assert [*upper, lower[-1]] == ["hard", "normal", "easy", "random"], game
        assert (*upper[1:], lower[-1]) == lower, game
        assert min(many) >= 100, game


def test_a_stronger_bot_has_a_higher_rating_and_a_normal_one_stands_in_the_middle() -> None:
    for game in GAMES:
        means = [anchors()[game, level].mean for level in ("random", "easy", "normal", "hard")]
        assert means == sorted(means), game
        assert anchors()[game, "normal"].points == MIDDLE
    assert anchor("quickshot", "dummy", None) == anchors()["quickshot", "random"]
    unknown = [
        (name, level) for name, game in GAMES.items() for level in levels_of(game) if (name, level) not in anchors()
    ]
    assert unknown == [("quickshot", "expert")], "these are not rated: docs/club.md says so"
    assert "expert" in LEVELS


def test_winning_raises_losing_lowers_and_games_make_sure() -> None:
    first, second, third = rate([Rating()] * 3, [True, False, False])
    assert first.mean > Rating().mean > second.mean == third.mean
    assert first.doubt < Rating().doubt
    assert (first.games, first.provisional) == (1, True)
    assert not Rating(games=10).provisional
    assert Rating().points == MIDDLE
    assert Rating(mean=-1000).points == 0


def test_somebody_who_beats_a_bot_as_often_as_it_wins_comes_to_its_rating() -> None:
    """The scale holds: whoever wins every other game against a hard bot is rated like it."""
    hard, one, rng = anchors()["swords", "hard"], Rating(), Random(1)
    seen = []
    for _ in range(600):
        won = rng.random() < 0.5
        one, _ = rate([one, hard], [won, not won])
        seen.append(one.mean)
    assert sum(seen[200:]) / 400 == pytest.approx(hard.mean, abs=1.5)


# --- in the database


def player(name: str, won: bool) -> Player:
    """A person by their name; HARD and so on are bots."""
    bot = name.isupper()
    level = name.lower() if bot else None
    return Player(name, "bot" if bot else "person", level, None if bot else name.lower(), won, False, False)


def finished(number: int, names: str, winner: str, rated: str | None = "yes", at: float | None = None) -> Finished:
    players = tuple(player(name, name == winner) for name in names.split())
    ended = 1000.0 * number if at is None else at
    return Finished(f"t{number}", "quickshot", {}, False, 1.0, ended, 9, False, False, players, "{}", rated)


async def keep(hall: Hall, match: Finished) -> None:
    there = select(TABLES.c.id).where(TABLES.c.id == match.table_id)
    row = {"id": match.table_id, "game": match.game, "status": "over", "listed": False, "created": 1.0, "updated": 1.0}
    if not await hall.store.desk.read(lambda connection: connection.execute(there).scalar()):
        await hall.store.desk.write(lambda connection: connection.execute(insert(TABLES).values(head_seq=1, **row)))
    await hall.store.keep_finished(match)


async def means(hall: Hall, *people: str) -> list[float]:
    ratings = Ratings(hall.store)
    return [(await ratings.of(person)).get("quickshot", Rating()).mean for person in people]


@pytest.mark.anyio
async def test_each_match_counts_once(url: str) -> None:
    async with opened(url) as hall:
        match = finished(1, "Ann Bob HARD", "Ann")
        for _ in range(3):
            await keep(hall, match)
        await asyncio.gather(*(keep(hall, match) for _ in range(3)))
        expected = rate([Rating(), Rating(), anchors()["quickshot", "hard"]], [True, False, False])
        assert await means(hall, "ann", "bob") == pytest.approx([one.mean for one in expected[:2]])
        assert (await Ratings(hall.store).of("ann"))["quickshot"].games == 1
        await keep(hall, finished(2, "Ann Bob", "Ann", rated=None))
        await keep(hall, finished(3, "Ann Bob", "Ann", rated="stand-in"))
        assert (await Ratings(hall.store).of("ann"))["quickshot"].games == 1


@pytest.mark.anyio
async def test_no_match_is_lost_that_ends_beside_another(url: str) -> None:
    """Several processes, and matches that are written in another order than they ended."""
    async with opened(url) as hall, opened(url) as other:
        matches = [finished(number, "Ann Bob", "Ann", at=5000.0 - number) for number in range(1, 9)]
        for number in range(0, 8, 2):
            await asyncio.gather(keep(hall, matches[number]), keep(other, matches[number + 1]))
        assert {one: found.games for one, found in (await Ratings(hall.store).of("bob")).items()} == {"quickshot": 8}
        one = [Rating(), Rating()]
        for _ in matches:
            one = rate(one, [True, False])
        assert await means(hall, "ann", "bob") == pytest.approx([each.mean for each in one])


@pytest.mark.anyio
async def test_a_rebuild_comes_to_the_same_and_uses_the_anchors_of_today(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(url) as hall:
        rng = Random(2)
        for number in range(1, 20):
            names = rng.sample(["Ann", "Bob", "Cid", "EASY", "HARD"], 3)
            await keep(hall, finished(number, " ".join(names), rng.choice(names)))
        before = await means(hall, "ann", "bob", "cid")
        ratings = Ratings(hall.store)
        assert await ratings.rebuild() == 19
        assert await means(hall, "ann", "bob", "cid") == pytest.approx(before)
        broken = update(RATED).values(mean=0.0)
        await hall.store.desk.write(lambda connection: connection.execute(broken))
        await ratings.rebuild()
        assert await means(hall, "ann", "bob", "cid") == pytest.approx(before)
        higher = {key: Rating(one.mean + 10, one.doubt) for key, one in anchors().items()}
        monkeypatch.setattr("mischia.table.rating.anchors", lambda: higher)
        await ratings.rebuild()
        assert sum(await means(hall, "ann", "bob", "cid")) > sum(before)


@pytest.mark.anyio
async def test_an_empty_house_is_rebuilt_too(url: str) -> None:
    async with opened(url) as hall:
        assert await Ratings(hall.store).rebuild() == 0


# --- at a table


async def play(hall: Hall, names: str = "Ann Bob Cid", **options: object) -> tuple[str, list[Person]]:
    people = [await hall.people.welcome(name) for name in names.split()]
    chosen = {"seats": len(people), "rated": True, **options}
    table = await hall.openings.open(people[0], "quickshot", **chosen)  # type: ignore[arg-type]
    for person in people[1:]:
        await hall.act(table, person.id, "sit", {"name": person.name})
    await hall.act(table, people[0].id, "start")
    return table, people


async def to_its_end(hall: Hall, table: str, people: list[Person]) -> None:
    rng = Random(1)
    while await one_move(hall, table, people, rng):
        for seat in (await hall.table(table)).bots_to_move():
            match = (await hall.table(table)).playing()
            move = rng.choice(list(match.choices(seat.name)))
            await hall.act(table, "", "move", {"name": seat.name, "move": move, "number": match.number})


async def said(hall: Hall, table: str) -> str | None:
    asked = select(MATCHES.c.rated).where(MATCHES.c.table_id == table)
    return await hall.store.desk.read(lambda connection: connection.execute(asked).scalar())


@pytest.mark.anyio
async def test_a_rated_match_is_rated_when_it_is_over(url: str) -> None:
    async with opened(url) as hall:
        table, people = await play(hall)
        await to_its_end(hall, table, people)
        assert await said(hall, table) == "yes"
        winners = (await hall.seen(table, None)).winners
        for person in people:
            found = (await Ratings(hall.store).of(person.id))["quickshot"]
            assert (found.mean > Rating().mean) == (person.name in winners)
        unrated, others = await play(hall, "Eve Fay Gus", rated=False)
        await to_its_end(hall, unrated, others)
        assert await said(hall, unrated) is None
        assert await Ratings(hall.store).of(others[0].id) == {}


@pytest.mark.anyio
async def test_what_breaks_a_condition_is_told_as_unrated_with_the_reason(url: str) -> None:
    async with opened(url) as hall:
        left, people = await play(hall)
        await hall.act(left, people[1].id, "stand")
        await hall.act(left, people[1].id, "back")
        await to_its_end(hall, left, people)
        assert await said(hall, left) == "stand-in"
        given_up, people = await play(hall)
        for person in people:
            await hall.act(given_up, person.id, "end", {"agree": True})
        assert await said(hall, given_up) == "abandoned"
        ann, bob, cid = [await hall.people.welcome(name) for name in ("Ann", "Bob", "Cid")]
        brought = await hall.openings.open(ann, "quickshot", seats=3, rated=True)
        await hall.act(brought, bob.id, "sit", {"name": "Bob"})
        await hall.act(brought, cid.id, "sit", {"name": "Robo", "bot": True})
        await hall.act(brought, ann.id, "start")
        await to_its_end(hall, brought, [ann, bob, cid])
        assert await said(hall, brought) == "program"
        for one in (*people, ann, bob, cid):
            assert await Ratings(hall.store).of(one.id) == {}


@pytest.mark.anyio
async def test_no_hints_at_a_rated_table(url: str) -> None:
    async with opened(url) as hall:
        ann = await hall.people.welcome("Ann")
        with pytest.raises(Refused, match="without hints"):
            await hall.openings.open(ann, "quickshot", rated=True, hints=True)
        table = await hall.openings.open(ann, "quickshot", seats=3, rated=True, bots=["easy", "hard"])
        assert not (await hall.seen(table, ann.id)).hints, "not even alone against bots"
        with pytest.raises(Refused, match="without hints"):
            await hall.change(table, ann, {"hints": True})
        await hall.change(table, ann, {"rated": False, "hints": True})
        seen = await hall.seen(table, ann.id)
        assert (seen.rated, seen.hints_agreed, seen.chat[-1].about) == (False, True, ("hints", "rated"))
        over, people = await play(hall)
        await to_its_end(hall, over, people)
        again = await hall.play_on(over, people[0], 0, people[0].name, friends=True)
        with pytest.raises(Refused, match="from a position"):
            await hall.change(again, people[0], {"rated": True})


@pytest.mark.anyio
async def test_against_bots_alone_they_are_the_anchors_and_stay_as_they_are(url: str) -> None:
    async with opened(url) as hall:
        table, people = await play(hall, "Ann", seats=3, bots=["easy", "hard"])
        await to_its_end(hall, table, people)
        assert await said(hall, table) == "yes"
        asked = select(func.count()).select_from(RATED).where(RATED.c.level == "hard")
        assert await hall.store.desk.read(lambda connection: connection.execute(asked).scalar()) == 1
        assert set(await Ratings(hall.store).of(people[0].id)) == {"quickshot"}


@pytest.mark.anyio
async def test_erasing_somebody_takes_their_rating_and_nobody_elses(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, bob, cid) = await play(hall)
        await to_its_end(hall, table, [ann, bob, cid])
        ratings = Ratings(hall.store)
        before = [await ratings.of(one.id) for one in (bob, cid)]
        await erasing.erase(hall, Office(hall.store), ann.id)
        assert await ratings.of(ann.id) == {}
        assert [await ratings.of(one.id) for one in (bob, cid)] == before
        assert await ratings.rebuild() == 1
        assert await means(hall, bob.id, cid.id) == pytest.approx([one["quickshot"].mean for one in before])
        await Office(hall.store).delete([table])
        assert [await ratings.of(one.id) for one in (bob, cid)] == before, "what was gained stays"
