"""The racers as they are drawn beside the road: plaques, the initiative track, the road events, the dashboard."""

from dataclasses import dataclass

from mischia.core.language import Strings
from mischia.core.page import Seen
from mischia.games.deathroads.content.box import Content
from mischia.games.deathroads.content.effect_language import STATUSES
from mischia.games.deathroads.page.card_view import (
    AiAction,
    EventFace,
    Face,
    ai_action,
    car_art,
    car_colour,
    event_face,
    face,
    portrait,
    slug,
    titled,
)
from mischia.games.deathroads.page.road_view import standing
from mischia.games.deathroads.page.scene import Car, Racer, Scene
from mischia.games.deathroads.rules.state import ARMOUR, NOBODY
from mischia.games.deathroads.text.card_text import printed


@dataclass(frozen=True)
class Gauge:
    """The state of one car."""

    name: str  # of a bike; nothing for the only car
    art: str
    gear: int
    condition: int
    most: int
    armour: tuple[tuple[str, bool], ...]  # colour, and whether it is still there
    tokens: tuple[tuple[str, int], ...]  # status tokens that lie on it
    wrecked: bool
    behind: bool  # left far behind
    now: str


@dataclass(frozen=True)
class Trophy:
    """A trophy: whose, and which token."""

    whose: str
    what: str


@dataclass(frozen=True)
class Driver:
    """An AI's character."""

    kind: str
    title: str
    effect: str
    default: AiAction
    signature: AiAction


@dataclass(frozen=True)
class Plaque:
    """A racer and all that everybody knows of it."""

    key: str
    number: int
    look: int  # 0: an AI
    name: str
    vehicle: str
    vehicle_slug: str
    pilot: str
    pilot_slug: str
    portrait: str
    art: str
    colour: str
    order: int  # on the initiative track; 0: not on it
    place: int  # where it stands among the plaques
    gauges: tuple[Gauge, ...]
    handling: int
    most_handling: int
    done: bool
    out: bool
    won: bool
    active: bool
    hand: int
    deck: int
    discard: tuple[Face, ...]
    trophies: tuple[Trophy, ...]
    signature: str
    signature_face: Face | None
    weapons: tuple[Face, ...]
    ai: str
    driver: Driver | None
    kind: str  # "person", "bot"
    here: bool
    stand_in: bool
    bank: int | None  # seconds of the reserve
    asked: bool  # the table waits for this player


@dataclass(frozen=True)
class TrackSpace:
    """A space of the handling track."""

    text: str
    symbol: str
    value: int
    token: bool


@dataclass(frozen=True)
class DashModel:
    """Your own dashboard."""

    plaque: Plaque | None
    track: tuple[TrackSpace, ...] = ()


@dataclass(frozen=True)
class Place:
    """A racer's token on the initiative track."""

    number: int
    name: str
    art: str
    colour: str
    active: bool
    done: bool
    you: bool
    ai: str


@dataclass(frozen=True)
class OrderModel:
    places: tuple[Place, ...]


@dataclass(frozen=True)
class EventModel:
    """The road event of the round, those to come, and the Final Stretch."""

    round: int
    event: EventFace | None
    lane: int
    left: int
    final: EventFace | None
    final_in: int
    coop: bool


@dataclass(frozen=True)
class RoundsModel:
    now: int
    all: int
    draft: bool


def gauge(racer: Racer, car: Car, content: Content, say: Strings, phase: str) -> Gauge:
    sheet = content.sheet(racer.vehicle)
    bike = sheet.bikes.index(car.name) if car.name in sheet.bikes else 0
    name = titled(car.name, say) if sheet.bikes else ""
    drafts = ("presets", "vehicles", "pilots", "weapons", "placing")
    behind = not car.cell and not car.wrecked and phase not in (*drafts, "over")
    armour = tuple((colour, colour in car.armour) for colour in ARMOUR if racer.ai != "drone" or colour in car.armour)
    return Gauge(
        name,
        car_art(racer.vehicle, car.name),
        car.gear,
        car.condition,
        sheet.condition[bike],
        armour,
        tuple((kind, getattr(car, kind)) for kind in STATUSES if getattr(car, kind)),
        car.wrecked,
        behind,
        standing(racer, car, content, say),
    )


def plaque(seen: Seen, scene: Scene, content: Content, number: int, say: Strings, asked: bool = False) -> Plaque:
    """One racer."""
    racer = scene.racers[number]
    sitting = seen.seats[racer.seat] if racer.seat != NOBODY else None
    order = scene.initiative.index(racer.name) + 1 if racer.name in scene.initiative else 0
    driver = content.ai_types.get(racer.kind)
    signature = content.signature_of.get(racer.vehicle) if racer.signature else None
    shown = [content.cards[content.number[name]] for name in racer.weapons if name in content.number]
    if racer.seat != NOBODY and scene.phase != "weapons":
        shown += [content.cards[content.number[content.pairs[code]]] for code in racer.sets if code in content.pairs]
    elif racer.seat != NOBODY:
        shown = [content.cards[content.number[content.pairs[code]]] for code in racer.sets if code in content.pairs]
    return Plaque(
        f"seat-{number}",
        number,
        racer.seat + 1,
        titled(racer.name, say) if racer.ai else racer.name,
        titled(racer.vehicle, say) if racer.vehicle else "",
        slug(racer.vehicle),
        titled(racer.pilot, say) if racer.pilot else "",
        slug(racer.pilot),
        portrait(racer.pilot),
        car_art(racer.vehicle, racer.cars[0].name if racer.cars else ""),
        car_colour(content, racer.vehicle) if racer.vehicle else "none",
        order,
        order or len(scene.racers),
        tuple(gauge(racer, car, content, say, scene.phase) for car in racer.cars),
        racer.handling,
        content.sheet(racer.vehicle).handling if racer.vehicle else 0,
        racer.done and not scene.over,
        racer.out,
        racer.name in scene.winners,
        racer.name == scene.active and not scene.over,
        racer.hand,
        racer.deck,
        tuple(face(content.cards[content.number[name]], say) for name in racer.discard if name in content.number),
        tuple(trophy(one, say) for one in racer.trophies),
        racer.signature,
        face(content.cards[content.number[signature]], say) if signature else None,
        tuple(face(card, say) for card in shown),
        racer.ai,
        None
        if driver is None
        else Driver(
            slug(racer.kind),
            titled(racer.kind, say),
            printed(content, racer.kind, say),
            ai_action(driver.default),
            ai_action(driver.signature),
        ),
        sitting.kind if sitting is not None else "",
        sitting is None or sitting.here,
        sitting is not None and sitting.stand_in,
        None if sitting is None else sitting.bank,
        asked and sitting is not None and seen.status == "playing" and sitting.name in seen.turn,
    )


def trophy(told_as: str, say: Strings) -> Trophy:
    whose, _, what = told_as.rpartition(" ")
    return Trophy(titled(whose, say), what)


def dash(seen: Seen, scene: Scene, content: Content, say: Strings) -> DashModel:
    """DR-107: your own car, with its handling track."""
    number = next((at for at, racer in enumerate(scene.racers) if racer.name == seen.you and not racer.ai), NOBODY)
    if number == NOBODY or not scene.racers[number].vehicle:
        return DashModel(None)
    own = plaque(seen, scene, content, number, say)
    sheet = content.sheet(scene.racers[number].vehicle)
    on_track = not own.done and not own.out
    spaces = [
        TrackSpace(str(value), "", value, on_track and own.handling == value) for value in range(sheet.handling, 0, -1)
    ]
    spaces += [
        TrackSpace("", symbol, -at, on_track and own.handling == -at) for at, symbol in enumerate(sheet.skid_track)
    ]
    return DashModel(own, tuple(spaces))


def order(seen: Seen, scene: Scene, content: Content, say: Strings) -> OrderModel:
    """DR-52: who is before whom."""
    names = [racer.name for racer in scene.racers]
    found = []
    for name in scene.initiative:
        racer = scene.racers[names.index(name)]
        art = car_art(racer.vehicle, racer.cars[0].name if racer.cars else "")
        colour = car_colour(content, racer.vehicle) if racer.vehicle else "none"
        active = name == scene.active and not scene.over
        shown = titled(name, say) if racer.ai else name
        found.append(
            Place(
                names.index(name), shown, art, colour, active, racer.done and not scene.over, name == seen.you, racer.ai
            )
        )
    return OrderModel(tuple(found))


def events(scene: Scene, content: Content, coop: bool, say: Strings) -> EventModel:
    event = event_face(scene.event, content, say) if scene.event in content.event_by_name else None
    final = event_face(scene.final, content, say) if scene.final in content.event_by_name else None
    return EventModel(scene.round, event, scene.event_lane, scene.events_left, final, scene.final_in, coop)


def rounds(scene: Scene, content: Content) -> RoundsModel:
    """DR-32: as many rounds as there are road events."""
    players = sum(not racer.ai for racer in scene.racers)
    board = content.board
    many = board.events_of_five if players == 5 else board.events
    draft = scene.phase in ("presets", "vehicles", "pilots", "weapons", "placing")
    return RoundsModel(scene.round, max(many, scene.round), draft)
