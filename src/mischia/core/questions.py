"""What a table waits for: one seat's move, several seats' moves in secret, or chance.

A question is asked by a step and answered to its `then`. It never changes: asking again gives an equal one.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

from mischia.core.bags import Bag, bag, count, draws, handful, holds, kinds, nth

Move = tuple[Any, ...]  # verb first: ("play", 2)
Moves = tuple[Move, ...]
Answer = Any  # a Move; from AskAll a list with a Move for each seat that was asked, None for the others
Then = Callable[..., None]


class Question:
    """What the table waits for now, with the step that asked and its arguments."""

    then: Then
    step: Callable[..., Any]
    args: tuple[Any, ...]

    def pick(self, rng: Random) -> Answer:
        """A random answer: every move alike, every outcome by its odds."""
        raise NotImplementedError

    def legal(self, seat: int) -> Moves:
        """What this seat may answer."""
        return ()


class Ask(Question):
    """One seat decides. `open` says that the choice shows nothing hidden, so it may be taken back."""

    def __init__(self, seat: int, moves: Moves, then: Then, open: bool = False) -> None:
        self.then = then
        self.seat = seat
        self.moves = moves
        self.open = open

    def pick(self, rng: Random) -> Answer:
        return self.moves[int(rng.random() * len(self.moves))]

    def legal(self, seat: int) -> Moves:
        return self.moves if seat == self.seat else ()


class Chance(Question):
    """Chance draws n things at once out of a bag; the outcome is `prefix` and what was drawn, ascending.

    >>> toss = Chance(("roll",), bag([1, 2, 2]), 1, print)
    >>> [(outcome, str(odds)) for outcome, odds in toss.outcomes()]
    [(('roll', 1), '1/3'), (('roll', 2), '2/3')]

    With `called`, outcomes tell what each kind is called there, and not its number.

    >>> card = Chance(("draw",), bag([0, 1]), 1, print, ("Ace", "King"))
    >>> [outcome for outcome, _ in card.outcomes()]
    [('draw', 'Ace'), ('draw', 'King')]
    """

    def __init__(self, prefix: Move, held: Bag, n: int, then: Then, called: Sequence[Any] | None = None) -> None:
        self.then = then
        self.prefix = prefix
        self.held = held
        self.n = n
        self.called = called

    def pick(self, rng: Random) -> Answer:
        if self.n == 1:
            held = self.held
            kind = nth(held, int(rng.random() * (held % 127)))
            return self.prefix + ((kind,) if self.called is None else (self.called[kind],))
        return self.prefix + self.told(handful(self.held, self.n, rng))

    def told(self, drawn: Iterable[int]) -> Move:
        """What was drawn, as the outcome tells it."""
        called = self.called
        return tuple(drawn) if called is None else tuple([called[kind] for kind in drawn])

    def outcomes(self) -> Iterator[tuple[Move, Fraction]]:
        """Every outcome with its odds."""
        found = list(draws(self.held, self.n))
        ways = sum(many for _, many in found)
        for drawn, many in found:
            yield self.prefix + self.told(drawn), Fraction(many, ways)

    def possible(self, outcome: Move) -> bool:
        """Whether chance may speak so."""
        at = len(self.prefix)
        drawn = outcome[at:]
        called = self.called
        if called is not None:
            if not all(thing in called for thing in drawn):
                return False
            drawn = tuple([called.index(thing) for thing in drawn])
        return (
            outcome[:at] == self.prefix
            and len(drawn) == self.n
            and list(drawn) == sorted(drawn)
            and holds(self.held, bag(drawn))
        )

    def kinds(self) -> tuple[Any, ...]:
        """What may be drawn."""
        return self.told(kinds(self.held))

    def weight(self, kind: int) -> int:
        """How many physical things of a kind are there to draw."""
        return count(self.held, kind)


class AskAll(Question):
    """Several seats decide at once, in secret: `moves` by seat, () for a seat that is not asked.

    A seat of `draws` has a Chance instead: its choice is drawn, and is as secret as the others'.
    """

    def __init__(
        self,
        moves: list[Moves],
        then: Then,
        draws: list[Chance | None] | None = None,
        sealed: Callable[..., None] | None = None,
    ) -> None:
        self.then = then
        self.moves = moves
        self.draws = draws
        self.sealed = sealed  # told, with the state and the seat, that a seat has chosen

    def pick(self, rng: Random) -> Answer:
        random = rng.random
        chosen: list[Move | None] = []
        for moves in self.moves:
            if moves:
                chosen.append(moves[int(random() * len(moves))])
            else:
                chosen.append(None)
        draws = self.draws
        if draws is not None:
            for seat in range(len(draws)):
                chance = draws[seat]
                if chance is not None:
                    chosen[seat] = chance.pick(rng)
        return chosen

    def legal(self, seat: int) -> Moves:
        return self.moves[seat]

    def asked(self) -> list[int]:
        """The seats whose choice this waits for, drawn or decided."""
        return [seat for seat in range(len(self.moves)) if self.moves[seat] or self.chance(seat)]

    def chance(self, seat: int) -> Chance | None:
        """The draw that chooses for this seat, if it does not choose itself."""
        return self.draws[seat] if self.draws is not None else None
