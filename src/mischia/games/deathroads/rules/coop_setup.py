"""Coop and solo: how the AI drivers come to the road."""

from mischia.core.bags import ONE, Bag, bag, count
from mischia.core.questions import Chance, Move, Question
from mischia.games.deathroads.rules import rounds, setup
from mischia.games.deathroads.rules.road import adjacent, cars_on, cell_name, columns, free_for, off_middle, row
from mischia.games.deathroads.rules.state import ARMOUR, BOSS, COLUMN, DRONE, OFF, State, car_of


def set_up_ai(s: State) -> None:  # DR-161, DR-R60
    bosses = min(s.options.bosses or s.seats, len(free_vehicles(s)))  # DR-R75
    s.drone_armour = s.options.drone_armour
    drones = min(s.options.drones, len(s.content.dealt.drones))
    s.then(*[draw_boss] * bosses, *[draw_drone] * drones, rounds.play_round)


def free_vehicles(s: State) -> list[str]:  # DR-162
    return [name for name in s.content.dealt.vehicles if name not in s.vehicle and not s.content.vehicles[name].bikes]


def draw_boss(s: State) -> Question:  # DR-162
    names = s.content.dealt.vehicles
    free = free_vehicles(s)
    return Chance(("draw boss",), bag([n for n in range(len(names)) if names[n] in free]), 1, boss_drawn, names)


def boss_drawn(s: State, outcome: Move) -> None:  # DR-163, DR-164
    racer = join(s, BOSS, outcome[1])
    s.then((draw_type, racer), (draw_weapon, racer, "M"), (draw_weapon, racer, "B"), (place_boss, racer))


def join(s: State, ai: int, name: str) -> int:
    """An AI joins the race, last on the initiative track."""
    racer = s.add_racer(ai, name)
    s.initiative.append(racer)
    setup.give_vehicle(s, racer, name)
    return racer


def draw_drone(s: State) -> Question:  # DR-169
    names = s.content.dealt.drones
    free = [number for number in range(len(names)) if names[number] not in s.vehicle]
    return Chance(("draw drone",), bag(free), 1, drone_drawn, names)


def drone_drawn(s: State, outcome: Move) -> None:
    racer = join(s, DRONE, outcome[1])
    s.armour[car_of(racer)] = ARMOUR[: s.drone_armour]  # DR-R61
    s.drones.append(racer)
    s.then((draw_type, racer), (draw_weapon, racer, "M"), (place_drone, racer))


def draw_type(s: State, racer: int) -> Question:  # DR-165, DR-R60: none twice until all are out
    names = s.content.dealt.types
    used = [s.kind.count(name) for name in names]
    return Chance(("draw type",), bag([n for n in range(len(names)) if used[n] == min(used)]), 1, type_drawn, names)


def type_drawn(s: State, racer: int, outcome: Move) -> None:
    s.kind[racer] = outcome[1]
    s.say("takes-item", "DR-165", s.racer_name(racer), outcome[1])


def draw_weapon(s: State, racer: int, letter: str) -> Question | None:  # DR-165, DR-R60
    pool = weapons_left(s, letter)
    return Chance(("draw",), pool, 1, weapon_drawn, s.content.card_names) if pool else None


def weapons_left(s: State, letter: str) -> Bag:
    """The single cards of a weapon deck that no player and no AI has."""
    taken = [code for seat in range(s.seats) for code in s.sets[seat]]
    pool = 0
    for code in s.content.letter(letter):
        if code not in taken:
            card = s.content.number[s.content.pairs[code]]
            pool += count(s.box, card) * ONE[card]
    return pool


def weapon_drawn(s: State, racer: int, letter: str, outcome: Move) -> None:
    s.weapons[racer] += (outcome[1],)
    s.out_of_box(ONE[s.content.number[outcome[1]]])
    s.say("takes-item", "DR-165", s.racer_name(racer), outcome[1])


def place_boss(s: State, racer: int) -> None:  # DR-166, DR-R60
    """As close to the middle as possible, in the row beside the Far Ahead line."""
    car = car_of(racer)
    for at in range(s.content.board.boss_start_row, 0, -1):
        cells = [lane * COLUMN + at for lane in columns(s) if free_for(s, lane * COLUMN + at, car)]
        if cells:
            s.cell[car] = min(cells, key=lambda cell: (off_middle(s, cell), cell))
            break
    s.say("boss", "DR-166", s.racer_name(racer), cell_name(s, s.cell[car]))


def place_drone(s: State, racer: int) -> None:  # DR-170, DR-R60
    """Beside the first boss, as close to the middle as possible."""
    car = car_of(racer)
    boss = s.cell[car_of(s.ai.index(BOSS))]
    cells = [cell for cell in cells_beside(s, boss) if free_for(s, cell, car)]
    if not cells:
        cells = [lane * COLUMN + at for lane in columns(s) for at in rows(s) if free_for(s, lane * COLUMN + at, car)]
    s.cell[car] = min(cells, key=lambda cell: (off_middle(s, cell), len(cars_on(s, cell)), -row(cell), cell))
    s.say("drone", "DR-170", s.racer_name(racer), cell_name(s, s.cell[car]))


def rows(s: State) -> range:
    return range(1, s.content.board.rows + 1)


def cells_beside(s: State, cell: int) -> list[int]:
    """The playable cells around a cell."""
    if cell == OFF:
        return []
    return [lane * COLUMN + at for lane in columns(s) for at in rows(s) if adjacent(cell, lane * COLUMN + at)]
