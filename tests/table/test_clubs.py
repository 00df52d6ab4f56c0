"""Clubs on both databases: who comes in and goes, what is seen by whom, and what is left when somebody is erased."""

import asyncio
from random import Random

import pytest
from sqlalchemy import func, select

from mischia.table import erasing
from mischia.table.errors import NoClub, NotYours, Refused
from mischia.table.hall import Hall
from mischia.table.store.clubhouse import MOST_CLUBS, MOST_MEMBERS
from mischia.table.store.office import Office
from mischia.table.store.schema import CLUBS, MEMBERS, SHARES
from mischia.table.store.store import Person
from tests.table.halls import Clock, one_move, opened

pytestmark = pytest.mark.anyio


async def club_of(hall: Hall, *names: str) -> tuple[str, list[Person]]:
    """A club, and its members."""
    people = [await hall.people.welcome(name) for name in names]
    club = await hall.clubs.found(people[0].id, "The Thursday Bruisers")
    for person in people[1:]:
        assert await hall.clubs.join(person.id, club.code or "") == club.id
    return club.id, people


async def play(hall: Hall, people: list[Person], club: str = "", over: bool = True) -> str:
    """A game of these people, for a club or for themselves."""
    chosen = await hall.clubs.for_table(club, people[0].id)
    table = await hall.openings.open(people[0], "quickshot", seats=len(people), club=chosen)
    for person in people[1:]:
        await hall.act(table, person.id, "sit", {"name": person.name})
    await hall.act(table, people[0].id, "start")
    rng = Random(1)
    while over and await one_move(hall, table, people, rng):
        pass
    return table


async def rows(hall: Hall) -> list[int]:
    """How many clubs, members and shared evenings there are."""
    asked = [select(func.count()).select_from(table) for table in (CLUBS, MEMBERS, SHARES)]
    return await hall.store.desk.read(lambda connection: [connection.execute(one).scalar() or 0 for one in asked])


async def games(hall: Hall, club: str, person: Person) -> list[str]:
    found, _ = await hall.clubs.games((await hall.clubs.see(club, person.id)).club)
    return [one.table_id for one in found]


async def test_a_code_lets_in_and_nobody_else_knows_of_it(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        id, (ann, bob) = await club_of(hall, "Ann", "Bob")
        eve = await hall.people.welcome("Eve")
        seen = await hall.clubs.see(id, bob.id)
        assert [(one.name, one.number) for one in seen.members] == [("Ann", 1), ("Bob", 2)]
        assert seen.you.name == "Bob"
        assert not seen.looked_after
        for stranger in (eve.id, "nobody"):
            with pytest.raises(NoClub):
                await hall.clubs.see(id, stranger)
        with pytest.raises(NoClub):
            await hall.clubs.see("nowhere", ann.id)
        code = seen.club.code or ""
        assert await hall.clubs.join(bob.id, code.lower()) == id, "who is in it stays"
        assert [one.name for one in (await hall.clubs.see(id, ann.id)).members] == ["Ann", "Bob"]
        for wrong in ("", "22222222", "x", code[:-1]):
            with pytest.raises(NoClub):
                await hall.clubs.join(eve.id, wrong)
            with pytest.raises(NoClub):
                await hall.clubs.door(wrong)


async def test_an_invitation_is_renewed_and_taken_back_by_whoever_looks_after_the_club(url: str) -> None:
    async with opened(url) as hall:
        id, (ann, bob) = await club_of(hall, "Ann", "Bob")
        eve = await hall.people.welcome("Eve")
        before = (await hall.clubs.see(id, ann.id)).club.code or ""
        with pytest.raises(NotYours):
            await hall.clubs.invite(await hall.clubs.see(id, bob.id), True)
        await hall.clubs.invite(await hall.clubs.see(id, ann.id), True)
        code = (await hall.clubs.see(id, ann.id)).club.code or ""
        assert code != before
        with pytest.raises(NoClub):
            await hall.clubs.join(eve.id, before)
        await hall.clubs.invite(await hall.clubs.see(id, ann.id), False)
        with pytest.raises(NoClub):
            await hall.clubs.join(eve.id, code)
        assert (await hall.clubs.see(id, ann.id)).club.code is None


async def test_whoever_is_sent_away_does_not_come_back_by_the_old_link(url: str) -> None:
    async with opened(url) as hall:
        id, (ann, bob, cid) = await club_of(hall, "Ann", "Bob", "Cid")
        code = (await hall.clubs.see(id, ann.id)).club.code or ""
        with pytest.raises(NotYours):
            await hall.clubs.remove(await hall.clubs.see(id, bob.id), 3)
        seen = await hall.clubs.see(id, ann.id)
        for number, fault in ((1, "leave the club"), (9, "number")):
            with pytest.raises(Refused, match=fault):
                await hall.clubs.remove(seen, number)
        await hall.clubs.remove(seen, 3)
        with pytest.raises(NoClub):
            await hall.clubs.see(id, cid.id)
        with pytest.raises(NoClub):
            await hall.clubs.join(cid.id, code)


async def test_whoever_is_there_longest_looks_after_it_and_the_last_one_closes_it(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        people = [await hall.people.welcome(name) for name in ("Ann", "Bob", "Cid")]
        club = await hall.clubs.found(people[0].id, "Bruisers")
        for person in people[1:]:
            clock.wait(1)
            await hall.clubs.join(person.id, club.code or "")
        for person in people:
            seen = await hall.clubs.see(club.id, person.id)
            assert seen.looked_after
            await hall.clubs.share(seen, 1.0)
            await hall.clubs.leave(seen)
            with pytest.raises(NoClub):
                await hall.clubs.see(club.id, person.id)
        assert await rows(hall) == [0, 0, 0]
        with pytest.raises(NoClub):
            await hall.clubs.join(people[0].id, club.code or "")


async def test_there_is_an_end_to_clubs_and_members(url: str) -> None:
    async with opened(url) as hall:
        ann = await hall.people.welcome("Ann")
        clubs = [await hall.clubs.found(ann.id, f"Club {number}") for number in range(MOST_CLUBS)]
        with pytest.raises(Refused, match="more than"):
            await hall.clubs.found(ann.id, "One more")
        for number in range(MOST_MEMBERS - 1):
            await hall.clubs.join((await hall.people.welcome(f"P{number}")).id, clubs[0].code or "")
        eve = await hall.people.welcome("Eve")
        with pytest.raises(Refused, match="full"):
            await hall.clubs.join(eve.id, clubs[0].code or "")
        extra = await hall.clubs.found(eve.id, "Eve's")
        with pytest.raises(Refused, match="more than"):
            await hall.clubs.join(ann.id, extra.code or "")
        numbers = [one.number for one in (await hall.clubs.see(clubs[0].id, ann.id)).members]
        assert sorted(numbers) == list(range(1, MOST_MEMBERS + 1))


async def test_all_who_come_at_once_have_faces_of_their_own(url: str) -> None:
    async with opened(url) as hall, opened(url) as other:
        people = [await hall.people.welcome(f"P{number}") for number in range(8)]
        club = await hall.clubs.found(people[0].id, "Bruisers")
        halls = [hall, other]
        joins = [halls[at % 2].clubs.join(one.id, club.code or "") for at, one in enumerate(people[1:])]
        await asyncio.gather(*joins)
        numbers = [one.number for one in (await other.clubs.see(club.id, people[3].id)).members]
        assert sorted(numbers) == list(range(1, 9))


@pytest.mark.parametrize("name", ["", "  ", "\u202e\x00", "x" * 33])
async def test_a_club_has_a_name_that_can_be_read(url: str, name: str) -> None:
    async with opened(url) as hall:
        ann = await hall.people.welcome("Ann")
        with pytest.raises(Refused, match="1 to 32"):
            await hall.clubs.found(ann.id, name)
        assert (await hall.clubs.found(ann.id, " The\u202e  Bruisers ")).name == "The Bruisers"


async def test_a_club_knows_the_tables_that_were_opened_for_it_and_no_others(url: str) -> None:
    async with opened(url) as hall:
        id, (ann, bob, cid) = await club_of(hall, "Ann", "Bob", "Cid")
        eve = await hall.people.welcome("Eve")
        await play(hall, [ann, bob])
        theirs = await play(hall, [ann, bob, eve], id)
        running = await play(hall, [bob, ann], id, over=False)
        for member in (ann, bob, cid):
            assert await games(hall, id, member) == [theirs]
        assert await hall.clubs.house.open_tables(id) == [running]
        with pytest.raises(NoClub):
            await play(hall, [eve, ann], id)


async def test_the_host_opens_a_table_to_a_club_and_thinks_better_of_it(url: str) -> None:
    async with opened(url) as hall:
        id, (ann, bob) = await club_of(hall, "Ann", "Bob")
        table = await hall.openings.open(ann, "quickshot", seats=3)
        await hall.act(table, bob.id, "sit", {"name": "Bob"})
        with pytest.raises(NotYours):
            await hall.open_to_club(table, bob, await hall.clubs.for_table(id, bob.id))
        await hall.open_to_club(table, ann, await hall.clubs.for_table(id, ann.id))
        seen = await hall.seen(table, None)
        assert seen.club == "The Thursday Bruisers"
        assert seen.chat[-1].about == ("club",), "whoever sits there is told"
        assert await hall.clubs.house.open_tables(id) == [table]
        await hall.open_to_club(table, ann, await hall.clubs.for_table("", ann.id))
        assert await hall.clubs.house.open_tables(id) == []
        eve = await hall.people.welcome("Eve")
        foreign = await hall.clubs.found(eve.id, "Eve's")
        with pytest.raises(NoClub):
            await hall.clubs.for_table(foreign.id, ann.id)
        await hall.change(table, ann, {"club": foreign.id, "club_name": "Mine!"})
        assert (await hall.seen(table, None)).club == "", "a club is not chosen by the way"


async def test_a_rematch_stays_in_the_club(url: str) -> None:
    async with opened(url) as hall:
        id, people = await club_of(hall, "Ann", "Bob")
        table = await play(hall, people, id)
        again = await hall.rematch(table, people[0].id)
        assert await hall.clubs.house.open_tables(id) == [again]


async def test_the_next_evening(url: str) -> None:
    clock = Clock()  # 12 January 1970
    async with opened(url, clock=clock) as hall:
        id, (ann, bob) = await club_of(hall, "Ann", "Bob")
        seen = await hall.clubs.see(id, ann.id)
        with pytest.raises(Refused, match="no next evening"):
            await hall.clubs.answer(seen, True)
        for day, time in (("1970-01-01", "20:30"), ("2026-01-01", "20:30"), ("Thursday", "late"), ("", "")):
            with pytest.raises(Refused):
                await hall.clubs.propose(seen, day, time)
        await hall.clubs.propose(seen, "1970-01-15", "20:30")
        seen = await hall.clubs.see(id, bob.id)
        assert [one.comes for one in seen.members] == [True, None]
        at = hall.clubs.next_evening(seen.club)
        assert at is not None
        assert (at.day, at.hour, at.minute) == (15, 20, 30)
        await hall.clubs.answer(seen, False)
        assert [one.comes for one in (await hall.clubs.see(id, bob.id)).members] == [True, False]
        await hall.clubs.propose(seen, "1970-01-16", "20:30")
        assert [one.comes for one in (await hall.clubs.see(id, bob.id)).members] == [None, True]
        clock.wait(6 * 86400)
        assert hall.clubs.next_evening((await hall.clubs.see(id, bob.id)).club) is None
        await hall.clubs.call_off(seen)
        assert (await hall.clubs.see(id, bob.id)).club.next is None


async def test_an_evening_is_shared_once_and_withdrawn(url: str) -> None:
    async with opened(url) as hall:
        id, (ann, bob) = await club_of(hall, "Ann", "Bob")
        table = await play(hall, [ann, bob], id)
        ended = (await hall.clubs.games((await hall.clubs.see(id, ann.id)).club))[0][0].ended
        share = await hall.clubs.share(await hall.clubs.see(id, ann.id), ended)
        again = await hall.clubs.share(await hall.clubs.see(id, bob.id), ended)
        assert again == share
        club, found, at = await hall.clubs.shared(share.token)
        assert (club.name, club.code, [one.table_id for one in found], at) == (
            "The Thursday Bruisers",
            None,
            [table],
            ended,
        )
        await hall.clubs.withdraw(await hall.clubs.see(id, bob.id), ended)
        for token in (share.token, "x", ""):
            with pytest.raises(NoClub):
                await hall.clubs.shared(token)


async def test_the_host_can_show_what_is_kept_of_a_member(url: str) -> None:
    async with opened(url) as hall:
        id, (ann, bob) = await club_of(hall, "Ann", "Bob")
        await hall.clubs.share(await hall.clubs.see(id, ann.id), 7.0)
        traces = [await Office(hall.store).traces(one.id) for one in (ann, bob)]
        assert [[(one["club"], one["shared"]) for one in each.clubs] for each in traces] == [
            [("The Thursday Bruisers", [7.0])],
            [("The Thursday Bruisers", [])],
        ]


async def test_whoever_is_erased_has_left_every_club(url: str) -> None:
    async with opened(url) as hall:
        id, (ann, bob) = await club_of(hall, "Ann", "Bob")
        table = await play(hall, [ann, bob], id)
        alone = await hall.clubs.found(ann.id, "Ann's own")
        await hall.clubs.share(await hall.clubs.see(id, ann.id), 1.0)
        await erasing.erase(hall, Office(hall.store), ann.id)
        seen = await hall.clubs.see(id, bob.id)
        assert [one.name for one in seen.members] == ["Bob"]
        assert seen.looked_after
        found, _ = await hall.clubs.games(seen.club)
        assert [one.table_id for one in found] == [table]
        assert ("Guest", None) in [(one.name, one.person) for one in found[0].players]
        assert await rows(hall) == [1, 1, 0]
        with pytest.raises(NoClub):
            await hall.clubs.join(bob.id, alone.code or "")
