"""The register of devices: by what each person is known, and the passes that let the next device in."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from mischia.table.store.schema import DEVICES, PASSES, PEOPLE
from mischia.table.store.store import Person, Store

MOST = 100  # devices of one person that are written down; a person's page is short, and so is what is kept of anybody


@dataclass(frozen=True)
class Device:
    """A browser, or a program with a token, by which somebody is known."""

    id: str
    person_id: str
    kind: str  # browser, program, seat: a program at one table; or shared: somebody else's browser
    table_id: str | None  # that one
    about: str  # what it said of itself, in a word or two
    epoch: int
    came: float
    seen: float
    signed_out: bool = False


FIELDS = tuple(one.name for one in fields(Device))


class Register:
    """The devices and passes of all people."""

    def __init__(self, store: Store) -> None:
        self.store, self.desk = store, store.desk
        insert: Any = postgresql.insert if store.shared else sqlite.insert
        seen = insert(DEVICES)
        newer = {name: seen.excluded[name] for name in ("about", "epoch", "seen")}
        self._see = seen.on_conflict_do_update(index_elements=[DEVICES.c.id], set_=newer)
        self._out = seen.on_conflict_do_update(index_elements=[DEVICES.c.id], set_={"signed_out": True})
        new = insert(PASSES)
        other = {name: new.excluded[name] for name in ("hash", "made", "until")}
        self._pass = new.on_conflict_do_update(index_elements=[PASSES.c.person_id, PASSES.c.kind], set_=other)

    # --- devices

    async def see(self, devices: Sequence[Device]) -> None:
        """Write down when devices were last seen; of somebody who has very many, new ones are not."""
        await self.desk.write(partial(self._write_seen, devices))

    def _write_seen(self, devices: Sequence[Device], connection: Connection) -> None:
        ids = [one.id for one in devices]
        there = set(connection.execute(select(DEVICES.c.id).where(DEVICES.c.id.in_(ids))).scalars())
        for device in sorted(devices, key=lambda one: one.id):
            if device.id in there or many(connection, device.person_id, signed_out=False) < MOST:
                connection.execute(self._see, asdict(device))

    async def of(self, person: Person) -> list[Device]:
        """The devices by which somebody is known, the last seen first."""
        asked = select(DEVICES).where(DEVICES.c.person_id == person.id, ~DEVICES.c.signed_out)
        rows = await self.desk.read(lambda connection: connection.execute(asked).mappings().all())
        found = [Device(**{name: row[name] for name in FIELDS}) for row in rows]
        return sorted((one for one in found if person.knows(one.id, one.epoch)), key=lambda one: (-one.seen, one.id))

    async def sign_out(self, device: Device) -> bool:
        """From now on it is nobody's; False where so many were signed out that all others should be, in one go."""
        return await self.desk.write(partial(self._write_out, device))

    def _write_out(self, device: Device, connection: Connection) -> bool:
        if many(connection, device.person_id, signed_out=True) >= MOST:
            return False
        connection.execute(self._out, {**asdict(device), "signed_out": True})
        self.store.tell_of_people([device.person_id], connection)
        return True

    async def spare(self, person_id: str, device: str) -> None:
        """Of a person's badges that were made until now, one is good; what they had not yet used to let others in is
        void too, but for the recovery code."""
        await self.desk.write(partial(self._write_spared, person_id, device))

    def _write_spared(self, person_id: str, device: str, connection: Connection) -> None:
        later = update(PEOPLE).where(PEOPLE.c.id == person_id).values(epoch=PEOPLE.c.epoch + 1, spared=device)
        connection.execute(later)
        connection.execute(delete(DEVICES).where(DEVICES.c.person_id == person_id, DEVICES.c.id != device))
        connection.execute(delete(PASSES).where(PASSES.c.person_id == person_id, PASSES.c.kind == "link"))
        self.store.tell_of_people([person_id], connection)

    # --- passes

    async def keep_pass(self, person_id: str, kind: str, hash: str, made: float, until: float | None) -> None:
        """Keep a pass in the place of the one of its kind that was there before."""
        row = {"person_id": person_id, "kind": kind, "hash": hash, "made": made, "until": until}
        await self.desk.write(lambda connection: connection.execute(self._pass, row))

    async def made(self, person_id: str, kind: str) -> float | None:
        """When somebody's pass of a kind was made, if there is one."""
        asked = select(PASSES.c.made).where(PASSES.c.person_id == person_id, PASSES.c.kind == kind)
        return await self.desk.read(lambda connection: connection.execute(asked).scalar())

    async def holder(self, hash: str, now: float) -> str | None:
        """Whose pass this is, if it is good."""
        asked = select(PASSES.c.person_id).where(PASSES.c.hash == hash, is_good(now))
        return await self.desk.read(lambda connection: connection.execute(asked).scalar())

    async def use(self, hash: str, now: float) -> str | None:
        """Whose pass this is, if it is good; a link is not good any more afterwards, whoever else uses it meanwhile."""
        return await self.desk.write(partial(used, hash, now))


def many(connection: Connection, person_id: str, signed_out: bool) -> int:
    asked = select(func.count()).where(DEVICES.c.person_id == person_id, DEVICES.c.signed_out == signed_out)
    return int(connection.execute(asked).scalar() or 0)


def is_good(now: float) -> Any:
    return (PASSES.c.until.is_(None)) | (PASSES.c.until > now)


def used(hash: str, now: float, connection: Connection) -> str | None:
    torn = delete(PASSES).where(PASSES.c.hash == hash, PASSES.c.kind == "link", is_good(now))
    found = connection.execute(torn.returning(PASSES.c.person_id)).scalar()
    if found is not None:
        return str(found)
    return connection.execute(
        select(PASSES.c.person_id).where(PASSES.c.hash == hash, PASSES.c.kind == "recovery")
    ).scalar()
