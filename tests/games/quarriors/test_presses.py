"""Few presses: what is no choice is made by itself, and what can be taken back takes one press."""

from random import Random
from statistics import median
from typing import Any

import pytest
from bench.presses import WITH, chosen, offers, play

import mischia
from mischia.core.match import Match
from mischia.core.page import SEVERAL
from mischia.games import GAMES
from mischia.games.quarriors.page.one_press import BY_PRESS

SURE = (*BY_PRESS, "use", "defend")  # what acts at once though it can't be taken back, for it gives nothing up


def table(bob: list[str], ann: list[str], wilds: tuple[str, ...] = (), **more: Any) -> Match:
    """Ann's turn, with these creatures; Bob has those."""
    plain = [card for card in ("goblin", "hag", "dragon", "warrior") if f"mighty_{card}" not in wilds]
    cards = {"assistant": 2, **dict.fromkeys((*plain, *wilds), 3)}
    zones = {"Ann": {"ready": ann, "bag": ["quiddity x6"], **more}, "Bob": {"ready": bob, "bag": ["quiddity x6"]}}
    given: dict[str, Any] = {"players": ["Ann", "Bob"], "current": "Ann", "phase": "ready", "wilds": cards}
    return Match(GAMES["quarriors"], {**given, "zones": zones}, {}, "few presses")


# --- questions that are none


@pytest.mark.parametrize(
    ("bob", "asked"),
    [
        (["goblin 3"], False),  # only one can
        (["goblin 3", "goblin 3"], False),  # it is all the same
        (["goblin 3", "assistant 5"], False),  # both fall, whoever is the first
        (["goblin 3", "hag 6"], True),  # of a goblin and a hag it is the goblin that may live
        (["hag 4", "hag 6"], True),
    ],
    ids=str,
)
def test_who_defends_is_asked_where_it_matters(bob: list[str], asked: bool) -> None:
    """QU-71, QU-73: an attack of 6."""
    match = table(bob, ["dragon 5"])
    match.play("Ann", "attack")
    assert (GAMES["quarriors"].forced(match.state) is None) == asked
    match.settle()
    assert match.turn == (["Bob"] if asked else ["Ann"])


def test_a_draw_on_the_way_is_not_passed_over() -> None:
    """What falls may bring dice: then the order is told by the player, though all of them fall."""
    match = table(["goblin 5", "assistant 5"], ["dragon 5"], ("mighty_goblin",))
    assert "mighty_goblin" in match.see()["wilds"]
    match.play("Ann", "attack")
    match.settle()
    assert match.turn == ["Bob"]


@pytest.mark.parametrize(
    ("active", "goes_on"),
    [
        (["quiddity 1", "quiddity 6"], True),
        (["quiddity 1", "goblin 3"], False),  # it can be paid for
        (["goblin 3"], True),  # it can't
        ([], True),
    ],
    ids=str,
)
def test_whoever_has_only_to_go_on_does(active: list[str], goes_on: bool) -> None:
    """QU-44: an attack that hits nobody, with nothing to summon and nothing to cast before it."""
    match = table(["hag 4"], [], active=active)
    match.settle()
    assert match.phase == ("capture" if goes_on else "ready")


def test_an_attack_that_hits_somebody_is_pressed() -> None:
    match = table(["hag 4"], ["goblin 3"])
    match.settle()
    assert match.moves("Ann") == ["attack"]


def test_going_on_by_itself_changes_nothing() -> None:
    """In whole games: what could have been spent before is spent after, and all is as if it had been the other way."""
    seen = 0
    for seed in range(6):
        match, rng = mischia.new("quarriors", ["Ann", "Bob"], seed=seed), Random(seed)
        while not match.over and match.number < 300:
            who, moves = match.turn[0], match.moves(match.turn[0])
            if GAMES["quarriors"].forced(match.state) == ("attack",):
                for spent in [move for move in moves if move.startswith("spend")][:1]:
                    one, other = (Match.restore(match.game, match.document()) for _ in range(2))
                    for move in (spent, "attack"):
                        one.play(who, move)
                    for move in ("attack", spent):
                        other.play(who, move)
                    assert one.position == other.position
                    seen += 1
            match.play(who, rng.choice(moves))
    assert seen > 10


# --- presses


def test_a_press_that_is_not_confirmed_can_be_taken_back_or_gives_nothing_up() -> None:
    """In whole games, whatever is offered."""
    kinds = set()
    for seed in range(4):
        match = Match(GAMES["quarriors"], {"players": ["Ann", "Bob"]}, {}, f"{seed}", by_hand=lambda name: True)
        while not match.over and len(match.answers) < 300:
            match.settle()
            who = match.turn[0]
            found = offers(match, who)
            for offer in found:
                if offer.presses == 1 and offer.verb not in SURE:
                    copy = Match.restore(match.game, match.document())
                    for move in offer.moves.split(SEVERAL):
                        copy.play(who, move)
                    assert copy.can_undo(who), offer
                    kinds.add(offer.verb)
            pressed = chosen(match, found)
            assert pressed is not None
            for move in pressed.moves.split(SEVERAL):
                match.play(who, move)
    assert "cull" in kinds


def test_what_rerolls_a_face_that_is_worth_something_is_confirmed() -> None:
    """QU-56: a die that only draws, or shows nothing else, acts at once."""
    match = Match(
        GAMES["quarriors"],
        {
            "players": ["Ann", "Bob"],
            "current": "Ann",
            "phase": "ready",
            "step": "immediate",
            "wilds": {"quiddity": 2, "assistant": 2, "portal": 3, "dragon": 3, "victory_charm": 3, "wizard": 3},
            "zones": {
                "Ann": {
                    "active": ["portal 5", "victory 4", "wizard 1", "dragon 3", "wizard 3", "assistant 4"],
                    "bag": ["quiddity x6"],
                },
                "Bob": {"bag": ["quiddity x6"]},
            },
        },
        {},
        "faces",
    )
    presses = {offer.moves: offer.presses for offer in offers(match, "Ann")}
    assert [presses[f"use {die}"] for die in ("portal 5", "victory 4", "wizard 1")] == [1, 1, 1]
    assert [presses[f"use {die}"] for die in ("dragon 3", "wizard 3", "assistant 4")] == [2, 2, 2]


def test_a_round_takes_seven_presses() -> None:
    """With a cull and a defence, for somebody who does all that can be done; before, it took twelve by this count."""
    rounds = [one for seed in range(2) for players in (2, 3) for one in play(seed, ["Ann", "Bob", "Cid"][:players])]
    busy = [one.pressed.total() for one in rounds if one.events.issuperset(WITH)]
    assert len(rounds) > 40
    assert len(busy) > 6
    assert sum(one.pressed.total() for one in rounds) / len(rounds) < 6
    assert median(busy) <= 7
    assert not any(one.pressed["end"] for one in rounds)


def test_the_turn_ends_by_itself_when_nothing_is_left() -> None:
    match = table(["hag 4"], [], active=["quiddity 1", "quiddity 1"])
    match.play("Ann", "attack")
    assert {offer.moves: offer.presses for offer in offers(match, "Ann")}["end"] == 1
    match.play("Ann", "spend all")
    match.play("Ann", "capture goblin")
    assert match.moves("Ann") == ["end"]
    assert [(offer.moves, offer.presses) for offer in offers(match, "Ann")] == [("end", 0)]
    assert match.can_undo("Ann")


def test_spells_stay_ready_unless_one_wants_otherwise() -> None:
    """QU-89: the end of the turn is one press, and there is another for who wants to discard."""
    match = table(["hag 4"], ["life 4"], ("life_spell",))
    match.play("Ann", "attack")
    found = {offer.moves for offer in offers(match, "Ann")}
    assert found >= {"end; end", "end"}
    for move in ("end", "end"):
        match.play("Ann", move)
    assert match.see()["zones"]["Ann"]["ready"] == ["life 4"]
    assert match.see()["current"] == "Bob"
