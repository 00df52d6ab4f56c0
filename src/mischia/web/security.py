"""What every request has to pass, and what every answer carries."""

import json
import logging
import re
from collections.abc import Callable
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mischia.table.errors import NotYours
from mischia.table.hall import Hall
from mischia.table.store.store import Person
from mischia.web.browsers import about
from mischia.web.caps import Doorkeeper, TooMuch, address_of, too_much
from mischia.web.company import COMPANY, FRONT, company_of, sharing_on
from mischia.web.errors import plain, refuse
from mischia.web.house_rules import INSIDE, Banned, HouseRules, NotLetIn
from mischia.web.identity import COOKIE, Asker, Badges
from mischia.web.ops.metrics import answered
from mischia.web.pages import announced
from mischia.web.tries import Rates

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
        "worker-src 'self'",
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
SECRET = (
    "/go-on/",
    "/tell/",
)  # whose paths are secrets: no request tells of them where it comes from, not even to ourselves
CARRIED_BESIDE_A_SECRET = [(name, b"strict-origin" if name == b"referrer-policy" else value) for name, value in CARRIED]
NOT_KEPT = (b"cache-control", b"no-store")
METRICS = "/metrics"  # has a token of its own
SAFE = ("GET", "HEAD", "OPTIONS")
MOST_BYTES = 32_768
MOST_BYTES_OF_A_MATCH = 524_288
BIG = ("/api/matches", "/matches")
OPENING = ("/tables", "/play", "/matches", "/api/tables", "/api/matches")
OPENING_TOO = ("/rematch", "/what-if", "/play-on")  # how the paths of those end that open a table after another
FREE = ("/language", "/announcement", "/door", "/you/enter")  # for whoever has no name
LETTERS = "/tell/"  # how the links of mails begin: who gets one confirms or ends it without a name
OF_A_TABLE = re.compile(r"/(?:api/)?tables/([A-Za-z0-9_-]{1,40})(?:/.*)?", re.ASCII).fullmatch  # all of it
HOSTS = "/host"  # how the paths of the host's own page begin, who has a cookie for it


def carried(path: str) -> list[tuple[bytes, bytes]]:
    """What the answer to a request for a path carries."""
    if path.startswith(SECRET):
        return CARRIED_BESIDE_A_SECRET
    return CARRIED_IN_A_BOX if path.startswith(BOXED) or path.endswith(BOXED_TOO) else CARRIED


class Guard:
    """Finds out who asks, and lets nothing through that is too big, too often, or sent by another site's page."""

    def __init__(
        self,
        app: ASGIApp,
        badges: Badges,
        hall: Hall,
        rate: float,
        access_log: bool,
        doorkeeper: Doorkeeper,
        house_rules: HouseRules,
    ) -> None:
        self.app = app
        self.house_rules = house_rules
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
                there.extend(carried(path))
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
        cookies = cookie_parser(headers.get("cookie", ""))
        cookie = cookies.get(COOKIE)
        token = None if scope["path"] == METRICS else headers.get("authorization")
        asker = self.badges.read(cookie, token)
        refused = self._refusal(scope, headers, asker)
        if refused is not None:
            await plain(*refused)(scope, receive, send)
            return
        state, badge = scope.setdefault("state", {}), asker.badge
        person = None if badge is None else await self.hall.devices.knows(badge)
        state["person"], state["badge"] = person, badge if person is not None else None
        state["own"], state["own_badge"] = person, state["badge"]
        if person is not None and asker.by_cookie:
            await self._step_forward(scope["path"], state, person, cookies)
        state["signed_out"] = person is None and asker.by_cookie
        if badge is not None and person is None and not asker.by_cookie:
            await plain(401, "bad-token", "This token is of no use here.", {"WWW-Authenticate": "Bearer"})(
                scope, receive, send
            )
            return
        if badge is not None and person is not None and self.hall.devices.is_news(badge.device):
            self.hall.devices.saw(badge, about(headers.get("user-agent", ""), badge.by_cookie))
        await self.house_rules.refresh()
        announced.show(self.house_rules.announcement, cookies.get(announced.COOKIE))
        try:
            who = address_of(scope) if person is None else person.id
            if not self.rates.allows(who, 1.0 if scope["method"] not in SAFE else 0.25):
                raise too_much("too-often", again=1)
            self._let_in(scope, person, cookies.get(INSIDE))
            if (found := OF_A_TABLE(scope["path"])) is not None:
                await self.hall.refuse_at_door(found[1], None if person is None else person.id)
            begins = self._begins(scope, person)
        except TooMuch as refusal:
            await refuse(Request(scope), refusal, refusal.status)(scope, receive, send)
            return
        except (Banned, NotLetIn, NotYours) as refusal:
            await refuse(Request(scope), refusal, 403)(scope, receive, send)
            return
        most = MOST_BYTES_OF_A_MATCH if scope["path"] in BIG else MOST_BYTES
        await self.app(scope, limited(receive, most), send if begins is None else noting(send, begins))

    async def _step_forward(self, path: str, state: dict[str, Any], own: Person, cookies: dict[str, str]) -> None:
        """Let whoever is in front of a device that several share be who asks."""
        company = state["company"] = await company_of(self.hall, self.badges, own, cookies.get(COMPANY))
        sharing = state["sharing"] = await sharing_on(self.hall, path, company, cookies.get(FRONT))
        if sharing is None or sharing.viewer is own:
            return
        state["person"], state["badge"] = sharing.viewer, sharing.viewer and company.badge(sharing.viewer.id)

    def _let_in(self, scope: Scope, person: Person | None, inside: str | None) -> None:
        """Refuse what the house does not want: from whoever was sent away, and from newcomers at a closed door."""
        if scope["method"] not in SAFE and not is_free(scope["path"]):
            self.house_rules.refuse_banned(None if person is None else person.id, address_of(scope))
            if person is None:
                self.house_rules.refuse_newcomer(inside)

    def _begins(self, scope: Scope, person: Person | None) -> Callable[[Headers], None] | None:
        """What to note when a request is done that begins something; it is refused if that is too much."""
        path, address = scope["path"], address_of(scope)
        if scope["method"] in SAFE or is_free(path):
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


def is_free(path: str) -> bool:
    """Whether a path is for whoever has no name, or for the host."""
    return path in FREE or path == HOSTS or path.startswith((f"{HOSTS}/", LETTERS))


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
