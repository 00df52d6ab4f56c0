"""Train a small policy on Quickshot and beat easy: `python examples/train_policy.py [MATCHES]`, with numpy alone.

The policy is one row of numbers for each action: how much it pays, given what the seat sees. It is fitted to who won,
first in random play, then in its own too. The table is the one of `mischia.lab.pettingzoo`, without the ceremony.
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from mischia import Seen
from mischia.lab.experiments.experiment import Experiment
from mischia.lab.experiments.runs import run
from mischia.lab.findings.shares import Share
from mischia.lab.findings.tournament import standings
from mischia.lab.learners.observation import Layout, layout_of
from mischia.lab.learners.table import Seats
from mischia.lab.reports.report import between, percent

SEATS = 4
ROUNDS = 3  # of playing and fitting
RIDGE = 100.0  # how much a number must be worth its while


@dataclass
class Policy:
    """How much each action pays, as a sum over what is seen."""

    layout: Layout
    weights: Any  # one row for each action, one column for each feature and a constant

    def best(self, seen: Any, actions: list[int]) -> int:
        values = self.weights[actions] @ np.append(seen, 1.0)
        return actions[int(np.argmax(values))]


def play(policy: Policy | None, layout: Layout, rng: Random, tries: float) -> tuple[list[Any], list[int], list[float]]:
    """One match of the policy against itself, with some random tries: what was seen, done and won by it."""
    table = Seats(layout, rng)
    seen, done, seats = [], [], []
    while not table.over:
        for seat in list(table.asked):
            actions = list(table.legal(seat).moves)
            view = table.vector(seat)
            guess = policy is None or rng.random() < tries
            action = rng.choice(actions) if guess or policy is None else policy.best(view, actions)
            if len(actions) > 1:
                seen.append(view)
                done.append(action)
                seats.append(seat)
            table.choose(seat, action)
    parts = table.parts()
    return seen, done, [parts[seat] for seat in seats]


def fit(layout: Layout, seen: Any, done: Any, won: Any) -> Policy:
    """Ridge regression of the win on the view, action by action."""
    weights = np.zeros((layout.actions, len(layout.features) + 1))
    weights[:, -1] = won.mean()
    for action in np.unique(done):
        rows = done == action
        views = np.column_stack([seen[rows], np.ones(rows.sum())]).astype(float)
        square = views.T @ views + RIDGE * np.eye(views.shape[1])
        weights[action] = np.linalg.solve(square, views.T @ won[rows])
    return Policy(layout, weights)


def train(matches: int, seed: int = 1) -> Policy:
    """Play, fit, play on with what was learnt."""
    layout = layout_of("quickshot", SEATS, {})
    rng = Random(seed)
    policy: Policy | None = None
    seen, done, won = [], [], []
    for _ in range(ROUNDS):
        for _ in range(matches // ROUNDS):
            for kept, more in zip((seen, done, won), play(policy, layout, rng, 0.3), strict=True):
                kept.extend(more)
        policy = fit(layout, np.array(seen), np.array(done), np.array(won))
    assert policy is not None
    return policy


class Trained:
    """The policy as a bot: it gets a seat's knowledge, as every bot does."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, seen: Seen) -> str:
        s, layout = seen.imagine(), self.policy.layout
        assert s.question is not None
        moves = layout.legal(s.question.legal(seen.seat), seen.seat).moves
        action = self.policy.best(layout.see(s, seen.seat), list(moves))
        return seen.game.phrase(moves[action], seen.view[seen.game.seats_key])


def measure(policy: Policy, against: str, matches: int) -> Share:
    """The policy's part of the win, with half of the seats."""
    with TemporaryDirectory() as folder:
        players = (("trained", against),)
        experiment = Experiment("tournament", "quickshot", players, SEATS, matches, "train")
        results = run(experiment, Path(folder) / "trained.jsonl", own={"trained": lambda seed: Trained(policy)})
        return standings(results).shares["trained"]


def main(matches: int = 3000, measured: int = 600) -> bool:
    policy = train(matches)
    share = measure(policy, "easy", measured)
    estimate = share.estimate()
    print(
        f"trained against easy: {percent(estimate.value)} of the win for each seat ({between(estimate)}), 25% is even"
    )
    return estimate.low > 1 / SEATS


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
