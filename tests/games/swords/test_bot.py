"""Bots that sort, point and fence with sense, and duels that go as their law says."""

from pathlib import Path
from random import Random

import pytest

import mischia
from mischia import IsMcts
from mischia import Random as RandomBot
from mischia.games.swords.bot.duel_strategy import equilibrium
from mischia.games.swords.rules.duel import LAST_BEAT
from tests import duels
from tests.games.swords.tables import sorting


def test_bots_raise_their_finger_and_never_give_up() -> None:
    match = sorting()
    assert RandomBot(seed=1).choose(match.see_as("Ann")) == "ready"
    fight = mischia.load("swords", {"phase": "beat", "duel": {"cards": ["statue"], "fighters": ["Ann", "Bob"]}})
    assert "yield" in fight.moves("Ann")
    for seed in range(40):
        assert RandomBot(seed=seed).choose(fight.see_as("Ann")) != "yield"


def test_equilibrium_of_a_known_game() -> None:
    """Rock, paper, scissors; and a game with a plain best row."""
    mix = equilibrium([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert [one / sum(mix) for one in mix] == pytest.approx([1 / 3] * 3, abs=0.02)
    mix = equilibrium([[2, 3], [1, 0]])
    assert mix[0] / sum(mix) > 0.95


@pytest.mark.slow
def test_the_duel_bot_beats_random() -> None:
    wins, beats, *_ = duels.figures("solved", "random", "pile", 250, Random(1))
    assert wins > 0.6
    assert 3 < beats < 7


def test_figures_of_the_law() -> None:
    """Who wins, mean beats, voids and slips are as the law measured them."""
    for (first, second, pile), law in duels.LAW.items():
        found = duels.figures(first, second, pile, 1500, Random(3))
        assert found[0] == pytest.approx(law[0], abs=0.05)
        assert found[1] == pytest.approx(law[1], abs=0.5)
        assert found[2] == pytest.approx(law[2], abs=0.04)
        assert found[6] == pytest.approx(law[6], abs=0.04)


def test_bots_do_not_fence_with_their_mirror_image() -> None:
    """One seed for the whole table: two bots still fence as the law's figures say."""
    pairs, lengths = duels.of_bots("normal", 12)
    alike = sum(one == other for one, other in pairs) / len(pairs)
    assert len(lengths) > 40
    assert alike < 0.4
    law = duels.LAW["sound", "sound", "pile"][1]
    assert sum(lengths) / len(lengths) == pytest.approx(law, abs=1.2)
    assert sum(beats == LAST_BEAT for beats in lengths) <= 1


def test_a_page_gets_new_figures_in_the_old_places() -> None:
    page = "# Title\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nText | with a bar\n\n| c |\n|---|\n| 3 |\n"
    again = duels.renewed(page, ["| c |", "|---|", "| 4 |", "| 5 |"])
    assert again == page.replace("| 3 |", "| 4 |\n| 5 |")
    told = (Path(__file__).parents[3] / "docs" / "swords.md").read_text(encoding="utf-8").split("\n")
    for table in (list(duels.duels(10)), list(duels.seats(2))):
        there = told[told.index(table[0]) :]
        assert [line.split("|")[1] for line in table] == [line.split("|")[1] for line in there[: len(table)]]


@pytest.mark.parametrize(("fencer", "pile"), duels.ALIKE)
def test_no_seat_is_better(fencer: str, pile: str) -> None:
    assert duels.first_seat(fencer, pile, 4000, Random(7)) == pytest.approx(0.5, abs=0.032)  # four standard errors


WINNING = {
    "phase": "point",
    "front": {"Ann": ["statue"] * 3 + ["deep-bow"] * 3 + ["free-arm"] * 2, "Bob": ["flamingo"], "Cid": ["flamingo"]},
    "piles": {"A": ["wrong-hand", "pirate-eye"], "B": ["light-feet"], "C": ["knee-drop", "whirligig"]},
}


def test_a_plain_best_pile() -> None:
    """Ann needs one black card to win, and nobody else has any use for it."""
    match = mischia.load("swords", WINNING)
    chosen = [IsMcts(iterations=1000, seed=seed).choose(match.see_as("Ann")) for seed in range(12)]
    assert chosen.count("point B") >= 9


def test_bots_mix_where_it_pays() -> None:
    match = mischia.load("swords", {"phase": "beat", "duel": {"cards": ["statue"], "fighters": ["Ann", "Bob"]}})
    chosen = {IsMcts(iterations=1000, seed=seed).choose(match.see_as("Ann")) for seed in range(40)}
    assert {"feint", "step back"} < chosen
    assert len(chosen) >= 3
