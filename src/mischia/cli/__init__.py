"""The `mischia` command."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper

from mischia.cli import admin, archive, backup, bot, check, doctor, inbox, lab, learn, move, play, replay, review, serve
from mischia.core.errors import MischiaError
from mischia.core.language import Words
from mischia.games import refuse_bad_content


def parser() -> argparse.ArgumentParser:
    """What may be typed."""
    top = argparse.ArgumentParser(
        prog="mischia",
        description="Tabletop brawls, played exactly by the book.",
        epilog="mischia COMMAND --help tells all about a command.",
    )
    top.add_argument("--version", action="version", version=f"mischia {version('mischia')}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (play, learn, serve, bot, replay, review, check, inbox, archive, admin, lab, doctor, backup, move):
        command.add_to(commands)
    return top


def main(words: Sequence[str] | None = None) -> int:
    """Do what was typed; what can't be done is said in one line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    args = parser().parse_args(words)
    try:
        if args.run is not doctor.run:  # which tells it among the rest
            refuse_bad_content()
        code: int = args.run(args)
        sys.stdout.flush()
    except MischiaError as error:
        print(f"mischia: {Words(getattr(args, 'lang', 'en')).error(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever was reading has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
