"""What a sensible player knows about swords: hints for the bots."""

from random import Random
from typing import Final

from mischia.core.bags import Bag, bag
from mischia.core.questions import Chance, Move, Moves
from mischia.games.swords.bot import duel_strategy
from mischia.games.swords.bot.duel_strategy import Mix, chance_of
from mischia.games.swords.bot.pointing import (
    NEED,
    point,
    point_well,
    say_what_is_liked,
    say_what_is_meant,
    say_what_pays,
)
from mischia.games.swords.bot.words import LIES, believed, greedy, wanted
from mischia.games.swords.bot.worth import piles_worth, worth
from mischia.games.swords.rules import rounds
from mischia.games.swords.rules.duel import actions_chosen
from mischia.games.swords.rules.state import NOTHING, State

GLANCE: Final = 4  # with less effort than this a bot says what it likes, and mostly means it
KEPT: Final = 0.8
LIKING: Final = 0.35  # how much such a bot wants what it gains most by
EAGER: Final = 60  # with less effort than this a bot looks no further than its own gain
TRIED: Final = 24  # splits that the Boss looks at closely
TRIED_LEARN: Final = 60


def at_rest(s: State) -> bool:
    """Between two rounds nothing is under way."""
    question = s.question
    return isinstance(question, Chance) and question.then == rounds.boss_drew and not s.drawn


def evaluate(s: State) -> list[float]:
    """Each seat's chance to win."""
    if s.question is None:
        return [1.0 if seat in s.winners else 0.0 for seat in range(s.seats)]
    worths = [worth(cards) for cards in s.front]
    whole = sum(worths)
    return [one / whole for one in worths]


# --- what to do


def prior(s: State, seat: int, moves: Moves) -> list[float]:
    """How often a sensible player makes each move; nothing means that all look alike."""
    question = s.question
    assert question is not None
    if question.then == rounds.boss_selected or question.then in (rounds.boss_picked, rounds.tied_picked):
        return [value * value for value in [duel_value(s, seat, move[1:], move[0]) for move in moves]]
    return []


def policy(s: State, seat: int, moves: Moves, effort: int, rng: Random) -> Mix:
    """A mixed strategy for the open question, or nothing if the game knows none."""
    question = s.question
    assert question is not None
    then = question.then
    if effort < GLANCE:
        return at_a_glance(s, seat, moves, effort, rng)
    if then == actions_chosen:
        fighter = s.fighters.index(seat)
        return duel_strategy.sound(s, fighter, moves) if effort < EAGER else duel_strategy.solved(s, fighter, moves)
    if then == rounds.all_pointed:
        gains = piles_worth(s, s.piles)
        if effort < EAGER:
            return believed(s, gains, seat, wanted(s, gains, seat, NEED), LIES)
        return point_well(s, seat, gains, rng)
    if then == rounds.boss_sorted:
        return sort(s, seat, moves, effort, rng)
    if then in (rounds.boss_selected, rounds.boss_picked, rounds.tied_picked):
        values = [duel_value(s, seat, move[1:], move[0]) for move in moves]
        return [1.0 if value == max(values) else 0.0 for value in values]
    return []


def at_a_glance(s: State, seat: int, moves: Moves, effort: int, rng: Random) -> Mix:
    """How the simplest play: towards what they like, whatever others say; every other blow as it comes."""
    question = s.question
    assert question is not None
    then = question.then
    if then == actions_chosen:
        sound = duel_strategy.sound(s, s.fighters.index(seat), moves)
        return [one / sum(sound) + 1.0 / len(moves) for one in sound]
    if then == rounds.all_pointed:
        return greedy(piles_worth(s, s.piles)[seat], LIKING)
    if then == rounds.boss_sorted:
        return [one + 1.0 for one in sort(s, seat, moves, effort, rng)]
    if then in (rounds.boss_selected, rounds.boss_picked, rounds.tied_picked):
        return [duel_value(s, seat, move[1:], move[0]) for move in moves]
    return []


def impulse(s: State, seat: int, effort: int, rng: Random) -> Move | None:
    """What a bot does of its own accord: it announces a pile, once for each laying; the simplest keep their word."""
    question = s.question
    assert question is not None
    if question.then == rounds.finger_moved and s.claims[seat] == NOTHING and not s.fingers[seat]:
        gains = piles_worth(s, s.piles)
        if effort < GLANCE:
            return say_what_is_liked(gains[seat], rng)
        if effort < EAGER:
            return say_what_is_meant(s, seat, gains, rng)
        return say_what_pays(s, seat, gains, rng)
    if question.then == rounds.all_pointed and effort < GLANCE and s.claims[seat] != NOTHING and rng.random() < KEPT:
        return rounds.POINTS[s.claims[seat]]
    return None


# --- sorting, and the Boss's other choices


def sort(s: State, seat: int, moves: Moves, effort: int, rng: Random) -> Mix:
    """The split after which the Boss does best, when everybody points as they should."""
    quick = [(promise(s, seat, [bag(pile) for pile in move[1:]]), at) for at, move in enumerate(moves)]
    quick.sort(reverse=True)
    mix = [0.0] * len(moves)
    if effort < EAGER:
        for _, at in quick[: max(1, len(quick) // 4)]:
            mix[at] = 1.0
        return mix
    best, found = -1.0, quick[0][1]
    for _, at in quick[:TRIED]:
        piles = [bag(pile) for pile in moves[at][1:]]
        value = point(s, piles, piles_worth(s, piles), TRIED_LEARN, rng)[1][seat]
        if value > best:
            best, found = value, at
    mix[found] = 1.0
    return mix


def promise(s: State, seat: int, piles: list[Bag]) -> float:
    """At a glance: a pile for oneself that nobody else wants much, and little for the others."""
    gains = piles_worth(s, piles)
    best = 0.0
    for pile in range(len(piles)):
        mine = gains[seat][pile] / gains[seat][-1]
        others = max([gains[other][pile] / gains[other][-1] for other in range(s.seats) if other != seat])
        best = max(best, mine / (1.0 + others))
    return best


def duel_value(s: State, seat: int, what: tuple[int, ...], verb: str) -> float:
    """A seat's chance to win the game if this duel is fought, for a pile or between two."""
    pile = what[0] if verb == "duel" else rounds.contested(s)[0] if not s.tied else -1
    if pile < 0:  # a tie-break
        return 1.0 + chance_of(s, 0, seat, what[1] if what[0] == seat else what[0]) if seat in what else 0.0
    cards = s.piles[pile]
    fighters = s.pointers(pile)[:2] if verb == "duel" else list(what)
    if verb == "duel" and seat in s.pointers(pile):
        fighters = [seat, next(other for other in s.pointers(pile) if other != seat)]
    odds = chance_of(s, cards, fighters[0], fighters[1])
    value = 0.0
    for winner, chance in ((fighters[0], odds), (fighters[1], 1.0 - odds)):
        worths = [worth(front) for front in s.front]
        worths[winner] = worth(s.front[winner] + cards)
        value += chance * worths[seat] / sum(worths)
    return value
