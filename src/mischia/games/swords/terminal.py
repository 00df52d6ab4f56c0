"""Swords drawn in a terminal, from what one seat sees."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from mischia.core.language import Strings
from mischia.core.position import Doc
from mischia.core.state import Event
from mischia.games.swords.content.box import COLOURS
from mischia.games.swords.rules.cards import COLOUR, IDS
from mischia.games.swords.rules.phases import REFEREE_PHASES

LOOKS = {  # by colour: symbol and colour; the colour says nothing that the symbol does not
    "purple": ("◆", "medium_orchid"),
    "green": ("▲", "green3"),
    "yellow": ("●", "gold1"),
    "black": ("■", "grey70"),
}
READING = ("green", "purple", "yellow", "black")  # in which order a duel's rules are read
MARKS = {  # by event: what stands before the line
    "boss": "★",
    "reshuffle": "↻",
    "claims": "“",
    "raises": "☝",
    "lowers": "☟",
    "fingers-down": "☟",
    "count-point": "☞",
    "points": "☞",
    "takes": "+",
    "discarded": "✗",
    "contested": "!",
    "duel-for": "⚔",
    "fights": "⚔",
    "count-duel": "⚔",
    "beat": "»",
    "contact": "✶",
    "tempo": "↑",
    "tempo-lost": "↓",
    "rolls": "⚄",
    "breaks": "✗",
    "hit": "✗",
    "both-hit": "✗",
    "void": "↻",
    "wins-duel": "⚑",
    "wins": "♛",
}
LOUD = {"boss": "bold reverse", "beat": "bold", "wins-duel": "bold", "hit": "bold", "wins": "bold reverse"}
TYPED = {"piles": "type-piles"}  # moves that are too many to list: how to type one
BAR = 5  # pips of a colour that are drawn at most


def draw(view: Doc, viewer: str | None, roles: Mapping[str, str], say: Strings, width: int) -> RenderableType:
    """The whole table, as one seat sees it."""
    parts: list[RenderableType] = [headline(view, say), Text(), seats(view, viewer, roles, say)]
    if view["drawn"]:
        parts += [
            Text(),
            Text(say("table-drawn"), "bold"),
            *[card_line(card, say, wording(view)) for card in by_colour(view["drawn"])],
        ]
    if view["piles"]:
        parts += [Text(), *[pile_line(letter, cards, say) for letter, cards in view["piles"].items()]]
    if view["duel"] is not None:
        parts += [Text(), *duel(view, say)]
    return Group(*parts)


def picture(events: Sequence[Event], at: int, names: Sequence[str], say: Strings, width: int) -> RenderableType | None:
    """Nothing is drawn between two events: their lines say it all."""
    return None


def summary(view: Doc, say: Strings) -> str:
    """The game that is over, in a sentence."""
    return say("summary", rounds=view["round"], sets=max(view["sets"].values()))


def paint(line: Text, say: Strings) -> None:
    """Give the cards named in a line their colours."""
    for card in IDS:
        name = say(f"card-{card}")
        if name in line.plain:
            line.highlight_regex(re.escape(name), Style.parse(f"bold {LOOKS[colour_of(card)][1]}"))


def headline(view: Doc, say: Strings) -> Text:
    """Round, draw pile and discard pile."""
    parts = [
        say("table-round", round=view["round"]),
        say("table-deck", number=view["deck_size"]),
        say("table-discard", number=len(view["discard"])),
    ]
    return Text(" · ".join(parts), "bold")


# --- seats


def seats(view: Doc, viewer: str | None, roles: Mapping[str, str], say: Strings) -> Table:
    """Everybody in a line: sets, colours, and what the finger does."""
    grid = Table.grid(padding=(0, 2))
    for name in view["players"]:
        title = Text(name, "bold underline" if name == viewer else "bold")
        if name in roles:
            title.append(f" ({roles[name]})", "not bold not underline")
        grid.add_row(
            title,
            Text(say("seat-sets", number=view["sets"][name])),
            pips(view["front"][name]),
            standing(view, name, say),
        )
    return grid


def pips(cards: Sequence[str]) -> Text:
    """A player's cards by colour: full sets in brackets."""
    line = Text()
    for colour in COLOURS:
        symbol, style = LOOKS[colour]
        there = sum(colour_of(card) == colour for card in cards)
        line.append(f"[{symbol * 3}]" * (there // 3) + symbol * (there % 3) + " ", style)
    return line


def standing(view: Doc, name: str, say: Strings) -> Text:
    """What a seat is and does: Boss, finger up, announces, points, fights, judges."""
    told = []
    if name == view["boss"]:
        told.append(f"★ {say('seat-boss')}")
    if name in view["fingers"] and view["phase"] == "sort":
        told.append(f"☝ {say('seat-ready')}")
    if name in view["claims"] and view["phase"] in ("sort", "point"):
        told.append(say("seat-says", letter=view["claims"][name]))
    if name in view["pointing"]:
        letter = view["pointing"][name]
        told.append(f"☞ {say('seat-pointed') if letter == 'hidden' else letter}")
    if view["duel"] is not None and name in view["duel"]["fighters"]:
        told.append("⚔")
    return Text("  ".join(told), "yellow" if name == view["boss"] else "")


# --- cards


def colour_of(card: str) -> str:
    return COLOURS[COLOUR[IDS.index(card)]]


def by_colour(cards: Sequence[str]) -> list[str]:
    """Cards in the order in which a duel's rules are read."""
    return sorted(cards, key=lambda card: (READING.index(colour_of(card)), card))


def chip(card: str, say: Strings) -> Text:
    """A card in a line of text: its symbol, its name, and the id that is typed."""
    symbol, style = LOOKS[colour_of(card)]
    return Text.assemble((f"{symbol} {say(f'card-{card}')}", f"bold {style}"), (f" {card}", "dim"))


def wording(view: Doc) -> str:
    """What a card says: its effect in the app, or its rule for those who have real swords."""
    real = getattr(getattr(view, "options", None), "duels", "") == "referee"
    return "rule" if real or view["phase"] in REFEREE_PHASES else "effect"


def card_line(card: str, say: Strings, message: str = "effect") -> Text:
    """A card with what it does."""
    return Text.assemble("  ", chip(card, say), (f"  {say(f'{message}-{card}')}", ""))


def pile_line(letter: str, cards: Sequence[str], say: Strings) -> Text:
    """A pile: its letter and its cards."""
    line = Text.assemble((f" {letter} ", "bold reverse"), " ")
    for at, card in enumerate(by_colour(cards)):
        line.append(", " if at else "")
        line.append(chip(card, say))
    return line


# --- the duel


def duel(view: Doc, say: Strings) -> list[RenderableType]:
    """Who fights for what, under which rules, and how it stands."""
    now: dict[str, Any] = view["duel"]
    one, other = now["fighters"]
    prize = say("duel-tie") if now["pile"] == "tie" else say("duel-pile", letter=now["pile"])
    parts: list[RenderableType] = [Text(f"⚔ {say('duel-title', one=one, other=other)} {prize}", "bold reverse")]
    words = wording(view)
    parts += [card_line(card, say, words) for card in dict.fromkeys(by_colour(now["cards"]))]
    if any(colour_of(card) == "black" for card in now["cards"]):
        parts.append(
            Text(say("duel-shorter", name=now["shorter"]) if now["shorter"] else say("duel-no-shorter"), "dim")
        )
    if now["judge"] is not None:
        parts.append(Text(say("duel-judge", name=now["judge"])))
    elif words == "effect":
        parts.append(scores(now, say))
        if now["limits"]:
            limits = ", ".join(say(f"limit-{limit}") for limit in now["limits"])
            parts.append(Text(say("duel-limits", limits=limits), "bold"))
    return parts


def scores(now: Mapping[str, Any], say: Strings) -> Table:
    """Tempo, paces and strain of both, and what each did last."""
    grid = Table.grid(padding=(0, 2))
    for name in now["fighters"]:
        last = now["last"].get(name)
        grid.add_row(
            Text(name, "bold"),
            Text(f"↑ {say('duel-tempo')}" if now["tempo"] == name else "", "bold green3"),
            Text(say("duel-paces", number=now["paces"][name])),
            Text(say("duel-strain", number=now["strain"][name]), "red1" if now["strain"][name] > 1 else ""),
            Text(say("duel-last", action=say(f"action-{last.replace(' ', '-')}")) if last else "", "dim"),
        )
    return grid
