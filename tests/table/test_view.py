"""What a viewer gets of a live table is what the same viewer gets of its match; the table waits for the same people."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from mischia.core.guess import View
from mischia.core.match import Match
from mischia.games import GAMES
from mischia.table.seen import TableSeen, seen_in_match
from mischia.table.view import look
from mischia.web.pages import drawing, notebook, render
from tests.table.play import PEOPLE, Script

pytestmark = pytest.mark.law
games = pytest.mark.parametrize("game", GAMES)
OF_THE_TABLE = {"id", "seq", "seats", "host", "commitment", "clock", "limit", "stirred"}  # a match alone has none
OF_THE_LOG = {"number", "events", "past", "seq", "clause", "can_undo", "can_restart", "points"}
# a view has none; over, the log has the clause
MANY, MOMENTS = 3, 60


def live(game: str) -> Iterator[tuple[Script, Match]]:
    """Random moments of some tables of people."""
    for seed in range(MANY):
        rng = Random(f"{game}/{seed}")
        table = Script(game=game).start()
        for _ in range(MOMENTS):
            if table.table.status == "over":
                break
            yield table, table.table.playing()
            table.step(rng)


def viewers() -> list[tuple[str | None, str | None]]:
    return [(None, None), *((person, person.title()) for person in PEOPLE)]


def told(seen: TableSeen, but: set[str]) -> dict[str, Any]:
    return {key: value for key, value in seen._asdict().items() if key not in but}


@games
def test_a_live_table_looks_like_its_match(game: str) -> None:
    for script, match in live(game):
        for person, name in viewers():
            assert told(look(script.table, person), OF_THE_TABLE) == told(seen_in_match(match, name), OF_THE_TABLE)


@games
def test_a_view_alone_looks_like_its_match(game: str) -> None:
    for _, match in live(game):
        for _, name in viewers():
            view = match.see(name)
            assert isinstance(view, View)
            alone, whole = notebook.seen_in_view(view), seen_in_match(match, name)
            but = OF_THE_TABLE | OF_THE_LOG
            if whole.sealed is not None:
                but |= {"choices"}  # only the match itself knows that it may still be changed
            assert told(alone, but) == told(whole, but)


@games
def test_your_move_is_said_to_those_that_the_table_waits_for(game: str) -> None:
    for script, match in live(game):
        say = render.strings(match.game, "en")
        for person, name in viewers():
            assert drawing.prompt(look(script.table, person), say).yours == (name in match.awaited)


def test_while_the_boss_may_still_sort_all_others_wait() -> None:
    """In Fake Swords everybody may announce a pile meanwhile: nobody's move; the screen names the Boss alone."""
    script = Script(game="swords").start().until("sort", Random(1))
    script.step(Random(1))
    match = script.table.playing()
    (boss,) = match.awaited
    assert len(match.turn) == len(PEOPLE)
    say = render.strings(match.game, "en")
    for person, name in viewers():
        tab = drawing.prompt(look(script.table, person), say).tab
        assert (tab == say("web-tab-you", name=name or "")) == (name == boss)
    screen = drawing.prompt(look(script.table, None), say)
    assert screen.title == say("web-wait", count=1, names=boss)


def test_nobody_is_awaited_once_it_is_abandoned() -> None:
    script = Script().start()
    for person in PEOPLE:
        script.do(person, "end", agree=True)
    for viewer, _ in viewers():
        seen = look(script.table, viewer)
        assert (seen.status, seen.turn, seen.choices) == ("over", (), {})
