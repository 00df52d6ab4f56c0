"""`mischia doctor`: is the database there and up to date, and do its tables still play?"""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from mischia.cli.serve import add_data


def add_to(commands: Any) -> None:
    """The words that follow `mischia doctor`."""
    command = commands.add_parser(
        "doctor",
        help="check the database and replay a sample of its tables",
        description="Check the data folder, the database and its migrations, and replay a sample of its tables.",
    )
    command.add_argument("--sample", type=int, default=50, metavar="N", help="how many tables (default: %(default)s)")
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say what is well and what is not; 1 if anything is not."""
    found = asyncio.run(examine(args.data, args.database_url, args.sample))
    for well, what in found:
        print(f"{'ok  ' if well else 'BAD '} {what}")
    return 0 if all(well for well, _ in found) else 1


async def examine(data: Path, database: str | None, sample: int) -> list[tuple[bool, str]]:
    """Every finding, the first bad one about the database last."""
    from sqlalchemy.exc import SQLAlchemyError

    from mischia.core.errors import MischiaError
    from mischia.core.verify import verify
    from mischia.table import migrations
    from mischia.table.store import Store, database_url
    from mischia.table.table import Table

    url = database_url(database, data)
    name = url.render_as_string()
    key = data / "key"
    found = [(True, f"data folder {data}")] if data.is_dir() else [(False, f"data folder {data} is not there")]
    if key.exists():
        private = key.stat().st_mode & 0o077 == 0
        found.append((private, "key of cookies" if private else f"others can read {key}: chmod 600 {key}"))
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        return [*found, (False, f"database {name} is not there: mischia serve makes it")]
    store = Store(url)
    try:
        now, newest = await store.desk.read(migrations.state)
        found.append((True, f"database {name} answers"))
        found.append((now == newest, f"schema {now}, newest {newest}"))
        if now != newest:
            return found
        ids = (await store.all_ids())[-sample:] if sample > 0 else []
        bad = checked = 0
        for id in ids:
            try:
                head, kept = await store.kept(id)
                table = Table.of(id, await store.entries(id, 0, head), kept)
                if table.status == "over" and table.opening.match is None:
                    checked += verify(table.game, table.document())
            except MischiaError as error:
                bad += 1
                found.append((False, f"a table can't be replayed: {error}"))
        found.append((not bad, f"{len(ids) - bad} of {len(ids)} tables replayed, {checked} outcomes of chance checked"))
    except (SQLAlchemyError, OSError) as error:
        found.append((False, f"database {name}: {error}"))
    finally:
        await store.close()
    return found
