"""Chance can be re-checked from a file, and a tampered file is caught."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mischia.cli import main
from mischia.core.errors import BadFile
from mischia.core.match import CHANCE
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
