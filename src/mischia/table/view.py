"""What a viewer sees of a table."""

from collections.abc import Collection, Mapping
from typing import Any

from mischia.core.position import view_of
from mischia.table.banks import left
from mischia.table.going_back import waits_for
from mischia.table.lobby import outset
from mischia.table.seat import Seat
from mischia.table.seen import BackSeen, SeatSeen, TableSeen, asked_of, asked_of_all, seen_in_match
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
        "bank": table.opening.bank,
        "settles": table.opening.settles,
        "hints": table.hints,
        "hints_agreed": table.opening.hints,
        "deadline": table.question_due,
        "back": back_seen(table, absent),
        "asked_to_end": tuple(table.ending),
        "rematch": table.rematch,
        "commitment": table.commitment,
        "secret": table.opening.secret if over else None,
        "abandoned": table.abandoned,
        "stirred": table.stirred,
        "host_absent": table.host in absent,
        "plays_on": table.opening.position is not None,
        "watch": table.opening.watch,
        "speak": table.opening.speak,
        "delay": table.opening.delay,
        "club": table.opening.club_name,
        "rated": table.opening.rated,
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
    if table.viewer(person) is not None:
        shared["chat"] = tuple([line for line in shared["chat"] if not line.apart])
    match = table.match
    if match is not None:
        shared["view"] = view_of(table.game, table.position, you)
        shared["past"] = match.past(you)
        shared["events"] = match.past(you).events
        shared |= asked_of(match, you if shared["status"] != "over" else None)
        shared["notes"] = table.notes_for(you)
        if table.asked_back is not None and shared["back"] is not None:
            shared["back"] = shared["back"]._replace(heard=match.past(you).heard_of(table.asked_back.since))
    host = person is not None and person == table.host
    return TableSeen(you=you, seq=table.seq_for(person), host=host, language=language, **shared)


def look_back(table: Table, step: int, name: str | None, language: str = "en") -> TableSeen:
    """A finished match as this seat saw it after so many answers; no name is an onlooker."""
    match = table.moment(step)
    seats = tuple(seat_seen(each, table, ()) for each in table.seats)
    now = look(table, None, language=language)
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
        points=(),
        notes=table.notes_in(match, name),
    )


def seat_seen(seat: Seat, table: Table, here: Collection[str], absent: Collection[str] = ()) -> SeatSeen:
    return SeatSeen(
        name=seat.name,
        kind=seat.kind,
        level=seat.level or (seat.stands_in if seat.stand_in else None),
        here=seat.kind in ("bot", "dummy") or seat.person in here,
        stand_in=seat.stand_in,
        lapsed=seat.has_lapsed,
        host=seat.person is not None and seat.person == table.host,
        told=tuple(sorted(seat.told.items())),
        absent=seat.person in absent,
        skips=seat.skips,
        bank=None if (bank := left(table, seat)) is None else int(bank),
    )


def back_seen(table: Table, absent: Collection[str]) -> BackSeen | None:
    """What somebody wants to take back, as all see it."""
    wish = table.asked_back
    if wish is None:
        return None
    gone = [seat.name for seat in table.seats if seat.person in absent]
    waits = tuple(waits_for(table, wish, gone))
    return BackSeen(wish.id, wish.by, wish.choices, tuple(wish.agreed), waits, wish.until, wish.shown)
