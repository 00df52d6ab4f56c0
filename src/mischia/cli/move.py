"""`mischia move`: the whole house into another database."""

import argparse
import tempfile
from pathlib import Path
from typing import Any

from mischia.cli.backup import asked, must_be_there, total
from mischia.cli.serve import add_data


def add_to(commands: Any) -> None:
    """The words that follow `mischia move`."""
    command = commands.add_parser(
        "move",
        help="bring all tables into another database, such as PostgreSQL",
        description="Copy all tables and people into an empty database, and see that all has arrived. The server must "
        "be closed meanwhile. What was there before stays as it is.",
    )
    command.add_argument("to", metavar="URL", help="postgresql://user:password@host/name, or sqlite:///FILE")
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy it, check it, and say how to go on."""
    from mischia.table.store.backup import BadBackup, back_up, bring_back
    from mischia.table.store.key import must_be_closed
    from mischia.table.store.store import Store, database_url

    here, there = database_url(args.database_url, args.data), database_url(args.to, args.data)
    if here == there:
        raise BadBackup("That is where everything is already.")
    must_be_there(here)
    must_be_closed(args.data)

    async def work() -> Any:
        one, other = Store(here), Store(there)
        try:
            with tempfile.TemporaryDirectory() as folder:
                copy = Path(folder) / "copy"
                if others := await one.others():
                    print(f"{others} other programs are connected to {here.render_as_string()}: is a server running?")
                await back_up(one, copy, None)
                return await bring_back(other, copy)
        finally:
            await one.close()
            await other.close()

    sums = asked(work)
    print(f"{total(sums)} are in {there.render_as_string()} now, all of them checked.")
    print(f"Go on there: mischia serve --data {args.data} --database-url URL")
    print(f"The key stays in {args.data}; {here.render_as_string()} is as it was, and is not used any more.")
    return 0
