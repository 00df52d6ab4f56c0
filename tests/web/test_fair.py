"""Time-outs in the log, what is asked before it is done, and typed moves: by forms and by the API, without a script."""

import json
import re
from random import Random

import pytest

from mischia.core.language import LANGUAGES
from mischia.table.entry import HOUSE
from mischia.table.view import look, look_back
from mischia.web.pages import render, table_log
from tests.table.play import Script
from tests.web.reader import Browser
from tests.web.site import GAME, INVITATION

# --- a time-out is a line of the log


def timed_out() -> Script:
    """A match with a time-out in the middle of its first round, played to its end."""
    script = Script(secret="s", clock="seconds", limit=30).start().until_secret_choice(Random(3))
    late = script.table.late()[0]
    script.do(HOUSE, "away", name=late.name, number=script.table.playing().number, once=True)
    return script


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_time_out_is_told_live_on_reload_on_the_screen_and_in_the_replay(language: str) -> None:
    script = timed_out()
    for viewer in ("ann", "dee", None):
        seen = look(script.table, viewer, language=language)
        say = render.strings(seen.game, language)
        (note,) = seen.notes
        text = say("note-timeout", name=seen.seats[note.seat].name)
        told = json.loads(render.stream_text(seen, seen.told - 1, {}))
        assert [step["say"] for step in told["steps"]] == [text]
        assert told["lines"] == len(render.log(seen, say)) == len(table_log.lines(seen, say))
        assert str(render.log(seen, say)[-1]).count(text) == 1
        assert text in render.render_screen(seen, say, "/stream", invitation=INVITATION)
    script.play(Random(1))
    over = look(script.table, None)
    lines = [line.text for line in table_log.lines(over, render.strings(over.game, language))]
    assert lines.count(text) == 1
    last = look_back(script.table, over.steps, None)
    assert [line.text for line in table_log.lines(last, render.strings(over.game, language))] == lines


def test_lines_are_counted_alike_at_every_moment() -> None:
    """A page that heard so much is told the rest, no line twice and none left out, wherever a note stands."""
    script = timed_out()
    script.play(Random(1))
    seen = look(script.table, None)
    say = render.strings(seen.game, "en")
    every = [line.text for line in table_log.lines(seen, say)]
    for told in range(seen.told + 1):
        heard = table_log.heard(seen, say, told)
        rest = [line.text for line, _ in table_log.steps(seen, say, heard)]
        assert every[:heard] + rest == every


# --- what can't be taken back


def alone(site: str) -> tuple[Browser, str]:
    """Ann and Bob at a table; Bob never comes."""
    ann = Browser(site)
    path = ann.post("/tables", name="Ann", game=GAME, seats="3", sit="yes", seat2="easy", seat3="easy").url.path
    ann.post(f"{path}/seats", do="start")
    return ann, path


@pytest.mark.parametrize(("where", "form"), [("end", {"agree": "yes"}), ("seats", {"do": "stand"}), ("end", {})])
def test_nothing_is_given_up_before_it_was_asked(site: str, where: str, form: dict[str, str]) -> None:
    ann, path = alone(site)
    before = ann.http.get(f"/api{path}").json()
    asked = ann.post(f"{path}/{where}", **form)
    assert asked.status_code == 200
    assert 'name="sure" value="yes"' in asked.text
    for name, value in form.items():
        assert f'name="{name}" value="{value}"' in asked.text
    told = ann.http.post(f"{path}/{where}", data=form, headers={"accept": "application/json"}).json()
    assert set(told["sure"]) == {"title", "text", "yes", "no"}
    assert ann.http.get(f"/api{path}").json()["seats"] == before["seats"]
    assert ann.http.get(f"/api{path}").json()["abandoned"] is False
    ann.post(f"{path}/{where}", **form, sure="yes")
    after = ann.http.get(f"/api{path}").json()
    assert after["abandoned"] or after["seats"] != before["seats"] or after["status"] == "over"


def test_a_proposal_can_be_withdrawn_and_twice_the_same_is_once(site: str) -> None:
    ann, bob = Browser(site), Browser(site)
    path = ann.post("/tables", name="Ann", game=GAME, seats="2", sit="yes", seat2="open").url.path
    bob.post("/name", name="Bob", back=path)
    bob.post(f"{path}/seats", do="sit 1")
    ann.post(f"{path}/seats", do="start")
    assert "Ask to end the game" in ann.get(f"{path}/leave")
    ann.post(f"{path}/end", agree="yes")
    assert ann.post(f"{path}/end", agree="yes").status_code == 409
    assert "It ends when all agree" in bob.get(path)
    assert "Play on after all" in ann.get(f"{path}/leave")
    ann.post(f"{path}/end", agree="no")
    assert "It ends when all agree" not in bob.get(path)


# --- typed moves


@pytest.mark.parametrize(("language", "verb"), [("en", "play"), ("it", "gioca"), ("fr", "joue")])
def test_what_looks_like_a_move_is_never_published(site: str, language: str, verb: str) -> None:
    ann = Browser(site, language)
    path = ann.post("/tables", name="Ann", game=GAME, seats="3", sit="yes", seat2="easy", seat3="easy").url.path
    ann.post(f"{path}/seats", do="start")

    def view() -> dict[str, object]:
        found: dict[str, object] = ann.http.get(f"/api{path}").json()
        return found

    for text in (f"{verb} 9", verb.upper(), f"{verb} carta 9"):
        refused = ann.post(f"{path}/say", text=text)
        assert refused.status_code == 400
        assert re.search(r'id="refusal"[^>]*>[^<]*[“«][^<]+', refused.text)
        told = ann.http.post(f"/api{path}/chat", json={"text": text})
        assert (told.status_code, told.json()["error"]["id"][:15]) == (400, "looks-like-move")
    assert view()["chat"] == []
    assert ann.http.post(f"/api{path}/chat", json={"text": f"“{verb} 9”"}).status_code == 200
    while not view()["moves"]:
        pass
    before = view()
    move = str(before["moves"][0]).split()[-1]  # type: ignore[index]
    assert ann.post(f"{path}/say", text=f"{verb} {move}").status_code == 200
    assert view()["number"] != before["number"] or view()["sealed"]
    assert len(view()["chat"]) == 1  # type: ignore[arg-type]
