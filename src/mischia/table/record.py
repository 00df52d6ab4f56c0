"""What is kept of a match that is over: the line of it that lists show, its seats, and its file."""

import orjson

from mischia.core.match import CHANCE
from mischia.table.seat import Seat
from mischia.table.store.finished import Finished, Player
from mischia.table.table import Table


def record_of(table: Table) -> Finished | None:
    """The record of a table's match; of one that was brought as a file, or that today's rules refuse, there is none."""
    match, ended = table.match, table.ended
    if match is None or ended is None or table.opening.match is not None:
        return None
    return Finished(
        table_id=table.id,
        game=table.game.name,
        options=dict(table.options),
        listed=table.opening.listed,
        began=table.began,
        ended=ended.at,
        moves=sum(name != CHANCE for name, _ in match.answers),
        abandoned=not match.over,
        plays_on=table.opening.position is not None,
        players=tuple(player_of(seat, match.winners, table.known_people()) for seat in table.seats),
        document=orjson.dumps(table.document(), option=orjson.OPT_NON_STR_KEYS).decode(),
    )


def player_of(seat: Seat, winners: list[str], known: frozenset[str]) -> Player:
    """Who sat there. Whoever has resigned has not won, whatever became of the seat."""
    return Player(
        name=seat.name,
        kind=seat.kind,
        level=seat.level if seat.kind == "bot" else None,
        person=seat.person if seat.person in known else None,
        won=seat.name in winners and not seat.resigned,
        hinted=seat.hinted,
        stood_in=seat.stood_in,
    )
