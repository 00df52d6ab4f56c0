"""Answers made smaller, without making a secret easier to guess by their length.

A compressor replaces what it has seen before. Whoever can put text into a page (a name, a line of the chat) and see
how long the answer to somebody else is could try out guesses: a right one makes the answer shorter (BREACH). So an
answer is no single text here. Whoever draws it marks its regions:

- `public`: what everybody who can put text into that page can read there anyway. It shares one context, for a stream
  from its first event to its last.
- `own`: what is drawn from the reader's own view. Each such region has a fresh context, in which nothing else is.
- what is not marked is not compressed.

Contexts never refer to each other, and what is not public is filled up to a multiple of `ROUND` bytes. So the length
of an answer is a sum: what public text takes, which tells nothing new, and how long the rest is, which no guess
changes. All of it is one gzip stream: see `Context`.
"""

import re
import zlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from secrets import token_hex
from typing import Any

import orjson
from markupsafe import Markup
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mischia.table.live_tables import Look
from mischia.table.seen import TableSeen

MARK = f"\x0e{token_hex(6)}"  # nobody can write it who does not know it, and it leaves no answer
PUBLIC, OWN, END = (f"{MARK}{letter}" for letter in "poe")
BOUND = re.compile(f"{MARK}([poe])".encode())
STREAM = "text/event-stream"
MARKED = ("text/html", "application/json", STREAM)
WHOLE = ("/api/openapi.json", "/api/games")  # the same for everybody
LEAST = 400  # bytes that are worth it
WINDOW = 32768
FILLER = bytes(WINDOW)
ROUND = 256
HEADER = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
NOTHING, NOTHING_LONGER = b"\0\0\0\xff\xff", b"\x02\0\0\0\xff\xff"  # blocks of no bytes, by which padding is made
LAST = b"\x01\0\0\xff\xff"


def public(text: str) -> Markup:
    """Text that everybody who can put text into the same page can read."""
    return Markup(f"{PUBLIC}{text}{END}")


def own(text: str) -> str:
    """Text of the reader's own, drawn from their view; public regions may lie in it."""
    return f"{OWN}{text}{END}"


def without_marks(text: str) -> str:
    return re.sub(f"{MARK}[poe]", "", text) if MARK in text else text


def nothing_hidden(seen: TableSeen) -> bool:
    """Whether the viewer knows no more of the match than everybody."""
    return seen.you is None or seen.status != "playing"


def reader_json(look: Look, onlooker: Look | None) -> str:
    """What a program gets; marked, if it is told what an onlooker gets."""
    if onlooker is None:
        return look.sent.decode()
    return public(look.sent.decode()) if nothing_hidden(look.seen) else apart(look.sent, onlooker.sent)


def apart(sent: bytes, onlooker: bytes) -> str:
    """A reader's document with what an onlooker's says too marked as public, key by key."""
    theirs = orjson.loads(onlooker)
    told = {
        key: fragment(public(as_json(value))) if key in theirs and theirs[key] == value else value
        for key, value in orjson.loads(sent).items()
    }
    return own(as_json(told))


def as_json(value: Any) -> str:
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS).decode()


def fragment(text: str) -> Any:
    """Text that is JSON already, as a part of a document."""
    return orjson.Fragment(text.encode())


class Context:
    """A compressor of some of the bytes of a stream: it never refers to the others.

    A reference says how far back it reaches, so a context has to count the bytes that it may not know. It is shown as
    many zeros in their place, which occur in no text; what it makes of them is thrown away.
    """

    def __init__(self) -> None:
        self.deflate = zlib.compressobj(wbits=-15)
        self.behind = 0

    def skip(self, many: int) -> None:
        self.behind += many

    def pack(self, data: bytes) -> bytes:
        if self.behind >= WINDOW:
            self.deflate = zlib.compressobj(wbits=-15)  # whatever was before is out of reach
        elif self.behind:
            self.deflate.compress(FILLER[: self.behind])
            self.deflate.flush(zlib.Z_SYNC_FLUSH)
        self.behind = 0
        return self.deflate.compress(data) + self.deflate.flush(zlib.Z_SYNC_FLUSH)


class Gzip:
    """A gzip stream of marked texts, each of which can be read as soon as it has come."""

    def __init__(self) -> None:
        self.shared = Context()
        self.check = 0
        self.length = 0
        self.out = bytearray(HEADER)
        self.hidden = 0  # bytes put out for what is not public

    def pack(self, text: bytes, last: bool = False) -> bytes:
        """What is to be sent for a text; with the last, the end of the stream."""
        contexts: list[Context | None] = [None]
        waiting, its = b"", None
        pieces = BOUND.split(text)
        for data, bound in zip(pieces[::2], [*pieces[1::2], b""], strict=True):
            if data:
                if its is not contexts[-1]:
                    self._put(waiting, its, contexts)
                    waiting, its = b"", contexts[-1]
                waiting += data
            if bound == b"e":
                if contexts[-1] is its and its is not self.shared:
                    self._put(waiting, its, contexts)
                    waiting = b""
                contexts.pop()
            elif bound:
                contexts.append(self.shared if bound == b"p" else Context())
        self._put(waiting, its, contexts)
        self._pad()
        if last:
            self.out += LAST + self.check.to_bytes(4, "little") + (self.length % 2**32).to_bytes(4, "little")
        made = bytes(self.out)
        self.out.clear()
        return made

    def _put(self, data: bytes, its: Context | None, contexts: list[Context | None]) -> None:
        if not data:
            return
        before = len(self.out)
        if its is None or b"\0" in data:
            for at in range(0, len(data), 65535):
                block = data[at : at + 65535]
                size = len(block)
                self.out += b"\0" + size.to_bytes(2, "little") + (size ^ 0xFFFF).to_bytes(2, "little") + block
            its = None
        else:
            self.out += its.pack(data)
        for other in {self.shared, *contexts}:
            if other is not None and other is not its:
                other.skip(len(data))
        if its is not self.shared:
            self.hidden += len(self.out) - before
        self.check = zlib.crc32(data, self.check)
        self.length += len(data)

    def _pad(self) -> None:
        """Fill what is not public up, so that its length tells little."""
        self.out += padding(-self.hidden % ROUND)
        self.hidden = 0


def padding(many: int) -> bytes:
    """So many bytes, or `ROUND` more, that stand for nothing."""
    if 0 < many < 24:
        many += ROUND
    return NOTHING_LONGER * (many % 5) + NOTHING * (many // 5 - many % 5)


# --- requests


def accepts_gzip(headers: Headers) -> bool:
    """Whether a reader takes gzip."""
    for wish in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = wish.partition(";")
        if name.strip() == "gzip":
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)
    return False


def is_packed(request: Request) -> bool:
    """Whether the answer will be compressed, so that marks are worth their making."""
    return bool(getattr(request.state, "packed", False))


class Compression:
    """Compresses what is marked, for those who take gzip; for all others it takes the marks off."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        packed = accepts_gzip(Headers(scope=scope))
        scope.setdefault("state", {})["packed"] = packed
        await self.app(scope, receive, Outgoing(scope, packed, send))


class Outgoing:
    """One answer on its way out."""

    def __init__(self, scope: Scope, packed: bool, send: Send) -> None:
        self.scope, self.packed, self.send = scope, packed, send
        self.start: Message | None = None
        self.body = b""
        self.each: Callable[[bytes, bool], bytes] | None = None  # of a stream: what is sent for what is told
        self.as_it_is = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            await self._begin(message)
        elif self.as_it_is or message["type"] != "http.response.body":
            await self.send(message)
        elif self.each is not None:
            last = not message.get("more_body", False)
            told = self.each(message.get("body", b""), last)
            if told or last:
                await self.send({**message, "body": told})
        else:
            self.body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._whole()

    async def _begin(self, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        kind = headers.get("content-type", "").partition(";")[0]
        if kind not in MARKED or "content-encoding" in headers:
            self.as_it_is = True
            await self.send(message)
        elif kind == STREAM:
            headers.add_vary_header("Accept-Encoding")
            self.each = lambda body, last: BOUND.sub(b"", body)
            if self.packed:
                self.each = Gzip().pack
                headers["content-encoding"] = "gzip"
            await self.send(message)
        else:
            self.start = message

    async def _whole(self) -> None:
        """Send an answer that is all there."""
        assert self.start is not None
        headers, body = MutableHeaders(scope=self.start), self.body
        headers.add_vary_header("Accept-Encoding")
        if MARK.encode() not in body and self.scope["path"] in WHOLE:
            body = PUBLIC.encode() + body + END.encode()
        if MARK.encode() in body:
            if self.packed and len(body) >= LEAST:
                headers["content-encoding"] = "gzip"
                body = Gzip().pack(body, last=True)
            else:
                body = BOUND.sub(b"", body)
            headers["content-length"] = str(len(body))
        await self.send(self.start)
        await self.send({"type": "http.response.body", "body": body})


# --- files


@lru_cache(maxsize=256)
def packed_file(path: Path, changed: int) -> bytes:
    """A file as gzip, made once."""
    return zlib.compress(path.read_bytes(), 9, 31)


def file_answer(request: Request, path: Path, kind: str, kept: str) -> Response:
    """A file that is the same for everybody; a browser that has it still is told so."""
    about = path.stat()
    packs = accepts_gzip(request.headers) and kind != "font/woff2"
    tag = f'"{about.st_mtime_ns:x}-{about.st_size:x}{"-gzip" if packs else ""}"'
    headers = {"Cache-Control": kept, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if not packs:
        return FileResponse(path, media_type=kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(packed_file(path, about.st_mtime_ns), media_type=kind, headers=headers)
