"""Results that are kept in a folder, so that what was stopped goes on and what was played is not played again."""

import hashlib
import json
from pathlib import Path

from mischia.lab.experiments.experiment import Experiment
from mischia.lab.experiments.results import Results
from mischia.lab.experiments.runs import begin, go_on


def played(experiment: Experiment, path: Path, workers: int, as_is: bool) -> Results | None:
    """The results of an experiment: those that are there, and what is missing of them. Those of other rules go."""
    if as_is:
        return Results(path) if path.exists() and len(Results(path)) else None
    if path.exists() and Results(path).changed:
        path.unlink()
    if not path.exists():
        begin(experiment.check(), path)
    return go_on(path, workers, matches=experiment.matches)


def file_of(experiment: Experiment) -> str:
    """The name of a results file: another experiment has another one, more matches of the same go into the same."""
    head = {**experiment.header(), "matches": 0, "rules": "", "mark": ""}
    digest = hashlib.sha256(json.dumps(head, sort_keys=True).encode()).hexdigest()[:8]
    return f"{experiment.game}-{experiment.kind}-{experiment.seats}-{digest}.jsonl"
