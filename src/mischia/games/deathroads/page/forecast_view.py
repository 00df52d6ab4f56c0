"""A forecast as it is shown before a choice is made: ghosts on the road, numbers, and sentences with their clauses."""

from collections.abc import Sequence
from dataclasses import dataclass

from mischia.core.language import Strings
from mischia.core.state import Event
from mischia.games.deathroads.content.box import Content
from mischia.games.deathroads.page.card_view import car_art, car_colour, titled
from mischia.games.deathroads.page.forecast import Way
from mischia.games.deathroads.page.scene import Car, Scene

UNTOLD = (  # said in other words, or left open
    "plays",
    "put-away",
    "uses-pilot",
    "discards",
    "draws-card",
    "focuses",
    "turn",
    "reshuffles",
    "skids-away",
    "takes-item",
)

STATUS_NAMES = {"stun": "status-stun", "burn": "status-burn", "veer": "status-veer"}
AIMS = {  # by where a track of a weapon lies, across and ahead: what it is called
    (0, 1): "aim-ahead",
    (0, -1): "aim-behind",
    (-1, 0): "aim-left",
    (1, 0): "aim-right",
    (-1, 1): "aim-ahead-left",
    (1, 1): "aim-ahead-right",
    (-1, -1): "aim-behind-left",
    (1, -1): "aim-behind-right",
}


@dataclass(frozen=True)
class Ghost:
    """Where a car will stand."""

    art: str
    colour: str
    column: str
    row: int
    mine: bool


@dataclass(frozen=True)
class Burst:
    """What a car will lose, on the cell where it stands now."""

    column: str
    row: int
    amount: int
    kind: str  # "hit", or "out": it is destroyed


@dataclass(frozen=True)
class Step:
    """One thing that will happen."""

    text: str
    clause: str


@dataclass(frozen=True)
class Part:
    """What comes of a choice, in one of the ways it may go."""

    title: str  # the further choice that leads there; nothing if there is only one way
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Preview:
    """All that is shown of a choice before it is made."""

    title: str
    brief: str  # under the card
    harmless: bool  # a shot that hits nobody
    parts: tuple[Part, ...]
    notes: tuple[Step, ...]  # what follows, or may change it
    ghosts: tuple[Ghost, ...] = ()
    bursts: tuple[Burst, ...] = ()
    reach: tuple[tuple[str, int], ...] = ()
    was: int = 0  # handling as it is
    handling: int | None = None  # afterwards; None: as it is
    gear: int | None = None
    condition: int | None = None
    skids: bool = False


class Teller:
    """Puts forecasts of one moment in words."""

    def __init__(self, scene: Scene, content: Content, you: str, say: Strings) -> None:
        self.scene, self.content, self.you, self.say = scene, content, you, say
        self.names = [racer.name for racer in scene.racers if not racer.ai]
        self.me = scene.racer(you)

    def preview(self, title: str, ways: Sequence[Way], reach: Sequence[str] = (), weapon: str = "") -> Preview:
        """What comes of a choice, whichever way it goes; `weapon` is the one that is aimed, if any."""
        ways = distinct(ways)
        sure = ways[0] if len(ways) == 1 else None
        cells = tuple((cell[0], int(cell[1:])) for cell in reach)
        shoots = any(event.id == "fires" for way in ways for event in way.events)
        hits = any(event.id == "fires" and event.args[1] != "nothing" for way in ways for event in way.events)
        own = [car for car in sure.cars if car.name in self.own_cars] if sure else []
        before = [car for racer in self.scene.racers if racer.name == self.you for car in racer.cars]
        changed = len(own) == 1 and len(before) == 1
        costs = {way.handling for way in ways}
        cost = costs.pop() if len(costs) == 1 and not self.me.done else None
        return Preview(
            title,
            self.brief(ways),
            shoots and not hits,
            tuple(Part(self.choice(way, weapon) if sure is None else "", self.steps(way)) for way in ways),
            self.notes(ways),
            tuple(dict.fromkeys(ghost for way in ways for ghost in self.ghosts(way))),
            self.bursts(ways),
            cells,
            self.me.handling,
            cost if cost != self.me.handling else None,
            own[0].gear if changed and own[0].gear != before[0].gear else None,
            own[0].condition if changed and own[0].condition != before[0].condition else None,
            all(way.skids for way in ways),
        )

    @property
    def own_cars(self) -> tuple[str, ...]:
        return tuple(car.name for car in self.me.cars)

    def before(self, name: str) -> Car | None:
        return next((car for racer in self.scene.racers for car in racer.cars if car.name == name), None)

    # --- words

    def choice(self, way: Way, weapon: str) -> str:
        return ", ".join(
            self.aimed(move[1], weapon) if move[0] == "aim" else self.say.move(move, self.names) for move in way.choices
        )

    def aimed(self, numbers: str, weapon: str) -> str:
        """Where one aims: the sides on which the chosen tracks lie, and how far off, if that tells them apart."""
        cells = [track for _, track in self.content.cards[self.content.number[weapon]].tracks]
        sides = [AIMS[side([x for x, _ in track]), side([y for _, y in track])] for track in cells]
        words = [self.say(one) for one in sides]
        if len(set(sides)) < len(sides):
            far = [max(abs(step) for _, step in track) for track in cells]
            words = [self.say("aim-far", side=word, number=rows) for word, rows in zip(words, far, strict=True)]
        return self.say.all_of([words[int(number) - 1] for number in numbers.split("+")])

    def steps(self, way: Way) -> tuple[Step, ...]:
        """Everything that happens, with the clause by which it does."""
        found = []
        if way.handling != self.me.handling and not self.me.done:
            after = str(way.handling) if way.handling > 0 else self.say("below-one")
            text = self.say("preview-handling", before=self.me.handling, after=after)
            found.append(Step(text, "DR-92"))
        for event in way.events:
            own = event.id == "handling" and self.name(event) == self.you
            if event.id not in UNTOLD and event.hearers is None and not own:
                found.append(Step(self.say.event(event, self.names), event.clause))
        return tuple(found) or (Step(self.say("preview-nothing"), "DR-94"),)

    def notes(self, ways: Sequence[Way]) -> tuple[Step, ...]:
        """What follows, and what others may change."""
        found = []
        react = dict.fromkeys(name for way in ways for name in way.may_react)
        if react:
            found.append(Step(self.say("preview-unless", names=self.say.all_of(list(react))), "DR-104"))
        if any(way.open == "skid" for way in ways):
            found.append(Step(self.say("preview-chance"), "DR-82"))
        elif any(way.open == "other" for way in ways):
            found.append(Step(self.say("preview-other"), "DR-113"))
        if any(way.skids for way in ways):
            found.append(Step(self.say("preview-skid"), "DR-78"))
        elif any(way.drifts for way in ways):
            found.append(Step(self.say("preview-drift"), "DR-99"))
        return tuple(found)

    def brief(self, ways: Sequence[Way]) -> str:
        """The same in a few words, to stand under a card."""
        told = list(dict.fromkeys(self.short(way) for way in ways))
        joined = f" {self.say('preview-or')} ".join(told[:2]) + (" …" if len(told) > 2 else "")
        return joined

    def short(self, way: Way) -> str:
        """One way in a few words: whom it hits, where one ends."""
        found: list[str] = []
        bare = {self.name(event) for event in way.events if event.id == "loses-armour"}
        for name, (amount, out) in self.losses(way).items():
            told = "brief-out" if out else "brief-armour" if name in bare else "brief-hit"
            found.append(self.say(told, name=self.called(name), number=amount))
        for car in way.cars:
            now = self.before(car.name)
            if car.name in self.own_cars and now is not None:
                found += self.own_changes(car, now)
        if any(event.id == "far-ahead" for event in way.events):
            found.append(self.say("brief-ahead"))
        if not found and any(event.id == "fires" for event in way.events):
            return self.say("brief-nobody")
        return " · ".join(found[:3]) or self.other(way)

    def losses(self, way: Way) -> dict[str, tuple[int, bool]]:
        """By car: all the condition that it loses, and whether that is the end of it."""
        hits = [(self.name(event), event.args[1]) for event in way.events if event.id == "takes"]
        wrecked = {car.name for car in way.cars if car.wrecked}
        return {hit: (sum(lost for name, lost in hits if name == hit), hit in wrecked) for hit, _ in hits}

    def own_changes(self, car: Car, now: Car) -> list[str]:
        """How a car of one's own has changed."""
        found = []
        if car.cell != now.cell and car.cell:
            found.append(f"→ {car.cell}")
        if car.gear != now.gear:
            found.append(self.say("brief-gear", number=car.gear))
        if car.condition > now.condition and len(car.armour) == len(now.armour):
            found.append(self.say("brief-repair", number=car.condition - now.condition))
        for status, name in STATUS_NAMES.items():
            more = getattr(car, status) - getattr(now, status)
            if more > 0:
                found.append(self.say("brief-status", number=more, status=self.say(name)))
        return found

    def other(self, way: Way) -> str:
        """A way that changes neither place nor condition."""
        if way.draws:
            return self.say("preview-draws", number=way.draws)
        for event in way.events:
            if event.id in ("gets-status", "immune"):
                return self.say.event(event, self.names).rstrip(".")
            if event.id == "stunned-handling":
                return self.say("brief-handling", number=max(way.handling, 0))
            if event.id == "stunned-idle":
                return self.say("brief-idle")
        if way.open == "skid" and not way.events:
            return self.say("brief-chance")
        return self.say("brief-nothing")

    def name(self, event: Event) -> str:
        first = event.args[0]
        return self.names[first] if isinstance(first, int) else str(first)

    def called(self, name: str) -> str:
        return self.say("you-small") if name in self.own_cars else titled(name, self.say)

    # --- the road

    def ghosts(self, way: Way) -> list[Ghost]:
        """The cars that stand elsewhere in the end."""
        found = []
        for car in way.cars:
            now = self.before(car.name)
            if now is not None and car.cell and car.cell != now.cell:
                vehicle = self.scene.owner(car.name).vehicle
                art, colour = car_art(vehicle, car.name), car_colour(self.content, vehicle)
                found.append(Ghost(art, colour, car.cell[0], int(car.cell[1:]), car.name in self.own_cars))
        return found

    def bursts(self, ways: Sequence[Way]) -> tuple[Burst, ...]:
        """What each car loses at most."""
        most: dict[str, tuple[int, bool]] = {}
        for way in ways:
            for name, (amount, out) in self.losses(way).items():
                if amount > most.get(name, (0, False))[0]:
                    most[name] = (amount, out)
        found = []
        for name, (amount, out) in most.items():
            car = self.before(name)
            if car is not None and car.cell:
                found.append(Burst(car.cell[0], int(car.cell[1:]), amount, "out" if out else "hit"))
        return tuple(found)


def side(steps: Sequence[int]) -> int:
    """On which side most of them are: -1, 0 or 1."""
    return (sum(steps) > 0) - (sum(steps) < 0)


def distinct(ways: Sequence[Way]) -> list[Way]:
    """Ways that come to the same are told once."""
    found: dict[tuple[object, ...], Way] = {}
    for way in ways:
        found.setdefault((way.events, way.cars, way.handling), way)
    return list(found.values())
