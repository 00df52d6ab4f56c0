"""The log of a game of swords for the page: what belongs together is one line, and one step of the show."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from mischia.core.language import Strings
from mischia.core.page import Line
from mischia.core.state import Event
from mischia.games.swords.page import clause_here, motions
from mischia.games.swords.page.cards_at_work import at_work
from mischia.games.swords.page.scene import Cards, Scene
from mischia.games.swords.rules.cards import IDS, LETTERS

DRAWN = "swords/cards.svg#"
ICONS = {  # by event: the glyph before the line
    "dealt": "glyphs.svg#draw1",
    "boss": "glyphs.svg#leader",
    "drawn": "glyphs.svg#draw1",
    "reshuffle": "glyphs.svg#reroll",
    "no-cards": "glyphs.svg#cross",
    "sorts": "glyphs.svg#mv-side",
    "claims": "glyphs.svg#chat",
    "raises": f"{DRAWN}finger",
    "lowers": f"{DRAWN}fist",
    "fingers-down": f"{DRAWN}fist",
    "count-point": "glyphs.svg#clock",
    "points": f"{DRAWN}hand",
    "takes": "glyphs.svg#tick",
    "discarded": "glyphs.svg#bag",
    "contested": "glyphs.svg#burst",
    "duel-for": f"{DRAWN}sword",
    "fights": "glyphs.svg#pow",
    "judges": f"{DRAWN}whistle",
    "count-duel": "glyphs.svg#clock",
    "tie": "glyphs.svg#burst",
    "wins": "glyphs.svg#k-victory",
    "beat": f"{DRAWN}sword",
    "cuts": f"{DRAWN}c-whirligig",
    "contact": "glyphs.svg#burst",
    "tempo": "glyphs.svg#ff",
    "tempo-lost": "glyphs.svg#ff",
    "ground": f"{DRAWN}a-step-back",
    "blocks": f"{DRAWN}c-free-arm",
    "strains": "glyphs.svg#stun",
    "rolls": f"{DRAWN}die-5",
    "breaks": "glyphs.svg#flag",
    "hit": "glyphs.svg#dmg",
    "both-hit": "glyphs.svg#dmg",
    "void": "glyphs.svg#reroll",
    "time": "glyphs.svg#clock",
    "toss": "glyphs.svg#glory",
    "yields": "glyphs.svg#flag",
    "arm": f"{DRAWN}c-free-arm",
    "wins-duel": f"{DRAWN}sword",
}
MS = {  # how long a line stands after its motions, at pace 1
    "dealt": 700,
    "boss": 500,
    "drawn": 500,
    "sorts": 900,
    "claims": 900,
    "raises": 250,
    "lowers": 400,
    "count-point": 100,
    "points": 1500,
    "takes": 900,
    "discarded": 700,
    "contested": 900,
    "duel-for": 900,
    "fights": 1100,
    "judges": 900,
    "count-duel": 150,
    "beat": 900,
    "contact": 700,
    "tempo": 1000,
    "hit": 1300,
    "both-hit": 1300,
    "void": 1100,
    "wins-duel": 1400,
    "wins": 1800,
}
SOUNDS = {
    "dealt": "flick",
    "drawn": "flick",
    "sorts": "flick",
    "count-point": "drum",
    "points": "rimshot",
    "discarded": "whistle",
    "contested": "thud",
    "count-duel": "drum",
    "contact": "fwop",
    "hit": "fwop",
    "both-hit": "fwop",
    "blocks": "fwop",
    "rolls": "rattle",
    "breaks": "whistle",
    "void": "whistle",
    "wins-duel": "trumpet",
    "wins": "trumpet",
}
CALLS = {
    "contested": "call-contested",
    "contact": "call-contact",
    "hit": "call-hit",
    "both-hit": "call-both",
    "breaks": "call-breaks",
    "blocks": "call-blocks",
    "ground": "call-ground",
    "void": "call-void",
    "wins-duel": "call-won",
}
ALOUD = {"count-point": "aloud-point", "count-duel": "aloud-duel"}


class Told(NamedTuple):
    """A line, the table when it is told, and the cards that are at work in it."""

    line: Line
    scene: Scene
    lit: Cards = ()


def tell(
    events: Sequence[Event],
    scenes: Sequence[Scene],
    names: Sequence[str],
    aloud: bool,
    say: Strings,
    before: Sequence[Told] = (),
) -> list[Told]:
    """The whole log; `before` is what was told when fewer events had happened. All point in one line, at one moment."""
    told = list(before)
    while told and told[-1].line.id in RUNS:  # it may have gone on
        told.pop()
    at = told[-1].line.upto if told else 0
    while at < len(events):
        event = events[at]
        end = at + 1
        while end < len(events) and events[end].id == event.id and event.id in RUNS:
            end += 1
        past, now = scenes[max(0, at - 1)], scenes[end - 1]
        made = line(event, end, past, now, names, say)
        if event.id in RUNS:
            made = RUNS[event.id](made, events[at:end], now, names, say)
        if event.id in ALOUD:
            made = replace(made, motions=motions.counted(aloud), aloud=tuple(say(ALOUD[event.id]).split(" · ")))
        lit = at_work(now.duel, event) if now.duel is not None else ()
        told.append(Told(made, now, lit))
        at = end
    return told


def line(event: Event, upto: int, before: Scene, now: Scene, names: Sequence[str], say: Strings) -> Line:
    """One event, one line."""
    return Line(
        event.id,
        ICONS[event.id],
        words(event, now, names, say),
        event.clause,
        upto,
        clause_here.of(event, before, now, say),
        event.id == "boss",
        MS.get(event.id, 600),
        SOUNDS.get(event.id, ""),
        say(CALLS[event.id]) if event.id in CALLS else "",
        motions.of(event, before, now),
    )


def words(event: Event, now: Scene, names: Sequence[str], say: Strings) -> str:
    """An event in words."""
    if event.id == "boss":
        return say("log-boss", round=now.round, name=names[event.args[0]])
    if event.id == "takes" and event.clause == "SW-24":
        return say("log-takes", name=names[event.args[0]], letter=LETTERS[event.args[1]])
    return say.event(event, names)


def all_dealt(made: Line, run: Sequence[Event], now: Scene, names: Sequence[str], say: Strings) -> Line:
    """Everybody gets the start of a first set."""
    return replace(made, text=say("log-dealt"))


def all_drawn(made: Line, run: Sequence[Event], now: Scene, names: Sequence[str], say: Strings) -> Line:
    """The cards of a round, or of a tie-break, come up."""
    cards = tuple(event.args[0] for event in run)
    told = ", ".join(say(f"card-{IDS[card]}") for card in cards)
    if now.duel is not None:
        text = say("log-tie-cards", cards=told)
    else:
        text = say("log-drawn", name=names[now.boss], number=len(cards))
    return replace(made, text=text, motions=motions.drawn(cards, now), here=told)


def all_pointed(made: Line, run: Sequence[Event], now: Scene, names: Sequence[str], say: Strings) -> Line:
    """All point at the same moment."""
    shown = ", ".join(f"{names[event.args[0]]} {LETTERS[event.args[1]]}" for event in run)
    hands = motions.pointed([event.args[0] for event in run])
    return replace(made, text=say("log-points", shown=shown), motions=hands)


Run = Callable[[Line, Sequence[Event], Scene, Sequence[str], Strings], Line]
RUNS: dict[str, Run] = {"dealt": all_dealt, "drawn": all_drawn, "points": all_pointed}
