"""What one viewer gets of a table: all that a page, a stream or a program is made of, and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mischia.core.errors import MischiaError
from mischia.core.game import Game
from mischia.core.language import Words
from mischia.core.match import Match
from mischia.core.past import Past
from mischia.core.position import Doc
from mischia.core.questions import AskAll, Move
from mischia.core.state import Event

FURTHEST = 5  # own choices that one may ask to take back


class SeatSeen(NamedTuple):
    """A seat as everybody sees it."""

    name: str
    kind: str  # "person", "program" (a bot that somebody brought), "bot" (of the house), "dummy" or "open"
    level: str | None = None  # of a bot of the house
    here: bool = True  # whether a person's page is open
    stand_in: bool = False  # whether a bot plays for an absent person
    lapsed: bool = False  # because the clock ran out, until the person does anything
    you: bool = False
    host: bool = False  # whose table it is
    told: tuple[tuple[str, int], ...] = ()  # by trait: what the person has told of themselves
    absent: bool = False  # for a minute: a bot may be asked for, and nobody waits for their vote
    skips: float = 0.0  # until when they said that they are away; 0: they did not
    bank: int | None = None  # seconds of the reserve that are left; None where there is no such thing


class ChatSeen(NamedTuple):
    """A line of the chat."""

    number: int
    name: str
    text: str
    onlooker: bool = False  # said by somebody without a seat
    notice: str = ""  # what the house tells of somebody, by its message, in place of what they said
    about: tuple[str, ...] = ()  # of a notice: what it concerns
    apart: bool = False  # for onlookers alone


WITHOUT = {"note-ended": "note-ended-away", "note-back-agreed": "note-back-agreed-away"}  # where somebody was away


class Note(NamedTuple):
    """What the house did, among what happened: the clock has run out for somebody, they are back, or ask the coach."""

    id: str  # "note-timeout", "note-timeout-stays", "note-timeout-gives-up", "note-timeout-back", "note-hint",
    # "note-stand-in", "note-ended", of what somebody wants to take back "note-back-asked", "note-back-agreed",
    # "note-back-declined", "note-back-withdrawn", "note-back-lapsed", "note-back-overtaken",
    # or of the host of the house "note-shut", "note-relieved", "note-handed"
    seat: int
    after: int  # so many events that the viewer has heard
    agreed: tuple[int, ...] = ()  # the seats of those who did, where that was asked
    away: tuple[int, ...] = ()  # and of those who were not asked, because they were not there

    def told(self, say: Words, names: Sequence[str]) -> str:
        """What it says, in somebody's language."""
        if not self.agreed:
            return say(self.id, name=names[self.seat])
        both = {"names": self.agreed, "away": self.away}
        said = {key: say.all_of([names[seat] for seat in seats], "nobody") for key, seats in both.items()}
        return say(WITHOUT[self.id] if self.away else self.id, **said)


class BackSeen(NamedTuple):
    """Somebody wants to take something back."""

    id: int  # an answer names it
    by: str
    choices: int  # how many of their last choices
    agreed: tuple[str, ...]
    waits_for: tuple[str, ...]
    until: float  # in seconds since 1970
    shown: bool  # something hidden may have been shown since
    heard: int = 0  # events that you had heard when that was chosen


class BackPoint(NamedTuple):
    """A choice of yours that you may ask to take back, with all that came after it."""

    to: int  # so many answers stay
    move: str
    chosen: Move  # the same, to be put in words
    shown: bool  # something hidden may have been shown since
    heard: int  # events that you had heard before it


class Company(NamedTuple):
    """Those who play on the device that looks, by their names; `own` is whose device it is, if they sit here."""

    names: tuple[str, ...]
    own: str = ""
    hides: bool = False  # whether any of them knows more than everybody


class TableSeen(NamedTuple):
    """A table as one viewer sees it; `you` is None for an onlooker."""

    id: str
    seq: int  # of the last thing that happened; the id of a stream's event
    game: Game
    options: Mapping[str, Any]
    status: str  # "lobby", "playing", "over", or "closed" before it began
    seats: tuple[SeatSeen, ...]
    you: str | None
    number: int = 0  # of the open question; a move names it
    view: Doc | None = None  # of the position; None in the lobby
    phase: str = ""
    clause: str = ""
    turn: tuple[str, ...] = ()  # whom the table waits for
    choices: Mapping[str, Move] | None = None  # what you may do: phrase and move
    secret_choice: bool = False
    sealed: str | None = None  # the phrase that you have put away and may still change
    events: tuple[Event, ...] = ()  # all that you have heard
    winners: tuple[str, ...] = ()
    chat: tuple[ChatSeen, ...] = ()
    listed: bool = False
    clock: str = "none"  # "none", "seconds" or "days"
    deadline: float | None = None  # when the clock runs out, in seconds since 1970
    can_undo: bool = False
    can_restart: bool = False  # more than one of your moves can be taken back at once
    back: BackSeen | None = None  # what somebody wants to take back
    points: tuple[BackPoint, ...] = ()  # where you may ask to go back to, the latest first
    asked_to_end: tuple[str, ...] = ()  # who wants to abandon the match
    rematch: str | None = None  # the table where it goes on
    commitment: str = ""  # of chance, shown from the start
    secret: str | None = None  # revealed when it is over
    host: bool = False  # whether it is your table: you may add bots, start, ask for a stand-in
    limit: int = 0  # of the clock, in its unit
    bank: int = 0  # the reserve of each for the whole match, in the same unit
    settles: bool = False  # what is no choice, as all see, is made at once
    abandoned: bool = False  # over because all agreed to stop
    language: str = "en"  # in which you read
    step: int | None = None  # of a finished match that is looked through: so many answers have been given
    steps: int = 0  # how many answers a finished match has
    recorded: tuple[tuple[str, str], ...] | None = None  # the moves of a finished match that today's rules refuse
    notes: tuple[Note, ...] = ()  # what the house did meanwhile
    final: bool = False  # what you choose now can't be changed, though others still choose
    code: str = ""  # to be typed by whoever wants to come, while the table is open
    door: tuple[str | None, ...] = ()  # before the match: who looks on without a seat; None has told no name
    host_absent: bool = False  # for a minute: somebody else may take the table over
    obstacle: MischiaError | None = None  # before the match: why it can't start as they sit now
    joining: tuple[str, ...] = ()  # before the match: the dummies who will sit down when it starts
    stirred: float = 0.0  # when something happened last that everybody can tell of
    hints: bool = False  # whether the coach may be asked here
    hints_agreed: bool = False  # by all; else only by somebody who plays alone against bots
    whole: Doc | None = None  # of a finished match that is looked through: the position, with nothing hidden
    watch: str = "anybody"  # who may look on: see Opening
    speak: str = "all"
    delay: int = 0
    behind: bool = False  # whether you are: you see the table as it was so many seconds ago
    plays_on: bool = False  # whether it begins at a position of another match
    club: str = ""  # the name of the club whose members see it
    rated: bool = False  # whether it counts for ratings
    past: Past | None = None  # what you have heard, with the table after each event; None where that is not known

    company: Company | None = None  # where several play on the device that looks; without `you` there is a curtain

    @property
    def standing(self) -> tuple[Event, ...]:
        """What you have heard and is still so."""
        return self.events if self.past is None else self.past.standing(len(self.events))

    @property
    def told(self) -> int:
        """How much you have been told: events and notes."""
        return len(self.events) + len(self.notes)


def asked_of_all(match: Match) -> dict[str, Any]:
    """What everybody sees alike of a match: what is asked, and whom the table waits for."""
    return {
        "number": match.number,
        "phase": match.phase,
        "clause": match.clause,
        "turn": tuple(match.awaited if match.thrower is None else [match.thrower]),
        "secret_choice": match.secret_choice,
        "winners": tuple(match.winners),
    }


def asked_of(match: Match, viewer: str | None) -> dict[str, Any]:
    """What a viewer may do in a match; who has put a choice away may choose again."""
    if viewer is None:
        return {"choices": {}}
    question = match.state.question
    return {
        "choices": match.alternatives(viewer) or match.choices(viewer),
        "sealed": match.sealed_by(viewer),
        "can_undo": match.can_undo(viewer),
        "can_restart": match.undoable(viewer) > 1,
        "points": points_of(match, viewer),
        "final": isinstance(question, AskAll) and question.final,
    }


def points_of(match: Match, viewer: str) -> tuple[BackPoint, ...]:
    """Which of their choices somebody may ask to take back."""
    if match.over:
        return ()
    return tuple(
        BackPoint(
            one.answers,
            match.game.phrase(match.chosen_at(one, viewer), match.names),
            match.chosen_at(one, viewer),
            match.shown_since(one),
            match.past(viewer).heard_of(one.events),
        )
        for one in match.own_questions(viewer, FURTHEST)
    )


def seen_in_match(match: Match, viewer: str | None, id: str = "preview", **more: Any) -> TableSeen:
    """What a viewer sees of a match in progress, all seats taken."""
    dummies = match.game.dummies(match.state)
    seats = tuple(
        SeatSeen(name, "dummy" if dummies[seat] else "person", you=name == viewer)
        for seat, name in enumerate(match.names)
    )
    return TableSeen(
        **{
            "id": id,
            "seq": len(match.events),
            "game": match.game,
            "options": match.game.show_options(match.options),
            "status": "over" if match.over else "playing",
            "seats": seats,
            "you": viewer,
            "view": match.see(viewer),
            "events": match.past(viewer).events,
            "past": match.past(viewer),
            **asked_of_all(match),
            **asked_of(match, viewer),
            **more,
        }
    )
