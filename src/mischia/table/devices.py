"""Devices: how somebody is the same person in several browsers and programs, and is not any more in one of them.

A device shows a badge that the house has signed: whose it is, which device, and the epoch in which it was made. Whether
it is good is known from the person alone, who is in memory anyway: a badge of an earlier epoch is void, and so is that
of a device that was signed out. What changes is told to all processes; until then it costs nothing to look.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_urlsafe

from mischia.table.errors import NoDevice, Refused, WrongPass
from mischia.table.passes import GOOD_FOR, Kind, hash_of, new_pass, read_pass
from mischia.table.people import People
from mischia.table.store.register import Device, Register
from mischia.table.store.store import Person, Store
from mischia.table.watchers import Hub

log = logging.getLogger("mischia.devices")
SHARED = "shared"  # a browser on which somebody plays as a guest of whose it is
AGAIN = 300.0  # seconds after which it is written down again that a device was seen
SOON = 5.0  # seconds in which what is to be written down is gathered
REMEMBERED = 50_000  # devices


@dataclass(frozen=True)
class Badge:
    """What a device or a program shows to be known."""

    person: str
    device: str
    epoch: int = 0
    only: str | None = None  # the one table that a seat's token opens
    by_cookie: bool = False
    shared: bool = False  # of a guest on somebody else's browser

    @property
    def kind(self) -> str:
        if self.shared:
            return SHARED
        return "browser" if self.by_cookie else "program" if self.only is None else "seat"


def new_device() -> str:
    return token_urlsafe(12)


class Devices:
    """The devices of everybody, and what lets the next one in."""

    def __init__(self, store: Store, people: People, hub: Hub, clock: Callable[[], float]) -> None:
        self.register, self.people, self.hub, self.clock = Register(store), people, hub, clock
        self._told: OrderedDict[str, float] = OrderedDict()  # when it was last written down that a device was seen
        self._seen: dict[str, Device] = {}  # to be written down
        self._task: asyncio.Task[None] | None = None
        self._pen = asyncio.Lock()

    async def knows(self, badge: Badge) -> Person | None:
        """Whose badge this is, if it is good."""
        person = await self.people.person(badge.person)
        return person if person is not None and person.knows(badge.device, badge.epoch) else None

    # --- when they were seen

    def is_news(self, device: str) -> bool:
        """Whether it should be written down that a device is seen now."""
        return self.clock() - self._told.get(device, 0.0) >= AGAIN

    def saw(self, badge: Badge, about: str) -> None:
        """A device was seen; this is written down soon, with others."""
        now = self.clock()
        self._told[badge.device] = now
        self._told.move_to_end(badge.device)
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        self._seen[badge.device] = device_of(badge, about, now)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_soon())

    async def _write_soon(self) -> None:
        await asyncio.sleep(SOON)
        await self._write()

    async def _write(self) -> None:
        async with self._pen:
            seen, self._seen = self._seen, {}
            if seen:
                try:
                    await self.register.see(list(seen.values()))
                except Exception:  # the database is away: they will be seen again
                    log.exception("devices can't be written down")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._write()

    # --- looking, and signing out

    async def of(self, person: Person) -> list[Device]:
        """The devices by which somebody is known, the last seen first."""
        await self._write()
        return await self.register.of(person)

    async def device(self, person: Person, id: str) -> Device:
        """One of somebody's own devices."""
        found = next((one for one in await self.of(person) if one.id == id), None)
        if found is None:
            raise NoDevice
        return found

    async def sign_out(self, person: Person, id: str) -> None:
        """Let one of somebody's devices be nobody's, at once and everywhere."""
        await self._out(await self.device(person, id))

    async def leave(self, badge: Badge) -> None:
        """Let the device that asks be nobody's; it may be one of so many that it was not written down."""
        await self._out(device_of(badge, "", self.clock()))

    async def _out(self, device: Device) -> None:
        if not await self.register.sign_out(device):
            raise Refused("Too many were signed out one by one: sign out all others.", "too-many-devices")
        self._changed(device.person_id)

    async def move_out(self, person: Person) -> None:
        """Let somebody who has a device of their own now play on nobody else's any more."""
        for device in await self.of(person):
            if device.kind == SHARED:
                await self._out(device)

    async def sign_out_others(self, badge: Badge) -> None:
        """Let all of somebody's devices be nobody's but this one, those too that nobody has heard of."""
        await self._write()
        await self.register.spare(badge.person, badge.device)
        self._changed(badge.person)

    def _changed(self, person: str) -> None:
        self.people.forget(person)
        self.hub.doubt(person)

    # --- letting the next one in

    async def new_pass(self, person: Person, kind: Kind) -> str:
        """A pass for somebody's next device, in the place of the one before; it is told this once."""
        code, now = new_pass(kind), self.clock()
        await self.register.keep_pass(person.id, kind, hash_of(code), now, now + GOOD_FOR if kind == "link" else None)
        return code

    async def recovery_made(self, person: Person) -> float | None:
        """When somebody's recovery code was made, if there is one."""
        return await self.register.made(person.id, "recovery")

    async def holder(self, typed: str) -> Person:
        """Whose pass this is, if it is good; it stays so."""
        code = read_pass(typed)
        found = None if code is None else await self.register.holder(hash_of(code), self.clock())
        return await self._holder(found)

    async def enter(self, typed: str) -> Person:
        """Whose pass this is, if it is good; a link is used up by that."""
        code = read_pass(typed)
        found = None if code is None else await self.register.use(hash_of(code), self.clock())
        return await self._holder(found)

    async def _holder(self, id: str | None) -> Person:
        person = None if id is None else await self.people.person(id)
        if person is None:
            raise WrongPass
        return person


def device_of(badge: Badge, about: str, now: float) -> Device:
    return Device(badge.device, badge.person, badge.kind, badge.only, about, badge.epoch, now, now)
