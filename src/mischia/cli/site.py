"""A site of Mischia as a program meets it: the JSON API by the standard library alone."""

import json
import re
from collections.abc import Iterator
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from mischia.core.errors import MischiaError
from mischia.table.codes import read_code

ANSWER = 30.0  # seconds for an answer
SILENCE = 60.0  # seconds; the site says on every stream that it is there, four times as often
TABLE = re.compile(r"/tables/([A-Za-z0-9_-]{1,40})(?=[/?#]|$)")
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Unreachable(MischiaError):
    """Nobody answers, or not as Mischia does."""


class Refusal(MischiaError):
    """The site says no, and why; maybe with the table as it is now, or when to ask again."""

    def __init__(self, status: int, fault: dict[str, Any], view: Any, again: float) -> None:
        super().__init__(str(fault["message"]), str(fault["id"]), fault["clause"], **fault["args"])
        self.status, self.view, self.again = status, view, again


class Site:
    """Where a program asks, and by which badge."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token = ""

    def get(self, path: str) -> Any:
        with self._opened(path, None, ANSWER) as answer:
            self.url = whole_site(answer.url) or self.url  # a proxy may have led from http to https
            return self._read(answer.read())

    def post(self, path: str, **sent: Any) -> Any:
        with self._opened(path, json.dumps(sent).encode(), ANSWER) as answer:
            return self._read(answer.read())

    def views(self, path: str) -> Iterator[Any]:
        """What a stream tells of a table, until the site closes it."""
        with self._opened(path, None, SILENCE) as answer:
            event = ""
            while line := self._line(answer):
                key, _, value = line.decode().rstrip("\n").partition(": ")
                event = value if key == "event" else event
                if key == "data" and event == "view":
                    yield self._read(value.encode())

    def _line(self, answer: Any) -> bytes:
        try:
            line: bytes = answer.readline()
        except (OSError, HTTPException) as cut:
            raise self.unreachable(cut) from cut
        return line

    def _opened(self, path: str, body: bytes | None, seconds: float) -> Any:
        badge = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        request = Request(f"{self.url}/api{path}", body, {"Content-Type": "application/json", **badge})
        try:
            return urlopen(request, timeout=seconds)
        except HTTPError as refused:
            with refused:
                raise self._refusal(refused) from refused
        except (OSError, HTTPException, ValueError) as wrong:
            raise self.unreachable(wrong) from wrong

    def _refusal(self, refused: HTTPError) -> MischiaError:
        again = refused.headers.get("Retry-After", "")
        try:
            doc = json.loads(refused.read())
            return Refusal(refused.code, doc["error"], doc.get("view"), float(again) if again.isdigit() else 0.0)
        except (OSError, HTTPException, ValueError, KeyError, TypeError):
            # a proxy speaks for a site that is down; whoever says anything else is none of ours
            return self.unreachable(f"{refused.code} {refused.reason}") if refused.code >= 500 else self.no_site()

    def _read(self, sent: bytes) -> Any:
        try:
            return json.loads(sent)
        except ValueError as wrong:
            raise self.no_site() from wrong

    def no_site(self) -> Unreachable:
        return Unreachable(f"{self.url} is no site of Mischia.", "no-site-of-mischia", site=self.url)

    def unreachable(self, why: object) -> Unreachable:
        told = str(getattr(why, "reason", None) or why or type(why).__name__)
        return Unreachable(f"{self.url} can't be reached: {told}.", "site-unreachable", site=self.url, why=told)


def whole_site(url: str) -> str | None:
    """The site of an address; None if it has none.

    >>> whole_site("https://mischia.example/tables/x"), whole_site("192.168.1.7:8000"), whole_site("K7M 2QX")
    ('https://mischia.example', 'http://192.168.1.7:8000', None)
    """
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        found = parts.scheme in ("http", "https") and parts.hostname and not re.search(r"\s", parts.netloc)
        return f"{parts.scheme}://{parts.netloc}" if found and parts.port != 0 else None
    except ValueError:
        return None


def table_at(typed: str, site: str | None) -> tuple[Site, str]:
    """The site and the table that somebody means by a link, or by a code and a site."""
    if site is not None and whole_site(site) is None:
        raise MischiaError(f"{site!r} is no address of a site.", "bad-site", site=site)
    if found := TABLE.search(typed):
        address = site if typed.startswith("/") else typed
        if address is not None and (url := whole_site(address)) is not None:
            return Site(url), found[1]
    elif read_code(typed) is not None or ID.fullmatch(typed):
        if site is None:
            raise MischiaError(f"{typed!r} needs --site, the address of the site.", "code-needs-site", code=typed)
        there = Site(whole_site(site) or site)
        code = read_code(typed)
        if code is None:
            return there, typed
        told = there.get(f"/codes/{code}")
        if not isinstance(told, dict) or "table" not in told:
            raise there.no_site()
        return there, str(told["table"])
    raise MischiaError(f"{typed!r} leads to no table.", "no-link-to-table", link=typed)
