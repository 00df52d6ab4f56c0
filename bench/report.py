"""The tables: medians over the rounds, ratios within each round."""

from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from rich import box
from rich.console import Console
from rich.table import Table

from bench.scale import Scale
from bench.sides import Rounds

console = Console(width=100, highlight=False)


@dataclass(frozen=True)
class Target:
    """A ratio to reach: our measure against a peer's, in each build."""

    what: str
    ours: tuple[str, str]  # which measure, which of its numbers
    peer: tuple[str, str]
    least: dict[str, float]  # by build
    aim: float | None = None


TARGETS = (
    Target(
        "decisions, beside goofspiel",
        ("random play", "decisions"),
        ("goofspiel: random play", "decisions"),
        {"source": 0.2, "compiled": 0.6},
        aim=1.0,
    ),
    Target("clones, beside goofspiel", ("clones", "clones"), ("goofspiel: clones", "clones"), {"compiled": 1.0}),
    Target(
        "simulations, beside hearts",
        ("search", "simulations"),
        ("hearts: search", "simulations to the end"),
        {"compiled": 1.5},
    ),
    Target(
        "simulations to the end, beside hearts",
        ("search", "simulations to the end"),
        ("hearts: search", "simulations to the end"),
        {},
    ),
)


def table(title: str, *columns: str) -> Table:
    made = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left")
    for at, column in enumerate(columns):
        made.add_column(column, justify="right" if at else "left")
    return made


def middle(rounds: Rounds, measure: str, number: str) -> float:
    return median(rates[number] for rates in rounds[measure])


def show_speed(sides: dict[str, Rounds]) -> None:
    """Everything per second, side by side."""
    shown = table("Per second on one core", "what", *sides)
    rows: dict[tuple[str, str], dict[str, float]] = {}
    for side, rounds in sides.items():
        for measure, measured in rounds.items():
            for number in measured[0]:
                row = rows.setdefault((measure.split(":")[0], number), {})
                row[side] = middle(rounds, measure, number)
    for (game, number), row in rows.items():
        shown.add_row(f"{game}: {number}", *[f"{row[side]:,.0f}" if side in row else "" for side in sides])
    console.print(shown)


def show_ratios(sides: dict[str, Rounds]) -> None:
    """Ours divided by the peer's of the same round, and whether that is enough."""
    peer = sides["OpenSpiel"]
    shown = table("Ours : OpenSpiel", "what", "build", "ratio", "wanted", "")
    for game in dict.fromkeys(measure.split(":")[0] for measure in sides["source"]):
        for target in TARGETS:
            for build in [build for build in sides if build != "OpenSpiel"]:
                measure, number = target.ours
                theirs, their_number = target.peer
                if not middle(sides[build], f"{game}: {measure}", number):  # a bot that plays by a mixed strategy alone
                    continue
                pairs = zip(sides[build][f"{game}: {measure}"], peer[theirs], strict=True)
                ratio = median(mine[number] / other[their_number] for mine, other in pairs)
                shown.add_row(f"{game}: {target.what}", build, f"{ratio:.2f}", *verdict(ratio, target, build))
    console.print(shown)


def verdict(ratio: float, target: Target, build: str) -> tuple[str, str]:
    """What was wanted, and what came of it."""
    if build not in target.least:
        return "", ""
    least = target.least[build]
    aim = target.aim if build == "compiled" else None
    wanted = f"{least}" + (f" (aim {aim})" if aim else "")
    if ratio < least:
        return wanted, "MISSED"
    return wanted, "reached, and the aim" if aim and ratio >= aim else "reached"


def show_growth(builds: dict[str, Rounds]) -> None:
    """What a decision and a clone cost at each number of seats, and what a match keeps for each answer."""
    for build, rounds in builds.items():
        shown = table(f"{build}: growth with the seats", "what", "decisions a game", "us a decision", "us a clone")
        for measure in rounds:
            if measure.endswith("seats"):
                decisions, decision, clone = (middle(rounds, measure, n) for n in ("decisions", "decision", "clone"))
                shown.add_row(measure, f"{decisions:.1f}", f"{decision:.2f}", f"{clone:.2f}")
        console.print(shown)
    shown = table(
        "source: growth of a long match", "what", "answers", "KiB", "bytes for each answer since the row above"
    )
    for measure, measured in builds["source"].items():
        if measure.endswith("memory"):
            points = [(int(answers), size) for answers, size in measured[-1].items()]
            for (before, smaller), (answers, size) in pairwise(points):
                each = (size - smaller) / (answers - before)
                shown.add_row(measure, f"{answers}", f"{size / 1024:.1f}", f"{each:,.0f}")
    console.print(shown)


STEPS = 5.0  # times as many steps as PettingZoo's Leduc


def show_steps(builds: dict[str, Rounds], about: str, peer: Rounds) -> None:
    """Steps of a PettingZoo environment per second, beside Leduc as it comes and without its wrappers."""
    as_it_comes, raw = peer
    shown = table(
        f"Steps per second, beside {about}'s leduc_holdem", "what", "build", "steps", "ratio", "to raw", "wanted", ""
    )
    for build, rounds in builds.items():
        for measure, measured in rounds.items():
            to_all, to_raw = (
                median(mine["steps"] / other["steps"] for mine, other in zip(measured, peer[name], strict=True))
                for name in (as_it_comes, raw)
            )
            reached = "reached" if to_all >= STEPS else "MISSED"
            rate = f"{middle(rounds, measure, 'steps'):,.0f}"
            shown.add_row(measure, build, rate, f"{to_all:.1f}", f"{to_raw:.1f}", f"{STEPS:.0f}", reached)
    for name in peer:
        shown.add_row(name, "", f"{middle(peer, name, 'steps'):,.0f}")
    console.print(shown)


def show_scale(found: dict[str, Scale], wanted: float) -> None:
    """Two local workers against one."""
    shown = table(
        "A tournament by two workers", "what", "matches/s by one", "times by two", "by the clock", "wanted", ""
    )
    for game, (rate, by_wall, by_processor) in found.items():
        reached = "reached" if by_processor >= wanted else "MISSED"
        shown.add_row(game, f"{rate:,.1f}", f"{by_processor:.2f}", f"{by_wall:.2f}", f"{wanted}", reached)
    console.print(shown)
