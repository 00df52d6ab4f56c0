"""What somebody at a table says is wrong: a line of the log, or a move that was refused."""

import asyncio
import hashlib
from dataclasses import dataclass

from mischia.core import dispute
from mischia.core.dispute import About, NotWritten
from mischia.core.match import Match
from mischia.core.names import shown
from mischia.table.errors import NotYours, Refused
from mischia.table.hall import Hall
from mischia.table.store.inbox import Dispute, Inbox
from mischia.table.store.store import Person
from mischia.table.table import Table

LONGEST = 1000  # letters of what should have happened
LARGEST = 200_000  # letters of a file


@dataclass(frozen=True)
class LineDisputed:
    """Some events that a viewer has heard."""

    since: int
    upto: int


@dataclass(frozen=True)
class MoveDisputed:
    """A move that was refused, while that question was open."""

    number: int
    phrase: str


Disputed = LineDisputed | MoveDisputed


def words_of(text: str) -> str:
    """What somebody has written, line by line, without what can't be seen."""
    said = "\n".join(line for line in map(shown, text.splitlines()) if line)
    if not 1 <= len(said) <= LONGEST:
        raise Refused(f"A line has 1 to {LONGEST} letters.", "bad-line", most=LONGEST)
    return said


async def send(hall: Hall, table_id: str, person: Person, what: Disputed, told: str, text: str) -> Dispute:
    """Put a dispute into the host's inbox; whoever sends the same once more changes what was said."""
    inbox, now, said = Inbox(hall.store), hall.clock(), words_of(text)
    await inbox.refuse_more(person.id, now)
    table = await hall.table_for(table_id, person.id)
    match, seat = begun(table), table.seat_of(person.id)
    name = None if seat is None else seat.name
    id = hashlib.sha256(f"{table_id} {person.id} {what}".encode()).hexdigest()[:12]
    about = about_of(match, name, what, id, said, person.name)
    heard = heard_file(match, name, what, about)
    whole = await asyncio.to_thread(whole_file, match, name, what, about, heard)
    over = table.status == "over"
    found = Dispute(id, table_id, person.id, match.game.name, now, told, said, whole if over else heard, whole)
    await inbox.put(found)
    return found


def begun(table: Table) -> Match:
    if table.match is None:
        raise Refused("The match has not begun.", "not-begun")
    return table.match


def about_of(match: Match, name: str | None, what: Disputed, id: str, said: str, by: str) -> About:
    """What is told of a dispute at the top of its file, in the words of scenarios."""
    id = f"{match.game.name}/disputes/{id}"
    if isinstance(what, MoveDisputed):
        return About(id, f"{name} may not: {shown(what.phrase)}", (), said, by)
    events = match.past(name).events[what.since : what.upto]
    if not events:
        raise Refused("There is no such line.", "no-such-line")
    clauses = tuple(dict.fromkeys(event.clause for event in events))
    return About(id, match.game.tell(events[-1], match.names), clauses, said, by)


def heard_file(match: Match, name: str | None, what: Disputed, about: About) -> str:
    """What the viewer may know."""
    if isinstance(what, LineDisputed):
        return dispute.as_heard(match, name, what.since, what.upto, about)
    if name is None:
        raise NotYours("You have no seat at this table.", "no-seat")
    return dispute.as_refused(match, what.number, name, what.phrase, about)


def whole_file(match: Match, name: str | None, what: Disputed, about: About, heard: str) -> str:
    """All of that moment; of one that can't be written, what the viewer may know."""
    try:
        if isinstance(what, LineDisputed):
            text = dispute.of_events(match, match.past(name).number(what.upto - 1), about)
        else:
            text = dispute.of_refusal(match, what.number, name or "", what.phrase, about)
    except NotWritten:
        return heard
    return text if len(text) <= LARGEST else heard
