"""The sides of the comparison, each in a process of its own, measured in turns."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.clock import Rates

ROOT = Path(__file__).parent.parent
Rounds = dict[str, list[Rates]]  # by measure: what each round brought


class Side:
    """One interpreter with one module of measures."""

    def __init__(self, python: str, module: str) -> None:
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}  # each imports its own Mischia
        self.process = subprocess.Popen(
            [python, "-m", "bench.worker", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=env,
        )
        hello = self.hear()
        self.missing: str = hello.get("missing", "")
        self.about: str = hello.get("about", "")
        self.measures: list[str] = hello.get("measures", [])
        self.rounds: Rounds = {measure: [] for measure in self.measures}

    def hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("bench: a side died while it measured; its own words are above.")
        return json.loads(line)

    def measure(self, name: str, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([name, seconds]) + "\n")
        self.process.stdin.flush()
        self.rounds[name].append(self.hear())

    def close(self) -> None:
        self.process.communicate()


def in_turns(sides: list[Side], rounds: int, seconds: float) -> None:
    """Measure everything once to warm up, then so many times, each side's first thing, then each side's second ..."""
    for _ in range(rounds + 1):
        for at in range(max(len(side.measures) for side in sides)):
            for side in sides:
                if at < len(side.measures):
                    side.measure(side.measures[at], seconds)
    for side in sides:
        side.close()
        for measured in side.rounds.values():
            del measured[0]
