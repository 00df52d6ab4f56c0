"""Information-set Monte Carlo tree search; no game is named here.

Each simulation deals anew what the seat can't know, walks down the tree of what everybody has seen happen, plays on
to a resting point, and asks the game how good that is for each seat. Where several choose at once, each seat has arms
of its own and picks without knowing the others' picks.
"""

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Any, Final

from mischia.core.questions import Ask, AskAll, Move, Moves, Question
from mischia.core.state import State

EXPLORE: Final = 0.6


class Arms:
    """One seat's choice at one point of the tree: how often each move could be made, was made, and what it brought."""

    def __init__(self) -> None:
        self.place: dict[Move, int] = {}
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.chances: list[int] = []

    def choose(self, moves: Moves, rng: Random) -> int:
        """The place of the move to try next: an untried one first, then by upper confidence bound."""
        best = -1
        best_score = -1.0
        untried = 0
        for move in moves:
            at = self.place.get(move, -1)
            if at < 0:
                at = len(self.visits)
                self.place[move] = at
                self.visits.append(0)
                self.totals.append(0.0)
                self.chances.append(0)
            self.chances[at] += 1
            visits = self.visits[at]
            if visits == 0:
                untried += 1
                if rng.random() * untried < 1.0:
                    best = at
            elif untried == 0:
                score = self.totals[at] / visits + EXPLORE * sqrt(log(self.chances[at]) / visits)
                if score > best_score:
                    best_score = score
                    best = at
        return best

    def mean(self, at: int) -> float:
        return self.totals[at] / self.visits[at] if self.visits[at] else 0.0


class Node:
    """A point of the tree: what has been seen to happen so far."""

    def __init__(self) -> None:
        self.arms: dict[int, Arms] = {}
        self.children: dict[Any, Node] = {}

    def arms_of(self, seat: int) -> Arms:
        arms = self.arms.get(seat)
        if arms is None:
            arms = Arms()
            self.arms[seat] = arms
        return arms

    def child(self, key: Any) -> "Node | None":
        """The next point, or None the first time that it is reached."""
        found = self.children.get(key)
        if found is None:
            self.children[key] = Node()
        return found


class Search:
    """A search for one seat's move, from what that seat knows."""

    def __init__(
        self,
        known: State,
        seat: int,
        guess: Callable[[Any, int, Random], Any],
        evaluate: Callable[[Any], list[float]],
        at_rest: Callable[[Any], bool],
        prior: Callable[[Any, int, Moves], list[float]] | None,
        horizon: int,
        rng: Random,
    ) -> None:
        self.known = known
        self.seat = seat
        self.guess = guess
        self.evaluate = evaluate
        self.at_rest = at_rest
        self.prior = prior
        self.horizon = horizon  # at how many resting points to stop; 0 plays to the end
        self.rng = rng
        self.root = Node()
        self.arms_tried: list[Arms] = []
        self.places: list[int] = []
        self.seats: list[int] = []

    def simulate(self, times: int) -> None:
        """Run so many simulations."""
        for _ in range(times):
            self.arms_tried.clear()
            self.places.clear()
            self.seats.clear()
            s: State = self.guess(self.known, self.seat, self.rng)
            s.sealed = None  # what others may have chosen already they choose anew
            self.play_on(s)
            values = self.evaluate(s)
            for i in range(len(self.places)):
                arms = self.arms_tried[i]
                at = self.places[i]
                arms.visits[at] += 1
                arms.totals[at] += values[self.seats[i]]

    def play_on(self, s: State) -> None:
        """Down the tree, then on at random, to a resting point or the end."""
        question = s.question
        rests = 0
        rng = self.rng
        node: Node | None = self.root
        while question is not None:
            if isinstance(question, Ask):
                if node is not None:
                    move = self.try_move(node, question.seat, question.moves)
                    node = node.child(move)
                elif self.prior is not None:
                    move = weighted(question.moves, self.prior(s, question.seat, question.moves), rng)
                else:
                    move = question.moves[int(rng.random() * len(question.moves))]
                question = s.answer(move)
            elif isinstance(question, AskAll):
                chosen = self.choose_all(s, node, question)
                if node is not None:
                    node = node.child(tuple(chosen))
                question = s.answer(chosen)
            else:
                question = s.answer(question.pick(rng))
            if self.horizon and question is not None and self.at_rest(s):
                rests += 1
                if rests == self.horizon:
                    return

    def choose_all(self, s: State, node: Node | None, question: Question) -> list[Move | None]:
        """Everybody's choice at once, nobody knowing another's."""
        assert isinstance(question, AskAll)
        chosen: list[Move | None] = question.pick(self.rng)
        if node is None and self.prior is None:
            return chosen
        moves_of = question.moves
        for seat in range(len(moves_of)):
            moves = moves_of[seat]
            if moves:
                if node is not None:
                    chosen[seat] = self.try_move(node, seat, moves)
                elif self.prior is not None:
                    chosen[seat] = weighted(moves, self.prior(s, seat, moves), self.rng)
        return chosen

    def try_move(self, node: Node, seat: int, moves: Moves) -> Move:
        arms = node.arms_of(seat)
        if len(moves) == 1:
            move = moves[0]
            return move
        at = arms.choose(moves, self.rng)
        self.arms_tried.append(arms)
        self.places.append(at)
        self.seats.append(seat)
        for move in moves:
            if arms.place[move] == at:
                return move
        raise AssertionError("an arm without a move")

    def best(self, moves: Moves) -> Move:
        """The move that was tried most; the better mean decides a tie."""
        arms = self.root.arms_of(self.seat)
        found = moves[0]
        most = (-1, -1.0)
        for move in moves:
            at = arms.place.get(move, -1)
            if at >= 0:
                tried = (arms.visits[at], arms.mean(at))
                if tried > most:
                    most = tried
                    found = move
        return found


def weighted(moves: Moves, weights: list[float], rng: Random) -> Move:
    """A move, each as likely as its weight says."""
    left = rng.random() * sum(weights)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return moves[i]
    return moves[-1]
