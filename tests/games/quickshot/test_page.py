"""The page of Quickshot: drawn from what one viewer may know, its buttons, its story, its forecasts."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

import mischia
from mischia.core.language import LANGUAGES
from mischia.core.match import Match
from mischia.core.page import BEFORE, Part
from mischia.games.quickshot.page import forecast, hand
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from tests.drawn import NAMES, drawn, lines, scene, scenes, steps
from tests.games.quickshot.games import games
from tests.web.reader import tags

GONE = {f"fan-{look}" for look in range(1, 8)}  # whoever is out has no hand to show


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_the_table_after_the_last_line_is_the_table_as_it_is(seats: int) -> None:
    for match in games(25, seats):
        seen = seen_in_match(match, None)
        told, now = scenes(seen, render.strings(match.game, "en")), scene(seen, render.strings(match.game, "en"))
        if match.phase in ("lead", "reinforce", "over"):
            assert replace(told[-1], thrown=now.thrown) == now


def test_every_moment_is_drawn_for_everybody_and_obeys_the_policy() -> None:
    languages = cycle(LANGUAGES)
    for match in games(4):
        for viewer in [*match.names, None]:
            found = tags(drawn(seen_in_match(match, viewer), next(languages)))
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


@pytest.mark.slow
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


@pytest.mark.parametrize("viewer", ["Ann", None])
def test_piles_are_as_each_line_leaves_them(viewer: str | None) -> None:
    """Nothing in them is from before the line, or from after it."""
    told = 0
    for match in games(8):
        if not match.over:
            continue
        seen, say = seen_in_match(match, viewer), render.strings(match.game, "en")
        shown: dict[str, Any] = {}
        for line, changed in steps(seen, say):
            shown |= {key: part.model for key, part in changed.items() if isinstance(part, Part)}
            view = match.past(viewer).views(line.upto - 1)(line.upto - 1)
            assert (shown["piles"].deck, len(shown["piles"].discard)) == (view["deck"], len(view["discard"]))
            told += "piles" in changed
    assert told > 20


@pytest.mark.parametrize("viewer", ["Ann", None])
def test_a_card_leaves_the_hand_with_the_line_that_tells_it(viewer: str | None) -> None:
    """Whoever played it: the hand that is shown has none that is not there any more, and no card of another's."""
    left = 0
    for match in games(8):
        if not match.over:
            continue
        shown: list[str] = []
        for line in lines(seen_in_match(match, viewer), render.strings(match.game, "en")):
            view = match.past(viewer).views(line.upto - 1)(line.upto - 1)
            held = named(view["hands"].get(viewer, ()))
            flown = [name for motion in line.motions for name in motion.what if name.startswith("hand-")]
            if line.id in ("leads", "chooses", "adds", "discards"):
                assert [name for name in shown if name not in held] == flown
                left += len(flown)
            else:
                assert not flown
            shown = held
    assert left > 10 if viewer else left == 0


def named(cards: Sequence[int]) -> list[str]:
    """The names of the cards of a hand, as they lie in it."""
    return [f"hand-{card}-{cards[:at].count(card)}" for at, card in enumerate(cards)]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_off_says_what_it_does(language: str) -> None:
    """QS-17: in each language the step in which a card goes off tells the effect of that very card."""
    told: dict[int, set[str]] = {}
    for match in games(60):
        seen = seen_in_match(match, None, language=language)
        for line in lines(seen, render.strings(match.game, language)):
            if line.id == "activates":
                seat, card = seen.events[line.upto - 1].args
                told.setdefault(card, set()).add(re.sub(rf"\b{match.names[seat]}\b", "…", line.here))
    assert set(told) == set(range(1, 8))  # an Assault does nothing
    assert all(len(here) == 1 for here in told.values()), told
    assert len(set.union(*told.values())) == 7


def test_a_twin_promises_no_effect() -> None:
    """QS-16, QS-23: whoever chooses the leader's card is told what comes of it, not what it would do alone."""
    say, met = render.strings(mischia.new("quickshot", ["Ann", "Bob", "Cid"]).game, "en"), 0
    for match in games(20):
        for name in match.turn if match.phase == "play" else ():
            view = match.see(name)
            for choice in hand(seen_in_match(match, name), say).choices:
                twin = choice.card == view["table"][view["leader"]]["card"]
                told = (
                    f"A {choice.card} like {view['leader']}’s: both fall on their faces, without strength or ability."
                )
                assert choice.effect == (told if twin else say(f"effect-{choice.card}"))
                met += twin
    assert met


@pytest.mark.slow
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
