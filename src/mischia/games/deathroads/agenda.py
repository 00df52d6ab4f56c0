"""What is still to be done, as a plain document: the steps by name, with their arguments."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final
from zlib import crc32

from mischia.core.errors import BadPosition
from mischia.core.position import Doc
from mischia.core.questions import Question
from mischia.games.deathroads import (
    automa,
    bikes,
    coop,
    damage,
    draft,
    driving,
    resolve,
    roadside,
    rules,
    shooting,
    skid,
    turn,
)
from mischia.games.deathroads.state import NO_CARD, State

MODULES: Final = (automa, bikes, coop, damage, draft, driving, resolve, roadside, rules, shooting, skid, turn)
STEPS: Final[dict[str, Callable[..., Question | None]]] = {
    f"{module.__name__.rpartition('.')[2]}.{name}": step
    for module in MODULES
    for name, step in vars(module).items()
    if callable(step) and getattr(step, "__module__", "") == module.__name__ and not isinstance(step, type)
}
NAMES: Final = {step: name for name, step in STEPS.items()}
A_STEP: Final = "@"
IN_AGENDA: Final = "question agenda place idle acted content playing spared marked plan skid_out sealed"  # the fields


def dump_agenda(s: State, names: Sequence[str]) -> Doc | None:
    """The stack from the top, the step that asks first; and what belongs to the turn that is on."""
    question = s.question
    tasks = s.agenda[::-1] if question is None else [(question.step, *question.args), *s.agenda[::-1]]
    if not tasks:
        return None
    return {
        "todo": [plain(task) if type(task) is tuple else [[A_STEP, NAMES[task]]] for task in tasks],
        "turn": {
            "place": s.place,
            "idle": s.idle,
            "acted": s.acted,
            "playing": None if s.playing == NO_CARD else s.content.card_names[s.playing],
            "spared": s.spared,
            "marked": s.marked,
            "plan": plain(s.plan),
            "skids": list_of(s.skid_out, s.content.skid_names),
        },
        "sealed": {names[seat]: plain(move) for seat, move in enumerate(s.sealed or []) if move is not None},
    }


def list_of(held: int, called: Sequence[str]) -> list[str]:
    """What is in a bag, by name."""
    found = []
    for kind, name in enumerate(called):
        found += [name] * (held >> 7 * kind & 127)
    return found


def plain(value: Any) -> Any:
    """Lists in place of tuples, names in place of steps."""
    if isinstance(value, tuple | list):
        return [one if type(one) is int or type(one) is str else plain(one) for one in value]
    return [A_STEP, NAMES[value]] if callable(value) else value


def revived(value: Any) -> Any:
    """Tuples in place of lists, steps in place of names."""
    if isinstance(value, list):
        if len(value) == 2 and value[0] == A_STEP:
            if value[1] not in STEPS:
                raise BadPosition("agenda", f"there is no step {value[1]!r}")
            return STEPS[value[1]]
        return tuple([revived(one) for one in value])
    return value


def mark(doc: Doc) -> int:
    """A number by which an agenda knows the position that it belongs to."""
    agenda = doc.get("agenda")
    rest = {key: value for key, value in doc.items() if key != "agenda"}
    own = {key: value for key, value in agenda.items() if key != "of"} if isinstance(agenda, dict) else agenda
    return crc32(json.dumps([rest, own], sort_keys=True, default=str).encode())


def resume(s: State, agenda: Doc, names: Sequence[str]) -> None:
    """Put the tasks of a document on the agenda of a state that is read already."""
    for task in agenda["todo"][::-1]:
        s.agenda.append(revived(task))
    turn_on = agenda["turn"]
    s.place = turn_on["place"]
    s.idle = turn_on["idle"]
    s.acted = turn_on["acted"]
    s.playing = NO_CARD if turn_on["playing"] is None else s.content.number[turn_on["playing"]]
    s.spared = turn_on["spared"]
    s.marked = turn_on["marked"]
    s.plan = revived(turn_on["plan"])
    if agenda["sealed"]:
        s.sealed = [revived(agenda["sealed"].get(name)) for name in names]
