"""The page of Quarriors: its story, its buttons, its forecasts, dice that wait for a hand, the set-up of a table."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import mischia
from mischia.core import scenario
from mischia.core.language import LANGUAGES
from mischia.core.match import Match
from mischia.core.page import BEFORE, SEVERAL
from mischia.games import GAMES
from mischia.games.quarriors.content.box import the_catalogue
from mischia.games.quarriors.page import PAGE, forecast
from mischia.games.quarriors.page.scene import Dice, Scene
from mischia.games.quarriors.rules.state import State
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from tests.cases import slow_but
from tests.drawn import NAMES, drawn, lines, now, scene, scenes, steps
from tests.web.reader import Browser, tags

OFFSTAGE = {"mug", "racer", "glory", "quiddity", "bag", "used", "spent", "troop", "left"}  # not for every viewer
EXPLAINED = {"score", "destroy", "survive", "cull", "capture", "summon", "attack", "glory", "refill"}
LISTS = {"troop", "picks", "pool", "ofs", "nos"}
WORKING = ("summon", "cast", "cast-on", "cast-of", "destroy")  # what comes of it follows


def games(many: int, most: int = 400, **options: Any) -> Iterator[Match]:
    """Every question of some random games of two to four players."""
    for seed in range(many):
        rng = random.Random(seed)
        match = mischia.new("quarriors", NAMES[: 2 + seed % 3], seed=seed, **options)
        for _ in range(most):
            if match.over:
                break
            yield match
            name = rng.choice(match.turn)
            match.play(name, rng.choice(match.moves(name)))
        yield match


def ends(many: int, most: int = 400) -> list[Match]:
    """How some random games stand after so many moves."""
    found: dict[int, Match] = {}
    for match in games(many, most):
        found[id(match)] = match
    return list(found.values())


def some(many: int, each: int, **options: Any) -> Iterator[Match]:
    """Moments of random games: so many of each kind of question."""
    met: Counter[str] = Counter()
    for match in games(many, **options):
        met[match.phase] += 1
        if met[match.phase] <= each:
            yield match


def nameless(scene: Scene) -> Scene:
    """A scene without the ids of its dice."""
    spots = tuple(
        replace(spot, active=no_ids(spot.active), ready=no_ids(spot.ready), fallen=no_ids(spot.fallen))
        for spot in scene.spots
    )
    return replace(scene, spots=spots)


def no_ids(dice: Dice) -> Dice:
    return tuple(die._replace(id="") for die in dice)


def without_directions(scene: Scene) -> Scene:
    """A scene without what lines add to it, nor what nobody tells: dice that were let go, a defence that is over."""
    spots = tuple(replace(spot, active=tuple(die._replace(done=False) for die in spot.active)) for spot in scene.spots)
    return replace(scene, spots=spots, attack=tuple(max(left, 0) for left in scene.attack), defending="")


@pytest.mark.parametrize(
    "options",
    slow_but([{}], [{}, {"advanced_capture": True}, {"cull_to_score": True}, {"wilds": "shaping_charm life_charm"}]),
    ids=str,
)
def test_the_table_after_the_last_line_is_the_table_as_it_is(options: dict[str, Any]) -> None:
    """Zones, quiddity, the Wilds, the attack that is left; but phases pass, and what a line sets off follows it."""
    rng, compared = random.Random(1), 0
    for match in games(3, **options):
        if rng.random() < 0.8 or match.events[-1].id in WORKING:
            continue
        seen, say = seen_in_match(match, None), render.strings(match.game, "en")
        last, now = scenes(seen, say)[-1], scene(seen, say)
        if last.phase == now.phase:
            assert without_directions(last) == without_directions(now)
            compared += 1
    assert compared > 80


def test_dice_keep_their_ids() -> None:
    """No two have the same; who stays what it is and where it is keeps its own, and so does who moves."""
    summoned = 0
    for match in ends(8, 90):
        seen, say = seen_in_match(match, None), render.strings(match.game, "en")
        for line, (before, after) in zip(lines(seen, say)[1:], pairwise(scenes(seen, say)), strict=True):
            ids = [die.id for spot in after.spots for die in spot.dice]
            assert len(ids) == len(set(ids))
            for old, new in zip(before.spots, after.spots, strict=True):
                for then, there in ((old.ready, new.ready), (old.active, new.active)):
                    same = Counter(die.phrase for die in then) & Counter(die.phrase for die in there)
                    kept = {(die.id, die.phrase) for die in then} & {(die.id, die.phrase) for die in there}
                    assert len(kept) == same.total()
                if line.id == "summon":
                    assert {die.id for die in new.ready} <= {die.id for die in (*old.ready, *old.active)}
                    summoned += len(new.ready) > len(old.ready)
    assert summoned > 10


def test_dice_keep_their_places_through_a_turn() -> None:
    """Whatever is rolled, rerolled, drawn, spent or taken back: who stays in the Active Pool lies where it lay."""
    rolled, rng = 0, random.Random(5)
    for match in games(4, 150):
        name = match.turn[0] if match.turn else ""
        if name and match.can_undo(name) and rng.random() < 0.2:
            match.undo(name)
    for match in ends(6, 150):
        seen, say = seen_in_match(match, None), render.strings(match.game, "en")
        for line, (before, after) in zip(lines(seen, say)[1:], pairwise(scenes(seen, say)), strict=True):
            if before.current != after.current:
                continue
            old, new = before.spots[before.current], after.spots[after.current]
            where = [{die.id: at for at, die in enumerate(spot.places) if not die.is_gap} for spot in (old, new)]
            assert [die.id for die in new.active] == list(where[1])
            assert all(where[1][id] == at for id, at in where[0].items() if id in where[1]), line
            rolled += line.id == "roll" and bool(old.active)
    assert rolled > 20


def test_a_gap_is_filled_by_what_comes_back() -> None:
    """Two dice are spent; taken back, each lies where it lay."""
    match = position(
        current="Ann",
        quiddity=1,
        zones={
            "Ann": {"active": ["quiddity 1", "assistant 1", "quiddity 6", "goblin 3"], "bag": ["quiddity"]},
            "Bob": {},
        },
    )
    say = render.strings(match.game, "en")

    def tray() -> list[str]:
        html = str(render.all_parts(seen_in_match(match, "Ann"), say)["centre"])
        return re.findall(r'<li class="bare"|value="([^";]+)"', html)

    match.play("Ann", "summon goblin 3")  # what led here is not known: now it begins
    before = tray()
    assert before == ["spend assistant 1", "spend quiddity 1", "spend quiddity 6"]
    match.play("Ann", "spend assistant 1")
    assert tray() == ["", "spend quiddity 1", "spend quiddity 6"]
    match.play("Ann", "spend quiddity 6")
    assert tray() == ["", "spend quiddity 1", ""]
    match.undo("Ann")
    assert tray() == ["", "spend quiddity 1", "spend quiddity 6"]
    match.undo("Ann")
    assert tray() == before


def test_a_battle_goes_over_into_the_defence() -> None:
    """Who fights is on the felt under the same name, so that it moves there and nothing lies over anything."""
    match = position()
    match.play("Bob", "attack")
    say = render.strings(match.game, "en")
    battle = str(render.all_parts(seen_in_match(match, None), say)["centre"])
    match.play("Ann", "pass")
    felt = str(render.all_parts(seen_in_match(match, "Ann"), say)["centre"])
    fighting = set(re.findall(r'data-vt="([^"]+)"', battle))
    assert len(fighting) == 4
    assert fighting == set(re.findall(r'data-vt="([^"]+)"', felt))


SPOKEN: list[tuple[dict[str, Any], str]] = [
    ({}, "en"),
    ({"cull_to_score": True}, "it"),
    ({"wilds": "strong_wizard shaping_incantation strong_ooze death_spell"}, "fr"),
]


@pytest.mark.parametrize(("options", "language"), slow_but(SPOKEN[:1], SPOKEN), ids=str)
def test_a_page_offers_what_is_legal_tells_what_is_known_and_obeys_the_policy(
    options: dict[str, Any], language: str
) -> None:
    """The first two moments of each kind of question in three games, for everybody, each drawn once for all of it.

    QU-121: what is in a bag is nowhere on a page, not even its owner's; nor is what chance will say.
    """
    rng, phases = random.Random(7), set()
    for match in some(3, 2, **options):
        phases.add(match.phase)
        assert all(isinstance(zones["bag"], int) for zones in match.see("Ann")["zones"].values())
        for seat, viewer in enumerate(match.names):
            page = drawn(seen_in_match(match, viewer), language)
            found = obeys_the_policy(page)
            buttons = {
                str(attrs["value"])
                for tag, attrs in found
                if tag == "button" and attrs.get("form") == "move" and "value" in attrs
            }
            legal = set(match.moves(viewer))
            assert {move.split(SEVERAL)[0] for move in buttons} == legal - {"spend all"}  # what is needed is spent
            real, match.state = match.state, match.game.guess(match.state, seat, rng)
            assert drawn(seen_in_match(match, viewer), language) == page
            match.state = real
        obeys_the_policy(drawn(seen_in_match(match, None), language))
    assert phases >= {"immediate", "ready", "defend", "capture", "claim" if "cull_to_score" in options else "cull"}


def obeys_the_policy(page: str) -> list[tuple[str, dict[str, str | None]]]:
    """The elements of a page: every name is there once, and nothing is styled or scripted in place."""
    found = tags(page)
    ids = [attrs["id"] for _, attrs in found if "id" in attrs]
    assert len(ids) == len(set(ids))
    moving = [attrs["data-vt"] for _, attrs in found if "data-vt" in attrs]
    assert len(moving) == len(set(moving))
    assert not any(name == "style" or name.startswith("on") for _, attrs in found for name in attrs)
    return found


def test_what_moves_is_on_the_table() -> None:
    """Whatever a step moves has its name on the page, before or after the step is drawn."""
    moved = set()
    for match in ends(10, 90):
        seen, say = seen_in_match(match, "Ann"), render.strings(match.game, "en")
        html = {key: str(text) for key, text in render.all_parts(seen, say).items()}
        for line, changed in steps(seen, say):
            before = "".join(html.values())
            html |= {key: str(text) for key, text in render.game_parts(changed, seen, say).items() if key != "hand"}
            html.pop("hand", None)  # its zones are a part of their own in every step
            after = "".join(html.values())
            for motion in line.motions:
                there = before if motion.when == BEFORE else after
                moved.add(motion.how)
                for name in (*motion.what, *([motion.to] if motion.to else ())):
                    there_it_is = f'data-vt="{name}"' in there or f'data-at="{name}"' in there
                    assert there_it_is or name.split("-")[0] in OFFSTAGE, (line, name)
    assert moved >= {"come", "fly", "hop", "shake", "tumble", "settle", "lunge", "flash", "jump"}


def test_nothing_vanishes_unexplained() -> None:
    """Each die that is scored, destroyed, culled or captured says why, and cites its clause."""
    told = set()
    for match in ends(5):
        for line in lines(seen_in_match(match, None), render.strings(match.game, "en")):
            if line.id in EXPLAINED:
                assert line.here, line
                assert line.clause in page_clauses()
                told.add(line.id)
    assert told == EXPLAINED


def test_the_rarest_abilities_are_drawn_and_every_attack_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """All scenarios, line by line; who came too late for an attack is no part of its sum (QU-R55)."""
    matches: list[Match] = []

    def kept(*args: Any, **more: Any) -> Match:
        matches.append(Match(*args, **more))
        return matches[-1]

    monkeypatch.setattr(scenario, "Match", kept)
    game, told = mischia.games.GAMES["quarriors"], set()
    for path in sorted((game.folder / "scenarios").glob("*.yaml")):
        for one in scenario.read(path):
            if one.invalid is None:
                scenario.run(one, mischia.games.GAMES)
    for match in matches:
        for line, _ in steps(seen_in_match(match, None), render.strings(game, "en")):
            told.add(line.id)
            if line.id == "attack":
                *parts, total = [int(number) for number in re.findall(r"(\d+)(?= \+| =|\.$)", line.here)]
                assert sum(parts) == total, line.here
    assert told >= {"offer", "swap", "trade", "fetch", "gains", "copy", "returns", "react-on", "cast-of", "use-two"}


def page_clauses() -> set[str]:
    text = (mischia.games.GAMES["quarriors"].folder / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*(QU-R?\d+)\*\*", text))


# --- dice wait for the hand of their owner


def test_the_dice_of_a_turn_wait_for_their_owner_alone() -> None:
    """The owner has a button for it and is asked; all others see dice without faces."""
    match = Match(mischia.games.GAMES["quarriors"], {"players": ["Ann", "Bob"]}, {}, "dice", by_hand=lambda name: True)
    for viewer in (*match.names, None):
        seen = seen_in_match(match, viewer, turn=tuple(match.turn))
        for language in ("en", "it", "fr"):
            say = render.strings(match.game, language)
            parts = render.all_parts(seen, say)
            assert ('value="roll"' in parts["centre"]) == (viewer == match.thrower)
            assert ("data-yours" in parts["prompt"]) == (viewer == match.thrower)
            assert now("parts", seen, say)["centre"].model.dice[0].die.kind == "unrolled"
    assert match.thrower is not None
    match.play(match.thrower, "roll")
    assert match.thrower is None


# --- forecasts


def test_the_forecast_of_an_attack_comes_true() -> None:
    """Whoever is foretold to fall falls, if nobody reacts; and no more fall than can."""
    checked: Counter[str] = Counter()
    for seed in range(4):
        rng = random.Random(seed)
        match = mischia.new("quarriors", NAMES[: 2 + seed % 3], seed=seed)
        for _ in range(300):
            if match.over:
                break
            name = rng.choice(match.turn)
            moves = match.moves(name)
            if "attack" in moves and rng.random() < 0.5:
                foretold(match, rng, checked)
            else:
                match.play(name, rng.choice(moves))
    for seed in range(20):  # here the rival has a choice
        foretold(crowd(), random.Random(seed), checked)
    assert checked["fate"] > 40
    assert checked["choice"] == 20


def crowd() -> Match:
    """Ann's attack of 4 meets three creatures of Bob."""
    return mischia.load(
        "quarriors",
        {
            "players": ["Ann", "Bob"],
            "phase": "ready",
            "wilds": {"goblin": 2, "warrior": 3, "hag": 3},
            "zones": {
                "Ann": {"ready": ["warrior 4", "goblin 5"], "bag": ["quiddity x4"]},
                "Bob": {"ready": ["goblin 3", "goblin 4", "hag 4"], "bag": ["quiddity x4"]},
            },
        },
    )


def foretold(match: Match, rng: random.Random, checked: Counter[str]) -> None:
    """Attack, let everybody defend at random, and compare."""
    name = match.turn[0]
    fates = forecast.fates(forecast.table(seen_in_match(match, name)))
    heard = len(match.events)
    match.play(name, "attack")
    while not match.over and match.phase in ("protect", "defend", "rescue", "choose", "cull", "ability"):
        asked = match.turn[0]
        if match.phase == "defend":
            standing(match, asked, rng, checked)
            continue
        match.play(asked, "pass" if "pass" in match.moves(asked) else rng.choice(match.moves(asked)))
    lost = [event.args for event in match.events[heard:] if event.id == "destroy"]
    for fate in fates:
        fell = [phrase for seat, phrase in lost if seat == fate.seat]
        checked["fate"] += 1
        checked["choice"] += fate.least != fate.most
        assert not Counter(fate.falls) - Counter(fell)
        assert fate.least <= len(fell) <= fate.most


def standing(match: Match, name: str, rng: random.Random, checked: Counter[str]) -> None:
    """Choose a defender, and see whether it falls and what is left, as the page has said."""
    seat, phrase = match.names.index(name), rng.choice(match.moves(name))
    table, move = forecast.table(seen_in_match(match, name)), match.choices(name)[phrase]
    end = forecast.stand(table, seat, move)
    heard = len(match.events)
    match.play(name, phrase)
    fell = [event for event in match.events[heard:] if event.id == "destroy" and event.args[0] == seat]
    assert end.falls == bool(fell)
    if not match.over and match.phase == "defend" and match.turn == [name]:
        assert match.see()["attack"][name] == end.left
    checked["stand"] += 1


def position(**more: Any) -> Match:
    """Bob attacks, and Ann has a reaction and two creatures."""
    return mischia.load(
        "quarriors",
        {
            "players": ["Ann", "Bob"],
            "current": "Bob",
            "phase": "ready",
            "wilds": {"goblin": 3, "warrior": 3, "hag": 3, "life_incantation": 3, "shaping_cantrip": 3},
            "zones": {
                "Ann": {"ready": ["goblin 3", "hag 4", "life 4", "shaping 4"], "used": ["quiddity x4"]},
                "Bob": {"ready": ["warrior 6", "goblin 5"], "bag": ["quiddity x4"]},
            },
            **more,
        },
    )


def test_a_reaction_says_what_it_changes_before_it_is_cast() -> None:
    match = position()
    match.play("Bob", "attack")
    assert match.phase == "protect"
    text = drawn(seen_in_match(match, "Ann"))
    assert "attack 5 → 2" in text
    assert "attack 5 → 3" in text
    assert "react life" not in drawn(seen_in_match(match, "Bob"))
    match.play("Ann", "pass")
    text = drawn(seen_in_match(match, "Ann"))
    assert "falls, 3 left" in text
    assert "falls, 2 left" in text
    match.play("Ann", "defend hag 4")
    assert match.phase == "rescue"
    assert "it comes back" in drawn(seen_in_match(match, "Ann"))


def test_the_table_of_the_rules_is_the_one_that_is_seen() -> None:
    for match in some(2, 3):
        table = forecast.table(seen_in_match(match, "Ann"))
        assert isinstance(table, State)
        question, real = table.question, match.state.question
        assert (question is None) == (real is None)
        if question is not None and real is not None:
            assert all(question.legal(seat) == real.legal(seat) for seat in range(table.seats))


# --- cards and the set-up


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_where_it_is_known_from(language: str) -> None:
    say = render.strings(mischia.games.GAMES["quarriors"], language)
    things = PAGE.things(say)
    assert {thing.id for thing in things} == set(the_catalogue().cards)
    assert {thing.picture.source for thing in things} == {
        say("source-rulebook"),
        say("source-public"),
        say("source-house"),
    }
    assert all(len(thing.picture.faces) == 6 and thing.text for thing in things)


def test_cards_are_chosen_for_the_wilds_by_ticking_or_by_writing(site: str) -> None:
    ann = Browser(site)
    text = ann.get("/new/quarriors")
    picked = text[text.index('name="option-wilds-strong_hag"') :].split("</li>")[0]
    assert "Strong Witching Hag" in picked
    assert re.search(r">5<span class=\"vh\"> cost</span>.*>3<span class=\"vh\"> glory</span>", picked)
    assert "When it scores: you may move another creature die" in picked
    assert "Creatures: up to 7, one of each class" in text
    opened = ann.post(
        "/tables",
        **{
            "name": "Ann",
            "game": "quarriors",
            "seats": "2",
            "sit": "yes",
            "seat2": "easy",
            "option-wilds": "goblin",
            "option-wilds-strong_hag": "yes",
            "option-sets": "base",
            "option-advanced_capture": "True",
        },
    )
    assert "<b>Scavenging Goblin, Strong Witching Hag</b>" in opened.text  # as people read it
    assert 'name="option-wilds-strong_hag" value="yes" checked' in opened.text
    text = ann.post(f"{opened.url.path}/seats", do="start").text
    assert 'id="peek-goblin"' in text
    assert 'id="peek-strong_hag"' in text
    refused = ann.post("/tables", **{"game": "quarriors", "option-wilds": "goblin mighty_goblin"})
    assert refused.status_code == 400
    assert "The Wilds can’t be laid out so" in refused.text
    assert "accepted" not in refused.text  # the house's own words are for programs


def test_a_turn_is_played_by_plain_forms_and_taken_back(site: str) -> None:
    ann = Browser(site)
    opened = ann.post("/tables", name="Ann", game="quarriors", seats="2", sit="yes", seat2="easy")
    path = opened.url.path
    text = ann.post(f"{path}/seats", do="start").text
    for _ in range(400):
        if re.search(r'name="move" value="spend [^";]+"', text):
            break
        values = re.findall(r'name="move" value="([^"]+)"', text)
        number = (re.search(r'name="question" value="(\d+)"', text) or [""])[1]
        if values and "data-yours" in text:
            chosen = "pass" if "pass" in values else values[0]
            ann.post(f"{path}/moves", move=chosen, question=number)
        text = ann.get(path)
    spends = re.findall(r'name="move" value="(spend [^";]+)"', text)
    number = (re.search(r'name="question" value="(\d+)"', text) or [""])[1]
    after = ann.post(f"{path}/moves", move=spends[0], question=number).text
    assert f'value="{spends[0]}"' not in after or after != text
    assert 'form="undo"' in after
    back = ann.post(f"{path}/undo").text
    assert f'value="{spends[0]}"' in back
    assert "Ann takes it back." in back


def test_what_was_taken_back_is_told_and_drawn_no_more() -> None:
    taken, say = 0, render.strings(mischia.games.GAMES["quarriors"], "en")
    for seed in range(12):
        rng = random.Random(seed)
        match = mischia.new("quarriors", NAMES[:2], seed=seed)
        while not match.over and len(match.answers) < 160:
            name = rng.choice(match.turn)
            before = scene(seen_in_match(match, name), say)
            told = [line.text for line in lines(seen_in_match(match, name), say)]
            match.play(name, rng.choice(match.moves(name)))
            if match.can_undo(name) and rng.random() < 0.3:
                heard = [line.text for line in lines(seen_in_match(match, name), say)]
                match.undo(name)
                seen = seen_in_match(match, name)
                assert nameless(scene(seen, say)) == nameless(before)
                if len(heard) > len(told):
                    assert [line.text for line in lines(seen, say)] == [*heard, f"{name} takes it back."]
                    assert nameless(scenes(seen, say)[-1]) == nameless(before)
                    taken += 1
    assert taken > 20


def test_the_prompt_tells_of_the_face_and_not_of_the_card() -> None:
    """A spell's die that draws dice now is not explained by its spell; an immediate spell is."""
    zones = {
        "Ann": {"active": ["shaping 3", "portal 5", "assistant 4"], "bag": ["quiddity x6"]},
        "Bob": {"bag": ["quiddity x6"]},
    }
    given: dict[str, Any] = {"players": ["Ann", "Bob"], "current": "Ann", "phase": "ready", "step": "immediate"}
    wilds = {"quiddity": 2, "assistant": 4, "portal": 4, "shaping_cantrip": 4}
    match = Match(GAMES["quarriors"], {**given, "zones": zones, "wilds": wilds}, {}, "a test")
    found = tags(render.all_parts(seen_in_match(match, "Ann"), render.strings(match.game, "en"))["centre"])
    told = {str(attrs["value"]): attrs.get("data-say") for tag, attrs in found if tag == "button" and "value" in attrs}
    assert told["use shaping 3"] is told["use portal 5"] is None
    assert "reroll" in str(told["use assistant 4"])


# --- who is asked what


def ooze(**zones: Any) -> Match:
    """Bob attacks, and Ann has a Strong Ooze."""
    wilds = {"strong_ooze": 3, "dragon": 3, "goblin": 3, "warrior": 3, "death_spell": 3}
    own = {
        "Ann": {"ready": ["ooze 4 as goblin 3"], "used": ["quiddity x4"]},
        "Bob": {"ready": ["dragon 5", "goblin 3"]},
    }
    return position(wilds=wilds, zones={**own, **zones})


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_change_its_form_is_named_and_shown(language: str) -> None:
    match = ooze()
    match.play("Bob", "attack")
    assert match.phase == "protect"
    say = render.strings(match.game, language)
    asked = now("prompt", seen_in_match(match, "Ann"), say)
    assert asked.title == say("prompt-copy", creature="Ooze")
    pick = now("parts", seen_in_match(match, "Ann"), say)["centre"].model.picks[0]
    assert pick.name == f"Ooze {say('as-copy')} Goblin → Dragon"
    assert [die.cls for die in pick.dice] == ["ooze", "dragon"]


def test_what_an_ability_lets_one_choose_is_told() -> None:
    match = ooze(Bob={"ready": ["death 6"]}, Ann={"ready": ["goblin 3", "warrior 4"]})
    match.play("Bob", "cast death 6")
    assert match.phase == "choose"
    say = render.strings(match.game, "en")
    assert now("prompt", seen_in_match(match, "Bob"), say).title == "Whom does the spell destroy?"
    match = ooze(Bob={"ready": ["dragon 5", "goblin 3"]}, Ann={"active": ["ooze 4"], "bag": ["quiddity"]})
    match = position(
        current="Ann",
        quiddity=2,
        wilds={"strong_ooze": 3, "dragon": 3, "goblin": 3},
        zones={"Ann": {"active": ["ooze 4"], "bag": ["quiddity"]}, "Bob": {"ready": ["dragon 5", "goblin 3"]}},
    )
    match.play("Ann", "summon ooze 4")
    assert match.phase == "choose"
    seen = seen_in_match(match, "Ann")
    assert now("prompt", seen, say).title == "Whose form does Ooze take?"
    assert {pick.text for pick in now("parts", seen, say)["centre"].model.picks} == {"takes its form"}


def test_a_spell_tells_what_it_does_and_marks_what_it_is_about() -> None:
    """Equal spells are offered once; who looks at one sees its die and its target stand out; cast, both flash."""
    zones = {
        "Ann": {"ready": ["goblin 3", "hag 4", "life 4", "life 5", "oblation 4"], "active": ["quiddity 1"]},
        "Bob": {"ready": ["goblin 4"]},
    }
    wilds = {"goblin": 2, "hag": 2, "life_cantrip": 3, "oblation_spell": 3}
    match = position(current="Ann", zones=zones, wilds=wilds)
    match.play("Ann", "spend quiddity 1")
    say = render.strings(match.game, "en")
    ways = now("parts", seen_in_match(match, "Ann"), say)["hand"].model.ways
    assert [way.die.cls for way in ways] == ["life", "oblation"]
    assert {pick.effect for pick in ways[0].picks} == {say("effect-life_cantrip")}
    assert all(pick.direct for way in ways for pick in way.picks)
    page = drawn(seen_in_match(match, "Ann"))
    for way in ways:
        for pick in way.picks:
            assert len(pick.marks.split()) == 2
            assert all(f'data-vt="{name}"' in page for name in pick.marks.split())
    match.play("Ann", "cast life 4 on Ann goblin 3")
    flashed = [motion.what for motion in lines(seen_in_match(match, "Ann"), say)[-1].motions if motion.how == "flash"]
    assert flashed == [tuple(ways[0].picks[0].marks.split())]


# --- for those who can't see it


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_are_spoken_and_lists_have_names(language: str) -> None:
    """No sign stands for a word in what a screen reader says, and every list on the table says what it lists."""
    kinds = set()
    for match in some(3, 2):
        for viewer in (match.turn[0] if match.turn else "Ann", None):
            found = tags(drawn(seen_in_match(match, viewer), language))
            said = [str(attrs["aria-label"]) for _, attrs in found if "aria-label" in attrs]
            assert [label for label in said if re.search("[◆↻⇣✶✦]", label)] == []
            badges = [attrs for _, attrs in found if str(attrs.get("class")).split()[:1] == ["left"]]
            assert all(re.search("[a-z]", str(attrs.get("aria-label"))) for attrs in badges)
            lists = [attrs for tag, attrs in found if tag == "ul" and LISTS & set(str(attrs.get("class")).split())]
            assert all("aria-label" in attrs or "aria-labelledby" in attrs for attrs in lists), lists
            kinds |= {name for attrs in lists for name in LISTS & set(str(attrs["class"]).split())}
    assert kinds == LISTS


def test_what_has_changed_a_creature_is_told() -> None:
    """The face, and each cause with what it adds; in the log too, when the creature comes."""
    match = position(
        current="Ann",
        quiddity=2,
        wilds={"strong_seraph": 3, "mighty_dragon": 3, "life_cantrip": 3, "goblin": 3},
        zones={
            "Ann": {"active": ["dragon 5"], "ready": ["seraph 4", "goblin 3 + life 4"], "bag": ["quiddity"]},
            "Bob": {},
        },
    )
    match.play("Ann", "summon dragon 5")
    seen, say = seen_in_match(match, "Ann"), render.strings(match.game, "en")
    told = "On its face: 6/6. +1 defence (Heavenly Seraph), +1 defence (its own card)."
    assert lines(seen, say)[-1].here.endswith(told)
    ready = {die.cls: die.label for die in now("parts", seen, say)["hand"].model.zones.ready}
    assert ready["dragon"] == f"Quake Dragon: level 2, attack 6, defence 8, one burst. {told}".removesuffix(".")
    assert "On its face: 2/2. +4 defence (Life), +1 defence (Heavenly Seraph)" in ready["goblin"]
    assert ready["seraph"] == "Heavenly Seraph: level 1, attack 4, defence 4"
