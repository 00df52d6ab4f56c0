"""How races of Death Roads look when bots drive them: `python -m tests.races 20 easy normal hard`.

Each level drives races of its own, all four seats alike, with the ready sets; `easy,random` shares the seats out. What
a turn began with is in parts of all turns, the rest by driver and race; the time is that of the processor.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

from mischia import Match
from mischia.bots import bot_named
from mischia.core.state import Event
from mischia.games import GAMES
from mischia.games.deathroads.rules.road import row
from mischia.games.deathroads.rules.state import OFF, State, car_of, owner
from mischia.lab.asking import asked

GAME = GAMES["deathroads"]
SEATS = 4
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
READY = {"first_game": True}
TURNS = {"plays": "play", "uses-pilot": "pilot", "focuses": "focus", "passes": "pass", "skids": "skid"}
DONE = ("shots", "hits", "damage", "bashes", "rows", "far ahead", "eliminated", "rounds", "turns")


class Style(Counter[str]):
    """What drivers did, added up: their turns by what they began with, and what came of them."""

    @property
    def focus(self) -> float:
        """The part of the turns in which nothing was done but to throw a card away."""
        return self["focus"] / max(1, self["turns"])

    def per_drive(self, what: str) -> float:
        """How often something happened to one driver in one race."""
        return self[what] / max(1, self["drives"])


def race(levels: Sequence[str], seed: object, rounds: int = 9, options: dict[str, Any] = READY) -> list[Style]:
    """A race, to its end or that of a round; what each seat did, which drives at the level in its place."""
    match = Match(GAME, GAME.fill_up(list(NAMES[: len(levels)]), []), options, f"races/{seed}")
    bots = [bot_named(level, seed) for level in levels]
    styles = [Style(drives=1) for _ in levels]
    s = match.state
    assert isinstance(s, State)
    while not match.over and s.round <= rounds:
        seats = asked(s)
        begin = process_time()
        chosen = [bots[seat].choose(match.see_as(match.names[seat])) for seat in seats]
        spent = round(1000 * (process_time() - begin))
        for seat, phrase in zip(seats, chosen, strict=True):
            rows = row_of(s, seat)
            match.play(match.names[seat], phrase)
            styles[seat]["moves"] += 1
            styles[seat]["milliseconds"] += spent // len(seats)
            styles[seat]["rows"] += row_of(s, seat) - rows if len(seats) == 1 else 0
    cars = {s.car_name(car): owner(car) for car in range(car_of(s.seats))}
    note(match.events, cars, styles)
    for seat, style in enumerate(styles):
        style["rounds"] = s.round
        style["won"] = seat in s.winners
    return styles


def row_of(s: State, seat: int) -> int:
    """How far ahead the first of a driver's cars is."""
    return max([row(s.cell[car]) for car in s.cars(seat) if s.cell[car] != OFF], default=0)


def note(events: Sequence[Event], cars: dict[int | str, int], styles: Sequence[Style]) -> None:
    """What the drivers did, as it was told."""
    style, began = styles[0], True
    for event in events:
        about = event.args[0] if event.args else ""
        if event.id == "turn":
            style, began = styles[cars[about]], False
            style["turns"] += 1
        elif event.id in TURNS and not began:
            style[TURNS[event.id]] += 1
            began = True
        elif event.id == "fires":
            style["shots"] += 1
            style["hits"] += len(event.args[1]) if isinstance(event.args[1], tuple) else 0
        elif event.id == "takes":
            style["damage"] += event.args[1] if styles[cars[about]] is not style else 0
        elif event.id == "bashes":
            style["bashes"] += 1
        elif event.id == "far-ahead":
            styles[cars[about]]["far ahead"] += 1
        elif event.id == "eliminated" and about in cars:
            styles[cars[about]]["eliminated"] += 1


def styles_of(levels: Sequence[str], races: int, options: dict[str, Any] = READY) -> dict[str, Style]:
    """What the drivers of each level did in so many races; they change seats from race to race."""
    found = {level: Style() for level in levels}
    for number in range(races):
        seated = [levels[(seat + number) % len(levels)] for seat in range(SEATS)]
        for level, style in zip(seated, race(seated, number, options=options), strict=True):
            found[level].update(style)
    return found


def table(found: dict[str, Style]) -> Iterator[str]:
    """A row for each level: what part of the turns began how, then the rest by driver and race."""
    head = ["level", "drives", *TURNS.values(), *DONE, "won", "ms a move"]
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for level, style in found.items():
        parts = [f"{style[turn] / style['turns']:.0%}" for turn in TURNS.values()]
        times = [f"{style.per_drive(what):.1f}" for what in DONE]
        rest = [f"{style.per_drive('won'):.0%}", f"{style['milliseconds'] / style['moves']:.0f}"]
        yield f"| {' | '.join([level, str(style['drives']), *parts, *times, *rest])} |"


if __name__ == "__main__":
    line_ups = [words.split(",") for words in sys.argv[2:]] or [["easy"], ["normal"], ["hard"]]
    driven = {}
    for line_up in line_ups:
        found = styles_of(line_up, int(sys.argv[1]))
        driven.update(
            {level if len(line_up) == 1 else f"{level} of {','.join(line_up)}": found[level] for level in found}
        )
    print("\n".join(table(driven)))
