"""A coach: it finds what wins, says the same from the same, and knows no more than the seat."""

from random import Random

import pytest

import mischia
from mischia import IllegalMove, Match
from mischia.bots.advice import Advice, Coach
from mischia.core.guess import Seen
from mischia.core.position import view, whole
from mischia.core.questions import Ask
from mischia.games import GAMES

QUICK = Coach(continuations=600)
WON_AT_ONCE = {"quickshot": (3, 0), "quarriors": (2, 27), "deathroads": (2, 0)}  # seats, and the seed of such a match


def played_until_won(game: str, seats: int, seed: int) -> tuple[Match, str, set[str]]:
    """A match, played at random, where somebody has a move that wins at once, and others that do not."""
    match, rng = mischia.new(game, list("ABC")[:seats], seed=seed), Random(seed)
    while True:
        question = match.state.question
        if isinstance(question, Ask):
            name, wins = match.names[question.seat], set()
            for phrase, move in match.choices(match.names[question.seat]).items():
                s = match.state.clone()
                s.answer(move)
                if s.question is None and question.seat in s.winners:
                    wins.add(phrase)
            if 0 < len(wins) < len(question.moves):
                return match, name, wins
        name = rng.choice(match.awaited)
        match.play(name, rng.choice(match.onward(name)))


@pytest.mark.parametrize("game", WON_AT_ONCE)
def test_a_move_that_wins_at_once_is_the_pick(game: str) -> None:
    match, name, wins = played_until_won(game, *WON_AT_ONCE[game])
    advice = QUICK.advise(match.see_as(name))
    assert advice.pick.phrase in wins
    assert advice.pick.chance == 1.0
    assert advice.pick.high == 1.0
    assert advice.pick.line == ()


def choosing(game: str = "quickshot", seats: str = "Ann Bob Cid Dee", after: int = 0) -> Match:
    """A table where so many answers were given by people."""
    match, rng = mischia.new(game, seats.split(), seed=7), Random(7)
    for _ in range(after):
        name = match.awaited[0]
        match.play(name, rng.choice(match.onward(name)))
    return match


def advice_of(match: Match, coach: Coach = QUICK) -> Advice:
    return coach.advise(match.see_as(match.awaited[0]))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_can_be_done_and_is_a_chance(game: str) -> None:
    match = choosing(game, "Ann Bob Cid")
    for _ in range(4):
        advice = advice_of(match)
        moves = match.moves(match.awaited[0])
        assert 1 <= len(advice.candidates) <= 3
        assert len({one.phrase for one in advice.candidates}) == len(advice.candidates)
        for one in advice.candidates:
            assert one.phrase in moves
            assert one.chance is None or 0.0 <= one.low <= one.chance <= one.high <= 1.0
            assert all(match.game.phrase(deed.move, match.names) for deed in one.line)
        assert advice.looked >= 600
        match.play(match.awaited[0], advice.pick.phrase)


def test_the_same_knowledge_and_seed_give_the_same_advice() -> None:
    match = choosing(after=1)
    assert advice_of(match) == advice_of(match)
    assert advice_of(match) != advice_of(match, Coach(continuations=600, seed=1))


def test_two_tables_that_look_the_same_get_the_same_advice() -> None:
    match = choosing(after=1)
    name = match.awaited[0]
    seen = match.see_as(name)
    other = match.game.guess(match.state, seen.seat, Random(3))
    assert whole(match.game, other, match.names) != whole(match.game, match.state, match.names)
    theirs = Seen(match.game, match.options, name, view(match.game, other, match.names, name), seen.moves, seen.memory)
    assert QUICK.advise(theirs) == QUICK.advise(seen)


def test_where_all_choose_at_once_it_tells_a_mixture() -> None:
    match = choosing(after=1)
    assert match.secret_choice
    shares = [one.share for one in advice_of(match).candidates]
    assert all(share is not None and 0.0 < share <= 1.0 for share in shares)
    assert shares == sorted(shares, reverse=True, key=lambda share: share or 0.0)


def test_where_one_is_asked_the_best_chance_is_the_pick() -> None:
    advice = advice_of(choosing())
    chances = [one.chance or 0.0 for one in advice.candidates]
    assert chances == sorted(chances, reverse=True)
    assert all(one.share is None for one in advice.candidates)
    assert any(one.line for one in advice.candidates)


def test_no_chance_is_told_where_none_can_be() -> None:
    """In the drafts of Death Roads the race has not begun."""
    advice = advice_of(choosing("deathroads", "Ann Bob Cid"))
    assert len(advice.candidates) > 1
    assert {one.chance for one in advice.candidates} == {None}


def test_whoever_is_not_asked_gets_no_advice() -> None:
    match = choosing()
    other = next(name for name in match.names if name not in match.awaited)
    with pytest.raises(IllegalMove):
        QUICK.advise(match.see_as(other))


def test_time_is_kept() -> None:
    """Within seconds it looks at fewer than it may, though at every move a few times."""
    advice = advice_of(choosing(), Coach(continuations=10_000_000, seconds=0.05))
    assert 16 <= advice.looked < 10_000_000
