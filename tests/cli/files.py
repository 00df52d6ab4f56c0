"""Files for the `mischia` command: texts and matches."""

from pathlib import Path

import mischia
from mischia.bots import Random
from mischia.core.match import Match


def file(folder: Path, text: str, name: str = "some.yaml") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def finished(seed: int = 5) -> Match:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=seed)
    while not match.over:
        name = match.turn[0]
        match.play(name, Random().choose(match.see_as(name)))
    return match


def stored(folder: Path) -> str:
    path = folder / "match.json"
    finished().save(path)
    return str(path)
