"""The charts of a review, measured: where each line, face, star and bar lies. The templates draw them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from mischia.bots.review import Account, Review
from mischia.bots.review_text import points

MARKS = 5  # seat shapes on a line, about
MOST_ROUNDS = 12  # that are named
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)  # between two numbers of the axis of moves


class Size(NamedTuple):
    """How large a chart is: the whole, and where in it the curve lies."""

    wide: float
    high: float
    left: float
    right: float
    top: float
    bottom: float
    narrow: bool

    def x(self, moment: float, moments: int) -> float:
        return round(self.left + (self.right - self.left) * moment / max(1, moments), 1)

    def y(self, chance: float) -> float:
        return round(self.bottom - (self.bottom - self.top) * chance, 1)


WIDE = Size(984, 384, 46, 880, 44, 342, narrow=False)
NARROW = Size(340, 276, 30, 296, 34, 236, narrow=True)


class Spot(NamedTuple):
    """A place in a chart, and what stands there."""

    x: float
    y: float
    text: str = ""
    anchor: str = "middle"


class Star(NamedTuple):
    """A turning point in a chart, and the change beside it."""

    x: float
    y: float
    number: int
    change: str
    name: str
    up: bool
    label: Spot


class Round(NamedTuple):
    """A tinted column."""

    x: float
    wide: float
    label: str


@dataclass(frozen=True)
class Curve:
    """One seat's line."""

    look: int  # 0: all together
    line: str  # a path
    band: str  # a path; empty where all is fact
    first: bool  # whose band stands out
    marks: tuple[Spot, ...]
    name: Spot
    out: Spot | None  # where it goes out
    won: Spot | None  # where it wins


@dataclass(frozen=True)
class Chart:
    """The curve of everybody's chances."""

    size: Size
    rounds: tuple[Round, ...]
    levels: tuple[Spot, ...]
    ticks: tuple[Spot, ...]
    even: float | None
    curves: tuple[Curve, ...]
    stars: tuple[Star, ...]
    todo: float | None  # from where on nothing is counted yet


@dataclass(frozen=True)
class Seats:
    """Whose lines they are: their names, which are said to win, and which is the viewer's."""

    names: tuple[str, ...]
    winners: tuple[int, ...]
    you: int | None = None


def chart(review: Review, seats: Seats, rounds: Sequence[tuple[int, str]], size: Size) -> Chart:
    """The curve, with its columns: each with the moment where it begins and its name."""
    last = len(review.steps)
    drawn = list(range(1 if review.together else len(seats.names))) if review.curve else []
    curves = [curve(review, seats, seat, drawn, size) for seat in drawn]
    curves.sort(key=lambda one: one.first)
    step = next(step for step in STEPS if last / step <= (6 if size.narrow else 12) or step == STEPS[-1])
    ticks = tuple(
        Spot(size.x(at, last), size.bottom + (14 if size.narrow else 18), str(at)) for at in range(0, last + 1, step)
    )
    levels = tuple(Spot(size.left - 6, size.y(level / 100), str(level)) for level in (0, 25, 50, 75, 100))
    even = None if review.together else size.y(1 / len(seats.names))
    todo = None if review.whole else size.x(max(0, len(review.curve) - 1), last)
    return Chart(
        size, columns(rounds, last, size), levels, ticks, even, tuple(curves), stars(review, seats, size), todo
    )


def columns(rounds: Sequence[tuple[int, str]], last: int, size: Size) -> tuple[Round, ...]:
    """Rounds as columns; of very many, some are named."""
    begins = [at for at, _ in rounds]
    every = -(-len(rounds) // (MOST_ROUNDS // 2 if size.narrow else MOST_ROUNDS))
    return tuple(
        Round(size.x(at, last), round(size.x(end, last) - size.x(at, last), 1), name if number % every == 0 else "")
        for number, ((at, name), end) in enumerate(zip(rounds, [*begins[1:], last], strict=True))
    )


def curve(review: Review, seats: Seats, seat: int, drawn: Sequence[int], size: Size) -> Curve:
    told = [moment[seat] for moment in review.curve]
    last, many = len(review.steps), len(told)
    upper = [(size.x(at, last), size.y(one.high)) for at, one in enumerate(told)]
    lower = [(size.x(at, last), size.y(one.low)) for at, one in enumerate(told)]
    band = f"{stepped(upper)}{backwards(lower)}Z" if many > 1 and any(one.low < one.high for one in told) else ""
    out, gone = None, many - 1
    if review.whole and told[-1].chance == 0.0:
        gone = goes_out(review, seat)
        together = [other for other in drawn if other < seat and goes_out(review, other) == gone]
        out = Spot(size.x(gone, last) - (18 if size.narrow else 28) * len(together), size.bottom)
    line = stepped([(size.x(at, last), size.y(one.chance)) for at, one in enumerate(told[: gone + 1])])
    won = Spot(size.right, size.y(told[-1].chance)) if review.whole and told[-1].chance > 0.0 else None
    every = max(1, many // MARKS)
    marks = tuple(
        Spot(size.x(at + 0.5, last), size.y(told[at].chance))
        for at in range(every // 2, many - 1, every)
        if 0.0 < told[at].chance < 1.0
    )
    first = seat == seats.you or seat in seats.winners or review.together
    look = 0 if review.together else seat + 1
    return Curve(look, line, band, first, marks, named(review, seats, seat, drawn, size), out, won)


def goes_out(review: Review, seat: int) -> int:
    """The moment from which on a seat has no chance."""
    told = [moment[seat].chance for moment in review.curve]
    return next((at for at in range(len(told)) if not any(told[at:])), -1)


def named(review: Review, seats: Seats, seat: int, drawn: Sequence[int], size: Size) -> Spot:
    """The name at the line, where the others are farthest."""
    many, last = len(review.curve), len(review.steps)
    inner = range(many // 8, max(many // 8 + 1, many - many // 8 - 1))
    others = [other for other in drawn if other != seat]

    def room(at: int) -> float:
        mine = review.curve[at][seat].chance
        beside = range(max(0, at - many // 20), min(many, at + many // 20 + 1))
        around = [abs(review.curve[near][other].chance - mine) for near in beside for other in others]
        return min(around, default=1.0) - (1.0 if mine < 0.03 else 0.0)

    at = max(inner, key=room)
    chance = review.curve[at][seat].chance
    above = all(review.curve[at][other].chance <= chance for other in others) and chance < 0.93
    up, down = (7, 15) if size.narrow else (10, 22)
    return Spot(size.x(at + 0.5, last), size.y(chance) - up if above else size.y(chance) + down)


def stars(review: Review, seats: Seats, size: Size) -> tuple[Star, ...]:
    found = []
    for number, point in enumerate(review.turning_points, 1):
        x = size.x(point.step + 1, len(review.steps))
        y = min(size.bottom - 16, max(size.top + 12, size.y((point.before + point.after) / 2)))
        left = x > (size.left + size.right) * 0.62
        label = Spot(x - 30 if left else x + 30, y, anchor="end" if left else "start")
        name = "" if review.together else seats.names[point.seat]
        found.append(Star(x, y, number, points(point.change), name, point.change > 0, label))
    return tuple(found)


def stepped(spots: Sequence[tuple[float, float]]) -> str:
    """A path between whose points nothing slopes.

    >>> stepped([(0, 5), (10, 5), (20, 8)])
    'M0 5H10H20V8'
    """
    if not spots:
        return ""
    found, height = f"M{spots[0][0]:g} {spots[0][1]:g}", spots[0][1]
    for x, y in spots[1:]:
        found += f"H{x:g}" + (f"V{y:g}" if y != height else "")
        height = y
    return found


def backwards(spots: Sequence[tuple[float, float]]) -> str:
    """The same from right to left, as the lower edge of a band."""
    found = f"L{spots[-1][0]:g} {spots[-1][1]:g}"
    for x, y in reversed(spots[:-1]):
        found += f"V{y:g}H{x:g}"
    return found


# --- skill and luck


class Bar(NamedTuple):
    """One bar, its whisker and its number."""

    x: float
    wide: float
    low: float
    high: float
    number: str
    at: Spot
    clear: bool


class Row(NamedTuple):
    """A player's bars."""

    look: int
    name: str
    y: float
    skill: Bar
    luck: Bar


@dataclass(frozen=True)
class Bars:
    """Skill and luck of everybody on one axis."""

    high: float
    middle: float
    ticks: tuple[Spot, ...]
    rows: tuple[Row, ...]


LEFT, RIGHT, ROW, HEAD = 84.0, 340.0, 44.0, 22.0
SCALES = (0.2, 0.4, 0.6, 0.8, 1.0, 1.5, 2.0, 3.0)


def bars(accounts: Sequence[Account], names: Sequence[str]) -> Bars:
    """Everybody's bars, to the same scale, as far to the left as to the right."""
    most = max(max(abs(one.skill), abs(one.luck)) + one.reach for one in accounts)
    scale = next((scale for scale in SCALES if most <= scale), SCALES[-1])
    middle = (LEFT + RIGHT) / 2
    unit = (RIGHT - LEFT) / 2 / scale * 0.86  # there is room for a number at the end

    def bar(value: float, reach: float, y: float) -> Bar:
        value = max(-scale, min(scale, value))
        x, wide = middle + min(0.0, value) * unit, abs(value) * unit
        low, high = (middle + (value - reach) * unit, middle + (value + reach) * unit)
        at = Spot(high + 4, y, anchor="start") if value >= 0 else Spot(low - 4, y, anchor="end")
        return Bar(round(x, 1), round(wide, 1), round(low, 1), round(high, 1), points(value), at, abs(value) > reach)

    rows = []
    for seat, (one, name) in enumerate(zip(accounts, names, strict=True)):
        y = HEAD + ROW * seat
        rows.append(Row(seat + 1, name, y, bar(one.skill, one.reach, y + 16), bar(one.luck, one.reach, y + 33)))
    ticks = tuple(
        Spot(round(middle + part * scale * unit, 1), 12, points(part * scale)) for part in (-1, -0.5, 0, 0.5, 1)
    )
    return Bars(HEAD + ROW * len(rows) + 4, middle, ticks, tuple(rows))
