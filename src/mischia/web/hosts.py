"""The host's own badge: a link that opens the host's page once, and a cookie for a while. There is no password."""

import hashlib
from secrets import token_urlsafe
from time import time

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer

from mischia.core.errors import MischiaError
from mischia.table.errors import Refused
from mischia.table.store.office import Office
from mischia.web.caps import address_of
from mischia.web.tries import Rates

COOKIE = "mischia_host"
PATH = "/host"
ENTER = "/host/enter"
OPEN_FOR = 12 * 3600  # seconds for which somebody stays signed in
LINK_FOR = 15 * 60  # seconds for which a link is good
AT_ONCE, A_SECOND = 10, 0.1  # wrong links from one address, and more of them later


class NotHost(MischiaError):
    """Somebody who is not signed in as the host of the house."""

    def __init__(self) -> None:
        super().__init__("This is for the host: mischia admin link opens it.", "not-the-host")


class Hosts:
    """Makes links and reads cookies, with a secret of the data folder."""

    def __init__(self, secret: str, office: Office) -> None:
        self.office = office
        self.tries = Rates(A_SECOND, AT_ONCE)
        self._links = URLSafeSerializer(secret, salt="link")
        self._cookies = URLSafeSerializer(secret, salt="host")

    async def link(self) -> str:
        """What a link ends with that opens the page once."""
        nonce = token_urlsafe(16)
        await self.office.keep_link(digest(nonce), time() + LINK_FOR)
        return str(self._links.dumps(nonce))

    async def enter(self, request: Request, token: str) -> None:
        """Refuse a link that is not good any more, and whoever tries many of them."""
        address = address_of(request.scope)
        if not self.tries.allows(address, 1.0):
            raise Refused("Too many links that are not good; wait a minute.", "too-many-links")
        try:
            nonce = str(self._links.loads(token))
        except BadSignature as wrong:
            raise NotHost from wrong
        if not await self.office.use_link(digest(nonce), time()):
            raise NotHost
        self.tries.give_back(address, 1.0)

    def sign_in(self, answer: Response, request: Request) -> None:
        answer.set_cookie(
            COOKIE,
            str(self._cookies.dumps(int(time()))),
            max_age=OPEN_FOR,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
            path=PATH,
        )

    def sign_out(self, answer: Response) -> None:
        answer.delete_cookie(COOKIE, path=PATH)

    def check(self, request: Request) -> None:
        """Refuse whoever is not signed in; and a form that does not say that it comes from our page."""
        try:
            since = self._cookies.loads(request.cookies.get(COOKIE, ""))
        except BadSignature as wrong:
            raise NotHost from wrong
        if not isinstance(since, int) or not since <= time() < since + OPEN_FOR:
            raise NotHost
        if request.method != "GET" and "origin" not in request.headers:
            if request.headers.get("sec-fetch-site") != "same-origin":
                raise NotHost


def digest(nonce: str) -> str:
    """What the database keeps of a link, which does not open anything."""
    return hashlib.sha256(nonce.encode()).hexdigest()[:32]


def hosts_of(request: Request) -> Hosts:
    found: Hosts = request.app.state.hosts
    return found
