"""Quarriors: every card is shown by a scenario, and content of the house is laid over ours or refused."""

import os
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import mischia
from mischia import BadPosition
from mischia.cli import main
from mischia.core import scenario
from mischia.core.language import LANGUAGES, Strings
from mischia.games import GAMES
from mischia.games.quarriors.content.box import CATALOGUE, HERE, BadContent, catalogue_of, read_files
from mischia.games.quarriors.rules.destruction import has_quiddity, is_hungry

GAME = GAMES["quarriors"]


def test_the_boxes_are_whole() -> None:
    """The base game has 53 cards, three of them basic; Quarmageddon has 26."""
    boxes = [card.box for card in CATALOGUE.cards.values()]
    assert (boxes.count("base"), boxes.count("quarmageddon")) == (53, 26)
    assert len(CATALOGUE.classes) == 26
    for kind, variants in (("creature", 3), ("spell", 4)):
        classes = [card.cls for card in CATALOGUE.cards.values() if card.type == kind]
        assert all(classes.count(cls) == variants for cls in classes)


def test_every_card_has_a_scenario_of_its_name() -> None:
    own = [one.id for path in (GAME.folder / "scenarios").glob("*.yaml") for one in scenario.read(path)]
    wanted = {f"quarriors/card-{id}".replace("_", "-") for id in CATALOGUE.cards}
    assert wanted - set(own) == set()


def test_nobody_is_asked_while_an_ooze_starves() -> None:
    """QU-R51: after every move, whatever it was, in positions that begin with a starving Ooze or without one."""
    rng, met = Random("ooze"), 0
    for number in range(60):
        ready = rng.choice([["ooze 4"], ["ooze 4", "deathdealer 4"], ["deathdealer 5", "deathdealer 4"]])
        used = rng.choice([[], ["quiddity"], ["quiddity", "assistant"]])
        zones = {
            "Ann": {"bag": ["quiddity x6", "assistant"], "ready": ready, "used": used},
            "Bob": {"bag": ["quiddity x6", "assistant"], "ready": ["ooze 5"], "used": ["quiddity"][: number % 2]},
        }
        wilds = {"ooze": 3, "deathdealer": 3, "warrior": 4, "growth_spell": 4, "discriminating_spell": 4}
        match = mischia.load("quarriors", {"players": ["Ann", "Bob"], "wilds": wilds, "zones": zones}, seed=number)
        for _ in range(60):
            if match.over:
                break
            name = match.turn[0]
            match.play(name, rng.choice(match.moves(name)))
            state: Any = match.state
            for seat in range(2):
                hungry = [one for one in state.ready[seat] if is_hungry(state, one)]
                met += bool(hungry)
                assert not hungry or has_quiddity(state, seat), match.answers[-1]
    assert met > 100


def test_every_die_is_somewhere_whenever_something_is_told() -> None:
    """Each line is drawn from the table after it: what it tells is done by then, and nothing is in between."""
    told: set[str] = set()
    for seed in range(12):
        rng = Random(seed)
        wilds = ("mighty_spirit strong_wizard life_incantation deathdealer", "")[seed % 2]
        names = ["Ann", "Bob", "Cid"][: 2 + seed % 2]
        match = mischia.new("quarriors", names, seed=seed, cull_to_score=seed % 3 == 0, wilds=wilds)
        s = match.state.clone()
        there = GAME.things(s)
        s.log, s.stills = [], []
        while s.question is not None:
            s.answer(s.question.pick(rng))
        for event, still in zip(s.log, s.stills, strict=True):
            assert GAME.things(still) == there, event
            told.add(event.id)
    assert told >= {"score", "cull", "use", "summon", "cast", "cast-on", "react", "destroy", "return", "capture", "end"}


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
        "import mischia; from mischia.games.quarriors.content.box import CATALOGUE;"
        "mischia.new('quarriors', ['Ann', 'Bob']); print(CATALOGUE.cards['goblin'].cost)"
    )
    env = {**os.environ, "MISCHIA_CONTENT": str(folder)}
    return subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)


def test_a_house_with_cards_of_its_own_starts(tmp_path: Path) -> None:
    assert start_with(tmp_path, HOUSE).stdout == "7\n"


def test_a_house_with_a_wrong_card_does_not(tmp_path: Path) -> None:
    refused = start_with(tmp_path, "[cards.goblin]\ncost = 'much'\n")
    assert refused.returncode != 0
    assert "BadContent: house.toml: cards.goblin.cost: 'much' is no number from 0 to 99" in refused.stderr


# --- options


def test_chosen_wilds() -> None:
    match = mischia.new("quarriors", ["Ann", "Bob"], seed=1, wilds="goblin strong_hag life_spell")
    assert {"goblin", "strong_hag", "life_spell"} < set(match.position["wilds"])
    assert len(match.position["wilds"]) == 13
    again = mischia.new("quarriors", ["Ann", "Bob"], seed=1, wilds=["goblin", "strong_hag", "life_spell"])
    assert again.position == match.position


@pytest.mark.parametrize(
    "wilds", ["unicorn", "goblin strong_goblin", "portal", "life_spell death_spell growth_spell victory_spell"]
)
def test_wilds_that_cannot_be_chosen(wilds: str) -> None:
    with pytest.raises(BadPosition, match=r"wilds: .* can't be chosen; accepted: "):
        mischia.new("quarriors", ["Ann", "Bob"], wilds=wilds)


def test_the_base_game_alone() -> None:
    for seed in range(4):
        match = mischia.new("quarriors", ["Ann", "Bob", "Cid"], seed=seed, sets=["base"])
        assert {CATALOGUE.cards[card].box for card in match.position["wilds"]} == {"base"}


def test_there_are_no_dummies() -> None:
    with pytest.raises(BadPosition, match="without dummies"):
        mischia.new("quarriors", ["Ann", "Bob"], dummies=["Zed"])


# --- saved games


def test_a_long_turn_is_taken_back_to_the_last_roll() -> None:
    given: dict[str, Any] = {
        "players": ["Ann", "Bob"],
        "phase": "ready",
        "wilds": {"goblin": 3, "hag": 5},
        "zones": {"Ann": {"bag": ["quiddity"], "active": ["quiddity 6 x2", "goblin 3", "goblin 5"]}},
    }
    match = mischia.load("quarriors", given)
    start = match.position
    for phrase in ("spend all", "summon goblin 3", "summon goblin 5", "attack", "capture goblin"):
        match.play("Ann", phrase)
    for _ in range(5):
        match.undo("Ann")
    assert match.position == start
    assert not match.can_undo("Ann")


def test_what_happens_on_loading_is_told_again_when_restored() -> None:
    given = {
        "players": ["Ann", "Bob"],
        "wilds": {"hag": 4},
        "zones": {"Ann": {"bag": ["quiddity"], "ready": ["hag 4"]}},
    }
    match = mischia.load("quarriors", given, seed=1)
    assert match.log[:2] == ["score Ann hag 4 3", "glory Ann 3"]
    assert mischia.restore(match.document()).log == match.log


def test_a_stack_belongs_to_its_position() -> None:
    given = {
        "players": ["Ann", "Bob"],
        "phase": "ready",
        "wilds": {"hag": 4, "goblin": 4},
        "zones": {
            "Ann": {"bag": ["quiddity"], "ready": ["hag 4"]},
            "Bob": {"bag": ["quiddity"], "ready": ["goblin 3"]},
        },
    }
    match = mischia.load("quarriors", given)
    match.play("Ann", "attack")
    saved = match.position
    assert mischia.load("quarriors", saved).moves("Bob") == ["defend goblin 3"]
    with pytest.raises(BadPosition, match="stack: it was saved with another position"):
        mischia.load("quarriors", {**saved, "quiddity": 7})
    with pytest.raises(BadPosition, match="step: 'defend' can't be given"):
        mischia.load("quarriors", {**saved, "stack": {}})


# --- the terminal

ANYTHING = ["spend all", "1", "2", "? goblin", "? QU-50", "?", "? nonsense", "1", "3", "attack"]


@pytest.mark.parametrize(("lang", "width"), list(zip(LANGUAGES, (150, 80, 36), strict=True)))
def test_a_game_in_the_terminal_fits_any_window(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, width: int
) -> None:
    words = islice(cycle(ANYTHING), 60)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setattr("builtins.input", lambda prompt: next(words, "quit"))
    assert main(["play", "quarriors", "--seed", "7", "--bots", "random", "--seats", "4", "--lang", lang]) == 0
    out = capsys.readouterr().out
    say = Strings(GAME, lang)
    assert say("table-wilds") in out
    assert say("effect-goblin").split()[0] in out
    told = out.split(say("term-goodbye"))[0]
    assert max(cell_len(line) for line in told.splitlines()) <= width
