"""What a seat believes of what it can't see, by what it has seen others do, in each game."""

import json
from collections import Counter, defaultdict
from math import comb, log
from random import Random
from time import perf_counter
from typing import Any

import pytest

import mischia
from mischia.bots import bot_named
from mischia.core.bags import ONE, bag, count, holds, items
from mischia.core.guess import Seen
from mischia.core.match import Match
from mischia.core.state import Event
from mischia.games import GAMES
from mischia.games.deathroads.bot import beliefs as counting
from mischia.games.deathroads.rules.state import State as Road
from mischia.games.quickshot.bot import beliefs as hands
from mischia.games.quickshot.bot.habits import STYLES
from mischia.games.quickshot.rules.cards import ALL
from mischia.lab.experiments.experiment import Experiment
from mischia.lab.findings.beliefs import FORGETFUL, Forgetful, Sum, forgetful, odds_in, played, strength
from mischia.table.seen import seen_in_match
from mischia.table.wire import unwire, wire
from tests import laws

QUICKSHOT, DEATHROADS, QUARRIORS = (GAMES[name] for name in ("quickshot", "deathroads", "quarriors"))


# --- Quickshot: a card that was played tells of those that were kept


def heard(*told: tuple[str, *tuple[int, ...]]) -> list[Event]:
    return [Event(id, "", args) for id, *args_of in told for args in [tuple(args_of)]]


def test_what_is_remembered_of_cards() -> None:
    events = heard(("round", 1), ("draws", 0), ("leads", 0, 5), ("reveals", 1, 7), ("reveals", 2, 4), ("adds", 2, 8))
    events += heard(("discards", 1, 3), ("round", 2), ("draws", 2), ("leads", 2, 1), ("reveals", 0, 2), ("declines", 2))
    assert hands.recall(events, 3) == {"acts": ["d000l510p221", "p715t315", "p415a815d000l120a021"]}


def test_what_was_taken_back_is_forgotten() -> None:
    events = heard(("round", 1), ("draws", 0), ("leads", 0, 5), ("taken-back", 0, 1), ("leads", 0, 6))
    assert hands.recall(events, 2) == {"acts": ["d000l610", ""]}


def test_who_takes_any_card_tells_nothing() -> None:
    """If every card is as likely to be played, whatever else is held, all hands are as likely as before."""
    even = dict.fromkeys("lpat", 2.0) | {key: 1.0 for key in STYLES[0] if len(key) > 1}
    hand = bag([2, 2, 3, 8])
    chosen = [hands.preferred(even, f"p{card}10", hand) * count(hand, card) for card in (2, 3, 8)]
    assert sum(chosen) == pytest.approx(1)
    assert chosen[0] > chosen[1] == chosen[2]


def test_a_style_makes_some_choice() -> None:
    """Over all cards of a hand, how likely each is makes one whole; so does to add one or none."""
    for style in STYLES:
        for held in (bag([1, 2, 3, 8]), bag([4, 4, 7]), bag([5])):
            for sign, none in (("l", 0), ("p", 0), ("t", 0), ("a", 1)):
                cards = [*sorted(set(items(held))), *[0] * none]
                odds = [hands.preferred(style, f"{sign}{card}36", held) * (count(held, card) or 1) for card in cards]
                assert sum(odds) == pytest.approx(1)


def test_any_card_may_be_the_one_that_was_drawn() -> None:
    """The odds of a hand before a draw are those of all hands that it may have been."""
    after = hands.by_style(0, "p510d000", bag([1, 1, 8]))
    one, eight = hands.by_style(0, "p510", bag([1, 8])), hands.by_style(0, "p510", bag([1, 1]))
    assert after == pytest.approx((2 * one + eight) / 3)


class Habitual:
    """Plays by the habits that are supposed, and remembers its own style."""

    def __init__(self, seed: object) -> None:
        self.rng = Random(str(seed))
        self.style = STYLES[self.rng.randrange(len(STYLES))]

    def choose(self, seen: Seen) -> str:
        view, held = seen.view, bag(seen.view["hands"][seen.name])
        leads = view["leader"] == seen.name
        verb = seen.moves[0].split()[0]
        sign = {"play": "l" if leads else "p", "discard": "t"}.get(verb, "a")
        led = 0 if sign == "l" else view["table"].get(view["leader"], {"card": 0})["card"]
        cards = [0 if move == "decline" else int(move.split()[1]) for move in seen.moves]
        odds = [hands.preferred(self.style, f"{sign}{card}{view['round']}{led}", held) for card in cards]
        return self.rng.choices(
            seen.moves, [one * (count(held, card) or 1) for one, card in zip(odds, cards, strict=True)]
        )[0]


def odds_among(bots: dict[str, type[Habitual]], matches: int) -> Sum:
    found: dict[str, Sum] = defaultdict(Sum)

    def note(match: Match, name: str, seen: Seen) -> None:
        for one in match.game.odds(seen.imagine(), seen.seat, match.state):
            found[one.what].add(one)

    experiment = Experiment("beliefs", "quickshot", (tuple(bots),), 5, matches).check(bots)
    for number in range(matches):
        played(experiment, number, bots, note)
    return found["hand"]


def test_the_truth_is_likelier_of_whom_the_habits_are_true() -> None:
    """Bayes can't lose in the long run where its suppositions hold."""
    found = odds_among({"habitual": Habitual}, 60)
    assert found.times > 1000
    assert found.factor > 1.005


@pytest.mark.parametrize("level", ["expert", "normal"])
def test_the_truth_is_likelier_of_our_bots(level: str) -> None:
    found = odds_in(Experiment("beliefs", "quickshot", ((level,),), 5, 40, "test").check())["hand"]
    assert found.factor > 1.0


def test_hands_are_dealt_by_their_odds() -> None:
    """Two cards are hidden, one in Bob's hand and one in the deck: what he did says which, more or less."""
    hidden = [3, 6]
    given: dict[str, Any] = {"hands": {"Ann": [1], "Bob": [3]}, "deck": {6: 1}, "seats": ["Ann", "Bob"], "round": 2}
    given["discard"] = items(ALL - bag([1, *hidden]))
    match = mischia.load("quickshot", given, scripted=True)
    known = match.state.clone()
    acts = "t511"  # poisoned, he threw away a 5
    known.memory = {"acts": ["", acts]}
    rng, times = Random(1), 4000
    dealt = Counter(items(QUICKSHOT.guess(known, 0, rng).hands[1])[0] for _ in range(times))
    three, six = (hands.likelihood(acts, ONE[card]) for card in hidden)
    assert three > 1.2 * six, "who holds a 6 would have thrown that away"
    wanted = three / (three + six)
    assert dealt[3] / times > 0.5 + 0.6 * (wanted - 0.5), "of four hands the likelier is kept more often"
    assert dealt[6] > 0


def test_dummies_have_no_habits() -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], dummies=["Zed"], seed=4)
    known = match.see_as("Ann").imagine()
    known.memory = {"acts": ["", "", "", "t511t611"]}
    seat = match.names.index("Zed")
    for seed in range(20):
        forgot = known.clone()
        forgot.memory = {"acts": [""] * 4}
        one, other = (QUICKSHOT.guess(s, 0, Random(seed)).hands[seat] for s in (known, forgot))
        assert one == other


# --- Death Roads: cards are counted


def race(seed: int) -> Match:
    return mischia.new("deathroads", ["Ann", "Bob"], seed=seed)


def road(s: object) -> Road:
    assert isinstance(s, Road)
    return s


def test_what_was_in_hand_when_the_deck_ran_out_is_known() -> None:
    """In real matches: whatever is held for sure is really there, and after a shuffle something mostly is."""
    sure = shuffles = 0
    for seed in range(3):
        match, bot = race(seed), bot_named("random", seed)
        while not match.over:
            for name in match.turn[:1]:
                seen = match.see_as(name)
                known = road(seen.imagine())
                for other in range(match.state.seats):
                    held = counting.known_hand(known, other)
                    if other != seen.seat:
                        assert holds(road(match.state).hand[other], held)
                        shuffled = counting.ANEW in seen.memory["acts"][other].split(counting.APART)
                        assert shuffled or not held
                        sure, shuffles = sure + bool(held), shuffles + shuffled
                match.play(name, bot.choose(seen))
    assert shuffles > 50
    assert sure > shuffles / 3


def test_cards_are_counted() -> None:
    content = road(race(1).state).content
    names = content.card_names[:6]
    cards = bag(range(6))
    row = [counting.BEGAN, *[counting.GONE + name for name in names[:3]], counting.ANEW]
    assert counting.certain(content, counting.APART.join(row), cards) == bag([3, 4, 5])
    row.append(counting.GONE + names[4])
    assert counting.certain(content, counting.APART.join(row), cards) == bag([3, 5])
    row.append(counting.GONE + names[0])
    assert counting.certain(content, counting.APART.join(row), cards) == bag([3, 5]), "it was drawn again"
    assert counting.certain(content, counting.APART.join(row[1:]), cards) == 0, "not all discards were seen"
    late = [counting.BEGAN, counting.GONE + names[0], counting.ANEW, counting.LATE + names[0]]
    late += [counting.GONE + names[1], counting.ANEW]
    assert counting.certain(content, counting.APART.join(late), cards) == bag([2, 3, 4, 5])
    took = [counting.BEGAN, counting.TOOK + names[5]]
    assert counting.certain(content, counting.APART.join(took), cards) == bag([5])


def test_the_truth_is_likelier_than_before() -> None:
    found = odds_in(Experiment("beliefs", "deathroads", (("easy",),), 2, 2, "test").check())["hand"]
    assert found.factor > 1.05
    assert found.better > 0.8


def test_road_events_do_not_come_again() -> None:
    match, rng = race(5), Random(5)
    while not match.over and len(match.see_as("Ann").memory["events"]) < 3:
        name = match.turn[0]
        match.play(name, rng.choice(match.onward(name)))
    known = match.see_as("Ann").imagine()
    for _ in range(20):
        assert DEATHROADS.guess(known, 0, rng).event_deck == road(match.state).event_deck


def test_the_odds_of_a_hand() -> None:
    cards = bag([1, 1, 2, 3])
    assert counting.chance_of(bag([1, 2]), cards) == pytest.approx(2 / comb(4, 2))
    assert counting.chance_of(0, cards) == 1.0


# --- Quarriors: nothing is hidden


def test_in_quarriors_there_is_nothing_to_infer() -> None:
    """Bags are drawn from blindly, yet what is in them is known: a view tells the whole position."""
    rng = Random(3)
    for table in rng.sample(laws.tables(QUARRIORS), 3):
        assert not laws.hides_something(table, rng)
    assert QUARRIORS.recall is None
    match = mischia.new("quarriors", ["Ann", "Bob"], seed=1)
    assert QUARRIORS.odds(match.see_as("Ann").imagine(), 0, match.state) == ()


# --- for all


@pytest.mark.parametrize("game", ["quickshot", "deathroads"])
def test_memory_is_plain_and_the_same_over_the_wire(game: str) -> None:
    match, rng = mischia.new(game, ["Ann", "Bob", "Cid"], seed=2), Random(2)
    for _ in range(120):
        if match.over:
            break
        name = rng.choice(match.awaited)
        memory = match.see_as(name).memory
        assert json.loads(json.dumps(memory)) == memory
        assert unwire(wire(seen_in_match(match, name))).memory == memory
        match.play(name, rng.choice(match.onward(name)))
    assert match.state.memory is None


class Noting:
    """A bot that tells what it was told."""

    def __init__(self) -> None:
        self.memory: object = None

    def choose(self, seen: Seen) -> str:
        self.memory = seen.memory
        return seen.moves[0]


def test_who_forgets_guesses_by_what_it_sees() -> None:
    """The measure of strength is the same bot with nothing in its memory."""
    match, noting = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=1), Noting()
    seen = match.see_as(match.turn[0])
    assert seen.memory["acts"] != ["", "", ""]
    Forgetful(noting).choose(seen)
    assert noting.memory == {}
    assert isinstance(forgetful("normal")[FORGETFUL + "normal"](1), Forgetful)


def test_strength_is_measured_both_ways_alike() -> None:
    own = forgetful("easy")
    pair = ("easy", FORGETFUL + "easy")
    shares = []
    for players in (pair, pair[::-1]):
        experiment = Experiment("beliefs", "quickshot", (players,), 4, 20, "test").check(own)
        won, low, high = strength(experiment, own)
        assert low < won < high
        shares.append(won)
    assert 0.0 < shares[0] < 1.0


def test_guessing_stays_quick() -> None:
    """A guess by what was seen takes not much more than one without."""
    match, bot = mischia.new("quickshot", ["Ann", "Bob", "Cid", "Dan", "Eve"], seed=6), bot_named("expert", 1)
    while match.see()["round"] < 3:
        name = match.turn[0]
        match.play(name, bot.choose(match.see_as(name)))
    known, rng = match.see_as(match.turn[0]).imagine(), Random(1)
    seat = match.names.index(match.turn[0])
    QUICKSHOT.guess(known, seat, rng)
    begun = perf_counter()
    for _ in range(1000):
        QUICKSHOT.guess(known, seat, rng)
    assert perf_counter() - begun < 1.5


def test_the_odds_are_logarithms() -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7)
    seen = match.see_as("Ann")
    for one in QUICKSHOT.odds(seen.imagine(), 0, match.state):
        assert one.things == 5
        assert one.before == one.after
        assert one.before > -log(comb(34, 5))
