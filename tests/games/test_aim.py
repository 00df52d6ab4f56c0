"""The aim of the game is said at every table, in its first question, and when the end is near."""

import random
import re
from itertools import cycle
from typing import Any

import pytest

import mischia
from mischia.core.language import LANGUAGES
from mischia.core.match import Match
from mischia.games import GAMES
from mischia.table.seen import seen_in_match
from mischia.web.pages import drawing, render
from tests import laws
from tests.cases import slow_but
from tests.drawn import NAMES, drawn, now

ROADS: list[tuple[str, int, dict[str, Any]]] = [
    ("race", 3, {}),
    ("coop", 2, {"coop": True}),
    ("solo", 1, {"coop": True}),
]
SHORTEST, SHORT = 20, 54  # letters of a line that fits under the bar of a phone


def aim_of(match: Match, viewer: str | None, language: str = "en") -> Any:
    return now("aim", seen_in_match(match, viewer), render.strings(match.game, language))


def play_on(match: Match, rng: random.Random) -> None:
    name = rng.choice(match.awaited)
    match.play(name, rng.choice([move for move in match.onward(name) if move != "yield"]))


@pytest.mark.parametrize("game", slow_but(["quickshot", "swords"], GAMES))
def test_it_is_said_to_everybody_at_any_time(game: str) -> None:
    rng, languages = random.Random(2), cycle(LANGUAGES)
    for table in laws.tables(GAMES[game]):
        match = table.match(seed=4)
        for _ in range(40):
            language = next(languages)
            for viewer in (None, match.names[0]):
                aim = aim_of(match, viewer, language)
                assert aim.text
                assert SHORTEST < len(aim.short) <= SHORT, aim.short
            if match.over:
                break
            play_on(match, rng)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_decides_for_the_first_time_reads_it_in_the_question(game: str) -> None:
    rng = random.Random(1)
    match = mischia.new(game, NAMES[:3], seed=3)
    told: set[str] = set()
    for _ in range(60):
        for name in match.awaited:
            aim = aim_of(match, name)
            prompt = drawing.prompt(seen_in_match(match, name), render.strings(match.game, "en"))
            assert prompt.aim == aim.first
            if aim.first:
                page = re.sub(r"</?a\b[^>]*>", "", drawn(seen_in_match(match, name)))  # words of the trade are links
                assert aim.first in page.replace("&#39;", "'")
                told.add(name)
        if match.over:
            break
        play_on(match, rng)
    assert told
    assert not aim_of(match, match.names[0]).first


def test_the_last_round_of_quickshot_says_so_and_no_other() -> None:
    rng = random.Random(1)
    met = set()
    for seed in range(30):
        match = mischia.new("quickshot", NAMES[:4], seed=seed)
        while not match.over:
            aim, round = aim_of(match, "Ann"), match.see()["round"]
            assert aim.last == (round == 4) == aim.text.startswith("Last round")
            met.add(round)
            play_on(match, rng)
        assert not aim_of(match, "Ann").last
    assert met == {1, 2, 3, 4}


@pytest.mark.parametrize(("mode", "seats", "options"), slow_but(ROADS[-1:], ROADS))
def test_death_roads_has_an_aim_for_each_way_to_play(mode: str, seats: int, options: dict[str, Any]) -> None:
    say = render.strings(GAMES["deathroads"], "en")
    rng, met = random.Random(4), set()
    for seed in range(6):
        match = mischia.new("deathroads", NAMES[:seats], seed=seed, **options)
        while not match.over:
            aim = aim_of(match, "Ann")
            met.add(aim.last)
            words = f"aim-{mode}-last-short" if aim.last else f"aim-{mode}-short"
            assert aim.short == say(words, events=5, bosses=0)
            play_on(match, rng)
    assert met == {True, False}


def test_fake_swords_counts_your_sets_and_tells_how_one_hits() -> None:
    rng, duels, counted = random.Random(3), 0, set()
    match = mischia.new("swords", NAMES[:4], seed=2)
    while not match.over:
        aim = aim_of(match, "Ann")
        if match.see()["duel"]:
            duels += "strike" in aim.text
        else:
            counted.add(aim.text)
        play_on(match, rng)
    assert duels
    assert any("You have none yet" in text for text in counted)
    assert "You have" not in aim_of(match, None).text
