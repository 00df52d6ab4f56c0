"""`mischia serve`: the site, for this machine and the others in the same network."""

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from mischia.core.errors import MischiaError


def add_to(commands: Any) -> None:
    """The words that follow `mischia serve`."""
    command = commands.add_parser(
        "serve",
        help="open the site, with bots included",
        description="Serve the site. Everything is kept in the data folder, and is there again after a restart.",
    )
    command.add_argument("--host", default="0.0.0.0", help="address to listen on; 127.0.0.1 for this machine alone")
    command.add_argument("--port", type=int, default=8000, help="port to listen on (default: %(default)s)")
    command.add_argument(
        "--public-url",
        default=os.environ.get("MISCHIA_PUBLIC_URL") or None,
        metavar="URL",
        help="address for links and QR codes, if it is another than this machine's in its network",
    )
    add_data(command)
    command.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes that serve; more than one need PostgreSQL"
    )
    command.add_argument("--bots", type=int, metavar="N", help="processes in which bots think, per worker (default: 1)")
    command.add_argument(
        "--rate", type=float, help="requests a second for each person (default: 20); 0: no limit of anything"
    )
    command.add_argument(
        "--access-log", action="store_true", default=None, help="log every request, without names and table ids"
    )
    command.set_defaults(run=run)


def add_data(command: argparse.ArgumentParser) -> None:
    """Where things are kept."""
    command.add_argument(
        "--data",
        type=Path,
        default=Path(os.environ.get("MISCHIA_DATA") or "data"),
        metavar="FOLDER",
        help="data folder (default: %(default)s)",
    )
    command.add_argument(
        "--database-url",
        default=os.environ.get("MISCHIA_DATABASE_URL") or None,
        metavar="URL",
        help="postgresql://user:password@host/name; without it SQLite in the data folder",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until it is stopped."""
    import uvicorn  # only who serves waits for it

    from mischia.table.store.key import NAME, fingerprint, held_open
    from mischia.web.app import create, log_as_json
    from mischia.web.reach import public_url
    from mischia.web.settings import Settings

    chosen = {"data": args.data, "database": args.database_url}
    chosen |= {name: said for name in ("rate", "bots", "access_log") if (said := getattr(args, name)) is not None}
    chosen |= {"network": in_network(args.host, args.port)}
    chosen |= {"public_url": args.public_url and public_url(args.public_url)}
    settings = replace(Settings.from_environment(), **chosen)
    url = settings.url
    if not 0 < args.port < 65536 or args.workers < 1:
        raise MischiaError("There is no such port, or no such number of workers.", "bad-serve")
    if args.workers > 1 and url.get_backend_name() == "sqlite":
        raise MischiaError("Several workers need PostgreSQL: give --database-url.", "bad-serve")
    must_be_free(args.host, args.port)
    if not prepare(url, fingerprint(settings.key())):
        print(f"{args.data / NAME} is not the key of this database: guests have to tell their names anew.", flush=True)
        print("mischia doctor says more.", flush=True)
    log_as_json()
    for line in addresses(args.host, args.port, settings.network, settings.public_url):
        print(line, flush=True)
    print(f"Tables are kept in {url.render_as_string()}. Ctrl+C closes the house.", flush=True)
    options: dict[str, Any] = {
        "host": args.host,
        "port": args.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
        "timeout_keep_alive": 75,
    }
    os.environ.update(settings.environment())
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # when all is closed, uvicorn raises the signal again
    with contextlib.suppress(KeyboardInterrupt), held_open(args.data), tempfile.TemporaryDirectory() as shared:
        if args.workers == 1:
            uvicorn.run(create(settings), **options)
        else:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = shared
            uvicorn.run("mischia.web.app:create_worker", factory=True, workers=args.workers, **options)
    return 0


def must_be_free(host: str, port: int) -> None:
    """Refuse an address at which something else listens already."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise MischiaError(
                f"Nobody can be served at {host}:{port}: {error.strerror}. Another --port may be free.", "bad-serve"
            ) from error


def prepare(url: Any, key: str) -> bool:
    """Bring the database up to date before anybody is let in; whether it is the database of this key."""
    from sqlalchemy.exc import SQLAlchemyError

    from mischia.table.store.key import SIGNED_WITH
    from mischia.table.store.store import Store

    async def migrate() -> bool:
        store = Store(url)
        try:
            await store.migrate()
            await store.learn(SIGNED_WITH, key)
            return await store.fact(SIGNED_WITH) == key
        finally:
            await store.close()

    try:
        return asyncio.run(migrate())
    except (SQLAlchemyError, OSError) as error:
        raise MischiaError(f"The database can't be used: {error}", "bad-database") from error


EVERYWHERE = ("0.0.0.0", "::")


def addresses(host: str, port: int, network: str | None, public: str | None) -> list[str]:
    """Where the site is found: from this machine, from others in the same network, and from elsewhere."""
    here = network if network is not None and host not in EVERYWHERE else f"http://localhost:{port}"
    lines = [f"Mischia is open at {here}"]
    if public is not None:
        return [*lines, f"Links lead to {public}"]
    if network is None:
        return [*lines, "Other devices can't reach it."]
    return [*lines, f"Other devices in the same network: {network}"] if host in EVERYWHERE else lines


def in_network(host: str, port: int) -> str | None:
    """Where other devices in the same network find the site, if they can."""
    from mischia.web.reach import is_here

    found = network_address() if host in EVERYWHERE else host
    if found is None:
        return None
    found = f"[{found}]" if ":" in found else found
    return None if is_here(found) else f"http://{found}:{port}"


def network_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") else found
