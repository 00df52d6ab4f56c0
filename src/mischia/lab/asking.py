"""Who has to choose at a table, from what, and how the answer is given: the lab's one door to the rules."""

from collections.abc import Mapping
from random import Random

from mischia.core.questions import Answer, Ask, AskAll, AskAny, Move, Moves, Question
from mischia.core.state import State


def asked(s: State) -> list[int]:
    """The seats that have to choose now: all that choose at once, or the next one; none while chance has to speak."""
    question = s.question
    if isinstance(question, Ask):
        return [question.seat]
    if isinstance(question, AskAll):
        sealed = s.sealed or (None,) * s.seats  # a choice that was put away is not asked for again
        return [seat for seat, moves in enumerate(question.moves) if moves and sealed[seat] is None]
    return question.awaited()[:1] if isinstance(question, AskAny) else []


def choices(question: Question, seat: int) -> Moves:
    """What a seat chooses from: the moves that take the game on."""
    return question.onward(seat)


def answer(question: Question, moves: Mapping[int, Move], rng: Random) -> Answer:
    """The answer to a question, when all who were asked have chosen; whom chance plays chooses by chance."""
    if not isinstance(question, AskAll):
        ((seat, move),) = moves.items()
        return (seat, move) if isinstance(question, AskAny) else move
    picked: list[Move | None] = [moves.get(seat) for seat in range(len(question.moves))]
    for seat, chance in enumerate(question.draws or ()):
        if chance is not None:
            picked[seat] = chance.pick(rng)
    return picked
