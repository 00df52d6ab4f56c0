"""How long the levels think, question by question: `python -m tests.times 40 docs/times.md`.

Bots of the level `normal` play on; whenever a seat has to choose, each level is asked what it would do, until it was
asked so often at each kind of question. The time is the processor's, of plain Python on one core, nothing else running.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from mischia import Match
from mischia.bots import bot_named, levels_of
from mischia.games import GAMES
from mischia.lab.asking import asked

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil")
BANDS = {"random": 0.3, "easy": 0.3, "normal": 0.3, "hard": 2.0, "expert": 3.0}  # seconds, at the 99th percentile
SLOW = 2.0  # a slow core takes so much longer than the one that measured
MATCHES = 6  # after so many matches a kind of question that hardly comes up is left
SELDOM = 0.25  # of the questions that come up are looked at, so that late ones have their turn


class Setting(NamedTuple):
    """A table: which game, how many seats, which options."""

    game: str
    seats: int
    options: Mapping[str, Any] = {}

    def __str__(self) -> str:
        return ", ".join([self.game, f"{self.seats} seats", *self.options])


SETTINGS = (
    Setting("quickshot", 3),
    Setting("quickshot", 5),
    Setting("quickshot", 7),
    Setting("swords", 3),
    Setting("swords", 4),
    Setting("swords", 5),
    Setting("swords", 6),
    Setting("quarriors", 2),
    Setting("quarriors", 3),
    Setting("quarriors", 4),
    Setting("deathroads", 2),
    Setting("deathroads", 4),
    Setting("deathroads", 5),
    Setting("deathroads", 2, {"coop": True}),
    Setting("deathroads", 5, {"coop": True}),
)

Times = dict[str, dict[str, list[float]]]  # by level, then by kind of question


def measured(setting: Setting, samples: int, levels: Sequence[str] = ()) -> Times:
    """What each level took, at each kind of question."""
    game = GAMES[setting.game]
    found: Times = {level: defaultdict(list) for level in levels or levels_of(game)}
    for number in range(MATCHES):
        rng = Random(number)
        seated = list(NAMES[: setting.seats])
        match = Match(game, game.fill_up(seated, []), setting.options, f"times/{number}")
        players = [bot_named("normal", f"{number}/{seat}") for seat in range(setting.seats)]
        while not match.over:
            kind = game.phase(match.state)
            seats = asked(match.state)
            chosen = [(seat, players[seat].choose(match.see_as(match.names[seat]))) for seat in seats]
            seen = match.see_as(match.names[rng.choice(seats)])
            if len(seen.moves) > 1 and rng.random() < SELDOM:
                for level, times in found.items():
                    if len(times[kind]) < samples:
                        times[kind].append(time_of(level, seen, number))
            for seat, phrase in chosen:
                match.play(match.names[seat], phrase)
        if all(len(times) >= samples for level in found.values() for times in level.values()):
            break
    return found


def time_of(level: str, seen: Any, seed: object) -> float:
    begin = process_time()
    bot_named(level, seed).choose(seen)
    return process_time() - begin


def at(times: Sequence[float], part: float) -> float:
    """The time below which this part of the answers lies."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def rows(setting: Setting, found: Times) -> Iterator[str]:
    """A row for each level."""
    for level, kinds in found.items():
        times = [one for some in kinds.values() for one in some]
        if not times:
            continue
        slowest = max(kinds, key=lambda kind: at(kinds[kind], 0.99))
        worst = at(kinds[slowest], 0.99)
        cells = [*[f"{1000 * at(times, part):.0f}" for part in (0.5, 0.99)], f"{1000 * max(times):.0f}", slowest]
        kept = "yes" if SLOW * worst <= BANDS[level] else "**no**"
        row = [str(setting), level, f"{len(times)}", *cells, f"{SLOW * worst:.2f} s", f"{BANDS[level]:g} s", kept]
        yield f"| {' | '.join(row)} |"


HEAD = """# How long the bots think

Milliseconds of the processor, plain Python (no compiled build), one core. The levels are asked at every kind of
question that comes up, as often at each, while `normal` bots play on; a choice of one is no question. *Slowest* is the
kind of question with the longest time at the 99th percentile (of few questions, the longest); *on a slow core* is twice
that. It has to be within the band: easy and normal 0.3 s, hard 2 s, expert 3 s.

`make times` measures anew.

| table | level | asked | half | 99 % | most | slowest | on a slow core | band | kept |
|---|---|---|---|---|---|---|---|---|---|
"""


def main(words: Sequence[str]) -> None:
    report = HEAD
    for setting in SETTINGS:
        if len(words) > 2 and setting.game not in words[2:]:
            continue
        for row in rows(setting, measured(setting, int(words[0]))):
            print(row, flush=True)
            report += row + "\n"
    if len(words) > 1 and words[1] != "-":
        Path(words[1]).write_text(report, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
