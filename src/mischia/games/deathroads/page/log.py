"""The log of a race for the page: what belongs together is one line, and one step of the show."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from mischia.core.language import Strings
from mischia.core.page import Line, Moment
from mischia.core.state import Event
from mischia.games.deathroads.page.events import SHOWS, glyph
from mischia.games.deathroads.page.scene import Scene
from mischia.games.deathroads.rules.driving import is_shift
from mischia.games.deathroads.rules.road import makes_room
from mischia.games.deathroads.text.automa_reasons import LISTED, WAYS
from mischia.games.deathroads.text.card_text import named
from mischia.games.deathroads.text.phrases import way_in_words

DECIDES: Final = ("tries", *WAYS)  # how an AI comes to act: one line of the log, one by one for who asks why
PREPARED: Final = ("prepares", "keeps", "discards")
DRAWN: Final = ("fills-hand", "draws-card", "reshuffles")
PAID: Final = ("plays", "uses-pilot", "focuses", "acts", "stunned-handling")  # what costs handling or a card at once
HURTS: Final = {"bashes": 1, "hits-barrier": 0}  # which of its arguments takes the damage
SPOKEN: Final = {  # by the event that names a line: what of it is put in words, if not that alone
    "prepares": ("keeps", "discards"),
    "fills-hand": ("fills-hand", "reshuffles"),
    "uses-pilot": ("uses-pilot", "discards"),
    "focuses": ("focuses", "discards"),
    "far-ahead": ("far-ahead", "moves", "far-behind"),
    "left-cover": ("left-cover", "moves"),
    "right-cover": ("right-cover", "moves"),
    "scraps": ("scraps", "scrapped-from"),
}


# --- what belongs together


def joins(event: Event, following: Event) -> bool:
    """Whether an event belongs to the line of the one before it."""
    own = event.args[:1] == following.args[:1]  # of the same racer
    match following.id:
        case "prepares" | "keeps":
            return event.id in PREPARED
        case "discards":
            return event.id in ("prepares", *PAID) if own else event.id in PREPARED
        case "fills-hand" | "draws-card" | "reshuffles":
            return event.id in DRAWN
        case "handling":
            return own and event.id in (*PAID, "discards")
        case "takes":
            return event.id in HURTS and following.args[0] == event.args[HURTS[event.id]]
        case "moves":
            return is_shift(following) or makes_room(following)
        case "far-behind":
            return event.id == "far-behind" or is_shift(event)
        case "takes-item" | "boss" | "drone":
            return own and event.id == "takes-item" and isinstance(event.args[0], str)
        case "pilot-offered":
            return event.id == "pilot-offered"
        case "weighs" | "rules-out" | "settles":
            return own and event.id in ("tries", *LISTED)
        case _:
            return following.id == "scrapped-from"


def tell(moment: Moment[Scene], say: Strings) -> Sequence[tuple[Line, Scene]]:
    """The lines of some events."""
    first = moment.events[0].id
    if first == "discards":
        return one_after_the_other(moment, say)
    return [(line(moment, say), moment.now)]


def apart(moment: Moment[Scene]) -> list[Moment[Scene]]:
    """Each event of a line for itself."""
    first = moment.upto - len(moment.events) + 1
    return [moment._replace(events=(event,), upto=first + at) for at, event in enumerate(moment.events)]


def one_by_one(moment: Moment[Scene]) -> list[Moment[Scene]]:
    """What an AI tries, each way that it weighs, and the one on which it settles: of all of them."""
    every = apart(moment)
    if moment.events[-1].id != "settles":
        return every
    weighed = tuple(event for event in moment.events if event.id != "tries")
    return [*every[:-1], moment._replace(events=weighed)]


def one_after_the_other(moment: Moment[Scene], say: Strings) -> list[tuple[Line, Scene]]:
    """A line for each event, of which each changes what one racer has."""
    found, scene = [], moment.before
    for one in apart(moment):
        number = one.events[0].args[0]
        racers = [moment.now.racers[at] if at == number else racer for at, racer in enumerate(scene.racers)]
        now = replace(scene, racers=tuple(racers)) if one.upto < moment.upto else moment.now
        found.append((line(one._replace(before=scene, now=now), say), now))
        scene = now
    return found


# --- lines


def head(moment: Moment[Scene]) -> Event:
    """The event that names a line: an AI that joins, or settles, does so last."""
    last = moment.events[-1]
    return last if last.id in ("boss", "drone", "settles") else moment.events[0]


def line(moment: Moment[Scene], say: Strings) -> Line:
    """Some events that belong together."""
    event = head(moment)
    show = SHOWS[event.id]
    loss = next((one.args[1] for one in moment.events if one.id == "takes"), 0)
    return replace(
        replace(show, call="").line(moment, words(moment, event, say), say),
        id=event.id,
        clause=event.clause,
        icon=show.icon or icon(event),
        call=say(show.call, number=loss) if show.call else "",
    )


def icon(event: Event) -> str:
    """Of a status token, or of whoever is at the wheel."""
    if event.id == "gets-status":
        return glyph(event.args[2])
    return glyph("robot" if isinstance(event.args[0], str) else f"seat{event.args[0] + 1}")


def decision(moment: Moment[Scene], say: Strings) -> str:
    """What an AI tries, how many ways it sees, and on which it settles."""
    first, last, told = moment.events[0], moment.events[-1], []
    ways = [event for event in moment.events if event.id in LISTED]
    if first.id == "tries":
        told.append(say.event(first, moment.now.players))
    if len(ways) > 1:
        out = len([one for one in ways if one.id == "rules-out"])
        told.append(say("log-weighs", name=named(first.args[0], say), number=len(ways), out=out))
    if last.id == "settles" or len(ways) == 1:
        told.append(words(moment._replace(events=(last,)), last, say))
    return " ".join(told)


def words(moment: Moment[Scene], event: Event, say: Strings) -> str:
    """What happened, in words."""
    events, names = moment.events, moment.now.players
    if event.id in DECIDES and len(events) > 1:
        return decision(moment, say)
    if event.id in WAYS:
        who, way, number, rows = event.args[:4]
        told = way_in_words(say, "way", way)
        return say(f"log-way-{event.id}", name=named(who, say), way=told, number=number, rows=rows)
    if event.id == "pilot-offered":
        return say("log-offered", pilots=say.all_of([named(one.args[0], say) for one in events]))
    spoken = SPOKEN.get(event.id, (event.id,))
    return " ".join([say.event(one, names) for one in events if one.id in spoken])
