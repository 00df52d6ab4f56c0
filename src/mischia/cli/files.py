"""Matches in files, with who sat at the keyboard and how good the bots are."""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from mischia.core.errors import MischiaError
from mischia.core.match import FORMAT, Match


@dataclass(frozen=True)
class Party:
    """Who plays at this keyboard, and the level of the bots in the other seats."""

    people: Sequence[str]
    level: str


def save(match: Match, party: Party, path: Path) -> Path:
    """Write a match to a file; a file that holds something else is left alone."""
    path = path.expanduser()
    if path.exists() and not holds_match(path):
        raise MischiaError(f"{path} holds no match: it is left alone.", "no-match-there", path=str(path))
    doc = {**match.document(), "keyboard": {"people": list(party.people), "bots": party.level}}
    try:
        path.write_text(json.dumps(doc, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise MischiaError(f"{path} can't be written: {why}.", "not-written", path=str(path), why=why) from error
    return path


def holds_match(path: Path) -> bool:
    """Whether a file may be written over: it is empty, or holds a match."""
    try:
        text = path.read_text(encoding="utf-8")
        doc = json.loads(text) if text.strip() else {"mischia": FORMAT}
    except (OSError, ValueError):
        return False
    return isinstance(doc, dict) and "mischia" in doc


def party_of(path: Path) -> Party | None:
    """Who sat at the keyboard when a match was saved, if the file tells."""
    told = json.loads(path.read_text(encoding="utf-8")).get("keyboard")
    if not isinstance(told, dict) or not isinstance(told.get("people"), list):
        return None
    return Party([str(name) for name in told["people"]], str(told.get("bots")))


def keep(match: Match, party: Party) -> Path | None:
    """Put away a match that somebody leaves in the middle; None if that can't be done."""
    state = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    try:
        (state / "mischia").mkdir(parents=True, exist_ok=True)
        return save(match, party, state / "mischia" / f"{match.game.name}.json")
    except (OSError, RuntimeError, MischiaError):
        return None
