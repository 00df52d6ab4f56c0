"""Where to point, everybody at once; and what to say before."""

from math import exp
from random import Random
from typing import Final

from mischia.core.bags import Bag
from mischia.core.questions import Move
from mischia.games.swords.bot.duel_strategy import Mix, chance_of, from_regret
from mischia.games.swords.bot.words import LIES, believed, decoys, expected, lies, wanted
from mischia.games.swords.bot.worth import WON
from mischia.games.swords.rules.rounds import CLAIMS
from mischia.games.swords.rules.state import NOTHING, State

LEARN: Final = 160  # rounds of learning where to point
SAMPLED: Final = 120  # ways in which the others may point
GREED: Final = 4.0  # how much people want what they gain most by
SURE: Final = 25.0  # how much a better pile is preferred
DOUBT: Final = 0.3
NEED: Final = 2.0  # the same of those who don't look further than their own gain
CHATS: Final = 0.35  # how often the simplest say what they like
TALKS: Final = 0.6  # how often those who look a little further say anything
TALK_LEARN: Final = 60
HONOUR: Final = 0.06  # what part of its chance a bot would give not to have lied
PAYS: Final = 60.0  # how much words are preferred after which one does better


def point(
    s: State, piles: list[Bag], gains: list[list[float]], rounds: int, rng: Random
) -> tuple[list[Mix], list[float]]:
    """Where everybody points: all learn from regret at once. What each did on average, and what each got.

    Whoever has announced a pile keeps that word as often as it is believed, whatever they learn.
    """
    seats, many = s.seats, len(piles)
    kept = [0.0 if said == NOTHING else expected(s, gains, seat, GREED)[said] for seat, said in enumerate(s.claims)]
    regret = [[0.0] * many for _ in range(seats)]
    total = [[0.0] * many for _ in range(seats)]
    got = [0.0] * seats
    for learnt in range(1, rounds + 1):
        mixes = [from_regret(one) for one in regret]
        chosen = [drawn(mix, rng) for mix in mixes]
        for seat in range(seats):
            if kept[seat] and rng.random() < kept[seat]:
                chosen[seat] = s.claims[seat]
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


def pointed(s: State, seat: int, gains: list[list[float]], rounds: int, rng: Random) -> tuple[list[float], Mix]:
    """What a seat gets by each pile when the others point half as they should and half as they like; what it learnt.

    A broken word is remembered, and costs some of it.
    """
    learnt = [[one / sum(mix) for one in mix] for mix in point(s, s.piles, gains, rounds, rng)[0]]
    others = []
    for other in range(s.seats):
        liked = wanted(s, gains, other, GREED)
        mix = [(one + two) / 2 for one, two in zip(learnt[other], liked, strict=True)]
        others.append(believed(s, gains, other, mix, lies(s, other)))
    values = [0.0] * len(s.piles)
    for _ in range(SAMPLED):
        chosen = [drawn(mix, rng) for mix in others]
        for pile in range(len(values)):
            chosen[seat] = pile
            values[pile] += shares(s, s.piles, gains, chosen)[seat] / SAMPLED
    if s.claims[seat] != NOTHING:
        values = [one if pile == s.claims[seat] else one * (1.0 - HONOUR) for pile, one in enumerate(values)]
    return values, learnt[seat]


def point_well(s: State, seat: int, gains: list[list[float]], rng: Random) -> Mix:
    """What does best, with some doubt."""
    values, learnt = pointed(s, seat, gains, LEARN, rng)
    best = max(values)
    return [(DOUBT + learnt[pile]) * exp(SURE * (values[pile] / best - 1.0)) for pile in range(len(values))]


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


# --- what to say


def say_what_is_liked(gains: list[float], rng: Random) -> Move | None:
    """Now and then, the pile that helps most."""
    return CLAIMS[gains.index(max(gains[:-1]))] if rng.random() < CHATS else None


def say_what_is_meant(s: State, seat: int, gains: list[list[float]], rng: Random) -> Move | None:
    """More often than not, the pile that one has in mind; or, now and then, another."""
    if rng.random() > TALKS:
        return None
    pile = drawn(wanted(s, gains, seat, NEED), rng)
    if len(s.piles) > 1 and rng.random() < LIES:
        pile = drawn(decoys(gains, seat, pile), rng)
    return CLAIMS[pile]


def say_what_pays(s: State, seat: int, gains: list[list[float]], rng: Random) -> Move | None:
    """What leaves one the best pile when the others have heard it and believe it as far as they do; or nothing."""
    dice, values = rng.random(), []
    for said in (NOTHING, *range(len(s.piles))):
        heard = s.clone()
        heard.claims[seat] = said
        values.append(max(pointed(heard, seat, gains, TALK_LEARN, Random(dice))[0]))  # the same dice for each
    best = max(values)
    mix = [exp(PAYS * (value / best - 1.0)) for value in values]
    said = drawn([one / sum(mix) for one in mix], rng) - 1
    return None if said == NOTHING else CLAIMS[said]
