"""Tables, by `mischia admin`: see, close, delete, take along, bring, and help those who sit there."""

import argparse
import json
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from mischia.cli.admin.desk import add_yes, agreed, command, day, many, seconds, write_new
from mischia.core.errors import BadFile, MischiaError

if TYPE_CHECKING:
    from mischia.table.hall import Hall
    from mischia.table.store.office import Office, TableRow
    from mischia.table.table import Table

STATUSES = ("lobby", "playing", "over", "closed")
PRUNED = ("lobby", "over", "closed")
TABLE = "its id, the beginning of it, or its code"
SEAT = "the name of whoever sits there, or the number of the seat"


def add_to(what: Any) -> None:
    """The words that follow `mischia admin`, of tables."""
    found = command(
        what, "tables", listed, "list tables, the last used first", "tables --status playing --older-than 30d"
    )
    found.add_argument("--status", choices=STATUSES, help="only those that stand there")
    found.add_argument("--game", metavar="GAME", help="only those of a game")
    found.add_argument("--person", metavar="ID", help="only those of a person")
    found.add_argument("--older-than", type=seconds, metavar="SPAN", help="only where nothing has happened for so long")
    found.add_argument("--most", type=int, default=50, metavar="N", help="how many at most (default: %(default)s)")

    found = command(what, "show", show, "show who sits at a table, and nothing that is hidden there", "show K7M2QX")
    found.add_argument("table", metavar="TABLE", help=TABLE)

    found = command(what, "close", close, "close a table: nobody plays there any more; all are told", "close K7M2QX")
    found.add_argument("table", metavar="TABLE", help=TABLE)
    add_yes(found)

    found = command(what, "delete", delete, "delete tables for ever, with their chat and log", "delete K7M2QX --yes")
    found.add_argument("tables", nargs="+", metavar="TABLE", help=TABLE)
    add_yes(found)

    found = command(
        what,
        "export",
        export,
        "write a finished match to a file, as `mischia replay` reads it",
        "export K7M2QX match.json",
    )
    found.add_argument("table", metavar="TABLE", help=TABLE)
    found.add_argument("file", type=Path, metavar="FILE", help="a new file")

    found = command(what, "import", bring, "bring a finished match from a file to a table", "import match.json")
    found.add_argument("file", type=Path, metavar="FILE", help="a match that was written by `export`, or by a page")
    found.add_argument("--person", metavar="ID", help="in whose list of tables it stands (default: nobody's)")

    found = command(
        what, "bot", put_bot, "put a bot in the place of somebody who has vanished; the log tells it", "bot K7M2QX Ann"
    )
    found.add_argument("table", metavar="TABLE", help=TABLE)
    found.add_argument("seat", metavar="SEAT", help=SEAT)
    add_yes(found)

    found = command(
        what,
        "hand",
        hand,
        "hand a seat to another person, who plays on there; the log tells it",
        "hand K7M2QX Ann ID",
    )
    found.add_argument("table", metavar="TABLE", help=TABLE)
    found.add_argument("seat", metavar="SEAT", help=SEAT)
    found.add_argument("person", metavar="PERSON", help="the id of a person")
    add_yes(found)

    found = command(
        what,
        "prune",
        prune,
        "delete tables where nothing has happened for long: those that never began, ended or were closed",
        "prune --older-than 90d --dry-run",
    )
    found.add_argument("--older-than", type=seconds, required=True, metavar="SPAN", help="such as 90d")
    found.add_argument("--playing", action="store_true", help="those where a match was left in its middle too")
    found.add_argument("--dry-run", action="store_true", help="only say which")
    add_yes(found)


async def listed(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    from mischia.table.store.office import Wish

    since = None if args.older_than is None else time() - args.older_than
    found = await office.tables(Wish(args.status, args.game, args.person, since), args.most)
    for row in found:
        print(in_a_line(row))
    if not found:
        print("There are no such tables.")
    return 0


def in_a_line(row: "TableRow") -> str:
    listed, code = "listed" if row.listed else "by link", row.code or "-"
    people = many(row.people, "person", "people")
    return f"{row.id}  {code:6}  {day(row.updated)}  {row.status:7}  {listed:7}  {row.game}, {people}"


async def show(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    row = await office.table(args.table)
    print(in_a_line(row))
    print(f"opened {day(row.created)}, {many(row.entries, 'entry', 'entries')} in its log")
    table = await hall.table(row.id)
    clock = "no clock" if table.opening.clock == "none" else f"{table.opening.limit} {table.opening.clock} for a choice"
    print(f"{clock}; its host is {table.host or 'the house'}")
    for number, seat in enumerate(table.seats, 1):
        who = f" ({seat.person})" if seat.person else ""
        bot = ", a bot plays" if seat.stand_in else ""
        print(f"{number}  {seat.kind:6}  {seat.name or '-'}{who}{bot}")
    return 0


async def close(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    from mischia.table.entry import HOUSE

    row = await office.table(args.table)
    if row.status not in ("lobby", "playing"):
        raise MischiaError(f"{row.id} is {row.status}: there is nothing to close.", "over")
    what = "Its match is abandoned as it stands." if row.status == "playing" else "Nobody can sit down there any more."
    if not agreed(args, f"{in_a_line(row)}\nThis table will be closed. {what}"):
        return 1
    await hall.act(row.id, HOUSE, "shut")
    print("It is closed.")
    return 0


async def delete(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    rows = [await office.table(name) for name in dict.fromkeys(args.tables)]
    for row in rows:
        print(in_a_line(row))
    if not agreed(args, f"{many(len(rows), 'table', 'tables')} will be deleted for ever."):
        return 1
    print(f"{many(await office.delete([row.id for row in rows]), 'table is', 'tables are')} deleted.")
    return 0


async def export(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    row = await office.table(args.table)
    if row.status != "over":
        raise MischiaError(f"{row.id} is {row.status}: a match can be taken along when it is over.", "export-not-over")
    doc = (await hall.table(row.id)).document()
    write_new(args.file, json.dumps(doc, indent=1, ensure_ascii=False) + "\n")
    print(f"{args.file} is written: mischia replay {args.file}")
    return 0


async def bring(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    try:
        doc = json.loads(args.file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(f"{args.file}: can't be read: {error.strerror}", "bad-file") from error
    except ValueError as error:
        raise BadFile(f"{args.file}: this is no match file of Mischia: {error}", "bad-file") from error
    if not isinstance(doc, dict):
        raise BadFile(f"{args.file}: this is no match file of Mischia.", "bad-file")
    person = None
    if args.person is not None:
        await office.person(args.person)
        person = await hall.people.person(args.person)
    try:
        table_id = await hall.openings.bring(person, doc)
    except MischiaError as wrong:
        raise BadFile(f"{args.file}: {wrong}", "bad-file") from wrong
    print(f"It is brought: /tables/{table_id}/replay")
    return 0


async def put_bot(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    table = await hall.table((await office.table(args.table)).id)
    seat = seat_meant(table, args.seat)
    return await patch(
        hall, args, table, "relieve", {"seat": seat}, f"A bot will play for {table.seats[seat].name} from now on."
    )


async def hand(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    table = await hall.table((await office.table(args.table)).id)
    seat, person = seat_meant(table, args.seat), await office.person(args.person)
    what = f"{person.name} will play in the seat of {table.seats[seat].name}, and see all that this seat sees."
    return await patch(hall, args, table, "hand", {"seat": seat, "person": person.id}, what)


async def patch(
    hall: "Hall", args: argparse.Namespace, table: "Table", kind: str, data: dict[str, Any], what: str
) -> int:
    """Do something at a table whose match is on."""
    from mischia.table.entry import HOUSE

    if table.status != "playing":
        raise MischiaError("That can be done while a match is on.", "patch-not-playing")
    if not agreed(args, f"{what} All at the table are told."):
        return 1
    await hall.act(table.id, HOUSE, kind, data)
    print("It is done.")
    return 0


def seat_meant(table: "Table", meant: str) -> int:
    """A seat by the name of whoever sits there, or by its number."""
    names = [seat.name for seat in table.seats]
    if meant in names:
        return names.index(meant)
    if meant.isascii() and meant.isdigit() and 1 <= int(meant) <= len(names):
        return int(meant) - 1
    raise MischiaError(f"There is no seat {meant!r}; there are: {', '.join(names)}.", "no-seat-meant")


async def prune(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    from mischia.table.store.office import Wish

    statuses = (*PRUNED, "playing") if args.playing else PRUNED
    since = time() - args.older_than
    rows = [row for status in statuses for row in await office.tables(Wish(status, unused_since=since))]
    for row in rows:
        print(in_a_line(row))
    if not rows:
        print("There is nothing to prune.")
        return 0
    told = many(len(rows), "table", "tables")
    if args.dry_run:
        print(f"{told} would be deleted.")
        return 0
    if not agreed(args, f"{told} will be deleted for ever."):
        return 1
    print(f"{many(await office.delete([row.id for row in rows]), 'table is', 'tables are')} deleted.")
    return 0
