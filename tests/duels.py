"""Figures of the virtual duel of swords, beside those of its law: `python -m tests.duels 4000 docs/swords.md`."""

import sys
from collections.abc import Callable, Iterator
from itertools import pairwise, takewhile
from pathlib import Path
from random import Random

from mischia import Match
from mischia.bots import bot_named
from mischia.bots.search import weighted
from mischia.core.position import load
from mischia.core.questions import AskAll, Moves
from mischia.games import GAMES
from mischia.games.swords.bot import duel_strategy
from mischia.games.swords.rules.cards import IDS
from mischia.games.swords.rules.duel import start_bout
from mischia.games.swords.rules.state import NOTHING, State

Fencer = Callable[[State, int, Moves], list[float]]
GAME = GAMES["swords"]
NO_CARD = "light-feet"  # black: without a shorter duellist it has no effect
LAW = {  # first wins, mean beats, with a void, by V27, by the coin, contacts, by a slip
    ("random", "random", "no card"): (0.502, 6.4, 0.16, 0.020, 0.004, 1.2, 0.0),
    ("sound", "random", "no card"): (0.650, 4.7, 0.12, 0.003, 0.001, 1.0, 0.0),
    ("sound", "sound", "no card"): (0.493, 4.0, 0.11, 0.0004, 0.0, 1.0, 0.0),
    ("random", "random", "pile"): (0.507, 5.9, 0.15, 0.015, 0.002, 1.0, 0.13),
    ("sound", "random", "pile"): (0.643, 4.4, 0.12, 0.003, 0.0004, 0.9, 0.09),
    ("sound", "sound", "pile"): (0.498, 4.0, 0.11, 0.002, 0.0006, 1.0, 0.08),
}
SOLVED = (("solved", "random", "pile"), ("solved", "sound", "pile"))  # rows that the law does not have
ALIKE = (("random", "no card"), ("sound", "no card"), ("random", "pile"), ("sound", "pile"))
HEAD = ("duel", "first wins", "beats", "void", "V27", "coin", "contacts", "slip")


def anything(s: State, fighter: int, moves: Moves) -> list[float]:
    """Any action, each as likely as the next."""
    return [1.0] * len(moves)


FENCERS: dict[str, Fencer] = {"random": anything, "sound": duel_strategy.sound, "solved": duel_strategy.solved}


def table(pile: str, rng: Random) -> State:
    """Ann and Bob before the first bout; a pile is one to four random cards."""
    cards = [NO_CARD] if pile == "no card" else rng.sample([id for id in IDS for _ in range(3)], rng.randint(1, 4))
    given = {"phase": "toss", "duel": {"cards": cards, "fighters": ["Ann", "Bob"], "shorter": None}}
    s = load(GAME, given, GAME.options())[0]
    assert isinstance(s, State)
    s.log = []
    s.agenda = [start_bout]
    s.proceed()
    return s


def fight(s: State, fencers: tuple[Fencer, Fencer], rng: Random) -> None:
    """The duel to its end."""
    while s.pile != NOTHING:
        question = s.question
        assert question is not None
        if isinstance(question, AskAll):
            chosen = [weighted(moves, fencers[f](s, f, moves), rng) for f in (0, 1) if (moves := question.onward(f))]
            s.answer([*chosen, None])
        else:
            s.answer(question.pick(rng))


def figures(first: str, second: str, pile: str, times: int, rng: Random) -> tuple[float, ...]:
    """A row of the table; the two change seats after every duel."""
    sums = [0.0] * 7
    for number in range(times):
        s = table(pile, rng)
        one, other = FENCERS[first], FENCERS[second]
        fight(s, (other, one) if number % 2 else (one, other), rng)
        assert s.log is not None
        said = [event.id for event in s.log]
        winner = next(event.args[0] for event in s.log if event.id == "wins-duel")
        sums[0] += winner == number % 2
        sums[1] += said.count("beat")
        sums[2] += "void" in said
        sums[3] += "time" in said
        sums[4] += "toss" in said
        sums[5] += said.count("contact")
        sums[6] += said[said.index("wins-duel") - 1] == "breaks"
    return tuple(one / times for one in sums)


def first_seat(fencer: str, pile: str, times: int, rng: Random) -> float:
    """How often the first seat wins when both fence alike; here nobody changes seats."""
    won = 0
    for _ in range(times):
        s = table(pile, rng)
        fight(s, (FENCERS[fencer], FENCERS[fencer]), rng)
        assert s.log is not None
        won += next(event.args[0] for event in s.log if event.id == "wins-duel") == 0
    return won / times


def of_bots(level: str, matches: int) -> tuple[list[tuple[int, int]], list[int]]:
    """The duels of whole matches between four bots with one seed: the actions of each beat, the beats of each duel."""
    pairs: list[tuple[int, int]] = []
    lengths: list[int] = []
    for number in range(matches):
        match = Match(GAME, GAME.fill_up(["Ann", "Bob", "Cid", "Dan"], []), {}, number)
        bot = bot_named(level, number)
        while not match.over:
            for name, seen in [(name, match.see_as(name)) for name in match.awaited]:
                match.play(name, bot.choose(seen))
        told = [event for event in match.events if event.id in ("beat", "wins-duel")]
        pairs += [(event.args[2], event.args[4]) for event in told if event.id == "beat"]
        ends = [-1, *[at for at, event in enumerate(told) if event.id == "wins-duel"]]
        lengths += [end - start - 1 for start, end in pairwise(ends)]
    return pairs, lengths


def row(title: str, found: tuple[float, ...]) -> str:
    """A row as Markdown."""
    wins, beats, void, time, toss, contacts, slip = found
    return (
        f"| {title} | {wins:.1%} | {beats:.1f} | {void:.0%} | {time:.2%} | {toss:.2%} | {contacts:.1f} | {slip:.0%} |"
    )


def duels(times: int) -> Iterator[str]:
    """The table of all duels, each row above the law's."""
    yield f"| {' | '.join(HEAD)} |"
    yield f"|{'---|' * len(HEAD)}"
    for first, second, pile in [*LAW, *SOLVED]:
        many = times // 10 if (first, second, pile) in SOLVED else times
        yield row(f"{first} – {second}, {pile}", figures(first, second, pile, many, Random(f"{first}{second}{pile}")))
        if (first, second, pile) in LAW:
            yield row("*law*", LAW[first, second, pile])


def seats(times: int) -> Iterator[str]:
    """The table of the seats."""
    yield "| both fence | first seat wins |"
    yield "|---|---|"
    for fencer, pile in ALIKE:
        yield f"| {fencer}, {pile} | {first_seat(fencer, pile, 5 * times, Random(f'seat{fencer}{pile}')):.1%} |"


def renewed(text: str, table: list[str]) -> str:
    """A page with this table in the place of the one that has the same head."""
    lines = text.split("\n")
    at = lines.index(table[0])
    old = list(takewhile(lambda line: line.startswith("|"), lines[at:]))
    return "\n".join([*lines[:at], *table, *lines[at + len(old) :]])


def main(times: int, page: Path | None) -> None:
    """Print the tables, or put them in their places on a page."""
    for made in (duels(times), seats(times)):
        table = list(made)
        if page is None:
            print("\n".join(table) + "\n")
        else:
            page.write_text(renewed(page.read_text(encoding="utf-8"), table), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000, Path(sys.argv[2]) if len(sys.argv) > 2 else None)
