"""HTTP as bare as it can be, so that the players weigh little beside the server."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any
from urllib.parse import urlencode

import orjson


class Line:
    """A connection that asks one thing after the other."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.badge = f"Authorization: Bearer {token}\r\n" if token else ""
        self.kind = "application/json"
        self.head = b""  # of the last answer
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def written(self, body: Any) -> bytes:
        return orjson.dumps(body)

    async def post(self, path: str, body: Any) -> tuple[int, bytes]:
        """The status of the answer, and what it says."""
        data = self.written(body)
        head = f"POST {path} HTTP/1.1\r\nHost: b\r\n{self.badge}Content-Type: {self.kind}\r\n"
        return await self._ask(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)

    async def get(self, path: str) -> tuple[int, bytes]:
        return await self._ask(f"GET {path} HTTP/1.1\r\nHost: b\r\n{self.badge}\r\n".encode())

    async def _ask(self, sent: bytes) -> tuple[int, bytes]:
        if self.ends is None:
            self.ends = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.ends
        writer.write(sent)
        self.head = await reader.readuntil(b"\r\n\r\n")
        at = self.head.lower().index(b"content-length: ") + 16
        length = int(self.head[at : self.head.index(b"\r", at)])
        return int(self.head[9:12]), await reader.readexactly(length)

    async def views(self, path: str) -> AsyncGenerator[bytes, None]:
        """Nothing when a stream is open, then the data of its events `view`."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: b\r\n{self.badge}\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        yield b""
        event = b""
        try:
            while line := await reader.readline():
                if line.startswith(b"event: "):
                    event = line[7:].strip()
                elif line.startswith(b"data: ") and event == b"view":
                    yield line[6:-1]
        finally:
            writer.close()


class Page(Line):
    """The same for an open page: a cookie instead of a token, forms instead of JSON."""

    def __init__(self, port: int, cookie: str) -> None:
        super().__init__(port)
        self.badge = f"Cookie: {cookie}\r\nOrigin: http://b\r\nAccept: application/json\r\n"
        self.kind = "application/x-www-form-urlencoded"

    def written(self, body: Any) -> bytes:
        return urlencode(body).encode()


def cookie_in(head: bytes) -> str:
    """The cookie that an answer gives."""
    at = head.lower().index(b"set-cookie: ") + 12
    return head[at : head.index(b";", at)].decode()
