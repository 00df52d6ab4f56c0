"""OpenSpiel: its own simulations pass for every game, and one of its algorithms solves a small Quickshot."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from mischia import BadPosition, MischiaError
from mischia.core.position import load
from mischia.core.questions import Chance
from mischia.games import GAMES
from mischia.lab import openspiel
from tests import laws, toy

pytestmark = pytest.mark.usefixtures("with_toy")


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_openspiel_s_own_simulations(game: str) -> None:
    """A short game at its usual table; a long one with few seats: to write a state down tells its whole history."""
    short = laws.is_short(GAMES[game])
    loaded = openspiel.load(game) if short else openspiel.load(game, max(2, GAMES[game].players[0]))
    if short:
        pyspiel.random_sim_test(loaded, num_sims=2, serialize=False, verbose=False)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    turns = pyspiel.convert_to_turn_based(loaded)
    pyspiel.random_sim_test(turns, num_sims=1, serialize=False, verbose=False)


def test_games_load_by_name_and_with_dummies() -> None:
    game = pyspiel.load_game("mischia_quickshot(players=2,edition=fr)")
    assert game.num_players() == 2
    assert game.get_parameters()["edition"] == "fr"
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def outcomes(state: Any, many: int) -> Counter[tuple[int, ...]]:
    """The odds of what chance draws in so many steps, whatever the order."""
    found: Counter[tuple[int, ...]] = Counter()

    def walk(s: Any, drawn: tuple[int, ...], odds: float) -> None:
        if len(drawn) == many:
            found[tuple(sorted(drawn))] += odds  # type: ignore[assignment]
            return
        for kind, chance in s.chance_outcomes():
            card = int(s.action_to_string(pyspiel.PlayerId.CHANCE, kind).removeprefix("deal "))
            walk(s.child(kind), (*drawn, card), odds * chance)

    walk(state, (), 1.0)
    return found


def test_one_thing_after_the_other_is_drawn_with_the_same_odds() -> None:
    first = openspiel.load("toy", 2).new_initial_state()
    assert first.is_chance_node()
    s, _ = load(toy.GAME, {"seats": ["P1", "P2"]}, toy.Options())
    assert isinstance(s.question, Chance)
    wanted = {outcome[2:]: odds for outcome, odds in s.question.outcomes()}
    assert {drawn: Fraction(odds).limit_denominator(1000) for drawn, odds in outcomes(first, 2).items()} == wanted


def test_a_player_does_not_know_what_others_hold_or_choose() -> None:
    known = set()
    for cards in ([1, 2], [3, 4]):
        hands = {"P1": [1, 4], "P2": cards}
        state = openspiel.load("toy", 2, {"seats": ["P1", "P2"], "hands": hands}).new_initial_state()
        state.apply_action(state.legal_actions()[0])
        assert state.is_simultaneous_node()
        known.add(state.information_state_string(0))
        assert state.information_state_string(1) not in known
    assert len(known) == 1


def test_what_a_player_did_is_known_to_it() -> None:
    states = [openspiel.load("toy", 2, {"seats": ["P1", "P2"], "hands": {"P1": [1, 4], "P2": [2, 2]}})] * 2
    strings = []
    for at, game in enumerate(states):
        state = game.new_initial_state()
        state.apply_action(state.legal_actions()[at])
        strings.append((state.information_state_string(0), state.observation_string(0)))
    assert strings[0][0] != strings[1][0]


def test_bad_parameters() -> None:
    with pytest.raises(MischiaError, match="9 can't play quickshot"):
        openspiel.load("quickshot", 9)
    with pytest.raises(MischiaError, match="no option of quickshot"):
        openspiel.load("quickshot", flavour="mint")
    with pytest.raises(BadPosition, match="here they are called"):
        openspiel.load("toy", 2, {"seats": ["Ann", "Bob"]}).new_initial_state()


LAST_ROUND = {
    "seats": ["P1", "P2", "P3"],
    "round": 4,
    "leader": "P1",
    "phase": "lead",
    "hands": {"P1": [4], "P2": [1, 2, 5], "P3": [3, 6]},
}


def test_cfr_solves_a_last_round() -> None:
    """P1 leads 4 and is lost. Of P2's cards 1 beats 3, 2 beats 6, and 5 beats nothing: so P2 plays 1 or 2, and P3
    plays 3 or 6, each as often, and each wins half of the time."""
    game = pyspiel.convert_to_turn_based(openspiel.load("quickshot", 3, LAST_ROUND))
    solver = cfr.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    second = {state.action_to_string(action): odds for action, odds in policy.action_probabilities(state).items()}
    assert second == pytest.approx({"play 1": 0.5, "play 2": 0.5, "play 5": 0.0}, abs=0.06)
    state.apply_action(state.legal_actions()[0])
    third = {state.action_to_string(action): odds for action, odds in policy.action_probabilities(state).items()}
    assert third == pytest.approx({"play 3": 0.5, "play 6": 0.5}, abs=0.06)
    values = expected_game_score.policy_value(game.new_initial_state(), [policy] * 3)
    assert list(values) == pytest.approx([0.0, 0.5, 0.5], abs=0.03)
    assert exploitability.nash_conv(game, policy) < 0.1
