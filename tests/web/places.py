"""Places of our own that messages go to: a push service, an SMTP server, and whatever is hostile."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from mischia.web.notices.push import CURVE, decoded, derived, encoded, point


@dataclass
class Got:
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Place:
    """A server that writes down what it gets and answers as it is told."""

    port: int = 0
    got: list[Got] = field(default_factory=list)
    answer: bytes = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
    slow: float = 0.0  # seconds before each byte of the answer

    def url(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
            exact = dict(line.split(": ", 1) for line in head[1:] if line)
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.got.append(Got(head[0].split()[1], {name.lower(): value for name, value in exact.items()}, body))
            for at in range(len(self.answer)) if self.slow else ():
                writer.write(self.answer[at : at + 1])
                await writer.drain()
                await asyncio.sleep(self.slow)
            if not self.slow:
                writer.write(self.answer)
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def place(**about: Any) -> AsyncIterator[Place]:
    there = Place(**about)
    server = await asyncio.start_server(there.serve, "127.0.0.1", 0)
    there.port = server.sockets[0].getsockname()[1]
    try:
        yield there
    finally:
        server.close()


class Receiver:
    """A browser that is told something: its keys, and what it makes of what it gets."""

    def __init__(self) -> None:
        self.own = ec.generate_private_key(CURVE)
        self.auth = b"sixteen letters!"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        keys = {"p256dh": encoded(point(self.own.public_key())), "auth": encoded(self.auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, sent: bytes) -> bytes:
        """By RFC 8291."""
        salt, size = sent[:16], sent[20]
        theirs, ours = sent[21 : 21 + size], point(self.own.public_key())
        shared = self.own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = derived(shared, self.auth, b"WebPush: info\0" + ours + theirs, 32)
        cipher = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        filled = cipher.decrypt(nonce, sent[21 + size :], None).rstrip(b"\0")
        assert filled.endswith(b"\x02")
        return filled[:-1]


def claims_of(got: Got, public: str) -> dict[str, Any]:
    """Who says to have sent it; checked by the key that the browser was given."""
    scheme, told = got.headers["authorization"].split(" ", 1)
    parts = dict(one.strip().split("=", 1) for one in told.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    signed, _, mark = parts["t"].rpartition(".")
    raw = decoded(mark)
    signature = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    key.verify(signature, signed.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(decoded(signed.split(".")[1]))
    return found


class Letters:
    """A mailbox: what an SMTP server was handed."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.refuse = ""

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append(envelope)
        return "250 OK"


@asynccontextmanager
async def mailbox(port: Callable[[], int]) -> AsyncIterator[tuple[Letters, str]]:
    """A real SMTP server, and its address."""
    letters = Letters()
    controller = Controller(letters, hostname="127.0.0.1", port=port())
    await asyncio.to_thread(controller.start)
    try:
        yield letters, f"smtp://127.0.0.1:{controller.port}"
    finally:
        await asyncio.to_thread(controller.stop)
