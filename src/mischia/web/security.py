"""What every request has to pass, and what every answer carries."""

import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic, perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mischia.table.hall import Hall
from mischia.table.store.store import Person
from mischia.web.caps import Doorkeeper, TooMuch, address_of, too_much
from mischia.web.errors import plain, refuse
from mischia.web.identity import COOKIE, Asker, Badges
from mischia.web.ops.metrics import answered

log = logging.getLogger("mischia.access")

ALONE, IN_A_BOX = "frame-ancestors 'none'", "frame-ancestors 'self'"  # who may show a page of ours within theirs
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "frame-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        ALONE,
    )
)
CARRIED = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
CARRIED_IN_A_BOX = [(name, value.replace(ALONE.encode(), IN_A_BOX.encode())) for name, value in CARRIED]
BOXED, BOXED_TOO = "/show/", "/still"  # pages that a box of ours shows: how their paths begin, or end
NOT_KEPT = (b"cache-control", b"no-store")
METRICS = "/metrics"  # has a token of its own
SAFE = ("GET", "HEAD", "OPTIONS")
MOST_BYTES = 32_768
MOST_BYTES_OF_A_MATCH = 524_288
BIG = ("/api/matches", "/matches")
BUCKETS = 20_000
OPENING = ("/tables", "/play", "/matches", "/api/tables", "/api/matches")
OPENING_TOO = ("/rematch", "/what-if", "/play-on")  # how the paths of those end that open a table after another
CHOOSING_LANGUAGE = "/language"


class Rates:
    """So many requests a second for each who asks, and a handful at once."""

    def __init__(self, rate: float, most: float | None = None) -> None:
        self.rate = rate
        self.most = 4 * rate if most is None else most
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str, cost: float) -> bool:
        if self.rate <= 0:
            return True
        now = monotonic()
        left, then = self.buckets.pop(who, (self.most, now))
        left = min(self.most, left + (now - then) * self.rate)
        allowed = left >= cost
        self.buckets[who] = (left - cost if allowed else left, now)
        if len(self.buckets) > BUCKETS:
            self.buckets.popitem(last=False)
        return allowed

    def give_back(self, who: str, cost: float) -> None:
        """What was asked for was right, and is not counted."""
        left, then = self.buckets.get(who, (self.most, monotonic()))
        self.buckets[who] = (min(self.most, left + cost), then)


class Guard:
    """Finds out who asks, and lets nothing through that is too big, too often, or sent by another site's page."""

    def __init__(
        self, app: ASGIApp, badges: Badges, hall: Hall, rate: float, access_log: bool, doorkeeper: Doorkeeper
    ) -> None:
        self.app = app
        self.doorkeeper = doorkeeper
        self.badges = badges
        self.hall = hall
        self.rates = Rates(rate)
        self.access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 500

        async def carry(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                there = message.setdefault("headers", [])
                path = scope["path"]
                there.extend(CARRIED_IN_A_BOX if path.startswith(BOXED) or path.endswith(BOXED_TOO) else CARRIED)
                if not any(name == b"cache-control" for name, _ in there):
                    there.append(NOT_KEPT)
            await send(message)

        try:
            await self._pass(*as_get(scope, receive, carry))
        finally:
            answered(scope["method"], status)
            if self.access_log:
                route = getattr(scope.get("route"), "path", "?")  # never the path: a table's id is a secret
                took = round(1000 * (perf_counter() - began), 1)
                log.info("answered", extra={"method": scope["method"], "route": route, "status": status, "ms": took})

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        cookies = headers.get("cookie")
        cookie = None if cookies is None else cookie_parser(cookies).get(COOKIE)
        token = None if scope["path"] == METRICS else headers.get("authorization")
        asker = self.badges.read(cookie, token)
        refused = self._refusal(scope, headers, asker)
        if refused is not None:
            await plain(*refused)(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        state["person"] = None if asker.person is None else await self.hall.people.person(asker.person)
        state["only"] = asker.only
        if asker.person is not None and state["person"] is None and not asker.by_cookie:
            await plain(401, "bad-token", "This token is of no use here.", {"WWW-Authenticate": "Bearer"})(
                scope, receive, send
            )
            return
        try:
            if not self.rates.allows(asker.person or address_of(scope), 1.0 if scope["method"] not in SAFE else 0.25):
                raise too_much("too-often", again=1)
            begins = self._begins(scope, state["person"])
        except TooMuch as refusal:
            await refuse(Request(scope), refusal, refusal.status)(scope, receive, send)
            return
        most = MOST_BYTES_OF_A_MATCH if scope["path"] in BIG else MOST_BYTES
        await self.app(scope, limited(receive, most), send if begins is None else noting(send, begins))

    def _begins(self, scope: Scope, person: Person | None) -> Callable[[Headers], None] | None:
        """What to note when a request is done that begins something; it is refused if that is too much."""
        path, address = scope["path"], address_of(scope)
        if scope["method"] in SAFE or path == CHOOSING_LANGUAGE:
            return None
        opens = path in OPENING or path.endswith(OPENING_TOO)
        if person is None:
            self.doorkeeper.people.refuse(address=address)  # there is nothing else to do without a name
        id = None if person is None else person.id
        if opens:
            self.doorkeeper.tables.refuse(person=id, address=address)

        def note(headers: Headers) -> None:
            if person is None and headers.get("set-cookie", "").startswith(f"{COOKIE}="):
                self.doorkeeper.people.note(address=address)
            if opens:
                self.doorkeeper.tables.note(person=id, address=address)

        return note

    def _refusal(self, scope: Scope, headers: Headers, asker: Asker) -> tuple[int, str, str] | None:
        method = scope["method"]
        if asker.bad_token:
            return 401, "bad-token", "This token is of no use here."
        if not asker.may_ask(scope["path"]):
            return 403, "other-table", "This token opens one table alone."
        if method not in SAFE:
            origin = headers.get("origin")
            if origin is not None and urlsplit(origin).netloc != headers.get("host"):
                return 403, "other-site", "Another site's page may not do that."
            if origin is None and asker.by_cookie and headers.get("sec-fetch-site") != "same-origin":
                return 403, "no-origin", "A request with a cookie must say which page it comes from."
            length = headers.get("content-length", "0")
            most = MOST_BYTES_OF_A_MATCH if scope["path"] in BIG else MOST_BYTES
            if not length.isdigit() or int(length) > most:
                return 413, "too-big", "That is too much at once."
        return None


def noting(send: Send, note: Callable[[Headers], None]) -> Send:
    """Note what was begun, as soon as it is known to be."""

    async def noted(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] < 400:
            note(Headers(raw=message["headers"]))
        await send(message)

    return noted


def as_get(scope: Scope, receive: Receive, send: Send) -> tuple[Scope, Receive, Send]:
    """A request; HEAD is answered like GET, without the body."""
    if scope["method"] != "HEAD":
        return scope, receive, send

    async def bodiless(message: Message) -> None:
        if message["type"] != "http.response.body":
            await send(message)
        elif not message.get("more_body", False):
            await send({"type": "http.response.body"})

    return {**scope, "method": "GET", "state": {**scope.get("state", {}), "head": True}}, receive, bodiless


def limited(receive: Receive, most: int) -> Receive:
    """A body that is cut off when it turns out too big, whatever it said of its length."""
    got = 0

    async def counted() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise HTTPException(413, "That is too much at once.")
        return message

    return counted


class JsonLines(logging.Formatter):
    """Logs as JSON, a line each; they hold neither names, nor cards, nor the ids of tables."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "from": record.name,
            "what": record.getMessage(),
        }
        for name in ("method", "route", "status", "ms", "refusal", "address"):
            if hasattr(record, name):
                told[name] = getattr(record, name)
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told)
