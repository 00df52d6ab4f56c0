"""The rules of Quickshot over arrays, in the order of the rulebook; `rules.rounds` says the same of one table.

Each step takes a table, and where it is to be done; elsewhere the table stays as it is.
"""

from collections.abc import Callable, Sequence

import jax.numpy as jnp
from jax import Array, lax

from mischia.games.quickshot.batch.digits import below, count, kinds, nth, number_of, pick, size, word
from mischia.games.quickshot.batch.table import DRAW, EXPLODE, LEAD, OVER, PASS, PLAY, POISON, REINFORCE, Table
from mischia.games.quickshot.rules import cards as box
from mischia.games.quickshot.rules.cards import CAMOUFLAGE, CONSPIRACY, EXPLOSION, REINFORCEMENTS, ROUNDS, SNIPE, TRAP

Cards = Sequence[Array]  # by seat

# --- the round


def draw(t: Table, chance: Array, on: Array) -> Table:  # QS-11
    out_of = jnp.where(t.deck == 0, t.discard, t.deck)  # QS-32, QS-R26
    drawn = jnp.where(on, nth(out_of, below(chance, size(out_of))), 0)
    return t._replace(
        deck=jnp.where(on, out_of - drawn, t.deck),
        discard=jnp.where(on & (t.deck == 0), 0, t.discard),
        hands=tuple([hand + jnp.where(t.leader == seat, drawn, 0) for seat, hand in enumerate(t.hands)]),
        phase=jnp.where(on, LEAD, t.phase),
    )


def lead(t: Table, cards: Cards, on: Array) -> Table:  # QS-12
    led = jnp.where(on, pick(cards, t.leader), 0)
    played = [jnp.where(t.leader == seat, led, 0) for seat in range(len(t.hands))]
    t = t._replace(
        hands=tuple([hand - card for hand, card in zip(t.hands, played, strict=True)]),
        table=tuple([there | card for there, card in zip(t.table, played, strict=True)]),
        up=t.up | led * (t.leader + 1),
        phase=jnp.where(on, PLAY, t.phase),
    )
    return out_without_cards(t, on)


def out_without_cards(t: Table, on: Array) -> Table:  # QS-34, QS-R16; they have nothing to discard
    gone = word(0)
    for seat, hand in enumerate(t.hands):
        gone = gone | jnp.where((hand == 0) & (t.leader != seat), 1 << seat, 0)
    return end_if_alone(t._replace(players=jnp.where(on, t.players & ~gone, t.players)))


def play(t: Table, cards: Cards, on: Array) -> Table:  # QS-13
    others = jnp.where(on, t.players & ~(word(1) << t.leader), 0)
    played = [jnp.where(is_in(others, seat), card, 0) for seat, card in enumerate(cards)]
    t = t._replace(
        hands=tuple([hand - card for hand, card in zip(t.hands, played, strict=True)]),
        table=tuple([there | card for there, card in zip(t.table, played, strict=True)]),
    )
    t = out_as_leader(turn_twins_down(t, on), on)
    t = trap(t, on & (t.phase == PLAY))
    return conspiracy_and_reinforcements(t, on & (t.phase == PLAY))


def turn_twins_down(t: Table, on: Array) -> Table:  # QS-16, QS-R6
    up = played = twins = word(0)
    for seat, card in enumerate(t.table):
        up = up | card * (seat + 1)
        twins = twins | played & card
        played = played | card
    return t._replace(up=jnp.where(on, up & ~(twins * 15), t.up))


def out_as_leader(t: Table, on: Array) -> Table:  # QS-30, QS-31, QS-R22
    gone = on & (t.up == 0) & (pick(t.hands, t.leader) == 0) & ((t.round == ROUNDS) | (t.french > 0))
    return eliminate(t, jnp.where(gone, word(1) << t.leader, 0))


def lead_passes(t: Table, on: Array) -> Table:  # QS-18
    found = strongest(t)
    keeps = jnp.where(is_in(t.players, t.leader), t.leader, left_of(t))  # QS-30, QS-31, QS-R20, QS-R21
    return t._replace(leader=jnp.where(on, jnp.where(found > 0, found - 1, keeps), t.leader))


def left_of(t: Table) -> Array:
    """QS-R21: the nearest seat clockwise of the leader's whose player is still in."""
    later = t.players >> t.leader + 1 << t.leader + 1
    return first_of(jnp.where(later > 0, later, t.players))


def first_of(players: Array) -> Array:
    """The lowest seat of some; there has to be one."""
    return 31 - lax.clz(players & (0 - players))


def end_round(t: Table, on: Array) -> Table:  # QS-20, QS-21, QS-22
    last = t.round == ROUNDS
    return t._replace(
        discard=t.discard + jnp.where(on, sum(t.table), 0),
        table=tuple([jnp.where(on, 0, card) for card in t.table]),
        up=jnp.where(on, 0, t.up),
        sprung=jnp.where(on, 0, t.sprung),
        added=jnp.where(on, 0, t.added),
        reversed=jnp.where(on, 0, t.reversed),
        round=t.round + (on & ~last),
        winner=jnp.where(on & last, t.leader + 1, t.winner),  # QS-69
        phase=jnp.where(on, jnp.where(last, OVER, DRAW), t.phase),
    )


# --- strength


def strongest(t: Table) -> Array:
    """QS-19: who is last in the order in force, counted from 1; 0 if no card is visible."""
    return at_the_end(t, t.reversed == 0)


def weakest(t: Table) -> Array:
    """QS-57, QS-61, QS-R7: who is first in the order in force, counted from 1; 0 if no card is visible."""
    return at_the_end(t, t.reversed > 0)


def at_the_end(t: Table, top: Array) -> Array:
    """Who has the visible card of the highest strength, or of the lowest.

    The visible cards are put in a row by strength, two bits for each: bit 2n is strength n + 1.
    """
    visible = kinds(t.up)
    row = (visible | visible >> 2) & 0x05050505
    row = (row | row >> 4) & 0x00550055
    row = (row | row >> 8) & 0x5533  # strengths 2 and 4 are put where they belong
    row = row | (visible >> 4 & 1) << jnp.where(t.sprung > 0, 16, 2)  # QS-42, QS-45
    tie = jnp.where(t.reversed > 0, 5, 7)  # QS-54, QS-R11: the stronger of two that tie
    row = row | (visible >> 12 & 1) << t.added * 2 + word(tie)  # QS-50, QS-R14
    last = 31 - lax.clz(jnp.where(top, row, row & (0 - row)))
    number = jnp.where(last & 1, REINFORCEMENTS, jnp.where(last == 16, TRAP, (last >> 1) + 1))
    return count(t.up, number)


# --- elimination and end


def is_in(players: Array, seat: Array | int) -> Array:
    return (players >> seat & 1) > 0


def owner(t: Table, number: int) -> Array:
    """Whose card of this number is visible, counted from 1; 0 is nobody."""
    return count(t.up, number)


def bit(seat: Array) -> Array:
    """The bit of a seat that is counted from 1; none for nobody."""
    return (word(1) << seat) >> 1


def eliminate(t: Table, gone: Array) -> Table:  # QS-35, QS-36; QS-37: a card that is gone activates no more
    """Who is gone is given as a bit by seat; whoever is then alone has won."""
    hands, table, lost, down = list(t.hands), list(t.table), word(0), word(0)
    for seat, (hand, card) in enumerate(zip(t.hands, t.table, strict=True)):
        out = is_in(gone, seat)
        lost = lost + jnp.where(out, hand + card, 0)
        down = down | jnp.where(out, card, 0)
        hands[seat] = jnp.where(out, 0, hand)
        table[seat] = jnp.where(out, 0, card)
    t = t._replace(
        hands=tuple(hands),
        table=tuple(table),
        up=t.up & ~(down * 15),
        discard=t.discard + lost,
        players=t.players & ~gone,
    )
    return end_if_alone(t)


def end_if_alone(t: Table) -> Table:  # QS-68, QS-R18
    alone = (t.phase != OVER) & (t.players & t.players - 1 == 0)
    return t._replace(winner=jnp.where(alone, first_of(t.players) + 1, t.winner), phase=jnp.where(alone, OVER, t.phase))


# --- abilities, QS-17


def trap(t: Table, on: Array) -> Table:  # QS-41, QS-R15
    prey = bit(owner(t, REINFORCEMENTS)) | bit(owner(t, EXPLOSION))
    gone = jnp.where(on & (owner(t, TRAP) > 0), prey, 0)
    return eliminate(t._replace(sprung=t.sprung | (gone > 0)), gone)  # QS-42, QS-45, QS-R42


def conspiracy_and_reinforcements(t: Table, on: Array) -> Table:
    seat = owner(t, REINFORCEMENTS)
    asks = (seat > 0) & (pick(t.hands, seat - 1) > 0)  # QS-50, QS-R13
    return t._replace(
        reversed=t.reversed | on & (owner(t, CONSPIRACY) > 0),  # QS-46
        phase=jnp.where(on, jnp.where(asks, REINFORCE, EXPLODE), t.phase),
    )


def reinforce(t: Table, cards: Cards, on: Array) -> Table:  # QS-50, QS-52; QS-51: or no card
    seat = owner(t, REINFORCEMENTS) - 1
    card = jnp.where(on, pick(cards, seat), 0)
    t = discard_one(t, seat, card)
    return t._replace(added=t.added + number_of(card), phase=jnp.where(on, EXPLODE, t.phase))


def discard_one(t: Table, seat: Array, card: Array) -> Table:
    """A seat throws a card away from the hand, or none."""
    hands = [hand - jnp.where(seat == other, card, 0) for other, hand in enumerate(t.hands)]
    return t._replace(hands=tuple(hands), discard=t.discard + card)


def explosion(t: Table, on: Array) -> Table:  # QS-55, QS-24
    down = word(0)
    for seat, card in enumerate(t.table):
        down = down | jnp.where(card * 15 & t.up, 0, 1 << seat)
    return eliminate(t, jnp.where(on & (owner(t, EXPLOSION) > 0), t.players & down, 0))


def snipe(t: Table, on: Array) -> Table:  # QS-57, QS-58
    victim = weakest(t)
    hit = on & (owner(t, SNIPE) > 0) & (victim != owner(t, CAMOUFLAGE))  # QS-59
    return eliminate(t, jnp.where(hit, bit(victim), 0))


def poison(t: Table, on: Array) -> Table:  # QS-61, QS-64
    victim = weakest(t)
    hit = on & (owner(t, box.POISON) > 0) & (victim != owner(t, CAMOUFLAGE))  # QS-65
    empty = pick(t.hands, victim - 1) == 0
    t = t._replace(phase=jnp.where(on, jnp.where(hit & ~empty, POISON, PASS), t.phase))
    return eliminate(t, jnp.where(hit & empty, bit(victim), 0))  # QS-63


def discard_poisoned(t: Table, cards: Cards, on: Array) -> Table:  # QS-62
    seat = weakest(t) - 1
    t = discard_one(t, seat, jnp.where(on, pick(cards, seat), 0))
    return t._replace(phase=jnp.where(on, PASS, t.phase))


# --- one answer, and all that follows from it


def answer(t: Table, cards: Cards, chance: Array) -> Table:
    """What was asked is answered by a card of each seat asked; then on to the next question."""
    asked = t.phase
    t = where_any(asked == LEAD, lambda t, on: lead(t, cards, on), t)
    t = where_any(asked == PLAY, lambda t, on: play(t, cards, on), t)
    t = where_any(asked == REINFORCE, lambda t, on: reinforce(t, cards, on), t)
    t = where_any(t.phase == EXPLODE, explosion, t)
    t = where_any(t.phase == EXPLODE, snipe, t)
    t = where_any(t.phase == EXPLODE, poison, t)
    t = where_any(asked == POISON, lambda t, on: discard_poisoned(t, cards, on), t)
    t = where_any(t.phase == PASS, to_next_round, t)
    return where_any(t.phase == DRAW, lambda t, on: draw(t, chance, on), t)


def where_any(on: Array, step: Callable[[Table, Array], Table], t: Table) -> Table:
    """A step is left out that is to be done at none of the tables; that also keeps what is compiled small."""
    return lax.cond(jnp.any(on), step, lambda t, on: t, t, on)  # type: ignore[no-any-return]


def to_next_round(t: Table, on: Array) -> Table:
    return end_round(lead_passes(t, on), on)
