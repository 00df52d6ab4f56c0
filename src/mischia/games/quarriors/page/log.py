"""The log of a Quarriors game for the page: what belongs together is one line, and one step of the show."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from mischia.core.game import TAKEN_BACK
from mischia.core.language import Strings
from mischia.core.page import Line, Moment
from mischia.core.phrases import kind_of, name_of
from mischia.core.state import Event
from mischia.games.quarriors.page.dice_view import named, symbolic
from mischia.games.quarriors.page.events import SHOWS
from mischia.games.quarriors.page.scene import Book, Scene
from mischia.games.quarriors.text.phrases import EVENTS, name_card

MANY = {  # told in one line, if one player does them one after the other: the message of several
    "wilds": "log-wilds",
    "draw": "log-draws",
    "roll": "log-rolls",
    "ready": "log-readies",
    "spend": "log-spends",
}


def joins(event: Event, following: Event) -> bool:
    """Whether an event belongs to the line of the one before it."""
    same = following.id == event.id in MANY and following.clause == event.clause
    return same and (event.id == "wilds" or event.args[0] == following.args[0])


def tell(moment: Moment[Scene], say: Strings) -> Sequence[tuple[Line, Scene]]:
    """Some events of one kind, one line."""
    return [(SHOWS[moment.events[0].id].line(moment, words(moment, say), say), moment.now)]


def words(moment: Moment[Scene], say: Strings) -> str:
    """An event in words; several of a kind are counted or listed."""
    events, now = moment.events, moment.now
    event, names = events[0], [spot.name for spot in now.spots]
    if event.id == "end":
        return say("log-turn", turn=now.turn, name=names[now.current])
    if event.id == "wilds":
        return say("log-wilds", cards=", ".join(name_card(say, "card", one.args[0]) for one in events))
    if len(events) > 1:
        return say(MANY[event.id], name=names[event.args[0]], number=len(events), dice=counted(events, now.book, say))
    if event.id == TAKEN_BACK:
        return say.event(event, names)
    args: dict[str, Any] = {}
    for kind, arg in zip(EVENTS[event.id].kinds, event.args, strict=True):
        base = kind_of(kind)
        told = arg
        if base == "seat":
            told = names[arg]
        elif base == "card":
            told = name_card(say, "card", arg)
        elif base != "number":
            told = named(say, now.book, arg)
        args[name_of(kind)] = told
    return say(f"event-{event.id}", **args)


def counted(events: Sequence[Event], book: Book, say: Strings) -> str:
    """The dice of a line, equal ones together."""
    many = Counter(symbolic(say, book, event.args[1]) for event in sorted(events, key=lambda one: str(one.args[1])))
    return ", ".join(f"{number}× {die}" if number > 1 else die for die, number in many.items())
