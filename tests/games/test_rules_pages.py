"""The rules pages: every clause in every language, and the same in all of them."""

import re
from collections import Counter

import pytest

from mischia.core.clauses import clause_text, clauses, rules_page
from mischia.core.game import Game
from mischia.core.language import LANGUAGES
from mischia.games import GAMES
from mischia.web.pages.rules_text import Section, label_of, sections
from tests import toy

NUMBER = re.compile(r"(?<![A-Z])\d+")
CLAUSE = re.compile(r"\b[A-Z]{2}-R?\d+")
TYPED = re.compile(r"`[^`]+`")

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
translated = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])


@games
@translated
def test_every_chapter_has_the_same_clauses(game: Game, language: str) -> None:
    assert rules_page(game, language)[1] == language
    ours, english = sections(game, language), sections(game, "en")
    assert shape(ours) == shape(english)
    assert len({part.title for part in ours}) == len(english)


def shape(parts: list[Section]) -> list[list[tuple[bool, list[str]]]]:
    """The ids of the clauses, by chapter and group, and whether the group has a label."""
    return [[(bool(group.label), [id for id, _ in group.clauses]) for group in part.groups] for part in parts]


@games
@translated
def test_a_clause_says_the_same_numbers_and_names_the_same_clauses(game: Game, language: str) -> None:
    ours, english = clauses(game, language), clauses(game)
    for pattern in (CLAUSE, NUMBER, TYPED):
        said = {id: Counter(pattern.findall(text)) for id, text in ours.items()}
        assert said == {id: Counter(pattern.findall(text)) for id, text in english.items()}


@games
@translated
def test_no_clause_is_left_in_english(game: Game, language: str) -> None:
    ours, english = clauses(game, language), clauses(game)
    assert [id for id, text in ours.items() if text == english[id]] == []


def test_where_nobody_has_translated_the_rules_they_are_in_english() -> None:
    assert rules_page(toy.GAME, "it")[1] == "en"
    assert clause_text(toy.GAME, "TOY-3", "it") == clause_text(toy.GAME, "TOY-3")


@pytest.mark.parametrize(("language", "label"), [("en", "Trap (2)"), ("it", "Trappola (2)"), ("fr", "Piège (2)")])
def test_a_clause_stands_under_its_label(language: str, label: str) -> None:
    assert label_of(GAMES["quickshot"], language, "QS-44") == label
    assert label_of(GAMES["quickshot"], language, "QS-1") == ""
