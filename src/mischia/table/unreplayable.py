"""What is left of a finished match when the rules have changed so that it can't be replayed."""

from dataclasses import dataclass, field

from mischia.core.position import Doc


@dataclass
class Recorded:
    """The last position and the moves, as they were written down."""

    position: Doc
    _moves: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)  # by question and seat

    def note(self, number: int, seat: int, name: str, phrase: str) -> None:
        """Take a move down; of a choice that was changed the last one counts."""
        self._moves[number, seat] = (name, phrase)

    @property
    def moves(self) -> tuple[tuple[str, str], ...]:
        """Who moved and how, question by question; what was chosen at once by seat."""
        return tuple(self._moves[key] for key in sorted(self._moves))
