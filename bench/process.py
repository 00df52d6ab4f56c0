"""A server in a process of its own, on an empty database."""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """Mischia, or the floor, while it runs; its database stays to be looked at until the block is left."""

    def __init__(self, side: str, synchronous: str = "FULL", **settings: object) -> None:
        self.side = side
        self.synchronous = synchronous
        self.settings = {f"MISCHIA_{name.upper()}": str(value) for name, value in settings.items()}

    async def __aenter__(self) -> "Server":
        self._folder = tempfile.TemporaryDirectory()
        self.database = Path(self._folder.name) / "mischia.db"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        port = str(self.port)
        if self.side == "floor":
            words = [sys.executable, "-m", "bench.floor", str(self.database), port, self.synchronous]
        else:
            program = str(Path(sys.executable).parent / "mischia")
            words = [program, "serve", "--host", "127.0.0.1", "--port", port, "--rate", "0"]
            words += ["--data", self._folder.name]
        self._process = subprocess.Popen(
            words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **self.settings}
        )
        for _ in range(400):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return self
            except OSError:
                await asyncio.sleep(0.05)
        sys.exit(f"bench: {self.side} can't be reached")

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.kill()
        self._folder.cleanup()

    def kill(self) -> None:
        """kill -9: what it has not written by now is lost."""
        self._process.kill()
        self._process.wait()

    def memory(self) -> float:
        """Kilobytes that it holds."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def processor(self) -> float:
        """Seconds of a processor that it has used, in the kernel too."""
        return processor_of(self._process.pid)


def processor_of(pid: int) -> float:
    """Seconds of a processor that a process has used, in the kernel too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
