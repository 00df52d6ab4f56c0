"""Requests to addresses that somebody else chose: to the very machine that was looked at, and to none of this network.

A name is resolved once, all that it stands for is looked at, and the connection goes to one of these: whatever the name
stands for a moment later, nothing else is asked. Nothing is followed, little is read, and it may not take long.
"""

import asyncio
import re
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from mischia.core.errors import MischiaError

PORTS = (80, 443, 8080, 8443)
OWN_PORTS = 1024  # and above, where the local network is allowed
LONGEST = 1000  # letters of an address
PATIENCE = 10.0  # seconds for all of it
MOST_READ = 8192  # bytes, of an answer whose first line is all that counts
AT_ONCE = 20
NAT64 = IPv6Network("64:ff9b::/96")
PLAIN = re.compile(r"[!-~]*")
Address = IPv4Address | IPv6Address


class BadTarget(MischiaError):
    """An address to which nothing is sent."""

    def __init__(self, id: str, message: str) -> None:
        super().__init__(message, id)


@dataclass(frozen=True)
class Target:
    """Where something is sent: what an address says, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        usual = 443 if self.scheme == "https" else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" if self.port == usual else f"{self.scheme}://{host}:{self.port}"


def target_of(url: str, local: bool, schemes: tuple[str, ...] = ("https", "http")) -> Target:
    """Take an address apart, or refuse it; `local`: whether it may be in the network of this machine.

    >>> target_of("https://hook.example/turn?to=ann", False).origin
    'https://hook.example'
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
        name = host if ":" in host else host.encode("idna").decode()
    except (ValueError, UnicodeError) as wrong:
        raise bad_url() from wrong
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    if parts.scheme not in schemes or not name or len(url) > LONGEST or has_user(parts):
        raise bad_url()
    if not PLAIN.fullmatch(path) or not PLAIN.fullmatch(name):
        raise bad_url()
    port = port if port is not None else 443 if parts.scheme == "https" else 80
    if port not in PORTS and not (local and port >= OWN_PORTS):
        ports = ", ".join(map(str, PORTS))
        raise BadTarget("bad-port", f"Nothing is sent to port {port}; accepted: {ports}.")
    return Target(parts.scheme, name, port, path)


def has_user(parts: SplitResult) -> bool:
    return "@" in parts.netloc


def bad_url() -> BadTarget:
    return BadTarget(
        "bad-webhook", "This is no address for a webhook; accepted: https://name/path, without a password."
    )


def may_be_asked(address: Address, local: bool) -> bool:
    """Whether something may be sent to an address: to one of the world, or, where allowed, of the local network.

    >>> [may_be_asked(ip_address(one), False) for one in ("1.1.1.1", "10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::a00:1")]
    [True, False, False, False]
    >>> [may_be_asked(ip_address(one), True) for one in ("192.168.1.7", "127.0.0.1", "169.254.169.254", "224.0.0.1")]
    [True, True, False, False]
    """
    inner = within(address)
    if inner is not None:
        return may_be_asked(inner, local)
    if address.is_multicast or address.is_unspecified or address.is_link_local:
        return False
    if isinstance(address, IPv6Address) and (address.teredo is not None or address.is_site_local):
        return False
    if local and (address.is_loopback or address.is_private):
        return True
    return address.is_global and not address.is_reserved


def within(address: Address) -> IPv4Address | None:
    """The address of the old kind that one of the new kind stands for."""
    if isinstance(address, IPv4Address):
        return None
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


class Outgoing:
    """Sends what others have asked for."""

    def __init__(self, local: bool = False) -> None:
        self.local = local
        self.trusted = ssl.create_default_context()
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def resolve(self, target: Target) -> str:
        """The address that is connected to; a name that stands for any that may not be asked is refused."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                found = await loop.getaddrinfo(target.host, target.port, type=1)
        except (OSError, TimeoutError, UnicodeError) as wrong:
            raise BadTarget("no-such-host", f"{target.host} can't be found.") from wrong
        addresses = [str(where[0]).partition("%")[0] for *_, where in found]
        if not addresses or not all(may_be_asked(ip_address(one), self.local) for one in addresses):
            raise BadTarget("private-host", f"Nothing is sent to {target.host}: it is in a network of its own.")
        return addresses[0]

    async def post(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        """Send it, and the status that comes back; an OSError if nothing does."""
        async with self._gate, asyncio.timeout(PATIENCE):
            address = await self.resolve(target)
            named = {"server_hostname": target.host, "ssl": self.trusted} if target.scheme == "https" else {}
            reader, writer = await asyncio.open_connection(address, target.port, limit=MOST_READ, **named)  # type: ignore[arg-type]
            try:
                writer.write(request(target, body, headers))
                await writer.drain()
                return status_in(await reader.readline())
            except ValueError as wrong:  # a line without end
                raise ConnectionError("this is no answer") from wrong
            finally:
                writer.transport.abort()


def request(target: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    about = {
        "Host": target.origin.partition("//")[2],
        "User-Agent": "Mischia",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in about.items())]
    if any("\r" in line or "\n" in line for line in lines):
        raise bad_url()
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def status_in(line: bytes) -> int:
    """The status that the first line of an answer tells.

    >>> status_in(b"HTTP/1.1 201 Created")
    201
    """
    found = re.match(rb"HTTP/1\.[01] (\d{3})\b", line)
    if found is None:
        raise ConnectionError("this is no answer")
    return int(found[1])
