"""The house itself, by `mischia admin`: what is announced, who is invited, and the way to the host's own page."""

import argparse
import os
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from mischia.cli.admin.desk import command, day, moment
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

    text = "print a link that opens the host's page once, for a quarter of an hour"
    add_site(command(what, "link", link, text, "link --public-url https://mischia.example"))

    text = "print a link by which newcomers come in where they need an invitation"
    found = command(what, "invite", invite, text, "invite --until 7d")
    found.add_argument(
        "--until", type=moment, default="7d", metavar="WHEN", help="2030-01-31, or a span (default: %(default)s)"
    )
    add_site(found)

    text = "reckon all rated matches again, in their order and by today's strength of the bots"
    found = command(what, "ratings", ratings, text, "ratings rebuild")
    found.add_argument("do", choices=["rebuild"], help="what to do with them")


def add_site(found: argparse.ArgumentParser) -> None:
    found.add_argument(
        "--public-url",
        default=os.environ.get("MISCHIA_PUBLIC_URL") or "http://localhost:8000",
        metavar="URL",
        help="where the site is (default: %(default)s)",
    )


async def announce(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    if args.clear and args.text is not None:
        raise MischiaError("Give a text, or --clear, not both.", "bad-announcement")
    if args.clear or args.text is not None:
        await office.announce(args.text)
    told = await office.announcement()
    print("Nothing is announced." if told is None else f"Announced since {day(told.at)}: {told.text}")
    return 0


async def link(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    from mischia.web.hosts import ENTER, Hosts
    from mischia.web.reach import public_url
    from mischia.web.settings import Settings

    site = public_url(args.public_url)
    token = await Hosts(Settings(args.data).host_secret(), office).link()
    print(f"{site}{ENTER}?by={token}")
    return 0


async def invite(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    from mischia.web.house_rules import HouseRules
    from mischia.web.reach import public_url
    from mischia.web.settings import Settings

    settings = replace(Settings.from_environment(), data=args.data)
    print(f"{public_url(args.public_url)}/invited/{HouseRules(hall, settings, settings.key()).invitation(args.until)}")
    print(f"It is good until {day(args.until)}, for whoever has it.")
    return 0


async def ratings(hall: "Hall", office: "Office", args: argparse.Namespace) -> int:
    from mischia.table.store.ratings import Ratings

    count = await Ratings(office.store).rebuild()
    print(f"{count} rated {'match was' if count == 1 else 'matches were'} reckoned again.")
    return 0
