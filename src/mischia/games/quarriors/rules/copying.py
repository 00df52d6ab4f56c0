"""The Strong Primordial Ooze: a copy of a creature in a rival's Ready Area (QU-R51)."""

from mischia.core.questions import Ask, Move, Moves, Question
from mischia.games.quarriors.content.catalogue import die_of
from mischia.games.quarriors.rules.hooks import UNFORMED
from mischia.games.quarriors.rules.state import CHANGED, Creature, State, changed, distinct


def enter(s: State, seat: int, creature: Creature) -> None:
    """A creature enters the Ready Area; a Strong Ooze must take a form at once."""
    s.ready[seat].append(creature)
    if copies(s, creature):
        s.then((take_form, seat, creature.phrase))


def copies(s: State, creature: Creature) -> bool:
    """Whether a creature's own card makes it a copy."""
    return UNFORMED.name in s.card(creature.cls).works[creature.face]


def form_of(s: State, target: Creature) -> int:
    """What becomes of who copies this: a copy copies the original, a plain Strong Ooze makes plain."""
    if target.copy or copies(s, target):
        return target.copy
    return die_of(target.cls, target.face)


def forms(s: State, seat: int) -> list[tuple[int, Creature]]:
    """The creatures that may be copied, with their owners."""
    return [(rival, target) for rival in s.clockwise(seat) for target in distinct(s.ready[rival])]


def take_form(s: State, seat: int, phrase: str) -> Question | None:
    """The owner must choose, if there is a choice (QU-R25)."""
    found = forms(s, seat)
    if len({form_of(s, target) for _, target in found}) > 1:
        moves = [("choose", rival, target.phrase) for rival, target in found]
        return Ask(seat, tuple(moves), took_form, open=True)
    if found:
        become(s, seat, phrase, form_of(s, found[0][1]), 0)
    return None


def took_form(s: State, seat: int, phrase: str, move: Move) -> None:
    target = s.find(move[1], move[2])
    assert target is not None
    become(s, seat, phrase, form_of(s, target), 0)


def become(s: State, seat: int, phrase: str, form: int, marks: int) -> None:
    """A Strong Ooze takes a form."""
    ooze = s.find(seat, phrase, CHANGED)
    if ooze is not None:
        new = changed(s.cat, ooze, ooze.attached, form, ooze.marks | marks)
        s.put(seat, ooze, new)
        s.say("copy", "QU-R51", seat, new.phrase)


def copy_moves(s: State, seat: int) -> Moves:
    """Once in each player's turn a Strong Ooze may copy something else."""
    moves: list[Move] = []
    for ooze in distinct([one for one in s.ready[seat] if copies(s, one) and not one.marks & CHANGED]):
        for rival, target in forms(s, seat):
            if form_of(s, target) != ooze.copy:
                moves.append(("copy", rival, target.phrase, ooze.phrase))
    return tuple(moves)


def copied(s: State, seat: int, move: Move) -> None:
    """A Strong Ooze changes what it copies."""
    target = s.find(move[1], move[2])
    assert target is not None
    become(s, seat, move[3], form_of(s, target), CHANGED)
