"""Bots drive Death Roads with sense."""

import pytest

import mischia
from mischia import bot_named
from tests import races


@pytest.mark.slow
def test_bots_race_and_shoot() -> None:
    """A table of bots looks like Death Roads: cards are played, not thrown away, and shots hit."""
    found = races.Style()
    for number in range(3):
        for style in races.race(["normal"] * 4, number, rounds=2):
            found.update(style)
    assert found["turns"] > 60
    assert found.focus < 0.2  # it was 0.64 when bots saved their handling up
    assert found["play"] > found["turns"] * 0.4
    assert found["hits"] >= 8
    assert found["damage"] > 3 * found["drives"]
    assert found["rows"] > 0


def faced(done: bool = False, **given: object) -> mischia.Match:
    """Ann's turn; Bob is right ahead of her, Cid far away. They may be out of the round."""
    ann = {"cell": "c3", "hand": ["Plasma Shot", "Immortar", "Parting Gift"], "handling": 4, **given}
    racers = {"Ann": ann, "Bob": {"cell": "c5", "done": done}, "Cid": {"cell": "e1", "done": done}}
    return mischia.load("deathroads", {"players": ["Ann", "Bob", "Cid"], "racers": racers, "events_left": 4}, seed=1)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_bots_shoot_whom_they_can_hit(level: str) -> None:
    """The two other weapons reach nobody."""
    assert bot_named(level).choose(faced().see_as("Ann")) == "play Plasma Shot"


def test_bots_do_not_throw_cards_away_when_nobody_is_left_to_wait_for() -> None:
    seen = faced(done=True, hand=["Immortar", "Parting Gift", "Laser Shot", "Mine Layer", "Rear Rail"]).see_as("Ann")
    assert "focus Immortar" in seen.moves
    assert not any(bot_named("normal", seed).choose(seen).startswith("focus") for seed in range(5))
