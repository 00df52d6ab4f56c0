"""`mischia replay`: a saved match, step by step, from any seat."""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mischia import api
from mischia.cli.play import add_language
from mischia.cli.screen import Screen, waits
from mischia.core.errors import MischiaError
from mischia.core.language import Strings
from mischia.core.match import Match
from mischia.core.position import Doc
from mischia.core.state import Event
from mischia.core.verify import commitment, verify
from mischia.games import game_named
from mischia.lab.experiments.results import Results


@dataclass(frozen=True)
class Frame:
    """A moment of the match: what has happened and how much of it was told, the view, whom the table waits for."""

    events: list[Event]
    told: int
    view: Doc
    waits: str


def add_to(commands: Any) -> None:
    """The words that follow `mischia replay`."""
    command = commands.add_parser(
        "replay",
        help="step through a saved match",
        description="Step through a saved match: Enter goes on, b goes back, q quits.",
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a match that was saved")
    command.add_argument("--match", type=int, metavar="N", help="which match of a results file of the lab")
    viewer = command.add_mutually_exclusive_group()
    viewer.add_argument("--as", dest="viewer", metavar="NAME", help="see what this player saw")
    viewer.add_argument("--onlooker", action="store_true", help="see what everybody saw (the default)")
    viewer.add_argument("--all", action="store_true", help="see everything, all hands and piles too")
    command.add_argument("--step", action="store_true", help="wait after each step even if this is no terminal")
    command.add_argument("--verify", action="store_true", help="re-check every outcome of chance instead of showing it")
    command.add_argument("--commitment", metavar="HEX", help="with --verify: what the table showed before it began")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the match, all at once or step by step; or re-check what chance said in it."""
    if args.verify:
        return recheck(document(args), args.commitment)
    match = api.restore(document(args))
    say = Strings(match.game, args.lang)
    screen = Screen(say)
    shown, whole = frames(match, args.viewer, args.all, say)
    seen_by = "term-seen-by-all" if args.all else "term-seen-by" if args.viewer else "term-seen-by-onlooker"
    screen.rule(f"{say('title')} · {say(seen_by, name=args.viewer or '')}")
    step = args.step or (sys.stdin.isatty() and sys.stdout.isatty())
    at = 0
    while at < len(shown):
        show(screen, match, shown[at], args.viewer, f"{at + 1}/{len(shown)}")
        at += ask(screen) if step else 1
        at = max(at, 0)
    if at == len(shown) and not whole:
        screen.print(say("term-replay-stuck"))
    return 0


def document(args: argparse.Namespace) -> Doc:
    """The match that a file holds, or one of those that a results file of the lab holds."""
    if args.match is None:
        return dict(api.read(args.file))
    return Results(args.file).match(args.match).document()


def recheck(doc: Doc, shown: str | None) -> int:
    """Whether every outcome follows from the secret; a file that was tampered with is refused."""
    if shown is not None:
        doc["commitment"] = shown.strip().casefold()
    checked = verify(game_named(str(doc["game"])), doc)
    print(f"{checked} outcomes of chance follow from the secret {doc['seed']}.")
    print(f"Shown before the first draw: {commitment(doc['seed'])}")
    return 0


def frames(match: Match, viewer: str | None, whole: bool, say: Strings) -> tuple[list[Frame], bool]:
    """Every moment at which the viewer learns something; and whether that is the whole match."""
    again = Match(match.game, match.given, match.game.show_options(match.options), match.secret, scripted=True)
    told = 0
    found: list[Frame] = []
    for name, phrase in [*match.answers, ("", "")]:
        events = again.events_for(viewer)
        if len(events) > told or not found:
            view = again.position if whole else again.see(viewer)
            found.append(Frame(events, told, view, waits(again, say)))
            told = len(events)
        if name:
            try:
                again.play(name, phrase)
            except MischiaError:
                return found, False
    return found, True


def show(screen: Screen, match: Match, frame: Frame, viewer: str | None, at: str) -> None:
    """One moment."""
    screen.rule(at)
    screen.tell(frame.events, match.names, frame.told)
    screen.console.print(screen.drawing.draw(frame.view, viewer, {}, screen.say, screen.console.width))
    screen.print(frame.waits, "italic")


def ask(screen: Screen) -> int:
    """Where to go next: on, back, or far beyond the end."""
    screen.print(screen.say("term-replay-how"), "dim")
    try:
        said = screen.read().strip().casefold()
    except EOFError:
        return sys.maxsize
    return {"b": -1, "q": sys.maxsize}.get(said, 1)
