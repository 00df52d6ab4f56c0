"""The secrets of a house, in its data folder, and whether a server has that folder open."""

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mischia.core.errors import MischiaError

try:
    import fcntl
except ImportError:  # there is none on Windows: nobody is warned there
    fcntl = None  # type: ignore[assignment]

NAME = "key"
HOST_SECRET = "host"  # opens the host's own page
SIGNED_WITH = "key"  # the fact that says which key a database belongs to


def read_key(data: Path, name: str = NAME) -> str | None:
    """The secret with which cookies are signed, or another, if there is one."""
    try:
        return (data / name).read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as wrong:
        raise MischiaError(f"{data / name} can't be read: {wrong}", "bad-data-folder") from wrong


def keep_key(data: Path, key: str, name: str = NAME) -> bool:
    """Write a key where none is, readable by the host alone; False if one is there."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        with open(data / name, "x", opener=lambda path, flags: os.open(path, flags, 0o600), encoding="ascii") as file:
            file.write(key)
    except FileExistsError:
        return False
    except OSError as error:
        raise MischiaError(f"{data} can't be used: {error.strerror}.", "bad-data-folder") from error
    return True


def fingerprint(key: str) -> str:
    """By which a key is known to a database, which does not hold it."""
    return hashlib.sha256(b"mischia:" + key.encode()).hexdigest()[:16]


@contextmanager
def held_open(data: Path) -> Iterator[None]:
    """A server has the data folder open, until it ends, however it ends."""
    with (data / "open").open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_SH)
        yield


def must_be_closed(data: Path) -> None:
    """Refuse while a server has the data folder open: what is played meanwhile would be lost."""
    if fcntl is None or not (data / "open").exists():
        return
    with (data / "open").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as held:
            raise MischiaError(f"A server has {data} open: stop it first.", "bad-data-folder") from held
