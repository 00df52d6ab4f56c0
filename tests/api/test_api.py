"""What a program types: it is all in `mischia`, and it refuses with a sentence that helps."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import mischia
from mischia import BadFile, BadPosition, BadScenario, IllegalMove, IsMcts, Match, MischiaError, Random, UnknownMove
from tests import laws


def test_all_that_is_public_is_there() -> None:
    assert sorted(mischia.__all__) == sorted(set(mischia.__all__))
    for name in mischia.__all__:
        assert getattr(mischia, name).__doc__ or name == "GAMES"


def test_new() -> None:
    match = mischia.new("quickshot", ("Ann", "Bob", "Cid"), seed=7, edition="fr")
    assert match.options.edition == "fr"
    assert match.names == ["Ann", "Bob", "Cid"]
    assert len(match.turn) == 1
    assert sum(match.position["deck"].values()) == 40 - 3 * 5 - 4 - 1


@pytest.mark.parametrize(("players", "dummies", "seats"), [(1, 4, 5), (2, 3, 5), (3, 0, 3), (7, 0, 7)])
def test_dummies_fill_small_tables(players: int, dummies: int, seats: int) -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"][:players], seed=7)
    assert (len(match.names), len(match.position["bots"])) == (seats, dummies)


def test_dummies_by_name() -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], dummies=["Tin", "Can"], seed=7)
    assert match.position["bots"] == ["Tin", "Can"]
    assert set(match.turn) <= {"Ann", "Bob", "Cid"}
    assert "Zed" not in mischia.new("quickshot", ["Zed"], seed=7).position["bots"]


WRONG: list[tuple[str, Any, dict[str, Any], str]] = [
    ("chess", ["Ann", "Bob"], {}, "There is no game 'chess'; there are: quickshot"),
    ("quickshot", "Ann", {}, "players: 'Ann' is no list of names"),
    ("quickshot", [], {}, ""),
    ("quickshot", ["Ann", "Ann", "Bob"], {}, "seats: Ann twice"),
    ("quickshot", ["Ann", "Bob", "chance"], {}, "seats: nobody can be called chance"),
    ("quickshot", [1, 2, 3], {}, "seats: 1 is no name"),
    ("quickshot", list("ABCDEFGH"), {}, "seats: eight at the table, there is room for seven"),
    ("quickshot", ["Ann", "Bob", "Cid"], {"edition": "de"}, "edition: 'de' can't be chosen; accepted: it, fr"),
    ("quickshot", ["Ann", "Bob", "Cid"], {"colour": 1}, "colour: no option of quickshot; there are: edition"),
    ("quickshot", list("ABCDE"), {"dummies": ["Zed"]}, "bots: five"),
    ("quickshot", ["Ann"], {"dummies": ["Zed"]}, "bots: one"),
]


@pytest.mark.parametrize(("game", "players", "options", "said"), WRONG)
def test_what_can_not_be_new(game: str, players: Any, options: dict[str, Any], said: str) -> None:
    with pytest.raises(MischiaError) as error:
        mischia.new(game, players, **options)
    assert str(error.value).startswith(said)


def test_load() -> None:
    match = mischia.load("quickshot", {"hands": {"Ann": [1], "Bob": [3], "Cid": [4]}}, seed=1)
    assert match.moves("Ann") == ["play 1"]
    assert match.position == mischia.load("quickshot", match.position).position
    with pytest.raises(BadPosition, match="edition"):
        mischia.load("quickshot", {}, edition="de")


def test_scripted_chance_waits() -> None:
    match = mischia.load("quickshot", {"players": ["Ann", "Bob", "Cid"]}, scripted=True)
    assert (match.turn, match.phase) == ([], "deal")
    match.play("chance", "deal Ann 1 2 3 4 5")
    assert match.position["hands"]["Ann"] == [1, 2, 3, 4, 5]


def test_odds_are_fair_by_physical_card() -> None:
    doc = {"phase": "draw", "hands": {"Ann": [1]}, "deck": {1: 1, 5: 3}}
    match = mischia.load("quickshot", doc, scripted=True)
    assert {said: str(odds) for said, odds in match.odds().items()} == {"draw 1": "1/4", "draw 5": "3/4"}


def test_restore_and_check(tmp_path: Path) -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7)
    assert mischia.restore(json.loads(json.dumps(match.document()))).position == match.position
    with pytest.raises(MischiaError, match="There is no game 'chess'"):
        mischia.restore({**match.document(), "game": "chess"})
    with pytest.raises(BadScenario, match="can't be read"):
        mischia.check(tmp_path / "nowhere.yaml")


def test_what_others_see() -> None:
    """QS-R2, QS-R3: the onlooker and the eliminated see sizes; a player sees the own hand alone."""
    doc = {"seats": ["Ann", "Bob", "Cid"], "players": ["Ann", "Bob"], "hands": {"Ann": [1, 2], "Bob": [3]}}
    match = mischia.load("quickshot", doc)
    assert match.see("Ann")["hands"] == {"Ann": [1, 2], "Bob": 1}
    for name in ("Cid", None):
        assert match.see(name)["hands"] == {"Ann": 2, "Bob": 1}
        assert match.see(name)["deck"] == 37
    seen = match.see_as("Ann")
    assert (seen.name, seen.seat, seen.moves) == ("Ann", 0, ("play 1", "play 2"))
    assert seen.view == match.see("Ann")


# --- whatever is asked, an error is one of ours, and nothing has changed

THREE = ["Ann", "Bob", "Cid"]
DEEP = "[" * 100_000 + "]" * 100_000


def nested(deep: int = 100_000) -> list[Any]:
    found: list[Any] = []
    for _ in range(deep):
        found = [found]
    return found


def odds(*odd: Any) -> tuple[Any, ...]:
    return odd


loose: Any = mischia  # what no type checker would let pass
search: Any = IsMcts
a_match: Any = Match
ASKED: list[tuple[str, Callable[[], object]]] = [
    *[
        (f"dummies={odd!r}", partial(loose.new, "quickshot", THREE, dummies=odd))
        for odd in odds("Zoe", {"a": 1}, None, 5)
    ],
    *[
        (f"dummies={odd!r}", partial(loose.new, "quickshot", THREE, dummies=odd))
        for odd in odds([5], [None], ["\ud800"])
    ],
    *[(f"new({odd!r})", partial(loose.new, odd, THREE)) for odd in odds([], {}, None, 5, b"quickshot")],
    *[(f"players={odd!r}", partial(loose.new, "quickshot", odd)) for odd in odds(None, 5, {"Ann"}, [[]], ["\ud800"])],
    ("seed", partial(loose.new, "quickshot", THREE, seed="\ud800")),
    ("load(None)", partial(loose.load, "quickshot", None)),
    ("load([])", partial(loose.load, [], {})),
    ("load of 1", partial(loose.load, "quickshot", {1: 2})),
    ("a deep position", partial(loose.load, "quickshot", {"hands": {"Ann": nested()}})),
    ("options", partial(a_match, mischia.GAMES["quickshot"], {}, "fr")),
    *[(f"open({odd!r})", partial(loose.open, odd)) for odd in odds(None, 5, [], "\0", "\ud800", b"x")],
    *[(f"check({odd!r})", partial(loose.check, odd)) for odd in odds(None, 5, [], "\0", "\ud800", b"x")],
    *[(f"restore({odd!r})", partial(loose.restore, odd)) for odd in odds(None, 5, [], {"mischia": 1, "game": []})],
    *[(f"bot_named({odd!r})", partial(loose.bot_named, odd)) for odd in odds(None, [], {}, 5)],
    *[(f"iterations={odd!r}", partial(search, iterations=odd)) for odd in odds(-1, 0, "x", 1.5, True)],
    *[(f"seconds={odd!r}", partial(search, seconds=odd)) for odd in odds(-1, 0, "x", float("inf"), float("nan"), True)],
    ("horizon", partial(search, horizon=-1)),
]


@pytest.mark.parametrize(("what", "ask"), ASKED, ids=[what for what, _ in ASKED])
def test_every_error_is_one_of_ours(what: str, ask: Callable[[], object]) -> None:
    with pytest.raises(MischiaError, match=r"\w"):
        ask()


ODD: tuple[Any, ...] = (None, 5, b"play 1", [], {}, ("play", 1), "\ud800")


@pytest.mark.parametrize("game", list(mischia.GAMES))
def test_nothing_changes_by_what_is_no_move(game: str) -> None:
    match = mischia.new(game, THREE, seed=3)
    name = match.turn[0]
    before = laws.snapshot(match)
    for odd in ODD:
        for actor in (name, "chance", odd):
            with pytest.raises((IllegalMove, UnknownMove)):
                match.play(actor, odd)
        with pytest.raises((IllegalMove, UnknownMove)):
            match.change(name, odd)
        for call in (match.moves, match.see_as, match.undo, match.heard if odd is not None else match.undo):
            with pytest.raises((IllegalMove, UnknownMove)):
                call(odd)
        if odd is not None:
            with pytest.raises(MischiaError):
                match.explain(odd)
    assert laws.snapshot(match) == before


def test_a_match_is_not_saved_where_nothing_can_be(tmp_path: Path) -> None:
    match = mischia.new("quickshot", THREE, seed=3)
    before = laws.snapshot(match)
    places: list[Any] = [tmp_path / "nowhere" / "match.json", tmp_path, None, 5, "\0", "\ud800", []]
    for path in places:
        with pytest.raises(BadFile, match=r"\w"):
            match.save(path)
    assert laws.snapshot(match) == before
    assert list(tmp_path.iterdir()) == []


def test_what_is_nested_too_deep(tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    path.write_text(DEEP)
    with pytest.raises(BadFile, match=r"deep\.json"):
        mischia.open(path)
    doc = mischia.new("quickshot", THREE, seed=3).document()
    for key in ("given", "position", "answers", "options"):
        with pytest.raises(MischiaError):
            mischia.restore({**doc, key: nested()})
        with pytest.raises(MischiaError):
            mischia.restore({**doc, key: {"hands": nested()}})


def test_a_bot_that_has_nothing_to_choose_says_so() -> None:
    match = mischia.new("quickshot", THREE, seed=3)
    seen = match.see_as(next(name for name in match.names if name not in match.turn))
    bots: list[Any] = [Random(), IsMcts(iterations=3), mischia.bot_named("easy")]
    for bot in bots:
        with pytest.raises(IllegalMove, match=f"{seen.name} has nothing to choose"):
            bot.choose(seen)
