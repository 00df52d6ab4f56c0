"""Taking back over the API and by forms: who may ask, who answers, what each is told, and what a file says of it."""

from random import Random
from typing import Any

import pytest

from mischia.core.verify import verify
from mischia.games import GAMES
from tests.web.site import Guest, play_out


def seated(site: str, *names: str, **chosen: Any) -> tuple[str, list[Guest]]:
    guests = [Guest(site, name) for name in names]
    table = guests[0].opens(**{"seats": len(guests), **chosen})
    for guest in guests[1:]:
        guest.sits(table)
    guests[0].post(f"/api/tables/{table}/start")
    return table, guests


def until_asked_back(table: str, guests: list[Guest], rng: Random) -> Guest:
    """The leader plays a card, which could be taken back."""
    leader = next(guest for guest in guests if guest.name in guests[0].sees(table)["turn"])
    leader.moves(table, rng)
    assert leader.sees(table)["points"]
    return leader


def test_all_take_something_back(site: str) -> None:
    table, guests = seated(site, "Ann", "Bob", "Cid")
    asker = until_asked_back(table, guests, Random(1))
    others = [guest for guest in guests if guest is not asker]
    eve = Guest(site, "Eve")
    view = asker.sees(table)
    sent = {"number": view["number"], "to": view["points"][0]["to"]}
    assert eve.post(f"/api/tables/{table}/go-back", sent).status_code == 403
    asked = asker.post(f"/api/tables/{table}/go-back", {**sent, "move_id": "x"})
    assert asked.status_code == 200
    assert asker.post(f"/api/tables/{table}/go-back", {**sent, "move_id": "x"}).content == asked.content
    back = eve.sees(table)["back"]
    assert (back["by"], back["choices"], back["agreed"]) == (asker.name, 1, [asker.name])
    assert set(back["waits_for"]) == {guest.name for guest in others}
    assert others[0].sees(table)["points"] != view["points"]
    assert eve.sees(table)["points"] == []
    answer = f"/api/tables/{table}/agree-back"
    assert eve.post(answer, {"asked": back["id"]}).status_code == 403
    assert others[0].post(answer, {"asked": back["id"] + 1}).json()["error"]["id"] == "passed"
    for other in others:
        assert other.post(answer, {"asked": back["id"]}).status_code == 200
    now = asker.sees(table)
    assert now["back"] is None
    assert now["number"] > view["number"]
    told = [event["id"] for event in eve.get(f"/api/tables/{table}/events").json()]
    assert told[-3:] == ["note-back-asked", "gone-back", "note-back-agreed"]
    play_out(table, guests)
    doc = eve.get(f"/api/tables/{table}/match").json()
    assert doc["taken_back"][0]["by"] == asker.name
    assert verify(GAMES[doc["game"]], doc)
    page = eve.get(f"/tables/{table}/verify").text
    assert page.count('href="/static/glyphs.svg#tick"') >= len(doc["taken_back"][0]["answers"])
    brought = eve.post("/api/matches", doc)
    assert brought.status_code == 201
    again = eve.get(f"/api/tables/{brought.json()['table']}/replay/{len(doc['answers'])}").json()
    assert again["winners"] == eve.sees(table)["winners"]
    assert eve.get(f"/tables/{table}/replay", params={"step": len(doc["answers"])}).status_code == 200


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_page_says_what_will_have_been_seen(site: str, language: str) -> None:
    table, guests = seated(site, "Ann", "Bob", "Cid")
    asker = until_asked_back(table, guests, Random(1))
    other, third = [guest for guest in guests if guest is not asker]
    for guest in guests:
        guest.http.post("/language", data={"language": language, "back": "/"})
    page = asker.get(f"/tables/{table}/go-back").text
    point = asker.sees(table)["points"][0]
    assert f'name="to" value="{point["to"]}"' in page
    assert "<details>" in page
    asked = asker.http.post(f"/tables/{table}/go-back", data={"to": str(point["to"])})
    assert asked.status_code in (200, 303)
    id = asker.sees(table)["back"]["id"]
    assert f'value="no-{id}"' in asker.get(f"/tables/{table}").text
    theirs = other.get(f"/tables/{table}").text
    assert f'value="yes-{id}"' in theirs
    assert 'form="agree-back"' not in Guest(site, "Eve").get(f"/tables/{table}").text
    sure = other.http.post(f"/tables/{table}/agree-back", data={"agree": f"yes-{id}"})
    assert sure.status_code == 200
    assert 'name="sure"' in sure.text, "what was shown is told before it is agreed to"
    other.http.post(f"/tables/{table}/agree-back", data={"agree": f"yes-{id}", "sure": "yes"})
    assert other.name in third.sees(table)["back"]["agreed"]
    third.http.post(f"/tables/{table}/agree-back", data={"agree": f"no-{id}"})
    assert third.sees(table)["back"] is None
    late = other.http.post(f"/tables/{table}/agree-back", data={"agree": f"yes-{id}", "sure": "yes"})
    assert late.status_code == 409


def test_odd_input_is_refused_with_a_word(site: str) -> None:
    table, guests = seated(site, "Ann", "Bob", "Cid")
    number = guests[0].sees(table)["number"]
    for path, sent in (
        ("go-back", {"number": number, "to": -1}),
        ("go-back", {"number": number, "to": "x"}),
        ("go-back", {}),
        ("agree-back", {"asked": "x"}),
        ("restart", {"number": -1}),
        ("stand-in", {"name": "Bob", "level": "x" * 30}),
    ):
        assert guests[0].post(f"/api/tables/{table}/{path}", sent).status_code == 422, path
    for sent in ({"to": "x"}, {"to": "9" * 40}, {"question": "x"}, {}):
        assert guests[0].http.post(f"/tables/{table}/go-back", data=sent).status_code in (400, 409)
    for sent in ({"agree": "yes"}, {"agree": "no-" + "9" * 40}, {"agree": "maybe-1"}, {}):
        assert guests[0].http.post(f"/tables/{table}/agree-back", data=sent).status_code in (400, 409)


def test_the_clock_has_a_reserve_and_choices_that_are_none(site: str) -> None:
    ann = Guest(site, "Ann")
    made = ann.http.post(
        "/tables",
        data={
            "game": "quickshot",
            "seats": "3",
            "clock": "seconds",
            "limit": "60",
            "bank": "300",
            "settles": "no",
            "sit": "yes",
        },
        follow_redirects=False,
    )
    table = made.headers["location"].rpartition("/")[2]
    view = ann.sees(table)
    assert (view["clock"], view["limit"], view["bank"], view["settles"]) == ("seconds", 60, 300, False)
    page = ann.get(f"/tables/{table}").text
    assert "<option selected>300</option>" in page
    ann.http.post(f"/tables/{table}/change", data={"clock": "days", "days": "3", "bank-days": "7", "settles": "yes"})
    view = ann.sees(table)
    assert (view["clock"], view["limit"], view["bank"], view["settles"]) == ("days", 3, 7, True)
    for _ in range(2):
        ann.post(f"/api/tables/{table}/bots", {"level": "easy"})
    started = ann.post(f"/api/tables/{table}/start").json()
    assert [seat["bank"] for seat in started["seats"] if seat["you"]] == [7 * 86400]
    assert ann.post("/api/tables", {"game": "quickshot", "bank": -1}).status_code == 422
