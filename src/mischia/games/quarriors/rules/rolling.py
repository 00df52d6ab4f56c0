"""Drawing and rolling dice."""

from typing import Final

from mischia.core.bags import ONE, items
from mischia.core.questions import Chance, Move, Question
from mischia.games.quarriors.content.catalogue import cls_of, die_of, face_of
from mischia.games.quarriors.rules.state import State

AT_ONCE: Final = 21  # as many dice as one roll can be asked for

# --- drawing


def draw_dice(s: State) -> Question | None:  # QU-17, QU-53, QU-R3
    """The current player draws dice that will be rolled, one at a time."""
    if not can_draw(s, s.current):
        s.to_draw = 0
    if not s.to_draw:
        return None
    if refilled(s, s.current):
        s.then(draw_dice)
        return None
    return Chance(("draw",), s.bags[s.current], 1, drew, s.cat.classes)


def drew(s: State, outcome: Move) -> None:
    cls = take_out(s, s.current, outcome)
    s.rolling += ONE[cls]
    s.then(draw_dice)


def draw_unrolled(s: State, seat: int) -> Question | None:  # QU-R33: they lie in the Active Pool until the next roll
    """A player draws dice that are not rolled now."""
    if not can_draw(s, seat):
        s.to_draw = 0
    if not s.to_draw:
        return None
    if refilled(s, seat):
        s.then((draw_unrolled, seat))
        return None
    return Chance(("draw",), s.bags[seat], 1, drew_unrolled, s.cat.classes)


def drew_unrolled(s: State, seat: int, outcome: Move) -> None:
    take_out(s, seat, outcome)
    s.then((draw_unrolled, seat))


def start_drawing(s: State, seat: int, n: int) -> None:
    """So many dice are to be drawn, and not rolled now."""
    s.to_draw = n
    s.then((draw_unrolled, seat))


def can_draw(s: State, seat: int) -> bool:
    return s.bags[seat] != 0 or s.used[seat] != 0


def refilled(s: State, seat: int) -> bool:  # QU-32, QU-R3: the Used Pile alone, and only when a die must be drawn
    """Fill an empty bag; whether it was empty."""
    if s.bags[seat]:
        return False
    s.bags[seat] = s.used[seat]
    s.used[seat] = 0
    s.say("refill", "QU-32", seat)
    return True


def take_out(s: State, seat: int, outcome: Move) -> int:
    """The die that was drawn goes to the Active Pool; its class."""
    cls = s.cat.ids[outcome[1]]
    s.bags[seat] -= ONE[cls]
    s.active[seat].append(die_of(cls, 0))
    s.to_draw -= 1
    s.say("draw", "QU-52", seat, outcome[1])
    return cls


# --- rolling


def roll_dice(s: State) -> Question | None:  # QU-28: whatever is rolled is in the Active Pool
    """The dice land one by one; dice rolled together may be named in any order."""
    if not s.rolling:
        return None
    faces = 0
    for cls in items(s.rolling)[:AT_ONCE]:
        faces += s.cat.rolls[cls]
    return Chance(("roll",), faces, 1, rolled, s.cat.words)


def rolled(s: State, outcome: Move) -> None:
    die = s.cat.die(outcome[1])
    pool = s.active[s.current]
    pool.remove(die & ~7)
    pool.append(die)
    s.rolling -= ONE[cls_of(die)]
    s.say("roll", "QU-28", s.current, outcome[1])
    s.then(roll_dice)


def throws(s: State) -> int | None:  # QU-52: a turn's dice are thrown together, none of them shows a face yet
    """Whose hand throws the dice with which a turn begins."""
    question = s.question
    first = (
        isinstance(question, Chance)
        and question.then is rolled
        and not any(face_of(die) for die in s.active[s.current])
    )
    return s.current if first else None


def roll_anew(s: State, die: int) -> None:
    """A die of the Active Pool is to be rolled again."""
    pool = s.active[s.current]
    pool.remove(die)
    cls = cls_of(die)
    pool.append(die_of(cls, 0))
    s.rolling += ONE[cls]
