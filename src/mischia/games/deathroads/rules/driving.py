"""Moving and colliding: every step of a car, and what stops it."""

from typing import Final

from mischia.core.questions import Ask, Move, Question
from mischia.core.state import Event
from mischia.games.deathroads.content.effect_language import BACK, SAME
from mischia.games.deathroads.rules import automa, bikes, damage
from mischia.games.deathroads.rules.choice import choose
from mischia.games.deathroads.rules.road import (
    cars_on,
    cell_name,
    cell_named,
    column,
    columns,
    free_for,
    is_dirt,
    neighbour,
    off_middle,
    row,
    strangers_on,
)
from mischia.games.deathroads.rules.state import COLUMN, OFF, PLAYER, State, bike_of, owner

SHIFT: Final = "DR-114"  # by which others fall back


def move(
    s: State, chooser: int, car: int, directions: tuple[str, ...], n: int, arrows: tuple[str, ...]
) -> Question | None:  # DR-111
    """One movement symbol: its direction, then its steps."""
    if s.wrecked[car] or s.cell[car] == OFF:  # DR-R27
        return None
    own = chooser == owner(car)
    if len(directions) > 1 and not own and s.ai[chooser] != PLAYER:  # DR-196
        direction_chosen(
            s, chooser, car, directions, n, arrows, ("push", automa.pushes(s, chooser, car, directions, n))
        )
        return None
    moves = tuple([("go" if own else "push", direction) for direction in directions])
    return choose(s, chooser, moves, direction_chosen, chooser, car, directions, n, arrows)


def direction_chosen(
    s: State, chooser: int, car: int, directions: tuple[str, ...], n: int, arrows: tuple[str, ...], move: Move
) -> None:
    if chooser != owner(car):
        tell_push(s, chooser, car, move[1], "DR-111" if s.ai[chooser] == PLAYER else "DR-196")
    s.then((advance, chooser, car, move[1], n, arrows))


def tell_push(s: State, chooser: int, car: int, direction: str, clause: str) -> None:
    """Tell who moves another's car, and which way."""
    if s.log is not None:
        s.say("pushes", clause, s.racer_name(chooser), s.car_name(car), direction)


def advance(s: State, chooser: int, car: int, direction: str, n: int, arrows: tuple[str, ...]) -> None:
    """The steps of a symbol, one after the other; the first that is stopped ends it (DR-R11, DR-R13)."""
    if n == 0 or s.wrecked[car] or s.cell[car] == OFF:
        return
    to = neighbour(s.cell[car], direction)
    if row(to) > s.content.board.rows:
        far_ahead(s, car)
    elif row(to) < 1:
        far_behind(s, car)
    elif column(to) not in columns(s) or to in s.barriers:
        hit_barrier(s, car)
    elif strangers_on(s, to, car):
        bash(s, chooser, car, to, direction, arrows)
    else:
        s.cell[car] = to
        s.say_car("moves", "DR-111", car, cell_name(s, to))
        s.then((advance, chooser, car, direction, n - 1, arrows))


# --- bash


def bash(s: State, chooser: int, car: int, cell: int, direction: str, arrows: tuple[str, ...]) -> None:  # DR-112
    victims = tuple(strangers_on(s, cell, car))
    pushed = (direction,) if arrows == SAME else arrows
    s.then((bikes.one_by_one, victims, bashed, (chooser, car, pushed)))


def bashed(s: State, victim: int, chooser: int, car: int, arrows: tuple[str, ...]) -> None:
    """One car is bashed and, if the symbol has red arrows, moved (DR-113)."""
    if s.wrecked[victim]:
        return
    amount = bash_damage(s, car)
    if s.log is not None:
        s.say_car("bashes", "DR-112", car, s.car_name(victim), amount)
    if arrows:
        s.then((push, chooser, victim, arrows))
    s.then((damage.damage, victim, amount))


def bash_damage(s: State, car: int) -> int:
    racer = owner(car)
    amount = s.sheet(racer).bash[bike_of(car)]
    pilot = s.pilot_of(racer)
    if pilot is not None:  # DR-98
        amount += pilot.bash + min(pilot.trophy_bash, len(s.trophies[racer]))
    return amount


def push(s: State, chooser: int, car: int, arrows: tuple[str, ...]) -> Question | None:  # DR-113, DR-R14, DR-R15
    """A red arrow moves the bashed car, wherever it is by now (DR-R19)."""
    if s.wrecked[car] or s.cell[car] == OFF:
        return None
    if s.ai[chooser] != PLAYER:
        pushed(s, chooser, car, arrows, ("push", automa.pushes(s, chooser, car, arrows, 1)))
        return None
    return choose(s, chooser, tuple([("push", arrow) for arrow in arrows]), pushed, chooser, car, arrows)


def pushed(s: State, chooser: int, car: int, arrows: tuple[str, ...], move: Move) -> None:
    tell_push(s, chooser, car, move[1], "DR-113" if s.ai[chooser] == PLAYER else "DR-196")
    s.then((advance, chooser, car, move[1], 1, ()))


# --- barriers and lines


def hit_barrier(s: State, car: int) -> None:  # DR-16, DR-122
    board = s.content.board
    pilot = s.pilot_of(owner(car))
    amount = board.barrier_condition + (pilot.barrier_damage if pilot is not None else 0)
    s.say_car("hits-barrier", "DR-122", car)
    s.then((damage.damage, car, amount), (damage.lose_handling, owner(car), board.barrier_handling, "DR-122"))


def far_ahead(s: State, car: int) -> None:  # DR-114, DR-115, DR-R26
    """The others fall back, all at once; those in the slipstream stay."""
    if s.trial is not None:
        s.trial.ahead[car] += 1
    s.say_car("far-ahead", SHIFT, car)
    stopped = []
    for lane in columns(s):
        if lane != column(s.cell[car]):
            for at in range(1, s.content.board.rows + 1):  # DR-R24: from the back
                for other in cars_on(s, lane * COLUMN + at):
                    if falls_back(s, other):
                        stopped.append(other)
    s.then(*[(hit_barrier, other) for other in stopped])


def falls_back(s: State, car: int) -> bool:  # DR-R24, DR-R25
    """Move a car back in a Far Ahead shift; whether a barrier token stops it."""
    to = s.cell[car] - 1
    if row(to) < 1:
        far_behind(s, car)
    elif to in s.barriers:
        return True
    elif not strangers_on(s, to, car):
        s.cell[car] = to
        s.say_car("moves", SHIFT, car, cell_name(s, to))
    return False


def is_shift(event: Event) -> bool:
    """Whether an event tells of a Far Ahead shift, in which all move at once."""
    return event.clause == SHIFT


def far_behind(s: State, car: int) -> None:  # DR-118
    s.cell[car] = OFF
    if s.trial is not None:
        s.trial.behind[car] = True
    s.say_car("far-behind", "DR-118", car)


def return_cars(s: State) -> None:  # DR-119, DR-120, DR-R29
    """After an action: who was left behind takes the damage and comes back, in the order of initiative."""
    for racer in s.initiative:
        waiting = tuple([car for car in s.cars(racer) if s.cell[car] == OFF])
        if waiting:
            s.then((bikes.one_by_one, waiting, come_back, ()), return_cars)
            return


def come_back(s: State, car: int) -> None:
    pilot = s.pilot_of(owner(car))
    amount = s.content.board.far_behind + (pilot.far_behind_damage if pilot is not None else 0)
    s.then((damage.damage, car, amount), (put_back, car))


def put_back(s: State, car: int) -> Question | None:  # DR-119, DR-121, DR-R28
    if s.wrecked[car] or s.cell[car] != OFF:
        return None
    for at in range(1, s.content.board.rows + 1):
        cells = [lane * COLUMN + at for lane in columns(s) if free_for(s, lane * COLUMN + at, car)]
        if cells:
            break
    if s.ai[owner(car)] != PLAYER:  # DR-R73
        cell = min(cells, key=lambda cell: (off_middle(s, cell), cell))
        was_put_back(s, car, ("return", cell_name(s, cell)))
        return None
    moves = tuple([("return", cell_name(s, cell)) for cell in cells])
    if len(moves) == 1:
        was_put_back(s, car, moves[0])
        return None
    return Ask(owner(car), moves, was_put_back, open=True)


def was_put_back(s: State, car: int, move: Move) -> None:
    s.cell[car] = cell_named(s, move[1])
    s.say_car("returns", "DR-119", car, move[1])


# --- dirt


def set_back(s: State, racer: int) -> None:  # DR-99, DR-100
    """After a turn whoever stands on dirt drifts back."""
    pilot = s.pilot_of(racer)
    if s.out[racer] or (pilot is not None and pilot.no_setback):
        return
    cars = tuple([car for car in s.cars(racer) if s.cell[car] != OFF and is_dirt(s, s.cell[car])])
    if cars:
        s.then((bikes.one_by_one, cars, drift, ()), return_cars)


def drift(s: State, car: int) -> None:
    if not s.wrecked[car] and s.cell[car] != OFF:
        s.say_car("drifts", "DR-99", car)
        s.then((advance, owner(car), car, BACK, 1, ()))
