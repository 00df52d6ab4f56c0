"""How bots announce, lie and are believed in swords.

`python -m tests.words style 60` and `beliefs 60` print a table of all levels, `strength 200` one of all pairs; or of
some: `style 60 hard`, `strength 200 "hard,deaf hard" normal,easy,4,5`, the last at tables of four and five.
*deaf* is a level as it was before: it says nothing, and sees nothing of what others say. Otherwise it is the same.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import log2

from mischia import Match
from mischia.bots import Bot, bot_named
from mischia.bots.advice import wilson
from mischia.core.guess import Seen
from mischia.games import GAMES
from mischia.games.swords.bot.evaluate import evaluate
from mischia.games.swords.bot.words import recall
from mischia.games.swords.position.guess import likely
from mischia.games.swords.rules.cards import LETTERS
from mischia.games.swords.rules.duel import actions_chosen
from mischia.games.swords.rules.rounds import all_pointed
from mischia.games.swords.rules.state import NOTHING, State
from mischia.lab.asking import asked

GAME = GAMES["swords"]
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
LEVELS = ("easy", "normal", "hard")
PAIRS = ("normal,deaf normal", "hard,deaf hard", "normal,easy", "hard,normal", "hard,random")
SEATS = (3, 4, 5)
SAID = ("nothing", "truth", "lie")


@dataclass(frozen=True)
class Deaf:
    """A bot that neither says nor hears anything."""

    bot: Bot

    def choose(self, seen: Seen) -> str:
        if "ready" in seen.moves:
            return "ready"
        return self.bot.choose(replace(seen, view={**seen.view, "claims": {}}, speaks=False))


def player(name: str, seed: object) -> Bot:
    """A player by the name of its level; a deaf one too."""
    return Deaf(bot_named(name.removeprefix("deaf "), seed)) if name.startswith("deaf ") else bot_named(name, seed)


class Played:
    """A match played to its end, round by round."""

    def __init__(self, players: Sequence[str], number: int) -> None:
        self.match = Match(GAME, GAME.fill_up(list(NAMES[: len(players)]), []), {}, f"words/{number}")
        self.bots = [player(name, f"{number}/{seat}") for seat, name in enumerate(players)]

    def questions(self) -> Iterator[tuple[State, list[str]]]:
        """The table at each question, and what was chosen there."""
        match = self.match
        while not match.over:
            s = match.state
            assert isinstance(s, State)
            seats = asked(s)
            chosen = [self.bots[seat].choose(match.see_as(match.names[seat])) for seat in seats]
            yield s, chosen
            for seat, phrase in zip(seats, chosen, strict=True):
                match.play(match.names[seat], phrase)


# --- how they talk


class Style:
    """By what was said: rounds of one seat, in how many it got a pile, and how its chance to win changed."""

    def __init__(self) -> None:
        self.rounds: Counter[str] = Counter()
        self.got: Counter[str] = Counter()
        self.gained: Counter[str] = Counter()

    def note(self, said: Sequence[str], before: State, after: State, took: set[int]) -> None:
        """A round."""
        for seat, word in enumerate(said):
            self.rounds[word] += 1
            self.got[word] += seat in took
            self.gained[word] += evaluate(after)[seat] - evaluate(before)[seat]  # type: ignore[assignment]


def style(players: Sequence[str], matches: int) -> Style:
    found = Style()
    for number in range(matches):
        played = Played(players, number)
        match = played.match
        said: list[str] = []
        before, since = State(), 0
        for s, chosen in played.questions():
            if said and s.round > before.round:
                found.note(said, before, s, taking(match, since))
                said = []
            if s.question is not None and s.question.then == all_pointed:
                said = [word(s.claims[seat], phrase) for seat, phrase in enumerate(chosen)]
                before, since = s.clone(), len(match.events)
        assert isinstance(match.state, State)
        found.note(said, before, match.state, taking(match, since))
    return found


def word(claim: int, phrase: str) -> str:
    """What was said of where somebody points."""
    return "nothing" if claim == NOTHING else "truth" if phrase == f"point {LETTERS[claim]}" else "lie"


def taking(match: Match, since: int) -> set[int]:
    return {event.args[0] for event in match.events[since:] if event.id == "takes"}


def style_table(matches: int, *levels: str) -> Iterator[str]:
    """A row for each level, four of it at a table."""
    yield (
        "| level | announces | of these lies | gets a pile after nothing | after the truth | after a lie "
        "| chance to win after nothing | after the truth | after a lie |"
    )
    yield f"|{'---|' * 9}"
    for level in levels or LEVELS:
        found = style([level] * 4, matches)
        told = found.rounds["truth"] + found.rounds["lie"]
        cells = [f"{told / found.rounds.total():.0%}", f"{found.rounds['lie'] / max(1, told):.0%}"]
        cells += [f"{found.got[word] / max(1, found.rounds[word]):.0%}" for word in SAID]
        cells += [f"{100 * found.gained[word] / max(1, found.rounds[word]):+.1f}" for word in SAID]
        yield f"| {level} | {' | '.join(cells)} |"


# --- how strong it makes them


def line_up(pair: Sequence[str], seats: int, number: int) -> list[str]:
    """Who sits where: all ways in turn to share out the seats; of an odd number each has one more every other time."""
    more = seats // 2 + (seats % 2 and number % 2)
    ways = list(combinations(range(seats), more))
    first = ways[number // 2 % len(ways)]
    return [pair[0] if seat in first else pair[1] for seat in range(seats)]


def strength(pair: Sequence[str], seats: int, matches: int) -> float:
    """The part of the matches that a seat of the first wins; even strength would win half."""
    won = 0
    for number in range(matches):
        players = line_up(pair, seats, number)
        played = Played(players, number)
        for _ in played.questions():
            pass
        won += players[played.match.state.winners[0]] == pair[0]
    return won / matches


def strength_table(matches: int, *pairs: str) -> Iterator[str]:
    """A row for each pair and number of seats."""
    yield "| level | against | seats | matches | won | interval |"
    yield f"|{'---|' * 6}"
    for pair in pairs or PAIRS:
        one, other, *told = pair.split(",")
        for seats in [int(number) for number in told] or SEATS:
            won = strength((one, other), seats, matches)
            low, high = wilson(won, matches)
            yield f"| {one} | {other} | {seats} | {matches} | {won:.1%} | {low:.1%} to {high:.1%} |"


# --- how well they guess


def beliefs(players: Sequence[str], matches: int) -> dict[str, list[tuple[float, float, float]]]:
    """For everything put away, how likely it was held: before, by what is wanted alone, and by what was said too."""
    found: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for number in range(matches):
        played = Played(players, number)
        for s, chosen in played.questions():
            question = s.question
            assert question is not None
            if question.then not in (all_pointed, actions_chosen):
                continue
            known, mute = s.clone(), s.clone()
            known.memory = recall(played.match.events, s.seats)
            mute.claims = [NOTHING] * s.seats
            for seat, phrase in zip(asked(s), chosen, strict=True):
                moves = question.onward(seat)
                move = next(move for move in moves if GAME.phrase(move, played.match.names) == phrase)
                at = moves.index(move)
                what = "action" if question.then == actions_chosen else "nothing said"
                if what != "action" and s.claims[seat] != NOTHING:
                    what = "said"
                found[what].append((1 / len(moves), likely(mute, seat)[at], likely(known, seat)[at]))
    return found


def beliefs_table(matches: int, *levels: str) -> Iterator[str]:
    """A row for each level and kind of choice: how often a guess hits, and how much the truth surprises."""
    yield "| level | what | times | hits before | by wants | by words too | bits before | by wants | by words too |"
    yield f"|{'---|' * 9}"
    for level in levels or LEVELS:
        for what, odds in sorted(beliefs([level] * 4, matches).items()):
            hits = [f"{sum(one[way] for one in odds) / len(odds):.1%}" for way in range(3)]
            bits = [f"{-sum(log2(one[way]) for one in odds) / len(odds):.2f}" for way in range(3)]
            yield f"| {level} | {what} | {len(odds)} | {' | '.join([*hits, *bits])} |"


TABLES: dict[str, Callable[..., Iterator[str]]] = {
    "style": style_table,
    "strength": strength_table,
    "beliefs": beliefs_table,
}

if __name__ == "__main__":
    for line in TABLES[sys.argv[1]](int(sys.argv[2]), *sys.argv[3:]):
        print(line, flush=True)
