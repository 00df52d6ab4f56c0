"""A table: what its entries, one after the other, have made of it. No clock, no world: time comes with each entry."""

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from mischia.bots import LEVELS
from mischia.core.errors import BadFile, MischiaError
from mischia.core.game import Game
from mischia.core.match import Match
from mischia.core.position import Doc, stored, whole
from mischia.core.state import Event
from mischia.core.verify import commitment
from mischia.games import game_named
from mischia.table.entry import HOUSE, Entry
from mischia.table.errors import NotYours, OtherRules, Passed, Refused
from mischia.table.names import BOTS, DUMMIES, free_name, line_of, name_of, next_name
from mischia.table.recorded import Recorded
from mischia.table.seat import CLOCKS, Opening, Seat
from mischia.table.seen import ChatSeen, Note
from mischia.table.showing import start_of_clock

CHAT_KEPT = 200
THROW_WITHIN = 15.0  # seconds for a person to throw the dice; then the house does
PATIENCE = 2  # how often in a row the clock runs out for somebody until a bot plays on
CHANGEABLE = ("options", "clock", "limit", "listed")  # before the match, and the number of seats


class Table:
    """Who sits where, the match that they play, and what they say. A refused entry changes nothing."""

    def __init__(self, id: str, opened: Entry, old: "Match | Recorded | None" = None) -> None:
        self.id = id
        self.opening = Opening(**{**opened.data, "seats": tuple(opened.data["seats"])})
        self.game: Game = game_named(self.opening.game)
        self._agree(self.opening)
        self.commitment = commitment(self.opening.secret)  # what is shown of the secret before it is told
        self.host = self.opening.host
        self.seats = [Seat(**seat) for seat in self.opening.seats]
        self._check_opening()
        self.match: Match | None = None
        self.abandoned = False
        self.closed = False  # before it began
        self.chat: list[ChatSeen] = []
        self.lines = 0
        self.ending: list[str] = []  # the names of those who want to abandon the match
        self.rematch: str | None = None
        self.opened: dict[int, float] = {}  # when each question was opened
        self.times: list[float] = []  # by entry: when
        self._clock: tuple[int, float] = (
            0,
            0.0,
        )  # so many entries; when the clock of the question that is open then starts
        self._notes: list[tuple[int, Note]] = []  # each with the number of its entry, after so many events of all
        self.seq = 0  # how many entries there are
        self.began = opened.at  # when it was opened, and then when the match began
        self.acted: dict[str, float] = {}  # by person: when they last did something that everybody can tell of
        self.stirred = opened.at  # when the last thing happened that everybody can tell of
        self.noticed: list[str | None] = []  # by entry: the only person who can tell that it happened, None for all
        self.open_entries = 0
        self.own_entries: dict[str | None, int] = {}  # by person: how many only they can tell of
        self.heard: list[int] = []  # by entry: how many events there were after it
        self.done: dict[tuple[str, str], Entry] = {}  # by person and move id
        self._position: Doc | None = None  # until something is done
        self.recorded: Recorded | None = None  # instead of a finished match that today's rules refuse
        self._kept: Match | Recorded | None = old  # while the log is read by rules that would refuse it
        if self.opening.match is not None:
            self._look_through(self.opening.match)
        self._written(opened, None)

    @classmethod
    def of(cls, id: str, entries: Iterable[Entry], kept: Mapping[str, Any] | None = None) -> "Table":
        """The table that a log tells of; where rules that have changed since tell another, by the match kept."""
        log = list(entries)
        try:
            table = cls._fold(id, log, None)
        except MischiaError as refusal:
            if log[0].data.get("match"):
                return cls._fold(id, log, Recorded(log[0].data["match"]["position"]))
            if kept is None:
                raise OtherRules from refusal
        else:
            if kept is None or table._agrees(kept):
                return table
        if kept["over"]:
            return cls._fold(id, log, Recorded(kept["match"]["position"]))
        match = Match.resume(game_named(log[0].data["game"]), kept["match"])
        match.number = kept["number"]
        return cls._fold(id, log, match)

    @classmethod
    def _fold(cls, id: str, log: list[Entry], old: "Match | Recorded | None") -> "Table":
        table = cls(id, log[0], old)
        for entry in log[1:]:
            table.apply(entry)
        table._kept = None
        return table

    def _agrees(self, kept: Mapping[str, Any]) -> bool:
        """Whether the match came out as it was kept, or the rules are the same anyway."""
        doc, now = kept["match"], json.loads(json.dumps(self.kept()))
        return bool(doc["rules"] == self.game.version or (now and doc["position"] == now["match"]["position"]))

    def kept(self) -> dict[str, Any] | None:
        """The match as it stands, kept beside the log in case that the rules change; not longer after many answers."""
        match = self.match
        if match is None or self.opening.match is not None:
            return None
        doc = {**match.header(), "draws": match.draws, "position": stored(self.game, self.position)}
        return {"match": doc, "number": match.number, "over": match.over}

    # --- what it is

    @property
    def status(self) -> str:
        if self.recorded is not None:
            return "over"
        if self.match is None:
            return "closed" if self.closed else "lobby"
        return "over" if self.abandoned or self.match.over else "playing"

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats if seat.kind != "open"]

    def seat_of(self, person: str | None) -> Seat | None:
        """Where this person sits."""
        if person:
            for seat in self.seats:
                if seat.person == person:
                    return seat
        return None

    def viewer(self, person: str | None) -> str | None:
        """A person who sees more than an onlooker does, or None."""
        return person if person == self.host or self.seat_of(person) else None

    def people(self) -> set[str]:
        return {self.host, *(seat.person for seat in self.seats if seat.person)}

    def bots_to_move(self) -> list[Seat]:
        """The seats that are to choose now and that a bot plays."""
        bots = [seat for seat in self.seats if seat.is_played_by_bot]
        if not bots or self.status != "playing":
            return []
        awaited = self.playing().awaited
        return [seat for seat in bots if seat.name in awaited]

    def late(self) -> list[Seat]:
        """The people whom the open question waits for."""
        if self.status != "playing":
            return []
        awaited = self.playing().awaited
        return [seat for seat in self.seats if seat.kind == "person" and not seat.stand_in and seat.name in awaited]

    @property
    def deadline(self) -> float | None:
        """When the clock of the open question runs out."""
        allowed = self.opening.allowed
        if allowed is None or not self.late():
            return None
        return self._clock_starts() + allowed

    def _clock_starts(self) -> float:
        """When what led to the open question has been shown; where days count that makes no difference."""
        match = self.playing()
        opened = self.opened.get(match.number, 0.0)
        if self.opening.clock == "days":
            return opened
        if self._clock[0] != self.seq:
            self._clock = self.seq, start_of_clock(match, opened, zip(self.times, self.heard, strict=True))
        return self._clock[1]

    @property
    def throws_by(self) -> tuple[Seat, float] | None:
        """Whose hand the dice wait for, and until when at most."""
        if self.status != "playing" or (name := self.playing().thrower) is None:
            return None
        seat = next(seat for seat in self.seats if seat.name == name)
        return seat, self._clock_starts() + THROW_WITHIN

    def seq_for(self, person: str | None) -> int:
        """How much has happened that this viewer could tell of."""
        return self.open_entries + self.own_entries.get(person, 0)

    def entries_before(self, seq: int, person: str | None) -> int:
        """How many entries there were when this viewer had seen so much."""
        for at, who in enumerate(self.noticed, 1):
            seq -= who is None or who == person
            if seq <= 0:
                return at
        return self.seq

    @property
    def position(self) -> Doc:
        """All that can be told of the match as it stands, written down once for all who look at it."""
        if self._position is None:
            match = self.match
            assert match is not None
            self._position = whole(match.game, match.state, match.names)
        return self._position

    def told(self, name: str | None, seq: int, person: str | None) -> int:
        """How many of the events and notes that this viewer has heard were told up to there."""
        if self.match is None or seq <= 0:
            return 0
        entries = self.entries_before(seq, person)
        return self._audible(name, self.heard[entries - 1]) + sum(at <= entries for at, _ in self._notes)

    def notes_for(self, name: str | None) -> tuple[Note, ...]:
        """What the house did, each note at its place among the events that a viewer has heard."""
        return tuple(note._replace(after=self._audible(name, note.after)) for _, note in self._notes)

    def _audible(self, name: str | None, events: int) -> int:
        """How many of the first events a viewer has heard."""
        assert self.match is not None
        seat = -1 if name is None else self.match.names.index(name)
        return sum(can_hear(event, seat) for event in self.match.events[:events])

    # --- what is done

    def apply(self, entry: Entry) -> None:
        """Let it happen, or refuse it and change nothing."""
        if entry.kind not in DEEDS:
            raise Refused(f"Nobody can {entry.kind!r} here.", "unknown-deed")
        noticer = None
        try:
            noticer = DEEDS[entry.kind](self, entry)
            self._stir(entry)
        except MischiaError:
            if self._kept is None:
                raise
        self._written(entry, noticer)

    def has_done(self, entry: Entry) -> bool:
        """Whether this very thing was done before; a move id that was used for another is refused."""
        if entry.move_id is None:
            return False
        before = self.done.get((entry.who, entry.move_id))
        if before is None:
            return False
        if (before.kind, before.data) != (entry.kind, entry.data):
            raise Refused("This move id was used for something else.", "move-id-used")
        return True

    def _stir(self, entry: Entry) -> None:
        """Whoever does anything is there: a bot that plays on because the clock ran out leaves the seat to them."""
        seat = self.seat_of(entry.who)
        if seat is None or not seat.lapses:
            return
        if seat.has_lapsed and self.status == "playing":
            self._back(entry)
        seat.lapses = 0

    def _written(self, entry: Entry, noticer: str | None) -> None:
        self.seq += 1
        self._position = None
        self.noticed.append(noticer)
        if noticer is None:
            self.open_entries += 1
            self.stirred = self.acted[entry.who] = entry.at
        else:
            self.own_entries[noticer] = self.own_entries.get(noticer, 0) + 1
        if entry.move_id is not None:
            self.done[entry.who, entry.move_id] = entry
        if self.match is not None:
            self.opened.setdefault(self.match.number, entry.at)
        self.heard.append(0 if self.match is None else len(self.match.events))
        self.times.append(entry.at)

    def _sit(self, entry: Entry) -> None:
        self._in_lobby()
        if self.seat_of(entry.who):
            raise Refused("You have a seat already.", "seated")
        seat = self._open_seat(entry.data.get("seat"))
        seat.name = free_name(name_of(entry.data["name"]), self.names)
        seat.kind, seat.person = "person", entry.who

    def _stand(self, entry: Entry) -> None:
        seat = self._own_seat(entry)
        if self.status == "lobby":
            self._empty(seat)
        elif self.status == "playing":
            self._leave(seat)
        else:
            raise Refused("The match is over.", "over")

    def _bot(self, entry: Entry) -> None:
        self._as_host(entry)
        self._in_lobby()
        level = entry.data["level"]
        if self.people_only:
            raise Refused("No bot can sit at this table.", "people-only")
        if level not in LEVELS:
            raise Refused(f"There is no bot {level!r}; there are: {', '.join(LEVELS)}.", "unknown-bot", name=level)
        seat = self._open_seat(entry.data.get("seat"))
        seat.kind, seat.name, seat.level = "bot", next_name(BOTS, self.names), level

    def _dummy(self, entry: Entry) -> None:
        self._as_host(entry)
        self._in_lobby()
        seat = self._open_seat(entry.data.get("seat"))
        seat.kind, seat.name = "dummy", next_name(DUMMIES, self.names)

    def _tell(self, entry: Entry) -> None:
        """Somebody tells something of themselves that the rules ask for, or takes it back."""
        seat = self._own_seat(entry)
        self._in_lobby()
        trait, value = self.game.trait(entry.data["trait"]), entry.data["value"]
        if value is None:
            seat.told.pop(trait.key, None)
        else:
            seat.told[trait.key] = trait.read(value)

    def _remove(self, entry: Entry) -> None:
        self._as_host(entry)
        self._in_lobby()
        seat = self._seat_at(entry.data["seat"])
        if seat.kind == "open":
            raise Refused("Nobody sits there.", "nobody-there")
        self._empty(seat)

    def _change(self, entry: Entry) -> None:
        """The host thinks better of what was agreed; whoever sits stays, and chance stays bound to the same secret."""
        self._as_host(entry)
        self._in_lobby()
        wished = replace(self.opening, **{key: entry.data[key] for key in CHANGEABLE if key in entry.data})
        options = self.game.read_options(wished.options)
        check_clock(wished)
        if self.game.people_only(options) and any(seat.kind == "bot" for seat in self.seats):
            raise Refused("No bot can sit at such a table: clear their seats first.", "bots-sit-there")
        seats = self._resized(entry.data.get("seats", len(self.seats)), self.game.room_for(options))
        before = {**self.options, "seats": len(self.seats), **clock_and_door(self.opening)}
        self.seats, self.opening = seats, wished
        self._agree(wished)
        after = {**self.options, "seats": len(seats), **clock_and_door(wished)}
        changed = [key for key, value in after.items() if value != before[key]]
        if changed:
            self._notice("changed", entry, changed)

    def _take_over(self, entry: Entry) -> None:
        """Somebody who is here looks after the table, because its host is not."""
        self._in_lobby()
        if entry.data["host"] != self.host:
            raise Refused("Somebody else was quicker.", "other-host")
        self.host = entry.who
        self._notice("host", entry)

    def _close(self, entry: Entry) -> None:
        """The host takes a table away before anything was played."""
        self._as_host(entry)
        self._in_lobby()
        self.closed = True

    def _start(self, entry: Entry) -> None:
        self._as_host(entry)
        self._in_lobby()
        taken = [seat for seat in self.seats if seat.kind != "open"]
        if isinstance(self._kept, Recorded):
            self.seats, self.recorded = taken, self._kept
            return
        match = self._kept or self._set_out()
        match.by_hand = self._by_hand
        by_name = {seat.name: seat for seat in taken}
        self.seats = [by_name.get(name) or Seat("dummy", name) for name in match.names]
        self.match = match
        self.began = entry.at

    def _set_out(self) -> Match:
        """The match as those who sit there would begin it."""
        taken = [seat for seat in self.seats if seat.kind != "open"]
        players = [seat.name for seat in taken if seat.kind != "dummy"]
        dummies = [seat.name for seat in taken if seat.kind == "dummy"]
        room = self.game.room_for(self.game.read_options(self.options))
        if len(players) not in room:
            raise Refused(
                f"There are too few players to start: it takes {room[0]}.",
                "too-few-people" if self.people_only else "too-few",
                self.game.room_clause or None,
                least=room[0],
                more=room[0] - len(players),
            )
        given = {**self.game.fill_up(players, dummies), **self._told(taken)}
        return Match(self.game, given, self.options, self.opening.secret, by_hand=self._by_hand)

    def outset(self) -> tuple[MischiaError | None, tuple[str, ...]]:
        """Before the match: why it can't start as they sit now, or the dummies who would join them."""
        try:
            match = self._set_out()
        except MischiaError as refusal:
            return refusal, ()
        return None, tuple(name for name in match.names if name not in self.names)

    def _move(self, entry: Entry) -> str | None:
        """A move, or another choice in the place of one that was put away: that nobody else can tell."""
        seat = self._acting_seat(entry)
        if self.recorded is not None and self._kept is not None:
            self.recorded.note(entry.data["number"], self.seats.index(seat), seat.name, entry.data["move"])
        if self._kept is not None:
            return None
        match = self._asked(entry)
        if entry.who != HOUSE and seat.resigned:
            raise Refused("You have resigned.", "resigned")
        if match.alternatives(seat.name):
            if entry.who == HOUSE:
                raise Passed
            match.change(seat.name, entry.data["move"])
            return None if self._returns(entry, seat) else entry.who
        match.play(seat.name, entry.data["move"])
        self._returns(entry, seat)
        self._next_question(entry.data["number"])
        return None

    def _throw(self, entry: Entry) -> None:
        """The dice have waited long enough for their owner's hand."""
        if entry.who != HOUSE:
            raise NotYours("Only the house throws somebody else's dice.", "not-host")
        if self._kept is None:
            match = self._asked(entry)
            if match.thrower is None:
                raise Passed
            match.throw()

    def _returns(self, entry: Entry, seat: Seat) -> bool:
        """Whether a person has just taken the seat back, by a move."""
        if entry.who == HOUSE or not seat.stand_in:
            return False
        if seat.has_lapsed:
            self._note("note-timeout-back", seat)
        seat.stand_in = seat.returns = False
        if self.status == "playing":
            self._count_votes()
        return True

    def _undo(self, entry: Entry) -> None:
        seat = self._own_seat(entry)
        if self._kept is None:
            self._asked(entry).undo(seat.name)

    def _chat(self, entry: Entry) -> None:
        seat = self.seat_of(entry.who)
        line = line_of(entry.data["text"])
        self.lines += 1
        name = seat.name if seat else name_of(entry.data["name"])
        self.chat.append(ChatSeen(self.lines, name, line, onlooker=seat is None))
        del self.chat[:-CHAT_KEPT]

    def _notice(self, id: str, entry: Entry, about: Collection[str] = ()) -> None:
        """A line of the house among what people say."""
        seat = self.seat_of(entry.who)
        name = seat.name if seat else name_of(entry.data["name"])
        self.lines += 1
        self.chat.append(ChatSeen(self.lines, name, NOTICES[id], seat is None, id, tuple(about)))
        del self.chat[:-CHAT_KEPT]

    def _away(self, entry: Entry) -> None:
        """Somebody is absent: the clock has run out, or one of the others asks for a bot in their place."""
        if entry.who not in (HOUSE, self.host):
            self._own_seat(entry)
        match = self.playing()
        seat = next((seat for seat in self.seats if seat.name == entry.data["name"]), None)
        if seat is None or seat.kind != "person" or seat.stand_in:
            raise Refused("Nobody is absent there.", "nobody-there")
        if entry.who == HOUSE and self._kept is None and entry.data["number"] != match.number:
            raise Passed
        if "once" in entry.data:
            self._lapse(seat, entry.data["once"])
        else:
            self._leave(seat)

    def _lapse(self, seat: Seat, once: bool) -> None:
        """The clock has run out: a bot answers this question, or plays on until the person does anything."""
        events = 0 if self.match is None else len(self.match.events)
        gave_up = self._give_up(seat)
        if not gave_up and self.people_only and self._kept is None:
            raise Refused("No bot can play for anybody at this table: it waits.", "nobody-else-plays")
        seat.lapses += 1
        if self.status == "playing" and not self.people_only and not (gave_up and once):
            seat.stand_in, seat.returns = True, once
        self._note(
            "note-timeout-gives-up" if gave_up else "note-timeout" if once else "note-timeout-stays", seat, events
        )

    def _note(self, id: str, seat: Seat, events: int | None = None) -> None:
        """Note down what the house does; where it has done it already, at the place before that."""
        if self.match is not None:
            events = len(self.match.events) if events is None else events
            self._notes.append((self.seq + 1, Note(id, self.seats.index(seat), events)))

    def _back(self, entry: Entry) -> None:
        """A person plays again: from the next question on, or at once if nothing is asked of them."""
        seat = self._own_seat(entry)
        match = self.playing()
        if not seat.stand_in or seat.resigned:
            raise Refused("No bot plays for you.", "no-stand-in")
        if seat.has_lapsed:
            self._note("note-timeout-back", seat)
        seat.returns = True
        self._count_votes()
        if seat.name not in match.turn:
            seat.stand_in = seat.returns = False

    def _resign(self, entry: Entry) -> None:
        seat = self._own_seat(entry)
        self.playing()
        if seat.resigned:
            raise Refused("You have resigned.", "resigned")
        seat.resigned = True
        if self.people_only:
            self._give_up(seat)
            self.abandoned = self.status == "playing"
            return
        self._leave(seat)
        if all(other.resigned for other in self.seats if other.kind == "person"):
            self.abandoned = True

    def _end(self, entry: Entry) -> None:
        """Ask to abandon the match, or think better of it; it ends when all who are not absent ask for it."""
        seat = self._own_seat(entry)
        self.playing()
        if seat.resigned:
            raise Refused("You have resigned.", "resigned")
        wanted, absent = bool(entry.data["agree"]), entry.data.get("absent", ())
        if wanted == (seat.name in self.ending) and not (wanted and self._all_agree(absent)):
            raise Refused("You have said so already.", "said-already")
        if not wanted:
            self.ending.remove(seat.name)
        elif seat.name not in self.ending:
            self.ending.append(seat.name)
        self._count_votes(absent)

    def _rematch(self, entry: Entry) -> None:
        self._own_seat(entry)
        if self.status != "over":
            raise Refused("The match is not over yet.", "not-over")
        if self.rematch is not None:
            raise Refused("There is a rematch already.", "rematch-there")
        self.rematch = entry.data["table"]

    # --- inside

    def _check_opening(self) -> None:
        if not 1 <= len(self.seats) <= max(self.game.players):
            most = max(self.game.players)
            raise Refused(f"There is room for 1 to {most} at the table.", "bad-seats", least=1, most=most)
        check_clock(self.opening)

    def _agree(self, opening: Opening) -> None:
        """Play by these options."""
        options = self.game.read_options(opening.options)
        self.options = self.game.show_options(options)
        self.people_only = self.game.people_only(options)

    def _resized(self, many: int, room: range) -> list[Seat]:
        """The seats, with open ones added, or taken away from the end."""
        check_seats(self.game, many, room)
        taken = sum(seat.kind != "open" for seat in self.seats)
        if many < taken:
            raise Refused("More sit there already: clear their seats first.", "seats-taken", many=taken)
        seats = [*self.seats, *(Seat() for _ in range(many - len(self.seats)))]
        for at in reversed(range(len(seats))):
            if len(seats) > many and seats[at].kind == "open":
                del seats[at]
        return seats

    def playing(self) -> Match:
        """The match, while it is played."""
        if self.recorded is not None or self.abandoned or (self.match is not None and self.match.over):
            raise Refused("The match is over.", "over")
        if self.match is None:
            raise Refused("The match has not begun.", "not-begun")
        return self.match

    def _in_lobby(self) -> None:
        if self.closed:
            raise Refused("The host has closed this table.", "closed")
        if self.status != "lobby":
            raise Refused("The match has begun.", "begun")

    def _as_host(self, entry: Entry) -> None:
        if entry.who != self.host:
            raise NotYours("Only the host may do that.", "not-host")

    def _own_seat(self, entry: Entry) -> Seat:
        seat = self.seat_of(entry.who)
        if seat is None:
            raise NotYours("You have no seat at this table.", "no-seat")
        return seat

    def _acting_seat(self, entry: Entry) -> Seat:
        if entry.who != HOUSE:
            return self._own_seat(entry)
        seat = next((seat for seat in self.seats if seat.name == entry.data["name"]), None)
        if seat is None or not (seat.is_played_by_bot or self._kept is not None):
            raise Passed
        return seat

    def _asked(self, entry: Entry) -> Match:
        match = self.playing()
        if entry.data["number"] != match.number:
            raise Passed
        return match

    def _seat_at(self, index: object) -> Seat:
        if not isinstance(index, int) or not 0 <= index < len(self.seats):
            raise Refused("There is no such seat.", "no-such-seat")
        return self.seats[index]

    def _open_seat(self, index: object) -> Seat:
        seats = self.seats if index is None else [self._seat_at(index)]
        found = next((seat for seat in seats if seat.kind == "open"), None)
        if found is None:
            raise Refused("That seat is taken." if index is not None else "All seats are taken.", "taken")
        return found

    def _empty(self, seat: Seat) -> None:
        """Nobody sits there any more; a host who goes leaves the table to the next person."""
        person, at = seat.person, self.seats.index(seat)
        self.seats[at] = Seat()
        if person == self.host:
            self.host = next((other.person for other in self.seats if other.person), self.host)

    def _told(self, seats: list[Seat]) -> dict[str, dict[str, int]]:
        """By trait and name: what those who sit there have told of themselves."""
        keys = [trait.key for trait in self.game.traits]
        return {key: {seat.name: seat.told[key] for seat in seats if key in seat.told} for key in keys}

    def _give_up(self, seat: Seat) -> bool:
        """Whether somebody who walks away gives something up by the rules."""
        number = self.playing_number()
        if self._kept is not None or not self.playing().give_up(seat.name):
            return False
        self._next_question(number)
        return True

    def _leave(self, seat: Seat) -> None:
        """Somebody walks away: a bot plays on, except where only people may."""
        gave_up = self._give_up(seat)
        if self.people_only or self.status != "playing":
            if not gave_up and self._kept is None:
                raise Refused("No bot can play for anybody at this table: it waits.", "nobody-else-plays")
            return
        throws = self._kept is None and self.playing().thrower == seat.name
        seat.stand_in, seat.returns, seat.lapses = True, False, 0
        if seat.name in self.ending:
            self.ending.remove(seat.name)
        self._count_votes()
        if throws:
            self.playing().throw()

    def _count_votes(self, absent: Collection[str] = ()) -> None:
        self.abandoned = bool(self.ending) and self._all_agree(absent)

    def _all_agree(self, absent: Collection[str]) -> bool:
        """Whether all who are there and play want to abandon the match."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        voters = [seat.name for seat in people if (seat.returns or not seat.stand_in) and seat.name not in absent]
        return all(name in self.ending for name in voters)

    def _by_hand(self, name: str) -> bool:
        """Whether somebody's dice wait for their own hand: a bot's do not."""
        return self.opening.by_hand and any(
            seat.name == name and seat.kind == "person" and not seat.stand_in for seat in self.seats
        )

    def _next_question(self, number: int) -> None:
        """Whoever wanted to come back does so when a new question is open."""
        if self.playing_number() != number:
            for seat in self.seats:
                if seat.returns:
                    seat.stand_in = seat.returns = False

    def playing_number(self) -> int:
        """The number of the open question."""
        return 0 if self.match is None else self.match.number

    # --- what is left when it is over

    def _look_through(self, doc: Mapping[str, Any]) -> None:
        """Sit those down who played a match that was brought from elsewhere."""
        if isinstance(self._kept, Recorded):
            self.recorded, names = self._kept, doc["position"][self.game.seats_key]
            for at, (name, phrase) in enumerate(doc["answers"]):
                self.recorded.note(at, 0, name, phrase)
        else:
            self.match = imported(self.game, doc)
            names = self.match.names
        self.seats = [Seat("person", name) for name in names]

    def document(self) -> Doc:
        """The whole finished match, with the secret of chance."""
        if self.recorded is not None:
            raise OtherRules
        if self.match is None or self.status != "over":
            raise Refused("A match can be taken along when it is over.", "not-over")
        answers = [list(answer) for answer in self.match.answers_by_seat()]
        return {**self.match.document(), "answers": answers, "commitment": self.commitment}

    def moment(self, step: int) -> Match:
        """The finished match as it was after so many answers."""
        if self.recorded is not None:
            raise OtherRules
        if self.match is None or self.status != "over":
            raise Refused("A match can be looked through when it is over.", "not-over")
        match = self.match
        options = match.game.show_options(match.options)
        again = Match(match.game, match.given, options, match.secret, scripted=True, watched=True)
        for name, phrase in match.answers_by_seat()[: max(step, 0)]:
            again.play(name, phrase)
        return again


def check_seats(game: Game, many: int, room: range) -> None:
    """Refuse a table that could never start."""
    if many not in room:
        least, most = room[0], room[-1]
        fault = f"There is room for {least} to {most} at the table."
        raise Refused(fault, "bad-seats", game.room_clause or None, least=least, most=most)


def check_clock(opening: Opening) -> None:
    if opening.clock not in CLOCKS or not 0 <= opening.limit <= 1_000_000:
        raise Refused(f"There is no such clock; there are: {', '.join(CLOCKS)}.", "bad-clock")
    if opening.clock != "none" and opening.limit < 1:
        raise Refused("A clock needs a time to run.", "bad-clock")


def clock_and_door(opening: Opening) -> dict[str, Any]:
    """What was agreed besides the options."""
    return {"clock": (opening.clock, opening.allowed), "listed": opening.listed}


def can_hear(event: Event, seat: int) -> bool:
    return event.hearers is None or seat in event.hearers


def imported(game: Game, doc: Mapping[str, Any]) -> Match:
    """A finished match that was brought from elsewhere."""
    try:
        match = Match.restore(game, {**doc, "scripted": True, "rules": game.version})
        names = [name_of(name) for name in match.names]
    except MischiaError:
        raise
    except Exception as broken:  # whatever a file may hold
        raise BadFile(f"This is no match that can be opened: {type(broken).__name__}.", "bad-file") from broken
    if names != match.names or not match.over:
        raise BadFile("Only a finished match can be brought to a table.", "not-over")
    return match


NOTICES = {"changed": "has changed what was agreed", "host": "is the host now"}  # for programs; pages have messages

DEEDS: dict[str, Callable[[Table, Entry], str | None]] = {
    "sit": Table._sit,
    "stand": Table._stand,
    "bot": Table._bot,
    "dummy": Table._dummy,
    "tell": Table._tell,
    "remove": Table._remove,
    "change": Table._change,
    "host": Table._take_over,
    "close": Table._close,
    "start": Table._start,
    "move": Table._move,
    "throw": Table._throw,
    "undo": Table._undo,
    "chat": Table._chat,
    "away": Table._away,
    "back": Table._back,
    "resign": Table._resign,
    "end": Table._end,
    "rematch": Table._rematch,
}
