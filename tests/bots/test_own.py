"""Anybody's own bot, by `module:name`."""

import sys
from pathlib import Path

import pytest

import mischia
from mischia.bots.own import own_bot

BOTS = """
class Plain:
    def choose(self, seen):
        return seen.moves[0]

class Seeded(Plain):
    def __init__(self, seed):
        self.seed = seed

def made(seed=None):
    return Seeded(("made", seed))
"""


def test_it_gets_a_seed_if_it_takes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the folder where one is, though it is not on Python's path."""
    (tmp_path / "garagebots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [one for one in sys.path if one])
    seen = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7).see_as("Ann")
    assert own_bot("garagebots:Plain", 3).choose(seen) == seen.moves[0]
    assert vars(own_bot("garagebots:Seeded", 3)) == {"seed": 3}
    assert vars(own_bot("garagebots:made", 3)) == {"seed": ("made", 3)}
