"""What a host may choose; workers get it by the environment."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex

from sqlalchemy import URL

from mischia.core.errors import MischiaError
from mischia.table.pace import Pace
from mischia.table.store import database_url

PREFIX = "MISCHIA_"


@dataclass(frozen=True)
class Settings:
    """Where things are kept, and how much is allowed."""

    data: Path = Path("data")
    database: str | None = None
    rate: float = 20.0  # requests a second for each person; 0 is no limit
    bots: int = 1  # processes in which bots think
    pace: Pace = field(default_factory=Pace)
    tables: int = 2000  # in memory
    access_log: bool = False
    metrics_token: str | None = None  # with which /metrics may be read from elsewhere

    @property
    def url(self) -> URL:
        return database_url(self.database, self.data)

    def key(self) -> str:
        """The secret with which cookies are signed; made once, readable by the host alone."""
        path = self.data / "key"
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            with open(path, "x", opener=lambda name, flags: os.open(name, flags, 0o600), encoding="ascii") as file:
                file.write(token_hex(32))
        except FileExistsError:
            pass
        except OSError as error:
            raise MischiaError(f"{self.data} can't be used: {error.strerror}.", "bad-data-folder") from error
        key = path.read_text(encoding="ascii").strip()
        if len(key) < 32:
            raise MischiaError(f"{path} holds no key; remove it and all guests begin anew.", "bad-data-folder")
        return key

    def environment(self) -> dict[str, str]:
        """The same for a worker's environment."""
        told = {
            "DATA": str(self.data),
            "DATABASE_URL": self.database or "",
            "RATE": str(self.rate),
            "BOTS": str(self.bots),
            "PACE": f"{self.pace.least} {self.pace.most} {self.pace.step}",
            "TABLES": str(self.tables),
            "ACCESS_LOG": "1" if self.access_log else "",
            "METRICS_TOKEN": self.metrics_token or "",
        }
        return {PREFIX + name: value for name, value in told.items()}

    @classmethod
    def from_environment(cls) -> "Settings":
        def told(name: str, default: str) -> str:
            return os.environ.get(PREFIX + name) or default

        usual = cls()
        least, most, step = (float(part) for part in told("PACE", "0.8 1.8 1.0").split())
        return cls(
            Path(told("DATA", str(usual.data))),
            told("DATABASE_URL", "") or None,
            float(told("RATE", str(usual.rate))),
            int(told("BOTS", str(usual.bots))),
            Pace(least, most, step),
            int(told("TABLES", str(usual.tables))),
            bool(told("ACCESS_LOG", "")),
            told("METRICS_TOKEN", "") or None,
        )
