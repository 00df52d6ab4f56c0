"""Devices on both databases, and at several processes: who is signed out is so at once, everywhere."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from mischia.table.devices import AGAIN, Badge
from mischia.table.errors import NoDevice, Refused, WrongPass
from mischia.table.hall import Hall
from mischia.table.passes import GOOD_FOR
from mischia.table.store import migrations, register
from mischia.table.store.register import Device
from mischia.table.store.store import Person, Store, database_url
from tests import databases
from tests.table.halls import Clock, comes_true, opened, seated

pytestmark = pytest.mark.anyio


def badge_of(person: Person, device: str, **more: object) -> Badge:
    return Badge(person.id, device, person.epoch, **{"by_cookie": True, **more})  # type: ignore[arg-type]


async def seen(hall: Hall, *badges: Badge) -> None:
    for badge in badges:
        hall.devices.saw(badge, "Firefox/Linux")
    await hall.devices._write()


async def ids(hall: Hall, person: Person) -> set[str]:
    again = await hall.people.person(person.id)
    assert again is not None
    return {one.id for one in await hall.devices.of(again)}


async def test_who_is_signed_out_stays_so(url: str) -> None:
    async with opened(url) as hall:
        ann, bob = await hall.people.welcome("Ann"), await hall.people.welcome("Bob")
        laptop, phone = badge_of(ann, "laptop"), badge_of(ann, "phone")
        await seen(hall, laptop, phone)
        with pytest.raises(NoDevice):
            await hall.devices.sign_out(bob, "phone")
        assert await hall.devices.knows(phone) is not None
        await hall.devices.sign_out(ann, "phone")
        assert await hall.devices.knows(phone) is None
        assert await hall.devices.knows(laptop) == await hall.people.person(ann.id)
        await seen(hall, phone)
        assert await ids(hall, ann) == {"laptop"}
    async with opened(url) as hall:
        assert await hall.devices.knows(phone) is None
        assert await hall.devices.knows(laptop) is not None


async def test_all_others_are_signed_out_those_too_that_nobody_has_seen(url: str) -> None:
    async with opened(url) as hall:
        ann = await hall.people.welcome("Ann")
        laptop, phone, unseen = (badge_of(ann, name) for name in ("laptop", "phone", "unseen"))
        await seen(hall, laptop, phone)
        code = await hall.devices.new_pass(ann, "link")
        recovery = await hall.devices.new_pass(ann, "recovery")
        await hall.devices.sign_out_others(laptop)
        assert [await hall.devices.knows(one) is not None for one in (laptop, phone, unseen)] == [True, False, False]
        await seen(hall, phone)  # what was on its way to the register
        assert await ids(hall, ann) == {"laptop"}
        with pytest.raises(WrongPass):
            await hall.devices.enter(code)
        again = await hall.devices.enter(recovery)
        tablet = badge_of(again, "tablet")
        assert await hall.devices.knows(tablet) is not None
        await hall.devices.sign_out_others(tablet)
        assert await hall.devices.knows(laptop) is None


async def test_a_link_lets_one_device_in_and_not_for_long(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as hall:
        ann = await hall.people.welcome("Ann")
        code = await hall.devices.new_pass(ann, "link")
        assert (await hall.devices.holder(code)).id == ann.id
        tries = await asyncio.gather(*(hall.devices.enter(code) for _ in range(5)), return_exceptions=True)
        assert sorted(type(one).__name__ for one in tries) == ["Person", *["WrongPass"] * 4]
        old, code = await hall.devices.new_pass(ann, "link"), await hall.devices.new_pass(ann, "link")
        with pytest.raises(WrongPass):
            await hall.devices.enter(old)
        clock.wait(GOOD_FOR)
        for look in (hall.devices.holder, hall.devices.enter):
            with pytest.raises(WrongPass):
                await look(code)


async def test_a_recovery_code_is_good_until_there_is_another_and_kept_nowhere(url: str) -> None:
    async with opened(url) as hall:
        ann, bob = await hall.people.welcome("Ann"), await hall.people.welcome("Bob")
        assert await hall.devices.recovery_made(ann) is None
        old = await hall.devices.new_pass(ann, "recovery")
        for _ in range(2):
            assert (await hall.devices.enter(old.lower())).id == ann.id
        new = await hall.devices.new_pass(ann, "recovery")
        with pytest.raises(WrongPass):
            await hall.devices.enter(old)
        await hall.devices.new_pass(bob, "recovery")
        assert (await hall.devices.enter(new)).id == ann.id
        rows = await hall.store.desk.read(lambda connection: connection.exec_driver_sql("SELECT * FROM passes").all())
        assert len(rows) == 2
        assert new not in str(rows)


async def test_what_is_kept_of_one_person_is_not_much(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(register, "MOST", 3)
    async with opened(url) as hall:
        ann = await hall.people.welcome("Ann")
        badges = [badge_of(ann, f"device {at}") for at in range(6)]
        await seen(hall, *badges)
        assert len(await ids(hall, ann)) == 3
        assert await hall.devices.knows(badges[5]) is not None, "it is known, and only not listed"
        for badge in badges[:3]:
            await hall.devices.leave(badge)
        with pytest.raises(Refused) as refusal:
            await hall.devices.leave(badges[3])
        assert refusal.value.id == "too-many-devices"
        await hall.devices.sign_out_others(badges[5])
        assert [await hall.devices.knows(one) is not None for one in badges] == [False] * 5 + [True]


async def test_it_is_seldom_written_when_a_device_was_seen(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, written = Clock(), list[str]()
    async with opened(url, clock=clock) as hall:
        see = hall.devices.register.see

        async def noted(those: list[Device]) -> None:
            written.extend(one.id for one in those)
            await see(those)

        monkeypatch.setattr(hall.devices.register, "see", noted)
        ann = await hall.people.welcome("Ann")
        laptop = badge_of(ann, "laptop")
        for _ in range(100):
            if hall.devices.is_news("laptop"):
                hall.devices.saw(laptop, "Firefox/Linux")
            clock.wait(AGAIN / 50 + 1e-6)
            await hall.devices._write()
        [device] = await hall.devices.of(ann)
        assert written == ["laptop"] * 2
        assert device.came == 1_000_000.0
        assert device.seen == pytest.approx(1_000_000.0 + AGAIN, abs=1.0)


async def test_another_process_hears_who_is_signed_out(postgres: databases.Postgres) -> None:
    url = postgres.fresh()
    async with opened(url) as one, opened(url) as two:
        table, (ann, *_) = await seated(one)
        laptop, phone = badge_of(ann, "laptop"), badge_of(ann, "phone")
        await seen(one, laptop, phone)
        assert await two.devices.knows(phone) is not None
        watch = two.hub.enter(table, ann.id)
        watch.doubt = False
        await one.devices.sign_out(ann, "phone")
        assert await watch.wait(60)
        assert watch.doubt
        assert await two.devices.knows(phone) is None
        assert await two.devices.knows(laptop) is not None
        await one.people.rename(ann, "Anna", "it")

        async def renamed() -> bool:
            found = await two.people.person(ann.id)
            return found is not None and (found.name, found.language) == ("Anna", "it")

        await comes_true(renamed)
        two.hub.leave(table, watch, ann.id)
        assert two.hub.people == {}


async def test_whoever_hears_nothing_asks_the_database(postgres: databases.Postgres) -> None:
    url = postgres.fresh()
    async with opened(url) as one, opened(url) as two:
        ann = await one.people.welcome("Ann")
        phone = badge_of(ann, "phone")
        await seen(one, phone)
        assert await two.devices.knows(phone) is not None
        assert two._ear is not None
        await two._ear.stop()
        await one.devices.sign_out(ann, "phone")
        assert await two.devices.knows(phone) is None


async def test_people_of_before_there_were_devices_are_known(url: str) -> None:
    store = Store(database_url(url, Path()))
    await store.desk.write(partial(migrations.upgrade, to="0007"))
    row = "INSERT INTO people (id, name, language, created) VALUES ('ann', 'Ann', 'it', 1.0)"
    await store.desk.write(lambda connection: connection.exec_driver_sql(row))
    await store.close()
    async with opened(url) as hall:
        assert await hall.devices.knows(Badge("ann", "old")) == Person("ann", "Ann", "it")
        assert await hall.devices.knows(Badge("bob", "old")) is None
