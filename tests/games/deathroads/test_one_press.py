"""A turn is a card and one press: what the press sends is the card, its way, and the end of the turn."""

from mischia.core.page import SEVERAL
from mischia.games.deathroads.page.hand_view import CardChoice
from tests.games.deathroads.test_captions import band, race

ANN = {"pilot": "Steady Eddie", "cell": "c3", "hand": ["Gnaw", "Coast"]}


def cards(kind: str) -> list[CardChoice]:
    match = race({"Ann": ANN, "Bob": {"cell": "e6", "hand": ["Coast"]}})
    return [card for mode in band(match).modes if mode.kind == kind for card in mode.cards]


def after(said: str) -> tuple[list[str], str]:
    """Who is asked what once it was said."""
    match = race({"Ann": ANN, "Bob": {"cell": "e6", "hand": ["Coast"]}})
    for move in said.split(SEVERAL):
        match.play("Ann", move)
    return match.turn, match.phase


def test_a_press_ends_the_turn_unless_something_is_to_be_added() -> None:
    for kind, also in (("play", "pilot"), ("pilot", "a card")):
        for card in cards(kind):
            assert card.also == also
            for deed in card.deeds:
                assert after(deed.ends) == (["Bob"], "act")
                assert after(deed.phrase) == (["Ann"], "second")


def test_nothing_is_ended_that_goes_on() -> None:
    """A pilot without an action adds nothing, so that the turn is over with the card."""
    plain = {"Ann": {**ANN, "pilot": "Plain Pilot"}, "Bob": {"cell": "e6", "hand": ["Coast"]}}
    for mode in band(race(plain)).modes:
        assert not any(card.also or deed.ends for card in mode.cards for deed in card.deeds)
