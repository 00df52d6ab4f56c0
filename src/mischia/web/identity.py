"""Who asks: a guest by a signed cookie, a program by a token. Both are badges; which of them are good is known to
`table/devices.py`."""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer

from mischia.core.errors import MischiaError
from mischia.table.devices import Badge, new_device
from mischia.table.errors import NotYours
from mischia.table.hall import Hall
from mischia.table.presence import STRANGER
from mischia.table.store.store import Person
from mischia.table.table import Table
from mischia.web.company import COMPANY, Covered, sharing_of

COOKIE = "mischia"
YEAR = 365 * 86400


class NotKnown(MischiaError):
    """Something that needs a name first."""

    def __init__(self) -> None:
        super().__init__("Tell your name first.", "no-name")


@dataclass(frozen=True)
class Asker:
    """Who a request comes from."""

    badge: Badge | None = None
    bad_token: bool = False

    @property
    def by_cookie(self) -> bool:
        return self.badge is not None and self.badge.by_cookie

    def may_ask(self, path: str) -> bool:
        """Whether a path is open to this badge: a seat's token opens one table alone, to a program."""
        only = None if self.badge is None else self.badge.only
        return only is None or path == f"/api/tables/{only}" or path.startswith(f"/api/tables/{only}/")


class Badges:
    """Signs and reads cookies and tokens.

    A cookie is `[person, device, epoch]`, a token `[person, only, device, epoch]`. Those of before there were devices
    are `person` and `[person, only]`: each is taken for a device of its own, the same whenever it comes.
    """

    def __init__(self, key: str) -> None:
        self._cookies = URLSafeSerializer(key, salt="cookie")
        self._tokens = URLSafeSerializer(key, salt="token")
        self._companies = URLSafeSerializer(key, salt="company")
        self._key = key.encode()
        self.read = lru_cache(maxsize=20000)(self._read)

    def cookie(self, person: Person, device: str | None = None) -> str:
        """A browser's badge; without a device, that of a new one."""
        return str(self._cookies.dumps([person.id, device or new_device(), person.epoch]))

    def company(self, own: str, badges: Sequence[Badge]) -> str:
        """The guests on somebody's browser: it counts for nothing on anybody else's."""
        return str(self._companies.dumps([own, [[one.person, one.device, one.epoch] for one in badges]]))

    def read_company(self, cookie: str) -> tuple[str, list[Badge]] | None:
        """Whose browser it is, and the badges of its guests."""
        try:
            own, told = self._companies.loads(cookie)
        except (BadSignature, ValueError):
            return None
        return own, [Badge(person, device, epoch, by_cookie=True, shared=True) for person, device, epoch in told]

    def stranger(self, table_id: str, address: str, browser: str) -> str:
        """A mark for somebody without a name while their page is open: the same for one device at one table."""
        told = f"{table_id} {address} {browser}".encode()
        return STRANGER + hmac.digest(self._key, told, "sha256").hex()[:20]

    def token(self, person: Person, only: str | None = None, device: str | None = None) -> str:
        """A program's badge; with a table, it opens that table alone; without a device, it is a new one's."""
        return str(self._tokens.dumps([person.id, only, device or new_device(), person.epoch]))

    def _read(self, cookie: str | None, authorization: str | None) -> Asker:
        if authorization is not None:
            kind, _, token = authorization.partition(" ")
            try:
                return Asker(token_badge(self._tokens.loads(token.strip() if kind.casefold() == "bearer" else "")))
            except (BadSignature, ValueError):
                return Asker(bad_token=True)
        if cookie is not None:
            try:
                return Asker(cookie_badge(self._cookies.loads(cookie)))
            except (BadSignature, ValueError):
                return Asker()
        return Asker()


def cookie_badge(told: Any) -> Badge:
    """What a cookie says that we have signed."""
    person, device, epoch = told if isinstance(told, list) else (told, device_of_before("cookie", told), 0)
    return Badge(person, device, epoch, by_cookie=True)


def token_badge(told: Any) -> Badge:
    """What a token says that we have signed."""
    person, only, *rest = told
    device, epoch = rest or (device_of_before("token", person, only or ""), 0)
    return Badge(person, device, epoch, only)


def device_of_before(*told: str) -> str:
    """The device of a badge that says none; nobody could find another that comes out the same."""
    return hashlib.sha256(" ".join(told).encode()).hexdigest()[:20]


def badge_of(request: Request) -> Badge | None:
    """What whoever asks has shown to be known."""
    found: Badge | None = request.state.badge
    return found


def own_device(request: Request, person: Person) -> str | None:
    """The device that asks, if it is known as this person's: what it is given is for the same one."""
    badge = badge_of(request)
    return badge.device if badge is not None and badge.person == person.id else None


def give_cookie(response: Response, request: Request, person: Person) -> None:
    """Let the browser remember who this is."""
    response.set_cookie(
        COOKIE,
        request.app.state.badges.cookie(person, own_device(request, person)),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


def take_cookie(response: Response) -> None:
    """Let the browser forget who this is."""
    for name in (COOKIE, COMPANY):
        response.delete_cookie(name, path="/", httponly=True, samesite="lax")


def hall_of(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


def person_of(request: Request) -> Person | None:
    """Who asks, if they have told their name."""
    found: Person | None = request.state.person
    return found


def owner_of(request: Request) -> Person | None:
    """Whose device asks, whoever is in front of it."""
    found: Person | None = getattr(request.state, "own", None)
    return found or person_of(request)


async def table_of(request: Request, table_id: str) -> Table:
    """A table as whoever asks may know it."""
    person = person_of(request)
    return await hall_of(request).table_for(table_id, None if person is None else person.id)


def is_head(request: Request) -> bool:
    """Whether only the headers are asked for; the request is answered like GET all the same."""
    return bool(getattr(request.state, "head", False))


def known_person(request: Request) -> Person:
    """Who asks; whoever has not told their name is asked to."""
    found = person_of(request)
    if found is None and sharing_of(request) is not None:
        raise Covered
    if found is None:
        raise NotKnown
    return found


def whole_person(request: Request) -> Person:
    """Who asks, and not only by the token of one seat."""
    found = known_person(request)
    badge = badge_of(request)
    if badge is not None and badge.only is not None:
        raise NotYours("This token opens one table alone.", "other-table")
    return found
