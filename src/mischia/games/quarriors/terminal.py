"""Quarriors drawn in a terminal, from what one seat sees."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mischia.core.language import Strings
from mischia.core.position import Doc
from mischia.core.state import Event
from mischia.games.quarriors.content.box import with_content
from mischia.games.quarriors.content.catalogue import Card, Catalogue
from mischia.games.quarriors.text.phrases import class_name, glyph, name_card, name_dice

MARKS = {  # by event: what stands before the line
    "wilds": "◇",
    "start": "★",
    "score": "✪",
    "glory": "✪",
    "cull": "↩",
    "roll": "⚄",
    "draw": "⇣",
    "refill": "⟳",
    "ready": "✦",
    "cast": "✦",
    "cast-on": "✦",
    "cast-of": "✦",
    "react": "✦",
    "react-on": "✦",
    "summon": "▲",
    "attack": "⚔",
    "defend": "⛨",
    "destroy": "✗",
    "return": "♻",
    "capture": "⚑",
    "gains": "⚑",
    "end": "─",
    "win": "♛",
}
TYPED: Mapping[str, str] = {}  # every move is listed
LOUD = {"attack": "bold", "destroy": "bold", "glory": "bold yellow", "win": "bold reverse", "draw": "dim", "box": "dim"}
COLOURS = {"basic": "white", "creature": "green3", "spell": "medium_orchid"}  # by type of card; the name says it too
BURSTS = "✶+"
WIDE = 110  # columns from which a card is listed with what it does
MEDIUM = 62  # columns from which the faces of its die are listed


def draw(view: Doc, viewer: str | None, roles: Mapping[str, str], say: Strings, width: int) -> RenderableType:
    """The whole table, as one seat sees it."""
    cat = with_content(view["content"])
    parts: list[RenderableType] = [headline(view, say), wilds(view, cat, say, width)]
    parts += [player(view, name, viewer, roles, cat, say) for name in view["players"]]
    return Group(*parts)


def picture(events: Sequence[Event], at: int, names: Sequence[str], say: Strings, width: int) -> RenderableType | None:
    """The log says it all."""
    return None


def summary(view: Doc, say: Strings) -> str:
    """The game that is over, in a sentence."""
    return say("summary", list=", ".join(f"{name} {glory}" for name, glory in view["glory"].items()))


def paint(line: Text, say: Strings) -> None:
    """Bursts shine."""
    line.highlight_regex(BURSTS, "bold yellow")


def headline(view: Doc, say: Strings) -> Text:
    """Whose turn it is, and what there is to spend."""
    parts = [
        *([say("table-turn", name=view["current"])] if view["current"] else []),
        say("table-to-spend", number=view["quiddity"]),
        say("table-captures", number=view["captures"]),
        say("table-target", number=view["target"]),
    ]
    return Text(" · ".join(parts), "bold")


# --- the Wilds


def wilds(view: Doc, cat: Catalogue, say: Strings, width: int) -> RenderableType:
    """The cards in the Wilds, with the dice on them."""
    table = Table(box=None, padding=(0, 1), title=say("table-wilds"), title_justify="left", title_style="bold")
    table.add_column(say("table-card"), overflow="fold")
    for title in ("table-cost", "table-glory", "table-dice"):
        table.add_column(say(title), justify="right")
    if width >= MEDIUM:
        table.add_column(say("table-faces"))
    if width >= WIDE:
        table.add_column(say("table-does"))
    for id, dice in view["wilds"].items():
        card = cat.cards[id]
        row = [
            Text(name_card(say, "card", id), COLOURS[card.type]),
            Text(str(card.cost)),
            Text(str(card.glory) if card.glory else ""),
            Text(str(dice), "" if dice else "dim"),
        ]
        if width >= MEDIUM:
            row.append(Text(" ".join(glyph(face.code) for face in cat.faces[card.cls][1:]), "cyan"))
        if width >= WIDE:
            row.append(Text(effect(card, say), "dim"))
        table.add_row(*row)
    return table


def effect(card: Card, say: Strings) -> str:
    """What a card does: in the reader's language, or, for a card of the house, as it says itself."""
    return card.text or (say(f"effect-{card.id}") if say.has(f"effect-{card.id}") else "")


# --- players


def player(
    view: Doc, name: str, viewer: str | None, roles: Mapping[str, str], cat: Catalogue, say: Strings
) -> RenderableType:
    """A player with glory and zones."""
    head = Text(name, "bold underline" if name == viewer else "bold")
    told = [roles[name]] if name in roles else []
    told.append(f"✪ {view['glory'][name]}/{view['target']}")
    if name in view["attack"]:
        told.append(say("zone-attack", number=view["attack"][name]))
    head.append(f" {' · '.join(told)}", "not underline yellow" if name == view["current"] else "not underline not bold")
    zones = view["zones"][name]
    lines = [head, zone(say("zone-bag"), [str(size(zones["bag"]))])]
    safe = list(view["safe"][name])
    ready = []
    for phrase in zones["ready"]:
        ready.append(told_die(phrase, say) + (f" ({say('zone-safe')})" if phrase in safe else ""))
        if phrase in safe:
            safe.remove(phrase)
    active = [told_die(phrase, say) for phrase in zones["active"]]
    rows = {
        "zone-ready": ready,
        "zone-active": active,
        "zone-spent": [class_name(say, die) for die in zones["spent"]],
        "zone-used": [class_name(say, die) for die in zones["used"]],
        "zone-aside": [class_name(say, die) for die in view["aside"][name]],
    }
    lines += [zone(say(title), dice) for title, dice in rows.items() if dice]
    return Padding(Group(*lines), (1, 0, 0, 0))


def size(bag: Any) -> int:
    """How many dice are in a bag that may be shown as its size."""
    return bag if isinstance(bag, int) else len(bag)


def told_die(phrase: str, say: Strings) -> str:
    """A die or creature as it lies there."""
    plain = phrase.removesuffix(" done")
    return name_dice(say, "die", plain) + (f" ({say('zone-done')})" if plain != phrase else "")


def zone(title: str, dice: Sequence[str]) -> Text:
    """A zone in a line; equal dice together."""
    counted = Counter(dice)
    line = Text(f"  {title}: ", "dim")
    line.append(", ".join(f"{many}× {die}" if many > 1 else die for die, many in counted.items()), "not dim")
    line.highlight_regex(BURSTS, "bold yellow")
    return line
