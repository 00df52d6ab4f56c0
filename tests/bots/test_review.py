"""What decided a match: in made-up games the numbers are known; in all games they add up, and luck is no skill."""

from random import Random
from typing import Any

import pytest

import mischia
from mischia.bots.advice import wilson
from mischia.bots.reckoning import FEWEST, MOST, Reckoning
from mischia.bots.review import Account, Chances, Review, review, turning_points
from mischia.core.match import Match
from mischia.games import GAMES
from tests import made_up

NEAR = 0.08  # with 400 continuations
FEW = 4


def account(kind: str, *answers: str) -> list[Account]:
    return list(review(Reckoning(made_up.played(kind, *answers))).accounts)


def check(found: Account, skill: float, chance: float, others: float) -> None:
    assert found.skill == pytest.approx(skill, abs=NEAR)
    assert found.chance == pytest.approx(chance, abs=NEAR)
    assert found.others == pytest.approx(others, abs=NEAR)


def test_a_coin_is_all_luck() -> None:
    ann, bob = account("coin", "fall 1")
    check(ann, 0.0, 0.5, 0.0)
    check(bob, 0.0, -0.5, 0.0)
    assert ann.skill == ann.reach == 0.0


@pytest.mark.parametrize(("move", "gain"), [("go 1", 0.5), ("go 2", -0.5)])
def test_to_win_or_to_lose_by_choice_is_all_skill(move: str, gain: float) -> None:
    ann, bob = account("choice", move)
    check(ann, gain, 0.0, 0.0)
    check(bob, 0.0, 0.0, -gain)  # the others did it
    assert ann.clear
    assert not bob.clear


def test_what_nobody_can_know_is_no_skill() -> None:
    for penny in ("go 1", "go 2"):
        ann, bob = account("pennies", "go 1", penny)
        won = 0.5 if penny == "go 1" else -0.5
        check(ann, 0.0, 0.0, won)
        check(bob, 0.0, 0.0, -won)


def test_a_guess_is_luck_and_knowledge_is_skill() -> None:
    guessed, known = account("hidden", "fall 2", "go 2")[0], account("seen", "fall 2", "go 2")[0]
    check(guessed, 0.0, 0.0, 0.5)
    check(known, 0.5, 0.0, 0.0)


@pytest.mark.parametrize(("coin", "luck"), [("fall 1", 0.25), ("fall 2", -0.75)])
def test_the_better_odds_are_skill_and_the_rest_is_luck(coin: str, luck: float) -> None:
    check(account("odds", "go 1", coin)[0], 0.25, luck, 0.0)


def test_a_turning_point_is_a_large_change_beyond_the_bounds() -> None:
    def at(*chances: float) -> list[Chances]:
        return [Chances(chance, *wilson(chance, 400)) for chance in chances]

    curve = [at(0.5, 0.5), at(0.53, 0.47), at(0.8, 0.2), at(0.6, 0.4), at(0.9, 0.1), at(0.75, 0.25)]
    found = turning_points(curve)
    assert [(point.step, point.seat) for point in found] == [(1, 0), (2, 0), (3, 0)]
    assert found[0].change == pytest.approx(0.27)
    assert turning_points(curve[:2]) == ()


# --- all games


def at_random(game: str, seats: int = 3, seed: int = 5, **options: Any) -> Match:
    match, rng = mischia.new(game, list("ABC")[:seats], seed=seed, **options), Random(seed)
    while not match.over:
        name = rng.choice(match.awaited)
        match.play(name, rng.choice(match.onward(name)))
    return match


def quick(match: Match) -> Review:
    """With very few continuations."""
    return review(Reckoning(match, budget=1, fewest=FEW))


def short(game: str) -> Match:
    """A short match of a game, of those that are played at random."""
    return min(
        (at_random(game, 2 if game in ("quarriors", "deathroads") else 3, seed) for seed in range(4)), key=length
    )


def length(match: Match) -> int:
    return len(match.answers)


@pytest.mark.parametrize("game", GAMES)
def test_it_adds_up(game: str) -> None:
    match = short(game)
    found = quick(match)
    assert found.whole
    assert found.continuations == FEW
    assert found.steps[-1].upto == len(match.answers)
    for moment in found.curve:
        assert sum(one.chance for one in moment) == pytest.approx(1.0)
        assert all(0.0 <= one.low <= one.chance <= one.high <= 1.0 for one in moment)
    for seat, one in enumerate(found.accounts):
        won = match.names[seat] in match.winners
        assert one.start + one.skill + one.chance + one.others == pytest.approx(won / len(match.winners))
    for point in found.turning_points:
        assert abs(point.change) > 0.0
    assert len(found.turning_points) <= 3


def test_who_play_together_win_or_lose_together() -> None:
    match = at_random("deathroads", 2, coop=True)
    found = quick(match)
    assert found.together
    for moment in found.curve:
        assert len({one.chance for one in moment}) == 1
    assert {one.result for one in found.accounts} == {1.0 if match.winners else 0.0}


def test_the_same_match_gives_the_same_wherever_one_begins() -> None:
    match = at_random("quickshot")
    one, other = Reckoning(match, budget=1), Reckoning(Match.restore(match.game, match.document()), budget=1)
    late = [other.count(at) for at in (9, 3)]
    assert late == [one.count(9), one.count(3)]


def test_what_is_counted_so_far_is_told() -> None:
    reckoning = Reckoning(at_random("quickshot"), budget=1)
    found = review(reckoning, [reckoning.count(at) for at in range(4)])
    assert found.counted == 3
    assert not found.whole
    assert (found.turning_points, found.accounts) == ((), ())


def test_a_short_match_gets_more_continuations() -> None:
    assert Reckoning(at_random("quickshot")).continuations == MOST
    assert Reckoning(at_random("quickshot"), budget=1).continuations == FEWEST
    assert review(Reckoning(made_up.played("coin", "fall 1"))).too_short


def test_choices_made_at_once_are_one_step() -> None:
    reckoning = Reckoning(at_random("quickshot"))
    several = [step for step in reckoning.steps if len(step.choices) > 1]
    assert several
    assert all(list(step.choices) == sorted(step.choices) for step in several)
