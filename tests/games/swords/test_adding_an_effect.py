"""The page about adding an effect shows what is there; and an effect that is added so is played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mischia
from mischia.games.swords.content.box import EFFECTS
from mischia.games.swords.rules import terms

SOURCE = Path(mischia.__file__).parent
GAME = Path("games") / "swords"
PAGE = (Path(__file__).parents[3] / "docs" / "swords.md").read_text(encoding="utf-8")
SECTION = PAGE.split("## Add an effect\n")[1].split("\n## ")[0]
FENCE = re.compile(r"```\w*\n(.*?)```", re.DOTALL)


def shown() -> list[tuple[str, str]]:
    """Each piece of code on the page, with the file that was named last before it."""
    found = []
    for code in FENCE.finditer(SECTION):
        told = re.findall(r"`([\w/]+\.\w+)`:\n", SECTION[: code.start()])
        found.append((told[-1], code[1]))
    return found


@pytest.mark.parametrize(("file", "code"), shown())
def test_the_page_shows_the_sources(file: str, code: str) -> None:
    assert code in (SOURCE / GAME / file).read_text(encoding="utf-8")


def test_the_page_shows_every_kind_of_file() -> None:
    files = ["rules/effects.py", "content/cards.toml", "text/strings/en.ftl", "rules.md", "scenarios/cards.yaml"]
    assert list(dict.fromkeys(file for file, _ in shown())) == files


def test_the_page_has_every_effect_at_its_moment() -> None:
    rows = [row.split("|") for row in SECTION.splitlines() if row.startswith("| `")]
    told = {row[1].strip(" `"): re.findall(r"`([\w-]+)`", row[5]) for row in rows}
    there = {name: [e.name for e in EFFECTS.values() if e.moment == getattr(terms, name)] for name in told}
    assert {name: sorted(effects) for name, effects in told.items()} == {n: sorted(e) for n, e in there.items()}
    assert {getattr(terms, name) for name in told} == set(terms.MOMENTS)


FUNCTION = """

@effect("contact-rest", "yellow", CONTACT, amount=NUMBER)
def contact_rest(s: State, card: Design) -> None:
    s.strain = [max(0, strain - card.amount) for strain in s.strain]
"""
CARD = """
[[card]]
id = "tea-break"
colour = "yellow"
copies = 3
source = "house"
effect = { kind = "contact-rest", amount = 1 }
"""
STRINGS = """
card-tea-break = Tea Break
effect-tea-break = Each time the blades touch, both recover 1 strain.
rule-tea-break = Whenever a sword touches anything, both say which tea they take.
"""
SCENARIO = """
- id: swords/tea-break
  clauses: [SW-39]
  title: A contact takes strain away
  game: swords
  given: {phase: beat, duel: {cards: [tea-break], fighters: [Ann, Bob], strain: {Ann: 3}}}
  when:
    - Ann: cut low
    - Bob: parry low
  then: {duel: {strain: {Ann: 2, Bob: 0}, tempo: Bob}, events: [contact, Bob takes the tempo]}
"""
PLAYED = """
import mischia
from mischia.bots import bot_named
from mischia.core.scenario import read, run
from mischia.games import GAMES
from mischia.games.swords.page.duel_view import rules
from mischia.games.swords.page.scene import scene
from mischia.core.language import Strings
from pathlib import Path

game = GAMES["swords"]
for one in read(game.folder / "scenarios" / "cards.yaml"):
    run(one, GAMES)
match = mischia.load("swords", {"phase": "beat", "duel": {"cards": ["tea-break"], "fighters": ["Ann", "Bob"]}}, seed=1)
drawn = scene(match.see(), (), None)
for lang in ("en", "it", "fr"):
    print([(rule.text, rule.clause) for rule in rules(drawn, drawn.duel, Strings(game, lang))])
bot = bot_named("normal", 1)
while not match.over:
    for name, seen in [(name, match.see_as(name)) for name in match.awaited]:
        match.play(name, bot.choose(seen))
print(match.winners)
"""


@pytest.mark.process
def test_one_function_and_one_line_of_content_make_an_effect(tmp_path: Path) -> None:
    """In a copy of the package, with its strings and its scenario; nothing else is touched."""
    copied = tmp_path / "mischia"
    shutil.copytree(SOURCE, copied, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for file, text in (
        ("rules/effects.py", FUNCTION),
        ("content/cards.toml", CARD),
        *[(f"text/strings/{lang}.ftl", STRINGS) for lang in ("en", "it", "fr")],
        ("scenarios/cards.yaml", SCENARIO),
    ):
        with (copied / GAME / file).open("a", encoding="utf-8") as end:
            end.write(text)
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", PLAYED], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    *texts, winners = done.stdout.splitlines()
    assert texts == ["[('Each time the blades touch, both recover 1 strain.', 'SW-39')]"] * 3
    assert winners in ("['Ann']", "['Bob']", "['Cid']")
