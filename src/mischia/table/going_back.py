"""Moves are taken back: one's own turn anew, where that shows nothing; or what was done since, where all agree."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mischia.core.match import Match
from mischia.core.taken_back import MOST, Asked
from mischia.table.absence import next_question, note
from mischia.table.entry import HOUSE, Entry
from mischia.table.errors import NotYours, Passed, Refused
from mischia.table.rights import asked, own_seat
from mischia.table.seat import DAY, Seat
from mischia.table.seen import FURTHEST

if TYPE_CHECKING:
    from mischia.table.table import Table

LASTS = 90.0  # seconds for which somebody's wish to take something back waits for answers; where days count, a day


@dataclass
class AskedBack:
    """Somebody wants to take something back, and the others have not all answered yet."""

    id: int  # the number of the entry that asks
    by: str
    to: int  # so many answers stay
    choices: int  # of one's own that are taken back
    events: int  # that had happened when it was asked: more, and the game has gone on
    since: int  # events after which all is taken back
    until: float
    shown: bool  # whether something hidden may have been shown since: then all agree themselves
    everybody: bool  # whether those who are away are waited for
    agreed: list[str] = field(default_factory=list)


def undo(table: "Table", entry: Entry) -> None:
    """Take one's last move back."""
    take_back(table, entry, 1)


def restart(table: "Table", entry: Entry) -> None:
    """Begin one's turn anew: all moves are taken back that may be, in one go."""
    take_back(table, entry, None)


def take_back(table: "Table", entry: Entry, times: int | None) -> None:
    seat = own_seat(table, entry)
    if table.fallback is None:
        match = asked(table, entry)
        match.undo(seat.name, times or max(1, match.undoable(seat.name)))
    table.coached.clear()  # the questions that follow may be others under the same numbers


def points(match: Match, name: str) -> list[Asked]:
    """Where a player may ask to go back to, the latest first."""
    return match.own_questions(name, FURTHEST)


def go_back(table: "Table", entry: Entry) -> None:
    """Ask to go back to an own choice; where nobody is to be waited for, that is done."""
    seat = own_seat(table, entry)
    if table.fallback is not None:
        return
    match = asked(table, entry)
    may_ask(table, seat, match)
    if len(match.dropped) >= MOST:
        raise Refused(f"Something was taken back {MOST} times already.", "back-too-often", most=MOST)
    found, to = points(match, seat.name), entry.data.get("to")
    wanted = found[0] if to is None and found else next((one for one in found if one.answers == to), None)
    if wanted is None:
        raise Refused("There is no move of yours that could be taken back.", "nothing-to-take-back")
    shown, days = match.shown_since(wanted), table.opening.clock == "days"
    wish = AskedBack(
        id=table.seq + 1,
        by=seat.name,
        to=wanted.answers,
        choices=found.index(wanted) + 1,
        events=len(match.events),
        since=wanted.events,
        until=entry.at + (DAY if days else LASTS),
        shown=shown,
        everybody=shown or days,
        agreed=[seat.name],
    )
    absent = entry.data["absent"]
    gone = [name for name in waits_for(table, wish, ()) if name in absent]
    if gone and shown:
        fault = "Something hidden was shown since, and not all are here to agree."
        raise Refused(fault, "back-needs-all", names=gone)
    table.asked_back = wish
    if not settled(table, absent):
        note(table, "note-back-asked", seat)


def may_ask(table: "Table", seat: Seat, match: Match) -> None:
    """Refuse a wish that can't be now."""
    if seat.resigned:
        raise Refused("You have resigned.", "resigned")
    if seat.stand_in:
        raise Refused("A bot plays for you: take your seat back first.", "bot-plays")
    if table.asked_back is not None:
        raise Refused("Somebody has asked already; answer that first.", "back-asked")
    if table.turned_down.get(seat.name) == match.number:
        raise Refused("You have asked that, and not all agreed. Ask again after the next move.", "back-turned-down")


def agree_back(table: "Table", entry: Entry) -> None:
    """Agree to what somebody wants to take back, or not; who has asked may think better of it."""
    seat = own_seat(table, entry)
    if table.fallback is not None:
        return
    table.playing()
    wish = table.asked_back
    if wish is None or wish.id != entry.data["asked"]:
        raise Passed
    if seat.resigned:
        raise Refused("You have resigned.", "resigned")
    if not entry.data["agree"]:
        withdrawn = seat.name == wish.by
        dismiss(table, "note-back-withdrawn" if withdrawn else "note-back-declined", seat)
        return
    if seat.name not in wish.agreed:
        wish.agreed.append(seat.name)
    elif not agrees_with(table, entry.data["absent"]):
        raise Refused("You have said so already.", "said-already")
    settled(table, entry.data["absent"])


def lapse_back(table: "Table", entry: Entry) -> None:
    """Not all have answered in time."""
    if entry.who != HOUSE:
        raise NotYours("Only the house does that.", "not-host")
    wish = table.asked_back
    if wish is None or wish.id != entry.data["asked"]:
        raise Passed
    dismiss(table, "note-back-lapsed", seat_named(table, wish.by))


def overtaken(table: "Table") -> None:
    """Whoever plays on while something is to be taken back has answered by that."""
    wish, match = table.asked_back, table.match
    if wish is None or match is None:
        return
    if table.status != "playing":
        table.asked_back = None
    elif len(match.events) != wish.events:
        dismiss(table, "note-back-overtaken", seat_named(table, wish.by))


def dismiss(table: "Table", why: str, seat: Seat) -> None:
    """Nothing is taken back; it is not asked again before the next move."""
    assert table.asked_back is not None
    table.turned_down[table.asked_back.by] = table.playing_number()
    table.asked_back = None
    note(table, why, seat)


def settled(table: "Table", absent: Collection[str]) -> bool:
    """Whether all agree: then all is taken back, and it is told who did, and who was away."""
    wish = table.asked_back
    if wish is None or not agrees_with(table, absent):
        return False
    match, number = table.playing(), table.playing_number()
    away = [one.name for one in voters(table) if one.name not in wish.agreed]
    files = len(match.dropped)
    match.go_back(wish.by, wish.to)
    table.asked_back = None
    table.coached.clear()
    table.notes = [(seq, told, min(answers, wish.to)) for seq, told, answers in table.notes]
    agreed = [name for name in table.names if name in wish.agreed]
    note(table, "note-back-agreed", seat_named(table, wish.by), agreed=agreed, away=away)
    if len(match.dropped) > files:  # where only what was put away is chosen anew, a file says nothing of it
        table.consents.append({"agreed": agreed, "away": away})
    next_question(table, number)
    return True


def agrees_with(table: "Table", absent: Collection[str]) -> bool:
    wish = table.asked_back
    return wish is not None and not waits_for(table, wish, absent)


def waits_for(table: "Table", wish: AskedBack, absent: Collection[str]) -> list[str]:
    """Whose answer is still to come; of those who are away only where all must agree themselves."""
    present = [
        one.name
        for one in voters(table)
        if wish.everybody or ((one.returns or not one.stand_in) and one.name not in absent)
    ]
    return [name for name in present if name not in wish.agreed]


def voters(table: "Table") -> list[Seat]:
    """The people who play; programs are asked where nobody else is. Bots agree to anything."""
    people = [seat for seat in table.seats if seat.kind == "person"] or [seat for seat in table.seats if seat.is_guest]
    known = table.known_people()
    return [seat for seat in people if seat.person in known and not (seat.resigned or seat.relieved)]


def seat_named(table: "Table", name: str) -> Seat:
    return next(seat for seat in table.seats if seat.name == name)


def taken_back(table: "Table", match: Match) -> list[dict[str, Any]]:
    """What was taken back, for a file: with who agreed, and who was away."""
    return [{**one.document(), **said} for one, said in zip(match.dropped, table.consents, strict=True)]
