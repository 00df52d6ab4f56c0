"""Matches that were played once must still replay, and must go on from their position whatever the rules became."""

import json
from pathlib import Path
from random import Random

import pytest

import mischia
from mischia.core.game import Game
from mischia.core.match import CHANCE
from mischia.games import GAMES
from tests import golden, laws

FILES = sorted(golden.MATCHES.glob("*/*.json"))
each_match = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_recorded_matches(game: Game) -> None:
    docs = [json.loads(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == game.name]
    assert len(docs) >= 10, f"python -m tests.golden --record {game.name}"
    assert any(mischia.restore(doc).over for doc in docs)
    assert any(not mischia.restore(doc).over for doc in docs)


@each_match
def test_it_replays(path: Path) -> None:
    doc = json.loads(path.read_text(encoding="utf-8"))
    doc["rules"] = GAMES[doc["game"]].version  # so that no answer may be refused
    match = mischia.restore(doc)
    assert json.loads(json.dumps(match.position)) == doc["position"]
    assert [list(answer) for answer in match.answers] == doc["answers"]
    assert match.log


@each_match
def test_chance_can_be_checked(path: Path) -> None:
    """Played anew with the same seed, chance says the same again."""
    doc = json.loads(path.read_text(encoding="utf-8"))
    again = mischia.load(doc["game"], doc["given"], seed=doc["seed"], **doc["options"])
    for name, phrase in doc["answers"]:
        if name != CHANCE:
            again.play(name, phrase)
    assert [list(answer) for answer in again.answers] == doc["answers"]


@each_match
def test_it_resumes_from_its_position(path: Path) -> None:
    doc = json.loads(path.read_text(encoding="utf-8"))
    stored = mischia.restore(doc)
    if stored.over:
        assert stored.winners or stored.game.may_be_lost(stored.state)
        return
    doc["rules"] = "of old"
    doc["answers"][0] = [doc["answers"][0][0], "a move of old"]
    match = mischia.restore(doc)
    assert match.position == stored.position
    assert match.turn == stored.turn
    played = laws.play_match(match, Random(1))
    assert played.winners or match.game.may_be_lost(played.state)


def test_recording(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "MATCHES", tmp_path)
    for name in GAMES:
        golden.main(["--record", name])
        assert len(list((tmp_path / name).iterdir())) == golden.RECORDED
