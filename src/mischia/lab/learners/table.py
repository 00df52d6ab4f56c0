"""A table that asks seats for actions, and shows them what they see in numbers."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mischia.core.questions import Move
from mischia.core.state import State
from mischia.lab.asking import answer, asked, choices
from mischia.lab.learners.observation import Layout, Legal
from mischia.lab.learners.vector import Slate


class Seats:
    """A table that asks seats for actions; chance, and whom chance plays, answer by themselves.

    Where several choose at once, nothing happens until all have, and nobody's view changes meanwhile.
    """

    def __init__(self, layout: Layout, rng: Random, slate: Slate | None = None) -> None:
        self.layout = layout
        self.rng = rng
        self.s: State = layout.first.clone()
        self.asked: Sequence[int] = ()
        self.chosen: dict[int, Move] = {}
        self._slate = slate or layout.slate()  # that of a table that is done will do
        self._open()

    @property
    def over(self) -> bool:
        return self.s.question is None

    def _open(self) -> None:
        """Let chance speak until somebody has to choose."""
        question = self.s.question
        self.asked = asked(self.s)
        while question is not None and not self.asked:
            question = self.s.answer(question.pick(self.rng))
            self.asked = asked(self.s)
        self.chosen = {}
        self._looked = False
        self._legal: dict[int, Legal] = {}

    def legal(self, seat: int) -> Legal:
        """What a seat may choose; nothing once it has chosen."""
        found = self._legal.get(seat)
        if found is None:
            question = self.s.question
            found = self.layout.nothing
            if question is not None and seat in self.asked:
                found = self.layout.legal(choices(question, seat), seat)
            self._legal[seat] = found
        return found

    def vector(self, seat: int) -> Any:
        """What a seat sees."""
        if not self._looked:
            self._slate.look(self.s)
            self._looked = True
        return self._slate.seen_by(seat)

    def choose(self, seat: int, action: int) -> bool:
        """A seat chooses; whether all have now, and the table has gone on. What is not legal raises KeyError."""
        self.chosen[seat] = self.legal(seat).moves[action]
        self._legal[seat] = self.layout.nothing
        if len(self.chosen) < len(self.asked):
            return False
        question = self.s.question
        assert question is not None
        self.s.answer(answer(question, self.chosen, self.rng))
        self._open()
        return True

    def parts(self) -> list[float]:
        """Each seat's part of the win, once it is over."""
        winners = self.s.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.layout.people)]
