"""Mail by SMTP: one message at a time, with the way out in its head and at its end."""

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from mischia.core.errors import MischiaError
from mischia.table.nudges import Fared

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
LONGEST = 254
PATIENCE = 20.0  # seconds for each step
PORTS = {"smtp": 587, "smtps": 465}


def mail_address(told: str) -> str:
    """An address that mail can be sent to.

    >>> mail_address(" ann@mail.example ")
    'ann@mail.example'
    """
    address = told.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address) or ".." in address:
        raise MischiaError("This is no mail address; accepted: name@place.example.", "bad-mail")
    return address


@dataclass(frozen=True)
class Relay:
    """The server that takes our mail: `smtp://user:password@host:587`, or `smtps` where TLS comes first."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    @classmethod
    def of(cls, url: str, sender: str) -> "Relay":
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
            raise MischiaError(
                "MISCHIA_SMTP is no mail server; accepted: smtp://user:password@host:587 or smtps://host.",
                "bad-setting",
            )
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        where = parts.hostname, port if port is not None else PORTS[parts.scheme]
        return cls(parts.scheme, *where, user, password, mail_address(sender))

    async def send(self, message: EmailMessage) -> Fared:
        """Hand a message over; what a server refuses for good is gone."""
        try:
            await asyncio.to_thread(self._send, message)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return Fared.GONE if codes and all(500 <= code < 600 for code in codes) else Fared.LATER
        except (smtplib.SMTPException, OSError):
            return Fared.LATER
        return Fared.WELL

    def _send(self, message: EmailMessage) -> None:
        trusted = ssl.create_default_context()
        if self.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=trusted)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        with server:
            server.ehlo()
            if self.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=trusted)
                server.ehlo()
            elif self.scheme == "smtp" and self.user:
                raise smtplib.SMTPException("no password is sent where everybody can read it")
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)

    def message(self, to: str, subject: str, text: str, site: str, off: str = "") -> EmailMessage:
        """A message in plain text; `off`: where one click ends it (RFC 8058)."""
        letter = EmailMessage()
        letter["From"] = f"Mischia <{self.sender}>"
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=urlsplit(site).hostname)
        letter["Auto-Submitted"] = "auto-generated"
        if off:
            letter["List-Unsubscribe"] = f"<{off}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        return letter
