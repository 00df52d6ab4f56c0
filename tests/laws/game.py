"""The laws of a whole game, and of the match that plays it."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from mischia import IllegalMove, Match, UnknownMove
from mischia.core.game import TAKEN_BACK
from mischia.core.match import CHANCE
from mischia.core.questions import Ask
from mischia.core.state import Event
from tests.laws.fields import every_field_is_cleared, every_field_is_copied
from tests.laws.setting import DETOUR, LONGEST, Table, described, moments, share, some_move


def games_end(table: Table, rng: Random) -> tuple[int, int]:
    """A random game ends, with winners, and nothing is lost or made on the way; how many answers, how many winners."""
    at = table.sit_down()
    s, things = at.s, at.game.things(at.s)
    answers = 0
    while s.question is not None:
        assert answers < LONGEST, f"{table}: the game does not end"
        s.answer(s.question.pick(rng))
        assert at.game.things(s) == things
        answers += 1
    assert s.over
    assert s.winners or at.game.may_be_lost(s)
    assert set(s.winners) <= set(range(s.seats))
    assert len(set(s.winners)) == len(s.winners)
    assert s.sealed is None
    return answers, len(s.winners)


def guess_is_no_copy(table: Table, rng: Random) -> None:
    """Where a seat can't know the position, hidden things are dealt in more than one way; else in that one."""
    hidden = dict.fromkeys(table.sit_down().viewers(), 0)
    varied = dict.fromkeys(table.sit_down().viewers(), 0)
    for at in moments(table, rng, share(table.game)):
        for seat in at.viewers():
            hidden[seat] += at.game.imagine(at.view(at.s, seat)) != at.dump()
            varied[seat] += at.dump(at.game.guess(at.s, seat, rng)) != at.dump()
    assert {seat: bool(times) for seat, times in hidden.items()} == {seat: bool(n) for seat, n in varied.items()}


def hides_something(table: Table, rng: Random) -> bool:
    """Whether there is anything in a game that a seat can't know."""
    return any(
        at.game.imagine(at.view(at.s, seat)) != at.dump()
        for at in moments(table, rng, share(table.game))
        for seat in at.viewers()
    )


NONSENSE = ["", " ", "xyzzy", "play", "play -1", "play 99", "play 1 2", "PLAY 1", "chance", "\n", "{}", "0", "play ١"]


def only_legal_moves_are_taken(table: Table, rng: Random) -> None:
    """Every legal move is taken; any other phrase, known or not, is refused and changes nothing."""
    known = [phrase for _, phrase in play_match(table.match(rng.random()), rng).answers]
    match = table.match(rng.random(), scripted=True)
    while not match.over:
        if not looks_now(match, rng):
            play_or_draw(match, rng)
            continue
        may = {name: match.moves(name) for name in match.names} | {CHANCE: list(match.odds())}
        assert [name for name in match.names if may[name]] == match.turn
        somebodys = [phrase for phrases in may.values() for phrase in phrases[:9]]
        before = snapshot(match)
        for name in (*match.names, CHANCE, "Nobody"):
            for phrase in {*NONSENSE, *somebodys, *rng.sample(known, 5)} - set(may.get(name, [])):
                must_refuse(match, name, phrase)
        assert snapshot(match) == before
        for name, phrases in may.items():
            for phrase in rng.sample(phrases, min(2, len(phrases))):
                tried = Match.restore(match.game, match.document())
                tried.play(name, phrase)
                assert tried.answers == [*match.answers, (name, phrase)]
        play_or_draw(match, rng)
    for name in (*match.names, CHANCE):
        for phrase in {*NONSENSE, *known}:
            must_refuse(match, name, phrase)


def looks_now(match: Match, rng: Random) -> bool:
    """Whether a law that takes long looks at this moment: always in a short game, a few times in a long one."""
    return share(match.game) == 1 or rng.random() < share(match.game) / 30


def play_or_draw(match: Match, rng: Random) -> None:
    """One random move, or what chance has to say."""
    if match.turn:
        play_one(match, rng)
    else:
        match.draw()


def must_refuse(match: Match, name: str, phrase: str) -> None:
    before = len(match.answers), len(match.events), described(match.state.question)
    with pytest.raises((IllegalMove, UnknownMove), match=r"\w"):
        match.play(name, phrase)
    assert (len(match.answers), len(match.events), described(match.state.question)) == before, phrase


def play_match(match: Match, rng: Random) -> Match:
    """Play a match on at random to its end."""
    while not match.over:
        play_one(match, rng)
    return match


def play_one(match: Match, rng: Random) -> None:
    """One random move of one of those whose turn it is, mostly one that takes the game on."""
    name, phrase = random_move(match, rng)
    match.play(name, phrase)


def random_move(match: Match, rng: Random) -> tuple[str, str]:
    if rng.random() < DETOUR:
        name = rng.choice(match.turn)
        by_phrase = match.choices(name)
        return name, match.game.phrase(some_move(tuple(by_phrase.values()), rng), match.names)
    name = rng.choice(match.awaited)
    return name, rng.choice(match.onward(name))


def table_of(match: Match) -> Any:
    """How a match stands, and all that was heard."""
    return (
        match.position,
        [match.see(name) for name in (None, *match.names)],
        [match.heard(name) for name in (None, *match.names)],
        match.turn,
        [match.moves(name) for name in match.names],
        match.answers[:],
        match.waits_for(),
        match.winners,
    )


def snapshot(match: Match) -> Any:
    """All that anybody can ask of a match."""
    return table_of(match), [match.can_undo(name) for name in match.names]


def apart_from_the_log(match: Match) -> Any:
    """How a match stands, whatever was told of what was taken back."""
    stands = table_of(match)
    return (*stands[:2], *stands[3:])


def not_taken_back(match: Match) -> list[str]:
    """The log without what was taken back."""
    kept: list[list[Event]] = [[]]  # what held after each event
    for event in match.events:
        kept.append(kept[-event.args[1] - 1] if event.id == TAKEN_BACK else [*kept[-1], event])
    told = [event for event in [*kept[-1], *match.chosen] if event.hearers is None]
    return [match.game.tell(event, match.names) for event in told]


def what_is_told_stays_told(table: Table, rng: Random) -> None:
    """A move is taken back only while nobody else was asked because of it; what was told is told still, and that it
    was taken back besides. Nobody takes back a choice that is put away, nor what others or chance have answered."""
    match = table.match(rng.random())
    back: list[str] = []  # whose open moves may be taken back, one after the other
    while not match.over:
        name, phrase = random_move(match, rng)
        question, answers, told = match.state.question, len(match.answers), len(match.events)
        match.play(name, phrase)
        if back and back[-1] != name:
            back.clear()
        back.append(name)
        whispered = any(event.hearers is not None for event in match.events[told:])
        if not (isinstance(question, Ask) and question.open) or len(match.answers) > answers + 1 or whispered:
            back.clear()
        while looks_now(match, rng):
            may = set(back[-1:]) if match.turn == back[-1:] else set()
            now = snapshot(match)
            for other in match.names:
                assert match.can_undo(other) == (other in may)
                if other not in may:
                    with pytest.raises(IllegalMove, match=other):
                        match.undo(other)
            assert snapshot(match) == now
            if not may or rng.random() < 0.5:
                break
            take_back(match, back.pop())


def take_back(match: Match, name: str) -> None:
    heard = {other: match.heard(other) for other in (None, *match.names)}
    asked = {other: match.moves(other) for other in match.names if other != name}
    doc = match.document()
    del doc["answers"][-1]
    match.undo(name)
    for other, lines in heard.items():
        assert match.heard(other)[: len(lines)] == lines
        assert match.heard(other)[len(lines) :] in ([], [f"{name} takes it back"])
    assert {other: match.moves(other) for other in asked} == asked
    again = Match.restore(match.game, {**doc, "position": match.position})
    assert apart_from_the_log(match) == apart_from_the_log(again)
    assert not_taken_back(match) == again.log


def stored_match_is_the_match(table: Table, rng: Random) -> None:
    """At every moment a match can be stored and restored, and goes on in the same way."""
    match = table.match(rng.random(), scripted=rng.random() < 0.3)
    while not match.over:
        if not looks_now(match, rng):
            play_or_draw(match, rng)
            continue
        again = Match.restore(match.game, json.loads(json.dumps(match.document())))
        assert snapshot(again) == snapshot(match)
        assert again.document() == match.document()
        if match.turn:
            name, phrase = random_move(match, rng)
            match.play(name, phrase)
            again.play(name, phrase)
        else:
            match.draw()
            again.draw()
        assert snapshot(again) == snapshot(match)
    again = Match.restore(match.game, json.loads(json.dumps(match.document())))
    assert snapshot(again) == snapshot(match)


def old_rules_resume(table: Table, rng: Random) -> None:
    """When the rules have changed and refuse an old answer, a match goes on from its position as it would have."""
    match = table.match(rng.random())
    while not match.over:
        if not looks_now(match, rng):
            play_or_draw(match, rng)
            continue
        doc = json.loads(json.dumps(match.document()))
        doc["rules"] = "0"
        doc["answers"].insert(rng.randrange(len(doc["answers"]) + 1), [match.names[0], "xyzzy"])
        again = Match.restore(match.game, doc)
        assert again.position == match.position
        assert again.turn == match.turn
        assert not any(again.can_undo(name) for name in again.names)
        play_one(match, rng)
        again.play(*match.answers[len(doc["answers"]) - 1])
        assert again.position == match.position


def same_seed_same_match(table: Table, rng: Random) -> None:
    """The same seed and the same choices give the same match; another seed gives another."""
    seed, choices = rng.random(), rng.random()
    one, two = (play_match(table.match(seed), Random(choices)) for _ in range(2))
    assert one.document() == two.document()
    assert one.log == two.log
    assert play_match(table.match(seed + 1), Random(choices)).answers != one.answers


def log_is_told_and_explained(table: Table, rng: Random) -> None:
    """Every event and every question has words and a clause of the rules; an onlooker hears nothing private."""
    match = table.match(rng.random())
    while not match.over:
        assert match.explain()
        play_one(match, rng)
    assert f" {match.events[-1].clause}: " in match.explain()  # what decided the game is told last
    public = {match.game.tell(event, match.names): event for event in match.events if event.hearers is None}
    for told, event in rng.sample(list(public.items()), min(len(public), 60)):
        assert f" {event.clause}: " in match.explain(told)
    assert all(match.explain(clause) for clause in {event.clause for event in match.events})
    log = set(match.log)
    for event in match.events:
        assert event.hearers is None or match.game.tell(event, match.names) not in log


TABLE_LAWS: dict[Callable[[Table, Random], object], int] = {  # with the number of times each is tried at every table
    every_field_is_cleared: 1,
    every_field_is_copied: 1,
    games_end: 6,
    guess_is_no_copy: 1,
    only_legal_moves_are_taken: 1,
    what_is_told_stays_told: 3,
    stored_match_is_the_match: 2,
    old_rules_resume: 1,
    same_seed_same_match: 2,
    log_is_told_and_explained: 3,
}
