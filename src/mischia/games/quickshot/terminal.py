"""Quickshot drawn in a terminal, from what one seat sees."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from mischia.core.language import Strings
from mischia.core.position import Doc
from mischia.core.state import Event
from mischia.games.quickshot.rules.cards import NUMBERS, ROUNDS

LOOKS = {  # by number: symbol and colour; the colour says nothing that number and name don't
    1: ("☘", "green3"),
    2: ("⋈", "orange3"),
    3: ("⇅", "medium_orchid"),
    4: ("✚", "dodger_blue1"),
    5: ("✹", "red1"),
    6: ("⌖", "turquoise2"),
    7: ("☠", "chartreuse2"),
    8: ("⚔", "gold1"),
}
MARKS = {  # by event: what stands before the line
    "round": "◆",
    "leads": "▲",
    "reveals": "▲",
    "turned-down": "▼",
    "all-down": "▼",
    "activates": "»",
    "reversed": "⇅",
    "safe": "☘",
    "eliminated-by": "✗",
    "out-no-card": "✗",
    "out-as-leader": "✗",
    "takes-lead": "★",
    "keeps-lead": "★",
    "first-leader": "★",
    "wins": "♛",
}
LOUD = {"round": "bold reverse", "wins": "bold reverse", "eliminated-by": "bold", "takes-lead": "bold"}
TYPED: Mapping[str, str] = {}  # every move is listed
CARD = 16  # columns of a drawn card
WIDE = 3 * CARD  # columns from which cards are drawn


def draw(view: Doc, viewer: str | None, roles: Mapping[str, str], say: Strings, width: int) -> RenderableType:
    """The whole table, as one seat sees it."""
    parts: list[RenderableType] = [headline(view, say), Text()]
    if width < WIDE:
        parts += [seat_line(view, viewer, name, roles, say) for name in view["seats"]]
    else:
        seats = [seat_lines(view, viewer, name, roles, say) for name in view["seats"]]
        parts += rows(seats, width)
    for name, hand in view["hands"].items():
        if isinstance(hand, list) and hand:
            title = say("table-hand") if name == viewer else say("table-hand-of", name=name)
            parts += [Text(f"{title} ({len(hand)})", "bold"), *draw_hand(hand, say, width)]
    return Group(*parts)


def picture(events: Sequence[Event], at: int, names: Sequence[str], say: Strings, width: int) -> RenderableType | None:
    """All cards side by side, drawn once after the last one was revealed or turned down."""
    shown = ("reveals", "turned-down")
    if width < WIDE or events[at].id not in shown or any(event.id in shown for event in events[at + 1 : at + 2]):
        return None
    cards: dict[int, int] = {}
    down: set[int] = set()
    for event in events[: at + 1]:
        if event.id == "leads":
            cards, down = {}, set()
        if event.id in ("leads", "reveals"):
            cards[event.args[0]] = event.args[1]
        if event.id == "turned-down":
            down.add(event.args[0])
    drawn = [[Text(fit(names[seat]), "bold"), *face(cards[seat], seat in down, say)] for seat in sorted(cards)]
    return Group(*rows(drawn, width))


def summary(view: Doc, say: Strings) -> str:
    """The game that is over, in a sentence."""
    return say("summary", rounds=view["round"], players=len(view["players"]))


def paint(line: Text, say: Strings) -> None:
    """Give the cards named in a line their symbol's colour."""
    for card in NUMBERS:
        line.highlight_regex(re.escape(f"{name_of(card, say)} ({card})"), Style.parse(f"bold {LOOKS[card][1]}"))


def headline(view: Doc, say: Strings) -> Text:
    """Round, piles, and whether the order is reversed."""
    parts = [
        say("table-round", round=view["round"], rounds=ROUNDS),
        say("table-deck", number=count_of(view["deck"])),
        say("table-aside", number=count_of(view["set_aside"])),
        say("table-discard", number=len(view["discard"])),
    ]
    line = Text(" · ".join(parts), "bold")
    if view["discard"]:
        line.append(":", "bold")
        for card in sorted(set(view["discard"])):
            copies = view["discard"].count(card)
            line.append(f" {card}{LOOKS[card][0]}", f"not bold {LOOKS[card][1]}")
            line.append(f"×{copies}" if copies > 1 else "", "not bold")
    if view["reversed"]:
        line.append(f"\n⇅ {say('table-reversed')}", f"bold {LOOKS[3][1]}")
    return line


def count_of(pile: Any) -> int:
    """How many cards are in a pile that may be shown as its size."""
    if isinstance(pile, int):
        return pile
    return sum(pile.values()) if isinstance(pile, dict) else len(pile)


def name_of(card: int, say: Strings) -> str:
    return say(f"card-{card}")


# --- seats


def standing(view: Doc, name: str, roles: Mapping[str, str], say: Strings) -> str:
    """What a seat is: leader, you, bot, dummy, safe, out."""
    told = []
    if name == view["leader"] and name not in view["eliminated"]:
        told.append(f"★ {say('seat-leader')}")
    if name in view["eliminated"]:
        told.append(f"✗ {say('seat-out')}")
    elif name in view["protected"]:
        told.append(say("seat-safe"))
    if name in view["bots"]:
        told.append(say("seat-dummy"))
    elif name in roles:
        told.append(roles[name])
    return ", ".join(told)


def held(view: Doc, name: str) -> str:
    """The backs of a hand."""
    hand = count_of(view["hands"].get(name, 0))
    return f"{'▮' * hand} {hand}" if hand else ""


def seat_lines(view: Doc, viewer: str | None, name: str, roles: Mapping[str, str], say: Strings) -> list[Text]:
    """A seat with the card in front of it, one drawn card wide."""
    style = "bold underline" if name == viewer else "bold"
    out = name in view["eliminated"]
    top = [
        Text(fit(name), "dim strike" if out else style),
        Text(fit(standing(view, name, roles, say)), "dim" if out else "yellow" if name == view["leader"] else ""),
        Text(fit(held(view, name)), "cyan"),
    ]
    return top + front(view, name, say)


def front(view: Doc, name: str, say: Strings) -> list[Text]:
    """What lies in front of a seat."""
    if name in view["eliminated"]:
        return box("", "", "✗", "dim", dotted=True)
    entry = view["table"].get(name)
    if entry is None:
        return box("", "", say("seat-choosing") if view["phase"] == "play" else "", "dim", dotted=True)
    card = entry["card"]
    if card is None:
        return box("░" * (CARD - 2), "", say("seat-hidden"), "white", dotted=False)
    return face(card, entry["face"] == "down", say, entry.get("strength", card))


def seat_line(view: Doc, viewer: str | None, name: str, roles: Mapping[str, str], say: Strings) -> Text:
    """A seat in a narrow window: one line, and another for the card in front of it."""
    out = name in view["eliminated"]
    line = Text(name, "dim strike" if out else "bold underline" if name == viewer else "bold")
    told = [part for part in (standing(view, name, roles, say), held(view, name)) if part]
    line.append(f" {' · '.join(told)}", "not bold not underline")
    entry = view["table"].get(name)
    if entry is not None:
        card = entry["card"]
        line.append("\n  ")
        if card is None:
            line.append(f"░ {say('seat-hidden')}", "not underline")
        else:
            line.append(chip(card, say))
            line.append(f" → {entry['strength']}" if entry.get("strength", card) != card else "", "not underline")
            line.append(f" ▼ {say('seat-down')}" if entry["face"] == "down" else "", "not underline")
    return line


# --- cards


def draw_hand(hand: Sequence[int], say: Strings, width: int) -> list[RenderableType]:
    """A hand as drawn cards; in a narrow window as a list."""
    if width < WIDE:
        return [
            Text.assemble(chip(card, say), f" ×{copies}" if (copies := list(hand).count(card)) > 1 else "")
            for card in sorted(set(hand))
        ]
    return rows([face(card, False, say) for card in sorted(hand)], width)


def chip(card: int, say: Strings) -> Text:
    """A card in a line of text."""
    symbol, colour = LOOKS[card]
    return Text(f"{card} {symbol} {name_of(card, say)}", f"bold not underline {colour}")


def face(card: int, down: bool, say: Strings, strength: int | None = None) -> list[Text]:
    """A card that is known, up or turned down; with the strength it has grown to."""
    symbol, colour = LOOKS[card]
    if down:
        return box(f"{card} ▼ {say('seat-down')}", symbol, name_of(card, say), f"dim {colour}", dotted=True)
    grown = f" → {strength}" if strength not in (None, card) else ""
    return box(f"{card}{grown}", symbol, name_of(card, say), f"bold {colour}", dotted=False)


def box(left: str, right: str, name: str, style: str, dotted: bool) -> list[Text]:
    """A card of four lines: number and symbol above, the name below."""
    inner = CARD - 2
    line, side = ("┄", "┆") if dotted else ("─", "│")
    above = left + " " * (inner - cell_len(left) - cell_len(right)) + right
    below = " " * ((inner - cell_len(name)) // 2) + name
    return [
        Text(f"╭{line * inner}╮", style),
        Text(f"{side}{set_cell_size(above, inner)}{side}", style),
        Text(f"{side}{set_cell_size(below, inner)}{side}", style),
        Text(f"╰{line * inner}╯", style),
    ]


def fit(text: str) -> str:
    """A text cut to the width of a card."""
    return text if cell_len(text) <= CARD - 1 else set_cell_size(text, CARD - 2) + "…"


def rows(columns: list[list[Text]], width: int) -> list[RenderableType]:
    """Things of equal width side by side, as many as fit."""
    at_once = max(1, width // CARD)
    found: list[RenderableType] = []
    for start in range(0, len(columns), at_once):
        grid = Table.grid(padding=0)
        for _ in columns[start : start + at_once]:
            grid.add_column(width=CARD, no_wrap=True)
        for cells in zip(*columns[start : start + at_once], strict=True):
            grid.add_row(*cells)
        found.append(grid)
    return found
