"""What a coach would do in somebody's place: the best few moves, with chances, out of that seat's knowledge alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from time import perf_counter
from typing import Any, NamedTuple

from mischia.bots import BATCH, IsMcts, check_choice, learnt_mix, sensible
from mischia.bots.search import Arm, Node, Search
from mischia.core.errors import IllegalMove
from mischia.core.guess import Seen
from mischia.core.position import whole
from mischia.core.questions import Ask, AskAll, Move, Moves
from mischia.core.state import State

MOST = 3  # moves that are told
LONGEST = 3  # moves of a line after the first
OFTEN = 12  # times that a move was looked at, before it is told as what follows
SURE = 1.96  # standard deviations: nineteen times of twenty it lies within
SELDOM = 0.01  # what a strategy does less often than this is not told
ALIKE = 1e-9  # chances that differ by no more than this tell nothing


class Deed(NamedTuple):
    """Somebody's move."""

    seat: int
    move: Move


@dataclass(frozen=True)
class Candidate:
    """A move worth making: the chance to win with it, between which bounds, and what most likely follows."""

    move: Move
    phrase: str
    chance: float | None  # None where nothing can be told so early in a game
    low: float
    high: float
    share: float | None  # how often the coach would do it, where all choose at once and nobody is to be read
    line: tuple[Deed, ...]


@dataclass(frozen=True)
class Advice:
    """The moves that a coach would make, the best first, and how many continuations were looked at for them."""

    seat: int
    candidates: tuple[Candidate, ...]
    looked: int
    even: float | None  # everybody's share, if all won as often; None where all win or lose together

    @property
    def pick(self) -> Candidate:
        return self.candidates[0]


@dataclass(frozen=True)
class Coach:
    """Looks ahead from what a seat knows, until so many continuations or seconds are over.

    Without seconds, the same knowledge and seed give the same advice.
    """

    continuations: int = 10_000
    seconds: float | None = None
    seed: object = 0

    def advise(self, seen: Seen, made: str | None = None) -> Advice:
        """Half of the time goes to finding the best moves, if no strategy tells them; the rest to how good each is.

        A move that somebody has made is told in any case, if it is one that takes the game on.
        """
        check_choice(seen)
        bot = IsMcts(seed=self.seed)
        search = bot.search(seen)
        question = search.known.question
        moves = sensible(search.known, search.seat)
        if question is None or not question.onward(search.seat):
            raise IllegalMove(f"{seen.name} has nothing to choose.")
        all_at_once = isinstance(question, AskAll)
        mix = mixture(bot, seen, search, moves, all_at_once)
        begun = perf_counter()
        until = inf if self.seconds is None else begun + self.seconds
        finding = 0 if mix else self.continuations // 2
        if mix:
            found = [move for move in sorted(moves, key=lambda move: -mix[move]) if mix[move] >= SELDOM]
        else:
            look(search, [None], finding, (begun + until) / 2)
            arms = search.root.arms_of(search.seat)
            tried = [arms[move] for move in moves if move in arms]
            found = [arm.move for arm in sorted(tried, key=lambda arm: (-arm.visits, -arm.mean()))]
        best = distinct(seen, search.known, found)
        best += [move for move in moves if move not in best and seen.phrase(move) == made]
        look(search, best, self.continuations - finding, until)
        told = [candidate(seen, search, move, mix[move] if mix and all_at_once else None) for move in best]
        chances = [one.chance or 0.0 for one in told]
        if mix and len(told) > 1 and max(chances) - min(chances) < ALIKE:
            told = [vague(one) for one in told]
        elif not (mix and all_at_once):
            told.sort(key=lambda one: -(one.chance or 0.0))
        looked = sum(visits(arm) for arm in search.root.arms_of(search.seat).values())
        even = None if seen.game.may_be_lost(search.known) else 1 / len(seen.view[seen.game.seats_key])
        return Advice(search.seat, tuple(told), looked, even)


def mixture(bot: IsMcts, seen: Seen, search: Search, moves: Moves, all_at_once: bool) -> dict[Move, float]:
    """How often a strong player makes each move, if the game has a strategy for what is asked, or one was learnt."""
    policy = seen.game.hints.learnt
    mix = bot.mix(seen, search, moves)
    if not mix and all_at_once and policy is not None:
        mix = learnt_mix(policy, search.known, search.seat, moves)
    whole = sum(mix)
    return {move: weight / whole for move, weight in zip(moves, mix, strict=True)} if whole else {}


def look(search: Search, openings: Sequence[Move | None], most: int, until: float) -> None:
    """Look at so many continuations at most, as many after each opening; at each a few at least."""
    looked = 0
    while not looked or (looked < most and perf_counter() < until):
        for opening in openings:
            search.opening = opening
            search.simulate(BATCH)
            looked += BATCH


def distinct(seen: Seen, known: State, moves: Sequence[Move]) -> list[Move]:
    """The first few moves, without those that leave the very same table as one before."""
    found: list[Move] = []
    tables: list[Any] = []
    for move in moves:
        table = after(seen, known, move)
        if table is None or table not in tables:
            found.append(move)
            tables.append(table)
        if len(found) == MOST:
            break
    return found


def after(seen: Seen, known: State, move: Move) -> Any:
    """The table after a move; None where others choose at the same time."""
    if not isinstance(known.question, Ask):
        return None
    s = known.clone()
    s.answer(move)
    return whole(seen.game, s, seen.view[seen.game.seats_key])


def candidate(seen: Seen, search: Search, move: Move, share: float | None) -> Candidate:
    arm = search.root.arms_of(search.seat)[move]
    low, high = wilson(arm.mean(), arm.visits)
    return Candidate(move, seen.phrase(move), arm.mean(), low, high, share, line(search, move))


def vague(one: Candidate) -> Candidate:
    """A move of which no chance can be told: all come out alike, though the game knows which is better."""
    return Candidate(one.move, one.phrase, None, 0.0, 1.0, one.share, one.line)


def wilson(share: float, trials: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies, nineteen times of twenty.

    >>> [round(bound, 2) for bound in wilson(0.5, 100)], [round(bound, 2) for bound in wilson(1.0, 10)]
    ([0.4, 0.6], [0.72, 1.0])
    """
    spread = SURE * SURE / trials
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# --- what most likely follows


def line(search: Search, move: Move) -> tuple[Deed, ...]:
    """What was looked at most often after a move, as far as it was looked at often."""
    found: list[Deed] = []
    deeds, node = follows(search.root, Deed(search.seat, move))
    found += [deed for deed in deeds if deed.seat != search.seat]
    while node is not None and len(found) < LONGEST:
        deeds, node = follows(node)
        found += deeds
    return tuple(found[:LONGEST])


def follows(node: Node, own: Deed | None = None) -> tuple[list[Deed], Node | None]:
    """What everybody who is asked does most often at a point of the tree, and where that leads to."""
    favourites = [max(arms.values(), key=visits) for arms in node.arms.values() if arms]
    deeds = [Deed(arm.seat, arm.move) for arm in favourites if arm.visits >= OFTEN]
    if own is not None:
        deeds = [own, *[deed for deed in deeds if deed.seat != own.seat]]
    key = next(iter(node.children), None)
    if key is None or not deeds:
        return [], None
    if isinstance(key[0], str):  # one was asked
        deed = own or busiest(node, deeds)
        return [deed], node.children.get(deed.move)
    if isinstance(key[0], int):  # whoever acts first
        deed = own or busiest(node, deeds)
        return [deed], node.children.get((deed.seat, deed.move))
    by_seat = {deed.seat: deed.move for deed in deeds}
    return deeds, node.children.get(tuple(by_seat.get(seat) for seat in range(len(key))))


def visits(arm: Arm) -> int:
    return int(arm.visits)


def busiest(node: Node, deeds: Sequence[Deed]) -> Deed:
    """The move that was looked at most, whoever makes it."""
    return max(deeds, key=lambda deed: visits(node.arms[deed.seat][deed.move]))
