"""A wire between a browser and a server that can be cut."""

import socket
import threading
from contextlib import suppress


class Wire:
    """Carries bytes both ways, until it is cut: then every open connection drops and no new one holds."""

    def __init__(self, port: int) -> None:
        self.port = port  # of the server
        self.deaf = False  # what the browser says arrives, what the server says does not
        self.whole = True
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.site = f"http://127.0.0.1:{self.door.getsockname()[1]}"

    def __enter__(self) -> "Wire":
        threading.Thread(target=self._let_in, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.door.close()
        self.cut()

    def cut(self) -> None:
        """Drop all connections, and every new one at once."""
        self.whole = False
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def mend(self) -> None:
        self.deaf = False
        self.whole = True

    def _let_in(self) -> None:
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            if not self.whole:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.port))
            self.ends += [near, far]
            threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, down: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not (down and self.deaf):
                    target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
