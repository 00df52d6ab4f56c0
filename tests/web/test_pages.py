"""The pages of the site: playable without script, in three languages, and nothing in them but what is told."""

import random
import re
import time
from html import unescape
from pathlib import Path

import httpx
import orjson
import pytest

import mischia
from mischia.core import fate
from mischia.core.game import Game
from mischia.core.language import LANGUAGES
from mischia.games import GAMES, page_of
from mischia.table.seen import ChatSeen, seen_in_match
from mischia.web.pages import render
from mischia.web.pages.forms import own_path
from mischia.web.pages.glossary import entries
from mischia.web.pages.rules_text import as_html, sections
from tests.drawn import drawn
from tests.games.quickshot.games import games
from tests.table.halls import one_move, seated
from tests.web.reader import Browser, filled, tags
from tests.web.site import GAME, Guest
from tests.web.viewers import house

EVIL = "<img src=x onerror=alert(1)>"


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
    async with house(tmp_path) as (app, hall):
        table_id, people = await seated(hall)
        for _ in range(9):
            for seat, person in [*enumerate(people), (-1, None)]:
                headers = {} if person is None else {"authorization": f"Bearer {app.state.badges.token(person)}"}
                transport = httpx.ASGITransport(app)
                async with httpx.AsyncClient(transport=transport, base_url="http://t", headers=headers) as client:
                    paths = [f"/tables/{table_id}", f"/tables/{table_id}/screen"]
                    before = [(await client.get(path)).text for path in paths]
                    match = (await hall.table(table_id)).playing()
                    own = seat if person is None else match.names.index(person.name)
                    real, match.state = match.state, match.game.guess(match.state, own, rng)
                    assert [(await client.get(path)).text for path in paths] == before
                    match.state = real
            await one_move(hall, table_id, people, rng)


# --- the site, as somebody without script uses it


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_nothing_to_playing_and_every_page_on_the_way(site: str, language: str) -> None:
    ann = Browser(site, language)
    assert f'lang="{language}"' in ann.get("/")
    for path in ("/tables", f"/new/{GAME}", f"/rules/{GAME}", "/static/app.css", "/static/glyphs.svg", "/favicon.ico"):
        ann.get(path)
    table = ann.post("/play", name="Ann", game="quickshot")
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


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_a_nutshell_before_its_rules_and_where_it_is_set_up(
    site: str, game: Game, language: str
) -> None:
    ann, folder, say = Browser(site, language), game.folder.name, render.strings(game, language)
    rules = ann.get(f"/rules/{folder}")
    marks = (say("nutshell-6"), 'class="toc"', 'id="s1"', 'id="words"', 'id="things"')
    assert [rules.index(mark) for mark in marks] == sorted(rules.index(mark) for mark in marks)
    assert say("nutshell-6") in ann.get(f"/new/{folder}")
    assert say("nutshell-6") in ann.post("/play", name="Ann", game=folder).text  # in the menu
    for word in page_of(game).glossary:
        told = ann.get(f"/rules/{folder}/words/{word}")
        assert entries(say)[word].name in told
        assert str(entries(say)[word].means) in told
        assert f'<div id="word-{word}">' in rules
    ann.get(f"/rules/{folder}/words/nonsense", 404)


def test_a_newcomer_plays_a_first_game_right_from_the_rules(site: str) -> None:
    ann = Browser(site)
    assert 'name="name" required' in ann.get("/rules/swords")
    table = ann.post("/play", name="Ann", game="swords")
    assert orjson.loads(ann.get(f"/api{table.url.path}"))["status"] == "playing"
    assert 'name="name" required' not in ann.get("/rules/swords")  # the house knows the name by now


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_who_wants_to_play_at_once_is_asked_which_game(site: str, game: Game) -> None:
    """And then it has begun, with bots, by the options for a first game."""
    ann = Browser(site)
    which = ann.post("/play", name="Ann", then="play")
    assert which.url.path == "/play"
    assert all(f'value="{one.folder.name}"' in which.text for one in GAMES.values())
    assert ann.post("/play", game=game.folder.name, then="set-up").url.path == f"/new/{game.folder.name}"
    table = ann.post("/play", game=game.folder.name, then="play")
    told = orjson.loads(ann.get(f"/api{table.url.path}"))
    assert told["status"] == "playing"
    assert told["options"] | game.first.options == told["options"]
    assert [seat["kind"] for seat in told["seats"]] == ["person"] + ["bot"] * (game.first.seats - 1)


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


REFUSED = {  # by language: that the first game is no game against bosses
    "en": "The first game is a race: it is not played against bosses.",
    "it": "La prima partita è una gara: non si gioca contro i boss.",
    "fr": "La première partie est une course\N{NO-BREAK SPACE}: elle ne se joue pas contre les boss.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_set_up_says_why_and_keeps_what_was_filled_in(site: str, language: str) -> None:
    ann = Browser(site, language)
    form = filled(ann.get("/new/deathroads"))
    form |= {"name": "Ann", "seats": "4", "seat2": "hard", "seat3": "open", "clock": "days", "days": "7"}
    form |= {"listed": "yes", "option-coop": "True", "option-first_game": "True", "option-first": "Ann"}
    form |= {"option-drones": "2", "variant": "own"}
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
    form["variant"] = "own"
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
    assert "The Wilds can’t be laid out so" in refused.text
    assert filled(refused.text) == form


def test_the_language_changes_at_any_time(site: str) -> None:
    ann = Browser(site)
    ann.post("/name", name="Ann", back="/")
    assert 'lang="it"' in ann.post("/language", language="it", back="/tables").text
    assert 'lang="it"' in ann.get("/")
    assert 'lang="it"' in ann.post("/language", language="xx", back="https://evil.example").text


def test_a_page_sends_a_move_and_hears_why_not(site: str) -> None:
    ann = Browser(site)
    path = ann.post("/play", name="Ann", game="quickshot").url.path
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


def test_a_replay_shows_all_hands_and_leads_to_every_seat(site: str) -> None:
    ann, path = finished(site)
    dealt = next(text for text in (ann.get(f"{path}/replay?step={step}") for step in range(99)) if held(text) == 3 * 5)
    box = dealt[dealt.index('id="hands"') :]
    seats = re.findall(r'class="plate" href="([^"]+)"', box)
    assert len(seats) == 3
    for link in seats:  # what is told of a hand is what its owner saw
        name = re.search(r"seat=(\w+)", link)[1]  # type: ignore[index]
        theirs = ann.get(unescape(link))
        own = theirs[theirs.index('data-part="hand"') : theirs.index('class="steps"')]
        (cards,) = re.findall(rf'<ul aria-label="{name}">(.*?)</ul>', box)
        assert re.findall(r"peek-card-(\d)", cards) == re.findall(r'popovertarget="peek-card-(\d)"', own)
    later = ann.http.get(f"{path}/replay?step=9999&lines=0", headers={"accept": "application/json"}).json()
    assert str(later["parts"]["hands"]).count("peek-card-") < 3 * 5


def held(text: str) -> int:
    """How many cards there are in all hands of a replay."""
    return text[text.index('id="hands"') :].split("</div>")[0].count('popovertarget="peek-card-')


def test_nobody_sees_all_hands_before_the_end(site: str) -> None:
    ann = Browser(site)
    bots = {"seat2": "random", "seat3": "random"}
    path = ann.post("/tables", name="Ann", game=GAME, seats="3", sit="yes", **bots).url.path
    ann.post(f"{path}/seats", do="start")
    assert 'id="hands"' not in ann.get(path)
    assert ann.http.get(f"{path}/replay").status_code == 409


def test_how_chance_is_bound_is_told_in_the_menu(site: str) -> None:
    ann = Browser(site)
    bots = {"seat2": "random", "seat3": "random"}
    path = ann.post("/tables", name="Ann", game=GAME, seats="3", sit="yes", **bots).url.path
    ann.post(f"{path}/seats", do="start")
    (told,) = re.findall(r'<details class="hush chance">(.*?)</details>', ann.get(path), re.S)
    assert "“Was it fair?” checks every draw" in told
    assert re.search(r"<code>[0-9a-f]{64}</code>", told)


def test_a_first_game_waits_for_its_reader_unless_a_clock_runs(site: str) -> None:
    """Whoever has seen one to its end reads the next at the usual pace; onlookers and other games do not count."""
    ann, bob = Browser(site), Browser(site)
    bots = {"seat2": "random", "seat3": "random"}

    def starts(**more: str) -> str:
        path = ann.post("/tables", name="Ann", game=GAME, seats="3", sit="yes", **bots, **more).url.path
        ann.post(f"{path}/seats", do="start")
        return path

    def first(who: Browser, path: str) -> bool:
        body = next(given for tag, given in tags(who.get(path)) if tag == "body")
        return "data-first" in body

    path = starts()
    assert first(ann, path)
    assert not first(bob, path)
    assert not first(ann, starts(clock="seconds", limit="30"))
    ann.post(f"{path}/end", agree="yes", sure="yes")
    assert not first(ann, path)
    assert not first(ann, starts())
