"""The law of going back: what all agree to take back is as if it had not been, but stays told and written down."""

import json
from random import Random

import pytest

from mischia import IllegalMove, Match
from mischia.core.game import GONE_BACK
from mischia.core.match import CHANCE
from mischia.core.position import Doc
from mischia.core.verify import draws_in, verify
from tests.laws.game import apart_from_the_log, play_one
from tests.laws.setting import Table

TIMES = 3  # that a match is gone back in
FURTHEST = 4  # own choices


def all_go_back(table: Table, rng: Random) -> None:
    """Back at a question the table is as it was then, chance goes on with draws that it never made, nothing that was
    told is unsaid, and a file has it all: it is the same match when it is read, and every draw in it can be checked."""
    match = table.match(rng.random())
    asked: dict[int, Doc] = {len(match.answers): match.position}  # by the number of answers
    for _ in range(TIMES):
        for _ in range(rng.randrange(1, 25)):
            if match.over:
                return
            play_one(match, rng)
            if match.state.sealed is None:
                asked[len(match.answers)] = match.position
        if match.over:
            return
        go_back(match, rng, asked)
    for _ in range(10):
        if not match.over:
            play_one(match, rng)
    same_in_a_file(match)


def go_back(match: Match, rng: Random, asked: dict[int, Doc]) -> None:
    name = rng.choice(match.names)
    points = match.own_questions(name, FURTHEST)
    with pytest.raises(IllegalMove):
        match.go_back(name, len(match.answers))
    if not points:
        return
    to = rng.choice(points)
    heard = {other: match.heard(other)[: len(match.events_for(other))] for other in (None, *match.names)}
    answers, number, draws = match.answers[:], match.number, match.draws
    dropped = sum(who == CHANCE for who, _ in answers[to.answers :])
    match.go_back(name, to.answers)
    assert match.position == asked[to.answers]
    assert match.answers == answers[: to.answers]
    assert (match.number, match.draws) == (number + 1, draws)
    assert match.events[-1].id == GONE_BACK
    assert name in match.turn
    assert not any(match.can_undo(other) for other in match.names)
    for other, lines in heard.items():
        assert match.heard(other) == [*lines, f"all go back to where {name} chose"]
    assert sum(who == CHANCE for who, _ in match.dropped[-1].answers) == dropped
    assert len(match.played_again().since(0)) == len(match.events)
    same_in_a_file(match)


def same_in_a_file(match: Match) -> None:
    doc = json.loads(json.dumps(match.document()))
    again = Match.restore(match.game, doc)
    assert again.document() == match.document()
    assert apart_from_the_log(again) == apart_from_the_log(match)
    assert again.draws == match.draws
    in_the_end = {**doc, "answers": [list(answer) for answer in match.answers_by_seat()]}
    if not match.secret_choice:  # a match is checked when it is over
        assert verify(match.game, in_the_end) == len(draws_in(doc)) == match.draws
    assert Match.restore(match.game, in_the_end).position == match.position
