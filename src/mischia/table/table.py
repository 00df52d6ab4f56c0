"""A table: what its entries, one after the other, have made of it. No clock, no world: time comes with each entry."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from mischia.core.errors import MischiaError
from mischia.core.game import Game
from mischia.core.match import Match
from mischia.core.position import Doc, stored, whole
from mischia.core.verify import commitment
from mischia.games import game_named
from mischia.table import banks
from mischia.table.absence import come_back
from mischia.table.brought import look_through
from mischia.table.deeds import DEEDS
from mischia.table.entry import ERASED, HOUSE, Entry, apart_from_presence
from mischia.table.errors import OtherRules, Refused
from mischia.table.going_back import AskedBack, overtaken, taken_back
from mischia.table.lobby import check_clock, check_rated
from mischia.table.manners import check_manners
from mischia.table.seat import Opening, Seat
from mischia.table.seen import ChatSeen, Note
from mischia.table.showing_time import start_of_clock
from mischia.table.unreplayable import Recorded

THROW_WITHIN = 15.0  # seconds for a person to throw the dice; then the house does
PATIENCE = 2  # how often in a row the clock runs out for somebody until a bot plays on


class Table:
    """Who sits where, the match that they play, and what they say. A refused entry changes nothing."""

    def __init__(self, id: str, opened: Entry, old: "Match | Recorded | None" = None) -> None:
        self.id = id
        self.opening = Opening(**{**opened.data, "seats": tuple(opened.data["seats"])})
        self.game: Game = game_named(self.opening.game)
        self.agree(self.opening)
        self.commitment = commitment(self.opening.secret)  # what is shown of the secret before it is told
        self.host = self.opening.host
        self.seats = [Seat(**seat) for seat in self.opening.seats]
        self._check_opening()
        self.match: Match | None = None
        self.abandoned = False
        self.closed = False  # before it began
        self.chat: list[ChatSeen] = []
        self.lines = 0
        self.speakers: dict[int, str] = {}  # by line of the chat: who has said it
        self.behind_from = 0  # so many entries there were when onlookers were put behind: those they had seen
        self.ending: list[str] = []  # the names of those who want to abandon the match
        self.rematch: str | None = None
        self.opened: dict[int, float] = {}  # when each question was opened
        self.times: list[float] = []  # by entry: when
        self.handed = 0, 0.0  # a question, and when a device that several share was last handed on while it was open
        self.taken: set[tuple[int, str]] = set()  # at which question somebody has taken such a device
        self._clock = 0, 0.0  # so many entries; when the clock of the question that is open then starts
        self.notes: list[tuple[int, Note, int]] = []
        # each after so many events of all, with the number of its entry, and of the answers that stood then
        self.asked_back: AskedBack | None = None  # what somebody wants to take back
        self.turned_down: dict[str, int] = {}  # by name: the question at which others did not want that
        self.consents: list[dict[str, Any]] = []  # each time that something was taken back: who agreed, who was away
        self.coached: dict[str, int] = {}  # by name: the question of which the coach was asked last
        self.seq = 0  # how many entries there are
        self.began = opened.at  # when it was opened, and then when the match began
        self.ended: Entry | None = None  # what ended the match
        self.acted: dict[str, float] = {}  # by person: when they last did something that everybody can tell of
        self.stirred = opened.at  # when the last thing happened that everybody can tell of
        self.noticed: list[str | None] = []  # by entry: the only person who can tell that it happened, None for all
        self.open_entries = 0
        self.open_moves = 0  # that everybody can tell of
        self.own_entries: dict[str | None, int] = {}  # by person: how many only they can tell of
        self.heard: list[int] = []  # by entry: how many events there were after it
        self.done: dict[tuple[str, str], Entry] = {}  # by person and move id
        self._position: Doc | None = None  # until something is done
        self.recorded: Recorded | None = None  # instead of a finished match that today's rules refuse
        self.fallback: Match | Recorded | None = old  # while the log is read by rules that would refuse it
        if self.opening.match is not None:
            look_through(self, self.opening.match)
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
            if kept is None or table.agrees(kept):
                return table
        if kept["over"]:
            return cls._fold(id, log, Recorded(kept["match"]["position"]))
        match = Match.resume(game_named(log[0].data["game"]), kept["match"])
        match.number = kept["number"]
        table = cls._fold(id, log, match)
        for seat, used in zip(table.seats, kept.get("banks", ()), strict=False):
            seat.bank_used = used
        return table

    @classmethod
    def _fold(cls, id: str, log: list[Entry], old: "Match | Recorded | None") -> "Table":
        table = cls(id, log[0], old)
        for entry in log[1:]:
            table.apply(entry)
        table.fallback = None
        return table

    def agrees(self, kept: Mapping[str, Any]) -> bool:
        """Whether the match came out as it was kept, or the rules are the same anyway."""
        doc, now = kept["match"], json.loads(json.dumps(self.kept()))
        return bool(doc["rules"] == self.game.version or (now and doc["position"] == now["match"]["position"]))

    def kept(self) -> dict[str, Any] | None:
        """The match as it stands, kept beside the log in case that the rules change; not longer after many answers."""
        match = self.match
        if match is None or self.opening.match is not None:
            return None
        doc = {**match.header(), "draws": match.draws, "position": stored(self.game, self.position)}
        used = {"banks": [seat.bank_used for seat in self.seats]} if self.opening.reserve else {}
        return {"match": doc, "number": match.number, "over": match.over, **used}

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

    @property
    def hints(self) -> bool:
        """Whether the coach may be asked: where all see that it was agreed, or where nobody else is deceived."""
        alone = sum(seat.is_guest for seat in self.seats) == 1
        return (self.opening.hints or alone) and not self.people_only and not self.opening.rated

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
        return {self.host, *(seat.person for seat in self.seats if seat.person)} - {HOUSE}

    def known_people(self) -> frozenset[str]:
        """Those whose data was not erased."""
        return frozenset(person for person in self.people() if not person.startswith(ERASED))

    def bots_to_move(self) -> list[Seat]:
        """The seats that are to choose now and that a bot plays."""
        bots = [seat for seat in self.seats if seat.is_played_by_bot]
        if not bots or self.status != "playing" or self.asked_back is not None:
            return []
        awaited = self.playing().awaited
        return [seat for seat in bots if seat.name in awaited]

    def late(self) -> list[Seat]:
        """The people, and programs, whom the open question waits for."""
        if self.status != "playing":
            return []
        awaited = self.playing().awaited
        return [seat for seat in self.seats if seat.is_guest and not seat.stand_in and seat.name in awaited]

    @property
    def question_due(self) -> float | None:
        """When the time of the open question runs out; then the reserves of those who are waited for begin to run."""
        allowed = self.opening.allowed
        if allowed is None or not self.late():
            return None
        return self._clock_starts() + allowed

    @property
    def deadline(self) -> float | None:
        """When the clock runs out for the first of those whom the open question waits for."""
        return min([self.due_for(seat) for seat in self.late()], default=None) if self.opening.allowed else None

    def due_for(self, seat: Seat) -> float:
        """When the clock runs out for one whom the open question waits for, the reserve included."""
        return (self.question_due or 0.0) + (banks.left(self, seat) or 0.0)

    def due(self, now: float) -> float | None:
        """When the house has something to do here."""
        if self.bots_to_move():
            return now
        throws = self.throws_by
        times = [self.deadline if throws is None else throws[1]]
        times += [] if self.asked_back is None else [self.asked_back.until]
        return min([at for at in times if at is not None], default=None)

    def _clock_starts(self) -> float:
        """When what led to the open question has been shown; where days count that makes no difference."""
        match = self.playing()
        opened = self.opened.get(match.number, 0.0)
        if self.opening.clock == "days":
            return opened
        if self._clock[0] != self.seq:
            start = start_of_clock(match, opened, zip(self.times, self.heard, strict=True))
            handed = self.handed[1] if self.handed[0] == match.number else 0.0
            self._clock = self.seq, max(start, handed)
        return self._clock[1]

    @property
    def throws_by(self) -> tuple[Seat, float] | None:
        """Whose hand the dice wait for, and until when at most."""
        if self.status != "playing" or (name := self.playing().thrower) is None:
            return None
        seat = next(seat for seat in self.seats if seat.name == name)
        latest = self._clock_starts() + THROW_WITHIN
        return seat, latest if self.asked_back is None else max(latest, self.asked_back.until + 1.0)

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

    def seq_then(self, seq: int, person: str | None, other: str | None) -> int:
        """How much another viewer could tell of when this one had seen so much."""
        return sum(who is None or who == other for who in self.noticed[: self.entries_before(seq, person)])

    def told(self, name: str | None, seq: int, person: str | None) -> int:
        """How many of the events and notes that this viewer has heard were told up to there."""
        if self.match is None or seq <= 0:
            return 0
        entries = self.entries_before(seq, person)
        return self._audible(name, self.heard[entries - 1]) + sum(at <= entries for at, _, _ in self.notes)

    def notes_for(self, name: str | None) -> tuple[Note, ...]:
        """What the house did, each note at its place among the events that a viewer has heard."""
        return tuple(note._replace(after=self._audible(name, note.after)) for _, note, _ in self.notes)

    def notes_in(self, match: Match, name: str | None) -> tuple[Note, ...]:
        """The same in the match as it is looked through, without what was taken back."""
        past = match.past(name)
        return tuple(
            note._replace(after=past.heard_of(match.asked_from(answers).events))
            for _, note, answers in self.notes
            if answers <= len(match.answers)
        )

    def _audible(self, name: str | None, events: int) -> int:
        """How many of the first events a viewer has heard."""
        assert self.match is not None
        return sum(self.match.hears(name, event) for event in self.match.events[:events])

    # --- what is done

    def apply(self, entry: Entry) -> None:
        """Let it happen, or refuse it and change nothing."""
        if entry.kind not in DEEDS:
            raise Refused(f"Nobody can {entry.kind!r} here.", "unknown-deed")
        noticer, spent = None, banks.overtime(self, entry.at)
        try:
            noticer = DEEDS[entry.kind](self, entry)
            self._stir(entry)
            overtaken(self)
            banks.charge(self, spent, entry.at)
        except MischiaError:
            if self.fallback is None:
                raise
        self._written(entry, noticer)

    def has_done(self, entry: Entry) -> bool:
        """Whether this very thing was done before; a move id that was used for another is refused."""
        if entry.move_id is None:
            return False
        before = self.done.get((entry.who, entry.move_id))
        if before is None:
            return False
        if (before.kind, apart_from_presence(before)) != (entry.kind, apart_from_presence(entry)):
            raise Refused("This move id was used for something else.", "move-id-used")
        return True

    def _stir(self, entry: Entry) -> None:
        """Whoever does anything is there: a bot that plays on because the clock ran out leaves the seat to them."""
        seat = self.seat_of(entry.who)
        if seat is not None and entry.kind != "skip":
            seat.skips = 0.0
        if seat is None or not (seat.lapses or seat.missed):
            return
        if seat.has_lapsed and self.status == "playing":
            come_back(self, entry)
        seat.lapses = 0

    def _written(self, entry: Entry, noticer: str | None) -> None:
        self.seq += 1
        self._position = None
        self.noticed.append(noticer)
        if noticer is None:
            self.open_entries += 1
            self.open_moves += entry.kind == "move"
            self.stirred = self.acted[entry.who] = entry.at
        else:
            self.own_entries[noticer] = self.own_entries.get(noticer, 0) + 1
        if entry.move_id is not None:
            self.done[entry.who, entry.move_id] = entry
        if self.match is not None:
            self.opened.setdefault(self.match.number, entry.at)
        self.heard.append(0 if self.match is None else len(self.match.events))
        self.times.append(entry.at)
        if self.ended is None and self.status == "over":
            self.ended = entry

    # --- inside

    def _check_opening(self) -> None:
        if not 1 <= len(self.seats) <= max(self.game.players):
            most = max(self.game.players)
            raise Refused(f"There is room for 1 to {most} at the table.", "bad-seats", least=1, most=most)
        check_clock(self.opening)
        check_manners(self.opening)
        check_rated(self.opening)

    def agree(self, opening: Opening) -> None:
        """Play by these options."""
        options = self.game.read_options(opening.options)
        self.options = self.game.show_options(options)
        self.people_only = self.game.people_only(options)

    def playing(self) -> Match:
        """The match, while it is played."""
        if self.recorded is not None or self.abandoned or (self.match is not None and self.match.over):
            raise Refused("The match is over.", "over")
        if self.match is None:
            raise Refused("The match has not begun.", "not-begun")
        return self.match

    def by_hand(self, name: str) -> bool:
        """Whether somebody's dice wait for their own hand: a bot's do not."""
        return self.opening.by_hand and any(
            seat.name == name and seat.kind == "person" and not seat.stand_in for seat in self.seats
        )

    def playing_number(self) -> int:
        """The number of the open question."""
        return 0 if self.match is None else self.match.number

    # --- what is left when it is over

    def document(self) -> Doc:
        """The whole finished match, with the secret of chance."""
        if self.recorded is not None:
            raise OtherRules
        if self.match is None or self.status != "over":
            raise Refused("A match can be taken along when it is over.", "not-over")
        answers = [list(answer) for answer in self.match.answers_by_seat()]
        taken = {} if not self.match.dropped else {"taken_back": taken_back(self, self.match)}
        seats = [{"name": seat.name, "kind": seat.kind, "level": seat.level} for seat in self.seats]
        return {**self.match.document(), "answers": answers, **taken, "commitment": self.commitment, "seats": seats}

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
