"""Quarriors: every card is shown by a scenario, and content of the house is laid over ours or refused."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mischia.core import scenario
from mischia.games import GAMES
from mischia.games.quarriors.content.box import HERE, BadContent, catalogue_of, read_files, the_catalogue


def test_the_boxes_are_whole() -> None:
    """The base game has 53 cards, three of them basic; Quarmageddon has 26."""
    boxes = [card.box for card in the_catalogue().cards.values()]
    assert (boxes.count("base"), boxes.count("quarmageddon")) == (53, 26)
    assert len(the_catalogue().classes) == 26
    for kind, variants in (("creature", 3), ("spell", 4)):
        classes = [card.cls for card in the_catalogue().cards.values() if card.type == kind]
        assert all(classes.count(cls) == variants for cls in classes)


def test_every_card_has_a_scenario_of_its_name() -> None:
    own = [one.id for path in (GAMES["quarriors"].folder / "scenarios").glob("*.yaml") for one in scenario.read(path)]
    wanted = {f"quarriors/card-{id}".replace("_", "-") for id in the_catalogue().cards}
    assert wanted - set(own) == set()


def test_every_entry_has_a_source() -> None:
    data = read_files(HERE)
    for part in ("dice", "cards"):
        assert {entry["source"] for entry in data[part].values()} <= {"rulebook", "public", "house"}
        assert {entry["sure"] for entry in data[part].values()} <= {"high", "medium", "low"}


# --- content of the house

HOUSE = """
[dice.unicorn]
name = "Unicorn"
type = "creature"
faces = ["q1", "q1", "q2", "c1/1/1", "c2/2/2*", "-"]
source = "house"

[cards.unicorn]
name = "Quiet Unicorn"
class = "unicorn"
set = "base"
cost = 3
glory = 4
abilities = [{ do = "draw_on_score", burst = 1, n = 2 }]
text = "When it scores with a burst, draw two dice."
source = "house"

[cards.goblin]
cost = 7
"""


def test_a_host_adds_and_corrects_cards(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(HOUSE)
    cat = catalogue_of(read_files(HERE, tmp_path))
    assert (cat.cards["unicorn"].cost, cat.cards["unicorn"].glory, cat.cards["unicorn"].type) == (3, 4, "creature")
    assert (cat.cards["goblin"].cost, cat.cards["goblin"].glory) == (7, 2)
    assert len(cat.classes) == 27


WRONG = [
    ('cost = 7\n[cards.imp]\ncolour = "red"', "house.toml: cards.imp.colour: no field of cards; there are: name"),
    ('cost = "much"', "house.toml: cards.goblin.cost: 'much' is no number from 0 to 99"),
    ("cost = true", "house.toml: cards.goblin.cost: True is no number"),
    ('class = "cube"', "house.toml: cards.goblin.class: 'cube' is no class of dice; there are: assistant"),
    (
        'abilities = [{ do = "fly" }]',
        "house.toml: cards.goblin.abilities: 'fly' is no ability of a creature; there are:",
    ),
    (
        'abilities = [{ do = "breath", n = 2 }]',
        "house.toml: cards.goblin.abilities: 'breath' has no 'n'; it has: max_level",
    ),
    ('abilities = [{ do = "tax", n = -1 }]', "house.toml: cards.goblin.abilities: n of 'tax' can't be -1"),
    ('abilities = [{ do = "tax" }]', "house.toml: cards.goblin.abilities: 'tax' needs n"),
    ('abilities = [{ do = "immune", burst = 3 }]', "house.toml: cards.goblin.abilities: burst can't be 3"),
    ('source = "hearsay"', "house.toml: cards.goblin.source: 'hearsay' is none of: rulebook, public, house"),
    (
        '[cards.life_spell]\nkind = "attach"',
        "cards.life_spell.abilities: 'team_defence' is for spells of kind cast or rea",
    ),
    ('[dice.goblin]\nfaces = ["q1"]', "house.toml: dice.goblin.faces: ['q1']: a die has six faces"),
    ('[dice.goblin]\nfaces = ["q1", "q1", "q1", "q1", "q1", "c1"]', "house.toml: dice.goblin.faces: 'c1' is no face"),
    ('[cards.new]\nclass = "goblin"\ncost = 1', "house.toml: cards.new.source: None is none of"),
    (
        '[cards.new]\nclass = "goblin"\ntype = "basic"\nsource = "house"',
        "house.toml: cards.new.type: the basic cards are",
    ),
    ("[spells.new]\ncost = 1", "house.toml: spells: neither dice nor cards"),
    ("cost = ", "house.toml: can't be read: "),
]


@pytest.mark.parametrize(("text", "told"), WRONG)
def test_a_wrong_file_is_refused_with_file_card_and_key(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "house.toml").write_text(text if text.startswith("[") else f"[cards.goblin]\n{text}\n")
    with pytest.raises(BadContent) as refused:
        read_files(HERE, tmp_path)
    assert told in str(refused.value)


def start_with(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """A program that starts with the cards of a house, and tells what the Goblin costs."""
    (folder / "quarriors").mkdir()
    (folder / "quarriors" / "house.toml").write_text(text)
    program = (
        "import mischia; from mischia.games.quarriors.content.box import the_catalogue;"
        "mischia.new('quarriors', ['Ann', 'Bob']); print(the_catalogue().cards['goblin'].cost)"
    )
    env = {**os.environ, "MISCHIA_CONTENT": str(folder)}
    return subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)


@pytest.mark.process
def test_a_house_with_cards_of_its_own_starts(tmp_path: Path) -> None:
    assert start_with(tmp_path, HOUSE).stdout == "7\n"


@pytest.mark.process
def test_a_house_with_a_wrong_card_does_not(tmp_path: Path) -> None:
    refused = start_with(tmp_path, "[cards.goblin]\ncost = 'much'\n")
    assert refused.returncode != 0
    assert "BadContent: house.toml: cards.goblin.cost: 'much' is no number from 0 to 99" in refused.stderr


# --- saved games
