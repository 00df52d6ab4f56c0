"""`mischia backup`: all that a house needs to come back, in one file, while the server runs."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from mischia.cli.serve import add_data
from mischia.core.errors import MischiaError


def add_to(commands: Any) -> None:
    """The words that follow `mischia backup`."""
    command = commands.add_parser(
        "backup",
        help="write all tables and the key to a file, or bring them back",
        description="Write all tables, people and the key of their cookies to one file, while the server runs.",
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a new file, or with --restore one that was written")
    command.add_argument(
        "--restore", action="store_true", help="fill an empty database and the data folder from the file instead"
    )
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write it, or read it back."""
    from mischia.table.store.backup import BadBackup, back_up, bring_back, key_in
    from mischia.table.store.key import keep_key, must_be_closed, read_key
    from mischia.table.store.store import Store, database_url

    if args.restore and not args.file.is_file():
        raise BadBackup(f"{args.file} is not there.")
    url = database_url(args.database_url, args.data)

    async def work() -> Any:
        store = Store(url)
        try:
            if args.restore:
                return await bring_back(store, args.file)
            return await back_up(store, args.file, read_key(args.data))
        finally:
            await store.close()

    if args.restore:
        args.data.mkdir(parents=True, exist_ok=True)
        must_be_closed(args.data)
        key = key_in(args.file)
        if key is not None and read_key(args.data) not in (None, key):
            raise BadBackup(f"{args.data / 'key'} is there and is another than the backup's; move it away first.")
        sums = asked(work)
        if key is not None:
            keep_key(args.data, key)
    else:
        must_be_there(url)
        key = read_key(args.data)
        sums = asked(work)
    if key is None:
        where = "the backup" if args.restore else args.data
        print(f"There is no key in {where}: guests will have to tell their names anew.")
    print(f"{total(sums)} {'read from' if args.restore else 'written to'} {args.file}")
    return 0


def asked(work: Any) -> Any:
    """Do something with databases; what goes wrong there is said in one line."""
    import sqlite3

    from sqlalchemy.exc import SQLAlchemyError

    from mischia.table.store.backup import BadBackup

    try:
        return asyncio.run(work())
    except (SQLAlchemyError, OSError, sqlite3.Error, ValueError, KeyError) as error:
        if isinstance(error, MischiaError):
            raise
        raise BadBackup(f"That can't be done: {error}") from error


def must_be_there(url: Any) -> None:
    """Refuse a database file that is not there: SQLite would make an empty one."""
    from mischia.table.store.backup import BadBackup

    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadBackup(f"{url.database} is not there.")


def total(sums: dict[str, list[Any]]) -> str:
    """How much was written, in words."""
    rows = sum(many for many, _ in sums.values())
    return f"{sums['tables'][0]} tables and {sums['people'][0]} people ({rows} rows)"
