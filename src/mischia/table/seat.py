"""A seat at a table, and what a table was opened with."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

CLOCKS = ("none", "seconds", "days")
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

    def hand_over(self, returns: bool) -> None:
        """A bot plays for the person from now on, or only until the next question."""
        self.stand_in, self.returns, self.stood_in = True, returns, True

    @property
    def has_lapsed(self) -> bool:
        """Whether a bot plays on until the person does anything."""
        return self.stand_in and not self.returns and self.lapses > 0

    @property
    def is_guest(self) -> bool:
        """Whether somebody from outside plays here, a person or a program: the table waits for them."""
        return self.kind in ("person", "program")

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def bot_level(self) -> str:
        return self.level or STAND_IN


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
    settles: bool = False  # what is no choice is made at once; older tables ask
    match: Mapping[str, Any] | None = None  # a finished match that was brought from elsewhere
    hints: bool = False  # everybody may ask the coach; whoever plays alone against bots may anyway
    position: Mapping[str, Any] | None = None  # where the match begins, in the place of its usual beginning
    code: str = ""  # short enough to be typed, while the table is open; older tables have none

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def allowed(self) -> float | None:
        """How many seconds a question stays open."""
        if self.clock == "none":
            return None
        return self.limit * (DAY if self.clock == "days" else 1.0)
