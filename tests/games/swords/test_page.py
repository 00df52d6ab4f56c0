"""The page of Fake Swords: its story, its buttons, its forecasts, and sorting without script."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from itertools import cycle
from time import monotonic, sleep
from typing import Any

import pytest
from rich.console import Console

import mischia
from mischia.core import story
from mischia.core.language import LANGUAGES
from mischia.core.match import Match
from mischia.core.page import BEFORE, Line, Part
from mischia.games.swords import terminal
from mischia.games.swords.page import forecast
from mischia.games.swords.page.cards_at_work import CLAUSES
from mischia.games.swords.page.scene import Scene
from mischia.games.swords.rules.cards import IDS
from mischia.games.swords.rules.duel import ACTIONS, BREATHE
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from mischia.web.pages.forms import arranged
from tests import drawn as page
from tests.cases import slow_but
from tests.drawn import NAMES, drawn
from tests.games.swords.tables import sorting
from tests.web.reader import Browser, tags

SAY = render.strings(mischia.GAMES["swords"], "en")
OFFSTAGE = {"mug", "sign", "claim", "front", "die", "tempo", "burst", "glove"}  # not always there for every viewer


def games(many: int, seats: int = 4, duels: str = "virtual") -> Iterator[Match]:
    """Every question of some random games, with claims and changes of mind now and then."""
    for seed in range(many):
        rng = random.Random(seed)
        match = mischia.new("swords", NAMES[:seats], seed=seed, duels=duels)
        while not match.over:
            yield match
            name = rng.choice(match.turn)
            waited = match.onward(name)
            if waited and rng.random() < 0.9:
                match.play(name, rng.choice(waited))
            elif rng.random() < 0.2:
                moves = [move for move in match.moves(name) if move != "yield"]
                match.play(name, rng.choice(moves or match.moves(name)))
        yield match


def scene_now(match: Match) -> Scene:
    found: Scene = page.scene(seen_in_match(match, None), SAY)
    return found


def lines_and_scenes(match: Match) -> Iterator[tuple[Line, Scene, Scene]]:
    """The last lines of a log, each with the table before and after it."""
    seen = seen_in_match(match, None)
    scenes = page.scenes(seen, SAY)
    lines = page.lines(seen, SAY)[-len(scenes) :]
    yield from zip(lines[1:], scenes, scenes[1:], strict=False)


def told(scene: Scene) -> Scene:
    """What has been told: not who is ready or has chosen, nor what only acts for a moment."""
    duel = scene.duel
    if duel is not None:
        one, other = (replace(fighter, ready=False, chose=False) for fighter in duel.fighters)
        duel = replace(duel, fighters=(one, other), struck="", lit=())
    spots = tuple(spot if scene.shown else replace(spot, points=-1) for spot in scene.spots)
    return replace(scene, duel=duel, spots=spots, counting=False)


def after_the_beat(last: Scene, now: Scene) -> Scene:
    """SW-V26: at the end of a beat who breathes is rested, limits change and sides are swapped; no event tells it."""
    if last.duel is None or now.duel is None or not last.duel.bout_beat:
        return last
    duel = replace(last.duel, limits=now.duel.limits)
    swapped = [fighter.paces for fighter in now.duel.fighters]
    if IDS.index("swap-sides") in duel.cards and duel.contact and swapped == [one.paces for one in duel.fighters[::-1]]:
        duel = duel.put(0, paces=swapped[0]).put(1, paces=swapped[1])
    for at, fighter in enumerate(duel.fighters):
        duel = duel.put(at, last=fighter.action, strain=0 if fighter.action == BREATHE else fighter.strain)
    return replace(last, duel=duel)


@pytest.mark.parametrize(("seats", "duels"), [(3, "virtual"), (6, "virtual"), (4, "referee")])
def test_the_table_after_the_last_line_is_the_table_as_it_is(seats: int, duels: str) -> None:
    rng = random.Random(seats)
    for match in games(4, seats, duels):
        if match.turn and rng.random() < 0.4:
            last, now = told(page.scenes(seen_in_match(match, None), SAY)[-1]), told(scene_now(match))
            assert now in (last, after_the_beat(last, now))


def test_a_line_shows_what_it_tells() -> None:
    """It is drawn when it is done, and the two still stand as they fought."""
    shown = set()
    for match in games(30, 4):
        if not match.over:
            continue
        for line, before, now in lines_and_scenes(match):
            args = match.events[line.upto - 1].args
            shown.add(line.id)
            if line.id == "sorts":
                assert all(spot.claim == -1 for spot in now.spots)
            elif line.id == "takes":
                gained = len(now.spots[args[0]].front) - len(before.spots[args[0]].front)
                assert gained == len(before.piles[args[1]] if before.duel is None else before.duel.cards) > 0
                assert (now.duel, now.piles[args[1]], now.takers[args[1]]) == (None, (), args[0])
            elif line.id == "discarded":
                assert (bool(before.piles[args[0]]), now.piles[args[0]]) == (True, ())
            elif line.id == "beat":
                assert now.duel is not None
                assert [fighter.action for fighter in now.duel.fighters] == [args[2], args[4]]
            elif line.id in ("hit", "void", "breaks", "wins-duel"):
                assert before.duel is not None
                assert now.duel is not None
                assert [one.action for one in now.duel.fighters] == [one.action for one in before.duel.fighters]
                assert now.duel.bout - before.duel.bout == (line.id == "void")
            elif line.id == "wins":
                assert (now.winner, now.duel) == (args[0], None)
    assert shown >= {"sorts", "takes", "discarded", "beat", "hit", "void", "breaks", "wins-duel", "wins"}


def test_the_number_of_the_beat_is_the_one_that_is_asked_for() -> None:
    """SW-V2: the question and the chip over the arena count alike, for those who fight and those who watch."""
    asked = set()
    for match in games(3):
        duel = match.see()["duel"]
        if match.phase != "beat" or len(duel["chosen"]) or duel["beat"] in asked:
            continue
        asked.add(duel["beat"])
        number = duel["beat"] + 1
        fighter = duel["fighters"][0]
        assert str(number) in page.now("prompt", seen_in_match(match, fighter), SAY).title
        for viewer in (fighter, None):
            assert SAY("beat-number", number=number) in render.all_parts(seen_in_match(match, viewer), SAY)["centre"]
    assert len(asked) > 3


def test_own_cards_grow_with_the_line_that_tells_it() -> None:
    """SW-57: the race and the own band count the same sets at every line, and no action outlives its duel."""
    gained = ended = 0
    for match in games(6, 3):
        if not match.over:
            continue
        for viewer in match.names:
            own: Any = None
            for line, changed in page.steps(seen_in_match(match, viewer), SAY):
                models = {key: part.model for key, part in changed.items() if isinstance(part, Part)}
                if "hand" in models:
                    own = models["hand"]
                    ended += line.id == "wins-duel"
                if "race" in models and own is not None:
                    mine = next(racer for racer in models["race"].racers if racer.you)
                    assert mine.sets == own.sets, line
                    gained += mine.sets > 0
    assert gained > 5
    assert ended > 5


def test_what_was_announced_stays_until_all_have_pointed() -> None:
    """On its pile while fingers go up and while all point; then the log tells who lied, and who did not."""
    match = sorting()
    for name, move in (("Ann", "claim A"), ("Bob", "claim C"), ("Ann", "ready"), ("Bob", "ready")):
        match.play(name, move)
    for move in ("ready", "point B"):
        html = drawn(seen_in_match(match, "Cid"))
        piles = html.split('data-at="pile-')[1:]
        assert [re.findall(r"announced by: (.*?) <", pile) for pile in piles] == [["Ann"], [], ["Bob"]]
        match.play("Cid", move)
    for name, move in (("Ann", "point A"), ("Bob", "point A")):
        match.play(name, move)
    texts = [line.text for line in page.lines(seen_in_match(match, None), SAY)]
    assert "All point: Ann A, Bob A (said C!), Cid B." in texts
    assert "announced by" not in drawn(seen_in_match(match, "Cid"))


def test_who_wanted_a_pile_and_is_not_sent_is_told_so() -> None:
    """SW-27: of three or more who point at a pile two fight; the others read that they get nothing."""
    left_out = 0
    for match in games(12, 6):
        if not match.over:
            continue
        for line, _, now in lines_and_scenes(match):
            if line.id == "fights" and now.duel is not None and now.duel.pile >= 0:
                wanted = [spot.name for seat, spot in enumerate(now.spots) if spot.points == now.duel.pile]
                others = [name for name in wanted if name not in line.text]
                assert len(wanted) - len(others) == 2
                assert ("nothing" in line.here) == bool(others)
                assert all(name in line.here for name in others)
                left_out += len(others)
    assert left_out


def test_piles_keep_their_letters_at_a_table_whose_past_is_not_known() -> None:
    piles = {"B": ["statue", "flamingo"], "C": ["deep-bow"]}
    pointing = {"Ann": "B", "Bob": "B", "Cid": "C", "Dan": "C"}
    given = {"players": list(pointing), "phase": "select", "piles": piles, "pointing": pointing}
    scene = scene_now(mischia.load("swords", given))
    assert [len(cards) for cards in scene.piles] == [0, 2, 1]
    assert scene.went == ("", "contested", "contested")


@pytest.mark.parametrize("duels", slow_but(["virtual"], ["virtual", "referee"]))
def test_every_moment_is_drawn_for_everybody_and_obeys_the_policy(duels: str) -> None:
    phases: dict[str, int] = {}
    languages = cycle(LANGUAGES)
    for match in games(3, 4, duels):
        phases[match.phase] = phases.get(match.phase, 0) + 1
        if phases[match.phase] > 8:
            continue
        for viewer in ("Ann", "Bob", None):
            found = tags(drawn(seen_in_match(match, viewer), next(languages)))
            ids = [attrs["id"] for _, attrs in found if "id" in attrs]
            assert len(ids) == len(set(ids))
            moving = [attrs["data-vt"] for _, attrs in found if "data-vt" in attrs]
            assert len(moving) == len(set(moving))
            assert not any(name == "style" or name.startswith("on") for _, attrs in found for name in attrs)


@pytest.mark.slow
def test_legal_moves_are_buttons_and_nothing_else_is() -> None:
    rng = random.Random(2)
    for match in games(3):
        if rng.random() < 0.9:
            continue
        for viewer in match.names:
            found = tags(drawn(seen_in_match(match, viewer)))
            buttons = {
                attrs["value"]
                for tag, attrs in found
                if tag == "button" and attrs.get("form") == "move" and attrs["name"] == "move" and "value" in attrs
            }
            splits = {move for move in match.moves(viewer) if move.startswith("piles ")}
            assert buttons == set(match.moves(viewer)) - splits
            sorts = any("data-arranged" in attrs for _, attrs in found)
            assert sorts == bool(splits)


def test_a_replay_tells_of_no_choice_that_was_not_made() -> None:
    """Looked through, a duellist has nothing to choose and may have chosen nothing yet."""
    match = next(each for each in games(3) if each.phase == "beat")
    name = match.turn[0]
    back = seen_in_match(match, name, status="over", choices={}, step=1, steps=9)
    assert "sealedword" not in render.all_parts(back, SAY)["hand"]
    chosen = next(move for move in match.onward(name) if move != "yield")
    match.play(name, chosen)
    back = seen_in_match(match, name, status="over", choices={}, step=2, steps=9)
    assert SAY(f"move-{chosen.replace(' ', '-')}") in render.all_parts(back, SAY)["hand"]


def test_only_the_judge_has_the_verdict() -> None:
    judged = 0
    for match in games(3, 4, "referee"):
        if match.phase == "verdict":
            judge = match.see()["duel"]["judge"]
            for viewer in match.names:
                assert ("verdict double" in drawn(seen_in_match(match, viewer))) == (viewer == judge)
            judged += 1
    assert judged


def real_duel(phase: str, *cards: str, **statures: int) -> Match:
    duel = {"cards": list(cards), "fighters": ["Ann", "Bob"], "judge": "Cid"}
    given = {"players": ["Ann", "Bob", "Cid"], "phase": phase, "statures": statures, "duel": duel}
    return mischia.load("swords", given, duels="referee")


@pytest.mark.parametrize(("lang", "wins"), [("en", "Bob wins"), ("it", "vince Bob"), ("fr", "Bob gagne")])
def test_both_at_once_says_what_comes_of_it(lang: str, wins: str) -> None:
    """SW-R35: with Benefit of the Doubt in force and a shorter one it is no restart, on page and terminal."""
    say = render.strings(mischia.GAMES["swords"], lang)
    over = say("move-verdict-double")
    for match, shorter in (
        (real_duel("verdict", "fair-doubt", Ann=180, Bob=165), True),
        (real_duel("verdict", "fair-doubt", Ann=180), False),
        (real_duel("verdict", "flamingo", Ann=180, Bob=165), False),
    ):
        seen = seen_in_match(match, "Cid")
        button = next(attrs for _, attrs in tags(drawn(seen, lang)) if attrs.get("value") == "verdict double")
        label = button["data-label"] or ""
        assert (wins in label, label == over) == (shorter, not shorter)
        assert (wins in page.now("prompt", seen, say).text) == shorter
        assert say.move(match.choices("Cid")["verdict double"], match.names) == label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ready_says_how_to_stand(lang: str) -> None:
    """SW-31, SW-38, SW-R30: sword tips, unless a card says otherwise."""
    say = render.strings(mischia.GAMES["swords"], lang)
    for cards, stance in (
        (("flamingo",), ""),
        (("empty-hands", "deep-bow"), "-empty-hands"),
        (("ten-paces",), "-ten-paces"),
        (("nose-to-nose", "statue"), "-nose-to-nose"),
        (("nose-to-nose", "empty-hands"), "-cards"),
    ):
        seen = seen_in_match(real_duel("guard", *cards), "Ann")
        assert say(f"guard-why{stance}") in drawn(seen, lang)
        if stance:
            assert say("guard-why") not in drawn(seen, lang)
            told = [say(f"card-{card}") for card in cards] if stance == "-cards" else []
            assert all(card in page.now("prompt", seen, say).text for card in told)
            assert page.now("prompt", seen, say).text != say("prompt-guard-why")


@pytest.mark.slow
def test_what_others_point_at_is_not_on_the_page() -> None:
    rng = random.Random(7)
    compared = 0
    for match in games(3):
        if match.state.sealed is None:
            continue
        for seat, viewer in enumerate(match.names):
            before = drawn(seen_in_match(match, viewer))
            real, match.state = match.state, match.game.guess(match.state, seat, rng)
            compared += match.state.sealed != real.sealed
            assert drawn(seen_in_match(match, viewer)) == before
            match.state = real
    assert compared > 20


def test_what_moves_is_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a step moves has its name on the page, before or after the step is drawn."""
    monkeypatch.setattr(story, "SHOWN", 10_000)
    moved = set()
    for match in games(12):
        if not match.over:
            continue
        seen, say = seen_in_match(match, None), render.strings(match.game, "en")
        html = {key: str(text) for key, text in render.all_parts(seen, say).items()}
        for line, changed in page.steps(seen, say):
            before = "".join(html.values())
            html |= {key: str(text) for key, text in render.game_parts(changed, seen, say).items()}
            after = "".join(html.values())
            for motion in line.motions:
                there = before if motion.when == BEFORE else after
                moved.add(motion.how)
                for name in (*motion.what, *([motion.to] if motion.to else ())):
                    there_it_is = f'data-vt="{name}"' in there or f'data-at="{name}"' in there
                    assert there_it_is or name.split("-")[0] in OFFSTAGE, (line, name)
    assert moved >= {"come", "pop", "fly", "hop", "shake", "point", "count", "land", "lunge", "stamp", "flash"}


@pytest.mark.slow
def test_cards_light_up_when_they_act() -> None:
    """Whenever a clause of a card is cited, that card is lit; strain is never without its cause."""
    lit = set()
    for match in games(40, 5):
        if not match.over:
            continue
        for line, _, scene in lines_and_scenes(match):
            ids = {IDS[card] for card in scene.duel.lit} if scene.duel is not None else set()
            lit |= ids
            cause = [id for id, clause in CLAUSES.items() if clause == line.clause]
            if cause and scene.duel is not None:
                assert cause[0] in ids
            if line.id == "strains":
                assert ids, line
    assert lit >= {"flamingo", "wrong-hand", "battle-cry", "pirouette", "whirligig", "deep-bow", "statue"}


def test_a_forecast_comes_true() -> None:
    """What a pile would make, and what comes of two actions, is what then happens."""
    piles = beats = 0
    for seed in range(30):
        rng = random.Random(seed)
        match = mischia.new("swords", NAMES[:3], seed=seed)
        while not match.over:
            scene = scene_now(match)
            name = rng.choice(match.awaited)
            heard = len(match.events)
            match.play(name, rng.choice(match.onward(name)))
            new = match.events[heard:]
            for event in new:
                if event.id == "takes" and event.clause == "SW-24":
                    seat, pile = event.args
                    got = forecast.gain(scene.spots[seat].front, scene.piles[pile])
                    assert got.sets == scene.sets_of(seat) + len(got.made)
                    assert match.over or got.sets == match.see()["sets"][match.names[seat]]
                    piles += 1
                if event.id == "beat" and scene.duel is not None:
                    beats += foretold(scene, [one.id for one in new], event.args, [one.args for one in new])
    assert piles > 50
    assert beats > 100


def test_chance_is_told_only_where_it_decides() -> None:
    """SW-V47: the line of a first cut is drawn; whoever feints, breathes or steps back fares alike on both."""
    duel = {"cards": ["whirligig"], "fighters": ["Ann", "Bob"], "strain": {"Ann": 1, "Bob": 1}}
    match = mischia.load("swords", {"players": NAMES[:3], "phase": "beat", "duel": duel})
    now = scene_now(match).duel
    assert now is not None
    found = {ACTIONS[theirs]: forecast.outcome(now, 0, 0, theirs) for theirs in forecast.open_to(now, 1)}
    hangs = {action for action, outcome in found.items() if outcome == "chance"}
    assert hangs == {"cut high", "cut low", "parry high", "parry low"}
    assert (found["feint"], found["breathe"]) == ("tempo", "tempo")  # SW-V13
    assert found["step back"] == "foe"  # SW-V14


def foretold(scene: Scene, ids: list[str], args: tuple[int, ...], about: list[tuple[int, ...]]) -> bool:
    """Hold the forecast of two actions against what was heard."""
    assert scene.duel is not None
    word = forecast.outcome(scene.duel, 0, args[2], args[4])
    if word == "chance":
        return False
    hit = [one[0] for id, one in zip(ids, about, strict=True) if id == "hit"]
    first = scene.duel.fighters[0].seat
    if word in ("win", "lose") and "both-hit" not in ids:
        assert [one == first for one in hit] == [word == "lose"]
    elif word == "void":
        assert "void" in ids
    elif word in ("tempo", "foe"):
        assert "tempo" in ids
        assert not hit
    elif word == "clash":
        assert "contact" in ids
    return True


@pytest.mark.slow
def test_every_action_is_there_with_its_reason_if_it_is_closed() -> None:
    closed = set()
    for match in games(25, 4):
        if match.phase != "beat":
            continue
        scene = scene_now(match)
        assert scene.duel is not None
        for at, name in enumerate(match.see()["duel"]["fighters"]):
            if name not in match.turn:
                continue
            for action, word in enumerate(ACTIONS):
                why = forecast.closed(scene.duel, at, action, CLAUSES)
                assert (why is None) == (word in match.moves(name))
                if why is not None:
                    closed.add(why.why)
    assert closed == {"closed-strain", "closed-pace", "closed-card"}


@pytest.mark.parametrize(("duels", "words"), [("virtual", "effect"), ("referee", "rule")])
def test_a_pile_says_what_its_cards_mean_at_this_table(duels: str, words: str) -> None:
    piles = {"A": ["flamingo", "statue"], "B": ["deep-bow"], "C": ["free-arm", "whirligig"]}
    match = mischia.load("swords", {"phase": "point", "piles": piles}, duels=duels)
    say = render.strings(match.game, "en")
    (told,) = re.findall(r'id="peek-pile-A".*?</div>', drawn(seen_in_match(match, "Ann")), re.S)
    assert say(f"{words}-flamingo") in told
    console = Console(width=200, file=StringIO())
    drawing = mischia.load(
        "swords", {"phase": "sort", "drawn": [card for pile in piles.values() for card in pile]}, duels=duels
    ).see("Ann")
    console.print(terminal.draw(drawing, "Ann", {}, say, 200))
    assert say(f"{words}-flamingo") in console.file.getvalue()  # type: ignore[attr-defined]


# --- without script


def test_things_in_groups_are_a_move() -> None:
    form = {"arrange": "piles", "put-0": "1 statue", "put-1": "0 flamingo", "put-2": "1 statue", "put-3": "2 duck-walk"}
    assert arranged(form) == "piles flamingo | statue statue | duck-walk"
    assert arranged({"arrange": "piles", "put-0": "", "put-1": "0"}) == "piles"
    assert arranged({}) == ""


def test_the_boss_sorts_by_a_plain_form_and_a_pile_is_pointed_at_by_a_typed_word(site: str) -> None:
    ann = Browser(site)
    opened = ann.post("/tables", name="Ann", game="swords", seats="3", sit="yes", seat2="easy", seat3="easy")
    path = opened.url.path
    text = ann.post(f"{path}/seats", do="start").text
    number = (re.search(r'name="question" value="(\d+)"', text) or [""])[1]
    selects = dict(re.findall(r'name="(put-\d)"[^>]*>.*?<option value="0 ([\w-]+)"', text))
    assert len(selects) == 5
    left_over = {name: f"0 {thing}" for name, thing in selects.items()}
    refused = ann.post(f"{path}/moves", arrange="piles", question=number, **left_over)
    assert refused.status_code in (400, 409)
    laid = {name: f"{at % 3} {thing}" for at, (name, thing) in enumerate(selects.items())}
    text = ann.post(f"{path}/moves", arrange="piles", question=number, **laid).text
    assert 'value="ready"' in text
    number = (re.search(r'name="question" value="(\d+)"', text) or [""])[1]
    assert ann.post(f"{path}/say", text="Claim b").status_code == 200
    ann.post(f"{path}/moves", move="ready", question=number)
    end = monotonic() + 60
    while 'value="point B"' not in (text := ann.get(path)) and monotonic() < end:
        sleep(0.1)
    assert 'value="point B"' in text
    assert ann.post(f"{path}/say", text="point b").status_code == 200


# --- before the game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_height_is_told_in_the_lobby(site: str, language: str) -> None:
    """SW-R18: by a plain form, seen by all, and refused with what would be accepted."""
    ann, bob = Browser(site, language), Browser(site, language)
    path = ann.post("/tables", name="Ann", game="swords", seats="3", sit="yes", seat2="open", seat3="easy").url.path
    bob.post("/name", name="Bob", back=path)
    bob.post(f"{path}/seats", do="sit 1")
    for who, text in ((ann, "178"), (bob, " 165 ")):
        assert who.post(f"{path}/seats", do="tell statures", value=text).status_code == 200
    assert all(told in ann.get(path) for told in ("178 cm", "165 cm", 'data-clause="SW-R18"'))
    for text in ("1.78", "tall", "1780", "-5", "9" * 30):
        refused = ann.post(f"{path}/seats", do="tell statures", value=text)
        assert refused.status_code == 400
        assert "250" in refused.text
    assert ann.post(f"{path}/seats", do="tell shoes", value="42").status_code == 400
    assert "178 cm" in ann.get(path)
    bob.post(f"{path}/seats", do="tell statures", value="")
    assert "165 cm" not in ann.get(path)
    assert ann.post(f"{path}/seats", do="start").status_code == 200
    told = ann.http.get(f"/api{path}").json()
    assert told["view"]["statures"] == {"Ann": 178}
    assert [seat["told"] for seat in told["seats"]] == [{"statures": 178}, {}, {}]


def test_a_table_for_real_swords_has_no_place_for_bots(site: str) -> None:
    """SW-R17: what the form had for bots is open, nothing offers one, and whoever leaves ends the match."""
    guests = [Browser(site) for _ in range(3)]
    ann = guests[0]
    form = {"game": "swords", "seats": "3", "sit": "yes", "seat2": "normal", "seat3": "hard"}
    path = ann.post("/tables", name="Ann", **form, **{"option-duels": "referee"}).url.path
    lobby = ann.get(path)
    assert lobby.count('class="plate ghost"') == 2
    assert 'value="bot ' not in lobby
    refused = ann.post(f"{path}/seats", do="bot 1 easy")
    assert refused.status_code == 409
    assert "No bot can sit" in refused.text
    for seat, guest in enumerate(guests[1:], 1):
        guest.post("/name", name=f"Guest {seat}", back=path)
        guest.post(f"{path}/seats", do=f"sit {seat}")
    ann.post(f"{path}/seats", do="start")
    leaving = ann.get(f"{path}/leave")
    assert "Leave for good" in leaving
    assert "Let a bot play" not in leaving
    asked = guests[1].post(f"{path}/seats", do="resign").text
    assert "the game ends now, for everybody" in asked
    assert "abandoned" in guests[1].post(f"{path}/seats", do="resign", sure="yes").text
