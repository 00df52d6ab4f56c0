"""Write the reports of all games, as the plan beside them says: python -m mischia.lab.reports.docs FOLDER

The matches are kept in a folder of their own, and a run that was stopped goes on where it was.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from mischia.core.game import Game
from mischia.games import GAMES
from mischia.lab.experiments.results import Results
from mischia.lab.experiments.results_cache import file_of, played
from mischia.lab.findings import analysis, difficulty, metrics
from mischia.lab.findings.metrics import FIGURES, Metrics
from mischia.lab.reports.plan import Entry, read_plan
from mischia.lab.reports.report import Sheet, markdown, row_of, write_page

MOST_ROWS = 12  # of a table in Markdown; the page has more

HEAD = """# What the games are like

Measured by `make lab`: every figure is defined in [lab.md](../lab.md), and every game has a page of its own with the
plots and all the rows. Half of the matches are for skill, half for the rest; the last row says how many there were.
"""


def part(game: Game, entry: Entry, args: argparse.Namespace) -> list[Results]:
    """All results of one part of a report."""
    found = []
    for experiment in entry.experiments(game, args.matches):
        results = played(experiment, args.runs / file_of(experiment), args.workers, args.as_is)
        if results is not None:
            found.append(results)
    return found


def sheets_of(entry: Entry, found: list[Results]) -> list[Sheet]:
    """The tables of one part; a game's difficulty at all numbers of seats is one table."""
    if entry.kind == "difficulty":
        measured = difficulty.measure(*found)
        if entry.estimates:
            measured.write(Path(entry.estimates))
        return measured.sheets()
    return [sheet for results in found for sheet in analysis.sheets(results)]


def report(game: Game, entries: Sequence[Entry], args: argparse.Namespace) -> Metrics | None:
    """Write a game's page, in Markdown and with plots in HTML; its figures."""
    sheets: list[Sheet] = []
    lead: list[str] = []
    figures: Metrics | None = None
    for entry in entries:
        if entry.kind == "ladder":  # that is for the page of the levels
            continue
        found = part(game, entry, args)
        title = entry.title or entry.kind.capitalize()
        lead += [f"{title}: {' '.join(analysis.lead(results))}" for results in found]
        sheets += [sheet.under(title) for sheet in sheets_of(entry, found)] if found else []
        if entry.kind == "metrics" and found:
            figures = metrics.measure(found[0])
    write_page(args.folder / f"{game.name}.html", f"{game.name}: report of the lab", lead, sheets)
    (args.folder / f"{game.name}.md").write_text(in_words(game, lead, sheets), encoding="utf-8")
    return figures


def in_words(game: Game, lead: Sequence[str], sheets: Sequence[Sheet]) -> str:
    """A game's report in Markdown."""
    head = f"# {game.name}: report of the lab\n\nWith plots and all rows: [{game.name}.html]({game.name}.html).\n"
    listed = "\n".join(f"- {line}" for line in lead)
    return "\n".join([head, listed + "\n", *[markdown(sheet, MOST_ROWS) for sheet in sheets]])


def side_by_side(found: dict[str, Metrics]) -> str:
    """All games in one table."""
    estimates = {name: figures.estimates() for name, figures in found.items()}
    lines = [row_of(["figure", *found]), row_of(["---"] * (1 + len(found)))]
    for figure, form in FIGURES.items():
        cells = [f"{one[figure].value:{form}}" if figure in one else "" for one in estimates.values()]
        lines.append(row_of([figure, *cells]))
    lines.append(row_of(["matches", *[f"{one.lengths.total() + one.better.matches}" for one in found.values()]]))
    links = "\n".join(f"- [{name}]({name}.md)" for name in found)
    return HEAD + "\n" + "\n".join(lines) + "\n\n" + links + "\n"


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m mischia.lab.reports.docs", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the reports go, and plan.toml is")
    parser.add_argument("--runs", type=Path, default=Path(".lab"), help="where the matches are kept (default: .lab)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="local processes")
    parser.add_argument("--matches", type=int, metavar="N", help="play no more than N of each, to try it out")
    parser.add_argument("--game", action="append", choices=list(GAMES), help="this game alone; may come again")
    parser.add_argument("--as-is", action="store_true", help="play nothing, report what is there")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    args = arguments(words)
    for folder in (args.folder, args.runs):
        folder.mkdir(parents=True, exist_ok=True)
    plan = read_plan(args.folder / "plan.toml")
    found: dict[str, Metrics] = {}
    for name in args.game or plan:
        figures = report(GAMES[name], plan[name], args)
        if figures is not None:
            found[name] = figures
    if not args.game:
        (args.folder / "README.md").write_text(side_by_side(found), encoding="utf-8")


if __name__ == "__main__":
    main()
