"""The log of a Quickshot game for the page: what belongs together is one line, and one step of the animation."""

from collections.abc import Sequence
from dataclasses import dataclass

from mischia.core.language import Strings
from mischia.core.state import Event
from mischia.games.quickshot.scene import Scene

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
MS = {  # how long a step stands at pace 1
    "round": 900,
    "leads": 1100,
    "reveals": 1700,
    "turned-down": 1600,
    "all-down": 1600,
    "activates": 1300,
    "reversed": 1300,
    "adds": 1300,
    "strength": 1300,
    "safe": 1400,
    "discards": 1200,
    "eliminated-by": 1600,
    "out-no-card": 1500,
    "out-as-leader": 1500,
    "takes-lead": 1700,
    "keeps-lead": 1500,
    "wins": 2200,
}
SOUNDS = {
    "chosen": "flick",
    "leads": "flick",
    "reveals": "rimshot",
    "turned-down": "whistle",
    "all-down": "whistle",
    "activates": "hiss",
    "eliminated-by": "thud",
    "out-no-card": "thud",
    "out-as-leader": "thud",
    "takes-lead": "trumpet",
    "wins": "trumpet",
}
CALLS = ("", "call-1", "call-2", "call-3", "call-4", "call-5", "call-6", "call-7")


@dataclass(frozen=True)
class Line:
    """A line of the log, and the step that it is."""

    id: str
    icon: str
    text: str
    clause: str
    upto: int  # how many events have happened when it is told
    heading: bool = False
    ms: int = 700
    sound: str = ""
    call: str = ""  # the sound word


def tell(events: Sequence[Event], scenes: Sequence[Scene], names: Sequence[str], say: Strings) -> list[Line]:
    """The whole log. Who chose when is not in it: the choices are told at once, when all are made."""
    lines: list[Line] = []
    at = 0
    while at < len(events):
        event = events[at]
        end = at + 1
        while end < len(events) and events[end].id == event.id and event.id in ("dealt", "chooses", *RUNS):
            end += 1
        if event.id in RUNS:
            lines += RUNS[event.id](events[at:end], scenes[end - 1], names, say, end)
        elif event.id == "dealt":
            lines.append(line(event, say("log-dealt", number=event.args[1]), end))
        elif event.id == "round":
            leader = names[scenes[at].leader]
            lines.append(line(event, say("log-round", number=event.args[0], name=leader), end))
        elif event.id != "chooses":
            lines.append(line(event, say.event(event, names), end, say))
        at = end
    return lines


def line(event: Event, text: str, upto: int, say: Strings | None = None) -> Line:
    """One event, one line."""
    icon = f"glyphs.svg#{ICONS[event.id]}" if event.id in ICONS else f"{CARDS}#q{event.args[-1]}"
    call = ""
    if say is not None and event.id == "activates":
        call = say(CALLS[event.args[1]])
    if say is not None and event.id == "takes-lead":
        call = say("call-lead")
    ms, sound = MS.get(event.id, 700), SOUNDS.get(event.id, "")
    return Line(event.id, icon, text, event.clause, upto, event.id == "round", ms, sound, call)


def revealed(run: Sequence[Event], scene: Scene, names: Sequence[str], say: Strings, upto: int) -> list[Line]:
    """All have chosen, and all cards turn up at once."""
    shown = ", ".join(f"{names[event.args[0]]} {event.args[1]}" for event in run)
    chosen = Line("chosen", f"glyphs.svg#{ICONS['chosen']}", say("log-chosen"), "QS-R2", upto - len(run), sound="flick")
    return [chosen, line(run[0], say("log-reveals", cards=shown), upto)]


def turned_down(run: Sequence[Event], scene: Scene, names: Sequence[str], say: Strings, upto: int) -> list[Line]:
    """One line for each kind of card that met its like."""
    found = []
    for number in sorted({scene.spots[event.args[0]].card for event in run}):
        who = [names[event.args[0]] for event in run if scene.spots[event.args[0]].card == number]
        told = say("log-clash", count=len(who), number=number, names=and_so(who, say))
        text = line(run[0], told, upto)
        found.append(Line(text.id, text.icon, told, text.clause, upto, False, text.ms, text.sound, say("call-clash")))
    return found


def and_so(names: Sequence[str], say: Strings) -> str:
    """A list as it is spoken."""
    return say("log-and", names=", ".join(names[:-1]), last=names[-1])


RUNS = {"reveals": revealed, "turned-down": turned_down}
