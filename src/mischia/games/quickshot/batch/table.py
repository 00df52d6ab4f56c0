"""A Quickshot table as numbers of 32 bits; where each is an array of one shape, as many tables."""

from typing import Final, NamedTuple

from jax import Array

# What is to be done next. A table that has been stepped asks in LEAD, PLAY, REINFORCE or POISON, or is OVER.
DRAW: Final = 0
LEAD: Final = 1
PLAY: Final = 2
REINFORCE: Final = 3
EXPLODE: Final = 4
POISON: Final = 5
PASS: Final = 6
OVER: Final = 7


class Table(NamedTuple):
    """Bags and cards are those of `digits`."""

    seats: Array
    dummies: Array  # a bit by seat: whose cards chance plays
    french: Array  # the edition: 0 Italian, 1 French
    phase: Array
    round: Array
    leader: Array
    players: Array  # a bit by seat: still in
    hands: tuple[Array, ...]  # bags by seat, as many as there is room for
    table: tuple[Array, ...]  # by seat: the card in front of it
    up: Array  # a digit by kind of card: the seat whose card is visible, counted from 1; 0 is nobody
    sprung: Array  # 1 while Trap has strength 9
    added: Array  # the number of the card added to Reinforcements
    reversed: Array  # 1 while the order of strength is reversed
    deck: Array  # bags
    aside: Array
    discard: Array
    winner: Array  # counted from 1; 0 is nobody yet
