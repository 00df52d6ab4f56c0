"""The panel "Tell me": how somebody hears that it is their turn while no page of theirs is open."""

from functools import cache
from typing import NamedTuple
from urllib.parse import urlsplit
from zoneinfo import available_timezones

from fastapi import Request

from mischia.core.errors import MischiaError
from mischia.core.language import Words
from mischia.table.store.nudges import Way, Wishes
from mischia.table.store.store import Person
from mischia.web.browsers import title_of
from mischia.web.identity import badge_of, hall_of
from mischia.web.notices.sender import sender_of
from mischia.web.pages import render
from mischia.web.pages.forms import language_of

HOUR = 3600
REMINDERS = (0, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR)
KINDS = {"push": "tell-kind-push", "mail": "tell-kind-mail", "webhook": "tell-kind-webhook"}
PICTURES = {"push": "phone", "mail": "chat", "webhook": "link"}


class WayRow(NamedTuple):
    """A way as it is listed."""

    id: str
    title: str
    picture: str
    state: str
    good: bool
    key: str = ""  # by which a webhook knows that it is us


class Tell(NamedTuple):
    """All that the panel shows."""

    ways: tuple[WayRow, ...]
    off: bool
    quiet_from: str  # as a clock has it; empty: no hour is quiet
    quiet_to: str
    zone: str
    zones: tuple[str, ...]
    remind: int
    reminders: tuple[tuple[int, str], ...]
    mails: bool  # whether this house sends mail
    key: str  # by which a browser knows who sends
    here: bool  # whether this browser is told already
    refusal: str = ""
    note: str = ""
    typed: str = ""


@cache
def zones() -> tuple[str, ...]:
    """The clocks of the world, by their places."""
    found = {
        name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "posix/", "right/"))
    }
    return ("UTC", *sorted(found))


async def tell_of(
    request: Request, person: Person, refused: MischiaError | None = None, note: str = "", typed: str = ""
) -> Tell:
    """The panel of somebody; with why something was refused, or what was done."""
    say, book, badge = render.words(language_of(request)), sender_of(request).book, badge_of(request)
    wishes, ways = await book.wishes(person.id), await book.ways(person.id)
    here = badge is not None and any(way.device == badge.device for way in ways)
    rows = tuple([await row_of(request, way, say) for way in ways])
    refusal = "" if refused is None else say.error(refused)
    about = sender_of(request).mails, sender_of(request).vapid.public, here
    return drawn(say, rows, wishes, *about)._replace(refusal=refusal, note=note, typed=typed)


def drawn(say: Words, rows: tuple[WayRow, ...], wishes: Wishes, mails: bool, key: str, here: bool) -> Tell:
    reminders = tuple((one, say("tell-remind-hours", count=one // HOUR)) for one in REMINDERS)
    clock = clock_of(wishes.quiet_from), clock_of(wishes.quiet_to)
    return Tell(rows, wishes.off, *clock, wishes.zone, zones(), wishes.remind, reminders, mails, key, here)


async def row_of(request: Request, way: Way, say: Words) -> WayRow:
    """A way in plain words: of a browser which one it is, of the others where it leads."""
    title, key = way.address, ""
    if way.kind == "push":
        title = say("tell-push-of", service=urlsplit(way.address).hostname or "?")
        known = {one.id: one for one in await hall_of(request).devices.register.of(known_as(request))}
        if way.device in known:
            title = title_of(known[way.device], say)
    elif way.kind == "webhook":
        key = way.keys["key"]
    state = say("tell-faults", count=way.faults) if way.faults else say(KINDS[way.kind])
    return WayRow(way.id, title, PICTURES[way.kind], state if way.good else say("tell-unconfirmed"), way.good, key)


def known_as(request: Request) -> Person:
    person = request.state.person
    assert isinstance(person, Person)
    return person


def clock_of(minutes: int | None) -> str:
    """Minutes of the day as a clock has them.

    >>> clock_of(22 * 60 + 5), clock_of(None)
    ('22:05', '')
    """
    return "" if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"
