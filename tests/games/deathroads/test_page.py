"""The page of Death Roads: its buttons, its forecasts, what it must not tell, and playing without script."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
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
from mischia.core.page import BEFORE, SEVERAL
from mischia.games import GAMES, page_of
from mischia.games.deathroads.page import difficulty
from mischia.games.deathroads.page.forecast import Table
from mischia.games.deathroads.page.gallery import everything
from mischia.games.deathroads.page.hand_view import BEFORE_HANDS, FORETOLD
from mischia.table.seen import TableSeen, seen_in_match
from mischia.web.pages import drawing, render, rules_text
from tests.cases import slow_but
from tests.drawn import NAMES, drawn, lines, now, scenes, unmarked
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
TABLE_IDS = ("race", "draft", "coop", "solo")
ids = pytest.mark.parametrize(("options", "seats"), slow_but([(RACE, 2)], TABLES), ids=TABLE_IDS)


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


def test_where_the_bosses_win_nobody_does() -> None:
    match = next(match for match in games(20, SOLO, 1) if match.over and not match.winners)
    seen = seen_in_match(match, "Ann")
    titles = [drawing.prompt(seen, render.strings(match.game, language)).title for language in LANGUAGES]
    assert titles == ["Nobody wins", "Non vince nessuno", "Personne ne gagne"]


def pieces(match: Match, viewer: str | None, language: str = "en") -> list[str]:
    """All that a page shows of a moment: the parts of the table, and the log."""
    seen, say = seen_in_match(match, viewer), render.strings(match.game, language)
    return [*render.all_parts(seen, say).values(), *render.log(seen, say)]


@pytest.mark.parametrize(("options", "seats"), [(RACE, 3), (COOP, 2)], ids=["race", "coop"])
def test_a_wreck_is_called_one_once(options: dict[str, Any], seats: int) -> None:
    said = Strings(GAMES["deathroads"], "it")("racer-out")
    match = next(
        match for match in games(20, options, seats) if any(event.id == "eliminated" for event in match.events)
    )
    parts = render.all_parts(seen_in_match(match, None), render.strings(match.game, "it"))
    told = [part.count(f">{said}<") for name, part in parts.items() if name.startswith("seat-")]
    assert max(told) == 1


def table_of(match: Match, viewer: str | None) -> str:
    return "".join(pieces(match, viewer))


tags_of = lru_cache(maxsize=8192)(tags)  # most pieces come again at the next moment, or to the next viewer


def offered(table: list[str]) -> tuple[set[str], list[list[str]], str]:
    """The moves on buttons; the words that can be picked, by field; and what is done with them."""
    fields: dict[str, list[str]] = {}
    buttons, picks = set(), ""
    for tag, attrs in (found for piece in table for found in tags_of(piece)):
        if attrs.get("form") == "move" and tag == "button":
            if attrs["name"] == "picks":
                picks = attrs["value"] or ""
            elif "value" in attrs:
                buttons.add(str(attrs["value"]))
        elif attrs.get("form") == "move" and tag == "input":
            fields.setdefault(str(attrs["name"]), []).append(str(attrs["value"]))
    return buttons, list(fields.values()), picks


def offers_what_is_legal(table: list[str], match: Match, viewer: str) -> None:
    """Legal moves are on the page, and nothing else is."""
    buttons, fields, picks = offered(table)
    legal = set(match.alternatives(viewer) or match.moves(viewer))
    for deed in [button for button in buttons if SEVERAL in button]:
        buttons.remove(deed)
        can_be_done_in_one_press(deed, match, viewer)
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


def can_be_done_in_one_press(deed: str, match: Match, viewer: str) -> None:
    """Its moves answer one question after the other, and nothing comes between."""
    trial = Match.restore(match.game, match.document())
    for at, move in enumerate(deed.split(SEVERAL)):
        assert trial.number == match.number + at, deed
        trial.play(viewer, move)
        trial.settle()


def tells_what_is_known(table: list[str], match: Match, viewer: str, language: str, rng: random.Random) -> None:
    """Whatever the viewer can't know may be otherwise: the page is the same."""
    real, match.state = match.state, match.game.guess(match.state, match.names.index(viewer), rng)
    assert pieces(match, viewer, language) == table
    match.state = real


def obeys_the_policy(page: str) -> None:
    """Every name is there once, nothing is styled or scripted in place, and what a button opens is there."""
    found = tags(page)
    here = [attrs["id"] for _, attrs in found if "id" in attrs]
    assert len(here) == len(set(here))
    moving = [attrs["data-vt"] for _, attrs in found if "data-vt" in attrs]
    assert len(moving) == len(set(moving))
    assert not any(name == "style" or name.startswith("on") for _, attrs in found for name in attrs)
    shown = {attrs["popovertarget"] for _, attrs in found if "popovertarget" in attrs}
    assert shown <= set(here), shown - set(here)


@pytest.mark.parametrize(
    ("options", "seats", "language"),
    slow_but([(RACE, 2, "en")], [(*table, lang) for table, lang in zip(TABLES, SPOKEN, strict=True)]),
    ids=TABLE_IDS,
)
def test_a_page_offers_what_is_legal_tells_what_is_known_and_obeys_the_policy(
    options: dict[str, Any], seats: int, language: str
) -> None:
    """The first two moments of each kind of question in twelve games, for everybody; the whole page at the first, for
    somebody who is asked, and at every third kind for an onlooker."""
    rng = random.Random(7)
    met: Counter[str] = Counter()
    for match in some(options, seats, 12, 2):
        met[match.phase] += 1
        for viewer in match.names:
            table = pieces(match, viewer, language)
            offers_what_is_legal(table, match, viewer)
            tells_what_is_known(table, match, viewer, language, rng)
        if met[match.phase] == 1:
            for watching in [*match.awaited[:1], *([None] if len(met) % 3 == 1 or match.over else [])]:
                obeys_the_policy(drawn(seen_in_match(match, watching), language))
    assert set(met) >= {"prepare", "act", "move", "second"}


def shell(seen: TableSeen, say: Strings) -> str:
    """The stage of a fresh page without its parts: what stays as it was when the page was opened."""
    html = render.render_table(seen, say, "/stream", can_speak=True)
    for key, part in render.all_parts(seen, say).items():
        html = html.replace(part, f"[{key}]")
    return html[html.index('<section class="stage') : html.index('<button class="ticker"')]


@ids
def test_an_open_page_is_led_to_what_a_fresh_one_shows(options: dict[str, Any], seats: int) -> None:
    """At every moment of a race, step by step from what was heard; whoever joins it later has a place on a page that
    was opened before. What is around the parts is compared at the first moment of each kind, and after the race."""
    open_pages: dict[str | None, dict[str, str]] = {}
    around: dict[str | None, str] = {}
    heard: dict[str | None, int] = {"Ann": 0, None: 0}
    met: set[str] = set()
    for match in games(1, options, seats):
        say = render.strings(match.game, "en")
        for viewer in heard:
            seen = seen_in_match(match, viewer)
            every = lines(seen, say)
            since = sum(line.upto <= heard[viewer] for line in every)
            told = render.message(seen, say, since, 0)
            assert [step["say"] for step in told["steps"]] == [line.text for line in every[since:]]
            here = open_pages.setdefault(viewer, dict(render.all_parts(seen, say)))
            for changed in [*[step["parts"] for step in told["steps"]], told["parts"]]:
                here |= {key: part for key, part in changed.items() if key in here}  # as the page's script does
            heard[viewer] = len(seen.events)
            assert here == render.all_parts(seen, say)
            if match.phase not in met or match.over:
                fresh = shell(seen, say)
                assert fresh == around.setdefault(viewer, fresh)
        met.add(match.phase)
    assert match.over
    joined = len(match.see()["racers"]) - seats
    assert joined == (seats + options.get("drones", 0) if options.get("coop") else 0)


@ids
def test_what_moves_is_on_the_table(options: dict[str, Any], seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a step moves has its name on the page, before or after the step is drawn: in four games, the first
    six lines of each kind, by what they move."""
    monkeypatch.setattr(story, "SHOWN", 10_000)
    moved: set[str] = set()
    met: Counter[Any] = Counter()
    for match in games(4, options, seats):
        if not match.over:
            continue
        seen, say = seen_in_match(match, None), render.strings(match.game, "en")
        now, told, tables = render.all_parts(seen, say), lines(seen, say), scenes(seen, say)

        def html(at: int) -> str:
            stage = page_of(seen.game).stage(seen, tables[at], say, told[at].call)
            return "".join({**now, **render.game_parts(stage, seen, say)}.values())

        for at, line in enumerate(told):
            kind = line.id, *[motion.how for motion in line.motions]
            met[kind] += bool(line.motions)
            if not 1 <= met[kind] <= 6:
                continue
            before, after = html(max(at - 1, 0)), html(at)
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


def test_a_forecast_tells_of_a_drawn_card_once() -> None:
    car = {"vehicle": "Plain Car", "pilot": "Plain Pilot"}
    mine = {"cell": "c3", "hand": ["Cold Start"], "deck": ["Gnaw"]}
    racers = {"Ann": {**car, **mine}, "Bob": {**car, "cell": "b1"}}
    html = drawn(seen_in_match(mischia.load("deathroads", {"players": ["Ann", "Bob"], "racers": racers}), "Ann"))
    assert html.count("Ann draws one card.") == 1
    assert "draws a card" not in html


def test_a_dear_card_says_that_a_skid_follows() -> None:
    car = {"vehicle": "Plain Car", "pilot": "Plain Pilot"}
    doc = {
        "players": ["Ann", "Bob"],
        "racers": {"Ann": {**car, "cell": "c3", "handling": 1, "hand": ["Plasma Shot"]}, "Bob": {**car, "cell": "b1"}},
    }
    html = drawn(seen_in_match(mischia.load("deathroads", doc), "Ann"))
    assert "then skid" in html
    assert "you skid on your next turn" in unmarked(html)


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
    assert difficulty.note("bosses", None, say, known) == "Normal bots have won: alone 41 %, 2 players 35 %."
    assert difficulty.note("bosses", 1, say, known) == "Normal bots have won: alone 40 %."
    assert difficulty.note("drones", 2, say, known) == "Against one boss normal bots have won: alone 20 %."
    assert difficulty.note("drone_armour", 3, say, known) == "Against one boss normal bots have won: alone 10 %."
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


@pytest.mark.parametrize("options", [RACE, DRAFT], ids=["ready sets", "drafts"])
def test_whoever_drafts_sees_the_deck_that_they_will_drive_with(options: dict[str, Any]) -> None:
    """Every card of every car on offer lies beside it, later one's own deck so far: as the rules shuffle it then."""
    rng, match = random.Random(4), mischia.new("deathroads", NAMES[:3], seed=4, **options)
    shown: tuple[tuple[Any, int], ...] = ()
    while match.position["phase"] in BEFORE_HANDS:
        seen = seen_in_match(match, "Ann")
        parts = now("parts", seen, render.strings(seen.game, "en"))
        own = parts["hand"].model.deck
        offers = parts["centre"].model.offers if match.phase in ("preset", "vehicle") else ()
        assert all(offer.deck for offer in offers)
        assert drawn(seen).count('class="hand deck"') == len(offers) + bool(own)
        name = rng.choice(match.awaited)
        move = rng.choice(match.onward(name))
        shown = own or next((offer.deck for offer in offers if name == "Ann" and offer.phrase == move), shown)
        match.play(name, move)
    ann = match.position["racers"]["Ann"]
    later = [face.name for face, _ in shown if face.colour == "signature"]  # DR-156
    assert len(later) == bool(options.get("signature"))
    cards = {face.name: many for face, many in shown if face.name not in later}
    assert Counter(cards) == Counter([*ann["hand"], *ann["deck"]])


@pytest.mark.parametrize("options", [RACE, COOP], ids=["race", "coop"])
def test_bosses_and_drones_are_agreed_on_where_there_are_any(options: dict[str, Any]) -> None:
    seen = seen_in_match(mischia.new("deathroads", NAMES[:2], seed=1, **options), "Ann")
    say = render.strings(seen.game, "en")
    titles = {title for title, _ in drawing.agreed(seen, say).agreed}
    for option in ("choice-bosses", "choice-drones", "choice-drone_armour"):
        assert (say(option) in titles) == bool(options.get("coop"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_of_the_rules_shows_a_mark_of_its_source(language: str) -> None:
    sections = rules_text.sections(GAMES["deathroads"], language)
    assert any("<code>" in section.title for section in sections)
    assert not any("`" in section.title for section in sections)


def test_the_harder_of_two_ready_ways_against_bosses_is_won_less_often() -> None:
    """By any number of players, as far as normal bots have measured it; each says so."""
    say = render.strings(GAMES["deathroads"], "en")
    won = []
    for name in ("easy", "normal", "hard"):
        wanted = {**difficulty.USUAL, **difficulty.VARIANTS[name].options}
        del wanted["coop"]
        won.append({one.players: one.won for one in difficulty.measured() if one.options == wanted})
        assert difficulty.variant_note(name, say).startswith("Normal bots have won: alone")
    assert all(set(one) == {1, 2, 3, 4, 5} for one in won)
    assert all(won[0][players] > won[1][players] > won[2][players] for players in won[0])


def test_a_table_says_which_ready_way_it_plays() -> None:
    game = GAMES["deathroads"]
    say = render.strings(game, "en")

    def chosen(options: dict[str, Any] | None, **said: str) -> list[str]:
        return [one.name for one in drawing.variants_of(game, say, options, said) if one.chosen]

    assert chosen(None) == ["first"]  # a newcomer's
    for name, variant in difficulty.VARIANTS.items():
        assert chosen(dict(variant.options)) == [name]
    assert chosen({"signature": True}) == ["own"]
    assert chosen({}, variant="hard") == ["hard"]
