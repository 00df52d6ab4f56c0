"""How often bots prefer which card, for `quickshot/bot/habits.py`: what they did, out of which hands, in many matches.

`python -m tests.habits 400 expert` prints the numbers, or several levels take turns; at tables of all sizes.
A choice is taken to be made by worth: each alternative is as likely as e to its worth, and worth is a sum of features.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence

import numpy as np
from scipy.optimize import minimize

from mischia import Match
from mischia.bots import bot_named
from mischia.games import GAMES
from mischia.games.quickshot.bot.habits import features
from mischia.games.quickshot.rules.state import State
from mischia.lab.asking import asked

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus")
SEATS = (3, 4, 5, 6, 7)
GAME = GAMES["quickshot"]
RIDGE = 2.0  # so many choices against a worth of 1

Choice = tuple[list[tuple[str, ...]], int]  # the features of each alternative, and which one was chosen


def choices(levels: Sequence[str], matches: int) -> Iterator[Choice]:
    """Everything that was chosen openly, out of the hand from which it was chosen."""
    for number in range(matches):
        names = NAMES[: SEATS[number % len(SEATS)]]
        match = Match(GAME, GAME.fill_up(list(names), []), {}, f"habits/{number}")
        level = levels[number % len(levels)]
        while not match.over:
            s = match.state
            assert isinstance(s, State)
            seats = asked(s)
            chosen = [bot_named(level, f"{number}/{seat}").choose(match.see_as(match.names[seat])) for seat in seats]
            for seat, phrase in zip(seats, chosen, strict=True):
                yield from features(s, seat, match.choices(match.names[seat])[phrase])
            for seat, phrase in zip(seats, chosen, strict=True):
                match.play(match.names[seat], phrase)


def fitted(made: Sequence[Choice]) -> dict[str, float]:
    """What each feature is worth, as the choices are likeliest."""
    found: dict[str, int] = {}
    rows, columns, groups, taken = [], [], [], []
    at = 0
    for number, (alternatives, chosen) in enumerate(made):
        for which, names in enumerate(alternatives):
            for name in names:
                rows.append(at)
                columns.append(found.setdefault(name, len(found)))
            groups.append(number)
            if which == chosen:
                taken.append(at)
            at += 1
    row, column, group, mine = (np.array(each) for each in (rows, columns, groups, taken))

    def cost(worth: np.ndarray) -> tuple[float, np.ndarray]:
        score = np.bincount(row, worth[column], at)
        odds = np.exp(np.clip(score, -30, 30))
        odds = odds / np.bincount(group, odds)[group]
        wanting = -odds
        wanting[mine] += 1
        slope = np.bincount(column, wanting[row], len(found)) - RIDGE * worth
        return -np.log(odds[mine]).sum() + RIDGE / 2 * (worth**2).sum(), -slope

    best = minimize(cost, np.zeros(len(found)), jac=True, method="L-BFGS-B").x
    print(f"# {len(made)} choices, nats each: {np.log([len(one) for one, _ in made]).mean():.3f} by chance, ", end="")
    print(f"{(cost(best)[0] - RIDGE / 2 * (best**2).sum()) / len(made):.3f} by habit")
    return {name: float(best[place]) for name, place in found.items()}


def main(matches: int, levels: Sequence[str]) -> None:
    by_kind: dict[str, list[Choice]] = defaultdict(list)
    for choice in choices(levels, matches):
        if len(choice[0]) > 1:
            by_kind[choice[0][0][0].split(" ")[0]].append(choice)
    for kind, made in by_kind.items():
        print(f"# {kind}")
        for name, worth in sorted(fitted(made).items()):
            print(f"{name}: {worth:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2].split(","))
