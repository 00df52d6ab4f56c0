"""What the page of a game is made of: the records that a game's `page` module gives to the site."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from mischia.core.position import Doc
from mischia.core.questions import Move
from mischia.core.state import Event

BEFORE, AFTER = "before", "after"  # the table is drawn anew


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


class Coming(NamedTuple):
    """Something that will certainly happen."""

    icon: str
    text: str
    clause: str
