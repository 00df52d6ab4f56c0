"""Plots as SVG, small enough for a page and the same each time."""

from collections.abc import Sequence
from io import StringIO
from itertools import pairwise
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from mischia.lab.findings.shares import Estimate

STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "mischia",
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
}
MOST = 40  # rows of a plot
INK, FAIR = "#1f4e79", "#b03a2e"
MARKS = "os^vDPX*<>"


def drawn(figure: Figure) -> str:
    """A figure as SVG that can stand in a page."""
    out = StringIO()
    figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    return out.getvalue()[out.getvalue().index("<svg") :]


def dots(rows: Sequence[tuple[str, Estimate]], label: str, line: float | None = None, percent: bool = True) -> str:
    """Figures with their intervals, one below the other; `line` is where all would be if nothing mattered."""
    shown = list(rows)[:MOST]
    with rc_context(STYLE):
        figure = Figure(figsize=(7.5, 0.8 + 0.26 * max(2, len(shown))))
        axes: Axes = figure.add_subplot()
        if line is not None:
            axes.axvline(line, color=FAIR, linewidth=1, linestyle="--")
        for at, (_, estimate) in enumerate(shown):
            axes.plot([estimate.low, estimate.high], [at, at], color=INK, linewidth=1.5, solid_capstyle="butt")
            axes.plot([estimate.value], [at], "o", color=INK, markersize=5)
        axes.set_yticks(range(len(shown)), [name for name, _ in shown])
        axes.invert_yaxis()
        axes.set_xlabel(label)
        if percent:
            axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
        axes.grid(axis="x", color="#dddddd", linewidth=0.6)
        axes.set_axisbelow(True)
        return drawn(figure)


def bars(counts: Sequence[tuple[float, int]], label: str) -> str:
    """How often each value came up."""
    with rc_context(STYLE):
        figure = Figure(figsize=(7.5, 2.4))
        axes = figure.add_subplot()
        values = [value for value, _ in counts]
        width = 0.9 * min((b - a for a, b in pairwise(values)), default=1.0)
        axes.bar(values, [count for _, count in counts], width=width, color=INK)
        axes.set_xlabel(label)
        axes.set_ylabel("matches")
        return drawn(figure)


def lines(curves: Sequence[tuple[str, Sequence[tuple[float, Estimate]]]], x: str, y: str) -> str:
    """Shares that go along with a number, each curve with its intervals; curves differ in colour and in marks."""
    with rc_context(STYLE):
        figure = Figure(figsize=(7.5, 4.2))
        axes: Axes = figure.add_subplot()
        for at, (name, points) in enumerate(curves):
            values = [estimate.value for _, estimate in points]
            reach = [
                [max(0.0, value - estimate.low) for value, (_, estimate) in zip(values, points, strict=True)],
                [max(0.0, estimate.high - value) for value, (_, estimate) in zip(values, points, strict=True)],
            ]
            mark = MARKS[at % len(MARKS)]
            aside = 0.04 * (at - (len(curves) - 1) / 2)  # so that intervals do not hide each other
            axes.errorbar(
                [place + aside for place, _ in points], values, reach, label=name, marker=mark, capsize=2, linewidth=1
            )
        axes.set_xlabel(x)
        axes.set_ylabel(y)
        axes.set_ylim(0, 1)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
        axes.grid(axis="y", color="#dddddd", linewidth=0.6)
        axes.legend(fontsize="small", frameon=False, loc="upper left", bbox_to_anchor=(1, 1))
        return drawn(figure)
