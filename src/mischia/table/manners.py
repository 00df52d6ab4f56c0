"""Who may look on at a table and who may speak there, as its host decides, and how far onlookers are behind."""

from dataclasses import replace
from typing import TYPE_CHECKING

from mischia.table.entry import Entry
from mischia.table.errors import Refused
from mischia.table.rights import as_host
from mischia.table.seat import LONGEST_DELAY, SPEAK, WATCH, Opening
from mischia.table.talk import notice

if TYPE_CHECKING:
    from mischia.table.table import Table

MANNERS = ("watch", "speak", "delay")


def change(table: "Table", entry: Entry) -> None:
    """The host thinks better of it, before the match or while it is on; all are told."""
    as_host(table, entry)
    if table.status not in ("lobby", "playing"):
        raise Refused("The match is over.", "over")
    wished = replace(table.opening, **{key: entry.data[key] for key in MANNERS if key in entry.data})
    check_manners(wished)
    changed = [key for key in MANNERS if getattr(wished, key) != getattr(table.opening, key)]
    now_behind(table, wished, entry.at)
    table.opening = wished
    if changed:
        notice(table, "changed", entry, changed)


def now_behind(table: "Table", wished: Opening, at: float) -> None:
    """What onlookers have seen stays seen: when they are put behind, the table stands still for them for a while."""
    if table.status == "playing" and wished.delay != table.opening.delay:
        table.behind_from = shown_by(table, at)


def is_behind(table: "Table", person: str | None) -> bool:
    """Whether somebody sees the table as it was: an onlooker, once the match has begun."""
    return bool(table.opening.delay) and table.status in ("playing", "over") and table.viewer(person) is None


def shown_by(table: "Table", now: float) -> int:
    """How many entries an onlooker knows of."""
    if not table.opening.delay:
        return table.seq
    limit = now - table.opening.delay
    many = table.behind_from
    while many < table.seq and table.times[many] <= limit:
        many += 1
    return many


def check_manners(opening: Opening) -> None:
    if opening.watch not in WATCH:
        raise Refused(f"Nobody can look on like that; there are: {', '.join(WATCH)}.", "bad-manners")
    if opening.speak not in SPEAK:
        raise Refused(f"Nobody can speak like that; there are: {', '.join(SPEAK)}.", "bad-manners")
    if isinstance(opening.delay, bool) or not isinstance(opening.delay, int) or not 0 <= opening.delay <= LONGEST_DELAY:
        raise Refused(f"Onlookers are 0 to {LONGEST_DELAY} seconds behind.", "bad-manners")


def may_look(table: "Table", person: str | None) -> bool:
    """Whether somebody may look at a table; before the match whoever comes may, or nobody could sit down."""
    if table.opening.watch != "seated" or table.status in ("lobby", "closed"):
        return True
    return table.viewer(person) is not None


def is_listed(opening: Opening, status: str) -> bool:
    """Whether lists show a table: before the match to whoever wants to play, then only where anybody may look."""
    return opening.listed and (status == "lobby" or opening.watch == "anybody")
