"""What is said at a table, by people and by the house."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from mischia.table.entry import Entry
from mischia.table.errors import NotYours
from mischia.table.names import line_of, name_of
from mischia.table.seen import ChatSeen

if TYPE_CHECKING:
    from mischia.table.table import Table

CHAT_KEPT = 200
NOTICES = {  # for programs; pages have messages
    "bot": "is a bot that a guest has brought",
    "changed": "has changed what was agreed",
    "host": "is the host now",
}


def chat(table: "Table", entry: Entry) -> None:
    must_speak(table, entry.who)
    seat = table.seat_of(entry.who)
    line = line_of(entry.data["text"])
    table.lines += 1
    name = seat.name if seat else name_of(entry.data["name"])
    apart = table.opening.speak == "apart" and table.viewer(entry.who) is None
    table.chat.append(ChatSeen(table.lines, name, line, onlooker=seat is None, apart=apart))
    table.speakers[table.lines] = entry.who
    forget_old(table)


def must_speak(table: "Table", person: str) -> None:
    """Refuse whoever may not speak here, as the host has decided."""
    speak = table.opening.speak
    if speak == "nobody":
        raise NotYours("The host wants it quiet at this table.", "quiet")
    if speak == "seated" and table.viewer(person) is None:
        raise NotYours("Only who sits at this table may speak.", "only-seated-speak")


def forget_old(table: "Table") -> None:
    for line in table.chat[:-CHAT_KEPT]:
        table.speakers.pop(line.number, None)
    del table.chat[:-CHAT_KEPT]


def hushed(table: "Table", entry: Entry) -> None:
    """A line that was erased; those after it keep their numbers."""
    table.lines += 1


def notice(table: "Table", id: str, entry: Entry, about: Collection[str] = ()) -> None:
    """A line of the house among what people say."""
    seat = table.seat_of(entry.who)
    name = seat.name if seat else name_of(entry.data["name"])
    table.lines += 1
    table.chat.append(ChatSeen(table.lines, name, NOTICES[id], seat is None, id, tuple(about)))
    forget_old(table)
