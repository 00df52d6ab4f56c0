"""The road as it is drawn: lanes, lines, covers, barriers, cars, and the cells that can be chosen."""

from dataclasses import dataclass

from mischia.core.language import Strings
from mischia.core.page import Seen
from mischia.games.deathroads.content.box import Content
from mischia.games.deathroads.page.card_view import AiFace, Face, ai_face, car_art, car_colour, face, titled
from mischia.games.deathroads.page.forecast_view import Preview
from mischia.games.deathroads.page.scene import Car, Racer, Scene


@dataclass(frozen=True)
class Lane:
    """A column of the road."""

    column: str
    kind: str  # "dirt", "asphalt" or "cover"
    number: int  # of an asphalt lane; 0 else
    warned: str  # "red" or "green" while an event is about to strike it


@dataclass(frozen=True)
class Token:
    """A car on the road."""

    mark: str
    name: str
    label: str
    order: int  # on the initiative track, as on its plaque; 0: not on it
    art: str
    colour: str
    column: str
    row: int
    place: int  # of those that share the cell
    sharing: int
    you: bool
    active: bool
    ai: str
    done: bool
    tokens: tuple[str, ...]  # kinds of status tokens on it
    now: str  # how it stands, in words
    peek: str


@dataclass(frozen=True)
class Spot:
    """A cell that can be chosen."""

    column: str
    row: int
    phrase: str
    label: str
    why: str


@dataclass(frozen=True)
class BikeSpot:
    """A cell on which either bike can be put."""

    column: str
    row: int
    cell: str


@dataclass(frozen=True)
class Over:
    """How it ended."""

    winners: tuple[tuple[str, str, str], ...]  # name, drawing, colour
    title: str
    text: str
    why: str


@dataclass(frozen=True)
class RoadModel:
    """The road at one moment."""

    lanes: tuple[Lane, ...]
    left: int  # lanes that are covered on each side
    right: int
    rows: int
    behind_damage: int
    tokens: tuple[Token, ...]
    waiting: tuple[Token, ...]  # off the board: left far behind
    barriers: tuple[tuple[str, int], ...]
    spots: tuple[Spot, ...] = ()
    bikes: tuple[BikeSpot, ...] = ()
    art: str = ""  # of the car that is put on a spot
    colour: str = ""
    played: Face | None = None
    player: str = ""
    skids: tuple[tuple[str, str], ...] = ()  # slug and title of the skid cards turned up
    ai_card: AiFace | None = None
    ai_drew: str = ""
    call: str = ""
    call_at: tuple[str, int] | None = None  # the cell where it is heard
    label: str = ""  # where everybody is, in words
    open: Preview | None = None  # where each way that can be chosen would end
    over: Over | None = None


def lanes(scene: Scene, content: Content) -> tuple[Lane, ...]:
    columns = content.board.columns
    right = len(columns) - 1 - scene.cover_right
    event = content.event_by_name.get(scene.event)
    warned = event.colour or "red" if event is not None and scene.event_lane else ""
    found = []
    for at, column in enumerate(columns):
        if not scene.cover_left <= at <= right:
            found.append(Lane(column, "cover", 0, ""))
        elif at in (scene.cover_left, right):
            found.append(Lane(column, "dirt", 0, ""))
        else:
            number = at - scene.cover_left
            found.append(Lane(column, "asphalt", number, warned if number == scene.event_lane else ""))
    return tuple(found)


def road(seen: Seen, scene: Scene, content: Content, say: Strings, call: str = "") -> RoadModel:
    """The road and all that stands on it."""
    cars = [(racer, car) for racer in scene.racers for car in racer.cars if not car.wrecked]
    tokens = tuple(token(seen, scene, content, racer, car, say) for racer, car in cars if car.cell)
    racing = scene.phase not in ("presets", "vehicles", "pilots", "weapons", "placing")
    waiting = tuple(token(seen, scene, content, racer, car, say) for racer, car in cars if not car.cell and racing)
    where = [say("road-at", name=one.label, cell=f"{one.column}{one.row}") for one in tokens]
    board = content.board
    played = content.cards[content.number[scene.playing]] if scene.playing in content.number else None
    struck = scene.mark(scene.struck) if call and scene.struck is not None else ""
    drawn = content.ai_by_name.get(scene.ai_card)
    return RoadModel(
        lanes(scene, content),
        scene.cover_left,
        scene.cover_right,
        board.rows,
        board.far_behind,
        tokens,
        waiting if not scene.over else (),
        tuple((cell[0], int(cell[1:])) for cell in scene.barriers),
        played=None if played is None else face(played, say),
        player=titled(scene.active, say) if played is not None else "",
        skids=tuple((name, titled(name, say)) for name in scene.skids),
        ai_card=None if drawn is None else ai_face(drawn, say),
        ai_drew=titled(scene.ai_drew, say) if drawn is not None else "",
        call=call,
        call_at=next(((one.column, one.row) for one in tokens if one.mark == struck), None),
        label="; ".join(where),
    )


def token(seen: Seen, scene: Scene, content: Content, racer: Racer, car: Car, say: Strings) -> Token:
    there = [other.name for other in scene.at(car.cell)] if car.cell else [car.name]
    you, number = racer.name == seen.you, scene.racers.index(racer)
    label = say("you-label") if you and len(racer.cars) == 1 else titled(car.name, say)
    held = tuple(kind for kind in ("stun", "burn", "veer") if getattr(car, kind))
    return Token(
        scene.mark((number, racer.cars.index(car))),
        car.name,
        label,
        scene.initiative.index(racer.name) + 1 if racer.name in scene.initiative else 0,
        car_art(racer.vehicle, car.name),
        car_colour(content, racer.vehicle),
        car.cell[:1],
        int(car.cell[1:] or 0),
        there.index(car.name),
        len(there),
        you,
        racer.name == scene.active and not scene.over,
        racer.ai,
        racer.done and not scene.over,
        held,
        standing(racer, car, content, say),
        f"peek-racer-{number}",
    )


def standing(racer: Racer, car: Car, content: Content, say: Strings) -> str:
    """How a car stands, in a sentence."""
    sheet = content.sheet(racer.vehicle)
    bike = sheet.bikes.index(car.name) if car.name in sheet.bikes else 0
    return say(
        "now-car",
        name=titled(car.name, say),
        cell=car.cell or "–",
        gear=car.gear,
        condition=car.condition,
        most=sheet.condition[bike],
        armour=len(car.armour),
    )
