"""Measure the levels of the bots, as the plan says, for docs/levels.md: python -m mischia.lab.reports.levels FILE"""

import argparse
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise, product
from math import inf, isfinite
from pathlib import Path

from mischia.bots import levels_of
from mischia.games import GAMES
from mischia.lab.findings.shares import Estimate
from mischia.lab.reports.ladder import STOP, Climb, Ladder, Rung, rung
from mischia.lab.reports.plan import Entry, read_plan

FILE = "levels.jsonl"
LADDER = "ladder"  # each level against the next one below
STEP = 100.0  # Elo from one level to the next

HEAD = f"""# How strong the bots are

Each level against the next one below, both at the same table, half of the seats each (of an odd number one more every
other time), seats changed fairly. **Won** is the part of the matches that a seat of the upper level wins; even strength
would win 50 %. **Elo** is by how much one seat of it is stronger than one of the lower level: who has *a* seats at *r*
times the strength of the others' *b* wins *a r* / (*a r* + *b*) of the matches, and 400 Elo are ten times the strength.
With as many seats on either side that is 400 log₁₀ (won / lost). Its interval is the score interval at 95 %, which is
Wilson's where the sides are even.

Where all win or lose together, each level plays alone, against the same bosses with the same dice; the table tells what
part of its games each wins, and Elo is by how much the upper level's odds against these bosses are better.

A step is to be {STEP:.0f} Elo at least, or what is said at the game: *shown*, if the whole interval is above;
*refuted*, if it is all below; else *open*. Matches go where least is known, and no more are played when a step is shown
or refuted at {STOP:.0%}.

`make levels` measures anew. It may be stopped at any time and goes on where it was; every match is a line of
`.lab/{FILE}`, and counts until its game or the bots are changed. With `--as-is` it writes what is there.
How they play is in [styles.md](styles.md), how long they think in [times.md](times.md).
"""


def rungs_of(game: str, entries: Sequence[Entry]) -> dict[Rung, tuple[float, int]]:
    """The rungs of a game that the plan asks for: what each should show, and how many matches it may take."""
    found: dict[Rung, tuple[float, int]] = {}
    for entry in entries:
        if entry.kind == LADDER:
            levels = entry.players or tuple(levels_of(GAMES[game]))[::-1]
            for seats, options, (above, below) in product(entry.seats, entry.options, pairwise(levels)):
                found[rung(game, seats, options, above, below)] = entry.goal, entry.matches
    return found


def settings(ladder: Ladder) -> Iterator[tuple[str, list[tuple[Rung, Climb]]]]:
    """The rungs of each game, number of seats and setting, with what is known of them."""

    def place(found: tuple[Rung, Climb]) -> tuple[int, int, str, int]:
        one = found[0]
        return list(GAMES).index(one.game), len(one.options), one.options, one.seats

    for (game, seats, options), climbs in groupby(sorted(ladder.climbs.items(), key=place), key=lambda one: one[0][:3]):
        told = "".join(f", {name} {value}" for name, value in json.loads(options).items() if value is not True)
        named = "".join(f", {name}" for name, value in json.loads(options).items() if value is True)
        yield f"{game}, {seats} seats{named}{told}", list(climbs)


def page(ladder: Ladder, notes: Mapping[str, str]) -> str:
    """The whole page."""
    report, last = HEAD, ""
    for title, climbs in settings(ladder):
        played = [(one, climb) for one, climb in climbs if is_known(climb.step.elo())]
        if not played:
            continue
        game = played[0][0].game
        if game != last:
            report += f"\n## {game}\n" + (f"\n{notes[game].strip()}\n" if notes.get(game) else "")
        last = game
        report += f"\n### {title}\n\n{table(played)}\n"
    return report


def table(climbs: Sequence[tuple[Rung, Climb]]) -> str:
    """One setting's rungs, the strongest first."""
    together = climbs[0][0].together
    won = ["won", "the other won"] if together else ["won"]
    rows = [["level", "against", "matches", *won, "Elo", "interval", "step"]]
    for one, climb in climbs:
        shares = [f"{share:.1%}" for share in climb.step.shares()]
        elo = climb.step.elo()
        cells = [one.above, one.below, f"{climb.step.matches}", *shares[: len(won)], number(elo.value), reach(elo)]
        rows.append([*cells, verdict(elo, climb.goal)])
    rows.insert(1, ["---"] * len(rows[0]))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def is_known(elo: Estimate) -> bool:
    """Whether anything is known of a step: of those who play alone, both must have played."""
    return isfinite(elo.low) or isfinite(elo.high)


def verdict(elo: Estimate, goal: float) -> str:
    """Whether a step is as high as it should be."""
    return "shown" if elo.low >= goal else "refuted" if elo.high < goal else "open"


def number(elo: float) -> str:
    return f"{elo:.0f}" if isfinite(elo) else "all won" if elo > 0 else "none won"


def reach(elo: Estimate) -> str:
    """An interval; one end may be open."""
    if elo.high == inf:
        return "" if elo.low == -inf else f"over {elo.low:.0f}"
    return f"under {elo.high:.0f}" if elo.low == -inf else f"{elo.low:.0f} to {elo.high:.0f}"


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m mischia.lab.reports.levels", description=__doc__)
    parser.add_argument("file", type=Path, help="the page to write")
    parser.add_argument("--plan", type=Path, default=Path("docs/lab/plan.toml"), help="default: docs/lab/plan.toml")
    parser.add_argument("--runs", type=Path, default=Path(".lab"), help="where the matches are kept (default: .lab)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="local processes")
    parser.add_argument("--games", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--matches", type=int, metavar="N", help="play no more than N of each step, to try it out")
    parser.add_argument("--minutes", type=float, default=inf, metavar="N", help="stop after so long, and go on later")
    parser.add_argument("--pause", type=Path, metavar="FILE", help="begin no match while there is such a file")
    parser.add_argument("--as-is", action="store_true", help="play nothing, report what is there")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    args = arguments(words)
    rungs: dict[Rung, tuple[float, int]] = {}
    notes: dict[str, str] = {}
    for name, entries in read_plan(args.plan).items():
        for one, (goal, most) in rungs_of(name, entries).items():
            rungs[one] = goal, most if args.matches is None else min(most, args.matches)
        notes[name] = " ".join(entry.note for entry in entries if entry.kind == LADDER and entry.note)
    whole = Ladder(rungs, args.runs / FILE)
    if not args.as_is:
        played = {one: few for one, few in rungs.items() if not args.games or one.game in args.games}
        ladder = Ladder(played, args.runs / FILE)
        try:
            for one in ladder.play_on(args.workers, 60 * args.minutes, args.pause):
                climb = ladder.climbs[one]
                print(told(one, climb), flush=True)
        except KeyboardInterrupt:
            print("Stopped; it goes on where it was.")
        whole = Ladder(rungs, args.runs / FILE)
    report = page(whole, notes)
    args.file.write_text(report, encoding="utf-8")
    print(report)


def told(one: Rung, climb: Climb) -> str:
    """A line of what is going on."""
    elo = climb.step.elo()
    where = f"{one.game} {one.seats} {one.options}".removesuffix(" {}")
    return f"{where}: {one.above} - {one.below}: {len(climb.done)} matches, {number(elo.value)} Elo, {reach(elo)}"


if __name__ == "__main__":
    main()
