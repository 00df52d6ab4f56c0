"""Questions that are none: whatever is answered, it comes to the same, and everybody sees that (QU-R25)."""

from typing import Any, Final

from mischia.core.questions import Ask, Move
from mischia.games.quarriors.rules.attack import defended
from mischia.games.quarriors.rules.state import NOBODY, State
from mischia.games.quarriors.rules.summoning import can_summon
from mischia.games.quarriors.rules.turn import (
    ATTACK,
    END,
    SPEND_ALL,
    acted,
    captured,
    captures,
    kept,
    quiddity_shown,
)

MOST: Final = 4  # creatures whose every order is looked at


def forced(s: State) -> Move | None:
    """The answer to the open question, where there is no choice."""
    question = s.question
    if not isinstance(question, Ask):
        return None
    if question.then is defended and is_one_end(s, question):
        return question.moves[0]
    if hits_nobody(s) and has_only_to_attack(s):
        return ATTACK
    return None


def is_one_end(s: State, question: Ask) -> bool:  # QU-71
    """Whether it is all the same who stands in the way, and in which order."""
    if len(question.moves) > MOST:
        return False
    if len(question.moves) == 1:
        return True
    found: list[Any] = []
    waiting = [s]
    while waiting:
        before = waiting.pop()
        asked = before.question
        assert isinstance(asked, Ask)
        for move in asked.moves:
            now = before.clone()
            now.answer(move)
            if isinstance(now.question, Ask) and now.question.then is defended and now.question.seat == question.seat:
                waiting.append(now)
                continue
            if now.attack[question.seat] != NOBODY:  # something else is asked before it is over
                return False
            found.append(laid_out(now))
            if found[-1] != found[0]:
                return False
    return True


def laid_out(s: State) -> Any:
    """All that a defence can change."""
    ready = [sorted([(one.phrase, one.marks) for one in area]) for area in s.ready]
    active = [sorted(pool) for pool in s.active]
    spells = [sorted(area) for area in s.spells]
    piles = (s.glory, s.bags, s.spent, s.used, s.aside, s.wilds)
    turn = (s.quiddity, s.captures, s.discount, sorted(s.scored), sorted(s.victims), s.boosts, s.to_active)
    return (ready, active, spells, piles, turn, s.attack, s.winded, s.fallen, s.culls, s.to_draw, s.over)


# --- what else could be done


def hits_nobody(s: State) -> bool:  # QU-64
    """Whether an attack would do nothing."""
    return not s.ready[s.current] or not any(s.ready[rival] for rival in s.rivals())


def has_only_to_attack(s: State) -> bool:  # QU-44
    """Whether nothing is left before the attack that can't be done after it; dice are spent in phase 4 as well."""
    question = s.question
    if not isinstance(question, Ask) or question.then is not acted:
        return False
    return only_spends(question, ATTACK) and not can_summon_any(s)


def can_summon_any(s: State) -> bool:  # QU-59
    """Whether all the quiddity that there is pays for a creature."""
    rich = with_all_spent(s)
    return any(can_summon(rich, die) for die in s.active[s.current])


def has_only_to_end(s: State) -> bool:  # QU-82
    """Whether nothing can be captured or cast any more in this turn."""
    question = s.question
    if not isinstance(question, Ask) or question.then is not captured or not only_spends(question, END):
        return False
    return not captures(with_all_spent(s))


def is_asked_what_to_keep(s: State) -> bool:  # QU-89
    """Whether the end of the turn leaves a choice."""
    return isinstance(s.question, Ask) and s.question.then is kept


def only_spends(question: Ask, last: Move) -> bool:
    """Whether all that can be done besides this move is to spend dice."""
    return all(move[0] == "spend" or move in (SPEND_ALL, last) for move in question.moves)


def with_all_spent(s: State) -> State:
    """The table with all the quiddity that the dice can give."""
    rich = s.clone()
    rich.quiddity += sum([s.cat.face(die).quiddity for die in quiddity_shown(s)])
    return rich
