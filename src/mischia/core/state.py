"""The state of a game in progress, and the agenda of what is still to do."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from mischia.core.questions import Answer, AskAll, Move, Question

Step = Callable[..., Question | None]
Task = Any  # a Step, or a tuple of a Step and its arguments


class Event(NamedTuple):
    """A line of the log: what happened, by which clause, to whom; `hearers` None means everybody."""

    id: str
    clause: str
    args: tuple[Any, ...]
    hearers: tuple[int, ...] | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is known of a game in progress. A game adds its own fields, `begin` and `clone`."""

    seats: int
    agenda: list[Task]
    question: Question | None
    sealed: list[Move | None] | None  # the choices made so far, while an AskAll is open
    winners: tuple[int, ...]
    memory: Any  # of a seat that looks ahead from here: what it remembers beside what it sees; None at the table itself
    log: list[Event] | None  # None while nobody listens
    stills: list["State"] | None  # beside each line of the log, the table after it; None while nobody watches

    def clear(self, seats: int) -> None:
        """An empty table, nothing asked and nothing to do."""
        self.seats = seats
        self.agenda = []
        self.question = None
        self.sealed = None
        self.winners = ()
        self.memory = None
        self.log = None
        self.stills = None

    def clone(self) -> "State":
        """An independent copy to which nobody listens."""
        raise NotImplementedError

    def copy_into(self, new: "State") -> None:
        """Copy what every game has; for `clone`."""
        new.seats = self.seats
        new.agenda = self.agenda[:]
        new.question = self.question
        new.sealed = None if self.sealed is None else self.sealed[:]
        new.winners = self.winners
        new.memory = self.memory
        new.log = None
        new.stills = None

    def then(self, *tasks: Task) -> None:
        """Do these tasks next, in this order, before anything that was to be done already."""
        self.agenda.extend(tasks[::-1])

    def say(
        self,
        id: str,
        clause: str,
        one: Any = None,
        two: Any = None,
        three: Any = None,
        four: Any = None,
        five: Any = None,
    ) -> None:
        """Tell everybody what has just happened, with up to five things that it happened to.

        It is said when it is done: the line is drawn from the state as it is now.
        """
        if self.log is not None:
            self.tell(Event(id, clause, tuple([arg for arg in (one, two, three, four, five) if arg is not None])))

    def whisper(self, hearers: tuple[int, ...], id: str, clause: str, *args: Any) -> None:
        """Tell these seats alone what happened."""
        if self.log is not None:
            self.tell(Event(id, clause, args, hearers))

    def tell(self, event: Event) -> None:
        """A line of the log, and the table as it is when it is told."""
        if self.log is not None:
            self.log.append(event)
            if self.stills is not None:
                self.stills.append(self.clone())

    def finish(self, winners: tuple[int, ...]) -> None:
        """The game is over: whatever was still to be done is dropped."""
        self.winners = winners
        self.agenda.clear()

    @property
    def over(self) -> bool:
        return self.question is None and not self.agenda

    def proceed(self) -> Question | None:
        """Do what is to be done until somebody has to answer; None when the game is over."""
        agenda = self.agenda
        while agenda:
            task = agenda.pop()
            if type(task) is tuple:
                args: tuple[Any, ...] = task[1:]
                task = task[0]
                question: Question | None = task(self, args[0]) if len(args) == 1 else task(self, *args)
            else:
                args = ()
                question = task(self)
            if question is not None:
                question.step = task
                question.args = args
                self.question = question
                return question
        self.question = None
        return None

    def ask_again(self) -> None:
        """Ask the open question anew: after hidden things were dealt anew, the moves may be others."""
        question = self.question
        if question is not None:
            self.question = question.step(self, *question.args)
            assert self.question is not None
            self.question.step = question.step
            self.question.args = question.args

    def answer(self, answer: Answer) -> Question | None:
        """Give the open question its answer, and go on to the next one. The answer must be legal."""
        question = self.question
        assert question is not None
        self.question = None
        if self.sealed is not None:  # what was sealed before stands
            answer = [answer[seat] if mine is None else mine for seat, mine in enumerate(self.sealed)]
            self.sealed = None
        args = question.args
        if not args:
            question.then(self, answer)
        elif len(args) == 1:
            question.then(self, args[0], answer)
        else:
            question.then(self, *args, answer)
        return self.proceed()

    def seal(self, seat: int, move: Move) -> Question | None:
        """Put away one seat's choice until all have chosen; the last one opens them all, and so does one at once."""
        return self.answer(self.sealed) if self.put_away(seat, move) else self.question

    def put_away(self, seat: int, move: Move) -> bool:
        """Put away one seat's choice, and say that it is made; whether all are to be opened now."""
        question = self.question
        assert isinstance(question, AskAll)
        if self.sealed is None:
            self.sealed = [None] * self.seats
        self.sealed[seat] = move
        if question.sealed is not None:
            question.sealed(self, seat)
        return not self.waits_for() or move in question.at_once

    def change(self, seat: int, move: Move) -> None:
        """Put another choice in the place of the one that a seat has put away."""
        assert self.sealed is not None
        self.sealed[seat] = move

    def waits_for(self) -> list[int]:
        """The seats whose choice the open AskAll still waits for, drawn or decided."""
        question = self.question
        assert isinstance(question, AskAll)
        sealed = self.sealed
        return [seat for seat in question.asked() if sealed is None or sealed[seat] is None]


def play_out(s: State, rng: Random) -> int:
    """Play a game to its end at random; the number of questions that were answered."""
    question = s.question or s.proceed()
    answered = 0
    while question is not None:
        question = s.answer(question.pick(rng))
        answered += 1
    return answered
