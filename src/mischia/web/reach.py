"""Where others find this site: the address that goes into links, QR codes and onto the big screen."""

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from fastapi import Request

from mischia.core.errors import MischiaError


@dataclass(frozen=True)
class Reach:
    """What the host has said of the site's address, and what the server has found out when it was started."""

    public: str | None = None  # said by the host: it holds for everybody
    network: str | None = None  # this machine's in its network, if the server listens there

    def site(self, scheme: str, host: str) -> str | None:
        """The site for other devices, where a browser has found it under this host; None if they can't reach it."""
        if self.public is not None:
            return self.public
        return self.network if is_here(host) else f"{scheme}://{host}"


def is_here(host: str) -> bool:
    """Whether a host, with or without a port, means the very machine that asks.

    >>> [is_here(host) for host in ("localhost:8000", "127.0.1.1", "[::1]:8000", "tv.localhost", "0.0.0.0:8000")]
    [True, True, True, True, True]
    >>> [is_here(host) for host in ("192.168.1.7:8000", "mischia.example", "[fd00::7]", "localhost.example", "[")]
    [False, False, False, False, False]
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def public_url(told: str) -> str:
    """The address that a host gives the site.

    >>> public_url("https://mischia.example/")
    'https://mischia.example'
    """
    parts = urlsplit(told)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise MischiaError(
            f"{told!r} is no address of a site; accepted: https://name or http://name:port, without a path.",
            "bad-public-url",
        )
    return f"{parts.scheme}://{parts.netloc}"


def site_for(request: Request) -> str | None:
    """The site as other devices find it; None if they can't."""
    reach: Reach = request.app.state.reach
    return reach.site(request.url.scheme, own_host(request))


def own_host(request: Request) -> str:
    """The host under which whoever asks has found the site."""
    return request.headers.get("host", request.url.netloc)
