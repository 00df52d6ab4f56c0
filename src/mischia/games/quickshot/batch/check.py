"""Play the same games by the rules and by the arrays, and compare all tables after each answer.

    python -m mischia.games.quickshot.batch.check 100000

The arrays play at random, at tables of all sizes, of both editions, with dummies and without; the rules are given the
same cards and the same chance. Every field, every legal move and what every seat sees must be the same: what differs
is told, and ends it.
"""

import sys
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from mischia.core.bags import Bag, bag, count, items
from mischia.core.questions import Ask, AskAll, Chance, Move
from mischia.games.quickshot.batch import env
from mischia.games.quickshot.batch.digits import number_of
from mischia.games.quickshot.batch.observation import observe
from mischia.games.quickshot.batch.table import LEAD, OVER, PLAY, POISON, REINFORCE, Table
from mischia.games.quickshot.bot import inputs as bot
from mischia.games.quickshot.options import Options
from mischia.games.quickshot.rules import cards, rounds
from mischia.games.quickshot.rules.state import State

AT_ONCE = 4096  # tables
PHASES = {
    rounds.leader_played: LEAD,
    rounds.others_played: PLAY,
    rounds.reinforced: REINFORCE,
    rounds.victim_discarded: POISON,
}
VERBS = {LEAD: "play", PLAY: "play", REINFORCE: "add", POISON: "discard"}
BY_SEAT = ("hands", "table")
Row = dict[str, Any]


def settings(key: jax.Array, many: int) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Seats, dummies and editions of as many tables: half of them without a dummy, the others with any."""
    sizes, some, whose, edition = jax.random.split(key, 4)
    seats = jax.random.randint(sizes, (many,), 3, cards.MOST_SEATS + 1)
    dummies = jax.random.randint(whose, (many,), 0, 1 << seats) * jax.random.bernoulli(some, 0.5, (many,))
    return seats, dummies, jax.random.bernoulli(edition, 0.5, (many,))


def check(games: int, seed: int = 1) -> int:
    """Play so many games on both sides; how many answers were compared."""
    key, answers = jax.random.key(seed), 0
    for first in range(0, games, AT_ONCE):
        key, now = jax.random.split(key)
        answers += check_some(min(AT_ONCE, games - first), now)
    return answers


def check_some(games: int, key: jax.Array) -> int:
    """As many games as are played side by side."""
    key, setting, key_of_deal = jax.random.split(key, 3)
    t = dealt(key_of_deal, *settings(setting, games))
    tables = rows(t)
    states = [begun(row) for row in tables]
    same(states, tables, np.asarray(allowed(t)))
    answers = 0
    while not bool(env.terminated(t).all()):
        key, acting, chance = jax.random.split(key, 3)
        t, played, masks, inputs = stepped(t, acting, chance)
        tables, chosen = rows(t), np.asarray(played).tolist()
        for s, row, by_seat in zip(states, tables, chosen, strict=True):
            if s.question is not None:
                answer(s, by_seat, row)
                answers += 1
        same(states, tables, np.asarray(masks))
        seen_alike(states, np.asarray(inputs))
    return answers


def random_step(t: Table, acting: jax.Array, chance: jax.Array) -> tuple[Table, jax.Array, jax.Array, jax.Array]:
    """A random step, the cards that were played; what may be done next, and what is seen."""
    actions = env.random_actions(t, acting)
    to_play, _ = jax.random.split(chance)
    played = jnp.stack([number_of(card) for card in env.cards_played(t, actions, to_play)], -1)
    after = env.step(t, actions, chance)
    return after, played, env.legal_action_mask(after), observe(after)


dealt, allowed, stepped = jax.jit(env.init), jax.jit(env.legal_action_mask), jax.jit(random_step)


def rows(t: Table) -> list[Row]:
    """Table by table, in plain numbers."""
    fields = {name: np.asarray(value).tolist() for name, value in t._asdict().items() if name not in BY_SEAT}
    for name in BY_SEAT:
        fields[name] = list(zip(*[np.asarray(one).tolist() for one in getattr(t, name)], strict=True))
    return [dict(zip(fields, values, strict=True)) for values in zip(*fields.values(), strict=True)]


# --- the same in the words of the rules


def begun(row: Row) -> State:
    """A table by the rules, dealt as this one was."""
    seats, s = row["seats"], State()
    s.clear(seats)
    s.options = Options(edition="fr" if row["french"] else "it")
    s.dummies = tuple([bool(row["dummies"] >> seat & 1) for seat in range(seats)])
    s.with_dummies = any(s.dummies)
    s.deck = cards.ALL
    rounds.set_up(s)
    s.proceed()
    hands = [as_bag(hand) for hand in row["hands"][:seats]]
    drawn = cards.ALL - sum(hands) - as_bag(row["aside"]) - as_bag(row["deck"])
    assert drawn == 0, "cards are lost in the deal"
    for seat in range(seats):
        hand = items(hands[seat])
        chance(s, ("deal", seat, *(hand if seat != row["leader"] else hand[:-1])))
    chance(s, ("set aside", *items(as_bag(row["aside"]))))
    chance(s, ("leader", row["leader"]))
    draw(s, row)
    return s


def chance(s: State, outcome: Move) -> None:
    """Chance speaks, as it may."""
    assert isinstance(s.question, Chance)
    assert s.question.possible(outcome), f"chance can't say {outcome}"
    s.answer(outcome)


def draw(s: State, row: Row) -> None:
    """The leader draws the card that the deck of the arrays lacks."""
    drawn = items((s.deck or s.discard) - as_bag(row["deck"]))
    chance(s, ("draw", *drawn))


def answer(s: State, by_seat: list[int], row: Row) -> None:
    """Give the rules the same cards, and the same draw."""
    question = s.question
    assert question is not None
    verb = VERBS[PHASES[question.then]]
    if isinstance(question, Ask):
        s.answer(legal(question, question.seat, verb, by_seat[question.seat]))
    elif isinstance(question, AskAll):
        chosen: list[Move | None] = [None] * s.seats
        for seat in question.asked():
            draws = question.chance(seat)
            if draws is None:
                chosen[seat] = legal(question, seat, verb, by_seat[seat])
            else:
                chosen[seat] = (*draws.prefix, by_seat[seat])
                assert draws.possible((*draws.prefix, by_seat[seat]))
        s.answer(chosen)
    else:
        assert isinstance(question, Chance)
        chance(s, (*question.prefix, by_seat[question.prefix[1]]))
    if s.question is not None and s.question.then is rounds.leader_drew:
        draw(s, row)


def legal(question: Ask | AskAll, seat: int, verb: str, card: int) -> Move:
    """The move that is meant; the rules must have it."""
    move = (verb, card) if card else cards.DECLINE
    assert move in question.legal(seat), f"{move} is none of {question.legal(seat)}"
    return move


def same(states: list[State], tables: list[Row], masks: Any) -> None:
    """Every number of every table, and every legal move."""
    packed = (masks @ (1 << np.arange(bot.ACTIONS))).tolist()
    for s, row, mask in zip(states, tables, packed, strict=True):
        expected = written(s, len(row["hands"]))
        if row != expected:
            differs = {name: (row[name], expected[name]) for name in row if row[name] != expected[name]}
            raise AssertionError(f"the arrays, and the rules: {differs} of {expected}")
        assert mask == moves(s, len(row["hands"])), f"legal: {mask}, by the rules {moves(s, len(row['hands']))}"


def seen_alike(states: list[State], inputs: Any) -> None:
    """What a policy is told, for every seat that is asked."""
    for s, by_seat in zip(states, inputs, strict=True):
        for seat in range(s.seats):
            if s.question is not None and s.question.legal(seat):
                told = np.asarray(bot.written(bot.seen_by(s, seat)), np.float32)
                assert np.allclose(by_seat[seat], told, atol=1e-6), f"seen: {by_seat[seat]}, by the rules {told}"


def written(s: State, room: int) -> Row:
    """A table of the rules, in the numbers of the arrays."""
    return {
        "seats": s.seats,
        "dummies": sum(1 << seat for seat in range(s.seats) if s.dummies[seat]),
        "french": int(s.options.edition == "fr"),
        "phase": OVER if s.question is None else PHASES[s.question.then],
        "round": s.round,
        "leader": s.leader,
        "players": sum(1 << seat for seat in s.players),
        "hands": tuple([as_digits(hand) for hand in s.hands] + [0] * (room - s.seats)),
        "table": tuple([1 << 4 * card - 4 if card else 0 for card in s.table] + [0] * (room - s.seats)),
        "up": sum((s.up[card] + 1) << 4 * card - 4 for card in cards.NUMBERS),
        "sprung": int(s.strength[cards.TRAP] == 9),
        "added": s.strength[cards.REINFORCEMENTS] - cards.REINFORCEMENTS,
        "reversed": int(s.reversed),
        "deck": as_digits(s.deck),
        "aside": as_digits(s.aside),
        "discard": as_digits(s.discard),
        "winner": s.winners[0] + 1 if s.winners else 0,
    }


def moves(s: State, room: int) -> list[int]:
    """By seat, a bit for each action that the rules allow."""
    if s.question is None:
        return [0] * room
    found = [sum(1 << bot.action_of(move) for move in s.question.legal(seat)) for seat in range(s.seats)]
    return found + [0] * (room - s.seats)


def as_bag(digits: int) -> Bag:
    return bag([card for card in cards.NUMBERS for _ in range(digits >> 4 * card - 4 & 15)])


def as_digits(held: Bag) -> int:
    return sum(count(held, card) << 4 * card - 4 for card in cards.NUMBERS)


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    begin = perf_counter()
    compared = check(many)
    print(f"{many:,} games, {compared:,} answers, the same after each; {perf_counter() - begin:.0f} s")
