"""Death Roads drawn in a terminal, from what one seat sees: the road with its rows and lanes, the racers, the hand."""

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
from mischia.games.deathroads.content.box import Content, with_own
from mischia.games.deathroads.text.card_text import named, printed

COLOURS = ("dodger_blue1", "orange1", "green3", "magenta", "yellow3", "turquoise2", "red1", "white", "grey70")
ARMOUR = {"green": "green3", "yellow": "yellow3", "red": "red1"}
TOKENS = {"stun": "✶", "burn": "♨", "veer": "↯"}
MARKS = {  # by event: what stands before the line
    "round": "◆",
    "turn": "▸",
    "plays": "■",
    "uses-pilot": "☻",
    "fires": "✹",
    "bashes": "»",
    "skids": "↯",
    "far-ahead": "▲",
    "far-behind": "▼",
    "hits-barrier": "▓",
    "loses-armour": "◇",
    "eliminated": "✗",
    "event": "!",
    "final-stretch": "‼",
    "resolve": "!",
    "game-over": "♛",
}
TYPED: Mapping[str, str] = {}  # every move is listed
LOUD = {"round": "bold reverse", "game-over": "bold reverse", "eliminated": "bold", "turn": "bold", "resolve": "bold"}
COUNTS = {"hand": "racer-hand", "deck": "racer-deck", "trophies": "racer-trophies"}
DRIVERS = {"boss": "racer-boss", "drone": "racer-drone"}
CELL = 7  # columns of a drawn cell


def draw(view: Doc, viewer: str | None, roles: Mapping[str, str], say: Strings, width: int) -> RenderableType:
    """The whole table, as one seat sees it."""
    content = with_own(view["content"])
    parts: list[RenderableType] = [headline(view, say), Text()]
    if any(cells_of(racer) for racer in view["racers"].values()):
        parts += [*road(view, content, say), Text()]
    parts += [line for name in order(view) for line in racer_lines(view, content, viewer, name, roles, say)]
    for name, racer in view["racers"].items():
        if isinstance(racer.get("hand"), list) and racer["hand"]:
            title = say("table-hand") if name == viewer else say("table-hand-of", name=name)
            parts += [Text(f"{title} ({len(racer['hand'])})", "bold"), hand(racer["hand"], content, say)]
    return Group(*parts)


def picture(events: Sequence[Event], at: int, names: Sequence[str], say: Strings, width: int) -> RenderableType | None:
    """Nothing is drawn between the lines: the road is drawn when somebody is asked."""
    return None


def summary(view: Doc, say: Strings) -> str:
    """The race that is over, in a sentence."""
    players = [name for name in view["players"] if not view["racers"][name]["eliminated"]]
    return say("summary", rounds=view["round"], players=len(players))


def paint(line: Text, say: Strings) -> None:
    """Give the tokens their colours."""
    for colour, style in ARMOUR.items():
        line.highlight_words([say(f"armour-{colour}")], Style.parse(f"bold {style}"))


def headline(view: Doc, say: Strings) -> Text:
    """Round, events and the order of turns."""
    parts = [say("table-round", number=view["round"]), say("table-left", number=view["events_left"])]
    if view["event"]:
        told = say("table-event", name=named(view["event"], say))
        parts.append(told + (f" ({say('table-lane', number=view['event_lane'])})" if view["event_lane"] else ""))
    if view["final"]:
        parts.append(say("table-final", name=named(view["final"], say)))
    line = Text(" · ".join(parts), "bold")
    if view["initiative"]:
        line.append(f"\n{say('table-order', names=' › '.join(view['initiative']))}", "not bold")
    return line


def order(view: Doc) -> list[str]:
    """Everybody, first those on the initiative track."""
    return [*view["initiative"], *[name for name in view["racers"] if name not in view["initiative"]]]


def colour(view: Doc, name: str) -> str:
    return COLOURS[list(view["racers"]).index(name) % len(COLOURS)]


# --- the road


def cells_of(racer: Doc) -> dict[str, str]:
    """Where the cars of a racer are, by what is written on them."""
    if "bikes" in racer:
        return {bike: car["cell"] for bike, car in racer["bikes"].items() if car["cell"]}
    return {"": racer["cell"]} if racer.get("cell") else {}


def road(view: Doc, content: Content, say: Strings) -> list[Text]:
    """The road from the Far Ahead line down to the Far Behind line."""
    board = content.board
    columns = board.columns[view["covers"]["left"] : len(board.columns) - view["covers"]["right"]]
    inner = len(columns) * (CELL + 1) - 1
    lines = [Text(f"    ┏{fit_line(say('table-ahead'), inner)}┓", "bold")]
    for row in range(board.rows, 0, -1):
        line = Text(f"  {row} ┃")
        for at, column in enumerate(columns):
            line.append(cell(view, f"{column}{row}", at in (0, len(columns) - 1)))
            line.append("┊" if at < len(columns) - 1 else "┃")
        lines.append(line)
    lines.append(Text(f"    ┗{fit_line(say('table-behind'), inner)}┛", "bold"))
    foot = Text("     ")
    for at, column in enumerate(columns):
        lane = "░" if at in (0, len(columns) - 1) else str(at)
        struck = view["event_lane"] == at
        foot.append(f"{column} {'!' if struck else ''}{lane}".center(CELL), "bold red1" if struck else "")
        foot.append(" ")
    return [*lines, foot]


def fit_line(text: str, width: int) -> str:
    return f" {text} ".center(width, "━")


def cell(view: Doc, name: str, dirt: bool) -> Text:
    """One cell: who is there, a barrier, dirt or asphalt."""
    there = [
        (racer, bike) for racer, doc in view["racers"].items() for bike, where in cells_of(doc).items() if where == name
    ]
    if there:
        share = max(1, (CELL - len(there) + 1) // len(there))
        drawn = Text()
        for number, (racer, bike) in enumerate(there):
            drawn.append("·" if number else "")
            drawn.append(short(bike or racer, share), f"bold reverse {colour(view, racer)}")
        drawn.append(" " * (CELL - drawn.cell_len))
        return drawn
    if name in view["barriers"]:
        return Text("▓" * CELL, "bold red1")
    return Text(("░" if dirt else " ") * CELL, "dim")


def short(name: str, width: int) -> str:
    return name if cell_len(name) <= width else set_cell_size(name, max(1, width))


# --- racers


def racer_lines(
    view: Doc, content: Content, viewer: str | None, name: str, roles: Mapping[str, str], say: Strings
) -> list[Text]:
    """A racer: who, with what, and how it stands."""
    racer = view["racers"][name]
    line = Text(name, f"bold {'underline ' if name == viewer else ''}{colour(view, name)}")
    told = [named(racer[key], say) for key in ("vehicle", "pilot", "type") if racer.get(key)]
    told += [say(DRIVERS[racer["ai"]])] if racer.get("ai") else [roles[name]] if name in roles else []
    told += [say("racer-out")] if racer["eliminated"] else [say("racer-done")] if racer["done"] else []
    line.append(f" {' · '.join(told)}", "not bold not underline")
    if racer["eliminated"] or not racer["vehicle"]:
        return [line]
    cars = racer.get("bikes") or {"": racer}
    lines = [line]
    for bike, car in cars.items():
        if not car["eliminated"]:
            lines.append(car_line(racer, bike, car, content, say))
    counts = [f"{say(id)} {count_of(racer[key])}" for key, id in COUNTS.items() if key in racer]
    if racer["handling"] is not None:
        counts.insert(0, f"{say('racer-handling')} {racer['handling']}")
    if racer.get("weapons"):
        counts.append(", ".join(named(weapon, say) for weapon in racer["weapons"]))
    lines.append(Text(f"  {' · '.join(counts)}", "dim"))
    return lines


def car_line(racer: Doc, bike: str, car: Doc, content: Content, say: Strings) -> Text:
    """A car: condition, armour, gear, tokens."""
    sheet = content.sheet(racer["vehicle"])
    most = sheet.condition[sheet.bikes.index(bike) if bike else 0]
    line = Text(f"  {bike + ' ' if bike else ''}{say('racer-condition')} ")
    line.append("♥" * car["condition"], "red1")
    line.append("♡" * (most - car["condition"]), "dim")
    line.append(f" {car['condition']}/{most} · {say('racer-armour')} ")
    for token in car["armour"]:
        line.append("●", ARMOUR[token])
    line.append("–" if not car["armour"] else "")
    line.append(f" · {say('racer-gear')} {car['gear']}")
    for status, many in car["statuses"].items():
        if many:
            line.append(f" · {TOKENS[status]}{many} {say(f'status-{status}')}", "yellow3")
    return line


def count_of(value: Any) -> int:
    """How many cards there are in a pile that may be shown as its size."""
    return value if isinstance(value, int) else len(value)


# --- the hand


def hand(cards: Sequence[str], content: Content, say: Strings) -> Table:
    """A hand as a list: cost, name and what each card does."""
    grid = Table.grid(padding=(0, 1))
    for name in dict.fromkeys(cards):
        card = content.cards[content.number[name]]
        copies = f" ×{cards.count(name)}" if cards.count(name) > 1 else ""
        style = "bold red1" if card.tracks else "bold yellow3" if card.colour == "yellow" else "bold dodger_blue1"
        grid.add_row(Text(f"  {named(name, say)}{copies}", style), Text(printed(content, name, say)))
    return grid
