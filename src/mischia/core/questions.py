"""What a table waits for: one seat's move, the first of several, several seats' moves in secret, or chance.

A question is asked by a step and answered to its `then`. It never changes: asking again gives an equal one.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

from mischia.core.bags import Bag, count, draws, handful, kinds, nth

Move = tuple[Any, ...]  # verb first: ("play", 2)
Moves = tuple[Move, ...]
Answer = Any  # a Move; from AskAny a seat and its Move; from AskAll a list with a Move for each seat, None for others
Then = Callable[..., None]

THROW = "roll"  # what a player says for whose hand the dice wait; it answers nothing, chance does


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

    def onward(self, seat: int) -> Moves:
        """Those of its moves that take the game on: the table waits for them, and bots make no others."""
        return self.legal(seat)


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


class AskAny(Question):
    """Several seats may act, openly: whoever does so first is heard, and the others are asked anew.

    `onward` are the moves by seat that the table waits for; the others of `moves` may be made, but need not.
    """

    def __init__(self, moves: list[Moves], onward: list[Moves], then: Then) -> None:
        self.then = then
        self.moves = moves
        self.waited = onward

    def pick(self, rng: Random) -> Answer:
        seats = self.awaited()
        seat = seats[int(rng.random() * len(seats))]
        moves = self.waited[seat]
        return seat, moves[int(rng.random() * len(moves))]

    def legal(self, seat: int) -> Moves:
        return self.moves[seat]

    def onward(self, seat: int) -> Moves:
        return self.waited[seat]

    def awaited(self) -> list[int]:
        """The seats that the table waits for."""
        return [seat for seat in range(len(self.waited)) if self.waited[seat]]


class Chance(Question):
    """Chance draws n things at once out of a bag; the outcome is `prefix` and what was drawn, ascending.

    >>> from mischia.core.bags import bag
    >>> toss = Chance(("roll",), bag([1, 2, 2]), 1, print)
    >>> [(outcome, str(odds)) for outcome, odds in toss.outcomes()]
    [(('roll', 1), '1/3'), (('roll', 2), '2/3')]

    With `names`, a thing that is drawn is called by the name of its kind.

    >>> toss = Chance(("toss",), bag([0, 1]), 1, print, ("head", "tail"))
    >>> [outcome for outcome, odds in toss.outcomes()], toss.possible(("toss", "tail")), toss.possible(("toss", 1))
    ([('toss', 'head'), ('toss', 'tail')], True, False)
    """

    def __init__(self, prefix: Move, held: Bag, n: int, then: Then, names: tuple[str, ...] | None = None) -> None:
        self.then = then
        self.prefix = prefix
        self.held = held
        self.n = n
        self.names = names

    def pick(self, rng: Random) -> Answer:
        names = self.names
        if self.n == 1:
            held = self.held
            kind = nth(held, int(rng.random() * (held % 127)))
            return self.prefix + (kind if names is None else names[kind],)
        drawn = tuple(handful(self.held, self.n, rng))
        return self.prefix + (drawn if names is None else self.named(drawn))

    def named(self, drawn: tuple[int, ...]) -> tuple[Any, ...]:
        """What was drawn, by its names if it has any."""
        names = self.names
        return drawn if names is None else tuple([names[kind] for kind in drawn])

    def outcomes(self) -> Iterator[tuple[Move, Fraction]]:
        """Every outcome with its odds."""
        found = list(draws(self.held, self.n))
        ways = sum(many for _, many in found)
        for drawn, many in found:
            yield self.prefix + self.named(drawn), Fraction(many, ways)

    def possible(self, outcome: Move) -> bool:
        """Whether chance may speak so."""
        at = len(self.prefix)
        by_name = dict(zip(self.kinds(), kinds(self.held), strict=True))
        drawn = [by_name.get(thing, -1) for thing in outcome[at:]]
        return (
            outcome[:at] == self.prefix
            and len(drawn) == self.n
            and drawn == sorted(drawn)
            and all(kind >= 0 and drawn.count(kind) <= count(self.held, kind) for kind in drawn)
        )

    def kinds(self) -> tuple[Any, ...]:
        """What may be drawn, by its names if it has any."""
        return self.named(kinds(self.held))

    def weight(self, kind: int) -> int:
        """How many physical things of a kind are there to draw."""
        return count(self.held, kind)


class AskAll(Question):
    """Several seats decide at once, in secret: `moves` by seat, () for a seat that is not asked.

    A seat of `draws` has a Chance instead: its choice is drawn, and is as secret as the others'. A move of `at_once` is
    not kept secret: it ends the question before the others have chosen. A `final` choice can't be taken back.
    """

    def __init__(
        self,
        moves: list[Moves],
        then: Then,
        draws: list[Chance | None] | None = None,
        sealed: Callable[..., None] | None = None,
        at_once: Moves = (),
        final: bool = False,
    ) -> None:
        self.then = then
        self.moves = moves
        self.draws = draws
        self.sealed = sealed  # told, with the state and the seat, that a seat has chosen
        self.at_once = at_once
        self.final = final

    def pick(self, rng: Random) -> Answer:
        random = rng.random
        asked = [self.onward(seat) for seat in range(len(self.moves))] if self.at_once else self.moves
        chosen: list[Move | None] = [moves[int(random() * len(moves))] if moves else None for moves in asked]
        draws = self.draws
        if draws is not None:
            for seat in range(len(draws)):
                chance = draws[seat]
                if chance is not None:
                    chosen[seat] = chance.pick(rng)
        return chosen

    def legal(self, seat: int) -> Moves:
        return self.moves[seat]

    def onward(self, seat: int) -> Moves:
        if not self.at_once:
            return self.moves[seat]
        return tuple([move for move in self.moves[seat] if move not in self.at_once])

    def asked(self) -> list[int]:
        """The seats whose choice this waits for, drawn or decided."""
        return [seat for seat in range(len(self.moves)) if self.moves[seat] or self.chance(seat)]

    def chance(self, seat: int) -> Chance | None:
        """The draw that chooses for this seat, if it does not choose itself."""
        return self.draws[seat] if self.draws is not None else None
