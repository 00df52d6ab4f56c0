"""Sources: whatever else of a table is another, what is written from the same fields is the same."""

from random import Random
from typing import Any

import pytest

from mischia.core.position import Key
from mischia.core.state import State
from mischia.games import GAMES
from mischia.lab.learners.written_from import WRITTEN_FROM, Entries, Source
from tests import laws
from tests.laws.setting import DEEP, Moment

MATCHES = 3


@pytest.mark.parametrize("game", WRITTEN_FROM)
def test_keys_are_written_from_their_sources(game: str) -> None:
    keys = {key.name: key for key in GAMES[game].keys}
    rng = Random(7)
    for table in rng.sample(laws.tables(GAMES[game]), MATCHES):
        for at in laws.moments(table, rng, laws.share(GAMES[game])):
            later = at.s.clone()
            for _ in range(rng.randrange(1, DEEP)):
                if later.question is not None:
                    later.answer(later.question.pick(rng))
            for name, source in WRITTEN_FROM[game].items():
                check_source(keys[name], source, at, later)
                if isinstance(source, Entries):
                    check_entry(source, at, later, rng)


def check_source(key: Key, source: Source, at: Moment, later: State) -> None:
    """A key reads the fields of its source and no others."""
    fields = f"{source.fields} {source.each if isinstance(source, Entries) else ''}"
    assert fields_read(at, key) <= set(fields.split()), key.name
    mixed = with_fields(later.clone(), at.s, fields)
    assert key.dump(mixed, at.names) == key.dump(at.s, at.names), key.name


def check_entry(source: Entries, at: Moment, later: State, rng: Random) -> None:
    """An entry is what the key says of it, and is written from its part of the lists, whatever the others' are."""
    names = source.names(at.s, at.names)
    assert source.names(with_fields(later.clone(), at.s, source.fields), at.names) == names
    number = rng.randrange(len(names))
    mixed = with_fields(later.clone(), at.s, f"{source.fields} {source.each}")
    for field in source.each.split():
        values, others = getattr(mixed, field), getattr(later, field)
        part = len(values) // len(names)
        assert len(values) == part * len(names), field
        if len(others) == len(values):
            kept = values[number * part : (number + 1) * part]
            setattr(mixed, field, [*others[: number * part], *kept, *others[(number + 1) * part :]])
    assert source.dump(mixed, number, at.names) == source.dump(at.s, number, at.names)


def fields_read(at: Moment, key: Key) -> set[str]:
    """The fields of a state that a key reads when it is written; a compiled state does not tell."""
    fields: dict[str, Any] = getattr(at.s, "__dict__", {})
    found: set[str] = set()
    if fields:

        class Told(type(at.s)):  # type: ignore[misc]
            def __getattribute__(self, name: str) -> Any:
                found.add(name)
                return super().__getattribute__(name)

        told = object.__new__(Told)
        told.__dict__ = fields
        found.clear()
        key.dump(told, at.names)
    return found & set(fields)


def with_fields(s: State, other: State, fields: str) -> State:
    """A state that has these fields from another one."""
    copy = other.clone()
    for field in fields.split():
        setattr(s, field, getattr(copy, field))
    return s
