"""The hall: all tables of this process. What is acknowledged is on disk, and only then do others hear of it."""

import json
from collections.abc import AsyncIterator, Callable
from math import ceil
from secrets import token_urlsafe
from time import perf_counter, time
from typing import Any

from mischia.core import typed
from mischia.core.errors import MischiaError
from mischia.table.aversions import Aversions
from mischia.table.behind import Behind
from mischia.table.clubs import Clubs
from mischia.table.devices import Devices
from mischia.table.entry import Entry, on_paper
from mischia.table.errors import NotYours, Passed, Refused
from mischia.table.live_tables import Live, LiveTables, Look, paper_of
from mischia.table.looks import Looks
from mischia.table.manners import is_behind, is_listed, may_look
from mischia.table.names import line_of
from mischia.table.openings import Openings
from mischia.table.people import People
from mischia.table.presence import AWAY, Presence
from mischia.table.reactions import Reactions
from mischia.table.record import record_of
from mischia.table.seat import STAND_IN, Seat
from mischia.table.seen import TableSeen
from mischia.table.store.clubhouse import Club
from mischia.table.store.store import ANEW, OF_A_PERSON, REACTION, Line, Person, Store
from mischia.table.table import Table
from mischia.table.view import alike, look, look_back
from mischia.table.watchers import Ear, Eye, Hub
from mischia.table.wire import wire

RETRIES = 20
MOST_AT_THE_DOOR = 20  # who are shown
GOES_BACK = ("undo", "restart", "go-back", "agree-back")
CHANGES_MATCH = ("start", "move", "throw", *GOES_BACK, "stand", "away", "resign", "relieve")
CHANGES_PEOPLE = ("sit", "stand", "remove", "host", "relieve", "hand")


class Hall:
    """Finds tables, lets people act, and shows them what they may see."""

    def __init__(self, store: Store, tables: int = 2000, clock: Callable[[], float] = time) -> None:
        self.store = store
        self.clock = clock  # seconds since 1970
        self.hub = Hub()
        self.presence = Presence(store, self._presence_changed, self._absent_at, clock)
        self.people = People(store, clock, 10 * tables, lambda: self._ear is None or self._ear.hears)
        self.devices = Devices(store, self.people, self.hub, clock)
        self.looks = Looks(store, clock)
        self.tables = LiveTables(store, tables)
        self.behind = Behind(store, self.hub, clock)
        self.reactions = Reactions(store, self.hub, clock, self.people.hears)
        self.aversions = Aversions(store, self.people, self.hub, clock)
        self.openings = Openings(store, self.tables, clock)
        self.clubs = Clubs(store, clock)
        self.acted: list[Callable[[Table], None]] = []  # called after everything that was done
        self.measured: Callable[[str, float], None] = lambda kind, seconds: None
        self.house_changed: list[Callable[[], None]] = [self.people.forget_all]  # called when the host did something
        self._ear: Ear | Eye | None = None

    async def open_doors(self) -> None:
        """Begin to hear what other processes do."""
        shared = self.store.shared
        self._ear = Ear(self.store.url, self._heard, self._deaf) if shared else Eye(self.store, self._heard)
        await self._ear.start()
        await self.presence.start()

    async def close(self) -> None:
        self.hub.close()
        await self.presence.stop()
        await self.devices.stop()
        await self.looks.stop()
        if self._ear is not None:
            await self._ear.stop()
        await self.store.close()

    # --- acting

    async def act(
        self, table_id: str, who: str, kind: str, data: dict[str, Any] | None = None, move_id: str | None = None
    ) -> None:
        """Do something at a table, once; it is on disk when this returns. What is refused changes nothing."""
        began = perf_counter()
        entry = Entry(kind, who, data or {}, self.clock(), move_id)
        written = on_paper(entry)
        for _ in range(RETRIES):
            async with self.tables.using(table_id) as (live, table):
                try:
                    if table.has_done(entry):
                        return
                    table.apply(entry)
                except MischiaError:
                    if self.store.shared and await self.store.head(table_id) > table.seq:
                        live.forget()  # another process knows better
                        continue
                    raise
                except BaseException:
                    live.forget()
                    raise
                if not await self._write(live, table, entry, written):
                    continue
                self._look_after(table)
            self.hub.publish(table_id)
            self.measured(kind, perf_counter() - began)
            return
        raise Refused("Too many people act at once; try again.", "busy")

    async def _write(self, live: Live, table: Table, entry: Entry, data: str) -> bool:
        if entry.kind in CHANGES_MATCH:
            live.kept = paper_of(table)
        people = table.known_people() if entry.kind in CHANGES_PEOPLE else None
        opening, due = table.opening, table.due(entry.at)
        listed = is_listed(opening, table.status)
        about = (opening.game, table.status, listed, due, live.kept, people, table.stirred)
        finished = record_of(table) if table.ended is entry else None
        line = Line(
            table.id,
            table.seq,
            entry,
            data,
            *about,
            edition=live.edition,
            finished=finished,
            club=opening.club,
            moves=table.open_moves,
        )
        try:
            written = await self.store.append(line)
        except BaseException:  # nobody knows whether it was written: the log does
            live.forget()
            raise
        if written:
            live.head = max(live.head, table.seq)
            live.changed()
        else:
            live.forget()
        return written

    async def do(
        self, table_id: str, person: Person, kind: str, data: dict[str, Any], move_id: str | None = None
    ) -> None:
        """What somebody does at a table, by the kind of the deed: for pages and programs alike."""
        if kind in ("sit", "chat", "host"):
            await self.refuse_at_door(table_id, person.id)
        if kind == "chat":
            await self.chat(table_id, person, data["text"], move_id)
        elif kind == "react":
            await self.reactions.show(await self.table(table_id), person.id, data["word"])
        elif kind == "end":
            await self.end(table_id, person.id, data["agree"], move_id)
        elif kind == "host":
            await self.take_over(table_id, person, move_id)
        elif kind in ("change", "manners"):
            await self.change(table_id, person, data, move_id, kind)
        elif kind == "away":
            await self.stand_in(table_id, person.id, data["name"], move_id, data.get("level"))
        elif kind in ("go-back", "agree-back"):
            await self._among_those_here(table_id, person.id, kind, data, move_id)
        else:
            await self.act(table_id, person.id, kind, data, move_id)

    async def move(self, table_id: str, who: str, move: str, number: int, move_id: str | None = None) -> None:
        """Answer a question; whoever a bot stands in for has the seat back by that."""
        await self.act(table_id, who, "move", {"move": move, "number": number}, move_id)

    async def chat(self, table_id: str, person: Person, text: str, move_id: str | None = None) -> None:
        """Say something; what looks like a move of somebody who plays is not published."""
        table, line = await self.table(table_id), line_of(text)
        seat, match = table.seat_of(person.id), table.match
        if seat is not None and match is not None and table.status == "playing":
            legal = match.alternatives(seat.name) or match.choices(seat.name)
            if typed.looks_like_move(line, table.game, legal, match.names):
                raise typed.not_a_move(line, legal, typed.strings_of(table.game, "en"), match.names)
        await self.act(table_id, person.id, "chat", {"text": line, "name": person.name}, move_id)

    # --- who is not there

    def away(self, table: Table, person: str) -> float:
        """For how many seconds somebody was neither seen at a table nor did anything there, since it began at most."""
        return self.presence.away(table.id, person, max(table.began, table.acted.get(person, 0.0)))

    def absent(self, table: Table) -> frozenset[str]:
        """For whom nobody has to wait any more."""
        return frozenset(person for person in table.people() if self.away(table, person) >= AWAY)

    def _absent_at(self, table_id: str) -> frozenset[str]:
        live = self.tables.lives.get(table_id)
        return frozenset() if live is None or live.table is None else self.absent(live.table)

    def _must_be_absent(self, table: Table, person: str, name: str) -> None:
        left = ceil(AWAY - self.away(table, person))
        if left > 0:
            raise Refused(f"{name} was here a moment ago; ask in {left} seconds.", "not-absent", name=name, left=left)

    async def stand_in(
        self, table_id: str, who: str, name: str, move_id: str | None = None, level: str | None = None
    ) -> None:
        """One of the others asks for a bot, of a level of their choice, in the place of somebody who is gone."""
        table = await self.table(table_id)
        if who != table.host and table.seat_of(who) is None:
            raise NotYours("You have no seat at this table.", "no-seat")
        person = next((seat.person for seat in table.seats if seat.name == name), None)
        if person:
            self._must_be_absent(table, person, name)
        await self.act(table_id, who, "away", {"name": name, "level": level or STAND_IN}, move_id)

    async def end(self, table_id: str, who: str, agree: bool, move_id: str | None = None) -> None:
        """Ask to abandon the match, or think better of it; the absent are not asked."""
        await self._among_those_here(table_id, who, "end", {"agree": agree}, move_id)

    async def _among_those_here(
        self, table_id: str, who: str, kind: str, data: dict[str, Any], move_id: str | None
    ) -> None:
        """Something that takes agreement: the entry says who is away."""
        table = await self.table(table_id)
        gone = self.absent(table) - {who}
        absent = [seat.name for seat in table.seats if seat.person in gone]
        await self.act(table_id, who, kind, {**data, "absent": absent}, move_id)

    async def take_over(self, table_id: str, person: Person, move_id: str | None = None) -> None:
        """Become the host in the place of one who is gone; whoever sits there comes before whoever looks on."""
        table = await self.table(table_id)
        if table.host == person.id:
            raise Refused("You are the host.", "host-already")
        seat = table.seat_of(table.host)
        host = seat or await self.people.person(table.host)
        self._must_be_absent(table, table.host, "" if host is None else host.name)
        sitting = {one.person for one in table.seats if one.kind == "person"} - {table.host}
        if person.id not in sitting and sitting - self.absent(table):
            raise NotYours("Somebody who sits at the table may do that.", "no-seat")
        await self.act(table_id, person.id, "host", {"host": table.host, "name": person.name}, move_id)

    async def change(
        self, table_id: str, person: Person, wished: dict[str, Any], move_id: str | None = None, kind: str = "change"
    ) -> None:
        """The host changes what was agreed: options, seats, clock, limit, listed, hints, rated; also later, manners."""
        wished = {name: value for name, value in wished.items() if not name.startswith("club")}
        await self.act(table_id, person.id, kind, {**wished, "name": person.name}, move_id)

    async def open_to_club(self, table_id: str, person: Person, club: Club | None) -> None:
        """The host lets the members of one of their clubs see a table and what comes of it, or nobody any more."""
        told = {"club": "", "club_name": ""} if club is None else {"club": club.id, "club_name": club.name}
        await self.act(table_id, person.id, "change", {**told, "name": person.name})

    async def rematch(self, table_id: str, who: str) -> str:
        """The same people at a new table; whoever asks second goes to the same one."""
        table = await self.table(table_id)
        if table.rematch is None:
            try:
                await self.act(table_id, who, "rematch", {"table": token_urlsafe(16)})
            except Refused as refusal:
                if refusal.id != "rematch-there":
                    raise
            table = await self.table(table_id)
        elif table.seat_of(who) is None:
            await self.act(table_id, who, "rematch", {"table": ""})  # says why not
        again = table.rematch or ""
        if not await self.store.head(again):
            host = who if self.away(table, table.host) >= AWAY else table.host
            await self.openings.again(again, table, host, await self.aversions.blocked_by(host))
            if who == host and {seat.person for seat in table.seats} <= {who, None}:
                await self.act(again, who, "start")  # bots need no lobby
        return again

    async def play_on(self, table_id: str, person: Person, step: int, name: str, friends: bool) -> str:
        """A new table where a finished match goes on from where it was after so many answers.

        Against bots it begins at once; for friends the other seats are open. Choices that were put away are made anew.
        """
        table = await self.table_for(table_id, person.id)
        match = table.moment(step)
        if match.over:
            last = len(match.answers) - 1
            fault = f"There is nothing to play on from at move {step}; there is at 0 to {last}."
            raise Refused(fault, "no-such-moment", move=step, last=last)
        if match.state.sealed is not None:
            match = table.moment(match.asked_after)
        position = json.loads(json.dumps(match.position))
        opened = await self.openings.play_on(person, table, position, name, friends)
        if not friends:
            await self.act(opened, person.id, "start")
        return opened

    # --- seeing

    async def table(self, table_id: str) -> Table:
        """The table as it stands."""
        async with self.tables.using(table_id, fresh=True) as (_, table):
            return table

    async def table_for(self, table_id: str, person: str | None) -> Table:
        """The table as somebody may know it: an onlooker may be behind."""
        async with self.tables.using(table_id, fresh=True) as (live, table):
            return await self.behind.table(live, table, person)

    async def refuse_at_door(self, table_id: str, person: str | None) -> None:
        """Refuse somebody who may not look at a table; of one that can't be had, others tell why."""
        live = self.tables.lives.get(table_id)
        if live is None or live.table is None or live.doubt or live.head > live.table.seq:
            try:
                async with self.tables.using(table_id) as (_, table):
                    pass
            except MischiaError:
                return
        else:
            table = live.table
        if not may_look(table, person):
            raise NotYours("Only who sits at this table may look.", "not-shown")
        if person is not None and table.viewer(person) is None and await self.aversions.blocks(table.host, person):
            raise NotYours("The host doesn't let you in.", "not-let-in")

    async def may_look(self, table_id: str, person: str | None) -> bool:
        """Whether somebody may look at a table, as for a list of tables."""
        try:
            await self.refuse_at_door(table_id, person)
        except NotYours:
            return False
        return True

    async def seq(self, table_id: str, person: str) -> int:
        """How much has happened at a table that a person could tell of."""
        table = await self.table_for(table_id, person)
        return table.seq_for(table.viewer(person))

    async def seen(self, table_id: str, person: str | None, language: str = "en", in_room: bool = False) -> TableSeen:
        """What a person sees of a table; None is an onlooker."""
        return (await self.look(table_id, person, in_room=in_room)).seen._replace(language=language)

    async def look(self, table_id: str, person: str | None, fresh: bool = True, in_room: bool = False) -> Look:
        """What a person sees; drawn once for all who see the same. The screen in the room is never behind."""
        found = None if fresh and self.store.shared else self._drawn(table_id, person, in_room)
        if found is None:
            async with self.tables.using(table_id, fresh) as (live, table):
                behind = not in_room and is_behind(table, person)
                found = await self.behind.look(live, table) if behind else self._draw(live, table, person)
        unheard = None if person is None else await self.aversions.muted_by(person, table_id)
        return found.without(unheard) if unheard else found

    async def shown(self, table_id: str, person: str) -> None:
        """Somebody is shown a table as it stands."""
        self.looks.looked(person, await self.look(table_id, person))

    def _drawn(self, table_id: str, person: str | None, in_room: bool) -> Look | None:
        """What a person sees of a table at hand; of one that is being written to, only what was drawn before."""
        live = self.tables.lives.get(table_id)
        if live is None or live.table is None or live.doubt or live.head > live.table.seq:
            return None
        if not in_room and is_behind(live.table, person):
            return None
        if live.lock.locked():
            return live.looks.get(live.table.viewer(person))
        return self._draw(live, live.table, person)

    def _draw(self, live: Live, table: Table, person: str | None) -> Look:
        viewer = table.viewer(person)
        found = live.looks.get(viewer)
        if found is None:
            live.about = live.about or self._alike(table)
            seen = look(table, viewer, live.about)
            found = live.looks[viewer] = Look(seen, table.seq, table.open_moves, dict(table.speakers))
        return found

    async def wire_for_bot(self, table_id: str, name: str, number: int) -> bytes | None:
        """What the bot in a seat gets, while that question is open."""
        async with self.tables.using(table_id) as (_, table):
            seat = next((seat for seat in table.bots_to_move() if seat.name == name), None)
            if seat is None or table.playing().number != number:
                return None
            return self.bytes_for(table, seat)

    async def wire_for_person(self, table_id: str, person: str, number: int) -> bytes:
        """What somebody who is asked gets, while that question is open."""
        async with self.tables.using(table_id) as (_, table):
            seat = table.seat_of(person)
            if seat is None or table.playing().number != number:
                raise Passed
            return self.bytes_for(table, seat)

    def bytes_for(self, table: Table, seat: Seat) -> bytes:
        """What whoever plays a seat gets."""
        return wire(look(table, seat.person, self._alike(table), seat=seat))

    def _alike(self, table: Table) -> dict[str, Any]:
        here = self.presence
        door = here.door(table.id, table.people()) if table.status == "lobby" else ()
        return alike(table, here.here(table.id), self.absent(table), door[:MOST_AT_THE_DOOR])

    async def told(self, table_id: str, person: str | None, seq: int, in_room: bool = False) -> int:
        """How many of the events and notes that a viewer hears were told when the table stood there for them."""
        async with self.tables.using(table_id) as (live, now):
            table = now if in_room else await self.behind.table(live, now, person)
            seat = table.seat_of(person)
            return table.told(None if seat is None else seat.name, seq, person)

    async def moment(
        self, table_id: str, step: int, name: str | None, language: str = "en", person: str | None = None
    ) -> TableSeen:
        """A finished match as a seat saw it after so many answers, for a person who may still be behind."""
        async with self.tables.using(table_id) as (live, now):
            table = await self.behind.table(live, now, person)
            if name is not None and name not in table.names:
                raise Refused("Nobody of that name sits there.", "nobody-there")
            return look_back(table, step, name, language)

    async def watch(self, table_id: str) -> AsyncIterator[int]:
        """The length of a table's log, now and whenever something happens there, until the house closes."""
        watch = self.hub.enter(table_id)
        try:
            while not watch.closed:
                yield (await self.table(table_id)).seq
                while not await watch.wait(60):
                    pass
        finally:
            self.hub.leave(table_id, watch)

    # --- inside

    def _look_after(self, table: Table) -> None:
        for tell in self.acted:
            tell(table)

    def _heard(self, table_id: str, seq: int) -> None:
        """Another process has written; without a place in the log, it tells of people, or of the house."""
        if not table_id:
            self.look_around()
            return
        if seq == OF_A_PERSON:
            self.people.forget(table_id)
            self.aversions.forget(table_id)
            self.hub.doubt(table_id)
            return
        if seq == REACTION:
            self.reactions.heard(table_id)
            return
        if seq == ANEW:
            self.tables.anew(table_id)
            self.hub.publish(table_id)
            return
        if not seq:
            self.presence.heard(table_id)
            return
        self.tables.heard(table_id, seq)
        self.hub.publish(table_id)

    def look_around(self) -> None:
        """The host has changed something that is not of one table."""
        self.aversions.forget_all()
        for tell in self.house_changed:
            tell()
        for person in list(self.hub.people):  # who may have been forgotten
            self.hub.doubt(person)

    def _deaf(self) -> None:
        """Something may have been missed: look everywhere again."""
        self.look_around()
        self.tables.doubt()
        for table_id in list(self.hub.watchers):
            self.hub.publish(table_id)

    def _presence_changed(self, table_id: str) -> None:
        self.tables.changed(table_id)
        self.hub.publish(table_id)
