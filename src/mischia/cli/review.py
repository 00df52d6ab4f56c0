"""`mischia review`: what decided a saved match."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from mischia import api
from mischia.bots import review_text
from mischia.bots.reckoning import BUDGET, Reckoning
from mischia.bots.review import Review, review
from mischia.bots.why import why
from mischia.cli.lines import tell_why
from mischia.cli.play import add_language
from mischia.cli.replay import document
from mischia.cli.screen import Screen
from mischia.core.errors import MischiaError
from mischia.core.language import Strings
from mischia.core.match import Match

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 48  # columns of a curve
COLUMNS = (
    "review-player",
    "review-start",
    "review-skill",
    "review-luck",
    "review-by-luck",
    "review-by-others",
    "review-result",
)


def add_to(commands: Any) -> None:
    """The words that follow `mischia review`."""
    command = commands.add_parser(
        "review",
        help="what decided a saved match",
        description="What decided a finished match: everybody's chances, its turning points, skill and luck.",
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a match that was saved")
    command.add_argument("--match", type=int, metavar="N", help="which match of a results file of the lab")
    command.add_argument("--budget", type=int, default=BUDGET, metavar="N", help=f"continuations (default: {BUDGET})")
    command.add_argument(
        "--why", type=int, metavar="MOVE", help="why this move was made: what the coach would have done"
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Count the match and tell what came out."""
    match = api.restore(document(args))
    if not match.over:
        raise MischiaError("Only a finished match can be reviewed.", "review-not-over")
    say = Strings(match.game, args.lang)
    screen = Screen(say)
    if args.why is not None:
        tell_why(screen, why(match, args.why), match.names)
        return 0
    tell(screen, match, counted(screen, match, args.budget), say)
    return 0


def counted(screen: Screen, match: Match, budget: int) -> Review:
    """The review, with a bar while it is counted."""
    reckoning = Reckoning(match, max(1, budget))
    with Progress(console=screen.console, transient=True, disable=not screen.console.is_terminal) as progress:
        moments = progress.track(range(len(reckoning.moments)), description=screen.say("review-title"))
        return review(reckoning, [reckoning.count(at) for at in moments])


def tell(screen: Screen, match: Match, found: Review, say: Strings) -> None:
    names = match.names
    screen.rule(f"{say('title')} · {say('review-title')}")
    screen.print(review_text.in_short(found, match.winners, say, names))
    if found.too_short:
        screen.print(say("review-too-short"))
        return
    screen.rule(say("review-chance"))
    for seat in range(1 if found.together else len(names)):
        curve = sparkline([moment[seat].chance for moment in found.curve])
        screen.print(f"{curve}  {review_text.whose(seat, found, say, names)}", whole=True)
    screen.print(say("review-continuations", count=found.continuations), "dim")
    screen.rule(say("review-turning-points"))
    for number, point in enumerate(found.turning_points, 1):
        step = found.steps[point.step]
        screen.print(f"{number}. {say('web-step', step=step.upto, steps=len(match.answers))}", "dim")
        happened = say.labelled(review_text.what(step, say, names), review_text.change(point, found, say, names))
        screen.print(f"   {happened}", "bold")
    if not found.turning_points:
        screen.print(say("review-none"))
    screen.rule(say("review-skill-luck"))
    screen.console.print(accounts(found, names, say))
    screen.print(say("review-adds-up"), "bold")
    for part in ("skill", "luck"):
        screen.print(say.labelled(say(f"review-{part}"), say(f"review-{part}-why")), "dim")


def sparkline(chances: Sequence[float]) -> str:
    """A curve as a row of bars, the last one the end.

    >>> sparkline([0.0, 0.5, 1.0])
    '▁▅█'
    """
    wide = min(WIDTH, len(chances))
    picked = [chances[round(at * (len(chances) - 1) / max(1, wide - 1))] for at in range(wide)]
    return "".join(BARS[min(len(BARS) - 1, int(len(BARS) * chance))] for chance in picked)


def accounts(found: Review, names: Sequence[str], say: Strings) -> Table:
    """What skill and luck did for each player."""
    table = Table(box=None, pad_edge=False)
    for column in COLUMNS:
        table.add_column(say(column), justify="left" if column == COLUMNS[0] else "right")
    for name, one in zip(names, found.accounts, strict=True):
        parts = [review_text.points(part) for part in (one.luck, one.chance, one.others)]
        start, result = (review_text.chance(share, say) for share in (one.start, one.result))
        table.add_row(*(Text(cell) for cell in (name, start, review_text.skill(one, say), *parts, result)))
    return table
