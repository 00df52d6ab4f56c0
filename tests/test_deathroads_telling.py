"""Death Roads told by its events: the table after the last of them is the table of the position."""

from random import Random

import pytest

from mischia.core.match import Match
from mischia.games import GAMES
from mischia.games.deathroads.fold import Table, scenes, start
from mischia.games.deathroads.scene import scene_of
from tests import laws

GAME = GAMES["deathroads"]
TABLES = laws.tables(GAME)


def table_of(match: Match) -> Table:
    return Table(tuple(match.names), GAME.show_options(match.options))


@pytest.mark.parametrize("seed", range(24))
def test_the_story_told_by_events_is_the_position(seed: int) -> None:
    rng = Random(seed)
    match = TABLES[seed * 37 % len(TABLES)].match(f"told {seed}")
    table, scene, heard = table_of(match), start(table_of(match)), 0
    while not match.over and len(match.answers) < 2500:
        laws.play_one(match, rng)
        events = match.events_for(None)
        *_, scene = scene, *scenes(table, scene, events[heard:])
        heard = len(events)
        for viewer in (None, rng.choice(match.names)) if rng.random() < 0.2 or match.over else ():
            assert scene_of(match.see(viewer), scene) == scene
