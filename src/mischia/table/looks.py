"""What a viewer sees of a table."""

from collections.abc import Collection
from typing import Any

from mischia.table.seat import Seat
from mischia.table.seen import SeatSeen, TableSeen, seen_in_match
from mischia.table.table import Table


def look(
    table: Table,
    person: str | None,
    here: Collection[str] = (),
    language: str = "en",
    seat: Seat | None = None,
) -> TableSeen:
    """The table as this person sees it, from their seat or as an onlooker; or as the bot in a seat sees it."""
    own = seat or table.seat_of(person)
    you = None if own is None else own.name
    match = table.match
    seats = tuple(seat_seen(each, table, own, here) for each in table.seats)
    over = table.status == "over"
    about: dict[str, Any] = {
        "id": table.id,
        "seq": table.seq_for(person),
        "options": table.options,
        "status": table.status,
        "seats": seats,
        "chat": tuple(table.chat),
        "listed": table.opening.listed,
        "clock": table.opening.clock,
        "limit": table.opening.limit,
        "deadline": table.deadline,
        "asked_to_end": tuple(table.ending),
        "rematch": table.rematch,
        "commitment": table.commitment,
        "secret": table.opening.secret if over else None,
        "host": person is not None and person == table.host,
        "abandoned": table.abandoned,
        "language": language,
    }
    if table.recorded is not None:
        about |= {"view": table.recorded.position, "recorded": table.recorded.moves}
    if match is None:
        return TableSeen(game=table.game, you=you, **about)
    if over:
        about |= {"turn": (), "choices": {}, "sealed": None, "can_undo": False, "steps": len(match.answers)}
    elif you is not None:
        about["choices"] = match.alternatives(you) or match.choices(you)
    return seen_in_match(match, you, **about)


def look_back(table: Table, step: int, name: str | None, language: str = "en") -> TableSeen:
    """A finished match as this seat saw it after so many answers; no name is an onlooker."""
    match = table.moment(step)
    seats = tuple(seat_seen(each, table, None, ()) for each in table.seats)
    now = look(table, None, (), language)
    return seen_in_match(
        match,
        name,
        table.id,
        seq=now.seq,
        status="over",
        seats=seats,
        choices={},
        can_undo=False,
        commitment=now.commitment,
        secret=now.secret,
        abandoned=now.abandoned,
        language=language,
        step=len(match.answers),
        steps=now.steps,
    )


def seat_seen(seat: Seat, table: Table, own: Seat | None, here: Collection[str]) -> SeatSeen:
    return SeatSeen(
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        here=seat.kind in ("bot", "dummy") or seat.person in here,
        stand_in=seat.stand_in,
        you=seat is own,
        host=seat.person is not None and seat.person == table.host,
    )
