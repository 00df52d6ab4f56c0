"""How a table comes to be: opened by a host, brought as a file, or once more with the same people."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, replace
from secrets import token_urlsafe
from typing import Any

from mischia.core import fate
from mischia.games import GAMES, game_named
from mischia.table.codes import new_code, read_code
from mischia.table.entry import ERASED, HOUSE, Entry, on_paper
from mischia.table.errors import NoTable, Refused
from mischia.table.live_tables import LiveTables
from mischia.table.lobby import check_seats
from mischia.table.manners import MANNERS
from mischia.table.seat import Opening, Seat
from mischia.table.store.clubhouse import Club
from mischia.table.store.store import Line, Person, Store
from mischia.table.table import Table

MANY = 100  # seats; no game has so many
PLAYS_ON = "normal"  # the level of a bot that plays on for somebody


class Openings:
    """Writes the first entry of tables, and finds them by the code that it gave them."""

    def __init__(self, store: Store, tables: LiveTables, clock: Callable[[], float]) -> None:
        self.store = store
        self.tables = tables
        self.clock = clock

    async def open(
        self,
        host: Person,
        game: str,
        *,
        options: Mapping[str, Any] | None = None,
        seats: int = 5,
        bots: Sequence[str] = (),
        dummies: int = 0,
        listed: bool = False,
        clock: str = "none",
        limit: int = 0,
        bank: int = 0,
        settles: bool = True,
        hints: bool = False,
        watch: str = "anybody",
        speak: str = "all",
        delay: int = 0,
        sit: bool = True,
        club: Club | None = None,
        rated: bool = False,
    ) -> str:
        """Open a table: its id is the link to it, which nobody can guess."""
        empty: list[Mapping[str, Any]] = [{}] * min(max(seats, 0), MANY)
        chosen = dict(options or {})
        agreed = (chosen, tuple(empty), listed, clock, limit)
        opening = Opening(game, host.id, fate.new_secret(), *agreed, by_hand=True, settles=settles, hints=hints)
        opening = replace(opening, bank=bank, watch=watch, speak=speak, delay=delay, rated=rated)
        if club is not None:
            opening = replace(opening, club=club.id, club_name=club.name)
        table_id, now = token_urlsafe(16), self.clock()
        table = Table(table_id, Entry("opened", host.id, opening.data(), now))
        check_seats(table.game, len(table.seats), table.game.room_for(table.game.read_options(table.options)))
        if sit:
            table.apply(Entry("sit", host.id, {"name": host.name}, now))
        for level in bots:
            table.apply(Entry("bot", host.id, {"level": level}, now))
        for _ in range(dummies):
            table.apply(Entry("dummy", host.id, {}, now))
        await self._write(table_id, replace(opening, seats=tuple(asdict(seat) for seat in table.seats)))
        return table_id

    async def bring(self, person: Person | None, doc: Mapping[str, Any]) -> str:
        """A finished match from a file, as a table to look through; without a person it is the house's."""
        game, secret = doc.get("game"), doc.get("seed")
        if not isinstance(game, str) or not isinstance(secret, str):
            raise Refused("This is no match file of Mischia.", "bad-file")
        table_id = token_urlsafe(16)
        host = HOUSE if person is None else person.id
        await self._write(table_id, Opening(game, host, secret, seats=({},), match=dict(doc)))
        return table_id

    async def _write(self, table_id: str, opening: Opening) -> None:
        """Write the first entry of a table."""
        game_named(opening.game, GAMES)  # refuses what nobody could look at
        code = await self._free_code() if opening.match is None else None
        entry = Entry("opened", opening.host, replace(opening, code=code or "").data(), self.clock())
        table = Table(table_id, entry)
        about = (opening.game, table.status, opening.listed, None, None, table.known_people(), None, code)
        written = await self.store.append(Line(table_id, 1, entry, on_paper(entry), *about, club=opening.club))
        if written:
            self.tables.add(table)

    async def _free_code(self) -> str:
        """A code that no open table has."""
        while await self.store.table_with_code(code := new_code(), self.clock()):
            pass
        return code

    async def play_on(
        self, person: Person, table: Table, position: Mapping[str, Any], name: str, friends: bool = False
    ) -> str:
        """A finished match once more from a position of it: a person in one of its seats, and in the others bots, or
        whoever comes."""
        if table.people_only and not friends:
            raise Refused("No bot can sit at this table.", "people-only")
        if name not in [seat.name for seat in table.seats if seat.kind != "dummy"]:
            raise Refused("Nobody of that name sits there.", "nobody-there")
        seats = tuple(asdict(from_here(seat, person, name, friends)) for seat in table.seats)
        opening = Opening(
            table.game.name, person.id, fate.new_secret(), table.options, seats, by_hand=True, settles=True
        )
        table_id = token_urlsafe(16)
        await self._write(table_id, replace(opening, position=position))
        return table_id

    async def again(self, table_id: str, table: Table, host: str, without: Collection[str] = ()) -> None:
        """The same people and what they agreed, at a new table whose host is there, but whom they blocked."""
        seats = tuple(
            {
                "kind": seat.kind,
                "name": seat.name,
                "person": seat.person,
                "level": seat.level,
                "told": seat.told,
                "shared": seat.shared,
            }
            for seat in table.seats
            if not (seat.kind == "person" and (seat.person is None or seat.person.startswith(ERASED)))
            and seat.person not in without
        )
        before = table.opening
        agreed = (before.options, seats or ({},), before.listed, before.clock, before.limit)
        opening = Opening(before.game, host, fate.new_secret(), *agreed, by_hand=True, settles=before.settles)
        manners = {key: getattr(before, key) for key in MANNERS}
        more = {key: getattr(before, key) for key in ("hints", "bank", "rated", "club", "club_name")}
        await self._write(table_id, replace(opening, **more, **manners))

    async def find(self, typed: str) -> str:
        """The table that somebody means by a code."""
        code = read_code(typed)
        found = None if code is None else await self.store.table_with_code(code, self.clock())
        if found is None:
            raise NoTable
        return found


def from_here(seat: Seat, person: Person, name: str, friends: bool) -> Seat:
    """Who sits there when a match is played on: all by the names that they had in it, but friends by their own."""
    if seat.name == name:
        return Seat("person", name, person.id)
    if seat.kind == "dummy":
        return Seat("dummy", seat.name)
    return Seat() if friends else Seat("bot", seat.name, level=seat.level or PLAYS_ON)
