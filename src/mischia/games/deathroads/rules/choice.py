"""Who chooses, and what: a player is asked, an AI has decided already, and a single option is no choice."""

from typing import Any, Final

from mischia.core.questions import Ask, Move, Moves, Question, Then
from mischia.games.deathroads.rules.state import PLAYER, State

AN_AI: Final = -2  # the seat of a question that an AI asks itself while it weighs an action


def choose(s: State, racer: int, moves: Moves, then: Then, *args: Any) -> Question | None:  # DR-R9
    """Let a racer choose; the answer goes to `then` with the arguments of the step."""
    if len(moves) == 1:
        then(s, *args, moves[0])
        return None
    if s.ai[racer] == PLAYER:
        return Ask(racer, moves, then, open=True)
    if s.trial is not None:
        return Ask(AN_AI, moves, then)
    then(s, *args, planned(s, moves))
    return None


def planned(s: State, moves: Moves) -> Move:
    """What an AI has planned to choose next, if it can still be chosen."""
    if not s.plan:
        return moves[0]
    move = s.plan[0]
    s.plan = s.plan[1:]
    return move if move in moves else moves[0]


def begin_action(s: State) -> None:
    """DR-200, DR-201: what a drone can get or lose is counted anew in each action."""
    s.spared = 0
    s.marked = 0
