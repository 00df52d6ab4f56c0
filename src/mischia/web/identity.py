"""Who asks: a guest by a signed cookie, a program by a token."""

import hmac
from dataclasses import dataclass
from functools import lru_cache

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer

from mischia.core.errors import MischiaError
from mischia.table.errors import NotYours
from mischia.table.hall import Hall
from mischia.table.presence import STRANGER
from mischia.table.store.store import Person

COOKIE = "mischia"
YEAR = 365 * 86400


class NotKnown(MischiaError):
    """Something that needs a name first."""

    def __init__(self) -> None:
        super().__init__("Tell your name first.", "no-name")


@dataclass(frozen=True)
class Asker:
    """Who a request comes from; `only` is the one table that a seat's token opens, to a program."""

    person: str | None = None
    only: str | None = None
    by_cookie: bool = False
    bad_token: bool = False

    def may_ask(self, path: str) -> bool:
        """Whether a path is open to this badge."""
        return self.only is None or path == f"/api/tables/{self.only}" or path.startswith(f"/api/tables/{self.only}/")


class Badges:
    """Signs and reads cookies and tokens."""

    def __init__(self, key: str) -> None:
        self._cookies = URLSafeSerializer(key, salt="cookie")
        self._tokens = URLSafeSerializer(key, salt="token")
        self._key = key.encode()
        self.read = lru_cache(maxsize=20000)(self._read)

    def cookie(self, person: Person) -> str:
        return str(self._cookies.dumps(person.id))

    def stranger(self, table_id: str, address: str, browser: str) -> str:
        """A mark for somebody without a name while their page is open: the same for one device at one table."""
        told = f"{table_id} {address} {browser}".encode()
        return STRANGER + hmac.digest(self._key, told, "sha256").hex()[:20]

    def token(self, person: str, only: str | None = None) -> str:
        """A program's badge; with a table, it opens that table alone."""
        return str(self._tokens.dumps([person, only]))

    def _read(self, cookie: str | None, authorization: str | None) -> Asker:
        if authorization is not None:
            kind, _, token = authorization.partition(" ")
            try:
                person, only = self._tokens.loads(token.strip()) if kind.casefold() == "bearer" else (None, None)
            except (BadSignature, ValueError, TypeError):
                person = None
            return Asker(bad_token=True) if person is None else Asker(str(person), only)
        if cookie is not None:
            try:
                return Asker(str(self._cookies.loads(cookie)), by_cookie=True)
            except BadSignature:
                return Asker()
        return Asker()


def give_cookie(response: Response, request: Request, person: Person) -> None:
    """Let the browser remember who this is."""
    response.set_cookie(
        COOKIE,
        request.app.state.badges.cookie(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


def hall_of(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


def person_of(request: Request) -> Person | None:
    """Who asks, if they have told their name."""
    found: Person | None = request.state.person
    return found


def is_head(request: Request) -> bool:
    """Whether only the headers are asked for; the request is answered like GET all the same."""
    return bool(getattr(request.state, "head", False))


def known_person(request: Request) -> Person:
    """Who asks; whoever has not told their name is asked to."""
    found = person_of(request)
    if found is None:
        raise NotKnown
    return found


def whole_person(request: Request) -> Person:
    """Who asks, and not only by the token of one seat."""
    found = known_person(request)
    if request.state.only is not None:
        raise NotYours("This token opens one table alone.", "other-table")
    return found
