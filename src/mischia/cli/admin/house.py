"""The house itself, by `mischia admin`: what is announced to everybody."""

import argparse
from typing import TYPE_CHECKING, Any

from mischia.cli.admin.desk import command, day
from mischia.core.errors import MischiaError

if TYPE_CHECKING:
    from mischia.table.hall import Hall
    from mischia.table.store.office import Office


def add_to(what: Any) -> None:
    """The words that follow `mischia admin`, of the house."""
    found = command(
        what,
        "announce",
        announce,
        "tell everybody something on every page; without a text, say what is told",
        "announce 'On Sunday at 10 the house is closed for an hour.'",
    )
    found.add_argument("text", nargs="?", metavar="TEXT", help="in the place of what was told before")
    found.add_argument("--clear", action="store_true", help="tell nothing any more")


async def announce(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    if args.clear and args.text is not None:
        raise MischiaError("Give a text, or --clear, not both.", "bad-announcement")
    if args.clear or args.text is not None:
        await office.announce(args.text)
    told = await office.announcement()
    print("Nothing is announced." if told is None else f"Announced since {day(told.at)}: {told.text}")
    return 0
