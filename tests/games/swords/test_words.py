"""Announcements: who makes them, what they are worth, and what is remembered of them."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

import mischia
from mischia import Match
from mischia.bots import bot_named
from mischia.core.position import load
from mischia.games import GAMES
from mischia.games.swords.bot.pointing import NEED
from mischia.games.swords.bot.words import LIES, believed, decoys, expected, greedy, lies, wanted
from mischia.games.swords.bot.worth import piles_worth
from mischia.games.swords.position.guess import likely
from mischia.games.swords.rules.rounds import CLAIMS, POINTS
from mischia.games.swords.rules.state import State
from mischia.table.seen import seen_in_match
from mischia.table.wire import unwire, wire
from tests import words
from tests.games.swords.tables import sorting

GAME = GAMES["swords"]
A, B, C = range(3)
ANN, BOB, CID = range(3)
PILES = {"A": ["wrong-hand", "statue"], "B": ["deep-bow"], "C": ["free-arm", "whirligig"]}
FRONTS = {"Ann": ["statue", "flamingo"], "Bob": ["statue"], "Cid": ["deep-bow", "free-arm"]}


def pointing(**claims: str) -> State:
    """All are about to point, and have said so much."""
    given = {"phase": "point", "piles": PILES, "front": FRONTS, "claims": claims}
    s = load(GAME, given, GAME.options())[0]
    assert isinstance(s, State)
    return s


def test_what_is_remembered() -> None:
    """Only what was still said when all pointed counts; a word about other piles is gone."""
    match = sorting()
    for name, move in (("Ann", "claim A"), ("Bob", "claim A"), ("Cid", "claim B"), ("Cid", "claim C")):
        match.play(name, move)
    match.play("Ann", "piles deep-bow | flamingo statue | free-arm whirligig")
    for name, move in (("Bob", "claim B"), ("Bob", "claim C"), ("Ann", "claim B")):
        match.play(name, move)
    for name in match.names:
        match.play(name, "ready")
    assert match.see_as("Cid").memory == {"told": [0, 0, 0], "broken": [0, 0, 0]}
    for name, move in (("Ann", "point B"), ("Bob", "point A"), ("Cid", "point C")):
        match.play(name, move)
    remembered = {"told": [1, 1, 0], "broken": [0, 1, 0]}
    for name in match.names:
        assert match.see_as(name).memory == remembered
        assert unwire(wire(seen_in_match(match, name))).memory == remembered
        assert match.see_as(name).imagine().memory == remembered
    assert match.state.memory is None


def test_who_was_caught_is_believed_less() -> None:
    s = pointing(Bob="B")
    gains = piles_worth(s, s.piles)
    assert lies(s, BOB) == LIES
    trust = []
    for told, broken in ((6, 0), (0, 0), (6, 3), (6, 6)):
        s.memory = {"told": [0, told, 0], "broken": [0, broken, 0]}
        trust.append(expected(s, gains, BOB, NEED)[B])
    assert trust == sorted(trust, reverse=True)
    silent = expected(pointing(), gains, BOB, NEED)[B]
    assert trust[1] > silent + 0.1
    assert trust[-1] == pytest.approx(silent, abs=0.03)


def test_who_has_no_use_for_a_pile_is_believed_less() -> None:
    """Bob says A, Cid says A; Cid has no use for it."""
    s = pointing(Bob="A", Cid="A")
    gains = piles_worth(s, s.piles)
    assert expected(s, gains, BOB, NEED)[A] > expected(s, gains, CID, NEED)[A] + 0.1


def test_an_announcement_keeps_others_away() -> None:
    silent, spoken = pointing(), pointing(Cid="C")
    gains = piles_worth(silent, silent.piles)
    assert wanted(silent, gains, ANN, NEED) == greedy(gains[ANN], NEED)
    assert wanted(spoken, gains, ANN, NEED)[C] < wanted(silent, gains, ANN, NEED)[C]
    assert sum(wanted(spoken, gains, ANN, NEED)) == pytest.approx(1)


def test_a_word_gives_back_what_was_meant() -> None:
    """Over all that might be said, a seat points as often at each pile as it wanted to before it spoke."""
    s = pointing()
    gains = piles_worth(s, s.piles)
    mix = wanted(s, gains, ANN, NEED)
    points = [0.0] * 3
    for said in range(3):
        odds = sum(
            mix[pile] * (1 - LIES if pile == said else LIES * decoys(gains, ANN, pile)[said]) for pile in range(3)
        )
        s.claims[ANN] = said
        for pile, one in enumerate(believed(s, gains, ANN, mix, LIES)):
            points[pile] += odds * one
    assert points == pytest.approx(mix)


def test_guesses_hear_what_was_said() -> None:
    """What others have put away is dealt by what they said; the seat itself has it before its eyes."""
    rng = Random(1)
    found = {}
    for claims in ({}, {"Bob": "B"}):
        s = pointing(**claims)
        s.seal(ANN, POINTS[C])
        s.seal(BOB, POINTS[A])
        dealt = [GAME.guess(s, CID, rng).sealed for _ in range(600)]
        assert all(sealed is not None and sealed[CID] is None for sealed in dealt)
        found[len(claims)] = sum(sealed is not None and sealed[BOB] == POINTS[B] for sealed in dealt) / 600
        assert found[len(claims)] == pytest.approx(likely(s, BOB)[B], abs=0.07)
        own = GAME.guess(s, ANN, rng).sealed
        assert own is not None
        assert own[ANN] == POINTS[C]
    assert found[1] > found[0] + 0.2


def test_the_truth_is_likelier_than_before() -> None:
    """Than if every pile were as likely, and for those who said something than by what they want alone."""
    for what, odds in words.beliefs(["normal"] * 4, 12).items():
        before, by_wants, by_words = (sum(one[way] for one in odds) / len(odds) for way in range(3))
        assert by_wants > before + 0.05
        assert what != "said" or by_words > by_wants + 0.04


@pytest.mark.parametrize(("level", "matches"), [("easy", 5), ("normal", 20), ("hard", 3)])
def test_bots_announce_and_lie(level: str, matches: int) -> None:
    """Often enough that it is worth listening, and seldom enough that words are worth something."""
    found = words.style([level] * 4, matches).rounds
    told = found["truth"] + found["lie"]
    assert 0.2 < told / found.total() < 0.85
    assert 0.0 < found["lie"] / told < 0.4


def test_once_for_each_laying() -> None:
    """A bot says something or nothing, and then raises its finger; on new piles it may speak anew."""
    said = Counter[str]()
    for seed in range(20):
        match, bot = sorting(), bot_named("normal", seed)
        for _ in range(2):
            first = bot.choose(match.see_as("Ann"))
            if first != "ready":
                match.play("Ann", first)
                assert bot.choose(match.see_as("Ann")) == "ready"
            said[first] += 1
            match.play("Ann", "piles deep-bow | flamingo statue | free-arm whirligig")
    assert said["ready"] > 5
    assert said.total() - said["ready"] > 15
    assert set(said) <= {"ready", *(GAME.phrase(claim, match.names) for claim in CLAIMS)}


def test_nobody_speaks_for_somebody_else() -> None:
    """A stand-in raises the finger and says nothing."""
    match = sorting()
    seen = seen_in_match(match, "Ann")
    seats = tuple(seat._replace(stand_in=seat.you) for seat in seen.seats)
    sent = unwire(wire(seen._replace(seats=seats)))
    assert not sent.speaks
    assert unwire(wire(seen)).speaks
    for level in ("easy", "normal", "hard"):
        moves = {bot_named(level, seed).choose(sent) for seed in range(8)}
        assert moves == {"ready"}
        assert {bot_named(level, seed).choose(replace(sent, speaks=True)) for seed in range(8)} != {"ready"}


def test_easy_bots_mostly_keep_their_word() -> None:
    match = Match(GAME, {"phase": "point", "piles": PILES, "front": FRONTS, "claims": {"Ann": "B"}})
    kept = sum(bot_named("easy", seed).choose(match.see_as("Ann")) == "point B" for seed in range(100))
    assert 65 < kept < 97


def test_hard_bots_read_what_is_said() -> None:
    """Bob and Cid say A, and have kept their word so far: Ann goes there less often than if they had said nothing."""
    piles = {"A": ["statue", "flamingo"], "B": ["wrong-hand", "pirate-eye"], "C": ["deep-bow"]}
    front = {"Ann": ["flamingo"], "Bob": ["statue"], "Cid": ["statue"]}
    alike = {"phase": "point", "piles": piles, "front": front}
    silent, spoken = (mischia.load("swords", {**alike, "claims": said}) for said in ({}, {"Bob": "A", "Cid": "A"}))
    memory = {"told": [0, 6, 6], "broken": [0, 0, 0]}
    found = []
    for match in (silent, spoken):
        seen = replace(match.see_as("Ann"), memory=memory)
        found.append(sum(bot_named("hard", seed).choose(seen) == "point A" for seed in range(40)))
    assert found[1] < found[0] / 2
