"""Onlookers and manners on both databases: who may look and speak, who is behind, whom somebody does not hear."""

from random import Random

import pytest

from mischia.table.entry import Entry
from mischia.table.erasing import erase, without
from mischia.table.errors import NotYours, Refused
from mischia.table.hall import Hall
from mischia.table.pins import pin
from mischia.table.reports import send
from mischia.table.store.archive import Archive, Wanted
from mischia.table.store.guesses import Guess, Guesses, Tally
from mischia.table.store.inbox import A_DAY, InboxFull
from mischia.table.store.office import Office
from mischia.table.store.pins import Pins
from mischia.table.store.reports import Reports
from mischia.table.store.store import Person
from mischia.table.table import Table
from tests.table.halls import Clock, comes_true, one_move, opened, seated, waiting

pytestmark = pytest.mark.anyio


async def says(hall: Hall, table: str, person: Person, text: str = "Hi") -> None:
    await hall.do(table, person, "chat", {"text": text})


async def sets(hall: Hall, table: str, host: Person, **manners: object) -> None:
    await hall.do(table, host, "manners", dict(manners))


async def heard(hall: Hall, table: str, person: Person | None) -> list[str]:
    seen = await hall.seen(table, None if person is None else person.id)
    return [line.text for line in seen.chat if not line.notice]


# --- who may look


async def test_nobody_but_who_sits_there_looks_on(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall, "Ann Bob")
        eve = await hall.people.welcome("Eve")
        assert await hall.may_look(table, eve.id)
        await sets(hall, table, people[0], watch="seated")
        assert [await hall.may_look(table, one.id) for one in people] == [True, True]
        for who in (eve.id, None):
            with pytest.raises(NotYours, match="Only who sits"):
                await hall.refuse_at_door(table, who)
        with pytest.raises(NotYours):
            await says(hall, table, eve)
        await sets(hall, table, people[0], watch="link")
        assert await hall.may_look(table, None)
        assert (await hall.seen(table, None)).chat[-1].about == ("watch",)


async def test_before_the_match_whoever_comes_may_look_and_sit(url: str) -> None:
    async with opened(url) as hall:
        table, (ann,) = await waiting(hall, "Ann", watch="seated", seats=3)
        bob = await hall.people.welcome("Bob")
        assert await hall.may_look(table, bob.id)
        await hall.do(table, bob, "sit", {"name": "Bob"})
        cid = await hall.people.welcome("Cid")
        await hall.do(table, cid, "sit", {"name": "Cid"})
        await hall.act(table, ann.id, "start")
        assert [await hall.may_look(table, who) for who in (ann.id, bob.id, None)] == [True, True, False]


async def test_lists_show_a_game_only_where_anybody_may_look(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall, "Ann Bob Cid", listed=True)
        assert await hall.store.listed() == [table]
        for watch, there in (("link", []), ("anybody", [table]), ("seated", [])):
            await sets(hall, table, people[0], watch=watch)
            assert await hall.store.listed() == there
        for person in people:
            await hall.act(table, person.id, "end", {"agree": True})
        assert (await Archive(hall.store).listed(Wanted(), 20)).matches == ()
        assert len((await Archive(hall.store).games_of(people[1].id, Wanted(), 20)).matches) == 1


async def test_only_the_host_decides_and_only_what_there_is(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall, "Ann Bob Cid")
        with pytest.raises(NotYours):
            await sets(hall, table, people[1], watch="seated")
        for wrong in ({"watch": "x"}, {"speak": ""}, {"delay": -1}, {"delay": 9999}, {"delay": True}):
            with pytest.raises(Refused) as refused:
                await sets(hall, table, people[0], **wrong)
            assert refused.value.id == "bad-manners"
        for person in people:
            await hall.act(table, person.id, "end", {"agree": True})
        with pytest.raises(Refused, match="over"):
            await sets(hall, table, people[0], watch="seated")


async def test_another_process_holds_to_it_too(postgres: object) -> None:
    url = postgres.fresh()  # type: ignore[attr-defined]
    async with opened(url) as one, opened(url) as other:
        table, people = await seated(one, "Ann Bob Cid")
        eve = await other.people.welcome("Eve")
        assert await other.may_look(table, eve.id)
        await sets(one, table, people[0], watch="seated")

        async def shut() -> bool:
            return not await other.may_look(table, eve.id)

        await comes_true(shut)
        await sets(one, table, people[0], watch="anybody")
        await one.aversions.add(people[0].id, "block", eve.id, "Eve")
        await comes_true(shut)
        await says(other, table, people[1], "Psst")
        await one.aversions.add(people[2].id, "mute", people[1].id, "Bob", table)

        async def unheard() -> bool:
            return await heard(other, table, people[2]) == []

        await comes_true(unheard)
        assert await heard(other, table, people[0]) == ["Psst"]


# --- who may speak


async def test_who_may_speak(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall, "Ann Bob Cid")
        eve, zoe = await hall.people.welcome("Eve"), await hall.people.welcome("Zoe")
        await says(hall, table, eve, "early")
        await sets(hall, table, people[0], speak="seated")
        with pytest.raises(NotYours, match="Only who sits"):
            await says(hall, table, eve)
        await says(hall, table, people[1], "sitting")
        await sets(hall, table, people[0], speak="apart")
        await says(hall, table, eve, "kibitz")
        for person in people:
            assert await heard(hall, table, person) == ["early", "sitting"]
        for looker in (eve, zoe, None):
            assert await heard(hall, table, looker) == ["early", "sitting", "kibitz"]
        await sets(hall, table, people[0], speak="nobody")
        for person in (*people, eve):
            with pytest.raises(NotYours, match="quiet"):
                await says(hall, table, person)
        await sets(hall, table, people[0], speak="all")
        await says(hall, table, people[2], "again")
        assert await heard(hall, table, people[0]) == ["early", "sitting", "again"]
        log = await hall.store.entries(table)
        assert Table.of(table, log).chat == (await hall.table(table)).chat


# --- mute and block


async def test_who_is_muted_is_not_heard_by_that_one_alone(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, bob, cid) = await seated(hall, "Ann Bob Cid")
        other = await hall.openings.open(ann, "quickshot", seats=4)
        eve = await hall.people.welcome("Eve")
        for where in (table, other):
            for person in (bob, eve):
                await says(hall, where, person, f"by {person.name}")
        await hall.aversions.add(ann.id, "mute", bob.id, "Bob", table)
        await hall.aversions.add(ann.id, "mute", eve.id, "Eve")
        assert await heard(hall, table, ann) == []
        assert await heard(hall, other, ann) == ["by Bob"]
        for viewer in (bob, cid, eve, None):
            assert await heard(hall, table, viewer) == ["by Bob", "by Eve"]
        await hall.aversions.forgive(ann.id, (await keys(hall, ann))["Bob"])
        assert await heard(hall, table, ann) == ["by Bob"]
        with pytest.raises(Refused, match="you"):
            await hall.aversions.add(ann.id, "mute", ann.id, "Ann")
        with pytest.raises(Refused, match="forgiven"):
            await hall.aversions.forgive(bob.id, (await keys(hall, ann))["Eve"])


async def keys(hall: Hall, person: Person) -> dict[str, str]:
    from mischia.table.aversions import key_of

    return {one.name: key_of(one) for one in await hall.aversions.of(person.id)}


async def test_who_is_blocked_is_not_let_in_where_the_other_is_the_host(url: str) -> None:
    async with opened(url) as hall:
        table, (ann,) = await waiting(hall, "Ann", seats=3)
        eve = await hall.people.welcome("Eve")
        await hall.aversions.add(ann.id, "block", eve.id, "Eve")
        for kind, data in (("sit", {"name": "Eve"}), ("chat", {"text": "Hi"}), ("host", {})):
            with pytest.raises(NotYours, match="doesn't let you in"):
                await hall.do(table, eve, kind, data)
        theirs, _ = await waiting(hall, "Zoe", seats=3)
        await hall.do(theirs, eve, "sit", {"name": "Eve"})
        await hall.do(theirs, ann, "sit", {"name": "Ann"})  # who blocks may still go anywhere
        await says(hall, theirs, eve, "Hi")
        assert await heard(hall, theirs, ann) == []
        await hall.aversions.forgive(ann.id, (await keys(hall, ann))["Eve"])
        await hall.do(table, eve, "sit", {"name": "Eve"})


async def test_who_sits_there_stays_when_blocked_but_is_not_asked_again(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall, "Ann Bob Cid")
        await hall.aversions.add(people[0].id, "block", people[1].id, "Bob")
        assert await hall.may_look(table, people[1].id)
        for person in people:
            await hall.act(table, person.id, "end", {"agree": True})
        again = await hall.rematch(table, people[0].id)
        assert (await hall.table(again)).names == ["Ann", "Cid"]
        assert not await hall.may_look(again, people[1].id)


# --- reports


async def test_a_report_holds_what_was_said_and_who_tells_it(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, bob, _) = await seated(hall, "Ann Bob Cid")
        for at in range(12):
            await says(hall, table, bob, f"rude {at}")
        await says(hall, table, ann, "Stop it")
        there = await hall.table(table)
        await send(hall, there, ann, bob.id, "Bob", "He is rude")
        await send(hall, there, ann, bob.id, "Bob", "He is very rude")
        (report,) = await Reports(hall.store).all()
        assert (report.by, report.name, report.said) == ("Ann", "Bob", "He is very rude")
        assert list(report.lines) == [f"rude {at}" for at in range(2, 12)]
        with pytest.raises(Refused):
            await send(hall, there, ann, bob.id, "Bob", "  ")
        assert (await Office(hall.store).counts())["reports"] == 1
        assert await Reports(hall.store).drop(report.id)
        assert await Reports(hall.store).all() == []


async def test_nobody_reports_all_day(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, *_) = await seated(hall, "Ann Bob Cid")
        there = await hall.table(table)
        for at in range(A_DAY):
            await send(hall, there, ann, f"somebody {at}", "Bob", "Rude")
        with pytest.raises(InboxFull):
            await send(hall, there, ann, "one more", "Bob", "Rude")


async def test_what_is_kept_goes_with_the_person(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, bob, cid) = await seated(hall, "Ann Bob Cid")
        await sets(hall, table, ann, speak="seated")
        await says(hall, table, bob, "rude")
        await hall.aversions.add(ann.id, "block", bob.id, "Bob")
        await hall.aversions.add(bob.id, "mute", cid.id, "Cid", table)
        await send(hall, await hall.table(table), ann, bob.id, "Bob", "Rude")
        office = Office(hall.store)
        assert [row["what"] for row in (await office.traces(ann.id)).manners] == ["block", "report"]
        await erase(hall, office, bob.id)
        hall.aversions.forget_all()
        assert await hall.aversions.of(ann.id) == []
        assert await hall.aversions.of(bob.id) == []
        assert await Reports(hall.store).all() == []
        await erase(hall, office, ann.id)
        assert "Ann" not in "".join(str(entry.data) for entry in await hall.store.entries(table))


def test_a_log_without_somebody_keeps_what_the_host_decided() -> None:
    opening = {"game": "quickshot", "host": "ann", "secret": "0" * 64, "seats": [{}, {}, {}]}
    log = [
        Entry("opened", "ann", opening, 1.0),
        Entry("sit", "ann", {"name": "Ann"}, 1.0),
        Entry("manners", "ann", {"watch": "seated", "name": "Ann"}, 2.0),
    ]
    table, entries = without("t", log, "ann")
    assert table is not None
    assert table.opening.watch == "seated"
    assert "Ann" not in str(entries)


# --- behind


async def moves(hall: Hall, table: str, people: list[Person], many: int, rng: Random) -> None:
    for _ in range(many):
        assert await one_move(hall, table, people, rng), "a match that lasts long enough to be looked at"


async def test_onlookers_are_behind_and_nobody_else(url: str) -> None:
    clock, rng = Clock(), Random(2)
    async with opened(url, clock=clock) as hall:
        table, people = await seated(hall, "Ann Bob Cid", delay=60)
        eve = await hall.people.welcome("Eve")
        assert (await hall.seen(table, None)).status == "lobby"
        clock.wait(60)
        assert (await hall.seen(table, None)).status == "playing"
        clock.wait(5)
        await moves(hall, table, people, 3, rng)
        before = await hall.seen(table, None)
        assert before.behind
        assert before.events == (await hall.seen(table, eve.id)).events
        now = await hall.seen(table, people[0].id)
        assert not now.behind
        assert (await hall.seen(table, None, in_room=True)).number == now.number > before.number
        assert await hall.seq(table, eve.id) == before.seq < now.seq
        clock.wait(59)
        assert await hall.seen(table, None) == before
        clock.wait(1)
        after = await hall.seen(table, None)
        assert (after.number, after.view) == (now.number, (await hall.seen(table, None, in_room=True)).view)


async def test_nothing_of_a_finished_match_leaves_early(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        table, people = await seated(hall, "Ann Bob Cid", delay=60, listed=True)
        clock.wait(100)
        for person in people:
            await hall.act(table, person.id, "end", {"agree": True})
        archive = Archive(hall.store, clock)
        assert (await hall.seen(table, None)).status == "playing"
        assert (await hall.seen(table, None)).secret is None
        with pytest.raises(Refused, match="over"):
            (await hall.table_for(table, None)).document()
        with pytest.raises(Refused, match="over"):
            await hall.moment(table, 0, None)
        assert (await hall.table_for(table, people[1].id)).document()
        assert await hall.moment(table, 0, None, person=people[1].id)
        assert (await archive.listed(Wanted(), 20)).matches == ()
        clock.wait(60)
        assert (await hall.table_for(table, None)).document()
        assert await hall.moment(table, 0, None)
        assert len((await archive.listed(Wanted(), 20)).matches) == 1


async def test_what_was_seen_stays_seen_when_onlookers_are_put_behind(url: str) -> None:
    clock, rng = Clock(), Random(3)
    async with opened(url, clock=clock) as hall:
        table, people = await seated(hall, "Ann Bob Cid Dee Eve")
        await moves(hall, table, people, 3, rng)  # of five who choose at once
        seen = await hall.seen(table, None)
        await sets(hall, table, people[0], delay=60)
        await moves(hall, table, people, 3, rng)
        still = await hall.seen(table, None)
        assert (still.number, still.events) == (seen.number, seen.events)
        assert len((await hall.seen(table, people[0].id)).events) > len(seen.events)
        clock.wait(30)
        await sets(hall, table, people[0], delay=180)
        assert (await hall.seen(table, None)).events == seen.events
        clock.wait(60)
        assert (await hall.seen(table, None)).events == seen.events
        await sets(hall, table, people[0], delay=0)
        assert (await hall.seen(table, None)).number == (await hall.seen(table, people[0].id)).number


async def test_who_watches_is_woken_when_there_is_more_to_see(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall, "Ann Bob Cid", delay=1)
        watch = hall.hub.enter(table)
        assert (await hall.seen(table, None)).status == "lobby"
        while (await hall.seen(table, None)).status == "lobby":
            assert await watch.wait(20)
        hall.hub.leave(table, watch)
        assert (await hall.seen(table, people[0].id)).status == "playing"


# --- reactions


async def test_a_reaction_is_heard_everywhere_and_written_nowhere(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall, opened(url, clock=clock) as other:
        table, (ann, bob, cid) = await seated(hall, "Ann Bob Cid")
        eve = await hall.people.welcome("Eve")
        before = await hall.store.entries(table)
        await hall.do(table, bob, "react", {"word": "ouch"})
        halls = (hall, other) if hall.store.shared else (hall,)
        for one in halls:

            async def heard_there(one: Hall = one) -> bool:
                return [(found.person, found.word) for found in one.reactions.since(table, 0)] == [(bob.id, "ouch")]

            await comes_true(heard_there)
        assert await hall.store.entries(table) == before
        with pytest.raises(NotYours):
            await hall.do(table, eve, "react", {"word": "ouch"})
        with pytest.raises(Refused, match="no such reaction"):
            await hall.do(table, ann, "react", {"word": "<b>"})
        await sets(hall, table, ann, speak="nobody")
        with pytest.raises(NotYours, match="quiet"):
            await hall.do(table, cid, "react", {"word": "ha"})
        clock.wait(11)
        assert hall.reactions.since(table, 0) == []


async def test_reactions_are_kept_within_bounds(url: str) -> None:
    async with opened(url) as hall:
        table, (ann, *_) = await seated(hall, "Ann Bob Cid")
        for _ in range(30):
            hall.reactions.heard(f"{table}~{ann.id}~ha")
        assert len(hall.reactions.since(table, 0)) == 20
        lobby, (zoe,) = await waiting(hall, "Zoe")
        with pytest.raises(Refused, match="not begun"):
            await hall.do(lobby, zoe, "react", {"word": "ha"})


# --- who wins?


async def test_the_evening_has_a_tally(url: str) -> None:
    clock, rng = Clock(), Random(5)
    async with opened(url, clock=clock) as hall:
        store, eve = Guesses(hall.store), await hall.people.welcome("Eve")
        people = [await hall.people.welcome(name) for name in ("Ann", "Bob", "Cid")]
        right = 0
        for wait in (7 * 3600, 600, 600, 600):
            clock.wait(wait)
            table = await hall.openings.open(people[0], "quickshot", seats=3)
            for person in people[1:]:
                await hall.act(table, person.id, "sit", {"name": person.name})
            await hall.act(table, people[0].id, "start")
            await store.put(table, Guess(eve.id, "Eve", 1, clock()))
            await store.put(table, Guess(eve.id, "Eve", 0, clock()))
            while (await hall.seen(table, None)).status == "playing":
                await one_move(hall, table, people, rng)
            right += "Ann" in (await hall.seen(table, None)).winners
        assert [one.seat for one in await store.at(table)] == [0]
        assert await store.tonight(table) == {eve.id: Tally(right, 4)}
        clock.wait(7 * 3600)
        other, _ = await seated(hall, "Dee Zoe Kim")
        await store.put(other, Guess(eve.id, "Eve", 0, clock()))
        assert await store.tonight(other) == {}, "it is not over"
        await erase(hall, Office(hall.store), eve.id)
        assert await store.at(table) == []


# --- notes on a finished match


async def test_notes_are_kept_and_go_with_the_person_or_the_table(url: str) -> None:
    async with opened(url) as hall:
        table, people = await seated(hall, "Ann Bob Cid")
        there = await hall.table(table)
        with pytest.raises(Refused, match="over"):
            await pin(hall, there, people[0], 0, "Early", None, [])
        for person in people:
            await hall.act(table, person.id, "end", {"agree": True})
        there = await hall.table(table)
        await pin(hall, there, people[1], 0, "A ring", 1, [["ring", "mug-1"]])
        await pin(hall, there, people[0], 0, "Plain", None, [])
        store, office = Pins(hall.store), Office(hall.store)
        assert [(one.name, one.text, one.seat, one.marks) for one in await store.on(table)] == [
            ("Bob", "A ring", 1, (("ring", "mug-1"),)),
            ("Ann", "Plain", None, ()),
        ]
        assert [row["what"] for row in (await office.traces(people[1].id)).written] == ["note"]
        await erase(hall, office, people[1].id)
        assert [one.name for one in await store.on(table)] == ["Ann"]
        await office.delete([table])
        assert await store.on(table) == []
