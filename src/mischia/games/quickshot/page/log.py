"""The log of a Quickshot game for the page: what belongs together is one line, and one step of the animation."""

from collections.abc import Sequence
from dataclasses import replace

from mischia.core.language import Strings
from mischia.core.page import Line, Moment
from mischia.core.state import Event
from mischia.games.quickshot.page import motions
from mischia.games.quickshot.page.events import CALLS, CARDS, SHOWS
from mischia.games.quickshot.page.scene import Scene

RUNS = ("dealt", "chooses", "reveals", "turned-down")  # told together


def joins(event: Event, following: Event) -> bool:
    """Whether an event belongs to the line of the one before it."""
    return following.id == event.id and event.id in RUNS


def tell(moment: Moment[Scene], say: Strings) -> Sequence[tuple[Line, Scene]]:
    """The lines of some events. Who chose when is not in them: the choices are told at once, when all are made."""
    event, now = moment.events[0], moment.now
    if event.id == "turned-down":
        return clashes(moment, say)
    return [(line(moment, words(moment, say), say), now)]


def words(moment: Moment[Scene], say: Strings) -> str:
    """Events in words."""
    event, now = moment.events[0], moment.now
    names = [spot.name for spot in now.spots]
    if event.id == "reveals":
        return say("log-reveals", cards=", ".join(f"{names[one.args[0]]} {one.args[1]}" for one in moment.events))
    if event.id == "chooses":
        return say("log-chosen")
    if event.id == "dealt":
        return say("log-dealt", number=event.args[1])
    if event.id == "round":
        return say("log-round", number=event.args[0], name=names[now.leader])
    return say.event(event, names)


def line(moment: Moment[Scene], text: str, say: Strings) -> Line:
    """One event, or several of a kind, in one line."""
    event = moment.events[0]
    told = SHOWS[event.id].line(moment, text, say)
    if event.id == "reveals":
        return replace(told, things=tuple(f"card-{one.args[1]}" for one in moment.events))
    if event.id == "activates":
        return replace(told, call=say(CALLS[event.args[1]]), icon=f"{CARDS}#q{event.args[1]}")
    return told if told.icon else replace(told, icon=f"{CARDS}#q{event.args[-1]}")


def clashes(moment: Moment[Scene], say: Strings) -> list[tuple[Line, Scene]]:
    """One line for each kind of card that met its like."""
    found, scene, now = [], moment.before, moment.now
    met = [event.args[0] for event in moment.events]
    for number in sorted({now.spots[seat].card for seat in met}):
        seats = [seat for seat in met if now.spots[seat].card == number]
        spots = tuple(now.spots[seat] if seat in seats else spot for seat, spot in enumerate(scene.spots))
        scene = replace(scene, spots=spots)
        who = and_so([now.spots[seat].name for seat in seats], say)
        told = line(moment, say("log-clash", count=len(seats), number=number, names=who), say)
        equal = say("here-clash", names=who, equal=" = ".join([str(number)] * len(seats)))
        cards = (f"card-{number}",) * len(seats)
        found.append((replace(told, here=equal, motions=motions.clashed(seats), things=cards), scene))
    return found


def and_so(names: Sequence[str], say: Strings) -> str:
    """A list as it is spoken."""
    return say("log-and", names=", ".join(names[:-1]), last=names[-1])
