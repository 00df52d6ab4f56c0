"""Streams: whatever happens at a table, told to each viewer as that viewer sees it."""

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

import orjson
from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from mischia.core.state import Event
from mischia.table.devices import Badge
from mischia.table.errors import NoTable
from mischia.table.hall import Hall
from mischia.table.live_tables import Look
from mischia.table.manners import is_behind
from mischia.table.seen import TableSeen
from mischia.table.store.store import Person
from mischia.table.table import Table
from mischia.table.wire import wire_events
from mischia.web.api.models import FOLLOWING, Since, TableId
from mischia.web.caps import Doorkeeper, address_of
from mischia.web.company import Sharing, sharing_at, sharing_of
from mischia.web.compression import as_json, is_packed, nothing_hidden, own, public, reader_json
from mischia.web.identity import badge_of, hall_of, is_head, person_of
from mischia.web.ops.metrics import STREAMS
from mischia.web.pages.forms import language_of

KEEP_ALIVE = 15.0  # seconds; a page that hears nothing for much longer holds the line for lost
CLOSING = public("event: closing\ndata: {}\n\n").encode()
OUT = public("event: out\ndata: {}\n\n").encode()
SHUT = public("event: shut\ndata: {}\n\n").encode()
HERE = public("event: here\ndata: {}\n\n").encode()
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}

router = APIRouter()


def frame(event: str, data: str | bytes, id: int | None = None) -> bytes:
    """An event of a stream."""
    text = data.encode() if isinstance(data, str) else data
    head = b"" if id is None else b"id: %d\n" % id
    return b"%bevent: %b\ndata: %b\n\n" % (head, event.encode(), text.replace(b"\n", b"\ndata: "))


class Programs:
    """The stream of a program: the events that it missed, then its view."""

    def __init__(self, hall: Hall, table_id: str, person: Person | None, badge: Badge | None = None) -> None:
        self.hall, self.table_id, self.person = hall, table_id, None if person is None else person.id
        self.badge = badge  # by which that person is known, while it is good
        self.asker = self.person  # who is let in; a screen shows what everybody sees, whoever opens it
        self.in_room = False  # a screen that is never behind
        self.guests: list[tuple[str, str | None]] = []  # who are here while it is open
        if person is not None:
            self.guests.append((person.id, person.name))
        self.heard: int | None = None
        self.sent = b""
        self.packed = False  # whether it will be compressed
        self.look: Look | None = None  # the last that was shown
        self.reacted = 0  # the number of the last reaction that was told

    async def is_out(self) -> bool:
        """Whether whoever watches has been signed out."""
        return self.badge is not None and await self.hall.devices.knows(self.badge) is None

    async def reactions(self) -> bytes:
        """What those who sit there have shown since: nothing of whom the viewer mutes, and nothing to who is behind."""
        hall, fresh = self.hall, self.hall.reactions.since(self.table_id, self.reacted)
        self.reacted = hall.reactions.number
        if not fresh:
            return b""
        table = await hall.table(self.table_id)
        if not self.in_room and is_behind(table, self.person):
            return b""
        unheard = () if self.person is None else await hall.aversions.muted_by(self.person, self.table_id)
        shown = [(table.seat_of(one.person), one.word) for one in fresh if one.person not in unheard]
        told = [
            {"seat": table.seats.index(seat), "name": seat.name, "word": word}
            for seat, word in shown
            if seat is not None
        ]
        return b"".join(frame("react", public(orjson.dumps(one).decode())) for one in told)

    async def onlooker(self) -> Look | None:
        """What everybody may see, for whoever marks what is public."""
        return await self.hall.look(self.table_id, None, fresh=False) if self.packed else None

    async def begin(self, seq: int | None) -> None:
        """What was told before, if the stream was open before."""
        if seq is not None:
            self.heard = await self.hall.told(self.table_id, self.person, seq, self.in_room)

    def looked(self, look: Look | None, stays: bool = True) -> None:
        """Whoever has a name has seen this."""
        self.look = look
        if self.person is not None and look is not None:
            self.hall.looks.looked(self.person, look, stays)

    async def next(self) -> bytes:
        """What there is to tell now; nothing if the viewer can't see a difference."""
        look = await self.hall.look(self.table_id, self.person, fresh=False, in_room=self.in_room)
        self.looked(look)
        if look.sent == self.sent:
            return b""
        self.sent = look.sent
        heard, self.heard = self.heard, look.seen.told
        view = frame("view", reader_json(look, await self.onlooker()), look.seen.seq)
        if heard is None or heard >= self.heard:
            return view
        events = wire_events(look.seen, heard).decode()
        return frame("events", public(events) if nothing_hidden(look.seen) else own(events)) + view


class Pages(Programs):
    """The stream of a page: the table drawn anew by whoever draws pages."""

    def __init__(
        self, hall: Hall, table_id: str, person: Person | None, render: Callable[..., str], badge: Badge | None = None
    ) -> None:
        super().__init__(hall, table_id, person, badge)
        self.language = "en" if person is None else person.language
        self.render = render
        self.seen: TableSeen | None = None  # as it was drawn last
        self.drawn: dict[str, int] = {}  # by part: the hash of how the page has it
        self.events = 0  # how many were told by this stream
        self.last: tuple[Event, ...] | None = None  # that was told by this stream; if it is gone, it was taken back

    def drawn_for(self, seen: TableSeen) -> TableSeen:
        """The table with what more is known of who looks."""
        return seen

    async def next(self) -> bytes:
        look = await self.hall.look(self.table_id, self.person, fresh=False, in_room=self.in_room)
        self.looked(look)
        if look.seen == self.seen:
            return b""
        self.seen = look.seen
        seen = self.drawn_for(look.seen._replace(language=self.language))
        events, heard = seen.events, self.heard
        since: int | None = seen.told if heard is None else min(heard, seen.told)
        if self.last is not None and events[: self.events][-1:] != self.last:
            since = None
        self.heard, self.events, self.last = seen.told, len(events), events[-1:]
        shown = await self.onlooker()
        return frame("view", self.render(seen, since, self.drawn, None if shown is None else shown.seen), seen.seq)


class Passes(Exception):
    """The device is somebody else's turn, or nobody's: its page is to be another."""

    def __init__(self, go: str) -> None:
        self.go = go


class SharedPages(Pages):
    """The stream of a page on a device that several share: it ends when another of them is to see the table."""

    def __init__(
        self, hall: Hall, sharing: Sharing, render: Callable[..., str], badge: Badge | None, shown: int | None
    ) -> None:
        super().__init__(hall, sharing.table, sharing.viewer, render, badge)
        self.sharing, self.shown = sharing, shown  # whose page it is
        self.names = sharing.names
        self.language = sharing.company.own.language
        self.guests = [(one.id, one.name) for id in sharing.people if (one := sharing.company.person(id))]
        self.last_seq = 0

    async def is_out(self) -> bool:
        company, devices = self.sharing.company, self.hall.devices
        if self.badge is not None and await devices.knows(self.badge) is None:
            return True
        guests = tuple([(one, badge) for one, badge in company.guests if await devices.knows(badge) is not None])
        if guests != company.guests:  # somebody goes on elsewhere
            raise Passes(f"/tables/{self.table_id}")
        return False

    async def begin(self, seq: int | None) -> None:
        await super().begin(seq)
        self.last_seq = seq or 0

    async def next(self) -> bytes:
        table = await self.hall.table(self.table_id)
        now = sharing_at(table, self.sharing.company, self.sharing.front)
        if (None if now is None else now.shown) != self.shown:
            viewer = self.sharing.company.own if now is None else now.viewer
            raise Passes(self._page_of(table, viewer))
        self.names = self.names if now is None else now.names
        return await super().next()

    def _page_of(self, table: Table, viewer: Person | None) -> str:
        """Where the next one sees the table, from where this page has got to."""
        page = f"/tables/{self.table_id}{'' if viewer else '/curtain'}"
        if not self.last_seq:
            return page
        since = table.seq_then(self.last_seq, self.person, table.viewer(viewer.id if viewer else None))
        return f"{page}?since={since}"

    def drawn_for(self, seen: TableSeen) -> TableSeen:
        self.last_seq = seen.seq
        return seen._replace(company=self.names)


async def told(stream: Programs, seq: int | None) -> AsyncGenerator[bytes, None]:
    """A view at once and whenever it changes, until the viewer goes or the house closes."""
    hall, table_id, guests = stream.hall, stream.table_id, stream.guests
    people = [stream.person, *(guest for guest, _ in guests if guest != stream.person)]
    watch = hall.hub.enter(table_id, *people)
    for guest, name in guests:
        hall.presence.arrive(table_id, guest, name)
    STREAMS.inc()
    stream.reacted = hall.reactions.number  # what was shown before is gone
    try:
        await stream.begin(seq)
        while not watch.closed:
            if watch.doubt and await stream.is_out():
                yield OUT
                return
            watch.doubt = False
            if not await hall.may_look(table_id, stream.asker):
                yield SHUT
                return
            news = await stream.next() + await stream.reactions()
            if news:
                yield news
            while not await watch.wait(KEEP_ALIVE):
                yield HERE
        yield CLOSING
    except Passes as passed:
        yield frame("pass", public(as_json({"go": passed.go})))
    except NoTable:  # the host has deleted it: who opens the stream again is told so
        yield CLOSING
    finally:
        STREAMS.dec()
        stream.looked(stream.look, stays=False)
        hall.hub.leave(table_id, watch, *people)
        for guest, _ in guests:
            hall.presence.leave(table_id, guest)


def last_seen(request: Request, since: int | None) -> int | None:
    """Up to where the viewer has seen the table before."""
    last = request.headers.get("last-event-id", "")
    return int(last) if last.isdigit() and len(last) < 10 else since


async def counted(
    stream: AsyncGenerator[bytes, None], doorkeeper: Doorkeeper, person: str | None, address: str
) -> AsyncGenerator[bytes, None]:
    """A stream that counts among the open ones while it is."""
    doorkeeper.opened(person, address)
    try:
        async with aclosing(stream):
            async for news in stream:
                yield news
    finally:
        doorkeeper.opened(person, address, -1)


async def nothing() -> AsyncGenerator[bytes, None]:
    """The body of an answer to HEAD."""
    return
    yield


def answer(request: Request, stream: Programs, seq: int | None) -> StreamingResponse:
    """A stream; whoever asks for its headers alone is not held to be here."""
    stream.packed = is_packed(request)
    doorkeeper, address = request.app.state.doorkeeper, address_of(request.scope)
    doorkeeper.refuse_stream(stream.person, address)
    body = nothing() if is_head(request) else counted(told(stream, seq), doorkeeper, stream.person, address)
    return StreamingResponse(body, media_type="text/event-stream", headers=HEADERS)


@router.get("/api/tables/{table_id}/stream", tags=["match"], responses=FOLLOWING, response_class=StreamingResponse)
async def stream_for_programs(request: Request, table_id: TableId, since: Since = None) -> StreamingResponse:
    """Server-sent events: `view` is what GET on the table gives, its id is `seq`; `events` is what happened before it.

    When the stream is opened again, `Last-Event-ID` (or `since`) says what was seen already. `here` comes when
    nothing has happened for a while, `closing` when the server stops: open the stream again. `out` comes last when your
    token is signed out: it opens nothing any more; `shut` when you may not look any more (403 `not-shown`). `react`
    tells that somebody in a seat (the first is 0) shows a word for a moment; it is kept nowhere.
    """
    hall, person = hall_of(request), person_of(request)
    await hall.look(table_id, None)  # a table that is not there is refused before the stream begins
    stream = Programs(hall, table_id, person, badge_of(request))
    return answer(request, stream, last_seen(request, since))


@router.get("/tables/{table_id}/stream", include_in_schema=False)
async def stream_for_pages(
    request: Request, table_id: TableId, since: Since = None, front: int | None = None
) -> Response:
    """The stream of a page; where nobody draws pages, that of a program.

    `front` is the seat whose page it is, where several share a device.
    """
    hall, person = hall_of(request), person_of(request)
    await hall.look(table_id, None)
    if request.state.signed_out and not is_head(request):  # while the page slept: it shows what was somebody's
        return Response(OUT, media_type="text/event-stream", headers=HEADERS)
    render = getattr(request.app.state, "render", None)
    if render is None:
        return answer(request, Programs(hall, table_id, person, badge_of(request)), last_seen(request, since))
    sharing = sharing_of(request)
    if sharing is not None:
        shared = SharedPages(hall, sharing, render, request.state.own_badge, front)
        return answer(request, shared, last_seen(request, since))
    stream = Pages(hall, table_id, person, render, badge_of(request))
    if person is None:
        stream.language = language_of(request)
        browser = request.headers.get("user-agent", "")
        stream.guests = [(request.app.state.badges.stranger(table_id, address_of(request.scope), browser), None)]
    return answer(request, stream, last_seen(request, since))
