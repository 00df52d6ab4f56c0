"""Somebody's data is erased: tables where they played stay, with a neutral name there, and without their words."""

from collections.abc import Sequence
from dataclasses import replace
from secrets import token_urlsafe
from typing import Any

from mischia.core.errors import MischiaError
from mischia.table.entry import ERASED, HOUSE, Entry
from mischia.table.errors import NoTable, Refused
from mischia.table.hall import RETRIES, Hall
from mischia.table.live_tables import paper_of
from mischia.table.record import record_of
from mischia.table.store.office import Office, Rewritten
from mischia.table.table import Table

NEUTRAL = "Guest"  # the name that a seat keeps


async def erase(hall: Hall, office: Office, person: str) -> None:
    """Free somebody's seats, then forget them, in one transaction."""
    await office.person(person)
    for table_id in await hall.store.tables_of(person, most=2**31 - 1):
        await leave(hall, table_id, person)
    for _ in range(RETRIES):
        logs = [await rewritten(hall, table_id, person) for table_id in await office.tables_with(person)]
        if await office.erase(person, logs):
            return
    raise Refused("Too many people act at once; try again.", "busy")


async def can_not_stay(hall: Hall, office: Office, person: str) -> list[str]:
    """The tables that go with somebody, because today's rules can't play them again under another name."""
    found = [await rewritten(hall, table_id, person) for table_id in await office.tables_with(person)]
    return [log.table_id for log in found if log.entries is None]


async def leave(hall: Hall, table_id: str, person: str) -> None:
    """Free the seat at a table that is open; where nobody else can play there, close it."""
    table = await hall.table(table_id)
    if table.status not in ("lobby", "playing"):
        return
    seat, others = table.seat_of(person), table.known_people() - {person}
    if table.status == "lobby" and not others:
        await hall.act(table_id, HOUSE, "shut")
    elif seat is not None:
        try:
            await hall.act(table_id, HOUSE, "relieve", {"seat": table.seats.index(seat)})
        except Refused as refusal:
            if refusal.id != "nobody-else-plays":
                raise
            await hall.act(table_id, HOUSE, "shut")


async def rewritten(hall: Hall, table_id: str, person: str) -> Rewritten:
    """A table's log without somebody."""
    edition = await hall.store.edition(table_id)
    head, kept = await hall.store.kept(table_id)
    if not head:
        raise NoTable
    log = await hall.store.entries(table_id, 0, head)
    try:
        table, entries = without(table_id, log, person, kept)
    except MischiaError:
        return Rewritten(table_id, head, edition, None)
    if table is None:
        return Rewritten(table_id, head, edition, entries)
    return Rewritten(table_id, head, edition, entries, paper_of(table), record_of(table))


def without(table_id: str, log: Sequence[Entry], person: str, kept: Any = None) -> tuple[Table | None, list[Entry]]:
    """The same table as if somebody of no name had sat there, entry by entry: each is done at both, side by side.

    A match that was brought from elsewhere names nobody who was here: of it there is no table.
    """
    alias = ERASED + token_urlsafe(12)
    if log[0].data.get("match") is not None:
        return None, [unnamed(entry, person, alias) for entry in log]
    name = neutral_name(log)
    old, first = Table(table_id, log[0]), opened(log[0], person, alias, name)
    new, entries = Table(table_id, first), [first]
    for entry in log[1:]:
        data = phrased(entry, old, new)
        old.apply(entry)
        seat = old.seat_of(entry.who)
        if entry.kind == "sit" and seat is not None:
            data["name"] = name if entry.who == person else seat.name
        elif entry.kind in ("bot", "dummy"):
            data["name"] = next(one.name for one, other in pairs(old, new) if other.kind == "open" != one.kind)
        written = unnamed(replace(entry, data=data), person, alias)
        new.apply(written)
        entries.append(written)
    if (kept is not None and not old.agrees(kept)) or not same(old, new, name):
        raise Refused("This match can't be played again under another name.", "other-rules")
    return new, entries


def opened(entry: Entry, person: str, alias: str, name: str) -> Entry:
    """How the table was opened; a seat may have been taken by that, and the match may begin in its middle."""
    data = entry.data
    sat = any(seat.get("person") == person for seat in data["seats"])
    if sat and data.get("position") is not None:
        raise Refused("Its position names whoever sat there.", "other-rules")
    seats = [
        {**seat, "name": name, "person": alias} if seat.get("person") == person else seat for seat in data["seats"]
    ]
    return unnamed(replace(entry, data={**data, "seats": seats}), person, alias)


def phrased(entry: Entry, old: Table, new: Table) -> dict[str, Any]:
    """What an entry says, in the names of the new table."""
    data, names = dict(entry.data), {one.name: other.name for one, other in pairs(old, new)}
    if entry.kind in ("away", "move") and "name" in data:
        data["name"] = names.get(data["name"], data["name"])
    if "absent" in data:
        data["absent"] = [names.get(name, name) for name in data["absent"]]
    seat = old.seat_of(entry.who)
    name = seat.name if seat is not None else entry.data.get("name", "")
    if entry.kind == "move" and old.match is not None and name in old.match.names:
        match = old.match
        move = match.said(data["move"], tuple((match.alternatives(name) or match.choices(name)).values()))
        if move is not None:
            data["move"] = match.game.phrase(move, [names.get(one, one) for one in match.names])
    return data


def unnamed(entry: Entry, person: str, alias: str) -> Entry:
    """An entry in which somebody has neither id nor name, nor says anything."""
    data = {key: alias if key in ("host", "person") and value == person else value for key, value in entry.data.items()}
    if entry.who != person:
        return replace(entry, data=data)
    if entry.kind == "chat":
        return Entry("hushed", alias, {}, entry.at)
    if entry.kind in ("host", "change", "manners"):
        data["name"] = NEUTRAL
    return replace(entry, who=alias, data=data)


def neutral_name(log: Sequence[Entry]) -> str:
    """A name that nobody has had at a table, whenever they sat down there."""
    said = [seat.get("name") for seat in log[0].data["seats"]] + [entry.data.get("name") for entry in log]
    taken = {str(name).casefold() for name in said if name}
    number = 1 + sum(name.startswith(NEUTRAL.casefold()) for name in map(str.casefold, map(str, said)))
    while (name := NEUTRAL if number == 1 else f"{NEUTRAL} {number}").casefold() in taken:
        number += 1
    return name


def pairs(old: Table, new: Table) -> list[Any]:
    return list(zip(old.seats, new.seats, strict=True))


def same(old: Table, new: Table, name: str) -> bool:
    """Whether everybody else sits there as before, and the match stands where it did."""
    others = all(other.name in (one.name, name) for one, other in pairs(old, new))
    return others and (old.status, old.playing_number()) == (new.status, new.playing_number())
