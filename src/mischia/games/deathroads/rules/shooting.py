"""Weapons: where a shot goes, whom it hits, and what follows."""

from itertools import combinations

from mischia.core.questions import Move, Question
from mischia.games.deathroads.content.effect_language import Effects
from mischia.games.deathroads.content.item_reader import Card, Cells
from mischia.games.deathroads.rules import bikes, resolution
from mischia.games.deathroads.rules.choice import choose
from mischia.games.deathroads.rules.road import cars_on, column, distance, row
from mischia.games.deathroads.rules.state import COLUMN, OFF, State, owner


def fire(s: State, chooser: int, car: int, weapon: str) -> Question | None:  # DR-125, DR-R23
    """Fire a weapon; where the card leaves a choice, the tracks are chosen (DR-128 to DR-130)."""
    if s.wrecked[car] or s.cell[car] == OFF:  # DR-R27
        return None
    card = card_of(s, weapon)
    return choose(s, chooser, aims(card), fired, chooser, car, weapon)


def card_of(s: State, weapon: str) -> Card:
    return s.content.cards[s.content.number[weapon]]


def aims(card: Card) -> tuple[Move, ...]:
    """Every choice of tracks, by their numbers."""
    numbers = [str(number) for number in range(1, len(card.tracks) + 1)]
    return tuple([("aim", "+".join(chosen)) for chosen in combinations(numbers, card.picks)])


def fired(s: State, chooser: int, car: int, weapon: str, move: Move) -> None:
    card = card_of(s, weapon)
    hit = targets(s, car, [card.tracks[int(number) - 1] for number in move[1].split("+")])
    if s.trial is not None:
        for target in hit:
            s.trial.hit[target] = True
    if s.log is not None:
        s.say_car("fires", "DR-126", car, tuple([s.car_name(target) for target in hit]) if hit else "nothing")
    if hit:  # DR-131, DR-132: if-hit comes once, however many were hit
        s.then(
            (bikes.one_by_one, hit, was_hit, (chooser, card.target)), (resolution.do_effects, chooser, car, card.if_hit)
        )


def was_hit(s: State, car: int, chooser: int, effects: Effects) -> None:
    """A car suffers the target box, wherever it is by now (DR-R19)."""
    resolution.do_effects(s, chooser, car, effects)


def targets(s: State, car: int, tracks: list[tuple[str, Cells]]) -> tuple[int, ...]:
    """Whom a shot hits, each car once, in the order in which they suffer (DR-R20)."""
    found: list[int] = []
    for mode, cells in tracks:
        for x, y in cells:
            there = cars_on(s, s.cell[car] + COLUMN * x + y) if in_sight(s, car, x, y) else []
            found += [other for other in there if other not in found and owner(other) != owner(car)]  # DR-146
            if there and mode == "line":  # DR-127; DR-R21: barriers stop no shot, cars do; DR-R22: the partner bike too
                break
    here = s.cell[car]
    found.sort(key=lambda other: (distance(here, s.cell[other]), column(s.cell[other]), row(s.cell[other])))
    return with_partners(found)


def in_sight(s: State, car: int, x: int, y: int) -> bool:
    """Whether there is a cell so many lanes to the right and rows ahead."""
    here = s.cell[car]
    return 0 <= column(here) + x < len(s.content.board.columns) and 1 <= row(here) + y <= s.content.board.rows


def with_partners(cars: list[int]) -> tuple[int, ...]:
    """DR-R20: two bikes hit together are handled one after the other, at the place of the nearer one."""
    sorted_out: list[int] = []
    for car in cars:
        if car not in sorted_out:
            sorted_out.append(car)
            if car ^ 1 in cars:
                sorted_out.append(car ^ 1)
    return tuple(sorted_out)
