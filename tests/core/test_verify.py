"""Chance can be re-checked from a file, and a tampered file is caught."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mischia.cli import main
from mischia.core.errors import BadFile
from mischia.core.match import CHANCE, Match
from mischia.core.verify import commitment, verify
from mischia.games import GAMES
from tests.table.play import GAME, Script


def finished(seed: int = 1) -> dict[str, Any]:
    doc = Script().start().play(Random(seed)).table.document()
    whole: dict[str, Any] = json.loads(json.dumps(doc))
    return whole


@pytest.mark.parametrize("seed", range(5))
def test_every_outcome_follows(seed: int) -> None:
    doc = finished(seed)
    assert verify(GAMES[GAME], doc) == sum(name == CHANCE for name, _ in doc["answers"])


def test_a_tampered_file_is_caught() -> None:
    doc = finished()
    draw = next(at for at, (name, _) in enumerate(doc["answers"]) if name == CHANCE)
    move = next(at for at, (name, _) in enumerate(doc["answers"]) if name != CHANCE)
    answers = doc["answers"]
    other = next(phrase for name, phrase in answers if name == CHANCE and phrase != answers[draw][1])
    for broken in (
        {**doc, "seed": "another"},
        {**doc, "seed": "another", "commitment": commitment("another")},
        {**doc, "answers": [*answers[:draw], [CHANCE, other], *answers[draw + 1 :]]},
        {**doc, "answers": [*answers[:move], [answers[move][0], "fly"], *answers[move + 1 :]]},
        {**doc, "answers": answers[:-1]},
        {**doc, "answers": [*answers, [CHANCE, other]]},
        {**doc, "position": {**doc["position"], "round": doc["position"]["round"] + 1}},
        {**doc, "answers": 7},
        {**doc, "given": None},
    ):
        with pytest.raises(BadFile, match="tampered"):
            verify(GAMES[GAME], broken)


def test_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    doc = finished()
    path = tmp_path / "match.json"
    path.write_text(json.dumps(doc))
    assert main(["replay", str(path), "--verify"]) == 0
    assert doc["commitment"] in capsys.readouterr().out
    assert main(["replay", str(path), "--verify", "--commitment", commitment("other")]) == 2
    doc["answers"][0][1] = doc["answers"][1][1]
    path.write_text(json.dumps(doc))
    assert main(["replay", str(path), "--verify"]) == 2
    assert "tampered" in capsys.readouterr().err


def test_a_choice_that_ends_the_question_stays_behind_those_made_before() -> None:
    """Who yields when the other has chosen: by seat the yield would come first, and the other choice follow nothing."""
    game = GAMES["swords"]
    match = Match(game, game.fill_up(["Ann", "Bob", "Cid"], []), {"duels": "virtual"}, "yields")
    rng, yielded = Random(1), 0
    while not match.over:
        if match.secret_choice and match.state.sealed is not None and "yield" in match.moves(match.turn[0]):
            match.play(match.turn[0], "yield")
            yielded += 1
        else:
            match.play(match.awaited[-1], rng.choice(match.onward(match.awaited[-1])))
    assert yielded
    verify(game, {**match.document(), "answers": [list(answer) for answer in match.answers_by_seat()]})


# --- what all agreed to take back


def gone_back() -> dict[str, Any]:
    """A match in which something was taken back, dice and cards included."""
    match = Match(GAMES["quarriors"], GAMES["quarriors"].fill_up(["Ann", "Bob"], []), {}, "back")
    rng = Random(3)
    for _ in range(2):
        for _ in range(20):
            match.play(match.awaited[0], rng.choice(match.onward(match.awaited[0])))
        match.go_back("Ann", match.own_questions("Ann", 3)[-1].answers)
    for _ in range(20):
        match.play(match.awaited[0], rng.choice(match.onward(match.awaited[0])))
    whole: dict[str, Any] = json.loads(json.dumps(match.document()))
    return whole


def test_what_was_taken_back_is_checked_too() -> None:
    doc = gone_back()
    many = verify(GAMES["quarriors"], doc)
    stand = sum(name == CHANCE for name, _ in doc["answers"])
    dropped = sum(name == CHANCE for back in doc["taken_back"] for name, _ in back["answers"])
    assert dropped > 0
    assert many == stand + dropped
    assert Match.restore(GAMES["quarriors"], doc).document() == doc


def test_chance_does_not_say_again_what_was_taken_back() -> None:
    """The draws after going back are others: who has seen the first ones knows nothing of them."""
    doc = gone_back()
    del doc["taken_back"]
    with pytest.raises(BadFile, match="does not follow"):
        verify(GAMES["quarriors"], doc)


@pytest.mark.parametrize(
    "tamper",
    [
        lambda backs: backs[0].update(to=backs[0]["to"] + 1),
        lambda backs: backs[0].update(to=-1),
        lambda backs: backs[0].update(to=10**6),
        lambda backs: backs[0].update(by="Nobody"),
        lambda backs: backs[0].update(answers=[]),
        lambda backs: backs[0].update(answers="nonsense"),
        lambda backs: backs[0].update(answers=[one for one in backs[0]["answers"] if one[0] != CHANCE]),
        lambda backs: backs[0].pop("to"),
        lambda backs: backs.reverse(),
        lambda backs: backs.append("nonsense"),
        lambda backs: backs.extend(backs * 100),
    ],
)
def test_what_was_taken_back_can_not_be_tampered_with(tamper: Any) -> None:
    doc = gone_back()
    tamper(doc["taken_back"])
    with pytest.raises(BadFile):
        verify(GAMES["quarriors"], doc)
