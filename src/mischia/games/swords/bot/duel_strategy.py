"""How a sensible player fences: a mixed strategy for the beat that is on.

Each pair of actions is played out by the rules themselves to the next beat, and what is reached there is judged by the
values of the duel without cards, which is solved; then the beat is a small zero-sum game that can be solved as well.
"""

from typing import Final

from mischia.core.bags import Bag, kinds
from mischia.core.questions import Chance, Move, Moves
from mischia.games.swords.rules.cards import DESIGNS
from mischia.games.swords.rules.duel import (
    ACTION_OF,
    BREATHE,
    FEINT,
    PARRY_HIGH,
    STEP_BACK,
    ran_for_sword,
    rolled_for_slip,
    tossed,
)
from mischia.games.swords.rules.state import NOBODY, State
from mischia.games.swords.rules.terms import STRAIN

WITH_TEMPO: Final = 0.695  # the solved duel: my chance with the tempo; without it the rest, 0.5 if nobody holds it
NO_PACE: Final = 0.043  # what it costs to have no pace left while nobody holds the tempo
NO_PACE_TEMPO: Final = 0.012
STRAIN_COSTS: Final[tuple[float, ...]] = (
    0.0,
    0.02,
    0.07,
    0.13,
    0.19,
    0.25,
    0.31,
    0.35,
)  # what strain costs, if it may rise again
EDGE: Final[dict[str, float]] = {  # by effect: what a black card is worth to the shorter
    "block-once": 0.2,
    "step-takes-tempo": 0.12,
    "free-step": 0.12,
    "wrong-parry-holds": 0.07,
    "double-wins": 0.05,
    "start-tempo": 0.19,
}
ROUNDS: Final = 400  # of learning to solve a beat

Mix = list[float]


def sound(s: State, fighter: int, moves: Moves) -> Mix:
    """The strategy of the duel without cards: what to do depends on who holds the tempo."""
    cut, parry, feint, back = 0.36, 0.5, 0.14, 0.0
    if s.tempo == fighter:
        cut, parry, feint, back = 0.87, 0.0, 0.13, 0.0
    elif s.tempo != NOBODY:
        cut, parry, feint, back = 0.43, 0.57, 0.0, 0.0
    elif ("step back",) in moves:
        cut, parry, feint, back = 0.35, 0.0, 0.32, 0.33
    strain = s.strain[fighter]
    mix = []
    for move in moves:
        action = ACTION_OF[move[0]]
        if action == BREATHE:
            mix.append(3.0 if strain > 2 else 0.4 if strain == 2 else 0.0)
        elif action == FEINT:
            mix.append(feint + 0.001)
        elif action == STEP_BACK:
            mix.append(back)
        else:
            mix.append((cut if action < PARRY_HIGH else parry) / 2)
    return mix


def solved(s: State, fighter: int, moves: Moves) -> Mix:
    """The mixed strategy that no answer can hurt, as far as the next beat can be judged."""
    question = s.question
    assert question is not None
    theirs = question.onward(s.fighters[1 - fighter])
    pays = [[outcome(s, fighter, mine, other) for other in theirs] for mine in moves]
    return equilibrium(pays)


def equilibrium(pays: list[list[float]]) -> Mix:
    """A mixed strategy for whoever chooses the row: both learn from regret, and what they did on average is it."""
    rows, columns = len(pays), len(pays[0])
    row_regret, column_regret = [0.0] * rows, [0.0] * columns
    total = [0.0] * rows
    for learnt in range(1, ROUNDS + 1):
        row, column = from_regret(row_regret), from_regret(column_regret)
        for_row = [sum([pays[r][c] * column[c] for c in range(columns)]) for r in range(rows)]
        for_column = [-sum([pays[r][c] * row[r] for r in range(rows)]) for c in range(columns)]
        had = sum([for_row[r] * row[r] for r in range(rows)])
        for r in range(rows):
            row_regret[r] = max(0.0, row_regret[r] + for_row[r] - had)
            total[r] += learnt * row[r]
        for c in range(columns):
            column_regret[c] = max(0.0, column_regret[c] + for_column[c] + had)
    return total


def from_regret(regret: list[float]) -> Mix:
    """Choose what one has regretted not to have chosen."""
    whole = sum(regret)
    if whole <= 0.0:
        return [1.0 / len(regret)] * len(regret)
    return [one / whole for one in regret]


# --- what comes of a beat


def outcome(s: State, fighter: int, mine: Move, other: Move) -> float:
    """A fighter's chance to win the duel after this pair of actions."""
    new = s.clone()
    new.agenda.clear()  # the round does not go on here
    new.sealed = None
    chosen: list[Move | None] = [None] * s.seats
    chosen[s.fighters[fighter]] = mine
    chosen[s.fighters[1 - fighter]] = other
    new.answer(chosen)
    return judged(new, s.fighters[fighter], s.front[s.fighters[fighter]])


def judged(s: State, seat: int, had: Bag) -> float:
    """A fighter's chance to win from here: chance speaks in every way that matters."""
    question = s.question
    if question is None:  # the duel is over
        return 1.0 if seat in s.winners or s.front[seat] != had else 0.0
    if not isinstance(question, Chance):
        return standing(s, s.fighters.index(seat))
    if question.then == tossed:
        return 0.5
    value = 0.0
    for drawn, odds in branches(s, question):
        new = s.clone()
        new.answer((*question.prefix, drawn))
        value += odds * judged(new, seat, had)
    return value


def branches(s: State, question: Chance) -> list[tuple[int, float]]:
    """What chance may say, as far as it makes a difference."""
    if question.then == rolled_for_slip:
        slips = min(1.0, (s.strain[s.pending[0]] - 1) / 6)
        return [(roll, odds) for roll, odds in ((1, slips), (6, 1.0 - slips)) if odds > 0.0]
    if question.then == ran_for_sword:
        if s.pending[0] == 0:
            return [(3, 1.0)]
        return [(2, 5 / 12), (3, 1 / 6), (4, 5 / 12)]
    return [(0, 0.5), (1, 0.5)]


def standing(s: State, fighter: int) -> float:
    """A fighter's chance to win at the start of a beat."""
    other = 1 - fighter
    tempo = 0.0
    if s.tempo != NOBODY:
        tempo = WITH_TEMPO - 0.5 if s.tempo == fighter else 0.5 - WITH_TEMPO
    value = 0.5 + tempo
    cost = NO_PACE if s.tempo == NOBODY else NO_PACE_TEMPO
    if s.paces[fighter] == 0:
        value -= cost
    if s.paces[other] == 0:
        value += cost
    if s.terms.at[STRAIN]:
        value += strain_cost(s.strain[other]) - strain_cost(s.strain[fighter])
    if s.shorter != NOBODY:
        edge = black_edge(s)
        value += edge if s.shorter == fighter else -edge
    return min(0.98, max(0.02, value))


def strain_cost(strain: int) -> float:
    return STRAIN_COSTS[min(strain, len(STRAIN_COSTS) - 1)]


def black_edge(s: State) -> float:
    """What the black cards are still worth to the shorter in this bout."""
    edge = 0.0
    for kind, worth in EDGE.items():
        spent = kind == "start-tempo" or (kind == "block-once" and s.arm)
        if kind in s.terms.kinds and not spent:
            edge += worth
    return edge


def chance_of(s: State, pile: Bag, one: int, other: int) -> float:
    """The chance of one seat to win a duel against another for these cards."""
    shorter = s.shorter_of(one, other)
    if shorter == NOBODY:
        return 0.5
    edge = 0.0
    for card in kinds(pile):
        edge += EDGE.get(DESIGNS[card].kind, 0.0)
    edge = min(0.4, edge)
    return 0.5 + edge if shorter == 0 else 0.5 - edge
