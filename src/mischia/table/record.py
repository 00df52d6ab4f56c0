"""What is kept of a match that is over: the line of it that lists show, its seats, and its file."""

from collections.abc import Callable

import orjson

from mischia.core.match import CHANCE, Match
from mischia.table.manners import is_listed
from mischia.table.rating import anchor
from mischia.table.seat import Seat
from mischia.table.store.finished import YES, Finished, Player
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
        listed=is_listed(table.opening, "over"),
        began=table.began,
        ended=ended.at,
        moves=sum(name != CHANCE for name, _ in match.answers),
        abandoned=not match.over,
        plays_on=table.opening.position is not None,
        players=tuple(player_of(seat, match.winners, table.known_people()) for seat in table.seats),
        shown=ended.at + table.opening.delay,
        document=orjson.dumps(table.document(), option=orjson.OPT_NON_STR_KEYS).decode(),
        rated=rated(table),
    )


def rated(table: Table) -> str | None:
    """Whether a match that was to be rated is: "yes", or why not; None where nobody wanted it."""
    if not table.opening.rated or table.match is None:
        return None
    return next((reason for reason, holds in UNRATED.items() if holds(table, table.match)), YES)


def changed_hands(table: Table) -> bool:
    """Whether the host of the house gave somebody's seat to somebody else."""
    return any(note.id == "note-handed" for _, note, _ in table.notes)


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


def is_unmeasured(table: Table) -> bool:
    """Whether a bot of a level sits there whose strength is not known."""
    bots = [seat for seat in table.seats if seat.kind in ("bot", "dummy")]
    return any(anchor(table.game.name, seat.kind, seat.level) is None for seat in bots)


UNRATED: dict[str, Callable[[Table, Match], bool]] = {  # why a match is not rated, the first that holds
    "abandoned": lambda table, match: not match.over,
    "position": lambda table, match: table.opening.position is not None,
    "program": lambda table, match: any(seat.kind == "program" for seat in table.seats),
    "hints": lambda table, match: any(seat.hinted for seat in table.seats),
    "resigned": lambda table, match: any(seat.resigned for seat in table.seats),
    "stand-in": lambda table, match: any(seat.stood_in for seat in table.seats) or changed_hands(table),
    "together": lambda table, match: match.game.may_be_lost(match.state),
    "undecided": lambda table, match: not 0 < len(match.winners) < len(match.names),
    "bot": lambda table, match: is_unmeasured(table),
    "nobody": lambda table, match: all(seat.person not in table.known_people() for seat in table.seats),
}
