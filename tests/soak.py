"""Random games by the hundred thousand: `python -m tests.soak 100000`; of one: `python -m tests.soak 5000 quarriors`.

Every game at every table: no dead end, no crash, no lost card, a winner; and Quickshot beside the figures of its law.
Of a long game there are fewer, unless it is named.
"""

import sys
from collections import Counter
from random import Random
from time import perf_counter

from mischia.core.game import Game
from mischia.games import GAMES
from mischia.games.quickshot.rules.state import State as Quickshot
from tests import laws

LAW_GAMES = 5000  # games in each row of the law's table
# seats: average rounds, ends in round 1 to 4, one survivor, first leader wins
LAW = {
    3: (3.40, (0.08, 0.11, 0.14, 0.67), 0.48, 0.34),
    4: (3.66, (0.03, 0.07, 0.11, 0.79), 0.35, 0.27),
    5: (3.76, (0.02, 0.05, 0.08, 0.85), 0.27, 0.20),
    6: (3.79, (0.02, 0.04, 0.06, 0.88), 0.24, 0.18),
    7: (3.83, (0.02, 0.04, 0.05, 0.90), 0.19, 0.15),
}


def soak(game: Game, times: int, rng: Random) -> tuple[int, Counter[int]]:
    """Play so many random games, spread over every table of a game; the answers given, and how many won how often."""
    tables = laws.tables(game)
    ended = [laws.games_end(tables[number % len(tables)], rng) for number in range(times)]
    return sum(answers for answers, _ in ended), Counter(winners for _, winners in ended)


class Tally:
    """What became of Quickshot games at tables of one size."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.ends: Counter[int] = Counter()
        self.survivor = 0
        self.first_leader = 0

    def play(self, table: laws.Table, rng: Random) -> None:
        """One more game."""
        at = laws.dealt(table, rng)
        s = at.s
        assert isinstance(s, Quickshot)
        first = s.leader
        s.log = []
        while s.question is not None:
            s.answer(s.question.pick(rng))
        assert len(s.winners) == 1
        said = {event.id for event in s.log}
        self.games += 1
        self.ends[s.round] += 1
        self.survivor += len(s.players) == 1
        self.first_leader += s.winners == (first,)
        assert ("reshuffled" in said) == (self.seats == 7 and s.round > 1)  # QS-R27

    def figures(self) -> list[float]:
        """In the order of the law's table."""
        n = self.games
        rounds = sum(number * many for number, many in self.ends.items()) / n
        return [rounds, *[self.ends[r] / n for r in range(1, 5)], self.survivor / n, self.first_leader / n]

    def far_off(self) -> list[str]:
        """The figures that chance alone would hardly put so far from the law's."""
        rounds, ends, survivor, first = LAW[self.seats]
        off = []
        for what, law, here in zip(TITLES, (rounds, *ends, survivor, first), self.figures(), strict=True):
            spread = 0.9 if what == "rounds" else (law * (1 - law)) ** 0.5
            error = spread * (1 / LAW_GAMES + 1 / self.games) ** 0.5
            if abs(law - here) > 4 * error + 0.005:
                off.append(f"{self.seats} seats, {what}: {here:.3f}, the law says {law}")
        return off

    def lines(self) -> list[str]:
        """The figures beside the law's."""
        rounds, ends, survivor, first = LAW[self.seats]
        law = (rounds, *ends, survivor, first)
        return [
            f"{self.seats} seats  law   " + "  ".join(f"{figure:8.2f}" for figure in law),
            "         here  " + "  ".join(f"{figure:8.3f}" for figure in self.figures()),
        ]


TITLES = ("rounds", "ends 1", "ends 2", "ends 3", "ends 4", "survivor", "1st wins")


def quickshot_figures(times: int, rng: Random) -> list[Tally]:
    """The rows of the law's table, so many games each."""
    found = []
    for seats in LAW:
        tally = Tally(seats)
        table = laws.Table(GAMES["quickshot"], laws.NAMES[:seats], (), (("edition", "it"),))
        for _ in range(times):
            tally.play(table, rng)
        found.append(tally)
    return found


def main(times: int, names: list[str]) -> None:
    """Soak every game, or those that are named; and compare Quickshot with its law."""
    for game in [GAMES[name] for name in names or GAMES]:
        games = times if names else laws.some(game, times)
        begin = perf_counter()
        answers, winners = soak(game, games, Random(times))
        took = perf_counter() - begin
        tables = len(laws.tables(game))
        print(f"{game.name}: {games:,} games at {tables} tables, {answers:,} answers, {took:.0f} s: nothing lost")
        print("won by " + ", ".join(f"{many}: {games:,} games" for many, games in sorted(winners.items())))
        assert game.name != "quickshot" or set(winners) == {1}  # QS-R19
    if names and "quickshot" not in names:
        return
    print("               " + "  ".join(f"{title:>8}" for title in TITLES))
    far_off = []
    for tally in quickshot_figures(max(200, times // 20), Random(times)):
        print("\n".join(tally.lines()))
        far_off += tally.far_off()
    sys.exit("\n".join(far_off) or None)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000, sys.argv[2:])
