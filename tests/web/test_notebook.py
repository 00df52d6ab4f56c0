"""A match and a view in a notebook: the page's drawing, nothing to fetch, and nothing that the viewer may not know."""

import pickle
import re
from html import unescape
from random import Random
from typing import Any

import pytest

import mischia
from mischia import Match
from mischia.core.guess import View
from mischia.core.position import view
from mischia.games import GAMES
from tests import laws, toy

games = pytest.mark.parametrize("game", GAMES)


def midway(game: str) -> Match:
    """A match after some moves."""
    table = laws.tables(GAMES[game])[-1]
    match = table.match(seed=3)
    rng = Random(3)
    for _ in range(9):
        name = rng.choice(match.awaited)
        match.play(name, rng.choice(match.onward(name)))
    return match


@games
def test_it_is_drawn_and_fetches_nothing(game: str) -> None:
    match = midway(game)
    name = match.turn[0]
    things: list[Any] = [match, match.see(name), match.see_as(name), match.see()]
    for thing in things:
        html = thing._repr_html_()
        assert html is not None
        assert html.startswith("<div")
        page = unescape(re.search('srcdoc="([^"]*)"', html)[1])  # type: ignore[index]
        assert "<svg" in page
        assert "<script" not in page
        assert not re.search(r'(?:src|href)="/static|url\(/static|<link\b', page)
        used = set(re.findall(r'<use[^>]*href="#([^"]+)"', page))
        assert used
        assert used <= set(re.findall(r'\bid="([^"]+)"', page))


@games
def test_a_seat_s_drawing_tells_no_secret(game: str) -> None:
    """All that the seat can't know is dealt anew: the drawing is the same, byte by byte."""
    match = midway(game)
    for seat, name in enumerate(match.names):
        other = match.game.guess(match.state, seat, Random(1))
        seen = View(view(match.game, other, match.names, name), match.game, match.options, name)
        mine = match.see(name)
        assert isinstance(mine, View)
        assert seen._repr_html_() == mine._repr_html_()


def test_a_game_without_a_page_shows_its_words() -> None:
    match = Match(toy.GAME, {"seats": ["Ann", "Bob"]}, seed=1)
    assert match._repr_html_() is None
    assert repr(match).startswith("<toy: Ann, Bob;")


def test_a_view_is_a_document() -> None:
    seen = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7).see("Bob")
    assert type(pickle.loads(pickle.dumps(seen))) is dict
    assert pickle.loads(pickle.dumps(seen)) == seen == dict(seen)
