"""Information-set Monte Carlo tree search; no game is named here.

Each simulation deals anew what the seat can't know, walks down the tree of what everybody has seen happen, plays on
to a resting point, and asks the game how good that is for each seat. Where several choose at once, each seat has arms
of its own and picks without knowing the others' picks.
"""

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Any

from mischia.core.questions import Ask, AskAll, AskAny, Move, Moves
from mischia.core.state import State


class Arm:
    """One move of one seat at one point of the tree: how often it could be made, was made, and what it brought."""

    def __init__(self, seat: int, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.chances = 0
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A point of the tree: what has been seen to happen so far."""

    def __init__(self) -> None:
        self.arms: dict[int, dict[Move, Arm]] = {}  # by seat
        self.children: dict[Any, Node] = {}

    def arms_of(self, seat: int) -> dict[Move, Arm]:
        arms = self.arms.get(seat)
        if arms is None:
            arms = {}
            self.arms[seat] = arms
        return arms

    def child(self, key: Any) -> "Node | None":
        """The next point, or None the first time that it is reached."""
        found = self.children.get(key)
        if found is None:
            self.children[key] = Node()
        return found

    def untried(self, seat: int, moves: Moves) -> Moves:
        """The moves that were never made here; each of them could have been once more."""
        arms = self.arms_of(seat)
        found = []
        for move in moves:
            arm = arms.get(move)
            if arm is None:
                arm = Arm(seat, move)
                arms[move] = arm
            arm.chances += 1
            if arm.visits == 0:
                found.append(move)
        return tuple(found)

    def promising(self, seat: int, moves: Moves, explore: float) -> Arm:
        """The arm to try next when all were tried: by upper confidence bound."""
        arms = self.arms_of(seat)
        best = arms[moves[0]]
        best_score = -1.0
        for move in moves:
            arm = arms[move]
            score = arm.total / arm.visits + explore * sqrt(log(arm.chances) / arm.visits)
            if score > best_score:
                best_score = score
                best = arm
        return best


class Search:
    """A search for one seat's move, from what that seat knows."""

    def __init__(
        self,
        known: State,
        seat: int,
        guess: Callable[[State, int, Random], State],
        evaluate: Callable[[State], list[float]],
        at_rest: Callable[[State], bool],
        prior: Callable[[State, int, Moves], list[float]] | None,
        considered: Callable[[State, int, Moves], Moves] | None,
        horizon: int,
        explore: float,
        rng: Random,
    ) -> None:
        self.known = known
        self.seat = seat
        self.guess = guess
        self.evaluate = evaluate
        self.at_rest = at_rest
        self.prior = prior
        self.considered = considered
        self.horizon = horizon  # at how many resting points to stop; 0 plays to the end
        self.explore = explore  # how much to try what has looked worse so far
        self.rng = rng
        self.opening: Move | None = None  # with which each simulation begins, where one move is to be looked at
        self.root = Node()
        self.tried: list[Arm] = []  # in the simulation that is on

    def simulate(self, times: int) -> None:
        """Run so many simulations."""
        for _ in range(times):
            self.tried.clear()
            s: State = self.guess(self.known, self.seat, self.rng)
            s.sealed = None  # what others may have chosen already they choose anew
            self.play_on(s, self.root)
            values = self.evaluate(s)
            for arm in self.tried:
                arm.visits += 1
                arm.total += values[arm.seat]

    def play_on(self, s: State, node: Node | None) -> None:
        """Down the tree from a point of it, then on as the prior says or at random, to a resting point or the end.

        Without a point of the tree all is played on at once.
        """
        question = s.question
        rests = 0
        rng = self.rng
        while question is not None:
            if isinstance(question, Ask):
                if node is not None:
                    move = self.try_move(s, node, question.seat, question.moves)
                    node = node.child(move)
                elif self.prior is not None:
                    move = weighted(question.moves, self.prior(s, question.seat, question.moves), rng)
                else:
                    move = question.moves[int(rng.random() * len(question.moves))]
                question = s.answer(move)
            elif isinstance(question, AskAny):
                seat, move = self.choose_any(s, node, question)
                if node is not None:
                    node = node.child((seat, move))
                question = s.answer((seat, move))
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

    def choose_all(self, s: State, node: Node | None, question: AskAll) -> list[Move | None]:
        """Everybody's choice at once, nobody knowing another's."""
        if node is None:
            picked: list[Move | None] = question.pick(self.rng)
            return picked
        chosen: list[Move | None] = []
        for seat in range(len(question.moves)):
            chance = question.chance(seat)
            if chance is not None:
                chosen.append(chance.pick(self.rng))
            elif question.moves[seat]:
                chosen.append(self.try_move(s, node, seat, question.onward(seat)))
            else:
                chosen.append(None)
        return chosen

    def choose_any(self, s: State, node: Node | None, question: AskAny) -> tuple[int, Move]:
        """Whoever the table waits for acts: this seat before the others, in the tree."""
        if node is None:
            picked: tuple[int, Move] = question.pick(self.rng)
            return picked
        seat = self.seat if question.onward(self.seat) else question.awaited()[0]
        return seat, self.try_move(s, node, seat, question.onward(seat))

    def try_move(self, s: State, node: Node, seat: int, moves: Moves) -> Move:
        """A move that was never made here, the sooner the better it looks; then by what the others brought."""
        if node is self.root and seat == self.seat and self.opening is not None:
            moves = (self.opening,)
        elif self.considered is not None:
            moves = self.considered(s, seat, moves)
        new = node.untried(seat, moves)
        if new:
            prior = self.prior
            move = weighted(new, [] if prior is None or len(new) == 1 else prior(s, seat, new), self.rng)
            arm = node.arms_of(seat)[move]
        else:
            arm = node.promising(seat, moves, self.explore)
        self.tried.append(arm)
        return arm.move

    def best(self, moves: Moves) -> Move:
        """The move that was tried most; the better mean decides a tie."""
        arms = self.root.arms_of(self.seat)
        found = moves[0]
        most = (-1, -1.0)
        for move in moves:
            arm = arms.get(move)
            if arm is not None and (arm.visits, arm.mean()) > most:
                most = (arm.visits, arm.mean())
                found = move
        return found


def weighted(moves: Moves, weights: list[float], rng: Random) -> Move:
    """A move, each as likely as its weight says, or all alike without weights."""
    if not weights:
        return moves[int(rng.random() * len(moves))]
    left = rng.random() * sum(weights)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return moves[i]
    return moves[-1]
