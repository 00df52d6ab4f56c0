"""Before the match: people and bots sit down, the host changes what was agreed, and the match begins."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from mischia.core.errors import MischiaError
from mischia.core.game import Game
from mischia.core.match import Match
from mischia.core.position import Doc, dump, load
from mischia.table.entry import Entry
from mischia.table.errors import FixedByPosition, Refused
from mischia.table.manners import MANNERS, check_manners
from mischia.table.names import BOTS, BROUGHT, DUMMIES, free_name, name_of, next_name, person_name
from mischia.table.rights import as_host, check_level, in_lobby, open_seat, own_seat, seat_at
from mischia.table.seat import CLOCKS, Opening, Seat
from mischia.table.talk import notice
from mischia.table.unreplayable import Recorded

if TYPE_CHECKING:
    from mischia.table.table import Table

# before the match, and the number of seats
CHANGEABLE = (
    *("options", "clock", "limit", "bank", "settles", "listed", "hints", "club", "club_name", "rated"),
    *MANNERS,
)


def sit(table: "Table", entry: Entry) -> None:
    """Somebody takes an open seat; a program says that it is one, and everybody sees it."""
    in_lobby(table)
    if table.seat_of(entry.who):
        raise Refused("You have a seat already.", "seated")
    brought = bool(entry.data.get("bot"))
    if brought and table.people_only:
        raise people_only()
    name = name_of(entry.data["name"]) if brought else person_name(entry.data["name"])
    seat = open_seat(table, entry.data.get("seat"))
    seat.name = free_name(name, table.names, f" {BROUGHT}" if brought else "")
    seat.kind, seat.person = "program" if brought else "person", entry.who
    seat.shared = bool(entry.data.get("shared"))
    if brought:
        notice(table, "bot", entry)


def seat_bot(table: "Table", entry: Entry) -> None:
    as_host(table, entry)
    in_lobby(table)
    level = entry.data["level"]
    if table.people_only:
        raise people_only()
    check_level(table, level)
    seat = open_seat(table, entry.data.get("seat"))
    seat.kind, seat.name, seat.level = "bot", entry.data.get("name") or next_name(BOTS, table.names), level


def people_only() -> Refused:
    return Refused("No bot can sit at this table.", "people-only")


def seat_dummy(table: "Table", entry: Entry) -> None:
    as_host(table, entry)
    in_lobby(table)
    if table.opening.position is not None:
        raise FixedByPosition
    seat = open_seat(table, entry.data.get("seat"))
    seat.kind, seat.name = "dummy", entry.data.get("name") or next_name(DUMMIES, table.names)


def tell_trait(table: "Table", entry: Entry) -> None:
    """Somebody tells something of themselves that the rules ask for, or takes it back."""
    seat = own_seat(table, entry)
    in_lobby(table)
    trait, value = table.game.trait(entry.data["trait"]), entry.data["value"]
    if value is None:
        seat.told.pop(trait.key, None)
    else:
        seat.told[trait.key] = trait.read(value)


def remove(table: "Table", entry: Entry) -> None:
    as_host(table, entry)
    in_lobby(table)
    seat = seat_at(table, entry.data["seat"])
    if seat.kind == "open":
        raise Refused("Nobody sits there.", "nobody-there")
    if seat.kind == "dummy" and table.opening.position is not None:
        raise FixedByPosition
    empty(table, seat)


def change(table: "Table", entry: Entry) -> None:
    """The host thinks better of what was agreed; whoever sits stays, and chance stays bound to the same secret."""
    as_host(table, entry)
    in_lobby(table)
    wished = replace(table.opening, **{key: entry.data[key] for key in CHANGEABLE if key in entry.data})
    options = table.game.read_options(wished.options)
    check_clock(wished)
    check_manners(wished)
    check_rated(wished)
    fixed = table.opening.position is not None
    if fixed and (
        table.game.show_options(options) != table.options
        or entry.data.get("seats", len(table.seats)) != len(table.seats)
    ):
        raise FixedByPosition
    if table.game.people_only(options) and any(seat.kind in ("bot", "program") for seat in table.seats):
        raise Refused("No bot can sit at such a table: clear their seats first.", "bots-sit-there")
    seats = resized(table, entry.data.get("seats", len(table.seats)), table.game.room_for(options))
    before = {**table.options, "seats": len(table.seats), **clock_and_door(table.opening)}
    table.seats, table.opening = seats, wished
    table.agree(wished)
    after = {**table.options, "seats": len(seats), **clock_and_door(wished)}
    changed = [key for key, value in after.items() if value != before[key]]
    if changed:
        notice(table, "changed", entry, changed)


def take_over(table: "Table", entry: Entry) -> None:
    """Somebody who is here looks after the table, because its host is not."""
    in_lobby(table)
    if entry.data["host"] != table.host:
        raise Refused("Somebody else was quicker.", "other-host")
    table.host = entry.who
    notice(table, "host", entry)


def close(table: "Table", entry: Entry) -> None:
    """The host takes a table away before anything was played."""
    as_host(table, entry)
    in_lobby(table)
    table.closed = True


def start(table: "Table", entry: Entry) -> None:
    as_host(table, entry)
    in_lobby(table)
    taken = [seat for seat in table.seats if seat.kind != "open"]
    if isinstance(table.fallback, Recorded):
        table.seats, table.recorded = taken, table.fallback
        return
    table.behind_from = table.seq  # before it nobody is behind
    match = table.fallback or set_out(table)
    match.by_hand = table.by_hand
    by_name = {seat.name: seat for seat in taken}
    table.seats = [by_name.get(name) or Seat("dummy", name) for name in match.names]
    table.match = match
    table.began = entry.at


def set_out(table: "Table") -> Match:
    """The match as those who sit there would begin it."""
    if table.opening.position is not None:
        begins_at = for_those_there(table, table.opening.position)
        return Match(table.game, begins_at, table.options, table.opening.secret, by_hand=table.by_hand)
    taken = [seat for seat in table.seats if seat.kind != "open"]
    players = [seat.name for seat in taken if seat.kind != "dummy"]
    dummies = [seat.name for seat in taken if seat.kind == "dummy"]
    room = table.game.room_for(table.game.read_options(table.options))
    if len(players) not in room:
        raise too_few(table, room[0], room[0] - len(players), table.game.room_clause or None)
    given = {**table.game.fill_up(players, dummies), **traits_told(table, taken)}
    return Match(table.game, given, table.options, table.opening.secret, by_hand=table.by_hand)


def for_those_there(table: "Table", position: Mapping[str, Any]) -> Mapping[str, Any]:
    """A position of another match with the names of those who take its seats now."""
    free = sum(seat.kind == "open" for seat in table.seats)
    if free:
        raise too_few(table, len(table.seats), free)
    state, names = load(table.game, position, table.game.read_options(table.options))
    if set(names) == set(table.names):
        return position
    renamed: Doc = dump(table.game, state, table.names)
    return renamed


def too_few(table: "Table", least: int, more: int, clause: str | None = None) -> Refused:
    id = "too-few-people" if table.people_only else "too-few"
    return Refused(f"There are too few players to start: it takes {least}.", id, clause, least=least, more=more)


def outset(table: "Table") -> tuple[MischiaError | None, tuple[str, ...]]:
    """Before the match: why it can't start as they sit now, or the dummies who would join them."""
    try:
        match = set_out(table)
    except MischiaError as refusal:
        return refusal, ()
    return None, tuple(name for name in match.names if name not in table.names)


def resized(table: "Table", many: int, room: range) -> list[Seat]:
    """The seats, with open ones added, or taken away from the end."""
    check_seats(table.game, many, room)
    taken = sum(seat.kind != "open" for seat in table.seats)
    if many < taken:
        raise Refused("More sit there already: clear their seats first.", "seats-taken", many=taken)
    seats = [*table.seats, *(Seat() for _ in range(many - len(table.seats)))]
    for at in reversed(range(len(seats))):
        if len(seats) > many and seats[at].kind == "open":
            del seats[at]
    return seats


def empty(table: "Table", seat: Seat) -> None:
    """Nobody sits there any more; a host who goes leaves the table to the next person, who is no program."""
    person, at = seat.person, table.seats.index(seat)
    table.seats[at] = Seat()
    if person == table.host:
        people = (other.person for other in table.seats if other.kind == "person")
        table.host = next(people, None) or table.host


def traits_told(table: "Table", seats: list[Seat]) -> dict[str, dict[str, int]]:
    """By trait and name: what those who sit there have told of themselves."""
    keys = [trait.key for trait in table.game.traits]
    return {key: {seat.name: seat.told[key] for seat in seats if key in seat.told} for key in keys}


def check_seats(game: Game, many: int, room: range) -> None:
    """Refuse a table that could never start."""
    if many not in room:
        least, most = room[0], room[-1]
        fault = f"There is room for {least} to {most} at the table."
        raise Refused(fault, "bad-seats", game.room_clause or None, least=least, most=most)


def check_clock(opening: Opening) -> None:
    if opening.clock not in CLOCKS or not (0 <= opening.limit <= 1_000_000 and 0 <= opening.bank <= 1_000_000):
        raise Refused(f"There is no such clock; there are: {', '.join(CLOCKS)}.", "bad-clock")
    if opening.clock != "none" and opening.limit < 1:
        raise Refused("A clock needs a time to run.", "bad-clock")


def check_rated(opening: Opening) -> None:
    """What is rated is played without help, from the usual beginning."""
    if opening.rated and opening.hints:
        raise Refused("A rated game is played without hints.", "rated-hints")
    if opening.rated and opening.position is not None:
        raise Refused("A game that goes on from a position can't be rated.", "rated-position")


def clock_and_door(opening: Opening) -> dict[str, Any]:
    """What was agreed besides the options."""
    return {
        "clock": (opening.clock, opening.allowed, opening.reserve),
        "settles": opening.settles,
        "listed": opening.listed,
        "hints": opening.hints,
        "club": opening.club,
        "rated": opening.rated,
        **{key: getattr(opening, key) for key in MANNERS},
    }
