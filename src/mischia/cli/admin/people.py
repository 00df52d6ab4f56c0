"""People, by `mischia admin`: see, show what is kept of them, erase it, and whom to keep out."""

import argparse
import json
from dataclasses import asdict
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mischia.cli.admin.desk import add_yes, agreed, command, day, many, moment, write_new
from mischia.core.errors import MischiaError

if TYPE_CHECKING:
    from mischia.table.hall import Hall
    from mischia.table.store.office import Office, PersonRow

WHO = "the id of a person, or an address (of IPv6 its /64 network counts)"


def add_to(what: Any) -> None:
    """The words that follow `mischia admin`, of people."""
    found = command(what, "people", listed, "list people, the newest first", "people --named ann")
    found.add_argument("--named", default="", metavar="LETTERS", help="only those in whose name these are")
    found.add_argument("--most", type=int, default=50, metavar="N", help="how many at most (default: %(default)s)")

    found = command(
        what, "person", person, "show, export or erase all that is kept of a person", "person ID export --to ann.json"
    )
    found.add_argument("id", metavar="ID", help="as the list of people has it")
    found.add_argument("do", nargs="?", choices=list(DEEDS), default="show", help="what to do (default: %(default)s)")
    found.add_argument("--to", type=Path, metavar="FILE", help="with `export`: a new file to write")
    add_yes(found)

    found = command(what, "ban", ban, "let somebody in no more: they may only look", "ban 192.0.2.7 --until 7d")
    found.add_argument("who", metavar="PERSON|ADDRESS", help=WHO)
    found.add_argument("--until", type=moment, metavar="WHEN", help="2030-01-31, or a span such as 7d; else for ever")

    found = command(what, "unban", unban, "let somebody in again", "unban 192.0.2.7")
    found.add_argument("who", metavar="PERSON|ADDRESS", help=WHO)

    command(what, "bans", bans, "list who is not let in", "bans")


async def listed(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    found = await office.people(args.named, args.most)
    for row in found:
        print(in_a_line(row))
    if not found:
        print("There is nobody.")
    return 0


def in_a_line(row: "PersonRow") -> str:
    return f"{row.id}  {day(row.created)}  {row.language}  {row.name}, {many(row.tables, 'table', 'tables')}"


async def person(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    await office.person(args.id)
    return await DEEDS[args.do](hall, office, args)


async def show(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    from mischia.cli.admin import tables

    traces = await office.traces(args.id)
    print(in_a_line(traces.person))
    print(f"last seen in the last day: {day(traces.person.seen)}")
    if traces.banned is not None:
        print(f"banned until {day(traces.banned.until)}" if traces.banned.until else "banned for ever")
    for row in traces.tables:
        print(f"table {tables.in_a_line(row)}")
    lines, disputes = many(len(traces.said), "line", "lines"), many(len(traces.disputes), "dispute", "disputes")
    devices = many(len(traces.devices), "device", "devices")
    clubs, rated = many(len(traces.clubs), "club", "clubs"), many(len(traces.rated), "rated match", "rated matches")
    print(f"{lines} of chat, {disputes}, {devices}, {clubs}, {rated}")
    print(f"{many(len(traces.manners), 'line', 'lines')} of manners, {many(len(traces.written), 'note', 'notes')}")
    return 0


async def export(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    text = json.dumps(asdict(await office.traces(args.id)), indent=1, ensure_ascii=False)
    if args.to is None:
        print(text)
        return 0
    write_new(args.to, text + "\n")
    print(f"{args.to} is written.")
    return 0


async def erase(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    from mischia.table.erasing import can_not_stay
    from mischia.table.erasing import erase as forget

    traces = await office.traces(args.id)
    gone = await can_not_stay(hall, office, args.id)
    print(in_a_line(traces.person))
    print("Their name, devices, disputes, chat, clubs and ratings will be erased for ever.")
    print("At tables that go on, a bot plays for them;")
    print(f"{many(len(traces.tables), 'table keeps', 'tables keep')} their moves, under a neutral name.")
    if gone:
        print(f"Today's rules can't write {', '.join(gone)} anew: these are deleted whole.")
    if not agreed(args, "That can't be undone; a backup still has it."):
        return 1
    await forget(hall, office, args.id)
    print("It is erased.")
    return 0


def address_meant(who: str) -> str | None:
    """An address as the house counts it; None if it is none."""
    from mischia.web.caps import address_of

    try:
        ip_address(who.removesuffix("/64"))
    except ValueError:
        return None
    return address_of({"client": (who.removesuffix("/64"), 0)})


async def meant(office: "Office", who: str) -> str:
    return address_meant(who) or (await office.person(who)).id


async def ban(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    who = await meant(office, args.who)
    await office.ban(who, args.until)
    print(f"{who} is banned {'for ever' if args.until is None else f'until {day(args.until)}'}.")
    return 0


async def unban(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    who = address_meant(args.who) or args.who
    if not await office.unban(who):
        there = ", ".join(ban.who for ban in await office.bans()) or "nobody"
        raise MischiaError(f"{who} is not banned; there is: {there}.", "no-ban")
    print(f"{who} is let in again.")
    return 0


async def bans(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    found = await office.bans()
    for one in found:
        print(f"{one.who}  since {day(one.at)}  {'for ever' if one.until is None else f'until {day(one.until)}'}")
    if not found:
        print("Nobody is banned.")
    return 0


DEEDS = {"show": show, "export": export, "erase": erase}
