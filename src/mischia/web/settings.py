"""What a host may choose; workers get it by the environment."""

import os
from dataclasses import asdict, astuple, dataclass, field
from math import inf
from pathlib import Path
from secrets import token_hex

from sqlalchemy import URL

from mischia.core.errors import MischiaError
from mischia.games.quarriors.content.box import HOST
from mischia.table.bot_timing import Pace
from mischia.table.store.key import HOST_SECRET, NAME, keep_key, read_key
from mischia.table.store.store import database_url
from mischia.web.caps import Caps

PREFIX = "MISCHIA_"


@dataclass(frozen=True)
class Settings:
    """Where things are kept, and how much is allowed."""

    data: Path = Path("data")
    database: str | None = None
    rate: float = 20.0  # requests a second for each person; 0 is no limit of anything
    bots: int = 1  # processes in which bots think
    pace: Pace = field(default_factory=Pace)
    tables: int = 2000  # in memory
    access_log: bool = False
    metrics_token: str | None = None  # with which /metrics may be read from elsewhere
    caps: Caps = field(default_factory=Caps)
    public_url: str | None = None  # where everybody finds the site, if the host says so
    network: str | None = None  # where other devices in the same network find it
    house_password: str | None = None  # that newcomers have to know
    invitation_only: bool = False  # newcomers need a link of the host
    lobby_days: int = 14  # after which a table where nobody sat down to play is closed; 0: never
    match_days: int = 90  # after which a match that nobody goes on with is
    kept_days: int = 0  # after which finished and closed tables are deleted
    smtp: str | None = None  # the server that takes our mail
    mail_from: str | None = None  # who sends it
    local_notices: bool = False  # whether webhooks and push services may be in the local network

    @property
    def url(self) -> URL:
        return database_url(self.database, self.data)

    def key(self) -> str:
        """The secret with which cookies are signed; made once, readable by the host alone."""
        keep_key(self.data, token_hex(32))
        key = read_key(self.data) or ""
        if len(key) < 32:
            raise MischiaError(
                f"{self.data / NAME} holds no key; remove it and all guests begin anew.", "bad-data-folder"
            )
        return key

    def host_secret(self) -> str:
        """The secret with which the host's own page is opened; made once, readable by the host alone."""
        keep_key(self.data, token_hex(32), HOST_SECRET)
        secret = read_key(self.data, HOST_SECRET) or ""
        if len(secret) < 32:
            fault = f"{self.data / HOST_SECRET} holds no secret; remove it and another is made."
            raise MischiaError(fault, "bad-data-folder")
        return secret

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
            **{name.upper(): str(most) for name, most in asdict(self.caps).items()},
            "PUBLIC_URL": self.public_url or "",
            "NETWORK": self.network or "",
            "HOUSE_PASSWORD": self.house_password or "",
            "INVITATION_ONLY": "1" if self.invitation_only else "",
            "LOBBY_DAYS": str(self.lobby_days),
            "MATCH_DAYS": str(self.match_days),
            "KEPT_DAYS": str(self.kept_days),
            "SMTP": self.smtp or "",
            "MAIL_FROM": self.mail_from or "",
            "LOCAL_NOTICES": "1" if self.local_notices else "",
        }
        return {PREFIX + name: value for name, value in told.items()}

    @classmethod
    def from_environment(cls) -> "Settings":
        usual = cls()
        return cls(
            Path(told("DATA", str(usual.data))),
            told("DATABASE_URL", "") or None,
            number("RATE", usual.rate),
            whole("BOTS", usual.bots),
            pace("PACE", usual.pace),
            whole("TABLES", usual.tables),
            bool(told("ACCESS_LOG", "")),
            told("METRICS_TOKEN", "") or None,
            Caps(**{name: whole(name.upper(), most) for name, most in asdict(usual.caps).items()}),
            told("PUBLIC_URL", "") or None,
            told("NETWORK", "") or None,
            told("HOUSE_PASSWORD", "") or None,
            bool(told("INVITATION_ONLY", "")),
            whole("LOBBY_DAYS", usual.lobby_days),
            whole("MATCH_DAYS", usual.match_days),
            whole("KEPT_DAYS", usual.kept_days),
            told("SMTP", "") or None,
            told("MAIL_FROM", "") or None,
            bool(told("LOCAL_NOTICES", "")),
        )


def told(name: str, default: str) -> str:
    return os.environ.get(PREFIX + name) or default


def number(name: str, default: float) -> float:
    try:
        found = float(told(name, str(default)))
    except ValueError as wrong:
        raise bad_setting(name, "a number") from wrong
    if not 0 <= found < inf:
        raise bad_setting(name, "a number from 0 on")
    return found


def whole(name: str, default: int) -> int:
    text = told(name, str(default))
    if not text.isascii() or not text.isdigit():
        raise bad_setting(name, "a whole number")
    return int(text)


def pace(name: str, default: Pace) -> Pace:
    try:
        least, most, step = (float(part) for part in told(name, "").split() or astuple(default))
    except ValueError as wrong:
        raise bad_setting(name, "three numbers") from wrong
    return Pace(least, most, step)


def bad_setting(name: str, wanted: str) -> MischiaError:
    return MischiaError(f"{PREFIX}{name}={os.environ[PREFIX + name]}: this is not {wanted}.", "bad-setting")


def strange_names() -> list[str]:
    """Names in the environment that look like settings of ours and are none."""
    known = {*Settings().environment(), HOST}
    return sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)
