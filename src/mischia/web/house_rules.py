"""What the host of the house has decided: who is let in, who is not, and what everybody is told."""

import hmac
from time import time

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy.exc import DBAPIError

from mischia.core.errors import MischiaError
from mischia.table.errors import Refused
from mischia.table.hall import Hall
from mischia.table.store.office import Announcement, Ban, Office
from mischia.web.caps import address_of
from mischia.web.settings import Settings
from mischia.web.tries import Rates

INSIDE = "inside"  # the cookie of somebody who knew the password, or was invited
MONTH = 30 * 86400
AT_ONCE, A_SECOND = 10, 0.1  # wrong passwords from one address, and more of them later


class NotLetIn(MischiaError):
    """A newcomer who has neither password nor invitation."""


class Banned(MischiaError):
    """Somebody whom the host has sent away."""


class HouseRules:
    """What is decided; what the database says of it is read again when it has changed."""

    def __init__(self, hall: Hall, settings: Settings, key: str) -> None:
        self.office = Office(hall.store)
        self.settings = settings
        self.announcement: Announcement | None = None
        self.tries = Rates(A_SECOND, AT_ONCE)
        self._bans: dict[str, Ban] = {}
        self._stale = True
        self._key = key.encode()
        self._passes = URLSafeSerializer(key, salt="inside")
        self._invitations = URLSafeSerializer(key, salt="invitation")
        hall.house_changed.append(self.forget)

    def forget(self) -> None:
        self._stale = True

    async def refresh(self) -> None:
        """Know what the database says; while it does not answer, what it said before."""
        if self._stale:
            self._stale = False
            try:
                self._bans = {ban.who: ban for ban in await self.office.bans()}
                self.announcement = await self.office.announcement()
            except (DBAPIError, OSError):
                self._stale = True

    # --- who is let in

    @property
    def door(self) -> str:
        """How newcomers come in: `open`, by `password`, or by `invitation`."""
        if self.settings.invitation_only:
            return "invitation"
        return "open" if self.settings.house_password is None else "password"

    def refuse_banned(self, person: str | None, address: str) -> None:
        """Refuse whoever the host has sent away."""
        for who in (person, address):
            ban = self._bans.get(who or "")
            if ban is not None and ban.holds(time()):
                raise Banned("The host has sent you away: you may only look.", "banned")

    def refuse_newcomer(self, inside: str | None) -> None:
        """Refuse somebody without a name who has not come in by the door."""
        if self.door == "open" or self.is_inside(inside):
            return
        if self.door == "password":
            raise NotLetIn("This house has a password.", "house-password")
        raise NotLetIn("Only who is invited comes in here.", "invitation-only")

    def is_inside(self, cookie: str | None) -> bool:
        return cookie is not None and self._read(self._passes, cookie) == self._proof()

    def check_password(self, request: Request, said: str) -> None:
        """Refuse a wrong password, and whoever tries many of them."""
        address, right = address_of(request.scope), self.settings.house_password or ""
        if not self.tries.allows(address, 1.0):
            raise Refused("Too many wrong passwords; wait a minute.", "too-many-passwords")
        if not hmac.compare_digest(said.encode(), right.encode()):
            raise NotLetIn("This is not the password.", "wrong-password")
        self.tries.give_back(address, 1.0)

    def invitation(self, until: float) -> str:
        """What the link of an invitation ends with."""
        return str(self._invitations.dumps(int(until)))

    def check_invitation(self, token: str) -> None:
        until = self._read(self._invitations, token)
        if not isinstance(until, int) or until < time():
            raise Refused("This invitation is not good, or not any more.", "bad-invitation")

    def let_in(self, answer: Response, request: Request) -> None:
        """Let a browser remember that it has come in by the door."""
        answer.set_cookie(
            INSIDE,
            str(self._passes.dumps(self._proof())),
            max_age=MONTH,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    def _proof(self) -> str:
        """What changes when the host changes the door: whoever came in before has to come again."""
        told = f"{self.door} {self.settings.house_password or ''}".encode()
        return hmac.digest(self._key, told, "sha256").hex()[:32]

    @staticmethod
    def _read(signed: URLSafeSerializer, text: str) -> object:
        try:
            return signed.loads(text)
        except BadSignature:
            return None


def rules_of(request: Request) -> HouseRules:
    found: HouseRules = request.app.state.house_rules
    return found
