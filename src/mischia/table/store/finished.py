"""A match that is over, on its way to the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from mischia.table.store.schema import MATCH_FILES, MATCHES, PLAYERS

LONGEST = 64  # letters of a name as it is looked for
YES = "yes"  # what a record says of a match that is rated


@dataclass(frozen=True)
class Player:
    """Who sat at a match."""

    name: str
    kind: str  # "person", "bot" or "dummy"
    level: str | None  # of a bot
    person: str | None
    won: bool
    hinted: bool  # has asked the coach
    stood_in: bool  # a bot has played for them


@dataclass(frozen=True)
class Finished:
    """A match that is over."""

    table_id: str
    game: str
    options: dict[str, Any]
    listed: bool
    began: float
    ended: float
    moves: int
    abandoned: bool
    plays_on: bool  # it began at a position of another match
    players: tuple[Player, ...]
    document: str  # JSON: the match as it can be taken along
    rated: str | None = None  # whether it is rated: "yes", or why not; None: nobody wanted it
    shown: float = 0.0  # from when on it is for everybody


def folded(name: str) -> str:
    """A name as it is looked for.

    >>> folded(" Große ANN ")
    'grosse ann'
    """
    return " ".join(name.split()).casefold()[:LONGEST]


class Scribe:
    """Writes finished matches, each once."""

    def __init__(self, shared: bool) -> None:
        insert: Any = postgresql.insert if shared else sqlite.insert
        self._match, self._player, self._file = (
            insert(table).on_conflict_do_nothing() for table in (MATCHES, PLAYERS, MATCH_FILES)
        )

    def write(self, finished: Sequence[Finished], connection: Connection) -> None:
        if not finished:
            return
        connection.execute(self._match, [match_row(one) for one in finished])
        connection.execute(self._player, [row for one in finished for row in player_rows(one)])
        connection.execute(self._file, [{"table_id": one.table_id, "document": one.document} for one in finished])


def match_row(one: Finished) -> dict[str, Any]:
    return {
        "table_id": one.table_id,
        "game": one.game,
        "options": orjson.dumps(one.options, option=orjson.OPT_NON_STR_KEYS).decode(),
        "listed": one.listed,
        "began": one.began,
        "ended": one.ended,
        "moves": one.moves,
        "abandoned": one.abandoned,
        "plays_on": one.plays_on,
        "shown": one.shown,
        "rated": one.rated,
    }


def player_rows(one: Finished) -> list[dict[str, Any]]:
    return [
        {
            "table_id": one.table_id,
            "seat": seat,
            "person_id": player.person,
            "name": player.name,
            "folded": folded(player.name),
            "kind": player.kind,
            "level": player.level,
            "won": player.won,
            "hinted": player.hinted,
            "stood_in": player.stood_in,
            "ended": one.ended,
        }
        for seat, player in enumerate(one.players)
    ]
