"""A law of all content files: what is misspelt, of a wrong type or missing is told with its file, item and key."""

import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mischia.core.content import BadContent, read_toml
from mischia.games.deathroads.content import box as deathroads
from mischia.games.quarriors.content import box as quarriors
from mischia.games.swords.content import box as swords

WRONG: tuple[Any, ...] = ([], {}, "spoilt", 1000)  # some value of another type for every key
NOTES = ("known", "sources", "sure")  # for people alone
NAMED = ("bikes",)  # tables whose keys are names of things
Place = tuple[Any, ...]


def places(value: Any, at: Place = ()) -> Iterator[Place]:
    """Every key, of the tables in lists too."""
    for key, below in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        if isinstance(value, dict):
            yield (*at, key)
        yield from places(below, (*at, key))


def parent_of(value: Any, place: Place) -> Any:
    for key in place[:-1]:
        value = value[key]
    return value


def each_once(files: dict[str, Any], level: int) -> Iterator[tuple[str, Place]]:
    """The keys of items, each kind of key of a file once; `level`: how far below the file an item is."""
    done = set()
    for file, found in files.items():
        for place in places(found):
            kind = (file, *[key for key in place[level + 1 :] if not isinstance(key, int)])
            if len(place) > level + 1 and kind not in done and not set(place) & set(NOTES):
                done.add(kind)
                yield file, place


def spoilt(files: dict[str, Any], file: str, place: Place) -> Iterator[tuple[str, dict[str, Any]]]:
    """The files with one key spoilt, and how."""
    ways: list[tuple[str, Any]] = [("missing", None), ("misspelt", None), *[("wrong", wrong) for wrong in WRONG]]
    for how, wrong in ways:
        changed = {name: copy.deepcopy(found) if name == file else found for name, found in files.items()}
        table, key = parent_of(changed[file], place), place[-1]
        value = table.pop(key)
        if how == "misspelt":
            table["misspelt"] = value
        elif how == "wrong":
            if isinstance(value, type(wrong)) or (isinstance(value, bool) and isinstance(wrong, int)):
                continue
            table[key] = wrong
        yield how, changed


GAMES: dict[str, tuple[Any, Callable[[], Any], int]] = {
    "deathroads": (deathroads, lambda: deathroads.read_box(deathroads.HERE), 0),
    "quarriors": (quarriors, lambda: quarriors.read_files(quarriors.HERE), 1),
    "swords": (swords, lambda: swords.read(swords.FOLDER / "cards.toml"), 1),
}


@pytest.mark.law
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_wrong_is_told_with_file_item_and_key(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, read, level = GAMES[game]
    paths = [path for path in sorted(Path(module.__file__).parent.glob("*.toml")) if path.name != "test.toml"]
    files = {path.name: read_toml(path) for path in paths}
    told = 0
    for file, place in each_once(files, level):
        for how, changed in spoilt(files, file, place):
            monkeypatch.setattr(module, "read_toml", lambda path: changed.get(path.name) or read_toml(path))
            try:
                read()
            except BadContent as fault:
                told += 1
                words = str(fault)
                key = "misspelt" if how == "misspelt" and "misspelt" in words else str(place[level + 1])
                assert words.startswith(f"{file}: "), (place, how, words)
                assert key in words or words.endswith(": missing"), (place, how, words)
            else:
                assert how == "missing" or (how == "misspelt" and place[-2] in NAMED), (file, place, how)
    assert told > 40
