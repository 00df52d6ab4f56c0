"""What the page of a game is made of: the functions and records that a game gives to the site."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from mischia.core.language import Strings
from mischia.core.past import Past
from mischia.core.position import Doc
from mischia.core.questions import Move
from mischia.core.state import Event

BEFORE, AFTER = "before", "after"  # the table is drawn anew
SEVERAL = "; "  # between moves that one press makes, one after the other


class SeatLike(Protocol):
    """A seat, as everybody sees it."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def level(self) -> str | None: ...
    @property
    def here(self) -> bool: ...
    @property
    def stand_in(self) -> bool: ...
    @property
    def bank(self) -> int | None: ...


class Seen(Protocol):
    """What one viewer knows of a table."""

    @property
    def seats(self) -> Sequence[SeatLike]: ...
    @property
    def you(self) -> str | None: ...
    @property
    def status(self) -> str: ...
    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def view(self) -> Doc | None: ...
    @property
    def phase(self) -> str: ...
    @property
    def clause(self) -> str: ...
    @property
    def turn(self) -> Sequence[str]: ...
    @property
    def choices(self) -> Mapping[str, Move] | None: ...
    @property
    def sealed(self) -> str | None: ...
    @property
    def events(self) -> Sequence[Event]: ...
    @property
    def winners(self) -> Sequence[str]: ...
    @property
    def past(self) -> Past | None: ...


class Part(NamedTuple):
    """A piece of the page: the game's template, and the frozen record that it is drawn from as `m`."""

    template: str
    model: Any


class Motion(NamedTuple):
    """Something moves: how, and which things, by their names on the page."""

    how: str  # the style `fx-…` that says it
    what: tuple[str, ...]  # the `data-vt` or `data-at` of each
    to: str = ""  # the same of where it goes, or comes from
    ms: int = 400
    apart: int = 0  # milliseconds from each to the next
    when: str = BEFORE
    along: bool = False  # starts with the one before it, and not after it


@dataclass(frozen=True)
class Line:
    """A line of the log, and the step that it is."""

    id: str
    icon: str  # "glyphs.svg#seal", or one of the game's own drawings
    text: str
    clause: str
    upto: int  # how many events have happened when it is told
    here: str = ""  # why the clause fired in this situation
    heading: bool = False
    ms: int = 700  # how long it stands at pace 1
    sound: str = ""
    call: str = ""  # the sound word
    motions: tuple[Motion, ...] = ()
    aloud: tuple[str, ...] = ()  # what is said for a whole room to hear, word by word
    result: bool = False  # what went on ends with it: whoever skips that sees this
    things: tuple[str, ...] = ()  # by id: what it is about, where its words don't name it


class Asked(NamedTuple):
    """What you are asked, the consequence, and what the clause means in this situation."""

    title: str
    text: str
    here: str = ""


class Aim(NamedTuple):
    """What wins the game, in a line that is always in sight."""

    text: str
    short: str  # the same where there is little room
    icon: str = "k-victory"  # a glyph of the house
    last: bool = False  # it ends with this round
    first: str = ""  # the same in full, for somebody who is about to decide for the first time


class Sure(NamedTuple):
    """What is asked once before something that can't be taken back."""

    title: str
    text: str  # what will come of it
    yes: str  # on the button that does it
    no: str = ""  # on the other one, where the usual words would say something else


class Me(NamedTuple):
    """How the viewer's face looks in the prompt: out of the game, or with the crown; its words, or none."""

    out: bool = False
    crown: str = ""


class Thing(NamedTuple):
    """Something on the table that explains itself."""

    id: str
    name: str
    text: str  # what it does
    brief: str  # the same in a few words
    clause: str
    picture: Any  # what the game's templates draw it from


class Hand(NamedTuple):
    """What somebody holds: the id of each card among the things, and its name."""

    name: str
    cards: tuple[tuple[str, str], ...]


class Coming(NamedTuple):
    """Something that will certainly happen."""

    icon: str
    text: str
    clause: str


S = TypeVar("S")  # a game's scene: the table at one moment, a frozen record


class Moment(NamedTuple, Generic[S]):
    """Events that belong together, and the table before and after them."""

    events: Sequence[Event]
    upto: int  # how many events have happened then
    before: S
    now: S


def no_motion(moment: Moment[Any]) -> tuple[Motion, ...]:
    return ()


def nothing_more(moment: Moment[Any], say: Strings) -> str:
    """The clause says all by itself."""
    return ""


@dataclass(frozen=True)
class Show(Generic[S]):
    """How an event is shown: its row in the table of a game's page."""

    icon: str  # before its line
    ms: int = 500  # how long it stands at pace 1, when all has moved
    sound: str = ""
    call: str = ""  # the message of its sound word
    motions: Callable[[Moment[S]], tuple[Motion, ...]] = no_motion
    here: Callable[[Moment[S], Strings], str] = nothing_more  # why its clause fired in this situation
    heading: bool = False
    result: bool = False  # what went on ends with it: whoever skips that sees this

    def line(self, moment: Moment[S], text: str, say: Strings) -> Line:
        """The line of a moment."""
        event = moment.events[-1]
        return Line(
            event.id,
            self.icon,
            text,
            event.clause,
            moment.upto,
            self.here(moment, say),
            self.heading,
            self.ms,
            self.sound,
            say(self.call) if self.call else "",
            self.motions(moment),
            result=self.result,
        )


@dataclass(frozen=True)
class Variant:
    """Options that go together and are chosen in one go, and the messages that name and explain them."""

    options: Mapping[str, Any]
    title: str
    why: str


@dataclass(frozen=True)
class Page(Generic[S]):
    """How a game is drawn: its page's door.

    Everything is drawn from what a viewer sees and the language, nothing else: equal tables give equal bytes.
    """

    scene: Callable[[Doc, Sequence[Event], S | None], S]
    # the table as a view shows it; where it is that after some events, with these and with the table before them
    joins: Callable[[Event, Event], bool]  # whether an event belongs to the line of the one before it
    tell: Callable[[Moment[S], Strings], Sequence[tuple[Line, S]]]  # its lines, each with the table that it leaves
    stage: Callable[[Seen, S, Strings, str], dict[str, Part | Me]]  # the parts that lines change, with a sound word
    parts: Callable[[Seen, S, Strings], dict[str, Part]]  # the whole table as it is now, by key
    prompt: Callable[[Seen, S, Strings], Asked]  # the question; only where there are choices
    aim: Callable[[Seen, S, Strings], Aim]
    me: Callable[[Seen, S, Strings], Me]
    still_to_come: Callable[[Seen, S, Strings], Sequence[Coming]]  # what will certainly happen next
    things: Callable[[Strings], Sequence[Thing]]  # all that explains itself; their names stand in bold in the log
    option_clauses: Mapping[str, str]  # by option: the clause that it is about
    option_words: Mapping[str, Callable[[Strings], Sequence[tuple[str, str]]]] = field(default_factory=dict)
    # by option that takes words: these, each with its name
    option_needs: Mapping[str, str] = field(default_factory=dict)  # by option: the one without which it says nothing
    option_note: Callable[[str, Any, Strings], str] = lambda option, value, say: ""  # what more is known of a choice
    chief_options: frozenset[str] = frozenset()  # what every host decides; the others are folded away in the set-up
    variants: Mapping[str, Variant] = field(default_factory=dict)  # by name; the first is a newcomer's
    variant_note: Callable[[str, Strings], str] = lambda variant, say: ""  # what more is known of one
    glossary: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # by word of the trade: the clauses that it is about; the messages `gloss-…` and `gloss-…-means` tell the rest
    stands_for: Callable[[Doc, str], str] = lambda view, player: ""
    # the id of the thing that stands for a player on the table; without one it is the face
    hands: Callable[[Doc, Strings], Sequence[Hand]] = lambda whole, say: ()
    # who holds what in secret, from a position in which nothing is hidden: for whoever looks back at a finished match
    sure: Callable[[str, Strings], Sure | None] = lambda phrase, say: None
    # what is asked once before a move that gives something up
    emblem: str = "glyphs.svg#cloud"  # the small picture that stands for the game in lists
