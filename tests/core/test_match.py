"""Matches: a machine that plays, errs, takes back and stores at will; and what a match says, word for word."""

import json
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import mischia
from mischia import BadFile, BadPosition, IllegalMove, Match, MischiaError, UnknownMove
from mischia.core.clauses import clause_text
from mischia.core.match import CHANCE
from mischia.core.questions import Ask, AskAll, Move, Question
from mischia.core.state import Event
from mischia.games import GAMES
from tests import laws, toy
from tests.cases import slow_but

ALL_GAMES = {**GAMES, "toy": toy.GAME}


class MatchMachine(RuleBasedStateMachine):
    """Anybody does anything, in any order."""

    name: str

    @initialize(data=st.data(), seed=st.integers(0, 99), scripted=st.booleans())
    def sit_down(self, data: st.DataObject, seed: int, scripted: bool) -> None:
        table = data.draw(st.sampled_from(laws.tables(ALL_GAMES[self.name])))
        self.match = table.match(seed, scripted)
        self.things = table.game.things(self.match.state)

    def may_move(self) -> bool:
        return bool(self.match.turn)

    def chance_may_speak(self) -> bool:
        return bool(self.match.chances())

    @precondition(may_move)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        name = data.draw(st.sampled_from(self.match.turn))
        phrase = data.draw(st.sampled_from(self.match.moves(name)))
        answers = self.match.answers[:]
        self.match.play(name, phrase)
        assert self.match.answers[: len(answers) + 1] == [*answers, (name, phrase)]

    @precondition(chance_may_speak)
    @rule()
    def draw(self) -> None:
        odds, answers = self.match.odds(), len(self.match.answers)
        self.match.draw()
        name, phrase = self.match.answers[answers]
        assert name == CHANCE
        assert phrase in odds

    @rule(data=st.data())
    def err(self, data: st.DataObject) -> None:
        name = data.draw(st.sampled_from([*self.match.names, CHANCE, "Nobody"]))
        phrase = data.draw(st.sampled_from([*laws.NONSENSE, *[said for _, said in self.match.answers]]))
        may = self.match.odds() if name == CHANCE else self.match.moves(name) if name in self.match.names else []
        if phrase not in may:
            before = laws.snapshot(self.match)
            laws.must_refuse(self.match, name, phrase)
            assert laws.snapshot(self.match) == before

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        name = data.draw(st.sampled_from(self.match.names))
        before, may, answers = laws.snapshot(self.match), self.match.can_undo(name), len(self.match.answers)
        if may:
            taken = next(answer for answer in reversed(self.match.answers) if answer[0] == name)
            self.match.undo(name)
            assert name in self.match.turn
            assert taken[1] in self.match.moves(name)
            assert len(self.match.answers) == answers - 1
        else:
            with pytest.raises(IllegalMove, match="can't take anything back"):
                self.match.undo(name)
            assert laws.snapshot(self.match) == before

    @rule()
    def store(self) -> None:
        before, told = laws.apart_from_the_log(self.match), laws.not_taken_back(self.match)
        self.match = Match.restore(self.match.game, json.loads(json.dumps(self.match.document())))
        assert (laws.apart_from_the_log(self.match), self.match.log) == (before, told)

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "match"):
            match = self.match
            assert match.game.things(match.state) == self.things
            assert match.over == (not match.turn and not match.chances())
            assert bool(match.winners) == match.over
            if not match.scripted and not match.over:
                assert match.turn


def machine_of(game: str) -> type[Any]:
    """The test case that plays one game."""
    machine = type(f"{game.title()}Machine", (MatchMachine,), {"name": game})
    machine.TestCase.settings = settings(  # type: ignore[attr-defined]
        max_examples=25, stateful_step_count=40, deadline=None, derandomize=True
    )
    return machine.TestCase  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("game", slow_but(["quickshot", "toy"], ALL_GAMES))
def test_anybody_does_anything(game: str) -> None:
    machine_of(game)("runTest").runTest()


# --- word for word


def toy_match(scripted: bool = False, **options: Any) -> Match:
    hands = {"Ann": [1, 2], "Bob": [3, 4], "Cid": [1, 4]}
    return Match(toy.GAME, {"seats": ["Ann", "Bob", "Cid"], "hands": hands}, options, 1, scripted)


def test_refusals() -> None:
    match = toy_match()
    with pytest.raises(IllegalMove) as illegal:
        match.play("Ann", " play  1 ")
    assert str(illegal.value) == 'Ann may not "play 1" now. Ann may: stake 1, stake 2.'
    assert (illegal.value.id, illegal.value.clause) == ("illegal-move", "TOY-2")
    with pytest.raises(IllegalMove) as illegal:
        match.play("Bob", "play 3")
    assert str(illegal.value) == 'Bob may not "play 3" now. Ann is to choose.'
    assert illegal.value.id == "not-asked"
    with pytest.raises(UnknownMove) as unknown:
        match.play("Ann", "fly 3")
    assert str(unknown.value) == '"fly 3" is no move of toy. Ann may: stake 1, stake 2.'
    with pytest.raises(UnknownMove) as unknown:
        match.play("Zoe", "stake 1")
    assert str(unknown.value) == "Nobody here is called 'Zoe'. At the table: Ann, Bob, Cid."
    with pytest.raises(IllegalMove) as illegal:
        match.play(CHANCE, "deal Ann 1 2")
    assert str(illegal.value) == 'Chance may not say "deal Ann 1 2" now. Chance may say: nothing.'
    for call in (match.moves, match.see, match.see_as, match.heard, match.can_undo, match.undo):
        with pytest.raises(UnknownMove, match="Nobody here is called 'Zoe'"):
            call("Zoe")
    assert match.answers == []


def test_the_course_of_a_match() -> None:
    match = toy_match()
    assert repr(match) == "<toy: Ann, Bob, Cid; Ann is to choose.>"
    assert match.explain() == f"Ann is to choose. TOY-2: {clause_text(toy.GAME, 'TOY-2')}"
    match.play("Ann", "stake 2")
    assert match.phase == "play"
    assert match.turn == ["Ann", "Bob", "Cid"]
    assert match.waits_for() == "Ann and Bob and Cid are to choose."
    match.play("Bob", "play 4")
    assert match.moves("Bob") == []
    match.play("Cid", "play 1")
    match.play("Ann", "play 2")
    assert match.log == [
        "Ann stakes 2",
        "Ann chooses",
        "Bob chooses",
        "Cid chooses",
        "Ann shows 2",
        "Bob shows 4",
        "Cid shows 1",
        "Bob takes 2",
    ]
    assert match.explain("Bob takes 2").startswith("Bob takes 2. TOY-4: The highest card takes the stake")
    assert match.explain("TOY-1").startswith("TOY-1: There are twelve cards")
    with pytest.raises(MischiaError, match="no clause 'Bob takes 3'"):
        match.explain("Bob takes 3")
    assert (match.over, match.winners) == (False, [])
    for name, phrase in [("Bob", "stake 1"), ("Ann", "play 1"), ("Bob", "play 3"), ("Cid", "play 4")]:
        match.play(name, phrase)
    assert (match.over, match.winners, match.turn) == (True, ["Bob"], [])
    assert match.waits_for() == "The game is over; Bob won."
    assert match.phase == "over"


def test_what_is_whispered() -> None:
    match = Match(toy.GAME, {"seats": ["Ann", "Bob"]}, seed=1, scripted=True)
    assert match.turn == []
    assert match.waits_for() == "Chance is about to speak."
    match.play(CHANCE, "deal Ann 1 4")
    assert match.log == ["Ann is dealt 2"]
    assert match.heard("Ann") == ["Ann is dealt 2", "Ann holds 1 4"]
    assert match.heard("Bob") == match.heard(None) == ["Ann is dealt 2"]
    with pytest.raises(MischiaError, match="no clause"):
        match.explain("Ann holds 1 4")


def test_a_draw_that_chance_makes_by_itself() -> None:
    loud, silent = (Match(toy.GAME, {"seats": ["Ann", "Bob"]}, seed=1, scripted=it) for it in (False, True))
    assert loud.turn == ["Ann"]
    silent.draw()
    silent.draw()
    assert silent.answers == loud.answers
    assert set(Match(toy.GAME, {"seats": ["Ann", "Bob"]}, seed=1, scripted=True).odds()) >= {"deal Ann 1 4"}
    assert loud.odds() == {}


def test_chance_with_nothing_to_say() -> None:
    with pytest.raises(IllegalMove, match=r"Chance has nothing to say. Ann is to choose."):
        toy_match().draw()


def test_secrets_differ_without_a_seed() -> None:
    given = {"seats": ["Ann", "Bob", "Cid", "Dan"]}
    assert len({json.dumps(Match(toy.GAME, given).position) for _ in range(5)}) > 1


# --- undo


def test_an_open_move_may_be_taken_back_and_both_are_told() -> None:
    match = toy_match()
    match.play("Ann", "stake 2")
    ask_next(match, ann_stakes)
    assert [name for name in match.names if match.can_undo(name)] == ["Ann"]
    match.undo("Ann")
    assert (match.moves("Ann"), match.answers) == (["stake 1", "stake 2"], [])
    assert match.log == ["Ann stakes 2", "Ann takes it back"]
    assert match.events[-1] == Event("taken-back", "TOY-2", (0, 1))
    assert match.explain("Ann takes it back").startswith("Ann takes it back. TOY-2: ")


def test_several_open_moves_are_taken_back_at_once_and_told_as_one() -> None:
    match = toy_match()
    before = match.position
    for stake in (2, 1):
        ask_next(match, ann_stakes)
        match.play("Ann", f"stake {stake}")
    ask_next(match, ann_stakes)
    assert (match.undoable("Ann"), match.undoable("Bob")) == (2, 0)
    for times in (0, 3):
        with pytest.raises(IllegalMove, match="Ann can't take anything back"):
            match.undo("Ann", times)
    match.undo("Ann", 2)
    assert (match.position, match.answers, match.number) == (before, [], 0)
    assert match.log == ["Ann stakes 2", "Ann stakes 1", "Ann takes it back"]
    assert match.events[-1].args == (0, 2)


def test_a_move_stays_once_another_is_asked_because_of_it() -> None:
    match = toy_match()
    match.play("Ann", "stake 2")
    assert match.turn == ["Ann", "Bob", "Cid"]
    before = laws.snapshot(match)
    for name in match.names:
        assert not match.can_undo(name)
        with pytest.raises(IllegalMove, match=f"{name} can't take anything back"):
            match.undo(name)
    assert laws.snapshot(match) == before


def test_the_move_that_ends_the_game_stays() -> None:
    match = toy_match()
    match.play("Ann", "stake 2")
    ask_next(match, ann_stakes)
    match.state.agenda.clear()
    match.play("Ann", "stake 1")
    assert match.over
    assert not match.can_undo("Ann")


def test_a_move_that_was_whispered_about_stays() -> None:
    """Whoever has learnt something that others have not can't choose anew."""
    match = toy_match()
    match.state.then(whispering, ann_stakes)
    match.play("Ann", "stake 2")
    assert (match.turn, match.heard("Ann")) == (["Ann"], ["Ann stakes 2", "Ann takes 1"])
    assert not match.can_undo("Ann")


def whispering(s: toy.State) -> None:
    s.whisper((0,), "takes", "TOY-4", 0, 1)


def test_a_sealed_card_may_be_changed_and_not_taken_back() -> None:
    """QS-R1: nobody can tell that another card lies there, but that one lies there has been told."""
    match = mischia.load("quickshot", {"hands": {"Ann": [1], "Bob": [3, 4], "Cid": [4]}})
    match.play("Ann", "play 1")
    match.play("Bob", "play 3")
    with pytest.raises(IllegalMove):
        match.play("Bob", "play 4")
    assert not any(match.can_undo(name) for name in match.names)
    before = laws.snapshot(match)
    with pytest.raises(IllegalMove, match="Bob can't take anything back"):
        match.undo("Bob")
    assert laws.snapshot(match) == before
    assert "Bob chooses" in match.log
    seen = [match.see(name) for name in (None, "Ann", "Cid")], match.log
    match.change("Bob", "play 4")
    assert ([match.see(name) for name in (None, "Ann", "Cid")], match.log) == seen
    match.play("Cid", "play 4")
    assert "Bob reveals 4" in match.log


def test_the_order_of_choosing_is_nowhere_told() -> None:
    """What is chosen at once is told by seat, whoever chose first: in the log, and in the answers when shown."""
    found = []
    for order in permutations([("Ann", "play 2"), ("Bob", "play 4"), ("Cid", "play 1")]):
        match = toy_match()
        match.play("Ann", "stake 2")
        for chosen, (name, phrase) in enumerate(order):
            assert len(match.chosen) == chosen
            assert [event.args[0] for event in match.chosen] == sorted(event.args[0] for event in match.chosen)
            assert len(match.events) == 1, "what is told stays told, so nothing is told before its place is known"
            match.play(name, phrase)
        assert match.chosen == []
        assert match.answers[1:] == list(order)
        match.play("Bob", "stake 1")
        match.play("Cid", "play 4")
        found.append((match.events, match.answers_by_seat()))
    assert all(one == found[0] for one in found)


def only_ann(s: toy.State) -> Question:
    return AskAll([toy.plays(s.hands[0]), (), ()], only_ann_played)


def only_ann_played(s: toy.State, chosen: list[Move]) -> None:
    s.then(ann_stakes)


def test_a_secret_choice_of_one_ends_what_can_be_taken_back() -> None:
    match = toy_match()
    match.play("Ann", "stake 2")
    ask_next(match, only_ann)
    match.play("Ann", "play 1")
    assert isinstance(match.state.question, Ask)
    assert not match.can_undo("Ann")


def test_choices_of_a_loaded_position_are_final() -> None:
    given = {"seats": ["Ann", "Bob"], "phase": "play", "hands": {"Ann": [1, 2], "Bob": [3]}, "chosen": {"Bob": 3}}
    match = Match(toy.GAME, given, seed=1)
    assert match.turn == ["Ann"]
    with pytest.raises(IllegalMove, match="Bob can't take anything back"):
        match.undo("Bob")


def test_several_open_moves_are_taken_back_one_by_one() -> None:
    match = toy_match()
    before = laws.apart_from_the_log(match)
    match.play("Ann", "stake 2")
    ask_next(match, ann_stakes)
    between = laws.apart_from_the_log(match)
    match.play("Ann", "stake 1")
    ask_next(match, ann_stakes)
    match.undo("Ann")
    assert laws.apart_from_the_log(match) == between
    match.undo("Ann")
    assert laws.apart_from_the_log(match) == before
    assert match.log == ["Ann stakes 2", "Ann stakes 1", *["Ann takes it back"] * 2]
    assert [event.args for event in match.events[2:]] == [(0, 1), (0, 3)]


def ask_next(match: Match, *tasks: Any) -> None:
    """Put something else on the agenda, before all that is there."""
    match.state.then(*tasks)
    match.state.proceed()


def ann_stakes(s: toy.State) -> Question:
    return Ask(0, toy.STAKES, toy.staked, open=True)


def bob_stakes(s: toy.State) -> Question:
    return Ask(1, toy.STAKES, toy.staked, open=True)


def test_nobody_takes_back_what_another_has_answered() -> None:
    match = toy_match()
    match.play("Ann", "stake 2")
    ask_next(match, bob_stakes)
    match.play("Bob", "stake 1")
    ask_next(match, bob_stakes)
    assert [name for name in match.names if match.can_undo(name)] == ["Bob"]
    match.undo("Bob")
    assert [name for name in match.names if match.can_undo(name)] == []


def test_nobody_takes_back_what_chance_has_answered() -> None:
    match = toy_match(scripted=True)
    match.play("Ann", "stake 2")
    ask_next(match, (toy.deal_hand, 0))
    assert match.can_undo("Ann")
    match.play(CHANCE, "deal Ann 2 3")
    assert not match.can_undo("Ann")


# --- files


def test_save_and_open(tmp_path: Path) -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Zoë"], seed=7)
    match.play(match.turn[0], match.moves(match.turn[0])[0])
    match.save(tmp_path / "match.json")
    again = mischia.open(tmp_path / "match.json")
    assert laws.snapshot(again) == laws.snapshot(match)
    assert "Zoë" in (tmp_path / "match.json").read_text(encoding="utf-8")


BROKEN: list[Any] = [
    {},
    [],
    None,
    {"mischia": 99, "game": "quickshot"},
    {"mischia": 1},
    {"mischia": 1, "game": "quickshot"},
]


@pytest.mark.parametrize("doc", BROKEN)
def test_what_is_no_match_file(doc: Any, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no match"):
        mischia.restore(doc)
    (tmp_path / "a.json").write_text(json.dumps(doc))
    with pytest.raises(BadFile, match="no match"):
        mischia.open(tmp_path / "a.json")


def test_what_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"\xff{")
    for path in (tmp_path / "nowhere.json", tmp_path, tmp_path / "a.json"):
        with pytest.raises(BadFile, match=path.name):
            mischia.open(path)


@pytest.mark.parametrize("key", ["options", "seed", "scripted", "given", "answers", "position"])
def test_a_match_file_that_lacks_something(key: str) -> None:
    doc = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7).document()
    del doc[key]
    if key == "position":  # it is needed only when the answers can't be given again
        assert mischia.restore(doc).answers
    else:
        with pytest.raises(BadFile, match="no match that can be opened"):
            mischia.restore(doc)


def test_a_match_file_with_a_wrong_answer() -> None:
    doc = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7).document()
    doc["answers"][2] = ["chance", "deal Cid 9 9 9 9 9"]
    with pytest.raises(BadFile, match="no match that can be opened: Chance may not say"):
        mischia.restore(doc)
    doc["rules"] = "0"
    assert mischia.restore(doc).position == doc["position"]
    doc["position"]["hands"] = 7
    with pytest.raises((BadFile, BadPosition), match="hands"):
        mischia.restore(doc)


def test_a_match_file_whose_answers_lead_elsewhere() -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7)
    laws.play_one(match, Random(1))
    doc = json.loads(json.dumps(match.document()))
    cut: tuple[list[Any], ...] = ([], doc["answers"][:-1], doc["answers"][:3])
    for answers in cut:
        with pytest.raises(BadFile, match="no match that can be opened: its answers do not lead to its position"):
            mischia.restore({**doc, "answers": answers})
    resumed = mischia.restore({**doc, "answers": doc["answers"][:-1], "rules": "of old"})
    assert (resumed.position, resumed.turn) == (match.position, match.turn)


def test_a_match_that_goes_on_by_other_rules_can_be_stored_again() -> None:
    match = toy_match()
    match.play("Ann", "stake 2")
    doc = {**match.document(), "rules": "of old", "answers": [["Ann", "a move of old"]]}
    again = Match.restore(toy.GAME, doc)
    again.play("Bob", "play 3")
    doc = json.loads(json.dumps(again.document()))
    assert (doc["rules"], doc["given"]) == ("of old", json.loads(json.dumps(match.given)))
    third = Match.restore(toy.GAME, doc)
    assert (third.position, third.answers, third.turn) == (again.position, again.answers, ["Ann", "Cid"])


@pytest.mark.parametrize("answers", [7, [7], [["Ann"]], [["Ann", 7]], [[None, None]], {"a": 1}])
def test_a_match_file_with_nonsense_for_answers(answers: Any) -> None:
    doc = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7).document()
    with pytest.raises(BadFile, match="no match that can be opened"):
        mischia.restore({**doc, "answers": answers})


def test_changed_rules_keep_a_table_alive() -> None:
    """A match that was stored under other rules, and whose answers are refused now, goes on from its position."""
    match = toy_match()
    match.play("Ann", "stake 2")
    stricter = replace(toy.GAME, version="2", moves={**toy.GAME.moves, "stake": toy.GAME.moves["play"]})
    again = Match.restore(stricter, match.document())
    assert again.position == match.position
    assert again.answers == match.answers
    again.play("Bob", "play 3")
    assert again.turn == ["Ann", "Cid"]


# --- names


@pytest.mark.parametrize("name", ["Ann Lee", "A{}B", "7", "play 1", "Ann plays", "日本", 'A "B" C', "Zed", "%s"])
def test_any_name_will_do(name: str) -> None:
    """Names are never taken apart: odd ones play, with odd dummies, like any other."""
    match = mischia.new("quickshot", [name, "Bob", "plays"], dummies=[f"{name} 1", "Ann B"], seed=3)
    again = Match.restore(match.game, json.loads(json.dumps(match.document())))
    assert again.position == match.position
    assert laws.play_match(match, Random(1)).winners
