"""What the commands of `mischia admin` share: the database, times and questions."""

import argparse
import re
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from mischia.cli.backup import asked, must_be_there
from mischia.cli.serve import add_data
from mischia.core.errors import MischiaError

if TYPE_CHECKING:
    from mischia.table.hall import Hall
    from mischia.table.store.office import Office

UNITS = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}
Deed = Callable[["Hall", "Office", argparse.Namespace], Awaitable[int]]


def command(what: Any, name: str, deed: Deed, text: str, example: str) -> argparse.ArgumentParser:
    """A command of the host."""
    found: argparse.ArgumentParser = what.add_parser(
        name,
        help=text,
        description=f"{text[0].upper()}{text[1:]}.",
        epilog=f"Example: mischia admin {example}",
    )
    add_data(found)
    found.set_defaults(run=lambda args: run(deed, args))
    return found


def add_yes(found: argparse.ArgumentParser) -> None:
    found.add_argument("--yes", action="store_true", help="do it without asking")


def run(deed: Deed, args: argparse.Namespace) -> int:
    """Open the database, whether a server has it open or not, and do it."""
    from mischia.table.hall import Hall
    from mischia.table.store.office import Office
    from mischia.table.store.store import Store, database_url

    url = database_url(args.database_url, args.data)
    must_be_there(url)

    async def work() -> int:
        store = Store(url, outside=True)
        try:
            if not await store.ready():
                raise MischiaError("The database is not up to date: mischia serve brings it there.", "bad-database")
            return await deed(Hall(store), Office(store), args)
        finally:
            await store.close()

    code: int = asked(work)
    return code


def agreed(args: argparse.Namespace, what: str) -> bool:
    """Say what will be done, and ask before what can't be undone."""
    print(what, flush=True)
    if args.yes:
        return True
    if not sys.stdin.isatty():
        raise MischiaError("That can't be undone: say --yes.", "not-agreed")
    if input("Go on? [y/N] ").strip().casefold() in ("y", "yes"):
        return True
    print("Nothing was done.")
    return False


def seconds(text: str) -> float:
    """A span of time, such as 90d.

    >>> seconds("90d"), seconds("2w"), seconds("12h")
    (7776000.0, 1209600.0, 43200.0)
    """
    found = re.fullmatch(r"(\d{1,5})([hdw])", text.strip().casefold())
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no span of time; 12h, 90d and 2w are")
    return int(found[1]) * UNITS[found[2]]


def moment(text: str) -> float:
    """A moment to come: a day, a day and a time, or a span from now on."""
    try:
        when = datetime.fromisoformat(text)
    except ValueError:
        try:
            return time() + seconds(text)
        except argparse.ArgumentTypeError:
            raise argparse.ArgumentTypeError(f"{text!r} is no moment; 2030-01-31 and 7d are") from None
    found = (when if when.tzinfo is not None else when.replace(tzinfo=UTC)).timestamp()
    if found <= time():
        raise argparse.ArgumentTypeError(f"{text} is past")
    return found


def day(at: float | None) -> str:
    return "never" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def write_new(path: Path, text: str) -> None:
    """Write a new file, which others can't read: what it holds is somebody's."""
    import os

    try:
        with open(path, "x", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            file.write(text)
    except OSError as error:
        raise MischiaError(f"{path}: can't be written: {error.strerror}", "bad-file") from error


def many(number: int, one: str, several: str) -> str:
    return f"1 {one}" if number == 1 else f"{number} {several}"
