"""The log of a Quarriors game for the page: what belongs together is one line, and one step of the show."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from mischia.core.game import TAKEN_BACK
from mischia.core.language import Strings
from mischia.core.page import Line
from mischia.core.phrases import kind_of, name_of
from mischia.core.state import Event
from mischia.games.quarriors.page import clause_here, motions
from mischia.games.quarriors.page.dice_view import named, symbolic
from mischia.games.quarriors.page.scene import Book, Scene
from mischia.games.quarriors.text.phrases import EVENTS, name_card

RUNS = ("wilds", "draw", "roll", "ready", "spend")  # told in one line, if one player does them one after the other
ICONS = {  # by event: the glyph before the line
    "wilds": "glyphs.svg#k-portal",
    "box": "glyphs.svg#cross",
    "start": "glyphs.svg#leader",
    "score": "glyphs.svg#glory",
    "glory": "glyphs.svg#glory",
    "cull": "glyphs.svg#undo",
    "fetch": "glyphs.svg#draw1",
    "trade": "glyphs.svg#reroll",
    "gain": "glyphs.svg#plus",
    "gains": "glyphs.svg#plus",
    "swap": "glyphs.svg#reroll",
    "offer": "glyphs.svg#glory",
    "refill": "glyphs.svg#bag",
    "draw": "glyphs.svg#bag",
    "roll": "glyphs.svg#drawroll",
    "use": "glyphs.svg#reroll",
    "use-with": "glyphs.svg#reroll",
    "use-two": "glyphs.svg#reroll",
    "ready": "glyphs.svg#tick",
    "spend": "glyphs.svg#quid",
    "summon": "glyphs.svg#mv-up",
    "cast": "glyphs.svg#burst",
    "cast-on": "glyphs.svg#burst",
    "cast-of": "glyphs.svg#burst",
    "react": "glyphs.svg#def",
    "react-on": "glyphs.svg#def",
    "returns": "glyphs.svg#undo",
    "attack": "glyphs.svg#atk",
    "defend": "glyphs.svg#def",
    "survive": "glyphs.svg#def",
    "destroy": "glyphs.svg#dmg",
    "return": "glyphs.svg#undo",
    "copy": "glyphs.svg#eye",
    "capture": "glyphs.svg#flag",
    "discard": "glyphs.svg#undo",
    "end": "glyphs.svg#end",
    "win": "glyphs.svg#k-victory",
    TAKEN_BACK: "glyphs.svg#undo",
}
MS = {  # how long a line stands after its motions, at pace 1
    "wilds": 500,
    "score": 450,
    "glory": 350,
    "cull": 350,
    "refill": 200,
    "draw": 150,
    "roll": 500,
    "ready": 250,
    "spend": 200,
    "summon": 400,
    "attack": 700,
    "defend": 250,
    "survive": 800,
    "destroy": 900,
    "return": 800,
    "react": 800,
    "react-on": 800,
    "cast": 600,
    "capture": 500,
    "end": 200,
    "win": 1600,
}
SOUNDS = {
    "score": "trumpet",
    "draw": "flick",
    "roll": "rattle",
    "spend": "ticks",
    "summon": "flick",
    "attack": "drum",
    "survive": "fwop",
    "destroy": "thud",
    "cast": "hiss",
    "cast-on": "hiss",
    "react": "whistle",
    "react-on": "whistle",
    "capture": "flick",
    "win": "trumpet",
}
CALLS = {
    "roll": "call-roll",
    "attack": "call-attack",
    "destroy": "call-destroy",
    "survive": "call-survive",
    "cast": "call-cast",
    "cast-on": "call-cast",
    "react": "call-react",
    "react-on": "call-react",
    "return": "call-return",
}


class Told(NamedTuple):
    """A line, and the table when it is told."""

    line: Line
    scene: Scene


def tell(
    events: Sequence[Event],
    scenes: Sequence[Scene],
    book: Book,
    say: Strings,
    before: Sequence[Told] = (),
) -> list[Told]:
    """The whole log; `before` is what was told when fewer events had happened."""
    told = list(before)
    if told and told[-1].line.id in RUNS:  # it may have gone on
        told.pop()
    at = told[-1].line.upto if told else 0
    while at < len(events):
        event, end = events[at], at + 1
        while end < len(events) and event.id in RUNS and goes_on(event, events[end]):
            end += 1
        past = scenes[at - 1] if at else scenes[0]
        told.append(Told(line(events[at:end], end, past, scenes[end - 1], book, say), scenes[end - 1]))
        at = end
    return told


def goes_on(event: Event, following: Event) -> bool:
    """Whether an event belongs to the line of the one before."""
    same = following.id == event.id and following.clause == event.clause
    return same and (event.id == "wilds" or event.args[0] == following.args[0])


def line(run: Sequence[Event], upto: int, before: Scene, now: Scene, book: Book, say: Strings) -> Line:
    """Some events of one kind, one line."""
    event = run[0]
    last = run[-1]
    return Line(
        event.id,
        ICONS[event.id],
        words(run, now, book, say),
        last.clause,
        upto,
        clause_here.of(last, before if len(run) == 1 else now, now, book, say),
        event.id == "end",
        MS.get(event.id, 500),
        SOUNDS.get(event.id, ""),
        say(CALLS[event.id]) if event.id in CALLS else "",
        motions.of(run, before, now, book),
    )


def words(run: Sequence[Event], now: Scene, book: Book, say: Strings) -> str:
    """An event in words; several of a kind are counted or listed."""
    event, names = run[0], [spot.name for spot in now.spots]
    if event.id == "end":
        return say("log-turn", turn=now.turn, name=names[now.current])
    if event.id == "wilds":
        return say("log-wilds", cards=", ".join(name_card(say, "card", one.args[0]) for one in run))
    if event.id in RUNS and len(run) > 1:
        return say(MANY[event.id], name=names[event.args[0]], number=len(run), dice=counted(run, book, say))
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
            told = named(say, book, arg)
        args[name_of(kind)] = told
    return say(f"event-{event.id}", **args)


def counted(run: Sequence[Event], book: Book, say: Strings) -> str:
    """The dice of a line, equal ones together."""
    many = Counter(symbolic(say, book, event.args[1]) for event in sorted(run, key=lambda one: str(one.args[1])))
    return ", ".join(f"{number}× {die}" if number > 1 else die for die, number in many.items())


MANY = {"draw": "log-draws", "roll": "log-rolls", "ready": "log-readies", "spend": "log-spends"}
