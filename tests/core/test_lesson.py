"""Lessons: what is read, what is refused and where, and what another move would cause."""

from pathlib import Path

import pytest

import mischia
from mischia.core import lesson, scenario
from mischia.core.errors import BadScenario
from mischia.core.language import Strings
from mischia.core.scenario import Failed, Scenario
from mischia.games import GAMES, page_of

GAME = GAMES["quickshot"]
TWINS = """
- id: quickshot/lessons/some
  clauses: [QS-16]
  title: lesson-twins
  game: quickshot
  learner: Ann
  given: {leader: Bob, hands: {Ann: [8, 6, 2], Bob: [8, 3], Cid: [8, 3]}}
  when:
    - coach: lesson-order-fuse
    - look: fuse
    - Bob: play 8
    - coach: lesson-twins-play
    - otherwise: {play 8: lesson-twins-8}
    - Ann: play 2
    - Cid: play 8
    - coach: lesson-twins-done
  then: {leader: Ann}
"""


def idea(tmp_path: Path, text: str = TWINS) -> Scenario:
    path = tmp_path / "some.yaml"
    path.write_text(text, encoding="utf-8")
    return scenario.read(path)[0]


def test_where_the_coach_speaks(tmp_path: Path) -> None:
    watch, play, done = lesson.stops(idea(tmp_path))
    assert (watch.says, watch.looks, watch.meant) == ("lesson-order-fuse", "fuse", None)
    assert (play.says, play.looks, play.otherwise) == ("lesson-twins-play", "", {"play 8": "lesson-twins-8"})
    assert play.meant is not None
    assert play.meant.phrase == "play 2"
    assert done.meant is None


def test_the_table_when_the_coach_speaks(tmp_path: Path) -> None:
    some = idea(tmp_path)
    watch, play, done = [lesson.come_to(stop, some, GAME) for stop in lesson.stops(some)]
    assert (watch.turn, play.turn) == (["Bob"], ["Ann", "Cid"])
    assert done.position["leader"] == "Ann"


def test_a_move_is_meant_in_any_words(tmp_path: Path) -> None:
    some = idea(tmp_path)
    _, play, done = lesson.stops(some)
    match = lesson.come_to(play, some, GAME)
    assert lesson.is_meant(play, match, " play  2")
    assert not lesson.is_meant(play, match, "play 8")
    assert not lesson.is_meant(play, match, "play 7")
    assert not lesson.is_meant(done, match, "play 2")
    assert lesson.said_to(play, match, "Ann", "play 8") == "lesson-twins-8"
    assert lesson.said_to(play, match, "Ann", "play 6") == ""


def test_what_another_move_would_cause(tmp_path: Path) -> None:
    """The others do as in the scenario; what comes of the meant move too is not told, nor the round after."""
    some, say = idea(tmp_path), Strings(GAME, "en")
    play = lesson.stops(some)[1]
    told = lesson.causes(play, some, GAME, ["play 6"], page_of(GAME), say)
    assert [line.text for line in told] == [
        "All turn up: Ann 6, Cid 8.",
        "Ann is out: Snipe (6) strikes.",
        "Bob keeps the lead.",
    ]
    assert [line.clause for line in told] == ["QS-15", "QS-57", "QS-R20"]
    assert told[1].here == "In sight: Ann 6. Ann is the weakest."


def test_others_who_can_not_do_as_planned_do_something_else(tmp_path: Path) -> None:
    text = TWINS.replace("Cid: play 8", "Cid: play 3").replace("  then: {leader: Ann}\n", "")
    some = idea(
        tmp_path, text.replace("Ann: [8, 6, 2]", "Ann: [7, 4, 2]").replace("otherwise: {play 8", "otherwise: {play 4")
    )
    play = lesson.stops(some)[1]
    match = lesson.if_played(play, some, GAME, ["play 7"])  # Bob is poisoned, which no line of his tells of
    assert "Bob discards 3" in match.log


BROKEN = [
    ("  learner: Ann\n", "", "line 8: coach needs a learner"),
    ("learner: Ann", "learner: [Ann]", "line 6: learner is no player's name"),
    ("coach: lesson-order-fuse", "coach: [a]", "line 9: coach takes one word"),
    ("look: fuse", "look: {a: b}", "line 10: look takes one word"),
    ("otherwise: {play 8: lesson-twins-8}", "otherwise: play 8", "line 13: otherwise takes `MOVE: MESSAGE`"),
    ("otherwise: {play 8: lesson-twins-8}", "otherwise: {play 8: 3}", "line 13: otherwise takes `MOVE: MESSAGE`"),
]


@pytest.mark.parametrize(("old", "new", "fault"), BROKEN)
def test_what_can_not_be_read(tmp_path: Path, old: str, new: str, fault: str) -> None:
    with pytest.raises(BadScenario) as broken:
        idea(tmp_path, TWINS.replace(old, new))
    assert fault in str(broken.value)


WRONG = [
    ("coach: lesson-order-fuse", "coach: lesson-none", 9, "a message lesson-none in en", "none"),
    ("title: lesson-twins", "title: Twins", 2, "a message Twins in en", "none"),
    ("{play 8: lesson-twins-8}", "{play 8: lesson-none}", 12, "a message lesson-none in en", "none"),
    ("{play 8: lesson-twins-8}", "{play 7: lesson-twins-8}", 12, "another move of Ann after otherwise", "play 7, of"),
    ("{play 8: lesson-twins-8}", "{play 2: lesson-twins-8}", 12, "another move of Ann after otherwise", "play 2, of"),
    (
        "    - coach: lesson-twins-play\n    - otherwise: {play 8: lesson-twins-8}\n",
        "",
        12,
        "a word of the coach",
        "none",
    ),
    ("    - coach: lesson-twins-done\n", "", 15, "a word of the coach at the end", "none"),
    ("    - look: fuse\n", "    - otherwise: {play 8: lesson-twins-8}\n", 9, "a move of Ann after otherwise", "none"),
    ("Ann: play 2", "Ann: play 3", 14, "Ann: play 3", "Ann may: play 2"),
]


@pytest.mark.parametrize(("old", "new", "line", "expected", "there"), WRONG)
def test_what_does_not_hold(tmp_path: Path, old: str, new: str, line: int, expected: str, there: str) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(TWINS.replace(old, new), encoding="utf-8")
    with pytest.raises(Failed) as failed:
        mischia.check(path)
    assert failed.value.line == line
    assert expected in failed.value.expected
    assert there in failed.value.there


def test_a_coach_who_says_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson, "WORDS", 2)
    with pytest.raises(Failed, match="at most 2 words in lesson-twins in en"):
        lesson.check(idea(tmp_path), GAME)


def test_the_sample_of_the_docs_holds(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    path = tmp_path / "sample.yaml"
    path.write_text(text.partition("```yaml\n")[2].partition("```")[0], encoding="utf-8")
    mischia.check(path)
    assert [one.id for one in scenario.read(path)] == ["quickshot/lessons/sample"]
