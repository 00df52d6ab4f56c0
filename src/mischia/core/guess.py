"""A seat's knowledge: all that a bot or a program gets to choose a move."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mischia.core import picture
from mischia.core.position import Doc, load
from mischia.core.questions import Move
from mischia.core.state import State

if TYPE_CHECKING:
    from mischia.core.game import Game


class View(dict[str, Any]):
    """What one seat sees of a position, or an onlooker (None): a plain document that can draw itself."""

    def __init__(self, doc: Doc, game: "Game", options: Any, viewer: str | None) -> None:
        super().__init__(doc)
        self.game = game
        self.options = options
        self.viewer = viewer

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)  # a copy is the document alone

    def _repr_html_(self) -> str | None:
        return picture.html(self)


@dataclass(frozen=True)
class Seen:
    """What one seat sees, has heard, and may do. It is made of the view and the log alone, never of the state."""

    game: "Game"
    options: Any
    name: str
    view: Doc
    moves: tuple[str, ...]
    memory: Doc = field(default_factory=dict)  # what the game holds worth remembering of what the seat has heard
    speaks: bool = True  # whether it acts of its own accord: who plays for somebody else does only what is asked

    @property
    def seat(self) -> int:
        return int(self.view[self.game.seats_key].index(self.name))

    def phrase(self, move: Move) -> str:
        """A move in words."""
        return self.game.phrase(move, self.view[self.game.seats_key])

    def imagine(self) -> State:
        """Some state that looks like this to the seat; `guess` deals its hidden cards anew."""
        state = load(self.game, self.game.imagine(self.view), self.options)[0]
        state.memory = self.memory
        return state

    def _repr_html_(self) -> str | None:
        return View(self.view, self.game, self.options, self.name)._repr_html_()
