"""The clauses of a game's rules page: `- **QS-41** ...`, one by one, in every language that it was written in."""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mischia.core.errors import MischiaError, listed
from mischia.core.typography import set_in

if TYPE_CHECKING:
    from mischia.core.game import Game

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]*\d+)\*\* (.*)$")
_SOURCE = re.compile(r" \[[^\]]*\]$")


@cache
def _clauses(page: Path, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    last = ""
    for line in _text(page, language).splitlines():
        clause = _CLAUSE.match(line)
        if clause:
            last = clause[1]
            found[last] = clause[2]
        elif last and line.startswith("  "):
            found[last] += " " + line.strip()
        else:
            last = ""
    return {id: _SOURCE.sub("", text) for id, text in found.items()}


def rules_page(game: "Game", language: str = "en") -> tuple[Path, str]:
    """A game's rules page and its language: the reader's, or English where nobody has translated it."""
    translated = game.folder / f"rules.{language}.md"
    return (translated, language) if translated.exists() else (game.folder / "rules.md", "en")


def rules_text(game: "Game", language: str = "en") -> str:
    """A game's rules page, as it is read."""
    return _text(*rules_page(game, language))


@cache
def _text(page: Path, language: str) -> str:
    return set_in(language, page.read_text(encoding="utf-8"))


def clauses(game: "Game", language: str = "en") -> dict[str, str]:
    """Every clause of a game's rules page, in order."""
    return _clauses(*rules_page(game, language))


def clause_text(game: "Game", id: str, language: str = "en") -> str:
    """What one clause says."""
    found = clauses(game, language)
    if id not in found:
        raise MischiaError(f"{game.name} has no clause {id!r}; there are {listed(list(found), most=3)}.", "no-clause")
    return found[id]
