"""What moves on the road with each line of the log; cars glide from cell to cell by themselves."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mischia.core.page import AFTER, Motion
from mischia.core.state import Event
from mischia.games.deathroads.page.fold import NotThere, Who, car_at, racer_at
from mischia.games.deathroads.page.scene import Scene

Motions = tuple[Motion, ...]
FREEZE = 80  # milliseconds of stillness before a blow
TWITCH = 240


class Moved(NamedTuple):
    """Some events that are told in one line, and the table around them."""

    run: Sequence[Event]
    before: Scene
    now: Scene

    @property
    def args(self) -> tuple[object, ...]:
        return self.run[0].args

    def car(self, at: int = 0) -> str:
        """The name on the page of a car that an event names."""
        return mark(self.now, self.run[0].args[at])

    def on_plaque(self, what: str, at: int = 0) -> str:
        """The name on the page of something on a racer's plaque."""
        return f"{what}-{racer_at(self.now, self.run[0].args[at])}"


def mark(scene: Scene, who: Who) -> str:
    """What a car is called on the page."""
    number, at = car_at(scene, who)
    return f"car-{number}-{at}" if len(scene.racers[number].cars) > 1 else f"car-{number}"


def of(moved: Moved) -> Motions:
    """What moves with one line."""
    how = MOTIONS.get(moved.run[0].id)
    try:
        return () if how is None else how(moved)
    except NotThere:  # a match that began in the middle of a game
        return ()


# --- the parts of a motion


def lights(what: str, at: int = 0, ms: int = 320) -> Callable[[Moved], Motions]:
    """Something on a plaque lights up."""
    return lambda m: (Motion("flash", (m.on_plaque(what, at),), ms=ms, when=AFTER),)


def thing(how: str, name: str, ms: int = 320, before: bool = False) -> Callable[[Moved], Motions]:
    """A thing that is there once on the table moves."""
    return lambda m: (Motion(how, (name,), ms=ms, when="before" if before else AFTER),)


def appears(m: Moved) -> Motions:
    return (Motion("pop", (m.car(),), ms=320, when=AFTER),)


def blow(target: str, plaque: str) -> Motions:
    """A hit: the car shakes, the pips drain."""
    return (
        Motion("shake", (target,), ms=340, when=AFTER),
        Motion("flash", (f"pips-{plaque}", f"plaque-{plaque}"), ms=340, when=AFTER, along=True),
    )


# --- by event


def bashes(m: Moved) -> Motions:
    """A freeze, the car jumps at the other, which shakes."""
    target = m.run[0].args[1]
    jump = Motion("jump", (m.car(), m.car(1)), ms=300)
    return (Motion("still", (m.car(), m.car(1)), ms=FREEZE), jump, *blow(m.car(1), str(racer_at(m.now, target))))


def hits_barrier(m: Moved) -> Motions:
    return (Motion("still", (m.car(),), ms=FREEZE), *blow(m.car(), str(racer_at(m.now, m.run[0].args[0]))))


def takes(m: Moved) -> Motions:
    return blow(m.car(), str(racer_at(m.now, m.run[0].args[0])))


def fires(m: Moved) -> Motions:
    targets = m.run[0].args[1]
    hop = Motion("hop", (m.car(),), ms=260)
    if not isinstance(targets, tuple):
        return (hop,)
    return (hop, Motion("flash", tuple(mark(m.now, target) for target in targets), ms=360, apart=60, when=AFTER))


def far_ahead(m: Moved) -> Motions:
    return (Motion("hop", (m.car(),), ms=300), Motion("flash", ("far-ahead",), ms=360, along=True))


def far_behind(m: Moved) -> Motions:
    return (Motion("fly", (mark(m.before, m.run[0].args[0]),), to="far-behind", ms=360),)


def skid_card(m: Moved) -> Motions:
    """The card is turned up; the car twitches before it goes."""
    return (
        Motion("land", ("skid-card",), ms=260, when=AFTER),
        Motion("shake", (mark(m.now, m.run[0].args[1]),), ms=TWITCH, when=AFTER),
    )


def plays(m: Moved) -> Motions:
    return (Motion("come", ("played",), to=m.on_plaque("hand"), ms=320, when=AFTER),)


def put_away(m: Moved) -> Motions:
    return (Motion("fly", ("played",), to=m.on_plaque("plaque"), ms=240),)


def loses_armour(m: Moved) -> Motions:
    return (
        Motion("shake", (m.car(),), ms=340),
        Motion("flash", (m.on_plaque("armour"), m.on_plaque("pips")), ms=360, when=AFTER),
    )


def eliminated(m: Moved) -> Motions:
    return (Motion("shake", (mark(m.before, m.run[0].args[0]),), ms=600),)


def trophy(m: Moved) -> Motions:
    return (Motion("pop", (m.on_plaque("trophies"),), ms=320, when=AFTER),)


def status(m: Moved) -> Motions:
    return (Motion("pop", (m.on_plaque("tokens"),), ms=280, when=AFTER),)


def event_lane(m: Moved) -> Motions:
    return (Motion("flash", (f"lane-{m.args[0]}",), ms=420, when=AFTER),)


def cover(m: Moved) -> Motions:
    return (
        Motion(
            "land",
            (m.run[0].id.replace("left-cover", "cover-left").replace("right-cover", "cover-right"),),
            ms=420,
            when=AFTER,
        ),
    )


def barrier(m: Moved) -> Motions:
    return (Motion("stamp", (f"barrier-{m.args[0]}",), ms=320, when=AFTER),)


def taken(m: Moved) -> Motions:
    """What was on offer goes to whoever takes it; an AI comes to the road."""
    if m.run[0].clause == "DR-165":
        return appears(m)
    kind = {"DR-36": "vehicle", "DR-37": "pilot"}.get(m.run[0].clause)
    if kind is None:
        return (Motion("flash", (m.on_plaque("hand"),), ms=320, when=AFTER),)
    return (Motion("fly", (slug(kind, str(m.args[1])),), to=m.on_plaque("plaque"), ms=340),)


def slug(kind: str, name: str) -> str:
    """The name on the page of an item on offer."""
    words = "".join([letter if letter.isascii() and letter.isalnum() else " " for letter in name.casefold()])
    return "-".join([kind, *words.split()])


def deck_taken(m: Moved) -> Motions:
    return (Motion("fly", (f"deck-{m.args[1]}",), to=m.on_plaque("plaque"), ms=340),)


def over(m: Moved) -> Motions:
    winners = [f"plaque-{number}" for number, racer in enumerate(m.now.racers) if racer.name in m.now.winners]
    return (Motion("hop", tuple(winners), ms=420, apart=90, when=AFTER),) if winners else ()


def released(m: Moved) -> Motions:
    return (Motion("come", (m.car(1),), to=m.car(), ms=360, when=AFTER),)


def strike(m: Moved) -> Motions:
    drones = [mark(m.now, racer.name) for racer in m.now.racers if racer.ai == "drone" and not racer.out]
    return (Motion("hop", tuple(drones), ms=360, apart=60),)


MOTIONS: dict[str, Callable[[Moved], Motions]] = {
    "takes-item": taken,
    "takes-deck": deck_taken,
    "placed": appears,
    "initiative": thing("land", "order"),
    "event": thing("land", "event-card", 380),
    "event-lane": event_lane,
    "final-stretch": thing("land", "final-card", 380),
    "resolve": thing("flash", "event-card", 420, before=True),
    "left-cover": cover,
    "right-cover": cover,
    "barrier": barrier,
    "turn": lights("plaque"),
    "plays": plays,
    "put-away": put_away,
    "uses-pilot": lights("plaque"),
    "focuses": lights("hand"),
    "passes": lights("handling"),
    "handling": lights("handling"),
    "stunned-handling": lights("tokens"),
    "stunned-idle": lights("tokens"),
    "burns": lights("tokens"),
    "burned-ai": lights("tokens"),
    "skids": lights("handling", ms=420),
    "skid-card": skid_card,
    "bashes": bashes,
    "hits-barrier": hits_barrier,
    "far-ahead": far_ahead,
    "far-behind": far_behind,
    "returns": appears,
    "fires": fires,
    "takes": takes,
    "loses-armour": loses_armour,
    "uses-armour": lights("armour"),
    "trophy": trophy,
    "gear": lights("gear"),
    "repairs": lights("pips"),
    "gets-status": status,
    "sheds": lights("tokens"),
    "immune": lights("plaque"),
    "eliminated": eliminated,
    "game-over": over,
    "ai-draws": thing("land", "ai-card"),
    "draws-down": thing("land", "ai-card"),
    "boss-action": lights("plaque", ms=420),
    "acts": lights("handling"),
    "releases": released,
    "drones-strike": strike,
}
