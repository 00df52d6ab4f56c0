"""The things of Death Roads as they are drawn: cards with their rows and ranges, cars, events; plain frozen records."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from mischia.core.language import Strings, message_of
from mischia.games.deathroads.content.box import Content
from mischia.games.deathroads.content.effect_language import BACK, FORWARD, LEFT, RIGHT, SAME, Effect, Effects
from mischia.games.deathroads.content.item_reader import COST_OF_WEAPON, Action, AiCard, Blocks, Card
from mischia.games.deathroads.text import card_text

DRAWN = {  # the cars that have a drawing of their own
    "hot-rodent",
    "little-monster",
    "katana",
    "wakizashi",
    "cobalt-coffin",
    "tangerine-tantrum",
    "last-cab",
    "hearse-code",
    "night-shift",
    "heavy-drone",
    "wasp-drone",
    "lifter-drone",
    "scout-drone",
}
PORTRAITS = {
    "steady-eddie",
    "dusty-rose",
    "bruno-bumper",
    "padded-paula",
    "comeback-carl",
    "full-deck-faye",
    "asbestos-al",
    "hard-head-hana",
    "trophy-tess",
    "clutch-kim",
}
ARROWS = {FORWARD: "up", BACK: "down", LEFT: "left", RIGHT: "right"}
GLYPHS = {
    "damage": "glyphs.svg#dmg",
    "handling": "glyphs.svg#wheel",
    "gear": "glyphs.svg#gear",
    "repair": "glyphs.svg#wrench",
    "draw": "glyphs.svg#draw1",
    "discard": "deathroads/things.svg#drop",
    "shoot": "glyphs.svg#gun",
    "signature": "deathroads/things.svg#star",
    "adjacent": "deathroads/things.svg#around",
    "remove_status": "deathroads/things.svg#wash",
}


@dataclass(frozen=True)
class Symbol:
    """A sign on a card, and the number beside it."""

    icon: str
    text: str = ""
    turn: str = ""  # an arrow's direction: "left", "right", "down"
    kind: str = ""  # "push", "open", "close", "or", "if"


@dataclass(frozen=True)
class Row:
    """The effects of a card from a gear on."""

    gear: int
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True)
class Range:
    """The little grid of a weapon: cells counted from the left and from the top."""

    columns: int
    rows: int
    me: tuple[int, int]
    hit: tuple[tuple[int, int], ...]
    alternative: tuple[tuple[int, int], ...]  # reached by other tracks, of which some are chosen


@dataclass(frozen=True)
class Face:
    """An action card."""

    name: str  # as it is called in a move
    title: str
    colour: str  # "yellow", "blue", "weapon" or "signature"
    cost: int
    code: str
    rows: tuple[Row, ...]
    range: Range | None
    target: tuple[Symbol, ...]
    if_hit: tuple[Symbol, ...]
    slug: str
    effect: str  # in words


def slug(name: str) -> str:
    """A name as it stands in ids."""
    return message_of("", name)[1:]


def titled(name: str, say: Strings) -> str:
    """A thing by its name in the reader's language."""
    id = message_of("item", name)
    return say(id) if say.has(id) else name


def car_art(vehicle: str, car: str) -> str:
    """The drawing of a car: its vehicle's, or the bike's own."""
    found = [slug(name) for name in (car, vehicle) if slug(name) in DRAWN]
    return found[-1] if slug(vehicle) in DRAWN else found[0] if found else "plain"


def car_colour(content: Content, vehicle: str) -> str:
    """The colour of a vehicle; drones have none."""
    return content.vehicles[vehicle].colour or "grey" if vehicle in content.vehicles else "grey"


def portrait(pilot: str) -> str:
    return slug(pilot) if slug(pilot) in PORTRAITS else "nobody"


# --- effects as signs


def symbols(effects: Effects) -> tuple[Symbol, ...]:
    """A list of effects as signs in a row."""
    return tuple(sign for effect in effects for sign in signs(effect))


def signs(effect: Effect) -> Iterable[Symbol]:
    """One effect as signs."""
    verb = effect[0]
    match verb:
        case "move":
            return move_signs(effect)
        case "handling" | "gear":
            return (Symbol(GLYPHS[verb], f"{effect[1]:+d}".replace("-", "−")),)
        case "status":
            return (Symbol(f"glyphs.svg#{effect[1]}", f"{effect[2]}" if effect[2] > 1 else ""),)
        case "remove_status":
            return (Symbol(GLYPHS[verb]),)
        case "damage" | "repair" | "draw" | "discard":
            return (Symbol(GLYPHS[verb], str(effect[1]), kind=verb),)
        case "choose":
            return choice_signs(effect[1])
        case "optional":
            return (Symbol("", kind="open"), *symbols(effect[1]), Symbol("", kind="close"))
        case "adjacent":
            return (Symbol(GLYPHS[verb]), *symbols(effect[1]))
        case "if":
            rest = (Symbol("", kind="or"), *symbols(effect[3])) if effect[3] else ()
            return (Symbol("", "?", kind="if"), *symbols(effect[2]), *rest)
        case _:
            return (Symbol(GLYPHS[verb]),)


def choice_signs(lists: tuple[Effects, ...]) -> tuple[Symbol, ...]:
    found: list[Symbol] = []
    for number, effects in enumerate(lists):
        found += [Symbol("", kind="or")] if number else []
        found += symbols(effects)
    return tuple(found)


def move_signs(effect: Effect) -> tuple[Symbol, ...]:
    """DR-111, DR-113: a yellow arrow, and the red ones."""
    _, directions, n, arrows = effect
    if len(directions) == 1:
        way = Symbol("glyphs.svg#mv-up", str(n), ARROWS[directions[0]])
    elif directions == (LEFT, RIGHT):
        way = Symbol("glyphs.svg#mv-side", str(n))
    else:
        way = Symbol("glyphs.svg#mv-any" if len(directions) == 4 else "deathroads/things.svg#mv-tee", str(n))
    if not arrows:
        return (way,)
    if arrows == SAME:
        return (way, Symbol("glyphs.svg#push", kind="push"))
    return (way, *[Symbol("glyphs.svg#push", turn=ARROWS[arrow], kind="push") for arrow in arrows])


# --- cards


@lru_cache(maxsize=2048)
def face(card: Card, say: Strings) -> Face:
    """A card of a player's deck."""
    colour = card.colour if card.kind == "vehicle" else card.kind
    rows = tuple(Row(gear, symbols(effects)) for gear, effects in card.rows)
    shown = weapon_range(card) if card.tracks else None
    target, if_hit = symbols(card.target), symbols(card.if_hit)
    title, effect = titled(card.name, say), card_text.card(card, say)
    return Face(card.name, title, colour, card.cost, card.code, rows, shown, target, if_hit, slug(card.name), effect)


def weapon_range(card: Card) -> Range:
    """DR-125: the pattern around the shooter."""
    cells = [cell for _, track in card.tracks for cell in track]
    xs, ys = [0, *[x for x, _ in cells]], [0, *[y for _, y in cells]]
    reach = max(1, max(abs(x) for x in xs))
    left, top = -reach, max(ys)
    columns, rows = 2 * reach + 1, top - min(ys) + 1
    placed = tuple(dict.fromkeys((x - left, top - y) for x, y in cells))
    chosen = card.picks < len(card.tracks)
    return Range(columns, rows, (-left, top), () if chosen else placed, placed if chosen else ())


# --- events and AI cards


@dataclass(frozen=True)
class EventFace:
    """A road event, or a Final Stretch card."""

    name: str
    title: str
    effect: str
    colour: str
    icon: str
    slug: str


@lru_cache(maxsize=512)
def event_face(name: str, content: Content, say: Strings) -> EventFace:
    event = content.event_by_name[name]
    blocks: Blocks = (*event.on_reveal, *event.resolve)
    return EventFace(
        name,
        titled(name, say),
        card_text.printed(content, name, say),
        event.colour or "red",
        event_icon(blocks),
        slug(name),
    )


def event_icon(blocks: Blocks) -> str:
    """The sign of an event: that of the first thing it does."""
    for block in blocks:
        if block[0] == "barrier":
            return "glyphs.svg#barrier"
        if block[0] == "cover":
            return "deathroads/things.svg#cover"
        for sign in symbols(block[2]) if block[0] == "who" else ():
            if sign.icon:
                return sign.icon
    return GLYPHS["damage"]


@dataclass(frozen=True)
class AiAction:
    """What an AI does, and what it costs."""

    cost: str
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True)
class AiFace:
    """An AI action card."""

    name: str
    title: str
    effect: str
    boss: str
    boss_title: str
    special: AiAction
    action: AiAction
    drone: bool
    slug: str


def ai_action(action: Action) -> AiAction:
    return AiAction("X" if action.cost == COST_OF_WEAPON else str(action.cost), symbols(action.effects))


@lru_cache(maxsize=128)
def ai_face(card: AiCard, say: Strings) -> AiFace:
    special, action = ai_action(card.special), ai_action(card.action)
    title, effect, boss = titled(card.name, say), card_text.ai_card(card, say), titled(card.boss, say)
    return AiFace(card.name, title, effect, card.boss, boss, special, action, card.drone, slug(card.name))
