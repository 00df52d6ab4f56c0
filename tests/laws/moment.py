"""The laws of a moment: a question is open, and whatever is answered must hold."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from mischia import IsMcts
from mischia import Random as RandomBot
from mischia.bots import random_of
from mischia.core.bags import size
from mischia.core.phrases import move_of, outcome_of
from mischia.core.questions import Ask, AskAll, AskAny, Chance, Move, Question
from mischia.core.state import Event, State
from tests.laws.setting import (
    DEEP,
    ONLOOKER,
    Moment,
    all_of,
    answer_step_by_step,
    any_answer,
    choice_of,
    described,
    heard,
    share,
)

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
        assert at.game.forced(guessed) == at.game.forced(at.s), "that it is forced is no secret"
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


def seats_roll_their_own_dice(at: Moment, rng: Random) -> None:
    """However alike two seats see, their bots roll other dice; each rolls the same whenever it sees the same."""
    if at.s.sealed is not None:
        return  # what lies face down is known to whoever put it there
    rolls = []
    for seat in range(at.s.seats):
        seen = at.seen(at.s, seat)
        rolled, again = (random_of(3, seen, seen.imagine()).random() for _ in range(2))
        assert rolled == again
        rolls.append(rolled)
    assert len(set(rolls)) == len(rolls)


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


def lines_show_no_secret(at: Moment, rng: Random) -> None:
    """Of two courses of things of which a hearer is told the same, and that come to the same, the hearer sees the same.

    The table is drawn after every event: what is hidden when the next question is asked must not have been in sight.
    """
    for seat in at.some_viewers(rng)[:1] if share(at.game) < 1 else at.viewers():
        seen: dict[str, list[str]] = {}
        for _ in range(8):
            s = at.game.guess(at.s, seat, rng)
            s.log, s.stills = [], []
            own = [answer for answer in course(s, seat, rng) if answer is not None]
            shown = [
                json.dumps(at.view(still, seat))
                for event, still in zip(s.log, s.stills, strict=True)
                if event.hearers is None or seat in event.hearers
            ]
            told = json.dumps([own, heard(s.log, seat), at.view(s, seat)])
            assert seen.setdefault(told, shown) == shown, f"to {seat}: {heard(s.log, seat)}"


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
    no_dead_end: 40,
    phrases_round_trip: 30,
    odds_sum_to_one: 5,
    position_says_all: 30,
    loaded_plays_on_alike: 12,
    clone_is_independent: 20,
    asking_twice_asks_the_same: 30,
    order_of_choices_is_irrelevant: 30,
    guess_keeps_the_view: 20,
    guess_plays_on: 20,
    view_can_be_imagined: 20,
    bots_do_not_peep: 4,
    seats_roll_their_own_dice: 4,
    events_tell_no_secret: 12,
    lines_show_no_secret: 12,
}

TAKES_LONG = (  # at each moment
    loaded_plays_on_alike,
    clone_is_independent,
    guess_plays_on,
    events_tell_no_secret,
    lines_show_no_secret,
    seats_roll_their_own_dice,
)
