"""A seat at a table, and what a table was opened with."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

CLOCKS = ("none", "seconds", "days")
WATCH = ("anybody", "link", "seated")  # in the lists too; whoever has the link; nobody but who sits there, and the host
SPEAK = ("all", "seated", "apart", "nobody")  # apart: what onlookers say is for onlookers
LONGEST_DELAY = 3600  # seconds
DAY = 86400.0
STAND_IN = "normal"  # the level of a bot that plays for somebody


@dataclass
class Seat:
    """Who sits here: nobody yet, a person, a program (a bot that somebody brought), a bot of the house or a dummy."""

    kind: str = "open"
    name: str = ""
    person: str | None = None
    level: str | None = None
    stand_in: bool = False  # a bot plays for the person
    returns: bool = False  # the person plays again from the next question on
    resigned: bool = False
    lapses: int = 0  # how often the clock has run out since the person last did anything
    told: dict[str, int] = field(default_factory=dict)  # by trait: what the person has told of themselves
    hinted: bool = False  # the person has asked the coach
    stood_in: bool = False  # a bot has played for the person, if only once
    skips: float = 0.0  # until when the person said that they are away; 0: they did not
    stands_in: str | None = None  # the level of the bot that others have asked for
    missed: bool = False  # others have asked for the bot: it plays until the person does anything
    relieved: bool = False  # the host of the house has freed the seat
    bank_used: float = 0.0  # seconds of the reserve
    shared: bool = False  # the person plays on somebody else's device

    def hand_over(self, returns: bool, level: str | None = None) -> None:
        """A bot plays for the person from now on, or only until the next question; others may choose its level."""
        self.stand_in, self.returns, self.stood_in = True, returns, True
        self.stands_in, self.missed = level, level is not None

    def take_again(self) -> None:
        """The person plays again."""
        self.stand_in = self.returns = self.missed = self.relieved = False

    @property
    def has_lapsed(self) -> bool:
        """Whether a bot plays on until the person does anything."""
        return self.stand_in and not self.returns and (self.lapses > 0 or self.missed)

    @property
    def is_guest(self) -> bool:
        """Whether somebody from outside plays here, a person or a program: the table waits for them."""
        return self.kind in ("person", "program")

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def bot_level(self) -> str:
        return self.level or self.stands_in or STAND_IN


@dataclass(frozen=True)
class Opening:
    """What a table is opened with; it is the table's first entry."""

    game: str
    host: str  # a person
    secret: str  # of chance
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[Mapping[str, Any], ...] = ()
    listed: bool = False
    clock: str = "none"
    limit: int = 0  # in the clock's unit
    by_hand: bool = False  # people throw their own dice; tables that were opened before that have them thrown at once
    settles: bool = False  # what is no choice, as all see, is made at once; older tables ask
    match: Mapping[str, Any] | None = None  # a finished match that was brought from elsewhere
    hints: bool = False  # everybody may ask the coach; whoever plays alone against bots may anyway
    position: Mapping[str, Any] | None = None  # where the match begins, in the place of its usual beginning
    bank: int = 0  # beside the clock: a reserve of time for the whole match, in the clock's unit
    code: str = ""  # short enough to be typed, while the table is open; older tables have none
    watch: str = "anybody"  # who may look on once the match has begun: one of WATCH
    speak: str = "all"  # who may speak: one of SPEAK
    delay: int = 0  # so many seconds onlookers are behind
    club: str = ""  # the club whose members see it, and what comes of it
    club_name: str = ""  # what it was called then
    rated: bool = False  # whether it counts for ratings

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def allowed(self) -> float | None:
        """How many seconds a question stays open."""
        if self.clock == "none":
            return None
        return self.limit * self.unit

    @property
    def reserve(self) -> float:
        """How many seconds each has for the whole match, beside those of each question."""
        return 0.0 if self.clock == "none" else self.bank * self.unit

    @property
    def unit(self) -> float:
        return DAY if self.clock == "days" else 1.0
