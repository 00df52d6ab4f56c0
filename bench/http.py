"""HTTP as bare as it can be, so that the players weigh little beside the server."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import orjson


class Line:
    """A connection that asks one thing after the other."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.badge = f"Authorization: Bearer {token}\r\n" if token else ""
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any) -> tuple[int, bytes]:
        data = orjson.dumps(body)
        if self.ends is None:
            self.ends = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.ends
        head = f"POST {path} HTTP/1.1\r\nHost: b\r\n{self.badge}Content-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        at = answer.lower().index(b"content-length: ") + 16
        length = int(answer[at : answer.index(b"\r", at)])
        return int(answer[9:12]), await reader.readexactly(length)

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
