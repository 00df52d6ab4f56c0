"""`mischia admin`: what the host of a house does, beside a running server or without one."""

from typing import Any

from mischia.cli.admin import house, people, tables


def add_to(commands: Any) -> None:
    """The words that follow `mischia admin`."""
    command = commands.add_parser(
        "admin",
        help="look after a house: its tables, its people, what is announced",
        description="Look after a house. A running server notices within a second; nobody has to stop it.",
        epilog="mischia admin COMMAND --help tells all about a command, with an example. "
        "Before an id that begins with a dash put two of them: mischia admin show -- -aBc.",
    )
    what = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for part in (tables, people, house):
        part.add_to(what)
