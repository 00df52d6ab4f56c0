"""The JSON API: a program opens a table, plays, and takes the match along."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from examples import bot

from mischia.bots import levels_of
from mischia.games import GAMES
from tests.web.site import GAME, Guest, events_of, play_out


def test_a_whole_match(site: str) -> None:
    ann, bob, cid = (Guest(site, name) for name in ("Ann", "Bob", "Cid"))
    table = ann.opens(seats=4, dummies=1, listed=True)
    assert table in [line["table"] for line in bob.get("/api/tables").json()]
    for guest in (bob, cid):
        guest.sits(table)
    assert ann.get(f"/api/tables/{table}/match").status_code == 409
    started = ann.post(f"/api/tables/{table}/start").json()
    assert started["status"] == "playing"
    assert started["secret"] is None
    waiting = [line["waits_for_you"] for guest in (ann, bob, cid) for line in guest.get("/api/mine").json()]
    assert sum(waiting) == len([name for name in started["turn"] if name in ("Ann", "Bob", "Cid")])
    play_out(table, [ann, bob, cid])
    over = ann.sees(table)
    assert over["winners"]
    assert over["commitment"] == started["commitment"]
    doc = Guest(site).get(f"/api/tables/{table}/match").json()
    assert doc["seed"] == over["secret"]
    brought = bob.post("/api/matches", doc)
    assert brought.status_code == 201
    again = f"/api/tables/{brought.json()['table']}"
    assert bob.get(f"{again}/replay/{over['steps']}", params={"seat": "Cid"}).json()["winners"] == over["winners"]
    assert bob.get(f"{again}/replay/0", params={"seat": "Zoe"}).status_code == 409
    rematch = cid.post(f"/api/tables/{table}/rematch").json()["table"]
    assert ann.sees(rematch)["you"] == "Ann"


def test_a_move_that_comes_twice_or_too_late(site: str) -> None:
    guests = [Guest(site, name) for name in ("Ann", "Bob", "Cid")]
    table = guests[0].opens(seats=3)
    for guest in guests[1:]:
        guest.sits(table)
    view = guests[0].post(f"/api/tables/{table}/start").json()
    leader = next(guest for guest in guests if guest.name == view["turn"][0])
    view = leader.sees(table)
    sent = {"move": view["moves"][0], "number": view["number"], "move_id": "once"}
    first, second = (leader.post(f"/api/tables/{table}/move", sent) for _ in range(2))
    assert first.status_code == second.status_code == 200
    assert first.content == second.content
    late = leader.post(f"/api/tables/{table}/move", {**sent, "move_id": "twice"})
    assert late.status_code == 409
    assert late.json()["error"]["id"] == "passed"
    assert late.json()["view"] == leader.sees(table)
    wrong = leader.post(f"/api/tables/{table}/move", {**sent, "number": late.json()["view"]["number"], "move_id": "x"})
    assert wrong.status_code == 400
    assert wrong.json()["error"]["clause"]


def test_chat_undo_stand_and_back(site: str) -> None:
    ann, bob, cid = (Guest(site, name) for name in ("Ann", "Bob", "Cid"))
    table = ann.opens(seats=3)
    bob.sits(table)
    cid.sits(table)
    ann.post(f"/api/tables/{table}/start")
    said = Guest(site, "<b>Eve</b>").post(f"/api/tables/{table}/chat", {"text": "<script>alert(1)</script>"})
    assert said.json()["chat"][0] == {
        "number": 1,
        "name": "<b>Eve</b>",
        "text": "<script>alert(1)</script>",
        "onlooker": True,
        "notice": None,
        "about": [],
    }
    assert bob.post(f"/api/tables/{table}/chat", {"text": "\x00"}).status_code == 400
    assert ann.post(f"/api/tables/{table}/undo", {"number": ann.sees(table)["number"]}).status_code == 400
    assert bob.post(f"/api/tables/{table}/stand").status_code == 200
    assert bob.post(f"/api/tables/{table}/back").status_code == 200
    assert cid.post(f"/api/tables/{table}/resign").status_code == 200
    assert ann.post(f"/api/tables/{table}/end").json()["abandoned"] is False
    assert bob.post(f"/api/tables/{table}/end").json()["abandoned"] is True


def test_a_stream_goes_on_where_it_broke(site: str) -> None:
    guests = [Guest(site, name) for name in ("Ann", "Bob", "Cid")]
    table = guests[0].opens(seats=3)
    for guest in guests[1:]:
        guest.sits(table)
    guests[0].post(f"/api/tables/{table}/start")
    with guests[0].http.stream("GET", f"/api/tables/{table}/stream") as stream:
        event, id, view = next(events_of(stream.iter_lines()))
        assert event == "view"
        assert id == str(view["seq"])
    before = len(guests[0].get(f"/api/tables/{table}/events").json())
    for guest in guests:
        guest.moves(table, Random(1))
    with guests[0].http.stream("GET", f"/api/tables/{table}/stream", headers={"Last-Event-ID": str(id)}) as stream:
        found = events_of(stream.iter_lines())
        event, _, missed = next(found)
        assert event == "events"
        assert missed == guests[0].get(f"/api/tables/{table}/events", params={"since": before}).json()
        event, _, view = next(found)
        assert event == "view"
        now = guests[0].sees(table)
        assert {**view, "seats": None} == {**now, "seats": None}


def test_the_example_bot_plays(site: str) -> None:
    """Three of them and one of ours, as the line at its top says to start it; and it is short enough to be read."""
    host = Guest(site, "Host")
    table = host.opens(seats=4, bots=["easy"], sit=False)
    words = [sys.executable, bot.__file__, site, table]
    robots = [subprocess.Popen([*words, name], stdout=subprocess.PIPE, text=True) for name in ("Robo", "Robin", "Rob")]
    while any(seat["kind"] == "open" for seat in host.sees(table)["seats"]):
        time.sleep(0.05)
    host.post(f"/api/tables/{table}/start")
    said = {robot.communicate(timeout=60)[0] for robot in robots}
    assert said == {f"{' '.join(host.sees(table)['winners'])} won\n"}
    assert len(Path(bot.__file__).read_text().splitlines()) <= 30


def test_a_seats_token_opens_one_table(site: str) -> None:
    ann = Guest(site, "Ann")
    table, other = ann.opens(), ann.opens()
    token = ann.post(f"/api/tables/{table}/token").json()["token"]
    program = Guest(site)
    program.http.headers["authorization"] = f"Bearer {token}"
    assert program.sees(table)["you"] == "Ann"
    assert program.get(f"/api/tables/{other}").status_code == 403
    assert program.post("/api/tables", {"game": GAME}).status_code == 403
    assert program.get("/api/mine").status_code == 403
    assert Guest(site, "Bob").post(f"/api/tables/{table}/token").status_code == 403


def test_what_a_program_reads_first(site: str) -> None:
    guest = Guest(site)
    (game,) = [game for game in guest.get("/api/games").json() if game["name"] == GAME]
    assert game["players"]
    assert game["bots"] == levels_of(GAMES[GAME])
    described = guest.get("/api/openapi.json").json()
    assert "/api/tables/{table_id}/move" in described["paths"]
    assert guest.get("/healthz").text == "ok\n"
    assert "mischia_acts_seconds" in guest.get("/metrics").text
    assert json.loads(guest.get("/api/tables/none").text)["error"]["id"] == "no-table"


@pytest.mark.parametrize(
    "body", [{}, {"game": "chess"}, {"game": GAME, "seats": 99}, {"game": GAME, "options": {"x": "y"}}, [], 3]
)
def test_tables_that_can_not_be(site: str, body: object) -> None:
    assert Guest(site, "Ann").post("/api/tables", body).status_code in (400, 422)
