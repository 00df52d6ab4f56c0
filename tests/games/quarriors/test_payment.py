"""Paying in one go: what a page offers for dice that are still to be spent is what the rules then do."""

import re
from random import Random
from typing import Any

import mischia
from mischia.core.match import Match
from mischia.core.page import SEVERAL
from mischia.core.questions import THROW
from mischia.games import GAMES
from mischia.games.quarriors.page import forecast
from mischia.games.quarriors.page.payment import cheapest, worth
from mischia.table.seen import seen_in_match
from mischia.web.pages import render


def test_as_little_is_spent_as_will_do() -> None:
    zones = {"Ann": {"active": ["quiddity 1", "quiddity 6", "quiddity 6", "assistant 1"], "bag": ["quiddity x3"]}}
    given: dict[str, Any] = {
        "players": ["Ann", "Bob"],
        "current": "Ann",
        "phase": "capture",
        "captures": 1,
        "zones": {**zones, "Bob": {"bag": ["quiddity x6"]}},
        "wilds": {"quiddity": 1, "assistant": 1, "portal": 5, "warrior": 5, "strong_dragon": 5},
    }
    match = Match(GAMES["quarriors"], given, {}, "a test")
    s = forecast.table(seen_in_match(match, "Ann"))
    assert [worth(s, cheapest(s, need)) for need in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert [len(cheapest(s, need)) for need in range(1, 7)] == [1, 1, 2, 2, 3, 4]
    assert cheapest(s, 7) == ()
    assert offered(match, "Ann")[:2] == [
        "spend assistant 1; capture assistant",
        "spend quiddity 6; spend quiddity 6; capture portal",
    ]


def offered(match: Match, who: str) -> list[str]:
    """The moves of several at once that somebody's page offers."""
    parts = render.all_parts(seen_in_match(match, who), render.strings(match.game, "en"))
    return [move for move in re.findall(r'value="([^"]+)"', parts["centre"]) if SEVERAL in move]


def test_all_that_is_offered_can_be_done() -> None:
    """In whole games, at every moment."""
    kinds = set()
    for seed in range(2):
        match, rng = mischia.new("quarriors", ["Ann", "Bob"], seed=seed), Random(seed)
        while not match.over and match.number < 120:
            who = match.turn[0]
            for moves in offered(match, who)[:2]:
                copy = Match.restore(match.game, match.document())
                for move in moves.split(SEVERAL):
                    if move != THROW:  # here the dice don't wait for a hand
                        copy.play(who, move)
                kinds.add(moves.split(SEVERAL)[-1].split()[0])
            match.play(who, rng.choice(match.moves(who)))
    assert kinds == {"summon", "capture", THROW}
