"""A server in a process of its own, that can be killed."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.web.site import free_port

MISCHIA = Path(sys.executable).parent / "mischia"


class Server:
    """`mischia serve`, on a port that stays the same when it is started again."""

    def __init__(self, data: Path, *more: str, pace: str = "0 0 0") -> None:
        self.pace = pace  # of the bots; nothing: as people meet them
        self.port = free_port()
        self.site = f"http://127.0.0.1:{self.port}"
        self.log = data.parent / "server.log"
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(data), "--rate", "0", *more]
        self.words = [str(MISCHIA), *words]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            environment = {**os.environ, **({"MISCHIA_PACE": self.pace} if self.pace else {})}
            self.process = subprocess.Popen(self.words, stdout=log, stderr=log, env=environment)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client, asyncio.timeout(90):
            while True:
                try:
                    if (await client.get(f"{self.site}/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """As hard as can be."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def stop(self) -> int:
        """As a host does it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)
