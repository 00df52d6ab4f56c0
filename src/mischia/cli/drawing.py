"""How a game is drawn: by the `terminal.py` of its folder, or plainly, key by key."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mischia.core.game import Game
from mischia.core.language import Strings
from mischia.core.plain import written
from mischia.core.position import Doc
from mischia.core.state import Event


class Drawing(Protocol):
    """What a game's `terminal.py` offers."""

    MARKS: Mapping[str, str]  # by event: the sign before its line
    LOUD: Mapping[str, str]  # by event: the style of its line, if it has one of its own
    TYPED: Mapping[str, str]  # by verb: the message that tells how to type a move that is not listed

    def draw(self, view: Doc, viewer: str | None, roles: Mapping[str, str], say: Strings, width: int) -> RenderableType:
        """The table as this viewer sees it; `roles` tells who is you and who is a bot."""

    def paint(self, line: Text, say: Strings) -> None:
        """Give the things named in a line their colours."""

    def picture(
        self, events: Sequence[Event], at: int, names: Sequence[str], say: Strings, width: int
    ) -> RenderableType | None:
        """What to draw when the event at this place has been told, if anything."""

    def summary(self, view: Doc, say: Strings) -> str:
        """The game that is over, in a sentence."""


class Plain:
    """Any game's view, key by key."""

    MARKS: Mapping[str, str] = {}
    LOUD: Mapping[str, str] = {}
    TYPED: Mapping[str, str] = {}

    def draw(self, view: Doc, viewer: str | None, roles: Mapping[str, str], say: Strings, width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for key, value in view.items():
            grid.add_row(Text(key, "bold"), Text(written(value)))
        return grid

    def paint(self, line: Text, say: Strings) -> None:
        return None

    def picture(
        self, events: Sequence[Event], at: int, names: Sequence[str], say: Strings, width: int
    ) -> RenderableType | None:
        return None

    def summary(self, view: Doc, say: Strings) -> str:
        return say("wait-over")


def drawing_of(game: Game) -> Drawing:
    """The drawing of a game."""
    name = f"{game.package}.terminal"
    return cast(Drawing, import_module(name)) if game.package and find_spec(name) else Plain()
