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

FORBIDS: Final = {  # why an AI can't do what it tries, and how the log says so
    "too-dear": "log-not-too-dear",
    "no-target": "log-not-no-target",
    "hurts-own": "log-not-hurts-own",
}
DECIDES: Final = ("tries", *FORBIDS, *WAYS)  # how an AI comes to act: a line of the log, one by one for who asks why
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
    "ai-draws": ("turn", "ai-reshuffled", "ai-draws"),
    "draws-down": ("turn", "ai-reshuffled", "draws-down"),
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
        case "ai-draws" | "draws-down" | "ai-reshuffled":
            return event.id == "ai-reshuffled" or (event.id == "turn" and isinstance(event.args[0], str))
        case "tries" | "too-dear" | "no-target" | "hurts-own" | "weighs" | "rules-out" | "settles":
            return own and event.id in ("tries", *FORBIDS, *LISTED)
        case "acts":
            return own and event.id == "settles"
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
    """What an AI tries, each way that it weighs, the one on which it settles, of all of them, and that it acts."""
    events = moment.events
    at = next((at for at, event in enumerate(events) if event.id == "settles"), None)
    if at is None:
        return apart(moment)
    settled = moment.upto - len(events) + at + 1
    reasons = apart(moment._replace(events=events[:at], upto=settled - 1))
    acts = [moment._replace(events=events[at + 1 :])] if events[at + 1 :] else []
    return [*reasons, moment._replace(events=(*last_tried(events)[1:], events[at]), upto=settled), *acts]


def last_tried(events: Sequence[Event]) -> list[Event]:
    """What an AI tried last, and the ways that it weighed to do it."""
    since = max(at for at, event in enumerate(events) if event.id == "tries")
    return [event for event in events[since:] if event.id in ("tries", *LISTED)]


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
    """The event that names a line: an AI that joins, draws or is forbidden something does so last."""
    last = moment.events[-1]
    settled = next((event for event in moment.events if event.id == "settles"), None)
    return settled or (last if last.id in ("boss", "drone", "ai-draws", "draws-down", *FORBIDS) else moment.events[0])


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
    """What an AI must not do, and on what it settles instead."""
    told = [say(FORBIDS[one.id], item=tried(one, say)) for one in moment.events if one.id in FORBIDS]
    settled = next((event for event in moment.events if event.id == "settles"), None)
    if settled is not None:
        name, way = named(settled.args[0], say), way_in_words(say, "way", settled.args[1])
        item = tried(last_tried(moment.events)[0], say)
        told.append(say("log-does", name=name, item=item, way=way))
    return " ".join(told) or say.event(moment.events[0], moment.now.players)


def tried(event: Event, say: Strings) -> str:
    """What an AI tries: a card, or its default action."""
    return named(event.args[1], say) if event.args[1] else say("item-default-action")


def words(moment: Moment[Scene], event: Event, say: Strings) -> str:
    """What happened, in words."""
    events, names = moment.events, moment.now.players
    if events[0].id == "tries" and len(events) > 1:
        return decision(moment, say)
    if event.id in WAYS:
        who, way, number, rows = event.args[:4]
        told = way_in_words(say, "way", way)
        return say(f"log-way-{event.id}", name=named(who, say), way=told, number=number, rows=rows)
    if event.id == "pilot-offered":
        return say("log-offered", pilots=say.all_of([named(one.args[0], say) for one in events]))
    spoken = SPOKEN.get(event.id, (event.id,))
    return " ".join([say.event(one, names) for one in events if one.id in spoken])
