"""What moves on the road with each line of the log; cars glide from cell to cell by themselves."""

from collections.abc import Callable

from mischia.core.page import AFTER, Moment, Motion
from mischia.games.deathroads.page.card_view import slug
from mischia.games.deathroads.page.scene import Scene, Who

Motions = tuple[Motion, ...]
FREEZE = 80  # milliseconds of stillness before a blow
TWITCH = 240


def who(moment: Moment[Scene], at: int = 0) -> Who:
    """Whom a line is about: an argument of the event with which it begins."""
    found: Who = moment.events[0].args[at]
    return found


def mark(scene: Scene, meant: Who) -> str:
    """The name on the page of a car that an event means."""
    return scene.mark(scene.place(meant))


def car(moment: Moment[Scene], at: int = 0) -> str:
    return mark(moment.now, who(moment, at))


def on_plaque(moment: Moment[Scene], what: str, at: int = 0) -> str:
    """The name on the page of something on a racer's plaque."""
    return f"{what}-{moment.now.place(who(moment, at))[0]}"


# --- the parts of a motion


def lights(what: str, ms: int = 320) -> Callable[[Moment[Scene]], Motions]:
    """Something on a plaque lights up."""
    return lambda m: (Motion("flash", (on_plaque(m, what),), ms=ms, when=AFTER),)


def pops(what: str, ms: int = 320) -> Callable[[Moment[Scene]], Motions]:
    """Something comes to a plaque."""
    return lambda m: (Motion("pop", (on_plaque(m, what),), ms=ms, when=AFTER),)


def thing(how: str, name: str, ms: int = 320) -> Callable[[Moment[Scene]], Motions]:
    """A thing that is there once on the table moves."""
    return lambda m: (Motion(how, (name,), ms=ms, when=AFTER),)


def appears(m: Moment[Scene]) -> Motions:
    return (Motion("pop", (car(m),), ms=320, when=AFTER),)


def blow(m: Moment[Scene], at: int = 0) -> Motions:
    """A hit: the car shakes, the pips drain."""
    on_it = (on_plaque(m, "pips", at), on_plaque(m, "plaque", at))
    return (
        Motion("shake", (car(m, at),), ms=340, when=AFTER),
        Motion("flash", on_it, ms=340, when=AFTER, along=True),
    )


# --- by event


def bashes(m: Moment[Scene]) -> Motions:
    """A freeze, the car jumps at the other, which shakes."""
    both = (car(m), car(m, 1))
    return (Motion("still", both, ms=FREEZE), Motion("jump", both, ms=300), *blow(m, 1))


def hits_barrier(m: Moment[Scene]) -> Motions:
    return (Motion("still", (car(m),), ms=FREEZE), *blow(m))


def fires(m: Moment[Scene]) -> Motions:
    targets = m.events[0].args[1]
    hop = Motion("hop", (car(m),), ms=260)
    if not isinstance(targets, tuple):
        return (hop,)
    return (hop, Motion("flash", tuple(mark(m.now, target) for target in targets), ms=360, apart=60, when=AFTER))


def far_ahead(m: Moment[Scene]) -> Motions:
    return (Motion("hop", (car(m),), ms=300), Motion("flash", ("far-ahead",), ms=360, along=True))


def far_behind(m: Moment[Scene]) -> Motions:
    return (Motion("fly", tuple(mark(m.before, event.args[0]) for event in m.events), to="far-behind", ms=360),)


def skid_card(m: Moment[Scene]) -> Motions:
    """The card is turned up; the car twitches before it goes."""
    return (
        Motion("land", ("skid-card",), ms=260, when=AFTER),
        Motion("shake", (car(m, 1),), ms=TWITCH, when=AFTER),
    )


def plays(m: Moment[Scene]) -> Motions:
    return (Motion("come", ("played",), to=on_plaque(m, "hand"), ms=320, when=AFTER),)


def put_away(m: Moment[Scene]) -> Motions:
    return (Motion("fly", ("played",), to=on_plaque(m, "plaque"), ms=240),)


def loses_armour(m: Moment[Scene]) -> Motions:
    return (
        Motion("shake", (car(m),), ms=340),
        Motion("flash", (on_plaque(m, "armour"), on_plaque(m, "pips")), ms=360, when=AFTER),
    )


def eliminated(m: Moment[Scene]) -> Motions:
    return (Motion("shake", (car(m),), ms=600),)


def event_lane(m: Moment[Scene]) -> Motions:
    return (Motion("flash", (f"lane-{m.events[0].args[0]}",), ms=420, when=AFTER),)


def barrier(m: Moment[Scene]) -> Motions:
    return (Motion("stamp", (f"barrier-{m.events[0].args[0]}",), ms=320, when=AFTER),)


def taken(m: Moment[Scene]) -> Motions:
    """What was on offer goes to whoever takes it; a signature weapon was never on the table."""
    item, content = m.events[0].args[1], m.now.content
    if item in content.vehicles or item in content.pilots:
        kind = "vehicle" if item in content.vehicles else "pilot"
        return (Motion("fly", (f"{kind}-{slug(item)}",), to=on_plaque(m, "plaque"), ms=340),)
    return lights("hand")(m)


def deck_taken(m: Moment[Scene]) -> Motions:
    return (Motion("fly", (f"deck-{m.events[0].args[1]}",), to=on_plaque(m, "plaque"), ms=340),)


def over(m: Moment[Scene]) -> Motions:
    winners = [f"plaque-{number}" for number, racer in enumerate(m.now.racers) if racer.name in m.now.winners]
    return (Motion("hop", tuple(winners), ms=420, apart=90, when=AFTER),) if winners else ()


def resolved(m: Moment[Scene]) -> Motions:
    return (Motion("flash", ("event-card",), ms=420),)


def released(m: Moment[Scene]) -> Motions:
    return (Motion("come", (car(m, 1),), to=car(m), ms=360, when=AFTER),)


def strike(m: Moment[Scene]) -> Motions:
    drones = [mark(m.now, racer.name) for racer in m.now.racers if racer.ai == "drone" and not racer.out]
    return (Motion("hop", tuple(drones), ms=360, apart=60),)
