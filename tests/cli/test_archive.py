"""`mischia archive export`: the finished games of listed tables in a file."""

import asyncio
import importlib.util
import json
from pathlib import Path
from random import Random

import pytest

from mischia.cli import main
from mischia.cli.archive import rows
from mischia.core.match import Match
from mischia.games import GAMES
from tests.table.halls import one_move, opened, seated


async def play_two(folder: Path) -> None:
    """A finished game that is listed, and one that is not."""
    async with opened(f"sqlite:///{folder}/mischia.db") as hall:
        for listed in (True, False):
            table, people = await seated(hall, listed=listed)
            rng = Random(1)
            while await one_move(hall, table, people, rng):
                pass


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a house where games were played."""
    asyncio.run(play_two(tmp_path))
    return tmp_path


def test_listed_games_are_written_a_line_each(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = data / "games.jsonl"
    assert main(["archive", "export", str(file), "--data", str(data)]) == 0
    assert "1 games written" in capsys.readouterr().out
    (line,) = file.read_bytes().splitlines()
    doc = json.loads(line)
    assert Match.restore(GAMES["quickshot"], doc).over
    (row,) = rows([line])
    assert row["table"] == doc["played"]["table"]
    assert row["game"] == "quickshot"
    assert row["moves"] == doc["played"]["moves"]
    assert row["ended"].timestamp() == pytest.approx(doc["played"]["ended"])
    assert json.loads(row["players"]) == doc["played"]["players"]
    assert Match.restore(GAMES["quickshot"], json.loads(row["match"])).winners
    assert main(["replay", str(file)]) == 0


def test_what_is_there_is_left_alone_and_what_fails_leaves_nothing(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there, new, bad = data / "there", data / "new", data / "bad.jsonl"
    there.write_text("mine")
    bad.write_text("{}\n")
    for words, fault in (
        ([str(there), "--data", str(data)], "is there already"),
        ([str(new), "--data", str(data / "nowhere")], "is not there"),
        ([str(new), "--from", str(data / "nothing")], "No such file"),
    ):
        assert main(["archive", "export", *words]) == 2
        assert fault in capsys.readouterr().err
    assert there.read_text() == "mine"
    assert not new.exists()
    with pytest.raises(Exception, match="Line 1"):
        list(rows(bad.read_bytes().splitlines()))


@pytest.mark.skipif(importlib.util.find_spec("pyarrow") is not None, reason="pyarrow is there")
def test_without_pyarrow_it_says_what_to_install(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = data / "games.parquet"
    assert main(["archive", "export", str(file), "--parquet", "--data", str(data)]) == 2
    assert "pip install pyarrow" in capsys.readouterr().err
    assert not file.exists()


def test_parquet_has_a_row_for_each_game(data: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = data / "games.parquet"
    assert main(["archive", "export", str(file), "--parquet", "--data", str(data)]) == 0
    (row,) = parquet.read_table(file).to_pylist()
    assert row["game"] == "quickshot"
    assert Match.restore(GAMES["quickshot"], json.loads(row["match"])).winners
