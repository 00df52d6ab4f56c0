"""What a program may send, and what it gets: the words of the JSON API."""

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

from mischia.table.reactions import WORDS

TABLE_ID = r"^[A-Za-z0-9_-]{1,40}$"
TableId = Annotated[str, Path(pattern=TABLE_ID, description="the table's id: whoever knows it may look")]
Since = Annotated[int | None, Query(ge=0, le=1_000_000, description="up to where the viewer has seen the table")]
MoveId = Annotated[
    str | None,
    Field(pattern=r"^[A-Za-z0-9_.:-]{1,64}$", description="chosen by the sender: the same one sent twice is done once"),
]
Text = Annotated[str, Field(max_length=2000)]
Index = Annotated[int, Field(ge=0, le=99)]


Options = dict[Annotated[str, Field(max_length=40)], bool | int | Annotated[str, Field(max_length=40)] | None]
Code = Annotated[str, Path(max_length=20, description="a table's code, in small letters too, with blanks or dashes")]


Watch = Annotated[
    Literal["anybody", "link", "seated"],
    Field(description="who may look on: anybody, who has the link, or nobody but who sits there and the host"),
]
Speak = Annotated[
    Literal["all", "seated", "apart", "nobody"],
    Field(description="who may speak; `apart`: what onlookers say is for onlookers"),
]
Delay = Annotated[int, Field(ge=0, le=3600, description="so many seconds onlookers are behind", examples=[180])]


class Sent(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewPerson(Sent):
    name: Annotated[Text, Field(examples=["Ann"])]
    language: Literal["en", "it", "fr"] = "en"


class NewTable(Sent):
    game: Annotated[str, Field(max_length=40, description="one of `GET /api/games`", examples=["quickshot"])]
    options: Annotated[Options, Field(description="those of the game; what is left out takes its default")] = {}
    seats: Annotated[int, Field(ge=1, le=20, examples=[3])] = 5
    bots: Annotated[
        list[Annotated[str, Field(max_length=20)]],
        Field(max_length=20, description="the level of each", examples=[["easy", "easy"]]),
    ] = []
    dummies: Annotated[int, Field(ge=0, le=20)] = 0
    listed: Annotated[bool, Field(description="whether everybody finds it in the list of tables")] = False
    clock: Literal["none", "seconds", "days"] = "none"
    limit: Annotated[int, Field(ge=0, le=100_000, description="of the clock, in its unit")] = 0
    bank: Annotated[int, Field(ge=0, le=100_000, description="a reserve of each for the whole match, likewise")] = 0
    settles: Annotated[bool, Field(description="whether what is no choice, as all see, is made at once")] = True
    hints: Annotated[bool, Field(description="whether all may ask the coach; whoever plays alone may anyway")] = False
    watch: Watch = "anybody"
    speak: Speak = "all"
    delay: Delay = 0
    rated: Annotated[bool, Field(description="whether it counts for ratings; never with hints")] = False
    sit: Annotated[bool, Field(description="whether you take the first seat")] = True


class Deed(Sent):
    move_id: MoveId = None


class Sit(Deed):
    seat: Index | None = None
    name: Text | None = None
    bot: Annotated[bool, Field(description="that a program plays: its name ends in (bot)", examples=[True])] = False


class AddBot(Deed):
    level: Annotated[str, Field(max_length=20, examples=["easy"])]
    seat: Index | None = None


class AddDummy(Deed):
    seat: Index | None = None


class Tell(Deed):
    trait: Annotated[str, Field(max_length=40, description="one of the game's `traits`", examples=["statures"])]
    value: Annotated[int | None, Field(ge=0, le=1_000_000, description="nothing takes it back", examples=[170])]


class Remove(Deed):
    seat: Annotated[Index, Field(description="the first is 0", examples=[1])]


class Change(Deed):
    """What is not named stays as it is; `options` are all of them, and those left out take their defaults."""

    options: Options | None = None
    seats: Annotated[int | None, Field(ge=1, le=20, examples=[5])] = None
    clock: Literal["none", "seconds", "days"] | None = None
    limit: Annotated[int | None, Field(ge=0, le=100_000)] = None
    bank: Annotated[int | None, Field(ge=0, le=100_000)] = None
    settles: bool | None = None
    listed: bool | None = None
    hints: bool | None = None
    watch: Watch | None = None
    speak: Speak | None = None
    delay: Delay | None = None
    rated: bool | None = None


class Manners(Deed):
    """What is not named stays as it is."""

    watch: Watch | None = None
    speak: Speak | None = None
    delay: Delay | None = None


class Ask(Sent):
    number: Annotated[int, Field(ge=0, le=1_000_000, description="the view's `number`: the question that is meant")]


class Move(Deed):
    move: Annotated[str, Field(max_length=200, description="one of the view's `moves`")]
    number: Annotated[int, Field(ge=0, le=1_000_000, description="the view's `number`: the question that is answered")]


class Undo(Deed):
    number: Annotated[int, Field(ge=0, le=1_000_000, description="the view's `number`")]


class GoBack(Deed):
    number: Annotated[int, Field(ge=0, le=1_000_000, description="the view's `number`")]
    to: Annotated[
        int | None,
        Field(ge=0, le=1_000_000, description="of one of the view's `points`; without it, your last choice"),
    ] = None


class AgreeBack(Deed):
    asked: Annotated[int, Field(ge=0, le=1_000_000, description="the `id` of the view's `back`", examples=[9])]
    agree: bool = True


class Chat(Deed):
    text: Annotated[Text, Field(examples=["Ciao!"])]


class React(Deed):
    word: Annotated[str, Field(max_length=20, description=f"one of {', '.join(WORDS)}", examples=["ouch"])]


class End(Deed):
    agree: bool = True


class StandIn(Deed):
    name: Annotated[Text, Field(description="of the seat", examples=["Bob"])]
    level: Annotated[str | None, Field(max_length=20, description="of the bot; else `normal`", examples=["hard"])] = (
        None
    )


class PersonTold(BaseModel):
    name: str
    language: str
    token: str = Field(description="for a program: Authorization: Bearer TOKEN")


class DeedTold(BaseModel):
    name: str
    move: str


class CandidateTold(BaseModel):
    move: str = Field(description="one of the view's `moves`")
    chance: float | None = Field(description="to win with it, 0 to 1: a guess; null where none can be told so early")
    low: float = Field(description="nineteen times of twenty it lies above this, as far as was looked")
    high: float = Field(description="and below this")
    share: float | None = Field(description="how often the coach would do it, where all choose at once")
    line: list[DeedTold] = Field(description="what most likely follows")


class AdviceTold(BaseModel):
    """What the coach would do, the best first."""

    moves: list[CandidateTold]
    looked: int = Field(description="how many continuations were imagined, out of what the seat sees")
    even: float | None = Field(description="everybody's share, if all won as often; null where all win together")


class WhyTold(BaseModel):
    """A move that was made, and what the coach would have done in that seat."""

    name: str
    move: str
    advice: AdviceTold


class TokenTold(BaseModel):
    token: str = Field(description="opens your seat at this table alone")


class RematchTold(BaseModel):
    table: str


class TableFound(BaseModel):
    table: str = Field(description="the table's id")


class Fault(BaseModel):
    id: str
    message: str
    clause: str | None
    args: dict[str, Any]


class SeatTold(BaseModel):
    name: str
    kind: Literal["open", "person", "program", "bot", "dummy"] = Field(
        description="`program` is a bot that somebody brought, `bot` one of the house"
    )
    level: str | None = Field(description="of a bot of the house, also of one that others have asked for")
    here: bool
    stand_in: bool
    you: bool
    host: bool
    told: dict[str, int] = Field(description="by trait: what the person has told of themselves")
    absent: bool = Field(description="for a minute: a bot may be asked for, and their vote does not count")
    bank: int | None = Field(description="seconds of the reserve that were left when the question was asked")


class ChatTold(BaseModel):
    number: int
    name: str
    text: str
    onlooker: bool
    notice: Literal["bot", "changed", "host"] | None = Field(description="told by the house of somebody")
    about: list[str] = Field(description="of a notice: what was changed")


class EventTold(BaseModel):
    id: str
    clause: str
    args: list[Any]
    text: str


class BackTold(BaseModel):
    """What somebody wants to take back: all who play and are here must agree."""

    id: int
    by: str
    choices: int = Field(description="how many of their last choices")
    agreed: list[str]
    waits_for: list[str]
    until: float = Field(description="then it lapses, in seconds since 1970")
    shown: bool = Field(description="something hidden was shown since: nobody agrees by being away")


class PointTold(BaseModel):
    to: int
    move: str
    shown: bool


class View(BaseModel):
    """A table as you see it; our own bots get the same bytes."""

    table: str
    seq: int
    game: str
    options: dict[str, Any]
    status: Literal["lobby", "playing", "over", "closed"]
    you: str | None
    host: bool
    seats: list[SeatTold]
    number: int
    phase: str
    clause: str
    turn: list[str]
    moves: list[str]
    secret_choice: bool
    sealed: str | None
    can_undo: bool
    can_restart: bool = Field(description="more than one of your moves can be taken back at once")
    back: BackTold | None = Field(description="what somebody wants to take back")
    points: list[PointTold] = Field(description="your last choices, the latest first: you may ask to take one back")
    view: dict[str, Any] | None
    heard: int
    memory: dict[str, Any] = Field(
        description="what is worth remembering of what you have heard: in swords, by seat, how often a pile had been "
        "announced (`told`), and another was pointed at (`broken`)"
    )
    winners: list[str]
    abandoned: bool
    chat: list[ChatTold]
    listed: bool
    watch: str = Field(description="who may look on once the match has begun")
    speak: str = Field(description="who may speak")
    delay: int = Field(description="so many seconds onlookers are behind")
    behind: bool = Field(description="whether you are")
    clock: str
    limit: int
    bank: int = Field(description="the reserve of each for the whole match, in the unit of the clock")
    settles: bool = Field(description="whether what is no choice, as all see, is made at once")
    hints: bool = Field(description="whether whoever is asked may ask the coach")
    hints_agreed: bool = Field(description="by all; else only whoever plays alone against bots may")
    rated: bool = Field(description="whether it counts for ratings")
    club: str | None = Field(description="the name of the club whose members see it")
    deadline: float | None = Field(
        description="when the time of the question is up, in seconds since 1970, counted from when the steps have been "
        "shown; then the reserve of the seat runs"
    )
    asked_to_end: list[str]
    rematch: str | None
    commitment: str
    secret: str | None
    step: int | None
    steps: int
    recorded: list[tuple[str, str]] | None = Field(description="the moves of a match that today's rules can't replay")
    code: str | None = Field(description="that others may type to come in, while the table is open")
    door: list[str | None] = Field(description="before the match: who looks on; null has told no name")
    host_absent: bool = Field(description="for a minute: somebody else may take the table over")
    obstacle: Fault | None = Field(description="before the match: why it can't start as they sit now")
    joining: list[str] = Field(description="before the match: the dummies who will sit down when it starts")


class TableListed(BaseModel):
    table: str
    game: str
    status: str
    seats: list[SeatTold]
    waits_for_you: bool
    stirred: float = Field(description="when something happened last, in seconds since 1970")


class GameTold(BaseModel):
    name: str
    players: list[int]
    options: dict[str, list[Any]]
    traits: dict[str, tuple[int, int]] = Field(description="what the rules ask of the players, each from and to")
    bots: list[str]


class Refusal(BaseModel):
    """Why not. With 409 the view as it is now may come along."""

    error: Fault
    view: View | None = None


REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Refusal, "description": "What was sent can't be"},
    401: {"model": Refusal, "description": "Nobody knows who asks"},
    403: {"model": Refusal, "description": "Only somebody else may do that"},
    409: {"model": Refusal, "description": "Not now"},
    413: {"model": Refusal, "description": "Too big"},
    422: {"model": Refusal, "description": "What was sent is not as described"},
    429: {"model": Refusal, "description": "Too often"},
}
NOT_THERE: dict[int | str, dict[str, Any]] = {404: {"model": Refusal, "description": "No such table"}}
LOOKING: dict[int | str, dict[str, Any]] = {**REFUSALS, **NOT_THERE}
ACTING: dict[int | str, dict[str, Any]] = {200: {"model": View}, **REFUSALS, **NOT_THERE}
FOLLOWING: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {}}, "description": "a stream of `view`, `events`, `here` and `closing`"},
    **LOOKING,
}
Step = Annotated[int, Path(ge=0, le=1_000_000, description="so many answers were given", examples=[0])]
MoveNumber = Annotated[int, Path(ge=0, le=1_000_000, description="the answer of this number, from 1 on", examples=[8])]
SeatName = Annotated[str | None, Query(max_length=100, description="whose view; without it an onlooker's")]
A_MATCH = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}
