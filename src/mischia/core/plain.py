"""A game that has no page of its own: its position key by key, a button for each move, and the log in its phrases."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from mischia.core.language import Strings
from mischia.core.page import Aim, Asked, Coming, Line, Me, Moment, Page, Part, Seen, Thing
from mischia.core.position import Doc
from mischia.core.state import Event


@dataclass(frozen=True)
class Scene:
    """The position, key by key."""

    rows: tuple[tuple[str, str], ...]
    view: Doc = field(compare=False)


@dataclass(frozen=True)
class SeatModel:
    """Somebody at the table."""

    key: str
    look: int
    name: str
    kind: str
    here: bool
    stand_in: bool
    bank: int | None  # seconds of the reserve
    choosing: bool


def written(value: Any) -> str:
    """A value of a view in a line.

    >>> written({"Ann": [1, 4], "Bob": 5}), written(None)
    ('Ann: 1 4, Bob: 5', '–')
    """
    if value is None:
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {written(one)}" for key, one in value.items())
    return " ".join(written(one) for one in value) if isinstance(value, list | tuple) else str(value)


def scene(view: Doc, events: Sequence[Event], before: Scene | None) -> Scene:
    return Scene(tuple((key.replace("_", " "), written(value)) for key, value in view.items()), view)


def joins(event: Event, following: Event) -> bool:
    """Every event has its own line."""
    return False


def tell(moment: Moment[Scene], say: Strings) -> list[tuple[Line, Scene]]:
    event = moment.events[0]
    names: list[str] = moment.now.view[say.game.seats_key]
    return [(Line(event.id, "glyphs.svg#step", say.event(event, names), event.clause, moment.upto), moment.now)]


def stage(seen: Seen, scene: Scene, say: Strings, call: str) -> dict[str, Part | Me]:
    return {"centre": Part("centre", scene.rows)}


def parts(seen: Seen, scene: Scene, say: Strings) -> dict[str, Part]:
    """The position, the others round it, and a button for each move."""
    names = [seat.name for seat in seen.seats]
    moves = tuple((phrase, say.move(move, names)) for phrase, move in (seen.choices or {}).items())
    found = {"rounds": Part("rounds", None), "centre": Part("centre", scene.rows), "hand": Part("hand", moves)}
    for at, seat in enumerate(seen.seats):
        if seat.name != seen.you:
            choosing = seat.name in seen.turn and seen.status == "playing"
            model = SeatModel(f"seat-{at}", at + 1, seat.name, seat.kind, seat.here, seat.stand_in, seat.bank, choosing)
            found[f"seat-{at}"] = Part("seat", model)
    return found


def prompt(seen: Seen, scene: Scene, say: Strings) -> Asked:
    return Asked(say(f"ask-{seen.phase}"), say("plain-why"))


def aim(seen: Seen, scene: Scene, say: Strings) -> Aim:
    return Aim(say("plain-aim"), say("plain-aim"))


def me(seen: Seen, scene: Scene, say: Strings) -> Me:
    return Me()


def still_to_come(seen: Seen, scene: Scene, say: Strings) -> list[Coming]:
    return []


def things(say: Strings) -> list[Thing]:
    return []


class NoClauses(dict[str, str]):
    """Options of which no page says the clause."""

    def __missing__(self, option: str) -> str:
        return ""


PLAIN = Page(scene, joins, tell, stage, parts, prompt, aim, me, still_to_come, things, option_clauses=NoClauses())
