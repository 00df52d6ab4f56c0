"""`mischia learn`: the lesson in the terminal, in three languages, with moves that are not meant."""

from collections.abc import Iterable

import pytest

from mischia.cli import main
from mischia.core import lesson
from mischia.core.language import LANGUAGES, Strings
from mischia.games import GAMES

GAME = GAMES["quickshot"]


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")


def typed(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> None:
    waiting = iter(lines)

    def read(prompt: str = "") -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


def answers() -> Iterable[str]:
    """The moves that are meant, and Enter where there is none."""
    for idea in lesson.ideas(GAME):
        for stop in lesson.stops(idea):
            yield "" if stop.meant is None else stop.meant.phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_lesson(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str) -> None:
    typed(monkeypatch, answers())
    assert main(["learn", "quickshot", "--lang", language]) == 0
    out, say = " ".join(capsys.readouterr().out.split()), Strings(GAME, language)
    for idea in lesson.ideas(GAME):
        assert f"✓ {say(idea.title)}" in out
        assert all(" ".join(say(stop.says).split()) in out for stop in lesson.stops(idea))


def test_another_move_is_answered_and_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, ["", "play 3", "2", "? 8", "?", "fly", "", "gioca trappola", "", ""])
    assert main(["learn", "quickshot", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "The 3 turns strength upside down" in out
    assert "3. Cid takes the lead.  QS-49" in out
    assert "Assault (8): Nothing but muscle." in out
    assert "QS-12" in out
    assert out.count("Nothing has happened yet.") == 3
    assert "the coach plays it" in out
    assert "Nobody beat your 8" in out  # the coach has played it
    assert "Goodbye" in out or Strings(GAME, "en")("term-goodbye") in out


def test_whoever_has_had_enough_leaves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, ["quit"])
    assert main(["learn", "--lang", "fr"]) == 0
    assert Strings(GAME, "fr")("term-goodbye") in capsys.readouterr().out


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(lesson, "ideas", lambda game: ())
    assert main(["learn", "quickshot", "--lang", "it"]) == 2
    assert "non c’è ancora una lezione" in capsys.readouterr().err
