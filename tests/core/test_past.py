"""The table after each event: kept while somebody watches, played again when it is asked for later."""

from random import Random

import pytest

from mischia.core.match import Match
from mischia.core.past import KEPT
from mischia.core.position import Doc
from mischia.games import GAMES

NAMES = ["Ann", "Bob", "Cid"]


def match_of(name: str, seed: int = 1, watched: bool = False) -> Match:
    game = GAMES[name]
    return Match(game, game.fill_up(NAMES, []), {}, seed, watched=watched)


def play_on(match: Match, rng: Random, undoing: bool = False) -> None:
    name = rng.choice(match.turn)
    match.play(name, rng.choice(match.moves(name)))
    if undoing and rng.random() < 0.5 and match.can_undo(name):
        match.undo(name)


def views(match: Match, viewer: str | None) -> list[Doc]:
    past = match.past(viewer)
    view = past.views(0)
    return [view(at) for at in range(len(past.events))]


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_late_sees_what_was_seen_all_along(game: str) -> None:
    """Moves that were taken back included, and choices that were changed."""
    early, late = match_of(game), match_of(game)
    kept: dict[str | None, list[Doc]] = {"Ann": [], None: []}
    rngs = Random(1), Random(1)
    for _ in range(60):
        for match, rng in zip((early, late), rngs, strict=True):
            if not match.over:
                play_on(match, rng, undoing=True)
        for viewer, seen in kept.items():
            past = early.past(viewer)
            view = past.views(len(seen))
            seen += [view(at) for at in range(len(seen), len(past.events))]
    assert early.events == late.events
    for viewer, seen in kept.items():
        assert views(late, viewer) == seen
        assert len(seen) == len(late.events_for(viewer))


@pytest.mark.parametrize("game", GAMES)
def test_the_table_after_the_last_event_is_the_table_as_it_is(game: str) -> None:
    """Unless something has happened since of which nothing is told."""
    match = match_of(game, watched=True)
    rng = Random(2)
    while not match.over and len(match.answers) < 200:
        play_on(match, rng)
    last = views(match, None)[-1]
    now = match.see(None)
    assert last.keys() == now.keys()


def test_a_long_match_keeps_only_the_last_tables() -> None:
    match = match_of("quarriors")
    rng = Random(3)
    match.past(None).views(0)
    while len(match.events) < 2 * KEPT:
        play_on(match, rng)
    first = len(match.events) - KEPT
    assert set(match.stills.since(first)) == set(range(first, len(match.events)))
    assert set(match.stills.since(0)) == set(range(len(match.events)))
    assert set(match.stills.since(first)) == set(range(first, len(match.events)))


def test_nothing_is_kept_while_nobody_watches() -> None:
    match = match_of("quickshot")
    play_on(match, Random(4))
    assert match.state.stills is None


def test_choices_that_are_told_together_do_not_tell_who_was_first() -> None:
    """Whoever chooses first, everybody is shown the same."""
    shown = []
    for order in (("Bob", "Cid"), ("Cid", "Bob")):
        match = match_of("quickshot", watched=True)
        leader = match.turn[0]
        match.play(leader, match.moves(leader)[0])
        others = [name for name in NAMES if name != leader]
        for at in (0, 1) if order[0] == "Bob" else (1, 0):
            match.play(others[at], match.moves(others[at])[0])
        shown.append(views(match, None))
    assert shown[0] == shown[1]
