"""Bots drive Death Roads with sense."""

from collections import Counter

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


def test_who_thinks_takes_what_has_won() -> None:
    """A normal bot drafts anything, so that the lab can tell what things are worth; hard ones know the figures."""
    match = mischia.new("deathroads", ["Ann", "Bob"], seed=1)
    seen = match.see_as(match.turn[0])
    hard = Counter(bot_named("hard", seed).choose(seen) for seed in range(60))
    normal = Counter(bot_named("normal", seed).choose(seen) for seed in range(60))
    assert len(normal) == len(seen.moves) == 8
    assert hard["take Hot Rodent"] + hard["take Tangerine Tantrum"] > 40
    assert len(hard) > 1  # and yet they don't always take the same
    assert hard["take Katana & Wakizashi"] == 0
    together = mischia.new("deathroads", ["Ann", "Bob"], seed=1, coop=True)  # the figures are those of races
    seen = together.see_as(together.turn[0])
    assert len({bot_named("hard", seed).choose(seen) for seed in range(60)}) == len(seen.moves)


def test_who_thinks_starts_in_front() -> None:
    match = mischia.new("deathroads", ["Ann", "Bob"], seed=1)
    while "place c4" not in match.moves(match.turn[0]):
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    seen = match.see_as(match.turn[0])
    assert "place c3" in seen.moves
    assert all(bot_named("hard", seed).choose(seen).endswith("4") for seed in range(20))


def test_an_easy_bot_drives_better_than_chance() -> None:
    """One look ahead, at a move that seems sensible: it plays its cards where random ones pass, focus and skid."""
    found = {level: races.Style() for level in ("easy", "random")}
    for number in range(6):
        for level, style in found.items():
            for one in races.race([level] * 4, number, rounds=2):
                style.update(one)
    easy, other = found["easy"], found["random"]
    assert easy["rows"] > other["rows"]
    assert easy["skid"] / easy["turns"] < other["skid"] / other["turns"]
    assert easy["hits"] > other["hits"]
