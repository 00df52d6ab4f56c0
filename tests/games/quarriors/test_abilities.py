"""Quarriors: a new ability is one function and a line of content; the page that says so shows the sources."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mischia
from mischia.games import GAMES
from mischia.games.quarriors.bot.evaluate import worth_of
from mischia.games.quarriors.content.ability import CREATURES, NUMBER, SPELLS, Ability, creature
from mischia.games.quarriors.content.box import HERE, BadContent, catalogue_of, read_files, the_catalogue
from mischia.games.quarriors.rules.hooks import SUMMONED
from mischia.games.quarriors.rules.state import State

FOLDER = GAMES["quarriors"].folder
PAGE = Path(__file__).parents[3] / "docs" / "quarriors.md"
PIECES = re.findall(
    r"```(\w+)\n(.*?)```", PAGE.read_text(encoding="utf-8").partition("## Add an ability")[2], re.DOTALL
)
PLACES = {
    "python": "rules/abilities/*.py",
    "toml": "content/*.toml",
    "ftl": "text/strings/*.ftl",
    "yaml": "scenarios/*.yaml",
}


@pytest.mark.parametrize(("language", "code"), PIECES)
def test_the_page_shows_the_sources(language: str, code: str) -> None:
    assert any(code in path.read_text(encoding="utf-8") for path in FOLDER.glob(PLACES[language]))


def test_the_page_shows_a_function_a_line_three_strings_and_a_scenario() -> None:
    shown = [language for language, _ in PIECES]
    assert [shown.count(language) for language in PLACES] == [3, 1, 3, 1]


def test_every_word_is_said_by_a_card() -> None:
    cards = the_catalogue().cards.values()
    said = {(card.type == "spell", ability.do) for card in cards for ability in card.abilities}
    assert said == {(False, do) for do in CREATURES} | {(True, do) for do in SPELLS}


# --- a toy: one function, one line of content

TOY = """
[cards.proud_goblin]
name = "Proud Scavenging Goblin"
class = "goblin"
cost = 3
glory = 2
abilities = [{ do = "toy_parade", burst = 1, each = 2 }]
text = "With a burst: when summoned, gain 2 quiddity for each other creature of yours."
source = "house"
"""


@pytest.fixture
def toy() -> Iterator[None]:
    @creature("toy_parade", on=SUMMONED, worth=0.7, each=NUMBER)
    def parade(s: State, ability: Ability) -> None:
        s.quiddity += ability.number("each") * (len(s.ready[s.current]) - 1)

    yield
    del CREATURES["toy_parade"]


def goblins(cards: str, active: str) -> mischia.Match:
    """Ann's turn, with three quiddity, a creature, and a goblin to be summoned."""
    zones = {"Ann": {"bag": ["quiddity"], "ready": ["assistant 5"], "active": [active]}, "Bob": {"bag": ["quiddity"]}}
    given: dict[str, Any] = {"players": ["Ann", "Bob"], "phase": "ready", "quiddity": 3, "zones": zones}
    return mischia.load("quarriors", {**given, "content": tomllib.loads(cards), "wilds": {"proud_goblin": 4}})


@pytest.mark.usefixtures("toy")
def test_a_toy_is_played_stored_and_valued() -> None:
    match = goblins(TOY, "goblin 5")
    match.play("Ann", "summon goblin 5")
    assert match.position["quiddity"] == 3 - 1 + 2
    assert mischia.load("quarriors", match.position).position == match.position
    plain = goblins(TOY, "goblin 4")  # no burst
    plain.play("Ann", "summon goblin 4")
    assert plain.position["quiddity"] == 3 - 1
    state: Any = match.state
    kept: Any = goblins(TOY.replace('{ do = "toy_parade", burst = 1, each = 2 }', ""), "goblin 5").state
    cls = state.cat.ids["goblin"]
    assert worth_of(state, cls).glory - worth_of(kept, cls).glory == pytest.approx(
        0.7 * 2 / 6
    )  # two faces have the burst


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('do = "toy_parade", each = -1', "each of 'toy_parade' can't be -1"),
        ('do = "toy_parade", n = 1', "'toy_parade' has no 'n'; it has: each"),
        ('do = "toy_march"', "'toy_march' is no ability of a creature; there are: aside_until_kill"),
    ],
)
def test_a_toy_is_read_from_a_file_and_refused_like_any(tmp_path: Path, line: str, told: str) -> None:
    (tmp_path / "house.toml").write_text(TOY)
    assert catalogue_of(read_files(HERE, tmp_path)).cards["proud_goblin"].abilities[0].given["each"] == 2
    (tmp_path / "house.toml").write_text(TOY.replace('do = "toy_parade", burst = 1, each = 2', line))
    with pytest.raises(BadContent) as refused:
        read_files(HERE, tmp_path)
    assert told in str(refused.value)


def test_an_ability_does_one_thing_at_a_hook() -> None:
    with pytest.raises(ValueError, match="two functions of one ability for 'summoned'"):
        creature("quiddity_on_summon", on=SUMMONED)
