"""What is swords' own: its content, its splits, its duels, and bots that sort, point and fence with sense."""

from pathlib import Path
from random import Random

import pytest

import mischia
from mischia import IsMcts, Match, MischiaError
from mischia import Random as RandomBot
from mischia.core.bags import bag, size
from mischia.games import GAMES
from mischia.games.swords.bot.duel_strategy import equilibrium
from mischia.games.swords.content import box
from mischia.games.swords.rules.cards import ALL, COLOUR, IDS, splits
from mischia.games.swords.rules.duel import LAST_BEAT
from tests import duels

CARD = """
[[card]]
id = "flamingo"
colour = "purple"
copies = 3
source = "house"
effect = { kind = "strain", trigger = "step back", amount = 2 }
"""


def test_the_deck() -> None:
    """SW-2, SW-3: 72 cards, three of a kind, eighteen of each colour."""
    assert size(ALL) == 72
    assert len(IDS) == 24
    assert [list(COLOUR).count(colour) for colour in range(4)] == [6] * 4


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('colour = "purple"', 'colour = "pink"', "card flamingo: colour: 'pink' is none of: purple"),
        ('colour = "purple"', 'colour = "green"', "card flamingo: colour: green, but strain is for purple cards"),
        ("copies = 3", "copies = 0", "card flamingo: copies: 0 is no number from 1 to 9"),
        ("copies = 3", "", "card flamingo: copies: missing"),
        ('source = "house"', 'source = "hearsay"', "card flamingo: source: 'hearsay' is none of"),
        ("strain", "stain", "card flamingo: effect.kind: 'stain' is none of"),
        ("step back", "sneeze", "card flamingo: effect.trigger: 'sneeze' is none of"),
        ("amount = 2", "amount = 2, limit = 3", "card flamingo: effect: limit: no such key"),
        ("amount = 2", 'amount = "2"', "card flamingo: effect.amount: '2' is no number"),
        ('id = "flamingo"', 'id = "Flamingo!"', "card Flamingo!: id: "),
        ("[[card]]", "[[cart]]", r"a file of cards is a list of \[\[card\]\]"),
        ("[[card]]", "[[card]", "can't be read"),
        (CARD, CARD + CARD, "card flamingo: id: twice"),
    ],
)
def test_bad_content_is_refused(tmp_path: Path, old: str, new: str, fault: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(box.BadContent, match=f"cards.toml: {fault}"):
        box.read(path)


@pytest.mark.parametrize(("cards", "piles", "many"), [(5, 3, 25), (6, 3, 90), (7, 4, 350), (8, 5, 1050), (2, 2, 1)])
def test_every_split_is_named_once(cards: int, piles: int, many: int) -> None:
    found = splits(bag(range(cards)), piles)
    assert len(found) == len(set(found)) == many
    assert all(list(move[1:]) == sorted(tuple(sorted(pile)) for pile in move[1:]) for move in found)


def test_no_dummies_and_no_bots_with_real_swords() -> None:
    with pytest.raises(MischiaError, match="no dummies"):
        mischia.new("swords", ["Ann", "Bob"], dummies=["Zed"])
    game = GAMES["swords"]
    assert [game.people_only(game.read_options({"duels": way})) for way in ("virtual", "referee")] == [False, True]


def sorting() -> Match:
    piles = {"A": ["flamingo", "statue"], "B": ["deep-bow"], "C": ["free-arm", "whirligig"]}
    return mischia.load("swords", {"phase": "sort", "piles": piles})


def test_the_table_waits_for_whose_finger_is_down() -> None:
    match = sorting()
    assert (match.turn, match.awaited) == (["Ann", "Bob", "Cid"], ["Ann"])
    match.play("Ann", "ready")
    assert match.awaited == ["Bob", "Cid"]
    assert match.onward("Bob") == ["ready"]


def test_fingers_for_the_same_piles_answer_the_same_question() -> None:
    """Two may raise their fingers at once; a finger for piles that lie no more comes too late."""
    match = sorting()
    number = match.number
    match.play("Ann", "ready")
    match.play("Bob", "claim A")
    assert match.number == number
    match.play("Ann", "piles flamingo | statue | deep-bow free-arm whirligig")
    assert match.number == number + 1


def test_pointing_is_final() -> None:
    match = mischia.load("swords", {**sorting().position, "phase": "point"})
    match.play("Bob", "point A")
    assert not match.can_undo("Bob")
    assert match.alternatives("Bob") == {}


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
