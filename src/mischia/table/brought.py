"""A finished match that was brought from elsewhere to be looked through."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mischia.core.errors import BadFile, MischiaError
from mischia.core.game import Game
from mischia.core.match import Match
from mischia.table.names import name_of
from mischia.table.seat import Seat
from mischia.table.unreplayable import Recorded

if TYPE_CHECKING:
    from mischia.table.table import Table


def look_through(table: "Table", doc: Mapping[str, Any]) -> None:
    """Sit those down who played a match that was brought from elsewhere."""
    if isinstance(table.fallback, Recorded):
        table.recorded, names = table.fallback, doc["position"][table.game.seats_key]
        for at, (name, phrase) in enumerate(doc["answers"]):
            table.recorded.note(at, 0, name, phrase)
    else:
        table.match = imported(table.game, doc)
        names = table.match.names
    dummies = [False] * len(names) if table.match is None else table.game.dummies(table.match.state)
    table.seats = [Seat("dummy" if dummy else "person", name) for name, dummy in zip(names, dummies, strict=True)]


def imported(game: Game, doc: Mapping[str, Any]) -> Match:
    """A finished match that was brought from elsewhere."""
    try:
        match = Match.restore(game, {**doc, "scripted": True, "rules": game.version})
        names = [name_of(name) for name in match.names]
    except MischiaError:
        raise
    except Exception as broken:  # whatever a file may hold
        raise BadFile(f"This is no match that can be opened: {type(broken).__name__}.", "bad-file") from broken
    if names != match.names or not match.over:
        raise BadFile("Only a finished match can be brought to a table.", "not-over")
    return match
