"""Every game, and the toy, under every law."""

from collections.abc import Callable
from functools import partial
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chi2_contingency, chisquare, fisher_exact

from mischia import IsMcts
from mischia import Random as RandomBot
from mischia.bots import Bot
from mischia.core import fate
from mischia.core.game import Game
from mischia.core.questions import Chance
from mischia.games import GAMES
from tests import laws, toy
from tests.cases import slow_but

pytestmark = pytest.mark.law
ALL_GAMES = {**GAMES, "toy": toy.GAME}
TABLES = {name: laws.tables(game) for name, game in ALL_GAMES.items()}

ALONE = ("quarriors",)  # where nobody chooses at once with anybody

each_game = pytest.mark.parametrize("game", slow_but([toy.GAME], ALL_GAMES.values()), ids=list(ALL_GAMES))
each_name = pytest.mark.parametrize("name", slow_but(["toy"], ALL_GAMES))
each_moment_law = pytest.mark.parametrize("law", laws.MOMENT_LAWS, ids=lambda law: law.__name__)
each_table_law = pytest.mark.parametrize("law", laws.TABLE_LAWS, ids=lambda law: law.__name__)


@each_game
def test_tables_cover_the_game(game: Game) -> None:
    tables = TABLES[game.name]
    assert {len(table.players) for table in tables} == set(game.players)
    assert len({str(table) for table in tables}) == len(tables)


def test_tables_of_quickshot() -> None:
    """QS-R32, in both editions."""
    seated = {(len(t.players), t.sit_down().s.seats) for t in TABLES["quickshot"]}
    with_dummies = {(3, n) for n in range(3, 8)} | {(4, n) for n in range(4, 8)}
    assert seated == {(1, 5), (2, 5), (5, 5), (6, 6), (7, 7)} | with_dummies
    assert len(TABLES["quickshot"]) == 2 * len(seated)


@each_game
@each_moment_law
def test_at_every_moment(game: Game, law: laws.Law) -> None:
    rng = Random(law.__name__)
    tables = TABLES[game.name]
    order = rng.sample(tables, len(tables))
    part = laws.share(game) / (12 if law in laws.TAKES_LONG and laws.share(game) < 1 else 1)
    for number in range(laws.some(game, laws.MOMENT_LAWS[law])):
        for at in laws.moments(order[number % len(order)], rng, part):
            law(at, rng)


@each_game
@each_table_law
def test_at_every_table(game: Game, law: Callable[[laws.Table, Random], object]) -> None:
    rng = Random(law.__name__)
    for table in laws.some_tables(game, rng):
        for _ in range(laws.some(game, laws.TABLE_LAWS[law])):
            law(table, rng)


@each_game
@pytest.mark.parametrize("law", laws.BELIEF_LAWS, ids=lambda law: law.__name__)
def test_what_a_seat_believes(game: Game, law: Callable[[laws.Table, Random], None]) -> None:
    rng = Random(law.__name__)
    for table in laws.some_tables(game, rng):
        for _ in range(laws.some(game, laws.BELIEF_LAWS[law])):
            law(table, rng)


QUICK_LAWS = [law for law in laws.MOMENT_LAWS if law not in (laws.bots_do_not_peep, laws.odds_sum_to_one)]


@each_name
@given(data=st.data())
def test_whatever_happens(name: str, data: st.DataObject) -> None:
    """Hypothesis looks for the table, the moment, the law and the chance that break it, and makes them small."""
    table = data.draw(st.sampled_from(TABLES[name]))
    skipped = data.draw(st.integers(0, 20))
    law = data.draw(st.sampled_from(QUICK_LAWS))
    rng = data.draw(st.randoms(use_true_random=False))
    for at in laws.moments(table, rng):
        if skipped == 0:
            law(at, rng)
            break
        skipped -= 1


@each_game
def test_guess_is_fair(game: Game) -> None:
    if not laws.hides_something(TABLES[game.name][0], Random(7)):
        return  # then a guess is the position itself: `guess_is_no_copy` sees to that
    for table in Random(7).sample([table for table in TABLES[game.name] if len(table.players) > 1], 3):
        real, guessed = laws.fairness_of_guess(table, Random(7), 700)
        kinds = sorted(real | guessed)
        assert len(kinds) > 1
        assert chi2_contingency([[n[kind] for kind in kinds] for n in (real, guessed)]).pvalue > 0.001


@each_game
@pytest.mark.parametrize("bot", [RandomBot, partial(IsMcts, 6, None)], ids=["random", "normal"])
def test_bots_that_see_alike_choose_independently(game: Game, bot: Callable[[int], Bot]) -> None:
    """One seed for two bots makes them agree no more often than two seeds do."""
    rng = Random(7)
    tables = [table for table in TABLES[game.name] if len(table.players) > 1]
    counts = [laws.agreements(table, bot, rng, 40) for table in rng.sample(tables, 3)]
    one, two, cases = (sum(counted) for counted in zip(*counts, strict=True))
    if cases:
        assert fisher_exact(np.array([[one, cases - one], [two, cases - two]]), "greater").pvalue > 0.001
    else:
        assert game.name in ALONE


@each_game
def test_chance_is_fair(game: Game) -> None:
    """What is drawn, by a source of chance or by a match's secret, comes as often as the odds say."""
    rng = Random(7)
    asked = {type(at.question): at.question for t in TABLES[game.name] for at in laws.moments(t, rng)}
    small = [c for t in TABLES[game.name][:4] for at in laws.moments(t, rng) for c in laws.chances(at.question)]
    assert Chance in asked
    for chance in rng.sample(small, 6):
        odds = dict(chance.outcomes())
        wanted = {outcome: float(p) for outcome, p in odds.items()}
        times = 20 * len(odds) + 1000
        for drawn in (
            [chance.pick(rng) for _ in range(times)],
            [fate.outcome("a secret", number, chance) for number in range(times)],
        ):
            assert set(drawn) <= set(odds)
            if len(odds) > 1:
                counted = [drawn.count(outcome) for outcome in wanted]
                assert chisquare(counted, [p * times for p in wanted.values()]).pvalue > 0.0005
