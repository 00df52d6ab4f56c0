"""The log of a table: the game's own lines, and what the house did, each at its place."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from mischia.core import story as game_story
from mischia.core.language import Strings
from mischia.core.page import Line
from mischia.games import page_of
from mischia.table.seen import Note, TableSeen

MS = 1200  # how long it stands at pace 1 that a clock has run out
OWN_LOOKS = {  # by note: another icon and time
    "note-hint": ("glyphs.svg#bulb", 500),
    "note-stand-in": ("glyphs.svg#robot", 500),
    "note-ended": ("glyphs.svg#flag", 500),
    **dict.fromkeys(("note-back-asked", "note-back-agreed", "note-back-declined"), ("glyphs.svg#undo", 500)),
    **dict.fromkeys(("note-back-withdrawn", "note-back-lapsed", "note-back-overtaken"), ("glyphs.svg#undo", 500)),
    **dict.fromkeys(("note-shut", "note-relieved", "note-handed"), ("glyphs.svg#flag", MS)),
}


class Told(NamedTuple):
    """A line of the log."""

    line: Line
    upto: int  # so many events and notes have been told with it
    own: bool  # of the game itself


def own_lines(seen: TableSeen, say: Strings) -> Sequence[Line]:
    """The lines of the game itself."""
    return game_story.lines(page_of(seen.game), seen, say)


def story(seen: TableSeen, say: Strings) -> list[Told]:
    """The whole log."""
    found: list[Told] = []
    notes = list(seen.notes)
    for line in own_lines(seen, say):
        while notes and notes[0].after < line.upto:
            found.append(noted(notes.pop(0), len(seen.notes) - len(notes), seen, say))
        found.append(Told(line, line.upto + len(seen.notes) - len(notes), True))
    return found + [noted(note, len(seen.notes) - len(notes) + at, seen, say) for at, note in enumerate(notes, 1)]


def noted(note: Note, number: int, seen: TableSeen, say: Strings) -> Told:
    text = note.told(say, [seat.name for seat in seen.seats])
    icon, ms = OWN_LOOKS.get(note.id, ("glyphs.svg#clock", MS))
    return Told(Line(note.id, icon, text, "", note.after, ms=ms), note.after + number, False)


def lines(seen: TableSeen, say: Strings) -> Sequence[Line]:
    """The lines of the log."""
    return [told.line for told in story(seen, say)] if seen.notes else own_lines(seen, say)


def steps(seen: TableSeen, say: Strings, since: int) -> list[tuple[Line, dict[str, Any]]]:
    """The lines after the first `since`, each with the parts of the table that it changes."""
    told = story(seen, say) if seen.notes else []
    since_own = since - sum(not one.own for one in told[:since])
    own = iter(game_story.steps(page_of(seen.game), seen, say, since_own))
    return [next(own) if one.own else (one.line, {}) for one in told[since:]] if seen.notes else list(own)


def heard(seen: TableSeen, say: Strings, told: int) -> int:
    """How many lines of the log tell of the first so many events and notes."""
    every = story(seen, say) if seen.notes else own_lines(seen, say)
    return sum(one.upto <= told for one in every)
