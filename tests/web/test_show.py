"""The rules play themselves: every scenario in which something happens can be shown, as one seat sees it."""

from dataclasses import replace

import httpx
import pytest

from mischia.core.clauses import clauses
from mischia.core.game import Game
from mischia.core.language import LANGUAGES
from mischia.core.shown import ROUND, shown
from mischia.games import GAMES
from mischia.web.pages import render, show
from tests.web.reader import Browser, tags

SCENARIO = "own/poison/two-cancel"
PATH = f"/show/quickshot/{SCENARIO}"
REFUSING = "own/round/one-phrase-for-each-kind"
JSON = {"accept": "application/json"}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_scenario_can_be_shown_from_its_first_table_to_its_last(game: Game) -> None:
    for at, (name, scenario) in enumerate(shown(game).by_name.items()):
        language = LANGUAGES[at % len(LANGUAGES)]
        say = render.strings(game, language)
        played = show.play(game.name, name, language)
        lines = [frame.lines for frame in played.frames]
        assert len(lines) > 1, name
        assert lines == sorted(lines), name
        assert lines[-1] == len(played.steps), name
        assert all(frame.sentence.text for frame in played.frames), name
        tags(show.page(played, 0, say))
        text = show.page(played, len(lines) - 1, say)
        tags(text)
        assert 'form="move"' not in text, name  # there is nothing to choose
        opening = played.frames[0].sentence.text
        assert opening == (scenario.title if language == "en" else say("web-show-begins")), name


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_one_round_of_each_game_can_be_watched(site: str, game: Game) -> None:
    path = f"/show/{game.folder.name}/{ROUND}"
    reader = Browser(site, "fr")
    assert f'href="{path}"' in reader.get(f"/rules/{game.folder.name}")
    assert 'data-go="next"' in reader.get(path)
    lines = shown(game).by_name[ROUND].lines
    assert {line.actor for line in lines if line.kind == "move"} >= {"Ann", "Bob"}


def test_each_line_of_the_log_is_a_step_in_the_readers_language() -> None:
    told = {
        language: [frame.sentence.text for frame in show.play("quickshot", SCENARIO, language).frames]
        for language in LANGUAGES
    }
    assert told["en"][0] == "Two Poisons are down and nobody discards"
    assert told["en"][1:5] == [
        "Ann leads with Poison (7).",
        "All the others have chosen.",
        "All turn up: Bob 7, Cid 1.",
        "Two 7s clash: Ann and Bob are turned down.",
    ]
    assert told["it"][0] == "Si comincia così"
    assert len({len(some) for some in told.values()}) == 1
    assert not set(told["en"]) & set(told["fr"])


def test_while_things_happen_only_the_stage_has_changed() -> None:
    """All turn up, and before anybody has a card more or less, two of them are turned down."""
    _, _, chosen, turned_up, turned_down, *_ = show.play("quickshot", SCENARIO, "en").frames
    assert chosen.seen is turned_up.seen is turned_down.seen
    assert turned_up.parts["hand"] == turned_down.parts["hand"]
    assert turned_up.parts["seat-1"] != turned_down.parts["seat-1"]


def test_a_refused_move_is_a_step_in_which_nothing_happens() -> None:
    frames = show.play("quickshot", REFUSING, "en").frames
    assert frames[1].sentence.text == "Ann tries a move that is not allowed now."
    assert frames[1].sentence.clause == "QS-12"
    assert frames[1].parts == frames[0].parts
    assert "play" not in show.play("quickshot", REFUSING, "it").frames[1].sentence.text


def test_nothing_is_shown_that_the_seat_can_not_know() -> None:
    """Other cards in the others' hands, which nobody plays, make no difference to a single letter."""
    game = GAMES["quickshot"]
    scenario, say = shown(game).by_name[SCENARIO], render.strings(game, "en")
    given = {**scenario.given, "hands": {"Ann": [7, 1], "Bob": [7, 8], "Cid": [1, 8]}}
    moves = tuple(line for line in scenario.lines if line.kind == "move")
    one, other = (
        [stop.parts for stop in show.stops_of(replace(scenario, given=hands, lines=moves), game, say)]
        for hands in (scenario.given, given)
    )
    assert one == other


# --- over the wire


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_clause_leads_to_its_scenarios_and_one_without_to_none(site: str, game: Game) -> None:
    reader, folder, by_clause = Browser(site), game.folder.name, shown(game).by_clause
    page = reader.get(f"/rules/{folder}")
    links = [about for tag, about in tags(page) if tag == "a" and "data-show" in about]
    every = list(clauses(game, "en"))
    assert [about["data-clause"] for about in links] == [clause for clause in every if clause in by_clause]
    with_some = next(clause for clause in every if len(by_clause.get(clause, ())) > show.MOST)
    text = reader.get(f"/rules/{folder}/{with_some}")
    shows = [about["href"] for tag, about in tags(text) if tag == "a" and "data-show" in about]
    assert shows == [show.address(game, one) for one in (by_clause[with_some][0], *by_clause[with_some][: show.MOST])]
    reader.get(str(shows[0]))
    for without in [clause for clause in every if clause not in by_clause][:3]:
        assert "data-show" not in reader.get(f"/rules/{folder}/{without}")


def test_without_script_links_lead_from_step_to_step(site: str) -> None:
    reader, at, seen = Browser(site, "fr"), f"{PATH}?step=0", []
    while at not in seen:
        seen.append(at)
        page = reader.get(at)
        assert f"Étape {len(seen)} sur 9" in page
        at = next(str(about["href"]) for _, about in tags(page) if about.get("data-go") == "next")
    assert len(seen) == 9
    assert "Two Poisons" not in page


@pytest.mark.parametrize("step", ["-3", "99999"])
def test_a_step_that_is_none_is_the_nearest(site: str, step: str) -> None:
    text = Browser(site).get(f"{PATH}?step={step}")
    assert f'data-step="{0 if step == "-3" else 8}"' in text


@pytest.mark.parametrize("path", ["/show/quickshot/own/none", "/show/chess/x", "/show/quickshot/", "/show/quickshot"])
def test_what_there_is_not_is_said_so(site: str, path: str) -> None:
    assert "nothing here" in Browser(site).get(path, 404)


def test_a_page_gets_the_steps_that_it_has_not_shown(site: str) -> None:
    told = httpx.get(f"{site}{PATH}?step=2&lines=1", headers=JSON).json()
    assert (told["step"], told["lines"], len(told["steps"])) == (2, 2, 1)
    assert told["steps"][0]["say"] == "All the others have chosen."
    assert "prompt" in told["parts"]
    back = httpx.get(f"{site}{PATH}?step=1&lines=1000000", headers=JSON).json()
    assert (back["step"], back["lines"], back["steps"]) == (1, 1, [])


def test_a_browser_that_has_it_is_told_so(site: str) -> None:
    first = httpx.get(site + PATH)
    assert first.headers["cache-control"] == "private, no-cache"
    assert {"Accept", "Accept-Language", "Cookie"} <= {one.strip() for one in first.headers["vary"].split(",")}
    again = httpx.get(site + PATH, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    french = httpx.get(site + PATH, headers={"if-none-match": first.headers["etag"], "accept-language": "fr"})
    assert french.status_code == 200


def test_only_our_own_pages_show_it_in_a_box_and_nothing_else_can_be(site: str) -> None:
    policies = {path: httpx.get(site + path).headers["content-security-policy"] for path in (PATH, "/", "/show")}
    assert "frame-ancestors 'self'" in policies[PATH]
    assert "frame-ancestors 'none'" in policies["/"]
    assert "frame-ancestors 'none'" in policies["/show"]
    assert all("frame-src 'self'" in policy for policy in policies.values())
