"""Positions: whatever document comes, it is a position that obeys every law, or an error that names the key."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mischia
from mischia import BadPosition
from mischia.core import scenario
from mischia.core.game import Game
from mischia.core.match import Match
from mischia.core.position import Doc, matches
from mischia.games import GAMES
from tests import laws, toy
from tests.cases import slow_but

ALL_GAMES = {**GAMES, "toy": toy.GAME}
TABLES = {name: laws.tables(game) for name, game in ALL_GAMES.items()}
each_game = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=list(ALL_GAMES))
each_name = pytest.mark.parametrize("name", ALL_GAMES)

POSITION_LAWS = (
    laws.no_dead_end,
    laws.phrases_round_trip,
    laws.position_says_all,
    laws.loaded_plays_on_alike,
    laws.clone_is_independent,
    laws.asking_twice_asks_the_same,
    laws.order_of_choices_is_irrelevant,
    laws.guess_keeps_the_view,
    laws.guess_plays_on,
    laws.view_can_be_imagined,
)

junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 10),
    st.floats(allow_nan=False),
    st.text(max_size=3),
    st.sampled_from(["Ann", "Bob", "up", "down", "play", "deal", "lead", "poison"]),
    st.lists(st.integers(0, 9), max_size=6),
    st.lists(st.sampled_from(["Ann", "Bob", "Cid"]), max_size=4),
    st.dictionaries(st.sampled_from(["Ann", "Bob", "card", "face", 1, "1", 9]), st.integers(0, 9), max_size=3),
    st.dictionaries(st.sampled_from(["Ann", "Bob"]), st.lists(st.integers(1, 8), max_size=3), max_size=2),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document, the whole first."""
    found = [path]
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for at in range(len(value)):
            found += places(value[at], (*path, at))
    return found


def put(doc: Doc, path: tuple[Any, ...], value: Any) -> None:
    """Put something in a place of a document."""
    holder: Any = doc
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value


def remove(doc: Doc, path: tuple[Any, ...]) -> None:
    """Take a place out of a document."""
    holder: Any = doc
    for key in path[:-1]:
        holder = holder[key]
    del holder[path[-1]]


_documents: dict[tuple[str, int], list[Doc]] = {}


def documents(table: laws.Table, seed: int) -> list[Doc]:
    """Positions of a random game: all, or of a long one some."""
    found = _documents.get((f"{table.game.name} {table}", seed))
    if found is None:
        found = [at.dump() for at in laws.moments(table, Random(seed), laws.share(table.game))]
        _documents[f"{table.game.name} {table}", seed] = found
    return found


@st.composite
def spoilt(draw: st.DrawFn, game: Game) -> tuple[Doc, dict[str, Any]]:
    """A position from the middle of a game, with a few places taken out or filled with junk; and the options."""
    short = laws.share(game) == 1
    table = draw(st.sampled_from(TABLES[game.name] if short else TABLES[game.name][::7]))
    docs = documents(table, draw(st.integers(0, 999 if short else 3)))
    doc = copy.deepcopy(draw(st.sampled_from(docs)))
    for _ in range(draw(st.integers(0, 3))):
        path = draw(st.sampled_from(places(doc)[1:]))
        if draw(st.booleans()):
            remove(doc, path)
        else:
            put(doc, path, draw(junk))
    return doc, dict(table.options)


def loaded(game: Game, doc: Any, options: dict[str, Any]) -> Match | BadPosition:
    """The match that goes on from a document, or how it was refused."""
    try:
        return Match(game, doc, options, seed=1, scripted=True)
    except BadPosition as error:
        return error


@pytest.mark.parametrize("name", slow_but(["quickshot"], GAMES))
@settings(max_examples=400)
@given(data=st.data())
def test_any_document(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    doc, options = data.draw(spoilt(game))
    found = loaded(game, doc, options)
    if isinstance(found, BadPosition):
        assert found.key.split(".")[0] in {str(key) for key in doc} | {key.name for key in game.keys}
        assert str(found) == f"{found.key}: {found.fault}"
        return
    match = found
    at = laws.Moment(game, match.options, match.state, tuple(match.names))
    rng = Random(1)
    seldom = laws.share(game) < 1 and data.draw(st.integers(0, 9)) > 0
    for law in POSITION_LAWS:
        if not (seldom and law in laws.TAKES_LONG):
            law(at, rng)
    while match.state.question is not None:
        match.state.answer(match.state.question.pick(rng))
    assert match.state.winners or game.may_be_lost(match.state)


@each_name
@given(doc=junk)
def test_no_document_at_all(name: str, doc: Any) -> None:
    """Junk in place of a position is refused, or is the start of a game."""
    found = loaded(ALL_GAMES[name], doc, {})
    if isinstance(found, BadPosition):
        assert found.key
    else:
        assert doc == {}
        assert not found.over


@each_game
def test_unknown_keys_and_options(game: Game) -> None:
    start = TABLES[game.name][0].given()
    with pytest.raises(BadPosition, match="nonsense: no key of") as error:
        Match(game, {**start, "nonsense": 1})
    assert error.value.key == "nonsense"
    with pytest.raises(BadPosition, match="nonsense: no option of"):
        Match(game, start, {"nonsense": 1})
    for option in vars(game.options()):
        with pytest.raises(BadPosition, match=f"{option}: 'nonsense' can't be chosen; accepted: "):
            Match(game, start, {option: "nonsense"})


def test_the_error_of_the_design() -> None:
    with pytest.raises(BadPosition) as error:
        mischia.load("quickshot", {"hands": {"Ann": [5] * 6}})
    assert str(error.value) == "hands.Ann: card 5 six times, there are five"


@pytest.mark.parametrize("doc", [{"eliminated": True}, {"players": ["Ann", "Bob"], "eliminated": 3}])
def test_eliminated_is_a_list(doc: Doc) -> None:
    with pytest.raises(BadPosition, match=r"eliminated: .* is no list"):
        mischia.load("quickshot", doc)


def test_loading_acts_on_nothing() -> None:
    """Nobody is eliminated or asked by the mere loading of a position."""
    match = mischia.load("quickshot", {"hands": {"Ann": [1], "Bob": [], "Cid": [2]}}, scripted=True)
    assert match.log == []
    assert match.position["players"] == ["Ann", "Bob", "Cid"]
    match.play("Ann", "play 1")
    assert match.log == ["Ann leads 1", "Bob eliminated: no card to play"]


def test_a_position_is_a_copy() -> None:
    """Whatever is done to a document that was handed out or in, the match does not feel it."""
    given_doc = {"hands": {"Ann": [1, 2], "Bob": [3], "Cid": [4]}}
    match = mischia.load("quickshot", given_doc)
    before = copy.deepcopy(match.position)
    given_doc["hands"]["Ann"].append(8)
    match.position["hands"]["Ann"].clear()
    match.see("Ann")["hands"]["Ann"].clear()
    match.position["seats"].clear()
    assert match.position == before


MATCHES = [
    ({"a": 1}, {"a": 1, "b": 2}, True, True),
    ({"a": 1}, {"b": 2}, True, False),
    ({"1": 1}, {1: 1}, True, True),
    ({"a": 1}, [1], True, False),
    ([1, 2], [2, 1], False, True),
    ([1, 2], [2, 1], True, False),
    ([1, 1, 2], [1, 2, 2], False, False),
    ([1], [1, 1], False, False),
    ([{"a": 1}], [{"a": 1, "b": 1}], False, True),
    ([None], [None], False, True),
    ([None, 1], [1, 2], False, False),
    ([1], [None], False, False),
    ([], [], False, True),
    ([1], 1, False, False),
    (1, 1, True, True),
    (1, True, True, False),
    (0, False, True, False),
    ("a", "a", True, True),
    (None, None, True, True),
    (None, 0, True, False),
]


@pytest.mark.parametrize(("expected", "actual", "ordered", "holds"), MATCHES)
def test_how_a_check_matches(expected: Any, actual: Any, ordered: bool, holds: bool) -> None:
    assert matches(expected, actual, ordered) is holds


# --- what looks empty

EMPTY: tuple[Any, ...] = ("", 0, False, [], {}, 0.0)
ENGINE = ("agenda", "stack")  # the engine's own form, which a changed position may not keep


def given_in(game: Game) -> Iterator[tuple[Doc, Any]]:
    """The positions of a game's scenarios, as they are given and as they are written, with the options."""
    for path in sorted((game.folder / "scenarios").glob("*.yaml")):
        for one in scenario.read(path):
            if one.invalid is None:
                yield one.given, one.options
                whole = Match(game, one.given, one.options, seed=0, scripted=True).position
                plain = {key: value for key, value in whole.items() if key not in ENGINE}
                try:
                    Match(game, plain, one.options, seed=0, scripted=True)
                except BadPosition:
                    continue
                yield plain, one.options


def every_place(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every place of a document, with what stands there."""
    if path:
        yield path, value
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in entries:
        yield from every_place(one, (*path, key))


def kind_of_place(path: tuple[Any, ...]) -> tuple[str, ...]:
    """A place, whoever's or whichever it is."""
    return tuple(key if isinstance(key, str) and key.replace("_", "").islower() else "*" for key in path)


def with_put(doc: Doc, path: tuple[Any, ...], value: Any) -> Doc:
    changed = copy.deepcopy(doc)
    at: Any = changed
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return changed


@pytest.mark.parametrize("game", slow_but([GAMES["quickshot"]], GAMES.values()), ids=list(GAMES))
def test_what_looks_empty_is_not_left_out(game: Game) -> None:
    """Only null leaves out what stands in a place; of anything else the kind counts that belongs there."""
    kinds: dict[tuple[str, ...], set[type]] = {}
    some: dict[tuple[str, ...], tuple[Doc, Any, tuple[Any, ...]]] = {}
    for doc, options in given_in(game):
        for path, value in every_place(doc):
            place = kind_of_place(path)
            kinds.setdefault(place, set()).add(type(value))
            some.setdefault(place, (doc, options, path))
    assert len(kinds) > 20
    for place, (doc, options, path) in some.items():
        for value in EMPTY:
            if value == "" or type(value) not in kinds[place]:
                changed = with_put(doc, path, value)
                assert refused(game, changed, options), f"{'.'.join(map(str, path))}: {value!r} is taken"


def refused(game: Game, doc: Doc, options: Any) -> bool:
    try:
        Match(game, doc, options, seed=0, scripted=True)
    except BadPosition:
        return True
    return False
