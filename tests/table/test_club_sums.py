"""What the games of a club add up to."""

from datetime import UTC, datetime
from typing import Any

import pytest

from mischia.table.club_sums import (
    Remark,
    Run,
    Tally,
    card,
    contests,
    evenings,
    head_to_head,
    most_played,
    remarks,
    streaks,
    that_count,
)
from mischia.table.store.archive import Played
from mischia.table.store.finished import Player

THURSDAY = datetime(2026, 11, 12, 19, 0, tzinfo=UTC).timestamp()
HOUR, WEEK = 3600.0, 7 * 86400.0


def played(at: float, names: str, winners: str = "", game: str = "quickshot", **more: bool) -> Played:
    """A game: when it ended, who sat there (a bot in capital letters), who won."""
    seats = tuple(
        Player(
            one, "bot" if one.isupper() else "person", None, None if one.isupper() else one.lower(), won, False, False
        )
        for one in names.split()
        for won in [one in winners.split()]
    )
    given: dict[str, Any] = {"abandoned": False, "plays_on": False, **more}
    return Played(f"t{at}", game, {}, False, at - 60, at, 9, players=seats, **given)


def test_games_within_six_hours_are_one_evening() -> None:
    hours = [0.0, 2.0, 7.9, 14.0, 14.5, 24 * 7]
    found = evenings([played(THURSDAY + HOUR * at, "Ann Bob") for at in reversed(hours)])
    assert [(night.key, len(night.games)) for night in found] == [
        ("2026-11-19", 1),
        ("2026-11-13", 2),
        ("2026-11-12", 3),
    ]
    assert found[-1].at == THURSDAY


def test_two_evenings_of_one_day_have_addresses_of_their_own() -> None:
    noon = THURSDAY - 10 * HOUR
    assert [night.key for night in evenings([played(at, "Ann Bob") for at in (THURSDAY, noon)])] == [
        "2026-11-12-2",
        "2026-11-12",
    ]


def test_what_counts() -> None:
    games = [
        played(1.0, "Ann Bob", "Ann"),
        played(2.0, "Ann BOT", "Ann"),
        played(3.0, "Ann Bob", abandoned=True),
        played(4.0, "Ann Bob", "Bob", plays_on=True),
        played(5.0, "Ann Bob", "Ann Bob"),
    ]
    assert [game.ended for game in that_count(games)] == [1.0, 5.0]
    assert [game.ended for game in contests(that_count(games))] == [1.0]


@pytest.mark.parametrize(
    ("results", "said"),
    [
        (["Bob"], Remark("one", ("Bob",), of=1)),
        (["ADA"], Remark("bot-alone", ("ADA",), of=1)),
        ([""], Remark("nobody", of=1)),
        (["Bob", "Bob"], Remark("all", ("Bob",), 2, 2)),
        (["Bob", "Eve", "Bob"], Remark("most", ("Bob",), 2, 3)),
        (["Ann", "Bob"], Remark("each", ("Ann", "Bob"), 1, 2)),
        (["Ann", "Bob", "Ann", "Bob"], Remark("shared", ("Ann", "Bob"), 2, 4)),
        (["ADA", "ADA", "Bob"], Remark("bot", ("ADA",), 2, 3)),
    ],
)
def test_a_dry_line_tells_the_results_and_nothing_else(results: list[str], said: Remark) -> None:
    games = [played(THURSDAY + at, "Ann Bob Eve ADA", winner) for at, winner in enumerate(results)]
    assert remarks(evenings(games[::-1])) == [said]


def test_a_first_game_that_is_won_is_told() -> None:
    before = [played(THURSDAY + at, "Ann Bob", "Ann", "deathroads") for at in range(5)]
    games = [*before, played(THURSDAY + WEEK, "Ann Dee", "Dee", "deathroads")]
    games.append(played(THURSDAY + 2 * WEEK, "Ann Dee", "Dee", "deathroads"))
    again, new, first = remarks(evenings(games[::-1]))
    assert new == Remark("first", ("Dee",), game="deathroads")
    assert (again.id, first.id) == ("one", "all")


def test_ahead_is_to_win_where_the_other_does_not() -> None:
    games = [
        played(1.0, "Ann Bob Cid", "Ann"),
        played(2.0, "Ann Bob Cid", "Cid"),
        played(3.0, "Ann Bob", "Ann Bob"),
        played(4.0, "Ann BOT Bob", "BOT"),
        *[played(5.0 + at, "Ann Bob", "Bob") for at in range(4)],
    ]
    found = head_to_head(games)
    assert found["ann", "bob"] == (1, 5)
    assert found["bob", "ann"] == (4, 5)
    assert (found["ann", "bob"].lead, found["bob", "ann"].lead) == (-1, 1)
    assert found["bob", "cid"] == (0, 1)
    assert found["bob", "cid"].lead == 0, "too few games to say"
    assert all(found[one, other].of == found[other, one].of for one, other in found)


def test_streaks_that_run_come_before_the_record() -> None:
    winners = ["Eve", "Eve", "Eve", "Ann", "Bob", "Bob"]
    games = [played(THURSDAY + at * WEEK, "Ann Bob Eve", winner) for at, winner in enumerate(winners)][::-1]
    found = streaks(games, evenings(games), ["ann", "bob", "eve"])
    assert found == [
        Run("evenings", "bob", 2, THURSDAY + 4 * WEEK),
        Run("wins", "bob", 2, THURSDAY + 4 * WEEK),
        Run("record", "eve", 3, THURSDAY),
    ]
    assert streaks([], [], ["ann"]) == []


def test_a_card_tells_the_share_with_its_doubt() -> None:
    games = [played(float(at), "Ann Bob Cid Dee", "Ann" if at % 3 == 0 else "Bob") for at in range(12)]
    games.append(played(20.0, "Ann Bob", "Ann Bob", "deathroads"))
    people = ["ann", "bob", "cid", "dee"]
    found = card(games, head_to_head(games), "ann", people)
    assert (found.played, found.won, found.equal, found.most) == (12, 4, 0.25, "quickshot")
    assert found.low < found.share < found.high
    assert found.nemesis == ("bob", Tally(8, 12))
    assert card(games, head_to_head(games), "bob", people).nemesis is None
    nothing = card([], {}, "ann", people)
    assert (nothing.played, nothing.low, nothing.high, nothing.most, nothing.nemesis) == (0, 0.0, 1.0, None, None)


def test_what_is_played_most() -> None:
    games = [played(1.0, "A b"), played(2.0, "A b", game="swords"), played(3.0, "A b", game="swords")]
    assert most_played(games) == [("swords", 2), ("quickshot", 1)]
