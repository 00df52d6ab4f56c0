"""Tables at which laws are tried, the moments of a random game at them, and how to look at one."""

import itertools
import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any, get_type_hints

from mischia import BadPosition, Match, Seen
from mischia.core.game import Game, accepted_by
from mischia.core.position import Doc, dump, load, view
from mischia.core.questions import Answer, Ask, AskAll, AskAny, Chance, Move, Moves, Question
from mischia.core.state import Event, State, play_out

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")
DUMMIES = ("Uno", "Duo", "Tre", "Qua", "Cin", "Sei", "Set")
LONGEST = 20000  # answers; a game that takes more does not end
LONG = 60  # answers; of a longer game, laws look at some moments only
DEEP = 30  # answers that are compared one by one when a law plays on to the end of a long game
MOST_OPTIONS = 40  # combinations
FEW = 8  # tables at which a law is tried in a long game
ONLOOKER = -1


@dataclass(frozen=True)
class Table:
    """Who sits down, and to which options."""

    game: Game
    players: tuple[str, ...]
    dummies: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        said = [str(len(self.players)), *([f"{len(self.dummies)}-dummies"] if self.dummies else [])]
        said += [f"{key}-{value}" for key, value in self.options if value != ""]
        return "-".join(said).replace(" ", "+")

    def given(self) -> Doc:
        return self.game.fill_up(list(self.players), list(self.dummies))

    def sit_down(self) -> "Moment":
        """The table at its first question."""
        options = self.game.read_options(dict(self.options))
        s, names = load(self.game, self.given(), options)
        return Moment(self.game, options, s, tuple(names))

    def match(self, seed: object, scripted: bool = False) -> Match:
        return Match(self.game, self.given(), dict(self.options), seed, scripted)


@dataclass(frozen=True)
class Moment:
    """A table at which a question is open."""

    game: Game
    options: Any
    s: State
    names: tuple[str, ...]

    @property
    def question(self) -> Question:
        assert self.s.question is not None
        return self.s.question

    def dump(self, s: State | None = None) -> Doc:
        return dump(self.game, s or self.s, self.names)

    def view(self, s: State, seat: int) -> Doc:
        return view(self.game, s, self.names, None if seat == ONLOOKER else self.names[seat])

    def load(self, doc: Doc) -> State:
        return load(self.game, doc, self.options)[0]

    def phrase(self, move: Move) -> str:
        return self.game.phrase(move, self.names)

    def viewers(self) -> range:
        """Every seat, and the onlooker."""
        return range(ONLOOKER, self.s.seats)

    def some_viewers(self, rng: Random) -> list[int]:
        """Every seat and the onlooker, or two of them in a long game."""
        return list(self.viewers()) if share(self.game) == 1 else rng.sample(self.viewers(), 2)

    def seen(self, s: State, seat: int) -> Seen:
        """What a bot in this seat would get."""
        match = Match(self.game, self.dump(s), self.game.show_options(self.options), seed=0, scripted=True)
        return match.see_as(self.names[seat])


def tables(game: Game, without: Collection[str] = ()) -> list[Table]:
    """Every table that may be: all numbers of players and of dummies, all options; of very many, some of each kind."""
    hints = get_type_hints(game.options)
    known = [field for field in fields(game.options) if field.name not in without]
    names = [field.name for field in known]
    values = [accepted_by(hints[field.name]) or (field.default,) for field in known]
    if math.prod(map(len, values)) > MOST_OPTIONS:
        return list(sampled_tables(game, names, values, [field.default for field in known]))
    found: dict[tuple[Any, ...], Table] = {}
    for chosen in itertools.product(*values):
        options = tuple(zip(names, chosen, strict=True))
        for people, dummies in itertools.product(game.players, range(len(DUMMIES) + 1)):
            table = Table(game, NAMES[:people], DUMMIES[:dummies], options)
            if seats := seats_at(table):
                found.setdefault((people, seats, options), table)
    return list(found.values())


def sampled_tables(game: Game, names: list[str], values: list[tuple[Any, ...]], plain: list[Any]) -> Iterator[Table]:
    """A plain table for every number of players; and one for each value of each option, a few others at random."""
    rng = Random(game.name)
    people = itertools.cycle(game.players)
    seen = set()
    wanted = [(-1, None)] * len(game.players)
    wanted += [(at, value) for at, accepted in enumerate(values) for value in accepted]
    for at, value in wanted:
        many = next(people)
        for tries in range(500):
            often = 0.0 if at < 0 else min(0.5, tries / 10)
            chosen = [
                rng.choice(accepted) if rng.random() < often else default
                for accepted, default in zip(values, plain, strict=True)
            ]
            if at >= 0:
                chosen[at] = value
            options = [(n, one) for n, one, default in zip(names, chosen, plain, strict=True) if one != default]
            table = Table(game, NAMES[:many], (), tuple(options))
            if str(table) not in seen and seats_at(table):
                seen.add(str(table))
                yield table
                break


def seats_at(table: Table) -> int:
    """How many seats there are at a table; none if nobody may sit down so."""
    try:
        return table.sit_down().s.seats
    except BadPosition:
        return 0


_share: dict[str, float] = {}


def share(game: Game) -> float:
    """Which part of a random game's moments makes some hundred of them; 1 for a short game."""
    if game.name not in _share:
        rng = Random(game.name)
        answers = [play_out(table.sit_down().s, rng) for table in rng.sample(tables(game), 3)]
        mean = sum(answers) / len(answers)
        _share[game.name] = 1.0 if mean < LONG else LONG / mean
    return _share[game.name]


def is_short(game: Game) -> bool:
    return share(game) == 1


def some(game: Game, times: int) -> int:
    """So many times, or for a long game fewer, but some."""
    return max(2, round(times * share(game))) if times > 2 else times


def some_tables(game: Game, rng: Random) -> list[Table]:
    """Every table of a game; of a long game a few."""
    found = tables(game)
    return found if share(game) == 1 else rng.sample(found, min(FEW, len(found)))


def moments(table: Table, rng: Random, part: float = 1) -> Iterator[Moment]:
    """A random game, stopped at every question and, where several choose at once, after every choice; or at some."""
    at = table.sit_down()
    s = at.s
    for _ in range(LONGEST):
        if s.question is None:
            return
        if part == 1 or rng.random() < part:
            yield at
        if isinstance(s.question, AskAll) and rng.random() < 0.7:
            seat = rng.choice(s.waits_for())
            s.seal(seat, choice_of(s.question, seat, rng))
        else:
            s.answer(any_answer(s.question, rng))
    raise AssertionError(f"{table}: the game does not end")


def choice_of(question: AskAll, seat: int, rng: Random) -> Move:
    """What one of several seats that choose at once may choose, and keep secret."""
    chance = question.chance(seat)
    move: Move = rng.choice(question.onward(seat)) if chance is None else chance.pick(rng)
    return move


DETOUR = 0.15  # how often somebody does what does not take the game on


def any_answer(question: Question, rng: Random) -> Answer:
    """A random answer; where several may act, now and then one that nobody waits for."""
    if isinstance(question, AskAny) and rng.random() < DETOUR:
        seat = rng.choice([seat for seat in range(len(question.moves)) if question.legal(seat)])
        return seat, some_move(question.legal(seat), rng)
    return question.pick(rng)


def some_move(moves: Moves, rng: Random) -> Move:
    """A move, each verb as likely as the next."""
    verb = rng.choice(sorted({move[0] for move in moves}))
    return rng.choice([move for move in moves if move[0] == verb])


def described(question: Question | None) -> Any:
    """A question as something that can be compared."""
    if question is None:
        return None
    asked = question.then, getattr(question, "args", None)  # a draw inside an AskAll was asked by no step
    if isinstance(question, Ask):
        return ("ask", question.seat, question.moves, question.open, asked)
    if isinstance(question, AskAny):
        return ("ask any", list(question.moves), list(question.waited), asked)
    if isinstance(question, AskAll):
        draws = [described(draw) for draw in question.draws or [None] * len(question.moves)]
        return ("ask all", list(question.moves), draws, question.sealed, question.at_once, question.final, asked)
    assert isinstance(question, Chance)
    return ("chance", question.prefix, question.held, question.n, asked)


def frozen(value: Any) -> Any:
    """A copy that no later change reaches."""
    if isinstance(value, Question):
        return described(value)
    if isinstance(value, list | tuple) and not isinstance(value, Event):
        return tuple(frozen(one) for one in value)
    if isinstance(value, dict):
        return {key: frozen(one) for key, one in value.items()}
    return value


def all_of(s: State) -> dict[str, Any]:
    """Every field of a state but the log, frozen; compiled or not."""
    names = {*getattr(s, "__mypyc_attrs__", ()), *getattr(s, "__dict__", ())} - {"log", "__dict__"}
    return {name: frozen(getattr(s, name)) for name in names}


def heard(log: Sequence[Event] | None, seat: int) -> list[Event]:
    return [event for event in log or [] if event.hearers is None or seat in event.hearers]


def step_by_step(s: State) -> Iterator[None]:
    """What `proceed` does, with a halt after every task."""
    while s.agenda:
        task = s.agenda.pop()
        step, args = (task[0], task[1:]) if isinstance(task, tuple) else (task, ())
        before = all_of(s), len(s.log or [])
        question = step(s, *args)
        if question is not None:
            assert (all_of(s), len(s.log or [])) == before, f"{step} asks, and does something too"
            question.step, question.args = step, args
            s.question = question
            return
        yield
    s.question = None


def answer_step_by_step(s: State, answer: Answer) -> Iterator[None]:
    """What `answer` does, with a halt after every task."""
    question = s.question
    assert question is not None
    s.question = None
    if s.sealed is not None:
        answer = [new if old is None else old for old, new in zip(s.sealed, answer, strict=True)]
        s.sealed = None
    question.then(s, *question.args, answer)
    yield
    yield from step_by_step(s)
