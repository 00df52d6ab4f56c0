"""What certainly follows from a choice, by what everybody knows: the rules are asked, on a copy of the table."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

import orjson

from mischia.core.page import Seen
from mischia.core.position import load
from mischia.core.questions import Ask, Move
from mischia.games.quarriors import GAME
from mischia.games.quarriors.position.guess import imagine
from mischia.games.quarriors.rules.attack import defended
from mischia.games.quarriors.rules.scoring import PASS
from mischia.games.quarriors.rules.state import State
from mischia.games.quarriors.rules.strength import attack_total, defence_of
from mischia.games.quarriors.rules.turn import ATTACK, captured

MOST = 120  # ways of defending that are looked at
STEPS = 200  # answers in one attack


class Fate(NamedTuple):
    """What an attack does to one rival, if nobody reacts."""

    seat: int
    total: int
    falls: tuple[str, ...]  # whatever the rival does
    others: tuple[str, ...]  # those of whom the rival may choose
    least: int  # how many fall at least, and at most
    most: int


class Stand(NamedTuple):
    """What comes of a choice in a defence."""

    falls: bool
    left: int  # of the attack
    attackers: tuple[str, ...]  # that are destroyed


def table(seen: Seen) -> State:
    """The table as the rules know it; a bag holds what is owned and lies nowhere else."""
    return _table(orjson.dumps(seen.view), tuple(sorted(seen.options.items()))).clone()


@lru_cache(maxsize=128)
def _table(view: bytes, options: tuple[tuple[str, object], ...]) -> State:
    state, _ = load(GAME, imagine(orjson.loads(view)), GAME.read_options(dict(options)))
    assert isinstance(state, State)
    if state.question is None:
        state.proceed()
    return state


def fates(s: State) -> tuple[Fate, ...]:
    """What would become of each rival's creatures if the current player attacked now."""
    begun = s.clone()
    begun.log = []
    begun.answer(ATTACK)
    return tuple(fate(begun, rival, s) for rival in s.rivals() if s.ready[rival])


def fate(begun: State, rival: int, before: State) -> Fate:
    """Every way in which one rival can defend."""
    ends: list[list[str]] = []
    waiting = [begun]
    total = attack_total(before, rival)
    while waiting and len(ends) < MOST:
        s = on_to_defence(waiting.pop(), rival)
        question = s.question
        if isinstance(question, Ask) and question.then is defended and question.seat == rival:
            total = max(total, s.attack[rival]) if not lost(s, rival) else total
            for move in question.moves:
                new = s.clone()
                new.log = list(s.log or [])
                new.answer(move)
                waiting.append(new)
        else:
            ends.append(lost(s, rival))
    names = [creature.phrase for creature in before.ready[rival]]
    sure = [name for at, name in enumerate(names) if all(end.count(name) > names[:at].count(name) for end in ends)]
    may = [
        name
        for at, name in enumerate(names)
        if name not in sure and any(end.count(name) > names[:at].count(name) for end in ends)
    ]
    sizes = [len(end) for end in ends]
    return Fate(rival, total, tuple(sure), tuple(may), min(sizes, default=0), max(sizes, default=0))


def lost(s: State, seat: int) -> list[str]:
    """The creatures that a player has lost, by the log of the copy."""
    return [event.args[1] for event in s.log or [] if event.id == "destroy" and event.args[0] == seat]


def on_to_defence(s: State, rival: int) -> State:
    """Go on with the attack until this rival is to choose a defender, or it is over; nobody reacts."""
    rng = Random(0)
    for _ in range(STEPS):
        question = s.question
        if question is None or question.then is captured:
            return s
        if isinstance(question, Ask):
            if question.then is defended and question.seat == rival:
                return s
            s.answer(PASS if PASS in question.moves else question.moves[0])
        else:
            s.answer(question.pick(rng))
    return s


def stand(s: State, seat: int, move: Move) -> Stand:
    """What comes of throwing a creature in the way; what is still to be chosen is left open."""
    new = after(s, move)
    told = new.log or []
    falls = any(event.id == "destroy" and event.args[0] == seat for event in told)
    attackers = tuple(event.args[1] for event in told if event.id == "destroy" and event.args[0] == s.current)
    return Stand(falls, max(0, new.attack[seat]), attackers)


def after(s: State, move: Move) -> State:
    """The table after a choice, with what was told of it."""
    new = s.clone()
    new.log = []
    new.answer(move)
    return new


def defences(s: State, seat: int) -> dict[str, int]:
    """By phrase: what destroys a creature."""
    return {creature.phrase: defence_of(s, seat, creature) for creature in s.ready[seat]}
