"""Playing an experiment: on this machine's processes, or on a cluster, by joblib's backends."""

import json
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any, NamedTuple

import joblib
from joblib.externals.loky.backend import resource_tracker as joblib_tracker

from mischia.core.errors import BadFile, MischiaError
from mischia.lab.experiments.experiment import Experiment, mark
from mischia.lab.experiments.play_match import play
from mischia.lab.experiments.players import Bots
from mischia.lab.experiments.results import Results

TOGETHER = 20  # matches for each worker of a cluster that gives back a whole batch at once
WAIT = 30  # seconds for the first worker of a cluster

Told = Callable[[int], None]  # called with the number of matches that are done


def run(
    experiment: Experiment,
    path: Path | str,
    workers: int = 1,
    on: str | None = None,
    own: Bots | None = None,
    told: Told | None = None,
) -> Results:
    """Play an experiment and write each match to the file as it comes. A file that is there must be resumed."""
    experiment.check(own)
    begin(experiment, Path(path))
    return go_on(path, workers, on, own, told)


def begin(experiment: Experiment, path: Path) -> None:
    """Write the first line of a results file that is not there yet."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(written(experiment.header()))
    except FileExistsError as error:
        raise MischiaError(
            f"{path} is there already: go on with --resume {path}, or choose another name.", "bad-lab"
        ) from error
    except OSError as error:
        raise MischiaError(f"{path} can't be written: {error.strerror}.", "bad-lab") from error


def go_on(
    path: Path | str,
    workers: int = 1,
    on: str | None = None,
    own: Bots | None = None,
    told: Told | None = None,
    matches: int | None = None,
) -> Results:
    """Play what is missing of an experiment that was begun; with more `matches`, further than was planned."""
    results = Results(path)
    if results.changed:
        raise BadFile(f"{path} was made with other rules of {results.experiment.game}: it can't go on.", "bad-file")
    results.experiment.check(own)
    done = results.cut()
    last = results.experiment.matches if matches is None else matches
    if told is not None:
        told(done)
    with Path(path).open("a", encoding="utf-8") as file, spread_over(workers, on) as spread:
        for marked, line in play_all(results.experiment, range(done, last), spread, own):
            if marked != results.mark:
                raise MischiaError("A worker has other rules than this machine: install the same Mischia.", "bad-lab")
            file.write(line)
            file.flush()
            done += 1
            if told is not None:
                told(done)
    return results


def play_one(experiment: Experiment, own: Bots | None, number: int) -> tuple[str, str]:
    """A match as a worker gives it back: the mark of the worker's rules, and the line of the file."""
    return mark(experiment.game), written(play(experiment, number, own))


def play_all(experiment: Experiment, numbers: range, spread: "Spread", own: Bots | None) -> Iterator[tuple[str, str]]:
    """The matches in order, whoever plays them; when nobody wants more, nothing more is begun."""
    one = joblib.delayed(partial(play_one, experiment, own))
    if spread.streams:
        with unheard():
            begun = joblib.Parallel(spread.workers, return_as="generator")(one(at) for at in numbers)
        with closing(begun) as lines:
            yield from lines
    else:
        many = TOGETHER * joblib.effective_n_jobs(spread.workers)
        for at in range(numbers.start, numbers.stop, many):
            yield from joblib.Parallel(spread.workers)(one(at) for at in numbers[at - numbers.start :][:many])


@contextmanager
def unheard() -> Iterator[None]:
    """Processes that are begun in here never hear Ctrl-C, not even while they wake up: who began them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    for tracker in (resource_tracker, joblib_tracker):
        tracker.ensure_running()  # where it is begun later, it lets the signal through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Spread(NamedTuple):
    """Over how many workers matches are spread (-1: all of a cluster), and whether each comes back when it is done."""

    workers: int
    streams: bool = True


@contextmanager
def spread_over(workers: int, on: str | None) -> Iterator[Spread]:
    """Where matches are played: so many local processes, or the cluster at an address."""
    if on is None:
        yield Spread(workers)
        return
    kind, address = cluster(on)
    with CLUSTERS[kind](address):
        yield Spread(-1, streams=kind != "ray")  # Ray's backend gives back a whole batch at once


def cluster(on: str) -> tuple[str, str]:
    """The kind of a cluster and its address, from `dask://host:port`."""
    kind, _, address = on.partition("://")
    if kind not in CLUSTERS or not address:
        accepted = ", ".join(f"{kind}://host:port" for kind in CLUSTERS)
        raise MischiaError(f"{on!r} is no cluster; accepted: {accepted}.", "bad-lab")
    return kind, address


@contextmanager
def on_dask(address: str) -> Iterator[None]:
    """The workers of a Dask cluster."""
    try:
        import distributed
    except ImportError as missing:
        raise MischiaError("Dask is not here: pip install 'mischia[dask]'.", "bad-lab") from missing
    try:
        connect: Any = distributed.Client
        client = connect(f"tcp://{address}", timeout="10s")
        client.wait_for_workers(1, timeout=WAIT)
    except (OSError, ValueError) as error:
        raise MischiaError(f"No Dask scheduler with workers answers at {address}: {error}", "bad-lab") from error
    with client, joblib.parallel_config("dask", client=client):
        yield


@contextmanager
def on_ray(address: str) -> Iterator[None]:
    """The workers of the Ray cluster that this machine is a node of; `ray://local` starts one here."""
    try:
        import ray
        from ray.util.joblib import register_ray
    except ImportError as missing:
        raise MischiaError("Ray is not here: pip install 'mischia[ray]'.", "bad-lab") from missing
    register_ray()
    try:
        if address != "local":
            knock(address)  # Ray itself would wait for minutes
        ray.init(address=address, log_to_driver=False)
    except (OSError, ValueError) as error:
        raise MischiaError(f"No Ray cluster answers at {address}: {error}", "bad-lab") from error
    try:
        with joblib.parallel_config("ray"):
            yield
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """An error, unless somebody listens at host:port."""
    host, _, port = address.rpartition(":")
    socket.create_connection((host, int(port)), timeout=10).close()


CLUSTERS = {"dask": on_dask, "ray": on_ray}


def written(doc: dict[str, Any]) -> str:
    """A line of the file."""
    return json.dumps(doc, ensure_ascii=False, separators=(",", ":")) + "\n"
