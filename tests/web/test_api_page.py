"""The page of the JSON API: every route stands on it, and every example on it runs."""

import json
import os
import shutil
import subprocess
from html import escape
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

import pytest

from mischia.web.pages.api import Operation, grouped
from mischia.web.pages.api_examples import first_steps
from tests.web.site import Guest, play_out

# where an example is asked, and what comes of it, unless it is a match in which one is asked, and all goes well
BEFORE = ("lobby", 200)
AT: dict[str, tuple[str, int]] = {
    "POST /api/people": ("lobby", 201),
    "POST /api/tables": ("lobby", 201),
    "GET /api/codes/{code}": BEFORE,
    "POST /api/tables/{table_id}/sit": ("door", 200),
    "POST /api/tables/{table_id}/bots": BEFORE,
    "POST /api/tables/{table_id}/dummies": BEFORE,
    "POST /api/tables/{table_id}/tell": ("swords", 200),
    "POST /api/tables/{table_id}/remove": BEFORE,
    "POST /api/tables/{table_id}/change": BEFORE,
    "POST /api/tables/{table_id}/host": ("lobby", 409),  # you are the host
    "POST /api/tables/{table_id}/close": BEFORE,
    "POST /api/tables/{table_id}/start": BEFORE,
    "POST /api/tables/{table_id}/back": ("match", 409),  # no bot plays for you
    "POST /api/tables/{table_id}/undo": ("match", 400),  # nothing was done yet
    "POST /api/tables/{table_id}/restart": ("match", 400),  # nor was more than one thing
    "POST /api/tables/{table_id}/go-back": ("match", 409),  # nothing was chosen yet
    "POST /api/tables/{table_id}/agree-back": ("match", 409),  # nobody wants to take anything back
    "POST /api/tables/{table_id}/stand-in": ("match", 409),  # Bob is there
    "GET /api/tables/{table_id}/match": ("over", 200),
    "GET /api/tables/{table_id}/replay/{step}": ("over", 200),
    "GET /api/tables/{table_id}/why/{step}": ("over", 200),  # the first card that is led
    "POST /api/tables/{table_id}/rematch": ("over", 200),
    "POST /api/matches": ("over", 201),
}


def operations(site: str) -> dict[str, Operation]:
    groups = grouped(Guest(site).get("/api/openapi.json").json())
    return {f"{one.method} {one.path}": one for group in groups.values() for one in group}


class World:
    """A table in each state, for the reader's variables."""

    def __init__(self, site: str, folder: Path) -> None:
        self.site, self.folder = site, folder

    def at(self, state: str) -> dict[str, str]:
        ann, bob, eve = (Guest(self.site, name) for name in ("Ann", "Bob", "Eve"))
        if state == "swords":
            table = ann.opens(game="swords", seats=3)
        elif state == "match":
            table = ann.opens(seats=3, bots=["easy"], hints=True)
        else:
            table = ann.opens(seats=4, bots=["easy"])
        if state != "swords":
            bob.sits(table)
        if state in ("match", "over"):
            ann.post(f"/api/tables/{table}/start")
            while state == "match" and not ann.sees(table)["moves"]:
                bob.moves(table, Random(1))
        if state == "over":
            play_out(table, [ann, bob])
            (self.folder / "match.json").write_text(ann.get(f"/api/tables/{table}/match").text)
        view = ann.sees(table)
        token = str((eve if state == "door" else ann).token)
        known = {"CODE": view["code"] or "", "MOVE": next(iter(view["moves"]), ""), "NUMBER": str(view["number"])}
        return {"SITE": self.site, "TOKEN": token, "TABLE": table, **known}


@pytest.fixture
def world(site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.chdir(tmp_path)
    return World(site, tmp_path)


def test_every_route_and_its_examples_stand_on_the_page(site: str) -> None:
    for lang in ("en", "it", "fr"):
        page = Guest(site).get("/api", headers={"accept": "text/html", "accept-language": lang}).text
        read = page.replace("&#34;", '"').replace("&#39;", "'")
        described = Guest(site).get("/api/openapi.json").json()
        assert sum(map(len, described["paths"].values())) == page.count('<details class="cap route"')
        for one in operations(site).values():
            for text in (one.path, one.example.curl, one.example.python, *(field.name for field in one.takes)):
                assert escape(text, quote=False) in read, one.id
        steps = first_steps(site)
        assert all(escape(text, quote=False) in read for text in (steps.curl, steps.python))
    assert 'href="/api"' in Guest(site).get("/", headers={"accept": "text/html"}).text


def test_the_first_steps_lead_to_a_question(site: str) -> None:
    names: dict[str, Any] = {}
    exec(first_steps(site).python, names)
    assert names["MOVE"].startswith("play ")
    if shutil.which("curl"):
        told = subprocess.run(
            ["bash", "-ec", first_steps(site).curl + 'echo "$MOVE"'], capture_output=True, text=True, timeout=60
        )
        assert told.stdout.startswith("play "), told.stderr


class Heard(Exception):
    """A stream has told something."""


def hear(*_: object, **__: object) -> None:
    raise Heard


def test_every_example_runs_in_python(site: str, world: World) -> None:
    names: dict[str, Any] = {}
    exec(first_steps(site).python, names)
    for route, one in operations(site).items():
        state, expected = AT.get(route, ("match", 200))
        known = world.at(state)
        names |= {**known, "NUMBER": int(known["NUMBER"]), "print": hear}
        if one.path == "/api/people":
            names["TOKEN"] = ""
        status = 0
        ask = names["ask"]

        def noting(*asked: Any, ask: Any = ask) -> Any:
            nonlocal status
            answer = ask(*asked)
            status = answer.status
            return answer

        try:
            exec(one.example.python, {**names, "ask": noting})
        except HTTPError as refused:
            status = refused.code
        except Heard:
            assert one.path.endswith("/stream")
        assert status == expected, route


@pytest.mark.skipif(shutil.which("curl") is None, reason="no curl on this machine")
def test_every_example_runs_in_a_shell(site: str, world: World, tmp_path: Path) -> None:
    (tmp_path / ".curlrc").write_text('write-out = "\\n%{http_code}"\nmax-time = 5\n')
    for route, one in operations(site).items():
        state, expected = AT.get(route, ("match", 200))
        known = {**os.environ, **world.at(state), "CURL_HOME": str(tmp_path), "HOME": str(tmp_path)}
        streams = one.path.endswith("/stream")
        line = f"{one.example.curl} | head -n 3" if streams else one.example.curl
        told = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=60, env=known).stdout
        if streams:
            assert "event: view" in told
            continue
        body, _, status = told.rpartition("\n")
        assert int(status) == expected, (route, body[:300])
        assert json.loads(body) is not None
