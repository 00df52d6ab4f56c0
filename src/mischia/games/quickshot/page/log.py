"""The log of a Quickshot game for the page: what belongs together is one line, and one step of the animation."""

from collections.abc import Sequence
from dataclasses import replace

from mischia.core.language import Strings
from mischia.core.page import Line, Moment
from mischia.core.state import Event
from mischia.games.quickshot.page import clause_here, motions
from mischia.games.quickshot.page.scene import Scene

CARDS = "quickshot/cards.svg"
ICONS = {  # by event: the glyph before the line
    "dealt": "draw1",
    "set-aside": "lock",
    "first-leader": "leader",
    "reshuffled": "reroll",
    "draws": "draw1",
    "chosen": "seal",
    "reveals": "eye",
    "turned-down": "burst",
    "all-down": "burst",
    "reversed": "reroll",
    "declines": "tick",
    "strength": "glory",
    "safe": "def",
    "out-no-card": "stun",
    "out-as-leader": "stun",
    "takes-lead": "leader",
    "keeps-lead": "leader",
    "wins": "k-victory",
}
MS = {  # how long a step stands at pace 1, when all has moved
    "round": 600,
    "draws": 400,
    "leads": 800,
    "chosen": 500,
    "reveals": 1200,
    "turned-down": 1000,
    "all-down": 900,
    "activates": 900,
    "reversed": 900,
    "adds": 500,
    "strength": 1000,
    "safe": 1000,
    "discards": 600,
    "eliminated-by": 900,
    "out-no-card": 900,
    "out-as-leader": 900,
    "takes-lead": 1200,
    "keeps-lead": 1000,
    "wins": 1600,
}
SOUNDS = {
    "draws": "flick",
    "leads": "flick",
    "reveals": "rimshot",
    "turned-down": "whistle",
    "all-down": "whistle",
    "activates": "hiss",
    "adds": "flick",
    "discards": "flick",
    "eliminated-by": "thud",
    "out-no-card": "thud",
    "out-as-leader": "thud",
    "takes-lead": "trumpet",
    "wins": "trumpet",
}
CALLS = ("", "call-1", "call-2", "call-3", "call-4", "call-5", "call-6", "call-7")


RUNS = ("dealt", "chooses", "reveals", "turned-down")  # told together


def joins(event: Event, following: Event) -> bool:
    """Whether an event belongs to the line of the one before it."""
    return following.id == event.id and event.id in RUNS


def tell(moment: Moment[Scene], say: Strings) -> Sequence[tuple[Line, Scene]]:
    """The lines of some events. Who chose when is not in them: the choices are told at once, when all are made."""
    event, now = moment.events[0], moment.now
    if event.id == "turned-down":
        return clashes(moment, say)
    if event.id == "chooses":
        return [(chosen(moment, say), now)]
    if event.id == "reveals":
        return [(revealed(moment, say), now)]
    return [(line(moment, words(event, now, say), say), now)]


def words(event: Event, now: Scene, say: Strings) -> str:
    """An event in words."""
    if event.id == "dealt":
        return say("log-dealt", number=event.args[1])
    if event.id == "round":
        return say("log-round", number=event.args[0], name=now.spots[now.leader].name)
    return say.event(event, [spot.name for spot in now.spots])


def line(moment: Moment[Scene], text: str, say: Strings) -> Line:
    """One event, one line."""
    event, before = moment.events[0], moment.before
    icon = f"glyphs.svg#{ICONS[event.id]}" if event.id in ICONS else f"{CARDS}#q{event.args[-1]}"
    call = {"activates": CALLS[event.args[1]] if event.id == "activates" else "", "takes-lead": "call-lead"}
    word = call.get(event.id, "")
    return Line(
        event.id,
        icon,
        text,
        event.clause,
        moment.upto,
        clause_here.of(event, before, say),
        event.id == "round",
        MS.get(event.id, 500),
        SOUNDS.get(event.id, ""),
        say(word) if word else "",
        motions.of(event, before),
    )


def chosen(moment: Moment[Scene], say: Strings) -> Line:
    """All have chosen."""
    seats = [event.args[0] for event in moment.events]
    icon, text = f"glyphs.svg#{ICONS['chosen']}", say("log-chosen")
    return Line(
        "chosen", icon, text, "QS-R2", moment.upto, ms=MS["chosen"], sound="flick", motions=motions.sealed(seats)
    )


def revealed(moment: Moment[Scene], say: Strings) -> Line:
    """All cards turn up at once."""
    seats, names = [event.args[0] for event in moment.events], [spot.name for spot in moment.now.spots]
    shown = ", ".join(f"{names[event.args[0]]} {event.args[1]}" for event in moment.events)
    return replace(line(moment, say("log-reveals", cards=shown), say), motions=motions.revealed(seats))


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
        found.append((replace(told, here=equal, call=say("call-clash"), motions=motions.clashed(seats)), scene))
    return found


def and_so(names: Sequence[str], say: Strings) -> str:
    """A list as it is spoken."""
    return say("log-and", names=", ".join(names[:-1]), last=names[-1])
