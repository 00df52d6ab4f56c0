"""`mischia bot`: a bot of your own at a table of a site."""

import argparse
from secrets import token_hex
from typing import Any

from mischia.bots import LEVELS, bot_named
from mischia.bots.own import own_bot
from mischia.cli.guest_bot import GuestBot
from mischia.cli.play import add_language
from mischia.cli.site import table_at
from mischia.core.language import Words


def add_to(commands: Any) -> None:
    """The words that follow `mischia bot`."""
    command = commands.add_parser(
        "bot",
        help="a bot of your own at a table of a site",
        description="A bot of your own sits down at a table of a site and plays; everybody sees that it is a bot.",
        epilog="A class with a method choose(seen) is a bot; it is looked for in the folder where you are.",
    )
    command.add_argument("table", metavar="TABLE-LINK", help="the link to the table, or its code with --site")
    command.add_argument(
        "--with", dest="bot", required=True, metavar="BOT", help=f"module:Class, or one of: {', '.join(LEVELS)}"
    )
    command.add_argument("--site", metavar="URL", help="where the table is, if only its code is given")
    command.add_argument("--name", help="what the bot is called (default: as its class)")
    command.add_argument("--seed", help="for a bot that takes one: the same seed chooses alike")
    command.add_argument(
        "--tries", type=int, default=1, metavar="N", help="how often it is asked for a legal move (default: 1)"
    )
    command.add_argument("--stay", action="store_true", help="play the rematches too")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Sit down, and play until the end."""
    seed = token_hex(8) if args.seed is None else args.seed
    bot = own_bot(args.bot, seed) if ":" in args.bot else bot_named(args.bot, seed)
    site, table = table_at(args.table.strip(), args.site)
    guest = GuestBot(site, bot, args.bot, max(1, args.tries), Words(args.lang))
    guest.sit(table, args.name or name_of(args.bot), args.lang)
    guest.play(args.stay)
    return 0


def name_of(bot: str) -> str:
    """What a bot is called at the table.

    >>> name_of("mybots:Highest"), name_of("hard")
    ('Highest', 'Hard')
    """
    name = bot.rpartition(":")[2]
    return name[:1].upper() + name[1:]
