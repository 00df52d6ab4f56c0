"""The lessons of every game: they play to their end, every other move is answered, and the coach is brief."""

from collections.abc import Iterator

import pytest

from mischia.core import lesson, scenario
from mischia.core.clauses import clauses
from mischia.core.language import LANGUAGES, Strings
from mischia.core.lesson import Stop
from mischia.core.scenario import Scenario
from mischia.games import GAMES, page_of

pytestmark = pytest.mark.law

ALL = [one for game in GAMES.values() for one in lesson.ideas(game)]
SOME = 40  # moves that are tried at one question, spread over all
UNKIND = ("wrong", "error", "oops", "sbagliat", "errore", "faux", "erreur")

ideas = pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)


def asked(one: Scenario) -> Iterator[Stop]:
    """Where the learner has to choose."""
    return (stop for stop in lesson.stops(one) if stop.meant is not None)


@ideas
def test_it_plays_to_its_end_and_says_what_it_means(one: Scenario) -> None:
    scenario.run(one, GAMES)
    lesson.check(one, GAMES[one.game])
    assert any(asked(one))
    assert set(one.clauses) <= set(clauses(GAMES[one.game]))


@ideas
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_move_is_answered(one: Scenario, language: str) -> None:
    game = GAMES[one.game]
    say, page = Strings(game, language), page_of(game)
    for stop in asked(one):
        match = lesson.come_to(stop, one, game)
        others = [move for move in match.moves(one.learner) if not lesson.is_meant(stop, match, move)]
        for move in others[:: max(1, len(others) // SOME)]:
            told = lesson.causes(stop, one, game, [move], page, say)
            assert 1 <= len(told) <= lesson.PANELS, (stop.says, move)
            assert all(line.text for line in told), (stop.says, move)
            assert all(line.clause in clauses(game) for line in told), (stop.says, move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_kind(language: str) -> None:
    for one in ALL:
        say = Strings(GAMES[one.game], language)
        said = [id for stop in lesson.stops(one) for id in (stop.says, *stop.otherwise.values())]
        assert [id for id in said for word in UNKIND if word in say(id).casefold()] == []


def test_ids_are_unique_and_tell_the_game() -> None:
    assert len({one.id for one in ALL}) == len(ALL)
    assert all(one.id.startswith(f"{one.game}/lessons/") for one in ALL)
    assert {one.game for one in ALL} == set(GAMES)
