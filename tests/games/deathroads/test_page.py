"""The page of Death Roads: its buttons, its forecasts, what it must not tell, and playing without script."""

import random
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

import mischia
from mischia.core import story
from mischia.core.errors import MischiaError
from mischia.core.language import LANGUAGES, Strings
from mischia.core.match import Match
from mischia.core.page import BEFORE
from mischia.games.deathroads.page import difficulty
from mischia.games.deathroads.page.forecast import Table
from mischia.games.deathroads.page.gallery import everything
from mischia.games.deathroads.page.hand_view import FORETOLD
from mischia.table.seen import TableSeen, seen_in_match
from mischia.web.pages import drawing, render
from tests.cases import slow_but
from tests.drawn import NAMES, drawn, lines, steps
from tests.web.reader import Browser, tags

RACE: dict[str, Any] = {"first_game": True}
DRAFT: dict[str, Any] = {"signature": True}
COOP: dict[str, Any] = {"coop": True, "drones": 2, "drone_armour": 1}
SOLO: dict[str, Any] = {"coop": True}
TABLES = ((RACE, 2), (DRAFT, 4), (COOP, 3), (SOLO, 1))
OFFSTAGE = {  # not always there for every viewer: a car that is gone, a token that is spent, an empty pile of trophies
    "car",
    "tokens",
    "trophies",
    "hand",
    "played",
    "deck",
    "vehicle",
    "pilot",
    "barrier",
    "skid",
    "ai",
    "lane",
    "cover",
    "final",
    "order",
    "winner",
    "handling",
}
SPOKEN = ("en", "it", "fr", "it")
ids = pytest.mark.parametrize(
    ("options", "seats"), slow_but([(RACE, 2)], TABLES), ids=["race", "draft", "coop", "solo"]
)


def games(many: int, options: dict[str, Any], seats: int) -> Iterator[Match]:
    """Every question of some random games, in which people rather act than pass."""
    for seed in range(many):
        rng = random.Random(seed)
        match = mischia.new("deathroads", NAMES[:seats], seed=seed, **options)
        while not match.over:
            yield match
            name = rng.choice(match.awaited)
            moves = match.onward(name)
            acts = [move for move in moves if move.startswith(("play", "pilot"))]
            match.play(name, rng.choice(acts if acts and rng.random() < 0.8 else moves))
        yield match


def some(options: dict[str, Any], seats: int, many: int, each: int) -> Iterator[Match]:
    """So many moments of each kind of question."""
    met: dict[str, int] = {}
    for match in games(many, options, seats):
        met[match.phase] = met.get(match.phase, 0) + 1
        if met[match.phase] <= each:
            yield match


@ids
def test_the_prompt_cites_the_clause_that_decided(options: dict[str, Any], seats: int) -> None:
    """DR-44, DR-48, DR-173 to DR-175: by whichever the race ended."""
    *_, match = games(1, options, seats)
    (end,) = (event for event in match.events if event.id == "game-over")
    prompt = drawing.prompt(seen_in_match(match, match.names[0]), render.strings(match.game, "en"))
    assert prompt.clause == end.clause == match.events[-1].clause
    assert end.clause in (("DR-173", "DR-174", "DR-175") if options.get("coop") else ("DR-44", "DR-48"))


@pytest.mark.parametrize(
    ("options", "seats", "language"),
    slow_but([(RACE, 2, "en")], [(*table, lang) for table, lang in zip(TABLES, SPOKEN, strict=True)]),
)
def test_every_moment_is_drawn_for_everybody_and_obeys_the_policy(
    options: dict[str, Any], seats: int, language: str
) -> None:
    for match in some(options, seats, 6, 1):
        for viewer in ("Ann", None):
            found = tags(drawn(seen_in_match(match, viewer), language))
            here = [attrs["id"] for _, attrs in found if "id" in attrs]
            assert len(here) == len(set(here))
            moving = [attrs["data-vt"] for _, attrs in found if "data-vt" in attrs]
            assert len(moving) == len(set(moving))
            assert not any(name == "style" or name.startswith("on") for _, attrs in found for name in attrs)
            shown = {attrs["popovertarget"] for _, attrs in found if "popovertarget" in attrs}
            assert shown <= set(here), shown - set(here)


def table_of(match: Match, viewer: str | None) -> str:
    """All that a page shows of a moment: the parts of the table, and the log."""
    seen, say = seen_in_match(match, viewer), render.strings(match.game, "en")
    return "".join([*render.all_parts(seen, say).values(), *render.log(seen, say)])


def offered(html: str) -> tuple[set[str], list[list[str]], str]:
    """The moves on buttons; the words that can be picked, by field; and what is done with them."""
    found = tags(html)
    fields: dict[str, list[str]] = {}
    buttons, picks = set(), ""
    for tag, attrs in found:
        if attrs.get("form") == "move" and tag == "button":
            if attrs["name"] == "picks":
                picks = attrs["value"] or ""
            elif "value" in attrs:
                buttons.add(str(attrs["value"]))
        elif attrs.get("form") == "move" and tag == "input":
            fields.setdefault(str(attrs["name"]), []).append(str(attrs["value"]))
    return buttons, list(fields.values()), picks


@ids
def test_legal_moves_are_on_the_page_and_nothing_else_is(options: dict[str, Any], seats: int) -> None:
    met = set()
    for match in some(options, seats, 12, 2):
        met.add(match.phase)
        for viewer in match.names:
            buttons, fields, picks = offered(table_of(match, viewer))
            legal = set(match.alternatives(viewer) or match.moves(viewer))
            if picks == "discard|keep":
                cards = [value for values in fields for value in values]
                some_of = {c for n in range(1, len(cards) + 1) for c in combinations(cards, n)}
                buttons |= {f"discard {', '.join(cards)}" for cards in some_of}
            elif picks == "place|":
                assert len(fields) == 2
                buttons |= {f"place {one}, {other}" for one in fields[0] for other in fields[1]}
            else:
                assert not fields
            assert buttons == legal, match.phase
    assert met >= {"prepare", "act", "move", "second"}


@ids
def test_a_page_tells_nothing_that_its_viewer_can_not_know(options: dict[str, Any], seats: int) -> None:
    rng = random.Random(7)
    for match in some(options, seats, 8, 3):
        for seat, viewer in enumerate(match.names):
            before = table_of(match, viewer)
            real, match.state = match.state, match.game.guess(match.state, seat, rng)
            assert table_of(match, viewer) == before
            match.state = real


@ids
def test_steps_lead_from_what_was_heard_to_the_table_as_it_is(options: dict[str, Any], seats: int) -> None:
    heard = 0
    for match in games(1, options, seats):
        seen, say = seen_in_match(match, "Ann"), render.strings(match.game, "en")
        every = lines(seen, say)
        since = sum(line.upto <= heard for line in every)
        told = render.message(seen, say, since, 0)
        assert [step["say"] for step in told["steps"]] == [line.text for line in every[since:]]
        assert told["parts"] == render.all_parts(seen, say)
        heard = len(seen.events)


def shell(seen: TableSeen, say: Strings) -> str:
    """The stage of a fresh page without its parts: what stays as it was when the page was opened."""
    html = render.render_table(seen, say, "/stream", can_speak=True)
    for key, part in render.all_parts(seen, say).items():
        html = html.replace(part, f"[{key}]")
    return html[html.index('<section class="stage') : html.index('<button class="ticker"')]


@pytest.mark.slow
@ids
def test_an_open_page_shows_what_a_fresh_one_shows(options: dict[str, Any], seats: int) -> None:
    """Whoever joins the race later has a place on a page that was opened before."""
    for viewer in ("Ann", None):
        around, heard, joined = "", 0, 0
        here: dict[str, str] = {}
        for match in games(1, options, seats):
            seen, say = seen_in_match(match, viewer), render.strings(match.game, "en")
            if not here:
                around, here = shell(seen, say), dict(render.all_parts(seen, say))
            since = sum(line.upto <= heard for line in lines(seen, say))
            told = render.message(seen, say, since, 0)
            for changed in [*[step["parts"] for step in told["steps"]], told["parts"]]:
                here |= {key: part for key, part in changed.items() if key in here}  # as the page's script does
            heard, joined = len(seen.events), max(joined, len(match.see()["racers"]) - seats)
            assert here == render.all_parts(seen, say)
            assert shell(seen, say) == around
        assert joined == (seats + options.get("drones", 0) if options.get("coop") else 0)


@ids
def test_what_moves_is_on_the_table(options: dict[str, Any], seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a step moves has its name on the page, before or after the step is drawn."""
    monkeypatch.setattr(story, "SHOWN", 10_000)
    moved: set[str] = set()
    for match in games(4, options, seats):
        if not match.over:
            continue
        seen, say = seen_in_match(match, None), render.strings(match.game, "en")
        html = {key: str(text) for key, text in render.all_parts(seen, say).items()}
        for line, changed in steps(seen, say, 0):
            before = "".join(html.values())
            html |= {key: str(text) for key, text in render.game_parts(changed, seen, say).items()}
            after = "".join(html.values())
            for motion in line.motions:
                there = before if motion.when == BEFORE else after
                for name in (*motion.what, *([motion.to] if motion.to else ())):
                    here = f'data-vt="{name}"' in there or f'data-at="{name}"' in there
                    moved |= {name.split("-")[0]} if here else set()
                    assert here or name.split("-")[0] in OFFSTAGE, (line, name)
    assert moved >= {"car", "plaque", "pips", "played"}


# --- forecasts


def cells_and_condition(match: Match) -> dict[str, tuple[str, int, int]]:
    """By car: where it stands, in which gear, and how whole it is."""
    found = {}
    for name, racer in match.see()["racers"].items():
        for car, doc in (racer.get("bikes") or {name: racer}).items():
            found[car] = (doc["cell"] or "", doc["gear"], doc["condition"])
    return found


@ids
def test_a_forecast_comes_true(options: dict[str, Any], seats: int) -> None:
    """Where no chance and nobody else decides, what is foretold is what happens."""
    sure = 0
    for seed in range(12):
        rng = random.Random(seed)
        match = mischia.new("deathroads", NAMES[:seats], seed=seed, **options)
        while not match.over:
            name = rng.choice(match.awaited)
            phrase, move = rng.choice(list(match.choices(name).items()))
            foretold = Table(match.see(name), options, name).ways(move) if match.phase in FORETOLD else []
            match.play(name, phrase)
            if len(foretold) != 1 or move[0].split(" ")[0] not in ("play", "pilot") or match.phase != "second":
                continue
            way = foretold[0]
            if way.open or way.may_react or match.turn != [name]:
                continue
            sure += 1
            now = cells_and_condition(match)
            assert {car.name: (car.cell, car.gear, car.condition) for car in way.cars} == now, phrase
            assert match.see()["racers"][name]["handling"] == way.handling
    assert sure > 10


def test_a_forecast_shows_every_way_that_can_be_chosen() -> None:
    car = {"vehicle": "Plain Car", "pilot": "Plain Pilot"}
    doc = {
        "players": ["Ann", "Bob"],
        "racers": {"Ann": {**car, "cell": "c3", "hand": ["Gnaw", "Plasma Shot"]}, "Bob": {**car, "cell": "d3"}},
    }
    match = mischia.load("deathroads", doc)
    html = drawn(seen_in_match(match, "Ann"))
    assert "→ b3" in html
    assert "Bob −" in html
    assert "hits nobody" in html
    assert html.count('class="ghost mine') >= 1


def test_a_dear_card_says_that_a_skid_follows() -> None:
    car = {"vehicle": "Plain Car", "pilot": "Plain Pilot"}
    doc = {
        "players": ["Ann", "Bob"],
        "racers": {"Ann": {**car, "cell": "c3", "handling": 1, "hand": ["Plasma Shot"]}, "Bob": {**car, "cell": "b1"}},
    }
    html = drawn(seen_in_match(mischia.load("deathroads", doc), "Ann"))
    assert "then skid" in html
    assert "you skid on your next turn" in html


def test_rows_above_the_gear_are_dim() -> None:
    car = {"vehicle": "Plain Car", "pilot": "Plain Pilot"}
    for gear, dim in ((2, 1), (3, 0)):
        doc = {
            "players": ["Ann", "Bob"],
            "racers": {"Ann": {**car, "cell": "c3", "gear": gear, "hand": ["Overload"]}, "Bob": {**car, "cell": "b1"}},
        }
        text = drawn(seen_in_match(mischia.load("deathroads", doc), "Ann"))
        hand = text[text.index('data-part="hand"') : text.index('class="acts"')]
        assert hand.count('class="rw hi"') == 2 * dim  # to play it, and to focus


# --- automata


def test_why_an_automa_did_what_it_did_can_be_opened() -> None:
    told = 0
    for match in some(SOLO, 1, 6, 8):
        html = table_of(match, "Ann")
        turns = [event for event in match.events if event.id == "turn" and isinstance(event.args[0], str)]
        assert ('id="peek-automa"' in html) == bool(turns)
        told += bool(turns)
    assert told > 5


# --- how hard it is


def test_how_hard_a_table_is_is_told_where_it_was_measured(tmp_path: Path) -> None:
    file = tmp_path / "estimates.yaml"
    rows: list[tuple[int, dict[str, Any], float]] = [
        (2, {"bosses": None}, 0.35),
        (1, {"bosses": None}, 0.41),
        (1, {"bosses": 1}, 0.4),
        (1, {"bosses": 1, "drones": 2}, 0.2),
        (1, {"bosses": 1, "drones": 2, "drone_armour": 3}, 0.1),
    ]
    found = [{"seats": seats, "options": options, "won": won} for seats, options, won in rows]
    file.write_text(yaml.safe_dump({"estimates": found}))
    known = difficulty.measured(file)
    say = render.strings(mischia.new("deathroads", NAMES[:2], seed=1).game, "en")
    assert difficulty.note("bosses", None, say, known) == "Won by bots so far: alone 41 %, 2 players 35 %."
    assert difficulty.note("bosses", 1, say, known) == "Won by bots so far: alone 40 %."
    assert difficulty.note("drones", 2, say, known) == "Won by bots so far against one boss: alone 20 %."
    assert difficulty.note("drone_armour", 3, say, known) == "Won by bots so far against one boss: alone 10 %."
    assert difficulty.note("drones", 4, say, known) == ""
    assert difficulty.measured(tmp_path / "nothing.yaml") == ()
    file.write_text("estimates: [{seats: 1, options: {bosses: 1}, won: 7}]")
    with pytest.raises(MischiaError, match="won: 7 is no share"):
        difficulty.measured.__wrapped__(file)


def test_what_the_lab_has_measured_can_be_read() -> None:
    assert {one.players for one in difficulty.measured()} == set(range(1, 6))


# --- what is in the box


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_is_drawn_and_tells_its_source(language: str) -> None:
    say = render.strings(mischia.new("deathroads", NAMES[:2], seed=1).game, language)
    found = everything(say)
    assert len(found) > 160
    assert all(thing.text and thing.picture.source for thing in found)


# --- without script


def test_a_race_begins_by_plain_forms(site: str) -> None:
    ann = Browser(site)
    form = {"name": "Ann", "game": "deathroads", "seats": "2", "sit": "yes", "seat2": "easy"}
    path = ann.post("/tables", **form, **{"option-first_game": "True"}).url.path
    text = ann.post(f"{path}/seats", do="start").text
    for _ in range(200):
        if 'name="picks"' in text:
            break
        moves = re.findall(r'form="move" name="move" value="(take \w+)"', text)
        number = (re.search(r'name="question" value="(\d+)"', text) or [""])[1]
        text = ann.post(f"{path}/moves", move=moves[0], question=number).text if moves else ann.get(path)
    number = (re.search(r'name="question" value="(\d+)"', text) or [""])[1]
    cards = dict(re.findall(r'name="(pick-\d)" value="([^"]+)"', text))
    assert len(cards) == 5
    two = {name: card.replace("&#39;", "'") for name, card in list(cards.items())[:2]}
    text = ann.post(f"{path}/moves", picks="discard|keep", question=number, **two).text
    for _ in range(200):
        if "What happened" in text and f"discards {', '.join(two.values())}" in re.sub(r"</?b>", "", text).replace(
            "&#39;", "'"
        ):
            return
        text = ann.get(path)
    raise AssertionError(text[-3000:])
