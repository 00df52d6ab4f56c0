"""The laws that every game obeys. A game inherits them all by being listed in `GAMES`.

A law is a function of a moment: a table at which a question is open (or, for the laws of matches, of a whole table),
and a source of chance. It asserts. Nothing here knows a game.
"""

from tests.laws import game
from tests.laws.back import all_go_back
from tests.laws.beliefs import BELIEF_LAWS
from tests.laws.game import (
    NONSENSE,
    apart_from_the_log,
    games_end,
    hides_something,
    must_refuse,
    not_taken_back,
    play_match,
    play_one,
    snapshot,
    table_of,
)
from tests.laws.moment import (
    MOMENT_LAWS,
    TAKES_LONG,
    Law,
    asking_twice_asks_the_same,
    bots_do_not_peep,
    chances,
    clone_is_independent,
    events_tell_no_secret,
    guess_keeps_the_view,
    guess_plays_on,
    lines_show_no_secret,
    loaded_plays_on_alike,
    no_dead_end,
    odds_sum_to_one,
    order_of_choices_is_irrelevant,
    phrases_round_trip,
    position_says_all,
    seats_roll_their_own_dice,
    view_can_be_imagined,
)
from tests.laws.numbers import agreements, dealt, fairness_of_guess
from tests.laws.setting import NAMES, Moment, Table, is_short, moments, share, some, some_tables, tables

TABLE_LAWS = {**game.TABLE_LAWS, all_go_back: 2}

__all__ = [
    "BELIEF_LAWS",
    "MOMENT_LAWS",
    "NAMES",
    "NONSENSE",
    "TABLE_LAWS",
    "TAKES_LONG",
    "Law",
    "Moment",
    "Table",
    "agreements",
    "all_go_back",
    "apart_from_the_log",
    "asking_twice_asks_the_same",
    "bots_do_not_peep",
    "chances",
    "clone_is_independent",
    "dealt",
    "events_tell_no_secret",
    "fairness_of_guess",
    "games_end",
    "guess_keeps_the_view",
    "guess_plays_on",
    "hides_something",
    "is_short",
    "lines_show_no_secret",
    "loaded_plays_on_alike",
    "moments",
    "must_refuse",
    "no_dead_end",
    "not_taken_back",
    "odds_sum_to_one",
    "order_of_choices_is_irrelevant",
    "phrases_round_trip",
    "play_match",
    "play_one",
    "position_says_all",
    "seats_roll_their_own_dice",
    "share",
    "snapshot",
    "some",
    "some_tables",
    "table_of",
    "tables",
    "view_can_be_imagined",
]
