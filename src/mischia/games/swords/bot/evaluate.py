"""What a sensible player knows about swords: hints for the bots."""

from math import exp
from random import Random
from typing import Final

from mischia.core.bags import Bag, bag
from mischia.core.questions import Chance, Moves
from mischia.games.swords.bot import duel_strategy
from mischia.games.swords.bot.duel_strategy import Mix, chance_of, from_regret
from mischia.games.swords.rules import rounds
from mischia.games.swords.rules.cards import SET, SETS, colours
from mischia.games.swords.rules.duel import actions_chosen
from mischia.games.swords.rules.state import State

HASTE: Final = 0.55  # how much nearer to winning a card takes that is needed
WON: Final = 40.0  # what three sets are worth beside the worth of a table without a card
EAGER: Final = 60  # with less effort than this a bot looks no further than its own gain
LEARN: Final = 160  # rounds of learning where to point
SAMPLED: Final = 120  # ways in which the others may point
GREED: Final = 4.0  # how much people want what they gain most by
SURE: Final = 25.0  # how much a better pile is preferred
DOUBT: Final = 0.3
TRIED: Final = 24  # splits that the Boss looks at closely
TRIED_LEARN: Final = 60

_worth: Final[dict[Bag, float]] = {}


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


def worth(cards: Bag) -> float:
    """What the cards before a player are worth in the race for three sets."""
    found = _worth.get(cards, -1.0)
    if found < 0.0:
        missing = needed(cards)
        found = WON if missing == 0 else exp(-HASTE * missing)
        if len(_worth) > 50_000:
            _worth.clear()
        _worth[cards] = found
    return found


def needed(cards: Bag) -> float:
    """How many cards are missing to three sets, the nearest sets first; a second way to a set counts a little."""
    there = colours(cards)
    sets = sum([number // SET for number in there])
    if sets >= SETS:
        return 0
    steps = sorted([SET - number % SET for number in there] + [SET] * SETS)
    spare = steps[SETS - sets]  # the set that would be next
    return sum(steps[: SETS - sets]) + 0.15 * spare


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
    if then == actions_chosen:
        fighter = s.fighters.index(seat)
        return duel_strategy.sound(s, fighter, moves) if effort < EAGER else duel_strategy.solved(s, fighter, moves)
    if then == rounds.all_pointed:
        gains = piles_worth(s, s.piles)
        if effort < EAGER:
            return greedy(gains[seat], 2.0)
        return point_well(s, seat, gains, rng)
    if then == rounds.boss_sorted:
        return sort(s, seat, moves, effort, rng)
    if then in (rounds.boss_selected, rounds.boss_picked, rounds.tied_picked):
        values = [duel_value(s, seat, move[1:], move[0]) for move in moves]
        return [1.0 if value == max(values) else 0.0 for value in values]
    return []


def greedy(gains: list[float], greed: float) -> Mix:
    """Towards what one would gain oneself; the last entry is to get nothing."""
    mix = [(gain / gains[-1]) ** greed for gain in gains[:-1]]
    return [one / sum(mix) for one in mix]


# --- pointing


def piles_worth(s: State, piles: list[Bag]) -> list[list[float]]:
    """For each seat the worth of what it would have before it with each pile, and at the end with none."""
    return [[worth(cards + pile) for pile in [*piles, 0]] for cards in s.front]


def point(
    s: State, piles: list[Bag], gains: list[list[float]], rounds: int, rng: Random
) -> tuple[list[Mix], list[float]]:
    """Where everybody points: all learn from regret at once. What each did on average, and what each got."""
    seats, many = s.seats, len(piles)
    regret = [[0.0] * many for _ in range(seats)]
    total = [[0.0] * many for _ in range(seats)]
    got = [0.0] * seats
    for learnt in range(1, rounds + 1):
        mixes = [from_regret(one) for one in regret]
        chosen = [drawn(mix, rng) for mix in mixes]
        now = shares(s, piles, gains, chosen)
        for seat in range(seats):
            mine = chosen[seat]
            got[seat] += now[seat]
            for pile in range(many):
                total[seat][pile] += learnt * mixes[seat][pile]
                if pile != mine:
                    chosen[seat] = pile
                    regret[seat][pile] = max(
                        0.0, regret[seat][pile] + shares(s, piles, gains, chosen)[seat] - now[seat]
                    )
            chosen[seat] = mine
    return total, [one / rounds for one in got]


def point_well(s: State, seat: int, gains: list[list[float]], rng: Random) -> Mix:
    """What does best when half of the others point as they should and half just as they like; with some doubt."""
    learnt = [[one / sum(mix) for one in mix] for mix in point(s, s.piles, gains, LEARN, rng)[0]]
    liked = [greedy(one, GREED) for one in gains]
    many = len(s.piles)
    values = [0.0] * many
    for _ in range(SAMPLED):
        chosen = [drawn((learnt if rng.random() < 0.5 else liked)[other], rng) for other in range(s.seats)]
        for pile in range(many):
            chosen[seat] = pile
            values[pile] += shares(s, s.piles, gains, chosen)[seat]
    best = max(values)
    return [(DOUBT + learnt[seat][pile]) * exp(SURE * (values[pile] / best - 1.0)) for pile in range(many)]


def drawn(mix: Mix, rng: Random) -> int:
    left = rng.random()
    for at in range(len(mix)):
        left -= mix[at]
        if left < 0.0:
            return at
    return len(mix) - 1


def shares(s: State, piles: list[Bag], gains: list[list[float]], chosen: list[int]) -> list[float]:
    """Everybody's chance to win the game when they point so."""
    worths = [one[-1] for one in gains]
    fights: list[list[int]] = []
    for pile in range(len(piles)):
        pointers = [seat for seat in range(s.seats) if chosen[seat] == pile]
        if len(pointers) == 1:
            worths[pointers[0]] = gains[pointers[0]][pile]
        elif pointers:
            fights.append(pointers)
    if fights and max(worths) < WON:  # SW-R2
        fight = next((pointers for pointers in fights if s.boss in pointers), fights[0])
        pile = chosen[fight[0]]
        for seat in fight:
            odds = 1.0 / len(fight)
            if len(fight) == 2:
                odds = chance_of(s, piles[pile], fight[0], fight[1])
                odds = odds if seat == fight[0] else 1.0 - odds
            elif s.boss in fight:
                odds = 0.5 if seat == s.boss else 0.5 / (len(fight) - 1)
            worths[seat] += odds * (gains[seat][pile] - worths[seat])
    whole = sum(worths)
    return [one / whole for one in worths]


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
