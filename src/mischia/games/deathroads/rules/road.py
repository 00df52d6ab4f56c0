"""The road: columns and rows, lanes and dirt, covers and barriers, and what is where."""

from typing import Final

from mischia.core.state import Event
from mischia.games.deathroads.content.effect_language import BACK, FORWARD, LEFT
from mischia.games.deathroads.rules.state import COLUMN, OFF, State, owner

INWARDS: Final = "DR-R34"  # by which cars make room for a cover


def cell_name(s: State, cell: int) -> str:  # DR-8
    return f"{s.content.board.columns[cell // COLUMN]}{cell % COLUMN}"


def cell_named(s: State, name: str) -> int:
    """The cell of this name, or OFF."""
    board = s.content.board
    if len(name) == 2 and name[0] in board.columns and name[1].isdecimal() and 1 <= int(name[1]) <= board.rows:
        return board.columns.index(name[0]) * COLUMN + int(name[1])
    return OFF


def row(cell: int) -> int:
    return cell % COLUMN


def column(cell: int) -> int:
    return cell // COLUMN


# --- lanes


def leftmost(s: State) -> int:  # DR-10
    """The leftmost playable column, which is dirt."""
    return s.cover_left


def rightmost(s: State) -> int:
    return len(s.content.board.columns) - 1 - s.cover_right


def columns(s: State) -> range:
    """The playable columns, dirt included."""
    return range(leftmost(s), rightmost(s) + 1)


def lane_count(s: State) -> int:  # DR-7
    """How many asphalt lanes there are."""
    return rightmost(s) - leftmost(s) - 1


def lane_of(s: State, cell: int) -> int:  # DR-9
    """The number of a cell's asphalt lane; 0 on dirt."""
    return 0 if is_dirt(s, cell) else column(cell) - leftmost(s)


def is_dirt(s: State, cell: int) -> bool:
    return column(cell) in (leftmost(s), rightmost(s))


def is_playable(s: State, cell: int) -> bool:
    return leftmost(s) <= column(cell) <= rightmost(s) and 1 <= row(cell) <= s.content.board.rows


def off_middle(s: State, cell: int) -> int:  # DR-R48
    """Twice the distance of a cell from the middle of the playable columns."""
    return abs(2 * column(cell) - leftmost(s) - rightmost(s))


def neighbour(cell: int, direction: str) -> int:
    """The next cell in a direction, be it on the road or not."""
    if direction == FORWARD:
        return cell + 1
    if direction == BACK:
        return cell - 1
    return cell - COLUMN if direction == LEFT else cell + COLUMN


def distance(one: int, other: int) -> int:  # DR-195
    """Rows plus lanes."""
    return abs(row(one) - row(other)) + abs(column(one) - column(other))


def adjacent(one: int, other: int) -> bool:  # DR-123, DR-R39
    return max(abs(row(one) - row(other)), abs(column(one) - column(other))) == 1


# --- cars


def cars_on(s: State, cell: int) -> list[int]:
    """The cars on a cell, in the order of initiative."""
    if cell not in s.cell:
        return []
    found = [car for car in range(len(s.cell)) if s.cell[car] == cell]
    if len(found) > 1:
        found.sort(key=lambda car: (s.initiative.index(owner(car)) if owner(car) in s.initiative else 99, car))
    return found


def may_share(s: State, one: int, other: int) -> bool:  # DR-18, DR-145, DR-202
    return owner(one) == owner(other) or (s.is_drone(one) and s.is_drone(other))


def strangers_on(s: State, cell: int, car: int) -> list[int]:
    """The cars on a cell with which this car can't share it."""
    return [other for other in cars_on(s, cell) if other != car and not may_share(s, car, other)]


def free_for(s: State, cell: int, car: int) -> bool:
    """Whether a car may be put on a cell."""
    return cell not in s.barriers and not strangers_on(s, cell, car)


def foremost(s: State, racer: int) -> tuple[int, int]:  # DR-52, DR-53, DR-143
    """The row and the gear with which a racer counts: those of the car closest to the Far Ahead line."""
    best = (0, 0)
    for car in s.cars(racer):
        if s.cell[car] != OFF:
            best = max(best, (row(s.cell[car]), s.gear[car]))
    return best


# --- covers


def cover(s: State, side: str) -> None:  # DR-10, DR-13, DR-14
    """Place a cover, or slide it one lane further."""
    if lane_count(s) <= 2:  # DR-R33
        s.say("cover-ignored", "DR-R33")
        return
    vanishing = leftmost(s) if side == LEFT else rightmost(s)
    s.barriers = [cell for cell in s.barriers if column(cell) != vanishing]
    if side == LEFT:
        s.cover_left += 1
        s.say("left-cover", "DR-13" if s.cover_left > 1 else "DR-10", s.cover_left)
    else:
        s.cover_right += 1
        s.say("right-cover", "DR-13" if s.cover_right > 1 else "DR-10", s.cover_right)
    inwards = COLUMN if side == LEFT else -COLUMN
    for at in range(1, s.content.board.rows + 1):
        move_inwards(s, vanishing * COLUMN + at, inwards)


def move_inwards(s: State, cell: int, inwards: int) -> None:  # DR-R34
    """Move the cars of a cell one lane inwards, and first whoever is in the way."""
    for car in cars_on(s, cell):
        to = cell + inwards
        if column(to) not in columns(s):  # DR-R79: the row is full
            to = nearest_free(s, car)
        elif strangers_on(s, to, car):
            move_inwards(s, to, inwards)
        if to in s.barriers:
            s.barriers.remove(to)
        s.cell[car] = to
        s.say_car("moves", INWARDS, car, cell_name(s, to))


def makes_room(event: Event) -> bool:
    """Whether an event tells of a car that makes room for a cover."""
    return event.clause == INWARDS


def nearest_free(s: State, car: int) -> int:  # DR-R79
    """The closest free cell in another row; of equals the one behind, then the one on the left."""
    here = s.cell[car]
    cells = [lane * COLUMN + at for lane in columns(s) for at in range(1, s.content.board.rows + 1) if at != row(here)]
    free = [cell for cell in cells if free_for(s, cell, car)]
    return min(free, key=lambda cell: (distance(here, cell), row(cell), cell))
