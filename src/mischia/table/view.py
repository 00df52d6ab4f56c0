"""What a viewer sees of a table."""

from collections.abc import Collection, Mapping
from typing import Any

from mischia.core.position import view_of
from mischia.table.lobby import outset
from mischia.table.seat import Seat
from mischia.table.seen import SeatSeen, TableSeen, asked_of, asked_of_all, seen_in_match
from mischia.table.table import Table


def alike(
    table: Table,
    here: Collection[str] = (),
    absent: Collection[str] = (),
    door: tuple[str | None, ...] = (),
) -> dict[str, Any]:
    """What all see alike of a table, whoever they are.

    `here` are the people whose pages are open, `absent` those who have been away for a minute, and `door` the names of
    those who look on without a seat.
    """
    match = table.match
    status = table.status
    over = status == "over"
    about: dict[str, Any] = {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "status": status,
        "seats": tuple([seat_seen(seat, table, here, absent) for seat in table.seats]),
        "chat": tuple(table.chat),
        "listed": table.opening.listed,
        "clock": table.opening.clock,
        "limit": table.opening.limit,
        "hints": table.hints,
        "hints_agreed": table.opening.hints,
        "deadline": table.deadline,
        "asked_to_end": tuple(table.ending),
        "rematch": table.rematch,
        "commitment": table.commitment,
        "secret": table.opening.secret if over else None,
        "abandoned": table.abandoned,
        "stirred": table.stirred,
        "host_absent": table.host in absent,
        "plays_on": table.opening.position is not None,
    }
    if status in ("lobby", "playing"):
        about["code"] = table.opening.code
    if status == "lobby":
        obstacle, joining = outset(table)
        about |= {"door": door, "obstacle": obstacle, "joining": joining}
    if table.recorded is not None:
        about |= {"view": table.recorded.position, "recorded": table.recorded.moves}
    if match is not None:
        about |= {**asked_of_all(match), "steps": len(match.answers) if over else 0}
        if over:
            about["turn"] = ()  # abandoned: nothing is asked any more
    return about


def look(
    table: Table,
    person: str | None,
    about: Mapping[str, Any] | None = None,
    language: str = "en",
    seat: Seat | None = None,
) -> TableSeen:
    """The table as this person sees it, from their seat or as an onlooker; or as the bot in a seat sees it.

    Who draws it for several people says once for all what it is `about`: that which they see alike.
    """
    shared = {**(about or alike(table))}
    own = seat or table.seat_of(person)
    you = None if own is None else own.name
    if own is not None:
        at = table.seats.index(own)
        seats = shared["seats"]
        shared["seats"] = (*seats[:at], seats[at]._replace(you=True), *seats[at + 1 :])
    match = table.match
    if match is not None:
        shared["view"] = view_of(table.game, table.position, you)
        shared["past"] = match.past(you)
        shared["events"] = match.past(you).events
        shared |= asked_of(match, you if shared["status"] != "over" else None)
        shared["notes"] = table.notes_for(you)
    host = person is not None and person == table.host
    return TableSeen(you=you, seq=table.seq_for(person), host=host, language=language, **shared)


def look_back(table: Table, step: int, name: str | None, language: str = "en") -> TableSeen:
    """A finished match as this seat saw it after so many answers; no name is an onlooker."""
    match = table.moment(step)
    seats = tuple(seat_seen(each, table, ()) for each in table.seats)
    now = look(table, None, language=language)
    heard = len(match.events_for(name))
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
        whole=match.position,
        steps=now.steps,
        notes=tuple(note for note in table.notes_for(name) if note.after <= heard),
    )


def seat_seen(seat: Seat, table: Table, here: Collection[str], absent: Collection[str] = ()) -> SeatSeen:
    return SeatSeen(
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        here=seat.kind in ("bot", "dummy") or seat.person in here,
        stand_in=seat.stand_in,
        lapsed=seat.has_lapsed,
        host=seat.person is not None and seat.person == table.host,
        told=tuple(sorted(seat.told.items())),
        absent=seat.person in absent,
    )
