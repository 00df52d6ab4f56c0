"""The core by itself: bags, questions, the agenda, phrases, errors, clauses."""

import pickle
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mischia import BadPosition, IllegalMove, MischiaError
from mischia.core import bags, fate
from mischia.core.clauses import clause_text, clauses
from mischia.core.errors import listed, number
from mischia.core.phrases import Form, move_of, outcome_of, tidy
from mischia.core.position import load
from mischia.core.questions import Ask, AskAll, Chance, Move, Question
from mischia.core.state import Event, State, play_out
from tests import toy

things = st.lists(st.integers(0, bags.KINDS - 1), max_size=60)

# --- bags


@given(things, things)
def test_bags_are_multisets(some: list[int], more: list[int]) -> None:
    held = bags.bag(some)
    assert bags.items(held) == sorted(some)
    assert bags.size(held) == len(some)
    assert bags.kinds(held) == tuple(sorted(set(some)))
    assert all(bags.count(held, kind) == some.count(kind) for kind in range(bags.KINDS))
    assert [bags.nth(held, place) for place in range(len(some))] == sorted(some)
    assert bags.items(held + bags.bag(more)) == sorted(some + more)
    assert held + bags.bag(more) - bags.bag(some) == bags.bag(more)
    assert bags.holds(held, bags.bag(more)) == (Counter(more) <= Counter(some))


def test_a_bag_has_an_end() -> None:
    with pytest.raises(IndexError, match="fewer"):
        bags.nth(bags.bag([1, 2]), 2)
    full = bags.bag([3] * bags.MOST)
    assert bags.size(full) == bags.MOST
    assert bags.count(full, 3) == bags.MOST


@given(st.lists(st.integers(0, 4), max_size=8), st.integers(0, 4))
def test_draws_are_counted_by_physical_thing(some: list[int], n: int) -> None:
    counted = Counter(tuple(sorted(drawn)) for drawn in combinations(some, n))
    found = list(bags.draws(bags.bag(some), n))
    assert dict(found) == dict(counted)
    assert len(found) == len(counted)
    assert sum(ways for _, ways in found) == comb(len(some), n)


# --- questions


def nothing(*_: object) -> None:
    """What follows from nothing."""


def test_ask() -> None:
    ask = Ask(1, (("go", 1), ("stay",)), nothing)
    assert ask.legal(1) == (("go", 1), ("stay",))
    assert ask.legal(0) == ()
    assert not ask.open
    assert {ask.pick(Random(seed)) for seed in range(20)} == set(ask.moves)


def test_chance() -> None:
    chance = Chance(("draw", 0), bags.bag([1, 1, 2]), 2, nothing)
    assert dict(chance.outcomes()) == {("draw", 0, 1, 1): Fraction(1, 3), ("draw", 0, 1, 2): Fraction(2, 3)}
    assert chance.legal(0) == ()
    assert chance.kinds() == (1, 2)
    assert [chance.weight(kind) for kind in (1, 2, 3)] == [2, 1, 0]
    assert chance.possible(("draw", 0, 1, 2))
    for wrong in [("draw", 0, 2, 1), ("draw", 0, 1), ("draw", 0, 2, 2), ("draw", 1, 1, 2), ("deal", 0, 1, 2), ()]:
        assert not chance.possible(wrong)
    assert {chance.pick(Random(seed)) for seed in range(20)} == {("draw", 0, 1, 1), ("draw", 0, 1, 2)}


def test_ask_all() -> None:
    toss = Chance(("plays", 2), bags.bag([7]), 1, nothing)
    ask = AskAll([(("a",), ("b",)), (), ()], nothing, [None, None, toss])
    assert ask.asked() == [0, 2]
    assert ask.chance(2) is toss
    assert ask.chance(0) is None
    assert ask.legal(2) == ()
    assert ask.pick(Random(1)) in ([("a",), None, ("plays", 2, 7)], [("b",), None, ("plays", 2, 7)])


def test_chance_of_a_match_can_be_checked() -> None:
    chance = Chance(("draw",), bags.bag(range(50)), 3, nothing)
    drawn = [fate.outcome("secret", number, chance) for number in range(30)]
    assert drawn == [fate.outcome("secret", number, chance) for number in range(30)]
    assert len(set(drawn)) > 25
    assert fate.outcome("another", 0, chance) != drawn[0]
    assert fate.new_secret() != fate.new_secret()


# --- the agenda


class Tale(State):
    """A state that only remembers what was done."""

    done: list[str]

    def clone(self) -> "Tale":
        new = Tale()
        self.copy_into(new)
        new.done = self.done[:]
        return new


def a_tale() -> Tale:
    s = Tale()
    s.clear(2)
    s.done = []
    return s


def do(s: Tale, what: str) -> None:
    s.done.append(what)


def interrupt(s: Tale, what: str) -> None:
    s.then((do, what + " 1"), (ask_about, what + " 2"))
    s.done.append(what)


def ask_about(s: Tale, what: str) -> Question:
    return Ask(0, (("yes",), ("no",)), answered)


def answered(s: Tale, what: str, move: Move) -> None:
    s.done.append(f"{what}: {move[0]}")


def end(s: Tale) -> None:
    s.finish((1,))


def test_what_is_pushed_is_done_first_and_comes_back() -> None:
    s = a_tale()
    s.then((do, "a"), (interrupt, "b"), (do, "c"))
    question = s.proceed()
    assert s.done == ["a", "b", "b 1"]
    assert isinstance(question, Ask)
    assert question.args == ("b 2",)
    assert not s.over
    assert s.answer(("no",)) is None
    assert s.done == ["a", "b", "b 1", "b 2: no", "c"]
    assert s.over


def test_the_end_drops_the_rest() -> None:
    s = a_tale()
    s.then((do, "a"), end, (do, "b"))
    assert s.proceed() is None
    assert (s.done, s.winners, s.over) == (["a"], (1,), True)


def test_a_clone_has_an_agenda_of_its_own() -> None:
    s = a_tale()
    s.then((interrupt, "b"), (do, "c"))
    s.proceed()
    copy = s.clone()
    copy.answer(("yes",))
    assert s.done == ["b", "b 1"]
    s.answer(("no",))
    assert (s.done[2:], copy.done[2:]) == (["b 2: no", "c"], ["b 2: yes", "c"])


def test_asking_again_keeps_the_task() -> None:
    s = a_tale()
    s.then((interrupt, "b"))
    s.proceed()
    s.ask_again()
    s.ask_again()
    s.answer(("yes",))
    assert s.done == ["b", "b 1", "b 2: yes"]
    s.ask_again()
    assert s.question is None


def test_say_and_whisper() -> None:
    s = a_tale()
    s.say("nobody-listens", "T-1")
    s.whisper((0,), "nobody-listens", "T-1")
    assert s.log is None
    s.log = []
    s.say("said", "T-1", 0, 7)
    s.whisper((1,), "whispered", "T-2", 3)
    assert s.log == [Event("said", "T-1", (0, 7), None), Event("whispered", "T-2", (3,), (1,))]


def a_toy(phase: str) -> State:
    """A table of two, with hands 1 2 and 3 4."""
    doc = {"seats": ["Ann", "Bob"], "hands": {"Ann": [1, 2], "Bob": [3, 4]}, "phase": phase, "stake": 1}
    return load(toy.GAME, doc, toy.Options())[0]


def test_sealing() -> None:
    at = a_toy("play")
    at.log = []
    question = at.question
    assert at.waits_for() == [0, 1]
    assert at.seal(1, ("play", 4)) is question
    assert (at.waits_for(), at.sealed) == ([0], [None, ("play", 4)])
    assert at.seal(0, ("play", 1)) is not question
    assert at.sealed is None
    assert [event.id for event in at.log] == ["chooses", "chooses", "shows", "shows", "takes"]


def test_answering_keeps_what_was_sealed() -> None:
    at = a_toy("play")
    at.seal(1, ("play", 4))
    at.answer([("play", 1), ("play", 3)])
    assert isinstance(at, toy.State)
    assert at.shown == [1, 4]


def test_play_out() -> None:
    s = a_toy("stake")
    assert play_out(s, Random(1)) == 4
    assert s.over
    assert s.winners


# --- phrases


def phrase(move: Move) -> str:
    return toy.GAME.phrase(move, ["Ann", "Ann Lee"])


@pytest.mark.parametrize(
    ("template", "kinds", "args", "told"),
    [
        ("go", (), (), "go"),
        ("play {}", ("card",), (3,), "play 3"),
        ("play {}", ("card",), (), "play"),
        ("{} plays {}", ("seat", "card"), (0, 3), "0 plays 3"),
        ("{} plays {}", ("seat", "card"), (0,), "0 plays"),
        ("{} holds {}", ("seat", "card"), (0, 3, 4), "0 holds 3 4"),
        ("set aside {}", ("card",), (1, 2, 3), "set aside 1 2 3"),
    ],
)
def test_forms(template: str, kinds: tuple[str, ...], args: tuple[int, ...], told: str) -> None:
    assert Form(template, kinds).fill(args, lambda kind, arg: str(arg)) == told


def test_a_phrase_is_matched_and_never_parsed() -> None:
    moves = (("play", 1), ("play", 12))
    assert move_of("  play\t1 ", moves, phrase) == ("play", 1)
    for wrong in ("play", "play 2", "play 1 2", "Play 1", "", "1"):
        assert move_of(wrong, moves, phrase) is None


def test_an_outcome_is_matched_without_listing_them_all() -> None:
    chance = Chance(("deal", 1), bags.bag([1, 2, 2, 3]), 2, nothing)
    assert outcome_of("deal Ann Lee  2 2", chance, phrase) == ("deal", 1, 2, 2)
    for wrong in ("deal Ann 2 2", "deal Ann Lee 2", "deal Ann Lee 2 1", "deal Ann Lee 1 1", "deal Ann Lee 2 x", "deal"):
        assert outcome_of(wrong, chance, phrase) is None


@given(st.text())
def test_tidy_is_tidy(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text) == tidy(f"  {text}\n")


# --- errors and clauses


def test_errors_are_value_errors_that_travel() -> None:
    error = IllegalMove("no", "illegal-move", "QS-1", move="play 9")
    assert isinstance(error, MischiaError)
    assert isinstance(error, ValueError)
    assert (error.id, error.clause, error.args_by_name) == ("illegal-move", "QS-1", {"move": "play 9"})
    bad = pickle.loads(pickle.dumps(BadPosition("hands.Ann", "no")))
    assert (str(bad), bad.key, bad.fault) == ("hands.Ann: no", "hands.Ann", "no")


def test_lists_in_sentences() -> None:
    assert listed([str(n) for n in range(20)], most=2) == "0, 1 and 18 more"
    assert listed([], "nobody") == "nobody"
    assert (number(0), number(12), number(13), number(-1)) == ("no", "twelve", "13", "-1")


def test_clauses() -> None:
    found = clauses(toy.GAME)
    assert list(found) == ["TOY-1", "TOY-2", "TOY-3", "TOY-4", "TOY-5"]
    assert found["TOY-4"].endswith("the last round counts twice.")
    assert clause_text(toy.GAME, "TOY-3").startswith("Then all play")
    with pytest.raises(MischiaError, match="toy has no clause 'TOY-9'; there are TOY-1, TOY-2, TOY-3 and 2 more"):
        clause_text(toy.GAME, "TOY-9")
