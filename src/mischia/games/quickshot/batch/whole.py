"""Whole rounds: every question in its turn, for players who answer by a function and waste no step.

At a table where something is not asked, what is answered counts for nothing.
"""

from collections.abc import Callable

from jax import Array

from mischia.games.quickshot.batch import rounds
from mischia.games.quickshot.batch.table import DRAW, EXPLODE, LEAD, PASS, PLAY, POISON, REINFORCE, Table
from mischia.games.quickshot.rules.cards import REINFORCEMENTS

One = Callable[[Table, Array], Array]  # a table and the seat that is asked, to a card or none
All = Callable[[Table], rounds.Cards]  # a table where all but the leader are asked, to a card by seat
Step = Callable[[Table, Array], Table]


def everywhere(on: Array, step: Step, t: Table) -> Table:
    return step(t, on)


def play_round(
    t: Table, one: One, everybody: All, chance: Array, do: Callable[[Array, Step, Table], Table] = everywhere
) -> Table:
    """From the leader's card to the next leader's draw, or to the end of the game."""
    room = len(t.hands)
    led = [one(t, t.leader)] * room
    t = do(t.phase == LEAD, lambda t, on: rounds.lead(t, led, on), t)
    played = everybody(t)
    t = do(t.phase == PLAY, lambda t, on: rounds.play(t, played, on), t)
    added = [one(t, rounds.owner(t, REINFORCEMENTS) - 1)] * room
    t = do(t.phase == REINFORCE, lambda t, on: rounds.reinforce(t, added, on), t)
    for ability in (rounds.explosion, rounds.snipe, rounds.poison):
        t = do(t.phase == EXPLODE, ability, t)
    discarded = [one(t, rounds.weakest(t) - 1)] * room
    t = do(t.phase == POISON, lambda t, on: rounds.discard_poisoned(t, discarded, on), t)
    t = do(t.phase == PASS, rounds.to_next_round, t)
    return do(t.phase == DRAW, lambda t, on: rounds.draw(t, chance, on), t)
