"""What the games of a club add up to: evenings, head to head, streaks, what is played most, and a card of each member.

The rules of a game say who has won, and nothing of the places behind: to finish ahead of somebody is to win where they
do not.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import takewhile
from typing import NamedTuple

from mischia.bots.advice import wilson
from mischia.table.store.archive import Played
from mischia.table.store.finished import Player

APART = 6 * 3600.0  # seconds between the ends of two games that lie on two evenings
ENOUGH = 5  # games from which on more can be said than who won them


class Tally(NamedTuple):
    """How often somebody finished ahead of somebody else, of the games that were decided between the two."""

    ahead: int = 0
    of: int = 0

    @property
    def lead(self) -> int:
        """1: over half, -1: under half; 0: neither, or too few games to say."""
        twice = 2 * self.ahead
        return 0 if self.of < ENOUGH else (twice > self.of) - (twice < self.of)

    @property
    def enough(self) -> bool:
        return self.of >= ENOUGH


@dataclass(frozen=True)
class Evening:
    """Games that lie close together, the first of them first."""

    key: str  # in its address: the day, and a number where there are several
    games: tuple[Played, ...]

    @property
    def at(self) -> float:
        """When the first game ended, which tells it apart from all others."""
        return self.games[0].ended

    @property
    def wins(self) -> list[tuple[str, int]]:
        """Who has won how often, the most often first; whoever won first stands first among equals."""
        found = Counter(winner_key(player) for game in self.games for player in game.players if player.won)
        names = {winner_key(player): player.name for game in self.games for player in game.players}
        return [(names[who], many) for who, many in found.most_common()]


@dataclass(frozen=True)
class Remark:
    """The dry line under an evening: a message, and what it tells."""

    id: str
    names: tuple[str, ...] = ()
    count: int = 0
    of: int = 0
    game: str = ""


@dataclass(frozen=True)
class Run:
    """A streak: evenings or games in a row, that still runs or is the club's record."""

    kind: str  # "evenings", "wins", "dry" (games without a win) or "record"
    person: str
    count: int
    since: float


@dataclass(frozen=True)
class Card:
    """What is told of a member."""

    played: int
    won: int
    low: float  # of the share of wins, where the truth lies nineteen times of twenty
    high: float
    equal: float  # the share of wins if all were equal
    most: str | None  # the game that they play most
    nemesis: tuple[str, Tally] | None  # who finishes ahead of them most often

    @property
    def share(self) -> float:
        return self.won / self.played if self.played else 0.0


def winner_key(player: Player) -> str:
    return player.person or f"{player.kind} {player.name}"


def that_count(games: Sequence[Played]) -> list[Played]:
    """Of a club's games those that count: two people at least, from the usual beginning to the end."""
    return [one for one in games if not one.abandoned and not one.plays_on and many_people(one) > 1]


def contests(games: Sequence[Played]) -> list[Played]:
    """The games that somebody has won against somebody."""
    return [one for one in games if len({player.won for player in one.players}) > 1]


def many_people(game: Played) -> int:
    return sum(player.kind == "person" for player in game.players)


def evenings(games: Sequence[Played]) -> list[Evening]:
    """The evenings of a club, the newest first, out of its games, the newest first."""
    groups: list[list[Played]] = []
    for game in reversed(games):
        if not groups or game.ended - groups[-1][-1].ended > APART:
            groups.append([])
        groups[-1].append(game)
    days: Counter[str] = Counter()
    found = []
    for group in groups:
        day = day_of(group[0].ended)
        days[day] += 1
        found.append(Evening(day if days[day] == 1 else f"{day}-{days[day]}", tuple(group)))
    return found[::-1]


def day_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def remarks(nights: Sequence[Evening]) -> list[Remark]:
    """What is said of each evening, the newest first; only what the results say."""
    known: Counter[str] = Counter()  # by game: how often the club has played it before
    has_played: set[tuple[str | None, str]] = set()
    found = []
    for night in reversed(nights):
        found.append(first_and_won(night, known, has_played) or remark(night))
        known.update(game.game for game in night.games)
        has_played.update((player.person, game.game) for game in night.games for player in game.players)
    return found[::-1]


def remark(evening: Evening) -> Remark:
    """What is said of an evening by itself."""
    of, wins = len(evening.games), evening.wins
    if not wins:
        return Remark("nobody", of=of)
    bots = {player.name for game in evening.games for player in game.players if player.kind != "person"}
    best = wins[0][1]
    first = [name for name, many in wins if many == best]
    if of == 1:
        return Remark("bot-alone" if set(first) <= bots else "one", tuple(first), of=of)
    if len(first) == 1:
        kind = "bot" if first[0] in bots else "all" if best == of else "most"
        return Remark(kind, tuple(first), best, of)
    return Remark("each" if best == 1 else "shared", tuple(first), best, of)


def first_and_won(
    evening: Evening, known: Mapping[str, int], has_played: Collection[tuple[str | None, str]]
) -> Remark | None:
    """Somebody's first game of a kind that the club knows well, and they won it."""
    tonight: set[tuple[str, str]] = set()
    for game in evening.games:
        for player in game.players:
            if player.person is None:
                continue
            mark = player.person, game.game
            if player.won and mark not in has_played and mark not in tonight and known[game.game] >= ENOUGH:
                return Remark("first", (player.name,), game=game.game)
            tonight.add(mark)
    return None


def head_to_head(games: Sequence[Played]) -> dict[tuple[str, str], Tally]:
    """By two people: how often the first finished ahead of the second."""
    found: dict[tuple[str, str], list[int]] = {}
    for game in games:
        won = [player.person for player in game.players if player.won and player.person is not None]
        lost = [player.person for player in game.players if not player.won and player.person is not None]
        for up in won:
            for down in lost:
                found.setdefault((up, down), [0, 0])[0] += 1
                found[up, down][1] += 1
                found.setdefault((down, up), [0, 0])[1] += 1
    return {pair: Tally(*sums) for pair, sums in found.items()}


def streaks(games: Sequence[Played], nights: Sequence[Evening], members: Sequence[str]) -> list[Run]:
    """The streaks of members that are worth telling: those that run before the record, at most one of a kind."""
    results, best = results_of(games), [(night, best_of(night)) for night in nights]
    found: list[Run] = []
    for kind, runs in (
        ("evenings", [best_evenings(best, person) for person in members]),
        ("wins", [run_of(results.get(person, ()), won=True) for person in members]),
        ("dry", [run_of(results.get(person, ()), won=False) for person in members]),
        ("record", [record_of(results.get(person, ())) for person in members]),
    ):
        least = ENOUGH if kind == "dry" else 2
        longest = max(runs, key=lambda run: run[0], default=(0, 0.0))
        told = kind == "record" and any(run.kind == "wins" and run.count == longest[0] for run in found)
        if longest[0] >= least and not told:
            found.append(Run(kind, members[runs.index(longest)], *longest))
    return found


Results = Sequence[tuple[bool, float]]  # whether somebody has won, and when, the newest first


def results_of(games: Sequence[Played]) -> dict[str, Results]:
    """By person: how their games went."""
    found: dict[str, list[tuple[bool, float]]] = {}
    for game in contests(games):
        for player in game.players:
            if player.person is not None:
                found.setdefault(player.person, []).append((player.won, game.ended))
    return dict(found)


def run_of(results: Results, won: bool) -> tuple[int, float]:
    """How many games somebody has won in a row (or not won) up to now, and since when."""
    run = list(takewhile(lambda one: one[0] == won, results))
    return (len(run), run[-1][1]) if run else (0, 0.0)


def record_of(results: Results) -> tuple[int, float]:
    """The most games that somebody has ever won in a row, and since when."""
    best, run, since = (0, 0.0), 0, 0.0
    for won, at in reversed(results):
        run, since = (run + 1, at if run == 0 else since) if won else (0, 0.0)
        best = max(best, (run, since), key=lambda one: one[0])
    return best


class Best(NamedTuple):
    """Who was there on an evening, and who of them won most often."""

    there: frozenset[str | None]
    best: frozenset[str]


def best_of(night: Evening) -> Best:
    players = [player for game in night.games for player in game.players]
    wins = Counter(winner_key(player) for player in players if player.won)
    most = max(wins.values(), default=0)
    best = frozenset(who for who, many in wins.items() if many == most)
    return Best(frozenset(player.person for player in players), best)


def best_evenings(nights: Sequence[tuple[Evening, Best]], person: str) -> tuple[int, float]:
    """How many evenings in a row nobody won more often than somebody, of those that they came to; and since when."""
    many, since = 0, 0.0
    for night, (there, best) in nights:
        if person not in there:
            continue
        if person not in best:
            break
        many, since = many + 1, night.at
    return many, since


def most_played(games: Sequence[Played]) -> list[tuple[str, int]]:
    """The games of a club, the most played first."""
    return sorted(Counter(one.game for one in games).items(), key=lambda one: (-one[1], one[0]))


def card(
    games: Sequence[Played], tallies: Mapping[tuple[str, str], Tally], person: str, members: Sequence[str]
) -> Card:
    """What is told of a member."""
    own = [(game, player) for game in contests(games) for player in game.players if player.person == person]
    played, won = len(own), sum(player.won for _, player in own)
    low, high = wilson(won / played, played) if played else (0.0, 1.0)
    equal = sum(1 / len(game.players) for game, _ in own) / played if played else 0.0
    kinds = most_played([game for game, _ in own])
    against = [(other, tallies.get((other, person), Tally())) for other in members if other != person]
    foes = [one for one in against if one[1].lead > 0]
    nemesis = max(foes, key=lambda one: (one[1].ahead / one[1].of, one[1].of), default=None)
    return Card(played, won, low, high, equal, kinds[0][0] if kinds else None, nemesis)
