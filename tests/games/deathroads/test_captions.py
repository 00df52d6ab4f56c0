"""What stands under a card and on the button of each way: in few words, but nothing that matters is left out."""

from typing import Any

import pytest

from mischia.core.language import LANGUAGES
from mischia.core.match import CHANCE, Match
from mischia.games import GAMES
from mischia.games.deathroads.content.box import box
from mischia.games.deathroads.page.forecast_view import Teller
from mischia.games.deathroads.page.hand_view import HandModel
from mischia.games.deathroads.rules.shooting import aims
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from tests.drawn import now, scene


def race(racers: dict[str, Any], **given: Any) -> Match:
    return Match(GAMES["deathroads"], {"players": ["Ann", "Bob"], "racers": racers, **given}, {}, "seen", scripted=True)


def band(match: Match) -> HandModel:
    """Ann's own band."""
    seen = seen_in_match(match, "Ann")
    model: HandModel = now("parts", seen, render.strings(seen.game, "en"))["hand"].model
    return model


def ways(match: Match) -> dict[str, str]:
    """By what is offered: what is said to come of it."""
    return {way.phrase: way.why for way in band(match).ways}


def test_a_stun_says_what_either_way_costs() -> None:
    stunned = {"cell": "c4", "handling": 5, "statuses": {"stun": 1}, "hand": ["Coast"]}
    told = ways(race({"Ann": stunned, "Bob": {"cell": "b6"}}))
    assert told == {"stun lose": "handling 4", "stun idle": "no actions this turn"}


def test_a_skid_card_says_all_that_it_does() -> None:
    match = race(
        {"Ann": {"pilot": "Steady Eddie", "cell": "c4", "gear": 2, "handling": 0}, "Bob": {"cell": "b6"}},
    )
    match.play(CHANCE, "draw Spin Out")
    assert ways(match) == {"ignore": "no change", "resolve": "gear 1 · +1 stun"}


def test_a_veer_says_that_a_card_decides() -> None:
    veers = {"cell": "c4", "statuses": {"veer": 1, "stun": 1}, "hand": ["Coast"]}
    assert ways(race({"Ann": veers, "Bob": {"cell": "b6"}}))["veer"] == "the card decides"


def test_a_shot_says_that_armour_goes() -> None:
    bob = {"cell": "c5", "condition": 2, "armour": ["yellow", "red"], "hand": ["Coast"]}
    match = race({"Ann": {"cell": "c3", "hand": ["Zap"]}, "Bob": bob})
    [play] = [mode for mode in band(match).modes if mode.kind == "play"]
    preview = play.cards[0].preview
    assert preview is not None
    assert preview.brief == "Bob −2, armour off"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_aim_has_a_name_of_its_own(language: str) -> None:
    match = race({"Ann": {"cell": "c3", "hand": ["Zap"]}, "Bob": {"cell": "c5"}})
    seen, say = seen_in_match(match, "Ann"), render.strings(GAMES["deathroads"], language)
    teller = Teller(scene(seen, say), box(), "Ann", say)
    aimed = [card for card in box().cards if card.tracks and 0 < card.picks < len(card.tracks)]
    assert aimed
    for card in aimed:
        words = [teller.aimed(numbers, card.name) for _, numbers in aims(card)]
        assert len(set(words)) == len(words)
        assert not any(word.isdigit() for word in words)


def test_the_end_shows_how_everybody_stands() -> None:
    """The winner first, then by how far ahead, those who are out last."""
    racers = {
        "Ann": {"cell": "c3", "done": True},
        "Bob": {"cell": "c5", "condition": 4, "done": True},
        "Cid": {"eliminated": True},
    }
    given = {"players": list(racers), "racers": racers, "phase": "over"}
    match = Match(GAMES["deathroads"], given, {}, "seen")
    shown = [(one.name, one.row, bool(one.condition)) for one in band(match).standings]
    assert shown == [("Bob", 5, True), ("Ann", 3, True), ("Cid", 0, False)]
