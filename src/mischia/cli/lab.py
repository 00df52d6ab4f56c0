"""`mischia lab`: matches by the thousand, and what they tell."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from mischia.bots import check_level
from mischia.core.errors import MischiaError
from mischia.games import GAMES, game_named

if TYPE_CHECKING:
    from mischia.lab.experiments.experiment import Experiment
    from mischia.lab.experiments.results import Results

LEVELS = "hard,normal,easy,random"
MATCHES = 1000
WHAT = {
    "tournament": "who wins how often, and how strong that makes them",
    "balance": "what wins: cards, moves, seats, options",
    "metrics": "what the game feels like, in figures",
    "difficulty": "how often all win together, where they can lose",
}


def add_to(commands: Any) -> None:
    """The words that follow `mischia lab`."""
    lab = commands.add_parser(
        "lab", help="play by the thousand, and measure", description="Play by the thousand, and measure."
    )
    kinds = lab.add_subparsers(title="what", metavar="WHAT", required=True)
    for kind, help in WHAT.items():
        command = kinds.add_parser(kind, help=help, description=help.capitalize() + ".")
        command.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
        add_players(command, kind)
        add_run(command)
        if kind in ("balance", "difficulty"):
            command.add_argument("--vary", action="append", default=[], metavar="OPTION", help="play all its settings")
        if kind == "balance":
            command.add_argument(
                "--against", type=Path, metavar="FILE", help="compare with another run, match by match"
            )
        command.set_defaults(run=run, kind=kind, lang="en")
    add_training(kinds)
    add_puzzles(kinds)
    add_beliefs(kinds)
    again = kinds.add_parser("report", help="the report of a results file", description="The report of a results file.")
    again.add_argument("file", type=Path, metavar="FILE", help="a results file")
    again.add_argument("--against", type=Path, metavar="FILE", help="compare with another run, match by match")
    again.set_defaults(run=run_report, lang="en")


def add_training(kinds: Any) -> None:
    help = "a policy that learns by playing itself"
    command = kinds.add_parser("train", help=help, description=help.capitalize() + ".")
    command.add_argument("game", metavar="GAME", help="a game that has a batch of tables: quickshot")
    command.add_argument("--games", type=int, default=8_000_000, metavar="N", help="to learn from (default: 8000000)")
    command.add_argument("--tables", type=int, default=4096, metavar="N", help="played at once (default: 4096)")
    command.add_argument("--seats", type=int, metavar="N", help="at each table (default: all sizes, with dummies too)")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed learns the same (default: 1)")
    command.add_argument("--start", type=Path, metavar="FILE", help="go on from a policy")
    command.add_argument(
        "--against", metavar="FILE", help="learn to beat this policy, which stays as it is; or: random"
    )
    command.add_argument("--out", type=Path, metavar="FILE", help="the policy (default: GAME-policy.npz)")
    command.set_defaults(run=run_training, lang="en")


def add_puzzles(kinds: Any) -> None:
    help = "positions in which one move is clearly best"
    command = kinds.add_parser("puzzles", help=help, description=help.capitalize() + ", out of matches between bots.")
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    command.add_argument("--many", type=int, default=30, metavar="N", help="how many there shall be (default: 30)")
    command.add_argument("--seed", default="1", help="of the matches (default: 1)")
    command.add_argument(
        "--effort", type=int, default=9000, metavar="N", help="continuations to look at, twice (default: 9000)"
    )
    command.add_argument(
        "--out", type=Path, metavar="FOLDER", help="goes on with what is there (default: GAME-puzzles)"
    )
    command.set_defaults(run=run_puzzles, lang="en")


def add_beliefs(kinds: Any) -> None:
    help = "how much likelier guesses hold the truth by what was seen, and what that gives in strength"
    command = kinds.add_parser("beliefs", help=help, description=help.capitalize() + ".")
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    command.add_argument("--players", default="normal", metavar="BOT,BOT", help="levels (default: normal)")
    command.add_argument("--seats", type=int, metavar="N", help="how many sit at the table")
    command.add_argument("--matches", type=int, default=20, metavar="N", help="for each level (default: 20)")
    command.add_argument("--seed", default="1", help="the same seed gives the same matches (default: 1)")
    command.add_argument(
        "--strength", action="store_true", help="let each level play against itself without memory instead"
    )
    command.set_defaults(run=run_beliefs, lang="en")


def run_beliefs(args: argparse.Namespace) -> int:
    """Measure, and print a table row by row."""
    need_lab()
    from mischia.lab.experiments.experiment import usual_seats
    from mischia.lab.findings.beliefs import hides, odds_table, strength_table

    game = game_named(args.game)
    if not hides(game):
        raise MischiaError(f"In {game.name} there is nothing that others' acts could tell of.", "bad-lab")
    levels = [level.strip() for level in args.players.split(",")]
    for level in levels:
        check_level(level, game)
    table = strength_table if args.strength else odds_table
    for line in table(game.name, levels, args.seats or usual_seats(game), args.matches, args.seed):
        print(line, flush=True)
    return 0


def run_puzzles(args: argparse.Namespace) -> int:
    """Find puzzles, and tell of each."""
    from mischia.lab.puzzles import Effort, write

    game = game_named(args.game)
    if args.many < 1 or args.effort < 1:
        raise MischiaError("--many and --effort take a number from 1 on.", "bad-lab")
    out = args.out or Path(f"{game.name}-puzzles")
    write(
        game,
        out,
        args.many,
        args.seed,
        Effort(args.effort),
        lambda path, hard: print(f"{path}  {hard} of 5", flush=True),
    )
    return 0


def run_training(args: argparse.Namespace) -> int:
    """Learn, show the curve as it grows, write the policy and the curve beside it."""
    game = game_named(args.game)
    try:
        from mischia.lab.training.train import check_plan, train
    except ModuleNotFoundError as missing:
        raise MischiaError(f"{missing.name} is not here: pip install 'mischia[batch]'.", "bad-lab") from missing
    console = Console(highlight=False)
    out = args.out or Path(f"{game.name}-policy.npz")
    check_plan(game, args.games, args.tables, args.seats)
    console.print(Text(f"{'games':>14}  {'seconds':>8}  alone against the others"))

    def told(point: dict[str, Any]) -> None:
        console.print(Text(f"{point['games']:>14,}  {point['seconds']:>8}  {100 * point['share']:.1f} %"))

    train(game, args.games, out, args.seed, args.tables, args.seats, args.against, args.start, told)
    console.print(Text(f"Policy: {out}\nCurve:  {out.with_suffix('.jsonl')}"))
    return 0


def add_players(command: argparse.ArgumentParser, kind: str) -> None:
    if kind == "metrics":
        command.add_argument("--better", default="normal", metavar="BOT", help="plays everywhere (default: normal)")
        command.add_argument(
            "--worse", default="random", metavar="BOT", help="what skill is measured by (default: random)"
        )
        return
    default = LEVELS if kind == "tournament" else "normal"
    command.add_argument(
        "--players", default=default, metavar="BOT,BOT", help=f"levels, or your own as module:name (default: {default})"
    )


def add_run(command: argparse.ArgumentParser) -> None:
    command.add_argument("--matches", type=int, metavar="N", help=f"how many matches (default: {MATCHES})")
    command.add_argument("--seats", type=int, metavar="N", help="how many sit at the table")
    command.add_argument("--seed", default="1", help="the same seed gives the same matches (default: 1)")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may come again"
    )
    command.add_argument(
        "--workers", type=int, metavar="N", help="local processes (default: as many as there are cores)"
    )
    command.add_argument("--on", metavar="ADDRESS", help="a cluster: dask://host:port or ray://host:port")
    command.add_argument("--out", type=Path, metavar="FILE", help="the results file (default: GAME-WHAT.jsonl)")
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on with a results file")


def run(args: argparse.Namespace) -> int:
    """Play, write the results file and the page, show the tables."""
    need_lab()
    from mischia.lab.experiments import runs
    from mischia.lab.experiments.results import Results

    against = Results(args.against) if getattr(args, "against", None) else None
    workers = args.workers if args.workers is not None else os.cpu_count() or 1
    if workers < 1:
        raise MischiaError(f"{workers} workers can't do anything; accepted: 1 and more.", "bad-lab")
    if args.on is not None:
        runs.cluster(args.on)
    if args.resume:
        path, planned = args.resume, resumed(args)
    else:
        experiment = experiment_of(args).check()
        path = args.out or Path(f"{experiment.game}-{experiment.kind}.jsonl")
        runs.begin(experiment, path)
        planned = experiment.matches
    with bar(path, planned) as told:
        try:
            runs.go_on(path, workers, args.on, told=told, matches=planned)
            stopped = False
        except KeyboardInterrupt:
            stopped = True
    results = Results(path)
    if stopped:
        Console(stderr=True).print(Text(f"Stopped. Go on with: mischia lab {args.kind} --resume {path}"))
    if any(True for _ in results):
        tell(results, against)
    return 130 if stopped else 0


def run_report(args: argparse.Namespace) -> int:
    """Make the report of a results file anew."""
    need_lab()
    from mischia.lab.experiments.results import Results

    tell(Results(args.file), Results(args.against) if args.against else None)
    return 0


def need_lab() -> None:
    """The lab's libraries are an extra."""
    try:
        import joblib  # noqa: F401
        import matplotlib  # noqa: F401
        import statsmodels  # noqa: F401
    except ImportError as missing:
        raise MischiaError(f"{missing.name} is not here: pip install 'mischia[lab]'.", "bad-lab") from missing


def experiment_of(args: argparse.Namespace) -> "Experiment":
    """The experiment that was typed."""
    from mischia.lab.experiments.experiment import Experiment, all_options, read_options, usual_seats
    from mischia.lab.findings.metrics import tables

    if not args.game:
        raise MischiaError(f"Which game? There are: {', '.join(GAMES)}.", "bad-lab")
    game = game_named(args.game)
    seats = usual_seats(game) if args.seats is None else args.seats
    if args.kind == "metrics":
        players = tables(seats, args.better, args.worse)
    else:
        players = (tuple(name.strip() for name in args.players.split(",")),)
    options = all_options(game, read_options(game, args.option), getattr(args, "vary", []))
    matches = MATCHES if args.matches is None else args.matches
    return Experiment(args.kind, game.name, players, seats, matches, args.seed, options)


def resumed(args: argparse.Namespace) -> int:
    """How many matches a file is to have that is gone on with."""
    from mischia.lab.experiments.results import Results

    experiment = Results(args.resume).experiment
    if experiment.kind != args.kind or (args.game and args.game != experiment.game):
        raise MischiaError(f"{args.resume} is a {experiment.kind} of {experiment.game}.", "bad-lab")
    return int(experiment.matches if args.matches is None else args.matches)


def tell(results: "Results", against: "Results | None") -> None:
    """Write the page, and show its tables."""
    from mischia.lab.findings import analysis
    from mischia.lab.reports import report

    path = results.path.with_suffix(".html")
    sheets = analysis.write(results, path, against)
    console = Console(highlight=False)
    report.show(console, analysis.lead(results), sheets)
    console.print(Text(f"Results: {results.path}\nReport:  {path}"))


class Rate(ProgressColumn):
    """Matches per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0.0:.1f}/s", "progress.data.speed")


class bar:  # noqa: N801 - used as `with bar(...)`
    """A progress bar on the terminal, with the rate and the time left."""

    def __init__(self, path: Path, planned: int) -> None:
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            Rate(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            speed_estimate_period=20,
        )
        self.task = self.progress.add_task(path.name, total=planned)

    def __enter__(self) -> Any:
        self.progress.start()
        return lambda done: self.progress.update(self.task, completed=done)

    def __exit__(self, *_: object) -> None:
        self.progress.stop()
