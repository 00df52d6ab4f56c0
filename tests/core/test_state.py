"""States: the agenda, what is said and whispered, and choices that are sealed."""

from random import Random

from mischia.core.position import load
from mischia.core.questions import Ask, Move, Question
from mischia.core.state import Event, State, play_out
from tests import toy


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


# --- errors and clauses
