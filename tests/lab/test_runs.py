"""Runs: the same whoever works on them, kept when they stop, gone on with, and spread over a cluster."""

import json
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from mischia import BadFile, MischiaError
from mischia.bots import Bot
from mischia.bots import Random as RandomBot
from mischia.core.guess import Seen
from mischia.games import GAMES
from mischia.lab.experiments.experiment import Experiment, usual_seats
from mischia.lab.experiments.results import Results
from mischia.lab.experiments.runs import go_on, run
from mischia.lab.findings.tournament import standings
from tests import laws

pytestmark = pytest.mark.usefixtures("with_toy")


def experiment(matches: int = 12, **more: Any) -> Experiment:
    given = {"kind": "tournament", "game": "quickshot", "tables": (("easy", "random"),), "seats": 4, "matches": matches}
    return Experiment(**{**given, **more})


@pytest.mark.process
def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    run(experiment(), tmp_path / "one.jsonl", workers=1)
    run(experiment(), tmp_path / "two.jsonl", workers=2)
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_a_match_comes_back_from_its_line(game: str, tmp_path: Path) -> None:
    wanted = experiment(4 if laws.is_short(GAMES[game]) else 1, game=game, seats=usual_seats(GAMES[game]))
    results = run(wanted, tmp_path / "some.jsonl")
    for line in results:
        match = results.match(line["match"])
        assert match.over
        assert list(match.state.winners) == line["won"]
        assert [list(answer) for answer in match.answers] == line["answers"]


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = run(experiment(), tmp_path / "whole.jsonl").path.read_bytes()
    path = tmp_path / "part.jsonl"

    def stop(done: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(experiment(), path, told=stop)
    assert len(Results(path)) == 5
    with path.open("ab") as file:
        file.write(b'{"match":5,"play')  # a line that was not written whole
    assert len(Results(path)) == 5
    go_on(path)
    assert path.read_bytes() == whole
    go_on(path, matches=14)
    assert len(Results(path)) == 14


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "there.jsonl"
    path.write_text("something else")
    with pytest.raises(MischiaError, match="is there already: go on with --resume"):
        run(experiment(), path)
    assert path.read_text() == "something else"
    with pytest.raises(BadFile, match="this is no results file"):
        go_on(path)
    with pytest.raises(BadFile, match="No such file"):
        go_on(tmp_path / "nowhere.jsonl")


def test_a_broken_file_says_where(tmp_path: Path) -> None:
    path = run(experiment(3), tmp_path / "broken.jsonl").path
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([lines[0], lines[1], lines[3]]))
    with pytest.raises(BadFile, match="line 3 is match 2, expected 1"):
        go_on(path)
    path.write_text(lines[0] + "nonsense\n")
    with pytest.raises(BadFile, match="line 2 is no match"):
        len(Results(path))


def test_other_rules_can_t_go_on(tmp_path: Path) -> None:
    path = run(experiment(3), tmp_path / "old.jsonl").path
    head, *rest = path.read_text().splitlines(keepends=True)
    path.write_text(json.dumps({**json.loads(head), "mark": "other"}) + "\n" + "".join(rest))
    with pytest.raises(BadFile, match="other rules of quickshot"):
        go_on(path)


class Cheat(RandomBot):
    def choose(self, seen: Seen) -> str:
        return "play 99"


def test_own_bots_play_by_the_rules(tmp_path: Path) -> None:
    own: dict[str, Any] = {"mine": RandomBot}
    results = run(experiment(4, tables=(("mine", "random"),)), tmp_path / "own.jsonl", own=own)
    assert set(standings(results).shares) == {"mine", "random"}
    named = experiment(2, tables=(("mischia.bots:Random", "random"),))
    assert len(run(named, tmp_path / "named.jsonl")) == 2
    with pytest.raises(MischiaError, match='may not "play 99"'):
        run(experiment(4, tables=(("cheat",),)), tmp_path / "cheat.jsonl", own={"cheat": Cheat})


def test_memory_does_not_grow_with_the_matches(tmp_path: Path) -> None:
    """Nothing is kept of a match but sums: ten times the lines take no more memory to add up."""
    import tracemalloc

    results = run(experiment(20, game="toy"), tmp_path / "short.jsonl")
    head, *lines = results.path.read_text().splitlines()
    long = tmp_path / "long.jsonl"
    with long.open("w") as file:
        file.write(head + "\n")
        for number in range(1000):
            file.write(json.dumps({**json.loads(lines[number % 20]), "match": number}) + "\n")
    peaks = []
    for path in (results.path, long):
        tracemalloc.start()
        standings(Results(path))
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.5 * peaks[0] + 50_000


@pytest.mark.parametrize("on", ["spark://here:1", "nonsense", "dask"])
def test_no_such_cluster(on: str, tmp_path: Path) -> None:
    with pytest.raises(MischiaError, match=r"is no cluster; accepted: dask://host:port, ray://host:port"):
        run(experiment(2), tmp_path / "none.jsonl", on=on)


# --- a real cluster


class Slow:
    """A bot that takes its time, so that there is something to kill; it notes which process it played in."""

    def __init__(self, seed: object) -> None:
        self.bot: Bot = RandomBot(seed)

    def choose(self, seen: Seen) -> str:
        sleep(0.01)
        (Path(os.environ["MISCHIA_SLOW"]) / str(os.getpid())).touch()
        return self.bot.choose(seen)


def dask(*words: str, **more: str) -> subprocess.Popen[bytes]:
    """A process of a Dask cluster."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **more}
    command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
    return subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.mark.process
def test_a_dask_cluster_loses_a_worker_but_no_match(tmp_path: Path) -> None:
    address_file, pids = tmp_path / "scheduler.json", tmp_path / "pids"
    pids.mkdir()
    file = str(address_file)
    cluster = [dask("scheduler", "--port", "0", "--no-dashboard", "--host", "127.0.0.1", "--scheduler-file", file)]
    try:
        wait_for(address_file.exists)
        options = ["--scheduler-file", file, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
        cluster += [dask("worker", *options, MISCHIA_SLOW=str(pids)) for _ in range(2)]
        address = json.loads(address_file.read_text())["address"].removeprefix("tcp://")
        with closing(client_of(address)) as client:
            client.wait_for_workers(2, timeout=60)
        slow = experiment(40, tables=(("tests.lab.test_runs:Slow",),))
        killed: list[int] = []

        def kill_one(done: int) -> None:
            """Once both have begun, kill one in the middle of its work."""
            working = {int(path.name) for path in pids.iterdir()}
            if not killed and working >= {process.pid for process in cluster[1:]}:
                os.kill(cluster[1].pid, signal.SIGKILL)
                killed.append(done)

        path = tmp_path / "cluster.jsonl"
        results = run(slow, path, on=f"dask://{address}", told=kill_one)
        assert killed
        assert killed[0] < 40
        assert [line["match"] for line in results] == list(range(40))
        local = run(experiment(40, tables=(("mischia.bots:Random",),)), tmp_path / "local.jsonl")
        assert [line["answers"] for line in results] == [line["answers"] for line in local]
    finally:
        for process in cluster:
            process.kill()
            process.wait()


@pytest.mark.process
def test_ray_plays_the_same_matches(tmp_path: Path) -> None:
    """With Ray's own local cluster, where Ray is installed."""
    pytest.importorskip("ray", reason="Ray is not here: pip install 'mischia[ray]'")
    local = run(experiment(), tmp_path / "local.jsonl")
    spread = run(experiment(), tmp_path / "ray.jsonl", on="ray://local")
    assert spread.path.read_bytes() == local.path.read_bytes()


@pytest.mark.parametrize("address", ["127.0.0.1:9", "127.0.0.1", "here:there"])
def test_no_ray_answers(address: str, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not here: pip install 'mischia[ray]'")
    with pytest.raises(MischiaError, match=f"No Ray cluster answers at {address}"):
        run(experiment(2), tmp_path / "none.jsonl", on=f"ray://{address}")


@pytest.mark.parametrize(("kind", "module"), [("dask", "distributed"), ("ray", "ray")])
def test_a_cluster_s_library_is_asked_for(
    kind: str, module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MischiaError, match=rf"is not here: pip install 'mischia\[{kind}\]'"):
        run(experiment(2), tmp_path / "none.jsonl", on=f"{kind}://127.0.0.1:9")


def client_of(address: str) -> Any:
    import distributed

    connect: Any = distributed.Client
    return connect(f"tcp://{address}")


def wait_for(there: Any, seconds: float = 30) -> None:
    end = monotonic() + seconds
    while not there():
        assert monotonic() < end
        sleep(0.05)
