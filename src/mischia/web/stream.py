"""Streams: whatever happens at a table, told to each viewer as that viewer sees it."""

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from mischia.core.state import Event
from mischia.table.devices import Badge
from mischia.table.errors import NoTable
from mischia.table.hall import Hall
from mischia.table.live_tables import Look
from mischia.table.seen import TableSeen
from mischia.table.store.store import Person
from mischia.table.wire import wire_events
from mischia.web.api.models import FOLLOWING, Since, TableId
from mischia.web.caps import Doorkeeper, address_of
from mischia.web.compression import is_packed, nothing_hidden, own, public, reader_json
from mischia.web.identity import badge_of, hall_of, is_head, person_of
from mischia.web.ops.metrics import STREAMS
from mischia.web.pages.forms import language_of

KEEP_ALIVE = 15.0  # seconds; a page that hears nothing for much longer holds the line for lost
CLOSING = public("event: closing\ndata: {}\n\n").encode()
OUT = public("event: out\ndata: {}\n\n").encode()
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
        self.guest, self.name = self.person, None if person is None else person.name  # who is here while it is open
        self.heard: int | None = None
        self.sent = b""
        self.packed = False  # whether it will be compressed

    async def onlooker(self) -> Look | None:
        """What everybody may see, for whoever marks what is public."""
        return await self.hall.look(self.table_id, None, fresh=False) if self.packed else None

    async def begin(self, seq: int | None) -> None:
        """What was told before, if the stream was open before."""
        if seq is not None:
            self.heard = await self.hall.told(self.table_id, self.person, seq)

    async def next(self) -> bytes:
        """What there is to tell now; nothing if the viewer can't see a difference."""
        look = await self.hall.look(self.table_id, self.person, fresh=False)
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

    async def next(self) -> bytes:
        look = await self.hall.look(self.table_id, self.person, fresh=False)
        if look.seen == self.seen:
            return b""
        self.seen = look.seen
        seen = look.seen._replace(language=self.language)
        events, heard = seen.events, self.heard
        since: int | None = seen.told if heard is None else min(heard, seen.told)
        if self.last is not None and events[: self.events][-1:] != self.last:
            since = None
        self.heard, self.events, self.last = seen.told, len(events), events[-1:]
        shown = await self.onlooker()
        return frame("view", self.render(seen, since, self.drawn, None if shown is None else shown.seen), seen.seq)


async def told(stream: Programs, seq: int | None) -> AsyncGenerator[bytes, None]:
    """A view at once and whenever it changes, until the viewer goes or the house closes."""
    hall, table_id, guest = stream.hall, stream.table_id, stream.guest
    watch = hall.hub.enter(table_id, stream.person)
    if guest is not None:
        hall.presence.arrive(table_id, guest, stream.name)
    STREAMS.inc()
    try:
        await stream.begin(seq)
        while not watch.closed:
            if watch.doubt and stream.badge is not None and await hall.devices.knows(stream.badge) is None:
                yield OUT
                return
            watch.doubt = False
            news = await stream.next()
            if news:
                yield news
            while not await watch.wait(KEEP_ALIVE):
                yield HERE
        yield CLOSING
    except NoTable:  # the host has deleted it: who opens the stream again is told so
        yield CLOSING
    finally:
        STREAMS.dec()
        hall.hub.leave(table_id, watch, stream.person)
        if guest is not None:
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
    token is signed out: it opens nothing any more.
    """
    hall, person = hall_of(request), person_of(request)
    await hall.look(table_id, None)  # a table that is not there is refused before the stream begins
    stream = Programs(hall, table_id, person, badge_of(request))
    return answer(request, stream, last_seen(request, since))


@router.get("/tables/{table_id}/stream", include_in_schema=False)
async def stream_for_pages(request: Request, table_id: TableId, since: Since = None) -> Response:
    """The stream of a page; where nobody draws pages, that of a program."""
    hall, person = hall_of(request), person_of(request)
    await hall.look(table_id, None)
    if request.state.signed_out and not is_head(request):  # while the page slept: it shows what was somebody's
        return Response(OUT, media_type="text/event-stream", headers=HEADERS)
    render = getattr(request.app.state, "render", None)
    if render is None:
        return answer(request, Programs(hall, table_id, person, badge_of(request)), last_seen(request, since))
    stream = Pages(hall, table_id, person, render, badge_of(request))
    if person is None:
        stream.language = language_of(request)
        browser = request.headers.get("user-agent", "")
        stream.guest = request.app.state.badges.stranger(table_id, address_of(request.scope), browser)
    return answer(request, stream, last_seen(request, since))
