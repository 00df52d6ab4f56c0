"""The log of Death Roads for the page: its lines, the table after each of them, and why an automa did what it did."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

import mischia
from mischia.core.clauses import clauses
from mischia.core.game import TAKEN_BACK
from mischia.core.language import LANGUAGES, Strings
from mischia.core.match import Match
from mischia.core.page import Line
from mischia.core.state import Event
from mischia.games import GAMES
from mischia.games.deathroads.page import last_automa_turn
from mischia.games.deathroads.page.events import SHOWS
from mischia.games.deathroads.page.scene import Scene
from mischia.games.deathroads.text.automa_reasons import decided_by
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from tests import laws
from tests.cases import slow_but
from tests.drawn import lines, scene, scenes

STATIC = Path(mischia.__file__).parent / "web" / "pages" / "static"
GAME = GAMES["deathroads"]
TABLES = laws.tables(GAME)


def bare(scene: Scene) -> Scene:
    """A table without the mark of a blow, which is seen with its line alone."""
    return replace(scene, struck=None)


@pytest.mark.parametrize("seed", slow_but(range(4), range(24)))
def test_the_table_after_the_last_line_is_the_table_as_it_is(seed: int) -> None:
    """But for the draft of weapons, of whose beginning nothing is told: a fifth of the moments of a race, for an
    onlooker and for one of those who drive."""
    rng, say, same = Random(seed), render.strings(GAME, "en"), 0
    match = TABLES[seed * 37 % len(TABLES)].match(f"told {seed}")
    driver = rng.choice(match.names)
    while not match.over and len(match.answers) < 2500:
        laws.play_one(match, rng)
        for viewer in (None, driver) if rng.random() < 0.2 or match.over else ():
            seen = seen_in_match(match, viewer)
            told, now = bare(scenes(seen, say)[-1]), scene(seen, say)
            if match.phase != "deck":
                assert told == now
                same += 1
    assert same


@pytest.mark.slow
def test_what_was_taken_back_is_told_and_drawn_no_more() -> None:
    taken = 0
    for seed in range(6):
        rng, match = Random(seed), TABLES[seed * 5 % len(TABLES)].match(f"undo {seed}")
        say = Strings(GAME, "en")
        while not match.over and len(match.answers) < 300:
            name = rng.choice(match.turn)
            seen = seen_in_match(match, None)
            told, before = [line.text for line in lines(seen, say)], scene(seen, say)
            match.play(name, rng.choice(match.moves(name)))
            if match.can_undo(name) and rng.random() < 0.5:
                there = [line.text for line in lines(seen_in_match(match, None), say)]
                events = len(match.events)
                match.undo(name)
                seen = seen_in_match(match, None)
                every = [line.text for line in lines(seen, say)]
                if len(match.events) > events:
                    assert every == [*there, f"{name} takes it back."]
                    assert every[: len(told) - 1] == told[:-1]
                    assert bare(scenes(seen, say)[-1]) == before
                    taken += 1
    assert taken > 20


# --- the lines


def played(seed: int, table: int) -> Match:
    """A whole game, or a long piece of one."""
    rng, match = Random(seed), TABLES[table % len(TABLES)].match(f"lines {seed}")
    while not match.over and len(match.answers) < 1500:
        laws.play_one(match, rng)
    return match


@pytest.mark.parametrize("table", slow_but([0], range(0, 28, 4)))
def test_every_event_is_told_in_a_line_with_its_clause(table: int) -> None:
    """To an onlooker in all languages, to one who drives in one of them."""
    match = played(table, table)
    glyphs = set(re.findall(r'id="([\w-]+)"', (STATIC / "glyphs.svg").read_text(encoding="utf-8")))
    mine = LANGUAGES[table // 4 % len(LANGUAGES)]
    for viewer, lang in [*[(None, lang) for lang in LANGUAGES], (match.names[0], mine)]:
        seen, say = seen_in_match(match, viewer), render.strings(GAME, lang)
        told = lines(seen, say)
        assert [line.upto for line in told] == sorted({line.upto for line in told})
        assert told[-1].upto == len(seen.events)
        racers = len(scene(seen, say).racers)
        for line in told:
            assert line.text
            assert line.clause in clauses(GAME)
            assert line.icon.removeprefix("glyphs.svg#") in glyphs
            named = {name for motion in line.motions for name in (*motion.what, motion.to) if name}
            assert all(NAMES.fullmatch(name) for name in named), named
            assert all(int(found) < racers for name in named for found in ON_PLAQUE.findall(name))


NAMES = re.compile(
    r"car-\d(-[01])?|(plaque|pips|armour|gear|tokens|hand|trophies|handling)-\d+|played|skid-card|ai-card|event-card"
    r"|final-card|lane-\d|barrier-[a-f]\d|far-ahead|far-behind|cover-(left|right)|order|deck-[FMB]"
    r"|(vehicle|pilot)-[a-z0-9-]+"
)
ON_PLAQUE = re.compile(r"^(?:plaque|pips|armour|gear|tokens|hand|trophies|handling|car)-(\d+)")


def test_told_bit_by_bit_it_is_the_same() -> None:
    """A line that was told stays as it is, whatever happens next."""
    rng, say = Random(3), Strings(GAME, "en")
    match = next(table for table in TABLES if "coop" in str(table)).match("bit by bit")
    before: list[Line] = []
    while not match.over and len(match.answers) < 400:
        laws.play_one(match, rng)
        every = list(lines(seen_in_match(match, "Ann"), say))
        assert every[: len(before)] == before
        before = every
    assert lines(seen_in_match(match, "Ann"), Strings(GAME, "en")) == before  # told at once


def test_every_event_has_a_row() -> None:
    assert set(SHOWS) == {*GAME.events, TAKEN_BACK}


def test_nobody_is_told_of_others_cards() -> None:
    match, say = played(5, 0), Strings(GAME, "en")
    drawn = [line for line in lines(seen_in_match(match, None), say) if line.id == "fills-hand"]
    assert drawn
    assert not any(line.here for line in drawn)
    mine = [line for line in lines(seen_in_match(match, "Ann"), say) if line.id == "fills-hand"]
    assert any(line.here.startswith("Your cards:") for line in mine)


# --- why did it do that?


def test_an_automa_is_no_mystery() -> None:
    """The card it drew, each way that it tried, why some were forbidden, what it did: each with its clause."""
    match = mischia.new("deathroads", ["Ann", "Bob"], seed=4, coop=True, drones=2)
    rng, say = Random(4), Strings(GAME, "en")
    whose: set[str] = set()
    while not match.over:
        laws.play_one(match, rng)
        seen = seen_in_match(match, None)
        turn = last_automa_turn(seen, scene(seen, say), say)
        if not turn:
            continue
        first = max(at for at in range(turn[0].upto) if seen.events[at].id == "turn")
        assert turn[0].id in ("turn", "ai-draws", "draws-down")
        events = seen.events[first : turn[-1].upto]
        assert [event.id for event in events].count("turn") == 1
        ways = [event for event in events if event.id in ("weighs", "rules-out")]
        assert len([line for line in turn if line.id in ("weighs", "rules-out")]) == len(ways)
        whose.add(seen.events[turn[0].upto - 1].args[0])
        for line in turn:
            if line.id in ("ai-draws", "tries", "weighs", "rules-out", "settles", "too-dear", "no-target"):
                assert line.here, line.text
    seen = seen_in_match(match, None)
    assert len(whose) > 1
    assert whose <= {racer.name for racer in scene(seen, say).racers if racer.ai}
    told = lines(seen, say)
    assert {"ai-draws", "settles"} <= {line.id for line in told}
    assert not {"tries", "weighs", "rules-out", "acts", "no-target"} & {line.id for line in told}, (
        "a decision is one line"
    )
    turns = [at for at, line in enumerate(told) if line.id in ("turn", "ai-draws")]
    of_ai = [end - at for at, end in pairwise(turns) if told[at].id == "ai-draws"]
    assert median(of_ai) <= 4


DECIDED = [  # what was weighed: damage, rows, away, on dirt, off the middle, to itself, cost; the first is chosen
    ("harm", True, [(2, 0, 1, 0, "0", 0, 1), (0, 3, 1, 0, "0", 0, 1)]),
    ("distance", True, [(0, 0, 1, 0, "1", 0, 1), (0, 1, 3, 0, "0", 0, 1)]),
    ("dirt", False, [(0, 0, 9, 0, "1½", 0, 1), (5, 2, 1, 1, "0", 0, 1)]),
    ("rows", False, [(0, 2, 9, 0, "1½", 0, 1), (5, 1, 1, 0, "½", 0, 1)]),
    ("middle", True, [(0, 0, 2, 0, "½", 0, 1), (0, 0, 2, 0, "1½", 0, 1)]),
    ("own", True, [(2, 0, 2, 0, "½", 1, 4), (2, 0, 2, 0, "½", 3, 1)]),
    ("cost", False, [(0, 0, 2, 0, "½", 0, 1), (0, 0, 2, 0, "½", 0, 3)]),
    ("first", False, [(0, 0, 2, 0, "½", 0, 1), (0, 0, 7, 0, "½", 0, 1)]),
    ("only", True, [(0, 0, 2, 0, "½", 0, 1)]),
    ("only", True, [(0, 0, 2, 0, "½", 0, 1), (4, 0, 2, 0, "½", 0, 6)]),  # the other was too dear
]


@pytest.mark.parametrize(("by", "aggressive", "ways"), DECIDED)
def test_what_decided(by: str, aggressive: bool, ways: list[tuple[Any, ...]]) -> None:
    events = [Event("weighs", "DR-R47", ("Boss", (str(at),), *way)) for at, way in enumerate(ways)]
    chosen = Event("settles", "DR-R47", events[0].args)
    assert decided_by(chosen, events, aggressive) == by


def test_an_optional_symbol_that_serves_nothing_decides() -> None:
    ways = [Event("weighs", "DR-R47", ("Boss", way, 0, 0, 2, 0, "½", 0, 1)) for way in (("use", "go left"), ("skip",))]
    assert decided_by(Event("settles", "DR-R47", ways[1].args), ways, aggressive=False) == "used"


def test_who_is_no_seat_is_called_by_its_name_in_the_readers_language() -> None:
    def told(lang: str, event: Event) -> str:
        return Strings(GAME, lang).event(event, ["Ann"])

    assert told("it", Event("fires", "DR-126", (0, "nothing"))) == "Ann spara a vuoto."
    assert told("fr", Event("fires", "DR-126", ("Wasp Drone", (0,)))) == "Drone guêpe tire sur Ann."
    assert told("it", Event("game-over", "DR-174", ("nobody",))).endswith("nessuno.")
    assert told("fr", Event("moves", "DR-111", ("Hot Rodent", "c4"))).startswith("Hot Rodent ")
