"""The clauses of a game's rules page: `- **QS-41** ...`, one by one, in every language that it was written in."""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mischia.core.errors import MischiaError, listed

if TYPE_CHECKING:
    from mischia.core.game import Game

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]*\d+)\*\* (.*)$")
_SOURCE = re.compile(r" \[[^\]]*\]$")


@cache
def _clauses(rules: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    last = ""
    for line in rules.read_text(encoding="utf-8").splitlines():
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


def clauses(game: "Game", language: str = "en") -> dict[str, str]:
    """Every clause of a game's rules page, in order."""
    return _clauses(rules_page(game, language)[0])


def clause_text(game: "Game", id: str, language: str = "en") -> str:
    """What one clause says."""
    found = clauses(game, language)
    if id not in found:
        raise MischiaError(f"{game.name} has no clause {id!r}; there are {listed(list(found), most=3)}.", "no-clause")
    return found[id]
