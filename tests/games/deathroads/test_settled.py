"""Choices that are none: what the table answers by itself, and what it must ask."""

from typing import Any

import pytest

from mischia.core.match import CHANCE, Match
from mischia.games import GAMES


def race(given: dict[str, Any]) -> Match:
    """A race of Ann and Bob; chance says what the test lets it say."""
    return Match(GAMES["deathroads"], {"players": ["Ann", "Bob"], **given}, {}, "settled", scripted=True)


def answered(match: Match) -> list[tuple[str, str]]:
    """What the table answers by itself now, for whom."""
    before = len(match.answers)
    match.settle()
    return match.answers[before:]


def skid(card: str, gear: int) -> Match:
    """A skid of a pilot who may ignore a card of it, as the first card is turned up."""
    ann = {"pilot": "Steady Eddie", "cell": "c4", "gear": gear, "handling": 0}
    match = race({"racers": {"Ann": ann, "Bob": {"cell": "b6"}}})
    match.play(CHANCE, f"draw {card}")
    return match


@pytest.mark.parametrize("gear", [1, 3])
def test_a_skid_card_without_effect_is_not_asked_about(gear: int) -> None:
    assert answered(skid("Clean Save", gear))[0] == ("Ann", "resolve")


@pytest.mark.parametrize("card", ["Fall Back", "Slide Left", "Spin Out"])
def test_a_skid_card_that_does_something_is_asked_about(card: str) -> None:
    match = skid(card, 1)
    assert answered(match) == []
    assert match.moves("Ann") == ["ignore", "resolve"]


def struck(katana: dict[str, Any], wakizashi: dict[str, Any], event: str = "Vultures") -> Match:
    """Both bikes are struck by an event, at the end of a round."""
    ann = {"vehicle": "Plain Bikes", "bikes": {"Katana": katana, "Wakizashi": wakizashi}}
    return race({"phase": "resolve", "event": event, "racers": {"Ann": ann, "Bob": {"cell": "c6"}}})


def test_the_order_of_bikes_that_fare_alike_is_not_asked() -> None:
    match = struck({"cell": "c2"}, {"cell": "d2"})
    assert match.moves("Ann") == ["first Katana", "first Wakizashi"]
    assert answered(match)[0] == ("Ann", "first Katana")
    assert [bike["condition"] for bike in match.position["racers"]["Ann"]["bikes"].values()] == [3, 3]


def test_the_order_of_bikes_is_asked_where_it_matters() -> None:
    """The first one to lose its armour is asked first whether it uses the effect."""
    hurt = {"condition": 1, "armour": ["green", "yellow"]}
    assert answered(struck({"cell": "c2", **hurt}, {"cell": "d2", **hurt})) == []


def test_whoever_has_no_card_keeps_the_hand_and_the_others_choose() -> None:
    racers = {"Ann": {"cell": "c4", "hand": ["Coast"]}, "Bob": {"cell": "b6", "hand": []}}
    match = race({"phase": "prepare", "racers": racers})
    assert match.turn == ["Ann", "Bob"]
    assert answered(match) == [("Bob", "keep")]
    assert match.turn == ["Ann"]
