"""What remembering is worth: how likely guesses hold the truth, and how often who remembers beats who does not."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import exp
from typing import Any

from mischia.bots import Bot, bot_named
from mischia.bots.advice import wilson
from mischia.core import fate
from mischia.core.game import Game, Odds
from mischia.core.guess import Seen
from mischia.core.match import CHANCE, Match
from mischia.lab.asking import asked
from mischia.lab.experiments.experiment import Experiment
from mischia.lab.experiments.players import Bots, player_named

FORGETFUL = "forgetful "  # before a level: the same, but it remembers nothing of what others did

Told = Callable[[Match, str, Seen], None]


@dataclass(frozen=True)
class Forgetful:
    """A bot that guesses by what it sees alone."""

    bot: Bot

    def choose(self, seen: Seen) -> str:
        return self.bot.choose(replace(seen, memory={}))


def hides(game: Game) -> bool:
    """Whether a seat has any use for remembering."""
    return game.recall is not None


def forgetful(level: str) -> Bots:
    """By its name, a level that remembers nothing."""
    return {FORGETFUL + level: lambda seed: Forgetful(bot_named(level, seed))}


@dataclass
class Sum:
    """What was found of one sort of hidden things."""

    times: int = 0
    things: int = 0
    before: float = 0.0
    after: float = 0.0
    gains: list[float] = field(default_factory=list)

    def add(self, one: Odds) -> None:
        self.times += 1
        self.things += one.things
        self.before += one.before
        self.after += one.after
        self.gains.append(one.after - one.before)

    @property
    def factor(self) -> float:
        """By how much the truth is likelier than before, for each thing: the geometric mean."""
        return exp((self.after - self.before) / self.things)

    @property
    def better(self) -> float:
        """The share of the times that it is likelier than before, of those when anything changed."""
        changed = [gain for gain in self.gains if abs(gain) > 1e-9]
        return sum(gain > 0 for gain in changed) / len(changed) if changed else 0.0


def odds_in(experiment: Experiment) -> dict[str, Sum]:
    """By what is hidden: how likely whoever is asked would guess it, in all matches of an experiment."""
    found: dict[str, Sum] = defaultdict(Sum)

    def note(match: Match, name: str, seen: Seen) -> None:
        for one in match.game.odds(seen.imagine(), seen.seat, match.state):
            found[one.what].add(one)

    for number in range(experiment.matches):
        played(experiment, number, None, note)
    return dict(found)


def played(experiment: Experiment, number: int, own: Bots | None, note: Told | None) -> Match:
    """A match, played to its end; whoever is asked last at a question is noted when all others have chosen."""
    match, players = experiment.match(number), experiment.line_up(number)
    bots = {
        name: player_named(player, f"{match.secret}/{seat}", own)
        for seat, (name, player) in enumerate(zip(experiment.names(), players, strict=True))
    }
    draws = 0
    while not match.over:
        names = [match.names[seat] for seat in asked(match.state)]
        if not names:
            outcome: Any = fate.outcome(match.secret, draws, match.chances()[0])
            draws += 1
            match.play(CHANCE, match.game.phrase(outcome, match.names))
            continue
        chosen = [(name, bots[name].choose(match.see_as(name))) for name in names]
        for name, phrase in chosen:
            if note is not None and name == names[-1]:
                note(match, name, match.see_as(name))
            match.play(name, phrase)
    return match


def strength(experiment: Experiment, own: Bots) -> tuple[float, float, float]:
    """The part of the wins of the first player of a table, and between which bounds it lies."""
    won = 0.0
    first = experiment.tables[0][0]
    for number in range(experiment.matches):
        winners, players = played(experiment, number, own, None).state.winners, experiment.line_up(number)
        won += sum(players[seat] == first for seat in winners) / len(winners) if winners else 0.5
    return won / experiment.matches, *wilson(won / experiment.matches, experiment.matches)


# --- as tables


def odds_table(game: str, levels: list[str], seats: int, matches: int, seed: str) -> Iterator[str]:
    """A row for each level and what is hidden."""
    yield "| level | hidden | times | nats before | nats after | likelier, each | likelier, all | better |"
    yield f"|{'---|' * 8}"
    for level in levels:
        experiment = Experiment("beliefs", game, ((level,),), seats, matches, seed).check()
        for what, one in odds_in(experiment).items():
            before, after = (-all_of / one.things for all_of in (one.before, one.after))
            whole = exp((one.after - one.before) / one.times)
            cells = [level, what, f"{one.times}", f"{before:.3f}", f"{after:.3f}"]
            cells += [f"×{one.factor:.3f}", f"×{whole:.2f}", f"{one.better:.0%}"]
            yield f"| {' | '.join(cells)} |"


def strength_table(game: str, levels: list[str], seats: int, matches: int, seed: str) -> Iterator[str]:
    """A row for each level against itself without memory."""
    yield "| level | against | seats | matches | won | interval |"
    yield f"|{'---|' * 6}"
    for level in levels:
        own = forgetful(level)
        pair = (level, FORGETFUL + level)
        experiment = Experiment("beliefs", game, (pair,), seats, matches, seed).check(own)
        won, low, high = strength(experiment, own)
        yield f"| {level} | {pair[1]} | {seats} | {matches} | {won:.1%} | {low:.1%} to {high:.1%} |"
