"""Bots: they choose a legal move from what a seat sees, the same from the same, and a good one where it is plain."""

from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

import mischia
from mischia import IsMcts, Match, MischiaError, bot_named
from mischia import Random as RandomBot
from mischia.bots import LEVELS, Bot, Expert, levels_of
from mischia.core.game import Way
from mischia.games import GAMES
from tests import laws, toy

ALL_GAMES = {**GAMES, "toy": toy.GAME}
QUICK: dict[str, Bot] = {
    "random": RandomBot(seed=1),
    "hints": IsMcts(iterations=10, seed=1),
    "plain": IsMcts(iterations=4, seed=1, hints=False),
}


@pytest.mark.parametrize("name", ALL_GAMES)
@pytest.mark.parametrize("bot", QUICK.values(), ids=list(QUICK))
def test_bots_play_whole_games(name: str, bot: Bot) -> None:
    rng = Random(1)
    for table in rng.sample(laws.tables(ALL_GAMES[name]), 3 if laws.share(ALL_GAMES[name]) == 1 else 1):
        match = table.match(seed=5)
        whole = laws.share(table.game) == 1
        while not match.over and (whole or len(match.answers) < 60):
            seat = rng.choice(match.awaited)
            seen = match.see_as(seat)
            move = bot.choose(seen)
            assert move in seen.moves
            match.play(seat, move)
        assert match.winners or not whole or match.game.may_be_lost(match.state)


def asked() -> Match:
    """A table of five at which the others are to choose."""
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid", "Dan", "Eve"], seed=7)
    match.play(match.turn[0], match.moves(match.turn[0])[0])
    return match


def test_the_same_knowledge_and_seed_give_the_same_move() -> None:
    seen = asked().see_as(asked().turn[0])
    for bot in (RandomBot(seed=3), IsMcts(iterations=40, seed=3)):
        assert len({bot.choose(seen) for _ in range(4)}) == 1
    assert {RandomBot(seed=seed).choose(seen) for seed in range(60)} == set(seen.moves)


def test_the_seat_is_in_the_seed() -> None:
    """In a virtual duel both fencers see the very same; what each does is drawn by dice of its own."""
    match = mischia.load("swords", {"phase": "beat", "duel": {"cards": ["statue"], "fighters": ["Ann", "Bob"]}})
    ann, bob = match.see_as("Ann"), match.see_as("Bob")
    assert ann.view == bob.view
    assert ann.moves == bob.moves
    for level in ("random", "normal"):
        alike = sum(bot_named(level, seed).choose(ann) == bot_named(level, seed).choose(bob) for seed in range(60))
        assert 0 < alike < 40


def test_who_has_chosen_before_makes_no_difference() -> None:
    """A bot's move depends on nothing but what it may take into account: not on the order of choosing."""
    match = asked()
    *others, last = match.turn
    alone = match.see_as(last)
    for name in others:
        match.play(name, match.moves(name)[-1])
    for bot in (RandomBot(seed=3), IsMcts(iterations=40, seed=3)):
        assert bot.choose(match.see_as(last)) == bot.choose(alone)


def test_one_move_needs_no_thought() -> None:
    match = mischia.load("quickshot", {"hands": {"Ann": [6], "Bob": [1], "Cid": [2]}})
    begin = perf_counter()
    assert IsMcts(seconds=30).choose(match.see_as("Ann")) == "play 6"
    assert perf_counter() - begin < 5


def test_seconds() -> None:
    seen = asked().see_as(asked().turn[0])
    begin = perf_counter()
    assert IsMcts(seconds=0.3).choose(seen) in seen.moves
    assert 0.3 <= perf_counter() - begin < 5


PLAIN = [
    # the last round, and only one card is sure to beat the leader's
    (
        {
            "round": 4,
            "phase": "play",
            "leader": "Bob",
            "hands": {"Ann": [2, 8], "Bob": [1], "Cid": [3, 3]},
            "table": {"Bob": {"card": 1}},
        },
        "play 8",
    ),
    # the last round, and only the largest card makes the 4 stronger than the 8
    (
        {
            "round": 4,
            "phase": "reinforce",
            "hands": {"Ann": [1, 8], "Bob": [1], "Cid": [2]},
            "table": {"Ann": {"card": 4}, "Bob": {"card": 8}, "Cid": {"card": 7}},
        },
        "add 8",
    ),
]


@pytest.mark.parametrize(("given", "move"), PLAIN)
def test_a_plain_best_move(given: dict[str, object], move: str) -> None:
    match = mischia.load("quickshot", given)
    for bot in (IsMcts(iterations=400), IsMcts(iterations=400, hints=False)):
        assert bot.choose(match.see_as("Ann")) == move


def test_levels() -> None:
    assert list(LEVELS) == ["random", "easy", "normal", "hard", "expert"]
    seen = asked().see_as(asked().turn[0])
    for level in ("random", "easy", "normal", "expert"):
        assert bot_named(level, seed=4).choose(seen) in seen.moves
    assert bot_named("hard") != bot_named("hard", seed=1)
    with pytest.raises(MischiaError, match="No bot 'clever'; there are: random, easy, normal, hard, expert"):
        bot_named("clever")


def test_a_game_may_have_ways_of_its_own() -> None:
    """How much a level thinks is the house's, unless the game says otherwise; an expert may be one that searches."""
    normal = IsMcts(iterations=6, level="normal")
    assert normal.in_game(toy.GAME) == normal
    assert levels_of(toy.GAME) == ["random", "easy", "normal", "hard"]
    ways = {"normal": Way(9, hints=False, horizon=2), "expert": Way(11)}
    game = replace(toy.GAME, hints=replace(toy.GAME.hints, ways=ways))
    found = normal.in_game(game)
    assert (found.effort, found.hints, found.horizon) == (9, False, 2)
    assert normal.in_game(GAMES["deathroads"]).effort == 60
    assert levels_of(game) == ["random", "easy", "normal", "hard", "expert"]
    match = Match(game, game.fill_up(["Ann", "Bob"], []), {}, "ways")
    seen = match.see_as(match.turn[0])
    assert Expert(3).choose(seen) == IsMcts(iterations=11, seed=3).choose(seen)
