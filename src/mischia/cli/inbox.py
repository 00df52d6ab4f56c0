"""`mischia inbox`: what players say is wrong, each with a file for `mischia check`."""

import argparse
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mischia.cli.backup import asked, must_be_there
from mischia.cli.serve import add_data
from mischia.core.errors import MischiaError

if TYPE_CHECKING:
    from mischia.table.store.inbox import Inbox, Letter

GOES_ON = "its match goes on, and there may be secrets in it: it can be read when that is over"


def add_to(commands: Any) -> None:
    """The words that follow `mischia inbox`."""
    command = commands.add_parser(
        "inbox",
        help="read what players say is wrong",
        description="What players say is wrong, the newest first. Each has a file that `mischia check` runs; it can be "
        "read when its match is over.",
    )
    command.add_argument("do", nargs="?", choices=list(DEEDS), default="list", help="what to do (default: %(default)s)")
    command.add_argument("id", nargs="?", default="", metavar="ID", help="of one of them, as the list has it")
    command.add_argument("--to", type=Path, metavar="FILE", help="with `file`: a new file to write")
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read the database, whether a server runs or not."""
    from mischia.table.store.inbox import Inbox
    from mischia.table.store.store import Store, database_url

    url = database_url(args.database_url, args.data)
    must_be_there(url)

    async def work() -> str:
        store = Store(url)
        try:
            if not await store.ready():
                raise MischiaError("The database is not up to date: mischia serve brings it there.", "bad-database")
            return await DEEDS[args.do](Inbox(store), args)
        finally:
            await store.close()

    print(asked(work))
    return 0


async def listed(inbox: "Inbox", args: argparse.Namespace) -> str:
    """A line for each."""
    found = await inbox.letters()
    return "\n".join(in_a_line(letter) for letter in found) or "The inbox is empty."


async def show(inbox: "Inbox", args: argparse.Namespace) -> str:
    """All of one of them."""
    letter = await one(inbox, args.id)
    dispute = letter.dispute
    said = "\n".join(f"  {line}" for line in dispute.said.splitlines())
    head = f"{in_a_line(letter)}\ntable {dispute.table_id}\nwhat should have happened:\n{said}\n\n"
    return head + (dispute.whole.rstrip() if letter.open else f"The rest: {GOES_ON}.")


async def file(inbox: "Inbox", args: argparse.Namespace) -> str:
    """The file of one of them, to be run."""
    letter = await one(inbox, args.id)
    if not letter.open:
        raise MischiaError(f"{args.id}: {GOES_ON}.", "not-over")
    if args.to is None:
        return letter.dispute.whole.rstrip()
    try:
        with args.to.open("x", encoding="utf-8") as out:
            out.write(letter.dispute.whole)
    except OSError as error:
        raise MischiaError(f"{args.to}: can't be written: {error.strerror}", "bad-file") from error
    return f"{args.to} is written: mischia check {args.to}"


async def reports(inbox: "Inbox", args: argparse.Namespace) -> str:
    """Who is reported, by whom, and for what; these can be read at once."""
    from mischia.table.store.reports import Reports

    told = []
    for report in await Reports(inbox.store).all():
        when = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M")
        whom = f"{report.name} ({report.other_id})"
        told.append(f"{report.id}  {when}  {report.by} reports {whom}, table {report.table_id}")
        told += [f"  {line}" for line in report.said.splitlines()]
        told += [f"  {report.name}: {line}" for line in report.lines]
    return "\n".join(told) or "Nobody is reported."


async def drop(inbox: "Inbox", args: argparse.Namespace) -> str:
    """Throw one of them away, or a report."""
    from mischia.table.store.reports import Reports

    if args.id and await Reports(inbox.store).drop(args.id):
        return f"{args.id} is gone."
    letter = await one(inbox, args.id)
    await inbox.drop(letter.dispute.id)
    return f"{letter.dispute.id} is gone."


async def one(inbox: "Inbox", id: str) -> "Letter":
    found = await inbox.letter(id) if id else None
    if found is None:
        there = ", ".join([letter.dispute.id for letter in await inbox.letters()][:5]) or "nothing"
        what = f"There is no {id!r} in the inbox" if id else "Say which"
        raise MischiaError(f"{what}; there is {there}.", "no-letter")
    return found


def in_a_line(letter: "Letter") -> str:
    dispute = letter.dispute
    when = datetime.fromtimestamp(dispute.at, UTC).strftime("%Y-%m-%d %H:%M")
    return f"{dispute.id}  {when}  {dispute.game}: {dispute.told if letter.open else '(goes on)'}"


DEEDS: dict[str, Callable[["Inbox", argparse.Namespace], Coroutine[Any, Any, str]]] = {
    "list": listed,
    "reports": reports,
    "show": show,
    "file": file,
    "drop": drop,
}
