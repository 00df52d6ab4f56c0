"""The doors for a learner: deal, ask, step; all shapes begin with that of the tables."""

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from mischia.games.quickshot.batch import rounds
from mischia.games.quickshot.batch.digits import below, kinds, lowest, nth, number_of, one, size, word
from mischia.games.quickshot.batch.table import DRAW, LEAD, OVER, PLAY, POISON, REINFORCE, Table
from mischia.games.quickshot.bot.inputs import ACTIONS
from mischia.games.quickshot.rules.cards import HAND, MOST_SEATS, REINFORCEMENTS, SET_ASIDE

CARDS: Final = 40  # QS-1
WHOLE: Final = 0x55555555  # five of each
DECLINE: Final = ACTIONS - 1  # the last action; card k is action k - 1


def init(
    key: Array, seats: Array | int, dummies: Array | int = 0, french: Array | int = 0, room: int = MOST_SEATS
) -> Table:
    """Deal at each table, and have the first leader draw; `dummies` has a bit by seat, `room` is the most seats."""
    seats, dummies, french = jnp.broadcast_arrays(word(seats), word(dummies), word(french))
    to_deal, to_lead, to_draw = jax.random.split(key, 3)
    chance = jax.random.bits(to_deal, (HAND * room + SET_ASIDE, *seats.shape), jnp.uint32)
    hands, aside, deck = deal(chance, seats, room)
    leader = below(jax.random.bits(to_lead, seats.shape, jnp.uint32), seats)  # QS-9, QS-R5
    t = laid_out(seats, dummies, french, leader, hands, aside, deck)
    return rounds.draw(t, jax.random.bits(to_draw, seats.shape, jnp.uint32), t.phase == DRAW)


def deal(chance: Array, seats: Array, room: int) -> tuple[tuple[Array, ...], Array, Array]:
    """The hands, the cards set aside, and the deck."""

    def take(deck: Array, drawn: tuple[Array, Array]) -> tuple[Array, Array]:
        number, word_of_chance = drawn
        card = jnp.where(number < HAND * seats, nth(deck, below(word_of_chance, CARDS - number)), 0)
        return deck - card, card

    numbers = jnp.arange(HAND * room, dtype=jnp.uint32)
    deck, dealt = lax.scan(take, jnp.full_like(seats, WHOLE), (numbers, chance[: HAND * room]))  # QS-6
    hands = dealt.reshape(room, HAND, *seats.shape).sum(1, dtype=jnp.uint32)
    aside, left = word(0), CARDS - HAND * seats
    for number in range(SET_ASIDE):  # QS-7
        card = nth(deck, below(chance[HAND * room + number], left - number))
        deck, aside = deck - card, aside + card
    return tuple(hands), aside, deck


def laid_out(
    seats: Array,
    dummies: Array,
    french: Array,
    leader: Array,
    hands: tuple[Array, ...],
    aside: Array,
    deck: Array,
) -> Table:
    """A table before the first draw."""
    none = jnp.zeros_like(seats)
    return Table(
        seats=seats,
        dummies=dummies,
        french=french,
        phase=none + DRAW,
        round=none + 1,
        leader=leader,
        players=(word(1) << seats) - 1,
        hands=hands,
        table=(none,) * len(hands),
        up=none,
        sprung=none,
        added=none,
        reversed=none,
        deck=deck,
        aside=none + aside,
        discard=none,
        winner=none,
    )


def awaited(t: Table) -> Array:
    """A bit for each seat that is to act, dummies too."""
    leader = word(1) << t.leader
    return jnp.select(
        [t.phase == LEAD, t.phase == PLAY, t.phase == REINFORCE, t.phase == POISON],
        [leader, t.players & ~leader, rounds.bit(rounds.owner(t, REINFORCEMENTS)), rounds.bit(rounds.weakest(t))],
        word(0),
    )


def legal_action_mask(t: Table) -> Array:
    """By seat and action: whether it may be done. Nothing for a dummy or whoever is not asked."""
    asked = (awaited(t) & ~t.dummies)[..., None] >> np.arange(len(t.hands), dtype=np.uint32) & 1
    held = kinds(jnp.stack(t.hands, -1)) * asked
    cards = held[..., None] >> np.arange(0, 4 * DECLINE, 4, dtype=np.uint32) & 1
    declines = asked & (t.phase == REINFORCE)[..., None]
    return jnp.concatenate([cards, declines[..., None]], -1) > 0


def step(t: Table, actions: Array, key: Array) -> Table:
    """Each seat that is asked does its action, chance plays for the dummies; then on to the next question.

    What a seat does that is not asked counts for nothing. An action that is not legal is taken as the seat's lowest
    card. Where dummies alone are to act, nobody is asked, and a step takes the table on. A table that is over stays.
    """
    to_play, to_draw = jax.random.split(key)
    drawn = jax.random.bits(to_draw, t.seats.shape, jnp.uint32)
    return rounds.answer(t, cards_played(t, actions, to_play), drawn)


def cards_played(t: Table, actions: Array, key: Array) -> list[Array]:
    """The card of each seat that acts, none if it declines; for dummies chance draws one."""
    chance = jax.random.bits(key, (len(t.hands), *t.seats.shape), jnp.uint32)
    cards = []
    for seat, hand in enumerate(t.hands):
        action = word(actions[..., seat])
        card = jnp.where(action < DECLINE, kinds(hand) & one(action + 1), 0)
        own = jnp.where(card > 0, card, lowest(hand))
        own = jnp.where((t.phase == REINFORCE) & (action == DECLINE), 0, own)
        cards.append(jnp.where(rounds.is_in(t.dummies, seat), drawn_from(hand, chance[seat]), own))
    return cards


def drawn_from(hand: Array, chance: Array) -> Array:
    """QS-74, QS-R29: any of the cards, each as likely as the next."""
    return nth(hand, below(chance, size(hand)))


def random_actions(t: Table, key: Array) -> Array:
    """For each seat a legal action, each as likely as the next; nothing that counts where it is not asked."""
    chance = jax.random.bits(key, (len(t.hands), *t.seats.shape), jnp.uint32)
    return jnp.stack([any_card(t, hand, chance[seat]) for seat, hand in enumerate(t.hands)], -1)


def any_card(t: Table, hand: Array, chance: Array) -> Array:
    """A legal action of a seat that is asked, each as likely as the next."""
    held = kinds(hand)
    many = size(held)
    place = below(chance, many + (t.phase == REINFORCE))
    return jnp.where(place < many, number_of(nth(held, place)) - 1, DECLINE)


def terminated(t: Table) -> Array:
    """Whether the game is over."""
    return t.phase == OVER


def rewards(t: Table) -> Array:
    """By seat: 1 for who has won, 0 for the others and as long as nobody has."""
    return jnp.stack([t.winner == seat + 1 for seat in range(len(t.hands))], -1).astype(jnp.float32)
