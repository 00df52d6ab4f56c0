"""The two bikes of one player: who of them, and in which order."""

from typing import Any

from mischia.core.questions import Ask, Move, Moves, Question
from mischia.core.state import Step
from mischia.games.deathroads.rules.state import NOBODY, PLAYER, State, car_of, owner


def one_by_one(s: State, cars: tuple[int, ...], step: Step, args: tuple[Any, ...]) -> Question | None:
    """Do a step for each of some cars; the order of two bikes of one player is asked (DR-154, DR-R41)."""
    if not cars:
        return None
    if len(cars) > 1 and owner(cars[0]) == owner(cars[1]) and not s.wrecked[cars[0]] and not s.wrecked[cars[1]]:
        seat = who_orders(s, owner(cars[0]))
        if seat != NOBODY:
            return Ask(seat, tuple([("first", s.car_name(car)) for car in sorted(cars[:2])]), ordered, open=True)
        cars = (*sorted(cars[:2]), *cars[2:])
        s.then((step, cars[0], *args), (step, cars[1], *args), (one_by_one, cars[2:], step, args))
        return None
    s.then((step, cars[0], *args), (one_by_one, cars[1:], step, args))
    return None


def ordered(s: State, cars: tuple[int, ...], step: Step, args: tuple[Any, ...], move: Move) -> None:
    one, two = cars[:2] if s.car_name(cars[0]) == move[1] else (cars[1], cars[0])
    s.then((step, one, *args), (step, two, *args), (one_by_one, cars[2:], step, args))


def who_orders(s: State, racer: int) -> int:
    """DR-R41: the player whose turn it is, else the owner; an AI takes the first bike first."""
    if s.active == NOBODY or s.out[s.active]:
        return racer
    return s.active if s.ai[s.active] == PLAYER else NOBODY


def with_bikes(s: State, racer: int, moves: Moves) -> Moves:
    """DR-144: each use of a card or of the pilot, for one bike or for both in either order."""
    bikes = s.sheet(racer).bikes
    if len(s.cars(racer)) < 2:  # DR-R46
        return moves
    uses = ((bikes[0],), (bikes[1],), bikes, bikes[::-1])
    return tuple([(f"{move[0]} with", move[1], use) for move in moves for use in uses])


def cars_of_use(s: State, racer: int, move: Move) -> tuple[int, ...]:
    """The cars for which a move uses a card or the pilot."""
    if len(move) < 3:
        return tuple(s.cars(racer))
    bikes = s.sheet(racer).bikes
    return tuple([car_of(racer, bikes.index(name)) for name in move[2]])
