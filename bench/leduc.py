"""PettingZoo's side: its classic Leduc hold'em, as `env()` gives it, and without the wrappers that check its use."""

import importlib
import warnings
from functools import partial
from importlib.metadata import version
from typing import Any

from bench.clock import Measure
from bench.steps import steps

warnings.simplefilter("ignore")
leduc: Any = importlib.import_module("pettingzoo.classic.leduc_holdem_v4")


def about() -> str:
    return f"PettingZoo {version('pettingzoo')}"


def measures() -> dict[str, Measure]:
    return {
        "leduc_holdem: PettingZoo": partial(steps, leduc.env()),
        "leduc_holdem, raw: PettingZoo": partial(steps, leduc.raw_env()),
    }
