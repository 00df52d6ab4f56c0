"""One device for several: whose view it shows, when it needs a curtain, and what becomes of clocks and records."""

from pathlib import Path
from random import Random

import pytest

from mischia.table.devices import SHARED, Badge
from mischia.table.entry import HOUSE
from mischia.table.erasing import erase
from mischia.table.errors import Passed
from mischia.table.hall import Hall
from mischia.table.seat import Seat
from mischia.table.sharing import ASKED, LOOKS, SECRET, Front, in_front, nothing_hidden, sitting, to_choose
from mischia.table.store.archive import Archive, Wanted
from mischia.table.store.office import Office
from mischia.table.store.store import Person
from mischia.table.table import Table
from tests.table.halls import Clock, one_move, opened
from tests.table.play import PEOPLE, Script

LIMIT = 30
HERE = PEOPLE[:2]  # Ann and Bob, on one device


def taken(table: Table, seat: Seat) -> Front:
    """What the device says when somebody has just taken it."""
    asked = seat in to_choose(table, sitting(table, HERE))
    how = LOOKS if not asked else SECRET if table.playing().secret_choice else ASKED
    return Front(seat.person or "", table.playing().number, how)


def shown(table: Table, front: Front | None) -> str | None:
    seat = in_front(table, sitting(table, HERE), front)
    return None if seat is None else seat.name


def answer(script: Script, name: str) -> None:
    """Somebody's first move that takes the game on."""
    match = script.table.playing()
    script.do(name.casefold(), "move", move=match.onward(name)[0], number=match.number)


def at_a_secret(script: Script) -> Script:
    """Play on until Ann and Bob both choose in secret."""
    rng = Random(3)
    while not (script.table.playing().secret_choice and {"Ann", "Bob"} <= set(script.table.playing().awaited)):
        script.step(rng)
    return script


# --- whose view it is


def test_nobody_sees_the_table_before_they_have_taken_the_device() -> None:
    table = Script(secret="s").start().table
    assert shown(table, None) is None
    for name in HERE:
        assert shown(table, taken(table, table.seat_of(name))) == name.title()  # type: ignore[arg-type]


def test_what_is_chosen_in_secret_each_chooses_after_a_tap_and_is_told_before_the_curtain() -> None:
    script = at_a_secret(Script(secret="4").start())
    table = script.table
    assert [seat.name for seat in to_choose(table, sitting(table, HERE))] == ["Ann", "Bob"], "by seat"
    ann = taken(table, table.seats[0])
    assert shown(table, ann) == "Ann"
    answer(script, "Ann")
    assert shown(table, ann) is None, "Bob is to choose: Ann's hand is covered"
    bob = taken(table, table.seats[1])
    assert shown(table, bob) == "Bob"
    answer(script, "Bob")
    assert shown(table, bob) == "Bob", "the others choose elsewhere"
    for seat in list(table.late()):
        answer(script, seat.name)
    assert shown(table, bob) is None, "what comes of it is for everybody"


def test_who_only_looks_keeps_the_device_for_that_question_and_may_change_what_was_put_away() -> None:
    script = at_a_secret(Script(secret="4").start())
    answer(script, "Ann")
    looks = taken(script.table, script.table.seats[0])
    assert looks.how == LOOKS
    assert shown(script.table, looks) == "Ann"
    answer(script, "Bob")
    for seat in list(script.table.late()):
        answer(script, seat.name)
    if script.table.status == "playing" and to_choose(script.table, sitting(script.table, HERE)):
        assert shown(script.table, looks) in (None, "Ann")


def test_the_same_person_goes_on_without_a_curtain_and_another_does_not() -> None:
    """Death Roads asks one driver several things in a row, and every hand is hidden."""
    script = Script(secret="6", people=PEOPLE[:3], game="deathroads").start()
    rng, went_on, passed = Random(1), 0, 0
    while script.table.status == "playing" and went_on + passed < 40:
        table = script.table
        waiting = to_choose(table, sitting(table, HERE))
        front = taken(table, waiting[0]) if waiting else None
        script.step(rng)
        if front is None or script.table.status != "playing":
            continue
        after = to_choose(script.table, sitting(script.table, HERE))
        secret = script.table.playing().secret_choice or front.how == SECRET
        if after and not secret and script.table.playing().number != front.number:
            same = front.person in [seat.person for seat in after]
            assert shown(script.table, front) == (front.person.title() if same else None)
            went_on, passed = went_on + same, passed + (not same)
    assert went_on
    assert passed


@pytest.mark.parametrize(("game", "needs"), [("quarriors", False), ("quickshot", True)])
def test_a_table_without_secrets_needs_no_curtain(game: str, needs: bool) -> None:
    script = Script(secret="5", people=PEOPLE[:3], game=game).start()
    rng = Random(2)
    for _ in range(10):
        table = script.table
        waiting = to_choose(table, sitting(table, HERE))
        assert nothing_hidden(table, sitting(table, HERE)) is not needs
        if waiting:
            assert shown(table, None) == (None if needs else waiting[0].name)
        script.step(rng)


def test_who_is_alone_on_a_device_needs_no_curtain_and_a_stand_in_is_not_asked() -> None:
    script = at_a_secret(Script(secret="4").start())
    table = script.table
    assert in_front(table, sitting(table, ["bob"]), None) is table.seats[1]
    script.do("ann", "stand")
    assert [seat.name for seat in to_choose(table, sitting(table, HERE))] == ["Bob"]


# --- clocks


def clocked() -> Script:
    script = Script(people=("ann",), secret="4", seats=({},) * 3, clock="seconds", limit=LIMIT)
    for name in ("bob", "cid"):
        script.do(name, "sit", name=name.title(), shared=True)
    return at_a_secret(script.start())


def test_the_clock_starts_when_the_device_is_taken_once_for_each() -> None:
    script = clocked()
    table, number = script.table, script.table.playing().number
    first = table.deadline
    assert first is not None
    script.log += [script.log[-1]] * 200  # time passes
    script.do("ann", "take", number=number)
    later = table.deadline
    assert later == len(script.log) - 1 + LIMIT > first
    script.do("ann", "take", number=number)
    assert table.deadline == later, "nobody can stall"
    answer(script, "Ann")
    assert table.deadline == len(script.log) - 1 + LIMIT, "the next has the whole time to take it"
    with pytest.raises(Passed):
        script.do("bob", "take", number=number - 1)
    again = Table.of("t", [one for at, one in enumerate(script.log) if one not in script.log[:at]])
    assert again.deadline == table.deadline


def test_where_nobody_shares_a_device_nothing_is_gained_by_it() -> None:
    script = at_a_secret(Script(secret="4", clock="seconds", limit=LIMIT).start())
    before = script.table.deadline
    script.log += [script.log[-1]] * 200
    script.do("ann", "take", number=script.table.playing().number)
    answer(script, "Ann")
    assert script.table.deadline == before


# --- records, rematch, data


async def around(hall: Hall, *names: str) -> tuple[str, list[Person]]:
    """A host, and guests on the host's device; the match has begun."""
    people = [await hall.people.welcome(name) for name in names]
    table = await hall.openings.open(people[0], "quickshot", seats=len(names))
    for guest in people[1:]:
        await hall.act(table, guest.id, "sit", {"name": guest.name, "shared": True})
    await hall.act(table, people[0].id, "start")
    return table, people


@pytest.mark.anyio
async def test_a_guests_games_are_the_guests_own(url: str) -> None:
    async with opened(url) as hall:
        table, people = await around(hall, "Ann", "Bob", "Cid")
        rng = Random(1)
        while await one_move(hall, table, people, rng):
            pass
        match = (await hall.table(table)).match
        assert match is not None
        archive = Archive(hall.store)
        for person in people:
            (game,) = (await archive.games_of(person.id, Wanted(), 10)).matches
            assert {one.name: one.won for one in game.players} == {
                one.name: one.name in match.winners for one in people
            }
        again = await hall.table(await hall.rematch(table, people[0].id))
        assert [(seat.name, seat.person, seat.shared) for seat in again.seats] == [
            (seat.name, seat.person, seat.shared) for seat in (await hall.table(table)).seats
        ]


@pytest.mark.anyio
async def test_a_guest_can_be_erased_and_the_others_play_on(url: str) -> None:
    async with opened(url) as hall:
        table, people = await around(hall, "Ann", "Bob", "Cid")
        await one_move(hall, table, people, Random(1))
        await erase(hall, Office(hall.store), people[1].id)
        hall.tables.anew(table)
        seen = await hall.seen(table, people[0].id)
        assert "Bob" not in [seat.name for seat in seen.seats]
        assert seen.you == "Ann"
        assert (await hall.table(table)).status == "playing"


@pytest.mark.anyio
async def test_a_guest_who_has_a_device_of_their_own_plays_on_no_other(url: str) -> None:
    async with opened(url) as hall:
        bob = await hall.people.welcome("Bob")
        here = Badge(bob.id, "of Ann", bob.epoch, by_cookie=True, shared=True)
        own = Badge(bob.id, "phone", bob.epoch, by_cookie=True)
        for badge in (here, own):
            hall.devices.saw(badge, "Firefox/Linux")
        assert {one.id: one.kind for one in await hall.devices.of(bob)} == {"of Ann": SHARED, "phone": "browser"}
        await hall.devices.move_out(bob)
        assert await hall.devices.knows(here) is None
        assert await hall.devices.knows(own) is not None


@pytest.mark.anyio
async def test_a_seat_that_the_host_hands_to_somebody_is_on_their_own_device(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'house.db'}", clock=Clock()) as hall:
        table, _ = await around(hall, "Ann", "Bob", "Cid")
        dee = await hall.people.welcome("Dee")
        await hall.act(table, HOUSE, "hand", {"seat": 1, "person": dee.id})
        seats = (await hall.table(table)).seats
        assert {seat.person: seat.shared for seat in seats}[dee.id] is False
