"""Write the reports of all games: python -m mischia.lab.docs FOLDER [MATCHES]"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from mischia.core.errors import MischiaError
from mischia.core.game import Game
from mischia.games import GAMES
from mischia.lab import findings, metrics
from mischia.lab.experiment import Experiment, usual_seats
from mischia.lab.metrics import FIGURES, Metrics
from mischia.lab.report import Sheet, markdown, row_of, write_page
from mischia.lab.results import Results
from mischia.lab.runs import run

MATCHES = 2000  # of each kind
SEED = "docs"
PLAYERS = ("normal", "easy", "random")
MOST_ROWS = 12  # of a table in Markdown; the page has them all

HEAD = """# What the games are like

Measured by `make lab`: every figure is defined in [lab.md](../lab.md), and every game has a page of its own with the
plots and all the rows. Each cell is a mean over {matches} matches between bots: half of them for skill, half for the
rest.
"""


def experiments(game: Game, matches: int) -> list[Experiment]:
    """The three that are reported."""
    seats = usual_seats(game)
    tables = {"metrics": metrics.tables(seats), "tournament": (PLAYERS,), "balance": (("normal",),)}
    return [Experiment(kind, game.name, players, seats, matches, SEED) for kind, players in tables.items()]


def report(game: Game, folder: Path, matches: int, workers: int) -> Metrics:
    """Write a game's page, in Markdown and with plots in HTML; its figures."""
    sheets: list[Sheet] = []
    lead: list[str] = []
    with TemporaryDirectory() as scratch:
        for experiment in experiments(game, matches):
            results = run(experiment, Path(scratch) / f"{experiment.kind}.jsonl", workers)
            lead += [f"{experiment.kind.capitalize()}: {line}" for line in findings.lead(results)]
            sheets += findings.sheets(results)
        figures = metrics.measure(Results(Path(scratch) / "metrics.jsonl"))
    write_page(folder / f"{game.name}.html", f"{game.name}: report of the lab", lead, sheets)
    (folder / f"{game.name}.md").write_text(in_words(game, lead, sheets), encoding="utf-8")
    return figures


def in_words(game: Game, lead: Sequence[str], sheets: Sequence[Sheet]) -> str:
    """A game's report in Markdown."""
    head = f"# {game.name}: report of the lab\n\nWith plots and all rows: [{game.name}.html]({game.name}.html).\n"
    listed = "\n".join(f"- {line}" for line in lead)
    return "\n".join([head, listed + "\n", *[markdown(sheet, MOST_ROWS) for sheet in sheets]])


def side_by_side(found: dict[str, Metrics], matches: int) -> str:
    """All games in one table."""
    estimates = {name: figures.estimates() for name, figures in found.items()}
    lines = [row_of(["figure", *found]), row_of(["---"] * (1 + len(found)))]
    for figure, form in FIGURES.items():
        cells = [f"{one[figure].value:{form}}" if figure in one else "" for one in estimates.values()]
        lines.append(row_of([figure, *cells]))
    links = "\n".join(f"- [{name}]({name}.md)" for name in found)
    return HEAD.format(matches=matches) + "\n" + "\n".join(lines) + "\n\n" + links + "\n"


def main(words: Sequence[str]) -> None:
    if not words or (len(words) > 1 and not words[1].isdecimal()):
        raise MischiaError("python -m mischia.lab.docs FOLDER [MATCHES]", "bad-lab")
    folder, matches = Path(words[0]), int(words[1]) if len(words) > 1 else MATCHES
    folder.mkdir(parents=True, exist_ok=True)
    found = {name: report(game, folder, matches, os.cpu_count() or 1) for name, game in GAMES.items()}
    (folder / "README.md").write_text(side_by_side(found, matches), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
