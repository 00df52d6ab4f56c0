"""The page that tells why somebody moved so: of finished matches alone, open to whoever has the link."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mischia.bots.why import made_at
from mischia.core.match import CHANCE
from tests.cli.files import finished
from tests.web.site import Guest, serving, settings

HTML = {"accept": "text/html"}
MATCH = finished()
NAMES = [name for name, _ in MATCH.answers_by_seat()]
STEP = max(at for at, name in enumerate(NAMES, 1) if name != CHANCE and made_at(MATCH, at).chosen)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings(Path(tmp_path_factory.mktemp("site")))) as (address, _):
        yield address


@pytest.fixture(scope="module")
def table(site: str) -> str:
    brought = Guest(site, "Ann").http.post("/api/matches", json=MATCH.document())
    return str(brought.json()["table"])


@pytest.mark.parametrize(("language", "word"), [("en", "Why"), ("it", "Perché"), ("fr", "Pourquoi")])
def test_it_tells_the_lines_in_every_language(site: str, table: str, language: str, word: str) -> None:
    got = Guest(site).http.get(f"/tables/{table}/why?step={STEP}", headers={**HTML, "accept-language": language})
    assert got.status_code == 200
    assert re.search(rf"<h2>{word} [^<]*</h2>", got.text)
    lines = re.search(r"<ol>(.*?)</ol>", got.text, re.DOTALL)
    assert lines
    assert 1 <= lines[1].count("<li") <= 4
    assert lines[1].count('class="did"') == 1
    assert lines[1].count('class="pick"') == 1
    assert NAMES[STEP - 1] in got.text
    assert "style=" not in got.text


def test_a_program_hears_the_same(site: str, table: str) -> None:
    got = Guest(site).http.get(f"/api/tables/{table}/why/{STEP}").json()
    name, phrase = MATCH.answers_by_seat()[STEP - 1]
    assert (got["name"], got["move"]) == (name, phrase)
    assert phrase in [one["move"] for one in got["advice"]["moves"]]
    assert Guest(site).http.get(f"/api/tables/{table}/why/{STEP}").json() == got, "whoever asks again hears the same"


def test_chance_has_no_reasons(site: str, table: str) -> None:
    step = NAMES.index(CHANCE) + 1
    got = Guest(site).http.get(f"/tables/{table}/why?step={step}", headers={**HTML, "accept-language": "en"})
    assert got.status_code == 200
    assert "nothing to choose" in got.text
    assert 'rel="next"' in got.text
    refused = Guest(site).http.get(f"/api/tables/{table}/why/{step}")
    assert refused.status_code == 400
    assert refused.json()["error"]["id"] == "why-no-choice"


@pytest.mark.parametrize("step", ["0", "-3", "99999", "x", ""])
def test_a_move_that_is_not_there_is_refused(site: str, table: str, step: str) -> None:
    got = Guest(site).http.get(f"/tables/{table}/why?step={step}", headers=HTML)
    assert 400 <= got.status_code < 500


def test_while_the_match_is_on_nobody_is_told(site: str) -> None:
    ann = Guest(site, "Ann")
    opened = ann.http.post("/api/tables", json={"game": "quickshot"}).json()["table"]
    assert ann.http.get(f"/tables/{opened}/why?step=1", headers=HTML).status_code == 409
    assert ann.http.get(f"/api/tables/{opened}/why/1").status_code == 409


def test_a_replay_asks_about_moves_alone(site: str, table: str) -> None:
    """The link is there after somebody's move, and hidden where chance has spoken."""
    for step in range(1, len(NAMES) + 1):
        text = Guest(site).http.get(f"/tables/{table}/replay?step={step}", headers=HTML).text
        link = re.search(r"<a class=\"btn ask-why\"[^>]*>", text)
        assert link
        assert f"/tables/{table}/why?step={step}" in link[0]
        assert (" hidden" in link[0]) == (NAMES[step - 1] == CHANCE)
        told = Guest(site).http.get(f"/tables/{table}/replay?step={step}", headers={"accept": "application/json"})
        assert told.json()["why"] == (NAMES[step - 1] != CHANCE)
