"""What a results file tells: the analysis that its kind of experiment is for."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from mischia.core.errors import BadFile, listed
from mischia.lab.experiments.results import Results
from mischia.lab.findings import balance, difficulty, metrics, tournament
from mischia.lab.reports.report import Sheet, write_page


class Finding(Protocol):
    """An analysis."""

    def sheets(self) -> list[Sheet]:
        """Its tables and plots."""

    def frame(self) -> Any:
        """Its figures as a DataFrame."""


KINDS: dict[str, Callable[[Results], Finding]] = {
    "tournament": tournament.standings,
    "balance": balance.measure,
    "metrics": metrics.measure,
    "difficulty": difficulty.measure,
}


def finding(results: Results) -> Finding:
    """The analysis of a results file."""
    kind = results.experiment.kind
    if kind not in KINDS:
        raise BadFile(
            f"{results.path}: {kind!r} is no kind of experiment; there are: {listed(list(KINDS))}.", "bad-file"
        )
    return KINDS[kind](results)


def title(results: Results) -> str:
    return f"{results.experiment.game}: {results.experiment.kind}"


def lead(results: Results) -> list[str]:
    """In a sentence or two: what was played."""
    experiment = results.experiment
    tables = "; ".join(", ".join(table) for table in experiment.tables)
    done = len(results)
    planned = "" if done >= experiment.matches else f" of {experiment.matches} that were planned"
    return [
        f"{done} matches{planned} at {experiment.seats} seats, seed {experiment.seed}. Players: {tables}.",
        *settings(experiment.options),
    ]


def settings(options: Sequence[Mapping[str, Any]]) -> list[str]:
    """How the tables were set, if not as they come."""
    if len(options) > 1:
        return [f"{len(options)} settings of the options took turns."]
    return [f"Options: {shown(one)}" for one in options if one]


def shown(options: Any) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


def sheets(results: Results, against: Results | None = None) -> list[Sheet]:
    """The report; with another run on the same seeds, what changed since comes first."""
    changed = [] if against is None else balance.compare(results, against).sheets()
    return [*changed, *finding(results).sheets()]


def write(results: Results, path: Path, against: Results | None = None) -> list[Sheet]:
    """Write the page of a report; its tables."""
    found = sheets(results, against)
    write_page(path, title(results), lead(results), found)
    return found
