"""The page of a review: counted while one waits, open to whoever has the link, and a way to play on."""

import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.cli.files import finished
from tests.web.site import Guest, serving, settings

WITHIN = 60  # seconds
JSON = {"accept": "application/json"}
HTML = {"accept": "text/html"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings(Path(tmp_path_factory.mktemp("site")))) as (address, _):
        yield address


@pytest.fixture(scope="module")
def table(site: str) -> str:
    """A finished match that was brought, and is counted."""
    ann = Guest(site, "Ann")
    brought = ann.http.post("/api/matches", json=finished().document())
    path, until = f"/tables/{brought.json()['table']}", monotonic() + WITHIN
    first = ann.http.get(f"{path}/review", headers=HTML)
    assert first.status_code == 200
    assert "progressbar" in first.text or 'class="ls"' in first.text
    while not ann.http.get(f"{path}/review", headers=JSON).json()["whole"]:
        assert monotonic() < until
        sleep(0.1)
    return path


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_it_shows_all_in_every_language(site: str, table: str, language: str) -> None:
    got = Guest(site).http.get(f"{table}/review", headers={**HTML, "accept-language": language})
    assert got.status_code == 200
    text = got.text
    assert text.count('role="img"') == 3  # two sizes of the curve, and the bars
    assert text.count("<table>") == 2
    for name in finished().names:
        assert f'<th scope="row">{name}</th>' in text
    for number in re.findall(r'href="#turn-(\d)"', text):
        assert f'id="turn-{number}"' in text
    assert "style=" not in text
    assert f"{table}/review" in text


def test_the_chances_of_a_moment_are_a_hundred(site: str, table: str) -> None:
    text = Guest(site).http.get(f"{table}/review", headers={**HTML, "accept-language": "en"}).text
    rows = re.findall(r'<tr><th scope="row">\d+</th>(.*?)</tr>', text)
    assert rows
    for row in rows:
        chances = [int(one) for one in re.findall(r'class="n">(\d+)', row)]
        assert abs(sum(chances) - 100) <= len(chances)


def test_what_if_opens_a_table_in_that_seat(site: str, table: str) -> None:
    zoe = Guest(site, "Zoe", by_token=False)
    got = zoe.http.post(f"{table}/what-if", data={"moment": "3", "seat": "Bob"})
    assert got.status_code == 303
    opened = zoe.http.get(f"/api{got.headers['location']}").json()
    assert opened["you"] == "Bob"
    assert opened["status"] == "playing"
    assert {seat["kind"] for seat in opened["seats"] if seat["name"] != "Bob"} <= {"bot", "dummy"}
    for wrong in ({"moment": "9999", "seat": "Bob"}, {"moment": "3", "seat": "Nobody"}, {}):
        assert zoe.http.post(f"{table}/what-if", data=wrong).status_code == 409


def test_whoever_has_no_name_yet_plays_on_by_that_of_the_seat(site: str, table: str) -> None:
    stranger = Guest(site)
    stranger.http.headers["origin"] = site
    assert stranger.http.post(f"{table}/what-if", data={"moment": "3"}).status_code == 401
    got = stranger.http.post(f"{table}/what-if", data={"moment": "3", "seat": "Cid"})
    assert got.status_code == 303
    assert stranger.http.get(f"/api{got.headers['location']}").json()["you"] == "Cid"


def test_a_small_picture_may_stand_in_a_box_of_ours_alone(site: str, table: str) -> None:
    got = Guest(site).http.get(f"{table}/still?step=9", headers=HTML)
    assert got.status_code == 200
    assert "frame-ancestors 'self'" in got.headers["content-security-policy"]
    assert "<form" not in got.text.replace('<form method="dialog"', "")


def test_the_end_of_a_game_leads_there(site: str, table: str) -> None:
    for path in (table, f"{table}/replay"):
        assert f'href="{table}/review"' in Guest(site).http.get(path, headers=HTML).text
