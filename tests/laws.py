"""The laws that every game obeys. A game inherits them all by being listed in `GAMES`.

A law is a function of a moment: a table at which a question is open (or, for the laws of matches, of a whole table),
and a source of chance. It asserts. Nothing here knows a game.
"""

import itertools
import json
import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any, get_type_hints

import pytest

from mischia import BadPosition, IllegalMove, IsMcts, Match, Seen, UnknownMove
from mischia import Random as RandomBot
from mischia.core.bags import size
from mischia.core.game import Game, accepted_by
from mischia.core.match import CHANCE
from mischia.core.phrases import move_of, outcome_of
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

# --- tables and moments


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


def tables(game: Game) -> list[Table]:
    """Every table that may be: all numbers of players and of dummies, all options; of very many, some of each kind."""
    hints = get_type_hints(game.options)
    names = [f.name for f in fields(game.options)]
    values = [accepted_by(hints[f.name]) or (f.default,) for f in fields(game.options)]
    if math.prod(map(len, values)) > MOST_OPTIONS:
        return list(sampled_tables(game, names, values))
    found: dict[tuple[Any, ...], Table] = {}
    for chosen in itertools.product(*values):
        options = tuple(zip(names, chosen, strict=True))
        for people, dummies in itertools.product(game.players, range(len(DUMMIES) + 1)):
            table = Table(game, NAMES[:people], DUMMIES[:dummies], options)
            if seats := seats_at(table):
                found.setdefault((people, seats, options), table)
    return list(found.values())


def sampled_tables(game: Game, names: list[str], values: list[tuple[Any, ...]]) -> Iterator[Table]:
    """A plain table for every number of players; and one for each value of each option, a few others at random."""
    rng = Random(game.name)
    plain = [field.default for field in fields(game.options)]
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


# --- laws of a moment

Law = Callable[[Moment, Random], None]


def no_dead_end(at: Moment, rng: Random) -> None:
    """There is always an answer; no move is offered twice, and no two read alike."""
    question = at.question
    if isinstance(question, Chance):
        assert size(question.held) >= question.n > 0
        return
    if isinstance(question, AskAll):
        assert at.s.waits_for()
        for draw in question.draws or []:
            assert draw is None or size(draw.held) >= draw.n > 0
    elif isinstance(question, AskAny):
        assert question.awaited()
    else:
        assert isinstance(question, Ask)
        assert question.moves
    for seat in range(at.s.seats):
        moves = question.legal(seat)
        assert len(set(moves)) == len(moves)
        assert len({at.phrase(move) for move in moves}) == len(moves)
        assert set(question.onward(seat)) <= set(moves)


def phrases_round_trip(at: Moment, rng: Random) -> None:
    """A move's phrase names that move, whatever blanks it is typed with; so does an outcome's."""
    for seat in range(at.s.seats):
        for move in at.question.legal(seat):
            typed = f"  {at.phrase(move).replace(' ', '   ')} "
            assert move_of(typed, (move,), at.phrase) == move
    for chance in chances(at.question):
        outcome = chance.pick(rng)
        assert chance.possible(outcome)
        assert outcome_of(f" {at.phrase(outcome)}  ", chance, at.phrase) == outcome
        assert outcome_of(at.phrase(outcome) + " 1", chance, at.phrase) is None


def chances(question: Question) -> list[Chance]:
    if isinstance(question, Chance):
        return [question]
    return [draw for draw in getattr(question, "draws", None) or [] if draw is not None]


def odds_sum_to_one(at: Moment, rng: Random) -> None:
    """The odds of all outcomes make one whole, and what is drawn is one of them."""
    for chance in chances(at.question):
        odds = dict(chance.outcomes())
        assert sum(odds.values()) == 1
        assert all(odds.values())
        assert all(chance.pick(rng) in odds for _ in range(5))


def position_says_all(at: Moment, rng: Random) -> None:
    """A position survives JSON: loaded again it is the same and asks the same."""
    doc = at.dump()
    again = at.load(json.loads(json.dumps(doc)))
    assert at.dump(again) == doc
    assert described(again.question) == described(at.s.question)
    assert again.sealed == at.s.sealed
    assert at.game.things(again) == at.game.things(at.s)
    for seat in at.viewers():
        assert at.view(again, seat) == at.view(at.s, seat)


def loaded_plays_on_alike(at: Moment, rng: Random) -> None:
    """A game that was saved and loaded goes on exactly like the one that was not, to the very end."""
    here, there = at.s.clone(), at.load(at.dump())
    here.log, there.log = [], []
    steps = 0
    while here.question is not None:
        answer = here.question.pick(rng)
        here.answer(answer)
        there.answer(answer)
        steps += 1
        if share(at.game) == 1 or steps < DEEP:
            assert described(here.question) == described(there.question)
            assert at.dump(here) == at.dump(there)
    assert at.dump(here) == at.dump(there)
    assert here.log == there.log
    assert here.winners == there.winners


def clone_is_independent(at: Moment, rng: Random) -> None:
    """A copy is equal, nobody listens to it, and neither feels what happens to the other."""
    at.s.log = []
    before = all_of(at.s)
    copy, other = at.s.clone(), at.s.clone()
    assert copy.log is None
    assert all_of(copy) == before
    while copy.question is not None:
        copy.answer(copy.question.pick(rng))
    assert all_of(at.s) == before == all_of(other)
    assert not at.s.log


def asking_twice_asks_the_same(at: Moment, rng: Random) -> None:
    """Asking again changes nothing and asks the same."""
    s = at.s.clone()
    s.log = []
    before = all_of(s)
    again = at.question.step(s, *at.question.args)
    again.args = at.question.args
    assert described(again) == described(at.question)
    s.ask_again()
    assert all_of(s) == before
    assert s.log == []


def order_of_choices_is_irrelevant(at: Moment, rng: Random) -> None:
    """Whoever chooses first, the same follows, and the log differs only in who is said to have chosen first."""
    question = at.s.question
    if not isinstance(question, AskAll):
        return
    chosen = {seat: choice_of(question, seat, rng) for seat in at.s.waits_for()}
    at_once = at.s.clone()
    at_once.log = []
    at_once.answer([chosen.get(seat) for seat in range(at.s.seats)])
    choosing = set()
    for _ in range(4):
        order = list(chosen)
        rng.shuffle(order)
        s = at.s.clone()
        s.log = []
        for seat in order:
            assert s.question is question
            s.seal(seat, chosen[seat])
        assert all_of(s) == all_of(at_once)
        start = len(s.log) - len(at_once.log)
        assert s.log[start:] == at_once.log
        choosing.add(tuple(sorted(s.log[:start], key=repr)))
    assert len(choosing) == 1


def guess_keeps_the_view(at: Moment, rng: Random) -> None:
    """What is dealt anew looks the same to the seat, is a position that can be, and asks what it should ask."""
    before = all_of(at.s)
    for seat in at.some_viewers(rng):
        guessed = at.game.guess(at.s, seat, rng)
        assert at.view(guessed, seat) == at.view(at.s, seat)
        assert size(at.game.things(guessed)) == size(at.game.things(at.s))
        assert waiting(guessed) == waiting(at.s)
        loaded = at.load(at.dump(guessed))
        assert at.dump(loaded) == at.dump(guessed)
        assert described(loaded.question) == described(guessed.question)
        if seat != ONLOOKER:
            assert at.question.legal(seat) == guessed.question.legal(seat)
    assert all_of(at.s) == before


def waiting(s: State) -> Any:
    """Who has to act: this is never a secret."""
    if isinstance(s.question, AskAll):
        return s.waits_for()
    if isinstance(s.question, AskAny):
        return s.question.awaited()
    return s.question.seat if isinstance(s.question, Ask) else None


def guess_plays_on(at: Moment, rng: Random) -> None:
    """A guessed table can be played to its end, and nothing gets lost on the way."""
    s = at.game.guess(at.s, rng.choice(at.viewers()), rng)
    there = at.game.things(s)
    while s.question is not None:
        s.answer(s.question.pick(rng))
        assert at.game.things(s) == there
    assert s.winners or at.game.may_be_lost(s)


def view_can_be_imagined(at: Moment, rng: Random) -> None:
    """From what a seat sees alone, a table can be made that looks the same and offers the seat the same."""
    for seat in at.some_viewers(rng):
        seen = at.view(at.s, seat)
        imagined = at.load(at.game.imagine(json.loads(json.dumps(seen))))
        assert at.view(imagined, seat) == seen
        assert waiting(imagined) == waiting(at.s)
        if seat != ONLOOKER:
            assert imagined.question is not None
            assert imagined.question.legal(seat) == at.question.legal(seat)


def bots_do_not_peep(at: Moment, rng: Random) -> None:
    """When hidden things are swapped, a bot gets the same to see and makes the same move."""
    for seat in range(at.s.seats):
        if at.question.legal(seat) and (at.s.sealed is None or at.s.sealed[seat] is None):
            real, swapped = at.seen(at.s, seat), at.seen(at.game.guess(at.s, seat, rng), seat)
            assert real == swapped
            for bot in (RandomBot(seed=3), IsMcts(iterations=6, seed=3)):
                move = bot.choose(real)
                assert move in real.moves
                assert bot.choose(swapped) == move


def events_tell_no_secret(at: Moment, rng: Random) -> None:
    """Of two courses of things that look the same to a hearer at every halt, the hearer is told the same.

    Hidden things are dealt anew, an answer is given, and the table is looked at after every task. If an event named a
    card that the hearer does not see, two courses with the same looks would sound different.
    """
    for seat in at.some_viewers(rng)[:1] if share(at.game) < 1 else at.viewers():
        told: dict[str, list[Event]] = {}
        for _ in range(8):
            s = at.game.guess(at.s, seat, rng)
            s.log = []
            looks = []
            for own in course(s, seat, rng):
                looks.append(json.dumps([own, at.view(s, seat)]))
            looks.append(json.dumps(at.view(s, seat)))
            there = heard(s.log, seat)
            assert told.setdefault("\n".join(looks), there) == there, f"to {seat}: {there}"


def course(s: State, seat: int, rng: Random) -> Iterator[Move | None]:
    """An answer and all that follows from it, with a halt after every task; the first tells the seat's own answer."""
    question = s.question
    assert question is not None
    if isinstance(question, AskAll) and len(s.waits_for()) > 1 and rng.random() < 0.7:
        chooser = rng.choice(s.waits_for())
        move = choice_of(question, chooser, rng)
        yield move if chooser == seat else None
        s.seal(chooser, move)
        return
    answer = any_answer(question, rng)
    own = None
    if isinstance(question, AskAny):
        own = answer  # made openly
    elif isinstance(question, Ask):
        own = answer if question.seat == seat else None
    elif isinstance(question, AskAll):
        own = answer[seat] if seat != ONLOOKER else None
    yield own
    for _ in answer_step_by_step(s, answer):
        yield None


MOMENT_LAWS: dict[Law, int] = {  # with the number of random games in which each is tried at every moment
    no_dead_end: 60,
    phrases_round_trip: 30,
    odds_sum_to_one: 5,
    position_says_all: 40,
    loaded_plays_on_alike: 12,
    clone_is_independent: 20,
    asking_twice_asks_the_same: 40,
    order_of_choices_is_irrelevant: 40,
    guess_keeps_the_view: 20,
    guess_plays_on: 20,
    view_can_be_imagined: 20,
    bots_do_not_peep: 4,
    events_tell_no_secret: 12,
}

TAKES_LONG = (loaded_plays_on_alike, clone_is_independent, guess_plays_on, events_tell_no_secret)  # at each moment

# --- laws of a whole game


def games_end(table: Table, rng: Random) -> tuple[int, int]:
    """A random game ends, with winners, and nothing is lost or made on the way; how many answers, how many winners."""
    at = table.sit_down()
    s, things = at.s, at.game.things(at.s)
    answers = 0
    while s.question is not None:
        assert answers < LONGEST, f"{table}: the game does not end"
        s.answer(s.question.pick(rng))
        assert at.game.things(s) == things
        answers += 1
    assert s.over
    assert s.winners or at.game.may_be_lost(s)
    assert set(s.winners) <= set(range(s.seats))
    assert len(set(s.winners)) == len(s.winners)
    assert s.sealed is None
    return answers, len(s.winners)


def guess_is_no_copy(table: Table, rng: Random) -> None:
    """Where a seat can't know the position, hidden things are dealt in more than one way; else in that one."""
    hidden = dict.fromkeys(table.sit_down().viewers(), 0)
    varied = dict.fromkeys(table.sit_down().viewers(), 0)
    for at in moments(table, rng, share(table.game)):
        for seat in at.viewers():
            hidden[seat] += at.game.imagine(at.view(at.s, seat)) != at.dump()
            varied[seat] += at.dump(at.game.guess(at.s, seat, rng)) != at.dump()
    assert {seat: bool(times) for seat, times in hidden.items()} == {seat: bool(n) for seat, n in varied.items()}


def hides_something(table: Table, rng: Random) -> bool:
    """Whether there is anything in a game that a seat can't know."""
    return any(
        at.game.imagine(at.view(at.s, seat)) != at.dump()
        for at in moments(table, rng, share(table.game))
        for seat in at.viewers()
    )


NONSENSE = ["", " ", "xyzzy", "play", "play -1", "play 99", "play 1 2", "PLAY 1", "chance", "\n", "{}", "0", "play ١"]


def only_legal_moves_are_taken(table: Table, rng: Random) -> None:
    """Every legal move is taken; any other phrase, known or not, is refused and changes nothing."""
    known = [phrase for _, phrase in play_match(table.match(rng.random()), rng).answers]
    match = table.match(rng.random(), scripted=True)
    while not match.over:
        if not looks_now(match, rng):
            play_or_draw(match, rng)
            continue
        may = {name: match.moves(name) for name in match.names} | {CHANCE: list(match.odds())}
        assert [name for name in match.names if may[name]] == match.turn
        somebodys = [phrase for phrases in may.values() for phrase in phrases[:9]]
        before = snapshot(match)
        for name in (*match.names, CHANCE, "Nobody"):
            for phrase in {*NONSENSE, *somebodys, *rng.sample(known, 5)} - set(may.get(name, [])):
                must_refuse(match, name, phrase)
        assert snapshot(match) == before
        for name, phrases in may.items():
            for phrase in rng.sample(phrases, min(2, len(phrases))):
                tried = Match.restore(match.game, match.document())
                tried.play(name, phrase)
                assert tried.answers == [*match.answers, (name, phrase)]
        play_or_draw(match, rng)
    for name in (*match.names, CHANCE):
        for phrase in {*NONSENSE, *known}:
            must_refuse(match, name, phrase)


def looks_now(match: Match, rng: Random) -> bool:
    """Whether a law that takes long looks at this moment: always in a short game, a few times in a long one."""
    return share(match.game) == 1 or rng.random() < share(match.game) / 30


def play_or_draw(match: Match, rng: Random) -> None:
    """One random move, or what chance has to say."""
    if match.turn:
        play_one(match, rng)
    else:
        match.draw()


def must_refuse(match: Match, name: str, phrase: str) -> None:
    before = len(match.answers), len(match.events), described(match.state.question)
    with pytest.raises((IllegalMove, UnknownMove), match=r"\w"):
        match.play(name, phrase)
    assert (len(match.answers), len(match.events), described(match.state.question)) == before, phrase


def play_match(match: Match, rng: Random) -> Match:
    """Play a match on at random to its end."""
    while not match.over:
        play_one(match, rng)
    return match


def play_one(match: Match, rng: Random) -> None:
    """One random move of one of those whose turn it is, mostly one that takes the game on."""
    name, phrase = random_move(match, rng)
    match.play(name, phrase)


def random_move(match: Match, rng: Random) -> tuple[str, str]:
    if rng.random() < DETOUR:
        name = rng.choice(match.turn)
        by_phrase = match.choices(name)
        return name, match.game.phrase(some_move(tuple(by_phrase.values()), rng), match.names)
    name = rng.choice(match.awaited)
    return name, rng.choice(match.onward(name))


def table_of(match: Match) -> Any:
    """How a match stands, and all that was heard."""
    return (
        match.position,
        [match.see(name) for name in (None, *match.names)],
        [match.heard(name) for name in (None, *match.names)],
        match.turn,
        [match.moves(name) for name in match.names],
        match.answers[:],
        match.waits_for(),
        match.winners,
    )


def snapshot(match: Match) -> Any:
    """All that anybody can ask of a match."""
    return table_of(match), [match.can_undo(name) for name in match.names]


def undo_restores_or_is_refused(table: Table, rng: Random) -> None:
    """A move that was taken back was never made; nobody takes back what others have answered or chance has."""
    match = table.match(rng.random())
    back: list[str] = []  # whose open moves may be taken back, one after the other
    while not match.over:
        name, phrase = random_move(match, rng)
        question, answers = match.state.question, len(match.answers)
        match.play(name, phrase)
        if back and back[-1] != name:
            back.clear()
        back.append(name)
        if not (isinstance(question, Ask) and question.open) or len(match.answers) > answers + 1:
            back.clear()
        while looks_now(match, rng):
            may = {
                *back[-1:],
                *(name for name in match.names if match.state.question is question and put_away(match, name)),
            }
            now = snapshot(match)
            for other in match.names:
                assert match.can_undo(other) == (other in may)
                if other not in may:
                    with pytest.raises(IllegalMove, match=other):
                        match.undo(other)
            assert snapshot(match) == now
            if not may or rng.random() < 0.5:
                break
            name = rng.choice(sorted(may))
            doc = match.document()
            del doc["answers"][max(at for at, (who, _) in enumerate(doc["answers"]) if who == name)]
            match.undo(name)
            assert table_of(match) == table_of(Match.restore(match.game, doc))
            if back:
                back.pop()


def put_away(match: Match, name: str) -> bool:
    """Whether this player's choice waits for those of others, and is not final."""
    sealed, question = match.state.sealed, match.state.question
    final = isinstance(question, AskAll) and question.final
    return not final and sealed is not None and sealed[match.names.index(name)] is not None


def stored_match_is_the_match(table: Table, rng: Random) -> None:
    """At every moment a match can be stored and restored, and goes on in the same way."""
    match = table.match(rng.random(), scripted=rng.random() < 0.3)
    while not match.over:
        if not looks_now(match, rng):
            play_or_draw(match, rng)
            continue
        again = Match.restore(match.game, json.loads(json.dumps(match.document())))
        assert snapshot(again) == snapshot(match)
        assert again.document() == match.document()
        if match.turn:
            name, phrase = random_move(match, rng)
            match.play(name, phrase)
            again.play(name, phrase)
        else:
            match.draw()
            again.draw()
        assert snapshot(again) == snapshot(match)
    again = Match.restore(match.game, json.loads(json.dumps(match.document())))
    assert snapshot(again) == snapshot(match)


def old_rules_resume(table: Table, rng: Random) -> None:
    """When the rules have changed and refuse an old answer, a match goes on from its position as it would have."""
    match = table.match(rng.random())
    while not match.over:
        if not looks_now(match, rng):
            play_or_draw(match, rng)
            continue
        doc = json.loads(json.dumps(match.document()))
        doc["rules"] = "0"
        doc["answers"].insert(rng.randrange(len(doc["answers"]) + 1), [match.names[0], "xyzzy"])
        again = Match.restore(match.game, doc)
        assert again.position == match.position
        assert again.turn == match.turn
        assert not any(again.can_undo(name) for name in again.names)
        play_one(match, rng)
        again.play(*match.answers[len(doc["answers"]) - 1])
        assert again.position == match.position


def same_seed_same_match(table: Table, rng: Random) -> None:
    """The same seed and the same choices give the same match; another seed gives another."""
    seed, choices = rng.random(), rng.random()
    one, two = (play_match(table.match(seed), Random(choices)) for _ in range(2))
    assert one.document() == two.document()
    assert one.log == two.log
    assert play_match(table.match(seed + 1), Random(choices)).answers != one.answers


def log_is_told_and_explained(table: Table, rng: Random) -> None:
    """Every event and every question has words and a clause of the rules; an onlooker hears nothing private."""
    match = table.match(rng.random())
    while not match.over:
        assert match.explain()
        play_one(match, rng)
    assert f" {match.events[-1].clause}: " in match.explain()  # what decided the game is told last
    public = {match.game.tell(event, match.names): event for event in match.events if event.hearers is None}
    for told, event in rng.sample(list(public.items()), min(len(public), 60)):
        assert f" {event.clause}: " in match.explain(told)
    assert all(match.explain(clause) for clause in {event.clause for event in match.events})
    log = set(match.log)
    for event in match.events:
        assert event.hearers is None or match.game.tell(event, match.names) not in log


TABLE_LAWS: dict[Callable[[Table, Random], object], int] = {  # with the number of times each is tried at every table
    games_end: 10,
    guess_is_no_copy: 1,
    only_legal_moves_are_taken: 1,
    undo_restores_or_is_refused: 3,
    stored_match_is_the_match: 2,
    old_rules_resume: 1,
    same_seed_same_match: 2,
    log_is_told_and_explained: 3,
}

# --- laws of large numbers


def dealt(table: Table, rng: Random) -> Moment:
    """The table when the first player is asked; only chance has spoken."""
    at = table.sit_down()
    while isinstance(at.s.question, Chance):
        at.s.answer(at.s.question.pick(rng))
    return at


def fairness_of_guess(table: Table, rng: Random, times: int) -> tuple[Counter[str], Counter[str]]:
    """How often others may make each move after a real deal, and after what one seat can't know was dealt anew.

    Dealing anew what a seat can't know must not make anything more likely than the real deal makes it.
    """
    real: Counter[str] = Counter()
    guessed: Counter[str] = Counter()
    for _ in range(times):
        at = dealt(table, rng)
        while not isinstance(at.s.question, AskAll):
            at.s.answer(at.question.pick(rng))
        if all(len(moves) < 2 for moves in at.s.question.moves):  # nobody has a choice: look at what is asked then
            at.s.answer(at.question.pick(rng))
            while isinstance(at.s.question, Chance):
                at.s.answer(at.question.pick(rng))
        if at.s.question is None:
            continue
        seat = rng.randrange(at.s.seats)
        again = at.game.guess(at.s, seat, rng)
        for other in range(at.s.seats):
            if other != seat:
                real.update(map(at.phrase, at.question.legal(other)))
                guessed.update(map(at.phrase, again.question.legal(other)))
    return real, guessed
