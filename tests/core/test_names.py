"""What people are called: nobody is mistaken for another, whatever the names."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mischia
from mischia import BadPosition, Match
from mischia.core.game import Game
from mischia.core.names import in_moves, shown
from mischia.games import GAMES
from tests import laws

PILES = {"A": ["flamingo", "statue", "pirouette"], "B": ["deep-bow"], "C": ["free-arm", "head-start"]}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def quarrel(names: list[str]) -> Match:
    """All point at one pile: the Boss chooses who fights."""
    given = {"players": names, "phase": "point", "piles": PILES}
    match = mischia.load("swords", given, seed=1)
    for name in names:
        match.play(name, "point A")
    return match


def test_two_names_in_a_row_are_no_other_two() -> None:
    match = quarrel(["Ann", "Bob Cid", "Ann Bob", "Cid"])
    assert match.phase == "fighters"
    assert match.moves("Ann") == [
        "fight Ann Bob Cid",
        'fight Ann "Ann Bob"',
        "fight Ann Cid",
        'fight Bob Cid "Ann Bob"',
        "fight Bob Cid Cid",
        'fight "Ann Bob" Cid',
    ]
    match.play("Ann", 'fight  "Ann Bob" Cid')
    assert match.see()["duel"]["fighters"] == ["Ann Bob", "Cid"]
    assert match.log[-2] == "Ann Bob fights Cid"


def test_quotes_may_be_left_out_where_nothing_else_is_meant() -> None:
    match = quarrel(["Ann", "Bob", "Ann Bob", "Cid"])
    assert 'fight "Ann Bob" Cid' in match.moves("Ann")
    match.play("Ann", "fight Ann Bob Cid")
    assert match.see()["duel"]["fighters"] == ["Ann Bob", "Cid"]


words = st.sampled_from(["Ann", "Bob", "Cid", '"', 'Ann"', '"Bob', "5", "goblin", "|", ",", "Ann,"])
names = st.lists(words, min_size=1, max_size=3).map(" ".join)


@settings(max_examples=300, deadline=None)
@given(st.lists(names, min_size=4, max_size=4, unique=True))
def test_no_two_moves_read_alike_whatever_the_names(four: list[str]) -> None:
    match = quarrel(four)
    boss = match.turn[0]
    assert len(set(match.moves(boss))) == len(match.choices(boss)) == 6
    for phrase, move in match.choices(boss).items():
        assert match.said(phrase, tuple(match.choices(boss).values())) == move
    written = in_moves(tuple(four))
    for one, other in combinations(written, 2):
        assert not f"{one} ".startswith(f"{other} ")
        assert not f"{other} ".startswith(f"{one} ")


@each_game
def test_a_match_of_any_names_can_be_stored(game: Game) -> None:
    names = ["Ann", "Ann 2", 'Al "Ace"', "Ann 2 goblin 5"][: max(game.players.start, 3)]
    match = Match(game, game.fill_up(names, []), {}, seed=3)
    rng = Random(3)
    for _ in range(60):
        if not match.over:
            laws.play_one(match, rng)
    again = Match.restore(game, match.document())
    assert (again.position, again.log, again.answers) == (match.position, match.log, match.answers)


@each_game
@pytest.mark.parametrize(
    "name",
    [
        "Ann ",
        " Ann",
        "Ann  Lee",
        "An\tn",
        "Ann\n",
        "",
        " ",
        "\u202eAnn",
        "A\x00nn",
        "\ud800",
        "e\u0301",
        5,
        None,
        ["Ann"],
    ],
)
def test_a_name_is_what_it_looks_like(game: Game, name: object) -> None:
    seats = [name, "Bob", "Cid"]
    with pytest.raises(BadPosition, match="is no name") as refused:
        mischia.new(game.name, seats, seed=1)  # type: ignore[arg-type]
    if isinstance(name, str) and shown(name):
        assert repr(shown(name)) in str(refused.value)


@each_game
def test_nobody_is_there_twice(game: Game) -> None:
    with pytest.raises(BadPosition, match="Ann twice"):
        mischia.new(game.name, ["Ann", "Bob", "Ann"], seed=1)
