"""What somebody is told, in their language, and by which way it goes."""

import hmac
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_urlsafe
from time import time
from typing import Any

from fastapi import Request
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from mischia.core.language import Words
from mischia.games import GAMES
from mischia.table.devices import Badge
from mischia.table.errors import NoWay, Refused
from mischia.table.nudges import Call, Fared
from mischia.table.store.nudges import NudgeBook, Way
from mischia.table.store.store import Person
from mischia.web.notices.mail import Relay, mail_address
from mischia.web.notices.outgoing import BadTarget, Outgoing, target_of
from mischia.web.notices.push import Vapid, sealed, subscription
from mischia.web.pages import render

log = logging.getLogger("mischia.nudges")
CONFIRM_FOR = 3 * 86400  # seconds for which the link in a mail is good
SIGNATURE = "Mischia-Signature"


@dataclass(frozen=True)
class Message:
    """What is told: nothing that is hidden."""

    what: str  # turn, reminder or test
    title: str
    text: str
    path: str
    game: str = ""
    others: tuple[str, ...] = ()


class Sender:
    """Sends messages, and reads what comes back of them: links that confirm an address, and that end it all."""

    def __init__(
        self,
        key: str,
        book: NudgeBook,
        site: str | None,
        relay: Relay | None,
        local: bool,
        clock: Callable[[], float] = time,
    ) -> None:
        self.book, self.site, self.relay, self.local, self.clock = book, site, relay, local, clock
        self.outgoing = Outgoing(local)
        contact = f"mailto:{relay.sender}" if relay is not None else site or "mailto:nobody@mischia.invalid"
        self.vapid = Vapid(key, contact)
        self._offs = URLSafeSerializer(key, salt="off")
        self._mails = URLSafeTimedSerializer(key, salt="mail")

    @property
    def mails(self) -> bool:
        """Whether mail can be sent, with links that lead here."""
        return self.relay is not None and self.site is not None

    # --- new ways

    async def add_push(self, person: Person, badge: Badge, told: Any) -> Way:
        """A browser that wants to be told."""
        endpoint, keys = subscription(told)
        schemes = ("https", "http") if self.local else ("https",)
        await self.outgoing.resolve(target_of(endpoint, self.local, schemes))
        way = self._way(person, "push", endpoint, keys, device=badge.device, epoch=badge.epoch)
        await self.book.add(way)
        return way

    async def add_webhook(self, person: Person, url: str) -> Way:
        url = url.strip()
        await self.outgoing.resolve(target_of(url, self.local))
        way = self._way(person, "webhook", url, {"key": token_urlsafe(24)})
        await self.book.add(way)
        return way

    async def add_mail(self, person: Person, told: str, say: Words) -> Way:
        """A mail address: it is told one thing, how to confirm it, and nothing else before that."""
        way = self._way(person, "mail", mail_address(told), {}, good=False)
        if self.relay is None or self.site is None:
            raise Refused("This house sends no mail.", "no-mail")
        await self.book.add(way)
        link = f"{self.site}/tell/mail/{self._mails.dumps(way.id)}"
        text = say("tell-mail-confirm-text", name=person.name, site=self.site, link=link)
        letter = self.relay.message(way.address, say("tell-mail-confirm"), text, self.site)
        if await self.relay.send(letter) is not Fared.WELL:
            await self.book.drop(way.id)
            raise Refused("The mail could not be sent; look at the address, or try again later.", "mail-failed")
        return way

    def _way(self, person: Person, kind: str, address: str, keys: dict[str, str], **more: Any) -> Way:
        return Way(token_urlsafe(12), person.id, kind, address, json.dumps(keys), self.clock(), **more)

    # --- links of messages

    async def to_confirm(self, token: str) -> Way:
        """The address that a link confirms."""
        try:
            id = self._mails.loads(token, max_age=CONFIRM_FOR)
        except BadSignature as wrong:
            raise NoWay from wrong
        return await self._known(id)

    async def to_end(self, token: str) -> Way:
        """The way that a link ends."""
        try:
            id = self._offs.loads(token)
        except BadSignature as wrong:
            raise NoWay from wrong
        return await self._known(id)

    async def _known(self, id: Any) -> Way:
        way = await self.book.way(str(id))
        if way is None:
            raise NoWay
        return way

    def off(self, way: Way) -> str:
        """The path that ends a way."""
        return f"/tell/off/{self._offs.dumps(way.id)}"

    # --- sending

    async def post(self, person: Person, way: Way, call: Call) -> Fared:
        return await self.deliver(person, way, message_of(person, call))

    async def deliver(self, person: Person, way: Way, message: Message) -> Fared:
        """Send a message by a way."""
        try:
            if way.kind == "mail":
                return await self._mail(person, way, message)
            if way.kind == "push":
                return await self._push(person, way, message)
            return await self._webhook(way, message)
        except (OSError, BadTarget) as wrong:
            log.info("a message did not arrive", extra={"refusal": type(wrong).__name__})
            return Fared.LATER

    async def _mail(self, person: Person, way: Way, message: Message) -> Fared:
        if self.relay is None or self.site is None:
            return Fared.LATER
        say, off = render.words(person.language), f"{self.site}{self.off(way)}"
        text = say("tell-mail-text", text=message.text, link=f"{self.site}{message.path}", off=off)
        return await self.relay.send(self.relay.message(way.address, message.title, text, self.site, off))

    async def _push(self, person: Person, way: Way, message: Message) -> Fared:
        target = target_of(way.address, self.local)
        told = {
            "title": message.title,
            "text": message.text,
            "path": message.path,
            "tag": self.vapid.topic(message.path),
            "off": self.off(way),
            "end": render.words(person.language)("tell-end"),
        }
        body = sealed(json.dumps(told, ensure_ascii=False).encode(), way.keys)
        status = await self.outgoing.post(target, body, self.vapid.headers(target.origin, message.path, self.clock()))
        return fared(status, gone=(401, 403, 404, 410))

    async def _webhook(self, way: Way, message: Message) -> Fared:
        target, now = target_of(way.address, self.local), int(self.clock())
        told = {
            "what": message.what,
            "game": message.game,
            "title": message.title,
            "text": message.text,
            "others": message.others,
            "link": f"{self.site or ''}{message.path}",
            "off": f"{self.site or ''}{self.off(way)}",
        }
        body = json.dumps(told, ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json", SIGNATURE: signature(way.keys["key"], now, body)}
        return fared(await self.outgoing.post(target, body, headers), gone=(410,))


def signature(key: str, at: int, body: bytes) -> str:
    """What proves that a message comes from here, and when it was sent.

    >>> signature("key", 1, b"{}")[:20]
    't=1,v1=1ba6b8171186e'
    """
    return f"t={at},v1={hmac.new(key.encode(), b'%d.%b' % (at, body), 'sha256').hexdigest()}"


def fared(status: int, gone: tuple[int, ...]) -> Fared:
    """What a status means; where it leads elsewhere nobody follows."""
    return Fared.WELL if 200 <= status < 300 else Fared.GONE if status in gone else Fared.LATER


def message_of(person: Person, call: Call) -> Message:
    """That a table waits for somebody, in their language."""
    say = render.strings(GAMES[call.game], person.language)
    what = "reminder" if call.again else "turn"
    title = say("tell-still-yours" if call.again else "tell-yours", game=say("title"))
    text = say("tell-with", names=say.all_of(call.others)) if call.others else say("tell-alone")
    return Message(what, title, text, f"/tables/{call.table_id}", call.game, call.others)


def trial(say: Words) -> Message:
    """What somebody gets who tries a way."""
    return Message("test", say("tell-test-title"), say("tell-test-text"), "/you")


def sender_of(request: Request) -> Sender:
    found: Sender = request.app.state.sender
    return found
