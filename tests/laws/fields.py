"""The laws of a state's fields: `clear` sets them all, `clone` copies them all, and two states share none that changes.

A field is the state's own if its type can change: a list, a dict, or a record that has a `clone`. Of any other type,
a tuple or a Mapping, the copy has the very same thing. So a field says by its type whether it may be shared.
"""

import types
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, Union, get_args, get_origin, get_type_hints

from mischia.core.state import State
from tests.laws.setting import Table

UNHEARD = ("log", "stills")  # nobody listens to a copy


def every_field_is_copied(table: Table, rng: Random) -> None:
    """Whatever a field holds, a copy has it; a list of its own, if it is a list."""
    state = type(table.sit_down().s)
    if not fields_of(state):
        return
    for start in (0, 1):  # so that each bool is true once
        s = filled(state, count(start))
        copy = s.clone()
        assert type(copy) is state
        for field in fields_of(state):
            if field in UNHEARD:
                assert getattr(copy, field) is None, field
            else:
                check_copied(getattr(s, field), getattr(copy, field), field)


def every_field_is_cleared(table: Table, rng: Random) -> None:
    """Where a game clears its state, no field is forgotten, and no two tables share what may change."""
    state = type(table.sit_down().s)
    if state.clear is State.clear:
        return
    one, other = state(), state()
    one.clear(3)
    other.clear(3)
    for field in fields_of(state):
        assert getattr(one, field) is not getattr(other, field) or not owned(getattr(one, field)), field


def fields_of(kind: type[Any]) -> dict[str, Any]:
    """The fields of a record with their types; a compiled one does not tell, and it is made from the same source."""
    return {} if any(hasattr(one, "__mypyc_attrs__") for one in kind.__mro__) else get_type_hints(kind)


def filled(kind: type[Any], numbers: Iterator[int]) -> Any:
    """A record in which no two fields are alike, as far as their types allow."""
    made = object.__new__(kind)
    for field, hint in fields_of(kind).items():
        setattr(made, field, some(hint, numbers))
    return made


def some(hint: Any, numbers: Iterator[int]) -> Any:
    """A value of a type, another one each time."""
    kind, args = get_origin(hint) or hint, get_args(hint)
    if kind in (Union, types.UnionType):
        return some(args[0], numbers)
    if kind is list:
        return [some(args[0], numbers) for _ in range(3)]
    if kind is tuple:
        return tuple(some(arg, numbers) for arg in args if arg is not ...)
    if kind is dict:
        return {some(args[0], numbers): some(args[1], numbers)}
    if kind is bool:
        return next(numbers) % 2 == 1
    if kind in (int, float, str):
        return kind(10_000 + next(numbers))
    if hasattr(kind, "clone") and not issubclass(kind, State):
        return filled(kind, numbers)
    return object()  # whatever it is, it is handed on


def owned(value: Any) -> bool:
    return isinstance(value, list | dict) or hasattr(value, "clone")


def check_copied(value: Any, copy: Any, where: str) -> None:
    """Whether what is in a copy is what was copied, and the copy's own where it may change."""
    if not owned(value):
        assert copy is value, where
        return
    assert copy is not value, f"{where} is shared with the copy"
    assert type(copy) is type(value), where
    if isinstance(value, list):
        assert len(copy) == len(value), where
        for one, other in zip(value, copy, strict=True):
            check_copied(one, other, where)
    elif isinstance(value, dict):
        assert copy.keys() == value.keys(), where
        for key in value:
            check_copied(value[key], copy[key], where)
    else:
        for field in fields_of(type(value)):
            check_copied(getattr(value, field), getattr(copy, field), f"{where}.{field}")
