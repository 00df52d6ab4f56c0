"""`mischia lab beliefs`: tables of what remembering is worth."""

import pytest

from mischia.cli import main


def test_a_row_for_each_level(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["lab", "beliefs", "quickshot", "--players", "random,expert", "--seats", "3", "--matches", "2"]
    assert main(given) == 0
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines()]
    assert [row[0] for row in rows[2:]] == ["| random", "| expert"]
    assert all(len(row) == len(rows[0]) for row in rows[2:])


def test_the_same_seed_gives_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    tables = []
    for seed in ("1", "1", "2"):
        assert main(["lab", "beliefs", "swords", "--matches", "1", "--seats", "3", "--seed", seed]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1] != tables[2]


def test_against_itself_without_memory(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "beliefs", "quickshot", "--players", "easy", "--matches", "4", "--strength"]) == 0
    assert "| easy | forgetful easy |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["quarriors"], "nothing that others' acts could tell of"),
        (["nowhere"], "nowhere"),
        (["quickshot", "--players", "genius"], "genius"),
        (["quickshot", "--seats", "99"], "99"),
        (["quickshot", "--matches", "0"], "0 matches"),
    ],
)
def test_what_can_not_be_measured_is_refused(capsys: pytest.CaptureFixture[str], given: list[str], said: str) -> None:
    assert main(["lab", "beliefs", *given]) == 2
    assert said in capsys.readouterr().err
