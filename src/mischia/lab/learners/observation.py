"""Numbers for learners: a seat's view as a vector, its moves as actions. No game is named here.

What there is to see and to do is collected from fixed random matches, so the layout depends on the game, the number of
seats and the options, and on nothing else. Seats are counted from the viewer: 0 is oneself, 1 is the next one.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import numpy as np

from mischia.core.game import Game
from mischia.core.position import Doc, load
from mischia.core.questions import Move, Moves
from mischia.core.state import State
from mischia.lab.asking import asked, choices
from mischia.lab.experiments.play_match import SEATS, kind_of
from mischia.lab.learners.layout import Node
from mischia.lab.learners.vector import Plan, Slate
from mischia.lab.learners.written_from import WRITTEN_FROM

MATCHES = 100  # that the layout is collected from, at most
QUESTIONS = 20_000  # in them, at most
VIEWS = 1500  # that the features are collected from, at most
PART = 0.3  # of the views that come up
MOVES = 1000  # of a verb, each with an action of its own; those of one with more take spare actions
KEPT = 5000  # moves, and sets of moves, whose actions are remembered
MANY = 50  # moves at once are not compared with others: it takes as long as finding their actions
SPARE = -1  # in the place of an action: the move has none of its own
VALUES = 40  # of a number, each with a feature of its own; one with more is a number only
WORDINGS = 150  # of a word, each with a feature of its own; one with more tells nothing that comes again

Path = tuple[Any, ...]  # to a place in a view; a seat is Seat


@dataclass(frozen=True, order=True)
class Seat:
    """A seat, counted from the viewer."""

    ahead: int

    def __str__(self) -> str:
        return f"+{self.ahead}"


class Layout:
    """Which number of the vector means what, and which action is which move."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = game.read_options(options)
        self.first, self.names = load(game, game.fill_up([f"P{at + 1}" for at in range(seats)], []), self.options)
        self.people = seats
        self.all_seats = self.first.seats
        features, moves, most = self._collect()
        self.features = sorted(features, key=lambda path: [(str(type(part)), str(part)) for part in path])
        self.known = {move: at for at, move in enumerate(sorted(moves, key=str))}
        self.spare = 2 * most + 16  # actions for moves that have none of their own, in the order of the legal moves
        self.actions = len(self.known) + self.spare
        turned = [self._turns(seat) for seat in range(self.all_seats)]
        self._plan = Plan(game.keys, self.names, self._tree(), turned, WRITTEN_FROM.get(game.name, {}))
        self.nothing = Legal({}, bytes(self.actions))
        self._verbs = {move[0] for move in self.known}
        self._own: list[dict[Move, int]] = [{} for _ in range(self.all_seats)]  # by viewer: the actions of moves
        self._legal: list[dict[Moves, Legal]] = [{} for _ in range(self.all_seats)]
        self._asked_last: list[tuple[Moves, Legal]] = [((), self.nothing)] * self.all_seats

    # --- collecting

    def _collect(self) -> tuple[set[Path], set[Move], int]:
        """All that comes up in the fixed random matches, from every seat's view; and the most moves at once."""
        rng = Random("layout")
        features: set[Path] = set()
        moves: set[Move] = set()
        most, questions, views = 1, 0, 0
        for _ in range(MATCHES):
            s = self.first.clone()
            question = s.question
            while question is not None:
                questions += 1
                for seat in asked(s):
                    legal = choices(question, seat)
                    moves.update(self.relative(move, seat) for move in legal)
                    most = max(most, len(legal))
                    if views < VIEWS and rng.random() < PART:
                        views += 1
                        self._features(self._seen(self.doc(s), seat), seat, features)
                question = s.answer(question.pick(rng))
            self._features(self._seen(self.doc(s), 0), 0, features)
            if questions >= QUESTIONS:
                break
        return few_values({turned for path in features for turned in self._all_turns(path)}), few_moves(moves), most

    def _all_turns(self, path: Path) -> list[Path]:
        """The same feature from every seat's side."""
        return [self._turn(path, shift) for shift in range(self.all_seats)]

    def _turn(self, path: Path, shift: int) -> Path:
        return tuple(Seat((part.ahead + shift) % self.all_seats) if isinstance(part, Seat) else part for part in path)

    def _features(self, view: list[tuple[str, bool, Any]], viewer: int, found: set[Path]) -> None:
        for name, ordered, value in view:
            self._walk(value, (name,), ordered, viewer, found)

    def _walk(self, value: Any, path: Path, ordered: bool, viewer: int, found: set[Path]) -> None:
        if isinstance(value, dict):
            for key, one in value.items():
                self._walk(one, (*path, self._word(key, viewer)), ordered, viewer, found)
        elif isinstance(value, list | tuple):
            found.add((*path, "#"))
            for at, one in enumerate(value):
                if ordered or isinstance(one, dict | list | tuple):
                    self._walk(one, (*path, at), ordered, viewer, found)
                else:
                    found.add((*path, "has", self._word(one, viewer)))
        else:
            if isinstance(value, int | float) and not isinstance(value, bool):
                found.add((*path, "#"))
            found.add((*path, "=", self._word(value, viewer)))

    def _word(self, word: Any, viewer: int) -> Any:
        """A word of a view as the viewer says it: names become seats."""
        if isinstance(word, str) and word in self.names:
            return Seat((self.names.index(word) - viewer) % self.all_seats)
        return word

    def relative(self, move: Move, viewer: int) -> Move:
        """A move as its maker says it."""
        kinds = self.game.moves[move[0]].kinds
        if not any(kind_of(kind) in SEATS for kind in kinds):
            return move
        kinds = (*kinds, *[kinds[-1]] * (len(move) - 1 - len(kinds)))
        said = [
            self._from(arg, viewer) if kind_of(kind) in SEATS else arg
            for kind, arg in zip(kinds, move[1:], strict=False)
        ]
        return (move[0], *said)

    def _from(self, arg: Any, viewer: int) -> Any:
        """A seat, or several, counted from the viewer."""
        if isinstance(arg, tuple):
            return tuple(self._from(one, viewer) for one in arg)
        return Seat((arg - viewer) % self.all_seats) if isinstance(arg, int) else arg

    # --- encoding

    def _tree(self) -> dict[str, Node]:
        """The features, from seat 0's side, as a tree that is walked along with a view."""
        names = {Seat(at): name for at, name in enumerate(self.names)}
        root = Node()
        for at, feature in enumerate(self.features):
            mark = max(place for place, part in enumerate(feature) if part in ("#", "has", "="))
            node = root
            for part in feature[:mark]:
                node = node.below.setdefault(names.get(part, part), Node())
                node.span(at)
            last = names.get(feature[-1], feature[-1])
            if feature[mark] == "#":
                node.number = at
            elif feature[mark] == "has":
                node.items[last] = at
            else:
                node.value[last] = at
        return root.below

    def doc(self, s: State) -> Doc:
        """All that views are made of."""
        return {key.name: key.dump(s, self.names) for key in self.game.keys}

    def _seen(self, doc: Doc, viewer: int) -> list[tuple[str, bool, Any]]:
        """The view of a seat, key by key, out of the whole position; nothing else of it gets out of here."""
        name = self.names[viewer]
        return [(key.name, key.ordered, key.seen(doc[key.name], name, doc)) for key in self.game.keys]

    def _turns(self, viewer: int) -> Any:
        """By place in a seat's vector: where seat 0 has the same."""
        places = {feature: at for at, feature in enumerate(self.features)}
        return np.array([places[self._turn(feature, viewer)] for feature in self.features], np.intp)

    def see(self, s: State, viewer: int) -> Any:
        """What a seat sees of a table, in numbers."""
        slate = self.slate()
        slate.look(s)
        return slate.seen_by(viewer)

    def slate(self) -> Slate:
        """A slate on which nothing is written yet."""
        return Slate(self._plan)

    def legal(self, moves: Moves, viewer: int) -> "Legal":
        """The actions that stand for these moves. A move that is not known takes a spare action, in order.

        Where there are more such moves than spare actions, those that are left can't be chosen.
        """
        if len(moves) > MANY:
            asked, found = self._asked_last[viewer]
            if asked is not moves:
                found = self._actions_of(moves, viewer)
                self._asked_last[viewer] = (moves, found)
            return found
        kept = self._legal[viewer].get(moves)
        if kept is None:
            kept = self._actions_of(moves, viewer)
            remember(self._legal[viewer], moves, kept)
        return kept

    def _actions_of(self, moves: Moves, viewer: int) -> "Legal":
        by_action = {}
        mask = bytearray(self.actions)
        spare = len(self.known)
        own = self._own[viewer]
        for move in moves:
            action = own.get(move) if move[0] in self._verbs else SPARE
            if action is None:
                action = self.known.get(self.relative(move, viewer), SPARE)
                remember(own, move, action)
            if action == SPARE:
                action, spare = spare, spare + 1
            if action < self.actions:
                by_action[action] = move
                mask[action] = 1
        return Legal(by_action, bytes(mask))

    def meaning(self, action: int) -> str:
        """What an action is, in words: `play 2`; others' seats are +1, +2 ..."""
        for move, at in self.known.items():
            if at == action:
                return self.game.moves[move[0]].fill(move[1:], lambda kind, arg: str(arg))
        return f"spare {action - len(self.known) + 1}"


class Legal(NamedTuple):
    """What a seat may choose: moves by their actions, and a one for each of these among zeros."""

    moves: dict[int, Move]
    mask: bytes


def remember(kept: dict[Any, Any], what: Any, found: Any) -> None:
    """Keep what was found for the next time; but not for ever."""
    if len(kept) >= KEPT:
        kept.clear()
    kept[what] = found


def few_values(features: set[Path]) -> set[Path]:
    """Without the single values of numbers that take many, and without words that are hardly ever the same."""
    counts = Counter((path[:-1], is_number(path[-1])) for path in features if path[-2:-1] == ("=",))
    most = {True: VALUES, False: WORDINGS}
    return {path for path in features if counts[path[:-1], is_number(path[-1])] <= most[is_number(path[-1])]}


def few_moves(moves: set[Move]) -> set[Move]:
    """Without the moves of verbs that have too many: they take spare actions."""
    counts = Counter(move[0] for move in moves)
    return {move for move in moves if counts[move[0]] <= MOVES}


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


@lru_cache(maxsize=64)
def _layout(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Layout:
    from mischia.games import game_named

    return Layout(game_named(name), seats, dict(options))


def layout_of(game: str, seats: int, options: Mapping[str, Any]) -> Layout:
    """The layout of a game at so many seats, collected once."""
    return _layout(game, seats, tuple(sorted(options.items())))
