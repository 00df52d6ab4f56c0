"""`mischia backup`: all tables in one file, while the server runs."""

import argparse
import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from mischia.cli.serve import add_data
from mischia.core.errors import MischiaError


def add_to(commands: Any) -> None:
    """The words that follow `mischia backup`."""
    command = commands.add_parser(
        "backup",
        help="write all tables to a file",
        description="Write all tables to a file while the server runs: of SQLite a database, of PostgreSQL JSON lines.",
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a new file, or with --restore one that was written")
    command.add_argument("--restore", action="store_true", help="fill an empty database from JSON lines instead")
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write it, or read it back."""
    from sqlalchemy.exc import SQLAlchemyError

    from mischia.table.backup import back_up, bring_back
    from mischia.table.store import Store, database_url

    if args.file.exists() != args.restore:
        raise MischiaError(f"{args.file} {'is not there' if args.restore else 'is there already'}.", "bad-backup")

    async def work() -> int:
        store = Store(database_url(args.database_url, args.data))
        try:
            if not args.restore:
                return await back_up(store, args.file)
            await store.migrate()
            return await bring_back(store, args.file)
        finally:
            await store.close()

    try:
        rows = asyncio.run(work())
    except (SQLAlchemyError, OSError, sqlite3.Error, ValueError, KeyError) as error:
        raise MischiaError(f"That can't be done: {error}", "bad-backup") from error
    print(f"{rows} rows {'read from' if args.restore else 'written to'} {args.file}")
    return 0
