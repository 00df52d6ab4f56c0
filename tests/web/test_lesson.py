"""A lesson over the wire: without script, for nobody in particular, and with nothing that the learner can't know."""

from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from mischia.core import lesson
from mischia.core.language import LANGUAGES
from mischia.core.scenario import Scenario
from mischia.games import GAMES
from mischia.web.pages import lesson as pages
from mischia.web.pages import render
from mischia.web.pages.lesson import Place
from tests.web.reader import Browser, tags

GAME = GAMES["quickshot"]
TAUGHT = [game for game in GAMES.values() if lesson.ideas(game)]
JSON = {"accept": "application/json"}


def places(game_name: str) -> Iterator[Place]:
    """Every word of the coach."""
    game = GAMES[game_name]
    for number, one in enumerate(lesson.ideas(game), 1):
        for step in range(len(lesson.stops(one))):
            yield Place(game, number, step)


def marked(page: str, mark: str) -> list[dict[str, str | None]]:
    return [about for _, about in tags(page) if mark in about]


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_every_moment_has_a_page_on_which_the_coach_points(game: object) -> None:
    for at, place in enumerate(places(game.name)):  # type: ignore[attr-defined]
        say = render.strings(place.game, LANGUAGES[at % len(LANGUAGES)])
        page, stop = pages.page(place, say), place.stop
        assert say(stop.says).split()[0] in page
        assert bool(marked(page, "data-looked")) == bool(stop.looks), stop.says
        if stop.meant is None:
            assert not marked(page, "data-meant")
            assert 'name="watch"' in page or place.onward in page
        else:
            assert marked(page, "data-meant") or stop.looks, stop.says


def test_without_script_forms_lead_through_the_lesson(site: str) -> None:
    reader = Browser(site, "it")
    for number, one in enumerate(lesson.ideas(GAME), 1):
        at = f"/lessons/quickshot/{number}"
        for step, stop in enumerate(lesson.stops(one)):
            page = reader.get(f"{at}?step={step}")
            assert f'name="question" value="{step}"' in page
            if stop.meant is not None:
                answer = reader.post(at, question=str(step), move=stop.meant.phrase)
                assert str(answer.url).endswith(f"{at}?step={step + 1}")
            elif step + 1 < len(lesson.stops(one)):
                answer = reader.post(at, question=str(step), watch="yes")
                assert str(answer.url).endswith(f"{at}?step={step + 1}")
        assert Place(GAME, number).onward in page
    assert "Gioca la prima partita" in reader.get("/lessons/quickshot/done")


def test_another_move_is_answered_and_can_be_put_back(site: str) -> None:
    reader, at = Browser(site), "/lessons/quickshot/3"
    answer = reader.post(at, question="0", move="play 8")
    assert str(answer.url).endswith("?tries=1&tried=play+8")
    assert "that makes twins" in answer.text
    assert "Three 8s clash" in answer.text
    assert [about["value"] for about in marked(answer.text, "data-tried")] == ["play 8"]
    back = reader.post(at, question="0", tries="1", back="yes")
    assert str(back.url).endswith("?tries=1")
    assert "clash" not in back.text


DRAWN = {  # by another move: how often which drawing is in the panels that answer it
    "/lessons/quickshot/3?tried=play+8": {"qs-card": 5, "face": 1},
    "/lessons/swords/4?step=1&tried=parry+high": {"sw-action": 2, "face": 1},
    "/lessons/quarriors/4?tried=defend+goblin+3": {"qu-die": 2, "face": 2},
    "/lessons/deathroads/5?step=1&tried=play+Tokio+Drift": {"dr-card": 1, "dr-car": 3, "face": 0},
}


@pytest.mark.parametrize("path", DRAWN)
def test_what_another_move_would_cause_is_drawn_with_things_and_faces(site: str, path: str) -> None:
    causes = Browser(site, "it").get(path).partition('<ol class="causes"')[2].partition("</ol>")[0]
    found = [klass for _, about in tags(causes) for klass in (about.get("class") or "").split()]
    assert {klass: found.count(klass) for klass in DRAWN[path]} == DRAWN[path]


def test_after_three_tries_the_coach_offers_to_play(site: str) -> None:
    reader, at = Browser(site), "/lessons/quickshot/3"
    assert "Play it for me" not in reader.post(at, question="0", tries="1", move="play 8").text
    third = reader.post(at, question="0", tries="2", move="play 6").text
    assert "Play it for me" in third
    assert reader.post(at, question="0", tries="3", move="play 2").url.query == b"step=1"


def test_what_can_not_be_done_leads_nowhere(site: str) -> None:
    reader = Browser(site)
    for move in ("play 7", "fly", "", "play 2; play 8", "play 8; fly"):
        assert not reader.post("/lessons/quickshot/3", question="0", move=move).url.query or move == "play 2; play 8"
    assert reader.post("/lessons/quickshot/3", question="1", watch="yes").url.query == b"step=1"
    assert "data-tried" not in reader.get("/lessons/quickshot/3?tried=play+2")
    for path in ("/lessons/chess", "/lessons/quickshot/0", "/lessons/quickshot/99", "/lessons/chess/done"):
        assert "nothing here" in reader.get(path, 404)
    assert 'value="1"' in reader.get("/lessons/quickshot/3?step=77")


def test_a_page_gets_what_happens_and_how_it_is_then(site: str) -> None:
    def sent(**form: str) -> dict[str, object]:
        headers = {**JSON, "origin": site}
        found: dict[str, object] = httpx.post(f"{site}/lessons/quickshot/3", data=form, headers=headers).json()
        return found

    on = sent(question="0", move="play 2")
    assert [step["say"] for step in on["steps"]][1:3] == [  # type: ignore[attr-defined]
        "All turn up: Ann 2, Cid 8.",
        "Two 8s clash: Bob and Cid are turned down.",
    ]
    assert (on["number"], on["whistle"], on["yours"]) == (1, False, False)
    held = sent(question="0", move="play 8")
    assert (held["steps"], held["number"], held["whistle"], held["yours"]) == ([], 0, True, True)
    assert "Hold it: that makes twins" in str(held["coach"])


def test_the_lesson_is_offered_to_whoever_has_not_played(site: str) -> None:
    reader = Browser(site)
    assert 'href="/lessons/quickshot"' in reader.get("/")
    reader.post("/name", name="Lea", back="/")
    assert 'href="/lessons/quickshot"' in reader.get("/play")
    reader.post("/play", game="quickshot")
    assert 'href="/lessons/quickshot"' not in reader.get("/play")
    assert 'href="/lessons/quickshot"' not in reader.get("/")


# --- secrets


def other(one: Scenario) -> Scenario:
    """The same idea with other cards in the hands of the others, and in secret choices that are not turned up yet."""
    hands = {name: hand if name == one.learner else [4, 5, 6] for name, hand in one.given["hands"].items()}
    led = one.given["leader"]
    lines = tuple(
        replace(line, phrase="play 4") if line.kind == "move" and line.actor not in (one.learner, led) else line
        for line in one.lines
        if line.kind != "then"
    )
    shown = next((line.phrase for line in lines if line.actor == led), "play 1")
    hands[led] = [int(shown.split()[1]), 4, 5] if led != one.learner else hands[led]
    return replace(one, given={**one.given, "hands": hands}, lines=lines)


def test_nothing_is_shown_that_the_learner_can_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    own = lesson.ideas(GAME)
    same = [one for one in own if one.given["leader"] != one.learner and len(one.given["hands"]["Cid"]) == 3]
    assert len(same) >= 4
    others = tuple(other(one) if one in same else one for one in own)
    say = render.strings(GAME, "en")
    drawn = []
    for ideas in (own, others):
        monkeypatch.setattr(lesson, "ideas", lambda game, ideas=ideas: ideas)
        pages.match_at.cache_clear()
        first = [Place(GAME, number) for number, one in enumerate(own, 1) if one in same]
        drawn.append([pages.parts(place, say) for place in first])
    pages.match_at.cache_clear()
    assert drawn[0] == drawn[1]
