"""A seat's knowledge: all that a bot or a program gets to choose a move."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mischia.core.position import Doc, load
from mischia.core.questions import Move
from mischia.core.state import State

if TYPE_CHECKING:
    from mischia.core.game import Game


@dataclass(frozen=True)
class Seen:
    """What one seat sees, and what it may do. It is made of the view alone, never of the state."""

    game: "Game"
    options: Any
    name: str
    view: Doc
    moves: tuple[str, ...]

    @property
    def seat(self) -> int:
        return int(self.view[self.game.seats_key].index(self.name))

    def phrase(self, move: Move) -> str:
        """A move in words."""
        return self.game.phrase(move, self.view[self.game.seats_key])

    def imagine(self) -> State:
        """Some state that looks like this to the seat; `guess` deals its hidden cards anew."""
        return load(self.game, self.game.imagine(self.view), self.options)[0]
