"""Tables that an earlier version wrote: they are found again, stand where they stood, and are played to their end."""

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from sqlalchemy import make_url

from mischia.core.match import Match
from mischia.games import GAMES
from mischia.table.hall import Hall
from mischia.table.store.store import Store

DUMPS = sorted((Path(__file__).parent / "stored").glob("*.sql"))


def restored(dump: Path, folder: Path) -> Path:
    """The database that a dump was made of."""
    file = folder / "mischia.db"
    database = sqlite3.connect(file)
    database.executescript(dump.read_text(encoding="utf-8"))
    database.close()
    return file


def rows(file: Path) -> list[tuple[str, str, str, dict[str, Any]]]:
    database = sqlite3.connect(file)
    found = database.execute("SELECT id, game, status, kept FROM tables ORDER BY id").fetchall()
    database.close()
    return [(id, game, status, orjson.loads(kept)) for id, game, status, kept in found]


def play_to_the_end(match: Match, rng: Random) -> None:
    while not match.over:
        if match.awaited:
            match.play(match.awaited[0], rng.choice(match.onward(match.awaited[0])))
        else:
            match.draw()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_a_kept_match_goes_on_where_it_was(dump: Path, tmp_path: Path) -> None:
    """By its position alone, as after a change of the rules: the steps that it names are still there."""
    for id, game, status, kept in rows(restored(dump, tmp_path)):
        if status == "playing":
            match = Match.resume(GAMES[game], kept["match"])
            assert (
                orjson.loads(orjson.dumps(match.position, option=orjson.OPT_NON_STR_KEYS)) == kept["match"]["position"]
            ), game
            play_to_the_end(match, Random(id))


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
@pytest.mark.anyio
async def test_a_stored_table_is_played_to_its_end(dump: Path, tmp_path: Path) -> None:
    file = restored(dump, tmp_path)
    hall = Hall(Store(make_url(f"sqlite:///{file}")))
    await hall.store.migrate()
    await hall.open_doors()
    try:
        for id, game, status, _ in rows(file):
            table = await hall.table(id)
            assert (table.game.name, table.status) == (game, status)
            rng = Random(id)
            while table.status == "playing":
                match = table.playing()
                seat = next(seat for seat in table.seats if seat.name == match.awaited[0])
                assert seat.person is not None
                phrase = rng.choice(match.onward(seat.name))
                await hall.move(id, seat.person, phrase, match.number)
                table = await hall.table(id)
    finally:
        await hall.close()
