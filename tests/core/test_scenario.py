"""What runs scenarios says what is wrong, and where."""

from pathlib import Path

import pytest

import mischia
from mischia import BadScenario
from mischia.api import check_all
from mischia.core import scenario
from mischia.core.scenario import Failed, Scenario
from tests import toy

GIVEN = """
- id: toy/one
  clauses: [TOY-4]
  game: toy
  given:
    seats: [Ann, Bob]
    hands: {Ann: [1, 2], Bob: [3, 4]}
"""
TOYS = {"toy": toy.GAME}


def read(tmp_path: Path, text: str) -> list[Scenario]:
    """The scenarios of a text; its first line is line 1."""
    path = tmp_path / "some.yaml"
    path.write_text(text, encoding="utf-8")
    return scenario.read(path)


def run(tmp_path: Path, text: str) -> None:
    for one in read(tmp_path, text):
        scenario.run(one, TOYS)


HOLDS = [
    # moves, refusals of every kind, checks in the middle and at the end
    GIVEN
    + """  when:
    - refused: {Bob: stake 1}
    - refused: {Ann: stake 3}
    - refused: {Ann: xyzzy}
    - refused: {Nobody: stake 1}
    - refused: {chance: deal Ann 1 2}
    - then: {turn: [Ann], moves: {Ann: [stake 2, stake 1], Bob: []}, can: {Ann: [stake 1]}, cannot: {Ann: [play 1]}}
    - Ann: stake 2
    - Bob: play 4
    - refused: {Bob: play 3}
    - then: {sees: {Ann: {chosen: {Bob: null}, hands: {Bob: 1}}, Bob: {chosen: {Bob: 4}}}, chosen: {Bob: 4}}
    - Ann: play 1
  then:
    points: {Bob: 2}
    discard: [4, 1]
    starter: Bob
    over: false
    winners: []
    events: [Ann stakes 2, Bob chooses, Ann shows 1, Bob takes 2]
""",
    # `when` alone, `then` alone
    GIVEN + "  when:\n    - Ann: stake 1\n",
    GIVEN + "  then: {turn: [Ann]}\n",
    # chance: scripted in part; the rest is drawn, before the line that needs it or at the check
    "- {id: a, game: toy, given: {seats: [Ann, Bob]}, when: [{chance: deal Ann 1 1}, {Ann: stake 1}, {Ann: play 1}]}",
    "- {id: a, game: toy, given: {seats: [Ann, Bob]}, when: [{chance: deal Bob 2 3}], then: {hands: {Bob: [3, 2]}}}",
    "- {id: a, game: toy, given: {seats: [Ann, Bob]}, then: {turn: [], phase: deal}}",
    "- {id: a, game: toy, given: {seats: [Ann, Bob]}, then: {turn: [Ann], phase: stake}}",
    "- {id: a, game: toy, given: {seats: [A, B]}, when: [{refused: {chance: deal A 9 9}}, {chance: deal A 4 4}]}\n",
    "- {id: a, game: toy, given: {seats: [A, AB]}, when: [{chance: deal  AB 2 3}], then: {hands: {AB: [3, 2]}}}",
    # options
    GIVEN.replace("given:", "options: {double: true}\n  given:") + "  then: {turn: [Ann]}\n",
    # a position that can't be
    "- {id: a, game: toy, given: {seats: [Ann, Bob], hands: {Bob: [7]}}, invalid: hands.Bob}",
    "- {id: a, game: toy, given: {nothing: 1}, invalid: nothing}",
    "- {id: a, game: toy, options: {double: 3}, invalid: double}",
    "",
]


@pytest.mark.parametrize("text", HOLDS)
def test_what_holds(tmp_path: Path, text: str) -> None:
    run(tmp_path, text)


FAILS = [
    # the text after GIVEN, the line that fails, what was expected, what was there
    ("  when:\n    - Ann: stake 3\n", 9, "Ann: stake 3", "Ann may: stake 1, stake 2"),
    ("  when:\n    - Zoe: stake 3\n", 9, "Zoe: stake 3", "Nobody here is called 'Zoe'"),
    ("  when:\n    - refused: {Ann: stake 1}\n", 9, "Ann: stake 1 to be refused", "no refusal"),
    ("  when:\n    - Ann: stake 1\n    - then: {stake: 2}\n", 10, "stake: 2", "1"),
    ("  when:\n    - chance: deal Ann 1 2\n", 9, "chance: deal Ann 1 2", "Chance may not say"),
    ("  then: {turn: [Bob]}\n", 8, "turn: ['Bob']", "['Ann']"),
    ("  then: {moves: {Ann: [stake 1]}}\n", 8, "moves of Ann: ['stake 1']", "['stake 1', 'stake 2']"),
    ("  then: {can: {Ann: [stake 3]}}\n", 8, "Ann can: ['stake 3']", "['stake 1', 'stake 2']"),
    ("  then: {cannot: {Ann: [stake 1]}}\n", 8, "Ann cannot: ['stake 1']", "['stake 1', 'stake 2']"),
    ("  then: {over: true}\n", 8, "over: True", "False"),
    ("  then: {winners: [Ann]}\n", 8, "winners: ['Ann']", "[]"),
    ("  then: {hands: {Ann: [1, 1]}}\n", 8, "hands: {'Ann': [1, 1]}", "{'Ann': [1, 2], 'Bob': [3, 4]}"),
    ("  then: {hands: {Zoe: [1, 1]}}\n", 8, "hands: {'Zoe': [1, 1]}", "{'Ann': [1, 2], 'Bob': [3, 4]}"),
    ("  then: {seats: [Bob, Ann]}\n", 8, "seats: ['Bob', 'Ann']", "['Ann', 'Bob']"),
    ("  then: {stake: false}\n", 8, "stake: False", "0"),
    ("  then: {nothing: 1}\n", 8, "a key that can be checked", "nothing"),
    (
        "  then: {sees: {Bob: {hands: {Ann: [1, 2]}}}}\n",
        8,
        "Bob sees hands: {'Ann': [1, 2]}",
        "{'Ann': 2, 'Bob': [3, 4]}",
    ),
    ("  then: {sees: {Zoe: {hands: {Ann: [1, 2]}}}}\n", 8, "sees", "Nobody here is called 'Zoe'"),
    ("  then: {moves: {Ann: [stake 1, stake 1]}}\n", 8, "moves of Ann", "['stake 1', 'stake 2']"),
    ("  then: {moves: {Ann: [stake 1, stake 2, stake 2]}}\n", 8, "moves of Ann", "['stake 1', 'stake 2']"),
    ("  then: {moves: {Ann: stake 1}}\n", 8, "moves of Ann: ['stake 1']", "['stake 1', 'stake 2']"),
    ("  then: {can: {Ann: [stake 1, stake 1]}}\n", 8, "Ann can", "['stake 1', 'stake 2']"),
    ("  then: {cannot: {Ann: stake 1}}\n", 8, "Ann cannot: ['stake 1']", "['stake 1', 'stake 2']"),
    ("  then: {hands: {}}\n", 8, "hands: {}", "{'Ann': [1, 2], 'Bob': [3, 4]}"),
    ("  when:\n    - Ann: stake 1\n  then: {events: [Ann stakes 2]}\n", 10, "'Ann stakes 2'", "['Ann stakes 1']"),
    (
        "  when:\n    - Ann: stake 1\n    - Ann: play 1\n  then: {events: [Ann chooses, Ann stakes 1]}\n",
        11,
        "'Ann stakes 1' after ['Ann chooses']",
        "[]",
    ),
    ("  invalid: hands\n", 2, "an error that names hands", "none"),
]


@pytest.mark.parametrize(("text", "line", "expected", "there"), FAILS)
def test_what_fails(tmp_path: Path, text: str, line: int, expected: str, there: str) -> None:
    with pytest.raises(Failed) as failed:
        run(tmp_path, GIVEN + text)
    assert failed.value.line == line
    assert expected in failed.value.expected
    assert there in failed.value.there
    assert str(failed.value).startswith(f"line {line}: expected {failed.value.expected}")


def test_positions_and_games_that_fail(tmp_path: Path) -> None:
    with pytest.raises(Failed, match=r"line 1: expected a position that can be; there was hands.Ann"):
        run(tmp_path, "- {id: a, game: toy, given: {seats: [Ann, Bob], hands: {Ann: [9]}}, then: {}}")
    with pytest.raises(Failed, match=r"line 1: expected an error that names seats; there was hands.Ann"):
        run(tmp_path, "- {id: a, game: toy, given: {seats: [Ann, Bob], hands: {Ann: [9]}}, invalid: seats}")
    with pytest.raises(Failed, match="line 2: expected one of the games toy; there was chess"):
        run(tmp_path, "\n- {id: a, game: chess, then: {}}")


BROKEN = [
    ("- id: a\n  game: toy\n  then: {over: [}\n", 3, ""),
    ("id: a\n", 1, "a list of scenarios"),
    ("- id: a\n  then: {}\n", 1, "needs game"),
    ("- game: toy\n  then: {}\n", 1, "needs id"),
    ("- 7\n", 1, "a scenario is a map"),
    ("- id: a\n  game: toy\n  wen: []\n", 3, "'wen' is none of"),
    ("- id: a\n  game: toy\n", 1, "either `invalid`, or `when` and `then`"),
    ("- id: a\n  game: toy\n  invalid: hands\n  then: {}\n", 1, "either `invalid`, or `when` and `then`"),
    ("- id: a\n  game: toy\n  given: [1]\n  then: {}\n", 3, "given is no map"),
    ("- id: a\n  game: toy\n  clauses: TOY-1\n  then: {}\n", 3, "clauses is no list"),
    ("- id: a\n  game: toy\n  when: {Ann: play 1}\n", 3, "when is no list"),
    ("- id: a\n  game: toy\n  when:\n    - play 1\n", 4, "a line of `when` is one of"),
    ("- id: a\n  game: toy\n  when:\n    - {Ann: play 1, Bob: play 2}\n", 4, "a line of `when` is one of"),
    ("- id: a\n  game: toy\n  when:\n    - then: 7\n", 4, "then is no map"),
    ("- id: a\n  game: toy\n  when:\n    - refused: play 1\n", 4, "refused takes one"),
    ("- id: a\n  game: toy\n  then: {moves: [stake 1]}\n", 3, "moves is no map of players"),
    (
        "- id: a\n  game: toy\n  when:\n    - then: {cannot: {Ann: 1}}\n",
        4,
        "cannot: Ann: 1 is neither a move nor a list",
    ),
    ("- id: a\n  game: toy\n  then: {can: {Ann: [[stake 1]]}}\n", 3, "is neither a move nor a list of moves"),
    ("- id: a\n  game: toy\n  then: {turn: Ann}\n", 3, "turn is no list of words"),
    ("- id: a\n  game: toy\n  then: {events: Ann stakes 1}\n", 3, "events is no list of words"),
    ("- id: a\n  game: toy\n  then: {over: 1}\n", 3, "over is neither true nor false"),
    ("- id: a\n  game: toy\n  then: {sees: {Bob: [hands]}}\n", 3, "sees: Bob: ['hands'] is no map"),
    ("- id: a\n  game: toy\n  when:\n    - Ann: [play, 1]\n", 4, "a move is a phrase"),
    ("- id: a\n  game: toy\n  then: {}\n- id: a\n  game: toy\n  then: {}\n", 4, "id a twice"),
    ("- id: a\n  game: toy\n  then: {}\n---\n- id: b\n", 4, "document"),
    ("- id: !!python/object a\n  game: toy\n  then: {}\n", 1, "constructor"),
]


@pytest.mark.parametrize(("text", "line", "fault"), BROKEN)
def test_what_is_broken(tmp_path: Path, text: str, line: int, fault: str) -> None:
    with pytest.raises(BadScenario, match=f"some.yaml: line {line}: ") as broken:
        read(tmp_path, text)
    assert fault in str(broken.value)


def test_what_is_nested_too_deep(tmp_path: Path) -> None:
    for deep in ("[" * 900 + "]" * 900, "{a: " * 5000 + "1" + "}" * 5000):
        with pytest.raises(BadScenario, match=r"some.yaml: nested too deep"):
            read(tmp_path, f"- id: a\n  game: toy\n  given: {deep}\n  then: {{}}\n")


def test_what_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"nowhere.yaml: can't be read"):
        scenario.read(tmp_path / "nowhere.yaml")
    with pytest.raises(BadScenario, match="can't be read"):
        scenario.read(tmp_path)
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadScenario, match="can't be read"):
        scenario.read(tmp_path / "bytes.yaml")


def test_check(tmp_path: Path) -> None:
    """`mischia.check` raises the first failure; `check_all` tells of each scenario."""
    path = tmp_path / "two.yaml"
    one = "- id: {id}\n  game: quickshot\n  then: {{round: {round}}}\n"
    path.write_text(one.format(id="a", round=1) + one.format(id="b", round=2) + one.format(id="c", round=1))
    assert [(it.id, failed and failed.line) for it, failed in check_all(path)] == [("a", None), ("b", 6), ("c", None)]
    with pytest.raises(Failed, match="line 6: expected round: 2; there was 1"):
        mischia.check(path)
