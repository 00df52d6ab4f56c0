"""The aim of the game is said at every table, in its first question, and when the end is near."""

import random
from itertools import cycle
from typing import Any

import pytest

import mischia
from mischia.core.language import LANGUAGES
from mischia.core.match import Match
from mischia.games import GAMES
from mischia.games.deathroads.page.scene import Car, Racer
from mischia.games.deathroads.page.standings import place
from mischia.table.seen import seen_in_match
from mischia.web.pages import drawing, render
from tests import laws
from tests.cases import slow_but
from tests.drawn import NAMES, drawn, now, scene, unmarked

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
        for _ in range(25):
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
                assert aim.first in unmarked(drawn(seen_in_match(match, name))).replace("&#39;", "'")
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
    rng, met, places = random.Random(4), set(), set()
    for seed in range(6):
        match = mischia.new("deathroads", NAMES[:seats], seed=seed, **options)
        while not match.over:
            aim = aim_of(match, "Ann")
            met.add(aim.last)
            at, of = place(now_scene(match, "Ann").racers, "Ann")
            places.add(at)
            left = sum(racer.ai == "boss" and not racer.out for racer in now_scene(match, "Ann").racers)
            words = f"aim-{mode}-last-short" if aim.last else f"aim-{mode}-short"
            assert aim.short == say(words, events=5, bosses=left, place=at, of=of)
            assert (f"place {at} of {of}" in aim.text) == (mode == "race" and at > 0)
            play_on(match, rng)
    assert met == {True, False}
    assert 0 in places
    assert len(places) > 1


def now_scene(match: Match, viewer: str) -> Any:
    return scene(seen_in_match(match, viewer), render.strings(match.game, "en"))


def test_place_is_by_row_then_by_gear() -> None:
    def racer(name: str, cell: str, gear: int, out: bool = False) -> Racer:
        return Racer(name, cars=(Car(name, cell, gear),), out=out)

    racers = [racer("Ann", "c4", 2), racer("Bob", "a4", 3), racer("Cid", "d6", 1), racer("Dee", "", 5)]
    racers.append(racer("Eve", "b7", 1, out=True))
    assert [place(racers, name) for name in ("Cid", "Bob", "Ann")] == [(1, 4), (2, 4), (3, 4)]
    assert place(racers, "Dee") == place(racers, None) == (0, 4)


def test_quickshot_tells_who_has_the_leader_card_and_how_many_are_in() -> None:
    rng, met = random.Random(1), set()
    for seed in range(12):
        match = mischia.new("quickshot", NAMES[:4], seed=seed)
        while not match.over:
            aim, view = aim_of(match, "Ann"), match.see()
            left = 4 - len(view["eliminated"])
            how = "You are out" if "Ann" in view["eliminated"] else "You have it"
            if "Ann" not in view["eliminated"] and view["leader"] != "Ann":
                how = f"{view['leader']} has it"
            assert f"{how}; {left} are still in." in aim.text
            assert f"{view['leader']} has it; {left} are still in." in aim_of(match, None).text
            met.add(aim.short.rpartition(" · ")[2])
            play_on(match, rng)
        assert "still in" not in aim_of(match, "Ann").text
    assert met == {"it is yours", "not yours", "you are out"}


def test_quarriors_tells_your_glory_and_the_empty_cards_on_a_phone_too() -> None:
    match = mischia.new("quarriors", NAMES[:2], seed=1)
    assert aim_of(match, "Ann").short == "20 glory wins · you have 0 · empty cards 0 of 4"
    assert aim_of(match, None).short == "First to 20 glory, or most when 4 cards are empty"


def test_fake_swords_warns_of_whoever_is_one_set_short() -> None:
    rng, met = random.Random(3), set()
    for seed in range(3):
        match = mischia.new("swords", NAMES[:4], seed=seed)
        while not match.over:
            aim, sets = aim_of(match, "Ann"), match.see()["sets"]
            if not match.see()["duel"]:
                near = [name for name in NAMES[1:4] if sets[name] == 2]
                assert (f"One set short: {', '.join(near)}." in aim.text) == bool(near)
                assert aim.last == (bool(near) or sets["Ann"] == 2)
                met.add(aim.last)
            else:
                met.add(aim.text.rpartition(". ")[2])
            play_on(match, rng)
    assert {True, False, "Nobody holds it now.", "You hold it now."} < met


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
