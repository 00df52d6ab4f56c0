"""The pages: drawn from what one viewer may know, playable without script, in three languages."""

import asyncio
import json
import random
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

import mischia
from mischia.core import fate
from mischia.core.language import LANGUAGES
from mischia.core.match import Match
from mischia.core.page import BEFORE
from mischia.games.quickshot.page import forecast
from mischia.table.hall import Look
from mischia.table.seen import ChatSeen, TableSeen, seen_in_match
from mischia.web.app import create
from mischia.web.pages import render
from mischia.web.pages.forms import own_path
from mischia.web.pages.rules_text import as_html, sections
from mischia.web.stream import Pages
from tests.drawn import lines, scene, scenes, steps
from tests.table.test_hall import one_move, seated
from tests.web.site import GAME, Guest, settings

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus"]
GONE = {f"fan-{look}" for look in range(1, 8)}  # whoever is out has no hand to show
EVIL = "<img src=x onerror=alert(1)>"


def games(many: int, seats: int = 5) -> Iterator[Match]:
    """Every question of some random games."""
    for seed in range(many):
        rng = random.Random(seed)
        match = mischia.new("quickshot", NAMES[:seats], seed=seed)
        while not match.over:
            yield match
            name = rng.choice(match.turn)
            match.play(name, rng.choice(match.moves(name)))
        yield match


def drawn(seen: TableSeen, language: str = "en") -> str:
    return render.render_table(seen, render.strings(seen.game, language), "/stream", can_speak=True)


class Tags(HTMLParser):
    """Every element of a page; what is opened is closed."""

    EMPTY = ("meta", "link", "input", "img", "br", "use", "path", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


def tags(html: str) -> list[tuple[str, dict[str, str | None]]]:
    parser = Tags()
    parser.feed(html)
    assert parser.open == []
    return parser.found


# --- the table


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_the_table_after_the_last_line_is_the_table_as_it_is(seats: int) -> None:
    for match in games(25, seats):
        seen = seen_in_match(match, None)
        told, now = scenes(seen, render.strings(match.game, "en")), scene(seen, render.strings(match.game, "en"))
        if match.phase in ("lead", "reinforce", "over"):
            assert replace(told[-1], thrown=now.thrown) == now


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_drawn_for_everybody_and_obeys_the_policy(language: str) -> None:
    for match in games(3):
        for viewer in [*match.names, None]:
            found = tags(drawn(seen_in_match(match, viewer), language))
            ids = [attrs["id"] for _, attrs in found if "id" in attrs]
            assert len(ids) == len(set(ids))
            for tag, attrs in found:
                assert tag != "style"
                assert not any(name == "style" or name.startswith("on") for name in attrs)
                assert tag != "script" or attrs["src"]


def test_the_document_has_the_order_of_reading() -> None:
    match = next(games(1))
    text = drawn(seen_in_match(match, "Ann"))
    marks = ['class="bar"', 'data-part="prompt"', 'data-part="hand"', 'data-part="fuse"', 'class="foes', 'id="lines"']
    places = [text.index(mark) for mark in marks]
    assert places == sorted(places)


def test_legal_moves_are_buttons_and_nothing_else_is() -> None:
    for match in games(4):
        for viewer in match.names:
            found = tags(drawn(seen_in_match(match, viewer)))
            buttons = {
                attrs["value"]
                for tag, attrs in found
                if tag == "button" and attrs.get("form") == "move" and "value" in attrs
            }
            legal = set(match.alternatives(viewer) or match.moves(viewer))
            assert legal - {match.sealed_by(viewer)} <= buttons <= legal  # the card that is put away lies on the table


def test_a_page_tells_nothing_that_its_viewer_can_not_know() -> None:
    rng = random.Random(7)
    for match in games(6):
        for seat, viewer in enumerate(match.names):
            before = drawn(seen_in_match(match, viewer))
            real, match.state = match.state, match.game.guess(match.state, seat, rng)
            assert drawn(seen_in_match(match, viewer)) == before
            match.state = real


def test_who_chose_first_is_not_told() -> None:
    pages = []
    for order in (["Bob", "Cid"], ["Cid", "Bob"]):
        match = mischia.load(
            "quickshot",
            {
                "seats": NAMES[:4],
                "phase": "play",
                "leader": "Ann",
                "table": {"Ann": {"card": 8}},
                "hands": {"Ann": [1, 2], "Bob": [1, 2], "Cid": [3, 4], "Dee": [5, 6]},
            },
        )
        for name in order:
            match.play(name, match.moves(name)[0])
        pages.append(drawn(seen_in_match(match, "Dee")))
    assert pages[0] == pages[1]


def test_steps_lead_from_what_was_heard_to_the_table_as_it_is() -> None:
    say = render.strings(next(games(1)).game, "en")
    heard = 0
    for match in games(3):
        seen = seen_in_match(match, "Ann")
        if len(match.events) < heard:
            heard = 0
        all_lines = lines(seen, say)
        since = sum(line.upto <= heard for line in all_lines)
        told = render.message(seen, say, since, 0)
        assert [step["say"] for step in told["steps"]] == [line.text for line in all_lines[since:]]
        assert told["parts"] == render.all_parts(seen, say)
        assert told["yours"] == ("Ann" in match.turn)
        heard = len(match.events)


def test_what_moves_is_on_the_table() -> None:
    """Whatever a step moves has its name on the page, before or after the step is drawn."""
    moved = set()
    for match in games(40):
        if not match.over:
            continue
        seen, heard = seen_in_match(match, None), render.strings(match.game, "en")
        html = {key: str(text) for key, text in render.all_parts(seen, heard).items()} | {"stage": 'data-at="lamp"'}
        for line, changed in steps(seen, heard, 0):
            before = "".join(html.values())
            html |= {key: str(text) for key, text in render.game_parts(changed, seen, heard).items()}
            after = "".join(html.values())
            for motion in line.motions:
                there = before if motion.when == BEFORE else after
                for name in (*motion.what, *([motion.to] if motion.to else ())):
                    moved.add((line.id, motion.how))
                    assert f'data-vt="{name}"' in there or f'data-at="{name}"' in there or name in GONE, (line, name)
    assert {how for _, how in moved} >= {"shake", "fly", "turn", "land", "jump", "fall", "hop", "come", "pop"}


def test_the_clause_box_says_why_here() -> None:
    told: dict[str, list[str]] = {}
    for match in games(60):
        if match.over:
            for line in lines(seen_in_match(match, None), render.strings(match.game, "en")):
                told.setdefault(line.id, []).append(line.here)
    for id in ("activates", "turned-down", "eliminated-by", "strength", "takes-lead", "keeps-lead", "discards", "wins"):
        assert all(told[id]), id


def test_a_tie_is_explained_where_it_happens() -> None:
    told = []
    for match in games(250):
        name = match.turn[0] if match.phase == "reinforce" else ""
        for phrase, move in match.choices(name).items() if name else ():
            if len(move) > 1 and forecast.reinforced(match.see(name), name, move[-1]).tie:
                again = Match.restore(match.game, match.document())
                again.play(name, phrase)
                seen = seen_in_match(again, name)
                here = [line.here for line in lines(seen, render.strings(match.game, "en"))[-4:]]
                assert all(f'data-here="{text}"' in drawn(seen) for text in here if text)
                told += [text for text in here if f"{name}’s 4 + {move[-1]} against" in text]
    assert told
    assert all(text.endswith("Reinforcements counts as the stronger.") for text in told)


def test_a_page_that_has_heard_too_much_gets_the_whole_log() -> None:
    match = next(games(1))
    seen = seen_in_match(match, "Ann")
    told = render.message(seen, render.strings(seen.game, "en"), 99, 0)
    assert told["log"]
    assert told["steps"] == []


def test_a_stream_tells_what_has_changed_and_all_of_it() -> None:
    say = render.strings(next(games(1)).game, "en")
    drawn: dict[str, int] = {}
    shown: dict[str, str] = {}
    sent = whole = 0
    for match in games(3):
        seen = seen_in_match(match, "Ann")
        parts = json.loads(render.stream_text(seen, len(seen.events), drawn))["parts"]
        shown |= parts
        assert shown == render.all_parts(seen, say)
        sent, whole = sent + len(parts), whole + len(shown)
    assert sent < whole / 2


class OneLook:
    """A hall where everybody sees the same."""

    def __init__(self, seen: TableSeen) -> None:
        self.seen = seen

    async def look(self, table_id: str, person: str | None, fresh: bool) -> Look:
        return Look(self.seen)


def test_a_stream_brings_the_log_anew_when_something_was_taken_back() -> None:
    early, late = (seen_in_match(match, "Ann") for match in islice(games(1), 0, 13, 12))
    hall: Any = OneLook(early)
    stream = Pages(hall, "table", None, render.stream_text)

    def heard(seen: TableSeen) -> Any:
        hall.seen = seen
        return json.loads(asyncio.run(stream.next()).partition(b"data: ")[2])

    assert heard(early)["log"] is None
    assert heard(late)["log"] is None
    back = heard(early._replace())
    assert len(back["log"]) == back["lines"]
    elsewhere = late._replace(events=(*late.events[: len(early.events) - 1], late.events[-1]))
    assert heard(elsewhere)["log"], "another way on from there"
    stream = Pages(hall, "table", None, render.stream_text)
    stream.heard = len(early.events)
    again = heard(late)
    assert (again["log"], again["steps"] != []) == (None, True), "a line that comes back brings what was missed"


def test_a_forecast_comes_true() -> None:
    checked = 0
    for match in games(250):
        if match.phase != "reinforce":
            continue
        name = match.turn[0]
        for phrase, move in match.choices(name).items():
            again = Match.restore(match.game, match.document())
            end = forecast.reinforced(again.see(name), name, move[-1] if len(move) > 1 else 0)
            told = len(again.events)
            again.play(name, phrase)
            while again.phase == "poison":
                again.play(again.turn[0], again.moves(again.turn[0])[0])
            leads = [event for event in again.events[told:] if event.id in ("takes-lead", "keeps-lead")]
            if leads:
                assert end.leads in (again.names[leads[0].args[0]], None)
                out = {again.names[e.args[0]] for e in again.events[told:] if e.id == "eliminated-by"}
                assert set(end.out) == out
                checked += 1
    assert checked > 100


def test_what_people_say_is_text() -> None:
    match = mischia.new("quickshot", [EVIL, "Bob", '"><script>'], seed=1)
    seen = seen_in_match(match, "Bob", chat=(ChatSeen(1, EVIL, EVIL),))
    text = drawn(seen)
    assert "<img src=x" not in text
    assert "<script>" not in text
    tags(text)


def test_the_rules_page_has_every_clause() -> None:
    game = next(games(1)).game
    found = [id for section in sections(game, "en") for id, _ in section.clauses]
    assert len(found) == len(set(found)) > 60
    assert as_html("<b> **x** `y`") == "&lt;b&gt; <b>x</b> <code>y</code>"


@pytest.mark.parametrize("path", ["https://evil.example", "//evil.example", "/\\evil", "javascript:1", "", "/a\n"])
def test_nobody_is_sent_to_another_site(path: str) -> None:
    assert own_path(path) == "/"


@pytest.mark.anyio
async def test_pages_of_a_real_table_tell_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that are equal for a viewer give that viewer the same page, byte for byte."""
    monkeypatch.setattr(fate, "new_secret", lambda: "1" * 64)  # a match that lasts long enough to be looked at
    rng = random.Random(3)
    app = create(settings(tmp_path))
    hall = app.state.hall
    await hall.store.migrate()
    try:
        table_id, people = await seated(hall)
        for _ in range(9):
            for seat, person in [*enumerate(people), (-1, None)]:
                headers = {} if person is None else {"authorization": f"Bearer {app.state.badges.token(person.id)}"}
                transport = httpx.ASGITransport(app)
                async with httpx.AsyncClient(transport=transport, base_url="http://t", headers=headers) as client:
                    paths = [f"/tables/{table_id}", f"/tables/{table_id}/screen"]
                    before = [(await client.get(path)).text for path in paths]
                    match = (await hall.table(table_id)).playing()
                    own = seat if person is None else match.names.index((await hall.seen(table_id, person.id)).you)
                    real, match.state = match.state, match.game.guess(match.state, own, rng)
                    assert [(await client.get(path)).text for path in paths] == before
                    match.state = real
            await one_move(hall, table_id, people, rng)
    finally:
        await hall.close()


# --- the site, as a browser without script uses it


class Browser:
    """A browser that follows forms and nothing else."""

    def __init__(self, site: str, language: str = "en") -> None:
        headers = {"origin": site, "accept": "text/html", "accept-language": language}
        self.http = httpx.Client(base_url=site, headers=headers, follow_redirects=True, timeout=20)

    def get(self, path: str, status: int = 200) -> str:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        if "html" in answer.headers["content-type"] and "<!doctype" in answer.text:
            tags(answer.text)
        return answer.text

    def post(self, path: str, **form: str) -> httpx.Response:
        return self.http.post(path, data=form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_nothing_to_playing_and_every_page_on_the_way(site: str, language: str) -> None:
    ann = Browser(site, language)
    assert f'lang="{language}"' in ann.get("/")
    for path in ("/tables", f"/new/{GAME}", f"/rules/{GAME}", "/static/app.css", "/static/glyphs.svg", "/favicon.ico"):
        ann.get(path)
    table = ann.post("/play", name="Ann", then="play")
    assert table.status_code == 200
    assert 'data-part="prompt"' in table.text
    path = table.url.path
    for more in ("", "/screen"):
        ann.get(path + more)
    assert path in ann.get("/tables")
    assert ann.get(f"{path}/replay", 409)
    assert ann.get(f"{path}/verify", 409)
    ann.get("/tables/nowhere", 404)
    ann.get("/rules/chess", 404)
    ann.get(f"/rules/{GAME}/QS-0", 404)
    ann.get("/static/../pages.py", 404)
    ann.get("/static/%2e%2e/pages.py", 404)


def test_a_table_is_set_up_joined_started_and_played_by_forms(site: str) -> None:
    ann, bob = Browser(site), Browser(site)
    opened = ann.post(
        "/tables", name="Ann", game=GAME, seats="4", sit="yes", seat3="normal", seat4="easy", listed="yes"
    )
    path = opened.url.path
    assert "Ada" in opened.text
    assert path in bob.get("/tables")
    bob.post("/name", name="Bob", back=path)
    assert "Bob" in bob.post(f"{path}/seats", do="sit 1").text
    assert bob.post(f"{path}/seats", do="start").status_code == 403
    assert 'data-part="hand"' in ann.post(f"{path}/seats", do="start").text
    assert ann.post(f"{path}/say", text="play 99").status_code in (400, 409)
    for guest in (ann, bob) * 30:
        text = guest.get(path)
        move = re.search(r'name="move" value="([^"]+)"', text)
        number = re.search(r'name="question" value="(\d+)"', text)
        if move and number and "data-yours" in text:
            assert guest.post(f"{path}/moves", move=move[1], question=number[1]).status_code in (200, 409)
    stale = ann.post(f"{path}/moves", move="play 1", question="0")
    assert stale.status_code == 409
    assert 'id="refusal"' in stale.text
    assert "hello there" in ann.post(f"{path}/say", text="hello there").text


class Filled(HTMLParser):
    """What a browser would send of a form as it stands."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self.select = ""
        self.chosen = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.select = given["name"] if tag == "select" else self.select
        self.chosen = tag == "option" and "selected" in given
        sent = "checked" in given or given.get("type") not in ("radio", "checkbox")
        if tag == "input" and sent:
            self.fields[given["name"]] = given.get("value", "")
        elif tag == "option" and (self.chosen or self.select not in self.fields):  # else the first counts
            self.fields[self.select] = given.get("value", "")

    def handle_data(self, data: str) -> None:
        if self.chosen and not self.fields[self.select]:
            self.fields[self.select] = data.strip()


def filled(html: str) -> dict[str, str]:
    parser = Filled()
    parser.feed(html[html.index('<form class="setup') :].partition("</form>")[0])
    return parser.fields


REFUSED = {  # by language: that the first game is no game against bosses
    "en": "The first game is a race: it is not played against bosses.",
    "it": "La prima partita è una gara: non si gioca contro i boss.",
    "fr": "La première partie est une course : elle ne se joue pas contre les boss.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_set_up_says_why_and_keeps_what_was_filled_in(site: str, language: str) -> None:
    ann = Browser(site, language)
    form = filled(ann.get("/new/deathroads"))
    form |= {"name": "Ann", "seats": "4", "seat2": "hard", "seat3": "open", "clock": "days", "days": "7"}
    form |= {"listed": "yes", "option-coop": "True", "option-first_game": "True", "option-first": "Ann"}
    form |= {"option-drones": "2"}
    del form["sit"]
    refused = ann.post("/tables", **form)
    assert refused.status_code == 400
    assert REFUSED[language] in refused.text
    tags(refused.text)
    assert filled(refused.text) == form
    opened = ann.post("/tables", **form | {"option-first_game": "False"})
    assert opened.status_code == 200
    assert 'data-part="lobby"' in opened.text


def test_what_says_nothing_without_another_option_is_passed_over(site: str) -> None:
    """Drones that were chosen before the game against bosses was switched off."""
    ann = Browser(site)
    form = {**filled(ann.get("/new/deathroads")), "name": "Ann", "option-drones": "2", "option-bosses": "3"}
    drones = {}
    for coop in ("False", "True"):
        opened = ann.post("/tables", **form | {"option-coop": coop})
        assert opened.status_code == 200
        drones[coop] = ann.http.get(f"/api{opened.url.path}").json()["options"]["drones"]
    assert drones == {"False": 0, "True": 2}


def test_a_refused_set_up_keeps_words_and_ticks(site: str) -> None:
    ann = Browser(site)
    form = filled(ann.get("/new/quarriors"))
    form |= {"name": "Ann", "option-wilds": "nonsense", "option-wilds-hag": "yes", "option-wilds-imp": "yes"}
    refused = ann.post("/tables", **form)
    assert refused.status_code == 400
    assert "&#39;nonsense&#39; can&#39;t be chosen" in refused.text
    assert filled(refused.text) == form


def test_the_language_changes_at_any_time(site: str) -> None:
    ann = Browser(site)
    ann.post("/name", name="Ann", back="/")
    assert 'lang="it"' in ann.post("/language", language="it", back="/tables").text
    assert 'lang="it"' in ann.get("/")
    assert 'lang="it"' in ann.post("/language", language="xx", back="https://evil.example").text


def test_a_page_sends_a_move_and_hears_why_not(site: str) -> None:
    ann = Browser(site)
    path = ann.post("/play", name="Ann", then="play").url.path
    ann.http.headers["accept"] = "application/json"
    told = ann.post(f"{path}/moves", move="play 99", question="99999")
    assert told.status_code == 409
    assert told.json()["refusal"]


def test_whoever_has_no_name_is_asked_for_it(site: str) -> None:
    host = Guest(site, "Ann")
    table = host.opens()
    stranger = Browser(site)
    assert 'action="/name"' in stranger.get(f"/tables/{table}")
    assert stranger.post(f"/tables/{table}/seats", do="sit 1").status_code == 401


# --- set-up, files, replay


def test_a_clock_of_days_runs_as_many_as_are_chosen(site: str) -> None:
    ann = Browser(site)
    opened = ann.post("/tables", name="Ann", game=GAME, seats="3", sit="yes", clock="days", days="7", limit="30")
    assert "Days for each choice: 7" in opened.text


def finished(site: str) -> tuple[Browser, str]:
    """A match that bots have played to the end, and one who watched it."""
    ann = Browser(site)
    bots = {"seat2": "random", "seat3": "random", "seat4": "random"}
    path = ann.post("/tables", name="Ann", game=GAME, seats="4", sit="", **bots).url.path
    ann.post(f"{path}/seats", do="start")
    for _ in range(200):
        if ann.http.get(f"{path}/file").status_code == 200:
            return ann, path
        time.sleep(0.1)
    raise AssertionError("the bots never end")


def test_a_match_is_opened_from_a_file_without_script(site: str) -> None:
    ann, path = finished(site)
    file = ann.http.get(f"{path}/file").content
    assert 'enctype="multipart/form-data"' in ann.get("/tables")
    opened = ann.http.post("/matches", files={"file": ("match.json", file, "application/json")})
    assert opened.status_code == 200
    assert opened.url.path.endswith("/replay")
    for wrong in (b"", b"no match", b"[1]", b"{}"):
        assert ann.http.post("/matches", files={"file": ("x.json", wrong)}).status_code == 400
    assert ann.post("/matches", file="no file").status_code == 400


def test_a_replay_plays_each_answer_and_links_to_it(site: str) -> None:
    ann, path = finished(site)
    said, step, lines = [], 0, 0
    while True:
        told = ann.http.get(
            f"{path}/replay", params={"step": step, "lines": lines}, headers={"accept": "application/json"}
        ).json()
        said += [one["say"] for one in told["steps"]]
        assert told["step"] == step
        lines = told["lines"]
        if step == told["all"]:
            break
        step += 1
    text = ann.get(f"{path}/replay?step={step}")
    log = re.findall(r'class="move" href="([^"]+)"', text)
    assert len(said) == lines == len(log)
    links = [int(re.search(r"step=(\d+)", link)[1]) for link in log]  # type: ignore[index]
    assert links == sorted(links)
    assert links[-1] == step
    back = ann.http.get(f"{path}/replay?step=0&lines=9999", headers={"accept": "application/json"}).json()
    assert back["log"] == []
