"""The log of a Quickshot game for the page: what belongs together is one line, and one step of the animation."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Line
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


class Told(NamedTuple):
    """A line, and the table when it is told."""

    line: Line
    scene: Scene


def tell(events: Sequence[Event], scenes: Sequence[Scene], names: Sequence[str], say: Strings) -> list[Told]:
    """The whole log. Who chose when is not in it: the choices are told at once, when all are made."""
    told: list[Told] = []
    at = 0
    while at < len(events):
        event = events[at]
        end = at + 1
        while end < len(events) and events[end].id == event.id and event.id in ("dealt", "chooses", *RUNS):
            end += 1
        before = scenes[max(0, at - 1)]
        if event.id in RUNS:
            told += RUNS[event.id](events[at:end], before, names, say, end)
        elif event.id != "chooses":
            text = words(event, scenes[at], names, say)
            told.append(Told(line(event, text, end, before, names, say), scenes[end - 1]))
        at = end
    return told


def words(event: Event, scene: Scene, names: Sequence[str], say: Strings) -> str:
    """An event in words."""
    if event.id == "dealt":
        return say("log-dealt", number=event.args[1])
    if event.id == "round":
        return say("log-round", number=event.args[0], name=names[scene.leader])
    return say.event(event, names)


def line(event: Event, text: str, upto: int, before: Scene, names: Sequence[str], say: Strings) -> Line:
    """One event, one line."""
    icon = f"glyphs.svg#{ICONS[event.id]}" if event.id in ICONS else f"{CARDS}#q{event.args[-1]}"
    call = {"activates": CALLS[event.args[1]] if event.id == "activates" else "", "takes-lead": "call-lead"}
    word = call.get(event.id, "")
    return Line(
        event.id,
        icon,
        text,
        event.clause,
        upto,
        clause_here.of(event, before, names, say),
        event.id == "round",
        MS.get(event.id, 500),
        SOUNDS.get(event.id, ""),
        say(word) if word else "",
        motions.of(event, before),
    )


def revealed(run: Sequence[Event], before: Scene, names: Sequence[str], say: Strings, upto: int) -> list[Told]:
    """All have chosen, and all cards turn up at once."""
    seats = [event.args[0] for event in run]
    up = before
    for event in run:
        up = up.put(event.args[0], card=event.args[1], strength=event.args[1])
    shown = ", ".join(f"{names[event.args[0]]} {event.args[1]}" for event in run)
    sealed = Line(
        "chosen",
        f"glyphs.svg#{ICONS['chosen']}",
        say("log-chosen"),
        "QS-R2",
        upto - len(run),
        ms=MS["chosen"],
        sound="flick",
        motions=motions.sealed(seats),
    )
    told = line(run[0], say("log-reveals", cards=shown), upto, before, names, say)
    return [Told(sealed, before), Told(replace(told, motions=motions.revealed(seats)), replace(up, revealed=True))]


def turned_down(run: Sequence[Event], before: Scene, names: Sequence[str], say: Strings, upto: int) -> list[Told]:
    """One line for each kind of card that met its like."""
    found = []
    scene = before
    for number in sorted({before.spots[event.args[0]].card for event in run}):
        seats = [event.args[0] for event in run if before.spots[event.args[0]].card == number]
        for seat in seats:
            scene = scene.put(seat, down=True)
        who = and_so([names[seat] for seat in seats], say)
        text = say("log-clash", count=len(seats), number=number, names=who)
        told = line(run[0], text, upto, before, names, say)
        equal = say("here-clash", names=who, equal=" = ".join([str(number)] * len(seats)))
        told = replace(told, here=equal, call=say("call-clash"), motions=motions.clashed(seats))
        found.append(Told(told, scene))
    return found


def and_so(names: Sequence[str], say: Strings) -> str:
    """A list as it is spoken."""
    return say("log-and", names=", ".join(names[:-1]), last=names[-1])


Run = Callable[[Sequence[Event], Scene, Sequence[str], Strings, int], list[Told]]
RUNS: dict[str, Run] = {"reveals": revealed, "turned-down": turned_down}
