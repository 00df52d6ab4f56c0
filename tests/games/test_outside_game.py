"""A game in a package of its own, made as the page about adding a game says: found, played, measured and drawn."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from tests.web.process import MISCHIA, Server

pytestmark = pytest.mark.process
TESTS = Path(__file__).parents[1]
LONGEST = 300  # seconds for a whole game, on a machine that has other things to do
METADATA = "Metadata-Version: 2.1\nName: highcard\nVersion: 1.0\n"
PAGE = '''"""High Card with a page of its own: how the stake is shown."""

from dataclasses import replace

from mischia.core.page import Part
from mischia.core.plain import PLAIN


def parts(seen, scene, say):
    return {**PLAIN.parts(seen, scene, say), "rounds": Part("stake", scene.view["stake"])}


PAGE = replace(PLAIN, parts=parts)
'''


def package(folder: Path, entry: str = "highcard:GAME") -> Path:
    """The toy as somebody would publish it: a package with its rules, and an entry point."""
    code = (TESTS / "toy.py").read_text(encoding="utf-8")
    code = code.replace(
        'folder=Path(__file__).parent / "toy_game"', "folder=Path(__file__).parent,\n    package=__name__"
    )
    (folder / "highcard").mkdir(parents=True)
    (folder / "highcard" / "__init__.py").write_text(code, encoding="utf-8")
    (folder / "highcard" / "rules.md").write_text((TESTS / "toy_game" / "rules.md").read_text(encoding="utf-8"))
    about = folder / "highcard-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA)
    (about / "entry_points.txt").write_text(f"[mischia.games]\ntoy = {entry}\n")
    return folder


@pytest.fixture
def with_toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Whatever is started finds the package."""
    folder = package(tmp_path / "packages")
    found = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    monkeypatch.setenv("PYTHONPATH", found)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return folder


def run(*words: str, typed: str = "") -> str:
    done = subprocess.run(words, input=typed, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_it_is_played_by_programs_and_in_the_terminal_and_measured(with_toy: Path) -> None:
    told = run(sys.executable, "-c", "import mischia; print(mischia.new('toy', ['Ann', 'Bob'], seed=1).moves('Ann'))")
    assert told == "['stake 1', 'stake 2']\n"
    table = ("play", "toy", "--seats", "2", "--bots", "random", "--pace", "0", "--seed", "3", "--lang", "it")
    played = run(str(MISCHIA), *table, typed="stake 1\nplay 1\nplay 2\nplay 3\nplay 4\n" * 12)
    assert "Ann stakes 1." in played
    assert "Traceback" not in played
    measured = run(
        str(MISCHIA), "lab", "tournament", "toy", "--players", "random,easy", "--matches", "20", "--seats", "2"
    )
    assert "easy" in measured


@pytest.mark.parametrize("own", [False, True], ids=["drawn plainly", "with a page of its own"])
def test_it_is_played_on_the_site(with_toy: Path, tmp_path: Path, own: bool) -> None:
    """A whole game by the buttons of the page, without a line of page code; then with a part of its own."""
    if own:
        (with_toy / "highcard" / "page" / "templates").mkdir(parents=True)
        (with_toy / "highcard" / "page" / "__init__.py").write_text(PAGE)
        stake = '<p class="rounds" data-part="rounds">Stake: {{ m }}</p>'
        (with_toy / "highcard" / "page" / "templates" / "stake.html").write_text(stake)
    with Server(tmp_path / "data") as server:
        asyncio.run(server.ready())
        with httpx.Client(
            base_url=server.site, follow_redirects=True, timeout=30, headers={"origin": server.site}
        ) as ann:
            assert "Toy" in ann.get("/").text
            assert ann.get("/rules/highcard").status_code == 200
            ann.post("/name", data={"name": "Ann"})
            opened = ann.post("/tables", data={"game": "highcard", "seats": "2", "seat2": "random"})
            assert opened.status_code == 200, opened.text
            table = str(opened.url).rstrip("/")
            for do in ("sit", "start"):
                assert ann.post(f"{table}/seats", data={"do": do}).status_code == 200
            page = ""
            seen_stake = False
            until = monotonic() + LONGEST
            while True:
                assert monotonic() < until, page
                page = ann.get(table).text
                seen_stake |= "Stake: " in page
                if "data-yours" not in page:
                    if ann.get(table.replace("/tables/", "/api/tables/")).json()["status"] == "over":
                        break
                    sleep(0.02)
                    continue
                question = re.search(r'name="question" value="(\d+)"', page)
                button = re.search(r'form="move" name="move" value="([^"]+)"', page)
                assert question is not None, page
                assert button is not None, page
                answer = ann.post(f"{table}/moves", data={"question": question[1], "move": button[1]})
                assert answer.status_code in (200, 409)
            assert seen_stake == own
            page = ann.get(table).text  # the last one may have been from before the end
            assert re.search(r"TOY-\d", page), page  # which clause ends it, chance decides
            for path in re.findall(r'href="(/static/[^"]+\.css)"', page):
                assert ann.get(path).status_code == 200, path


@pytest.mark.parametrize(
    ("entry", "fault"),
    [("highcard:NOTHING", "no attribute"), ("highcard:Options", "is no Game"), ("nowhere:GAME", "nowhere")],
)
def test_a_package_that_is_wrong_keeps_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str, fault: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(package(tmp_path, entry)), os.environ.get("PYTHONPATH", "")]))
    told = run(sys.executable, "-W", "always", "-c", "import mischia; print(sorted(mischia.GAMES))")
    assert "'quickshot'" in told
    assert "The game toy" in told
    assert fault in told
